<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name></name>
    <message>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>Den besten Zug als Pfeil zeigen</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Als gestrichelten Pfeil zeigen, was die andere Seite spielen würde, wenn man aussetzte</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Durch die Varianten gehen</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Pfeiltasten gehen von Zug zu Zug, Enter zeigt einen auf dem Brett, Esc verlässt die Varianten</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Eine Variante mehr</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Eine Variante weniger</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Deinen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Den Computer antworten lassen</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Die Zugfolge bis zu diesem Zug zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Diese Variante an die Stelle derjenigen setzen, von der sie abzweigt</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Abwerten</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Die nächste Variante an die Stelle dieser Zugfolge setzen</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Variante nach oben</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Diese Variante vor die darüberstehende setzen</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Diesen Zug und alles, was ihm folgt, löschen</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Folgendes löschen</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Die Zugfolge mit diesem Zug enden lassen</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Alles vor dieser Stellung löschen</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Diesen Zug ersetzen …</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Diesen Zug berichtigen und alles Folgende behalten, soweit es passt</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Züge dahinter einfügen …</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Fehlende Züge ergänzen und alles Folgende behalten, soweit es passt</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Anfang berichtigen …</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Aufstellen, womit das Spiel beginnt, und alle Züge behalten, soweit sie passen</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Angaben zur Partie …</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Spieler, Veranstaltung, Datum, Ergebnis und Ähnliches</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>In dieser Partie gelöscht …</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Ansehen, was gelöscht wurde, und es zurückholen</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Menü dieses Zuges</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Weitere Zeichen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Kommentar vor der Variante</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Kommentar hinter dem Zug</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Kommentar nach der Variante</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Aufs Brett stellen</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Hinter dieser Partie einfügen</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Aus der Datei löschen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>In eine Studie aufnehmen …</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Alle Partien durchsehen …</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Datei neu einlesen</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Datei schließen</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Angaben bearbeiten …</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Die Partien der Bibliothek, in denen sie vorkommt, unter dem Explorer auflisten</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Nächste gefundene Partie</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>Die nächste der Partien, die in der Bibliothek gefunden wurden</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Vorige gefundene Partie</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>Die vorige der Partien, die in der Bibliothek gefunden wurden</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Aus der Bibliothek entfernen</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Eröffnungen …</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Dein Repertoire: ansehen, ergänzen, üben</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Variante in mein Repertoire aufnehmen</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Für die Seite unten am Brett</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Wo habe ich mein Repertoire verlassen?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>Der erste Zug der Partie, der nicht darin ist</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Beantworten, was fällig ist</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Alles üben</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Alles beantworten, ob fällig oder nicht</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Zurück zu den Zügen</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Zug löschen</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Diesen Zug und alles danach löschen</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>Die Stellung oder die Zugfolge wird ein Kapitel einer Studie</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>In einer anderen Datei aufbewahren …</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Eine einfache PDN-Datei, wo du willst</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Nächste ohne Antwort</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Zu einer Stellung gehen, auf die du keine Antwort hast</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Aufgaben …</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Kombinationen und Endspiele zum Lösen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Erst den Stein zeigen, dann seinen Zug</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Auf dem Hauptbrett analysieren</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Die Aufgabe auf das Hauptbrett stellen</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>Die Aufgabe wird eine Übung in einer deiner Studien</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Übungsblatt …</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Aufgaben als Diagramme auf Papier, die Lösungen dahinter</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Misslungene ansehen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Mit einem Freund spielen …</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Über das Netz: hier im Haus oder mit einer Einladung</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Die Züge von selbst aufeinander folgen lassen</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Nächste kritische Stelle</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Weiter dorthin, wo sich die Partie wendet</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Vorige kritische Stelle</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Zurück dorthin, wo sich die Partie wendet</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Züge erraten …</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Die Züge dieser Partie selbst finden, für Punkte</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Streifen kleiner Bretter</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Die Partie in kleinen Brettern sehen</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Das Brett auf dem ganzen Bildschirm, mit den Kommentaren</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Zwei Partien nebeneinander …</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Diese Partie neben einer anderen sehen</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Weniger Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Mehr Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Beide Partien gehen zugleich weiter</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Erster Unterschied</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Dorthin, wo sich die Partien trennen</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Gleiche Stellung</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Dorthin, wo wieder die gleiche Stellung steht</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Linke Partie</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Rechte Partie</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Andere Partie …</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Rechts eine andere Partie zeigen</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Partie durchsehen …</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Die Fehler finden, und was besser war</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Aus den Fehlern lernen …</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Finde einen besseren Zug, wo die Durchsicht einen fand</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Daraus lernen</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Alle Partien der Datei durchsehen …</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Die Partien werden durchgesehen, während anderes weitergeht</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Durchsicht beenden</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Was schon gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Durchsicht der Partien beenden</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Die Züge, die am meisten änderten, auf kleinen Brettern</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen …</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zeigt, worin sich ein anderes Spiel von diesem unterscheidet</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Das Spiel in fünf Minuten, mit Zügen, die du selbst machst</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>Das Spiegelbild, in dem das Spiel dasselbe ist</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Dasselbe Spiel für die andere Seite: Farben getauscht, Brett gedreht</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Andere Seite am Zug</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Lehrgänge …</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Lehrgänge zum Lesen und zum Mitspielen auf dem Brett</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame in einer Stunde</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>Der Lehrgang für den Anfang, Zug für Zug</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Rundgang durch dieses Spiel</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Das Spiel auf dem Brett in fünf Minuten, mit Zügen, die du selbst machst</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>Die Stellung oder die Partie auf dem Brett wird ein Kapitel einer Studie</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Diese Stellung auf dem Hauptbrett analysieren</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Als Heft drucken …</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Die Fragen als Diagramme auf Papier, die Lösungen dahinter</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Als Seite für den Browser exportieren …</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Kopie zum Bearbeiten …</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Unter anderem Namen speichern …</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Studie bearbeiten</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Eine neue Partie beginnen</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Spiel wählen …</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Ein anderes Spiel spielen</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Von hier an spielen …</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Eine Partie mit der Stellung auf dem Brett beginnen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>Dieselbe Partie noch einmal</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Andere Farben</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>Dieselbe Partie mit getauschten Farben</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Gegen den nächsten Gegner spielen</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Wer nach dem Stärksten kommt, den du geschlagen hast</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück dorthin</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Die letzte Partie wieder aufs Brett stellen</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Zurückgenommene Züge wieder spielen</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Die Rücknahme rückgängig machen</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Computer zieht</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Den Computer ziehen lassen; denkt er schon nach, zieht er sofort</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Was muss ich schlagen?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Die Steine zeigen, die schlagen müssen, und wie viele</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>Den längsten Schlag auf dem Brett zeigen</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Die Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Ja, Remis anbieten</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Remis annehmen</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Die Computer warten lassen</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Für die Seite am Zug weiterspielen</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Partie in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Partien aus einer Datei öffnen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Die Partie in einer Datei speichern</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Bilder, Seiten und Texte der Partie</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Partienliste</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Die Partien der offenen Dateien</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Vorige Partie der Datei</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Nächste Partie der Datei</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Den Text der Partie und alle Probleme darin sehen</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Andere Schrift …</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Meine Partien …</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Alle Partien, die hier gespielt wurden</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Durchsehen deiner Partien beenden</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Andere angefangene Partie fortsetzen</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Bibliothek …</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Partien vieler Dateien suchen, ordnen und auszeichnen</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Turniere …</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Spielstärken und Programme gegeneinander spielen lassen</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Deine Spielstärke …</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Wie die Partien gegen den Computer ausgingen</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Stellung kopieren (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Stellung als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Partie kopieren (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Stellung oder Partie einfügen</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Sehen, was in dieser Stellung gespielt wurde</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen …</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Zeigt, wie die Stellung steht, und die besten Varianten</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Andere Engines …</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Tabellen dieses Spiels …</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Tabellen für diese Stellung berechnen …</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Herausfinden, wer wie gewinnt</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Berechnung abbrechen</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Zeigen, wie weit die Partie ist</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Variante wählen</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Die Züge, die hier gespielt wurden</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Behalten (Enter)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Die Zugfolge als Variante in die Partie übernehmen</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Zur Partie zurückkehren</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Brett übereck</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Das Brett übereck stellen</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>Übereck</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Pfeile und Markierungen entfernen</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Spiele vergleichen …</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Zeigt, worin sich die Regeln zweier Spiele unterscheiden</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>Über Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Was man sieht, wie schnell und in welcher Sprache</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Ganze Tabelle kopieren</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Wie eine Tabellenkalkulation sie nimmt, mit den Titeln der Spalten</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Holt das zuletzt entfernte Turnier zurück</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Spiele tauschen</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Stellt das zweite Spiel an die erste Stelle</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Bretter anderer Fenster</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Züge, Schläge und das Ende einer Partie hören</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Womit es weitergehen kann, die Tagesaufgabe, dein nächster Gegner</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Was der rote Rand ist</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Sehen, wo Steine zu Damen werden</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Alles finden …</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Befehle, Spiele, Einstellungen, Kurse und Dateien nach ihrem Namen</translation>
    </message>
    <message>
        <source>Go over the board by keys</source>
        <translation>Mit Tasten über das Brett gehen</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Pfeiltasten gehen von Feld zu Feld, die Eingabetaste nimmt auf und setzt ab</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Deine Steine ansagen</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Die Felder der Seite am Zug</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Die anderen Steine ansagen</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Die Felder der Seite, die gezogen hat</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Den letzten Zug ansagen</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>Der Zug, der zu dieser Stellung geführt hat</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Ansagen, wer besser steht</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Was die Analyse gefunden hat, wenn sie läuft</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Die Uhren ansagen</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>Die Zeit, die jede Seite noch hat</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Die Reihe ansagen</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Alle Steine in der Reihe des Feldes, auf das die Tasten gegangen sind</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>Über Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame ist Dame auf allen Feldern: Die Steine steigen von einer Ecke des Bretts zur anderen, ziehen gerade vorwärts und schlagen gerade in alle Richtungen. Es gilt Mehrheitsschlagzwang.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Datenordner öffnen</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Versionen kopieren</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Lizenzen …</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Nach einer neueren Version sehen</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Letzter Absturz …</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Hier öffnet kein Programm Ordner. Es ist {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Die Versionen sind in der Zwischenablage, für eine Mail oder ein Forum.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>Die Seite aller Versionen ist in deinem Browser geöffnet. Diese hier ist {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Hier wurde kein Browser gefunden. Die Seite ist {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>In eine Studie aufnehmen</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Name des Kapitels</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Name der neuen Studie</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Eine neue Studie …</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>freiwillig: merkt ihn als Gegner</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Wie ihr euch trefft</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> Minuten je Seite</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Andere Rechner dürfen sich verbinden</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Jedes Spiel gegen ein anderes Harzdame, Internationale Dame gegen jedes Programm, das DamExchange spricht.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>„{name}“ wieder behalten</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Das kann weder Name noch Adresse eines Computers sein.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>Die andere Seite muss auf dich warten.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Wer diesen Rechner über das Netz erreicht, kann sich mit dem Port verbinden und spielen. Mehr steht niemandem offen.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Nur Programme auf diesem Computer können sich verbinden. Sie wählen Spiel, Seite und Zeit.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Sucht nach einer Drohung …</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Keine Drohung zu suchen: Es muss geschlagen werden.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Keine Drohung: Die andere Seite könnte nicht ziehen.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Drohung: {move} ({score})</translation>
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
        <translation>Engines, die analysieren</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Einstellungen der Analyse</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Über null steht Weiß besser; 1,00 entspricht etwa einem Stein</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Über null steht die Seite am Zug besser; 1,00 ist etwa ein Stein</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Aus der Partie</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Bekannt: Tiefe {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Weiß {points} %</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Schwarz {points} %</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>{count} Stellungen</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Wartet, solange der Computer nachdenkt.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>Die Analyse ist abgebrochen. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Von hier an spielen …</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Beide Seiten selbst ziehen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Sehen, wie die Stellung steht, und die besten Varianten</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Mit Endspieltabellen genau herausfinden, wer gewinnt und wie</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Es gelten die üblichen. Die Datei wurde als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Deine Einstellungen ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Vorerst gelten die üblichen. Die Datei bleibt, wie sie ist: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Deine Einstellungen lassen sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>Die hinzugefügten Engines ließen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Die Datei wurde als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Die hinzugefügten Engines lassen sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Sobald das geht, sind sie wieder da. Die Datei bleibt, wie sie ist: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Wirkliche Bedenkzeiten</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Tempo (+ und −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Bei Kommentaren anhalten</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Optionen des Abspielens</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>wie gespielt</translation>
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
        <translation>Auslosung von zwei Zügen</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Auslosung von drei Zügen</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Auslosung mit elf Steinen</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Tabelle von drei Zügen</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Kleine Lostabelle (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Große Lostabelle (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Schalte sie ein und frage noch einmal.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>Die Analyse ist aus.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>Die Analyse hat noch nichts gefunden.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Diese Partie hat keine Uhr.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 führt zum Brett, und die Pfeiltasten gehen von Feld zu Feld.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Es ist kein Feld gewählt.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>Beide Seiten stehen gleich.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Weiß steht um {men} Steine besser.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Schwarz steht um {men} Steine besser.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>Die Stellung. Zum Ziehen einen Stein anklicken oder mit der Maus bewegen.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>Der Computer spielt ohne sein Eröffnungsbuch.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} ist kein Eröffnungsbuch.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} ist für eine neuere Fassung dieses Programms gemacht.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} entstand, als die Regeln des Spiels noch andere waren.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; installiere das Programm neu, um das zu beheben.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Der ganze Text bleibt erhalten; hier lässt sich sein Anfang bearbeiten.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Schwarz sitzt unten</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Kapitel hinzufügen</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Eine Textseite</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>Die Stellung auf dem Hauptbrett</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>Die Partie auf dem Hauptbrett</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Eine Stellung, aufzubauen …</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Eine Stellung oder Partien als Text …</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Kapitel nach oben</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Kapitel nach unten</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Kapitel löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Nach dem nächsten Zug fragen</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was würdest du spielen?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Einer je Zeile</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Dieser nicht. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Auch diese Antwort ist richtig</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Diesen Zug löschen</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Der Anfang des Kapitels</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Eine falsche Antwort: Was hier steht, liest, wer diesen Zug spielt.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Spiele auf dem Brett einen Zug; dann kann nach ihm gefragt werden.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Andere Züge, die du auf dem Brett spielst, werden zu Antworten auf die Frage „Warum nicht so?“.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Noch kein Zug</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Antwort auf andere Züge</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Lehrgang</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Name des Lehrgangs</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Name des Kapitels</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Text zu dieser Stellung</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Neue Seite</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Als Kapitel aufnehmen</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Kapitel aus Text</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Stellung oder Partien als Text</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Eine Stellung (FEN) oder eine oder mehrere Partien (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Dieser Text ist zu lang, um darin nach Partien zu suchen.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Keine Partie in diesem Text lässt sich aufstellen.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Der Text ist weder eine Stellung (FEN) noch eine Partie (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Der anderen Seite etwas sagen</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Andere Seite: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Du: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Hat jede Seite nur noch einen Stein oder eine Dame, ist es sofort remis.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Remis ist es auch, wenn eine Stellung zum dritten Mal entsteht.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Es wird abwechselnd gezogen, Weiß beginnt, und jeder zieht nur die eigenen Steine.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>Auf einem Feld steht höchstens ein Stein.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Steine ziehen {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Steine schlagen {directions}: über einen gegnerischen Stein auf dem Nachbarfeld auf das leere Feld direkt dahinter.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Kettensprung: Statt eines Schritts darf ein Stein {directions} über eine lückenlose Kette eigener Steine auf das leere Feld direkt dahinter springen; eine Dame in der Kette versperrt den Weg.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Damen schlagen {directions}: über einen gegnerischen Stein auf dem Nachbarfeld auf das leere Feld direkt dahinter.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Schlagzwang: Wer schlagen kann, muss schlagen.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Mehrheitsschlagzwang: Du musst einen Schlag wählen, der die meisten Steine nimmt.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Der erste Sprung eines schlagenden Steins geht {directions}.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>Remis ist es auch, wenn eine Stellung zum vierten Mal entsteht.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Das Ziel ist, alle Steine loszuwerden: Wer nicht ziehen kann, gewinnt.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Wer zuerst eine Dame bekommt, gewinnt sofort.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Es wird abwechselnd gezogen, Schwarz beginnt, und jeder zieht nur die eigenen Steine.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Steine können keine Damen schlagen.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>Gerade zählen nur die bespielten Felder.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Erst die Sprünge danach dürfen auch {directions} gehen.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Das darf er von jedem Feld aus.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Das darf er nur von der eigenen ersten Reihe aus.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Das darf er nur von {squares} aus.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Damen ziehen {directions}, beliebig viele leere Felder weit.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Damen ziehen {directions}, immer nur ein Feld weit.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Damen schlagen {directions}, aus jeder Entfernung über einen gegnerischen Stein, und landen auf dem leeren Feld direkt dahinter.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Damen schlagen {directions}, aus jeder Entfernung über einen gegnerischen Stein auf ein beliebiges leeres Feld dahinter.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Wo ihr Schlag von einem von mehreren Feldern aus weitergehen kann, muss eine Dame auf einem solchen landen.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Aber ein Schlag, der mit einer Dame endet, endet direkt hinter ihr.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Innerhalb eines Schlags darf eine Dame nicht kehrtmachen.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Eine schlagende Dame landet direkt hinter dem übersprungenen Stein.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Eine schlagende Dame darf auf jedem leeren Feld hinter dem übersprungenen Stein landen.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Ein Schlag geht weiter, solange derselbe Stein noch schlagen kann.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Er endet, wo ein Stein zur Dame wird.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Ein Stein, der unterwegs Dame wird, schlägt als Dame weiter.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Freie Wahl: Von mehreren Schlägen darf man jeden wählen.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Du musst einen Schlag wählen, der die meisten Steine nimmt.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Kann eine Dame schlagen, so muss mit einer Dame geschlagen werden.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Du musst einen Schlag wählen, der die meisten Damen nimmt.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Du musst einen Schlag wählen, der Damen so früh wie möglich nimmt.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Du musst einen Schlag vom größten Wert wählen: Dabei zählt jeder geschlagene Stein {man}, jede Dame {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>Unter gleichen einen, der die meisten Steine nimmt.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>Unter gleichen einen mit einer Dame.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>Unter gleichen einen, der die meisten Damen nimmt.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>Unter gleichen einen, der Damen so früh wie möglich nimmt.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Unter gleichen einen vom größten Wert: Dabei zählt jeder geschlagene Stein {man}, jede Dame {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Drohregel: Solange einer deiner Steine bedroht ist, darf keiner deiner anderen Steine so ziehen, dass er selbst droht.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Wer Steine hat, darf mit derselben Dame nicht mehr als {number} Mal hintereinander ziehen, ohne zu schlagen.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>Als FEN, für jedes Dameprogramm.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partie kopiert.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>Als PDN, für jedes Dameprogramm.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: noch {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, angehalten</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, läuft</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Sanduhr, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} je Zug</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} Byo-Yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} je Zug</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, Aufschub {time}</translation>
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
        <translation>Andere Bedenkzeit für Schwarz</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Gibt einer Seite als Vorgabe mehr Zeit als der anderen</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source>Time for the game</source>
        <translation>Zeit für die Partie</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Gutschrift (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Aufschub (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Byo-Yomi-Perioden</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Züge in einem Abschnitt</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
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
        <translation>Züge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Zeit danach</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>noch einmal dieselbe</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>Die Uhr steht: Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>Der Rechner war im Ruhezustand; diese Zeit zählt nicht. Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>Die Uhr steht.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Das verliert die Partie.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Das verschenkt den Gewinn.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>Das gibt eine Dame für die Gegenseite.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Schau noch einmal hin.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} schlägt sofort.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Es beginnt mit {answer}, und du hast keinen Ausweg.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (zurückgenommen)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} war besser.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>Zu deinen Zügen wird nichts gesagt.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Warnt vor erzwungenen Verlusten: Steine, der Wettlauf zur Dame, ein gewonnenes Endspiel.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Warnt auch vor anderen schwachen Zügen, wenn sich sagen lässt, warum.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Tipps in Schritten</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… nicht gezeigte Buchstaben: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Zwei Partien nebeneinander</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Die Partien beginnen nicht in derselben Stellung.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Die Züge sind gleich.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Die Züge sind gleich; die eine Partie geht dort weiter, wo die andere endet.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Sie trennen sich nach {move}: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Sie trennen sich beim ersten Zug: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Die gleiche Stellung entsteht wieder: links nach {one}, rechts nach {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Brett und Aufstellung</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Wie Steine ziehen</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Sprünge der Steine</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Wie Steine schlagen</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Wie Damen ziehen</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Wie Damen schlagen</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Welcher Schlag</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Wie ein Schlag weitergeht</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Wann geschlagene Steine verschwinden</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Wie eine Partie endet</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Ein Stein wird nur dort zur Dame, wo sein Schlag endet.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Steine springen nicht über eigene Steine.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Drohungen schränken keinen Zug ein.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Jeder geschlagene Stein verschwindet sofort, und der Schlag darf über sein Feld weitergehen.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Geschlagene Steine bleiben stehen, bis der ganze Schlag vorbei ist. Keiner wird zweimal übersprungen, und an keinem kommt man vorbei.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>Die Ecke links von Weiß ist {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>Die Ecke rechts von Weiß ist {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, auf den Reihen {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Schwarz beginnt.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Weiß beginnt.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Steine werden auf der letzten Reihe zur Dame.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Steine werden auf {squares} zur Dame.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>Sonst nach den Regeln von „{game}“.</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Weiß: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Schwarz: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>Dame {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>Stein {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Eine Stellung, die es zeigt, wird gesucht …</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Keine kleine Stellung zeigt es.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Erstes Spiel</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Zweites Spiel</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Auch zeigen, was gleich ist</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Die Regeln sind gleich.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} und {other} – Vergleich</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Nein</translation>
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
        <translation>An Port {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>Im selben Netz gibt die andere Seite {address} und Port {port} ein.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Das andere Programm hat das Protokoll verletzt: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>Die Stellung lässt sich nicht übermitteln: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Einen Rechner dieses Namens gibt es nicht.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Dort wartet kein Programm.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>Die andere Seite ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>Der andere Rechner ist nicht zu erreichen.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Ein anderes Programm benutzt diesen Port.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>Die Einladung gilt nicht mehr: Das Fenster der anderen Seite ist zu, oder es gibt eine neuere. Lass dir eine neue Zeile schicken.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>Der andere Rechner antwortet nicht. Ihr müsst beide im selben Netz sein; vielleicht ist dort eine Firewall im Weg: Sie muss Harzdame an Port {port} erreichen lassen.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Eigene …</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} oder {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Mit dem Trainer zählt eine Partie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Du hattest einen Tipp, darum zählt die Partie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>Der Computer hat für dich gezogen, darum zählt die Partie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Ein Zug wurde zurückgenommen, darum zählt die Partie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>Die Analyse lief mit, darum zählt die Partie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>Die Partie begann nicht wie üblich, darum zählt sie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>Die Partie wurde unterbrochen, darum zählt sie nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Eine so kurze Partie zählt nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Ein so früh vereinbartes Remis zählt nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>mit dem Trainer</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>zählt nicht</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Sofort anhalten</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Die laufenden Partien werden abgebrochen und später neu gespielt</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Die laufenden Partien werden zu Ende gespielt</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Partien suchen</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Bericht ansehen …</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Harzdame wurde beim letzten Mal nicht richtig beendet.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Deine Partien sind da. Was darüber bekannt ist, steht in einem Bericht, der an niemanden gesendet wurde.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Keine kritischen Stellen</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>In diesem Verlauf gibt es weder Bewertung noch Zeichen, Kommentar, Variante oder Schlag.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>Danach kommt keine kritische Stelle mehr.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>Davor gibt es keine kritische Stelle.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Von 100 Punkten konnte Weiß vor diesem Zug {before} erwarten, danach {after}.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Hier wurden andere Züge betrachtet.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Zu diesem Zug gibt es einen Kommentar.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Ein Abtausch beginnt.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>Die Verbindung über das Netz bleibt bestehen.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>Die Sprache wechselt mit dem nächsten Start.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>Die Sprache wechselt, sobald „{name}“ geschlossen ist.</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>In dieser Partie gelöscht</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Die Stelle gibt es in der Partie nicht mehr; „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Es wurde nichts gelöscht. Züge, die in dieser Partie gelöscht werden, bleiben hier, bis sie geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>in alle sechs Richtungen</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>in alle acht Richtungen</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>gerade in alle vier Richtungen</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>schräg in alle vier Richtungen</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>schräg vorwärts</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>seitwärts</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>schräg rückwärts</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>gerade rückwärts</translation>
    </message>
    <message>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>schräg nach rechts oben</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>schräg nach rechts unten</translation>
    </message>
    <message>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>schräg nach links unten</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>schräg nach links oben</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Remis ist es nach {number} Zügen jeder Seite ohne Schlag und ohne Zug eines Steins.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}: remis nach {number} Zügen jeder Seite ohne Schlag und ohne Umwandlung.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}: remis nach {number} Zügen jeder Seite.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Damen auf beiden Seiten, zusammen {least} oder {most} Steine</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Je eine Dame</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Eine Dame auf der Hauptdiagonale gegen {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Eine Dame gegen {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} oder mehr Damen</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} Damen</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} Steine, darunter eine Dame</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>einen oder zwei Steine, darunter eine Dame</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>Dame {square}: {moves} von {limit} Zügen</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Dort werden deine Steine zu Damen. Der blasse Rand gehört der Gegenseite.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>Der rote Rand ist dein Ziel.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>Markierungen auf dem Brett</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>Variante übernehmen</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>Züge löschen</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>Folgendes löschen</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>abwerten</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>Reihenfolge der Varianten</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>Zug ersetzen</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>Anfang berichtigen</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>zurückholen</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>review</source>
        <translation>Durchsicht</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nichts einzufügen.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>In der Zwischenablage ist keine Partie (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Was früher mit den Partien von Dateien gemacht wurde, lässt sich nicht mehr rückgängig machen.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Es war nicht zu lesen und wurde als {path} aufgehoben. Die Dateien sind, wie sie waren.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>Die Partie läuft: Ihre Züge bleiben, wie sie sind, bis sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Den letzten eigenen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Die Rücknahme rückgängig machen</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Spiel so beginnen lassen</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Nicht alle Züge passten.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Tabelle {percent} %</translation>
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
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Kyrillisch (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Westeuropäisch (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Westeuropäisch (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, niederes Byte zuerst)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, hohes Byte zuerst)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordisch</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Keltisch</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben zu lesen sind. &amp;Gelesen als:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Andere Buchstaben …</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Buchstaben der Datei</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Sprache oder Name</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Kodierungen suchen</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Text der Datei, so gelesen</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>So lesen</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Keine Seite kann den Gewinn erzwingen.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Endspieltabellen: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Längsten Gewinn zeigen</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K ist eine Dame, M ein Stein; der längste Gewinn zählt die Züge des Gewinners.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Tabellen: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Längster Gewinn</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color} bietet Remis an.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>Der Computer bietet Remis an.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>Das Angebot gilt, bis du ziehst.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Dieses Programm lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Es hat sich beendet, statt zu antworten.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Es antwortet nicht. Vielleicht ist es keine Engine, oder es braucht andere Argumente.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Es meldet einen Fehler.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Seine Antworten ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Spielt keines unserer Spiele</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Spielt alle Spiele</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Spielt {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Beste Varianten von {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Es wurde aufgegeben.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>Es spielt dieses Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Das Programm ändern</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Der des Programms</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, Version 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, Version 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> Sekunden je Zug</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Jeden Parameter auf das setzen, was die Engine vorschlägt</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;gumente</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>Be&amp;denkzeit</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Eine Engine wählen</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>From the opening book</source>
        <translation>Aus dem Eröffnungsbuch</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Aus den Endspieltabellen</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Tiefe {depth} · {speed} Mio. Stellungen je Sekunde</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Über null steht Weiß besser; 1,00 entspricht etwa einem Stein</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Über null steht die Seite am Zug besser; 1,00 ist etwa ein Stein</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Tiefe {depth} · erwartet {move}</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Eingebaute Engine</translation>
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
        <translation>Engine hinzufügen …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Hier lassen sich andere Dameprogramme hinzufügen, die das Hub-Protokoll sprechen. Sie können gegen dich und gegeneinander spielen und neben der eingebauten Engine analysieren.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Eine Engine wählen</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>{name} wird gefragt, was es ist …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>{name} wird gefragt …</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>{name} wurde entfernt.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Leg fest, wie es gestartet wird, und prüfe es dann.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>{name} wurde hinzugefügt. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} antwortet. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Art des Teilnehmers</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Stellungen je Zug</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Hinzugefügtes Programm</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Ein hinzugefügtes Programm</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Keines spielt dieses Spiel</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms je Zug</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Eine Spielstärke des Computers</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>Der Computer mit eigener Bedenkzeit</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>Der Computer mit einer Zahl von Stellungen</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Du oder jemand anderes an diesem Brett</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Computer, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Wie die Partie steht: Der helle Teil gehört Weiß</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Einstellungen (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Einstellungen exportieren</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Die Einstellungen stehen in „{name}“.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Einstellungen importieren</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>„{name}“ hat für „{setting}“ einen Wert, den es nicht gibt.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>„{name}“ ist keine Datei mit Einstellungen von Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Es wurde nichts geändert.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Übungsblatt</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramme auf einer Seite</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Lösungen auf Seiten am Ende</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Als PDF speichern …</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Hier ist keine Übung.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Auf ein Blatt kommen Aufgaben mit Lösung und die Fragen einer Studie.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Das Übungsblatt speichern</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>„{name}“ wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>{wins} gewonnen, {draws} remis, {losses} verloren für die Seite am Zug</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>im Mittel {average}, zuletzt {last}</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Klicken, um ihn in dein Repertoire aufzunehmen</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>In beiden deinen Repertoires</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>In deinem Repertoire für Weiß</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>In deinem Repertoire für Schwarz</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>Über diese Stellung ist nichts bekannt.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Hier gespielte Züge</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>Die Quelle, deren Züge zuerst kommen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Die Vorschau entsteht …</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Die Datei dieser Partien lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Seite 1 von {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>{width} Pixel breit</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Wo etwas gesagt wird</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Alle 5 Züge</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Alle 10 Züge</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>Die gezeigte Variante</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Alle Partien der Datei</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Zeichnung, in jeder Größe scharf (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Seiten mit Diagrammen (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Seite, die im Browser abläuft (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Text für Forum oder Mail</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: Steine, W B: Damen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Tasten: ← → Züge, ↑ ↓ Varianten, Leertaste spielt ab, F dreht das Brett um</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Sie liegt im Ordner {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>„{name}“ ist geschrieben.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Es lässt sich in einen Text, eine Mail oder einen Chat einfügen.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Er lässt sich in ein Forum oder eine Mail einfügen.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Text kopiert.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Die Seiten sind unterwegs zum Drucker.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>Der Drucker nimmt sie nicht an, oder die Datei lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Die Seiten wurden nicht gedruckt.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Keine Datei wurde verändert.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Du schlägst {own}, dein Gegner schlägt {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>Dein Gegner schlägt {taken}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Das beendet die Partie.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Das gewinnt eine Dame.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Das bringt eine Dame.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Das schlägt eine Dame.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge bekommt die andere Seite {soon} eine Dame, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>In der besten gefundenen Folge bringt {move} {soon} eine Dame.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Was auch geantwortet wird: Von {squares} kann als Nächstes kein Stein ohne Verlust ziehen.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Erlaubt einen Schlag: {answer} gewinnt {net}, {taken} für {given}.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} hätte zwangsläufig {taken} gewonnen.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Verpasst einen Schlag: {move} gewinnt {net}, {taken} für {given}.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Gibt den Rand frei, den {guard} bewacht hat: Die andere Seite bekommt {soon} eine Dame.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>In der besten gefundenen Folge gewinnt {move} {soon} die Partie.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Du musst {own} schlagen und wirst {given} los.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Du musst {own} schlagen.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>In der besten gefundenen Folge führt {move} dazu, dass eine Dame geschlagen wird.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge verliert das {soon} die Partie, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge kostet das eine Dame, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Das Endspiel war {was}: hier {own}, dort {theirs}. Jetzt ist es {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Erlaubt einen Schlag, der die Partie beendet, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Schlägt {own}, doch mit {answer} beginnt ein Schlag, der {taken} kostet.</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Verliert {taken}, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Verpasst mit {move} einen Schlag über {taken}.</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Muss {own} schlagen und wird {taken} los, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Muss {own} schlagen, angefangen mit {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Verpasst einen Schlag: Mit {move} wird man {given} los und schlägt {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} hätte die andere Seite gezwungen, {given} zu schlagen.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Rettet {square} nicht: Der Stein geht ohne Gegenwert verloren.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Lässt {square} ohne Gegenwert schlagen.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Rettet {squares} nicht: Die Steine gehen ohne Gegenwert verloren.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Lässt {squares} ohne Gegenwert schlagen.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>Die andere Seite bekommt {soon} eine Dame, und nichts hält sie auf.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Verpasst einen Durchbruch: {move} bringt {soon} eine Dame.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>unentschieden</translation>
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
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>Die Partie läuft: Ihr Ergebnis ergibt sich aus dem Spiel.</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Veranstaltung</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Kommentator</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Soweit bekannt: 2024, 5.2024, 17.5.2024</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>Weitere &amp;Angaben</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: Wertung</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>„{text}“ ist nicht als Datum lesbar.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>„{text}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>„{name}“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>„{name}“ wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Dort darf keine Datei so groß sein.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Sie darf nicht gelesen werden.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Den Ordner gibt es nicht; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>Es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Eines der Kapitel steht mit Änderungen, die nicht gespeichert sind, auf dem Hauptbrett.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Was in „{name}“ steht, ist gerade nicht festzustellen: {detail}</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Ein anderes Programm hat sie geöffnet. Schließe sie dort und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Es dauert noch etwas.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Dort fehlt die Berechtigung; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>Der Datenträger ist voll. Deine Partie ist noch da.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Dort darf keine Datei so groß sein; wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Darin steht keine Partie.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Ein anderes Programm hat die Datei inzwischen geändert oder entfernt. Bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Ein anderes Fenster schreibt sie gerade: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>In der Kodierung der Datei fehlt ein benötigter Buchstabe. Bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Draughts games</source>
        <translation>Damepartien</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>Die Partie wurde dort inzwischen geändert oder gelöscht.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>„{name}“ blieb unverändert.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Ein anderes Programm hat die Datei inzwischen geändert. Erst neu einlesen, dann geht es weiter.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>Ihrer Zeichenkodierung fehlt ein Buchstabe, der gebraucht wird, oder einige ihrer Buchstaben sind beschädigt.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>Sie darf nicht geändert werden.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Der Text ihrer Partien ist beschädigt: Beim Verschieben gerieten sie ineinander.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Alle Partien durchsehen …</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Nach Weiß</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Nach Schwarz</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Nach Ergebnis</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Nach Turnier</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopieren nach</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Die auf dem Brett bleibt dort und gehört jetzt zu keiner Datei.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Gelöschtes lässt sich zurückholen, bis die Datei geschlossen wird.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Wiederholt: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Rückgängig gemacht: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Partie der Datei zeigen</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>„{name}“ wurde inzwischen geändert.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Das ist deine Fassung; ihre Änderungen stehen noch nicht in „{name}“.</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Speichern bringt sie hinein.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Deine Änderungen stehen nicht in der Datei.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>Änderungen nicht gespeichert</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Eine Durchsicht läuft schon.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>Es gibt keine Partien durchzusehen.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Zuerst eine Datei mit Partien öffnen.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Alle diese Partien sind schon durchgesehen.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>Die Partie auf dem Brett kann noch einmal durchgesehen werden.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Durchsicht der Partien</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Die Durchsicht konnte nicht weitergehen.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Was gefunden wurde, bleibt. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Commands for the games</source>
        <translation>Befehle für die Partien</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Liste ausblenden</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Hier stehen die Partien der Dateien, die geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Streifen kleiner Bretter</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Ordner der Bibliothek</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>jetzt nicht</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Rundgang: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Mit Sternen</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Nicht zu Ende gelesen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Neuer Ordner …</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Neuer Ordner in „{name}“ …</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Ordner entfernen, Partien behalten</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Ordner umbenennen</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Es wurden noch keine Partien gesucht.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Suche in der Bibliothek, oder lass die Partien mit der Stellung auf dem Brett auflisten.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>Das ist die erste der gefundenen Partien.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>Das ist die letzte der gefundenen Partien.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Diese Partie lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Ihr Text bleibt in der Bibliothek; „Exportieren …“ schreibt ihn in eine Datei.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zeigt, worin sich ein anderes Spiel von diesem unterscheidet</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Das Spiel in fünf Minuten, mit Zügen, die du selbst machst</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Neues Etikett</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>Der Ordner „{name}“ wurde entfernt; seine Partien sind noch in der Bibliothek.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>In „{name}“ geschriebene Partien: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Eine andere Partie</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Namen, Turniere, Jahre suchen</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>In der Bibliothek suchen</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Diese Partie nehmen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>Die Partien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Der Text in der Zwischenablage ist zu lang, um darin Partien zu suchen.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Hier ist keine Partie.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>No game matches.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partie {number} von {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Auf das Brett</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Wähle eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Diese Partie war nicht bis zum Ende lesbar; ihr Text bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Text der Partie</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Harzdame ({level})</source>
        <translation>Harzdame ({level})</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Partien öffnen</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Importiere sie in die Bibliothek, um die Partien aller Dateien zu durchsuchen.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben zu lesen sind.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Gelesen wurden sie als {encoding}.</translation>
    </message>
    <message>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Chinesisches Schach</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Englische Dame</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Italienische Dame</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Pool-Dame</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Spanische Dame</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Russische Dame</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Brasilianische Dame</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Kanadische Dame</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Portugiesische Dame</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Tschechische Dame</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Thailändische Dame</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Friesische Dame</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Dame auf 64 Feldern</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Dame auf 144 Feldern</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (vermutet)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>keine Mehrheit</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>fliegende Damen</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>kurze Damen</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>Steine schlagen rückwärts</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>Steine schlagen nur vorwärts</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>Mehrheitsschlagzwang</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>Damenschlag zuerst</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>meiste Damen</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>Damen zuerst</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>weggeben</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>Verlieren gewinnt</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>erste Dame gewinnt</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>Schlag vom größten Wert</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>freie Wahl</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <source>{name} (Harzdame, {level})</source>
        <translation>{name} (Harzdame, {level})</translation>
    </message>
    <message>
        <source>Harzdame ({level}, {style})</source>
        <translation>Harzdame ({level}, {style})</translation>
    </message>
    <message>
        <source>The computer waits for you.</source>
        <translation>Der Computer wartet auf dich.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Er zieht, sobald du die Leertaste drückst.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Gefundene Partien</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Namen, Turniere, Jahre suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Anmerkung {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Ausgezeichneter Zug</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Erzwungener Zug</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>Schlechtester Zug</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Ausgeglichene Stellung</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Gleiche Chancen, ruhige Stellung</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Gleiche Chancen, lebhafte Stellung</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Unklare Stellung</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Mit der Idee</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Gerichtet gegen</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Besser ist</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Schlechter ist</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Gleichwertig ist</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Anmerkung der Redaktion</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Neuerung</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side} steht etwas besser</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side} steht deutlich besser</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side} steht auf Gewinn</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side} ist erdrückend überlegen</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side} ist in Zugzwang</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side} hat etwas mehr Raum</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side} hat mehr Raum</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side} hat entscheidend mehr Raum</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} ist etwas besser entwickelt</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side} ist besser entwickelt</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} ist entscheidend besser entwickelt</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side} hat die Initiative</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side} hat dauerhafte Initiative</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side} hat Angriff</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side} hat zu wenig für das Material</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side} hat genug für das Material</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side} hat mehr als genug für das Material</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side} beherrscht das Zentrum etwas besser</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side} beherrscht das Zentrum besser</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side} beherrscht das Zentrum entscheidend</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side} hat eine schwache Grundreihe</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side} hat eine gut gesicherte Grundreihe</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side} hat eine schlecht postierte Dame</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side} hat eine gut postierte Dame</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side} hat eine sehr schwache Steinformation</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side} hat eine eher schwache Steinformation</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side} hat eine eher starke Steinformation</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side} hat eine sehr starke Steinformation</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side} hat schlecht abgestimmte Steine</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side} hat gut abgestimmte Steine</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side} hat die Eröffnung sehr schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side} hat die Eröffnung schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side} hat die Eröffnung gut gespielt</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side} hat die Eröffnung sehr gut gespielt</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} hat das Mittelspiel sehr schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side} hat das Mittelspiel schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side} hat das Mittelspiel gut gespielt</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side} hat das Mittelspiel sehr gut gespielt</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} hat das Endspiel sehr schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side} hat das Endspiel schlecht gespielt</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side} hat das Endspiel gut gespielt</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side} hat das Endspiel sehr gut gespielt</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side} hat etwas Gegenspiel</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side} hat Gegenspiel</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side} hat entscheidendes Gegenspiel</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side} ist in Zeitnot</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side} ist in großer Zeitnot</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>{move} wurde gespielt.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Besser als die Partie</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Ebenso gut</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Fast so gut</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Nicht so gut</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>{move} wurde gespielt. Die beiden ließen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>{move} wurde gespielt. Aus 100 solchen Partien bringt das {played} Punkte, dein {own_move} bringt {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Es wurde nichts geraten.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Gut geraten</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Eine schwere Partie</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>wie in der Partie: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>ebenso gut oder besser: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>fast so gut: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>verfehlt: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – gezeigt</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – deiner: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Meine Züge als Varianten behalten</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>{done} geraten, {left} noch vor dir</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Verfehlte Züge, die teuersten zuerst; die Zahl sagt, wie viele Punkte sie in 100 Partien kosten.</translation>
    </message>
    <message>
        <source>Guess the moves</source>
        <translation>Züge erraten</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Spiele die Züge einer Seite. Was gespielt wurde oder ebenso gut ist, bringt drei Punkte, was fast so gut ist, einen. Die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Vom Anfang der Partie an</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Von der Stellung auf dem Brett an</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Bisher geraten</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Noch einmal …</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Verfehlte Züge</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>{color} am Zug: Was wurde gespielt?</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Ein anderer Zug</translation>
    </message>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Ziehe auf dem Brett, oder gib den Zug ein.</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Er wird mit dem der Partie verglichen …</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Sieh dir {square} an.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>Noch einmal H zeigt, wohin der Stein geht.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} schlägt und landet auf {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} geht nach {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>Noch einmal H sagt, warum.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Versuch es mit {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Das gewinnt die Partie.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Er gewinnt zwingend, gleich wie dein Gegner antwortet.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Damit beginnt ein Schlag: Du gibst {given} und schlägst {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Er gewinnt zwingend {taken}.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Es ist der einzige Zug.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Damit beginnt ein Schlag: Du wirst {given} los und schlägst nur {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Dein Gegner muss danach {given} schlagen.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Er bringt eine Dame.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Er gibt {given} und schlägt {back} zurück.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Danach kann keiner deiner Steine geschlagen werden.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>einen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Oder spiel einfach los: mit einem Zug auf dem Brett.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Wie möchtest du anfangen?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Sieh in einer Minute, was in {game} anders ist, und spiel dann.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Es lernen</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Eine leichte Partie spielen</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Ich kann schon Dame</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>„Harzdame in einer Stunde“, Zug für Zug auf einem Brett.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Ein Rundgang durch {game} in fünf Minuten, mit Zügen, die du selbst machst.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Zurück zum Brett</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Sie blieb liegen, als Harzdame endete.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Eine weitere unbeendete Partie</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>{number}. Zug</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Deine letzte Partie</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Tagesaufgabe</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Früher nicht gelöst; jetzt sind sie wieder dran.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Gewinne, die du ausgelassen hast.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Noch nicht versucht.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Nicht gelöst; versuch es noch einmal.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Gegen {name} spielen</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Was in {game} anders ist.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Deine Spielstärke: etwa {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Dein Fortschritt</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>Die Suche geht nicht. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Nicht mehr suchen</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Freunde suchen</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Gib einen Namen ein, unter dem man dich kennt.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Ihr drückt beide diesen Knopf und seht einander. Vorher wird nichts gesendet oder empfangen; danach sieht euer Netz deinen Namen und das Spiel, solange dieses Fenster offen ist.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>Auch du bist zu sehen, als „{name}“.</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Wird gesucht … Du bist als „{name}“ zu sehen.</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Noch niemand gefunden. Ist der Knopf auch drüben gedrückt, im selben Netz? Dann ist vielleicht eine Firewall im Weg: Erlaube Harzdame dort dieses Netz, oder lade mit einer Zeile ein.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>eine andere Version</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Einladen</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>{name} einladen: {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>Die Einladung wurde zurückgezogen.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>ohne Uhr</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>ein Spiel, das diese Version nicht kennt</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} lädt dich ein: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Du spielst Weiß.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Du spielst Schwarz.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Diese Einladung kommt von einer anderen Version von Harzdame. Ihr braucht beide dieselbe.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Das ist keine Einladung, oder ein Teil fehlt: Kopiere die ganze Zeile, von „harzdame:“ an.</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Diese Einladung gilt einem Spiel, das diese Version nicht kennt.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Einladung erstellen</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>Die Einladung</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Einladung kopieren</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Gib einen Namen ein, unter dem man dich kennt.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Eine Zeile Text, die du verschickst und die drüben unter „Ich bin eingeladen“ eingefügt wird. Sie führt im selben Netz zu diesem Rechner; von anderswo muss dein Router den Port weitergeben.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Es wird gewartet. Die Einladung gilt, solange dieses Fenster offen ist, und nur wer die Zeile hat, kommt herein. (Port {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>Eine Einladung geht nicht. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>Die Einladung</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Füge die Zeile ein, die du bekommen hast.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Neues Turnier …</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Stufen des Computers, andere Programme und Menschen spielen gegeneinander.</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Wo liegt es?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Keine Taste</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Eigene Taste</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Andere Taste: hier drücken</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Drücke die Taste, die der Befehl haben soll</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>„{key}“ gehört jedem Fenster selbst.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>„{key}“ war die Taste von „{command}“; das hat jetzt keine.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>„{command}“ hatte diese Taste; jetzt hat es keine.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Kein Befehl passt dazu.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten ändern …</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Am Brett</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Zurück</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Das Damespiel, das du kennst</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Welches Damespiel kennst du?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Das ist in {game} anders:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Die Regeln sind gleich.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>{game} spielen</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Beide vergleichen, mit Stellungen …</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Lieber {known} spielen</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Es gibt keinen Fehler, aus dem sich lernen lässt.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>Die Durchsicht hat keinen Zug markiert, neben dem ein besserer steht.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Deine Änderungen an „{name}“ sind nicht in der Datei gespeichert.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Sie sind bei deinen Partien aufgehoben.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>Die letzte Partie ist bei deinen Partien aufgehoben.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Den Rest einlesen</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Ein Import in die Bibliothek wurde abgebrochen, als Harzdame endete.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>Was bis dahin aus {names} gelesen war, ist in der Bibliothek.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>{count} Dateien und Ordnern</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Eifriger Spieler</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Starker Vereinsspieler</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Turnierspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Meisteranwärter</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Volle Stärke</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Hat eben erst die Regeln gelernt und sieht nicht weiter als bis zu deinem nächsten Schlag.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Sieht einen einfachen Abtausch und wenig mehr.</translation>
    </message>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Du kannst kaum einen Punkt erwarten.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Du kannst fast jeden Punkt erwarten.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Du kannst etwa {percent} % der Punkte erwarten.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Sieht, was gleich geschlagen wird, und wenig mehr.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Zählt Abtäusche durch, übersieht aber oft Schläge nach hinten.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Spielt zum Spaß und fällt auf eine gute Falle herein.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Rechnet gern und schätzt manchen Zug falsch ein.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Sieht kurze Kombinationen und bestraft Schnitzer.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Plant voraus und verschenkt selten einen Stein.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Pariert jede Drohung und übersieht wenig.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Findet tiefe Kombinationen; da brauchst du einen guten Tag.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Rechnet fehlerlos; nur lange Pläne bleiben verborgen.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Sieht weit voraus und macht aus kleinen Vorteilen Siege.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Lässt dir kaum eine Chance und nutzt jede, die du lässt.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>So stark, wie es die Bedenkzeit erlaubt.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>This change was not made.</source>
        <translation>Diese Änderung wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Die Partie wurde inzwischen aus der Bibliothek entfernt.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Die Partie wurde inzwischen anderswo geändert; jetzt ist ihr neuer Stand zu sehen.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>Die Bibliothek lässt sich nicht benutzen.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>Die Bibliothek antwortet nicht.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Vielleicht ist der Datenträger beschäftigt; versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} lässt sich nicht lesen oder schreiben: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} ist keine Partienbibliothek und blieb unberührt.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} stammt von einer neueren Version dieses Programms und blieb unberührt.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} enthält Dinge, die keine Bibliothek dieses Programms hat und die deine Partien verändern könnten. Es wurde nichts daran verändert.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} ist beschädigt. Setze eine Kopie an ihre Stelle; die Dateien, aus denen sie entstand, sind unberührt.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} ist beschädigt, wo diese Partie steht; die anderen Partien sind, wie sie waren.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in {name}; versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Der Datenträger ist voll. In der Bibliothek ging nichts verloren.</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Der Import wurde angehalten.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Es war keine neue Partie dabei.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Die Partien sind in der Bibliothek.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Aufgenommene Partien: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Ausgelassen, weil schon in der Bibliothek: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Als Text behalten, weil nicht bis zum Ende lesbar: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Dateien ohne lesbare Partie: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Andere Dateien in den Ordnern, die nicht angesehen wurden: {count}.</translation>
    </message>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Weitere Partien, die hier nicht stehen: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>In den Ordnern nicht angesehen, wo nur PDN-Dateien genommen werden: {endings}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: als Text behalten. Die erste: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>schon in der Bibliothek</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>schon in der Bibliothek, mit anderen Kommentaren oder Angaben</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>enthält keine Partien</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>nicht lesbar ({detail})</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>ohne Endung</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, als Text behalten: {reason}</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, Partie {game}, Zeile {line}</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>{name} oder der Ordner ist schreibgeschützt. Es blieb alles, wie es war.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>Die Änderung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Es war nichts zu ändern.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Die Partien sind geändert.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>In der Bibliothek geänderte Partien: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Auch in ihren Dateien geändert: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Ausgelassen, weil sie inzwischen anderswo geändert wurden: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, Partien: {count}. {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Damepartien (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Einen Ordner mit Unterordnern importieren</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>Die Partie ist in der Bibliothek, unter „Meine Partien“.</translation>
    </message>
    <message>
        <source>This game is in the library already.</source>
        <translation>Diese Partie ist schon in der Bibliothek.</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Angaben zu Partien</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren …</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Partie vom Brett dazu</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Schreibweisen von Namen …</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Neues Etikett …</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Namen und Texte durchsuchen</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Teile von Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>Der Text ist nicht auf diesem Rechner; er liegt dem Quelltext dieses Teils bei.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Vorschau: {moves}</translation>
    </message>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc führt zurück, Enter übernimmt die Zugfolge in die Partie.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Sicherer Start – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>{move} wurde gespielt.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Finde einen besseren Zug für Weiß.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Finde einen besseren Zug für Schwarz.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Der Stein auf {square} zieht.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Er zieht nach {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Versuch einen anderen Zug.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>Das wurde gespielt.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Dieser Zug konnte nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>Die Antwort: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Nicht so gut</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>Die beste Zugfolge: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>Zu {move}: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Der beste Zug!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Genauso gut!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>Das ist besser.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>Auf Anhieb gefunden</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>{found} von {count} auf Anhieb gefunden</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Alles verbessert</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Einen zweiten Blick wert</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – gefunden</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – später gefunden</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – gezeigt</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – übersprungen</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Aus den Fehlern lernen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Die Zugfolge noch einmal zeigen</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>Zu diesem Zug der Partie</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Wähl einen Zug, um zu sehen, was besser war.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Ein anderer Zug</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Er wird mit dem besten verglichen …</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Finde einen besseren Zug, wo die Durchsicht einen fand. Die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Wessen Fehler?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Fehler von Weiß</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Fehler von Schwarz</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Der entscheidende Moment</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Zwei entscheidende Momente</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Drei entscheidende Momente</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Dieser Text der Datei hat hier keine Bedeutung. Er bleibt erhalten.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Ab hier ließen sich die Züge der Datei nicht lesen. Sie bleiben als Text erhalten.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Von einem so langen Text wird nur der Anfang gezeigt. Alles bleibt erhalten.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Varianten: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Restzeit: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Verbrauchte Zeit: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Bewertung: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Weiß gewinnt in {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Schwarz gewinnt in {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Einen Zug oder sein erstes und letztes Feld eingeben (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Hier erscheinen die Züge der Partie.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Suchen: ein Name, ein Spiel, ein Datum</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Die Partie als Text</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Gespielte Partien bleiben, bis du sie löschst; alles andere bleibt mindestens dreißig Tage.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Jede Partie, die du spielst, bleibt hier, beendet oder nicht.</translation>
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
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Mit einem Freund spielen</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Jemand hier im Haus</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Mit Zeile einladen</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Ich bin eingeladen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Wie ihr euch trefft</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Nur eine Seite kann über das Netz gespielt werden.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} ist nicht mehr unter den Gegnern.</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Warte auf einen Gegner.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Die Verbindung wird aufgebaut.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>Die andere Seite möchte diese Partie nicht.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>Die andere Seite möchte einen Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Die andere Seite ist gegangen.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>{name} wird gefragt.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Die andere Seite</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Du spielst Weiß.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Du spielst Schwarz.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Verbunden mit {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} will jetzt nicht spielen.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Andere Programme als Harzdame spielen nur Internationale Dame.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>Die andere Seite ist einverstanden.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Der Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>Die andere Seite ist nicht einverstanden.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Der Zug bleibt.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Es wird kein Gegner mehr gesucht.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>Die andere Seite hat die Partie verlassen.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Es kommt keine Verbindung zustande.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Deine Zeit ist um.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Die Zeit der anderen Seite ist um.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Was daraus folgt, überlässt das Protokoll beiden Seiten. Ihr könnt weiterspielen.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Die andere Seite wurde gefragt, ob der Zug zurückgenommen werden darf.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>Der Zug bleibt, wenn eine Seite weiterspielt.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Neue Übung</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Neue Zugfolge</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Kapitel 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Dateien importieren …</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Deine Bibliothek ist leer.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Hier ist noch keine Partie.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Füge die Partien von Dateien oder Ordnern hinzu; du kannst sie auch hierher ziehen.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Hier ist keine Partie, wie du sie suchst.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Über das Menü einer Partie kommt sie in Ordner und erhält Sterne und Etiketten.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Weiß ist am Zug.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Schwarz ist am Zug.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Zieh einen Stein mit der Maus, oder klick erst ihn und dann sein Zielfeld an.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Das ist eine frühere Stellung.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>Die Uhr läuft: Die Partie geht nach ihrem letzten Zug weiter.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Mehrere Schlagzüge enden auf {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Klick das Feld an, über das deiner führt.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>Der Computer spielt weiter.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Er lehnt das Remis ab.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Keine Antwort auf dein Remisangebot.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Deine Partie ist sicher. Du kannst noch einmal Remis anbieten. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>Der Computer ist ausgefallen.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Deine Partie ist sicher. Mit der Leertaste versucht er es noch einmal. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Deine Partie ist sicher. Du kannst noch einmal nach einem Tipp fragen. ({detail})</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>Die Stellung ist zum Untersuchen hier.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Du kannst für beide Seiten ziehen.</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Du kannst sie noch einmal lösen; es zählt nicht.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Die Tagesaufgabe hattest du schon.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Deine Partien werden durchgesehen</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partie {number} von {total}; gefundene Aufgaben: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Es gibt keine neue Partie durchzusehen.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Spiel eine: Verpasste Gewinne werden hier zu Aufgaben.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Kein verpasster Gewinn wurde gefunden.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Deine nächsten Partien lassen sich später durchsehen.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Endspieltabellen werden berechnet</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Tabelle {number} von {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Endspiele kommen aus Endspieltabellen.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Diese sind im Menü der Analyse ausgeschaltet.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Sturm beenden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Meine Partien durchsehen</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Endspieltabellen berechnen</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Zurücknehmen, neu versuchen</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Weiter trainieren</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Nächstes Endspiel</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Welche Eröffnung</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Ihre Züge oder ein Teil ihres Namens, eingetippt.</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>deinem Repertoire für Weiß</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>deinem Repertoire für Schwarz</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Diese Variante ist schon in {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>Statt {moves} spielst du jetzt einen anderen Zug.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Du hast dein Repertoire im {number}. Zug verlassen.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Gespielt hast du {played}; du kennst {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Dein Gegner hat dein Repertoire im {number}. Zug verlassen.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Gespielt wurde {played}; du hast eine Antwort auf {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>„{name}“ ist gerade nicht da.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Dein Repertoire wird gelesen, sobald die Datei zurück ist, und bekommt, was du bis dahin hinzufügst.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Dein Repertoire wurde gelesen.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Dein Repertoire wurde gelesen; was du hinzugefügt hast, steht jetzt darin.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Dein Repertoire ist die erste Partie von „{name}“.</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Ein Teil deines Repertoires war nicht lesbar und ist nicht mehr darin.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Die Datei, wie sie war, ist als „{name}“ aufgehoben.</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Noch nichts. Ziehe auf dem Brett, und die Züge werden aufgenommen.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Stellungen: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>fällig: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>ohne Antwort: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Sieh zu</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Das ist nicht dein Zug.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Spiele jetzt den richtigen Zug.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Er ist auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Ein neuer Zug</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Spiele ihn, um ihn dir zu merken.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Dein Zug?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Neue Züge: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Fertig für jetzt.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>Der nächste ist in {count} min fällig.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>Der nächste ist in {count} h fällig.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>Die Zugfolge bis hierher</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>Nur Partien aus der Grundstellung können in ein Repertoire.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Dein Repertoire ist noch nicht gelesen.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Spiele zuerst die Züge, die du kennen willst.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Diese Partie hat nichts verlassen, was du kennst.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Deine Antworten beim Üben lassen sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>„{name}“ wurde anderswo geändert.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Die Datei wurde neu gelesen; deine letzte Änderung ist nicht darin.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Repertoire aufbewahren in</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Repertoire für</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Etwas zu diesem Zug sagen (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Zieht am liebsten Stein neben Stein, sieht einen einfachen Abtausch und wenig mehr.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Tauscht für sein Leben gern, übersieht aber oft Schläge nach hinten.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Immer vorwärts, immer drohend – und fällt auf eine gute Falle herein.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Fühlt sich am Rand sicher, rechnet gern und schätzt manchen Zug falsch ein.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Bewacht die hinteren Reihen, sieht kurze Kombinationen und bestraft Fehler.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Eilt zur Dame und gibt selten einen Stein her.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Hält die Spannung, beantwortet jede Drohung und übersieht wenig.</translation>
    </message>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: schon geschlagen</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Beide Seiten haben verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>Du hast keine Steine mehr.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>Du hast keinen Zug mehr.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>Weiß hat keine Steine mehr.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>Schwarz hat keine Steine mehr.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Du hast die erste Dame.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Du bist alle Steine los.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>Du hast keinen Zug mehr, und das gewinnt hier.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Weiß hat die erste Dame.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Weiß ist alle Steine los.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>Weiß hat keinen Zug mehr, und das gewinnt hier.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Schwarz hat die erste Dame.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Schwarz ist alle Steine los.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>Schwarz hat keinen Zug mehr, und das gewinnt hier.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>Weiß hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>Schwarz hat keinen Zug mehr.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>Dieselbe Stellung stand zum dritten Mal auf dem Brett.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>Dieselbe Stellung ist zum vierten Mal entstanden.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Die Züge, die die Regeln dafür zulassen, sind verbraucht.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>Auf jeder Seite steht nur noch ein Stein oder eine Dame.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Die vereinbarte Zahl von Zügen verging ohne Schlag und ohne Zug eines Steins.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Beide Seiten haben sich darauf geeinigt.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Weiß hat aufgegeben.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Schwarz hat aufgegeben.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>So steht es in der Partieaufzeichnung.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Die Zeit von Weiß ist abgelaufen.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Die Zeit von Schwarz ist abgelaufen.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Die Zeit ist abgelaufen, aber eine einzelne Dame kann nicht gewinnen.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Am Brett spielen</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>Als Nächstes an diesem Brett: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Das Turnier wartet auf diese Partie.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Die Computer spielen inzwischen ihre Partien.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>Die Partie wurde nicht geöffnet.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Nicht alle Partien wurden kopiert.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Partien, die sich nicht lesen ließen und fehlen: {count}.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Die Partien wurden nicht exportiert.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Alles finden</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Befehl, Spiel, Einstellung, Kurs oder Datei finden</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Was gefunden wurde</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>An dieser Engine lässt sich nichts einstellen.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Sonst: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Du spielst gerade über das Netz.</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Eine andere Partie auf dem Brett würde diese beenden, für beide Seiten.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Harzdame zu schließen würde die Partie beenden, für beide Seiten.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Diese Stellung ist nicht spielbar.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Kopiere einen Teil davon, oder speichere ihn als Datei und öffne diese.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Dieser Text ist zu lang, um darin Partien zu suchen.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Der Text ist weder eine Stellung (FEN) noch eine Partie (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nichts zum Einfügen da.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Stellungen in {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Egal</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Auf den Feldern</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Felder anklicken oder überstreichen; die rechte Taste nimmt weg. Alles Übrige bleibt offen.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Weißer Stein</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Weiße Dame</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Schwarze Dame</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Weiße Steine</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Weiße Damen</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Schwarze Steine</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Schwarze Damen</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, mindestens</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, höchstens</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Weißer Stein</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Weiße Dame</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Schwarze Dame</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>„{path}“ lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Deine Lehrgänge konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>„{path}“ lässt sich gerade nicht schreiben.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>Der Lehrgang steht noch im Regal.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>Die Liste wurde als {path} aufgehoben. Deine Dateien sind, wo sie waren: Öffne sie wieder.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>Die Liste deiner Lehrgänge war nicht lesbar.</translation>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Das Programm lässt sich für dieses Spiel nicht starten.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Das Programm hat sich beendet.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Das Programm hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>Die Antwort des Programms ist kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Die Suche danach ist fehlgeschlagen.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Partien mit dieser Stellung</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>In keiner Partie der Bibliothek kommt diese Stellung vor.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>läuft von selbst</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Seite vor</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Auf dem Brett stehen noch keine Steine.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Auf {detail} kann kein Stein stehen: Dort wäre er eine Dame.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Auf {detail} stehen zwei Steine.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Ein Feld {detail} gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Die Stellung hat zu viele Schläge, um gespielt zu werden.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>„{detail}“ ist keine Stellung; eine sieht so aus: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partie {game}, Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Darin steht keine Partie.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Ab hier folgen Bytes, die kein Text sind.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Das ist keine Textdatei; Partien stehen darin nicht.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Im Kopf der Partie stehen zwei verschiedene Spiele: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Sie ist zu lang, um gelesen zu werden: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>Die Angabe, die hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Der Kommentar, der hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>Die Variante, die hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>Die Partie bricht hier ab; was davor steht, wird gezeigt.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>Der Zug {detail} ist nicht erlaubt; die Züge davor werden gezeigt.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} kann mehrere Züge bedeuten; gelesen wird {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Ihre Buchstaben wurden als {detail} gelesen, was falsch sein kann.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>„{detail}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Dieses Spiel kennt Harzdame nicht: {detail}.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>Die Anfangsstellung ist nicht möglich.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Das Ergebnis nach den Zügen ist ein anderes als das im Kopf der Partie.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Probleme: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Datei wird geöffnet …</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Partie wird gelesen …</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Deine Partien werden gelesen …</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exportiere …</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Eröffnungsbücher und Endspieltabellen werden befragt …</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Tabellen werden berechnet</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, Tabelle {number} von {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Die Bibliothek wird durchsucht …</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Partien kommen in die Bibliothek</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Durchsicht der Partie</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Art der Aufgaben</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Alle Arten von Aufgaben</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Kurze Endspiele</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Längere Endspiele</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Schwere Endspiele</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Aufgaben: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Deine Ergebnisse der Aufgaben können gerade nicht gelesen werden.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Tagesaufgabe</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Endspiele</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Eine Aufgabe am Tag, für alle dieselbe</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Aufgaben, so schwer, wie du stark bist</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Was misslang, kommt wieder, bis du es kannst</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Gewinne, die du in deinen Partien verpasst hast</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>So viele wie möglich in drei Minuten</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Gewinnen gegen perfekte Verteidigung</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Wettlauf zur Dame</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Damenfang</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>An den Rand</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Wahl des Schlags</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Stiller Zug</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Weiß zieht und gewinnt</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Schwarz zieht und gewinnt</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Finde die Kombination.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Finde den Schlag, der gewinnt.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Finde den Zug, der gewinnt.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Deine Züge: {moves}. Der kürzeste Weg hat {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Du gewinnst noch immer.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>Und wie weiter?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Dieser Zug ließ sich nicht prüfen.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>Er zählt nicht. Versuch einen anderen.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Der Stein auf {square} zieht.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Er geht nach {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Das ist nur remis.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Jetzt gewinnt Schwarz.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Jetzt gewinnt Weiß.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Das gewinnt nicht.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Schwarz antwortet {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Weiß antwortet {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Kürzer geht es nicht.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>Der kürzeste Weg hat {count}: Geh ihn unten durch.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>Das gewinnt auch!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Gelöst, mit einem Tipp.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Das ist er.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Für jetzt kannst du alle.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Für {game} gibt es keine Aufgaben.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Wähle oben ein anderes Spiel.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Was dir anderswo misslingt, kommt hier wieder, bis du es kannst.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Noch keine Aufgaben aus deinen Partien.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Lass deine Partien nach Gewinnen durchsehen, die du verpasst oder verschenkt hast.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Für {game} gibt es keine Endspiele.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Sie kommen aus Endspieltabellen.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Drei Minuten</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Löse so viele, wie du kannst. Sie werden schwerer, und jeder Fehler kostet zehn Sekunden.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>Der Sturm ist vorbei.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>Die nächste in {count} min.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>etwa {rating}, vorläufig</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Die Aufgaben dieses Spiels sind nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} enthält keine Aufgaben.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} gehört zu anderen Regeln.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; eine neue Installation behebt es.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Die Einladung als QR-Code</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Heute gelöst: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>in Folge: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Jetzt ohne Trainer</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Noch einmal ohne Hilfe</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Jetzt gegen {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Erst einmal gegen {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>Zum ersten Mal gegen {name} gewonnen!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Wie stark die Stufen bei diesem Spiel sind, ist noch nicht gemessen.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Das Ergebnis zählt für die Schätzung deiner Spielstärke.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Deine Spielstärke ist etwa {elo}. Nach einigen weiteren Partien ist das sicherer.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Deine Spielstärke ist etwa {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Deine Spielstärke ist etwa {elo} ({change}); {percent} % der Punkte waren zu erwarten.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Nirgends steht, welches Spiel das ist; gelesen wurde es als {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Nirgends steht, welches Spiel das ist.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>Es wurde als {game} gelesen, passt aber auch zu anderen Spielen.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Als {game} lesen</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Diese Partie lässt sich nicht auf dem Brett zeigen.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Etwas in dieser Partie ist zweifelhaft.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Diese Partie ließ sich nicht ganz lesen; der Rest bleibt in ihr erhalten.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>{path} ist zurzeit nicht da.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame wurde beim letzten Mal nicht richtig beendet; es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Deine angefangene Partie ist wieder da.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Deine angefangene Partie wartet im Menü.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Was von einer angefangenen Partie gesichert wurde, ist beschädigt.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Sie bleibt, wo sie ist; beim nächsten Start wird wieder nach ihr gesehen.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Eine angefangene Partie lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>„{name}“ wurde inzwischen geändert oder verschoben.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>Die Partie auf dem Brett ist vollständig; beim Speichern wird nach einer Datei gefragt.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>Die Uhr steht, bis du ziehst oder P drückst.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Ihr Text ist im Menü bei deinen Partien.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>Die Partie ist wieder auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Du musst schlagen.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Die Steine auf {squares} können je {number} schlagen.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Die Steine auf {squares} können schlagen.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Der Stein auf {squares} schlägt {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Der Stein auf {squares} kann schlagen.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Du musst so viele wie möglich schlagen.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Hier sind {number} zu schlagen, nicht nur einer.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Hier sind {number} zu schlagen, nicht {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Steine ziehen nie rückwärts.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Die möglichen Felder leuchten auf.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Dieser sitzt im Augenblick fest.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Dahin kann dieser Stein nicht ziehen.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Er kann im Augenblick gar nicht ziehen.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Das ist zu weit: Hier dürfen auch Damen nur kurz springen.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>Das ist zu weit: Steine dürfen nur kurz springen.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Diese Dame hat {number} Mal hintereinander gezogen.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Zieh mit einem anderen Stein.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>Auf {origin} steht kein Stein.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Dieser Stein gehört der Gegenseite.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Zum Ziehen den Stein auf ein anderes Feld setzen.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Auf {target} steht schon ein Stein.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Du musst hier mit einer Dame schlagen.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Du musst so viele Damen wie möglich schlagen.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Du musst Damen so früh wie möglich schlagen.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Du musst schlagen, was am meisten wert ist.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>Der Schlag geht weiter: Spring mit diesem Stein weiter.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>Das ist zu weit: Die Dame muss auf {squares} landen.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>Das ist zu weit: Ein Schlag, der mit einer Dame endet, landet auf {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>Der Schlag geht auf {squares} weiter: Die Dame muss dort landen.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>In diese Richtung kann dieser Stein nicht schlagen.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Steine können keine Damen schlagen.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>In diese Richtung kann ein Schlag nicht beginnen.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>Der Weg ist versperrt.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Zwei Steine ohne Lücke hintereinander kann man nicht überspringen.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Über eigene Steine kann er hier nicht springen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Kommentar hinzufügen</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Kommentar bearbeiten</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Vor der Variante {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Kommentar zu {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Nach der Variante {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Replace {move}</source>
        <translation>{move} ersetzen</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Hinter {move} einfügen</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Am Anfang einfügen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>Der richtige Zug</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>In der Regel von jeder Seite einer</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>„{text}“ ist hier kein Zug.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Möglich: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Es folgt kein Zug.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Alle folgenden Züge passen noch: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Folgende Züge: {count}, davon nicht mehr passend: {lost}. Diese kommen zu den gelöschten.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Auf dem Brett ziehen oder tippen.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Bericht über einen Absturz</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Das ist der ganze Bericht, und er wurde an niemanden gesendet. Dein Name, deine Partien und deine Ordner stehen nicht darin. Wenn du helfen willst, kopiere oder speichere ihn und schicke ihn den Machern von Harzdame per Mail oder in einem Forum, mit einem Wort dazu, was du gerade getan hast.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Gespeichert in „{name}“.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Grund nicht angegeben</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Von beiden verloren</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Eine Durchsicht läuft schon.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Noch gibt es nichts durchzusehen.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Eine Durchsicht beurteilt die Züge einer Partie, und diese hat noch keine.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Eine Durchsicht würde verraten, was zu spielen ist. Sie wartet bis zum Schluss.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Die Durchsicht wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Gefunden war noch nichts.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Genauigkeit: Weiß {white}, Schwarz {black}. Rückgängig entfernt alles auf einmal.</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>Die Partie ist durchgesehen.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Die Durchsicht konnte nicht weitergehen.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Was gefunden wurde, bleibt. Die Partie kann noch einmal durchgesehen werden. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Weiß holt {percent}</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>Rückgängig entfernt alles auf einmal.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>Für eine Genauigkeit stand zu wenig auf dem Spiel.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Weiß: zu wenig auf dem Spiel für eine Genauigkeit, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Schwarz: zu wenig auf dem Spiel für eine Genauigkeit, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Weiß: Genauigkeit {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Schwarz: Genauigkeit {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>Ungenauigkeiten: {inaccuracies}, Fehler: {mistakes}, grobe Fehler: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, Schläge verpasst: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, einzige Züge gefunden: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>Die Durchsicht von „{name}“ wurde beendet.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>In „{name}“ wurde keine Partie durchgesehen.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Inzwischen geändert und in Ruhe gelassen: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Wegen ihrer Zeichenkodierung nicht geschrieben: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Noch nicht durchgesehen: {count}. Derselbe Befehl macht mit ihnen weiter.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>Die Partie auf dem Brett ist dabei; sie wird dort rückgängig gemacht.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>Besser war {move}: Das verspricht {before} von hundert Punkten, dieser Zug {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Partie durchsehen</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Jeder Zug wird durch eine Suche beurteilt. Schlechte Züge bekommen ein Zeichen, eine bessere Zugfolge und einen Satz; alles zusammen lässt sich auf einmal rückgängig machen.</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Jede wird in der Datei gespeichert, sobald sie fertig ist. Inzwischen kann weitergespielt werden.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Partien durchsehen</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Schnell: findet, was ein guter Spieler sieht</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Normal: findet die meisten Schläge</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Gründlich: für Partien, auf die es ankommt</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Zurück zum üblichen Wert: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Der kräftige rote Rand ist das Ziel der Seite, die unten sitzt: Dort werden ihre Steine zu Damen. Der blasse gehört der anderen Seite.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Diese Seite ist aus den Regeln zusammengesetzt, nach denen das Programm spielt.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – Regeln</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Harzdame konnte die letzten Male nicht starten.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Ein sicherer Start kann helfen: mit den üblichen Einstellungen, ohne eigene Engines und ohne das, was geöffnet war. Deine Partien und deine Einstellungen bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Sicher starten</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Wie üblich starten</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Das ist ein sicherer Start.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Es gelten die üblichen Einstellungen, ohne eigene Engines; nichts wurde wieder geöffnet. Deine Partien sind alle da. Was du jetzt einstellst, wird vergessen, wenn du das Fenster schließt.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Es gibt schon eine Datei „{name}“. Soll sie ersetzt werden?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Die andere</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>Das Brett zeigt die Partie, wie sie jetzt dort steht.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Diese Partie ist dort jetzt eine andere, und deine hat Änderungen, die nicht gespeichert sind.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Diese Partie steht nicht mehr darin. Hier ist sie noch.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>„{name}“ wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>Beim Speichern kommt sie dort an die Stelle der anderen.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Deine Partie bleibt.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Eine Datei „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Du kannst diese Partie hinzufügen oder die Datei ersetzen; dann gehen die Partien darin verloren.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Von 100 solchen Partien zwischen gleich Starken würde Weiß {won} gewinnen, {drawn} remis spielen und {lost} verlieren.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Von 100 solchen Partien zwischen gleich Starken würde Schwarz {won} gewinnen, {drawn} remis spielen und {lost} verlieren.</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Weiß in {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Schwarz in {moves}</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gewinnt in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliert in {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Weiß gewinnt in {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Schwarz gewinnt in {moves}</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Verlauf der Bewertung</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Beliebige Sterne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Sterne, mindestens</translation>
    </message>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Namen, Turniere, Angaben und Kommentare durchsuchen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Ab Jahr</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>Bis Jahr</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Eröffnung: erste Züge</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Datei oder Ordner</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Jede Stellung</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Die Stellung auf dem Brett</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Muster oder Material …</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>Auch mit vertauschten Farben</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Genaue Stellung</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, beide Seiten</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Stellung: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Diese Züge sind nicht spielbar.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Auf {squares} können keine Steine stehen: Dort wären sie Damen.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>Die Partie wäre hier zu Ende: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Diese Stellung ist spielbar.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Der Stein auf {square} steht am Rand, daher wurde nichts verschoben.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Die Steine auf {squares} stehen am Rand, daher wurde nichts verschoben.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Seite wie in der Partie</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Das Brett von der Seite sehen, von der auch die Partie zu sehen ist; sonst von Weiß aus</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>In seinem Spiegelbild wäre dieses Spiel nicht dasselbe</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Alle Steine nach oben schieben</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Alle Steine nach rechts oben schieben</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Alle Steine nach rechts schieben</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Alle Steine nach rechts unten schieben</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Alle Steine nach unten schieben</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Alle Steine nach links unten schieben</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Alle Steine nach links schieben</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Alle Steine nach links oben schieben</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Look and language</source>
        <translation>Aussehen und Sprache</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Nachspielen</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Von Menüs und Meldungen. *: noch ohne muttersprachliche Durchsicht.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Hell oder dunkel; bei hohem Kontrast ist das Brett ein eigenes.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Text der Regeln</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>Die Schriftgröße der Regelseiten.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Startseite zu Beginn</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Sie ist da, bis du spielst oder etwas öffnest.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>Das Aussehen der Felder, wenn der Kontrast nicht hoch ist.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>Am Rand des Bretts stehen die Namen der Felder.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Ganze Schläge</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Schläge werden mit jedem Feld geschrieben, nicht nur mit dem ersten und letzten.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Mögliche Felder</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Die Felder, auf die ein angehobener Stein ziehen kann, sind markiert.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>Wie schnell Steine ziehen; wie das System: ohne Bewegung, wo es weniger davon wünscht.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Von deiner Seite aufbauen</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>Beim Aufbauen ist das Brett so gedreht, wie du es siehst.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Kein Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Nur beste Züge</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Etwas Abwechslung</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Viel Abwechslung</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Nur bei voller Stärke</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>Auf jeder Stufe</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Tempo des Computers</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Wie bald die Antwort des Computers zu sehen ist.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Wie sehr der Computer in den ersten Zügen abwechselt.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>Der Computer gibt verlorene Partien auf</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>Sonst spielt er bis zum Ende weiter.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>In deiner Zeit nachdenken</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>Bei voller Stärke denkt der Computer, während du nachdenkst.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Anfangs</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Auf Schlagpflicht hinweisen</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Anfangs: zweimal in jeder Familie von Spielen. Das Menü sagt es jederzeit.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>Die Uhr läuft schon vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Sonst beginnt sie, sobald Weiß gezogen hat.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Pause zwischen Zügen von Computern</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Wenn Computer gegeneinander spielen und du zusiehst.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Er steht in den Aufzeichnungen deiner Partien.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertungszahl</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Auch für die Aufzeichnungen; 0 für keine.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Züge, Schläge, Umwandlungen und das Ende einer Partie sind zu hören.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>Ton, wenn die Zeit knapp wird</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Nur bei deiner eigenen Zeit.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Wie viel er sagt, während du gegen den Computer spielst.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Tipps in Schritten</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Ein Tipp zeigt erst den Stein, dann das Feld, dann den Grund.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Durchsicht</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>Wie tief die nächste Durchsicht einer Partie blickt.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>Die Wendepunkte einer durchgesehenen Partie sind zu sehen.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Aus der Sicht von Weiß</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Aus der Sicht der Seite am Zug</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Wie viele Varianten die Analyse zeigt.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Pfeil des besten Zuges</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>Der beste gefundene Zug ist ein Pfeil auf dem Brett.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Pfeil der Drohung</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Was die andere Seite spielen würde, wäre sie am Zug.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>Aus wessen Sicht Bewertungen angegeben werden.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Analyse, während du spielst</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Sonst ruht sie in Partien gegen den Computer.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Bewertungen in die Partie schreiben</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>Auch in Partien, die keine hatten; sie werden dann mit gespeichert.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Partien des Explorers</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Wo er nachsieht, was in einer Stellung gespielt wurde.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Ganze Züge</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritische Momente</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Pause zwischen Zügen</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>Wie schnell sich eine Partie selbst nachspielt.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Echte Zeiten der Partie</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Züge dauern so lange wie gespielt, wenn die Partie das weiß.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Bei Kommentaren verweilen</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Eine Partie, die sich selbst nachspielt, wartet, wo es etwas zu lesen gibt.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Am Ende neu beginnen</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Eine Partie, die sich selbst nachspielt, hört nie von selbst auf.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Bretter des Streifens</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Die Stellungen, die der Streifen kleiner Bretter zeigt.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Automatisch ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Für die Analyse und das Spiel bei voller Stärke.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Wie viele Kerne dieses Rechners bei voller Stärke denken.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Endspieltabellen verwenden</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Endspiele werden mit Tabellen gespielt und analysiert, die den Ausgang kennen.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Speicher zum Berechnen von Tabellen</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Nur während Endspieltabellen berechnet werden.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Es ist nichts zu hören: Dafür ist eines der Programme {programs} nötig.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Es ist nichts zu hören: Das System konnte den Ton nicht abspielen.</translation>
    </message>
    <message>
        <source>Main window</source>
        <translation>Hauptfenster</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen suchen</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Keine Einstellung heißt so.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastatur</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Diesen Bereich zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alles zurücksetzen</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Mehrere Einstellungen wurden geändert.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Alle Befehle haben wieder ihre eigenen Tasten.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>„{subject}“ ist wie am Anfang.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>Die Einstellungen aus „{name}“ sind übernommen.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Stellung als Text (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>Die Stellung als Text (FEN); hier eingeben oder einfügen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Linksklick setzt, Rechtsklick entfernt, Ziehen versetzt. Tasten: Pfeile, 1–5, Leertaste, Entf.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Alle Steine</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Die Schläge werden untersucht …</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Endspieltabellen: {verdict}.</translation>
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
        <translation>Spieler umbenennen</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>in jeder Partie, wie es ist</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Breite der Liste</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Eine andere Person</translation>
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
        <translation>Schreibweisen von Namen</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Stschogoljew, Wjatscheslaw; Shchegolev, V.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Personen, eine in jeder Zeile</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>In jeder Zeile eine Person, die Schreibweisen durch Strichpunkte getrennt. Die Suche findet sie unter jeder.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Log-Likelihood-Quotient {ratio}; entschieden bei {low} oder {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>aufgenommen</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>kann hierher</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>muss schlagen</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>kann ziehen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nichts.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Steine: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Damen: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>Der Schritt davor (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>Der nächste Schritt (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Ein Tipp (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>Der gemeinte Zug (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Kapitel {number} von {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Nur Bibliothek</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>Die Partie wurde in „{name}“ und in der Bibliothek gespeichert.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>Die Partie in der Bibliothek ist jetzt so wie auf dem Brett.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>Die Bibliothek hat nicht, was du an dieser Partie geändert hast.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Dort wurde sie inzwischen geändert oder entfernt, und so bleibt es.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>{count} gelöst</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Bisher am besten: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Misslungen: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Ein Fehler: zehn Sekunden weniger</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} in Folge</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Gewonnen gegen {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Remis gegen {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Verloren gegen {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>danach {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Nach Länge</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Elo nach jeder Partie</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Stärke und Stil</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>Gleich stark: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>höchstens {number} Sekunden je Zug</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Ebenbürtiger Gegner: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Deine Ergebnisse</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Bei diesem Spiel nicht bekannt</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Noch nicht genug Partien</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Ohne Hilfe gegen den Computer spielen: kein Tipp, keine Zurücknahme, keine Analyse nebenher. Nach drei Partien ist die Spielstärke bekannt.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Wie stark die Stufen bei diesem Spiel sind, ist noch nicht gemessen.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Nach drei Partien gegen den Computer ist die Spielstärke bekannt.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>Das Maß ist das des Programms; mit der Wertung eines Vereins ist es nicht vergleichbar.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Ganze Züge</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Kritische Stellen</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Was der Streifen zeigt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Den Streifen schließen</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>In dieser Partie ist keine zu finden.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Hier ist keine Partie, die ein Kapitel werden kann.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Diese Stellung, der nächste Zug ist zu finden</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>In „{name}“ wurde nichts aufgenommen.</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Das ist nun in der Studie „{name}“.</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Aus dem Regal nehmen</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Die Datei lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Die Datei ist gerade nicht da.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Auch gut! Der Lehrgang geht mit diesem Zug weiter.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Dieser nicht. Sieh, warum:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Dieser nicht. Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Was würdest du spielen? Mach den Zug auf dem Brett.</translation>
    </message>
    <message>
        <source>All studies</source>
        <translation>Alle Lehrgänge</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Gegen {name} spielen</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Open a study</source>
        <translation>Lehrgang öffnen</translation>
    </message>
    <message>
        <source>Export the study</source>
        <translation>Lehrgang exportieren</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>„{name}“ ist geschrieben.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Jeder Browser zeigt die Seite, auch ohne Netz: {folder}</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Neuer Lehrgang</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Name des Lehrgangs</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Lehrgang speichern</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>Der Lehrgang wurde aus dem Regal genommen; seine Datei ist, wo sie war.</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Neuer Lehrgang …</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Rundgang machen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Lehrgänge</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Zum Lesen, Schritt für Schritt. Wird nach einem Zug gefragt, spiele ihn auf dem Brett.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Ein anderes Spiel in fünf Minuten</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Ein Rundgang fragt nach Zügen auf dem Brett, vom ersten bis zum Ende einer Partie.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Meine Lehrgänge</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Ein Lehrgang ist eine Datei mit Partien: Mach einen aus deinen eigenen Stellungen und Partien.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Alle Lehrgänge</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Kapitel schreiben, Züge ergänzen, Fragen stellen</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Lehrgänge</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – Lehrgang</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Tauscht gern ab</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Meidet Abtäusche</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Hütet die Grundreihe</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Spielt am Rand</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Bleibt beisammen</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Eilt zur Dame</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Ohne Vorlieben</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Rückt vor und droht, wo es nur geht.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Bietet Abtäusche an, um das Brett zu vereinfachen.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Hält die Spannung und die Steine.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Verlässt die hintersten Reihen spät und ungern.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Fühlt sich sicher, wo es von wenigen Seiten angegriffen werden kann.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Zieht seine Steine Seite an Seite.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Schickt seinen vordersten Stein voran.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Spielt, was es für das Beste hält.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Für diese Stellung sind alle Tabellen da.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Endspieltabellen berechnen?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Genau herausfinden, wer dieses Endspiel gewinnt, und wie?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Du kannst währenddessen weiterspielen und jederzeit abbrechen.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Berechnen</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>{count} won</source>
        <translation>{count} gewonnen</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>{count} unentschieden</translation>
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
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Bezogen auf das Mittel aller, mit dem Fehler bei 95 %</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Partien, die durch einen Absturz, einen ungültigen oder einen verspäteten Zug verloren gingen</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Weiß gewinnt in {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Schwarz gewinnt in {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>gewinnt in {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>verliert in {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Eine Endspieltabelle lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} ist keine Endspieltabelle.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} gehört zu einem anderen Spiel oder zu anderen Regeln.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} ist beschädigt; neu berechnet ist sie wieder in Ordnung.</translation>
    </message>
    <message>
        <source>Tables: {count}</source>
        <translation>Tabellen: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Stellungen: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Dauer: etwa {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Arbeitsspeicher währenddessen: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>Auf der Platte: etwa {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Diese Tabellen brauchen mehr Speicher, als sie dürfen.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Zum Berechnen braucht es {needed}; erlaubt sind im Menü „Endspieltabellen“ {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Was fertig war, bleibt: {made} von {wanted} Tabellen.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Die Endspieltabellen sind fertig.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Die Endspieltabellen wurden nicht fertig.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Was fertig war, bleibt.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Die Platte ist voll.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>In ihrem Ordner darf keine Datei so groß sein.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>In ihren Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Alles andere in einer Datei bleibt Zeichen für Zeichen, wie es ist.</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Auch in den Dateien, aus denen sie stammen</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Auch in der Datei, aus der sie stammt</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Dein Zug wird geprüft</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Remis nach 50 Zügen ohne Fortschritt</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Macht jede Seite 50 Züge ohne Schlag und ohne Zug eines Steins, ist die Partie remis.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Züge dürfen zurückgenommen werden</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Wie oben</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Nach jeder Partie getauscht</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Übliche Stellung</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Stellung auf dem Brett</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Unter dem man dich kennt</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> Minuten je Seite</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Dein &amp;Name</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Remis anbieten?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: ein Rundgang</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Neu für alle, die {known} kennen: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Bis auf Brett und Aufstellung sind die Regeln die von {known}.</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Du weißt, was du brauchst. Der Knopf unten beginnt eine Partie {game} gegen {name}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Anders in: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>Es ist die Figur auf {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Ein erster Zug</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Mach einen ersten Zug, welchen du willst.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>So beginnt eine Partie.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Wie Steine ziehen</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Zieh den Stein von {origin} nach {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Ein Schritt ist der ganze Zug eines Steins.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>Auch das ist ein Schritt; zieh ihn aber nach {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Über eigene Steine</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Bring einen Stein durch einen Sprung über eigene nach {target}.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>Die ganze Reihe wurde in einem Zug übersprungen, und nichts wurde geschlagen.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>Das ist ein Schritt und kein Sprung. Das Ziel ist {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Wie Steine schlagen</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Schlag einen schwarzen Stein.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Darüber auf das leere Feld dahinter: Der Stein ist weg.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Zur Seite</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Schlag einen schwarzen Stein, der neben deinem steht.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Steine schlagen auch zur Seite.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>Auch rückwärts</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Schlag einen Stein, der schon hinter deinem steht.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Steine schlagen auch rückwärts, obwohl sie nie so ziehen.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Nie rückwärts</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Zwei Steine sind nah an deinem. Schlag den, den du schlagen kannst.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>Der andere steht hinter ihm, und rückwärts schlagen Steine hier nicht.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Wie ein Schlag beginnt</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Schlage. Achte darauf, wie es beginnen muss.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>Zurück geht es nur, wenn der Schlag schon im Gange ist.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Damen sind vor Steinen sicher</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Ein Stein und eine Dame stehen neben deinem Stein. Schlag, was er schlagen kann.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>Die Dame war nicht zu schlagen: Nur Damen schlagen Damen.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Eine Pflicht</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Mach den einzigen Zug, der erlaubt ist.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Es war etwas zu schlagen, deshalb musste der andere Stein warten.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Mehrere in einem Zug</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Schlag alles, was du kannst. Klick die Felder an, auf denen du landest, oder nur das letzte.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>Der Zug endet erst, wo nichts mehr zu schlagen ist.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>So viele du kannst</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Es gibt mehr als einen Schlag, aber nur einer ist erlaubt. Welcher?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>Er nimmt die meisten Figuren, also gab es keine Wahl.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>Die Dame geht vor</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Eine Dame und ein Stein können schlagen, aber nur eins von beiden darf. Was?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>Die Dame musste es tun.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Damen vor Steinen</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Mehrere Schläge sind möglich, aber nur einer ist erlaubt. Welcher?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>Er nimmt die meisten Damen.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Eine Dame so früh wie möglich</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Mehrere Schläge nehmen gleich viel in anderer Reihenfolge. Welcher ist erlaubt?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>Es ist der, der am frühesten zu einer Dame kommt.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Was am meisten wert ist</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Was er nimmt, ist am meisten wert.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>Du hast die Wahl</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Du kannst mehr nehmen oder weniger. Nimm diesmal weniger.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Auch weniger sind erlaubt; aber welcher Schlag auch gewählt wird, er geht bis zu seinem Ende.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>Auch das ist erlaubt und nimmt mehr. Nimm diesmal weniger.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Dame werden</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Mach eine Dame.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Gekrönt: Eine Dame bleibt sie, bis sie geschlagen wird.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Dieser Stein kommt noch nicht an. Mach eine Dame.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Vorbei ist nicht am Ziel</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Schlage. Wird der Stein zur Dame?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Er kam an den Feldern, auf denen gekrönt wird, nur vorbei und bleibt ein Stein.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Gekrönt, und der Zug ist zu Ende</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Schlage. Wo endet es?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>Der Stein ist jetzt eine Dame, nimmt in diesem Zug aber nichts mehr.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Unterwegs gekrönt</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Schlage, und hör nicht zu früh auf.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Mitten im Zug wurde er zur Dame und schlug als Dame weiter.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Wie Damen ziehen</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Zieh die Dame nach {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>So kommt eine Dame herum.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Auch dorthin kann sie; zieh sie aber nach {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Wie Damen schlagen</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Schlage mit der Dame.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Was eine Dame erreicht, ist in Gefahr.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Eine Dame schlägt mehrere</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Schlag mehr als eine Figur. Achte darauf, wo die Dame landet.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>Wo sie landete, entschied, was sie als Nächstes schlagen konnte.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Wo sie landen muss</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Schlage mit der Dame. Achte darauf, wo sie landen muss.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Sie musste landen, wo es weiterging.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Hinter einer Dame</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Weil zuletzt eine Dame geschlagen wurde, steht deine direkt hinter ihr.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Keine Kehrtwende</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Schlage mit der Dame. Unterwegs darf sie nicht kehrtmachen.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Dürfte sie kehrtmachen, wären hier andere Züge erlaubt.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Sofort weg</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Schlage mit der Dame. Was sie nimmt, ist ihr sofort aus dem Weg.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Blieben sie bis zum Ende stehen, wären hier andere Züge erlaubt.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Erst am Ende weg</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Schlage mit der Dame. Was sie nimmt, steht ihr bis zum Ende im Weg.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Wären sie sofort weg, wären hier andere Züge erlaubt.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Bedrohte Steine und Drohungen</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Einer deiner Steine ist bedroht. Finde einen Schritt, der erlaubt ist.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Ein anderer Schritt hätte gedroht, und das ist jetzt verboten.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Eine Dame, die genug gezogen hat</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Diese Dame hat alle Züge hintereinander gemacht, die sie darf. Mach einen Zug.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Jetzt ist die Dame wieder frei.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Eins gegen eins</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Schlage, und sieh, was aus der Partie wird.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Jeder eine Figur: Die Partie ist sofort remis.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Gewonnen, ohne zu schlagen</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Gewinne sofort: Lass Schwarz keinen Zug.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Schwarz hat Figuren, aber keine kann ziehen.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Schwarz hat noch einen Zug. Lass keinen.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Verlieren und gewinnen</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Gib deinen letzten Stein her.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Schwarz muss ihn nehmen, und du hast gewonnen.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Dort muss Schwarz ihn nicht nehmen. Gib ihn sofort her.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>Die erste Dame gewinnt</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Gewinne sofort: Mach eine Dame.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Eine Dame, und die Partie ist gewonnen.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Jeder spielt gegen jeden.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Der erste Teilnehmer spielt gegen alle anderen.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Wer verliert, scheidet aus. Bei Gleichstand wird wiederholt, zuletzt entscheidet das Los.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>In jeder Runde treffen Teilnehmer mit etwa gleich vielen Punkten aufeinander, niemand zweimal.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>ungültiger Zug</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>Programm abgestürzt</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>abgeschätzt</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Der Test ist offen: {low} oder {high} Elo für {name}?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Der Test ist entschieden: {high} Elo für {name} und nicht {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Der Test ist entschieden: {low} Elo für {name} und nicht {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} ist nicht mehr unter deinen Engines.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Füge es wieder hinzu, dann kann die Partie gespielt werden.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>es ist keine Turnierdatei</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>eine neuere Version hat sie geschrieben</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Die Datei liegt in {folder} und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Das Turnier kann nicht beginnen.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Das Turnier kann nicht weitergehen.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Alle beendeten Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Ein anderes Fenster spielt es gerade.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name} lässt sich nicht starten.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} spielt dieses Spiel nicht.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name} hat sich beendet, statt zu antworten.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} antwortet nicht.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>Die Antworten von {name} ergeben keinen Sinn.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} hat für dieses Spiel kein Eröffnungsbuch.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} hat für dieses Spiel keine Endspieltabellen.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>Eine Datei, die {name} braucht, lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name} lässt sich so nicht begrenzen.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name} kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} ist keine Textdatei.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} enthält keine Eröffnungen.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>Die Eröffnung in {name} ist nicht spielbar.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Es gibt nicht genug verschiedene Eröffnungen: Wähle weniger Partien.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Ein Prozess, der eine Partie spielte, wurde plötzlich beendet.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} („{words}“)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Turnier vom {day}</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Beenden, sobald ein Test entscheidet (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s je Zug</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s je Zug</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Zufällig und ausgeglichen</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Aus dem Eröffnungsbuch</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Turnierform</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Partien je Begegnung</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Höchstens Wiederholungen</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partien gleichzeitig</translation>
    </message>
    <message>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Untere Elo</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Obere Elo</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Elo des ersten</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Ein Turnier braucht mindestens zwei Teilnehmer.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Die erste Elo des Tests muss niedriger sein als die zweite.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Wähle die Datei mit den Eröffnungen.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Gegen Menschen spielt der Computer mit einer Bedenkzeit, nicht mit einer Stellungszahl.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Eröffnungen: Partien oder Stellungen</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Das Turnier lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Das Turnier kann nicht zurückgeholt werden.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Zurück zum Turnier</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Ein Turnier wurde unterbrochen.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Alle beendeten Partien sind erhalten, die übrigen lassen sich noch spielen.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>Das Ergebnis steht in der Tabelle des Turniers.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Several moves fit.</source>
        <translation>Mehrere Züge passen.</translation>
    </message>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Auch die Felder dazwischen eingeben, etwa {move}.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Züge schreibt man so: {move}.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>„{text}“ ist kein Zug.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Etwas ist schiefgegangen.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Deine Partie ist noch da; speichere sie am besten gleich. ({detail})</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Ein Teil des Fensters fehlt.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Du kannst auf dem Brett spielen. Fehlt der Teil auch nach dem nächsten Start, schick bitte den Bericht an die Entwickler von Harzdame. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (gerettet)</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame behält, was du geschrieben hast.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame behält, was du geschrieben hast, und versucht es von selbst wieder.</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Gerade lässt sich nicht alles sichern.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>Was du spielst und einstellst, wird geschrieben, sobald das wieder geht.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>Was du spielst und einstellst, ist weg, wenn du Harzdame schließt.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Das geschieht, sobald er antwortet.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Es wird immer wieder versucht.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Noch ist nicht alles gesichert.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Wenn du jetzt schließt, hat die Bibliothek nur, was schon gelesen ist.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Wenn du jetzt schließt, ist das verloren.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Solange diese Frage offen ist, schließt sich Harzdame von selbst, sobald alles geschrieben ist.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>In {folder} darf nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}“</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Noch zu schreiben: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>deine gespielten Partien</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>Partien für die Bibliothek</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>der Rest eines Imports</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>Änderungen in der Bibliothek</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>Partien eines Turniers</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>dein Repertoire</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>deine Studien</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>deine Antworten beim Üben</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>Ergebnisse von Aufgaben</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>was sich in Dateien zurücknehmen lässt</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>Partien und Einstellungen</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Harzdame schließen</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Speichern, was nicht gesichert ist</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Gespeichert in „{name}“.</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Endspieltabellen, als dürfte eine Dame endlos ziehen</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
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
        <translation>Protokolle</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>Die Zeit zwischen zwei Zügen</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>So schnell es geht</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s je Zug</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>Von hier an spielt ein Mensch {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Weiß: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Schwarz: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Partie {id}, Halbzug {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>Der Computer spielt schwächer als sonst.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} enthält keine gelernten Gewichte.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} wurde für andere Regeln gemacht.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; installiere das Programm neu, um das zu beheben.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Dateien werden gelesen …</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Spiel: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>Die Wertungszahl für die Aufzeichnung der Partie</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln steht jetzt unter den gelöschten.</numerusform>
            <numerusform>%Ln stehen jetzt unter den gelöschten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>Eine Datei, die in jedem Browser abläuft, ohne Netz.</numerusform>
            <numerusform>%Ln Partien in einer Datei, die in jedem Browser abläuft, ohne Netz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Die gewählte Partie durchsehen …</numerusform>
            <numerusform>Die %Ln gewählten Partien durchsehen …</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>Eine Partie, die du bearbeitet hast, steht nicht mehr so darin wie zuvor. Deine Fassung ist unter „Meine Partien“.</numerusform>
            <numerusform>%Ln Partien, die du bearbeitet hast, stehen nicht mehr so darin wie zuvor; siehe „Meine Partien“.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} von %Ln Partie</numerusform>
            <numerusform>{shown} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Noch eine angefangene Partie wartet im Menü.</numerusform>
            <numerusform>Noch %Ln angefangene Partien warten im Menü.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>Das Etikett „{label}“ wurde von %Ln Partie genommen.</numerusform>
            <numerusform>Das Etikett „{label}“ wurde von %Ln Partien genommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln Partie ist nicht mehr in ihrem Ordner.</numerusform>
            <numerusform>%Ln Partien sind nicht mehr in ihrem Ordner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln Partie hat die Sterne verloren, die sie hatte.</numerusform>
            <numerusform>%Ln Partien haben die Sterne verloren, die sie hatten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>Die Partie wurde aus der Bibliothek entfernt.</numerusform>
            <numerusform>%Ln Partien wurden aus der Bibliothek entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln Partie ({numbers})</numerusform>
            <numerusform>{file}, %Ln Partien ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Angaben zu %Ln Partie</numerusform>
            <numerusform>Angaben zu %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: %Ln Partie hinzugefügt, {duplicates} ausgelassen</numerusform>
            <numerusform>{file}: %Ln Partien hinzugefügt, {duplicates} ausgelassen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>{done} von %Ln Partie geändert</numerusform>
            <numerusform>{done} von %Ln Partien geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Nur {opened} der %Ln Datei wurde geöffnet.</numerusform>
            <numerusform>Nur {opened} der %Ln Dateien wurden geöffnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>Und ein weiteres Problem.</numerusform>
            <numerusform>Und %Ln weitere Probleme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Eine Partie gelöscht.</numerusform>
            <numerusform>%Ln Partien gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>Eine Partie wurde in „{name}“ geschrieben.</numerusform>
            <numerusform>%Ln Partien wurden in „{name}“ geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Die nächste Stufe gewinnt etwa {won} von %Ln Partie dagegen.</numerusform>
            <numerusform>Die nächste Stufe gewinnt etwa {won} von %Ln Partien dagegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Gewinnt etwa {won} von %Ln Partie gegen die Stufe darunter.</numerusform>
            <numerusform>Gewinnt etwa {won} von %Ln Partien gegen die Stufe darunter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>höchstens %Ln Sekunde je Zug</numerusform>
            <numerusform>höchstens %Ln Sekunden je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Weiß hat einen Stein weniger</numerusform>
            <numerusform>Weiß hat %Ln Steine weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Schwarz hat einen Stein weniger</numerusform>
            <numerusform>Schwarz hat %Ln Steine weniger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Er schlägt einen Stein.</numerusform>
            <numerusform>Er schlägt {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Dein Gegner muss mindestens einen schlagen.</numerusform>
            <numerusform>Dein Gegner muss mindestens {number} schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>Der Stein auf {squares} war bedroht; danach kann nichts mehr geschlagen werden.</numerusform>
            <numerusform>Die Steine auf {squares} waren bedroht; danach kann nichts mehr geschlagen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Er droht, einen Stein zu schlagen.</numerusform>
            <numerusform>Er droht, {number} zu schlagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: bisher %Ln Partie</numerusform>
            <numerusform>{file}: bisher %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>Ein Zug wurde {side} hinzugefügt.</numerusform>
            <numerusform>%Ln Züge wurden {side} hinzugefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>Die andere Partie darin bleibt, wie sie ist.</numerusform>
            <numerusform>Die %Ln anderen Partien darin bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Du wusstest {known} von %Ln Zug.</numerusform>
            <numerusform>Du wusstest {known} von %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>Der nächste ist in %Ln Tag fällig.</numerusform>
            <numerusform>Der nächste ist in %Ln Tagen fällig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Es geht in %Ln Zug.</numerusform>
            <numerusform>Es geht in %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>In %Ln Zug gewonnen!</numerusform>
            <numerusform>In %Ln Zügen gewonnen!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>Die nächste in %Ln Stunde.</numerusform>
            <numerusform>Die nächste in %Ln Stunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>Die nächste in %Ln Tag.</numerusform>
            <numerusform>Die nächste in %Ln Tagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Längste Serie ohne Niederlage: %Ln Partie.</numerusform>
            <numerusform>Längste Serie ohne Niederlage: %Ln Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Weniger als %Ln Zug</numerusform>
            <numerusform>Weniger als %Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>{least} bis %Ln Zug</numerusform>
            <numerusform>{least} bis %Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln Zug und mehr</numerusform>
            <numerusform>%Ln Züge und mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Ein Zug ist zu erraten.</numerusform>
            <numerusform>%Ln Züge sind zu erraten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} von %Ln Punkt</numerusform>
            <numerusform>{points} von %Ln Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>In 100 solchen Partien bringt er %Ln Punkt weniger als der beste Zug.</numerusform>
            <numerusform>In 100 solchen Partien bringt er %Ln Punkte weniger als der beste Zug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Eine Partie wird durchgesehen.</numerusform>
            <numerusform>%Ln Partien werden durchgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Eine schon durchgesehene wird übergangen.</numerusform>
            <numerusform>%Ln schon durchgesehene werden übergangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} von %Ln Partie, {percent} %</numerusform>
            <numerusform>{done} von %Ln Partien, {percent} %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>{known} von %Ln Stellung ist beurteilt. Rückgängig entfernt alles auf einmal.</numerusform>
            <numerusform>{known} von %Ln Stellungen sind beurteilt. Rückgängig entfernt alles auf einmal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde in „{name}“ durchgesehen.</numerusform>
            <numerusform>%Ln Partien wurden in „{name}“ durchgesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Endspieltabellen gibt es für höchstens %Ln Stein</numerusform>
            <numerusform>Endspieltabellen gibt es für höchstens %Ln Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>Ein Stein hat auf diesem Brett keinen Platz.</numerusform>
            <numerusform>%Ln Steine haben auf diesem Brett keinen Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln Kapitel</numerusform>
            <numerusform>%Ln Kapitel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>{done} von %Ln Kapitel gelesen</numerusform>
            <numerusform>{done} von %Ln Kapiteln gelesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>{played} von einer Partie gespielt</numerusform>
            <numerusform>{played} von %Ln Partien gespielt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>Eine Aufgabe zum Wiederholen</numerusform>
            <numerusform>%Ln Aufgaben zum Wiederholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>Eine Aufgabe aus deinen Partien</numerusform>
            <numerusform>%Ln Aufgaben aus deinen Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>Eine Partie, die zählt, davon {won} gewonnen</numerusform>
            <numerusform>%Ln Partien, die zählen, davon {won} gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>{beaten} von einem Gegner besiegt</numerusform>
            <numerusform>{beaten} von %Ln Gegnern besiegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln Periode</numerusform>
            <numerusform>, %Ln Perioden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} für %Ln Zug</numerusform>
            <numerusform>{time} für %Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>Damit wirst du einen Stein mehr los, als du schlägst.</numerusform>
            <numerusform>Damit wirst du {number} Steine mehr los, als du schlägst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Das gewinnt einen Stein und bringt eine Dame.</numerusform>
            <numerusform>Das gewinnt {number} Steine und bringt eine Dame.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Das gewinnt einen Stein.</numerusform>
            <numerusform>Das gewinnt {number} Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>Nach {answer} verliert der einzige Zug Material.</numerusform>
            <numerusform>Nach {answer} verliert jeder der {number} Züge Material.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>In der besten gefundenen Folge wird man mit {move} {soon} einen Stein mehr los, als man schlägt.</numerusform>
            <numerusform>In der besten gefundenen Folge wird man mit {move} {soon} {number} Steine mehr los, als man schlägt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>In der besten gefundenen Folge gewinnt {move} {soon} einen Stein.</numerusform>
            <numerusform>In der besten gefundenen Folge gewinnt {move} {soon} {number} Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In der besten gefundenen Folge schlägt diese Seite {soon} einen Stein mehr, als sie loswird, angefangen mit {answer}.</numerusform>
            <numerusform>In der besten gefundenen Folge schlägt diese Seite {soon} {number} Steine mehr, als sie loswird, angefangen mit {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>In der besten gefundenen Folge kostet das {soon} einen Stein, angefangen mit {answer}.</numerusform>
            <numerusform>In der besten gefundenen Folge kostet das {soon} {number} Steine, angefangen mit {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Verliert die Partie sofort durch {answer}.</numerusform>
            <numerusform>Verliert die Partie in {number} Zügen, angefangen mit {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Verpasst den Gewinn: {move} beendet die Partie.</numerusform>
            <numerusform>Verpasst einen Gewinn in {number} Zügen, angefangen mit {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>mit dem nächsten Zug</numerusform>
            <numerusform>in {number} Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>eine Dame</numerusform>
            <numerusform>{number} Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>ein Stein</numerusform>
            <numerusform>{number} Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>Partie löschen</numerusform>
            <numerusform>%Ln Partien löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>Partie ausschneiden</numerusform>
            <numerusform>%Ln Partien ausschneiden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>Partie einfügen</numerusform>
            <numerusform>%Ln Partien einfügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>Partie in die Datei kopieren</numerusform>
            <numerusform>%Ln Partien in die Datei kopieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>Partie in eine andere Datei verschieben</numerusform>
            <numerusform>%Ln Partien in eine andere Datei verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>Partie verschieben</numerusform>
            <numerusform>%Ln Partien verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>Partie bearbeiten</numerusform>
            <numerusform>%Ln Partien bearbeiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>Durchsicht der Partie</numerusform>
            <numerusform>Durchsicht von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde aus „{name}“ gelöscht.</numerusform>
            <numerusform>%Ln Partien wurden aus „{name}“ gelöscht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde aus „{name}“ ausgeschnitten.</numerusform>
            <numerusform>%Ln Partien wurden aus „{name}“ ausgeschnitten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde in „{name}“ eingefügt.</numerusform>
            <numerusform>%Ln Partien wurden in „{name}“ eingefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde nach „{name}“ kopiert.</numerusform>
            <numerusform>%Ln Partien wurden nach „{name}“ kopiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde nach „{name}“ verschoben.</numerusform>
            <numerusform>%Ln Partien wurden nach „{name}“ verschoben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie steht in „{name}“ jetzt an anderer Stelle.</numerusform>
            <numerusform>%Ln Partien stehen in „{name}“ jetzt an anderer Stelle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>%Ln Partie wurde in „{name}“ bearbeitet.</numerusform>
            <numerusform>%Ln Partien wurden in „{name}“ bearbeitet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln Stein</numerusform>
            <numerusform>%Ln Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln Dame</numerusform>
            <numerusform>%Ln Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Spielt %Ln Spiel</numerusform>
            <numerusform>Spielt %Ln Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Du musst schlagen: Dieser Stein kann es.</numerusform>
            <numerusform>Du musst schlagen: Diese {number} Steine können es.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Nicht mit diesem Stein: Dein Stein auf {squares} ist bedroht.</numerusform>
            <numerusform>Nicht mit diesem Stein: Deine Steine auf {squares} sind bedroht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Dieser Stein und der auf {squares} sind beide bedroht; keiner von beiden darf drohen.</numerusform>
            <numerusform>Dieser Stein ist bedroht, ebenso die auf {squares}; keiner von ihnen darf drohen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln Sekunde</numerusform>
            <numerusform>%Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln Stellung je Zug</numerusform>
            <numerusform>%Ln Stellungen je Zug</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Computer, %Ln Stellung</numerusform>
            <numerusform>Computer, %Ln Stellungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>höchstens %Ln Partie</numerusform>
            <numerusform>höchstens %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>mindestens %Ln Partie</numerusform>
            <numerusform>mindestens %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} von %Ln Partie</numerusform>
            <numerusform>{played} von %Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>remis in einem Zug</numerusform>
            <numerusform>remis in %Ln Zügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln Sechseck.</numerusform>
            <numerusform>%Ln Sechsecke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, das %Ln Feld einer Farbe.</numerusform>
            <numerusform>{size}, die %Ln Felder einer Farbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, das ganze %Ln Feld.</numerusform>
            <numerusform>{size}, alle %Ln Felder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>Je %Ln Stein</numerusform>
            <numerusform>Je %Ln Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} und %Ln weiterer</numerusform>
            <numerusform>{moves} und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Sie unterscheiden sich in einem Punkt.</numerusform>
            <numerusform>Sie unterscheiden sich in %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln Eröffnung</numerusform>
            <numerusform>%Ln Eröffnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln Partie mit dieser Stellung</numerusform>
            <numerusform>%Ln Partien mit dieser Stellung</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Ansehen, wo %Ln Stein verloren ging</numerusform>
            <numerusform>Ansehen, wo %Ln Steine verloren gingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Heute %Ln gezählte Partie, davon {won} gewonnen.</numerusform>
            <numerusform>Heute %Ln gezählte Partien, davon {won} gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Eine Studie hat höchstens %Ln Kapitel.</numerusform>
            <numerusform>Eine Studie hat höchstens %Ln Kapitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Es gibt %Ln Übung.</numerusform>
            <numerusform>Es gibt %Ln Übungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln kleine Aufgabe, vom ersten Zug bis zum Ende einer Partie.</numerusform>
            <numerusform>%Ln kleine Aufgaben, vom ersten Zug bis zum Ende einer Partie.</numerusform>
        </translation>
    </message>
</context>
</TS>
