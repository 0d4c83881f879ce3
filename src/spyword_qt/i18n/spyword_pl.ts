<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>All time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BoardRows</name>
    <message>
        <source>{place}. {name}: {value} {note}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardScreen</name>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Got It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it once more, then hide it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read it, remember it, hide it. Then pass the device on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are a spy. Your word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicePart</name>
    <message>
        <source>Colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters on the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClueScreen</name>
    <message>
        <source>Check My Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel: your clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I Gave My Clue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not your word, no part or translation of it, nothing said before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence, out loud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One word, out loud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then the others vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then you all talk it over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CoverRow</name>
    <message>
        <source>Surprise me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new to everyone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the one you’ve played least</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiscussionScreen</name>
    <message>
        <source>Check My Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, discussion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start Voting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk it over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clock stood still, so it is paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who holds the other word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} still in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DotsButton</name>
    <message>
        <source>More about {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndGains</name>
    <message>
        <source>Make Profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what everybody gained</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EndVotes</name>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>A file takes people along to another machine, with all their games and titles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People in files</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GainTile</name>
    <message>
        <source>{name}, {xp}</source>
        <comment>somebody and what they gained</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GainsBody</name>
    <message>
        <source>Guests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a profile, this game counts for them too.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GainsPanel</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make profiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes were hidden: what they earned shows after the next game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuessScreen</name>
    <message>
        <source>Everyone may watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit Guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Think aloud if you like: only what you submit counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You were the ghost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>Another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a profile of {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuestTile</name>
    <message>
        <source>Seat {name} as a guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sit down as a guest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>Back to the Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered: the window was left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone else, look away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For one pair of eyes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody left: the vote begins anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for your eyes only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time is up: now everyone votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card is waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card, once more.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Everyone has a word. Not everyone has yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume the Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InviteBody</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search, or type a guest’s name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Nobody has a profile yet. Make one, or type the name of a guest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is played on this seat will count for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindTile</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KindsPage</name>
    <message>
        <source>A surprise is of a kind that is on. Words and pictures stay secret here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind is off: a surprise may be of any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch All On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is full: twelve can play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Every vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens’ word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spies’ word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spy’s word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was who, and every vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was who, and the last votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who was who, and votes received</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rounds} {why}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>Every package</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You see the kind of its two words. The words stay secret.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageButtons</name>
    <message>
        <source>Former packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More packages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleEmpty</name>
    <message>
        <source>Add the First Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People with a profile keep what they play for: levels, titles, and every game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleField</name>
    <message>
        <source>Retired</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleFiles</name>
    <message>
        <source>Export People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People of The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>How the list is sorted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New Person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody here is called “{name}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonMenu</name>
    <message>
        <source>Bring Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps everything, and is no longer offered when a game is set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and Chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered again when a game is set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Retire</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no games yet that would be lost with this profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games}, {titles} and level {level} are lost with this profile.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonOverview</name>
    <message>
        <source>All Titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last ten games, the latest last: {verdicts}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first one brings XP, and a title with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Titles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>best streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>votes on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{earned} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n votes as a citizen</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonPill</name>
    <message>
        <source>Add {name}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonRecord</name>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings and company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won, of all that were played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not in this line: {xp} XP for votes that stayed secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XP over time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>Change Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit Name and Chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The latest games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonTile</name>
    <message>
        <source>last played: {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Choose a Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste a Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the Picture</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferenceControls</name>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards turn at once, and nothing slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11 does it, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While you talk and vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>About This Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For {name} only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type any word, so that nobody can tell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type one word, then hide the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>A chip has room for two letters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a picture here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name and chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RecommendedLine</name>
    <message>
        <source>Back to Recommended for {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recommended for {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>A duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tap on the rows ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the table voted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once more round the table with the same words. The next vote can’t be passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One try to name the citizens’ word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Role hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody of the duel has left, so there is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That decides the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device goes to who is out, for a look at a screen of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{names} give one more clue, then the others vote.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the device and tap your name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wants to check their word?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Everybody has a secret word, and not everybody has the same one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>All rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Move Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play as a Guest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say Who This Is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat {seat} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingControls</name>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chance decides at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow passing the vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else their cards look like everybody’s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Else they stay hidden until the game ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gives more away: good for a first game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no word. Voted out, it may guess yours and win alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If nobody has more votes than “pass”, nobody is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes five people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal eliminated roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spies know their role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No clock: you start the vote when you are ready.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more clue each, then the others vote between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only how many votes everybody got.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quick, and hard for the spies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With so many spies it takes more people.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {count} people</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingPills</name>
    <message>
        <source>Discussion Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long you talk before you vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much everybody says about their word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speaking Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie Breaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What everybody gets to see of a vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What follows when several have most votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits there beside the citizens, and who gets to know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{votes} + pass</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPeople</name>
    <message>
        <source>guest</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game is waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal This One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once this one is dealt, the other can’t be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The package</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Copied. Paste it wherever you talk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture can’t be saved there. Try another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winner, words, roles and votes in one picture.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableDisc</name>
    <message>
        <source>{name}, out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>30 Seconds More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal anew?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It ends without a winner, and can’t be resumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others play on, unless that ends the game. It can’t be undone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They are out, and still win or lose with their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game ends without a winner. The same people get new cards from another package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo Last Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who is leaving?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leaves the game?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl and an arrow key move somebody to another seat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat everybody from the last table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitlesGallery</name>
    <message>
        <source>For games of any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitlesPick</name>
    <message>
        <source>Earned on {day}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take It Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wear This Title</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TitlesScreen</name>
    <message>
        <source>{earned} of {count} titles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let’s Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoteMatrix</name>
    <message>
        <source>Citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy or the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy or the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a duel, and who was in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tie broken by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in the duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>votes that put somebody out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} a duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} by lot</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message>
        <source>Nobody voted for: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>VoteScreen</name>
    <message>
        <source>A tie: choose among these alone. Nobody else should look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change it until you submit. Nobody else should look.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Submit Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your vote: pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your vote: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, who of these should go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, who should go?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WordScreen</name>
    <message>
        <source>Type a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>_Body</name>
    <message>
        <source>Built upon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games, people and preferences are kept in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3: they lie beside the game as files of their own, and you may put others in their place. Their source is at code.qt.io. The text of each licence comes with the files of its part.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {number}, free under the MIT licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Cast as a citizen, against a spy or the ghost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>From %n games on: before that, a little luck would lead.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Games that a ghost won by guessing the word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost’s guesses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No ghost has guessed the word yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has played so many games yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the people here has played tonight.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the people here has played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won on whatever side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>of %n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n votes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dots and dashes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grey blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Narrow ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs of ticks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rust</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scallops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six blocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teeth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three arcs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two rings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message numerus="yes">
        <source>%n people have reached a new level</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles earned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the word +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden votes of the game before +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left before the end: no XP.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played to the end +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reached level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still in at the end +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title earned: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes on target +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What this game brought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won +{xp}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} has earned %n titles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has earned {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has reached level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} {xp}</source>
        <comment>somebody and what they gained, as in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{people} and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>packages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, last {when}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All languages, with pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All languages, without pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{languages}, with pictures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{languages}, without pictures</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n people are in {file} now.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>By level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left as they are, since their profiles here can’t be read: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New here: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is in that file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not all was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing new of: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was kept: a newer version of the game wrote this profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was kept: the disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was kept: the disk refuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was kept: the folder can’t be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is called {name} by now. Give one of them another name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is more than one file of people holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no people of The Spy’s Word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With games that were missing here: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is retired.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>{done} of {total} done</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A duel: those with most votes give one more clue each, and the others vote between them. Tied again, or with nobody left to vote, lots are drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ghost that is voted out has one guess at the citizens’ word. Right, it wins alone, at once. Small typing mistakes are forgiven.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Afterwards you see how many votes everybody got, not whose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All have the same word. Find out who hasn’t.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of you votes in secret for somebody else. Whoever has most votes is out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees the role of who is out. Their word stays secret until the end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has another word like it, and doesn’t know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has another word like it, and knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has no word, and knows it. Listens, and bluffs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It guesses in secret.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots are drawn among those with most votes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card says whose word it is: listen to find out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not the word itself, no part or translation of it, and no clue that was given before. Say enough to be believed, and not so much that a spy learns your word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other says one sentence about their word, out loud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other says one word about theirs, out loud.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roles stay hidden until the end. Whoever is out sees theirs alone, and types a word, so that nobody can tell who it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share another word like it, and don’t know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share another word like it, and know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk about who it might be, as long as you like. Then start the vote.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens, once all spies and the ghost are out. The spies, and the ghost with them, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens, once all spies are out. The spies, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device goes round. Look at your card alone, remember your word, and hand the device on. While clues are given and while you talk you may look at your own card again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass. If nobody has more votes than “pass”, nobody is out; in the round after that nobody can pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sentences} {next}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n votes on target</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>+{xp} XP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duels survived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games after midnight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games at a full table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level {level}, {xp} of {step} XP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses in a row now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost as a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost as a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost as the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots survived</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won, played as a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won, played as a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody won, played as the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On target as a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Voted out in round 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes for somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won as a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won as a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won as a spy unsuspected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won as the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won by the ghost’s guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}: {xp} XP, level {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{when}: {won} of %n games won</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{xp} XP to level {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>times</name>
    <message>
        <source>MMM yyyy</source>
        <comment>date format: a month, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: a day, short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <comment>a game’s end</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>As a citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, vote for a spy or the ghost %n times.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As a spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As a spy, win %n games in which nobody ever votes for you.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>As the ghost, guess the word right in %n games.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Company</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games after midnight.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games at a table where every seat is taken.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of The Spy’s Word.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of any kind.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Full tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of any kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Late hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never suspected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packages</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Play in %n different languages.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on %n different evenings.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different packages of words.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different people who have a profile.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n draws of lots.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n duels.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still be in at the end of %n games.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a citizen.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a spy.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as the ghost.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games in a row.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win right after five losses in a row, %n times.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worn now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{have} / {wanted}</source>
        <comment>progress</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>A word for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spies have one like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spy has one like it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hm …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has no word: it listens, and bluffs. Voted out, it may guess the citizens’ word, and win alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may be you, and you wouldn’t know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Juicy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not me!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One after the other, out loud. Enough to be believed, and not so much that a spy learns your word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One word about it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peach?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purple?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk it over as long as you like. Somebody’s clue didn’t fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talk it over while the clock runs. Somebody’s clue didn’t fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens, once every spy and the ghost are out.
The spies, once only one citizen is left.
The ghost, with the right guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens, once every spy is out.
The spies, once only one citizen is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device goes round once more. Whoever gets most votes is out, and the next round begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wordless ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sounds odd?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>last night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tonight</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name can’t hold such a character.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has 24 letters at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer than four are left in the room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand It Over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Chinese letters are installed here. Install a Chinese font, or the game’s own: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No citizen is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spy and no ghost is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No spy is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not everybody’s gain can be kept just now. It isn’t lost: it will be tried again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On to the Duel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One citizen is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One citizen is left: the ghost wins with the spies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One guess was enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Out by %n votes of {all}</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Out in the duel, {number} of {all}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See Who Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody here has that name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still in: {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the citizens’ word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That isn’t the citizens’ word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The citizens win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of one of your people can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of one of your people is from a newer version. It stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of one of your people was damaged and is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of one of your people was damaged. What it held before is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game can’t be saved just now. It goes on, and will try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost guessed “{text}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost left without a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of packages played can’t be read. All count as new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of packages played is from a newer version: it stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of packages played was damaged and is set aside. All count as new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list of packages played was damaged. The one from before is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences are from a newer version: they stay as they are, none are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences’ file can’t be read. All are as at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences’ file was damaged and is set aside. All are as at first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preferences’ file was damaged. Those from before are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game can’t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game is from a newer version of The Spy’s Word. It stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game was damaged and is set aside. It can’t be gone on with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved game was damaged. It goes on from one step before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spies win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spy wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tied, and out by lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new to this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no spy</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {all} passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{spies} + ghost</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
