<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Met toetsen over het bord gaan</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Pijltoetsen gaan van veld naar veld, Enter pakt op en zet neer</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Jouw stukken noemen</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>De velden van de speler aan zet</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>De andere stukken noemen</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>De velden van de speler die gezet heeft</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>De laatste zet noemen</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>De zet die tot deze stand heeft geleid</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Zeggen wie er beter staat</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Wat de analyse gevonden heeft, als die aanstaat</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>De klokken noemen</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>De tijd die elke speler nog heeft</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>De rij noemen</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Alle stukken op de rij van het veld waar je met de toetsen bent</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Beste zet</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>De beste zet als pijl tonen</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Dreiging</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Met een gestreepte pijl tonen wat de tegenstander zou spelen als jij paste</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Door de varianten lopen</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Pijltoetsen gaan van zet naar zet, Enter toont een zet op het bord, Esc verlaat de varianten</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Eén variant meer</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Eén variant minder</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Je zet terugnemen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>De computer laten antwoorden</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Nog eens tonen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Een nieuwe partij beginnen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Spel kiezen…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Een ander spel spelen</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Vanaf hier spelen…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Een partij beginnen vanuit de stand op het bord</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Met een vriend spelen…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Via het netwerk: hier in huis of met een uitnodiging</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>Dezelfde partij nog eens</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Andere kleur</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>Dezelfde partij met verwisselde kleuren</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Tegen de volgende tegenstander spelen</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Wie er komt na de sterkste die je verslagen hebt</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Teruggaan</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>De laatste partij weer op het bord zetten</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Zet terugnemen</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Je laatste zet terugnemen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Teruggenomen zetten weer spelen</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Het terugnemen ongedaan maken</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Een goede zet tonen</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Computer zet</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>De computer laten zetten; denkt hij al na, dan zet hij meteen</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zet intypen</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Wat moet ik slaan?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>De stukken tonen die moeten slaan, en hoeveel</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>De langste slag op het bord tonen</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Klok stilzetten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>De klok laten lopen</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Remise aanbieden</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Ja, remise aanbieden</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Ja, opgeven</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Remise aannemen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>De computers laten wachten</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Hier overnemen</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Doorspelen voor de speler aan zet</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Partij toevoegen aan de bibliotheek</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Oké</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Partijen uit een bestand openen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>De partij in een bestand opslaan</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Afbeeldingen, pagina’s en teksten van de partij</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Exporteren stoppen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Partijenlijst</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>De partijen van de geopende bestanden</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Vorige partij van het bestand</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Volgende partij van het bestand</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>De tekst van de partij en alle problemen erin bekijken</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Andere letters…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Mijn partijen…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Alle partijen die hier gespeeld zijn</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Doorzoeken van je partijen stoppen</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Een andere onvoltooide partij voortzetten</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Bibliotheek…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Partijen uit veel bestanden zoeken, sorteren en markeren</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Toernooien…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Niveaus en programma’s tegen elkaar laten spelen</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Je speelsterkte…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Zien hoe je partijen tegen de computer verliepen</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Stand kopiëren (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Stand als afbeelding kopiëren</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Partij kopiëren (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Stand of partij plakken</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Verkenner</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Zien wat er in deze stand gespeeld is</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stand opzetten…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Studies…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Cursussen om te lezen en op het bord te beantwoorden</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Puzzels…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Combinaties en eindspelen om op te lossen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Zien hoe de stand is en wat de beste varianten zijn</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Andere engines…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Databases van dit spel…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Databases voor deze stand berekenen…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Uitzoeken wie er wint, en hoe</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Berekenen stoppen</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Vorige variant</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Volgende variant</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Terug naar de partij</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Tonen hoever de partij is</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Variant kiezen</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>De zetten die hier gespeeld zijn</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Houden (Enter)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>De reeks als variant in de partij opnemen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Terug (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Terug naar de partij gaan</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Bord draaien</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Het bord van de andere kant bekijken</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Draaien</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Bord op zijn punt</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Het bord op zijn punt zetten</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>Op zijn punt</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Pijlen en markeringen wissen</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regels van dit spel</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Spellen vergelijken…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Zien waarin de regels van twee spellen verschillen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>Over Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Instellingen…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Wat je ziet, hoe snel en in welke taal</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Spellen omwisselen</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Het tweede spel vooraan zetten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hoofdvariant maken</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>De reeks tot en met deze zet tot hoofdvariant maken</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Variant bevorderen</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Deze variant in de plaats zetten van de variant waarvan ze aftakt</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>De volgende variant in de plaats zetten van deze reeks</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Variant omhoog</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Deze variant vóór de bovenstaande zetten</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Vanaf hier verwijderen</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Deze zet en alles wat erop volgt verwijderen</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Vervolg verwijderen</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>De reeks met deze zet laten eindigen</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Partij hier beginnen</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Alles vóór deze stand verwijderen</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Deze zet vervangen…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Deze zet verbeteren en alles wat volgt behouden, voor zover het past</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Zetten erachter invoegen…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Ontbrekende zetten toevoegen en alles wat volgt behouden, voor zover het past</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Begin verbeteren…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>De beginstand opzetten, en alle zetten houden voor zover ze passen</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Partijgegevens…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Spelers, toernooi, datum, uitslag en dergelijke</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Verwijderd in deze partij…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Bekijken wat er verwijderd is, en het terugzetten</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Menu van deze zet</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Meer tekens</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Ervoor</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Commentaar vóór de variant</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Commentaar achter de zet</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Erna</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Commentaar na de variant</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Op het bord zetten</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Knippen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Achter deze partij plakken</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Uit het bestand verwijderen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Omhoog</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Omlaag</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles selecteren</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Aan een studie toevoegen…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Alle partijen nakijken…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Bestand opnieuw lezen</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Bestand sluiten</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Alles vinden…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Opdrachten, spellen, instellingen, cursussen en bestanden op naam</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Waarmee je verder kunt, de puzzel van vandaag, je volgende tegenstander</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Gegevens bewerken…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Uit de bibliotheek verwijderen</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partijen met deze stand</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>De partijen in de bibliotheek met deze stand tonen, onder de verkenner</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Volgende gevonden partij</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>De volgende van de partijen die in de bibliotheek gevonden zijn</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Vorige gevonden partij</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>De vorige van de partijen die in de bibliotheek gevonden zijn</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Borden van andere vensters</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Wat de rode rand is</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Zien waar schijven dam worden</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Openingen…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Je repertoire: bekijken, aanvullen, oefenen</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Variant aan mijn repertoire toevoegen</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Voor de kleur onderaan op het bord</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Waar ging ik uit mijn repertoire?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>De eerste zet van de partij die er niet in staat</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Oefenen</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Beantwoorden wat aan de beurt is</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Alles oefenen</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Alles beantwoorden, of het aan de beurt is of niet</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Terug naar de zetten</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Zet tonen</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Zet verwijderen</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Deze zet en alles erachter verwijderen</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>De stand of de reeks wordt een hoofdstuk van een studie</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>In een ander bestand bewaren…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Een gewoon PDN-bestand, waar je maar wilt</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Volgende zonder antwoord</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Naar een stand gaan waarop je geen antwoord hebt</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Eerst het stuk tonen, dan de zet</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Op het hoofdbord analyseren</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>De puzzel op het hoofdbord zetten</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>De puzzel wordt een oefening in een studie van jou</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Oefenblad…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Puzzels als diagrammen op papier, oplossingen achteraan</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>De mislukte bekijken</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Partij naspelen</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>De zetten vanzelf op elkaar laten volgen</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Volgend kritiek moment</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Verder naar waar de partij kantelt</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Vorig kritiek moment</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Terug naar waar de partij kantelt</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Zetten raden…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>De zetten van deze partij zelf vinden, voor punten</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Strook met borden</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>De partij in kleine borden zien</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Presentatie</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Het bord op het hele scherm, met het commentaar</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Twee partijen naast elkaar…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Deze partij naast een andere zien</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Sneller</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Minder tijd per zet</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langzamer</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Meer tijd per zet</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Samen</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Beide partijen gaan tegelijk verder</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Eerste verschil</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Naar waar de partijen uiteengaan</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Zelfde stand</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Naar waar dezelfde stand nog eens voorkomt</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Linkerpartij</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Rechterpartij</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Andere partij…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Rechts een andere partij zetten</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Partij nakijken…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>De fouten vinden, en wat er beter was</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nakijken</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Van de fouten leren…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Een betere zet vinden waar er bij het nakijken een gevonden is</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Ervan leren</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Alle partijen van het bestand nakijken…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>De partijen worden nagekeken terwijl je iets anders doet</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Nakijken stoppen</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Wat al gevonden is, blijft bewaard</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Nakijken van de partijen stoppen</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Keerpunten</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>De zetten die de partij het meest veranderden, op kleine borden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vooruit</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergelijken…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zien waarin een ander spel van dit spel verschilt</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rondleiding volgen</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Het spel in vijf minuten, met zetten die je zelf doet</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Grotere tekst</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Gewone grootte</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegelen</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>Het spiegelbeeld, waarin het spel hetzelfde is</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Kleuren verwisselen</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Hetzelfde spel voor de andere kleur: andere kleuren, bord gedraaid</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Andere kleur aan zet</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Een stand plakken</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Zetten, slagen en het einde van een partij horen</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame in een uur</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>De cursus voor beginners, zet voor zet</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>De rondleiding van dit spel volgen</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Het spel op het bord in vijf minuten, met zetten die je zelf doet</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>De stand of de partij op het bord wordt een hoofdstuk van een studie</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Deze stand op het hoofdbord analyseren</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Als boekje afdrukken…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>De vragen als diagrammen op papier, oplossingen achteraan</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Als pagina voor de browser exporteren…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Kopie maken om te bewerken…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Onder een andere naam opslaan…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Eén stap terug</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Eén stap verder</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>De studie bewerken</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>De rijen kopiëren</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>De hele tabel kopiëren</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Zoals een spreadsheet het leest, met kolomtitels</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Haalt het laatst verwijderde toernooi terug</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>Over Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame is dammen op alle velden: de schijven klimmen van de ene hoek van het bord naar de andere, gaan recht vooruit en slaan recht in alle richtingen. Meerslag gaat voor.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Vrije software onder de MIT-licentie.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Gegevensmap openen</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Versies kopiëren</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licenties…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Zoeken naar een nieuwere versie</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Laatste crash…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Geen programma hier opent mappen. Het is {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>De versies staan op het klembord, voor een mail of een forum.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>De pagina met alle versies is geopend in je browser. Dit is versie {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Er is hier geen browser gevonden. De pagina is {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Aan een studie toevoegen</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Hoofdstuk</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Naam van het hoofdstuk</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Naam van de nieuwe studie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Een nieuwe studie…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Een andere</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergeten</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>optioneel: bewaart deze tegenstander</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Hoe je elkaar treft</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Poort</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Jouw kleur</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minuten per speler</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Andere computers laten verbinden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Tegenstander</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Computer</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Poort</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>T&amp;ijd</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Elk spel tegen een andere Harzdame, internationaal dammen tegen elk programma dat DamExchange spreekt.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>“{name}” weer bewaren</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Dit kan niet de naam of het adres van een computer zijn.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>De tegenstander moet op jou wachten.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Wie deze computer via het netwerk kan bereiken, kan met de poort verbinden en spelen. Verder staat er niets open.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Alleen programma’s op deze computer kunnen verbinden. Zij kiezen het spel, de kleur en de tijd.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Zoekt naar een dreiging…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Geen dreiging te zoeken: er moet geslagen worden.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Geen dreiging: de tegenstander zou niet kunnen zetten.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Dreiging: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Varianten: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Engines die analyseren</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Beste varianten</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Openingsboek</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Instellingen van de analyse</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Boven nul staat wit beter; 1,00 is ongeveer een schijf</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Boven nul staat de speler aan zet beter; 1,00 is ongeveer een schijf</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Uit de partij</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Bekend: diepte {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Wit {points}%</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Zwart {points}%</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Eindspeldatabases</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} standen</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Wacht terwijl de computer nadenkt.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>De partij is hier afgelopen.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>De analyse is gestopt. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Vanaf hier spelen…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Bestuderen</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Zelf met beide kleuren zetten</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Zien hoe de stand is en wat de beste varianten zijn</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Oplossen</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Met eindspeldatabases precies uitzoeken wie er wint, en hoe</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>De standaardinstellingen gelden. Het bestand is bewaard als {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Je instellingen konden niet worden gelezen.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Voorlopig gelden de standaardinstellingen. Het bestand blijft zoals het is: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Je instellingen kunnen nu even niet worden gelezen.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>De engines die je hebt toegevoegd, konden niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Het bestand is bewaard als {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>De engines die je hebt toegevoegd, kunnen nu even niet worden gelezen.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Ze zijn er weer zodra dat lukt. Het bestand blijft zoals het is: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Werkelijke bedenktijden</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Snelheid (+ en −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Wachten bij commentaar</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Aan het einde opnieuw beginnen</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Instellingen van het afspelen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>zoals gespeeld</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Ballots</name>
    <message>
        <source>Two-move ballot</source>
        <translation>Loting van twee zetten</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Loting van drie zetten</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Loting met elf schijven</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Tabel van drie zetten</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Kleine lotingtabel (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Grote lotingtabel (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Zet de analyse aan en vraag het opnieuw.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>De analyse staat uit.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>De analyse heeft nog niets gevonden.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Deze partij heeft geen klok.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 leidt naar het bord; met de pijltoetsen ga je van veld naar veld.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Er is geen veld gekozen.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>De stand is gelijk.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Wit staat {men} schijf beter.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Zwart staat {men} schijf beter.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Denkt na</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Jij bent aan zet</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Aan zet</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>De stand. Klik een stuk aan of sleep het om te zetten.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>De computer speelt zonder zijn openingsboek.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} kan niet worden gelezen: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} is geen openingsboek.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} is gemaakt voor een nieuwere versie van dit programma.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} is voor een ander spel.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} is gemaakt toen de regels van het spel anders waren.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} is beschadigd; installeer het programma opnieuw om dat te herstellen.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>De hele tekst blijft bewaard; hier kun je het begin ervan bewerken.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Zwart onderaan</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Een tekstpagina</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>De stand op het hoofdbord</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>De partij op het hoofdbord</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Een stand om op te zetten…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Een stand of partijen als tekst…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Hoofdstuk omhoog</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Hoofdstuk omlaag</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Hoofdstuk verwijderen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Naar de volgende zet vragen</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Wat zou jij spelen?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Eén per regel</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Deze niet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Dit antwoord is ook goed</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Deze zet verwijderen</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Hoofdvariant maken</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Het begin van het hoofdstuk</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Een fout antwoord: wat je hier schrijft, krijgt een lezer te zien die deze zet speelt.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Speel een zet op het bord om verder te gaan; dan kan de lezer ernaar worden gevraagd.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Andere zetten die je op het bord speelt, worden de antwoorden op “waarom zo niet?”.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hoofdvariant</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variant</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Nog geen zet</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Hoofdstuk toevoegen</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Vraag</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Antwoord op andere zetten</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Hoofdstuk</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Naam van de studie</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Naam van het hoofdstuk</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Tekst bij deze stand</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Nieuwe pagina</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Als hoofdstuk toevoegen</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Hoofdstukken uit tekst</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Stand of partijen als tekst</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Een stand (FEN), of een of meer partijen (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Deze tekst is te lang om er partijen in te zoeken.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Geen partij in deze tekst kan worden opgezet.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>De tekst is geen stand (FEN) en geen partij (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Iets tegen je tegenstander zeggen</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Tegenstander: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Jij: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Heeft elke speler nog één stuk, dan is het meteen remise.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Het is ook remise als een stand voor de derde keer voorkomt.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>Het is ook remise als een stand voor de vierde keer voorkomt.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Wie niet kan zetten, verliest.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Het doel is alle stukken weg te geven: wie niet kan zetten, wint.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Wie het eerst een dam haalt, wint meteen.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>De spelers zetten om de beurt, zwart begint, en ieder zet alleen met de eigen stukken.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>De spelers zetten om de beurt, wit begint, en ieder zet alleen met de eigen stukken.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>Op een veld staat hoogstens één stuk.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Schijven gaan {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Schijven slaan {directions}: over een vijandelijk stuk op een aangrenzend veld naar het lege veld direct erachter.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Schijven kunnen geen dammen slaan.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>In rechte richting tellen alleen de velden waarop gespeeld wordt.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>De eerste sprong van een slaande schijf gaat {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Alleen de sprongen daarna mogen ook {directions} gaan.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>In plaats van een stap mag een schijf {directions} springen over een ononderbroken keten van eigen schijven naar het lege veld direct erachter; een dam in de keten verspert de weg.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Dat mag vanaf elk veld.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Dat mag alleen vanaf de eigen eerste rij.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Dat mag alleen vanaf {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Dammen gaan {directions}, over een willekeurig aantal lege velden.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Dammen gaan {directions}, telkens één veld.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Dammen slaan {directions}: over een vijandelijk stuk op een aangrenzend veld naar het lege veld direct erachter.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Dammen slaan {directions}, van elke afstand over één vijandelijk stuk, en komen neer op het lege veld direct erachter.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Dammen slaan {directions}, van elke afstand over één vijandelijk stuk naar een willekeurig leeg veld erachter.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Kan de slag vanaf bepaalde velden verdergaan, dan moet een dam op zo’n veld neerkomen.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Maar een slag die met een dam eindigt, eindigt direct achter die dam.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Binnen één slag mag een dam geen rechtsomkeert maken.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Een slaande dam komt direct achter het stuk neer waar hij overheen springt.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Een slaande dam mag neerkomen op elk leeg veld achter het stuk waar hij overheen springt.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Slaan is verplicht: wie kan slaan, moet slaan.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Een slag gaat verder zolang hetzelfde stuk nog meer kan slaan.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Hij eindigt waar een schijf tot dam promoveert.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Een schijf die onderweg dam wordt, slaat als dam verder.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Vrije slagkeuze: uit meerdere slagen mag je kiezen.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Meerslag gaat voor: je moet een slag kiezen die de meeste stukken slaat.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Je moet een slag kiezen die de meeste stukken slaat.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Kan een dam slaan, dan moet je met een dam slaan.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Je moet een slag kiezen die de meeste dammen slaat.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Je moet een slag kiezen die zo vroeg mogelijk dammen slaat.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Je moet een slag met de hoogste waarde kiezen: elke geslagen schijf telt {man}, elke dam {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>Zijn er gelijke, dan een die de meeste stukken slaat.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>Zijn er gelijke, dan een met een dam.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>Zijn er gelijke, dan een die de meeste dammen slaat.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>Zijn er gelijke, dan een die zo vroeg mogelijk dammen slaat.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Zijn er gelijke, dan een met de hoogste waarde: elke geslagen schijf telt {man}, elke dam {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Dreigregel: zolang een van je schijven bedreigd is, mag geen andere schijf van jou zo schuiven dat die zelf dreigt.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Een speler die nog schijven heeft, mag met dezelfde dam niet meer dan {number} keer achter elkaar zetten zonder te slaan.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Stand gekopieerd.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>Als FEN, voor elk damprogramma.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partij gekopieerd.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>Als PDN, voor elk damprogramma.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: nog {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, stilgezet</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, loopt</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Zonder klok</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Zandloper, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} per zet</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} byo-yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, daarna </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} per zet</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, vertraging {time}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Another clock for Black</source>
        <translation>Andere klok voor zwart</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Geeft de ene speler meer tijd dan de andere, als handicap</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Klok</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Tijd daarna</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Periodes</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Per zet</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>nog eens dezelfde</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Tijd voor de partij</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Increment (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Vertraging (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Byo-yomiperiodes</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Zetten in een periode</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Zandloper</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>De klok staat stil: druk op P of speel een zet om verder te gaan.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Druk op P of speel een zet om verder te gaan.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>De computer stond in de slaapstand; die tijd telt niet mee. Druk op P of speel een zet om verder te gaan.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>De klok staat stil.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Dit verliest de partij.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Dit geeft de winst weg.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>Je tegenstander krijgt een dam.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Kijk nog eens.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} slaat meteen.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Het begint met {answer}, en je hebt geen uitweg.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (teruggenomen)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} was beter.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Mild</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>Over je zetten wordt niets gezegd.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Waarschuwt voor wat gedwongen verloren gaat: schijven, de race naar dam, een gewonnen eindspel.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Waarschuwt ook voor andere zwakke zetten, waar hij kan zeggen waarom.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Hints in stappen</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… niet getoonde letters: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Twee partijen naast elkaar</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>De partijen beginnen niet in dezelfde stand.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>De zetten zijn gelijk.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>De zetten zijn gelijk; de ene partij gaat verder waar de andere eindigt.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Ze gaan uiteen na {move}: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Ze gaan uiteen bij de eerste zet: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Dezelfde stand komt nog eens voor: links na {one}, rechts na {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Bord en beginstand</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Hoe schijven gaan</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Sprongen van schijven</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Hoe schijven slaan</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Hoe dammen gaan</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Hoe dammen slaan</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Welke slag</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Hoe een slag verdergaat</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Wanneer geslagen stukken verdwijnen</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Dreigingen</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Hoe een partij eindigt</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Een schijf promoveert alleen tot dam waar zijn slag eindigt.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Schijven springen niet over eigen schijven.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Dreigingen maken geen verschil.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Elk geslagen stuk wordt meteen weggenomen, en de slag mag over dat veld verdergaan.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Geslagen stukken blijven staan tot de hele slag voorbij is. Over geen ervan wordt tweemaal gesprongen, en geen ervan mag worden gepasseerd.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>De linkerhoek van wit is {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>De rechterhoek van wit is {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, op de rijen {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Zwart begint.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Wit begint.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Schijven promoveren tot dam op de laatste rij.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Schijven promoveren tot dam op {squares}.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>geen zet</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>Verder volgens de regels van {game}.</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Wit: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Zwart: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>dam {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>schijf {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Er wordt een stand gezocht die het toont…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Geen kleine stand toont het.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Eerste spel</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Tweede spel</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Ook tonen wat gelijk is</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>De regels zijn gelijk.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} en {other} – Vergelijking</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>Op poort {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>In hetzelfde netwerk vult de tegenstander {address} en poort {port} in.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Het andere programma hield zich niet aan het protocol: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>De stand kan niet worden verstuurd: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Er is geen computer met deze naam gevonden.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Daar wacht geen programma.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Er kwam geen antwoord.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>De tegenstander is weg.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>De andere computer is niet te bereiken.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Een ander programma gebruikt deze poort.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Het systeem staat het niet toe.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>De uitnodiging geldt niet meer: het venster van je vriend is gesloten, of er is een nieuwere. Vraag om een nieuwe regel.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>De computer van je vriend antwoordt niet. Jullie moeten allebei in hetzelfde netwerk zitten; misschien zit daar een firewall tussen: die moet toestaan dat Harzdame op poort {port} te bereiken is.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Aangepast…</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} of {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Met de coach telt een partij niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Je had een hint; daarom telt de partij niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>De computer heeft voor je gezet; daarom telt de partij niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Er is een zet teruggenomen; daarom telt de partij niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>De analyse stond aan; daarom telt de partij niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>De partij begon niet gewoon; daarom telt die niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>De partij is onderbroken; daarom telt die niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Zo’n korte partij telt niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Een zo vroeg overeengekomen remise telt niet voor je speelsterkte.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>met de coach</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>telt niet</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle toernooien</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Nu stoppen</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>De lopende partijen worden afgebroken en later opnieuw gespeeld</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>De lopende partijen worden uitgespeeld</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partijen zoeken</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Ranglijst</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Verslag bekijken…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Oké</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Harzdame is de vorige keer niet goed afgesloten.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Je partijen zijn bewaard. Wat erover bekend is, staat in een verslag dat naar niemand is verstuurd.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Geen kritieke momenten</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>In deze variant is geen waardering, teken, commentaar, variant of slag.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>Hierna komt geen kritiek moment meer.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>Hiervoor is er geen kritiek moment.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Van 100 punten kon wit er vóór deze zet {before} verwachten, en erna {after}.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Hier zijn andere zetten bekeken.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Bij deze zet staat commentaar.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Er begint een afruil.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>De verbinding via het netwerk blijft bestaan.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>De taal verandert bij de volgende start.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>De taal verandert zodra “{name}” gesloten is.</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Verwijderd in deze partij</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>De plaats ervan is niet meer in de partij; ongedaan maken brengt het terug.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Er is niets verwijderd. Zetten die in deze partij verwijderd worden, blijven hier bewaard tot de partij gesloten wordt.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>in alle zes richtingen</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>in alle acht richtingen</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>recht in alle vier richtingen</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>schuin in alle vier richtingen</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>recht vooruit</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>schuin vooruit</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>zijwaarts</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>schuin achteruit</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>recht achteruit</translation>
    </message>
    <message>
        <source>up</source>
        <translation>omhoog</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>schuin naar rechtsboven</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>naar rechts</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>schuin naar rechtsonder</translation>
    </message>
    <message>
        <source>down</source>
        <translation>omlaag</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>schuin naar linksonder</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>naar links</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>schuin naar linksboven</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Het is remise na {number} zetten van elke speler zonder slag of zet met een schijf.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}: remise na {number} zetten van elke speler zonder slag of promotie.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}: remise na {number} zetten van elke speler.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Dammen aan beide kanten, samen {least} of {most} stukken</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Elk één dam</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Eén dam op de hoofdlijn tegen {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Eén dam tegen {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} of meer dammen</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} dammen</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} stukken waaronder een dam</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>één of twee stukken waaronder een dam</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>dam {square}: {moves} van {limit} zetten</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Daar promoveren je schijven tot dam. De bleke rand is van je tegenstander.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>De rode rand is je doel.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>commentaar</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>teken</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>markeringen op het bord</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>opmerking</translation>
    </message>
    <message>
        <source>move</source>
        <translation>zet</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>variant overnemen</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>zetten verwijderen</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>variant verwijderen</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>vervolg verwijderen</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>partij hier beginnen</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>variant bevorderen</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>terugzetten</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>hoofdvariant maken</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>volgorde van varianten</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>zetten invoegen</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>zet vervangen</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>begin verbeteren</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>terughalen</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>partijgegevens</translation>
    </message>
    <message>
        <source>review</source>
        <translation>nakijken</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Niets om te plakken.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>Op het klembord staat geen partij (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Wat eerder met de partijen van bestanden is gedaan, kan niet meer ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Het kon niet worden gelezen en is bewaard als {path}. De bestanden zijn zoals ze waren.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Ongedaan maken: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Opnieuw: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>De partij wordt nog gespeeld: de zetten blijven zoals ze zijn tot de partij is afgelopen.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Je laatste zet terugnemen</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Het terugnemen ongedaan maken</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Partij zo laten beginnen</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Niet alle zetten pasten.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Diepte {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Tabel {percent}%</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Cyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Cyrillisch (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>West-Europees (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>West-Europees (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, lage byte eerst)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, hoge byte eerst)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>West-Europees</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Centraal-Europees</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Grieks</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Turks</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Scandinavisch</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Keltisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebreeuws</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thai</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamees</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinees</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japans</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreaans</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Het bestand zegt niet hoe de letters ervan geschreven zijn. &amp;Lezen als:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Andere letters…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Letters van het bestand</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Taal of naam</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Coderingen zoeken</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Coderingen</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Tekst van het bestand, zo gelezen</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Zo lezen</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Alle zetten</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Beste variant</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Geen van beiden kan de winst afdwingen.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Eindspeldatabases: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Langste winst tonen</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Eindspeldatabases</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K is een dam, M een schijf; de langste winst telt de zetten van de winnaar.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Databases: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Langste winst</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Standen</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Opslag</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Eindspel</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color} biedt remise aan.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>De computer biedt remise aan.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>Het aanbod geldt tot je zet.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Dit programma kan niet worden gestart.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Het stopte in plaats van te antwoorden.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Het antwoordt niet. Misschien is het geen engine, of heeft het andere argumenten nodig.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Het meldt een fout.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>De antwoorden hebben geen betekenis.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Speelt geen van onze spellen</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Speelt alle spellen</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Speelt {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Beste varianten van {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Diepte {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>De engine is gestopt.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>De engine speelt dit spel niet.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Wijzigen…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Het programma wijzigen</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenten</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Die van het programma</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protocol</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, versie 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, versie 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> seconden per zet</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Elke parameter instellen zoals de engine voorstelt</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>van {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>&amp;Argumenten</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Map</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protocol</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Bedenktijd</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameters</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Een engine kiezen</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Boven nul staat wit beter; 1,00 is ongeveer een schijf</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Boven nul staat de speler aan zet beter; 1,00 is ongeveer een schijf</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Uit het openingsboek</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Uit de eindspeldatabases</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Diepte {depth} · verwacht {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Diepte {depth} · {speed} miljoen standen per seconde</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Ingebouwde engine</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Engine toevoegen…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Voeg andere damprogramma’s toe die het Hub-protocol spreken. Ze kunnen tegen jou en tegen elkaar spelen, en naast de ingebouwde engine analyseren.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Een engine kiezen</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>Aan {name} wordt gevraagd wat het is…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>{name} wordt bevraagd…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} is verwijderd.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Stel in hoe de engine wordt gestart en test die dan.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>{name} is toegevoegd. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} antwoordt. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Toch toevoegen</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Soort deelnemer</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Standen per zet</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Toegevoegde engine</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Geen die dit spel speelt</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms per zet</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Een niveau van de computer</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>De computer met een eigen bedenktijd</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>De computer met een aantal standen</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Een engine die je hebt toegevoegd</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Jij, of iemand anders aan dit bord</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Computer, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Hoe de partij staat: het lichte deel is van wit</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importeren…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Instellingen (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Instellingen exporteren</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>De instellingen staan in “{name}”.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Instellingen importeren</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>“{name}” heeft voor “{setting}” een waarde die niet bestaat.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>“{name}” is geen bestand met instellingen van Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Er is niets gewijzigd.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Oefenblad</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Oefeningen</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagrammen per pagina</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Oplossingen op pagina’s achteraan</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als pdf…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Oplossingen</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Hier is geen oefening.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Op een blad komen puzzels met een oplossing en vragen uit een studie.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Het oefenblad opslaan</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” is geschreven.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mijn</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Boek</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Klik om de zet aan je repertoire toe te voegen</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>In allebei je repertoires</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>In je repertoire voor wit</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>In je repertoire voor zwart</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>{wins} gewonnen, {draws} remise, {losses} verloren door de speler aan zet</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>gemiddeld {average}, laatst in {last}</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Verkenner</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Gesorteerd op</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Openingsboek</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>De bron waarvan de zetten het eerst komen</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>Over deze stand is niets bekend.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Zetten die hier gespeeld zijn</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Het voorbeeld wordt gemaakt…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Het bestand van deze partijen kan niet meer worden gelezen.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Pagina 1 van {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>{width} pixels breed</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Wat</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gezien van</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Grootte</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Tijd per zet</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagrammen</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Voor papier</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Waar iets gezegd wordt</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Elke 5 zetten</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Elke 10 zetten</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Geen</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>De stand</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>De getoonde variant</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>De hele partij</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Alle partijen van het bestand</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Afbeelding (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Tekening, scherp op elke grootte (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Pagina’s met diagrammen (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Pagina die in een browser afspeelt (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animatie (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Tekst voor een forum of een mail</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>men</source>
        <translation>schijven</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>dammen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>ronde {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: schijven, W B: dammen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Bord draaien</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Seconden per zet</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Toetsen: ← → zetten, ↑ ↓ varianten, spatie speelt af, F draait het bord</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Exporteren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Het staat in de map {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” is geschreven.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Afbeelding gekopieerd.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Die kan in een tekst, een mail of een chat worden geplakt.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Die kan in een forum of een mail worden geplakt.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Tekst gekopieerd.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Het exporteren is gestopt.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Er is geen bestand gewijzigd.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>De pagina’s zijn op weg naar de printer.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>De printer neemt ze niet aan, of het bestand kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>De pagina’s zijn niet afgedrukt.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Jij slaat er {own}, je tegenstander slaat er {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>Je tegenstander slaat er {taken}.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Je moet er {own} slaan en geeft er {given} weg.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Je moet er {own} slaan.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Dat beëindigt de partij.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Dat wint een dam.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Dat levert een dam op.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Dat slaat een dam.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Wat er ook geantwoord wordt: van de schijven op {squares} kan er daarna geen zonder verlies zetten.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>In de beste gevonden variant wint {move} {soon} de partij.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>In de beste gevonden variant haalt {move} {soon} dam.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>In de beste gevonden variant leidt {move} ertoe dat een dam wordt geslagen.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>In de beste gevonden variant verliest dit {soon} de partij, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>In de beste gevonden variant haalt de tegenstander {soon} dam, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>In de beste gevonden variant verliest dit een dam, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Het eindspel was {was}: {own} tegen {theirs}. Nu is het {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Laat een combinatie toe die de partij beëindigt, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Slaat er {own}, maar met {answer} begint een slag die er {taken} terugslaat.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Laat een combinatie toe: {answer} wint er {net}, {taken} voor {given}.</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Verliest er {taken}, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Mist een slag van {taken}: {move}.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} had er gedwongen {taken} gewonnen.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Mist een combinatie: {move} wint er {net}, {taken} voor {given}.</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Moet er {own} slaan en geeft er {taken} weg, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Moet er {own} slaan, te beginnen met {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Mist een combinatie: {move} geeft er {given} weg en slaat er {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} had de tegenstander gedwongen er {given} te slaan.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Redt {square} niet: het stuk gaat voor niets verloren.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Geeft {square} voor niets weg.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Redt {squares} niet: de stukken gaan voor niets verloren.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Geeft {squares} voor niets weg.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Geeft de rand vrij die {guard} bewaakte: de tegenstander haalt {soon} dam.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>De tegenstander haalt {soon} dam, en niets houdt dat tegen.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Mist een doorbraak: {move} haalt {soon} dam.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Partijgegevens</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>De partij wordt nog gespeeld: de uitslag volgt uit de partij.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>Andere &amp;gegevens</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Wit</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Zwart</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Toernooi</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Plaats</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Ronde</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Uitslag</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Commentator</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Voor zover bekend: 2024, 5-2024, 17-5-2024</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: rating</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>“{text}” is niet als datum te lezen.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>“{text}” is geen getal.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Dampartijen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>“{name}” is niet opgeslagen.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>“{name}” is niet geopend.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>De opslag is vol. Je partij is er nog.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>“{name}” is gebleven zoals het was.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Een ander programma heeft het bestand intussen gewijzigd. Lees het opnieuw om verder te gaan.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>In de codering ervan ontbreekt een letter die nodig is, of sommige letters zijn beschadigd.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>Je mag het niet wijzigen.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Daar mag geen bestand zo groot zijn.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Je mag het niet lezen.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Daar mag je dat niet doen; kies een andere map.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Zo’n bestand is er niet.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>De map ervan bestaat niet; kies een andere.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Het is een map, geen bestand.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>Het is geen gewoon bestand.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De opslag is vol.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Daar mag geen bestand zo groot zijn; kies een andere map.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Er staat geen partij in.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Een ander programma heeft het bestand intussen gewijzigd of verwijderd. Sla op onder een andere naam.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>De partij is daar intussen gewijzigd of verwijderd.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Een van de hoofdstukken staat op het hoofdbord met wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Een ander programma heeft het geopend. Sluit het daar en probeer het nog eens.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Een ander venster is het net aan het schrijven: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>In de codering ervan ontbreekt een letter die nodig is. Sla op onder een andere naam.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Wat er in “{name}” staat, is nu niet vast te stellen: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>De opslag antwoordt niet.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Het duurt nog even.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>De tekst van de partijen is beschadigd: bij het verplaatsen zouden ze in elkaar overlopen.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Zoals in het bestand</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Op witspeler</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Op zwartspeler</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Op uitslag</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Op datum</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Op toernooi</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Op spelsoort</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopiëren naar</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verplaatsen naar</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Alle partijen nakijken…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Ongedaan maken: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Opnieuw: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Die op het bord blijft daar staan en hoort nu bij geen enkel bestand.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Wat verwijderd is, kan worden teruggehaald tot het bestand wordt gesloten.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Opnieuw gedaan: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Ongedaan gemaakt: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>De partij in het bestand tonen</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>“{name}” is intussen gewijzigd.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Dit is jouw versie; de wijzigingen ervan staan nog niet in “{name}”.</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Opslaan zet ze erin.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Je wijzigingen zijn niet in het bestand opgeslagen.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>op het bord</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>wijzigingen niet opgeslagen</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partij {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Er wordt al iets nagekeken.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>Er zijn geen partijen om na te kijken.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Open eerst een bestand met partijen.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Al deze partijen zijn al nagekeken.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>De partij op het bord kan nog eens worden nagekeken.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>De partijen worden nagekeken</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Het nakijken kon niet verdergaan.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Wat gevonden is, blijft bewaard. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Geopende bestanden</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Opdrachten voor de partijen</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Lijst verbergen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Hier staan de partijen van de bestanden die je opent.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Strook met borden</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Instelling</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Cursus</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Hoofdstuk</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Map van de bibliotheek</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nu niet</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regels: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Rondleiding: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Mappen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Gemarkeerd</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Met sterren</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Niet tot het einde gelezen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nieuwe map…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Nieuwe map in “{name}”…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Hernoemen…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Map verwijderen, partijen behouden</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nieuwe map</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>De map hernoemen</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Er zijn nog geen partijen gezocht.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Zoek in de bibliotheek, of laat de partijen met de stand op het bord tonen.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>Dit is de eerste van de gevonden partijen.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>Dit is de laatste van de gevonden partijen.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Deze partij kan niet worden getoond.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>De tekst ervan blijft in de bibliotheek; “Exporteren…” schrijft die naar een bestand.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Alle regels</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergelijken</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zien waarin een ander spel van dit spel verschilt</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rondleiding</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Het spel in vijf minuten, met zetten die je zelf doet</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favoriet</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Nieuw label</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>De map “{name}” is verwijderd; de partijen ervan zijn nog in de bibliotheek.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partijen exporteren</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>Partijen geschreven naar “{name}”: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Een andere partij</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Namen, toernooien, jaren zoeken</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>In de bibliotheek zoeken</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Klembord</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Deze partij nemen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>De partijen kunnen niet worden gelezen.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Hier is geen partij.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>De tekst op het klembord is te lang om er partijen in te zoeken.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>Op het klembord staat geen partij.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Deze partij kan niet worden gelezen.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Spellen zoeken</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen spel past.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Laatst gespeeld</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partij {number} van {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Op het bord zetten</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Kies een partij om die hier te zien.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Deze partij kon niet tot het einde worden gelezen; de tekst ervan is bewaard.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Tekst van de partij</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>De computer wacht op je.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Hij zet als je op de spatiebalk drukt.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Partijen openen</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Importeer ze in de bibliotheek om de partijen van alle bestanden te doorzoeken.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>Het bestand zegt niet hoe de letters ervan geschreven zijn.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Ze zijn gelezen als {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>{name} (Harzdame, {level})</source>
        <translation>{name} (Harzdame, {level})</translation>
    </message>
    <message>
        <source>Harzdame ({level})</source>
        <translation>Harzdame ({level})</translation>
    </message>
    <message>
        <source>Harzdame ({level}, {style})</source>
        <translation>Harzdame ({level}, {style})</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schaken</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Chinees schaken</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Engels dammen</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Italiaans dammen</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Pool checkers</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Spaans dammen</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Russisch dammen</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Braziliaans dammen</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Canadees dammen</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Portugees dammen</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Tsjechisch dammen</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Thais dammen</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Fries dammen</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Dammen op 64 velden</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Dammen op 144 velden</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Ander spel</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (vermoedelijk)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>geen meerslag</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>vrije slagkeuze</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>vliegende dammen</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>korte dammen</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>schijven slaan achteruit</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>schijven slaan alleen vooruit</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>meerslag verplicht</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>damslag gaat voor</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>meeste dammen</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>dammen eerst</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>slag met de hoogste waarde</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>weggeven</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>verliezen wint</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>eerste dam wint</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Gevonden partijen</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Namen, toernooien, jaren zoeken</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Annotatie {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Goede zet</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fout</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Uitstekende zet</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessante zet</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Twijfelachtige zet</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Gedwongen zet</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Enige zet</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>Slechtste zet</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Gelijke stand</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Gelijke kansen, rustige stand</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Gelijke kansen, levendige stand</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Onduidelijke stand</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Met het idee</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Gericht tegen</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Beter is</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Slechter is</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Gelijkwaardig is</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Opmerking van de redactie</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Nieuwtje</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side} staat iets beter</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side} staat duidelijk beter</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side} staat gewonnen</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side} staat verpletterend beter</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side} is in zetdwang</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side} heeft iets meer ruimte</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side} heeft meer ruimte</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side} heeft beslissend meer ruimte</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} is iets verder ontwikkeld</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side} is verder ontwikkeld</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} is beslissend verder ontwikkeld</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side} heeft het initiatief</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side} heeft blijvend initiatief</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side} heeft de aanval</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side} heeft te weinig voor het materiaal</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side} heeft genoeg voor het materiaal</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side} heeft meer dan genoeg voor het materiaal</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side} beheerst het centrum iets beter</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side} beheerst het centrum beter</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side} beheerst het centrum beslissend</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side} heeft een zwakke achterste rij</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side} heeft een goed bewaakte achterste rij</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side} heeft een slecht geplaatste dam</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side} heeft een goed geplaatste dam</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side} heeft een zeer zwakke schijvenformatie</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side} heeft een vrij zwakke schijvenformatie</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side} heeft een vrij sterke schijvenformatie</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side} heeft een zeer sterke schijvenformatie</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side} heeft slecht samenwerkende stukken</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side} heeft goed samenwerkende stukken</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side} heeft de opening zeer slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side} heeft de opening slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side} heeft de opening goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side} heeft de opening zeer goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} heeft het middenspel zeer slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side} heeft het middenspel slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side} heeft het middenspel goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side} heeft het middenspel zeer goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} heeft het eindspel zeer slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side} heeft het eindspel slecht gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side} heeft het eindspel goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side} heeft het eindspel zeer goed gespeeld</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side} heeft enig tegenspel</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side} heeft tegenspel</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side} heeft beslissend tegenspel</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side} is in tijdnood</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side} is in hevige tijdnood</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>{move} werd gespeeld.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Beter dan de partij</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Even goed</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Bijna even goed</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Minder goed</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>{move} werd gespeeld. De twee konden niet worden vergeleken.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>{move} werd gespeeld. In 100 zulke partijen levert dat {played} punten op, en jouw {own_move} {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Nog geen punten</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Er is niets geraden.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Meesterlijk</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Zeer goed</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Goed geraden</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Een lastige partij</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>de zet van de partij: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>even goed of beter: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>bijna even goed: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>gemist: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – getoond</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – de jouwe: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Zetten raden</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Zet tonen</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Tot nu toe geraden</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Gemiste zetten</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Mijn zetten als varianten behouden</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>{done} geraden, nog {left} te gaan</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Gemiste zetten, de duurste eerst; het getal is wat ze in 100 partijen kosten.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Speel de zetten van één kleur. Wat gespeeld is of even goed is, levert drie punten op, wat bijna even goed is één. De partij zelf blijft zoals die is.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide kleuren</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Vanaf het begin van de partij</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Vanaf de stand op het bord</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Nog eens…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Speel de zet op het bord of typ hem in.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Een andere zet</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Hij wordt met die van de partij vergeleken…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>{color} aan zet: wat werd er gespeeld?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Kijk naar {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>Nog eens H toont waar het stuk heen gaat.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} slaat en komt neer op {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} gaat naar {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>Nog eens H zegt waarom.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Probeer {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Dat wint de partij.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Dat wint gedwongen, wat je tegenstander ook antwoordt.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Daarmee begint een combinatie: je geeft er {given} en slaat er {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Dat wint er gedwongen {taken}.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Het is de enige zet.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Daarmee begint een combinatie: je raakt er {given} kwijt en slaat er maar {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Je tegenstander moet er daarna {given} slaan.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Dat levert een dam op.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Dat geeft er {given} en slaat er {back} terug.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Daarna kan geen van je stukken worden geslagen.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>Waarheen?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Of speel gewoon: doe een zet op het bord.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Hoe wil je beginnen?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Zie in een minuut wat er anders is bij {game}, en speel dan.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Het leren</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Een makkelijke partij spelen</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Ik kan al dammen</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>“Harzdame in een uur”, zet voor zet op een bord.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Een rondleiding door {game} in vijf minuten, met zetten die je zelf doet.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Terug naar het bord</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>De partij bleef liggen toen Harzdame werd afgesloten.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Nog een onvoltooide partij</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>zet {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Je laatste partij</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Puzzel van vandaag</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Eerder niet opgelost; nu zijn ze weer aan de beurt.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Winsten die je gemist hebt.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Nog niet geprobeerd.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Opgelost.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Niet opgelost; probeer het nog eens.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Tegen {name} spelen</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Wat er anders is bij {game}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Je speelsterkte</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Je speelsterkte: ongeveer {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Je voortgang</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Aannemen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afwijzen</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>Zoeken lukt niet. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Stoppen met zoeken</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Vrienden zoeken</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Vul een naam in waaraan je vriend je herkent.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Jullie drukken allebei op deze knop en zien elkaar. Daarvóór wordt niets verstuurd of ontvangen; daarna ziet je netwerk je naam en het spel, zolang dit venster open is.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>Anderen kunnen jou ook zien, als “{name}”.</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Er wordt gezocht… Je bent te zien als “{name}”.</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Nog niemand gevonden. Heeft je vriend op de knop gedrukt, in hetzelfde netwerk? Dan zit er misschien een firewall tussen: laat die Harzdame in dit netwerk toestaan, of nodig uit met een regel.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>een andere versie</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Uitnodigen</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>{name} uitnodigen: {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>De uitnodiging is ingetrokken.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>zonder klok</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>een spel dat deze versie niet kent</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Iemand</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} nodigt je uit: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Je speelt met wit.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Je speelt met zwart.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Deze uitnodiging komt van een andere versie van Harzdame. Jullie hebben allebei dezelfde nodig.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Dit is geen uitnodiging, of er ontbreekt een deel: kopieer de hele regel, vanaf “harzdame:”.</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Deze uitnodiging is voor een spel dat deze versie niet kent.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Een uitnodiging maken</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>De uitnodiging</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Uitnodiging kopiëren</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Vul een naam in waaraan je vriend je herkent.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Een regel tekst om naar je vriend te sturen, die hem plakt bij “Ik ben uitgenodigd”. De regel leidt in hetzelfde netwerk naar deze computer; van elders moet je router de poort doorgeven.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Er wordt op je vriend gewacht. De uitnodiging geldt zolang dit venster open is, en alleen wie de regel heeft, kan erbij. (Poort {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Gekopieerd</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>Uitnodigen lukt niet. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>De uitnodiging</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Plak de regel die je vriend je gestuurd heeft.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Toernooien</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nieuw toernooi…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Terughalen</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Niveaus van de computer, andere programma’s en mensen spelen tegen elkaar.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>afgelopen</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Waar is het?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Opdracht</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Venster</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Toets</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Geen toets</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Eigen toets</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Opdrachten en hun toetsen</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Andere toets: druk die hier in</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Druk op de toets die de opdracht moet krijgen</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>“{key}” is een vaste toets van elk venster.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>“{key}” was de toets van “{command}”, dat er nu geen heeft.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>“{command}” had deze toets en heeft er nu geen.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Sneltoetsen</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Opdrachten en toetsen zoeken</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Geen opdracht heet zo.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Toetsen wijzigen…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Op het bord</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Terug</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Het damspel dat je kent</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Welk damspel ken je?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Wat er anders is bij {game}:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>De regels zijn gelijk.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spelen</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Beide vergelijken, met standen…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Liever {known} spelen</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Er is geen fout om van te leren.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>Bij het nakijken is geen zet gemarkeerd waarnaast een betere stond.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Je wijzigingen in “{name}” zijn niet in het bestand opgeslagen.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Ze zijn bewaard bij je partijen.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>De laatste partij is bewaard bij je partijen.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>De rest lezen</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Een import in de bibliotheek werd afgebroken toen Harzdame eindigde.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>Wat er tot dan toe uit {names} gelezen was, staat in de bibliotheek.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>{count} bestanden en mappen</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Je kunt nauwelijks een punt verwachten.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Je kunt bijna elk punt verwachten.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Je kunt ongeveer {percent}% van de punten verwachten.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Eerste dag</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nieuweling</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Leerling</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheidsspeler</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Fanatieke speler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Clubspeler</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Sterke clubspeler</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Toernooispeler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Kandidaat-meester</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meester</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Grootmeester</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle sterkte</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Heeft net de regels geleerd en ziet niet verder dan je volgende slag.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Ziet een eenvoudige afruil, en weinig meer.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Ziet wat er zo meteen geslagen wordt, en weinig meer.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Telt afruilen door, maar ziet slagen achteruit vaak over het hoofd.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Speelt voor zijn plezier en trapt in een goede valstrik.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Rekent graag, en schat menige zet verkeerd in.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Ziet korte combinaties en straft foutjes af.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Maakt plannen en geeft zelden een schijf weg.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Beantwoordt elke dreiging en ziet weinig over het hoofd.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Vindt diepe combinaties; je hebt een goede dag nodig.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Rekent foutloos; alleen lange plannen blijven verborgen.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Kijkt ver vooruit en maakt van kleine voordelen winst.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Laat je nauwelijks een kans, en pakt elke kans die jij laat.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Zo sterk als de bedenktijd die je geeft toelaat.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Overige partijen, die hier niet vermeld staan: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Niet bekeken in de mappen, waar alleen PDN-bestanden worden gelezen: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, als tekst bewaard: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: als tekst bewaard. De eerste: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>al in de bibliotheek</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>al in de bibliotheek, met ander commentaar of andere gegevens</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>geen partijen erin</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>geen tekstbestand</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>niet te lezen ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, partij {game}, regel {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>zonder extensie</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Deze wijziging is niet uitgevoerd.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>De partij is intussen uit de bibliotheek verwijderd.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>De partij is intussen elders gewijzigd; nu wordt de nieuwe versie getoond.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Deze partij kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>De bibliotheek kan niet worden gebruikt.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>De bibliotheek antwoordt niet.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Misschien is de opslag bezig; probeer het zo meteen nog eens.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Dat is niet gelukt.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} kan niet worden gelezen of geschreven: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} is geen partijenbibliotheek en is niet aangeraakt.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} is door een nieuwere versie van dit programma geschreven en is niet aangeraakt.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} bevat dingen die geen bibliotheek van dit programma heeft en die je partijen zouden kunnen veranderen. Er is niets aan veranderd.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} is beschadigd. Zet een kopie in de plaats; de bestanden waaruit de bibliotheek gemaakt is, zijn ongemoeid.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} is beschadigd op de plaats van deze partij; de andere partijen zijn zoals ze waren.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Een ander programma is {name} aan het schrijven; probeer het zo meteen nog eens.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>{name} of de map ervan is tegen schrijven beveiligd. Alles is gebleven zoals het was.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>De opslag is vol. In de bibliotheek is niets verloren gegaan.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>De wijziging is gestopt.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Er viel niets te wijzigen.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>De partijen zijn gewijzigd.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>In de bibliotheek gewijzigde partijen: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Ook in hun bestanden gewijzigd: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Ongemoeid gelaten, want intussen elders gewijzigd: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, partijen: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>De import is gestopt.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Er was geen nieuwe partij bij.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>De partijen staan in de bibliotheek.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Toegevoegde partijen: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Overgeslagen, want al in de bibliotheek: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Als tekst bewaard, want niet tot het einde te lezen: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Bestanden zonder leesbare partij: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Andere bestanden in de mappen, die niet bekeken zijn: {count}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>This game is in the library already.</source>
        <translation>Deze partij is al in de bibliotheek.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Dampartijen (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Bestanden importeren</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Een map met submappen importeren</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Partijgegevens</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importeren</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>De partij is in de bibliotheek, in “Mijn partijen”.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Bestanden importeren…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Een map importeren…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Bordpartij toevoegen</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Spellingen van namen…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Zoeken wissen</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Labels</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Nieuw label…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Zoeken in namen en teksten</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Onderdelen van Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Niets gevonden.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>De tekst staat niet op deze computer; die wordt met de broncode van dit onderdeel meegeleverd.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc gaat terug, Enter neemt de reeks op in de partij.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Vooruitkijken: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Beeld</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Extra</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Recente bestanden</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Veilige start – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partij {number} van {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>{move} werd gespeeld.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Vind een betere zet voor wit.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Vind een betere zet voor zwart.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Het stuk op {square} zet.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Het gaat naar {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Probeer een andere zet.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>Dat werd gespeeld.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Deze zet kon niet worden gecontroleerd.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>Het antwoord: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Minder goed</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>De beste reeks: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>Over {move}: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>De beste zet!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Even goed!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>Dit is beter.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} van {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>In één keer gevonden</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>{found} van {count} in één keer gevonden</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Alles verbeterd</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Goed gedaan</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Nog een blik waard</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – gevonden</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – later gevonden</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – getoond</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – overgeslagen</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Van de fouten leren</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>De reeks nog eens tonen</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>Naar deze zet in de partij</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Kies een zet om te zien wat er beter was.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Een andere zet</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Hij wordt met de beste vergeleken…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Vind een betere zet waar er bij het nakijken een gevonden is. De partij zelf blijft zoals die is.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Wiens fouten?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Fouten van wit</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Fouten van zwart</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Het beslissende moment</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Twee beslissende momenten</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Drie beslissende momenten</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Deze tekst van het bestand heeft hier geen betekenis. Hij is bewaard.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Vanaf hier konden de zetten van het bestand niet worden gelezen. Ze zijn als tekst bewaard.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Van zo’n lange tekst wordt alleen het begin getoond. Alles is bewaard.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Begin van de partij</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Variant {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Varianten: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Tijd over: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Gebruikte tijd: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Waardering: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Wit wint in {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Zwart wint in {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Zet intypen</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Typ een zet, of het eerste en laatste veld ervan (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Hier komen de zetten van de partij.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Zoeken: een naam, een spel, een datum</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>De partij als tekst</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Partijen die je gespeeld hebt, blijven tot je ze verwijdert; al het andere blijft minstens dertig dagen.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen partij past.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Elke partij die je speelt, wordt hier bewaard, voltooid of niet.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschadigd</translation>
    </message>
    <message>
        <source>study</source>
        <translation>studie</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>onvoltooid</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Naam:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Met een vriend spelen</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Iemand hier in huis</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Uitnodigen met een regel</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Ik ben uitgenodigd</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Hoe je elkaar treft</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Afwijzen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Je vriend is weg.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Via het netwerk kan maar één kleur worden gespeeld.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} staat niet meer bij de tegenstanders.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>{name} wordt gevraagd om te spelen.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Je vriend</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Er wordt op een tegenstander gewacht.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Er wordt verbinding gemaakt.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>De tegenstander vraagt om een zet terug te nemen.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Je speelt met wit.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Je speelt met zwart.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Verbonden met {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} wil nu niet spelen.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>De tegenstander wil deze partij niet.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Andere programma’s dan Harzdame spelen alleen internationaal dammen.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>De tegenstander gaat akkoord.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>De zet is teruggenomen.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>De tegenstander gaat niet akkoord.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>De zet blijft staan.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Er wordt niet meer naar een tegenstander gezocht.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>De tegenstander heeft de partij verlaten.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>De verbinding is verbroken.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Er kon geen verbinding worden gemaakt.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Je tijd is om.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>De tijd van je tegenstander is om.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Wat er dan gebeurt, laat het protocol aan beide spelers over. Jullie kunnen verderspelen.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Aan de tegenstander is gevraagd of de zet mag worden teruggenomen.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>De zet blijft staan als een van beiden verderspeelt.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Nieuwe stand</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Nieuwe oefening</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nieuwe reeks</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Hoofdstuk 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Bestanden importeren…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Een map importeren…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Je bibliotheek is leeg.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen partij past.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Hier is nog geen partij.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Voeg de partijen van bestanden of mappen toe; je kunt die ook hierheen slepen.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Hier is geen partij zoals je die zoekt.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Via het menu van een partij zet je die in mappen en geef je die sterren en labels.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Zoeken wissen</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle partijen tonen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>De computer is aan zet.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>De stand staat hier om bekeken te worden.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Je kunt met beide kleuren zetten.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Wit is aan zet.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Zwart is aan zet.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Sleep een schijf, of klik die aan en daarna het veld waar die heen moet.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Dit is een eerdere stand.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>De klok loopt: de partij gaat verder na de laatste zet.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Meerdere slagen eindigen op {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Klik het tussenveld aan waar jouw slag over gaat.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>De computer speelt verder.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Hij slaat remise af.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Geen antwoord op je remiseaanbod.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Je partij is veilig. Je kunt nog eens remise aanbieden. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Er is deze keer geen hint.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Je partij is veilig. Je kunt nog eens om een hint vragen. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>De computerspeler is gestopt.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Je partij is veilig. Druk op de spatiebalk om hem het nog eens te laten proberen. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Je kunt die nog eens oplossen; het telt niet.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Je hebt de puzzel van vandaag al gehad.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Je partijen worden doorzocht</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partij {number} van {total}; gevonden puzzels: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Er is geen nieuwe partij om te doorzoeken.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Speel er een: winsten die je mist, worden hier puzzels.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Er is geen gemiste winst gevonden.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Je volgende partijen kunnen later worden doorzocht.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Eindspeldatabases worden berekend</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Database {number} van {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Eindspelen komen uit eindspeldatabases.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Die zijn uitgeschakeld in het menu van de analyse.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Storm beëindigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Nog eens</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainen</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Mijn partijen doorzoeken</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Eindspeldatabases berekenen</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Terugnemen en opnieuw proberen</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Verder trainen</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Volgend eindspel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Volgende puzzel</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Een partij openen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Welke opening</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Geloot</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Typ de zetten of een deel van de naam.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Vrij</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>je repertoire voor wit</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>je repertoire voor zwart</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Deze variant staat al in {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>In plaats van {moves} speel je nu een andere zet.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Je ging bij zet {number} uit je repertoire.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Je speelde {played}; je kent {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Je tegenstander ging bij zet {number} uit je repertoire.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Gespeeld werd {played}; je hebt een antwoord op {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>“{name}” is er nu niet.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Je repertoire wordt gelezen zodra het terug is, en krijgt wat je tot dan toe toevoegt.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>“{name}” is er weer.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Je repertoire is gelezen.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Je repertoire is gelezen; wat je hebt toegevoegd, staat er nu in.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Je repertoire is de eerste partij van “{name}”.</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Een deel van je repertoire kon niet worden gelezen en staat er niet meer in.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Het bestand zoals het was, is bewaard als “{name}”.</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Nog niets. Speel zetten op het bord, dan worden ze toegevoegd.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Standen: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>aan de beurt: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>zonder antwoord: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Kijk</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Dat is niet jouw zet.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Speel nu de juiste zet.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Die is op het bord te zien.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Een nieuwe zet</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Speel de zet om die te onthouden.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Jouw zet?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Er is niets aan de beurt.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Nieuwe zetten: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Klaar voor nu.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>De volgende is over {count} min aan de beurt.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>De volgende is over {count} uur aan de beurt.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Deze stand</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>De reeks die hierheen leidt</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>Alleen partijen vanuit de beginstand kunnen in een repertoire staan.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Je repertoire is nog niet gelezen.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Speel eerst de zetten die je wilt kennen.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Deze partij week nergens af van wat je kent.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Je antwoorden bij het oefenen kunnen nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>“{name}” is elders gewijzigd.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Het is opnieuw gelezen; je laatste wijziging staat er niet in.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Repertoire bewaren in</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Repertoire voor</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Geoefend</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Iets over deze zet zeggen (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: verslagen</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Zet het liefst schijf naast schijf, ziet een eenvoudige afruil, en weinig meer.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Is dol op ruilen, maar ziet slagen achteruit vaak over het hoofd.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Altijd vooruit, altijd dreigend, en trapt in een goede valstrik.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Voelt zich veilig langs de rand, rekent graag, en schat menige zet verkeerd in.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Bewaakt de achterste rijen, ziet korte combinaties en straft foutjes af.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Haast zich naar dam en geeft zelden een schijf weg.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Houdt de spanning erin, beantwoordt elke dreiging en ziet weinig over het hoofd.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Tegenstander</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Waarde</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Andere gegevens</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Toevoegen</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Beide spelers hebben verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Je wint</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Je verliest</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Wit wint</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Zwart wint</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>Je hebt geen stukken meer.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>Je hebt geen zet meer.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Je hebt opgegeven.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Je tijd is om.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>Wit heeft geen stukken meer.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>Wit heeft geen zet meer.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Wit heeft opgegeven.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>De tijd van wit is om.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>Zwart heeft geen stukken meer.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>Zwart heeft geen zet meer.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Zwart heeft opgegeven.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>De tijd van zwart is om.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>De tijd is om, maar een enkele dam kan niet winnen.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>Dezelfde stand kwam voor de derde keer voor.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>Dezelfde stand kwam voor de vierde keer voor.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>De zetten die de regels hiervoor toestaan, zijn op.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>Elke speler heeft nog maar één stuk.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Het afgesproken aantal zetten ging voorbij zonder slag of zet met een schijf.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>De spelers zijn het overeengekomen.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>Zo staat het in de notatie van de partij.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Je hebt de eerste dam gehaald.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Je hebt al je stukken weggegeven.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>Je hebt geen zet meer, en dat wint hier.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Wit heeft de eerste dam gehaald.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Wit heeft alle stukken weggegeven.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>Wit heeft geen zet meer, en dat wint hier.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Zwart heeft de eerste dam gehaald.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Zwart heeft alle stukken weggegeven.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>Zwart heeft geen zet meer, en dat wint hier.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Op het bord spelen</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>De volgende aan dit bord: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Het toernooi wacht op deze partij.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>De computers spelen intussen hun partijen.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>De partij is niet geopend.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partijen exporteren</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Niet alle partijen zijn gekopieerd.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>De partijen zijn niet geëxporteerd.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Partijen die niet konden worden gelezen en zijn overgeslagen: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Terug naar de partij (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles vinden</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Opdracht, spel, instelling, cursus of bestand vinden</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Niets heet zo.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Wat gevonden is</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>Aan deze engine valt niets in te stellen.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Standaard: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Partij verlaten</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Blijven</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Een andere partij op het bord zou deze beëindigen, voor beide spelers.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Harzdame sluiten zou de partij beëindigen, voor beide spelers.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Je speelt via het netwerk.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>Op het klembord staat geen tekst.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Deze stand kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Kopieer een deel ervan, of sla hem op als bestand en open dat.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Deze tekst is te lang om er partijen in te zoeken.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>De tekst is geen stand (FEN) en geen partij (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Niets om te plakken.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Patroon</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Standen van {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Om het even</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Op de velden</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Klik of sleep over velden; de rechterknop haalt weg. De rest blijft open.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Zoals op het bord</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Stukken op het bord</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Witte schijf</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Witte dam</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>wit</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Zwarte schijf</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Zwarte dam</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>zwart</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Witte schijven</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Witte dammen</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Zwarte schijven</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Zwarte dammen</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, minstens</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, hoogstens</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Witte schijf</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Witte dam</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Zwarte schijf</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Zwarte dam</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gum</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>“{path}” kan nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Je studies konden niet worden getoond.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>“{path}” kan nu niet worden geschreven.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>De studie staat nog op de plank.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>De lijst is bewaard als {path}. Je bestanden staan waar ze stonden: open ze opnieuw.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>De lijst van je studies kon niet worden gelezen.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Het programma kan voor dit spel niet worden gestart.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Het programma is gestopt.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Het programma antwoordde niet op tijd.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>Het antwoord van het programma is geen geldige zet.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Het zoeken ernaar is mislukt.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Partijen met deze stand</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Geen partij in de bibliotheek heeft deze stand.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Presentatie</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commentaar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zet {number} van {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>speelt vanzelf af</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Eerste pagina</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Pagina terug</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Pagina verder</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Laatste pagina</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Pagina {number} van {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Er staan nog geen stukken op het bord.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Op {detail} kan geen schijf staan: daar zou het een dam zijn.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Op {detail} staan twee stukken.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Op dit bord is geen veld {detail}.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>De stand heeft te veel slagen om te worden gespeeld.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>“{detail}” is geen stand; een stand ziet er zo uit: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partij {game}, regel {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Regel {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Het bestand is leeg.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Er staat geen partij in.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Dit is geen tekstbestand; er staan dus geen partijen in.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>“{detail}” heeft hier geen betekenis.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>De zet {detail} is niet toegestaan; de zetten ervoor worden getoond.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} kan meerdere zetten betekenen; het is gelezen als {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>De letters zijn gelezen als {detail}, en dat kan fout zijn.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Dit is een spel dat Harzdame niet kent: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>In de gegevens staan twee verschillende spellen: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Het is te lang om te worden gelezen: het blijft zoals het is.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>De beginstand is niet mogelijk.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>De uitslag na de zetten is een andere dan die erboven.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Vanaf hier zijn er bytes die geen tekst zijn.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>Het gegeven dat hier begint, heeft geen einde; misschien is het bestand afgekapt.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Het commentaar dat hier begint, heeft geen einde; misschien is het bestand afgekapt.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>De variant die hier begint, heeft geen einde; misschien is het bestand afgekapt.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>De partij breekt hier af; wat ervoor staat, wordt getoond.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Problemen: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Het bestand wordt geopend…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>De partij wordt gelezen…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Je partijen worden doorzocht…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporteren…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Openingsboeken en eindspeldatabases worden geraadpleegd…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Eindspeldatabases worden berekend</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>De bibliotheek wordt doorzocht…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Partijen worden in de bibliotheek geïmporteerd</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>De partij wordt nagekeken</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, database {number} van {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>nog ongeveer {time}</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Soort puzzels</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheid</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Alle soorten puzzels</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Korte eindspelen</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Langere eindspelen</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Moeilijke eindspelen</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Puzzels: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Je puzzelresultaten kunnen nu niet worden gelezen.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Puzzels</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Dagpuzzel</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainen</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Aan de beurt</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Mijn fouten</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Storm</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Eindspelen</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Eén puzzel per dag, voor iedereen dezelfde</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Puzzels zo moeilijk als jij sterk bent</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Wat mislukte, komt terug tot je het kent</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Winsten die je in je eigen partijen gemist hebt</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Zoveel als je kunt in drie minuten</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Winnen tegen perfecte verdediging</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Combinatie</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Doorbraak</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Race naar dam</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Damvangst</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>Naar de rand</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Eindspel</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Slagkeuze</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Opsluiting</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Stille zet</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Wit speelt en wint</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Zwart speelt en wint</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Wit aan zet</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Zwart aan zet</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Vind de combinatie.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Vind de slag die wint.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Vind de zet die wint.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Jouw zetten: {moves}. De kortste weg heeft er {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Je staat nog steeds gewonnen.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Goed!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>En wat nu?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Deze zet kon niet worden gecontroleerd.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>De zet telt niet. Probeer een andere.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Probeer het nog eens.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Dit is de oplossing.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Het stuk op {square} zet.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Het gaat naar {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Dat is maar remise.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Nu wint zwart.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Nu wint wit.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Dat wint niet.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Zwart antwoordt {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Wit antwoordt {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Korter kan niet.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>De kortste weg heeft er {count}: doorloop die hieronder.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>Dat wint ook!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Opgelost!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Opgelost, met een hint.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Dat is de zet.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>rating {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Je kent ze nu allemaal.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Voor {game} zijn er geen puzzels.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Kies hierboven een ander spel.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Wat elders mislukt, komt hier terug tot je het kent.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Nog geen puzzels uit je partijen.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Laat je partijen doorzoeken op winsten die je miste of weggaf.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Voor {game} zijn er geen eindspelen.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Ze komen uit eindspeldatabases.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drie minuten</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Los er zoveel op als je kunt. Ze worden moeilijker, en elke fout kost tien seconden.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>De storm is voorbij.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Er is niets aan de beurt.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>De volgende over {count} min.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>ongeveer {rating}, voorlopig</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>De puzzels van dit spel kunnen niet worden gebruikt.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} kan niet worden gelezen: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} bevat geen puzzels.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} is gemaakt voor andere regels.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} is beschadigd; installeer het programma opnieuw om dat te herstellen.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>De uitnodiging als QR-code</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Je rating</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Vandaag opgelost: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>op rij: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Nu zonder de coach</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Nog eens zonder hulp</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Nu tegen {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Eerst tegen {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>Voor het eerst van {name} gewonnen!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Hoe sterk de niveaus bij dit spel zijn, is nog niet gemeten.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>De uitslag telt mee voor de schatting van je speelsterkte.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Je speelsterkte is ongeveer {elo}. Na nog enkele partijen is dat zekerder.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Je speelsterkte is ongeveer {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Je speelsterkte is ongeveer {elo} ({change}); {percent}% van de punten was te verwachten.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Nergens staat welk spel dit is; het is gelezen als {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Nergens staat welk spel dit is.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>Het is gelezen als {game}, maar past ook bij andere spellen.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Als {game} lezen</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Deze partij kan niet op het bord worden getoond.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Er is iets twijfelachtigs in deze partij.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Niet de hele partij kon worden gelezen; de rest blijft erin bewaard.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>{path} is er op dit moment niet.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame is de vorige keer niet goed afgesloten; er is niets verloren gegaan.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>De klok staat stil tot je een zet speelt of op P drukt.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Je onvoltooide partij is terug.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Je onvoltooide partij wacht in het menu.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Wat er van een onvoltooide partij bewaard is, is beschadigd.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>De tekst ervan staat bij je partijen in het menu.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Het blijft waar het is; bij de volgende start wordt er weer naar gekeken.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Een onvoltooide partij kan nu even niet worden gelezen.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>“{name}” is intussen gewijzigd of verplaatst.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>De partij op het bord is volledig; bij het opslaan wordt om een bestand gevraagd.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>De partij staat weer op het bord.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Je moet slaan.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>De stukken op {squares} kunnen er {number} slaan.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>De stukken op {squares} kunnen slaan.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Het stuk op {squares} slaat er {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Het stuk op {squares} kan slaan.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Je moet er zoveel mogelijk slaan.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Hier zijn er {number} te slaan, niet maar één.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Hier zijn er {number} te slaan, niet {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Schijven gaan nooit achteruit.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Dit stuk zit nu even vast.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Daar kan dat stuk niet heen.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Het kan nu helemaal niet zetten.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>De mogelijke velden lichten op.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Dat is te ver: hier springen ook dammen alleen kort.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>Dat is te ver: schijven springen alleen kort.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Deze dam heeft {number} keer achter elkaar gezet.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Zet met een ander stuk.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>Op {origin} staat geen stuk.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Dat stuk is van je tegenstander.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Je bent nog niet aan zet.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Plaats het stuk op een ander veld om te zetten.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Op {target} staat al een stuk.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Je moet hier met een dam slaan.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Je moet zoveel mogelijk dammen slaan.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Je moet zo vroeg mogelijk dammen slaan.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Je moet slaan wat het meeste waard is.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>De slag gaat verder: spring door met dit stuk.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>Dat is te ver: kom neer op {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>Dat is te ver: een slag die met een dam eindigt, komt neer op {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>De slag gaat verder vanaf {squares}: kom daar neer.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>Dit stuk kan niet in die richting slaan.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Schijven kunnen geen dammen slaan.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Een slag kan niet in die richting beginnen.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>De weg is versperd.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Over twee stukken achter elkaar zonder tussenruimte kan niet worden gesprongen.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Over eigen stukken kan het hier niet springen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Tekens</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Commentaar toevoegen</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Commentaar bewerken</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Commentaar bij de partij</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Vóór de variant {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Commentaar bij {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Na de variant {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>De juiste zet</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>Meestal één van elke speler</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Invoegen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Vervangen</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>{move} vervangen</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Achter {move} invoegen</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Aan het begin invoegen</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Speel op het bord of typ.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>“{text}” is hier geen zet.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Mogelijk: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Er volgt geen zet.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Alle volgende zetten passen nog: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Volgende zetten: {count}; niet meer passend: {lost}. Die gaan naar de verwijderde zetten.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Verslag van een crash</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Dit is het hele verslag, en het is naar niemand verstuurd. Je naam, je partijen en je mappen staan er niet in. Wil je helpen, kopieer het dan of sla het op, en stuur het per mail of via een forum naar de makers van Harzdame, met een woordje over wat je aan het doen was.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Opslaan…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Het verslag staat op het klembord.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Opgeslagen in “{name}”.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Reden</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Reden niet vermeld</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Door beiden verloren</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Er wordt al iets nagekeken.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Er is nog niets om na te kijken.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Bij het nakijken worden de zetten van een partij beoordeeld, en deze heeft er geen.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>De partij is niet afgelopen.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Nakijken zou verraden wat je moet spelen. Het wacht tot het einde.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Het nakijken is gestopt.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Er was nog niets gevonden.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Het nakijken kon niet verdergaan.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Wat gevonden is, blijft bewaard. Je kunt de partij nog eens nakijken. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Het begin</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Wit scoort {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>De partij is nagekeken.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>Ongedaan maken verwijdert alles.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Nauwkeurigheid: wit {white}, zwart {black}. Ongedaan maken verwijdert alles.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>Er stond te weinig op het spel voor een nauwkeurigheid.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Wit: te weinig op het spel voor een nauwkeurigheid, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Zwart: te weinig op het spel voor een nauwkeurigheid, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Wit: nauwkeurigheid {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Zwart: nauwkeurigheid {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>onnauwkeurigheden: {inaccuracies}, fouten: {mistakes}, blunders: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, gemiste combinaties: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, gevonden enige zetten: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>Het nakijken van “{name}” is gestopt.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>In “{name}” is geen partij nagekeken.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Intussen gewijzigd en ongemoeid gelaten: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Niet geschreven vanwege de tekencodering: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Nog niet nagekeken: {count}. Dezelfde opdracht gaat ermee verder.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>De partij op het bord is erbij; die wordt daar ongedaan gemaakt.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>{move} was beter: dat belooft {before} van de honderd punten, deze zet {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>De partij nakijken</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Partijen nakijken</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Elke zet wordt door zoeken beoordeeld. Slechte zetten krijgen een teken, een betere reeks en een zin; dat alles kun je in één keer ongedaan maken.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Nakijken</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>ongeveer {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>minder dan een seconde</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Elke partij wordt in het bestand opgeslagen zodra ze klaar is. Je kunt intussen verderspelen.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Snel: vindt wat een goede speler ziet</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Normaal: vindt de meeste combinaties</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Grondig: voor partijen die ertoe doen</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Nauwkeurigheid</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>Oké</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Terug naar de gewone waarde: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>De felrode rand is het doel van de onderste speler: daar worden zijn schijven dam. De bleke is van de andere speler.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Deze pagina is samengesteld uit de regels waarnaar het programma speelt.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Regels</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Harzdame kon de laatste keren niet starten.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Een veilige start kan helpen: met de standaardinstellingen, zonder eigen engines en zonder wat er open was. Je partijen en je instellingen blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Veilig starten</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Gewoon starten</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>Oké</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Dit is een veilige start.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>De standaardinstellingen gelden, zonder eigen engines; er is niets heropend. Je partijen zijn er allemaal. Wat je nu instelt, wordt vergeten als je het venster sluit.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Er is al een bestand “{name}”. Vervangen?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>De andere</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>De mijne</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>Het bord toont de partij zoals die daar nu staat.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Deze partij is daar nu een andere, en de jouwe heeft wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Deze partij staat er niet meer in. Hier is die nog.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>“{name}” is door een ander programma gewijzigd.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>Opslaan zet jouw partij daar in de plaats van de andere.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Je partij blijft.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>De partij opslaan</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Er is al een bestand “{name}”.</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Deze partij kan bij de partijen erin worden gevoegd, of het bestand kan worden vervangen: dan gaan die verloren.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Toevoegen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Vervangen</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Van 100 zulke partijen tussen gelijkwaardige spelers zou wit er {won} winnen, {drawn} remise spelen en {lost} verliezen.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Van 100 zulke partijen tussen gelijkwaardige spelers zou zwart er {won} winnen, {drawn} remise spelen en {lost} verliezen.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Wit in {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Zwart in {moves}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wint in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliest in {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Wit wint in {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Zwart wint in {moves}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Wit wint</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Zwart wint</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Grafiek van de waardering</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Zoeken in namen, toernooien, gegevens en commentaar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Elke uitslag</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Wit won</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Zwart won</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Geen uitslag</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Elk spel</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Alle sterren</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Sterren, minstens</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Tegen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Vanaf jaar</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>T/m jaar</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Opening: eerste zetten</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Bestand of map</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Elke stand</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>De stand op het bord</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Patroon of materiaal…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>Ook met verwisselde kleuren</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Exacte stand</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Patroon</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, beide kleuren</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Stand: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Deze zetten kunnen niet worden gespeeld.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Op {squares} kunnen geen schijven staan: daar zouden het dammen zijn.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>De partij zou hier afgelopen zijn: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Deze stand kan worden gespeeld.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Het stuk op {square} staat aan de rand; daarom is er niets verschoven.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>De stukken op {squares} staan aan de rand; daarom is er niets verschoven.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Kant zoals in de partij</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Het bord zien van de kant van waaruit ook de partij te zien is; anders van wit</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>In het spiegelbeeld zou dit spel niet hetzelfde zijn</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Alle stukken omhoog schuiven</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Alle stukken naar rechtsboven schuiven</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Alle stukken naar rechts schuiven</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Alle stukken naar rechtsonder schuiven</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Alle stukken omlaag schuiven</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Alle stukken naar linksonder schuiven</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Alle stukken naar links schuiven</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Alle stukken naar linksboven schuiven</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Hoofdvenster</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Uiterlijk en taal</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Naspelen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoog contrast, licht</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoog contrast, donker</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Van menu’s en meldingen. *: zoekt nog een lezer met deze moedertaal.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Licht of donker; hoog contrast heeft een eigen bord.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst van de regels</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>De lettergrootte van de regelpagina’s.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Startpagina bij het begin</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Die staat er tot je speelt of iets opent.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Hout</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grijs</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>Het uiterlijk van de velden, als het contrast niet hoog is.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coördinaten</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>De namen van de velden staan langs de rand van het bord.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Hele slagen</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Slagen worden met elk veld geschreven, niet alleen met het eerste en het laatste.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Mogelijke velden</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>De velden waar een opgepakt stuk heen kan, zijn gemarkeerd.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animatie</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>Hoe snel stukken gaan; zoals het systeem: zonder beweging als dat er minder wenst.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Vanaf jouw kant opzetten</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>Bij het opzetten is het bord gedraaid zoals jij het ziet.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natuurlijk</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Geen openingsboek</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Alleen beste zetten</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Wat variatie</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Veel variatie</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nooit</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Alleen op volle sterkte</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>Op elk niveau</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Tempo van de computer</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Hoe snel het antwoord van de computer te zien is.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Hoezeer de computer de eerste zetten varieert.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>De computer geeft verloren partijen op</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>Anders speelt hij door tot het einde.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>In jouw tijd nadenken</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>Op volle sterkte denkt de computer terwijl jij denkt.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>In het begin</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Altijd</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Zeggen dat je moet slaan</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>In het begin: tweemaal in elke familie van spellen. Het menu zegt het altijd.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>De klok loopt al vóór de eerste zet</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Anders begint hij zodra wit gezet heeft.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Pauze tussen zetten van computers</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Als computers tegen elkaar spelen en jij toekijkt.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Die staat in de notatie van je partijen.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Je rating</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Ook voor de notatie van partijen; 0 voor geen.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Luid</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Zetten, slagen, promoties en het einde van een partij zijn te horen.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>Geluid als de tijd opraakt</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Alleen voor je eigen tijd.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Grondig</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Hoeveel hij zegt terwijl je tegen de computer speelt.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Hints in stappen</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Een hint toont eerst het stuk, dan het veld, dan de reden.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Nakijken</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>Hoe diep er de volgende keer wordt nagekeken.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Keerpunten</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>De keerpunten van een nagekeken partij worden getoond.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Vanuit wit gezien</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Vanuit de speler aan zet</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Mijn partijen</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Openingsboek</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Hoeveel varianten de analyse toont.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Pijl van de beste zet</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>De beste gevonden zet is een pijl op het bord.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Pijl van de dreiging</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Wat de tegenstander zou spelen als die aan zet was.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Waarderingen</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>Vanuit wie de waardering wordt gegeven.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Analyse terwijl je speelt</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Anders staat die stil in partijen tegen de computer.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Waarderingen in de partij schrijven</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>Ook in partijen die er geen hadden; ze worden dan mee opgeslagen.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Partijen van de verkenner</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Waar die zoekt naar wat in een stand gespeeld is.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Volle zetten</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Elke zet</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritieke momenten</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Pauze tussen zetten</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>Hoe snel een partij zichzelf naspeelt.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Werkelijke bedenktijden</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Zetten duren zo lang als gespeeld, als de partij dat vermeldt.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Wachten bij commentaar</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Een partij die zichzelf naspeelt, wacht waar er iets te lezen is.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Aan het einde opnieuw beginnen</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Een partij die zichzelf naspeelt, stopt nooit vanzelf.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Borden van de strook</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>De standen die de strook met kleine borden toont.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Automatisch ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Geheugen</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Voor analyse en spel op volle sterkte.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Hoeveel kernen van deze computer denken op volle sterkte.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Eindspeldatabases gebruiken</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Eindspelen worden gespeeld en geanalyseerd met databases die de afloop kennen.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Geheugen voor het berekenen van databases</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Alleen terwijl eindspeldatabases worden berekend.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Er is niets te horen: daarvoor is een van de programma’s {programs} nodig.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Er is niets te horen: het systeem kon het geluid niet afspelen.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Instellingen zoeken</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Geen instelling heet zo.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Toetsenbord</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Deze rubriek herstellen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles herstellen</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Rubrieken</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Meerdere instellingen zijn gewijzigd.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Alle opdrachten hebben weer hun eigen toets.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>“{subject}” is weer zoals in het begin.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Alle instellingen zijn weer zoals in het begin.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>De instellingen uit “{name}” zijn overgenomen.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Stand opzetten</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Aan zet</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Stand als tekst (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>De stand als tekst (FEN); typ of plak er hier een</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Beginstand</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leegmaken</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Linksklikken plaatst, rechtsklikken verwijdert, slepen verplaatst. Toetsen: pijlen, 1–5, spatie, Delete.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle stukken</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als tekst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiëren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Plakken</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>De slagen worden bekeken…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Eindspeldatabases: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>De speler hernoemen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nieuwe naam</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>zoals het in elke partij is</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wijzigen</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Breedte van de lijst</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Iemand anders</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Spellingen van namen</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Sjtsjogoljev, Vjatsjeslav; Shchegolev, V.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Personen, één per regel</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>Eén persoon per regel, de spellingen gescheiden door puntkomma’s. Zoeken vindt ze onder elke spelling.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Log-likelihoodratio {ratio}; beslist bij {low} of {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>witte dam</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>witte schijf</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>zwarte dam</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>zwarte schijf</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leeg</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>opgepakt</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>kan hierheen</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>moet slaan</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kan zetten</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>niets</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Niets.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Schijven: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Dammen: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Eén zet terug</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Eén zet verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Oplossing tonen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Verder</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>De vorige stap (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>De volgende stap (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Een hint (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>De bedoelde zet (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Hoofdstuk {number} van {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Volgend hoofdstuk</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Alleen bibliotheek</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>De partij is opgeslagen in “{name}” en in de bibliotheek.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>De partij in de bibliotheek is nu zoals die op het bord.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>De bibliotheek heeft niet wat je met deze partij gedaan hebt.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Daar is die intussen gewijzigd of verwijderd, en dat blijft zo.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} opgelost</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Beste tot nu toe: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Mislukt: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Een fout: tien seconden minder</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} op rij</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Gewonnen van {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Remise tegen {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Verloren van {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>daarna {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Op tegenstander</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Op lengte</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Op opening</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Je Elo na elke partij</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Sterkte en stijl</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Sterkte</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stijl</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>Een gelijke partij: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>hoogstens {number} seconden per zet</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Je speelsterkte</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Gelijkwaardige tegenstander: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Je resultaten</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Voor dit spel niet bekend</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Nog niet genoeg partijen</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Speel zonder hulp tegen de computer: geen hint, geen zet terugnemen, geen analyse naast de partij. Na drie partijen is je speelsterkte bekend.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Hoe sterk de niveaus bij dit spel zijn, is nog niet gemeten.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Na drie partijen tegen de computer is je speelsterkte bekend.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>De maat is die van het programma zelf; met de rating van een club is die niet te vergelijken.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Volle zetten</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Elke zet</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritieke momenten</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Wat de strook toont</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>De strook sluiten</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>In deze partij is er geen te vinden.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Hier is geen partij die een hoofdstuk kan worden.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Deze stand</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Deze stand, om de volgende zet te vinden</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>De hele partij</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>Aan “{name}” is niets toegevoegd.</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Het staat in de studie “{name}”.</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Antwoorden</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Opnieuw lezen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Van de plank halen</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Het bestand blijft waar het is.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Het bestand kan nu niet worden gelezen.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Het bestand is er nu niet.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Alle studies</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Tegen {name} spelen</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Goed!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Ook goed! De studie gaat verder met deze zet.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Deze niet. Kijk waarom:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Deze niet. Probeer het nog eens.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Wat zou jij spelen? Doe de zet op het bord.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>De studie exporteren</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>“{name}” is geschreven.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Elke browser toont de pagina, ook zonder netwerk: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>De studie is van de plank gehaald; het bestand staat waar het stond.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Een studie openen</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>De studie opslaan</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nieuwe studie</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Naam van de studie</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Nieuwe studie…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Bestand openen…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rondleiding volgen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studies</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Cursussen om stap voor stap te lezen. Wordt er naar een zet gevraagd, speel die dan op het bord.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Een ander spel in vijf minuten</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Een rondleiding vraagt om zetten op het bord, van de eerste tot het einde van een partij.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Mijn studies</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Een studie is een bestand met partijen: maak er een van je eigen standen en partijen.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Alle studies</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bewerken</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Hoofdstukken schrijven, zetten toevoegen, vragen stellen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Studies</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – Studie</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Voorbeeld</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Aanvaller</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Ruilt graag</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Mijdt ruilen</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Bewaakt de achterste rij</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Speelt langs de rand</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Blijft bij elkaar</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Haast zich naar dam</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Geen gewoontes</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Gaat vooruit en dreigt waar het maar kan.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Biedt afruilen aan om het bord eenvoudig te maken.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Houdt de spanning erin en de stukken op het bord.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Verlaat de achterste rijen laat en met tegenzin.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Voelt zich veilig waar het van weinig kanten kan worden aangevallen.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Zet de schijven zij aan zij.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Stuurt de voorste schijf vooruit.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Speelt wat het beste lijkt.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Voor deze stand zijn alle databases er.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Eindspeldatabases berekenen?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Precies uitzoeken wie dit eindspel wint, en hoe?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Je kunt intussen verderspelen en op elk moment stoppen.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Berekenen</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Deelnemer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Ten opzichte van het gemiddelde van allen, met de fout bij 95%</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fouten</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Partijen die verloren gingen door een crash, een ongeldige of een te late zet</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>{count} gewonnen</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>{count} remise</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>{count} verloren</translation>
    </message>
    <message>
        <source>Sonneborn-Berger {value}</source>
        <translation>Sonneborn-Berger {value}</translation>
    </message>
    <message>
        <source>Buchholz {value}</source>
        <translation>Buchholz {value}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Tables: {count}</source>
        <translation>Databases: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Standen: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Duur: ongeveer {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Geheugen intussen: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>Opslagruimte: ongeveer {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Deze databases vragen meer geheugen dan toegestaan is.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Voor het berekenen is {needed} nodig; in het menu “Eindspeldatabases” is {allowed} toegestaan.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Het berekenen is gestopt.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Wat klaar was, blijft bewaard: {made} van {wanted} databases.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>De eindspeldatabases zijn klaar.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Het berekenen van eindspeldatabases is mislukt.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Wat klaar was, blijft bewaard.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De opslag is vol.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>In de map ervan mag geen bestand zo groot zijn.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>In de map ervan kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Er is niet genoeg geheugen.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Wit wint in {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Zwart wint in {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remise</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wint in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliest in {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Een eindspeldatabase kan niet worden gebruikt.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} kan niet worden gelezen: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} is geen eindspeldatabase.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} is gemaakt voor een ander spel of voor andere regels ervan.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} is beschadigd; opnieuw berekenen herstelt dat.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Partijgegevens</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>open</source>
        <translation>open</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behouden</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Al het andere in een bestand blijft letter voor letter zoals het is.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Ook in de bestanden waar ze vandaan komen</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Ook in het bestand waar de partij vandaan komt</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Je zet wordt gecontroleerd</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Opening</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Remise na 50 zetten zonder vooruitgang</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Elke speler mag 50 zetten doen zonder slag of zet met een schijf; daarna is het remise.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Zetten mogen worden teruggenomen</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Zoals hierboven</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Na elke partij omgewisseld</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Beginstand</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Stand op het bord</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Hoe je vriend je kent</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minuten per speler</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Je &amp;naam</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tijd</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Remise aanbieden?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Opgeven?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: een rondleiding</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Welkom</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Nu spelen</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Nieuw als je {known} kent: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Afgezien van bord en beginstand zijn de regels die van {known}.</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Je weet wat je moet weten. De knop hieronder begint een partij {game} tegen {name}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Anders bij {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>Het is het stuk op {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Een eerste zet</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Doe een eerste zet, welke je maar wilt.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>Zo begint een partij.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Hoe schijven gaan</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Breng de schijf van {origin} naar {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Eén stap is de hele zet van een schijf.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>Ook dat is een stap; maar breng de schijf naar {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Over eigen schijven</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Breng een schijf naar {target} met een sprong over je eigen schijven.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>De hele keten is in één zet overgestoken, en er is niets geslagen.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>Dat is een stap en geen sprong. Het doel is {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Hoe schijven slaan</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Sla een zwarte schijf.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Eroverheen naar het lege veld erachter: de schijf is weg.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Sla een zwarte schijf die naast de jouwe staat.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Schijven slaan ook opzij.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>Ook achteruit</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Sla een schijf die al achter de jouwe staat.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Schijven slaan ook achteruit, al gaan ze nooit zo.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Nooit achteruit</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Er staan twee schijven bij de jouwe. Sla die je kunt slaan.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>De andere staat erachter, en schijven slaan hier niet achteruit.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Hoe een slag begint</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Sla. Let op hoe de slag moet beginnen.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>De weg terug is alleen open voor een slag die al bezig is.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Dammen zijn veilig voor schijven</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Naast de jouwe staan een schijf en een dam. Sla wat die kan slaan.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>De dam kon niet worden geslagen: alleen een dam slaat dammen.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Een plicht</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Doe de enige zet die is toegestaan.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Er kon geslagen worden, dus moest de andere schijf wachten.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Meerdere in één zet</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Sla alles wat je kunt. Klik de velden aan waar je neerkomt, of alleen het laatste.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>De zet is pas voorbij waar niets meer geslagen kan worden.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Zoveel als je kunt</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Er is meer dan één slag, maar slechts één is toegestaan. Welke?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>Die slaat de meeste stukken, dus er was geen keus.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>De dam gaat voor</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Een dam en een schijf kunnen slaan, maar slechts één ervan mag. Welke?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>De dam moest het doen.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Dammen vóór schijven</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Er zijn meerdere slagen mogelijk, maar slechts één is toegestaan. Welke?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>Die slaat de meeste dammen.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Een dam zo vroeg mogelijk</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Meerdere slagen slaan evenveel in een andere volgorde. Welke is toegestaan?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>Het is de slag die het vroegst bij een dam komt.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Wat het meeste waard is</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Wat die slaat, is het meeste waard.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>De keus is aan jou</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Je kunt er meer of minder slaan. Sla er deze keer minder.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Minder mag ook; maar welke slag je ook kiest, die gaat door tot het einde.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>Dat mag ook, en slaat er meer. Sla er deze keer minder.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Dam worden</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Haal een dam.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Gekroond: een dam blijft het tot die geslagen wordt.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Die schijf komt er nog niet. Haal een dam.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Voorbijgaan is niet eindigen</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Sla. Wordt de schijf een dam?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>De schijf kwam alleen voorbij de velden waar gekroond wordt, en blijft een schijf.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Gekroond, en de zet is voorbij</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Sla. Waar eindigt het?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>De schijf is nu een dam, maar slaat in deze zet niets meer.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Onderweg gekroond</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Sla, en stop niet te vroeg.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Midden in de zet werd de schijf een dam en sloeg als dam verder.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Hoe dammen gaan</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Breng de dam naar {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>Zo beweegt een dam zich over het bord.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Ook daar kan hij heen; maar breng hem naar {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Hoe dammen slaan</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Sla met de dam.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Wat een dam kan bereiken, is in gevaar.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Een dam slaat er meerdere</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Sla meer dan één stuk. Let op waar de dam neerkomt.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>Waar hij neerkwam, bepaalde wat hij daarna kon slaan.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Waar hij moet neerkomen</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Sla met de dam. Let op waar hij moet neerkomen.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Hij moest neerkomen waar hij verder kon.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Achter een dam</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Omdat het laatst geslagen stuk een dam was, staat de jouwe er direct achter.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Geen rechtsomkeert</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Sla met de dam. Onderweg mag hij geen rechtsomkeert maken.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Kon hij rechtsomkeert maken, dan waren hier andere zetten toegestaan.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Meteen weg</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Sla met de dam. Wat hij slaat, is meteen uit de weg.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Als ze tot het einde bleven staan, waren hier andere zetten toegestaan.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Pas aan het einde weg</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Sla met de dam. Wat hij slaat, blijft tot het einde in de weg staan.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Als ze meteen weg waren, waren hier andere zetten toegestaan.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Bedreigde schijven en dreigingen</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Een van je schijven is bedreigd. Zoek een stap die is toegestaan.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Een andere stap had een dreiging gemaakt, en dat is nu verboden.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Een dam die genoeg gezet heeft</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Deze dam heeft alle zetten achter elkaar gedaan die hij mag. Doe een zet.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Nu is de dam weer vrij.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Eén tegen één</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Sla, en zie wat er van de partij wordt.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Elk één stuk: de partij is meteen remise.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Gewonnen zonder te slaan</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Win meteen: laat zwart zonder zet.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Zwart heeft stukken, maar geen ervan kan zetten.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Zwart heeft nog een zet. Laat er geen over.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Verliezen en winnen</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Geef je laatste schijf weg.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Zwart moet die slaan, en jij hebt gewonnen.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Daar hoeft zwart die niet te slaan. Geef hem meteen weg.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>De eerste dam wint</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Win meteen: haal een dam.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Een dam, en de partij is gewonnen.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Rondtoernooi</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Eén tegen allen</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Knock-out</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Zwitsers systeem</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Iedereen speelt tegen iedereen.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>De eerste deelnemer speelt tegen alle anderen.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Wie verliest, ligt eruit. Bij gelijke stand wordt opnieuw gespeeld; ten slotte beslist het lot.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>In elke ronde treffen deelnemers met ongeveer evenveel punten elkaar, en niemand twee keer.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>te laat</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>ongeldige zet</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>programma gecrasht</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>gearbitreerd</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>te lang</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>De test is open: {low} of {high} Elo voor {name}?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>De test is beslist: {high} Elo voor {name}, en niet {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>De test is beslist: {low} Elo voor {name}, en niet {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} staat niet meer bij je engines.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Voeg de engine weer toe, dan kan de partij worden gespeeld.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>het is geen toernooibestand</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>een nieuwere versie heeft het geschreven</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>het is te groot</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kan niet worden gelezen: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Het bestand staat in {folder} en blijft zoals het is.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Het toernooi kan niet beginnen.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Het toernooi kan niet verdergaan.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Alle voltooide partijen zijn bewaard.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Een ander venster speelt het nu.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} kan niet worden gestart.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} speelt dit spel niet.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name} stopte in plaats van te antwoorden.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} antwoordt niet.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} meldt een fout.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>De antwoorden van {name} hebben geen betekenis.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} heeft voor dit spel geen openingsboek.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} heeft voor dit spel geen eindspeldatabases.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>Een bestand dat {name} nodig heeft, kan niet worden gebruikt.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name} kan niet aan zo’n grens worden gehouden.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name} kan niet worden geschreven.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} is geen tekstbestand.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} bevat geen openingen.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>De opening in {name} kan niet worden gespeeld.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Er zijn niet genoeg verschillende openingen: kies minder partijen.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Een proces dat een partij speelde, is plotseling gestopt.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} (“{words}”)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Beëindigen als een test beslist (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s per zet</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s per zet</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Willekeurig en eerlijk</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Uit het openingsboek</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Uit een bestand…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>zoveel als nodig</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Toernooi van {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Toernooivorm</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Partijen per tweetal</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Aantal keren</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Ronden</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Herhalingen, hoogstens</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenktijd</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Openingen</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partijen tegelijk</translation>
    </message>
    <message>
        <source>or</source>
        <translation>of</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Onderste Elo</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Bovenste Elo</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Elo van de eerste</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Deelnemers</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Een toernooi heeft minstens twee deelnemers nodig.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>De eerste Elo van de test moet lager zijn dan de tweede.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Kies het bestand met de openingen.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Tegen mensen speelt de computer met een bedenktijd, niet met een aantal standen.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Openingen: partijen of standen</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partij</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Wit</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Het toernooi kan niet worden verwijderd.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Het toernooi kan niet worden teruggehaald.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Toernooien</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Terug naar het toernooi</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Een toernooi is onderbroken.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Alle voltooide partijen zijn bewaard, en de andere kunnen nog worden gespeeld.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>De uitslag staat in de ranglijst van het toernooi.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Keerpunten</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Typ ook de velden ertussen, zoals in {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Meerdere zetten passen.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>“{text}” is geen zet.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Typ het zoals {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Verslag kopiëren</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Een deel van het venster ontbreekt.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Je kunt op het bord spelen. Ontbreekt het ook na de volgende start, stuur het verslag dan naar de makers van Harzdame. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Er is iets misgegaan.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Je partij is er nog; je kunt die nu het best opslaan. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame bewaart wat je geschreven hebt.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame bewaart wat je geschreven hebt en probeert het vanzelf opnieuw.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (gered)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Niet alles kan nu worden bewaard.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>Wat je speelt en kiest, wordt geschreven zodra dat lukt.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>Wat je speelt en kiest, is weg als je Harzdame sluit.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Dat gebeurt zodra die weer antwoordt.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Het wordt steeds opnieuw geprobeerd.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Nog niet alles is opgeslagen.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Als je nu sluit, heeft de bibliotheek alleen wat tot nu toe gelezen is.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Als je nu sluit, gaat dat verloren.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Zolang deze vraag openstaat, sluit Harzdame vanzelf zodra alles geschreven is.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>In {folder} mag niets worden geschreven.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>De map {folder} is er niet.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>“{name}”</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Nog te schrijven: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>deze partij</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>partijen die je gespeeld hebt</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>partijen voor de bibliotheek</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>de rest van een import</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>wijzigingen in de bibliotheek</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>partijen van een toernooi</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>je repertoire</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>je studies</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>je antwoorden bij het oefenen</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>puzzelresultaten</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>wat in bestanden ongedaan kan worden gemaakt</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>instellingen</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>partijen en instellingen</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Elders opslaan…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Harzdame sluiten</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Open houden</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Toch sluiten</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Opslaan wat niet bewaard is</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Opgeslagen in “{name}”.</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Eindspeldatabases, alsof één dam eindeloos mocht zetten</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Eindspeldatabases</translation>
    </message>
</context>
<context>
    <name>Versions</name>
    <message>
        <source>Harzdame</source>
        <translation>Harzdame</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protocollen</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Gegevensmap</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>De tijd tussen twee zetten</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Zo snel ze kunnen</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s per zet</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>{color}: vanaf hier speelt een mens.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Wit: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Zwart: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Partij {id}, halve zet {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>De computer speelt onder zijn sterkte.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} kan niet worden gelezen: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} bevat geen geleerde gewichten.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} is gemaakt voor andere regels.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} is beschadigd; installeer het programma opnieuw om dat te herstellen.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>De bestanden worden gelezen…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wordt gestopt…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Spel: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Jaar</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Rating</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>De rating voor de notatie van de partij</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln zeshoek.</numerusform>
            <numerusform>%Ln zeshoeken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, het %Ln veld van één kleur.</numerusform>
            <numerusform>{size}, de %Ln velden van één kleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, alle velden (%Ln).</numerusform>
            <numerusform>{size}, alle %Ln velden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>Elk %Ln schijf</numerusform>
            <numerusform>Elk %Ln schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} en nog %Ln</numerusform>
            <numerusform>{moves} en nog %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Ze verschillen op één punt.</numerusform>
            <numerusform>Ze verschillen op %Ln punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln staat nu bij de verwijderde.</numerusform>
            <numerusform>%Ln staan nu bij de verwijderde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>Eén bestand dat in elke browser afspeelt, zonder netwerk.</numerusform>
            <numerusform>%Ln partijen in één bestand dat in elke browser afspeelt, zonder netwerk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Er is %Ln oefening.</numerusform>
            <numerusform>Er zijn %Ln oefeningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>De geselecteerde partij nakijken…</numerusform>
            <numerusform>De %Ln geselecteerde partijen nakijken…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>Eén partij die je bewerkt hebt, staat er niet meer in zoals die was; zie “Mijn partijen”.</numerusform>
            <numerusform>%Ln partijen die je bewerkt hebt, staan er niet meer in zoals ze waren; zie “Mijn partijen”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partij</numerusform>
            <numerusform>%Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} van %Ln partij</numerusform>
            <numerusform>{shown} van %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Nog één onvoltooide partij wacht in het menu.</numerusform>
            <numerusform>Nog %Ln onvoltooide partijen wachten in het menu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>{done} van %Ln hoofdstuk gelezen</numerusform>
            <numerusform>{done} van %Ln hoofdstukken gelezen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>{played} van één partij gespeeld</numerusform>
            <numerusform>{played} van %Ln partijen gespeeld</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>Eén puzzel om te herhalen</numerusform>
            <numerusform>%Ln puzzels om te herhalen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>Eén puzzel uit je eigen partijen</numerusform>
            <numerusform>%Ln puzzels uit je eigen partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>Eén partij die telt, {won} gewonnen</numerusform>
            <numerusform>%Ln partijen die tellen, waarvan {won} gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>{beaten} van één tegenstander verslagen</numerusform>
            <numerusform>{beaten} van %Ln tegenstanders verslagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>Het label “{label}” is van %Ln partij weggehaald.</numerusform>
            <numerusform>Het label “{label}” is van %Ln partijen weggehaald.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln partij is niet meer in de map.</numerusform>
            <numerusform>%Ln partijen zijn niet meer in hun map.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln partij is de sterren kwijt.</numerusform>
            <numerusform>%Ln partijen zijn hun sterren kwijt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>De partij is uit de bibliotheek verwijderd.</numerusform>
            <numerusform>%Ln partijen zijn uit de bibliotheek verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln partij ({numbers})</numerusform>
            <numerusform>{file}, %Ln partijen ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln partij met deze stand</numerusform>
            <numerusform>%Ln partijen met deze stand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Gegevens van %Ln partij</numerusform>
            <numerusform>Gegevens van %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: %Ln partij toegevoegd, {duplicates} overgeslagen</numerusform>
            <numerusform>{file}: %Ln partijen toegevoegd, {duplicates} overgeslagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>{done} van %Ln partij gewijzigd</numerusform>
            <numerusform>{done} van %Ln partijen gewijzigd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Van %Ln bestand is er maar {opened} geopend.</numerusform>
            <numerusform>Van de %Ln bestanden zijn er maar {opened} geopend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>En nog een probleem.</numerusform>
            <numerusform>En nog %Ln problemen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Eén partij verwijderd.</numerusform>
            <numerusform>%Ln partijen verwijderd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>Eén partij is naar “{name}” geschreven.</numerusform>
            <numerusform>%Ln partijen zijn naar “{name}” geschreven.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Het niveau erboven wint ongeveer {won} van %Ln partij ertegen.</numerusform>
            <numerusform>Het niveau erboven wint ongeveer {won} van de %Ln partijen ertegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Wint ongeveer {won} van %Ln partij tegen het niveau eronder.</numerusform>
            <numerusform>Wint ongeveer {won} van de %Ln partijen tegen het niveau eronder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln opening</numerusform>
            <numerusform>%Ln openingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>hoogstens %Ln seconde per zet</numerusform>
            <numerusform>hoogstens %Ln seconden per zet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Wit heeft een schijf minder</numerusform>
            <numerusform>Wit heeft %Ln schijven minder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Zwart heeft een schijf minder</numerusform>
            <numerusform>Zwart heeft %Ln schijven minder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Dat slaat één stuk.</numerusform>
            <numerusform>Dat slaat {number} stukken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Je tegenstander moet er minstens één slaan.</numerusform>
            <numerusform>Je tegenstander moet er minstens {number} slaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>De schijf op {squares} kon worden geslagen; nu kan niets meer.</numerusform>
            <numerusform>De schijven op {squares} konden worden geslagen; nu kan niets meer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Dat dreigt één stuk te slaan.</numerusform>
            <numerusform>Dat dreigt {number} stukken te slaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: tot nu toe %Ln partij</numerusform>
            <numerusform>{file}: tot nu toe %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>Eén zet is aan {side} toegevoegd.</numerusform>
            <numerusform>%Ln zetten zijn aan {side} toegevoegd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>De andere partij erin blijft zoals die is.</numerusform>
            <numerusform>De %Ln andere partijen erin blijven zoals ze zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Je kende {known} van %Ln zet.</numerusform>
            <numerusform>Je kende {known} van de %Ln zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>De volgende is over %Ln dag aan de beurt.</numerusform>
            <numerusform>De volgende is over %Ln dagen aan de beurt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Zien waar je %Ln stuk verloor</numerusform>
            <numerusform>Zien waar je %Ln stukken verloor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Vandaag %Ln partij die telt, {won} gewonnen.</numerusform>
            <numerusform>Vandaag %Ln partijen die tellen, waarvan {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Het kan in %Ln zet.</numerusform>
            <numerusform>Het kan in %Ln zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>Gewonnen in %Ln zet!</numerusform>
            <numerusform>Gewonnen in %Ln zetten!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>De volgende over %Ln uur.</numerusform>
            <numerusform>De volgende over %Ln uur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>De volgende over %Ln dag.</numerusform>
            <numerusform>De volgende over %Ln dagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Langste reeks zonder verlies: %Ln partij.</numerusform>
            <numerusform>Langste reeks zonder verlies: %Ln partijen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Minder dan %Ln zet</numerusform>
            <numerusform>Minder dan %Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>{least} tot %Ln zet</numerusform>
            <numerusform>{least} tot %Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln zet en meer</numerusform>
            <numerusform>%Ln zetten en meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Er is één zet te raden.</numerusform>
            <numerusform>Er zijn %Ln zetten te raden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} van %Ln punt</numerusform>
            <numerusform>{points} van %Ln punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>In 100 zulke partijen levert hij %Ln punt minder op dan de beste zet.</numerusform>
            <numerusform>In 100 zulke partijen levert hij %Ln punten minder op dan de beste zet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Eén partij wordt nagekeken.</numerusform>
            <numerusform>%Ln partijen worden nagekeken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Eén al nagekeken partij wordt overgeslagen.</numerusform>
            <numerusform>%Ln al nagekeken partijen worden overgeslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} van %Ln partij, {percent}%</numerusform>
            <numerusform>{done} van %Ln partijen, {percent}%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>{known} van %Ln stand is beoordeeld. Ongedaan maken verwijdert alles.</numerusform>
            <numerusform>{known} van de %Ln standen zijn beoordeeld. Ongedaan maken verwijdert alles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is nagekeken in “{name}”.</numerusform>
            <numerusform>%Ln partijen zijn nagekeken in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Eindspeldatabases zijn er voor hoogstens %Ln stuk</numerusform>
            <numerusform>Eindspeldatabases zijn er voor hoogstens %Ln stukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>Eén stuk heeft op dit bord geen plaats.</numerusform>
            <numerusform>%Ln stukken hebben op dit bord geen plaats.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln hoofdstuk</numerusform>
            <numerusform>%Ln hoofdstukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Een studie heeft hoogstens %Ln hoofdstuk.</numerusform>
            <numerusform>Een studie heeft hoogstens %Ln hoofdstukken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln kleine opgave, van de eerste zet tot het einde van een partij.</numerusform>
            <numerusform>%Ln kleine opgaven, van de eerste zet tot het einde van een partij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln periode</numerusform>
            <numerusform>, %Ln periodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} voor %Ln zet</numerusform>
            <numerusform>{time} voor %Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>remise over één zet</numerusform>
            <numerusform>remise over %Ln zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>Dat geeft één stuk meer weg dan het slaat.</numerusform>
            <numerusform>Dat geeft {number} stukken meer weg dan het slaat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Dat wint een stuk en levert een dam op.</numerusform>
            <numerusform>Dat wint {number} stukken en levert een dam op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Dat wint een stuk.</numerusform>
            <numerusform>Dat wint {number} stukken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>Na {answer} verliest de enige zet materiaal.</numerusform>
            <numerusform>Na {answer} verliest elk van de {number} zetten materiaal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>In de beste gevonden variant geeft {move} {soon} één stuk meer weg dan die slaat.</numerusform>
            <numerusform>In de beste gevonden variant geeft {move} {soon} {number} stukken meer weg dan die slaat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>In de beste gevonden variant wint {move} {soon} een stuk.</numerusform>
            <numerusform>In de beste gevonden variant wint {move} {soon} {number} stukken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In de beste gevonden variant slaat dit {soon} één stuk meer dan het weggeeft, te beginnen met {answer}.</numerusform>
            <numerusform>In de beste gevonden variant slaat dit {soon} {number} stukken meer dan het weggeeft, te beginnen met {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In de beste gevonden variant verliest dit {soon} een stuk, te beginnen met {answer}.</numerusform>
            <numerusform>In de beste gevonden variant verliest dit {soon} {number} stukken, te beginnen met {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Verliest de partij meteen door {answer}.</numerusform>
            <numerusform>Verliest de partij in {number} zetten, te beginnen met {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Mist de winst: {move} beëindigt de partij.</numerusform>
            <numerusform>Mist een winst in {number} zetten, te beginnen met {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>met de volgende zet</numerusform>
            <numerusform>in {number} zetten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>een dam</numerusform>
            <numerusform>{number} dammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>een schijf</numerusform>
            <numerusform>{number} schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>partij verwijderen</numerusform>
            <numerusform>%Ln partijen verwijderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>partij knippen</numerusform>
            <numerusform>%Ln partijen knippen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>partij plakken</numerusform>
            <numerusform>%Ln partijen plakken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>partij naar het bestand kopiëren</numerusform>
            <numerusform>%Ln partijen naar het bestand kopiëren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>partij naar een ander bestand verplaatsen</numerusform>
            <numerusform>%Ln partijen naar een ander bestand verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>partij verplaatsen</numerusform>
            <numerusform>%Ln partijen verplaatsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>partij bewerken</numerusform>
            <numerusform>%Ln partijen bewerken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>partij nakijken</numerusform>
            <numerusform>%Ln partijen nakijken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is verwijderd uit “{name}”.</numerusform>
            <numerusform>%Ln partijen zijn verwijderd uit “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is uit “{name}” geknipt.</numerusform>
            <numerusform>%Ln partijen zijn uit “{name}” geknipt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is in “{name}” gezet.</numerusform>
            <numerusform>%Ln partijen zijn in “{name}” gezet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is naar “{name}” gekopieerd.</numerusform>
            <numerusform>%Ln partijen zijn naar “{name}” gekopieerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is naar “{name}” verplaatst.</numerusform>
            <numerusform>%Ln partijen zijn naar “{name}” verplaatst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln partij heeft een andere plaats in “{name}”.</numerusform>
            <numerusform>%Ln partijen hebben een andere plaats in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>%Ln partij is bewerkt in “{name}”.</numerusform>
            <numerusform>%Ln partijen zijn bewerkt in “{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuut</numerusform>
            <numerusform>%Ln minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln schijf</numerusform>
            <numerusform>%Ln schijven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln dam</numerusform>
            <numerusform>%Ln dammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Speelt %Ln spel</numerusform>
            <numerusform>Speelt %Ln spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Je moet slaan: dit stuk kan het.</numerusform>
            <numerusform>Je moet slaan: deze {number} stukken kunnen het.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Niet met deze schijf: je schijf op {squares} is bedreigd.</numerusform>
            <numerusform>Niet met deze schijf: je schijven op {squares} zijn bedreigd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Deze schijf en die op {squares} zijn bedreigd; geen van beide mag dreigen.</numerusform>
            <numerusform>Deze schijf is bedreigd, en ook die op {squares}; geen ervan mag dreigen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln seconde</numerusform>
            <numerusform>%Ln seconden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln uur</numerusform>
            <numerusform>%Ln uur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln stand per zet</numerusform>
            <numerusform>%Ln standen per zet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Computer, %Ln stand</numerusform>
            <numerusform>Computer, %Ln standen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>hoogstens %Ln partij</numerusform>
            <numerusform>hoogstens %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>minstens %Ln partij</numerusform>
            <numerusform>minstens %Ln partijen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} van %Ln partij</numerusform>
            <numerusform>{played} van %Ln partijen</numerusform>
        </translation>
    </message>
</context>
</TS>
