<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DawnScreen</name>
    <message numerus="yes">
        <source>Out last night</source>
        <translation>
            <numerusform>Out last night</numerusform>
            <numerusform>Out last night</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndGains</name>
    <message numerus="yes">
        <source>See it all, and make profiles for %n guests</source>
        <translation>
            <numerusform>See it all, and make a profile for %n guest</numerusform>
            <numerusform>See it all, and make profiles for %n guests</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>JudgedPills</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonOverview</name>
    <message numerus="yes">
        <source>{hits} of %n votes that could be on target</source>
        <translation>
            <numerusform>{hits} of %n vote that could be on target</numerusform>
            <numerusform>{hits} of %n votes that could be on target</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation>
            <numerusform>One more player is needed.</numerusform>
            <numerusform>%n more players are needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many for this game.</source>
        <translation>
            <numerusform>One player too many for this game.</numerusform>
            <numerusform>%n players too many for this game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message numerus="yes">
        <source>Nobody voted for the other %n.</source>
        <translation>
            <numerusform>Nobody voted for one other.</numerusform>
            <numerusform>Nobody voted for the other %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>Backed up, without %n things here that can’t be read.</source>
        <translation>
            <numerusform>Backed up, without one thing here that can’t be read.</numerusform>
            <numerusform>Backed up, without %n things here that can’t be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bandit</name>
    <message numerus="yes">
        <source>%n bandits</source>
        <translation>
            <numerusform>%n bandit</numerusform>
            <numerusform>%n bandits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doctors</source>
        <translation>
            <numerusform>%n doctor</numerusform>
            <numerusform>%n doctors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n killers</source>
        <translation>
            <numerusform>%n killer</numerusform>
            <numerusform>%n killers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n police</source>
        <translation>
            <numerusform>%n police</numerusform>
            <numerusform>%n police</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bandit day</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vote yet.</source>
        <translation>
            <numerusform>One has no vote yet.</numerusform>
            <numerusform>%n have no vote yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n are tied: all are heard again, and then you vote again.</source>
        <translation>
            <numerusform>All %n are tied: all are heard again, and then you vote again.</numerusform>
            <numerusform>All %n are tied: all are heard again, and then you vote again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n who are not tied are heard again.</source>
        <translation>
            <numerusform>The one who is not tied is heard again.</numerusform>
            <numerusform>The %n who are not tied are heard again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n who are tied are heard again.</source>
        <translation>
            <numerusform>The one who is tied is heard again.</numerusform>
            <numerusform>The %n who are tied are heard again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bandit end</name>
    <message numerus="yes">
        <source>After %n nights.</source>
        <translation>
            <numerusform>After one night.</numerusform>
            <numerusform>After %n nights.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>board</name>
    <message numerus="yes">
        <source>From %n games on: before that, a little luck would lead.</source>
        <translation>
            <numerusform>From %n game on: before that, a little luck would lead.</numerusform>
            <numerusform>From %n games on: before that, a little luck would lead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n games</source>
        <translation>
            <numerusform>of %n game</numerusform>
            <numerusform>of %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n votes</source>
        <translation>
            <numerusform>of %n vote</numerusform>
            <numerusform>of %n votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n games</source>
        <translation>
            <numerusform>{won} of %n game</numerusform>
            <numerusform>{won} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message numerus="yes">
        <source>%n people have reached a new level</source>
        <translation>
            <numerusform>%n person has reached a new level</numerusform>
            <numerusform>%n people have reached a new level</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles earned</source>
        <translation>
            <numerusform>%n title earned</numerusform>
            <numerusform>%n titles earned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n win in a row</numerusform>
            <numerusform>%n wins in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has earned %n titles</source>
        <translation>
            <numerusform>{name} has earned %n title</numerusform>
            <numerusform>{name} has earned %n titles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{people} and %n more</source>
        <translation>
            <numerusform>{people} and %n more</numerusform>
            <numerusform>{people} and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>packages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, last {when}</source>
        <translation>
            <numerusform>%n game, last {when}</numerusform>
            <numerusform>%n games, last {when}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out:</source>
        <translation>
            <numerusform>%n line is left out:</numerusform>
            <numerusform>%n lines are left out:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own packages can’t be read. They stay as they are.</source>
        <translation>
            <numerusform>%n of your own packages can’t be read. It stays as it is.</numerusform>
            <numerusform>%n of your own packages can’t be read. They stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other spellings are the most that a word can have.</source>
        <translation>
            <numerusform>%n other spelling is the most that a word can have.</numerusform>
            <numerusform>%n other spellings are the most that a word can have.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages</source>
        <translation>
            <numerusform>%n package</numerusform>
            <numerusform>%n packages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are here already.</source>
        <translation>
            <numerusform>%n package is here already.</numerusform>
            <numerusform>%n packages are here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are in {file} now.</source>
        <translation>
            <numerusform>%n package is in {file} now.</numerusform>
            <numerusform>%n packages are in {file} now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are new here.</source>
        <translation>
            <numerusform>%n package is new here.</numerusform>
            <numerusform>%n packages are new here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages can’t be read.</source>
        <translation>
            <numerusform>%n package can’t be read.</numerusform>
            <numerusform>%n packages can’t be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have a damaged picture.</source>
        <translation>
            <numerusform>%n package has a damaged picture.</numerusform>
            <numerusform>%n packages have a damaged picture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have the words of another one here.</source>
        <translation>
            <numerusform>%n package has the words of another one here.</numerusform>
            <numerusform>%n packages have the words of another one here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have words that can’t be played.</source>
        <translation>
            <numerusform>%n package has words that can’t be played.</numerusform>
            <numerusform>%n packages have words that can’t be played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages lack a file.</source>
        <translation>
            <numerusform>%n package lacks a file.</numerusform>
            <numerusform>%n packages lack a file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages were added.</source>
        <translation>
            <numerusform>%n package was added.</numerusform>
            <numerusform>%n packages were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures can’t be read any more, and are not in it.</source>
        <translation>
            <numerusform>%n picture can’t be read any more, and is not in it.</numerusform>
            <numerusform>%n pictures can’t be read any more, and are not in it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A kind has %n letters at most.</source>
        <translation>
            <numerusform>A kind has %n letter at most.</numerusform>
            <numerusform>A kind has %n letters at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A word has %n letters at most.</source>
        <translation>
            <numerusform>A word has %n letter at most.</numerusform>
            <numerusform>A word has %n letters at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Packages</source>
        <translation>
            <numerusform>Add %n Package</numerusform>
            <numerusform>Add %n Packages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n Packages</source>
        <translation>
            <numerusform>Export %n Package</numerusform>
            <numerusform>Export %n Packages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list is too long: %n lines are the most.</source>
        <translation>
            <numerusform>The list is too long: %n line is the most.</numerusform>
            <numerusform>The list is too long: %n lines are the most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more lines</source>
        <translation>
            <numerusform>and %n more line</numerusform>
            <numerusform>and %n more lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n people are in {file} now.</source>
        <translation>
            <numerusform>%n person is in {file} now.</numerusform>
            <numerusform>%n people are in {file} now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation>
            <numerusform>You have %n second to talk about who it might be. Then the vote starts by itself; you can start it sooner.</numerusform>
            <numerusform>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n votes on target</source>
        <translation>
            <numerusform>%n vote on target</numerusform>
            <numerusform>%n votes on target</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{when}: {won} of %n games won</source>
        <translation>
            <numerusform>{when}: {won} of %n game won</numerusform>
            <numerusform>{when}: {won} of %n games won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message numerus="yes">
        <source>As a citizen, vote for a spy or the ghost %n times.</source>
        <translation>
            <numerusform>As a citizen, vote for a spy or the ghost once.</numerusform>
            <numerusform>As a citizen, vote for a spy or the ghost %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>As a citizen, win a game of The Spy’s Word.</numerusform>
            <numerusform>As a citizen, win %n games of The Spy’s Word.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a spy, win %n games in which nobody ever votes for you.</source>
        <translation>
            <numerusform>As a spy, win a game in which nobody ever votes for you.</numerusform>
            <numerusform>As a spy, win %n games in which nobody ever votes for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the ghost, guess the word right in %n games.</source>
        <translation>
            <numerusform>As the ghost, guess the word right once.</numerusform>
            <numerusform>As the ghost, guess the word right in %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games after midnight.</source>
        <translation>
            <numerusform>Finish a game after midnight.</numerusform>
            <numerusform>Finish %n games after midnight.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games at a table where every seat is taken.</source>
        <translation>
            <numerusform>Finish a game at a table where every seat is taken.</numerusform>
            <numerusform>Finish %n games at a table where every seat is taken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Finish a game of The Spy’s Word.</numerusform>
            <numerusform>Finish %n games of The Spy’s Word.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of any kind.</source>
        <translation>
            <numerusform>Finish a game of any kind.</numerusform>
            <numerusform>Finish %n games of any kind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play in %n different languages.</source>
        <translation>
            <numerusform>Play in %n language.</numerusform>
            <numerusform>Play in %n different languages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on %n different evenings.</source>
        <translation>
            <numerusform>Play on %n evening.</numerusform>
            <numerusform>Play on %n different evenings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different packages of words.</source>
        <translation>
            <numerusform>Play with %n package of words.</numerusform>
            <numerusform>Play with %n different packages of words.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different people who have a profile.</source>
        <translation>
            <numerusform>Play with %n person who has a profile.</numerusform>
            <numerusform>Play with %n different people who have a profile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n draws of lots.</source>
        <translation>
            <numerusform>Stay in after a draw of lots.</numerusform>
            <numerusform>Stay in after %n draws of lots.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n duels.</source>
        <translation>
            <numerusform>Stay in after a duel.</numerusform>
            <numerusform>Stay in after %n duels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still be in at the end of %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Still be in at the end of a game of The Spy’s Word.</numerusform>
            <numerusform>Still be in at the end of %n games of The Spy’s Word.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word in a row.</source>
        <translation>
            <numerusform>Win %n game of The Spy’s Word in a row.</numerusform>
            <numerusform>Win %n games of The Spy’s Word in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Win a game of The Spy’s Word.</numerusform>
            <numerusform>Win %n games of The Spy’s Word.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a spy.</source>
        <translation>
            <numerusform>Win a game as a spy.</numerusform>
            <numerusform>Win %n games as a spy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as the ghost.</source>
        <translation>
            <numerusform>Win a game as the ghost.</numerusform>
            <numerusform>Win %n games as the ghost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win right after five losses in a row, %n times.</source>
        <translation>
            <numerusform>Win right after five losses in a row.</numerusform>
            <numerusform>Win right after five losses in a row, %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n citizen</numerusform>
            <numerusform>%n citizens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles</source>
        <translation>
            <numerusform>%n title</numerusform>
            <numerusform>%n titles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation>
            <numerusform>After %n round.</numerusform>
            <numerusform>After %n rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with %n of {all} votes</source>
        <translation>
            <numerusform>Out with %n of {all} votes</numerusform>
            <numerusform>Out with %n of {all} votes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation>
            <numerusform>Tied with %n vote each</numerusform>
            <numerusform>Tied with %n votes each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>played once</numerusform>
            <numerusform>played %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
