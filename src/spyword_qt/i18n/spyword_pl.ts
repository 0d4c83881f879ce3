<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About this game</source>
        <translation>O&#xa0;grze</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>BackupFiles</name>
    <message>
        <source>Back Up</source>
        <translation>Zrób kopię zapasową</translation>
    </message>
    <message>
        <source>Backups of The Spy’s Word</source>
        <translation>Kopie zapasowe Słowa szpiega</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
</context>
<context>
    <name>BackupPanels</name>
    <message>
        <source>All that is kept here gives way to what the file holds. Then the game starts anew.</source>
        <translation>Wszystko, co jest tu zapisane, ustąpi miejsca zawartości pliku. Potem gra uruchomi się od nowa.</translation>
    </message>
    <message>
        <source>Back Up</source>
        <translation>Zrób kopię</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation>Zostaw, jak jest</translation>
    </message>
    <message>
        <source>One file takes it all: people and their games, your packages, and the game that is on.</source>
        <translation>Wszystko w&#xa0;jednym pliku: profile i&#xa0;ich gry, własne pakiety i&#xa0;trwająca gra.</translation>
    </message>
    <message>
        <source>Putting the data in place …</source>
        <translation>Przenoszę dane na miejsce…</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>Czytam plik…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Replace everything by the backup?</source>
        <translation>Zastąpić wszystko kopią?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć z&#xa0;kopii</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Wasze dane</translation>
    </message>
</context>
<context>
    <name>BanditMatrix</name>
    <message>
        <source>Every vote</source>
        <translation>Wszystkie głosy</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza grą</translation>
    </message>
</context>
<context>
    <name>BanditNights</name>
    <message>
        <source>The nights</source>
        <translation>Noce</translation>
    </message>
</context>
<context>
    <name>BanditResultScreen</name>
    <message>
        <source>Role hidden until the end</source>
        <translation>Rola tajna do końca</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>All time</source>
        <translation>Łącznie</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Dziś</translation>
    </message>
</context>
<context>
    <name>BoardRows</name>
    <message>
        <source>{place}. {name}: {value} {note}</source>
        <translation>{place}. {name}: {value} {note}</translation>
    </message>
</context>
<context>
    <name>CardScreen</name>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>Pokaż moje słowo</translation>
    </message>
    <message>
        <source>Got It</source>
        <translation>Rozumiem</translation>
    </message>
    <message>
        <source>No word</source>
        <translation>Bez słowa</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>Patrzy tylko {name}.</translation>
    </message>
    <message>
        <source>Read it once more, then hide it.</source>
        <translation>Przeczytaj jeszcze raz i&#xa0;ukryj.</translation>
    </message>
    <message>
        <source>Read it, remember it, hide it. Then pass the device on.</source>
        <translation>Przeczytaj, zapamiętaj, ukryj i&#xa0;podaj&#xa0;dalej.</translation>
    </message>
    <message>
        <source>You are a spy. Your word</source>
        <translation>Jesteś szpiegiem. Twoje słowo</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Jesteś duchem</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>Twoje słowo</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
</context>
<context>
    <name>ChoicePart</name>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Brzeg</translation>
    </message>
    <message>
        <source>Letters on the chip</source>
        <translation>Litery na żetonie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
</context>
<context>
    <name>ClueScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>Pokaż moje słowo</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Duel: your clue</source>
        <translation>Pojedynek: twoja wskazówka</translation>
    </message>
    <message>
        <source>I Gave My Clue</source>
        <translation>Wskazówka podana</translation>
    </message>
    <message>
        <source>Not your word, no part or translation of it, nothing said before.</source>
        <translation>Ani samo słowo, ani jego część czy tłumaczenie, ani nic, co już padło.</translation>
    </message>
    <message>
        <source>One sentence, out loud.</source>
        <translation>Jedno zdanie na głos.</translation>
    </message>
    <message>
        <source>One word, out loud.</source>
        <translation>Jedno słowo na głos.</translation>
    </message>
    <message>
        <source>Round {number}, clues</source>
        <translation>Runda {number}: wskazówki</translation>
    </message>
    <message>
        <source>Round {number}, duel</source>
        <translation>Runda {number}: pojedynek</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Then the others vote.</source>
        <translation>Potem głosują pozostali.</translation>
    </message>
    <message>
        <source>Then you all talk it over.</source>
        <translation>Potem wspólna rozmowa.</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>Potem {name}.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z&#xa0;{all}</translation>
    </message>
</context>
<context>
    <name>CoverRow</name>
    <message>
        <source>Surprise me</source>
        <translation>Niespodzianka</translation>
    </message>
    <message>
        <source>new to everyone</source>
        <translation>nowa dla wszystkich</translation>
    </message>
    <message>
        <source>the one you played longest ago</source>
        <translation>najdawniej grana</translation>
    </message>
</context>
<context>
    <name>DawnScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>Dzień {number}</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Why, and their roles, stay secret until the end.</source>
        <translation>Dlaczego i&#xa0;w&#xa0;jakiej roli, okaże się na końcu.</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>Nikt nie odpada</translation>
    </message>
    <message numerus="yes">
        <source>Out last night</source>
        <translation>
            <numerusform>Tej nocy odpada</numerusform>
            <numerusform>Tej nocy odpadają</numerusform>
            <numerusform>Tej nocy odpada</numerusform>
        </translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Tej nocy</translation>
    </message>
</context>
<context>
    <name>DiscussionScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>Pokaż moje słowo</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Ostatnie sekundy</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Bez limitu czasu</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Roles hidden</source>
        <translation>Role ukryte</translation>
    </message>
    <message>
        <source>Round {number}, discussion</source>
        <translation>Runda {number}: dyskusja</translation>
    </message>
    <message>
        <source>Start Voting</source>
        <translation>Do głosowania</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>W&#xa0;grze</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Dyskusja</translation>
    </message>
    <message>
        <source>Talk it over</source>
        <translation>Czas na rozmowę</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>Urządzenie usnęło, więc zegar stoi.</translation>
    </message>
    <message>
        <source>Who has no word?</source>
        <translation>Kto nie ma słowa?</translation>
    </message>
    <message>
        <source>Who holds the other word?</source>
        <translation>Kto ma inne słowo?</translation>
    </message>
    <message>
        <source>{number} still in</source>
        <translation>W&#xa0;grze: {number}</translation>
    </message>
</context>
<context>
    <name>DotsButton</name>
    <message>
        <source>More about {name}</source>
        <translation>Więcej: {name}</translation>
    </message>
</context>
<context>
    <name>EndGains</name>
    <message>
        <source>Make Profiles</source>
        <translation>Załóż profile</translation>
    </message>
    <message numerus="yes">
        <source>See it all, and make profiles for %n guests</source>
        <translation>
            <numerusform>Zobacz wszystko i&#xa0;załóż profil jednemu gościowi</numerusform>
            <numerusform>Zobacz wszystko i&#xa0;załóż profile %n gościom</numerusform>
            <numerusform>Zobacz wszystko i&#xa0;załóż profile %n gościom</numerusform>
        </translation>
    </message>
    <message>
        <source>See what everybody gained</source>
        <translation>Zobacz zdobycze wszystkich</translation>
    </message>
</context>
<context>
    <name>EndVotes</name>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Which packages?</source>
        <translation>Które pakiety?</translation>
    </message>
</context>
<context>
    <name>FieldsPart</name>
    <message>
        <source>Also accepted for the first word</source>
        <translation>Też zaliczane jako pierwsze słowo</translation>
    </message>
    <message>
        <source>Also accepted for the second word</source>
        <translation>Też zaliczane jako drugie słowo</translation>
    </message>
    <message>
        <source>Kind of both words, seen by all</source>
        <translation>Kategoria obu słów, widzą ją wszyscy</translation>
    </message>
    <message>
        <source>e.g. {example}</source>
        <translation>np. {example}</translation>
    </message>
    <message>
        <source>mandarin</source>
        <translation>mandarynka</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańcza</translation>
    </message>
    <message>
        <source>sweet orange</source>
        <translation>słodka pomarańcza</translation>
    </message>
    <message>
        <source>tangerine, clementine</source>
        <translation>tangerynka, klementynka</translation>
    </message>
    <message>
        <source>Colour of the cover</source>
        <translation>Kolor okładki</translation>
    </message>
    <message>
        <source>Also accepted as a guess, separated by commas</source>
        <translation>Też uznawane jako odpowiedź, po przecinku</translation>
    </message>
    <message>
        <source>For games in every language that has no words of its own.</source>
        <translation>Do gier w&#xa0;każdym języku, który nie ma własnych słów.</translation>
    </message>
    <message>
        <source>Only for games in {language}. Left empty, the words for all languages are dealt.</source>
        <translation>Tylko do gier w&#xa0;tym języku: {language}. Gdy puste, gracie słowami dla każdego języka.</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>owoce</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>A file takes people along to another machine, with all their games and titles.</source>
        <translation>Plik przenosi profile na inny komputer, ze wszystkimi grami i&#xa0;tytułami.</translation>
    </message>
    <message>
        <source>A file takes your own packages along to another machine, with their pictures.</source>
        <translation>Plik przenosi własne pakiety na inny komputer, razem z&#xa0;obrazkami.</translation>
    </message>
    <message>
        <source>Add a List of Words</source>
        <translation>Dodaj listę słów</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Export Everybody</source>
        <translation>Eksportuj wszystkie</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>Eksportuj pakiety</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>Pliki i&#xa0;listy</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importuj z&#xa0;pliku</translation>
    </message>
    <message>
        <source>People in files</source>
        <translation>Profile w&#xa0;plikach</translation>
    </message>
</context>
<context>
    <name>GainTile</name>
    <message>
        <source>{name}, {xp}</source>
        <comment>somebody and what they gained</comment>
        <translation>{name}, {xp}</translation>
    </message>
</context>
<context>
    <name>GainsBody</name>
    <message>
        <source>Guests</source>
        <translation>Goście</translation>
    </message>
    <message>
        <source>Whoever gets a profile now keeps what this game brings.</source>
        <translation>Kto teraz założy profil, zachowa wszystko z&#xa0;tej gry.</translation>
    </message>
</context>
<context>
    <name>GainsPanel</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Make Profiles</source>
        <translation>Załóż profile</translation>
    </message>
    <message>
        <source>Make profiles</source>
        <translation>Załóż profile</translation>
    </message>
    <message>
        <source>Votes were hidden: what they earned shows after the next game.</source>
        <translation>Głosy były tajne: XP za nie pokażą się po następnej grze.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Nights, days and a judge. 12 to 16&#xa0;people.</source>
        <translation>Noce, dni i&#xa0;sędzia. 12–16&#xa0;osób.</translation>
    </message>
    <message>
        <source>One word is different. 4 to 12&#xa0;people.</source>
        <translation>Jedno słowo jest inne. 4–12&#xa0;osób.</translation>
    </message>
</context>
<context>
    <name>GuessScreen</name>
    <message>
        <source>Everyone may watch.</source>
        <translation>Wszyscy mogą patrzeć.</translation>
    </message>
    <message>
        <source>Submit Guess</source>
        <translation>Prześlij odpowiedź</translation>
    </message>
    <message>
        <source>The ghost guesses</source>
        <translation>Duch zgaduje</translation>
    </message>
    <message>
        <source>Think aloud if you like: only what you submit counts.</source>
        <translation>Możesz myśleć na głos: liczy się tylko to, co prześlesz.</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>Jakie słowo mają obywatele?</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>Masz tylko jedną próbę.</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Jesteś duchem</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>Another name</source>
        <translation>Inne imię</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>Inne imię dla gościa: {name}</translation>
    </message>
    <message>
        <source>Make a Profile</source>
        <translation>Załóż profil</translation>
    </message>
    <message>
        <source>Make a profile of {name}</source>
        <translation>Załóż profil: {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save another name for {name}</source>
        <translation>Zapisz inne imię dla gościa: {name}</translation>
    </message>
</context>
<context>
    <name>GuestTile</name>
    <message>
        <source>Seat {name} as a guest</source>
        <translation>Posadź jako gościa: {name}</translation>
    </message>
    <message>
        <source>Sit down as a guest</source>
        <translation>Graj jako gość</translation>
    </message>
</context>
<context>
    <name>HalfRestoredScreen</name>
    <message>
        <source>Restoring could not be finished</source>
        <translation>Nie udało się dokończyć przywracania</translation>
    </message>
    <message>
        <source>Some of the data can’t be put in place. Nothing is lost: see that there is room and a right to write, then start the game again.</source>
        <translation>Części danych nie da się przenieść na miejsce. Nic nie przepadło: sprawdźcie, czy jest miejsce na dysku i&#xa0;prawo zapisu, a&#xa0;potem uruchomcie grę ponownie.</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>Back to the Table</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>Pokaż moje słowo</translation>
    </message>
    <message>
        <source>Covered: the window was left.</source>
        <translation>Zakryte, bo okno zeszło na drugi plan.</translation>
    </message>
    <message>
        <source>Everyone else, look away.</source>
        <translation>Reszta odwraca wzrok.</translation>
    </message>
    <message>
        <source>For one pair of eyes</source>
        <translation>Tylko dla jednej osoby</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>It is your vote in the duel.</source>
        <translation>Teraz ty głosujesz w&#xa0;pojedynku.</translation>
    </message>
    <message>
        <source>It is your vote.</source>
        <translation>Teraz ty głosujesz.</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>Podaj dalej:</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>Runda {number}: głosowanie w&#xa0;pojedynku</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>Runda {number}: głosowanie</translation>
    </message>
    <message>
        <source>Somebody left: the vote begins anew.</source>
        <translation>Ktoś odchodzi: głosujemy od nowa.</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>Gracie dalej od tego miejsca.</translation>
    </message>
    <message>
        <source>This is for your eyes only.</source>
        <translation>Tylko dla twoich oczu.</translation>
    </message>
    <message>
        <source>Time is up: now everyone votes.</source>
        <translation>Koniec czasu: teraz wszyscy głosują.</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>Your card is waiting.</source>
        <translation>Twoja karta czeka.</translation>
    </message>
    <message>
        <source>Your card, once more.</source>
        <translation>Jeszcze raz twoja karta.</translation>
    </message>
</context>
<context>
    <name>HandsScreen</name>
    <message>
        <source>All are called</source>
        <translation>To już wszyscy</translation>
    </message>
    <message>
        <source>Candidates and votes</source>
        <translation>Kandydatury i&#xa0;głosy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Close It</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Close the Vote</source>
        <translation>Zakończ głosowanie</translation>
    </message>
    <message>
        <source>Close the vote?</source>
        <translation>Zakończyć głosowanie?</translation>
    </message>
    <message>
        <source>Keep Counting</source>
        <translation>Licz dalej</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Dalej: {name}</translation>
    </message>
    <message>
        <source>Who raises a hand against {name}?</source>
        <translation>{name}: kto podnosi rękę?</translation>
    </message>
    <message>
        <source>Without a vote: {names}.</source>
        <translation>Bez głosu: {names}.</translation>
    </message>
    <message>
        <source>no vote yet</source>
        <translation>jeszcze bez głosu</translation>
    </message>
    <message>
        <source>votes against {name}</source>
        <translation>głos na: {name}</translation>
    </message>
    <message>
        <source>whom they vote against</source>
        <translation>na kogo głos</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>Menu gry</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>And for 12 to 16 of you, with a judge: Secret Bandit.</source>
        <translation>A&#xa0;dla 12–16&#xa0;osób i&#xa0;sędziego: Tajny bandyta.</translation>
    </message>
    <message>
        <source>Everyone has a word. Not everyone has yours.</source>
        <translation>Każdy ma słowo. Nie każdy ma to samo.</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakiety</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Resume the Game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>Słowo szpiega</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <translation>Dzisiejsza ekipa</translation>
    </message>
</context>
<context>
    <name>InviteBody</name>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>Nowy profil</translation>
    </message>
    <message>
        <source>Nobody sits yet.</source>
        <translation>Przy stole jeszcze nikogo.</translation>
    </message>
    <message>
        <source>Search or type a name</source>
        <translation>Szukaj albo wpisz imię</translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Everybody with a profile sits at the table.</source>
        <translation>Wszyscy z&#xa0;profilem już siedzą przy stole.</translation>
    </message>
    <message>
        <source>Nobody else with a profile is called “{name}”.</source>
        <translation>Nikt inny z&#xa0;profilem nie ma na imię „{name}”.</translation>
    </message>
    <message>
        <source>Nobody has a profile yet. Make one, or type the name of a guest.</source>
        <translation>Nikt nie ma jeszcze profilu. Załóż profil albo wpisz imię gościa.</translation>
    </message>
    <message>
        <source>What is played on this seat will count for them.</source>
        <translation>Gra na tym miejscu zapisze się w&#xa0;wybranym profilu.</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Kim jest {name}?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Covered: the window was left.</source>
        <translation>Zakryte, bo okno zeszło na drugi plan.</translation>
    </message>
    <message>
        <source>Everyone else, close your eyes.</source>
        <translation>Reszta zamyka oczy.</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>Only the judge looks</source>
        <translation>Patrzy tylko sędzia</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>Gracie dalej od tego miejsca.</translation>
    </message>
    <message>
        <source>The night goes on.</source>
        <translation>Noc trwa dalej.</translation>
    </message>
</context>
<context>
    <name>JudgedPart</name>
    <message>
        <source>Holds the device and leads nights and days, but doesn’t play.</source>
        <translation>Trzyma urządzenie i&#xa0;prowadzi noce i&#xa0;dni, ale nie gra.</translation>
    </message>
    <message>
        <source>Judge’s name</source>
        <translation>Imię sędziego</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>Sędzia</translation>
    </message>
    <message>
        <source>With {count} people: {roles}</source>
        <translation>Przy {count} osobach: {roles}</translation>
    </message>
</context>
<context>
    <name>JudgedPills</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message>
        <source>Also roles that are out or have nothing to do. It is faster without, but a call that is missing tells the table who had that role.</source>
        <translation>Także role, które odpadły lub nie mają nic do roboty. Bez tego jest szybciej, ale gdy czyjegoś wezwania zabraknie, stół pozna, kto miał tę rolę.</translation>
    </message>
    <message>
        <source>Call everybody</source>
        <translation>Budź wszystkich</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Everybody speaks as long as they like.</source>
        <translation>Każdy mówi, ile chce.</translation>
    </message>
    <message>
        <source>How long everybody may speak.</source>
        <translation>Jak długo każdy może mówić.</translation>
    </message>
    <message>
        <source>It says aloud what the judge would, at night.</source>
        <translation>Nocą mówi na głos kwestie sędziego.</translation>
    </message>
    <message>
        <source>Night Calls</source>
        <translation>Nocne pobudki</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Speech Clock</source>
        <translation>Czas wypowiedzi</translation>
    </message>
    <message>
        <source>The device speaks</source>
        <translation>Urządzenie mówi</translation>
    </message>
    <message>
        <source>Who has to act</source>
        <translation>Kto ma zadanie</translation>
    </message>
    <message>
        <source>Whom the judge calls at night.</source>
        <translation>Kogo sędzia budzi nocą.</translation>
    </message>
</context>
<context>
    <name>KindSwitch</name>
    <message>
        <source>Off</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>KindTile</name>
    <message>
        <source>Off</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>KindsPage</name>
    <message>
        <source>Each disc is a package with two secret words. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>Każdy krążek to pakiet z&#xa0;dwoma tajnymi słowami. „3×” znaczy: grany trzy razy. Niespodzianka to pakiet z&#xa0;włączonej kategorii.</translation>
    </message>
    <message>
        <source>Every kind is off: a surprise may be of any.</source>
        <translation>Wszystkie kategorie są wyłączone: niespodzianka może być z&#xa0;każdej.</translation>
    </message>
    <message>
        <source>Switch All On</source>
        <translation>Włącz wszystkie</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>A list of words</source>
        <translation>Lista słów</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Every line can be played.</source>
        <translation>Każdy wiersz nadaje się do gry.</translation>
    </message>
    <message>
        <source>Nothing is in the list yet.</source>
        <translation>Lista jest jeszcze pusta.</translation>
    </message>
    <message>
        <source>Two words a line, with a comma, a semicolon, a tab or a dash between them.</source>
        <translation>Po dwa słowa w&#xa0;wierszu, rozdzielone przecinkiem, średnikiem, tabulatorem lub myślnikiem.</translation>
    </message>
</context>
<context>
    <name>MishapScreen</name>
    <message>
        <source>Go On</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Nothing that was kept is lost.</source>
        <translation>To wina programu, nie wasza. Nic z&#xa0;tego, co zapisane, nie przepadło.</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Your game is saved, and its secrets are covered.</source>
        <translation>To wina programu, nie wasza. Gra jest zapisana, a&#xa0;jej sekrety zakryte.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Start Anew</source>
        <translation>Zacznij od nowa</translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>The table is full: {most} can play.</source>
        <translation>Komplet: gra najwyżej {most}&#xa0;osób.</translation>
    </message>
</context>
<context>
    <name>NightScreen</name>
    <message>
        <source>Confirm</source>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Empty needle</source>
        <translation>Pusta igła</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Hold Fire</source>
        <translation>Bez strzału</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>They Have Seen It</source>
        <translation>Odpowiedź pokazana</translation>
    </message>
</context>
<context>
    <name>NightScript</name>
    <message>
        <source>Awake</source>
        <translation>Kto nie śpi</translation>
    </message>
    <message>
        <source>Confirm that nobody is shot, or tap somebody.</source>
        <translation>Potwierdź, że strzału nie ma, albo dotknij kogoś.</translation>
    </message>
    <message>
        <source>Confirm to see the answer, or tap somebody else.</source>
        <translation>Potwierdź, żeby zobaczyć odpowiedź, albo dotknij kogoś innego.</translation>
    </message>
    <message>
        <source>Confirm, or tap somebody else.</source>
        <translation>Potwierdź albo dotknij kogoś innego.</translation>
    </message>
    <message>
        <source>Nobody is chosen.</source>
        <translation>Nikt nie jest wybrany.</translation>
    </message>
    <message>
        <source>Say aloud</source>
        <translation>Powiedz na głos</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Nic nie mów</translation>
    </message>
    <message>
        <source>Nobody answers. Wait as long as a choice takes.</source>
        <translation>Nikt nie odpowie. Odczekaj tyle, ile trwa wybór.</translation>
    </message>
    <message>
        <source>Show the police your thumb, or this screen.</source>
        <translation>Pokaż policji kciuk albo ten ekran.</translation>
    </message>
    <message>
        <source>Tap whom the doctor points at. A syringe marks who has an empty needle.</source>
        <translation>Dotknij osoby, którą wskazuje lekarz. Strzykawka: ktoś ma już pustą igłę.</translation>
    </message>
    <message>
        <source>The bandit has fired and wakes with them. Tap whom they agree on.</source>
        <translation>Bandyta ma strzał za sobą i&#xa0;budzi się z&#xa0;nimi. Dotknij osoby, którą wspólnie wybiorą.</translation>
    </message>
    <message>
        <source>The bandit points at one player, or shakes their head to hold fire.</source>
        <translation>Wskazuje cel albo kręci głową.</translation>
    </message>
    <message>
        <source>The doctor points, perhaps at themselves. Tap whom.</source>
        <translation>Lekarz wskazuje kogoś, być może siebie. Dotknij tej osoby.</translation>
    </message>
    <message>
        <source>Then say</source>
        <translation>Potem powiedz</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they agree on.</source>
        <translation>Bez słowa kogoś wskazują. Dotknij osoby, którą wspólnie wybiorą.</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they check.</source>
        <translation>Bez słowa kogoś wskazują. Dotknij osoby, którą chcą sprawdzić.</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody else.</source>
        <translation>Nikogo nie budź: potwierdź albo dotknij kogoś innego.</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody.</source>
        <translation>Nikogo nie budź: potwierdź albo dotknij kogoś.</translation>
    </message>
    <message>
        <source>{name} is checked.</source>
        <translation>Do sprawdzenia: {name}.</translation>
    </message>
    <message>
        <source>{name} is chosen.</source>
        <translation>Wybór: {name}.</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Kolejność</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Every vote</source>
        <translation>Wszystkie głosy</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>The citizens’ word</source>
        <translation>Słowo obywateli</translation>
    </message>
    <message>
        <source>The spies’ word</source>
        <translation>Słowo szpiegów</translation>
    </message>
    <message>
        <source>The spy’s word</source>
        <translation>Słowo szpiega</translation>
    </message>
    <message>
        <source>Votes received</source>
        <translation>Otrzymane głosy</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Kto był kim</translation>
    </message>
    <message>
        <source>Who was who, and every vote</source>
        <translation>Kto był kim i&#xa0;wszystkie głosy</translation>
    </message>
    <message>
        <source>Who was who, and the last votes</source>
        <translation>Kto był kim i&#xa0;ostatnie głosowania</translation>
    </message>
    <message>
        <source>Who was who, and votes received</source>
        <translation>Kto był kim i&#xa0;otrzymane głosy</translation>
    </message>
    <message>
        <source>{rounds} {why}</source>
        <translation>{rounds} {why}</translation>
    </message>
</context>
<context>
    <name>OwnMenu</name>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Usunąć pakiet: {name}?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Zrób kopię</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>Eksportuj do pliku</translation>
    </message>
    <message>
        <source>Its words and pictures go. You can undo that until you leave this screen.</source>
        <translation>Słowa i&#xa0;obrazki znikną. Możesz to cofnąć, póki nie opuścisz tego ekranu.</translation>
    </message>
    <message>
        <source>Keep the Package</source>
        <translation>Zostaw pakiet</translation>
    </message>
    <message>
        <source>Open and Edit</source>
        <translation>Otwórz i&#xa0;edytuj</translation>
    </message>
    <message>
        <source>Opening it shows its words to whoever is looking.</source>
        <translation>Po otwarciu słowa zobaczy każdy, kto patrzy.</translation>
    </message>
</context>
<context>
    <name>OwnPage</name>
    <message>
        <source>New Package</source>
        <translation>Nowy pakiet</translation>
    </message>
    <message>
        <source>You see kinds only. The words stay secret until somebody edits them.</source>
        <translation>Widać tylko kategorie. Słowa są tajne, póki ktoś ich nie edytuje.</translation>
    </message>
</context>
<context>
    <name>PackEditor</name>
    <message>
        <source>Both words have a picture.</source>
        <translation>Oba słowa mają obrazek.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Niezapisane zmiany</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>Sprawdzam obrazek…</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>W&#xa0;schowku nie ma obrazka.</translation>
    </message>
    <message>
        <source>Without pictures, both cards show the same sign: it tells nothing.</source>
        <translation>Bez obrazków obie karty mają ten sam, neutralny znak.</translation>
    </message>
</context>
<context>
    <name>PackField</name>
    <message>
        <source>Whether a surprise may be of this kind</source>
        <translation>Czy niespodzianka może być z&#xa0;tej kategorii</translation>
    </message>
</context>
<context>
    <name>PackFiles</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>Eksport pakietów</translation>
    </message>
    <message>
        <source>Import Packages</source>
        <translation>Import pakietów</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Listy słów</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>Otwórz listę</translation>
    </message>
    <message>
        <source>Packages of The Spy’s Word</source>
        <translation>Pakiety Słowa szpiega</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>Each disc is a package: two secret words of that kind. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>Każdy krążek to pakiet: dwa tajne słowa z&#xa0;tej kategorii. „3×” znaczy: grany trzy razy. Niespodzianka to pakiet z&#xa0;włączonej kategorii.</translation>
    </message>
    <message>
        <source>Every package</source>
        <translation>Wszystkie pakiety</translation>
    </message>
</context>
<context>
    <name>PackagesEmpty</name>
    <message>
        <source>Add a List of Words</source>
        <translation>Dodaj listę słów</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importuj z&#xa0;pliku</translation>
    </message>
    <message>
        <source>Make the First Package</source>
        <translation>Zrób pierwszy pakiet</translation>
    </message>
    <message>
        <source>Two words that are easily confused make a package: two places in town, two of your dogs.</source>
        <translation>Pakiet to dwa słowa, które łatwo pomylić: dwa miejsca w&#xa0;mieście, dwa wasze psy.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Wasze własne słowa</translation>
    </message>
</context>
<context>
    <name>PackagesScreen</name>
    <message>
        <source>All kinds</source>
        <translation>Kategorie</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>Pliki i&#xa0;listy</translation>
    </message>
    <message>
        <source>New package</source>
        <translation>Nowy pakiet</translation>
    </message>
    <message>
        <source>Package of your own</source>
        <translation>Własny pakiet</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakiety</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Własne</translation>
    </message>
</context>
<context>
    <name>PageButtons</name>
    <message>
        <source>Former packages</source>
        <translation>Poprzednie pakiety</translation>
    </message>
    <message>
        <source>More packages</source>
        <translation>Następne pakiety</translation>
    </message>
</context>
<context>
    <name>ParcelPanel</name>
    <message>
        <source>Adding packages …</source>
        <translation>Dodaję pakiety…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Nothing is new here</source>
        <translation>Nic nowego</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>Czytam plik…</translation>
    </message>
    <message>
        <source>With many pictures that takes some seconds.</source>
        <translation>Przy wielu obrazkach trwa to kilka sekund.</translation>
    </message>
    <message>
        <source>You see kinds only: the words stay secret.</source>
        <translation>Widać tylko kategorie: słowa są tajne.</translation>
    </message>
</context>
<context>
    <name>PeopleEmpty</name>
    <message>
        <source>Add the First Person</source>
        <translation>Załóż pierwszy profil</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importuj z&#xa0;pliku</translation>
    </message>
    <message>
        <source>Nobody here yet</source>
        <translation>Tu jeszcze pusto</translation>
    </message>
    <message>
        <source>People with a profile keep what they play for: levels, titles, and every game.</source>
        <translation>Profil pamięta poziomy, tytuły i&#xa0;każdą grę.</translation>
    </message>
</context>
<context>
    <name>PeopleField</name>
    <message>
        <source>Retired</source>
        <translation>Na emeryturze</translation>
    </message>
</context>
<context>
    <name>PeopleFiles</name>
    <message>
        <source>Export People</source>
        <translation>Eksport profili</translation>
    </message>
    <message>
        <source>Import People</source>
        <translation>Import profili</translation>
    </message>
    <message>
        <source>People of The Spy’s Word</source>
        <translation>Profile Słowa szpiega</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>How the list is sorted</source>
        <translation>Kolejność listy</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>Nowy profil</translation>
    </message>
    <message>
        <source>Nobody here is called “{name}”.</source>
        <translation>Nie ma tu nikogo o&#xa0;imieniu „{name}”.</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Szukaj po imieniu</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>PeopleTop</name>
    <message>
        <source>Board</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Files of people</source>
        <translation>Pliki z&#xa0;profilami</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gracze</translation>
    </message>
</context>
<context>
    <name>PersonMenu</name>
    <message>
        <source>Bring Back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Usunąć profil: {name}?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>Eksportuj do pliku</translation>
    </message>
    <message>
        <source>Keep the Profile</source>
        <translation>Zostaw profil</translation>
    </message>
    <message>
        <source>Keeps everything, and is no longer offered when a game is set up.</source>
        <translation>Wszystko zostaje, ale profil znika z&#xa0;propozycji do gry.</translation>
    </message>
    <message>
        <source>Name and Chip</source>
        <translation>Imię i&#xa0;żeton</translation>
    </message>
    <message>
        <source>Offered again when a game is set up.</source>
        <translation>Profil znów jest wśród propozycji do gry.</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Na emeryturę</translation>
    </message>
    <message>
        <source>There are no games yet that would be lost with this profile.</source>
        <translation>Z&#xa0;tym profilem nie przepadnie jeszcze żadna gra.</translation>
    </message>
    <message>
        <source>{games}, {titles} and level {level} are lost with this profile.</source>
        <translation>Z&#xa0;tym profilem przepadną: {games}, {titles} i&#xa0;poziom {level}.</translation>
    </message>
</context>
<context>
    <name>PersonOverview</name>
    <message>
        <source>All Titles</source>
        <translation>Wszystkie tytuły</translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation>Ostatnie dziesięć gier</translation>
    </message>
    <message>
        <source>Last ten games, the latest last: {verdicts}</source>
        <translation>Ostatnie dziesięć gier, od najstarszej: {verdicts}</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Nie ma jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>The first one brings XP, and a title with it.</source>
        <translation>Pierwsza da XP i&#xa0;od razu tytuł.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Tytuły</translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n votes that could be on target</source>
        <translation>
            <numerusform>{hits} z&#xa0;%n głosu, który mógł być celny</numerusform>
            <numerusform>{hits} z&#xa0;%n głosów, które mogły być celne</numerusform>
            <numerusform>{hits} z&#xa0;%n głosów, które mogły być celne</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>Najlepsza seria</translation>
    </message>
    <message>
        <source>games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>on target</source>
        <translation>Celne</translation>
    </message>
    <message>
        <source>votes on target</source>
        <translation>Celne głosy</translation>
    </message>
    <message>
        <source>won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>{earned} of {count}</source>
        <translation>{earned} z&#xa0;{count}</translation>
    </message>
</context>
<context>
    <name>PersonPill</name>
    <message>
        <source>Add {name}</source>
        <translation>Dodaj: {name}</translation>
    </message>
</context>
<context>
    <name>PersonRecord</name>
    <message>
        <source>Games won, of all that were played</source>
        <translation>Wygrane na tle wszystkich gier</translation>
    </message>
    <message>
        <source>Not in this line: {xp} XP for votes that stayed secret.</source>
        <translation>Poza wykresem: {xp} XP za głosy, które pozostały tajne.</translation>
    </message>
    <message>
        <source>XP over time</source>
        <translation>XP wieczór po wieczorze</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>Change Title</source>
        <translation>Zmień tytuł</translation>
    </message>
    <message>
        <source>Choose a Title</source>
        <translation>Wybierz tytuł</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>Edit Name and Chip</source>
        <translation>Zmień imię i&#xa0;żeton</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>In Numbers</source>
        <translation>W&#xa0;liczbach</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Nie ma jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>The latest games</source>
        <translation>Ostatnie gry</translation>
    </message>
</context>
<context>
    <name>PersonTile</name>
    <message>
        <source>last played: {day}</source>
        <translation>ostatnia gra: {day}</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>poziom {number}</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>Wybierz plik</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>Wybierz obrazek</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>The middle of it is shown, in a circle. You can also drop a file onto the card.</source>
        <translation>Widać sam środek obrazka, w&#xa0;kółku. Plik można też upuścić na kartę.</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Choose a Picture</source>
        <translation>Wybierz obrazek</translation>
    </message>
    <message>
        <source>Paste a Picture</source>
        <translation>Wklej obrazek</translation>
    </message>
    <message>
        <source>Remove the Picture</source>
        <translation>Usuń obrazek</translation>
    </message>
</context>
<context>
    <name>PreferenceControls</name>
    <message>
        <source>As the system</source>
        <translation>Jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>Cards turn at once, and nothing slides.</source>
        <translation>Karty odwracają się od razu i&#xa0;nic się nie przesuwa.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>F11 does it, too.</source>
        <translation>Działa też F11.</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Nie wygaszaj ekranu</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Odtwarzaj dźwięki</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>While you talk and vote.</source>
        <translation>Podczas dyskusji i&#xa0;głosowania.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>PreferencesPage</name>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light or Dark</source>
        <translation>Jasno czy ciemno</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Ekran</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>About This Game</source>
        <translation>O&#xa0;grze</translation>
    </message>
    <message>
        <source>Back Up and Restore</source>
        <translation>Kopia zapasowa</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>For {name} only</source>
        <translation>Tylko {name}</translation>
    </message>
    <message>
        <source>It is thrown away.</source>
        <translation>Nigdzie się nie zapisze.</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>Patrzy tylko {name}.</translation>
    </message>
    <message>
        <source>Type any word, so that nobody can tell.</source>
        <translation>Wpisz dowolne słowo dla niepoznaki.</translation>
    </message>
    <message>
        <source>Type one word, then hide the screen.</source>
        <translation>Wpisz jedno słowo i&#xa0;ukryj ekran.</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>Jakie słowo mają obywatele?</translation>
    </message>
    <message>
        <source>You are a citizen</source>
        <translation>Jesteś obywatelem</translation>
    </message>
    <message>
        <source>You are a spy</source>
        <translation>Jesteś szpiegiem</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Jesteś duchem</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>Masz tylko jedną próbę.</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>A chip has room for two letters.</source>
        <translation>Na żetonie mieszczą się dwie litery.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>Wybierz obrazek</translation>
    </message>
    <message>
        <source>Drop a picture here.</source>
        <translation>Upuść tu obrazek.</translation>
    </message>
    <message>
        <source>Name and chip</source>
        <translation>Imię i&#xa0;żeton</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nowy profil</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>Sprawdzam obrazek…</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>W&#xa0;schowku nie ma obrazka.</translation>
    </message>
</context>
<context>
    <name>RecommendedLine</name>
    <message>
        <source>Back to Recommended for {count}</source>
        <translation>Wróć do zalecanych dla {count}</translation>
    </message>
    <message>
        <source>Recommended for {count}</source>
        <translation>Zalecane dla {count}</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>A duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>A tap on the rows ends it.</source>
        <translation>Dotknij listy, żeby pominąć.</translation>
    </message>
    <message>
        <source>Being drawn</source>
        <translation>Trwa losowanie</translation>
    </message>
    <message>
        <source>How the table voted</source>
        <translation>Jak głosowano</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>Nikt nie odpada</translation>
    </message>
    <message>
        <source>Once more round the table with the same words. The next vote can’t be passed.</source>
        <translation>Jeszcze jedna runda z&#xa0;tymi samymi słowami. W&#xa0;następnym głosowaniu nie ma pasu.</translation>
    </message>
    <message>
        <source>One try to name the citizens’ word.</source>
        <translation>Jedna próba, żeby podać słowo obywateli.</translation>
    </message>
    <message>
        <source>Role hidden</source>
        <translation>Rola ukryta</translation>
    </message>
    <message>
        <source>Round {number}, result</source>
        <translation>Runda {number}: wynik</translation>
    </message>
    <message>
        <source>Somebody of the duel has left, so there is none.</source>
        <translation>Ktoś z&#xa0;pojedynku odchodzi, więc pojedynku nie będzie.</translation>
    </message>
    <message>
        <source>That decides the game.</source>
        <translation>To rozstrzyga grę.</translation>
    </message>
    <message>
        <source>Hand the device to whoever is out: one screen is for them alone.</source>
        <translation>Podajcie urządzenie osobie, która odpada. Patrzy&#xa0;tylko&#xa0;ona.</translation>
    </message>
    <message>
        <source>{names} give one more clue, then the others vote.</source>
        <translation>{names}: jeszcze po jednej wskazówce. Potem głosują pozostali.</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Take the device and tap your name.</source>
        <translation>Weź urządzenie i&#xa0;dotknij swojego imienia.</translation>
    </message>
    <message>
        <source>Who wants to check their word?</source>
        <translation>Kto chce sprawdzić swoje słowo?</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How it is played</source>
        <translation>Jak się gra</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Jak grać</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
</context>
<context>
    <name>ScopeTab</name>
    <message>
        <source>Filled in</source>
        <translation>Wypełnione</translation>
    </message>
    <message>
        <source>Something here can’t stay as it is.</source>
        <translation>Coś tu trzeba poprawić.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Move Left</source>
        <translation>W&#xa0;lewo</translation>
    </message>
    <message>
        <source>Move Right</source>
        <translation>W&#xa0;prawo</translation>
    </message>
    <message>
        <source>Play as a Guest</source>
        <translation>Graj jako gość</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Say Who This Is</source>
        <translation>Wybierz profil</translation>
    </message>
    <message>
        <source>Seat {seat} of {count}</source>
        <translation>Miejsce {seat} z&#xa0;{count}</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>gość</translation>
    </message>
</context>
<context>
    <name>SettingControls</name>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>Potem wszyscy widzą, kto na kogo głosował.</translation>
    </message>
    <message>
        <source>Chance decides at once.</source>
        <translation>Od razu decyduje los.</translation>
    </message>
    <message>
        <source>Allow passing the vote</source>
        <translation>Pas w&#xa0;głosowaniu</translation>
    </message>
    <message>
        <source>Else their cards look like everybody’s.</source>
        <translation>Inaczej jego karta wygląda jak każda inna.</translation>
    </message>
    <message>
        <source>Else they stay hidden until the game ends.</source>
        <translation>Inaczej pozostają tajne do końca gry.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Gives more away: good for a first game.</source>
        <translation>Zdradza więcej: dobre na pierwszą grę.</translation>
    </message>
    <message>
        <source>Has no word. Voted out, it may guess yours and win alone.</source>
        <translation>Nie ma słowa. Gdy odpadnie w&#xa0;głosowaniu, może zgadnąć wasze i&#xa0;wygrać solo.</translation>
    </message>
    <message>
        <source>If nobody has more votes than “pass”, nobody is out.</source>
        <translation>Jeśli nikt nie ma więcej głosów niż „pas”, nikt nie odpada.</translation>
    </message>
    <message>
        <source>It takes five people.</source>
        <translation>Potrzeba pięciu osób.</translation>
    </message>
    <message>
        <source>Reveal eliminated roles</source>
        <translation>Pokazuj role odpadających</translation>
    </message>
    <message>
        <source>Spies know their role</source>
        <translation>Szpieg zna swoją rolę</translation>
    </message>
    <message>
        <source>No clock: you start the vote when you are ready.</source>
        <translation>Bez zegara: głosujecie, kiedy chcecie.</translation>
    </message>
    <message>
        <source>One more clue each, then the others vote between them.</source>
        <translation>Jeszcze po jednej wskazówce, potem wybierają pozostali.</translation>
    </message>
    <message>
        <source>Only how many votes everybody got.</source>
        <translation>Widać tylko, ile kto ma głosów.</translation>
    </message>
    <message>
        <source>Quick, and hard for the spies.</source>
        <translation>Szybciej, a&#xa0;szpiegom trudniej.</translation>
    </message>
    <message>
        <source>With so many spies it takes more people.</source>
        <translation>Przy tylu szpiegach potrzeba więcej osób.</translation>
    </message>
    <message>
        <source>from {count} people</source>
        <translation>od {count} osób</translation>
    </message>
</context>
<context>
    <name>SettingPills</name>
    <message>
        <source>Discussion Time</source>
        <translation>Czas trwania dyskusji</translation>
    </message>
    <message>
        <source>How long you talk before you vote.</source>
        <translation>Jak długo rozmawiacie przed głosowaniem.</translation>
    </message>
    <message>
        <source>How much everybody says about their word.</source>
        <translation>Ile każdy mówi o&#xa0;swoim słowie.</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Speaking Mode</source>
        <translation>Tryb mówienia</translation>
    </message>
    <message>
        <source>Tie Breaker</source>
        <translation>W&#xa0;razie remisu</translation>
    </message>
    <message>
        <source>Vote Result</source>
        <translation>Wynik głosowania</translation>
    </message>
    <message>
        <source>What everybody gets to see of a vote.</source>
        <translation>Co wszyscy widzą po głosowaniu.</translation>
    </message>
    <message>
        <source>What follows when several have most votes.</source>
        <translation>Co się dzieje, gdy w&#xa0;głosowaniu jest remis.</translation>
    </message>
    <message>
        <source>Who sits there beside the citizens, and who gets to know it.</source>
        <translation>Kto gra obok obywateli i&#xa0;kto o&#xa0;tym wie.</translation>
    </message>
    <message>
        <source>{votes} + pass</source>
        <translation>{votes} + pas</translation>
    </message>
</context>
<context>
    <name>SetupPeople</name>
    <message>
        <source>guest</source>
        <translation>gość</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation>
            <numerusform>Potrzeba jeszcze jednej osoby.</numerusform>
            <numerusform>Potrzeba jeszcze %n osób.</numerusform>
            <numerusform>Potrzeba jeszcze %n osób.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many for this game.</source>
        <translation>
            <numerusform>O&#xa0;jedną osobę za dużo na tę grę.</numerusform>
            <numerusform>O&#xa0;%n osoby za dużo na tę grę.</numerusform>
            <numerusform>O&#xa0;%n osób za dużo na tę grę.</numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Wszystkie ({count})</translation>
    </message>
    <message>
        <source>Another game is waiting</source>
        <translation>Czeka inna gra</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Deal This One</source>
        <translation>Rozdaj tę</translation>
    </message>
    <message>
        <source>Deal the Cards</source>
        <translation>Rozdaj karty</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Zostaw tamtą</translation>
    </message>
    <message>
        <source>The judge needs another name.</source>
        <translation>Sędzia musi mieć inne imię.</translation>
    </message>
    <message>
        <source>Who is the judge?</source>
        <translation>Kto jest sędzią?</translation>
    </message>
    <message>
        <source>{fewest} players are needed, and a judge.</source>
        <translation>Potrzeba {fewest} osób i&#xa0;sędziego.</translation>
    </message>
    <message>
        <source>Once this one is dealt, the other can’t be resumed.</source>
        <translation>Po rozdaniu tej gry do tamtej nie da się wrócić.</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Copied. Paste it wherever you talk.</source>
        <translation>Skopiowano. Wklej tam, gdzie rozmawiacie.</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>Kopiuj obrazek</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Obrazy</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Zapisz obrazek</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Zapisano jako {name}.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Udostępnij tę grę</translation>
    </message>
    <message>
        <source>The picture can’t be saved there. Try another folder.</source>
        <translation>Nie da się tam zapisać obrazka. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Winner, roles, nights and votes in one picture.</source>
        <translation>Zwycięzca, role, noce i&#xa0;głosy na jednym obrazku.</translation>
    </message>
    <message>
        <source>Winner, words, roles and votes in one picture.</source>
        <translation>Zwycięzca, słowa, role i&#xa0;głosy na jednym obrazku.</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>Słowo szpiega</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>TableDisc</name>
    <message>
        <source>{name}, out</source>
        <translation>{name}, poza grą</translation>
    </message>
    <message>
        <source>{number} {name}</source>
        <translation>{number} {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>30 Seconds More</source>
        <translation>Jeszcze 30 sekund</translation>
    </message>
    <message>
        <source>Deal Anew</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>Deal anew?</source>
        <translation>Rozdać od nowa?</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Gramy dalej</translation>
    </message>
    <message>
        <source>End This Game</source>
        <translation>Zakończ tę grę</translation>
    </message>
    <message>
        <source>End the Game</source>
        <translation>Zakończ grę</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>Zakończyć tę grę?</translation>
    </message>
    <message>
        <source>It ends for everybody, without a winner, and can’t be resumed.</source>
        <translation>Kończy się dla wszystkich, bez zwycięzcy, i&#xa0;nie da się do niej wrócić.</translation>
    </message>
    <message>
        <source>New cards can be dealt only before the first vote.</source>
        <translation>Nowe karty można rozdać tylko przed pierwszym głosem.</translation>
    </message>
    <message>
        <source>Only a step that everybody saw can be undone, and only until there is a result.</source>
        <translation>Cofnąć można tylko krok, który każdy widział, i&#xa0;tylko dopóki nie ma wyniku.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Somebody Leaves</source>
        <translation>Ktoś odchodzi</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>Menu gry</translation>
    </message>
    <message>
        <source>The others play on, unless that ends the game. It can’t be undone.</source>
        <translation>Pozostali grają dalej, chyba że to kończy grę. Tego nie da się cofnąć.</translation>
    </message>
    <message>
        <source>They are out, and still win or lose with their side.</source>
        <translation>Kto odchodzi, jest poza grą, ale wygrywa lub przegrywa razem ze swoją stroną.</translation>
    </message>
    <message>
        <source>This game ends without a winner. The same people get new cards from another package.</source>
        <translation>Ta gra kończy się bez zwycięzcy. Te same osoby dostają nowe karty z&#xa0;innego pakietu.</translation>
    </message>
    <message>
        <source>Undo Last Step</source>
        <translation>Cofnij ostatni krok</translation>
    </message>
    <message>
        <source>Who is leaving?</source>
        <translation>Kto odchodzi?</translation>
    </message>
    <message>
        <source>{name} Leaves</source>
        <translation>{name} wychodzi</translation>
    </message>
    <message>
        <source>{name} leaves the game?</source>
        <translation>{name} odchodzi z&#xa0;gry?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Add {name}</source>
        <translation>Dodaj: {name}</translation>
    </message>
    <message>
        <source>Ctrl and an arrow key move somebody to another seat.</source>
        <translation>Ctrl i&#xa0;strzałka przesadzają na inne miejsce.</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Zaproś</translation>
    </message>
    <message>
        <source>Invite somebody, or add a guest</source>
        <translation>Zaproś kogoś albo dodaj gościa</translation>
    </message>
    <message>
        <source>Same table</source>
        <translation>Cała ekipa</translation>
    </message>
    <message>
        <source>Seat everybody from the last table</source>
        <translation>Posadź całą ostatnią ekipę</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Ekipa</translation>
    </message>
</context>
<context>
    <name>TakenScreen</name>
    <message>
        <source>Another window of it plays with the same data. Go on there: this one closes.</source>
        <translation>Działa w&#xa0;innym oknie, na tych samych danych. Grajcie tam, a&#xa0;to się zamknie.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The game is open already</source>
        <translation>Gra jest już otwarta</translation>
    </message>
</context>
<context>
    <name>TitlesGallery</name>
    <message>
        <source>For games of any kind</source>
        <translation>Za wszystkie gry</translation>
    </message>
</context>
<context>
    <name>TitlesPick</name>
    <message>
        <source>Earned on {day}</source>
        <translation>Zdobyty {day}</translation>
    </message>
    <message>
        <source>Take It Off</source>
        <translation>Zdejmij tytuł</translation>
    </message>
    <message>
        <source>Wear This Title</source>
        <translation>Noś ten tytuł</translation>
    </message>
</context>
<context>
    <name>TitlesScreen</name>
    <message>
        <source>{earned} of {count} titles</source>
        <translation>{earned} z&#xa0;{count} tytułów</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Let’s Play</source>
        <translation>Gramy</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Krok {number} z&#xa0;{all}</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Go On Editing</source>
        <translation>Edytuj dalej</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Odrzucić zmiany?</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>What you changed is not saved yet.</source>
        <translation>Zmiany nie są jeszcze zapisane.</translation>
    </message>
</context>
<context>
    <name>VoteMatrix</name>
    <message>
        <source>Citizen</source>
        <translation>Obywatel</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Obywatele</translation>
    </message>
    <message>
        <source>Every vote</source>
        <translation>Wszystkie głosy</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Szpiedzy</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Szpieg</translation>
    </message>
    <message>
        <source>Vote {number}</source>
        <translation>Głosowanie {number}</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>Głosy: {votes}</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy</source>
        <translation>głos obywatela na szpiega</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy or the ghost</source>
        <translation>głos obywatela na szpiega lub ducha</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy</source>
        <translation>głos obywatela na szpiega</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy or the ghost</source>
        <translation>głos obywatela na szpiega lub ducha</translation>
    </message>
    <message>
        <source>a duel, and who was in it</source>
        <translation>pojedynek i&#xa0;jego uczestnicy</translation>
    </message>
    <message>
        <source>a tie broken by lot</source>
        <translation>remis rozstrzygnięty losem</translation>
    </message>
    <message>
        <source>in the duel</source>
        <translation>w&#xa0;pojedynku</translation>
    </message>
    <message>
        <source>left</source>
        <translation>już nie gra</translation>
    </message>
    <message>
        <source>out</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>votes that put somebody out</source>
        <translation>po tych głosach ktoś odpada</translation>
    </message>
    <message>
        <source>won</source>
        <comment>what a crown beside a role means</comment>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>{name} ({votes})</source>
        <comment>somebody, and what they voted</comment>
        <translation>{name} ({votes})</translation>
    </message>
    <message>
        <source>{number} a duel</source>
        <translation>{number}, pojedynek</translation>
    </message>
    <message>
        <source>{number} by lot</source>
        <translation>{number}, los</translation>
    </message>
    <message>
        <source>{role}, who won</source>
        <translation>{role}, wygrana</translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message>
        <source>No vote</source>
        <translation>Bez głosu</translation>
    </message>
    <message numerus="yes">
        <source>Nobody voted for the other %n.</source>
        <translation>
            <numerusform>Zero głosów: jeszcze %n osoba.</numerusform>
            <numerusform>Zero głosów: pozostałe %n osoby.</numerusform>
            <numerusform>Zero głosów: pozostałe %n osób.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody voted for: {names}</source>
        <translation>Zero głosów: {names}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>remis</translation>
    </message>
</context>
<context>
    <name>VoteScreen</name>
    <message>
        <source>A tie: choose among these alone. Nobody else should look.</source>
        <translation>Remis: wybierz tylko spośród nich. Nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Change it until you submit. Nobody else should look.</source>
        <translation>Możesz zmienić zdanie, póki nie prześlesz. Nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Wybierz</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>Runda {number}: głosowanie w&#xa0;pojedynku</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>Runda {number}: głosowanie</translation>
    </message>
    <message>
        <source>Submit Vote</source>
        <translation>Oddaj głos</translation>
    </message>
    <message>
        <source>Your vote: pass</source>
        <translation>Twój głos: pas</translation>
    </message>
    <message>
        <source>Your vote: {name}</source>
        <translation>Twój głos: {name}</translation>
    </message>
    <message>
        <source>{name}, which of these should go?</source>
        <translation>{name}, kto z&#xa0;nich ma odpaść?</translation>
    </message>
    <message>
        <source>{name}, who should go?</source>
        <translation>{name}, kto ma odpaść?</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>Słowo szpiega</translation>
    </message>
</context>
<context>
    <name>WordPart</name>
    <message>
        <source>The package</source>
        <translation>Pakiet</translation>
    </message>
</context>
<context>
    <name>WordScreen</name>
    <message>
        <source>Type a word</source>
        <translation>Wpisz słowo</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Najpierw wpisz słowo.</translation>
    </message>
</context>
<context>
    <name>WordsScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>Dzień {number}</translation>
    </message>
    <message>
        <source>End with “pass”. Nobody else speaks meanwhile.</source>
        <translation>Zakończ słowem „pas”. Nikt inny się nie odzywa.</translation>
    </message>
    <message>
        <source>Done Speaking</source>
        <translation>Koniec wypowiedzi</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>Ostatnie słowa</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>Obywatelom nie wolno pomagać zabójcom.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Wypowiedzi</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>Urządzenie usnęło, więc zegar stoi.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Koniec czasu.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} z&#xa0;{all}</translation>
    </message>
</context>
<context>
    <name>_Body</name>
    <message>
        <source>Built upon</source>
        <translation>Powstało dzięki</translation>
    </message>
    <message>
        <source>Games, people and preferences are kept in</source>
        <translation>Gry, profile i&#xa0;ustawienia są w&#xa0;folderze</translation>
    </message>
    <message>
        <source>Kind of all these words</source>
        <translation>Kategoria wszystkich słów</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>Otwórz listę</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3: they lie beside the game as files of their own, and you may put others in their place. Their source is at code.qt.io. The text of each licence comes with the files of its part.</source>
        <translation>Qt i&#xa0;PySide6 są używane na licencji LGPL w&#xa0;wersji 3: leżą obok gry jako osobne pliki i&#xa0;można je zastąpić innymi. Ich kod źródłowy jest na code.qt.io. Tekst każdej licencji jest wśród plików danej części.</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>Słowo szpiega</translation>
    </message>
    <message>
        <source>Version {number}, free under the MIT licence</source>
        <translation>Wersja {number} na wolnej licencji MIT</translation>
    </message>
    <message>
        <source>Words, two a line</source>
        <translation>Słowa, po dwa w&#xa0;wierszu</translation>
    </message>
    <message>
        <source>apple, pear
guitar, violin</source>
        <translation>jabłko, gruszka
gitara, skrzypce</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>owoce</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>Backed up, without %n things here that can’t be read.</source>
        <translation>
            <numerusform>Kopia gotowa, ale bez %n elementu, którego nie da się odczytać.</numerusform>
            <numerusform>Kopia gotowa, ale bez %n elementów, których nie da się odczytać.</numerusform>
            <numerusform>Kopia gotowa, ale bez %n elementów, których nie da się odczytać.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is backed up.</source>
        <translation>Kopia zapasowa gotowa.</translation>
    </message>
    <message>
        <source>Nothing was changed: a game is on.</source>
        <translation>Nic się nie zmieniło: trwa gra.</translation>
    </message>
    <message>
        <source>Nothing was changed: there is no room, or no right to write.</source>
        <translation>Nic się nie zmieniło: brakuje miejsca albo prawa zapisu.</translation>
    </message>
    <message>
        <source>Nothing was written: that is more than a backup can hold.</source>
        <translation>Nic nie zapisano: to więcej, niż mieści kopia zapasowa.</translation>
    </message>
    <message>
        <source>The backup is damaged, or somebody has changed it. Nothing of it was taken.</source>
        <translation>Kopia jest uszkodzona albo ktoś ją zmienił. Nic z&#xa0;niej nie wczytano.</translation>
    </message>
    <message>
        <source>The backup is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>Kopia pochodzi z&#xa0;nowszej wersji Słowa szpiega: ta jej nie odczyta.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Nie da się odczytać pliku.</translation>
    </message>
    <message>
        <source>The file is no backup of The Spy’s Word.</source>
        <translation>Ten plik nie jest kopią zapasową Słowa szpiega.</translation>
    </message>
    <message>
        <source>The file is too large for a backup.</source>
        <translation>Plik jest za duży jak na kopię zapasową.</translation>
    </message>
</context>
<context>
    <name>bandit</name>
    <message numerus="yes">
        <source>%n bandits</source>
        <translation>
            <numerusform>%n&#xa0;bandyta</numerusform>
            <numerusform>%n&#xa0;bandytów</numerusform>
            <numerusform>%n&#xa0;bandytów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n&#xa0;obywatel</numerusform>
            <numerusform>%n&#xa0;obywateli</numerusform>
            <numerusform>%n&#xa0;obywateli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doctors</source>
        <translation>
            <numerusform>%n&#xa0;lekarz</numerusform>
            <numerusform>%n&#xa0;lekarzy</numerusform>
            <numerusform>%n&#xa0;lekarzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n killers</source>
        <translation>
            <numerusform>%n&#xa0;zabójca</numerusform>
            <numerusform>%n&#xa0;zabójców</numerusform>
            <numerusform>%n&#xa0;zabójców</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n police</source>
        <translation>
            <numerusform>%n&#xa0;policjant</numerusform>
            <numerusform>%n&#xa0;policjantów</numerusform>
            <numerusform>%n&#xa0;policjantów</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <comment>a role</comment>
        <translation>Bandyta</translation>
    </message>
    <message>
        <source>Bandit, close your eyes.</source>
        <translation>Bandyta zasypia.</translation>
    </message>
    <message>
        <source>Bandit, open your eyes. Do you shoot, and whom?</source>
        <translation>Budzi się bandyta. Czy&#xa0;strzela?</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>a role</comment>
        <translation>Obywatel</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a role</comment>
        <translation>Lekarz</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Lekarz lub bandyta</translation>
    </message>
    <message>
        <source>Doctor, close your eyes.</source>
        <translation>Lekarz zasypia.</translation>
    </message>
    <message>
        <source>Doctor, open your eyes. Whom do you save?</source>
        <translation>Budzi się lekarz. Kogo&#xa0;ratuje?</translation>
    </message>
    <message>
        <source>At night you sleep. By day, you find out who the killers are, and vote them all out.</source>
        <translation>Nocą śpisz. Za dnia ustal, kim są zabójcy, i&#xa0;głosuj, żeby odpadli co do jednego.</translation>
    </message>
    <message>
        <source>Each night you agree on one victim. You win as soon as the last of the police is out.</source>
        <translation>Nocą wybieracie razem jedną ofiarę. Wygrywacie, gdy tylko odpadnie cała policja.</translation>
    </message>
    <message>
        <source>Each night you check one player together. By day, get everybody to vote the killers out.</source>
        <translation>Nocą sprawdzacie razem jedną osobę. Za dnia przekonajcie innych, by głosowali na zabójców.</translation>
    </message>
    <message>
        <source>It is morning. Everyone, open your eyes.</source>
        <translation>Wstaje dzień. Wszyscy otwierają oczy.</translation>
    </message>
    <message>
        <source>It is night. Everyone, close your eyes. Nobody makes a sound.</source>
        <translation>Zapada noc. Wszyscy zamykają oczy. Cisza, ani mru-mru.</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>a role</comment>
        <translation>Zabójca</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Zabójca</translation>
    </message>
    <message>
        <source>Killers, close your eyes.</source>
        <translation>Zabójcy zasypiają.</translation>
    </message>
    <message>
        <source>Killers, open your eyes. Agree on one victim.</source>
        <translation>Budzą się zabójcy. Kto&#xa0;ginie?</translation>
    </message>
    <message>
        <source>Police</source>
        <comment>a role</comment>
        <translation>Policja</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Policja lub obywatel</translation>
    </message>
    <message>
        <source>Police, close your eyes.</source>
        <translation>Policja zasypia.</translation>
    </message>
    <message>
        <source>Police, open your eyes. Whom do you check?</source>
        <translation>Budzi się policja. Kogo&#xa0;sprawdza?</translation>
    </message>
    <message>
        <source>You have one shot, on any night. After it you wake with the killers: you are on their side.</source>
        <translation>Trzymasz z&#xa0;zabójcami. Po swoim jedynym strzale budzisz się nocą razem z&#xa0;nimi.</translation>
    </message>
    <message>
        <source>You save one player a night. Whoever you save without need gets an empty needle; a second one puts them out.</source>
        <translation>Co noc ratujesz jedną osobę. Ratunek bez potrzeby to pusta igła; po dwóch się odpada.</translation>
    </message>
</context>
<context>
    <name>bandit day</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n ręka</numerusform>
            <numerusform>%n ręce</numerusform>
            <numerusform>%n rąk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vote yet.</source>
        <translation>
            <numerusform>Jeszcze bez głosu: %n osoba.</numerusform>
            <numerusform>Jeszcze bez głosu: %n osoby.</numerusform>
            <numerusform>Jeszcze bez głosu: %n osób.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n osoba</numerusform>
            <numerusform>%n osoby</numerusform>
            <numerusform>%n osób</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message numerus="yes">
        <source>All %n are tied: all are heard again, and then you vote again.</source>
        <translation>
            <numerusform>Remis: %n osoba mówi jeszcze raz, a&#xa0;potem znów głosujecie.</numerusform>
            <numerusform>Remis wszystkich %n osób: każdy mówi jeszcze raz, a&#xa0;potem znów głosujecie.</numerusform>
            <numerusform>Remis wszystkich %n osób: każdy mówi jeszcze raz, a&#xa0;potem znów głosujecie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {number}, dawn</source>
        <translation>Dzień {number}: świt</translation>
    </message>
    <message>
        <source>Day {number}, last words</source>
        <translation>Dzień {number}: ostatnie słowa</translation>
    </message>
    <message>
        <source>Day {number}, result</source>
        <translation>Dzień {number}: wynik</translation>
    </message>
    <message>
        <source>Day {number}, result after a tie</source>
        <translation>Dzień {number}: wynik po remisie</translation>
    </message>
    <message>
        <source>Day {number}, speeches</source>
        <translation>Dzień {number}: wypowiedzi</translation>
    </message>
    <message>
        <source>Day {number}, speeches after a tie</source>
        <translation>Dzień {number}: wypowiedzi po remisie</translation>
    </message>
    <message>
        <source>Day {number}, vote</source>
        <translation>Dzień {number}: głosowanie</translation>
    </message>
    <message>
        <source>Day {number}, vote after a tie</source>
        <translation>Dzień {number}: głosowanie po remisie</translation>
    </message>
    <message>
        <source>Everybody has voted.</source>
        <translation>Wszystkie głosy oddane.</translation>
    </message>
    <message>
        <source>Everybody is tied again, so you vote again at once.</source>
        <translation>Znów remis między wszystkimi, więc od razu głosujecie ponownie.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Heard again: {names}.</source>
        <translation>Jeszcze jedna wypowiedź: {names}.</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>Ostatnie słowa</translation>
    </message>
    <message>
        <source>Nobody raised a hand</source>
        <translation>Ani jednej ręki w&#xa0;górze</translation>
    </message>
    <message>
        <source>Not tied, and heard again</source>
        <translation>Spoza remisu: jeszcze raz</translation>
    </message>
    <message>
        <source>See Who Was Who</source>
        <translation>Kto był kim</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Wypowiedź</translation>
    </message>
    <message numerus="yes">
        <source>The %n who are not tied are heard again.</source>
        <translation>
            <numerusform>Jeszcze raz mówi %n osoba spoza remisu.</numerusform>
            <numerusform>Jeszcze raz mówią %n osoby spoza remisu.</numerusform>
            <numerusform>Jeszcze raz mówi %n osób spoza remisu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n who are tied are heard again.</source>
        <translation>
            <numerusform>Jeszcze raz mówi %n osoba z&#xa0;remisu.</numerusform>
            <numerusform>Jeszcze raz mówią %n osoby z&#xa0;remisu.</numerusform>
            <numerusform>Jeszcze raz mówi %n osób z&#xa0;remisu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The speeches come next. {name} begins.</source>
        <translation>Teraz wypowiedzi. Zaczyna {name}.</translation>
    </message>
    <message>
        <source>Then everybody votes, only among those tied.</source>
        <translation>Potem wszyscy głosują, już tylko na osoby z&#xa0;remisu.</translation>
    </message>
    <message>
        <source>Then night falls.</source>
        <translation>Potem zapada noc.</translation>
    </message>
    <message>
        <source>Then the speeches. {name} begins.</source>
        <translation>Potem wypowiedzi. Zaczyna {name}.</translation>
    </message>
    <message>
        <source>Then you vote, with hands raised.</source>
        <translation>Potem głosujecie, podnosząc ręce.</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>Potem {name}.</translation>
    </message>
    <message>
        <source>Tied a third time: the game ends as a draw.</source>
        <translation>Trzeci remis: gra kończy się bez zwycięzcy.</translation>
    </message>
    <message>
        <source>Tied, and heard again</source>
        <translation>Remis: jeszcze raz</translation>
    </message>
    <message>
        <source>Unless that ends the game, last words come next: {names}.</source>
        <translation>Jeśli to nie koniec gry, teraz ostatnie słowa: {names}.</translation>
    </message>
    <message>
        <source>Unless that ends the game, night falls.</source>
        <translation>Jeśli to nie koniec gry, zapada noc.</translation>
    </message>
    <message>
        <source>Unless that ends the game, the speeches come next. {name} begins.</source>
        <translation>Jeśli to nie koniec gry, teraz wypowiedzi. Zaczyna {name}.</translation>
    </message>
    <message>
        <source>Unless that ends the game, {name} leaves last words, and night falls.</source>
        <translation>Jeśli to nie koniec gry, {name} ma jeszcze ostatnie słowa, a&#xa0;potem zapada noc.</translation>
    </message>
    <message>
        <source>no hand</source>
        <translation>zero rąk</translation>
    </message>
</context>
<context>
    <name>bandit end</name>
    <message>
        <source>A draw</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message numerus="yes">
        <source>After %n nights.</source>
        <translation>
            <numerusform>Po jednej nocy.</numerusform>
            <numerusform>Po %n nocach.</numerusform>
            <numerusform>Po %n nocach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandyta</translation>
    </message>
    <message>
        <source>Bandit shot</source>
        <translation>Strzał bandyty</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, a killer</source>
        <translation>Kontrola policji: {name}, zabójca</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, doctor or bandit</source>
        <translation>Kontrola policji: {name}, lekarz lub bandyta</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Obywatele</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Lekarz</translation>
    </message>
    <message>
        <source>Doctor saved</source>
        <translation>Ratunek lekarza</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Zabójcy</translation>
    </message>
    <message>
        <source>Killers and bandit are all out. Doctor and citizens win with the police.</source>
        <translation>Zabójcy i&#xa0;bandyta są poza grą. Razem z&#xa0;policją wygrywają lekarz i&#xa0;obywatele.</translation>
    </message>
    <message>
        <source>Killers’ victim</source>
        <translation>Ofiara zabójców</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>Noc {number}</translation>
    </message>
    <message>
        <source>Nobody was out</source>
        <translation>Nikt nie odpada</translation>
    </message>
    <message>
        <source>Out at dawn</source>
        <translation>Odpada o&#xa0;świcie</translation>
    </message>
    <message>
        <source>Out by vote</source>
        <translation>Odpada w&#xa0;dzień</translation>
    </message>
    <message>
        <source>Out by vote: {name}</source>
        <translation>Odpada w&#xa0;głosowaniu: {name}</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Poza grą: {names}</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Policja</translation>
    </message>
    <message>
        <source>Police checked</source>
        <translation>Kontrola policji</translation>
    </message>
    <message>
        <source>Saved by the doctor: {name}</source>
        <translation>Ratunek lekarza: {name}</translation>
    </message>
    <message>
        <source>Shot by the bandit: {name}</source>
        <translation>Strzał bandyty: {name}</translation>
    </message>
    <message>
        <source>The citizens are all out.</source>
        <translation>Wszyscy obywatele są poza grą.</translation>
    </message>
    <message>
        <source>The killers win</source>
        <translation>Wygrywają zabójcy</translation>
    </message>
    <message>
        <source>The killers’ victim: {name}</source>
        <translation>Ofiara zabójców: {name}</translation>
    </message>
    <message>
        <source>The last vote was tied a third time.</source>
        <translation>Trzeci remis w&#xa0;głosowaniu.</translation>
    </message>
    <message>
        <source>The police and the killers’ side are all out.</source>
        <translation>Policja i&#xa0;cała strona zabójców są poza grą.</translation>
    </message>
    <message>
        <source>The police are all out. The bandit wins with the killers.</source>
        <translation>Cała policja jest poza grą. Razem z&#xa0;zabójcami wygrywa bandyta.</translation>
    </message>
    <message>
        <source>The police win</source>
        <translation>Wygrywa policja</translation>
    </message>
    <message>
        <source>a day’s first vote</source>
        <translation>pierwsze głosowanie dnia</translation>
    </message>
    <message>
        <source>a vote among those tied</source>
        <translation>głosowanie po remisie</translation>
    </message>
    <message>
        <source>a vote that found the killers’ side</source>
        <translation>głos na kogoś ze strony zabójców</translation>
    </message>
    <message>
        <source>doctor or bandit</source>
        <translation>lekarz lub bandyta</translation>
    </message>
    <message>
        <source>empty needle: two put a player out</source>
        <translation>pusta igła: po dwóch się odpada</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>zabójca</translation>
    </message>
    <message>
        <source>police or citizen</source>
        <translation>policja lub obywatel</translation>
    </message>
    <message>
        <source>{day} among those tied</source>
        <comment>a day’s vote after a tie</comment>
        <translation>{day} po remisie</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>bez głosu</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, police or citizen</source>
        <translation>Kontrola policji: {name}, policja lub obywatel</translation>
    </message>
    <message>
        <source>{role} {points}</source>
        <comment>points with a sign, as in +30</comment>
        <translation>{role} {points}</translation>
    </message>
</context>
<context>
    <name>bandit rules</name>
    <message>
        <source>A game for 12 to 16 people and a judge, who leads nights and days and doesn’t play.</source>
        <translation>Gra dla 12–16 osób i&#xa0;sędziego, który prowadzi noce i&#xa0;dni, ale nie&#xa0;gra.</translation>
    </message>
    <message>
        <source>A speaker ends with “pass”, and nobody else speaks meanwhile.</source>
        <translation>Wypowiedź kończy się słowem „pas”. Do tego czasu nikt inny się nie odzywa.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>All eyes are closed, and nobody makes a sound. The judge calls, one after the other:</source>
        <translation>Wszyscy mają zamknięte oczy, nikt nie wydaje dźwięku. Sędzia budzi role po kolei.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>Each night they ask the judge about one of you.</source>
        <translation>Co noc pyta sędziego o&#xa0;jedną osobę.</translation>
    </message>
    <message>
        <source>Each of you speaks once, round the circle, starting after the first who went at dawn. If nobody went, whoever got the first card begins; on later days, whoever sits after the one last voted out.</source>
        <translation>Każdy mówi raz, po kolei wokół stołu. Zaczyna osoba siedząca za pierwszą z&#xa0;tych, które odpadają o&#xa0;świcie. Gdy o&#xa0;świcie nie odpada nikt, zaczyna osoba z&#xa0;pierwszą kartą, a&#xa0;w&#xa0;następne dni osoba siedząca za tą, która odpadła w&#xa0;ostatnim głosowaniu.</translation>
    </message>
    <message>
        <source>Empty needles</source>
        <translation>Puste igły</translation>
    </message>
    <message>
        <source>If the police win: police and doctor 30, citizens 20, killers and bandit −5. If the killers win: killers and bandit 40, police and doctor −10, citizens −5. A draw: 5 each.</source>
        <translation>Gdy wygra policja: policja i&#xa0;lekarz po 30, obywatele po 20, zabójcy i&#xa0;bandyta po −5. Gdy wygrają zabójcy: zabójcy i&#xa0;bandyta po 40, policja i&#xa0;lekarz po −10, obywatele po −5. Remis: wszyscy po 5.</translation>
    </message>
    <message>
        <source>Listen, think, and vote with the police.</source>
        <translation>Słucha, myśli i&#xa0;głosuje razem z&#xa0;policją.</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>Obywatelom nie wolno pomagać zabójcom.</translation>
    </message>
    <message>
        <source>On the killers’ side, unknown to them until the one shot is fired.</source>
        <translation>Trzyma z&#xa0;zabójcami, ale poznają go dopiero po jego jedynym strzale.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Police, doctor and citizens, once the killers and the bandit are out. The killers and the bandit, once the police are out. If both are out at once, or all citizens are, it is a draw.</source>
        <translation>Policja, lekarz i&#xa0;obywatele, gdy odpadną zabójcy i&#xa0;bandyta. Zabójcy i&#xa0;bandyta, gdy odpadnie cała policja. Gdy stanie się to naraz albo odpadną wszyscy obywatele, jest remis.</translation>
    </message>
    <message>
        <source>Saves one of you each night.</source>
        <translation>Co noc ratuje jedną osobę.</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Wypowiedzi</translation>
    </message>
    <message>
        <source>The answer to the police</source>
        <translation>Odpowiedź dla policji</translation>
    </message>
    <message>
        <source>The bandit shoots somebody, or holds fire. There is one shot in the whole game; after it the bandit wakes with the killers.</source>
        <translation>Bandyta może do kogoś strzelić. Ma jeden strzał na całą grę, a&#xa0;po nim budzi się razem z&#xa0;zabójcami.</translation>
    </message>
    <message>
        <source>The device goes round. Look at your role alone, remember it, and hand the device on. After the last card the judge keeps it.</source>
        <translation>Urządzenie idzie z&#xa0;rąk do rąk. Obejrzyj swoją rolę tak, żeby nikt nie widział, zapamiętaj ją i&#xa0;podaj dalej. Po ostatniej karcie urządzenie zostaje u&#xa0;sędziego.</translation>
    </message>
    <message>
        <source>The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out, but never the doctor.</source>
        <translation>Lekarz co noc ratuje jedną osobę. Ratunek bez potrzeby to pusta igła; po dwóch się odpada. Tylko lekarzowi igły nie szkodzą.</translation>
    </message>
    <message>
        <source>The doctor saves somebody, or themselves.</source>
        <translation>Lekarz ratuje kogoś albo siebie.</translation>
    </message>
    <message>
        <source>The judge calls each of you in turn; raise your hand for the one who should go. You have one vote, for somebody else, or none. Whoever has the most votes is out.</source>
        <translation>Sędzia wyczytuje wszystkich po kolei. Podnieś rękę przy osobie, która ma odpaść. Masz jeden głos, nie na siebie; możesz też nie głosować. Odpada, kto zbierze najwięcej głosów.</translation>
    </message>
    <message>
        <source>The judge says who is out, but neither why nor what they were. The victim is out unless the doctor saved them; whoever was shot is out, saved or not. A bandit who hadn’t fired before survives the killers.</source>
        <translation>Sędzia mówi, kto odpada, ale nie dlaczego ani w&#xa0;jakiej roli. Ofiara odpada, chyba że ratuje ją lekarz. Przed strzałem bandyty nie uratuje nawet lekarz. Bandyta, który przed tą nocą nie strzelał, wychodzi cało z&#xa0;ataku zabójców.</translation>
    </message>
    <message>
        <source>The killers point at one victim.</source>
        <translation>Zabójcy wskazują jedną ofiarę.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>Noc</translation>
    </message>
    <message>
        <source>The police point at one person, and the judge answers.</source>
        <translation>Policja wskazuje jedną osobę, a&#xa0;sędzia odpowiada.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>They wake together each night, and agree on a victim.</source>
        <translation>Co noc z&#xa0;innymi zabójcami wybiera ofiarę.</translation>
    </message>
    <message>
        <source>Those tied speak again, and everybody votes, only among them; if no hand was raised, all are tied. Tied once more, the others speak, and there is a last vote. A third tie ends the game as a draw.</source>
        <translation>Osoby z&#xa0;remisu mówią jeszcze raz i&#xa0;wszyscy głosują już tylko na nie; gdy nikt nie podnosi ręki, remis dotyczy wszystkich. Gdy znów jest remis, mówią pozostali i&#xa0;jest ostatnie głosowanie. Trzeci remis kończy grę bez zwycięzcy.</translation>
    </message>
    <message>
        <source>Thumb down: a killer. Thumb up: police or citizen. Thumb sideways: the doctor or the bandit.</source>
        <translation>Kciuk w&#xa0;dół: zabójca. Kciuk w&#xa0;górę: policja lub obywatel. Kciuk w&#xa0;bok: lekarz lub bandyta.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message>
        <source>Whoever goes leaves last words at once: up to the second dawn, or, with 15 or 16 people, up to the second vote.</source>
        <translation>Kto odpada, od razu wygłasza ostatnie słowa: do drugiego świtu włącznie, a&#xa0;przy 15 lub 16 osobach do drugiego głosowania.</translation>
    </message>
    <message>
        <source>With 12 to 14 people there are 3 police, 2 killers, a doctor and a bandit; with 15 or 16, 4 police and 3 killers. All others are citizens.</source>
        <translation>Przy 12–14 osobach jest 3 policjantów, 2 zabójców, lekarz i&#xa0;bandyta. Przy 15 lub 16 policjantów jest 4, a&#xa0;zabójców 3. Reszta to obywatele.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Twoja karta</translation>
    </message>
</context>
<context>
    <name>bandit tour</name>
    <message>
        <source>A killer</source>
        <translation>Zabójca</translation>
    </message>
    <message>
        <source>A role for each</source>
        <translation>Rola dla każdego</translation>
    </message>
    <message>
        <source>All eyes close. The judge wakes one role at a time: the killers point at a victim.
The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out.
The bandit, whom the killers don’t know, has a single shot.</source>
        <translation>Wszyscy zamykają oczy. Sędzia budzi role po kolei: zabójcy wskazują ofiarę.
Lekarz co noc ratuje jedną osobę. Ratunek bez potrzeby to pusta igła; po dwóch się odpada.
Bandyta, którego zabójcy nie znają, ma jeden strzał.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Świt</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <translation>Lekarz lub bandyta</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Police seek the killers; nobody knows who is who.</source>
        <translation>Każdy ogląda swoją kartę w&#xa0;tajemnicy. Policja szuka zabójców, a&#xa0;nikt nie wie, kto jest kim.</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Ręce w&#xa0;górę</translation>
    </message>
    <message>
        <source>I am police!</source>
        <translation>Jestem z&#xa0;policji!</translation>
    </message>
    <message>
        <source>Killers and bandit</source>
        <translation>Zabójcy i&#xa0;bandyta</translation>
    </message>
    <message>
        <source>Killers, open your eyes</source>
        <translation>Budzą się zabójcy</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Zapada noc</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <translation>Nie, bo ja!</translation>
    </message>
    <message>
        <source>Police and town</source>
        <translation>Policja i&#xa0;miasto</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <translation>Policja lub obywatel</translation>
    </message>
    <message>
        <source>The judge says who is out. Then all speak in turn, round the circle. Somebody is lying.</source>
        <translation>Sędzia mówi, kto odpada. Potem wszyscy po kolei zabierają głos. Ktoś tu kłamie.</translation>
    </message>
    <message>
        <source>The police and the town, once the killers and the bandit are out.
The killers and the bandit, once all police are out.</source>
        <translation>Policja i&#xa0;miasto, gdy odpadną zabójcy i&#xa0;bandyta.
Zabójcy i&#xa0;bandyta, gdy odpadnie cała policja.</translation>
    </message>
    <message>
        <source>The police ask</source>
        <translation>Policja pyta</translation>
    </message>
    <message>
        <source>They point at one of you each night, and the judge answers with a thumb.</source>
        <translation>Co noc wskazuje jedną osobę, a&#xa0;sędzia odpowiada kciukiem.</translation>
    </message>
    <message>
        <source>Vote openly for who should go. The most votes: out. Then the next night falls.</source>
        <translation>Głosujecie jawnie: kto ma odpaść? Odpada osoba z&#xa0;największą liczbą głosów. Potem znów zapada noc.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Kto wygrywa?</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Cast as a citizen against a spy or the ghost, or against the killers’ side.</source>
        <translation>Oddane jako obywatel na szpiega lub ducha albo na stronę zabójców.</translation>
    </message>
    <message numerus="yes">
        <source>From %n games on: before that, a little luck would lead.</source>
        <translation>
            <numerusform>Od %n gry: wcześniej rządzi fart.</numerusform>
            <numerusform>Od %n gier: wcześniej rządzi fart.</numerusform>
            <numerusform>Od %n gier: wcześniej rządzi fart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that a ghost won by guessing the word.</source>
        <translation>Gry wygrane przez ducha, który zgadł słowo.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Wygrane gry</translation>
    </message>
    <message>
        <source>Ghost’s guesses</source>
        <translation>Trafienia ducha</translation>
    </message>
    <message>
        <source>No ghost has guessed the word yet.</source>
        <translation>Żaden duch jeszcze nie zgadł słowa.</translation>
    </message>
    <message>
        <source>No votes to show yet.</source>
        <translation>Nie ma jeszcze głosów do pokazania.</translation>
    </message>
    <message>
        <source>Nobody has played so many games yet.</source>
        <translation>Nikt nie ma jeszcze tylu gier.</translation>
    </message>
    <message>
        <source>None of the people here has played tonight.</source>
        <translation>Dziś nie ma tu jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>None of the people here has played yet.</source>
        <translation>Nie ma tu jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>Celne głosy</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Skuteczność</translation>
    </message>
    <message>
        <source>Won on whatever side.</source>
        <translation>Wygrane po dowolnej stronie.</translation>
    </message>
    <message numerus="yes">
        <source>of %n games</source>
        <translation>
            <numerusform>z&#xa0;%n gry</numerusform>
            <numerusform>z&#xa0;%n gier</numerusform>
            <numerusform>z&#xa0;%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n votes</source>
        <translation>
            <numerusform>z&#xa0;%n głosu</numerusform>
            <numerusform>z&#xa0;%n głosów</numerusform>
            <numerusform>z&#xa0;%n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n games</source>
        <translation>
            <numerusform>{won} z&#xa0;%n gry</numerusform>
            <numerusform>{won} z&#xa0;%n gier</numerusform>
            <numerusform>{won} z&#xa0;%n gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Brązowy</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>Ciemnozielony</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Romby</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Kropki</translation>
    </message>
    <message>
        <source>Dots and dashes</source>
        <translation>Kropki i&#xa0;kreski</translation>
    </message>
    <message>
        <source>Four blocks</source>
        <translation>Cztery pola</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Grey blue</source>
        <translation>Szaroniebieski</translation>
    </message>
    <message>
        <source>Narrow ticks</source>
        <translation>Wąskie kreski</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Granatowy</translation>
    </message>
    <message>
        <source>One half</source>
        <translation>Połowa</translation>
    </message>
    <message>
        <source>Pairs of ticks</source>
        <translation>Pary kresek</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowy</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwony</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Różowy</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Rdzawy</translation>
    </message>
    <message>
        <source>Scallops</source>
        <translation>Falbanka</translation>
    </message>
    <message>
        <source>Six blocks</source>
        <translation>Sześć pól</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Morski</translation>
    </message>
    <message>
        <source>Teeth</source>
        <translation>Zęby</translation>
    </message>
    <message>
        <source>Three arcs</source>
        <translation>Trzy łuki</translation>
    </message>
    <message>
        <source>Two rings</source>
        <translation>Dwa pierścienie</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Bordowy</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Files of type:</source>
        <translation>Pliki typu:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Szukaj w:</translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message numerus="yes">
        <source>%n people have reached a new level</source>
        <translation>
            <numerusform>%n osoba na nowym poziomie</numerusform>
            <numerusform>%n osoby na nowym poziomie</numerusform>
            <numerusform>%n osób na nowym poziomie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles earned</source>
        <translation>
            <numerusform>Zdobyte tytuły: %n</numerusform>
            <numerusform>Zdobyte tytuły: %n</numerusform>
            <numerusform>Zdobyte tytuły: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n wygrana z&#xa0;rzędu</numerusform>
            <numerusform>%n wygrane z&#xa0;rzędu</numerusform>
            <numerusform>%n wygranych z&#xa0;rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the word +{xp}</source>
        <translation>Odgadnięte słowo +{xp}</translation>
    </message>
    <message>
        <source>Hidden votes of the game before +{xp}</source>
        <translation>Tajne głosy z&#xa0;poprzedniej gry +{xp}</translation>
    </message>
    <message>
        <source>Left before the end: no XP.</source>
        <translation>Wyjście przed końcem: bez&#xa0;XP.</translation>
    </message>
    <message>
        <source>Played to the end +{xp}</source>
        <translation>Rozegrana gra +{xp}</translation>
    </message>
    <message>
        <source>Reached level {level}</source>
        <translation>Awans na poziom {level}</translation>
    </message>
    <message>
        <source>Still in at the end +{xp}</source>
        <translation>W&#xa0;grze do końca +{xp}</translation>
    </message>
    <message>
        <source>Title earned: {title}</source>
        <translation>Zdobyty tytuł: {title}</translation>
    </message>
    <message>
        <source>Votes on target +{xp}</source>
        <translation>Celne głosy +{xp}</translation>
    </message>
    <message>
        <source>What this game brought</source>
        <translation>Co dała ta gra</translation>
    </message>
    <message>
        <source>Won +{xp}</source>
        <translation>Wygrana +{xp}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has earned %n titles</source>
        <translation>
            <numerusform>{name} zdobywa %n tytuł</numerusform>
            <numerusform>{name} zdobywa %n tytuły</numerusform>
            <numerusform>{name} zdobywa %n tytułów</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has earned {title}</source>
        <translation>{name} zdobywa tytuł „{title}”</translation>
    </message>
    <message>
        <source>{name} has reached level {level}</source>
        <translation>{name} awansuje na poziom {level}</translation>
    </message>
    <message>
        <source>{name} {xp}</source>
        <comment>somebody and what they gained, as in a list</comment>
        <translation>{name} {xp}</translation>
    </message>
    <message numerus="yes">
        <source>{people} and %n more</source>
        <translation>
            <numerusform>{people} i&#xa0;jeszcze %n osoba</numerusform>
            <numerusform>{people} i&#xa0;jeszcze %n osoby</numerusform>
            <numerusform>{people} i&#xa0;jeszcze %n osób</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Secret Bandit</source>
        <translation>Tajny bandyta</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>Słowo szpiega</translation>
    </message>
</context>
<context>
    <name>packages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, last {when}</source>
        <translation>
            <numerusform>%n gra, ostatnio {when}</numerusform>
            <numerusform>%n gry, ostatnio {when}</numerusform>
            <numerusform>%n gier, ostatnio {when}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out:</source>
        <translation>
            <numerusform>Pominięto %n wiersz:</numerusform>
            <numerusform>Pominięto %n wiersze:</numerusform>
            <numerusform>Pominięto %n wierszy:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own packages can’t be read. They stay as they are.</source>
        <translation>
            <numerusform>%n własnego pakietu nie da się odczytać. Zostaje bez zmian.</numerusform>
            <numerusform>%n własnych pakietów nie da się odczytać. Zostają bez zmian.</numerusform>
            <numerusform>%n własnych pakietów nie da się odczytać. Zostają bez zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other spellings are the most that a word can have.</source>
        <translation>
            <numerusform>Słowo może mieć najwyżej %n inną pisownię.</numerusform>
            <numerusform>Słowo może mieć najwyżej %n inne pisownie.</numerusform>
            <numerusform>Słowo może mieć najwyżej %n innych pisowni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages</source>
        <translation>
            <numerusform>%n pakiet</numerusform>
            <numerusform>%n pakiety</numerusform>
            <numerusform>%n pakietów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are here already.</source>
        <translation>
            <numerusform>%n pakiet już tu jest.</numerusform>
            <numerusform>%n pakiety już tu są.</numerusform>
            <numerusform>%n pakietów już tu jest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are in {file} now.</source>
        <translation>
            <numerusform>%n pakiet jest teraz w&#xa0;pliku {file}.</numerusform>
            <numerusform>%n pakiety są teraz w&#xa0;pliku {file}.</numerusform>
            <numerusform>%n pakietów jest teraz w&#xa0;pliku {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are new here.</source>
        <translation>
            <numerusform>%n nowy pakiet</numerusform>
            <numerusform>%n nowe pakiety</numerusform>
            <numerusform>%n nowych pakietów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages can’t be read.</source>
        <translation>
            <numerusform>%n pakietu nie da się odczytać.</numerusform>
            <numerusform>%n pakietów nie da się odczytać.</numerusform>
            <numerusform>%n pakietów nie da się odczytać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have a damaged picture.</source>
        <translation>
            <numerusform>%n pakiet ma uszkodzony obrazek.</numerusform>
            <numerusform>%n pakiety mają uszkodzony obrazek.</numerusform>
            <numerusform>%n pakietów ma uszkodzony obrazek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have the words of another one here.</source>
        <translation>
            <numerusform>%n pakiet ma te same słowa co inny.</numerusform>
            <numerusform>%n pakiety mają te same słowa co inne.</numerusform>
            <numerusform>%n pakietów ma te same słowa co inne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have words that can’t be played.</source>
        <translation>
            <numerusform>%n pakiet ma słowa, którymi nie da się grać.</numerusform>
            <numerusform>%n pakiety mają słowa, którymi nie da się grać.</numerusform>
            <numerusform>%n pakietów ma słowa, którymi nie da się grać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages lack a file.</source>
        <translation>
            <numerusform>W&#xa0;%n pakiecie brakuje pliku.</numerusform>
            <numerusform>W&#xa0;%n pakietach brakuje pliku.</numerusform>
            <numerusform>W&#xa0;%n pakietach brakuje pliku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages were added.</source>
        <translation>
            <numerusform>Dodano %n pakiet.</numerusform>
            <numerusform>Dodano %n pakiety.</numerusform>
            <numerusform>Dodano %n pakietów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures can’t be read any more, and are not in it.</source>
        <translation>
            <numerusform>%n obrazka nie da się już odczytać i&#xa0;nie ma go w&#xa0;pliku.</numerusform>
            <numerusform>%n obrazków nie da się już odczytać i&#xa0;nie ma ich w&#xa0;pliku.</numerusform>
            <numerusform>%n obrazków nie da się już odczytać i&#xa0;nie ma ich w&#xa0;pliku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A kind has %n letters at most.</source>
        <translation>
            <numerusform>Kategoria ma najwyżej %n literę.</numerusform>
            <numerusform>Kategoria ma najwyżej %n litery.</numerusform>
            <numerusform>Kategoria ma najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>A spelling of one word counts as the other word.</source>
        <translation>Jedna z&#xa0;pisowni uchodzi za drugie słowo.</translation>
    </message>
    <message>
        <source>A spelling of one word is too close to the other word.</source>
        <translation>Jedna z&#xa0;pisowni jest zbyt podobna do drugiego słowa.</translation>
    </message>
    <message numerus="yes">
        <source>A word has %n letters at most.</source>
        <translation>
            <numerusform>Słowo ma najwyżej %n literę.</numerusform>
            <numerusform>Słowo ma najwyżej %n litery.</numerusform>
            <numerusform>Słowo ma najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Packages</source>
        <translation>
            <numerusform>Dodaj %n pakiet</numerusform>
            <numerusform>Dodaj %n pakiety</numerusform>
            <numerusform>Dodaj %n pakietów</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Packages</source>
        <translation>Dodaj pakiety</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Każdy język</translation>
    </message>
    <message>
        <source>All languages, with pictures</source>
        <translation>Każdy język, z&#xa0;obrazkami</translation>
    </message>
    <message>
        <source>All languages, without pictures</source>
        <translation>Każdy język, bez&#xa0;obrazków</translation>
    </message>
    <message>
        <source>Another package of your own has this word.</source>
        <translation>To słowo jest już w&#xa0;innym własnym pakiecie.</translation>
    </message>
    <message>
        <source>Both words count as the same.</source>
        <translation>Oba słowa uchodzą za to samo.</translation>
    </message>
    <message>
        <source>Clay red</source>
        <translation>Ceglana czerwień</translation>
    </message>
    <message>
        <source>Evening violet</source>
        <translation>Wieczorny fiolet</translation>
    </message>
    <message>
        <source>Everybody sees the kind: it shouldn’t have one of the words in it.</source>
        <translation>Kategorię widzą wszyscy: niech nie zawiera żadnego z&#xa0;tych słów.</translation>
    </message>
    <message numerus="yes">
        <source>Export %n Packages</source>
        <translation>
            <numerusform>Eksportuj %n pakiet</numerusform>
            <numerusform>Eksportuj %n pakiety</numerusform>
            <numerusform>Eksportuj %n pakietów</numerusform>
        </translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Pierwsze słowo</translation>
    </message>
    <message>
        <source>It holds a character that can’t be seen.</source>
        <translation>Jest tu niewidoczny znak.</translation>
    </message>
    <message>
        <source>It needs a letter or a number to be guessed by.</source>
        <translation>Bez litery ani cyfry nie da się tego zgadnąć.</translation>
    </message>
    <message>
        <source>Its letters can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>Nie da się odczytać liter. Zapisz listę jako UTF-8 i&#xa0;otwórz ją ponownie.</translation>
    </message>
    <message>
        <source>Line {line}: a word has neither letter nor number.</source>
        <translation>Wiersz {line}: słowo bez liter i&#xa0;cyfr.</translation>
    </message>
    <message>
        <source>Line {line}: a word is too long.</source>
        <translation>Wiersz {line}: za długie słowo.</translation>
    </message>
    <message>
        <source>Line {line}: both words count as the same.</source>
        <translation>Wiersz {line}: oba słowa uchodzą za to samo.</translation>
    </message>
    <message>
        <source>Line {line}: it holds a character that can’t be seen.</source>
        <translation>Wiersz {line}: jest tu niewidoczny znak.</translation>
    </message>
    <message>
        <source>Line {line}: line {earlier} has the same two words.</source>
        <translation>Wiersz {line}: te same słowa co w&#xa0;wierszu {earlier}.</translation>
    </message>
    <message>
        <source>Line {line}: the words are too close to each other.</source>
        <translation>Wiersz {line}: słowa są zbyt podobne.</translation>
    </message>
    <message>
        <source>Line {line}: there are more than two words.</source>
        <translation>Wiersz {line}: więcej niż dwa słowa.</translation>
    </message>
    <message>
        <source>Line {line}: there are no two words.</source>
        <translation>Wiersz {line}: nie ma dwóch słów.</translation>
    </message>
    <message>
        <source>Misty blue</source>
        <translation>Mglisty błękit</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Nocny granat</translation>
    </message>
    <message>
        <source>Nothing in it is new here.</source>
        <translation>Nie ma w&#xa0;nim nic nowego.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>Nic nie dodano</translation>
    </message>
    <message>
        <source>One of these is accepted already.</source>
        <translation>Coś z&#xa0;tego już się zalicza.</translation>
    </message>
    <message>
        <source>Only one word has a picture. Until both have one, both cards show the same sign.</source>
        <translation>Tylko jedno słowo ma obrazek. Póki nie mają go oba, na obu kartach jest ten sam znak.</translation>
    </message>
    <message>
        <source>Picture of the first word</source>
        <translation>Obrazek pierwszego słowa</translation>
    </message>
    <message>
        <source>Picture of the second word</source>
        <translation>Obrazek drugiego słowa</translation>
    </message>
    <message>
        <source>Sage green</source>
        <translation>Szałwiowa zieleń</translation>
    </message>
    <message>
        <source>Sand yellow</source>
        <translation>Piaskowa żółć</translation>
    </message>
    <message>
        <source>Say what both words are, such as “fruit”.</source>
        <translation>Napisz, czym są oba słowa, na przykład „owoce”.</translation>
    </message>
    <message>
        <source>Second word</source>
        <translation>Drugie słowo</translation>
    </message>
    <message>
        <source>That is more than one file may hold. Choose fewer packages.</source>
        <translation>To za dużo na jeden plik. Wybierz mniej pakietów.</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>Tego pliku nie da się odczytać jako obrazka.</translation>
    </message>
    <message>
        <source>The drawing holds something that isn’t drawn here: {what}.</source>
        <translation>Rysunek zawiera coś, czego gra nie rysuje: {what}.</translation>
    </message>
    <message>
        <source>The drawing takes too long to draw.</source>
        <translation>Ten rysunek rysuje się za długo.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Nie da się odczytać pliku.</translation>
    </message>
    <message>
        <source>The file has something twice: {name}.</source>
        <translation>Coś jest w&#xa0;pliku podwójnie: {name}.</translation>
    </message>
    <message>
        <source>The file holds a link to somewhere else ({name}). It was left alone.</source>
        <translation>W&#xa0;pliku jest odnośnik prowadzący gdzie indziej ({name}). Plik zostaje nietknięty.</translation>
    </message>
    <message>
        <source>The file holds more than one file may.</source>
        <translation>W&#xa0;pliku jest za dużo naraz.</translation>
    </message>
    <message>
        <source>The file holds no packages of The Spy’s Word.</source>
        <translation>W&#xa0;pliku nie ma pakietów Słowa szpiega.</translation>
    </message>
    <message>
        <source>The file holds something that belongs to no package: {name}.</source>
        <translation>W&#xa0;pliku jest coś spoza pakietów: {name}.</translation>
    </message>
    <message>
        <source>The file is being written.</source>
        <translation>Zapisuję plik…</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>Plik jest uszkodzony albo ktoś go zmienił.</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>Plik pochodzi z&#xa0;nowszej wersji Słowa szpiega: ta go nie odczyta.</translation>
    </message>
    <message>
        <source>The file is locked with a password.</source>
        <translation>Plik jest zabezpieczony hasłem.</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>Plik jest za duży jak na obrazek.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Plik jest za duży.</translation>
    </message>
    <message>
        <source>The file wants to write outside its folder ({name}). It was left alone.</source>
        <translation>Plik chce pisać poza swoim folderem ({name}). Zostaje nietknięty.</translation>
    </message>
    <message>
        <source>The file would unpack to far more than packages need. It was left alone.</source>
        <translation>Po rozpakowaniu plik zająłby o&#xa0;wiele za dużo miejsca. Zostaje nietknięty.</translation>
    </message>
    <message>
        <source>The letters of line {line} can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>Nie da się odczytać liter w&#xa0;wierszu {line}. Zapisz listę jako UTF-8 i&#xa0;otwórz ją ponownie.</translation>
    </message>
    <message numerus="yes">
        <source>The list is too long: %n lines are the most.</source>
        <translation>
            <numerusform>Lista jest za długa: najwyżej %n wiersz.</numerusform>
            <numerusform>Lista jest za długa: najwyżej %n wiersze.</numerusform>
            <numerusform>Lista jest za długa: najwyżej %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture has too many pixels.</source>
        <translation>Obrazek ma za dużo pikseli.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Obrazek jest uszkodzony.</translation>
    </message>
    <message>
        <source>The words are too close: one could be the other with a typo.</source>
        <translation>Słowa są zbyt podobne: wystarczy literówka, żeby je pomylić.</translation>
    </message>
    <message>
        <source>This word is missing here; the other one isn’t.</source>
        <translation>Brakuje tu tego słowa, choć drugie jest.</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Najpierw wpisz słowo.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lines</source>
        <translation>
            <numerusform>i&#xa0;jeszcze %n wiersz</numerusform>
            <numerusform>i&#xa0;jeszcze %n wiersze</numerusform>
            <numerusform>i&#xa0;jeszcze %n wierszy</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>jeszcze ani razu</translation>
    </message>
    <message>
        <source>{kind} ({count})</source>
        <translation>{kind} ({count})</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>{languages}, with pictures</source>
        <translation>{languages}, z&#xa0;obrazkami</translation>
    </message>
    <message>
        <source>{languages}, without pictures</source>
        <translation>{languages}, bez&#xa0;obrazków</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Przywrócono: {name}.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>Usunięto: {name}.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>Zapisano: {name}.</translation>
    </message>
    <message>
        <source>{name} is the copy. Give it other words.</source>
        <translation>{name} to kopia. Wpisz w&#xa0;niej inne słowa.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n people are in {file} now.</source>
        <translation>
            <numerusform>%n profil jest teraz w&#xa0;pliku {file}.</numerusform>
            <numerusform>%n profile są teraz w&#xa0;pliku {file}.</numerusform>
            <numerusform>%n profili jest teraz w&#xa0;pliku {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Zaimportowano</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio w&#xa0;grze</translation>
    </message>
    <message>
        <source>Left as they are, since their profiles here can’t be read: {names}.</source>
        <translation>Bez zmian, bo tych profili nie da się tu odczytać: {names}.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>New here: {names}.</source>
        <translation>Nowe profile: {names}.</translation>
    </message>
    <message>
        <source>Nobody is in that file.</source>
        <translation>W&#xa0;tym pliku nie ma nikogo.</translation>
    </message>
    <message>
        <source>Not all was imported</source>
        <translation>Nie wszystko zaimportowano</translation>
    </message>
    <message>
        <source>Nothing new of: {names}.</source>
        <translation>Bez zmian: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nic nie zaimportowano</translation>
    </message>
    <message>
        <source>Nothing was kept: the profile is gone, or it can’t be read.</source>
        <translation>Nic nie zapisano: profilu już nie ma albo nie da się go odczytać.</translation>
    </message>
    <message>
        <source>Somebody else is called {name} by now. Give one of them another name first.</source>
        <translation>Ktoś inny nazywa się już {name}. Najpierw zmień imię jednej z&#xa0;tych osób.</translation>
    </message>
    <message>
        <source>That is more than one file of people holds.</source>
        <translation>To za dużo na jeden plik z&#xa0;profilami.</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>Tego pliku nie da się odczytać jako obrazka.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Nie da się odczytać pliku.</translation>
    </message>
    <message>
        <source>The file holds no people of The Spy’s Word.</source>
        <translation>W&#xa0;pliku nie ma profili Słowa szpiega.</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>Plik jest uszkodzony albo ktoś go zmienił.</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>Plik pochodzi z&#xa0;nowszej wersji Słowa szpiega: ta go nie odczyta.</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>Plik jest za duży jak na obrazek.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Obrazek jest uszkodzony.</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>Obrazek jest za duży.</translation>
    </message>
    <message>
        <source>With games that were missing here: {names}.</source>
        <translation>Dołączono brakujące gry: {names}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Przywrócono: {name}.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>Usunięto: {name}.</translation>
    </message>
    <message>
        <source>{name} is retired.</source>
        <translation>Na emeryturze: {name}.</translation>
    </message>
</context>
<context>
    <name>phrasing</name>
    <message>
        <source>, </source>
        <comment>between names in a row</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>. </source>
        <comment>between statements: a full stop</comment>
        <translation>. </translation>
    </message>
    <message>
        <source>; </source>
        <comment>between parts that have commas in them</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <comment>what it is, and what it comes to</comment>
        <translation>{label}: {value}</translation>
    </message>
</context>
<context>
    <name>progress</name>
    <message>
        <source>{done} of {total} done</source>
        <translation>{done} z&#xa0;{total} gotowe</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n szpieg</numerusform>
            <numerusform>%n szpiegów</numerusform>
            <numerusform>%n szpiegów</numerusform>
        </translation>
    </message>
    <message>
        <source>A duel: those with the most votes give one more clue each, and the others vote between them. Tied again, or with nobody left to vote, lots are drawn.</source>
        <translation>Pojedynek: osoby z&#xa0;największą liczbą głosów podają jeszcze po jednej wskazówce, a&#xa0;pozostali wybierają między nimi. Gdy znów jest remis albo nie ma kto głosować, decyduje los.</translation>
    </message>
    <message>
        <source>A ghost that is voted out has one guess at the citizens’ word. Right, it wins alone, at once. Small typing mistakes are forgiven.</source>
        <translation>Duch, który odpada w&#xa0;głosowaniu, może raz zgadywać słowo obywateli. Jeśli trafi, gra się kończy i&#xa0;wygrywa tylko on. Drobne literówki nie szkodzą.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>Potem wszyscy widzą, kto na kogo głosował.</translation>
    </message>
    <message>
        <source>Afterwards you see how many votes everybody got, not whose.</source>
        <translation>Potem widać, ile kto ma głosów, ale nie od kogo.</translation>
    </message>
    <message>
        <source>All have the same word. Find out who hasn’t.</source>
        <translation>Mają wspólne słowo. Szukają tych, którzy go nie znają.</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Obywatele</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Wskazówki</translation>
    </message>
    <message>
        <source>Each of you votes in secret for somebody else. Whoever has the most votes is out.</source>
        <translation>Każdy w&#xa0;tajemnicy głosuje na kogoś z&#xa0;pozostałych. Odpada, kto zbierze najwięcej głosów.</translation>
    </message>
    <message>
        <source>Everybody has a secret word, and not everybody has the same one.</source>
        <translation>Każdy ma tajne słowo i&#xa0;nie każdy ma to samo.</translation>
    </message>
    <message>
        <source>Everybody sees the role of who is out. Their word stays secret until the end.</source>
        <translation>Wszyscy widzą rolę osoby, która odpada. Jej słowo jest tajne do końca.</translation>
    </message>
    <message>
        <source>Has another word like it, and doesn’t know it.</source>
        <translation>Ma inne, podobne słowo i&#xa0;o&#xa0;tym nie wie.</translation>
    </message>
    <message>
        <source>Has another word like it, and knows it.</source>
        <translation>Ma inne, podobne słowo i&#xa0;o&#xa0;tym wie.</translation>
    </message>
    <message>
        <source>Has no word, and knows it. Listens, and bluffs.</source>
        <translation>Nie ma słowa i&#xa0;o&#xa0;tym wie. Słucha i&#xa0;blefuje.</translation>
    </message>
    <message>
        <source>It guesses in secret.</source>
        <translation>Zgaduje w&#xa0;tajemnicy.</translation>
    </message>
    <message>
        <source>Lots are drawn among those with the most votes.</source>
        <translation>Los wybiera spośród osób z&#xa0;największą liczbą głosów.</translation>
    </message>
    <message>
        <source>No card says whose word it is: listen to find out.</source>
        <translation>Żadna karta nie mówi, czyje to słowo: słuchajcie uważnie.</translation>
    </message>
    <message>
        <source>Not the word itself, no part or translation of it, and no clue that was given before. Say enough to be believed, and not so much that a spy learns your word.</source>
        <translation>Bez samego słowa, jego części i&#xa0;tłumaczenia, bez powtarzania tego, co już padło. Powiedz dość, żeby ci uwierzyli, ale nie tyle, żeby szpieg poznał słowo.</translation>
    </message>
    <message>
        <source>One after the other says one sentence about their word, out loud.</source>
        <translation>Każdy po kolei mówi na głos jedno zdanie o&#xa0;słowie ze swojej karty.</translation>
    </message>
    <message>
        <source>One after the other says one word about theirs, out loud.</source>
        <translation>Każdy po kolei mówi na głos jedno słowo, które pasuje do tego z&#xa0;karty.</translation>
    </message>
    <message>
        <source>One spy</source>
        <translation>Jeden szpieg</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Poza grą</translation>
    </message>
    <message>
        <source>Roles stay hidden until the end. Whoever is out sees theirs alone, and types a word, so that nobody can tell who it was.</source>
        <translation>Role są tajne do końca. Kto odpada, ogląda swoją w&#xa0;tajemnicy i&#xa0;wpisuje jakieś słowo, żeby nic się nie wydało.</translation>
    </message>
    <message>
        <source>Share another word like it, and don’t know.</source>
        <translation>Mają inne, podobne słowo i&#xa0;o&#xa0;tym nie wiedzą.</translation>
    </message>
    <message>
        <source>Share another word like it, and know.</source>
        <translation>Mają inne, podobne słowo i&#xa0;o&#xa0;tym wiedzą.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Dyskusja</translation>
    </message>
    <message>
        <source>Talk about who it might be, as long as you like. Then start the vote.</source>
        <translation>Rozmawiajcie, jak długo chcecie: kto to może być? Potem przejdźcie do głosowania.</translation>
    </message>
    <message>
        <source>The citizens, once all spies and the ghost are out. The spies, and the ghost with them, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>Obywatele, gdy odpadną wszyscy szpiedzy i&#xa0;duch. Szpiedzy, a&#xa0;z&#xa0;nimi duch, gdy zostanie jeden obywatel. Kto odpada wcześniej, wygrywa razem ze swoją stroną.</translation>
    </message>
    <message>
        <source>The citizens, once all spies are out. The spies, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>Obywatele, gdy odpadną wszyscy szpiedzy. Szpiedzy, gdy zostanie jeden obywatel. Kto odpada wcześniej, wygrywa razem ze swoją stroną.</translation>
    </message>
    <message>
        <source>The device goes round. Look at your card alone, remember your word, and hand the device on. While clues are given and while you talk you may look at your own card again.</source>
        <translation>Urządzenie idzie z&#xa0;rąk do rąk. Obejrzyj swoją kartę tak, żeby nikt nie widział, zapamiętaj słowo i&#xa0;podaj dalej. Podczas wskazówek i&#xa0;dyskusji możesz jeszcze do niej zajrzeć.</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>Odpowiedź ducha</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>Głosowanie</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kto wygrywa</translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation>
            <numerusform>Macie %n sekundę, żeby ustalić, kto to może być. Potem samo zaczyna się głosowanie; można je zacząć wcześniej.</numerusform>
            <numerusform>Macie %n sekundy, żeby ustalić, kto to może być. Potem samo zaczyna się głosowanie; można je zacząć wcześniej.</numerusform>
            <numerusform>Macie %n sekund, żeby ustalić, kto to może być. Potem samo zaczyna się głosowanie; można je zacząć wcześniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass. If nobody has more votes than “pass”, nobody is out; in the round after that nobody can pass.</source>
        <translation>Można spasować. Jeśli nikt nie ma więcej głosów niż „pas”, nikt nie odpada, a&#xa0;w&#xa0;następnej rundzie pasu nie ma.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Twoja karta</translation>
    </message>
    <message>
        <source>{sentences} {next}</source>
        <translation>{sentences} {next}</translation>
    </message>
</context>
<context>
    <name>stats</name>
    <message numerus="yes">
        <source>%n votes on target</source>
        <translation>
            <numerusform>%n celny głos</numerusform>
            <numerusform>%n celne głosy</numerusform>
            <numerusform>%n celnych głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>+{xp} XP</source>
        <translation>+{xp} XP</translation>
    </message>
    <message>
        <source>A draw, played as a citizen</source>
        <translation>Remis w&#xa0;roli obywatela</translation>
    </message>
    <message>
        <source>A draw, played as a killer</source>
        <translation>Remis w&#xa0;roli zabójcy</translation>
    </message>
    <message>
        <source>A draw, played as one of the police</source>
        <translation>Remis w&#xa0;roli policjanta</translation>
    </message>
    <message>
        <source>A draw, played as the bandit</source>
        <translation>Remis w&#xa0;roli bandyty</translation>
    </message>
    <message>
        <source>A draw, played as the doctor</source>
        <translation>Remis w&#xa0;roli lekarza</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Checks that found a killer</source>
        <translation>Wykryci zabójcy</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Obywatel</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>Przełamania</translation>
    </message>
    <message>
        <source>Duels survived</source>
        <translation>Przetrwane pojedynki</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Wieczór {day}</translation>
    </message>
    <message>
        <source>Evening of {day}: {xp} XP, level {level}</source>
        <translation>Wieczór {day}: {xp} XP, poziom {level}</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Evenings and company</source>
        <translation>Wieczory i&#xa0;towarzystwo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Games after midnight</source>
        <translation>Gry po północy</translation>
    </message>
    <message>
        <source>Games at a full table</source>
        <translation>Gry przy pełnym stole</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Poziom {level}</translation>
    </message>
    <message>
        <source>Level {level}, {xp} of {step} XP</source>
        <translation>Poziom {level}, {xp} z&#xa0;{step} XP</translation>
    </message>
    <message>
        <source>Losses in a row now</source>
        <translation>Obecna seria przegranych</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Lost as a citizen</source>
        <translation>Przegrana jako obywatel</translation>
    </message>
    <message>
        <source>Lost as a killer</source>
        <translation>Przegrana jako zabójca</translation>
    </message>
    <message>
        <source>Lost as a spy</source>
        <translation>Przegrana jako szpieg</translation>
    </message>
    <message>
        <source>Lost as one of the police</source>
        <translation>Przegrana jako policjant</translation>
    </message>
    <message>
        <source>Lost as the bandit</source>
        <translation>Przegrana jako bandyta</translation>
    </message>
    <message>
        <source>Lost as the doctor</source>
        <translation>Przegrana jako lekarz</translation>
    </message>
    <message>
        <source>Lost as the ghost</source>
        <translation>Przegrana jako duch</translation>
    </message>
    <message>
        <source>Lots survived</source>
        <translation>Przetrwane losowania</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Najdłuższa seria wygranych</translation>
    </message>
    <message>
        <source>Neither won nor lost</source>
        <translation>Nierozstrzygnięte</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Noce</translation>
    </message>
    <message>
        <source>Nobody won, played as a citizen</source>
        <translation>Bez zwycięzcy, w&#xa0;roli obywatela</translation>
    </message>
    <message>
        <source>Nobody won, played as a spy</source>
        <translation>Bez zwycięzcy, w&#xa0;roli szpiega</translation>
    </message>
    <message>
        <source>Nobody won, played as the ghost</source>
        <translation>Bez zwycięzcy, w&#xa0;roli ducha</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>Celne</translation>
    </message>
    <message>
        <source>On target as a citizen</source>
        <translation>Celne w&#xa0;roli obywatela</translation>
    </message>
    <message>
        <source>On target as police, doctor or citizen</source>
        <translation>Celne po stronie policji</translation>
    </message>
    <message>
        <source>Packages of words</source>
        <translation>Pakiety słów</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Towarzystwo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Saves as the doctor</source>
        <translation>Ratunki w&#xa0;roli lekarza</translation>
    </message>
    <message>
        <source>Shots that hit the police</source>
        <translation>Celne strzały w&#xa0;policję</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Szpieg</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>W&#xa0;grze do końca</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Czas gry</translation>
    </message>
    <message>
        <source>Voted out in round 1</source>
        <translation>Odpadnięcia w&#xa0;rundzie 1</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Głosy</translation>
    </message>
    <message>
        <source>Votes for somebody</source>
        <translation>Głosy na kogoś</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>Wygrane i&#xa0;przegrane</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Obecna seria wygranych</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won as a citizen</source>
        <translation>Wygrana jako obywatel</translation>
    </message>
    <message>
        <source>Won as a killer</source>
        <translation>Wygrana jako zabójca</translation>
    </message>
    <message>
        <source>Won as a spy</source>
        <translation>Wygrana jako szpieg</translation>
    </message>
    <message>
        <source>Won as a spy unsuspected</source>
        <translation>Wygrane bez podejrzeń</translation>
    </message>
    <message>
        <source>Won as one of the police</source>
        <translation>Wygrana jako policjant</translation>
    </message>
    <message>
        <source>Won as the bandit</source>
        <translation>Wygrana jako bandyta</translation>
    </message>
    <message>
        <source>Won as the doctor</source>
        <translation>Wygrana jako lekarz</translation>
    </message>
    <message>
        <source>Won as the ghost</source>
        <translation>Wygrana jako duch</translation>
    </message>
    <message>
        <source>Won by the ghost’s guess</source>
        <translation>Słowa odgadnięte jako duch</translation>
    </message>
    <message>
        <source>Won in Secret Bandit</source>
        <translation>Wygrane: Tajny bandyta</translation>
    </message>
    <message>
        <source>Won in The Spy’s Word</source>
        <translation>Wygrane: Słowo szpiega</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>bez zwycięzcy</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message numerus="yes">
        <source>{when}: {won} of %n games won</source>
        <translation>
            <numerusform>{when}: wygrane {won} z&#xa0;%n gry</numerusform>
            <numerusform>{when}: wygrane {won} z&#xa0;%n gier</numerusform>
            <numerusform>{when}: wygrane {won} z&#xa0;%n gier</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} z&#xa0;{played}</translation>
    </message>
    <message>
        <source>{xp} XP to level {level}</source>
        <translation>{xp} XP do poziomu {level}</translation>
    </message>
</context>
<context>
    <name>times</name>
    <message>
        <source>MMM yyyy</source>
        <comment>date format: a month, short</comment>
        <translation>MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date format: a day, short</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>yyyy</source>
        <comment>date format: a year</comment>
        <translation>yyyy</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <comment>a game’s end</comment>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} godz. {minutes} min</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
</context>
<context>
    <name>titles</name>
    <message>
        <source>As a citizen</source>
        <translation>Jako obywatel</translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, vote for a spy or the ghost %n times.</source>
        <translation>
            <numerusform>Jako obywatel oddaj jeden głos na szpiega lub ducha.</numerusform>
            <numerusform>Jako obywatel oddaj %n głosy na szpiega lub ducha.</numerusform>
            <numerusform>Jako obywatel oddaj %n głosów na szpiega lub ducha.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Wygraj jedną grę w&#xa0;Słowo szpiega jako obywatel.</numerusform>
            <numerusform>Wygraj %n gry w&#xa0;Słowo szpiega jako obywatel.</numerusform>
            <numerusform>Wygraj %n gier w&#xa0;Słowo szpiega jako obywatel.</numerusform>
        </translation>
    </message>
    <message>
        <source>As a spy</source>
        <translation>Jako szpieg</translation>
    </message>
    <message numerus="yes">
        <source>As a spy, win %n games in which nobody ever votes for you.</source>
        <translation>
            <numerusform>Jako szpieg wygraj jedną grę, w&#xa0;której nikt ani razu na ciebie nie zagłosuje.</numerusform>
            <numerusform>Jako szpieg wygraj %n gry, w&#xa0;których nikt ani razu na ciebie nie zagłosuje.</numerusform>
            <numerusform>Jako szpieg wygraj %n gier, w&#xa0;których nikt ani razu na ciebie nie zagłosuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the ghost</source>
        <translation>Jako duch</translation>
    </message>
    <message numerus="yes">
        <source>As the ghost, guess the word right in %n games.</source>
        <translation>
            <numerusform>Jako duch zgadnij słowo w&#xa0;jednej grze.</numerusform>
            <numerusform>Jako duch zgadnij słowo w&#xa0;%n grach.</numerusform>
            <numerusform>Jako duch zgadnij słowo w&#xa0;%n grach.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Przy stole</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>Przełamania</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Towarzystwo</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Pojedynki</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games after midnight.</source>
        <translation>
            <numerusform>Skończ jedną grę po północy.</numerusform>
            <numerusform>Skończ %n gry po północy.</numerusform>
            <numerusform>Skończ %n gier po północy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games at a table where every seat is taken.</source>
        <translation>
            <numerusform>Rozegraj do końca jedną grę przy pełnym stole.</numerusform>
            <numerusform>Rozegraj do końca %n gry przy pełnym stole.</numerusform>
            <numerusform>Rozegraj do końca %n gier przy pełnym stole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Rozegraj do końca jedną grę w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Rozegraj do końca %n gry w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Rozegraj do końca %n gier w&#xa0;Słowo szpiega.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of any kind.</source>
        <translation>
            <numerusform>Rozegraj do końca jedną dowolną grę.</numerusform>
            <numerusform>Rozegraj do końca %n dowolne gry.</numerusform>
            <numerusform>Rozegraj do końca %n dowolnych gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full tables</source>
        <translation>Pełne stoły</translation>
    </message>
    <message>
        <source>Games of any kind</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>In to the end</source>
        <translation>W&#xa0;grze do końca</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Języki</translation>
    </message>
    <message>
        <source>Late hours</source>
        <translation>Nocne granie</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Losowania</translation>
    </message>
    <message>
        <source>Never suspected</source>
        <translation>Bez podejrzeń</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pakiety</translation>
    </message>
    <message numerus="yes">
        <source>Play in %n different languages.</source>
        <translation>
            <numerusform>Zagraj w&#xa0;jednym języku.</numerusform>
            <numerusform>Zagraj w&#xa0;%n różnych językach.</numerusform>
            <numerusform>Zagraj w&#xa0;%n różnych językach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on %n different evenings.</source>
        <translation>
            <numerusform>Zagraj w&#xa0;jeden wieczór.</numerusform>
            <numerusform>Zagraj w&#xa0;%n różne wieczory.</numerusform>
            <numerusform>Zagraj w&#xa0;%n różnych wieczorów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different packages of words.</source>
        <translation>
            <numerusform>Zagraj jednym pakietem słów.</numerusform>
            <numerusform>Zagraj %n różnymi pakietami słów.</numerusform>
            <numerusform>Zagraj %n różnymi pakietami słów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different people who have a profile.</source>
        <translation>
            <numerusform>Zagraj z&#xa0;jedną osobą, która ma profil.</numerusform>
            <numerusform>Zagraj z&#xa0;%n różnymi osobami, które mają profil.</numerusform>
            <numerusform>Zagraj z&#xa0;%n różnymi osobami, które mają profil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level}.</source>
        <translation>Osiągnij poziom {level}.</translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n draws of lots.</source>
        <translation>
            <numerusform>Przetrwaj jedno losowanie.</numerusform>
            <numerusform>Przetrwaj %n losowania.</numerusform>
            <numerusform>Przetrwaj %n losowań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n duels.</source>
        <translation>
            <numerusform>Przetrwaj jeden pojedynek.</numerusform>
            <numerusform>Przetrwaj %n pojedynki.</numerusform>
            <numerusform>Przetrwaj %n pojedynków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still be in at the end of %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Dotrwaj do końca jednej gry w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Dotrwaj do końca %n gier w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Dotrwaj do końca %n gier w&#xa0;Słowo szpiega.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word in a row.</source>
        <translation>
            <numerusform>Wygraj %n grę w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Wygraj z&#xa0;rzędu %n gry w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Wygraj z&#xa0;rzędu %n gier w&#xa0;Słowo szpiega.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Wygraj jedną grę w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Wygraj %n gry w&#xa0;Słowo szpiega.</numerusform>
            <numerusform>Wygraj %n gier w&#xa0;Słowo szpiega.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>Odpowiedź ducha</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>Celne głosy</translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a spy.</source>
        <translation>
            <numerusform>Wygraj jedną grę jako szpieg.</numerusform>
            <numerusform>Wygraj %n gry jako szpieg.</numerusform>
            <numerusform>Wygraj %n gier jako szpieg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as the ghost.</source>
        <translation>
            <numerusform>Wygraj jedną grę jako duch.</numerusform>
            <numerusform>Wygraj %n gry jako duch.</numerusform>
            <numerusform>Wygraj %n gier jako duch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win right after five losses in a row, %n times.</source>
        <translation>
            <numerusform>Wygraj zaraz po pięciu przegranych z&#xa0;rzędu.</numerusform>
            <numerusform>Wygraj %n razy zaraz po pięciu przegranych z&#xa0;rzędu.</numerusform>
            <numerusform>Wygraj %n razy zaraz po pięciu przegranych z&#xa0;rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Wygrane z&#xa0;rzędu</translation>
    </message>
    <message>
        <source>worn now</source>
        <translation>noszony</translation>
    </message>
    <message>
        <source>{have} / {wanted}</source>
        <comment>progress</comment>
        <translation>{have} / {wanted}</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>A word for each</source>
        <translation>Słowo dla każdego</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Obywatele</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spies have one like it.</source>
        <translation>Każdy ogląda swoją kartę w&#xa0;tajemnicy. Prawie wszyscy mają to samo słowo, szpiedzy mają podobne.</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spy has one like it.</source>
        <translation>Każdy ogląda swoją kartę w&#xa0;tajemnicy. Prawie wszyscy mają to samo słowo, szpieg ma podobne.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>Hm …</source>
        <translation>Hm…</translation>
    </message>
    <message>
        <source>It has no word: it listens, and bluffs. Voted out, it may guess the citizens’ word, and win alone.</source>
        <translation>Nie ma słowa: słucha i&#xa0;blefuje. Gdy odpadnie w&#xa0;głosowaniu, może zgadnąć słowo obywateli i&#xa0;wygrać solo.</translation>
    </message>
    <message>
        <source>It may be you, and you wouldn’t know.</source>
        <translation>A&#xa0;może to ty, tylko jeszcze o&#xa0;tym nie wiesz.</translation>
    </message>
    <message>
        <source>Juicy</source>
        <translation>Soczyste</translation>
    </message>
    <message>
        <source>Not me!</source>
        <translation>Nie ja!</translation>
    </message>
    <message>
        <source>One after the other, out loud. Enough to be believed, and not so much that a spy learns your word.</source>
        <translation>Po kolei, na głos. Tyle, żeby ci uwierzyli, ale nie tyle, żeby szpieg poznał słowo.</translation>
    </message>
    <message>
        <source>One sentence about it</source>
        <translation>Jedno zdanie</translation>
    </message>
    <message>
        <source>One word about it</source>
        <translation>Jedno słowo</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Morela</translation>
    </message>
    <message>
        <source>Peach?</source>
        <translation>Morela?</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Śliwka</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Fioletowe</translation>
    </message>
    <message>
        <source>Purple?</source>
        <translation>Fioletowe?</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Okrągłe</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Szpiedzy</translation>
    </message>
    <message>
        <source>Sweet</source>
        <translation>Słodkie</translation>
    </message>
    <message>
        <source>Talk it over as long as you like. Somebody’s clue didn’t fit.</source>
        <translation>Rozmawiajcie, ile chcecie. Czyjaś wskazówka nie pasowała.</translation>
    </message>
    <message>
        <source>Talk it over while the clock runs. Somebody’s clue didn’t fit.</source>
        <translation>Rozmawiajcie, póki biegnie czas. Czyjaś wskazówka nie pasowała.</translation>
    </message>
    <message>
        <source>The citizens, once every spy and the ghost are out.
The spies, and the ghost with them, once only one citizen is left.
The ghost alone, with the right guess.</source>
        <translation>Obywatele, gdy odpadną szpiedzy i&#xa0;duch.
Szpiedzy, a&#xa0;z&#xa0;nimi duch, gdy zostanie jeden obywatel.
Duch sam, gdy zgadnie.</translation>
    </message>
    <message>
        <source>The citizens, once every spy is out.
The spies, once only one citizen is left.</source>
        <translation>Obywatele, gdy odpadną wszyscy szpiedzy.
Szpiedzy, gdy zostanie jeden obywatel.</translation>
    </message>
    <message>
        <source>The device goes round once more. Whoever gets the most votes is out, and the next round begins.</source>
        <translation>Urządzenie krąży jeszcze raz. Odpada osoba z&#xa0;największą liczbą głosów. Potem następna runda.</translation>
    </message>
    <message>
        <source>The wordless ghost</source>
        <translation>Duch bez słowa</translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation>Tajne głosowanie</translation>
    </message>
    <message>
        <source>Who sounds odd?</source>
        <translation>Kto tu kręci?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Kto wygrywa?</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n dzień temu</numerusform>
            <numerusform>%n dni temu</numerusform>
            <numerusform>%n dni temu</numerusform>
        </translation>
    </message>
    <message>
        <source>last night</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>jeszcze bez gry</translation>
    </message>
    <message>
        <source>tonight</source>
        <translation>dziś</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n obywatel</numerusform>
            <numerusform>%n obywateli</numerusform>
            <numerusform>%n obywateli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n gra</numerusform>
            <numerusform>%n gry</numerusform>
            <numerusform>%n gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n osoba</numerusform>
            <numerusform>%n osoby</numerusform>
            <numerusform>%n osób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n szpieg</numerusform>
            <numerusform>%n szpiegów</numerusform>
            <numerusform>%n szpiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles</source>
        <translation>
            <numerusform>%n tytuł</numerusform>
            <numerusform>%n tytuły</numerusform>
            <numerusform>%n tytułów</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A citizen</source>
        <translation>Obywatel</translation>
    </message>
    <message>
        <source>A name can’t hold such a character.</source>
        <translation>Imię nie może mieć takiego znaku.</translation>
    </message>
    <message>
        <source>A name has 24 letters at most.</source>
        <translation>Imię ma najwyżej 24 litery.</translation>
    </message>
    <message>
        <source>A spy</source>
        <translation>Szpieg</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation>
            <numerusform>Po jednej rundzie.</numerusform>
            <numerusform>Po %n rundach.</numerusform>
            <numerusform>Po %n rundach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Pojedynek</translation>
    </message>
    <message>
        <source>Fewer than four are left in the room.</source>
        <translation>Przy stole zostało za mało osób.</translation>
    </message>
    <message>
        <source>Hand It Over</source>
        <translation>Podaj dalej</translation>
    </message>
    <message>
        <source>No Chinese letters are installed here. Install a Chinese font, or the game’s own: {name}.</source>
        <translation>Brakuje tu chińskich znaków. Zainstaluj chińską czcionkę albo czcionkę gry: {name}.</translation>
    </message>
    <message>
        <source>No citizen is left.</source>
        <translation>Nie ma już żadnego obywatela.</translation>
    </message>
    <message>
        <source>No spy and no ghost is left.</source>
        <translation>Nie ma już szpiegów ani ducha.</translation>
    </message>
    <message>
        <source>No spy is left.</source>
        <translation>Nie ma już żadnego szpiega.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>Not everybody’s gain can be kept just now. It isn’t lost: it will be tried again.</source>
        <translation>Nie wszystkie zdobycze da się teraz zapisać. Nic nie przepada: gra spróbuje ponownie.</translation>
    </message>
    <message>
        <source>Nothing was kept: a newer version of the game wrote this file.</source>
        <translation>Nic nie zapisano: ten plik pochodzi z&#xa0;nowszej wersji gry.</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk is full.</source>
        <translation>Nic nie zapisano: dysk jest pełny.</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk refuses.</source>
        <translation>Nic nie zapisano: dysk odmawia.</translation>
    </message>
    <message>
        <source>Nothing was kept: the folder can’t be written to.</source>
        <translation>Nic nie zapisano: folder nie przyjmuje zapisu.</translation>
    </message>
    <message>
        <source>On to Round {number}</source>
        <translation>Do rundy {number}</translation>
    </message>
    <message>
        <source>On to the Duel</source>
        <translation>Do pojedynku</translation>
    </message>
    <message>
        <source>One citizen is left.</source>
        <translation>Został jeden obywatel.</translation>
    </message>
    <message>
        <source>One guess was enough.</source>
        <translation>Jedna próba wystarczyła.</translation>
    </message>
    <message>
        <source>One moment: the disk is slow.</source>
        <translation>Chwileczkę, dysk działa powoli.</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>Jedno zdanie</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Jedno słowo</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Jawny</translation>
    </message>
    <message>
        <source>Out in the duel, {number} of {all}</source>
        <translation>Pojedynek: {number} z&#xa0;{all}, odpada</translation>
    </message>
    <message numerus="yes">
        <source>Out with %n of {all} votes</source>
        <translation>
            <numerusform>Odpada: %n głos na {all}</numerusform>
            <numerusform>Odpada: %n głosy na {all}</numerusform>
            <numerusform>Odpada: %n głosów na {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>See Who Won</source>
        <translation>Kto wygrywa?</translation>
    </message>
    <message>
        <source>Somebody here has that name already.</source>
        <translation>Ktoś tu już ma takie imię.</translation>
    </message>
    <message>
        <source>Still in: {sides}.</source>
        <translation>W&#xa0;grze: {sides}.</translation>
    </message>
    <message>
        <source>That is the citizens’ word.</source>
        <translation>To jest słowo obywateli.</translation>
    </message>
    <message>
        <source>That isn’t the citizens’ word.</source>
        <translation>To nie jest słowo obywateli.</translation>
    </message>
    <message>
        <source>The citizens win</source>
        <translation>Wygrywają obywatele</translation>
    </message>
    <message>
        <source>The disk refuses to put the backup in place. The next start tries again.</source>
        <translation>Dysk nie pozwala przywrócić kopii. Gra spróbuje przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>The file of one of your people can’t be read.</source>
        <translation>Nie da się odczytać pliku jednego z&#xa0;profili.</translation>
    </message>
    <message>
        <source>The file of one of your people is from a newer version. It stays as it is.</source>
        <translation>Plik jednego z&#xa0;profili pochodzi z&#xa0;nowszej wersji. Zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged and is set aside.</source>
        <translation>Plik jednego z&#xa0;profili był uszkodzony i&#xa0;jest odłożony na bok.</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged. What it held before is used.</source>
        <translation>Plik jednego z&#xa0;profili był uszkodzony. Działa poprzednia wersja.</translation>
    </message>
    <message>
        <source>The game can’t be saved just now. It goes on, and will try again.</source>
        <translation>Nie da się teraz zapisać gry. Gracie dalej, a&#xa0;zapis się powtórzy.</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>Duch</translation>
    </message>
    <message>
        <source>The ghost guessed “{text}”.</source>
        <translation>Odpowiedź ducha: „{text}”.</translation>
    </message>
    <message>
        <source>The ghost left without a guess.</source>
        <translation>Duch odszedł bez odpowiedzi.</translation>
    </message>
    <message>
        <source>The ghost wins</source>
        <translation>Wygrywa duch</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>Odpowiedź ducha</translation>
    </message>
    <message>
        <source>The list of packages played can’t be read. All count as new.</source>
        <translation>Nie da się odczytać listy rozegranych pakietów. Wszystkie są znów nowe.</translation>
    </message>
    <message>
        <source>The list of packages played is from a newer version: it stays as it is.</source>
        <translation>Lista rozegranych pakietów pochodzi z&#xa0;nowszej wersji: zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The list of packages played was damaged and is set aside. All count as new.</source>
        <translation>Lista rozegranych pakietów była uszkodzona i&#xa0;jest odłożona na bok. Wszystkie są znów nowe.</translation>
    </message>
    <message>
        <source>The list of packages played was damaged. The one from before is used.</source>
        <translation>Lista rozegranych pakietów była uszkodzona. Działa poprzednia.</translation>
    </message>
    <message>
        <source>Your preferences come from a newer version of the game. They stay as they are; changes won’t be saved.</source>
        <translation>Ustawienia pochodzą z&#xa0;nowszej wersji: zostają bez zmian, nowe się nie zapiszą.</translation>
    </message>
    <message>
        <source>The preferences’ file can’t be read. All are as at first.</source>
        <translation>Nie da się odczytać pliku ustawień. Działają domyślne.</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged and is set aside. All are as at first.</source>
        <translation>Plik ustawień był uszkodzony i&#xa0;jest odłożony na bok. Działają domyślne.</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged. Those from before are used.</source>
        <translation>Plik ustawień był uszkodzony. Działają poprzednie.</translation>
    </message>
    <message>
        <source>The saved game can’t be read.</source>
        <translation>Nie da się odczytać zapisanej gry.</translation>
    </message>
    <message>
        <source>The saved game is from a newer version of The Spy’s Word. It stays as it is.</source>
        <translation>Zapisana gra pochodzi z&#xa0;nowszej wersji Słowa szpiega. Zostaje bez zmian.</translation>
    </message>
    <message>
        <source>The saved game was damaged and is set aside. It can’t be gone on with.</source>
        <translation>Zapisana gra była uszkodzona i&#xa0;jest odłożona na bok. Nie da się do niej wrócić.</translation>
    </message>
    <message>
        <source>The saved game was damaged. It goes on from one step before.</source>
        <translation>Zapisana gra była uszkodzona. Wraca o&#xa0;jeden krok wcześniej.</translation>
    </message>
    <message>
        <source>The spies and the ghost win</source>
        <translation>Wygrywają szpiedzy i&#xa0;duch</translation>
    </message>
    <message>
        <source>The spies win</source>
        <translation>Wygrywają szpiedzy</translation>
    </message>
    <message>
        <source>The spy and the ghost win</source>
        <translation>Wygrywają szpieg i&#xa0;duch</translation>
    </message>
    <message>
        <source>The spy wins</source>
        <translation>Wygrywa szpieg</translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation>
            <numerusform>Remis: po %n głosie</numerusform>
            <numerusform>Remis: po %n głosy</numerusform>
            <numerusform>Remis: po %n głosów</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied, and out by lot</source>
        <translation>Remis: odpada w&#xa0;losowaniu</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Tylko liczby głosów</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Najpierw wpisz imię.</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Najpierw wpisz słowo.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Bez limitu</translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation>Nie udało się zapisać ustawień.</translation>
    </message>
    <message>
        <source>new to this table</source>
        <translation>nowy dla was</translation>
    </message>
    <message>
        <source>no citizen</source>
        <translation>zero obywateli</translation>
    </message>
    <message>
        <source>no ghost</source>
        <translation>zero duchów</translation>
    </message>
    <message>
        <source>no spy</source>
        <translation>zero szpiegów</translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>grany raz</numerusform>
            <numerusform>grany %n razy</numerusform>
            <numerusform>grany %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>duch</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i&#xa0;{last}</translation>
    </message>
    <message>
        <source>{number} of {all} passed</source>
        <translation>Pas: {number} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>{spies} + ghost</source>
        <translation>{spies}, duch</translation>
    </message>
</context>
</TS>
