<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About this game</source>
        <translation>Informazioni sul gioco</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>BackupFiles</name>
    <message>
        <source>Back Up</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Backups of The Spy’s Word</source>
        <translation>Copie di sicurezza (La parola della spia)</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
</context>
<context>
    <name>BackupPanels</name>
    <message>
        <source>All that is kept here gives way to what the file holds. Then the game starts anew.</source>
        <translation>Tutto ciò che c’è qui lascia il posto al contenuto del file. Poi il gioco riparte.</translation>
    </message>
    <message>
        <source>Back Up</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Keep What Is Here</source>
        <translation>Lascia tutto com’è</translation>
    </message>
    <message>
        <source>One file takes it all: people and their games, your packages, and the game that is on.</source>
        <translation>Tutto in un solo file: le persone e le loro partite, i vostri pacchetti e la partita in corso.</translation>
    </message>
    <message>
        <source>Putting the data in place …</source>
        <translation>Rimetto i dati al loro posto…</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>Leggo il file…</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Replace everything by the backup?</source>
        <translation>Sostituire tutto con la copia?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>I vostri dati</translation>
    </message>
</context>
<context>
    <name>BanditMatrix</name>
    <message>
        <source>Every vote</source>
        <translation>Tutti i voti</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
</context>
<context>
    <name>BanditNights</name>
    <message>
        <source>The nights</source>
        <translation>Le notti</translation>
    </message>
</context>
<context>
    <name>BanditResultScreen</name>
    <message>
        <source>Role hidden until the end</source>
        <translation>Ruolo nascosto fino alla fine</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>All time</source>
        <translation>Di sempre</translation>
    </message>
    <message>
        <source>Tonight</source>
        <translation>Stasera</translation>
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
        <translation>Carte</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>Guarda la mia parola</translation>
    </message>
    <message>
        <source>Got It</source>
        <translation>Capito</translation>
    </message>
    <message>
        <source>No word</source>
        <translation>Nessuna parola</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>Solo per gli occhi di {name}.</translation>
    </message>
    <message>
        <source>Read it once more, then hide it.</source>
        <translation>Rileggila, poi nascondila.</translation>
    </message>
    <message>
        <source>Read it, remember it, hide it. Then pass the device on.</source>
        <translation>Leggila, tienila a mente, nascondila. Poi passa il dispositivo.</translation>
    </message>
    <message>
        <source>You are a spy. Your word</source>
        <translation>Sei una spia. La tua parola</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Sei il fantasma</translation>
    </message>
    <message>
        <source>Your word</source>
        <translation>La tua parola</translation>
    </message>
</context>
<context>
    <name>CardsPart</name>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
</context>
<context>
    <name>ChoicePart</name>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Bordo</translation>
    </message>
    <message>
        <source>Letters on the chip</source>
        <translation>Lettere sul gettone</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
</context>
<context>
    <name>ClueScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>Guarda la mia parola</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>Duel: your clue</source>
        <translation>Duello: il tuo indizio</translation>
    </message>
    <message>
        <source>I Gave My Clue</source>
        <translation>Indizio dato</translation>
    </message>
    <message>
        <source>Not your word, no part or translation of it, nothing said before.</source>
        <translation>Mai la tua parola, neanche a pezzi o tradotta, e niente di già detto.</translation>
    </message>
    <message>
        <source>One sentence, out loud.</source>
        <translation>Una frase, ad alta voce.</translation>
    </message>
    <message>
        <source>One word, out loud.</source>
        <translation>Una parola, ad alta voce.</translation>
    </message>
    <message>
        <source>Round {number}, clues</source>
        <translation>Giro {number}, indizi</translation>
    </message>
    <message>
        <source>Round {number}, duel</source>
        <translation>Giro {number}, duello</translation>
    </message>
    <message>
        <source>Speaking order</source>
        <translation>Ordine di turno</translation>
    </message>
    <message>
        <source>Then the others vote.</source>
        <translation>Poi votano gli altri.</translation>
    </message>
    <message>
        <source>Then you all talk it over.</source>
        <translation>Poi ne parlate tutti insieme.</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>Poi {name}.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
</context>
<context>
    <name>CoverRow</name>
    <message>
        <source>Surprise me</source>
        <translation>A sorpresa</translation>
    </message>
    <message>
        <source>new to everyone</source>
        <translation>nuovo per tutti</translation>
    </message>
    <message>
        <source>the one you played longest ago</source>
        <translation>fermo da più tempo</translation>
    </message>
</context>
<context>
    <name>DawnScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>Giorno {number}</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Why, and their roles, stay secret until the end.</source>
        <translation>Il perché e il ruolo si sapranno solo alla fine.</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>Non esce nessuno</translation>
    </message>
    <message numerus="yes">
        <source>Out last night</source>
        <translation>
            <numerusform>Fuori stanotte</numerusform>
            <numerusform>Fuori stanotte</numerusform>
        </translation>
    </message>
    <message>
        <source>Last night</source>
        <translation>Stanotte</translation>
    </message>
</context>
<context>
    <name>DiscussionScreen</name>
    <message>
        <source>Check My Word</source>
        <translation>Guarda la mia parola</translation>
    </message>
    <message>
        <source>Last seconds</source>
        <translation>Ultimi secondi</translation>
    </message>
    <message>
        <source>No time limit</source>
        <translation>Senza limite di tempo</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Roles hidden</source>
        <translation>Ruoli nascosti</translation>
    </message>
    <message>
        <source>Round {number}, discussion</source>
        <translation>Giro {number}, discussione</translation>
    </message>
    <message>
        <source>Start Voting</source>
        <translation>Passa al voto</translation>
    </message>
    <message>
        <source>Still in</source>
        <translation>In gioco</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Discussione</translation>
    </message>
    <message>
        <source>Talk it over</source>
        <translation>Parlatene</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>Il dispositivo era in sospensione: l’orologio è in pausa.</translation>
    </message>
    <message>
        <source>Who has no word?</source>
        <translation>Chi non ha una parola?</translation>
    </message>
    <message>
        <source>Who holds the other word?</source>
        <translation>Chi ha l’altra parola?</translation>
    </message>
    <message>
        <source>{number} still in</source>
        <translation>{number} in gioco</translation>
    </message>
</context>
<context>
    <name>DotsButton</name>
    <message>
        <source>More about {name}</source>
        <translation>Altro su {name}</translation>
    </message>
</context>
<context>
    <name>EndGains</name>
    <message>
        <source>Make Profiles</source>
        <translation>Crea profili</translation>
    </message>
    <message numerus="yes">
        <source>See it all, and make profiles for %n guests</source>
        <translation>
            <numerusform>Guarda tutto e crea un profilo per l’ospite</numerusform>
            <numerusform>Guarda tutto e crea profili per %n ospiti</numerusform>
        </translation>
    </message>
    <message>
        <source>See what everybody gained</source>
        <translation>Guarda il bottino di tutti</translation>
    </message>
</context>
<context>
    <name>EndVotes</name>
    <message>
        <source>Share</source>
        <translation>Condividi</translation>
    </message>
</context>
<context>
    <name>ExportPanel</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Which packages?</source>
        <translation>Quali pacchetti?</translation>
    </message>
</context>
<context>
    <name>FieldsPart</name>
    <message>
        <source>Also accepted for the first word</source>
        <translation>Vale anche per la prima parola</translation>
    </message>
    <message>
        <source>Also accepted for the second word</source>
        <translation>Vale anche per la seconda parola</translation>
    </message>
    <message>
        <source>Kind of both words, seen by all</source>
        <translation>Categoria di entrambe, visibile a tutti</translation>
    </message>
    <message>
        <source>e.g. {example}</source>
        <translation>es. {example}</translation>
    </message>
    <message>
        <source>mandarin</source>
        <translation>mandarino</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>arancia</translation>
    </message>
    <message>
        <source>sweet orange</source>
        <translation>arancia dolce</translation>
    </message>
    <message>
        <source>tangerine, clementine</source>
        <translation>clementina, mandarancio</translation>
    </message>
    <message>
        <source>Colour of the cover</source>
        <translation>Colore della copertina</translation>
    </message>
    <message>
        <source>Also accepted as a guess, separated by commas</source>
        <translation>Valgono anche come risposta (separale con virgole)</translation>
    </message>
    <message>
        <source>For games in every language that has no words of its own.</source>
        <translation>Per le partite in ogni lingua che non ha parole sue.</translation>
    </message>
    <message>
        <source>Only for games in {language}. Left empty, the words for all languages are dealt.</source>
        <translation>Solo per le partite in questa lingua ({language}). Se è vuoto, si usano le parole per tutte le lingue.</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>frutta</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>A file takes people along to another machine, with all their games and titles.</source>
        <translation>Un file porta i profili su un altro computer, con tutte le partite e i titoli.</translation>
    </message>
    <message>
        <source>A file takes your own packages along to another machine, with their pictures.</source>
        <translation>Un file porta i vostri pacchetti su un altro computer, con le immagini.</translation>
    </message>
    <message>
        <source>Add a List of Words</source>
        <translation>Aggiungi una lista di parole</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Export Everybody</source>
        <translation>Esporta tutti</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>Esporta pacchetti</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>File e liste</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importa da un file</translation>
    </message>
    <message>
        <source>People in files</source>
        <translation>Profili nei file</translation>
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
        <translation>Ospiti</translation>
    </message>
    <message>
        <source>Whoever gets a profile now keeps what this game brings.</source>
        <translation>Chi crea ora un profilo si tiene il bottino di questa partita.</translation>
    </message>
</context>
<context>
    <name>GainsPanel</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Make Profiles</source>
        <translation>Crea profili</translation>
    </message>
    <message>
        <source>Make profiles</source>
        <translation>Crea profili</translation>
    </message>
    <message>
        <source>Votes were hidden: what they earned shows after the next game.</source>
        <translation>I voti erano segreti: i loro XP si vedranno dopo la prossima partita.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Nights, days and a judge. 12 to 16&#xa0;people.</source>
        <translation>Notti, giorni e un giudice. Da 12 a 16&#xa0;persone.</translation>
    </message>
    <message>
        <source>One word is different. 4 to 12&#xa0;people.</source>
        <translation>Una parola è diversa. Da 4 a 12&#xa0;persone.</translation>
    </message>
</context>
<context>
    <name>GuessScreen</name>
    <message>
        <source>Everyone may watch.</source>
        <translation>Possono guardare tutti.</translation>
    </message>
    <message>
        <source>Submit Guess</source>
        <translation>Invia risposta</translation>
    </message>
    <message>
        <source>The ghost guesses</source>
        <translation>Il fantasma prova a indovinare</translation>
    </message>
    <message>
        <source>Think aloud if you like: only what you submit counts.</source>
        <translation>Pensa pure ad alta voce: conta solo ciò che invii.</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>Qual è la parola dei cittadini?</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>Hai un tentativo, uno solo.</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Sei il fantasma</translation>
    </message>
</context>
<context>
    <name>GuestRow</name>
    <message>
        <source>Another name</source>
        <translation>Un altro nome</translation>
    </message>
    <message>
        <source>Another name for {name}</source>
        <translation>Un altro nome per {name}</translation>
    </message>
    <message>
        <source>Make a Profile</source>
        <translation>Crea profilo</translation>
    </message>
    <message>
        <source>Make a profile of {name}</source>
        <translation>Crea un profilo per {name}</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save another name for {name}</source>
        <translation>Salva un altro nome per {name}</translation>
    </message>
</context>
<context>
    <name>GuestTile</name>
    <message>
        <source>Seat {name} as a guest</source>
        <translation>Fai sedere {name} come ospite</translation>
    </message>
    <message>
        <source>Sit down as a guest</source>
        <translation>Gioca come ospite</translation>
    </message>
</context>
<context>
    <name>HalfRestoredScreen</name>
    <message>
        <source>Restoring could not be finished</source>
        <translation>Il ripristino non è finito</translation>
    </message>
    <message>
        <source>Some of the data can’t be put in place. Nothing is lost: see that there is room and a right to write, then start the game again.</source>
        <translation>Una parte dei dati non va al suo posto. Non è perso nulla: controllate che ci siano spazio e permesso di scrivere, poi riaprite il gioco.</translation>
    </message>
</context>
<context>
    <name>HandoffScreen</name>
    <message>
        <source>Back to the Table</source>
        <translation>Torna al tavolo</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Check My Word</source>
        <translation>Guarda la mia parola</translation>
    </message>
    <message>
        <source>Covered: the window was left.</source>
        <translation>Tutto coperto: la finestra non era più in primo piano.</translation>
    </message>
    <message>
        <source>Everyone else, look away.</source>
        <translation>Gli altri, occhi altrove.</translation>
    </message>
    <message>
        <source>For one pair of eyes</source>
        <translation>Solo per i tuoi occhi</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>Sono {name}</translation>
    </message>
    <message>
        <source>It is your vote in the duel.</source>
        <translation>Tocca a te votare nel duello.</translation>
    </message>
    <message>
        <source>It is your vote.</source>
        <translation>Tocca a te votare.</translation>
    </message>
    <message>
        <source>Pass to</source>
        <translation>Passa a</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>Giro {number}, voto del duello</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>Giro {number}, voto</translation>
    </message>
    <message>
        <source>Somebody left: the vote begins anew.</source>
        <translation>Qualcuno se n’è andato: si rivota.</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>La partita riprende da dov’era.</translation>
    </message>
    <message>
        <source>This is for your eyes only.</source>
        <translation>Questo è solo per i tuoi occhi.</translation>
    </message>
    <message>
        <source>Time is up: now everyone votes.</source>
        <translation>Tempo scaduto: ora si vota.</translation>
    </message>
    <message>
        <source>Vote</source>
        <translation>Voto</translation>
    </message>
    <message>
        <source>Your card is waiting.</source>
        <translation>La tua carta ti aspetta.</translation>
    </message>
    <message>
        <source>Your card, once more.</source>
        <translation>La tua carta, ancora una volta.</translation>
    </message>
</context>
<context>
    <name>HandsScreen</name>
    <message>
        <source>All are called</source>
        <translation>Erano tutti</translation>
    </message>
    <message>
        <source>Candidates and votes</source>
        <translation>Candidati e voti</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close It</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Close the Vote</source>
        <translation>Chiudi il voto</translation>
    </message>
    <message>
        <source>Close the vote?</source>
        <translation>Chiudere il voto?</translation>
    </message>
    <message>
        <source>Keep Counting</source>
        <translation>Continua a contare</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Avanti: {name}</translation>
    </message>
    <message>
        <source>Who raises a hand against {name}?</source>
        <translation>Chi alza la mano contro {name}?</translation>
    </message>
    <message>
        <source>Without a vote: {names}.</source>
        <translation>Senza voto: {names}.</translation>
    </message>
    <message>
        <source>no vote yet</source>
        <translation>ancora nessun voto</translation>
    </message>
    <message>
        <source>votes against {name}</source>
        <translation>vota contro {name}</translation>
    </message>
    <message>
        <source>whom they vote against</source>
        <translation>contro chi vota</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>Menu del tavolo</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>And for 12 to 16 of you, with a judge: Secret Bandit.</source>
        <translation>E per 12–16&#xa0;persone, con un giudice: Il bandito segreto.</translation>
    </message>
    <message>
        <source>Everyone has a word. Not everyone has yours.</source>
        <translation>Ognuno ha una parola. Non tutti hanno la tua.</translation>
    </message>
    <message>
        <source>How to Play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>New Game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacchetti</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Resume the Game</source>
        <translation>Riprendi la partita</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>La parola della spia</translation>
    </message>
    <message>
        <source>Tonight’s table</source>
        <translation>Il tavolo di stasera</translation>
    </message>
</context>
<context>
    <name>InviteBody</name>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>Nuovo profilo</translation>
    </message>
    <message>
        <source>Nobody sits yet.</source>
        <translation>Ancora nessuno al tavolo.</translation>
    </message>
    <message>
        <source>Search or type a name</source>
        <translation>Cerca o scrivi un nome</translation>
    </message>
</context>
<context>
    <name>InviteSheet</name>
    <message>
        <source>Everybody with a profile sits at the table.</source>
        <translation>Tutti i profili sono già al tavolo.</translation>
    </message>
    <message>
        <source>Nobody else with a profile is called “{name}”.</source>
        <translation>Nessun altro profilo si chiama «{name}».</translation>
    </message>
    <message>
        <source>Nobody has a profile yet. Make one, or type the name of a guest.</source>
        <translation>Nessuno ha ancora un profilo. Creane uno, o scrivi il nome di un ospite.</translation>
    </message>
    <message>
        <source>What is played on this seat will count for them.</source>
        <translation>Le partite giocate a questo posto varranno per il suo profilo.</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Chi è {name}?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
</context>
<context>
    <name>JudgeScreen</name>
    <message>
        <source>Covered: the window was left.</source>
        <translation>Tutto coperto: la finestra non era più in primo piano.</translation>
    </message>
    <message>
        <source>Everyone else, close your eyes.</source>
        <translation>Gli altri, occhi chiusi.</translation>
    </message>
    <message>
        <source>I Am {name}</source>
        <translation>Sono {name}</translation>
    </message>
    <message>
        <source>Only the judge looks</source>
        <translation>Solo per il giudice</translation>
    </message>
    <message>
        <source>The game goes on where it was.</source>
        <translation>La partita riprende da dov’era.</translation>
    </message>
    <message>
        <source>The night goes on.</source>
        <translation>La notte continua.</translation>
    </message>
</context>
<context>
    <name>JudgedPart</name>
    <message>
        <source>Holds the device and leads nights and days, but doesn’t play.</source>
        <translation>Tiene il dispositivo e guida notti e giorni, ma non gioca.</translation>
    </message>
    <message>
        <source>Judge’s name</source>
        <translation>Nome del giudice</translation>
    </message>
    <message>
        <source>The judge</source>
        <translation>Il giudice</translation>
    </message>
    <message>
        <source>With {count} people: {roles}</source>
        <translation>In {count}: {roles}</translation>
    </message>
</context>
<context>
    <name>JudgedPills</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message>
        <source>Also roles that are out or have nothing to do. It is faster without, but a call that is missing tells the table who had that role.</source>
        <translation>Anche i ruoli fuori gioco o senza niente da fare. Senza si va più in fretta, ma una chiamata che manca rivela al tavolo chi aveva quel ruolo.</translation>
    </message>
    <message>
        <source>Call everybody</source>
        <translation>Chiama tutti</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Everybody speaks as long as they like.</source>
        <translation>Ognuno parla quanto vuole.</translation>
    </message>
    <message>
        <source>How long everybody may speak.</source>
        <translation>Quanto può parlare ognuno.</translation>
    </message>
    <message>
        <source>It says aloud what the judge would, at night.</source>
        <translation>Di notte legge ad alta voce le frasi del giudice.</translation>
    </message>
    <message>
        <source>Night Calls</source>
        <translation>Chiamate notturne</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Senza limite</translation>
    </message>
    <message>
        <source>Speech Clock</source>
        <translation>Tempo per i discorsi</translation>
    </message>
    <message>
        <source>The device speaks</source>
        <translation>Parla il dispositivo</translation>
    </message>
    <message>
        <source>Who has to act</source>
        <translation>Chi deve agire</translation>
    </message>
    <message>
        <source>Whom the judge calls at night.</source>
        <translation>Chi viene chiamato di notte dal giudice.</translation>
    </message>
</context>
<context>
    <name>KindSwitch</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>KindTile</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>KindsPage</name>
    <message>
        <source>Each disc is a package with two secret words. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>Ogni disco è un pacchetto con due parole segrete. «3×» vuol dire che è uscito tre volte. «A sorpresa» pesca dalle categorie attive.</translation>
    </message>
    <message>
        <source>Every kind is off: a surprise may be of any.</source>
        <translation>Nessuna categoria è attiva: «A sorpresa» pesca da tutte.</translation>
    </message>
    <message>
        <source>Switch All On</source>
        <translation>Attivale tutte</translation>
    </message>
</context>
<context>
    <name>ListPanel</name>
    <message>
        <source>A list of words</source>
        <translation>Una lista di parole</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Every line can be played.</source>
        <translation>Tutte le righe vanno bene.</translation>
    </message>
    <message>
        <source>Nothing is in the list yet.</source>
        <translation>La lista è ancora vuota.</translation>
    </message>
    <message>
        <source>Two words a line, with a comma, a semicolon, a tab or a dash between them.</source>
        <translation>Due parole per riga, separate da virgola, punto e virgola, tabulazione o trattino.</translation>
    </message>
</context>
<context>
    <name>MishapScreen</name>
    <message>
        <source>Go On</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Nothing that was kept is lost.</source>
        <translation>È colpa del programma, non vostra. Ciò che era salvato non è andato perso.</translation>
    </message>
    <message>
        <source>It is the program’s fault, not yours. Your game is saved, and its secrets are covered.</source>
        <translation>È colpa del programma, non vostra. La partita è salvata e i suoi segreti sono coperti.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Start Anew</source>
        <translation>Ricomincia</translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>The table is full: {most} can play.</source>
        <translation>Il tavolo è pieno: si gioca al massimo in&#xa0;{most}.</translation>
    </message>
</context>
<context>
    <name>NightScreen</name>
    <message>
        <source>Confirm</source>
        <translation>Conferma</translation>
    </message>
    <message>
        <source>Empty needle</source>
        <translation>Puntura a vuoto</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Hold Fire</source>
        <translation>Non spara</translation>
    </message>
    <message>
        <source>One Step Back</source>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>They Have Seen It</source>
        <translation>Hanno visto</translation>
    </message>
</context>
<context>
    <name>NightScript</name>
    <message>
        <source>Awake</source>
        <translation>Occhi aperti</translation>
    </message>
    <message>
        <source>Confirm that nobody is shot, or tap somebody.</source>
        <translation>Conferma che non si spara, o tocca qualcuno.</translation>
    </message>
    <message>
        <source>Confirm to see the answer, or tap somebody else.</source>
        <translation>Conferma per vedere la risposta, o tocca qualcun altro.</translation>
    </message>
    <message>
        <source>Confirm, or tap somebody else.</source>
        <translation>Conferma, o tocca qualcun altro.</translation>
    </message>
    <message>
        <source>Nobody is chosen.</source>
        <translation>Nessuna scelta.</translation>
    </message>
    <message>
        <source>Say aloud</source>
        <translation>Di’ ad alta voce</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>Non dire nulla</translation>
    </message>
    <message>
        <source>Nobody answers. Wait as long as a choice takes.</source>
        <translation>Non risponde nessuno. Aspetta come per una scelta vera.</translation>
    </message>
    <message>
        <source>Show the police your thumb, or this screen.</source>
        <translation>Mostra alla polizia il pollice, o lo schermo.</translation>
    </message>
    <message>
        <source>Tap whom the doctor points at. A syringe marks who has an empty needle.</source>
        <translation>Tocca chi indica il medico. La siringa segna chi ha già una puntura a vuoto.</translation>
    </message>
    <message>
        <source>The bandit has fired and wakes with them. Tap whom they agree on.</source>
        <translation>C’è anche il bandito, che ha già sparato. Tocca chi scelgono.</translation>
    </message>
    <message>
        <source>The bandit points at one player, or shakes their head to hold fire.</source>
        <translation>Il bandito indica qualcuno, o scuote la testa per non sparare.</translation>
    </message>
    <message>
        <source>The doctor points, perhaps at themselves. Tap whom.</source>
        <translation>Il medico indica chi salvare, anche se stesso. Tocca quel nome.</translation>
    </message>
    <message>
        <source>Then say</source>
        <translation>Poi di’</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they agree on.</source>
        <translation>In silenzio indicano qualcuno: tocca quel nome.</translation>
    </message>
    <message>
        <source>They point, without a sound. Tap whom they check.</source>
        <translation>In silenzio indicano qualcuno: tocca quel nome.</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody else.</source>
        <translation>Non svegliare nessuno: conferma, o tocca qualcun altro.</translation>
    </message>
    <message>
        <source>Wake nobody again: confirm, or tap somebody.</source>
        <translation>Non svegliare nessuno: conferma, o tocca qualcuno.</translation>
    </message>
    <message>
        <source>{name} is checked.</source>
        <translation>Controllano {name}.</translation>
    </message>
    <message>
        <source>{name} is chosen.</source>
        <translation>Scelta: {name}.</translation>
    </message>
</context>
<context>
    <name>OrderPanel</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Ordina per</translation>
    </message>
</context>
<context>
    <name>OverScreen</name>
    <message>
        <source>Every vote</source>
        <translation>Tutti i voti</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Al menu</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Un’altra partita</translation>
    </message>
    <message>
        <source>The citizens’ word</source>
        <translation>La parola dei cittadini</translation>
    </message>
    <message>
        <source>The spies’ word</source>
        <translation>La parola delle spie</translation>
    </message>
    <message>
        <source>The spy’s word</source>
        <translation>La parola della spia</translation>
    </message>
    <message>
        <source>Votes received</source>
        <translation>Voti ricevuti</translation>
    </message>
    <message>
        <source>Who was who</source>
        <translation>Chi era chi</translation>
    </message>
    <message>
        <source>Who was who, and every vote</source>
        <translation>Chi era chi, e tutti i voti</translation>
    </message>
    <message>
        <source>Who was who, and the last votes</source>
        <translation>Chi era chi, e gli ultimi voti</translation>
    </message>
    <message>
        <source>Who was who, and votes received</source>
        <translation>Chi era chi, e i voti ricevuti</translation>
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
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Eliminare {name}?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplica</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>Esporta in un file</translation>
    </message>
    <message>
        <source>Its words and pictures go. You can undo that until you leave this screen.</source>
        <translation>Parole e immagini spariscono. Puoi annullare finché resti in questa schermata.</translation>
    </message>
    <message>
        <source>Keep the Package</source>
        <translation>Tieni il pacchetto</translation>
    </message>
    <message>
        <source>Open and Edit</source>
        <translation>Apri e modifica</translation>
    </message>
    <message>
        <source>Opening it shows its words to whoever is looking.</source>
        <translation>Se lo apri, chi guarda ne vede le parole.</translation>
    </message>
</context>
<context>
    <name>OwnPage</name>
    <message>
        <source>New Package</source>
        <translation>Nuovo pacchetto</translation>
    </message>
    <message>
        <source>You see kinds only. The words stay secret until somebody edits them.</source>
        <translation>Si vedono solo le categorie. Le parole restano segrete finché qualcuno non le modifica.</translation>
    </message>
</context>
<context>
    <name>PackEditor</name>
    <message>
        <source>Both words have a picture.</source>
        <translation>Entrambe le parole hanno un’immagine.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Modifiche non salvate</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>Controllo l’immagine…</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>Non c’è un’immagine da incollare.</translation>
    </message>
    <message>
        <source>Without pictures, both cards show the same sign: it tells nothing.</source>
        <translation>Senza immagini, le due carte hanno lo stesso simbolo, che non svela niente.</translation>
    </message>
</context>
<context>
    <name>PackField</name>
    <message>
        <source>Whether a surprise may be of this kind</source>
        <translation>Se «A sorpresa» può pescare da questa categoria</translation>
    </message>
</context>
<context>
    <name>PackFiles</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Export Packages</source>
        <translation>Esporta pacchetti</translation>
    </message>
    <message>
        <source>Import Packages</source>
        <translation>Importa pacchetti</translation>
    </message>
    <message>
        <source>Lists of words</source>
        <translation>Liste di parole</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>Apri una lista</translation>
    </message>
    <message>
        <source>Packages of The Spy’s Word</source>
        <translation>Pacchetti (La parola della spia)</translation>
    </message>
</context>
<context>
    <name>PackSheet</name>
    <message>
        <source>Each disc is a package: two secret words of that kind. “3×” means that it was played three times. “Surprise me” picks from the kinds that are on.</source>
        <translation>Ogni disco è un pacchetto: due parole segrete di quella categoria. «3×» vuol dire che è uscito tre volte. «A sorpresa» pesca dalle categorie attive.</translation>
    </message>
    <message>
        <source>Every package</source>
        <translation>Tutti i pacchetti</translation>
    </message>
</context>
<context>
    <name>PackagesEmpty</name>
    <message>
        <source>Add a List of Words</source>
        <translation>Aggiungi una lista di parole</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importa da un file</translation>
    </message>
    <message>
        <source>Make the First Package</source>
        <translation>Crea il primo pacchetto</translation>
    </message>
    <message>
        <source>Two words that are easily confused make a package: two places in town, two of your dogs.</source>
        <translation>Due parole facili da confondere fanno un pacchetto: due posti in città, due dei vostri cani.</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Le vostre parole</translation>
    </message>
</context>
<context>
    <name>PackagesScreen</name>
    <message>
        <source>All kinds</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Files and lists</source>
        <translation>File e liste</translation>
    </message>
    <message>
        <source>New package</source>
        <translation>Nuovo pacchetto</translation>
    </message>
    <message>
        <source>Package of your own</source>
        <translation>Un pacchetto vostro</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacchetti</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>I vostri</translation>
    </message>
</context>
<context>
    <name>PageButtons</name>
    <message>
        <source>Former packages</source>
        <translation>Pacchetti precedenti</translation>
    </message>
    <message>
        <source>More packages</source>
        <translation>Altri pacchetti</translation>
    </message>
</context>
<context>
    <name>ParcelPanel</name>
    <message>
        <source>Adding packages …</source>
        <translation>Aggiungo i pacchetti…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Nothing is new here</source>
        <translation>Niente di nuovo</translation>
    </message>
    <message>
        <source>Reading the file …</source>
        <translation>Leggo il file…</translation>
    </message>
    <message>
        <source>With many pictures that takes some seconds.</source>
        <translation>Con tante immagini ci vuole qualche secondo.</translation>
    </message>
    <message>
        <source>You see kinds only: the words stay secret.</source>
        <translation>Si vedono solo le categorie: le parole restano segrete.</translation>
    </message>
</context>
<context>
    <name>PeopleEmpty</name>
    <message>
        <source>Add the First Person</source>
        <translation>Crea il primo profilo</translation>
    </message>
    <message>
        <source>Import from a File</source>
        <translation>Importa da un file</translation>
    </message>
    <message>
        <source>Nobody here yet</source>
        <translation>Ancora nessuno</translation>
    </message>
    <message>
        <source>People with a profile keep what they play for: levels, titles, and every game.</source>
        <translation>Chi ha un profilo tiene ciò che conquista: livelli, titoli e ogni partita.</translation>
    </message>
</context>
<context>
    <name>PeopleField</name>
    <message>
        <source>Retired</source>
        <translation>A riposo</translation>
    </message>
</context>
<context>
    <name>PeopleFiles</name>
    <message>
        <source>Export People</source>
        <translation>Esporta profili</translation>
    </message>
    <message>
        <source>Import People</source>
        <translation>Importa profili</translation>
    </message>
    <message>
        <source>People of The Spy’s Word</source>
        <translation>Profili (La parola della spia)</translation>
    </message>
</context>
<context>
    <name>PeopleList</name>
    <message>
        <source>How the list is sorted</source>
        <translation>Ordine dell’elenco</translation>
    </message>
    <message>
        <source>New Person</source>
        <translation>Nuovo profilo</translation>
    </message>
    <message>
        <source>Nobody here is called “{name}”.</source>
        <translation>Qui nessuno si chiama «{name}».</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Cerca per nome</translation>
    </message>
</context>
<context>
    <name>PeopleScreen</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>PeopleTop</name>
    <message>
        <source>Board</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Files of people</source>
        <translation>File dei profili</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
</context>
<context>
    <name>PersonMenu</name>
    <message>
        <source>Bring Back</source>
        <translation>Richiama</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>Eliminare {name}?</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Export to a File</source>
        <translation>Esporta in un file</translation>
    </message>
    <message>
        <source>Keep the Profile</source>
        <translation>Tieni il profilo</translation>
    </message>
    <message>
        <source>Keeps everything, and is no longer offered when a game is set up.</source>
        <translation>Non si perde niente, ma il profilo non compare più tra le proposte per giocare.</translation>
    </message>
    <message>
        <source>Name and Chip</source>
        <translation>Nome e gettone</translation>
    </message>
    <message>
        <source>Offered again when a game is set up.</source>
        <translation>Il profilo torna tra le proposte per giocare.</translation>
    </message>
    <message>
        <source>Retire</source>
        <translation>Metti a riposo</translation>
    </message>
    <message>
        <source>There are no games yet that would be lost with this profile.</source>
        <translation>Questo profilo non ha ancora partite da perdere.</translation>
    </message>
    <message>
        <source>{games}, {titles} and level {level} are lost with this profile.</source>
        <translation>Con questo profilo si perdono {games}, {titles} e il livello {level}.</translation>
    </message>
</context>
<context>
    <name>PersonOverview</name>
    <message>
        <source>All Titles</source>
        <translation>Tutti i titoli</translation>
    </message>
    <message>
        <source>Last ten games</source>
        <translation>Ultime dieci partite</translation>
    </message>
    <message>
        <source>Last ten games, the latest last: {verdicts}</source>
        <translation>Ultime dieci partite, dalla più vecchia: {verdicts}</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message>
        <source>The first one brings XP, and a title with it.</source>
        <translation>La prima porta XP, e subito un titolo.</translation>
    </message>
    <message>
        <source>Titles</source>
        <translation>Titoli</translation>
    </message>
    <message numerus="yes">
        <source>{hits} of %n votes that could be on target</source>
        <translation>
            <numerusform>{hits} su %n voto che poteva andare a segno</numerusform>
            <numerusform>{hits} su %n voti che potevano andare a segno</numerusform>
        </translation>
    </message>
    <message>
        <source>best streak</source>
        <translation>di fila</translation>
    </message>
    <message>
        <source>games</source>
        <translation>partite</translation>
    </message>
    <message>
        <source>on target</source>
        <translation>a segno</translation>
    </message>
    <message>
        <source>votes on target</source>
        <translation>voti a segno</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinte</translation>
    </message>
    <message>
        <source>{earned} of {count}</source>
        <translation>{earned} su {count}</translation>
    </message>
</context>
<context>
    <name>PersonPill</name>
    <message>
        <source>Add {name}</source>
        <translation>Aggiungi {name}</translation>
    </message>
</context>
<context>
    <name>PersonRecord</name>
    <message>
        <source>Games won, of all that were played</source>
        <translation>Partite vinte, sul totale</translation>
    </message>
    <message>
        <source>Not in this line: {xp} XP for votes that stayed secret.</source>
        <translation>Fuori dalla linea: {xp} XP per voti rimasti segreti.</translation>
    </message>
    <message>
        <source>XP over time</source>
        <translation>XP nel tempo</translation>
    </message>
</context>
<context>
    <name>PersonScreen</name>
    <message>
        <source>Change Title</source>
        <translation>Cambia titolo</translation>
    </message>
    <message>
        <source>Choose a Title</source>
        <translation>Scegli un titolo</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifica</translation>
    </message>
    <message>
        <source>Edit Name and Chip</source>
        <translation>Modifica nome e gettone</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>In Numbers</source>
        <translation>In numeri</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Ancora nessuna partita finita.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>In breve</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>The latest games</source>
        <translation>Le ultime partite</translation>
    </message>
</context>
<context>
    <name>PersonTile</name>
    <message>
        <source>last played: {day}</source>
        <translation>ultima partita: {day}</translation>
    </message>
    <message>
        <source>level {number}</source>
        <translation>livello {number}</translation>
    </message>
</context>
<context>
    <name>PicturePanel</name>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Choose a File</source>
        <translation>Scegli un file</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>Scegli un’immagine</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>The middle of it is shown, in a circle. You can also drop a file onto the card.</source>
        <translation>Se ne vede il centro, in un cerchio. Puoi anche trascinare un file sulla carta.</translation>
    </message>
</context>
<context>
    <name>PicturePart</name>
    <message>
        <source>Choose a Picture</source>
        <translation>Scegli immagine</translation>
    </message>
    <message>
        <source>Paste a Picture</source>
        <translation>Incolla immagine</translation>
    </message>
    <message>
        <source>Remove the Picture</source>
        <translation>Togli immagine</translation>
    </message>
</context>
<context>
    <name>PreferenceControls</name>
    <message>
        <source>As the system</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Cards turn at once, and nothing slides.</source>
        <translation>Le carte si girano di colpo e niente scorre.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>F11 does it, too.</source>
        <translation>Anche con F11.</translation>
    </message>
    <message>
        <source>Fill the screen</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Keep the screen on</source>
        <translation>Tieni acceso lo schermo</translation>
    </message>
    <message>
        <source>Less movement</source>
        <translation>Meno movimento</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>Suoni di gioco</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>While you talk and vote.</source>
        <translation>Mentre discutete e votate.</translation>
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
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Light or Dark</source>
        <translation>Chiaro o scuro</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Schermo</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
</context>
<context>
    <name>PreferencesScreen</name>
    <message>
        <source>About This Game</source>
        <translation>Informazioni sul gioco</translation>
    </message>
    <message>
        <source>Back Up and Restore</source>
        <translation>Copia e ripristino</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
</context>
<context>
    <name>PrivateScreen</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>For {name} only</source>
        <translation>Solo per {name}</translation>
    </message>
    <message>
        <source>It is thrown away.</source>
        <translation>Viene buttata via.</translation>
    </message>
    <message>
        <source>Only {name} should see this.</source>
        <translation>Solo per gli occhi di {name}.</translation>
    </message>
    <message>
        <source>Type any word, so that nobody can tell.</source>
        <translation>Scrivi una parola a caso, per depistare.</translation>
    </message>
    <message>
        <source>Type one word, then hide the screen.</source>
        <translation>Scrivi una parola, poi nascondi lo schermo.</translation>
    </message>
    <message>
        <source>What is the citizens’ word?</source>
        <translation>Qual è la parola dei cittadini?</translation>
    </message>
    <message>
        <source>You are a citizen</source>
        <translation>Sei un cittadino</translation>
    </message>
    <message>
        <source>You are a spy</source>
        <translation>Sei una spia</translation>
    </message>
    <message>
        <source>You are the ghost</source>
        <translation>Sei il fantasma</translation>
    </message>
    <message>
        <source>You have one guess, and only one.</source>
        <translation>Hai un tentativo, uno solo.</translation>
    </message>
</context>
<context>
    <name>ProfileSheet</name>
    <message>
        <source>A chip has room for two letters.</source>
        <translation>Su un gettone ci stanno due lettere.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aggiungi</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tutti i file</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose a Picture</source>
        <translation>Scegli un’immagine</translation>
    </message>
    <message>
        <source>Drop a picture here.</source>
        <translation>Trascina qui un’immagine.</translation>
    </message>
    <message>
        <source>Name and chip</source>
        <translation>Nome e gettone</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Nuovo profilo</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>The picture is looked at.</source>
        <translation>Controllo l’immagine…</translation>
    </message>
    <message>
        <source>There is no picture to paste.</source>
        <translation>Non c’è un’immagine da incollare.</translation>
    </message>
</context>
<context>
    <name>RecommendedLine</name>
    <message>
        <source>Back to Recommended for {count}</source>
        <translation>Torna al consigliato per {count}</translation>
    </message>
    <message>
        <source>Recommended for {count}</source>
        <translation>Consigliato per {count}</translation>
    </message>
</context>
<context>
    <name>ResultScreen</name>
    <message>
        <source>A duel</source>
        <translation>Un duello</translation>
    </message>
    <message>
        <source>A lot</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>A tap on the rows ends it.</source>
        <translation>Tocca le righe per saltare l’animazione.</translation>
    </message>
    <message>
        <source>Being drawn</source>
        <translation>Si tira a sorte</translation>
    </message>
    <message>
        <source>How the table voted</source>
        <translation>Come ha votato il tavolo</translation>
    </message>
    <message>
        <source>Nobody is out</source>
        <translation>Non esce nessuno</translation>
    </message>
    <message>
        <source>Once more round the table with the same words. The next vote can’t be passed.</source>
        <translation>Un altro giro con le stesse parole. Al prossimo voto non ci si può astenere.</translation>
    </message>
    <message>
        <source>One try to name the citizens’ word.</source>
        <translation>Un solo tentativo per dire la parola dei cittadini.</translation>
    </message>
    <message>
        <source>Role hidden</source>
        <translation>Ruolo nascosto</translation>
    </message>
    <message>
        <source>Round {number}, result</source>
        <translation>Giro {number}, risultato</translation>
    </message>
    <message>
        <source>Somebody of the duel has left, so there is none.</source>
        <translation>Qualcuno del duello non c’è più: niente duello.</translation>
    </message>
    <message>
        <source>That decides the game.</source>
        <translation>E la partita è decisa.</translation>
    </message>
    <message>
        <source>Hand the device to whoever is out: one screen is for them alone.</source>
        <translation>Il dispositivo va a chi è fuori: una schermata è solo per quella persona.</translation>
    </message>
    <message>
        <source>{names} give one more clue, then the others vote.</source>
        <translation>{names} danno un altro indizio, poi votano gli altri.</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Take the device and tap your name.</source>
        <translation>Prendi il dispositivo e tocca il tuo nome.</translation>
    </message>
    <message>
        <source>Who wants to check their word?</source>
        <translation>Chi vuole riguardare la propria parola?</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>How it is played</source>
        <translation>Come si gioca</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>All rules</source>
        <translation>Tutte le regole</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>Come si gioca</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
</context>
<context>
    <name>ScopeTab</name>
    <message>
        <source>Filled in</source>
        <translation>Compilato</translation>
    </message>
    <message>
        <source>Something here can’t stay as it is.</source>
        <translation>Qui c’è qualcosa da correggere.</translation>
    </message>
</context>
<context>
    <name>SeatSheet</name>
    <message>
        <source>Move Left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>Move Right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Play as a Guest</source>
        <translation>Gioca come ospite</translation>
    </message>
    <message>
        <source>Player’s name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Togli</translation>
    </message>
    <message>
        <source>Say Who This Is</source>
        <translation>Scegli il profilo</translation>
    </message>
    <message>
        <source>Seat {seat} of {count}</source>
        <translation>Posto {seat} di {count}</translation>
    </message>
    <message>
        <source>guest</source>
        <translation>ospite</translation>
    </message>
</context>
<context>
    <name>SettingControls</name>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>Dopo il voto si vede chi ha votato chi.</translation>
    </message>
    <message>
        <source>Chance decides at once.</source>
        <translation>Decide subito il caso.</translation>
    </message>
    <message>
        <source>Allow passing the vote</source>
        <translation>Ci si può astenere</translation>
    </message>
    <message>
        <source>Else their cards look like everybody’s.</source>
        <translation>Altrimenti la sua carta è come tutte le altre.</translation>
    </message>
    <message>
        <source>Else they stay hidden until the game ends.</source>
        <translation>Altrimenti restano nascosti fino alla fine.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Gives more away: good for a first game.</source>
        <translation>Svela di più: l’ideale per la prima partita.</translation>
    </message>
    <message>
        <source>Has no word. Voted out, it may guess yours and win alone.</source>
        <translation>Non ha parola. Se esce, può indovinare la vostra e vincere da solo.</translation>
    </message>
    <message>
        <source>If nobody has more votes than “pass”, nobody is out.</source>
        <translation>Se nessuno supera le astensioni, non esce nessuno.</translation>
    </message>
    <message>
        <source>It takes five people.</source>
        <translation>Servono almeno cinque persone.</translation>
    </message>
    <message>
        <source>Reveal eliminated roles</source>
        <translation>Rivela i ruoli degli eliminati</translation>
    </message>
    <message>
        <source>Spies know their role</source>
        <translation>La spia conosce il suo ruolo</translation>
    </message>
    <message>
        <source>No clock: you start the vote when you are ready.</source>
        <translation>Niente orologio: si vota quando volete.</translation>
    </message>
    <message>
        <source>One more clue each, then the others vote between them.</source>
        <translation>Un altro indizio a testa, poi gli altri scelgono tra loro.</translation>
    </message>
    <message>
        <source>Only how many votes everybody got.</source>
        <translation>Solo quanti voti ha preso ognuno.</translation>
    </message>
    <message>
        <source>Quick, and hard for the spies.</source>
        <translation>Veloce, e difficile per le spie.</translation>
    </message>
    <message>
        <source>With so many spies it takes more people.</source>
        <translation>Con tante spie servono più persone.</translation>
    </message>
    <message>
        <source>from {count} people</source>
        <translation>da {count} persone</translation>
    </message>
</context>
<context>
    <name>SettingPills</name>
    <message>
        <source>Discussion Time</source>
        <translation>Durata della discussione</translation>
    </message>
    <message>
        <source>How long you talk before you vote.</source>
        <translation>Quanto parlate prima di votare.</translation>
    </message>
    <message>
        <source>How much everybody says about their word.</source>
        <translation>Quanto dice ognuno della propria parola.</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Ruoli</translation>
    </message>
    <message>
        <source>Speaking Mode</source>
        <translation>Come si parla</translation>
    </message>
    <message>
        <source>Tie Breaker</source>
        <translation>In caso di parità</translation>
    </message>
    <message>
        <source>Vote Result</source>
        <translation>Risultato del voto</translation>
    </message>
    <message>
        <source>What everybody gets to see of a vote.</source>
        <translation>Cosa si vede dopo ogni voto.</translation>
    </message>
    <message>
        <source>What follows when several have most votes.</source>
        <translation>Cosa succede se in testa c’è parità.</translation>
    </message>
    <message>
        <source>Who sits there beside the citizens, and who gets to know it.</source>
        <translation>Chi c’è oltre ai cittadini, e chi lo viene a sapere.</translation>
    </message>
    <message>
        <source>{votes} + pass</source>
        <translation>{votes} + astensione</translation>
    </message>
</context>
<context>
    <name>SetupPeople</name>
    <message>
        <source>guest</source>
        <translation>ospite</translation>
    </message>
</context>
<context>
    <name>SetupScreen</name>
    <message numerus="yes">
        <source>%n more players are needed.</source>
        <translation>
            <numerusform>Serve ancora una persona.</numerusform>
            <numerusform>Servono ancora %n persone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players too many for this game.</source>
        <translation>
            <numerusform>Una persona di troppo per questo gioco.</numerusform>
            <numerusform>%n persone di troppo per questo gioco.</numerusform>
        </translation>
    </message>
    <message>
        <source>All {count}</source>
        <translation>Tutti i {count}</translation>
    </message>
    <message>
        <source>Another game is waiting</source>
        <translation>C’è un’altra partita in sospeso</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Deal This One</source>
        <translation>Inizia questa</translation>
    </message>
    <message>
        <source>Deal the Cards</source>
        <translation>Dai le carte</translation>
    </message>
    <message>
        <source>Keep It</source>
        <translation>Tieni l’altra</translation>
    </message>
    <message>
        <source>The judge needs another name.</source>
        <translation>Il giudice deve avere un altro nome.</translation>
    </message>
    <message>
        <source>Who is the judge?</source>
        <translation>Chi fa il giudice?</translation>
    </message>
    <message>
        <source>{fewest} players are needed, and a judge.</source>
        <translation>Servono {fewest} persone, più il giudice.</translation>
    </message>
    <message>
        <source>Once this one is dealt, the other can’t be resumed.</source>
        <translation>Se date le carte per questa, l’altra non si potrà più riprendere.</translation>
    </message>
</context>
<context>
    <name>SharePanel</name>
    <message>
        <source>Copied. Paste it wherever you talk.</source>
        <translation>Copiata. Incollala nella vostra chat.</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>Copia immagine</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Immagini</translation>
    </message>
    <message>
        <source>Save Picture</source>
        <translation>Salva immagine</translation>
    </message>
    <message>
        <source>Saved as {name}.</source>
        <translation>Salvata come {name}.</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Condividi questa partita</translation>
    </message>
    <message>
        <source>The picture can’t be saved there. Try another folder.</source>
        <translation>Lì l’immagine non si può salvare. Prova un’altra cartella.</translation>
    </message>
    <message>
        <source>Winner, roles, nights and votes in one picture.</source>
        <translation>Chi ha vinto, ruoli, notti e voti in una sola immagine.</translation>
    </message>
    <message>
        <source>Winner, words, roles and votes in one picture.</source>
        <translation>Chi ha vinto, parole, ruoli e voti in una sola immagine.</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>La parola della spia</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>Done</source>
        <translation>Fatto</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>Off</source>
        <translation>No</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Sì</translation>
    </message>
</context>
<context>
    <name>TableDisc</name>
    <message>
        <source>{name}, out</source>
        <translation>{name}, fuori</translation>
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
        <translation>Altri 30 secondi</translation>
    </message>
    <message>
        <source>Deal Anew</source>
        <translation>Ridai le carte</translation>
    </message>
    <message>
        <source>Deal anew?</source>
        <translation>Ridare le carte?</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Continua a giocare</translation>
    </message>
    <message>
        <source>End This Game</source>
        <translation>Termina la partita</translation>
    </message>
    <message>
        <source>End the Game</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>Terminare questa partita?</translation>
    </message>
    <message>
        <source>It ends for everybody, without a winner, and can’t be resumed.</source>
        <translation>Finisce per tutti, senza vincitori, e non si può riprendere.</translation>
    </message>
    <message>
        <source>New cards can be dealt only before the first vote.</source>
        <translation>Si possono ridare le carte solo prima della prima votazione.</translation>
    </message>
    <message>
        <source>Only a step that everybody saw can be undone, and only until there is a result.</source>
        <translation>Si può annullare solo un passo che tutti hanno visto, e solo finché non c’è un risultato.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Somebody Leaves</source>
        <translation>Qualcuno va via</translation>
    </message>
    <message>
        <source>Table menu</source>
        <translation>Menu del tavolo</translation>
    </message>
    <message>
        <source>The others play on, unless that ends the game. It can’t be undone.</source>
        <translation>Gli altri continuano, a meno che la partita non finisca così. Non si può annullare.</translation>
    </message>
    <message>
        <source>They are out, and still win or lose with their side.</source>
        <translation>È fuori, ma vince o perde con la sua parte.</translation>
    </message>
    <message>
        <source>This game ends without a winner. The same people get new cards from another package.</source>
        <translation>La partita finisce senza vincitori. Le stesse persone ricevono nuove carte da un altro pacchetto.</translation>
    </message>
    <message>
        <source>Undo Last Step</source>
        <translation>Annulla l’ultimo passo</translation>
    </message>
    <message>
        <source>Who is leaving?</source>
        <translation>Chi va via?</translation>
    </message>
    <message>
        <source>{name} Leaves</source>
        <translation>{name} esce</translation>
    </message>
    <message>
        <source>{name} leaves the game?</source>
        <translation>{name} lascia la partita?</translation>
    </message>
</context>
<context>
    <name>TableStrip</name>
    <message>
        <source>Add {name}</source>
        <translation>Aggiungi {name}</translation>
    </message>
    <message>
        <source>Ctrl and an arrow key move somebody to another seat.</source>
        <translation>Ctrl e una freccia spostano qualcuno in un altro posto.</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Invita</translation>
    </message>
    <message>
        <source>Invite somebody, or add a guest</source>
        <translation>Invita qualcuno o aggiungi un ospite</translation>
    </message>
    <message>
        <source>Same table</source>
        <translation>Stesso tavolo</translation>
    </message>
    <message>
        <source>Seat everybody from the last table</source>
        <translation>Fai sedere tutti come l’ultima volta</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
</context>
<context>
    <name>TakenScreen</name>
    <message>
        <source>Another window of it plays with the same data. Go on there: this one closes.</source>
        <translation>Un’altra finestra usa già gli stessi dati. Continuate lì: questa si chiude.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>The game is open already</source>
        <translation>Il gioco è già aperto</translation>
    </message>
</context>
<context>
    <name>TitlesGallery</name>
    <message>
        <source>For games of any kind</source>
        <translation>Per partite di ogni tipo</translation>
    </message>
</context>
<context>
    <name>TitlesPick</name>
    <message>
        <source>Earned on {day}</source>
        <translation>Conquistato: {day}</translation>
    </message>
    <message>
        <source>Take It Off</source>
        <translation>Toglilo</translation>
    </message>
    <message>
        <source>Wear This Title</source>
        <translation>Sfoggia questo titolo</translation>
    </message>
</context>
<context>
    <name>TitlesScreen</name>
    <message>
        <source>{earned} of {count} titles</source>
        <translation>{earned} titoli su {count}</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Let’s Play</source>
        <translation>Giochiamo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Step {number} of {all}</source>
        <translation>Passo {number} di {all}</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Go On Editing</source>
        <translation>Torna a modificare</translation>
    </message>
    <message>
        <source>Discard the changes?</source>
        <translation>Scartare le modifiche?</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>What you changed is not saved yet.</source>
        <translation>Le modifiche non sono ancora salvate.</translation>
    </message>
</context>
<context>
    <name>VoteMatrix</name>
    <message>
        <source>Citizen</source>
        <translation>Cittadino</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Every vote</source>
        <translation>Tutti i voti</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Astensioni</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Spie</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Vote {number}</source>
        <translation>Voto {number}</translation>
    </message>
    <message>
        <source>Votes: {votes}</source>
        <translation>Voti: {votes}</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy</source>
        <translation>voto di un cittadino che ha beccato una spia</translation>
    </message>
    <message>
        <source>a citizen’s vote that found a spy or the ghost</source>
        <translation>voto di un cittadino che ha beccato una spia o il fantasma</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy</source>
        <translation>voto di un cittadino che ha beccato la spia</translation>
    </message>
    <message>
        <source>a citizen’s vote that found the spy or the ghost</source>
        <translation>voto di un cittadino che ha beccato la spia o il fantasma</translation>
    </message>
    <message>
        <source>a duel, and who was in it</source>
        <translation>un duello, e chi c’era</translation>
    </message>
    <message>
        <source>a tie broken by lot</source>
        <translation>parità decisa a sorte</translation>
    </message>
    <message>
        <source>in the duel</source>
        <translation>nel duello</translation>
    </message>
    <message>
        <source>left</source>
        <translation>ha lasciato</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fuori</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>astensione</translation>
    </message>
    <message>
        <source>votes that put somebody out</source>
        <translation>voti che hanno fatto uscire qualcuno</translation>
    </message>
    <message>
        <source>won</source>
        <comment>what a crown beside a role means</comment>
        <translation>vittoria</translation>
    </message>
    <message>
        <source>{name} ({votes})</source>
        <comment>somebody, and what they voted</comment>
        <translation>{name} ({votes})</translation>
    </message>
    <message>
        <source>{number} a duel</source>
        <translation>{number}, duello</translation>
    </message>
    <message>
        <source>{number} by lot</source>
        <translation>{number}, a sorte</translation>
    </message>
    <message>
        <source>{role}, who won</source>
        <translation>{role}, vittoria</translation>
    </message>
</context>
<context>
    <name>VoteRows</name>
    <message>
        <source>No vote</source>
        <translation>Astensioni</translation>
    </message>
    <message numerus="yes">
        <source>Nobody voted for the other %n.</source>
        <translation>
            <numerusform>Nessun voto per %n altra persona.</numerusform>
            <numerusform>Nessun voto per le altre %n persone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody voted for: {names}</source>
        <translation>Nessun voto per: {names}</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Astensioni</translation>
    </message>
    <message>
        <source>tied</source>
        <translation>pari</translation>
    </message>
</context>
<context>
    <name>VoteScreen</name>
    <message>
        <source>A tie: choose among these alone. Nobody else should look.</source>
        <translation>Parità: scegli solo tra questi nomi. Nessun altro deve guardare.</translation>
    </message>
    <message>
        <source>Change it until you submit. Nobody else should look.</source>
        <translation>Puoi cambiare finché non invii. Nessun altro deve guardare.</translation>
    </message>
    <message>
        <source>Choose one</source>
        <translation>Scegli</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Mi astengo</translation>
    </message>
    <message>
        <source>Round {number}, duel vote</source>
        <translation>Giro {number}, voto del duello</translation>
    </message>
    <message>
        <source>Round {number}, vote</source>
        <translation>Giro {number}, voto</translation>
    </message>
    <message>
        <source>Submit Vote</source>
        <translation>Invia voto</translation>
    </message>
    <message>
        <source>Your vote: pass</source>
        <translation>Il tuo voto: astensione</translation>
    </message>
    <message>
        <source>Your vote: {name}</source>
        <translation>Il tuo voto: {name}</translation>
    </message>
    <message>
        <source>{name}, which of these should go?</source>
        <translation>{name}, chi di loro deve uscire?</translation>
    </message>
    <message>
        <source>{name}, who should go?</source>
        <translation>{name}, chi deve uscire?</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>The Spy’s Word</source>
        <translation>La parola della spia</translation>
    </message>
</context>
<context>
    <name>WordPart</name>
    <message>
        <source>The package</source>
        <translation>Il pacchetto</translation>
    </message>
</context>
<context>
    <name>WordScreen</name>
    <message>
        <source>Type a word</source>
        <translation>Scrivi una parola</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Prima scrivi una parola.</translation>
    </message>
</context>
<context>
    <name>WordsScreen</name>
    <message>
        <source>Day {number}</source>
        <translation>Giorno {number}</translation>
    </message>
    <message>
        <source>End with “pass”. Nobody else speaks meanwhile.</source>
        <translation>Chiudi con «passo». Gli altri tacciono.</translation>
    </message>
    <message>
        <source>Done Speaking</source>
        <translation>Ha finito</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>Ultime parole</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>Nessun cittadino può aiutare gli assassini.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Discorsi</translation>
    </message>
    <message>
        <source>The device was asleep, so the clock is paused.</source>
        <translation>Il dispositivo era in sospensione: l’orologio è in pausa.</translation>
    </message>
    <message>
        <source>The time is up.</source>
        <translation>Tempo scaduto.</translation>
    </message>
    <message>
        <source>{number} of {all}</source>
        <translation>{number} di {all}</translation>
    </message>
</context>
<context>
    <name>_Body</name>
    <message>
        <source>Built upon</source>
        <translation>Realizzato con</translation>
    </message>
    <message>
        <source>Games, people and preferences are kept in</source>
        <translation>Partite, persone e preferenze si trovano in</translation>
    </message>
    <message>
        <source>Kind of all these words</source>
        <translation>Categoria di tutte queste parole</translation>
    </message>
    <message>
        <source>Open a List</source>
        <translation>Apri una lista</translation>
    </message>
    <message>
        <source>Qt and PySide6 are used under the LGPL, version 3: they lie beside the game as files of their own, and you may put others in their place. Their source is at code.qt.io. The text of each licence comes with the files of its part.</source>
        <translation>Qt e PySide6 sono usati secondo la LGPL, versione 3: stanno accanto al gioco come file a sé, e si possono sostituire con altri. Il loro codice sorgente è su code.qt.io. Il testo di ogni licenza è tra i file della sua parte.</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>La parola della spia</translation>
    </message>
    <message>
        <source>Version {number}, free under the MIT licence</source>
        <translation>Versione {number}, software libero con licenza MIT</translation>
    </message>
    <message>
        <source>Words, two a line</source>
        <translation>Parole, due per riga</translation>
    </message>
    <message>
        <source>apple, pear
guitar, violin</source>
        <translation>mela, pera
chitarra, violino</translation>
    </message>
    <message>
        <source>fruit</source>
        <translation>frutta</translation>
    </message>
</context>
<context>
    <name>backup</name>
    <message numerus="yes">
        <source>Backed up, without %n things here that can’t be read.</source>
        <translation>
            <numerusform>La copia è fatta, ma manca un elemento che non si può leggere.</numerusform>
            <numerusform>La copia è fatta, ma mancano %n elementi che non si possono leggere.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is backed up.</source>
        <translation>È tutto al sicuro nella copia.</translation>
    </message>
    <message>
        <source>Nothing was changed: a game is on.</source>
        <translation>Non è cambiato nulla: c’è una partita in corso.</translation>
    </message>
    <message>
        <source>Nothing was changed: there is no room, or no right to write.</source>
        <translation>Non è cambiato nulla: manca spazio, o il permesso di scrivere.</translation>
    </message>
    <message>
        <source>Nothing was written: that is more than a backup can hold.</source>
        <translation>Non è stato scritto nulla: è più di quanto una copia possa contenere.</translation>
    </message>
    <message>
        <source>The backup is damaged, or somebody has changed it. Nothing of it was taken.</source>
        <translation>La copia è danneggiata, o qualcuno l’ha modificata. Non è stato preso nulla.</translation>
    </message>
    <message>
        <source>The backup is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>La copia viene da una versione più nuova del gioco: questa non sa leggerla.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file is no backup of The Spy’s Word.</source>
        <translation>Il file non è una copia di sicurezza di questo gioco.</translation>
    </message>
    <message>
        <source>The file is too large for a backup.</source>
        <translation>Il file è troppo grande per una copia di sicurezza.</translation>
    </message>
</context>
<context>
    <name>bandit</name>
    <message numerus="yes">
        <source>%n bandits</source>
        <translation>
            <numerusform>%n bandito</numerusform>
            <numerusform>%n banditi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n cittadino</numerusform>
            <numerusform>%n cittadini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n doctors</source>
        <translation>
            <numerusform>%n medico</numerusform>
            <numerusform>%n medici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n killers</source>
        <translation>
            <numerusform>%n assassino</numerusform>
            <numerusform>%n assassini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n police</source>
        <translation>
            <numerusform>%n poliziotto</numerusform>
            <numerusform>%n poliziotti</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <comment>a role</comment>
        <translation>Bandito</translation>
    </message>
    <message>
        <source>Bandit, close your eyes.</source>
        <translation>Bandito, chiudi gli occhi.</translation>
    </message>
    <message>
        <source>Bandit, open your eyes. Do you shoot, and whom?</source>
        <translation>Bandito, apri gli occhi. Spari?</translation>
    </message>
    <message>
        <source>Citizen</source>
        <comment>a role</comment>
        <translation>Cittadino</translation>
    </message>
    <message>
        <source>Doctor</source>
        <comment>a role</comment>
        <translation>Medico</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Medico o bandito</translation>
    </message>
    <message>
        <source>Doctor, close your eyes.</source>
        <translation>Medico, chiudi gli occhi.</translation>
    </message>
    <message>
        <source>Doctor, open your eyes. Whom do you save?</source>
        <translation>Medico, apri gli occhi. Chi salvi?</translation>
    </message>
    <message>
        <source>At night you sleep. By day, you find out who the killers are, and vote them all out.</source>
        <translation>Di notte dormi. Di giorno scopri chi sono gli assassini e falli eliminare tutti col voto.</translation>
    </message>
    <message>
        <source>Each night you agree on one victim. You win as soon as the last of the police is out.</source>
        <translation>Di notte scegliete insieme una vittima. Vincete appena tutta la polizia è fuori gioco.</translation>
    </message>
    <message>
        <source>Each night you check one player together. By day, get everybody to vote the killers out.</source>
        <translation>Di notte controllate insieme una persona. Di giorno fate eliminare col voto gli assassini.</translation>
    </message>
    <message>
        <source>It is morning. Everyone, open your eyes.</source>
        <translation>È giorno. Aprite tutti gli occhi.</translation>
    </message>
    <message>
        <source>It is night. Everyone, close your eyes. Nobody makes a sound.</source>
        <translation>È notte. Chiudete tutti gli occhi. Silenzio assoluto.</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>a role</comment>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>Killer</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>Killers, close your eyes.</source>
        <translation>Assassini, chiudete gli occhi.</translation>
    </message>
    <message>
        <source>Killers, open your eyes. Agree on one victim.</source>
        <translation>Assassini, aprite gli occhi. Chi uccidete?</translation>
    </message>
    <message>
        <source>Police</source>
        <comment>a role</comment>
        <translation>Polizia</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <comment>the judge&apos;s answer to the police</comment>
        <translation>Polizia o cittadino</translation>
    </message>
    <message>
        <source>Police, close your eyes.</source>
        <translation>Polizia, chiudete gli occhi.</translation>
    </message>
    <message>
        <source>Police, open your eyes. Whom do you check?</source>
        <translation>Polizia, aprite gli occhi. Chi controllate?</translation>
    </message>
    <message>
        <source>You have one shot, on any night. After it you wake with the killers: you are on their side.</source>
        <translation>Hai un colpo solo, la notte che vuoi. Poi ti svegli con gli assassini, i tuoi complici.</translation>
    </message>
    <message>
        <source>You save one player a night. Whoever you save without need gets an empty needle; a second one puts them out.</source>
        <translation>Salvi una persona a notte. Se non serviva, è una puntura a vuoto: alla seconda si è fuori.</translation>
    </message>
</context>
<context>
    <name>bandit day</name>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n mani</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have no vote yet.</source>
        <translation>
            <numerusform>Manca un voto.</numerusform>
            <numerusform>Mancano %n voti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Parità</translation>
    </message>
    <message numerus="yes">
        <source>All %n are tied: all are heard again, and then you vote again.</source>
        <translation>
            <numerusform>È in parità %n persona: parla di nuovo, poi si rivota.</numerusform>
            <numerusform>Siete in parità tutti e %n: parlano di nuovo tutti, poi si rivota.</numerusform>
        </translation>
    </message>
    <message>
        <source>Day {number}, dawn</source>
        <translation>Giorno {number}, alba</translation>
    </message>
    <message>
        <source>Day {number}, last words</source>
        <translation>Giorno {number}, ultime parole</translation>
    </message>
    <message>
        <source>Day {number}, result</source>
        <translation>Giorno {number}, risultato</translation>
    </message>
    <message>
        <source>Day {number}, result after a tie</source>
        <translation>Giorno {number}, risultato dopo la parità</translation>
    </message>
    <message>
        <source>Day {number}, speeches</source>
        <translation>Giorno {number}, discorsi</translation>
    </message>
    <message>
        <source>Day {number}, speeches after a tie</source>
        <translation>Giorno {number}, discorsi dopo la parità</translation>
    </message>
    <message>
        <source>Day {number}, vote</source>
        <translation>Giorno {number}, voto</translation>
    </message>
    <message>
        <source>Day {number}, vote after a tie</source>
        <translation>Giorno {number}, voto dopo la parità</translation>
    </message>
    <message>
        <source>Everybody has voted.</source>
        <translation>Hanno votato tutti.</translation>
    </message>
    <message>
        <source>Everybody is tied again, so you vote again at once.</source>
        <translation>Di nuovo tutti pari: si rivota subito.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Heard again: {names}.</source>
        <translation>Parlano di nuovo: {names}.</translation>
    </message>
    <message>
        <source>Last words</source>
        <translation>Ultime parole</translation>
    </message>
    <message>
        <source>Nobody raised a hand</source>
        <translation>Nessuna mano alzata</translation>
    </message>
    <message>
        <source>Not tied, and heard again</source>
        <translation>Fuori parità, riprende la parola</translation>
    </message>
    <message>
        <source>See Who Was Who</source>
        <translation>Scoprite chi era chi</translation>
    </message>
    <message>
        <source>Speech</source>
        <translation>Discorso</translation>
    </message>
    <message numerus="yes">
        <source>The %n who are not tied are heard again.</source>
        <translation>
            <numerusform>Parla di nuovo l’altra persona.</numerusform>
            <numerusform>Parlano di nuovo le altre %n persone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n who are tied are heard again.</source>
        <translation>
            <numerusform>Parla di nuovo chi è in parità.</numerusform>
            <numerusform>Parlano di nuovo le %n persone in parità.</numerusform>
        </translation>
    </message>
    <message>
        <source>The speeches come next. {name} begins.</source>
        <translation>Ora i discorsi. Comincia {name}.</translation>
    </message>
    <message>
        <source>Then everybody votes, only among those tied.</source>
        <translation>Poi votano tutti, solo tra chi è in parità.</translation>
    </message>
    <message>
        <source>Then night falls.</source>
        <translation>Poi scende la notte.</translation>
    </message>
    <message>
        <source>Then the speeches. {name} begins.</source>
        <translation>Poi i discorsi. Comincia {name}.</translation>
    </message>
    <message>
        <source>Then you vote, with hands raised.</source>
        <translation>Poi si vota per alzata di mano.</translation>
    </message>
    <message>
        <source>Then {name}.</source>
        <translation>Poi {name}.</translation>
    </message>
    <message>
        <source>Tied a third time: the game ends as a draw.</source>
        <translation>Terza parità: la partita finisce in pareggio.</translation>
    </message>
    <message>
        <source>Tied, and heard again</source>
        <translation>In parità, riprende la parola</translation>
    </message>
    <message>
        <source>Unless that ends the game, last words come next: {names}.</source>
        <translation>Se la partita non finisce qui, ultime parole di {names}.</translation>
    </message>
    <message>
        <source>Unless that ends the game, night falls.</source>
        <translation>Se la partita non finisce qui, scende la notte.</translation>
    </message>
    <message>
        <source>Unless that ends the game, the speeches come next. {name} begins.</source>
        <translation>Se la partita non finisce qui, ora i discorsi. Comincia {name}.</translation>
    </message>
    <message>
        <source>Unless that ends the game, {name} leaves last words, and night falls.</source>
        <translation>Se la partita non finisce qui, ultime parole di {name}, poi scende la notte.</translation>
    </message>
    <message>
        <source>no hand</source>
        <translation>nessuna mano</translation>
    </message>
</context>
<context>
    <name>bandit end</name>
    <message>
        <source>A draw</source>
        <translation>Pareggio</translation>
    </message>
    <message numerus="yes">
        <source>After %n nights.</source>
        <translation>
            <numerusform>Dopo una notte.</numerusform>
            <numerusform>Dopo %n notti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bandit</source>
        <translation>Bandito</translation>
    </message>
    <message>
        <source>Bandit shot</source>
        <translation>Il bandito spara</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, a killer</source>
        <translation>Controllo della polizia: {name}, assassino</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, doctor or bandit</source>
        <translation>Controllo della polizia: {name}, medico o bandito</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Doctor</source>
        <translation>Medico</translation>
    </message>
    <message>
        <source>Doctor saved</source>
        <translation>Il medico salva</translation>
    </message>
    <message>
        <source>Killers</source>
        <translation>Assassini</translation>
    </message>
    <message>
        <source>Killers and bandit are all out. Doctor and citizens win with the police.</source>
        <translation>Assassini e bandito sono tutti fuori. Con la polizia vincono medico e cittadini.</translation>
    </message>
    <message>
        <source>Killers’ victim</source>
        <translation>Vittima</translation>
    </message>
    <message>
        <source>Night {number}</source>
        <translation>Notte {number}</translation>
    </message>
    <message>
        <source>Nobody was out</source>
        <translation>Nessuno fuori</translation>
    </message>
    <message>
        <source>Out at dawn</source>
        <translation>Fuori all’alba</translation>
    </message>
    <message>
        <source>Out by vote</source>
        <translation>Fuori al voto</translation>
    </message>
    <message>
        <source>Out by vote: {name}</source>
        <translation>Fuori al voto: {name}</translation>
    </message>
    <message>
        <source>Out: {names}</source>
        <translation>Fuori: {names}</translation>
    </message>
    <message>
        <source>Police</source>
        <translation>Polizia</translation>
    </message>
    <message>
        <source>Police checked</source>
        <translation>La polizia indaga</translation>
    </message>
    <message>
        <source>Saved by the doctor: {name}</source>
        <translation>Salvataggio del medico: {name}</translation>
    </message>
    <message>
        <source>Shot by the bandit: {name}</source>
        <translation>Sparo del bandito: {name}</translation>
    </message>
    <message>
        <source>The citizens are all out.</source>
        <translation>I cittadini sono tutti fuori.</translation>
    </message>
    <message>
        <source>The killers win</source>
        <translation>Vincono gli assassini</translation>
    </message>
    <message>
        <source>The killers’ victim: {name}</source>
        <translation>Vittima degli assassini: {name}</translation>
    </message>
    <message>
        <source>The last vote was tied a third time.</source>
        <translation>L’ultimo voto è finito in parità per la terza volta.</translation>
    </message>
    <message>
        <source>The police and the killers’ side are all out.</source>
        <translation>Tutti fuori: polizia, assassini e bandito.</translation>
    </message>
    <message>
        <source>The police are all out. The bandit wins with the killers.</source>
        <translation>La polizia è tutta fuori. Con gli assassini vince anche il bandito.</translation>
    </message>
    <message>
        <source>The police win</source>
        <translation>Vince la polizia</translation>
    </message>
    <message>
        <source>a day’s first vote</source>
        <translation>primo voto del giorno</translation>
    </message>
    <message>
        <source>a vote among those tied</source>
        <translation>voto dopo una parità</translation>
    </message>
    <message>
        <source>a vote that found the killers’ side</source>
        <translation>voto che ha beccato un assassino o il bandito</translation>
    </message>
    <message>
        <source>doctor or bandit</source>
        <translation>medico o bandito</translation>
    </message>
    <message>
        <source>empty needle: two put a player out</source>
        <translation>puntura a vuoto: due mettono fuori gioco</translation>
    </message>
    <message>
        <source>killer</source>
        <translation>assassino</translation>
    </message>
    <message>
        <source>police or citizen</source>
        <translation>polizia o cittadino</translation>
    </message>
    <message>
        <source>{day} among those tied</source>
        <comment>a day’s vote after a tie</comment>
        <translation>{day} dopo una parità</translation>
    </message>
    <message>
        <source>no vote</source>
        <translation>astensione</translation>
    </message>
    <message>
        <source>Checked by the police: {name}, police or citizen</source>
        <translation>Controllo della polizia: {name}, polizia o cittadino</translation>
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
        <translation>Un gioco per 12–16 persone e un giudice, che guida notti e giorni e non gioca.</translation>
    </message>
    <message>
        <source>A speaker ends with “pass”, and nobody else speaks meanwhile.</source>
        <translation>Chi parla chiude con «passo»; intanto gli altri tacciono.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>All eyes are closed, and nobody makes a sound. The judge calls, one after the other:</source>
        <translation>Occhi chiusi e silenzio assoluto. Il giudice chiama i ruoli uno dopo l’altro.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Each night they ask the judge about one of you.</source>
        <translation>Ogni notte chiede al giudice da che parte sta uno di voi.</translation>
    </message>
    <message>
        <source>Each of you speaks once, round the circle, starting after the first who went at dawn. If nobody went, whoever got the first card begins; on later days, whoever sits after the one last voted out.</source>
        <translation>Ognuno parla una volta, in cerchio, a partire da chi siede dopo la prima persona uscita all’alba. Se non è uscito nessuno, comincia chi ha avuto la prima carta; nei giorni seguenti, chi siede dopo l’ultima persona uscita al voto.</translation>
    </message>
    <message>
        <source>Empty needles</source>
        <translation>Punture a vuoto</translation>
    </message>
    <message>
        <source>If the police win: police and doctor 30, citizens 20, killers and bandit −5. If the killers win: killers and bandit 40, police and doctor −10, citizens −5. A draw: 5 each.</source>
        <translation>Se vince la polizia: polizia e medico 30, cittadini 20, assassini e bandito −5. Se vincono gli assassini: assassini e bandito 40, polizia e medico −10, cittadini −5. Pareggio: 5 a testa.</translation>
    </message>
    <message>
        <source>Listen, think, and vote with the police.</source>
        <translation>Ascolta, ragiona e vota con la polizia.</translation>
    </message>
    <message>
        <source>No citizen may help the killers.</source>
        <translation>Nessun cittadino può aiutare gli assassini.</translation>
    </message>
    <message>
        <source>On the killers’ side, unknown to them until the one shot is fired.</source>
        <translation>Sta con gli assassini, ma loro lo scoprono solo dopo il suo unico sparo.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Police, doctor and citizens, once the killers and the bandit are out. The killers and the bandit, once the police are out. If both are out at once, or all citizens are, it is a draw.</source>
        <translation>Polizia, medico e cittadini, quando assassini e bandito sono tutti fuori. Assassini e bandito, quando la polizia è tutta fuori. Se escono insieme gli ultimi delle due parti, o se non restano cittadini, è pareggio.</translation>
    </message>
    <message>
        <source>Saves one of you each night.</source>
        <translation>Ogni notte salva uno di voi.</translation>
    </message>
    <message>
        <source>Speeches</source>
        <translation>Discorsi</translation>
    </message>
    <message>
        <source>The answer to the police</source>
        <translation>La risposta alla polizia</translation>
    </message>
    <message>
        <source>The bandit shoots somebody, or holds fire. There is one shot in the whole game; after it the bandit wakes with the killers.</source>
        <translation>Il bandito spara a qualcuno, o aspetta. Ha un solo colpo in tutta la partita; dopo, si sveglia con gli assassini.</translation>
    </message>
    <message>
        <source>The device goes round. Look at your role alone, remember it, and hand the device on. After the last card the judge keeps it.</source>
        <translation>Il dispositivo fa il giro. Guarda il tuo ruolo senza farlo vedere, tienilo a mente e passa il dispositivo. Dopo l’ultima carta resta al giudice.</translation>
    </message>
    <message>
        <source>The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out, but never the doctor.</source>
        <translation>Il medico salva una persona a notte. Se non serviva, è una puntura a vuoto: alla seconda si è fuori, ma mai il medico.</translation>
    </message>
    <message>
        <source>The doctor saves somebody, or themselves.</source>
        <translation>Il medico salva qualcuno, o se stesso.</translation>
    </message>
    <message>
        <source>The judge calls each of you in turn; raise your hand for the one who should go. You have one vote, for somebody else, or none. Whoever has the most votes is out.</source>
        <translation>Il giudice vi nomina uno alla volta; alza la mano per chi deve uscire. Hai un voto solo, non per te, e puoi anche non usarlo. Chi ha più voti è fuori.</translation>
    </message>
    <message>
        <source>The judge says who is out, but neither why nor what they were. The victim is out unless the doctor saved them; whoever was shot is out, saved or not. A bandit who hadn’t fired before survives the killers.</source>
        <translation>Il giudice dice chi è fuori, non il perché né il ruolo. La vittima è fuori, se il medico non l’ha salvata; chi riceve lo sparo è fuori comunque. Il bandito che non aveva ancora sparato sopravvive agli assassini.</translation>
    </message>
    <message>
        <source>The killers point at one victim.</source>
        <translation>Gli assassini indicano una vittima.</translation>
    </message>
    <message>
        <source>The night</source>
        <translation>La notte</translation>
    </message>
    <message>
        <source>The police point at one person, and the judge answers.</source>
        <translation>La polizia indica una persona, e il giudice risponde.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Il tavolo</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>Il voto</translation>
    </message>
    <message>
        <source>They wake together each night, and agree on a victim.</source>
        <translation>Ogni notte si sveglia con i complici e sceglie con loro una vittima.</translation>
    </message>
    <message>
        <source>Those tied speak again, and everybody votes, only among them; if no hand was raised, all are tied. Tied once more, the others speak, and there is a last vote. A third tie ends the game as a draw.</source>
        <translation>Chi è in parità parla di nuovo, poi votano tutti, solo tra loro; se nessuno alza la mano, sono in parità tutti. Se è ancora parità, parlano gli altri e c’è un ultimo voto. Alla terza parità la partita finisce in pareggio.</translation>
    </message>
    <message>
        <source>Thumb down: a killer. Thumb up: police or citizen. Thumb sideways: the doctor or the bandit.</source>
        <translation>Pollice giù: assassino. Pollice su: polizia o cittadino. Pollice di lato: medico o bandito.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message>
        <source>Whoever goes leaves last words at once: up to the second dawn, or, with 15 or 16 people, up to the second vote.</source>
        <translation>Chi esce lascia subito le ultime parole: fino alla seconda alba o, in 15 o 16, fino al secondo voto.</translation>
    </message>
    <message>
        <source>With 12 to 14 people there are 3 police, 2 killers, a doctor and a bandit; with 15 or 16, 4 police and 3 killers. All others are citizens.</source>
        <translation>Da 12 a 14 persone: 3 poliziotti, 2 assassini, un medico e un bandito; in 15 o 16: 4 poliziotti e 3 assassini. Tutti gli altri sono cittadini.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>La tua carta</translation>
    </message>
</context>
<context>
    <name>bandit tour</name>
    <message>
        <source>A killer</source>
        <translation>Assassino</translation>
    </message>
    <message>
        <source>A role for each</source>
        <translation>Un ruolo a testa</translation>
    </message>
    <message>
        <source>All eyes close. The judge wakes one role at a time: the killers point at a victim.
The doctor saves one player a night. Whoever is saved without need gets an empty needle; a second one puts them out.
The bandit, whom the killers don’t know, has a single shot.</source>
        <translation>Tutti chiudono gli occhi. Il giudice sveglia un ruolo alla volta: gli assassini indicano una vittima.
Il medico salva una persona a notte. Se non serviva, è una puntura a vuoto: alla seconda si è fuori.
Il bandito, che gli assassini non conoscono, ha un solo colpo.</translation>
    </message>
    <message>
        <source>Dawn</source>
        <translation>Alba</translation>
    </message>
    <message>
        <source>Doctor or bandit</source>
        <translation>Medico o bandito</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Police seek the killers; nobody knows who is who.</source>
        <translation>Ognuno guarda la sua carta. La polizia cerca gli assassini; nessuno sa chi è chi.</translation>
    </message>
    <message>
        <source>Hands up</source>
        <translation>Mani in alto</translation>
    </message>
    <message>
        <source>I am police!</source>
        <translation>Sono della polizia!</translation>
    </message>
    <message>
        <source>Killers and bandit</source>
        <translation>Malavita</translation>
    </message>
    <message>
        <source>Killers, open your eyes</source>
        <translation>Assassini, aprite gli occhi</translation>
    </message>
    <message>
        <source>Night falls</source>
        <translation>Scende la notte</translation>
    </message>
    <message>
        <source>No, I am!</source>
        <translation>No, io!</translation>
    </message>
    <message>
        <source>Police and town</source>
        <translation>Polizia e&#xa0;città</translation>
    </message>
    <message>
        <source>Police or citizen</source>
        <translation>Polizia o cittadino</translation>
    </message>
    <message>
        <source>The judge says who is out. Then all speak in turn, round the circle. Somebody is lying.</source>
        <translation>Il giudice dice chi è fuori. Poi parlano tutti a turno, in cerchio. Qualcuno mente.</translation>
    </message>
    <message>
        <source>The police and the town, once the killers and the bandit are out.
The killers and the bandit, once all police are out.</source>
        <translation>La polizia e la città, quando assassini e bandito sono fuori.
Gli assassini e il bandito, quando la polizia è tutta fuori.</translation>
    </message>
    <message>
        <source>The police ask</source>
        <translation>La polizia indaga</translation>
    </message>
    <message>
        <source>They point at one of you each night, and the judge answers with a thumb.</source>
        <translation>Ogni notte indica uno di voi, e il giudice risponde col pollice.</translation>
    </message>
    <message>
        <source>Vote openly for who should go. The most votes: out. Then the next night falls.</source>
        <translation>Votate apertamente chi deve uscire. Chi ha più voti è fuori. Poi scende un’altra notte.</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Chi vince?</translation>
    </message>
</context>
<context>
    <name>board</name>
    <message>
        <source>Cast as a citizen against a spy or the ghost, or against the killers’ side.</source>
        <translation>Dati da cittadino contro una spia o il fantasma, o contro la parte degli assassini.</translation>
    </message>
    <message numerus="yes">
        <source>From %n games on: before that, a little luck would lead.</source>
        <translation>
            <numerusform>Da %n partita in su: prima conterebbe solo la fortuna.</numerusform>
            <numerusform>Da %n partite in su: prima conterebbe solo la fortuna.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games that a ghost won by guessing the word.</source>
        <translation>Partite vinte da fantasma indovinando la parola.</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Partite vinte</translation>
    </message>
    <message>
        <source>Ghost’s guesses</source>
        <translation>Parole indovinate</translation>
    </message>
    <message>
        <source>No ghost has guessed the word yet.</source>
        <translation>Nessun fantasma ha ancora indovinato la parola.</translation>
    </message>
    <message>
        <source>No votes to show yet.</source>
        <translation>Ancora nessun voto da mostrare.</translation>
    </message>
    <message>
        <source>Nobody has played so many games yet.</source>
        <translation>Nessuno ha ancora giocato tante partite.</translation>
    </message>
    <message>
        <source>None of the people here has played tonight.</source>
        <translation>Stasera nessuno di loro ha giocato.</translation>
    </message>
    <message>
        <source>None of the people here has played yet.</source>
        <translation>Nessuno di loro ha ancora giocato.</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>Voti a segno</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Percentuale di vittorie</translation>
    </message>
    <message>
        <source>Won on whatever side.</source>
        <translation>Con qualunque ruolo.</translation>
    </message>
    <message numerus="yes">
        <source>of %n games</source>
        <translation>
            <numerusform>su %n partita</numerusform>
            <numerusform>su %n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n votes</source>
        <translation>
            <numerusform>su %n voto</numerusform>
            <numerusform>su %n voti</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n games</source>
        <translation>
            <numerusform>{won} su %n partita</numerusform>
            <numerusform>{won} su %n partite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chips</name>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>Brown</source>
        <translation>Marrone</translation>
    </message>
    <message>
        <source>Dark green</source>
        <translation>Verde scuro</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Rombi</translation>
    </message>
    <message>
        <source>Dots</source>
        <translation>Puntini</translation>
    </message>
    <message>
        <source>Dots and dashes</source>
        <translation>Punti e linee</translation>
    </message>
    <message>
        <source>Four blocks</source>
        <translation>Quattro blocchi</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Grey blue</source>
        <translation>Grigio azzurro</translation>
    </message>
    <message>
        <source>Narrow ticks</source>
        <translation>Tacche sottili</translation>
    </message>
    <message>
        <source>Navy blue</source>
        <translation>Blu notte</translation>
    </message>
    <message>
        <source>One half</source>
        <translation>Una metà</translation>
    </message>
    <message>
        <source>Pairs of ticks</source>
        <translation>Coppie di tacche</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Rose</source>
        <translation>Rosa</translation>
    </message>
    <message>
        <source>Rust</source>
        <translation>Ruggine</translation>
    </message>
    <message>
        <source>Scallops</source>
        <translation>Smerli</translation>
    </message>
    <message>
        <source>Six blocks</source>
        <translation>Sei blocchi</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Ottanio</translation>
    </message>
    <message>
        <source>Teeth</source>
        <translation>Denti</translation>
    </message>
    <message>
        <source>Three arcs</source>
        <translation>Tre archi</translation>
    </message>
    <message>
        <source>Two rings</source>
        <translation>Due anelli</translation>
    </message>
    <message>
        <source>Wine red</source>
        <translation>Rosso vino</translation>
    </message>
</context>
<context>
    <name>files</name>
    <message>
        <source>Files of type:</source>
        <translation>Tipo di file:</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Cerca in:</translation>
    </message>
</context>
<context>
    <name>gains</name>
    <message numerus="yes">
        <source>%n people have reached a new level</source>
        <translation>
            <numerusform>Una persona sale di livello</numerusform>
            <numerusform>%n persone salgono di livello</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles earned</source>
        <translation>
            <numerusform>%n titolo conquistato</numerusform>
            <numerusform>%n titoli conquistati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wins in a row</source>
        <translation>
            <numerusform>%n vittoria</numerusform>
            <numerusform>%n vittorie di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>Guessed the word +{xp}</source>
        <translation>Parola indovinata +{xp}</translation>
    </message>
    <message>
        <source>Hidden votes of the game before +{xp}</source>
        <translation>Voti segreti della partita prima +{xp}</translation>
    </message>
    <message>
        <source>Left before the end: no XP.</source>
        <translation>Via prima della fine: niente XP.</translation>
    </message>
    <message>
        <source>Played to the end +{xp}</source>
        <translation>Partita conclusa +{xp}</translation>
    </message>
    <message>
        <source>Reached level {level}</source>
        <translation>Livello {level} raggiunto</translation>
    </message>
    <message>
        <source>Still in at the end +{xp}</source>
        <translation>In gioco fino alla fine +{xp}</translation>
    </message>
    <message>
        <source>Title earned: {title}</source>
        <translation>Nuovo titolo: {title}</translation>
    </message>
    <message>
        <source>Votes on target +{xp}</source>
        <translation>Voti a segno +{xp}</translation>
    </message>
    <message>
        <source>What this game brought</source>
        <translation>Il bottino della partita</translation>
    </message>
    <message>
        <source>Won +{xp}</source>
        <translation>Vittoria +{xp}</translation>
    </message>
    <message numerus="yes">
        <source>{name} has earned %n titles</source>
        <translation>
            <numerusform>{name} ha conquistato un titolo</numerusform>
            <numerusform>{name} ha conquistato %n titoli</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} has earned {title}</source>
        <translation>{name} ha conquistato «{title}»</translation>
    </message>
    <message>
        <source>{name} has reached level {level}</source>
        <translation>{name} sale al livello {level}</translation>
    </message>
    <message>
        <source>{name} {xp}</source>
        <comment>somebody and what they gained, as in a list</comment>
        <translation>{name} {xp}</translation>
    </message>
    <message numerus="yes">
        <source>{people} and %n more</source>
        <translation>
            <numerusform>{people} e un’altra persona</numerusform>
            <numerusform>{people} e altre %n persone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Secret Bandit</source>
        <translation>Il bandito segreto</translation>
    </message>
    <message>
        <source>The Spy’s Word</source>
        <translation>La parola della spia</translation>
    </message>
</context>
<context>
    <name>packages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games, last {when}</source>
        <translation>
            <numerusform>%n partita, {when}</numerusform>
            <numerusform>%n partite, l’ultima {when}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines are left out:</source>
        <translation>
            <numerusform>Una riga resta fuori:</numerusform>
            <numerusform>%n righe restano fuori:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your own packages can’t be read. They stay as they are.</source>
        <translation>
            <numerusform>Uno dei vostri pacchetti non si può leggere. Resta com’è.</numerusform>
            <numerusform>%n dei vostri pacchetti non si possono leggere. Restano come sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other spellings are the most that a word can have.</source>
        <translation>
            <numerusform>Una parola può avere al massimo %n variante.</numerusform>
            <numerusform>Una parola può avere al massimo %n varianti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages</source>
        <translation>
            <numerusform>%n pacchetto</numerusform>
            <numerusform>%n pacchetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are here already.</source>
        <translation>
            <numerusform>Un pacchetto c’è già.</numerusform>
            <numerusform>%n pacchetti ci sono già.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are in {file} now.</source>
        <translation>
            <numerusform>Un pacchetto è ora in {file}.</numerusform>
            <numerusform>%n pacchetti sono ora in {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages are new here.</source>
        <translation>
            <numerusform>Un pacchetto è nuovo.</numerusform>
            <numerusform>%n pacchetti sono nuovi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages can’t be read.</source>
        <translation>
            <numerusform>Un pacchetto non si può leggere.</numerusform>
            <numerusform>%n pacchetti non si possono leggere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have a damaged picture.</source>
        <translation>
            <numerusform>Un pacchetto ha un’immagine danneggiata.</numerusform>
            <numerusform>%n pacchetti hanno un’immagine danneggiata.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have the words of another one here.</source>
        <translation>
            <numerusform>Un pacchetto ha le stesse parole di uno già presente.</numerusform>
            <numerusform>%n pacchetti hanno le stesse parole di altri già presenti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages have words that can’t be played.</source>
        <translation>
            <numerusform>Un pacchetto ha parole con cui non si può giocare.</numerusform>
            <numerusform>%n pacchetti hanno parole con cui non si può giocare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages lack a file.</source>
        <translation>
            <numerusform>A un pacchetto manca un file.</numerusform>
            <numerusform>A %n pacchetti manca un file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n packages were added.</source>
        <translation>
            <numerusform>Un pacchetto in più.</numerusform>
            <numerusform>%n pacchetti in più.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures can’t be read any more, and are not in it.</source>
        <translation>
            <numerusform>%n immagine non si può più leggere e non è nel file.</numerusform>
            <numerusform>%n immagini non si possono più leggere e non sono nel file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A kind has %n letters at most.</source>
        <translation>
            <numerusform>Una categoria ha al massimo %n lettera.</numerusform>
            <numerusform>Una categoria ha al massimo %n lettere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A spelling of one word counts as the other word.</source>
        <translation>Una variante di una parola vale come l’altra parola.</translation>
    </message>
    <message>
        <source>A spelling of one word is too close to the other word.</source>
        <translation>Una variante di una parola è troppo simile all’altra parola.</translation>
    </message>
    <message numerus="yes">
        <source>A word has %n letters at most.</source>
        <translation>
            <numerusform>Una parola ha al massimo %n lettera.</numerusform>
            <numerusform>Una parola ha al massimo %n lettere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n Packages</source>
        <translation>
            <numerusform>Aggiungi un pacchetto</numerusform>
            <numerusform>Aggiungi %n pacchetti</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Packages</source>
        <translation>Aggiungi pacchetti</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Tutte le lingue</translation>
    </message>
    <message>
        <source>All languages, with pictures</source>
        <translation>Tutte le lingue, con immagini</translation>
    </message>
    <message>
        <source>All languages, without pictures</source>
        <translation>Tutte le lingue, senza immagini</translation>
    </message>
    <message>
        <source>Another package of your own has this word.</source>
        <translation>Un altro dei vostri pacchetti ha questa parola.</translation>
    </message>
    <message>
        <source>Both words count as the same.</source>
        <translation>Le due parole valgono come una sola.</translation>
    </message>
    <message>
        <source>Clay red</source>
        <translation>Rosso argilla</translation>
    </message>
    <message>
        <source>Evening violet</source>
        <translation>Viola crepuscolo</translation>
    </message>
    <message>
        <source>Everybody sees the kind: it shouldn’t have one of the words in it.</source>
        <translation>La categoria la vedono tutti: meglio che non contenga una delle parole.</translation>
    </message>
    <message numerus="yes">
        <source>Export %n Packages</source>
        <translation>
            <numerusform>Esporta un pacchetto</numerusform>
            <numerusform>Esporta %n pacchetti</numerusform>
        </translation>
    </message>
    <message>
        <source>First word</source>
        <translation>Prima parola</translation>
    </message>
    <message>
        <source>It holds a character that can’t be seen.</source>
        <translation>Contiene un carattere invisibile.</translation>
    </message>
    <message>
        <source>It needs a letter or a number to be guessed by.</source>
        <translation>Serve almeno una lettera o una cifra, o non si può indovinare.</translation>
    </message>
    <message>
        <source>Its letters can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>Le lettere non si leggono. Salva la lista in UTF-8 e riaprila.</translation>
    </message>
    <message>
        <source>Line {line}: a word has neither letter nor number.</source>
        <translation>Riga {line}: una parola non ha né lettere né cifre.</translation>
    </message>
    <message>
        <source>Line {line}: a word is too long.</source>
        <translation>Riga {line}: una parola è troppo lunga.</translation>
    </message>
    <message>
        <source>Line {line}: both words count as the same.</source>
        <translation>Riga {line}: le due parole valgono come una sola.</translation>
    </message>
    <message>
        <source>Line {line}: it holds a character that can’t be seen.</source>
        <translation>Riga {line}: contiene un carattere invisibile.</translation>
    </message>
    <message>
        <source>Line {line}: line {earlier} has the same two words.</source>
        <translation>Riga {line}: ha le stesse parole della riga {earlier}.</translation>
    </message>
    <message>
        <source>Line {line}: the words are too close to each other.</source>
        <translation>Riga {line}: le parole sono troppo simili.</translation>
    </message>
    <message>
        <source>Line {line}: there are more than two words.</source>
        <translation>Riga {line}: ci sono più di due parole.</translation>
    </message>
    <message>
        <source>Line {line}: there are no two words.</source>
        <translation>Riga {line}: non ci sono due parole.</translation>
    </message>
    <message>
        <source>Misty blue</source>
        <translation>Azzurro nebbia</translation>
    </message>
    <message>
        <source>Night blue</source>
        <translation>Blu notte</translation>
    </message>
    <message>
        <source>Nothing in it is new here.</source>
        <translation>Non c’è niente di nuovo.</translation>
    </message>
    <message>
        <source>Nothing was added</source>
        <translation>Nessuna aggiunta</translation>
    </message>
    <message>
        <source>One of these is accepted already.</source>
        <translation>Una di queste vale già.</translation>
    </message>
    <message>
        <source>Only one word has a picture. Until both have one, both cards show the same sign.</source>
        <translation>Solo una parola ha un’immagine. Finché non l’hanno entrambe, le due carte hanno lo stesso simbolo.</translation>
    </message>
    <message>
        <source>Picture of the first word</source>
        <translation>Immagine della prima parola</translation>
    </message>
    <message>
        <source>Picture of the second word</source>
        <translation>Immagine della seconda parola</translation>
    </message>
    <message>
        <source>Sage green</source>
        <translation>Verde salvia</translation>
    </message>
    <message>
        <source>Sand yellow</source>
        <translation>Giallo sabbia</translation>
    </message>
    <message>
        <source>Say what both words are, such as “fruit”.</source>
        <translation>Scrivi cosa sono le due parole, per esempio «frutta».</translation>
    </message>
    <message>
        <source>Second word</source>
        <translation>Seconda parola</translation>
    </message>
    <message>
        <source>That is more than one file may hold. Choose fewer packages.</source>
        <translation>È troppo per un solo file. Scegli meno pacchetti.</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>Questa immagine qui non si può leggere.</translation>
    </message>
    <message>
        <source>The drawing holds something that isn’t drawn here: {what}.</source>
        <translation>Il disegno contiene qualcosa che qui non si disegna: {what}.</translation>
    </message>
    <message>
        <source>The drawing takes too long to draw.</source>
        <translation>Il disegno richiede troppo tempo.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file has something twice: {name}.</source>
        <translation>Il file contiene due volte la stessa cosa: {name}.</translation>
    </message>
    <message>
        <source>The file holds a link to somewhere else ({name}). It was left alone.</source>
        <translation>Il file contiene un collegamento ad altro ({name}). Non è stato toccato.</translation>
    </message>
    <message>
        <source>The file holds more than one file may.</source>
        <translation>Il file contiene più del consentito.</translation>
    </message>
    <message>
        <source>The file holds no packages of The Spy’s Word.</source>
        <translation>Nel file non ci sono pacchetti di questo gioco.</translation>
    </message>
    <message>
        <source>The file holds something that belongs to no package: {name}.</source>
        <translation>Nel file c’è qualcosa che non appartiene a nessun pacchetto: {name}.</translation>
    </message>
    <message>
        <source>The file is being written.</source>
        <translation>Scrivo il file…</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>Il file è danneggiato, o qualcuno l’ha modificato.</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>Il file viene da una versione più nuova del gioco: questa non sa leggerlo.</translation>
    </message>
    <message>
        <source>The file is locked with a password.</source>
        <translation>Il file è protetto da una password.</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>Il file è troppo grande per un’immagine.</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>Il file è troppo grande.</translation>
    </message>
    <message>
        <source>The file wants to write outside its folder ({name}). It was left alone.</source>
        <translation>Il file vuole scrivere fuori dalla sua cartella ({name}). Non è stato toccato.</translation>
    </message>
    <message>
        <source>The file would unpack to far more than packages need. It was left alone.</source>
        <translation>Il file occuperebbe molto più di quanto serva a dei pacchetti. Non è stato toccato.</translation>
    </message>
    <message>
        <source>The letters of line {line} can’t be read. Save the list as UTF-8 and open it again.</source>
        <translation>Le lettere della riga {line} non si leggono. Salva la lista in UTF-8 e riaprila.</translation>
    </message>
    <message numerus="yes">
        <source>The list is too long: %n lines are the most.</source>
        <translation>
            <numerusform>La lista è troppo lunga: al massimo %n riga.</numerusform>
            <numerusform>La lista è troppo lunga: al massimo %n righe.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture has too many pixels.</source>
        <translation>L’immagine ha troppi pixel.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L’immagine è danneggiata.</translation>
    </message>
    <message>
        <source>The words are too close: one could be the other with a typo.</source>
        <translation>Le parole sono troppo simili: basta un errore di battitura per confonderle.</translation>
    </message>
    <message>
        <source>This word is missing here; the other one isn’t.</source>
        <translation>Qui manca questa parola; l’altra c’è.</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Prima scrivi una parola.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more lines</source>
        <translation>
            <numerusform>e un’altra riga</numerusform>
            <numerusform>e altre %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>mai giocato</translation>
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
        <translation>{languages}, con immagini</translation>
    </message>
    <message>
        <source>{languages}, without pictures</source>
        <translation>{languages}, senza immagini</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>Di nuovo qui: {name}.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>Eliminato: {name}.</translation>
    </message>
    <message>
        <source>{name} is saved.</source>
        <translation>Salvato: {name}.</translation>
    </message>
    <message>
        <source>{name} is the copy. Give it other words.</source>
        <translation>La copia è {name}. Cambiane le parole.</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message numerus="yes">
        <source>%n people are in {file} now.</source>
        <translation>
            <numerusform>Un profilo è ora in {file}.</numerusform>
            <numerusform>%n profili sono ora in {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importazione riuscita</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima partita</translation>
    </message>
    <message>
        <source>Left as they are, since their profiles here can’t be read: {names}.</source>
        <translation>Nessuna modifica, perché qui il profilo non si può leggere: {names}.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>New here: {names}.</source>
        <translation>Nuovi arrivi: {names}.</translation>
    </message>
    <message>
        <source>Nobody is in that file.</source>
        <translation>In quel file non c’è nessuno.</translation>
    </message>
    <message>
        <source>Not all was imported</source>
        <translation>Importazione incompleta</translation>
    </message>
    <message>
        <source>Nothing new of: {names}.</source>
        <translation>Niente di nuovo per: {names}.</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>Nessuna importazione</translation>
    </message>
    <message>
        <source>Nothing was kept: the profile is gone, or it can’t be read.</source>
        <translation>Non è stato salvato nulla: il profilo non c’è più o non si può leggere.</translation>
    </message>
    <message>
        <source>Somebody else is called {name} by now. Give one of them another name first.</source>
        <translation>Ora c’è già chi si chiama {name}. Prima cambia uno dei due nomi.</translation>
    </message>
    <message>
        <source>That is more than one file of people holds.</source>
        <translation>Sono troppi profili per un solo file.</translation>
    </message>
    <message>
        <source>That is no picture that can be read here.</source>
        <translation>Questa immagine qui non si può leggere.</translation>
    </message>
    <message>
        <source>The file can’t be read.</source>
        <translation>Il file non si può leggere.</translation>
    </message>
    <message>
        <source>The file holds no people of The Spy’s Word.</source>
        <translation>Nel file non ci sono profili di questo gioco.</translation>
    </message>
    <message>
        <source>The file is damaged, or somebody has changed it.</source>
        <translation>Il file è danneggiato, o qualcuno l’ha modificato.</translation>
    </message>
    <message>
        <source>The file is from a newer version of The Spy’s Word: this one can’t read it.</source>
        <translation>Il file viene da una versione più nuova del gioco: questa non sa leggerlo.</translation>
    </message>
    <message>
        <source>The file is too large for a picture.</source>
        <translation>Il file è troppo grande per un’immagine.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L’immagine è danneggiata.</translation>
    </message>
    <message>
        <source>The picture is too large.</source>
        <translation>L’immagine è troppo grande.</translation>
    </message>
    <message>
        <source>With games that were missing here: {names}.</source>
        <translation>Con partite che qui mancavano: {names}.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} è di nuovo qui.</translation>
    </message>
    <message>
        <source>{name} is deleted.</source>
        <translation>Profilo eliminato: {name}.</translation>
    </message>
    <message>
        <source>{name} is retired.</source>
        <translation>{name} è a riposo.</translation>
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
        <translation>Fatti {done} su {total}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spia</numerusform>
            <numerusform>%n spie</numerusform>
        </translation>
    </message>
    <message>
        <source>A duel: those with the most votes give one more clue each, and the others vote between them. Tied again, or with nobody left to vote, lots are drawn.</source>
        <translation>Un duello: chi è in testa dà un altro indizio, e gli altri scelgono tra loro. Se è ancora parità, o non resta nessuno a votare, si tira a sorte.</translation>
    </message>
    <message>
        <source>A ghost that is voted out has one guess at the citizens’ word. Right, it wins alone, at once. Small typing mistakes are forgiven.</source>
        <translation>Il fantasma eliminato ha un solo tentativo per dire la parola dei cittadini. Se indovina, vince subito, da solo. I piccoli errori di battitura si perdonano.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Parità</translation>
    </message>
    <message>
        <source>Afterwards everybody sees who voted for whom.</source>
        <translation>Dopo si vede chi ha votato chi.</translation>
    </message>
    <message>
        <source>Afterwards you see how many votes everybody got, not whose.</source>
        <translation>Dopo si vede quanti voti ha preso ognuno, non da chi.</translation>
    </message>
    <message>
        <source>All have the same word. Find out who hasn’t.</source>
        <translation>Hanno tutti la stessa parola. Scoprite chi non ce l’ha.</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Clues</source>
        <translation>Indizi</translation>
    </message>
    <message>
        <source>Each of you votes in secret for somebody else. Whoever has the most votes is out.</source>
        <translation>Ognuno vota in segreto qualcun altro. Chi prende più voti è fuori.</translation>
    </message>
    <message>
        <source>Everybody has a secret word, and not everybody has the same one.</source>
        <translation>Ognuno ha una parola segreta, e non per tutti è la stessa.</translation>
    </message>
    <message>
        <source>Everybody sees the role of who is out. Their word stays secret until the end.</source>
        <translation>Tutti vedono il ruolo di chi esce. La sua parola resta segreta fino alla fine.</translation>
    </message>
    <message>
        <source>Has another word like it, and doesn’t know it.</source>
        <translation>Ha un’altra parola, simile, e non lo sa.</translation>
    </message>
    <message>
        <source>Has another word like it, and knows it.</source>
        <translation>Ha un’altra parola, simile, e lo sa.</translation>
    </message>
    <message>
        <source>Has no word, and knows it. Listens, and bluffs.</source>
        <translation>Non ha parola, e lo sa. Ascolta, e bluffa.</translation>
    </message>
    <message>
        <source>It guesses in secret.</source>
        <translation>Indovina in segreto.</translation>
    </message>
    <message>
        <source>Lots are drawn among those with the most votes.</source>
        <translation>Si tira a sorte tra chi ha più voti.</translation>
    </message>
    <message>
        <source>No card says whose word it is: listen to find out.</source>
        <translation>Nessuna carta dice di chi è la parola: si capisce ascoltando.</translation>
    </message>
    <message>
        <source>Not the word itself, no part or translation of it, and no clue that was given before. Say enough to be believed, and not so much that a spy learns your word.</source>
        <translation>Mai la parola stessa, neanche a pezzi o tradotta, né un indizio già dato. Dite abbastanza perché vi credano, ma non tanto da svelare la parola a una spia.</translation>
    </message>
    <message>
        <source>One after the other says one sentence about their word, out loud.</source>
        <translation>A turno, ognuno dice ad alta voce una frase sulla propria parola.</translation>
    </message>
    <message>
        <source>One after the other says one word about theirs, out loud.</source>
        <translation>A turno, ognuno dice ad alta voce una parola sulla propria.</translation>
    </message>
    <message>
        <source>One spy</source>
        <translation>Una spia</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Fuori</translation>
    </message>
    <message>
        <source>Roles stay hidden until the end. Whoever is out sees theirs alone, and types a word, so that nobody can tell who it was.</source>
        <translation>I ruoli restano nascosti fino alla fine. Chi esce vede il suo in segreto e scrive una parola, così nessuno capisce chi era.</translation>
    </message>
    <message>
        <source>Share another word like it, and don’t know.</source>
        <translation>Hanno un’altra parola, simile, e non lo sanno.</translation>
    </message>
    <message>
        <source>Share another word like it, and know.</source>
        <translation>Hanno un’altra parola, simile, e lo sanno.</translation>
    </message>
    <message>
        <source>Talk</source>
        <translation>Discussione</translation>
    </message>
    <message>
        <source>Talk about who it might be, as long as you like. Then start the vote.</source>
        <translation>Parlatene quanto volete: chi può essere? Poi passate al voto.</translation>
    </message>
    <message>
        <source>The citizens, once all spies and the ghost are out. The spies, and the ghost with them, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>I cittadini, quando tutte le spie e il fantasma sono fuori. Le spie, e con loro il fantasma, quando resta un solo cittadino. Chi è fuori vince con la sua parte.</translation>
    </message>
    <message>
        <source>The citizens, once all spies are out. The spies, once only one citizen is left. Those who were voted out win with their side.</source>
        <translation>I cittadini, quando tutte le spie sono fuori. Le spie, quando resta un solo cittadino. Chi è fuori vince con la sua parte.</translation>
    </message>
    <message>
        <source>The device goes round. Look at your card alone, remember your word, and hand the device on. While clues are given and while you talk you may look at your own card again.</source>
        <translation>Il dispositivo fa il giro. Guarda la tua carta senza farla vedere, tieni a mente la parola e passalo. Durante gli indizi e la discussione puoi riguardare la tua carta.</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>Il fantasma</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>La risposta del fantasma</translation>
    </message>
    <message>
        <source>The vote</source>
        <translation>Il voto</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Chi vince</translation>
    </message>
    <message numerus="yes">
        <source>You have %n seconds to talk about who it might be. Then the vote starts by itself; you can start it sooner.</source>
        <translation>
            <numerusform>Avete %n secondo per parlarne: chi può essere? Poi il voto parte da solo; potete anticiparlo.</numerusform>
            <numerusform>Avete %n secondi per parlarne: chi può essere? Poi il voto parte da solo; potete anticiparlo.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may pass. If nobody has more votes than “pass”, nobody is out; in the round after that nobody can pass.</source>
        <translation>Ci si può astenere. Se nessuno supera le astensioni, non esce nessuno; nel giro dopo non ci si può astenere.</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>La tua carta</translation>
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
            <numerusform>%n voto a segno</numerusform>
            <numerusform>%n voti a segno</numerusform>
        </translation>
    </message>
    <message>
        <source>+{xp} XP</source>
        <translation>+{xp} XP</translation>
    </message>
    <message>
        <source>A draw, played as a citizen</source>
        <translation>Pareggio, da cittadino</translation>
    </message>
    <message>
        <source>A draw, played as a killer</source>
        <translation>Pareggio, da assassino</translation>
    </message>
    <message>
        <source>A draw, played as one of the police</source>
        <translation>Pareggio, da poliziotto</translation>
    </message>
    <message>
        <source>A draw, played as the bandit</source>
        <translation>Pareggio, da bandito</translation>
    </message>
    <message>
        <source>A draw, played as the doctor</source>
        <translation>Pareggio, da medico</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Checks that found a killer</source>
        <translation>Assassini scoperti di notte</translation>
    </message>
    <message>
        <source>Citizen</source>
        <translation>Cittadino</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>Rimonte</translation>
    </message>
    <message>
        <source>Duels survived</source>
        <translation>Duelli superati</translation>
    </message>
    <message>
        <source>Evening of {day}</source>
        <translation>Serata del {day}</translation>
    </message>
    <message>
        <source>Evening of {day}: {xp} XP, level {level}</source>
        <translation>Serata del {day}: {xp} XP, livello {level}</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message>
        <source>Evenings and company</source>
        <translation>Serate e compagnia</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games after midnight</source>
        <translation>Partite dopo mezzanotte</translation>
    </message>
    <message>
        <source>Games at a full table</source>
        <translation>Partite a tavolo pieno</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Level {level}</source>
        <translation>Livello {level}</translation>
    </message>
    <message>
        <source>Level {level}, {xp} of {step} XP</source>
        <translation>Livello {level}, {xp} XP su {step}</translation>
    </message>
    <message>
        <source>Losses in a row now</source>
        <translation>Sconfitte di fila in corso</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perse</translation>
    </message>
    <message>
        <source>Lost as a citizen</source>
        <translation>Persa da cittadino</translation>
    </message>
    <message>
        <source>Lost as a killer</source>
        <translation>Persa da assassino</translation>
    </message>
    <message>
        <source>Lost as a spy</source>
        <translation>Persa da spia</translation>
    </message>
    <message>
        <source>Lost as one of the police</source>
        <translation>Persa da poliziotto</translation>
    </message>
    <message>
        <source>Lost as the bandit</source>
        <translation>Persa da bandito</translation>
    </message>
    <message>
        <source>Lost as the doctor</source>
        <translation>Persa da medico</translation>
    </message>
    <message>
        <source>Lost as the ghost</source>
        <translation>Persa da fantasma</translation>
    </message>
    <message>
        <source>Lots survived</source>
        <translation>Sorteggi scampati</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Record di vittorie di fila</translation>
    </message>
    <message>
        <source>Neither won nor lost</source>
        <translation>Né vinte né perse</translation>
    </message>
    <message>
        <source>Nights</source>
        <translation>Notti</translation>
    </message>
    <message>
        <source>Nobody won, played as a citizen</source>
        <translation>Senza vincitori, da cittadino</translation>
    </message>
    <message>
        <source>Nobody won, played as a spy</source>
        <translation>Senza vincitori, da spia</translation>
    </message>
    <message>
        <source>Nobody won, played as the ghost</source>
        <translation>Senza vincitori, da fantasma</translation>
    </message>
    <message>
        <source>On target</source>
        <translation>A segno</translation>
    </message>
    <message>
        <source>On target as a citizen</source>
        <translation>A segno da cittadino</translation>
    </message>
    <message>
        <source>On target as police, doctor or citizen</source>
        <translation>A segno da polizia, medico o cittadino</translation>
    </message>
    <message>
        <source>Packages of words</source>
        <translation>Pacchetti di parole</translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Astensioni</translation>
    </message>
    <message>
        <source>Played with</source>
        <translation>Ha giocato con</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Giri</translation>
    </message>
    <message>
        <source>Saves as the doctor</source>
        <translation>Salvataggi da medico</translation>
    </message>
    <message>
        <source>Shots that hit the police</source>
        <translation>Colpi andati a segno sulla polizia</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Spia</translation>
    </message>
    <message>
        <source>Still in at the end</source>
        <translation>In gioco fino alla fine</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Tempo di gioco</translation>
    </message>
    <message>
        <source>Voted out in round 1</source>
        <translation>Fuori al primo giro</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>Voti</translation>
    </message>
    <message>
        <source>Votes for somebody</source>
        <translation>Voti dati</translation>
    </message>
    <message>
        <source>Wins and losses</source>
        <translation>Vittorie e sconfitte</translation>
    </message>
    <message>
        <source>Wins in a row now</source>
        <translation>Vittorie di fila in corso</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vinte</translation>
    </message>
    <message>
        <source>Won as a citizen</source>
        <translation>Vinta da cittadino</translation>
    </message>
    <message>
        <source>Won as a killer</source>
        <translation>Vinta da assassino</translation>
    </message>
    <message>
        <source>Won as a spy</source>
        <translation>Vinta da spia</translation>
    </message>
    <message>
        <source>Won as a spy unsuspected</source>
        <translation>Vinte da spia senza sospetti</translation>
    </message>
    <message>
        <source>Won as one of the police</source>
        <translation>Vinta da poliziotto</translation>
    </message>
    <message>
        <source>Won as the bandit</source>
        <translation>Vinta da bandito</translation>
    </message>
    <message>
        <source>Won as the doctor</source>
        <translation>Vinta da medico</translation>
    </message>
    <message>
        <source>Won as the ghost</source>
        <translation>Vinta da fantasma</translation>
    </message>
    <message>
        <source>Won by the ghost’s guess</source>
        <translation>Vinte indovinando la parola</translation>
    </message>
    <message>
        <source>Won in Secret Bandit</source>
        <translation>Vinte a «Il bandito segreto»</translation>
    </message>
    <message>
        <source>Won in The Spy’s Word</source>
        <translation>Vinte a «La parola della spia»</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>persa</translation>
    </message>
    <message>
        <source>nobody won</source>
        <translation>senza vincitori</translation>
    </message>
    <message>
        <source>won</source>
        <translation>vinta</translation>
    </message>
    <message numerus="yes">
        <source>{when}: {won} of %n games won</source>
        <translation>
            <numerusform>{when}: vinte {won} su %n</numerusform>
            <numerusform>{when}: vinte {won} su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{won} of {played}</source>
        <translation>{won} su {played}</translation>
    </message>
    <message>
        <source>{xp} XP to level {level}</source>
        <translation>Altri {xp} XP al livello {level}</translation>
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
        <translation>{hours} h {minutes} min</translation>
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
        <translation>Da cittadino</translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, vote for a spy or the ghost %n times.</source>
        <translation>
            <numerusform>Da cittadino, vota una spia o il fantasma.</numerusform>
            <numerusform>Da cittadino, vota %n volte una spia o il fantasma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As a citizen, win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Da cittadino, vinci una partita di «La parola della spia».</numerusform>
            <numerusform>Da cittadino, vinci %n partite di «La parola della spia».</numerusform>
        </translation>
    </message>
    <message>
        <source>As a spy</source>
        <translation>Da spia</translation>
    </message>
    <message numerus="yes">
        <source>As a spy, win %n games in which nobody ever votes for you.</source>
        <translation>
            <numerusform>Da spia, vinci una partita senza che nessuno ti voti mai.</numerusform>
            <numerusform>Da spia, vinci %n partite senza che nessuno ti voti mai.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the ghost</source>
        <translation>Da fantasma</translation>
    </message>
    <message numerus="yes">
        <source>As the ghost, guess the word right in %n games.</source>
        <translation>
            <numerusform>Da fantasma, indovina la parola in una partita.</numerusform>
            <numerusform>Da fantasma, indovina la parola in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Al tavolo</translation>
    </message>
    <message>
        <source>Comebacks</source>
        <translation>Rimonte</translation>
    </message>
    <message>
        <source>Company</source>
        <translation>Compagnia</translation>
    </message>
    <message>
        <source>Duels</source>
        <translation>Duelli</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Serate</translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games after midnight.</source>
        <translation>
            <numerusform>Finisci una partita dopo mezzanotte.</numerusform>
            <numerusform>Finisci %n partite dopo mezzanotte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games at a table where every seat is taken.</source>
        <translation>
            <numerusform>Finisci una partita con tutti i posti del tavolo occupati.</numerusform>
            <numerusform>Finisci %n partite con tutti i posti del tavolo occupati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Finisci una partita di «La parola della spia».</numerusform>
            <numerusform>Finisci %n partite di «La parola della spia».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n games of any kind.</source>
        <translation>
            <numerusform>Finisci una partita, di qualunque tipo.</numerusform>
            <numerusform>Finisci %n partite, di qualunque tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Full tables</source>
        <translation>Tavoli al completo</translation>
    </message>
    <message>
        <source>Games of any kind</source>
        <translation>Partite di ogni tipo</translation>
    </message>
    <message>
        <source>In to the end</source>
        <translation>Fino in fondo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Late hours</source>
        <translation>Ore piccole</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Lots</source>
        <translation>Sorteggi</translation>
    </message>
    <message>
        <source>Never suspected</source>
        <translation>Nessun sospetto</translation>
    </message>
    <message>
        <source>Packages</source>
        <translation>Pacchetti</translation>
    </message>
    <message numerus="yes">
        <source>Play in %n different languages.</source>
        <translation>
            <numerusform>Gioca in una lingua.</numerusform>
            <numerusform>Gioca in %n lingue diverse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play on %n different evenings.</source>
        <translation>
            <numerusform>Gioca una sera.</numerusform>
            <numerusform>Gioca in %n serate diverse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different packages of words.</source>
        <translation>
            <numerusform>Gioca con un pacchetto di parole.</numerusform>
            <numerusform>Gioca con %n pacchetti di parole diversi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play with %n different people who have a profile.</source>
        <translation>
            <numerusform>Gioca con una persona che ha un profilo.</numerusform>
            <numerusform>Gioca con %n persone diverse che hanno un profilo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reach level {level}.</source>
        <translation>Arriva al livello {level}.</translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n draws of lots.</source>
        <translation>
            <numerusform>Scampa a un sorteggio.</numerusform>
            <numerusform>Scampa a %n sorteggi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stay in after %n duels.</source>
        <translation>
            <numerusform>Supera un duello.</numerusform>
            <numerusform>Supera %n duelli.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still be in at the end of %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Resta in gioco fino alla fine in una partita di «La parola della spia».</numerusform>
            <numerusform>Resta in gioco fino alla fine in %n partite di «La parola della spia».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word in a row.</source>
        <translation>
            <numerusform>Vinci una partita di «La parola della spia».</numerusform>
            <numerusform>Vinci %n partite di fila a «La parola della spia».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games of The Spy’s Word.</source>
        <translation>
            <numerusform>Vinci una partita di «La parola della spia».</numerusform>
            <numerusform>Vinci %n partite di «La parola della spia».</numerusform>
        </translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>La risposta del fantasma</translation>
    </message>
    <message>
        <source>Votes on target</source>
        <translation>Voti a segno</translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as a spy.</source>
        <translation>
            <numerusform>Vinci una partita da spia.</numerusform>
            <numerusform>Vinci %n partite da spia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win %n games as the ghost.</source>
        <translation>
            <numerusform>Vinci una partita da fantasma.</numerusform>
            <numerusform>Vinci %n partite da fantasma.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win right after five losses in a row, %n times.</source>
        <translation>
            <numerusform>Vinci subito dopo cinque sconfitte di fila.</numerusform>
            <numerusform>Vinci %n volte subito dopo cinque sconfitte di fila.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vittorie</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Vittorie di fila</translation>
    </message>
    <message>
        <source>worn now</source>
        <translation>in uso</translation>
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
        <translation>Una parola a testa</translation>
    </message>
    <message>
        <source>Citizens</source>
        <translation>Cittadini</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spies have one like it.</source>
        <translation>Ognuno guarda la sua carta. Quasi tutti hanno la stessa parola; le spie ne hanno una simile.</translation>
    </message>
    <message>
        <source>Each of you looks at a card alone. Nearly all have the same word; the spy has one like it.</source>
        <translation>Ognuno guarda la sua carta. Quasi tutti hanno la stessa parola; la spia ne ha una simile.</translation>
    </message>
    <message>
        <source>Ghost</source>
        <translation>Fantasma</translation>
    </message>
    <message>
        <source>Hm …</source>
        <translation>Mah…</translation>
    </message>
    <message>
        <source>It has no word: it listens, and bluffs. Voted out, it may guess the citizens’ word, and win alone.</source>
        <translation>Non ha parola: ascolta e bluffa. Se lo eliminate, può indovinare la parola dei cittadini e vincere da solo.</translation>
    </message>
    <message>
        <source>It may be you, and you wouldn’t know.</source>
        <translation>Potresti essere tu, senza saperlo.</translation>
    </message>
    <message>
        <source>Juicy</source>
        <translation>Succosa</translation>
    </message>
    <message>
        <source>Not me!</source>
        <translation>Io no!</translation>
    </message>
    <message>
        <source>One after the other, out loud. Enough to be believed, and not so much that a spy learns your word.</source>
        <translation>A turno, ad alta voce: quanto basta perché vi credano, senza svelare la parola a una spia.</translation>
    </message>
    <message>
        <source>One sentence about it</source>
        <translation>Un indizio, una frase</translation>
    </message>
    <message>
        <source>One word about it</source>
        <translation>Un indizio, una parola</translation>
    </message>
    <message>
        <source>Peach</source>
        <translation>Pesca</translation>
    </message>
    <message>
        <source>Peach?</source>
        <translation>Pesca?</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prugna</translation>
    </message>
    <message>
        <source>Purple</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Purple?</source>
        <translation>Viola?</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tonda</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Spie</translation>
    </message>
    <message>
        <source>Sweet</source>
        <translation>Dolce</translation>
    </message>
    <message>
        <source>Talk it over as long as you like. Somebody’s clue didn’t fit.</source>
        <translation>Parlatene quanto volete. L’indizio di qualcuno stonava.</translation>
    </message>
    <message>
        <source>Talk it over while the clock runs. Somebody’s clue didn’t fit.</source>
        <translation>Parlatene finché c’è tempo. L’indizio di qualcuno stonava.</translation>
    </message>
    <message>
        <source>The citizens, once every spy and the ghost are out.
The spies, and the ghost with them, once only one citizen is left.
The ghost alone, with the right guess.</source>
        <translation>I cittadini, quando spie e fantasma sono fuori.
Le spie, e con loro il fantasma, quando resta un solo cittadino.
Il fantasma, da solo, se indovina.</translation>
    </message>
    <message>
        <source>The citizens, once every spy is out.
The spies, once only one citizen is left.</source>
        <translation>I cittadini, quando tutte le spie sono fuori.
Le spie, quando resta un solo cittadino.</translation>
    </message>
    <message>
        <source>The device goes round once more. Whoever gets the most votes is out, and the next round begins.</source>
        <translation>Il dispositivo gira di nuovo. Chi prende più voti è fuori, e si riparte.</translation>
    </message>
    <message>
        <source>The wordless ghost</source>
        <translation>Il fantasma senza parola</translation>
    </message>
    <message>
        <source>Vote in secret</source>
        <translation>Voto segreto</translation>
    </message>
    <message>
        <source>Who sounds odd?</source>
        <translation>Chi stona?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Chi vince?</translation>
    </message>
</context>
<context>
    <name>when</name>
    <message numerus="yes">
        <source>%n days ago</source>
        <translation>
            <numerusform>%n giorno fa</numerusform>
            <numerusform>%n giorni fa</numerusform>
        </translation>
    </message>
    <message>
        <source>last night</source>
        <translation>ieri sera</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>mai giocato</translation>
    </message>
    <message>
        <source>tonight</source>
        <translation>stasera</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message numerus="yes">
        <source>%n citizens</source>
        <translation>
            <numerusform>%n cittadino</numerusform>
            <numerusform>%n cittadini</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partita</numerusform>
            <numerusform>%n partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n persona</numerusform>
            <numerusform>%n persone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n secondo</numerusform>
            <numerusform>%n secondi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spies</source>
        <translation>
            <numerusform>%n spia</numerusform>
            <numerusform>%n spie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n titles</source>
        <translation>
            <numerusform>%n titolo</numerusform>
            <numerusform>%n titoli</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>A citizen</source>
        <translation>Cittadino</translation>
    </message>
    <message>
        <source>A name can’t hold such a character.</source>
        <translation>Un nome non può contenere quel carattere.</translation>
    </message>
    <message>
        <source>A name has 24 letters at most.</source>
        <translation>Un nome ha al massimo 24 lettere.</translation>
    </message>
    <message>
        <source>A spy</source>
        <translation>Spia</translation>
    </message>
    <message numerus="yes">
        <source>After %n rounds.</source>
        <translation>
            <numerusform>Dopo un giro.</numerusform>
            <numerusform>Dopo %n giri.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw lots</source>
        <translation>Sorteggio</translation>
    </message>
    <message>
        <source>Duel</source>
        <translation>Duello</translation>
    </message>
    <message>
        <source>Fewer than four are left in the room.</source>
        <translation>Siete in meno di quattro.</translation>
    </message>
    <message>
        <source>Hand It Over</source>
        <translation>Passa il dispositivo</translation>
    </message>
    <message>
        <source>No Chinese letters are installed here. Install a Chinese font, or the game’s own: {name}.</source>
        <translation>Qui mancano i caratteri cinesi. Installa un font cinese, o quello del gioco: {name}.</translation>
    </message>
    <message>
        <source>No citizen is left.</source>
        <translation>Non resta nessun cittadino.</translation>
    </message>
    <message>
        <source>No spy and no ghost is left.</source>
        <translation>Non restano né spie né fantasma.</translation>
    </message>
    <message>
        <source>No spy is left.</source>
        <translation>Non resta nessuna spia.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Non vince nessuno</translation>
    </message>
    <message>
        <source>Not everybody’s gain can be kept just now. It isn’t lost: it will be tried again.</source>
        <translation>Per ora non si può salvare il bottino di tutti. Non è perso: si riproverà.</translation>
    </message>
    <message>
        <source>Nothing was kept: a newer version of the game wrote this file.</source>
        <translation>Non è stato salvato nulla: il file viene da una versione più nuova del gioco.</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk is full.</source>
        <translation>Non è stato salvato nulla: il disco è pieno.</translation>
    </message>
    <message>
        <source>Nothing was kept: the disk refuses.</source>
        <translation>Non è stato salvato nulla: il disco non collabora.</translation>
    </message>
    <message>
        <source>Nothing was kept: the folder can’t be written to.</source>
        <translation>Non è stato salvato nulla: nella cartella non si può scrivere.</translation>
    </message>
    <message>
        <source>On to Round {number}</source>
        <translation>Al giro {number}</translation>
    </message>
    <message>
        <source>On to the Duel</source>
        <translation>Al duello</translation>
    </message>
    <message>
        <source>One citizen is left.</source>
        <translation>Resta un solo cittadino.</translation>
    </message>
    <message>
        <source>One guess was enough.</source>
        <translation>È bastato un tentativo.</translation>
    </message>
    <message>
        <source>One moment: the disk is slow.</source>
        <translation>Un attimo: il disco è lento.</translation>
    </message>
    <message>
        <source>One sentence</source>
        <translation>Una frase</translation>
    </message>
    <message>
        <source>One word</source>
        <translation>Una parola</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Palese</translation>
    </message>
    <message>
        <source>Out in the duel, {number} of {all}</source>
        <translation>Fuori nel duello, {number} su {all}</translation>
    </message>
    <message numerus="yes">
        <source>Out with %n of {all} votes</source>
        <translation>
            <numerusform>Fuori con %n voto su {all}</numerusform>
            <numerusform>Fuori con %n voti su {all}</numerusform>
        </translation>
    </message>
    <message>
        <source>See Who Won</source>
        <translation>Chi ha vinto?</translation>
    </message>
    <message>
        <source>Somebody here has that name already.</source>
        <translation>Qui qualcuno si chiama già così.</translation>
    </message>
    <message>
        <source>Still in: {sides}.</source>
        <translation>In gioco: {sides}.</translation>
    </message>
    <message>
        <source>That is the citizens’ word.</source>
        <translation>È la parola dei cittadini.</translation>
    </message>
    <message>
        <source>That isn’t the citizens’ word.</source>
        <translation>Non è la parola dei cittadini.</translation>
    </message>
    <message>
        <source>The citizens win</source>
        <translation>Vincono i cittadini</translation>
    </message>
    <message>
        <source>The disk refuses to put the backup in place. The next start tries again.</source>
        <translation>Il disco non lascia ripristinare la copia. Si riprova al prossimo avvio.</translation>
    </message>
    <message>
        <source>The file of one of your people can’t be read.</source>
        <translation>Il file di uno dei vostri profili non si può leggere.</translation>
    </message>
    <message>
        <source>The file of one of your people is from a newer version. It stays as it is.</source>
        <translation>Il file di uno dei vostri profili viene da una versione più nuova. Resta com’è.</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged and is set aside.</source>
        <translation>Il file di uno dei vostri profili era danneggiato ed è stato messo da parte.</translation>
    </message>
    <message>
        <source>The file of one of your people was damaged. What it held before is used.</source>
        <translation>Il file di uno dei vostri profili era danneggiato. Si usa ciò che conteneva prima.</translation>
    </message>
    <message>
        <source>The game can’t be saved just now. It goes on, and will try again.</source>
        <translation>Ora la partita non si può salvare. Si continua, e si riproverà.</translation>
    </message>
    <message>
        <source>The ghost</source>
        <translation>Il fantasma</translation>
    </message>
    <message>
        <source>The ghost guessed “{text}”.</source>
        <translation>Il fantasma ha detto «{text}».</translation>
    </message>
    <message>
        <source>The ghost left without a guess.</source>
        <translation>Il fantasma è andato via senza rispondere.</translation>
    </message>
    <message>
        <source>The ghost wins</source>
        <translation>Vince il fantasma</translation>
    </message>
    <message>
        <source>The ghost’s guess</source>
        <translation>La risposta del fantasma</translation>
    </message>
    <message>
        <source>The list of packages played can’t be read. All count as new.</source>
        <translation>L’elenco dei pacchetti giocati non si può leggere. Valgono tutti come nuovi.</translation>
    </message>
    <message>
        <source>The list of packages played is from a newer version: it stays as it is.</source>
        <translation>L’elenco dei pacchetti giocati viene da una versione più nuova: resta com’è.</translation>
    </message>
    <message>
        <source>The list of packages played was damaged and is set aside. All count as new.</source>
        <translation>L’elenco dei pacchetti giocati era danneggiato ed è stato messo da parte. Valgono tutti come nuovi.</translation>
    </message>
    <message>
        <source>The list of packages played was damaged. The one from before is used.</source>
        <translation>L’elenco dei pacchetti giocati era danneggiato. Si usa quello di prima.</translation>
    </message>
    <message>
        <source>Your preferences come from a newer version of the game. They stay as they are; changes won’t be saved.</source>
        <translation>Le preferenze vengono da una versione più nuova: restano come sono e non se ne salvano altre.</translation>
    </message>
    <message>
        <source>The preferences’ file can’t be read. All are as at first.</source>
        <translation>Il file delle preferenze non si può leggere. Sono tutte come all’inizio.</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged and is set aside. All are as at first.</source>
        <translation>Il file delle preferenze era danneggiato ed è stato messo da parte. Sono tutte come all’inizio.</translation>
    </message>
    <message>
        <source>The preferences’ file was damaged. Those from before are used.</source>
        <translation>Il file delle preferenze era danneggiato. Si usano quelle di prima.</translation>
    </message>
    <message>
        <source>The saved game can’t be read.</source>
        <translation>La partita salvata non si può leggere.</translation>
    </message>
    <message>
        <source>The saved game is from a newer version of The Spy’s Word. It stays as it is.</source>
        <translation>La partita salvata viene da una versione più nuova del gioco. Resta com’è.</translation>
    </message>
    <message>
        <source>The saved game was damaged and is set aside. It can’t be gone on with.</source>
        <translation>La partita salvata era danneggiata ed è stata messa da parte. Non si può riprendere.</translation>
    </message>
    <message>
        <source>The saved game was damaged. It goes on from one step before.</source>
        <translation>La partita salvata era danneggiata. Riprende da un passo prima.</translation>
    </message>
    <message>
        <source>The spies and the ghost win</source>
        <translation>Vincono le spie e il fantasma</translation>
    </message>
    <message>
        <source>The spies win</source>
        <translation>Vincono le spie</translation>
    </message>
    <message>
        <source>The spy and the ghost win</source>
        <translation>Vincono la spia e il fantasma</translation>
    </message>
    <message>
        <source>The spy wins</source>
        <translation>Vince la spia</translation>
    </message>
    <message numerus="yes">
        <source>Tied with %n votes each</source>
        <translation>
            <numerusform>Pari con %n voto a testa</numerusform>
            <numerusform>Pari con %n voti a testa</numerusform>
        </translation>
    </message>
    <message>
        <source>Tied, and out by lot</source>
        <translation>Pari, fuori per sorteggio</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Solo i totali</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Prima scrivi un nome.</translation>
    </message>
    <message>
        <source>Type a word first.</source>
        <translation>Prima scrivi una parola.</translation>
    </message>
    <message>
        <source>Unlimited</source>
        <translation>Illimitato</translation>
    </message>
    <message>
        <source>Your settings could not be saved.</source>
        <translation>Non si sono potute salvare le preferenze.</translation>
    </message>
    <message>
        <source>new to this table</source>
        <translation>nuovo per voi</translation>
    </message>
    <message>
        <source>no citizen</source>
        <translation>nessun cittadino</translation>
    </message>
    <message>
        <source>no ghost</source>
        <translation>nessun fantasma</translation>
    </message>
    <message>
        <source>no spy</source>
        <translation>nessuna spia</translation>
    </message>
    <message numerus="yes">
        <source>played %n times</source>
        <translation>
            <numerusform>giocato una volta</numerusform>
            <numerusform>giocato %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>the ghost</source>
        <translation>il fantasma</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{number} of {all} passed</source>
        <translation>Astenuti: {number} su {all}</translation>
    </message>
    <message>
        <source>{spies} + ghost</source>
        <translation>{spies} + fantasma</translation>
    </message>
</context>
</TS>
