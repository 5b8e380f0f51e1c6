<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>AboutDialog</name>
    <message>
        <location filename="../../harzdame_gui/main_window/about.py" line="20"/>
        <source>About Harzdame</source>
        <translation>Über Harzdame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/about.py" line="28"/>
        <source>Version {version} · Qt {qt}</source>
        <translation>Version {version} · Qt {qt}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/about.py" line="34"/>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame ist Dame auf allen Feldern: Die Steine steigen von einer Ecke des Bretts zur anderen, ziehen gerade vorwärts und schlagen gerade in alle Richtungen. Es gilt Mehrheitsschlagzwang.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/about.py" line="40"/>
        <source>Free software under the MIT licence.</source>
        <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="21"/>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="20"/>
        <source>Begin a new game</source>
        <translation>Eine neue Partie beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="20"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="23"/>
        <source>Choose a game…</source>
        <translation>Spiel wählen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="23"/>
        <source>Play another of the games</source>
        <translation>Ein anderes Spiel spielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="101"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="101"/>
        <source>Open games from a file</source>
        <translation>Partien aus einer Datei öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="102"/>
        <source>Go on with another unfinished game</source>
        <translation>Andere angefangene Partie fortsetzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="123"/>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="123"/>
        <source>Save the game to a file</source>
        <translation>Die Partie in einer Datei speichern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="124"/>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="27"/>
        <source>Take a move back</source>
        <translation>Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="29"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="27"/>
        <source>Take your last move back</source>
        <translation>Deinen letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="33"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="33"/>
        <source>Show a good move</source>
        <translation>Einen guten Zug zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="52"/>
        <source>Computer moves</source>
        <translation>Computer zieht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="55"/>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Den Computer ziehen lassen; denkt er schon nach, zieht er sofort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="58"/>
        <source>Flip the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="60"/>
        <source>Flip</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="58"/>
        <source>See the board from the other side</source>
        <translation>Das Brett von der anderen Seite sehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="35"/>
        <source>Analysis</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="35"/>
        <source>See how the position stands and the best lines</source>
        <translation>Zeigt, wie die Stellung steht, und die besten Varianten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="39"/>
        <source>Build the tables for this position…</source>
        <translation>Tabellen für diese Stellung berechnen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="39"/>
        <source>Find out who wins, and how</source>
        <translation>Herausfinden, wer wie gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="41"/>
        <source>Stop building</source>
        <translation>Berechnung abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="42"/>
        <location filename="../../harzdame_gui/widgets/actions.py" line="44"/>
        <location filename="../../harzdame_gui/widgets/actions.py" line="46"/>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="47"/>
        <source>Tables of this game…</source>
        <translation>Tabellen dieses Spiels …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="48"/>
        <source>Other engines…</source>
        <translation>Andere Engines …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="49"/>
        <source>Play over the network…</source>
        <translation>Über das Netz spielen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="62"/>
        <source>Stand the board on its corner</source>
        <translation>Das Brett übereck stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="62"/>
        <source>Board on its corner</source>
        <translation>Brett übereck</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="64"/>
        <source>On its corner</source>
        <translation>Übereck</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="137"/>
        <source>Offer a draw</source>
        <translation>Remis anbieten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="139"/>
        <source>Resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="125"/>
        <source>Previous game of the file</source>
        <translation>Vorige Partie der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="126"/>
        <source>Next game of the file</source>
        <translation>Nächste Partie der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="131"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="131"/>
        <source>See the text of the game and all its problems</source>
        <translation>Den Text der Partie und alle Probleme darin sehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="133"/>
        <source>Other letters…</source>
        <translation>Andere Schrift …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="164"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="165"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="166"/>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="167"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="168"/>
        <source>Previous variation</source>
        <translation>Vorige Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="169"/>
        <source>Next variation</source>
        <translation>Nächste Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="171"/>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="171"/>
        <source>Show where the game has come to</source>
        <translation>Zeigen, wie weit die Partie ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="174"/>
        <source>Choose a variation</source>
        <translation>Variante wählen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="174"/>
        <source>The moves that were played here</source>
        <translation>Die Züge, die hier gespielt wurden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="177"/>
        <source>Keep (Enter)</source>
        <translation>Behalten (Enter)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="177"/>
        <source>Take the line into the game as a variation</source>
        <translation>Die Zugfolge als Variante in die Partie übernehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="179"/>
        <source>Back (Esc)</source>
        <translation>Zurück (Esc)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="179"/>
        <source>Return to the game</source>
        <translation>Zur Partie zurückkehren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="180"/>
        <source>Remove arrows and marks</source>
        <translation>Pfeile und Markierungen entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="71"/>
        <source>Set up a position…</source>
        <translation>Stellung aufbauen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="72"/>
        <source>Copy the position (FEN)</source>
        <translation>Stellung kopieren (FEN)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="73"/>
        <source>Copy the game (PDN)</source>
        <translation>Partie kopieren (PDN)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="74"/>
        <source>Copy the position as a picture</source>
        <translation>Stellung als Bild kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="76"/>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="76"/>
        <source>Pictures, pages and texts of the game</source>
        <translation>Bilder, Seiten und Texte der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="78"/>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="79"/>
        <source>Paste a position or a game</source>
        <translation>Stellung oder Partie einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="80"/>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="94"/>
        <source>Rules of this game</source>
        <translation>Regeln dieses Spiels</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="96"/>
        <source>About Harzdame</source>
        <translation>Über Harzdame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="83"/>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="84"/>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="86"/>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="86"/>
        <source>See the longest capture on the board</source>
        <translation>Den längsten Schlag auf dem Brett zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="50"/>
        <location filename="../../harzdame_gui/widgets/actions.py" line="88"/>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="108"/>
        <source>Library…</source>
        <translation>Bibliothek …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="108"/>
        <source>Search, sort and mark the games of many files</source>
        <translation>Partien vieler Dateien suchen, ordnen und auszeichnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="113"/>
        <source>Add the game to the library</source>
        <translation>Partie in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="121"/>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="121"/>
        <source>See what was played in this position</source>
        <translation>Sehen, was in dieser Stellung gespielt wurde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="115"/>
        <source>Your strength…</source>
        <translation>Deine Spielstärke …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="118"/>
        <source>See how your games against the computer went</source>
        <translation>Wie die Partien gegen den Computer ausgingen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="67"/>
        <source>Pause the clock</source>
        <translation>Uhr anhalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="31"/>
        <source>Play the moves taken back again</source>
        <translation>Zurückgenommene Züge wieder spielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="31"/>
        <source>Undo the takeback</source>
        <translation>Die Rücknahme rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="45"/>
        <source>Stop looking through your games</source>
        <translation>Durchsehen deiner Partien beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="69"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="69"/>
        <source>Let the clock run</source>
        <translation>Die Uhr weiterlaufen lassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="95"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="105"/>
        <source>My games…</source>
        <translation>Meine Partien …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="105"/>
        <source>Every game that was played here</source>
        <translation>Alle Partien, die hier gespielt wurden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="138"/>
        <source>Yes, offer a draw</source>
        <translation>Ja, Remis anbieten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="140"/>
        <source>Yes, resign</source>
        <translation>Ja, aufgeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="141"/>
        <source>Accept the draw</source>
        <translation>Remis annehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="142"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="143"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="143"/>
        <source>Let the computers wait</source>
        <translation>Die Computer warten lassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="146"/>
        <source>Let me take over here</source>
        <translation>Hier übernehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="146"/>
        <source>Play on for the side to move</source>
        <translation>Für die Seite am Zug weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="149"/>
        <source>Play from here…</source>
        <translation>Von hier an spielen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="152"/>
        <source>Begin a game in the position on the board</source>
        <translation>Eine Partie mit der Stellung auf dem Brett beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="154"/>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="154"/>
        <source>The same game again</source>
        <translation>Dieselbe Partie noch einmal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="156"/>
        <source>Other colours</source>
        <translation>Andere Farben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="156"/>
        <source>The same game with the colours exchanged</source>
        <translation>Dieselbe Partie mit getauschten Farben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="159"/>
        <source>Go back</source>
        <translation>Zurück dorthin</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="159"/>
        <source>Put the last game on the board again</source>
        <translation>Die letzte Partie wieder aufs Brett stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="43"/>
        <source>Stop exporting</source>
        <translation>Export abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="128"/>
        <source>List of games</source>
        <translation>Partienliste</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="128"/>
        <source>The games of the open files</source>
        <translation>Die Partien der offenen Dateien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="111"/>
        <source>Tournaments…</source>
        <translation>Turniere …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/actions.py" line="111"/>
        <source>Let levels and programs play each other</source>
        <translation>Spielstärken und Programme gegeneinander spielen lassen</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <location filename="../../harzdame_gui/analysis/advice.py" line="75"/>
        <source>Looks for a threat …</source>
        <translation>Sucht nach einer Drohung …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/advice.py" line="77"/>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Keine Drohung zu suchen: Es muss geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/advice.py" line="79"/>
        <source>No threat: the other side could not move.</source>
        <translation>Keine Drohung: Die andere Seite könnte nicht ziehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/advice.py" line="86"/>
        <source>Threat: {move} ({score})</source>
        <translation>Drohung: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <location filename="../../harzdame_gui/analysis/advice_bar.py" line="65"/>
        <source>Lines: {count}</source>
        <translation>Varianten: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisActions</name>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="17"/>
        <source>Best move</source>
        <translation>Bester Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="17"/>
        <source>Show the best move as an arrow</source>
        <translation>Den besten Zug als Pfeil zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="20"/>
        <source>Threat</source>
        <translation>Drohung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="22"/>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Als gestrichelten Pfeil zeigen, was die andere Seite spielen würde, wenn man aussetzte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="25"/>
        <source>One line more</source>
        <translation>Eine Variante mehr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="26"/>
        <source>One line fewer</source>
        <translation>Eine Variante weniger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="28"/>
        <source>Walk through the lines</source>
        <translation>Durch die Varianten gehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/actions.py" line="30"/>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Pfeiltasten gehen von Zug zu Zug, Enter zeigt einen auf dem Brett, Esc verlässt die Varianten</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="63"/>
        <source>Lines</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="69"/>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="45"/>
        <source>Automatic ({count})</source>
        <translation>Automatisch ({count})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="70"/>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="50"/>
        <source>No opening book</source>
        <translation>Ohne Eröffnungsbuch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="41"/>
        <source>From White’s side</source>
        <translation>Aus der Sicht von Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="42"/>
        <source>From the side to move</source>
        <translation>Aus der Sicht der Seite am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="51"/>
        <source>Best moves only</source>
        <translation>Nur die besten Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="52"/>
        <source>Some variety</source>
        <translation>Etwas Abwechslung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="53"/>
        <source>Much variety</source>
        <translation>Viel Abwechslung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="68"/>
        <source>Scores</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="71"/>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="76"/>
        <source>Write evaluations into the game</source>
        <translation>Bewertungen in die Partie schreiben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="79"/>
        <source>Engines that analyse</source>
        <translation>Engines, die analysieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="82"/>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="83"/>
        <source>Use endgame tables</source>
        <translation>Endspieltabellen verwenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="85"/>
        <source>Memory for building</source>
        <translation>Speicher zum Berechnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="56"/>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="57"/>
        <source>At full strength only</source>
        <translation>Nur bei voller Stärke</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="58"/>
        <source>At every level</source>
        <translation>Auf jeder Stufe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="73"/>
        <source>The computer gives up lost games</source>
        <translation>Der Computer gibt verlorene Partien auf</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="78"/>
        <source>Think on your time at full strength</source>
        <translation>Bei voller Stärke auch in deiner Zeit nachdenken</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="47"/>
        <source>Best lines</source>
        <translation>Beste Varianten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="48"/>
        <location filename="../../harzdame_gui/analysis/panel.py" line="49"/>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="197"/>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="57"/>
        <source>Options of the analysis</source>
        <translation>Einstellungen der Analyse</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="121"/>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Über null steht Weiß besser; 1,00 entspricht etwa einem Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="123"/>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Über null steht die Seite am Zug besser; 1,00 ist etwa ein Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="175"/>
        <source>From the game</source>
        <translation>Aus der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="175"/>
        <source>Known: depth {depth}</source>
        <translation>Bekannt: Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="189"/>
        <source>White {points} %</source>
        <translation>Weiß {points} %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="189"/>
        <source>Black {points} %</source>
        <translation>Schwarz {points} %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="202"/>
        <source>{count} positions</source>
        <translation>{count} Stellungen</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <location filename="../../harzdame_gui/analysis/presenter.py" line="189"/>
        <source>Waits while the computer thinks.</source>
        <translation>Wartet, solange der Computer nachdenkt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/presenter.py" line="191"/>
        <source>The game is over here.</source>
        <translation>Hier ist die Partie zu Ende.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/presenter.py" line="193"/>
        <source>The analysis stopped. ({detail})</source>
        <translation>Die Analyse ist abgebrochen. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="40"/>
        <source>Play from here…</source>
        <translation>Von hier an spielen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="42"/>
        <source>Study</source>
        <translation>Untersuchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="42"/>
        <source>Move both sides by yourself</source>
        <translation>Beide Seiten selbst ziehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="43"/>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="43"/>
        <source>See how the position stands and the best lines</source>
        <translation>Sehen, wie die Stellung steht, und die besten Varianten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="44"/>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="84"/>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Mit Endspieltabellen genau herausfinden, wer gewinnt und wie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/answers.py" line="85"/>
        <source>Endgame tables are for at most {count} pieces</source>
        <translation>Endspieltabellen gibt es für höchstens {count} Steine</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <location filename="../../harzdame_gui/app.py" line="193"/>
        <source>Something went wrong.</source>
        <translation>Etwas ist schiefgegangen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="87"/>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Es gelten die üblichen. Die Datei wurde als {path} aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="89"/>
        <source>Your settings could not be read.</source>
        <translation>Deine Einstellungen ließen sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="151"/>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="194"/>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Deine Partie ist noch da; speichere sie am besten gleich. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="232"/>
        <source>A part of the window is missing.</source>
        <translation>Ein Teil des Fensters fehlt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="234"/>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Du kannst auf dem Brett spielen. Fehlt der Teil auch nach dem nächsten Start, schick bitte den Bericht an die Entwickler von Harzdame. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="262"/>
        <source>The engines that you have added could not be read.</source>
        <translation>Die hinzugefügten Engines ließen sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="263"/>
        <source>The file was kept as {path}.</source>
        <translation>Die Datei wurde als {path} aufbewahrt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="281"/>
        <source>The connection over the network stays.</source>
        <translation>Die Verbindung über das Netz bleibt bestehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="282"/>
        <source>The language changes with the next start.</source>
        <translation>Die Sprache wechselt mit dem nächsten Start.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="136"/>
        <source>The folder for them cannot be used: {reason}. Save your games yourself: what is not saved is lost when you quit.</source>
        <translation>Der Ordner dafür lässt sich nicht benutzen: {reason}. Partien bitte selbst speichern: Was nicht gespeichert ist, geht beim Beenden verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/app.py" line="140"/>
        <source>Settings and games cannot be kept this time.</source>
        <translation>Einstellungen und Partien lassen sich diesmal nicht aufheben.</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="50"/>
        <source>Real times of the game</source>
        <translation>Wirkliche Bedenkzeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="72"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="73"/>
        <source>Speed (+ and −)</source>
        <translation>Tempo (+ und −)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="80"/>
        <source>Rest at comments</source>
        <translation>Bei Kommentaren anhalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="81"/>
        <source>Begin again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="94"/>
        <source>Options of playing through</source>
        <translation>Optionen des Abspielens</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="94"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="124"/>
        <source>as played</source>
        <translation>wie gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/autoplay_bar.py" line="126"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <location filename="../../harzdame_gui/play/presenter.py" line="251"/>
        <source>Thinking</source>
        <translation>Denkt nach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/presenter.py" line="253"/>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/presenter.py" line="262"/>
        <source>Your move</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/presenter.py" line="263"/>
        <source>To move</source>
        <translation>Am Zug</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <location filename="../../harzdame_gui/board/view.py" line="103"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/board/view.py" line="104"/>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>Die Stellung. Zum Ziehen einen Stein anklicken oder mit der Maus bewegen.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="38"/>
        <source>The computer plays without its opening book.</source>
        <translation>Der Computer spielt ohne sein Eröffnungsbuch.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="39"/>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="40"/>
        <source>{name} is no opening book.</source>
        <translation>{name} ist kein Eröffnungsbuch.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="41"/>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} ist für eine neuere Fassung dieses Programms gemacht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="42"/>
        <source>{name} is for another game.</source>
        <translation>{name} gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="43"/>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} entstand, als die Regeln des Spiels noch andere waren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="44"/>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; installiere das Programm neu, um das zu beheben.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <location filename="../../harzdame_gui/editing/bounded_field.py" line="32"/>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Der ganze Text bleibt erhalten; hier lässt sich sein Anfang bearbeiten.</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <location filename="../../harzdame_gui/study/reader.py" line="51"/>
        <location filename="../../harzdame_gui/study/reader.py" line="58"/>
        <source>Chapters</source>
        <translation>Kapitel</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <location filename="../../harzdame_gui/network/chat.py" line="77"/>
        <source>Say something to the other side</source>
        <translation>Der anderen Seite etwas sagen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/chat.py" line="109"/>
        <source>They: {text}</source>
        <translation>Andere Seite: {text}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/chat.py" line="128"/>
        <source>You: {text}</source>
        <translation>Du: {text}</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="80"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="81"/>
        <source>Kind of puzzles</source>
        <translation>Art der Aufgaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="82"/>
        <source>Difficulty</source>
        <translation>Schwierigkeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="89"/>
        <source>All kinds of puzzles</source>
        <translation>Alle Arten von Aufgaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="92"/>
        <source>Short endings</source>
        <translation>Kurze Endspiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="92"/>
        <source>Longer endings</source>
        <translation>Längere Endspiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/choice.py" line="92"/>
        <source>Hard endings</source>
        <translation>Schwere Endspiele</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="50"/>
        <source>A player who cannot move loses.</source>
        <translation>Wer nicht ziehen kann, verliert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="52"/>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Hat jede Seite nur noch einen Stein oder eine Dame, ist es sofort remis.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="53"/>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Remis ist es auch, wenn eine Stellung zum dritten Mal entsteht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="58"/>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Es wird abwechselnd gezogen, Weiß beginnt, und jeder zieht nur die eigenen Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="62"/>
        <source>A square holds one piece only.</source>
        <translation>Auf einem Feld steht höchstens ein Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="66"/>
        <source>Men step {directions}.</source>
        <translation>Steine ziehen {directions}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="71"/>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Steine schlagen {directions}: über einen gegnerischen Stein auf dem Nachbarfeld auf das leere Feld direkt dahinter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="96"/>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Kettensprung: Statt eines Schritts darf ein Stein {directions} über eine lückenlose Kette eigener Steine auf das leere Feld direkt dahinter springen; eine Dame in der Kette versperrt den Weg.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="126"/>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Damen schlagen {directions}: über einen gegnerischen Stein auf dem Nachbarfeld auf das leere Feld direkt dahinter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="159"/>
        <source>A player who can capture must capture.</source>
        <translation>Schlagzwang: Wer schlagen kann, muss schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="176"/>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Mehrheitsschlagzwang: Du musst einen Schlag wählen, der die meisten Steine nimmt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="84"/>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Der erste Sprung eines schlagenden Steins geht {directions}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="89"/>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Erst die Sprünge danach dürfen auch {directions} gehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="108"/>
        <source>It may do so from anywhere.</source>
        <translation>Das darf er von jedem Feld aus.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="110"/>
        <source>Only from its own first row.</source>
        <translation>Das darf er nur von der eigenen ersten Reihe aus.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="113"/>
        <source>Only from {squares}.</source>
        <translation>Das darf er nur von {squares} aus.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="118"/>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Damen ziehen {directions}, beliebig viele leere Felder weit.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="120"/>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Damen ziehen {directions}, immer nur ein Feld weit.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="131"/>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Damen schlagen {directions}, aus jeder Entfernung über einen gegnerischen Stein, und landen auf dem leeren Feld direkt dahinter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="137"/>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Damen schlagen {directions}, aus jeder Entfernung über einen gegnerischen Stein auf ein beliebiges leeres Feld dahinter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="147"/>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>Innerhalb eines Schlags darf eine Dame nicht kehrtmachen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="152"/>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Eine schlagende Dame landet direkt hinter dem übersprungenen Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="153"/>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Eine schlagende Dame darf auf jedem leeren Feld hinter dem übersprungenen Stein landen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="164"/>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Ein Schlag geht weiter, solange derselbe Stein noch schlagen kann.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="166"/>
        <source>It ends where a man becomes a king.</source>
        <translation>Er endet, wo ein Stein zur Dame wird.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="168"/>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Ein Stein, der unterwegs Dame wird, schlägt als Dame weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="177"/>
        <source>Among several captures the choice is free.</source>
        <translation>Freie Wahl: Von mehreren Schlägen darf man jeden wählen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clauses.py" line="183"/>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Drohregel: Solange einer deiner Steine bedroht ist, darf keiner deiner anderen Steine so ziehen, dass er selbst droht.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <location filename="../../harzdame_gui/files/clipboard.py" line="17"/>
        <source>Position copied.</source>
        <translation>Stellung kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/clipboard.py" line="18"/>
        <source>As FEN, for any draughts program.</source>
        <translation>Als FEN, für jedes Dameprogramm.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/clipboard.py" line="27"/>
        <source>Game copied.</source>
        <translation>Partie kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/clipboard.py" line="27"/>
        <source>As PDN, for any draughts program.</source>
        <translation>Als PDN, für jedes Dameprogramm.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="47"/>
        <source>{side}: {time} left</source>
        <translation>{side}: noch {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="51"/>
        <source>, {count} periods</source>
        <translation>, {count} Perioden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="53"/>
        <source>, paused</source>
        <translation>, angehalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="54"/>
        <source>, running</source>
        <translation>, läuft</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="60"/>
        <source>No clock</source>
        <translation>Ohne Uhr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="62"/>
        <source>Hourglass, {time}</source>
        <translation>Sanduhr, {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="64"/>
        <source>{time} a move</source>
        <translation>{time} je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="67"/>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} Byo-Yomi</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="69"/>
        <source>, then </source>
        <translation>, dann </translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="75"/>
        <source>{time} for {count} moves</source>
        <translation>{time} für {count} Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="77"/>
        <source> + {time} a move</source>
        <translation> + {time} je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="79"/>
        <source>, delay {time}</source>
        <translation>, Aufschub {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="87"/>
        <source>{number} min</source>
        <translation>{number} min</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/clocks.py" line="88"/>
        <source>{number} s</source>
        <translation>{number} s</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="63"/>
        <source>Another clock for Black</source>
        <translation>Andere Bedenkzeit für Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="64"/>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Gibt einer Seite als Vorgabe mehr Zeit als der anderen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="67"/>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="95"/>
        <source>Clock</source>
        <translation>Uhr</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="168"/>
        <source>Time for the game</source>
        <translation>Zeit für die Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="169"/>
        <source>Increment (Fischer)</source>
        <translation>Gutschrift (Fischer)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="170"/>
        <source>Delay (Bronstein)</source>
        <translation>Aufschub (Bronstein)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="171"/>
        <source>Byo-yomi periods</source>
        <translation>Byo-Yomi-Perioden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="172"/>
        <source>Moves in a period</source>
        <translation>Züge in einem Abschnitt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="173"/>
        <source>Time for each move</source>
        <translation>Zeit für jeden Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="174"/>
        <source>Hourglass</source>
        <translation>Sanduhr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="179"/>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="179"/>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="189"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="190"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="191"/>
        <source>Time after that</source>
        <translation>Zeit danach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="192"/>
        <source>Periods</source>
        <translation>Perioden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="193"/>
        <source>A move</source>
        <translation>Je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="200"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="205"/>
        <source>the same again</source>
        <translation>noch einmal dieselbe</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <location filename="../../harzdame_gui/play/clock_view.py" line="127"/>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>Die Uhr steht: Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/clock_view.py" line="144"/>
        <source>Press P, or play a move, to go on.</source>
        <translation>Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/clock_view.py" line="153"/>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>Der Rechner war im Ruhezustand; diese Zeit zählt nicht. Mit P oder einem Zug geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/clock_view.py" line="157"/>
        <source>The clock is paused.</source>
        <translation>Die Uhr steht.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="34"/>
        <location filename="../../harzdame_gui/coach/text.py" line="42"/>
        <source>This loses the game.</source>
        <translation>Das verliert die Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="40"/>
        <source>This gives the win away.</source>
        <translation>Das verschenkt den Gewinn.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="44"/>
        <source>They will get a king.</source>
        <translation>Das gibt eine Dame für die Gegenseite.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="46"/>
        <source>Look again.</source>
        <translation>Schau noch einmal hin.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="51"/>
        <source>{answer} takes at once.</source>
        <translation>{answer} schlägt sofort.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="52"/>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Es beginnt mit {answer}, und du hast keinen Ausweg.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="60"/>
        <source>{move} (taken back)</source>
        <translation>{move} (zurückgenommen)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/text.py" line="78"/>
        <source>{move} was better.</source>
        <translation>{move} war besser.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="12"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="13"/>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="14"/>
        <source>Strict</source>
        <translation>Streng</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="21"/>
        <source>Nothing is said about your moves.</source>
        <translation>Zu deinen Zügen wird nichts gesagt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="22"/>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Warnt vor erzwungenen Verlusten: Steine, der Wettlauf zur Dame, ein gewonnenes Endspiel.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/coach.py" line="25"/>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Warnt auch vor anderen schwachen Zügen, wenn sich sagen lässt, warum.</translation>
    </message>
</context>
<context>
    <name>CoachActions</name>
    <message>
        <location filename="../../harzdame_gui/coach/actions.py" line="14"/>
        <source>Take it back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/actions.py" line="15"/>
        <source>Take your move back ({key})</source>
        <translation>Deinen Zug zurücknehmen ({key})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/actions.py" line="16"/>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/actions.py" line="17"/>
        <source>Let the computer answer ({key})</source>
        <translation>Den Computer antworten lassen ({key})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/actions.py" line="19"/>
        <source>Show again</source>
        <translation>Nochmal</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <location filename="../../harzdame_gui/coach/room.py" line="59"/>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/room.py" line="60"/>
        <source>Hints in steps</source>
        <translation>Tipps in Schritten</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="68"/>
        <source>You can solve it again; it does not count.</source>
        <translation>Du kannst sie noch einmal lösen; es zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="69"/>
        <source>You have had today’s puzzle.</source>
        <translation>Die Tagesaufgabe hattest du schon.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="82"/>
        <source>Looking through your games</source>
        <translation>Deine Partien werden durchgesehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="85"/>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partie {number} von {total}; gefundene Aufgaben: {found}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="97"/>
        <source>There is no new game to look through.</source>
        <translation>Es gibt keine neue Partie durchzusehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="98"/>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Spiel eine: Verpasste Gewinne werden hier zu Aufgaben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="101"/>
        <source>No missed win was found.</source>
        <translation>Kein verpasster Gewinn wurde gefunden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="101"/>
        <source>Your next games can be looked through later.</source>
        <translation>Deine nächsten Partien lassen sich später durchsehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="110"/>
        <source>Building endgame tables</source>
        <translation>Endspieltabellen werden berechnet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="113"/>
        <source>Table {number} of {total}</source>
        <translation>Tabelle {number} von {total}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="118"/>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Endspiele kommen aus Endspieltabellen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="119"/>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Diese sind im Menü der Analyse ausgeschaltet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="142"/>
        <source>End the storm</source>
        <translation>Sturm beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="142"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="166"/>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="168"/>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="170"/>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="172"/>
        <source>Look through my games</source>
        <translation>Meine Partien durchsehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="174"/>
        <source>Build endgame tables</source>
        <translation>Endspieltabellen berechnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="179"/>
        <source>Take back and try again</source>
        <translation>Zurücknehmen, neu versuchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="184"/>
        <source>Go on training</source>
        <translation>Weiter trainieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="186"/>
        <source>Next ending</source>
        <translation>Nächstes Endspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/commands.py" line="187"/>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <location filename="../../harzdame_gui/text/sizes.py" line="88"/>
        <source>… letters not shown: {count}</source>
        <translation>… nicht gezeigte Buchstaben: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="36"/>
        <source>Two games side by side</source>
        <translation>Zwei Partien nebeneinander</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="48"/>
        <source>Together</source>
        <translation>Gemeinsam</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="48"/>
        <source>Both games step at once</source>
        <translation>Beide Partien gehen zugleich weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="51"/>
        <source>First difference</source>
        <translation>Erster Unterschied</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="51"/>
        <source>To where the games part</source>
        <translation>Dorthin, wo sich die Partien trennen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="53"/>
        <source>Same position</source>
        <translation>Gleiche Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="53"/>
        <source>To where the same position comes up once more</source>
        <translation>Dorthin, wo wieder die gleiche Stellung steht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="55"/>
        <source>Flip</source>
        <translation>Drehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="55"/>
        <source>See both boards from the other side</source>
        <translation>Beide Bretter von der anderen Seite sehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="56"/>
        <source>Other game…</source>
        <translation>Andere Partie …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="56"/>
        <source>Put another game at the right</source>
        <translation>Rechts eine andere Partie zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="94"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="95"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="96"/>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="97"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="197"/>
        <source>The games do not begin in the same position.</source>
        <translation>Die Partien beginnen nicht in derselben Stellung.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="200"/>
        <source>The moves are the same.</source>
        <translation>Die Züge sind gleich.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="201"/>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Die Züge sind gleich; die eine Partie geht dort weiter, wo die andere endet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="204"/>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Sie trennen sich nach {move}: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="208"/>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Sie trennen sich beim ersten Zug: links {one}, rechts {other}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/compare_window.py" line="215"/>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Die gleiche Stellung entsteht wieder: links nach {one}, rechts nach {other}.</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <location filename="../../harzdame_gui/widgets/confirm_button.py" line="38"/>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/confirm_button.py" line="40"/>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="21"/>
        <source>At port {port}.</source>
        <translation>An Port {port}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="22"/>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>Im selben Netz gibt die andere Seite {address} und Port {port} ein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="30"/>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Das andere Programm hat das Protokoll verletzt: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="33"/>
        <source>The position cannot be sent: {detail}.</source>
        <translation>Die Stellung lässt sich nicht übermitteln: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="36"/>
        <source>No machine of this name was found.</source>
        <translation>Einen Rechner dieses Namens gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="38"/>
        <source>No program is waiting there.</source>
        <translation>Dort wartet kein Programm.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="40"/>
        <source>No answer came.</source>
        <translation>Es kam keine Antwort.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="42"/>
        <source>The other side is gone.</source>
        <translation>Die andere Seite ist nicht mehr da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="44"/>
        <source>The other machine cannot be reached.</source>
        <translation>Der andere Rechner ist nicht zu erreichen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="46"/>
        <source>Another program is using this port.</source>
        <translation>Ein anderes Programm benutzt diesen Port.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/connections.py" line="48"/>
        <source>The system does not allow it.</source>
        <translation>Das System erlaubt es nicht.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <location filename="../../harzdame_gui/new_game/clock_choice.py" line="121"/>
        <source>Custom…</source>
        <translation>Eigene …</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="33"/>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="34"/>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="35"/>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="36"/>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="37"/>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="38"/>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="39"/>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="40"/>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="41"/>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="42"/>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="43"/>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="53"/>
        <source>{several} and {last}</source>
        <translation>{several} und {last}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/message.py" line="62"/>
        <source>{several} or {last}</source>
        <translation>{several} oder {last}</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="75"/>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="167"/>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="76"/>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="168"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="77"/>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="139"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="78"/>
        <source>All tournaments</source>
        <translation>Alle Turniere</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="134"/>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="136"/>
        <source>Stop now</source>
        <translation>Sofort anhalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="137"/>
        <source>The games under way are broken off and played anew later</source>
        <translation>Die laufenden Partien werden abgebrochen und später neu gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/course_view.py" line="140"/>
        <source>The games under way are played to their end</source>
        <translation>Die laufenden Partien werden zu Ende gespielt</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <location filename="../../harzdame_gui/editing/deleted_dialog.py" line="41"/>
        <location filename="../../harzdame_gui/editing/deleted_dialog.py" line="47"/>
        <source>Deleted in this game</source>
        <translation>In dieser Partie gelöscht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/deleted_dialog.py" line="55"/>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Die Stelle gibt es in der Partie nicht mehr; „Rückgängig“ bringt sie zurück.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/deleted_dialog.py" line="59"/>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/deleted_dialog.py" line="86"/>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Es wurde nichts gelöscht. Züge, die in dieser Partie gelöscht werden, bleiben hier, bis sie geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="47"/>
        <source>in all six directions</source>
        <translation>in alle sechs Richtungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="49"/>
        <source>in all eight directions</source>
        <translation>in alle acht Richtungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="51"/>
        <source>straight in all four directions</source>
        <translation>gerade in alle vier Richtungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="53"/>
        <source>diagonally in all four directions</source>
        <translation>schräg in alle vier Richtungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="59"/>
        <source>straight forward</source>
        <translation>geradeaus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="61"/>
        <source>diagonally forward</source>
        <translation>schräg vorwärts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="63"/>
        <source>sideways</source>
        <translation>seitwärts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="65"/>
        <source>diagonally backward</source>
        <translation>schräg rückwärts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="67"/>
        <source>straight backward</source>
        <translation>gerade rückwärts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="72"/>
        <source>up</source>
        <translation>nach oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="73"/>
        <source>diagonally up to the right</source>
        <translation>schräg nach rechts oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="74"/>
        <source>to the right</source>
        <translation>nach rechts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="75"/>
        <source>diagonally down to the right</source>
        <translation>schräg nach rechts unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="76"/>
        <source>down</source>
        <translation>nach unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="77"/>
        <source>diagonally down to the left</source>
        <translation>schräg nach links unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="78"/>
        <source>to the left</source>
        <translation>nach links</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/directions.py" line="79"/>
        <source>diagonally up to the left</source>
        <translation>schräg nach links oben</translation>
    </message>
</context>
<context>
    <name>Duration</name>
    <message>
        <location filename="../../harzdame_gui/text/sizes.py" line="50"/>
        <location filename="../../harzdame_gui/text/sizes.py" line="53"/>
        <source>{count} seconds</source>
        <translation>{count} Sekunden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/sizes.py" line="50"/>
        <source>1 second</source>
        <translation>1 Sekunde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/sizes.py" line="55"/>
        <source>{count} minutes</source>
        <translation>{count} Minuten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/sizes.py" line="56"/>
        <source>{count} hours</source>
        <translation>{count} Stunden</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <location filename="../../harzdame_gui/notices/edge_lesson.py" line="45"/>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Dort werden deine Steine zu Damen. Der blasse Rand gehört der Gegenseite.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/edge_lesson.py" line="46"/>
        <source>The red edge is your goal.</source>
        <translation>Der rote Rand ist dein Ziel.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="13"/>
        <source>comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="14"/>
        <source>sign</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="15"/>
        <source>marks on the board</source>
        <translation>Markierungen auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="16"/>
        <source>remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="17"/>
        <source>move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="18"/>
        <source>take over line</source>
        <translation>Variante übernehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="19"/>
        <source>delete moves</source>
        <translation>Züge löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="20"/>
        <source>delete variation</source>
        <translation>Variante löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="21"/>
        <source>delete what follows</source>
        <translation>Folgendes löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="22"/>
        <source>begin the game here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="23"/>
        <source>promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="24"/>
        <source>demote</source>
        <translation>abwerten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="25"/>
        <source>make main line</source>
        <translation>zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="26"/>
        <source>order of variations</source>
        <translation>Reihenfolge der Varianten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="27"/>
        <source>insert moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="28"/>
        <source>replace move</source>
        <translation>Zug ersetzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="29"/>
        <source>put back</source>
        <translation>zurückholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="30"/>
        <source>details of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/edits.py" line="31"/>
        <source>review</source>
        <translation>Durchsicht</translation>
    </message>
</context>
<context>
    <name>EditActions</name>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="29"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="30"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="31"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="33"/>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="33"/>
        <source>Make the line to this move the main line</source>
        <translation>Die Zugfolge bis zu diesem Zug zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="36"/>
        <source>Promote variation</source>
        <translation>Variante aufwerten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="38"/>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Diese Variante an die Stelle derjenigen setzen, von der sie abzweigt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="42"/>
        <source>Demote</source>
        <translation>Abwerten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="44"/>
        <source>Let the next variation take the place of this line</source>
        <translation>Die nächste Variante an die Stelle dieser Zugfolge setzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="47"/>
        <source>Variation one up</source>
        <translation>Variante nach oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="49"/>
        <source>Put this variation before the one above it</source>
        <translation>Diese Variante vor die darüberstehende setzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="52"/>
        <source>Delete from here</source>
        <translation>Ab hier löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="54"/>
        <source>Delete this move and all that follows it</source>
        <translation>Diesen Zug und alles, was ihm folgt, löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="58"/>
        <source>Delete what follows</source>
        <translation>Folgendes löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="58"/>
        <source>Let the line end with this move</source>
        <translation>Die Zugfolge mit diesem Zug enden lassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="61"/>
        <source>Begin the game here</source>
        <translation>Partie hier beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="61"/>
        <source>Delete everything before this position</source>
        <translation>Alles vor dieser Stellung löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="64"/>
        <source>Replace this move…</source>
        <translation>Diesen Zug ersetzen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="66"/>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Diesen Zug berichtigen und alles Folgende behalten, soweit es passt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="69"/>
        <source>Insert moves behind it…</source>
        <translation>Züge dahinter einfügen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="71"/>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Fehlende Züge ergänzen und alles Folgende behalten, soweit es passt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="74"/>
        <source>Details of the game…</source>
        <translation>Angaben zur Partie …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="76"/>
        <source>Players, event, date, result and the like</source>
        <translation>Spieler, Veranstaltung, Datum, Ergebnis und Ähnliches</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="79"/>
        <source>Deleted in this game…</source>
        <translation>In dieser Partie gelöscht …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="81"/>
        <source>See what was deleted, and put it back</source>
        <translation>Ansehen, was gelöscht wurde, und es zurückholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="83"/>
        <source>Menu of this move</source>
        <translation>Menü dieses Zuges</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="84"/>
        <source>More signs</source>
        <translation>Weitere Zeichen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="114"/>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="114"/>
        <source>Comment before the variation</source>
        <translation>Kommentar vor der Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="115"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="115"/>
        <source>Comment behind the move</source>
        <translation>Kommentar hinter dem Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="116"/>
        <source>After</source>
        <translation>Danach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/actions.py" line="116"/>
        <source>Comment after the variation</source>
        <translation>Kommentar nach der Variante</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <location filename="../../harzdame_gui/files/edit_notices.py" line="49"/>
        <source>Nothing to paste.</source>
        <translation>Nichts einzufügen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/edit_notices.py" line="49"/>
        <source>The clipboard holds no game (PDN).</source>
        <translation>In der Zwischenablage ist keine Partie (PDN).</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="143"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="143"/>
        <source>Undo {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="144"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="144"/>
        <source>Redo {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="162"/>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>Die Partie läuft: Ihre Züge bleiben, wie sie sind, bis sie zu Ende ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="176"/>
        <source>Take your last move back</source>
        <translation>Den letzten eigenen Zug zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="178"/>
        <source>Undo the takeback</source>
        <translation>Die Rücknahme rückgängig machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="224"/>
        <source>Not all moves fitted.</source>
        <translation>Nicht alle Züge passten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/presenter.py" line="225"/>
        <source>{count} are now among the deleted ones.</source>
        <translation>{count} stehen jetzt unter den gelöschten.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <location filename="../../harzdame_gui/analysis/effort.py" line="57"/>
        <source>Depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/effort.py" line="61"/>
        <source>Table {percent} %</source>
        <translation>Tabelle {percent} %</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="30"/>
        <source>Unicode (UTF-8)</source>
        <translation>Unicode (UTF-8)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="31"/>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Kyrillisch (Windows-1251)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="32"/>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Kyrillisch (DOS, CP866)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="33"/>
        <source>Western European (Windows-1252)</source>
        <translation>Westeuropäisch (Windows-1252)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="34"/>
        <source>Western European (Latin-1)</source>
        <translation>Westeuropäisch (Latin-1)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="35"/>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, niederes Byte zuerst)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="36"/>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, hohes Byte zuerst)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="61"/>
        <source>Western European</source>
        <translation>Westeuropäisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="62"/>
        <source>Central European</source>
        <translation>Mitteleuropäisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="63"/>
        <source>Cyrillic</source>
        <translation>Kyrillisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="64"/>
        <source>Greek</source>
        <translation>Griechisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="65"/>
        <source>Turkish</source>
        <translation>Türkisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="66"/>
        <source>Baltic</source>
        <translation>Baltisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="67"/>
        <source>Nordic</source>
        <translation>Nordisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="68"/>
        <source>Celtic</source>
        <translation>Keltisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="69"/>
        <source>Hebrew</source>
        <translation>Hebräisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="70"/>
        <source>Arabic</source>
        <translation>Arabisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="71"/>
        <source>Thai</source>
        <translation>Thailändisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="72"/>
        <source>Vietnamese</source>
        <translation>Vietnamesisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="73"/>
        <source>Chinese</source>
        <translation>Chinesisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="74"/>
        <source>Japanese</source>
        <translation>Japanisch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/encodings.py" line="75"/>
        <source>Korean</source>
        <translation>Koreanisch</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="51"/>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben zu lesen sind. &amp;Gelesen als:</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="68"/>
        <source>Other letters…</source>
        <translation>Andere Buchstaben …</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="95"/>
        <source>Letters of the file</source>
        <translation>Buchstaben der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="97"/>
        <source>Language or name</source>
        <translation>Sprache oder Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="98"/>
        <source>Search encodings</source>
        <translation>Kodierungen suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="100"/>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="102"/>
        <source>Text of the file, read so</source>
        <translation>Text der Datei, so gelesen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/encoding_choice.py" line="105"/>
        <source>Read so</source>
        <translation>So lesen</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <location filename="../../harzdame_gui/endgames/moves.py" line="54"/>
        <source>All moves</source>
        <translation>Alle Züge</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <location filename="../../harzdame_gui/endgames/panel.py" line="42"/>
        <source>Best line</source>
        <translation>Beste Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/panel.py" line="56"/>
        <source>Nobody can force a win.</source>
        <translation>Keine Seite kann den Gewinn erzwingen.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="46"/>
        <source>Endgame tables: {game}</source>
        <translation>Endspieltabellen: {game}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="51"/>
        <source>Show the longest win</source>
        <translation>Längsten Gewinn zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="78"/>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="78"/>
        <source>Longest win</source>
        <translation>Längster Gewinn</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="78"/>
        <source>Positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="78"/>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="83"/>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="93"/>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K ist eine Dame, M ein Stein; der längste Gewinn zählt die Züge des Gewinners.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/dialog.py" line="95"/>
        <source>Tables: {count} · {size}</source>
        <translation>Tabellen: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="77"/>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Ein so früh vereinbartes Remis zählt nicht für die Schätzung deiner Spielstärke.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="84"/>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Das Ergebnis zählt für die Schätzung deiner Spielstärke.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="88"/>
        <source>Your strength is about {elo}.</source>
        <translation>Deine Spielstärke beträgt etwa {elo}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="92"/>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Deine Spielstärke beträgt etwa {elo} ({change}); zu erwarten waren {percent} % der Punkte.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="108"/>
        <source>{color} offers a draw.</source>
        <translation>{color} bietet Remis an.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="110"/>
        <source>The computer offers a draw.</source>
        <translation>Der Computer bietet Remis an.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/ending.py" line="111"/>
        <source>The offer stands until you move.</source>
        <translation>Das Angebot gilt, bis du ziehst.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="26"/>
        <source>This program cannot be started.</source>
        <translation>Dieses Programm lässt sich nicht starten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="28"/>
        <source>It ended instead of answering.</source>
        <translation>Es hat sich beendet, statt zu antworten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="30"/>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Es antwortet nicht. Vielleicht ist es keine Engine, oder es braucht andere Argumente.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="32"/>
        <source>It reports an error.</source>
        <translation>Es meldet einen Fehler.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="33"/>
        <source>Its answers make no sense.</source>
        <translation>Seine Antworten ergeben keinen Sinn.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="40"/>
        <source>Plays none of our games</source>
        <translation>Spielt keines unserer Spiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="42"/>
        <source>Plays all games</source>
        <translation>Spielt alle Spiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="44"/>
        <source>Plays {count} games</source>
        <translation>Spielt {count} Spiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/programs.py" line="45"/>
        <source>Plays {games}</source>
        <translation>Spielt {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <location filename="../../harzdame_gui/analysis/engine_block.py" line="26"/>
        <source>Best lines of {engine}</source>
        <translation>Beste Varianten von {engine}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/engine_block.py" line="44"/>
        <source>Depth {depth}</source>
        <translation>Tiefe {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <location filename="../../harzdame_gui/analysis/engine_blocks.py" line="105"/>
        <source>It was given up.</source>
        <translation>Es wurde aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/engine_blocks.py" line="108"/>
        <source>It does not play this game.</source>
        <translation>Es spielt dieses Spiel nicht.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="47"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="53"/>
        <source>Change…</source>
        <translation>Ändern …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="54"/>
        <source>Change the program</source>
        <translation>Das Programm ändern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="56"/>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="58"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="59"/>
        <source>That of the program</source>
        <translation>Der des Programms</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="61"/>
        <source>Protocol</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="62"/>
        <source>Hub, version 2</source>
        <translation>Hub, Version 2</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="63"/>
        <source>Hub, version 1</source>
        <translation>Hub, Version 1</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="65"/>
        <source> seconds a move</source>
        <translation> Sekunden je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="67"/>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="68"/>
        <source>Defaults</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="70"/>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Jeden Parameter auf das setzen, was die Engine vorschlägt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="93"/>
        <source>by {author}</source>
        <translation>von {author}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="107"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="109"/>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="110"/>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;gumente</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="111"/>
        <source>&amp;Folder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="112"/>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="113"/>
        <source>&amp;Thinking time</source>
        <translation>Be&amp;denkzeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="114"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/details.py" line="152"/>
        <source>Choose an engine</source>
        <translation>Eine Engine wählen</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="58"/>
        <source>From the opening book</source>
        <translation>Aus dem Eröffnungsbuch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="59"/>
        <source>From the endgame tables</source>
        <translation>Aus den Endspieltabellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="69"/>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Tiefe {depth} · {speed} Mio. Stellungen je Sekunde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="51"/>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Über null steht Weiß besser; 1,00 entspricht etwa einem Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="53"/>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Über null steht die Seite am Zug besser; 1,00 ist etwa ein Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/engine_line.py" line="65"/>
        <source>Depth {depth} · expects {move}</source>
        <translation>Tiefe {depth} · erwartet {move}</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <location filename="../../harzdame_gui/analysis/menu.py" line="103"/>
        <source>Built-in engine</source>
        <translation>Eingebaute Engine</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="47"/>
        <location filename="../../harzdame_gui/engines/dialog.py" line="52"/>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="54"/>
        <source>Add an engine…</source>
        <translation>Engine hinzufügen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="55"/>
        <source>Test</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="56"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="83"/>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Hier lassen sich andere Dameprogramme hinzufügen, die das Hub-Protokoll sprechen. Sie können gegen dich und gegeneinander spielen und neben der eingebauten Engine analysieren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="168"/>
        <source>Choose an engine</source>
        <translation>Eine Engine wählen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="182"/>
        <source>Asking {name} what it is …</source>
        <translation>{name} wird gefragt, was es ist …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="183"/>
        <location filename="../../harzdame_gui/engines/dialog.py" line="192"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="192"/>
        <source>Asking {name} …</source>
        <translation>{name} wird gefragt …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="203"/>
        <source>{name} was removed.</source>
        <translation>{name} wurde entfernt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="203"/>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="218"/>
        <source>Set how it is started, then test it.</source>
        <translation>Leg fest, wie es gestartet wird, und prüfe es dann.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="236"/>
        <source>{name} was added. {games}.</source>
        <translation>{name} wurde hinzugefügt. {games}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="236"/>
        <source>{name} answers. {games}.</source>
        <translation>{name} antwortet. {games}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/dialog.py" line="258"/>
        <source>Add it nevertheless</source>
        <translation>Trotzdem hinzufügen</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="61"/>
        <source>Players</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="67"/>
        <source>Kind of player</source>
        <translation>Art des Teilnehmers</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="70"/>
        <source>Level</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="72"/>
        <source>Positions a move</source>
        <translation>Stellungen je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="74"/>
        <source>Time a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="80"/>
        <source>Added engine</source>
        <translation>Hinzugefügtes Programm</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="130"/>
        <source>An engine that you added</source>
        <translation>Ein hinzugefügtes Programm</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="82"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="77"/>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="78"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="83"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="111"/>
        <source>None was added that plays this game</source>
        <translation>Keines spielt dieses Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="120"/>
        <source>{count} positions a move</source>
        <translation>{count} Stellungen je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="125"/>
        <source> ms a move</source>
        <translation> ms je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="127"/>
        <source>A level of the computer</source>
        <translation>Eine Spielstärke des Computers</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="128"/>
        <source>The computer with a time of its own</source>
        <translation>Der Computer mit eigener Bedenkzeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="129"/>
        <source>The computer with a number of positions</source>
        <translation>Der Computer mit einer Zahl von Stellungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="131"/>
        <source>You, or another person at this board</source>
        <translation>Du oder jemand anderes an diesem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="171"/>
        <source>Computer, {count} ms</source>
        <translation>Computer, {count} ms</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="176"/>
        <source>Computer, {count} positions</source>
        <translation>Computer, {count} Stellungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/entrants.py" line="180"/>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <location filename="../../harzdame_gui/analysis/evaluation_bar.py" line="27"/>
        <source>How the game stands: White’s share is light</source>
        <translation>Wie die Partie steht: Der helle Teil gehört Weiß</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="51"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="52"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="53"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="56"/>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="129"/>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>{wins} gewonnen, {draws} remis, {losses} verloren für die Seite am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="132"/>
        <source>{average} on average, last in {last}</source>
        <translation>im Mittel {average}, zuletzt {last}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="54"/>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="55"/>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="115"/>
        <source>Click to add it to your repertoire</source>
        <translation>Klicken, um ihn in dein Repertoire aufzunehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="117"/>
        <source>In both of your repertoires</source>
        <translation>In beiden deinen Repertoires</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="119"/>
        <source>In your repertoire for White</source>
        <translation>In deinem Repertoire für Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_model.py" line="120"/>
        <source>In your repertoire for Black</source>
        <translation>In deinem Repertoire für Schwarz</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="49"/>
        <source>Explorer</source>
        <translation>Explorer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="54"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="55"/>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="56"/>
        <source>Opening book</source>
        <translation>Eröffnungsbuch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="90"/>
        <source>Nothing is known of this position.</source>
        <translation>Über diese Stellung ist nichts bekannt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="109"/>
        <source>Moves played here</source>
        <translation>Hier gespielte Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="50"/>
        <source>Sorted by</source>
        <translation>Sortiert nach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/explorer_panel.py" line="60"/>
        <source>The source whose moves come first</source>
        <translation>Die Quelle, deren Züge zuerst kommen</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="50"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="58"/>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="59"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="60"/>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="103"/>
        <source>The preview is being made…</source>
        <translation>Die Vorschau entsteht …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="114"/>
        <source>The file of these games cannot be read any more.</source>
        <translation>Die Datei dieser Partien lässt sich nicht mehr lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="119"/>
        <source>Page 1 of {pages}</source>
        <translation>Seite 1 von {pages}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="121"/>
        <source>One file that plays in every browser, without a network.</source>
        <translation>Eine Datei, die in jedem Browser abläuft, ohne Netz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="123"/>
        <source>{games} games in one file that plays in every browser, without a network.</source>
        <translation>{games} Partien in einer Datei, die in jedem Browser abläuft, ohne Netz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/dialog.py" line="126"/>
        <source>{width} pixels wide</source>
        <translation>{width} Pixel breit</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="43"/>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="45"/>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="47"/>
        <source>Seen from</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="50"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="52"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="53"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="54"/>
        <source>For paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="58"/>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="60"/>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="61"/>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="62"/>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="66"/>
        <source>Time for a move</source>
        <translation>Zeit je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="67"/>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="70"/>
        <source>Diagrams</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="72"/>
        <source>Where something is said</source>
        <translation>Wo etwas gesagt wird</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="73"/>
        <source>Every 5 moves</source>
        <translation>Alle 5 Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="74"/>
        <source>Every 10 moves</source>
        <translation>Alle 10 Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="75"/>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="101"/>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="102"/>
        <source>The line shown</source>
        <translation>Die gezeigte Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="103"/>
        <source>The whole game</source>
        <translation>Die ganze Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="104"/>
        <source>All games of the file</source>
        <translation>Alle Partien der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="109"/>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="110"/>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Zeichnung, in jeder Größe scharf (SVG)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="111"/>
        <source>Pages with diagrams (PDF)</source>
        <translation>Seiten mit Diagrammen (PDF)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="112"/>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Seite, die im Browser abläuft (HTML)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="113"/>
        <source>Animation (GIF)</source>
        <translation>Animation (GIF)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/options.py" line="114"/>
        <source>Text for a forum or a mail</source>
        <translation>Text für Forum oder Mail</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="19"/>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="20"/>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="21"/>
        <source>men</source>
        <translation>Steine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="22"/>
        <source>kings</source>
        <translation>Damen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="23"/>
        <source>round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="24"/>
        <source>w b: men, W B: kings</source>
        <translation>w b: Steine, W B: Damen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="25"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="26"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="27"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="28"/>
        <source>Beginning</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="29"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="30"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="31"/>
        <source>One move on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="32"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="33"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="34"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="35"/>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="36"/>
        <source>Seconds a move</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/words.py" line="37"/>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Tasten: ← → Züge, ↑ ↓ Varianten, Leertaste spielt ab, F dreht das Brett um</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="111"/>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="114"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="138"/>
        <source>It is in the folder {folder}.</source>
        <translation>Sie liegt im Ordner {folder}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="139"/>
        <source>“{name}” was written.</source>
        <translation>„{name}“ ist geschrieben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="162"/>
        <source>Picture copied.</source>
        <translation>Bild kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="162"/>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Es lässt sich in einen Text, eine Mail oder einen Chat einfügen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="168"/>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Er lässt sich in ein Forum oder eine Mail einfügen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="169"/>
        <source>Text copied.</source>
        <translation>Text kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/sending.py" line="60"/>
        <source>The pages are on their way to the printer.</source>
        <translation>Die Seiten sind unterwegs zum Drucker.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/sending.py" line="62"/>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>Der Drucker nimmt sie nicht an, oder die Datei lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/sending.py" line="63"/>
        <source>The pages were not printed.</source>
        <translation>Die Seiten wurden nicht gedruckt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="193"/>
        <source>The export was stopped.</source>
        <translation>Der Export wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/exporting.py" line="193"/>
        <source>No file was changed.</source>
        <translation>Keine Datei wurde verändert.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="49"/>
        <source>You take {own}, they take {taken}.</source>
        <translation>Du schlägst {own}, dein Gegner schlägt {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="50"/>
        <source>They take {taken}.</source>
        <translation>Dein Gegner schlägt {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="56"/>
        <source>That ends the game.</source>
        <translation>Das beendet die Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="58"/>
        <source>That wins a king.</source>
        <translation>Das gewinnt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="60"/>
        <source>That makes a king.</source>
        <translation>Das bringt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="62"/>
        <source>That takes a king.</source>
        <translation>Das schlägt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="65"/>
        <source>That wins a piece and makes a king.</source>
        <translation>Das gewinnt einen Stein und bringt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="67"/>
        <source>That wins a piece.</source>
        <translation>Das gewinnt einen Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="70"/>
        <source>That wins {number} pieces and makes a king.</source>
        <translation>Das gewinnt {number} Steine und bringt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="72"/>
        <source>That wins {number} pieces.</source>
        <translation>Das gewinnt {number} Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="80"/>
        <source>After {answer} the only move loses material.</source>
        <translation>Nach {answer} verliert der einzige Zug Material.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="82"/>
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>Nach {answer} verliert jeder der {number} Züge Material.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="85"/>
        <source>In the best line found this loses a piece, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge kostet das einen Stein, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="88"/>
        <source>In the best line found this loses {number} pieces, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge kostet das {number} Steine, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="93"/>
        <source>In the best line found {move} wins a piece.</source>
        <translation>In der besten gefundenen Folge gewinnt {move} einen Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="95"/>
        <source>In the best line found {move} wins {number} pieces.</source>
        <translation>In der besten gefundenen Folge gewinnt {move} {number} Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="98"/>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>In der besten gefundenen Folge bekommt die andere Seite {soon} eine Dame, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="103"/>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>In der besten gefundenen Folge bringt {move} {soon} eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="106"/>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Was auch geantwortet wird: Von {squares} kann als Nächstes kein Stein ohne Verlust ziehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="138"/>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Erlaubt einen Schlag: {answer} gewinnt {net}, {taken} für {given}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="147"/>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} hätte zwangsläufig {taken} gewonnen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="150"/>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Verpasst einen Schlag: {move} gewinnt {net}, {taken} für {given}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="173"/>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Gibt den Rand frei, den {guard} bewacht hat: Die andere Seite bekommt {soon} eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="115"/>
        <source>Loses the game at once, by {answer}.</source>
        <translation>Verliert die Partie sofort durch {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="117"/>
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>Verliert die Partie in {number} Zügen, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="120"/>
        <source>Misses the win: {move} ends the game.</source>
        <translation>Verpasst den Gewinn: {move} beendet die Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="122"/>
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>Verpasst einen Gewinn in {number} Zügen, angefangen mit {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="125"/>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Das Endspiel war {was}: hier {own}, dort {theirs}. Jetzt ist es {now}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="132"/>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Erlaubt einen Schlag, der die Partie beendet, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="135"/>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Schlägt {own}, doch mit {answer} beginnt ein Schlag, der {taken} kostet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="141"/>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Verliert {taken}, angefangen mit {answer}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="145"/>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Verpasst mit {move} einen Schlag über {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="161"/>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Rettet {square} nicht: Der Stein geht ohne Gegenwert verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="163"/>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Lässt {square} ohne Gegenwert schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="165"/>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Rettet {squares} nicht: Die Steine gehen ohne Gegenwert verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="167"/>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Lässt {squares} ohne Gegenwert schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="178"/>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>Die andere Seite bekommt {soon} eine Dame, und nichts hält sie auf.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="181"/>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Verpasst einen Durchbruch: {move} bringt {soon} eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="188"/>
        <source>with the next move</source>
        <translation>mit dem nächsten Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="189"/>
        <source>in {number} moves</source>
        <translation>in {number} Zügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="193"/>
        <source>one</source>
        <translation>einen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="198"/>
        <source>drawn</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="199"/>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="199"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="213"/>
        <source>one king</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="214"/>
        <source>{number} kings</source>
        <translation>{number} Damen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="219"/>
        <source>one man</source>
        <translation>ein Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/facts.py" line="220"/>
        <source>{number} men</source>
        <translation>{number} Steine</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="51"/>
        <source>Details of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="60"/>
        <source>The game is being played: its result comes from the game.</source>
        <translation>Die Partie läuft: Ihr Ergebnis ergibt sich aus dem Spiel.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="64"/>
        <source>&amp;White</source>
        <translation>&amp;Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="64"/>
        <source>&amp;Black</source>
        <translation>&amp;Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="67"/>
        <source>&amp;Event</source>
        <translation>&amp;Veranstaltung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="67"/>
        <source>&amp;Site</source>
        <translation>&amp;Ort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="69"/>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="71"/>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="69"/>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="70"/>
        <source>R&amp;ound</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="72"/>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="73"/>
        <source>&amp;Annotator</source>
        <translation>&amp;Kommentator</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="75"/>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Soweit bekannt: 2024, 5.2024, 17.5.2024</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="79"/>
        <source>Take over</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="82"/>
        <source>&amp;Other tags</source>
        <translation>Weitere &amp;Angaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="103"/>
        <source>{side}: rating</source>
        <translation>{side}: Wertung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="104"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="136"/>
        <source>“{text}” is not read as a date.</source>
        <translation>„{text}“ ist nicht als Datum lesbar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/facts_dialog.py" line="141"/>
        <source>“{text}” is not a number.</source>
        <translation>„{text}“ ist keine Zahl.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="14"/>
        <source>“{name}” was not saved.</source>
        <translation>„{name}“ wurde nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="16"/>
        <source>“{name}” was not opened.</source>
        <translation>„{name}“ wurde nicht geöffnet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="41"/>
        <source>No file can be that large there.</source>
        <translation>Dort darf keine Datei so groß sein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="51"/>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="52"/>
        <source>Its folder does not exist; choose another.</source>
        <translation>Den Ordner gibt es nicht; bitte einen anderen wählen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="53"/>
        <source>It is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="54"/>
        <source>It is not a plain file.</source>
        <translation>Es ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="55"/>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Dort fehlt die Berechtigung; bitte einen anderen Ordner wählen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="19"/>
        <source>The disk is full. Your game is still here.</source>
        <translation>Der Datenträger ist voll. Deine Partie ist noch da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="59"/>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Dort darf keine Datei so groß sein; wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="60"/>
        <source>There is no game in it.</source>
        <translation>Darin steht keine Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="61"/>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Ein anderes Programm hat die Datei inzwischen geändert oder entfernt. Bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="67"/>
        <source>It is just being written by another window: {detail}</source>
        <translation>Ein anderes Fenster schreibt sie gerade: {detail}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="70"/>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>In der Kodierung der Datei fehlt ein benötigter Buchstabe. Bitte unter anderem Namen speichern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="149"/>
        <source>Draughts games</source>
        <translation>Damepartien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="149"/>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="64"/>
        <source>The game has been changed there since it was added to the library, or removed.</source>
        <translation>Die Partie wurde dort geändert oder gelöscht, seit sie in die Bibliothek kam.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="25"/>
        <source>“{name}” was left as it is.</source>
        <translation>„{name}“ blieb unverändert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="27"/>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Ein anderes Programm hat die Datei inzwischen geändert. Erst neu einlesen, dann geht es weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="30"/>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>Ihrer Zeichenkodierung fehlt ein Buchstabe, der gebraucht wird, oder einige ihrer Buchstaben sind beschädigt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="40"/>
        <source>You are not allowed to change it.</source>
        <translation>Sie darf nicht geändert werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="58"/>
        <source>The disk is full.</source>
        <translation>Der Datenträger ist voll.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="73"/>
        <source>The disk does not answer.</source>
        <translation>Der Datenträger antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/files.py" line="74"/>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Der Text ihrer Partien ist beschädigt: Beim Verschieben gerieten sie ineinander.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="26"/>
        <source>Put on the board</source>
        <translation>Aufs Brett stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="27"/>
        <location filename="../../harzdame_gui/files/file_commands.py" line="40"/>
        <location filename="../../harzdame_gui/files/file_commands.py" line="101"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="28"/>
        <location filename="../../harzdame_gui/files/file_commands.py" line="102"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="29"/>
        <source>Cut</source>
        <translation>Ausschneiden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="30"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="31"/>
        <source>Paste behind this game</source>
        <translation>Hinter dieser Partie einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="32"/>
        <source>Delete from the file</source>
        <translation>Aus der Datei löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="33"/>
        <source>Move up</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="34"/>
        <source>Move down</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="35"/>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="36"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="37"/>
        <location filename="../../harzdame_gui/files/file_commands.py" line="92"/>
        <source>Review all games…</source>
        <translation>Alle Partien durchsehen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="38"/>
        <source>Read the file again</source>
        <translation>Datei neu einlesen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="39"/>
        <source>Close the file</source>
        <translation>Datei schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="43"/>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="44"/>
        <source>By White</source>
        <translation>Nach Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="45"/>
        <source>By Black</source>
        <translation>Nach Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="46"/>
        <source>By result</source>
        <translation>Nach Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="47"/>
        <source>By date</source>
        <translation>Nach Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="48"/>
        <source>By event</source>
        <translation>Nach Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="49"/>
        <source>By kind of game</source>
        <translation>Nach Spielart</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="70"/>
        <source>Copy to</source>
        <translation>Kopieren nach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="70"/>
        <source>Move to</source>
        <translation>Verschieben nach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="74"/>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="92"/>
        <source>Review the {count} selected games…</source>
        <translation>Die {count} gewählten Partien durchsehen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="101"/>
        <source>Undo {edit}</source>
        <translation>Rückgängig: {edit}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_commands.py" line="102"/>
        <source>Redo {edit}</source>
        <translation>Wiederholen: {edit}</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="16"/>
        <source>delete game</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="17"/>
        <source>cut game</source>
        <translation>Partie ausschneiden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="18"/>
        <source>paste game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="19"/>
        <source>copy game to the file</source>
        <translation>Partie in die Datei kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="20"/>
        <source>move game to another file</source>
        <translation>Partie in eine andere Datei verschieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="21"/>
        <source>move game</source>
        <translation>Partie verschieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="23"/>
        <source>review game</source>
        <translation>Durchsicht der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="27"/>
        <source>delete {count} games</source>
        <translation>{count} Partien löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="28"/>
        <source>cut {count} games</source>
        <translation>{count} Partien ausschneiden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="29"/>
        <source>paste {count} games</source>
        <translation>{count} Partien einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="30"/>
        <source>copy {count} games to the file</source>
        <translation>{count} Partien in die Datei kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="31"/>
        <source>move {count} games to another file</source>
        <translation>{count} Partien in eine andere Datei verschieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="32"/>
        <source>move {count} games</source>
        <translation>{count} Partien verschieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="34"/>
        <source>review {count} games</source>
        <translation>Durchsicht von {count} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="44"/>
        <source>1 game was deleted from “{name}”.</source>
        <translation>1 Partie wurde aus „{name}“ gelöscht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="46"/>
        <source>{count} games were deleted from “{name}”.</source>
        <translation>{count} Partien wurden aus „{name}“ gelöscht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="47"/>
        <source>1 game was cut out of “{name}”.</source>
        <translation>1 Partie wurde aus „{name}“ ausgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="49"/>
        <source>{count} games were cut out of “{name}”.</source>
        <translation>{count} Partien wurden aus „{name}“ ausgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="50"/>
        <source>1 game was put into “{name}”.</source>
        <translation>1 Partie wurde in „{name}“ eingefügt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="52"/>
        <source>{count} games were put into “{name}”.</source>
        <translation>{count} Partien wurden in „{name}“ eingefügt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="53"/>
        <source>1 game was copied to “{name}”.</source>
        <translation>1 Partie wurde nach „{name}“ kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="55"/>
        <source>{count} games were copied to “{name}”.</source>
        <translation>{count} Partien wurden nach „{name}“ kopiert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="56"/>
        <source>1 game was moved to “{name}”.</source>
        <translation>1 Partie wurde nach „{name}“ verschoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="58"/>
        <source>{count} games were moved to “{name}”.</source>
        <translation>{count} Partien wurden nach „{name}“ verschoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="59"/>
        <source>1 game has another place in “{name}”.</source>
        <translation>1 Partie steht in „{name}“ jetzt an anderer Stelle.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="61"/>
        <source>{count} games have another place in “{name}”.</source>
        <translation>{count} Partien stehen in „{name}“ jetzt an anderer Stelle.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="65"/>
        <source>1 game was reviewed in “{name}”.</source>
        <translation>1 Partie wurde in „{name}“ durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="67"/>
        <source>{count} games were reviewed in “{name}”.</source>
        <translation>{count} Partien wurden in „{name}“ durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="72"/>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Die auf dem Brett bleibt dort und gehört jetzt zu keiner Datei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="74"/>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Gelöschtes lässt sich zurückholen, bis die Datei geschlossen wird.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="81"/>
        <source>Done again: {edit}.</source>
        <translation>Wiederholt: {edit}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="81"/>
        <source>Undone: {edit}.</source>
        <translation>Rückgängig gemacht: {edit}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="22"/>
        <source>edit game</source>
        <translation>Partie bearbeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="33"/>
        <source>edit {count} games</source>
        <translation>{count} Partien bearbeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="62"/>
        <source>1 game was edited in “{name}”.</source>
        <translation>1 Partie wurde in „{name}“ bearbeitet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/file_edits.py" line="64"/>
        <source>{count} games were edited in “{name}”.</source>
        <translation>{count} Partien wurden in „{name}“ bearbeitet.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="51"/>
        <source>Show the game in the file</source>
        <translation>Partie der Datei zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="84"/>
        <source>“{name}” was changed meanwhile.</source>
        <translation>„{name}“ wurde inzwischen geändert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="86"/>
        <source>A game that you edited is not there as it was. Your version is in My games.</source>
        <translation>Eine Partie, die du bearbeitet hast, steht nicht mehr so darin wie zuvor. Deine Fassung ist unter „Meine Partien“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="88"/>
        <source>{count} games that you edited are not there as they were; see My games.</source>
        <translation>{count} Partien, die du bearbeitet hast, stehen nicht mehr so darin wie zuvor; siehe „Meine Partien“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="92"/>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Das ist deine Fassung; ihre Änderungen stehen noch nicht in „{name}“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/file_games.py" line="93"/>
        <source>Saving puts them there.</source>
        <translation>Speichern bringt sie hinein.</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="74"/>
        <source>A review is under way.</source>
        <translation>Eine Durchsicht läuft schon.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="76"/>
        <source>There are no games to review.</source>
        <translation>Es gibt keine Partien durchzusehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="77"/>
        <source>Open a file of games first.</source>
        <translation>Zuerst eine Datei mit Partien öffnen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="84"/>
        <source>All of these games were reviewed before.</source>
        <translation>Alle diese Partien sind schon durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="85"/>
        <source>The game on the board can be reviewed once more.</source>
        <translation>Die Partie auf dem Brett kann noch einmal durchgesehen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="109"/>
        <source>{done} of {total} games, {percent} %</source>
        <translation>{done} von {total} Partien, {percent} %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="113"/>
        <source>Reviewing the games</source>
        <translation>Durchsicht der Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="130"/>
        <source>The review could not go on.</source>
        <translation>Die Durchsicht konnte nicht weitergehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/file_presenter.py" line="131"/>
        <source>What was found is kept. ({detail})</source>
        <translation>Was gefunden wurde, bleibt. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <location filename="../../harzdame_gui/files/file_tabs.py" line="43"/>
        <source>Open files</source>
        <translation>Offene Dateien</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <location filename="../../harzdame_gui/files/files_panel.py" line="43"/>
        <source>Commands for the games</source>
        <translation>Befehle für die Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/files_panel.py" line="44"/>
        <source>Hide the list (Ctrl+Shift+O)</source>
        <translation>Liste ausblenden (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/files_panel.py" line="46"/>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/files_panel.py" line="97"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/files_panel.py" line="99"/>
        <source>The games of the files that you open are listed here.</source>
        <translation>Hier stehen die Partien der Dateien, die geöffnet werden.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <location filename="../../harzdame_gui/replay/strip.py" line="65"/>
        <source>Strip of boards</source>
        <translation>Streifen kleiner Bretter</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="63"/>
        <location filename="../../harzdame_gui/library/folder_list.py" line="124"/>
        <source>Folders</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="99"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="101"/>
        <source>Marked</source>
        <translation>Ausgezeichnet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="102"/>
        <source>With stars</source>
        <translation>Mit Sternen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="103"/>
        <source>Not read to the end</source>
        <translation>Nicht zu Ende gelesen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="105"/>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="121"/>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="174"/>
        <source>New folder…</source>
        <translation>Neuer Ordner …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="176"/>
        <source>New folder in “{name}”…</source>
        <translation>Neuer Ordner in „{name}“ …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="180"/>
        <source>Rename…</source>
        <translation>Umbenennen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="181"/>
        <source>Remove the folder, keep its games</source>
        <translation>Ordner entfernen, Partien behalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="187"/>
        <source>New folder</source>
        <translation>Neuer Ordner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/folder_list.py" line="192"/>
        <source>Rename the folder</source>
        <translation>Ordner umbenennen</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="55"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <location filename="../../harzdame_gui/new_game/game_card.py" line="37"/>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="54"/>
        <source>New label</source>
        <translation>Neues Etikett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="71"/>
        <source>Put them back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="74"/>
        <source>The game was removed from the library.</source>
        <translation>Die Partie wurde aus der Bibliothek entfernt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="76"/>
        <source>{count} games were removed from the library.</source>
        <translation>{count} Partien wurden aus der Bibliothek entfernt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="91"/>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/changes.py" line="107"/>
        <source>Games written to “{name}”: {count}.</source>
        <translation>In „{name}“ geschriebene Partien: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="58"/>
        <source>Another game</source>
        <translation>Eine andere Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="84"/>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="155"/>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="85"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="86"/>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="93"/>
        <source>Search names, events, years</source>
        <translation>Namen, Turniere, Jahre suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="94"/>
        <source>Search the library</source>
        <translation>In der Bibliothek suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="103"/>
        <source>Take this game</source>
        <translation>Diese Partie nehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="105"/>
        <source>From</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="151"/>
        <source>The games cannot be read.</source>
        <translation>Die Partien lassen sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="175"/>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Der Text in der Zwischenablage ist zu lang, um darin Partien zu suchen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="177"/>
        <source>There is no game on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="159"/>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="185"/>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="215"/>
        <source>There is no game here.</source>
        <translation>Hier ist keine Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/game_choice.py" line="198"/>
        <source>This game cannot be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <location filename="../../harzdame_gui/widgets/game_list.py" line="47"/>
        <source>No game matches.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/game_list.py" line="95"/>
        <location filename="../../harzdame_gui/widgets/game_list.py" line="96"/>
        <source>Search games</source>
        <translation>Spiele suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/game_list.py" line="99"/>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <location filename="../../harzdame_gui/replay/game_pane.py" line="144"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <location filename="../../harzdame_gui/files/game_place.py" line="51"/>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partie {number} von {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <location filename="../../harzdame_gui/library/preview.py" line="35"/>
        <source>Put it on the board</source>
        <translation>Auf das Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/preview.py" line="82"/>
        <source>Choose a game to see it here.</source>
        <translation>Wähle eine Partie, um sie hier zu sehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/preview.py" line="92"/>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Diese Partie war nicht bis zum Ende lesbar; ihr Text bleibt erhalten.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <location filename="../../harzdame_gui/files/game_rows.py" line="104"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <location filename="../../harzdame_gui/files/game_text_dialog.py" line="31"/>
        <source>Text of the game</source>
        <translation>Text der Partie</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <location filename="../../harzdame_gui/new_game/defaults.py" line="127"/>
        <source>Harzdame ({level})</source>
        <translation>Harzdame ({level})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/defaults.py" line="121"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="250"/>
        <source>Open games</source>
        <translation>Partien öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="274"/>
        <source>Only {opened} of the {count} files were opened.</source>
        <translation>Nur {opened} der {count} Dateien wurden geöffnet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="275"/>
        <source>Import them into the library to search the games of all.</source>
        <translation>Importiere sie in die Bibliothek, um die Partien aller Dateien zu durchsuchen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="322"/>
        <source>This game cannot be shown on the board.</source>
        <translation>Diese Partie lässt sich nicht auf dem Brett zeigen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="324"/>
        <source>Something in this game is doubtful.</source>
        <translation>Etwas in dieser Partie ist zweifelhaft.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="326"/>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Diese Partie ließ sich nicht ganz lesen; der Rest bleibt in ihr erhalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="312"/>
        <source>The file does not say how its letters are written.</source>
        <translation>Die Datei sagt nicht, wie ihre Buchstaben zu lesen sind.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="313"/>
        <source>They were read as {encoding}.</source>
        <translation>Gelesen wurden sie als {encoding}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="344"/>
        <source>And one more problem.</source>
        <translation>Und ein weiteres Problem.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="346"/>
        <source>And {count} more problems.</source>
        <translation>Und {count} weitere Probleme.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="49"/>
        <source>Chess</source>
        <translation>Schach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="50"/>
        <source>Chinese chess</source>
        <translation>Chinesisches Schach</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="51"/>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="52"/>
        <source>English draughts</source>
        <translation>Englische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="53"/>
        <source>Italian draughts</source>
        <translation>Italienische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="54"/>
        <source>Pool checkers</source>
        <translation>Pool-Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="55"/>
        <source>Spanish draughts</source>
        <translation>Spanische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="56"/>
        <source>Russian draughts</source>
        <translation>Russische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="57"/>
        <source>Brazilian draughts</source>
        <translation>Brasilianische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="58"/>
        <source>Canadian draughts</source>
        <translation>Kanadische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="59"/>
        <source>Portuguese draughts</source>
        <translation>Portugiesische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="60"/>
        <source>Czech draughts</source>
        <translation>Tschechische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="61"/>
        <source>Thai draughts</source>
        <translation>Thailändische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="62"/>
        <source>Frisian draughts</source>
        <translation>Friesische Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="63"/>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="64"/>
        <source>Draughts on 64 squares</source>
        <translation>Dame auf 64 Feldern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="65"/>
        <source>Draughts on 144 squares</source>
        <translation>Dame auf 144 Feldern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="67"/>
        <source>Another game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="78"/>
        <source>majority capture</source>
        <translation>Mehrheitsschlagzwang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/games.py" line="78"/>
        <source>free choice</source>
        <translation>freie Wahl</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/defaults.py" line="121"/>
        <source>Guest</source>
        <translation>Gast</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/defaults.py" line="129"/>
        <source>Harzdame ({level}, {style})</source>
        <translation>Harzdame ({level}, {style})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="204"/>
        <source>The computer waits for you.</source>
        <translation>Der Computer wartet auf dich.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/games.py" line="205"/>
        <source>It moves when you press Space.</source>
        <translation>Er zieht, sobald du die Leertaste drückst.</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="65"/>
        <location filename="../../harzdame_gui/tournament/games_model.py" line="79"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="66"/>
        <location filename="../../harzdame_gui/tournament/games_model.py" line="79"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="67"/>
        <location filename="../../harzdame_gui/tournament/games_model.py" line="79"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="68"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="69"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="70"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="71"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="72"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="73"/>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="74"/>
        <location filename="../../harzdame_gui/tournament/games_model.py" line="79"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/games_model.py" line="75"/>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_model.py" line="138"/>
        <source>Your changes are not saved in the file.</source>
        <translation>Deine Änderungen stehen nicht in der Datei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_model.py" line="150"/>
        <source>on the board</source>
        <translation>auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_model.py" line="152"/>
        <source>changes not saved</source>
        <translation>Änderungen nicht gespeichert</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_model.py" line="159"/>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <location filename="../../harzdame_gui/library/games_table.py" line="34"/>
        <source>Games found</source>
        <translation>Gefundene Partien</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <location filename="../../harzdame_gui/files/games_view.py" line="143"/>
        <source>Search names, events, years</source>
        <translation>Namen, Turniere, Jahre suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_view.py" line="144"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_view.py" line="198"/>
        <source>{total} games</source>
        <translation>{total} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_view.py" line="198"/>
        <source>{shown} of {total} games</source>
        <translation>{shown} von {total} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/games_view.py" line="200"/>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="57"/>
        <source>Annotation {number}</source>
        <translation>Anmerkung {number}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="63"/>
        <source>Good move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="64"/>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="65"/>
        <source>Excellent move</source>
        <translation>Ausgezeichneter Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="66"/>
        <source>Blunder</source>
        <translation>Grober Fehler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="67"/>
        <source>Interesting move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="68"/>
        <source>Dubious move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="69"/>
        <source>Forced move</source>
        <translation>Erzwungener Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="70"/>
        <source>Only move</source>
        <translation>Einziger Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="71"/>
        <source>Worst move</source>
        <translation>Schlechtester Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="72"/>
        <source>Even position</source>
        <translation>Ausgeglichene Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="73"/>
        <source>Equal chances, quiet position</source>
        <translation>Gleiche Chancen, ruhige Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="74"/>
        <source>Equal chances, active position</source>
        <translation>Gleiche Chancen, lebhafte Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="75"/>
        <source>Unclear position</source>
        <translation>Unklare Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="76"/>
        <source>With the idea</source>
        <translation>Mit der Idee</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="77"/>
        <source>Aimed against</source>
        <translation>Gerichtet gegen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="78"/>
        <source>Better is</source>
        <translation>Besser ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="79"/>
        <source>Worse is</source>
        <translation>Schlechter ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="80"/>
        <source>Equivalent is</source>
        <translation>Gleichwertig ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="81"/>
        <source>Editorial remark</source>
        <translation>Anmerkung der Redaktion</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="82"/>
        <source>Novelty</source>
        <translation>Neuerung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="89"/>
        <source>{side} has a slight advantage</source>
        <translation>{side} steht etwas besser</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="90"/>
        <source>{side} has a clear advantage</source>
        <translation>{side} steht deutlich besser</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="91"/>
        <source>{side} is winning</source>
        <translation>{side} steht auf Gewinn</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="92"/>
        <source>{side} has a crushing advantage</source>
        <translation>{side} ist erdrückend überlegen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="93"/>
        <source>{side} is in zugzwang</source>
        <translation>{side} ist in Zugzwang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="94"/>
        <source>{side} has slightly more space</source>
        <translation>{side} hat etwas mehr Raum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="95"/>
        <source>{side} has more space</source>
        <translation>{side} hat mehr Raum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="96"/>
        <source>{side} has decisively more space</source>
        <translation>{side} hat entscheidend mehr Raum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="97"/>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} ist etwas besser entwickelt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="98"/>
        <source>{side} is ahead in development</source>
        <translation>{side} ist besser entwickelt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="99"/>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} ist entscheidend besser entwickelt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="100"/>
        <source>{side} has the initiative</source>
        <translation>{side} hat die Initiative</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="101"/>
        <source>{side} has a lasting initiative</source>
        <translation>{side} hat dauerhafte Initiative</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="102"/>
        <source>{side} has the attack</source>
        <translation>{side} hat Angriff</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="103"/>
        <source>{side} has too little for the material</source>
        <translation>{side} hat zu wenig für das Material</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="104"/>
        <source>{side} has enough for the material</source>
        <translation>{side} hat genug für das Material</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="105"/>
        <source>{side} has more than enough for the material</source>
        <translation>{side} hat mehr als genug für das Material</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="106"/>
        <source>{side} controls the centre a little better</source>
        <translation>{side} beherrscht das Zentrum etwas besser</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="107"/>
        <source>{side} controls the centre better</source>
        <translation>{side} beherrscht das Zentrum besser</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="108"/>
        <source>{side} controls the centre decisively</source>
        <translation>{side} beherrscht das Zentrum entscheidend</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="109"/>
        <source>{side} has a weak back row</source>
        <translation>{side} hat eine schwache Grundreihe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="110"/>
        <source>{side} has a well guarded back row</source>
        <translation>{side} hat eine gut gesicherte Grundreihe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="117"/>
        <source>{side} has a poorly placed king</source>
        <translation>{side} hat einen schlecht postierten König</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="118"/>
        <source>{side} has a well placed king</source>
        <translation>{side} hat einen gut postierten König</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="119"/>
        <source>{side} has a very weak formation of men</source>
        <translation>{side} hat eine sehr schwache Steinformation</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="120"/>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side} hat eine eher schwache Steinformation</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="121"/>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side} hat eine eher starke Steinformation</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="122"/>
        <source>{side} has a very strong formation of men</source>
        <translation>{side} hat eine sehr starke Steinformation</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="123"/>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side} hat schlecht abgestimmte Figuren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="124"/>
        <source>{side} has well coordinated pieces</source>
        <translation>{side} hat gut abgestimmte Figuren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="131"/>
        <source>{side} has played the opening very badly</source>
        <translation>{side} hat die Eröffnung sehr schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="132"/>
        <source>{side} has played the opening badly</source>
        <translation>{side} hat die Eröffnung schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="133"/>
        <source>{side} has played the opening well</source>
        <translation>{side} hat die Eröffnung gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="134"/>
        <source>{side} has played the opening very well</source>
        <translation>{side} hat die Eröffnung sehr gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="135"/>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} hat das Mittelspiel sehr schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="136"/>
        <source>{side} has played the middle game badly</source>
        <translation>{side} hat das Mittelspiel schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="137"/>
        <source>{side} has played the middle game well</source>
        <translation>{side} hat das Mittelspiel gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="138"/>
        <source>{side} has played the middle game very well</source>
        <translation>{side} hat das Mittelspiel sehr gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="139"/>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} hat das Endspiel sehr schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="140"/>
        <source>{side} has played the endgame badly</source>
        <translation>{side} hat das Endspiel schlecht gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="141"/>
        <source>{side} has played the endgame well</source>
        <translation>{side} hat das Endspiel gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="142"/>
        <source>{side} has played the endgame very well</source>
        <translation>{side} hat das Endspiel sehr gut gespielt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="143"/>
        <source>{side} has a little counterplay</source>
        <translation>{side} hat etwas Gegenspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="144"/>
        <source>{side} has counterplay</source>
        <translation>{side} hat Gegenspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="145"/>
        <source>{side} has decisive counterplay</source>
        <translation>{side} hat entscheidendes Gegenspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="146"/>
        <source>{side} is short of time</source>
        <translation>{side} ist in Zeitnot</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/glyphs.py" line="147"/>
        <source>{side} is very short of time</source>
        <translation>{side} ist in großer Zeitnot</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="20"/>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="20"/>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="23"/>
        <source>{move} was played.</source>
        <translation>{move} wurde gespielt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="25"/>
        <source>Better than the game</source>
        <translation>Besser als die Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="26"/>
        <source>Just as good</source>
        <translation>Ebenso gut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="27"/>
        <source>Nearly as good</source>
        <translation>Fast so gut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="28"/>
        <source>Not as good</source>
        <translation>Nicht so gut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="31"/>
        <source>{move} was played. The two could not be compared.</source>
        <translation>{move} wurde gespielt. Die beiden ließen sich nicht vergleichen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="33"/>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>{move} wurde gespielt. Aus 100 solchen Partien bringt das {played} Punkte, dein {own_move} bringt {own}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="60"/>
        <source>No points yet</source>
        <translation>Noch keine Punkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="62"/>
        <source>{points} of {most} points</source>
        <translation>{points} von {most} Punkten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="70"/>
        <source>Nothing was guessed.</source>
        <translation>Es wurde nichts geraten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="72"/>
        <source>Masterly</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="74"/>
        <source>Very good</source>
        <translation>Sehr gut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="76"/>
        <source>Well guessed</source>
        <translation>Gut geraten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="78"/>
        <source>A hard game</source>
        <translation>Eine schwere Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="80"/>
        <source>the move of the game: {count}</source>
        <translation>wie in der Partie: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="81"/>
        <source>as good or better: {count}</source>
        <translation>ebenso gut oder besser: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="82"/>
        <source>nearly as good: {count}</source>
        <translation>fast so gut: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="83"/>
        <source>missed: {count}</source>
        <translation>verfehlt: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="108"/>
        <source>{move} – shown</source>
        <translation>{move} – gezeigt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_words.py" line="109"/>
        <source>{move} – yours: {own}</source>
        <translation>{move} – deiner: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="56"/>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="58"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="59"/>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="64"/>
        <source>Keep my moves as variations</source>
        <translation>Meine Züge als Varianten behalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="93"/>
        <source>There is one move to guess.</source>
        <translation>Ein Zug ist zu erraten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="95"/>
        <source>There are {count} moves to guess.</source>
        <translation>{count} Züge sind zu erraten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="100"/>
        <source>{done} guessed, {left} to come</source>
        <translation>{done} geraten, {left} noch vor dir</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="130"/>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Verfehlte Züge, die teuersten zuerst; die Zahl sagt, wie viele Punkte sie in 100 Partien kosten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="51"/>
        <source>Guess the moves</source>
        <translation>Züge erraten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="143"/>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Spiele die Züge einer Seite. Was gespielt wurde oder ebenso gut ist, bringt drei Punkte, was fast so gut ist, einen. Die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="149"/>
        <source>Both sides</source>
        <translation>Beide Seiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="151"/>
        <source>From the start of the game</source>
        <translation>Vom Anfang der Partie an</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="151"/>
        <source>From the position on the board</source>
        <translation>Von der Stellung auf dem Brett an</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="154"/>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="155"/>
        <source>Beginning</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="60"/>
        <source>Guesses so far</source>
        <translation>Bisher geraten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="176"/>
        <source>Once more…</source>
        <translation>Noch einmal …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_card.py" line="63"/>
        <source>Missed moves</source>
        <translation>Verfehlte Züge</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <location filename="../../harzdame_gui/replay/guess_page.py" line="162"/>
        <source>{color} to move: what was played?</source>
        <translation>{color} am Zug: Was wurde gespielt?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_page.py" line="151"/>
        <source>Another move</source>
        <translation>Ein anderer Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_page.py" line="148"/>
        <source>Play the move on the board, or type it.</source>
        <translation>Ziehe auf dem Brett, oder gib den Zug ein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/guess_page.py" line="151"/>
        <source>It is compared with the game’s …</source>
        <translation>Er wird mit dem der Partie verglichen …</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="21"/>
        <source>Look at {square}.</source>
        <translation>Sieh dir {square} an.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="22"/>
        <source>H once more shows where it goes.</source>
        <translation>Noch einmal H zeigt, wohin der Stein geht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="28"/>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} schlägt und landet auf {target}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="30"/>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} geht nach {target}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="31"/>
        <source>H once more says why.</source>
        <translation>Noch einmal H sagt, warum.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="37"/>
        <source>Try {move}.</source>
        <translation>Versuch es mit {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="43"/>
        <source>It wins the game.</source>
        <translation>Das gewinnt die Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="46"/>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Er gewinnt zwingend, gleich wie dein Gegner antwortet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="51"/>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Damit beginnt ein Schlag: Du gibst {given} und schlägst {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="55"/>
        <source>It wins {taken} by force.</source>
        <translation>Er gewinnt zwingend {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="58"/>
        <source>It is the only move.</source>
        <translation>Es ist der einzige Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="65"/>
        <source>It takes a piece.</source>
        <translation>Er schlägt einen Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="67"/>
        <source>It takes {number}.</source>
        <translation>Er schlägt {number}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="69"/>
        <source>It makes a king.</source>
        <translation>Er bringt eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="72"/>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Er gibt {given} und schlägt {back} zurück.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="77"/>
        <source>The man on {square} could have been taken; now nothing can.</source>
        <translation>Der Stein auf {square} war bedroht; danach kann nichts mehr geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="80"/>
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>Die Steine auf {squares} waren bedroht; danach kann nichts mehr geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="83"/>
        <source>It threatens to take a piece.</source>
        <translation>Er droht, einen Stein zu schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="85"/>
        <source>It threatens to take {number}.</source>
        <translation>Er droht, {number} zu schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="87"/>
        <source>After it none of your pieces can be taken.</source>
        <translation>Danach kann keiner deiner Steine geschlagen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hint_text.py" line="91"/>
        <source>one</source>
        <translation>einen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <location filename="../../harzdame_gui/notices/hints.py" line="51"/>
        <source>Where to?</source>
        <translation>Wohin?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/hints.py" line="52"/>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="52"/>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="65"/>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="55"/>
        <source>New tournament…</source>
        <translation>Neues Turnier …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="57"/>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="144"/>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="58"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="59"/>
        <source>Put back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="60"/>
        <source>Puts the tournament back that was removed last</source>
        <translation>Holt das zuletzt entfernte Turnier zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="107"/>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="88"/>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Stufen des Computers, andere Programme und Menschen spielen gegeneinander.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="142"/>
        <source>Where is it?</source>
        <translation>Wo liegt es?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/kept_list.py" line="144"/>
        <source>Show</source>
        <translation>Ansehen</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <location filename="../../harzdame_gui/main_window/keys_window.py" line="92"/>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/keys_window.py" line="95"/>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/keys_window.py" line="99"/>
        <source>No command is called so.</source>
        <translation>Kein Befehl passt dazu.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/keys_window.py" line="115"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/keys_window.py" line="116"/>
        <source>At the board</source>
        <translation>Am Brett</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <location filename="../../harzdame_gui/files/leaving.py" line="64"/>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Deine Änderungen an „{name}“ sind nicht in der Datei gespeichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/leaving.py" line="65"/>
        <source>They are kept among your games.</source>
        <translation>Sie sind bei deinen Partien aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/leaving.py" line="67"/>
        <source>The last game is kept among your games.</source>
        <translation>Die letzte Partie ist bei deinen Partien aufgehoben.</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="14"/>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="15"/>
        <source>Newcomer</source>
        <translation>Neuling</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="16"/>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="17"/>
        <source>Learner</source>
        <translation>Schüler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="18"/>
        <source>Casual player</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="19"/>
        <source>Keen player</source>
        <translation>Eifriger Spieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="20"/>
        <source>Club player</source>
        <translation>Vereinsspieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="21"/>
        <source>Strong club player</source>
        <translation>Starker Vereinsspieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="22"/>
        <source>Tournament player</source>
        <translation>Turnierspieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="23"/>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="24"/>
        <source>Candidate master</source>
        <translation>Meisteranwärter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="25"/>
        <source>Master</source>
        <translation>Meister</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="26"/>
        <source>Grandmaster</source>
        <translation>Großmeister</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="27"/>
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
        <location filename="../../harzdame_gui/new_game/level_words.py" line="41"/>
        <source>You can expect hardly a point.</source>
        <translation>Du kannst kaum einen Punkt erwarten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="43"/>
        <source>You can expect nearly every point.</source>
        <translation>Du kannst fast jeden Punkt erwarten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="44"/>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Du kannst etwa {percent} % der Punkte erwarten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="55"/>
        <source>The level above wins about {won} of {games} games against it.</source>
        <translation>Die nächste Stufe gewinnt etwa {won} von {games} Partien dagegen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="57"/>
        <source>Wins about {won} of {games} games against the level below.</source>
        <translation>Gewinnt etwa {won} von {games} Partien gegen die Stufe darunter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="21"/>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Sieht, was gleich geschlagen wird, und wenig mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="22"/>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Zählt Abtäusche durch, übersieht aber oft Schläge nach hinten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="23"/>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Spielt zum Spaß und fällt auf eine gute Falle herein.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Rechnet gern und schätzt manchen Zug falsch ein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="25"/>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Sieht kurze Kombinationen und bestraft Schnitzer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="26"/>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Plant voraus und verschenkt selten einen Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="27"/>
        <source>Answers every threat and overlooks little.</source>
        <translation>Pariert jede Drohung und übersieht wenig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="28"/>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Findet tiefe Kombinationen; da brauchst du einen guten Tag.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="29"/>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Rechnet fehlerlos; nur lange Pläne bleiben verborgen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="30"/>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Sieht weit voraus und macht aus kleinen Vorteilen Siege.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="31"/>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Lässt dir kaum eine Chance und nutzt jede, die du lässt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/level_words.py" line="32"/>
        <source>As strong as it gets in the time you allow.</source>
        <translation>So stark, wie es die Bedenkzeit erlaubt.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="26"/>
        <source>This change was not made.</source>
        <translation>Diese Änderung wurde nicht ausgeführt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="28"/>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Die Partie wurde inzwischen aus der Bibliothek entfernt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="31"/>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Die Partie wurde inzwischen anderswo geändert; jetzt ist ihr neuer Stand zu sehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="35"/>
        <source>This game cannot be read.</source>
        <translation>Diese Partie lässt sich nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="37"/>
        <source>The library cannot be used.</source>
        <translation>Die Bibliothek lässt sich nicht benutzen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="41"/>
        <source>The library does not answer.</source>
        <translation>Die Bibliothek antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="42"/>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Vielleicht ist der Datenträger beschäftigt; versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="48"/>
        <source>That did not work.</source>
        <translation>Das hat nicht geklappt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="53"/>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name} lässt sich nicht lesen oder schreiben: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="54"/>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} ist keine Partienbibliothek und blieb unberührt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="55"/>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} stammt von einer neueren Version dieses Programms und blieb unberührt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="58"/>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} enthält Dinge, die keine Bibliothek dieses Programms hat und die deine Partien verändern könnten. Es wurde nichts daran verändert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="63"/>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>{name} ist beschädigt. Setze eine Kopie an ihre Stelle; die Dateien, aus denen sie entstand, sind unberührt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="67"/>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>{name} ist beschädigt, wo diese Partie steht; die anderen Partien sind, wie sie waren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="70"/>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Ein anderes Programm schreibt gerade in {name}; versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="76"/>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Der Datenträger ist voll. In der Bibliothek ging nichts verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="125"/>
        <source>The import was stopped.</source>
        <translation>Der Import wurde angehalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="127"/>
        <source>There was no new game.</source>
        <translation>Es war keine neue Partie dabei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="129"/>
        <source>The games are in the library.</source>
        <translation>Die Partien sind in der Bibliothek.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="130"/>
        <source>Games added: {count}.</source>
        <translation>Aufgenommene Partien: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="132"/>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Ausgelassen, weil schon in der Bibliothek: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="135"/>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Als Text behalten, weil nicht bis zum Ende lesbar: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="138"/>
        <source>Files without a readable game: {count}.</source>
        <translation>Dateien ohne lesbare Partie: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="141"/>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Andere Dateien in den Ordnern, die nicht angesehen wurden: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="41"/>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Weitere Partien, die hier nicht stehen: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="44"/>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>In den Ordnern nicht angesehen, wo nur PDN-Dateien genommen werden: {endings}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="66"/>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: als Text behalten. Die erste: {reason}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="73"/>
        <source>in the library already</source>
        <translation>schon in der Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="74"/>
        <source>in the library already, with other comments or tags</source>
        <translation>schon in der Bibliothek, mit anderen Kommentaren oder Angaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="75"/>
        <source>no games in it</source>
        <translation>enthält keine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="76"/>
        <source>not a text file</source>
        <translation>keine Textdatei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="77"/>
        <source>cannot be read ({detail})</source>
        <translation>nicht lesbar ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="91"/>
        <source>{file}, {count} games ({numbers})</source>
        <translation>{file}, {count} Partien ({numbers})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="108"/>
        <source>without an ending</source>
        <translation>ohne Endung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="64"/>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, als Text behalten: {reason}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/import_lines.py" line="89"/>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, Partie {game}, Zeile {line}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="186"/>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="73"/>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>{name} oder der Ordner ist schreibgeschützt. Es blieb alles, wie es war.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="84"/>
        <source>{file}: {added} games added, {duplicates} left out</source>
        <translation>{file}: {added} Partien hinzugefügt, {duplicates} ausgelassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="88"/>
        <source>{done} of {games} games changed</source>
        <translation>{done} von {games} Partien geändert</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="96"/>
        <source>The change was stopped.</source>
        <translation>Die Änderung wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="98"/>
        <source>Nothing had to be changed.</source>
        <translation>Es war nichts zu ändern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="100"/>
        <source>The games are changed.</source>
        <translation>Die Partien sind geändert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="102"/>
        <source>Games changed in the library: {count}.</source>
        <translation>In der Bibliothek geänderte Partien: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="105"/>
        <source>Changed in their files, too: {count}.</source>
        <translation>Auch in ihren Dateien geändert: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="108"/>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Ausgelassen, weil sie inzwischen anderswo geändert wurden: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/text.py" line="115"/>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, Partien: {count}. {reason}</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="236"/>
        <source>This game cannot be shown.</source>
        <translation>Diese Partie lässt sich nicht zeigen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="237"/>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Ihr Text bleibt in der Bibliothek; „Exportieren …“ schreibt ihn in eine Datei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="297"/>
        <source>Draughts games (*.pdn)</source>
        <translation>Damepartien (*.pdn)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="297"/>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="295"/>
        <source>Import files</source>
        <translation>Dateien importieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="302"/>
        <source>Import a folder and those in it</source>
        <translation>Einen Ordner mit Unterordnern importieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="336"/>
        <source>The game is in the library, in “My games”.</source>
        <translation>Die Partie ist in der Bibliothek, unter „Meine Partien“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="96"/>
        <location filename="../../harzdame_gui/library/room.py" line="338"/>
        <source>This game is in the library already.</source>
        <translation>Diese Partie ist schon in der Bibliothek.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="287"/>
        <source>Details of games</source>
        <translation>Angaben zu Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/room.py" line="324"/>
        <source>Import</source>
        <translation>Import</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="78"/>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="97"/>
        <source>Import files…</source>
        <translation>Dateien importieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="98"/>
        <source>Import a folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="99"/>
        <source>Add the board’s game</source>
        <translation>Partie vom Brett dazu</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="100"/>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="104"/>
        <source>Put on the board</source>
        <translation>Auf das Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="105"/>
        <source>Edit details…</source>
        <translation>Angaben bearbeiten …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="106"/>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="107"/>
        <source>Remove from the library</source>
        <translation>Aus der Bibliothek entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="145"/>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="145"/>
        <source>{count} games</source>
        <translation>{count} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="306"/>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="307"/>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="308"/>
        <source>Labels</source>
        <translation>Etiketten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="318"/>
        <location filename="../../harzdame_gui/library/window.py" line="326"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/window.py" line="341"/>
        <source>New label…</source>
        <translation>Neues Etikett …</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <location filename="../../harzdame_gui/play/look_ahead.py" line="55"/>
        <source>Looking ahead: {moves}</source>
        <translation>Vorschau: {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/look_ahead.py" line="47"/>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc führt zurück, Enter übernimmt die Zugfolge in die Partie.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="31"/>
        <source>Recent files</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="34"/>
        <source>Games of the file</source>
        <translation>Partien der Datei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="40"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="42"/>
        <source>Study</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="44"/>
        <source>Analysis and engine</source>
        <translation>Analyse und Engine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="45"/>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/menu.py" line="52"/>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../../harzdame_gui/main_window/main_window.py" line="150"/>
        <source>Game {number} of {count}</source>
        <translation>Partie {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Making</name>
    <message>
        <location filename="../../harzdame_gui/study/making.py" line="358"/>
        <source>New page</source>
        <translation>Neue Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/making.py" line="362"/>
        <source>New position</source>
        <translation>Neue Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/making.py" line="368"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="31"/>
        <source>{move} was played.</source>
        <translation>{move} wurde gespielt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="33"/>
        <source>Find a better move for White.</source>
        <translation>Finde einen besseren Zug für Weiß.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="35"/>
        <source>Find a better move for Black.</source>
        <translation>Finde einen besseren Zug für Schwarz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="42"/>
        <source>The piece on {square} moves.</source>
        <translation>Der Stein auf {square} zieht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="45"/>
        <source>It goes to {square}.</source>
        <translation>Er zieht nach {square}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="51"/>
        <source>Try another move.</source>
        <translation>Versuch einen anderen Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="53"/>
        <source>That was played.</source>
        <translation>Das wurde gespielt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="55"/>
        <source>This move could not be checked.</source>
        <translation>Dieser Zug konnte nicht geprüft werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="56"/>
        <source>In 100 such games it scores {count} points less than the best move.</source>
        <translation>In 100 solchen Partien bringt er {count} Punkte weniger als der beste Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="59"/>
        <source>The answer: {line}</source>
        <translation>Die Antwort: {line}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="63"/>
        <source>Not as good</source>
        <translation>Nicht so gut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="69"/>
        <source>The best line: {line}</source>
        <translation>Die beste Zugfolge: {line}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="72"/>
        <source>About {move}: {words}</source>
        <translation>Zu {move}: {words}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="75"/>
        <source>The best move!</source>
        <translation>Der beste Zug!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="76"/>
        <source>Just as good!</source>
        <translation>Genauso gut!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="78"/>
        <source>This is better.</source>
        <translation>Das ist besser.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="84"/>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="97"/>
        <source>Found at first try</source>
        <translation>Auf Anhieb gefunden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="98"/>
        <source>Found {found} of {count} at first try</source>
        <translation>{found} von {count} auf Anhieb gefunden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="104"/>
        <source>All mended</source>
        <translation>Alles verbessert</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="105"/>
        <source>Well done</source>
        <translation>Gut gemacht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="105"/>
        <source>Worth another look</source>
        <translation>Einen zweiten Blick wert</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="111"/>
        <source>{move} – found</source>
        <translation>{move} – gefunden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="112"/>
        <source>{move} – found later</source>
        <translation>{move} – später gefunden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="113"/>
        <source>{move} – shown</source>
        <translation>{move} – gezeigt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_words.py" line="114"/>
        <source>{move} – skipped</source>
        <translation>{move} – übersprungen</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="63"/>
        <source>Learn from the mistakes</source>
        <translation>Aus den Fehlern lernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="66"/>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="68"/>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="115"/>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="69"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="70"/>
        <source>Show the solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="71"/>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="72"/>
        <source>Show the line once more</source>
        <translation>Die Zugfolge noch einmal zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="73"/>
        <source>To this move in the game</source>
        <translation>Zu diesem Zug der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="75"/>
        <source>Choose a move to see what was better.</source>
        <translation>Wähl einen Zug, um zu sehen, was besser war.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="76"/>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="77"/>
        <source>Once more</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="115"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="138"/>
        <source>Another move</source>
        <translation>Ein anderer Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="138"/>
        <source>It is compared with the best one …</source>
        <translation>Er wird mit dem besten verglichen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="152"/>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Finde einen besseren Zug, wo die Durchsicht einen fand. Die Partie selbst bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="157"/>
        <source>Whose mistakes?</source>
        <translation>Wessen Fehler?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="191"/>
        <source>White’s mistakes</source>
        <translation>Fehler von Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/mistakes_card.py" line="192"/>
        <source>Black’s mistakes</source>
        <translation>Fehler von Schwarz</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <location filename="../../harzdame_gui/coach/moments_card.py" line="77"/>
        <source>The moment that mattered</source>
        <translation>Der entscheidende Moment</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/moments_card.py" line="78"/>
        <source>Two moments that mattered</source>
        <translation>Zwei entscheidende Momente</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/coach/moments_card.py" line="79"/>
        <source>Three moments that mattered</source>
        <translation>Drei entscheidende Momente</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="23"/>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Dieser Text der Datei hat hier keine Bedeutung. Er bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="25"/>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Ab hier ließen sich die Züge der Datei nicht lesen. Sie bleiben als Text erhalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="29"/>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Von einem so langen Text wird nur der Anfang gezeigt. Alles bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="38"/>
        <source>Start of the game</source>
        <translation>Beginn der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="44"/>
        <source>Variation {number}</source>
        <translation>Variante {number}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="47"/>
        <source>Variations: {count}</source>
        <translation>Varianten: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="59"/>
        <source>Time left: {time}</source>
        <translation>Restzeit: {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="61"/>
        <source>Time taken: {time}</source>
        <translation>Verbrauchte Zeit: {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="72"/>
        <source>Evaluation: {value}</source>
        <translation>Bewertung: {value}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="74"/>
        <source>White wins in {count}</source>
        <translation>Weiß gewinnt in {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/move_details.py" line="75"/>
        <source>Black wins in {count}</source>
        <translation>Schwarz gewinnt in {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <location filename="../../harzdame_gui/play/navigation.py" line="34"/>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/navigation.py" line="37"/>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Einen Zug oder sein erstes und letztes Feld eingeben (M)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/navigation.py" line="54"/>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <location filename="../../harzdame_gui/play/move_list.py" line="79"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/move_list.py" line="323"/>
        <source>The moves of the game will stand here.</source>
        <translation>Hier erscheinen die Züge der Partie.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="58"/>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="98"/>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="69"/>
        <source>Search: a name, a game, a date</source>
        <translation>Suchen: ein Name, ein Spiel, ein Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="71"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="72"/>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="73"/>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="74"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="113"/>
        <source>The game as text</source>
        <translation>Die Partie als Text</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="116"/>
        <source>Games that you played stay until you delete them; anything else stays for thirty days.</source>
        <translation>Gespielte Partien bleiben, bis du sie löschst; alles andere bleibt dreißig Tage.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="122"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="173"/>
        <source>{count} games deleted.</source>
        <translation>{count} Partien gelöscht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="175"/>
        <source>One game deleted.</source>
        <translation>Eine Partie gelöscht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="182"/>
        <source>No game matches.</source>
        <translation>Keine Partie passt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/dialog.py" line="183"/>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Jede Partie, die du spielst, bleibt hier, beendet oder nicht.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="63"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="64"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="65"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="66"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="67"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="68"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="126"/>
        <source>Damaged</source>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="139"/>
        <source>study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/model.py" line="139"/>
        <source>unfinished</source>
        <translation>unbeendet</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <location filename="../../harzdame_gui/widgets/name_dialog.py" line="24"/>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="63"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="64"/>
        <source>Another one</source>
        <translation>Ein anderer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="69"/>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="70"/>
        <source>optional: keeps it as an opponent</source>
        <translation>freiwillig: merkt ihn als Gegner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="71"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="73"/>
        <source>Play over the network</source>
        <translation>Über das Netz spielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="74"/>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="74"/>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="75"/>
        <source>How to meet</source>
        <translation>Wie ihr euch trefft</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="77"/>
        <source>Computer</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="79"/>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="81"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="85"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="85"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="86"/>
        <location filename="../../harzdame_gui/network/dialog.py" line="130"/>
        <source>Your side</source>
        <translation>Deine Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="88"/>
        <source> minutes a side</source>
        <translation> Minuten je Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="89"/>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="91"/>
        <source>Let other computers connect</source>
        <translation>Andere Rechner dürfen sich verbinden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="125"/>
        <source>&amp;Opponent</source>
        <translation>&amp;Gegner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="126"/>
        <source>&amp;Computer</source>
        <translation>&amp;Rechner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="127"/>
        <source>&amp;Port</source>
        <translation>&amp;Port</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="128"/>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="129"/>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="131"/>
        <source>&amp;Time</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="134"/>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Jedes Spiel gegen ein anderes Harzdame, Internationale Dame gegen jedes Programm, das DamExchange spricht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="170"/>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Nur Programme auf diesem Computer können sich verbinden. Sie wählen Spiel, Seite und Zeit.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="140"/>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="160"/>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Das kann weder Name noch Adresse eines Computers sein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="162"/>
        <source>The other side has to wait for you.</source>
        <translation>Die andere Seite muss auf dich warten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/dialog.py" line="165"/>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Wer diesen Rechner über das Netz erreicht, kann sich mit dem Port verbinden und spielen. Mehr steht niemandem offen.</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="86"/>
        <source>Agree</source>
        <translation>Einverstanden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="87"/>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="88"/>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="132"/>
        <source>Only one side can be played over the network.</source>
        <translation>Nur eine Seite kann über das Netz gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="134"/>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name} ist nicht mehr unter den Gegnern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="161"/>
        <source>Waiting for an opponent.</source>
        <translation>Warte auf einen Gegner.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="163"/>
        <source>Connecting.</source>
        <translation>Die Verbindung wird aufgebaut.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="200"/>
        <source>The other side does not want this game.</source>
        <translation>Die andere Seite möchte diese Partie nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="205"/>
        <source>The other side asks to take a move back.</source>
        <translation>Die andere Seite möchte einen Zug zurücknehmen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="219"/>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="236"/>
        <source>You play White.</source>
        <translation>Du spielst Weiß.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="236"/>
        <source>You play Black.</source>
        <translation>Du spielst Schwarz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="237"/>
        <source>Connected to {name}.</source>
        <translation>Verbunden mit {name}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="244"/>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Andere Programme als Harzdame spielen nur Internationale Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="250"/>
        <source>The other side agrees.</source>
        <translation>Die andere Seite ist einverstanden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="250"/>
        <source>The move was taken back.</source>
        <translation>Der Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="252"/>
        <source>The other side does not agree.</source>
        <translation>Die andere Seite ist nicht einverstanden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="252"/>
        <source>The move stays.</source>
        <translation>Der Zug bleibt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="289"/>
        <source>No longer looking for an opponent.</source>
        <translation>Es wird kein Gegner mehr gesucht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="299"/>
        <source>The other side left the game.</source>
        <translation>Die andere Seite hat die Partie verlassen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="320"/>
        <source>The connection is lost.</source>
        <translation>Die Verbindung ist abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="320"/>
        <source>No connection could be made.</source>
        <translation>Es kommt keine Verbindung zustande.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="328"/>
        <source>Your time is up.</source>
        <translation>Deine Zeit ist um.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="328"/>
        <source>Their time is up.</source>
        <translation>Die Zeit der anderen Seite ist um.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="329"/>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Was daraus folgt, überlässt das Protokoll beiden Seiten. Ihr könnt weiterspielen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="366"/>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Die andere Seite wurde gefragt, ob der Zug zurückgenommen werden darf.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/network/presenter.py" line="367"/>
        <source>The move stays if either side plays on.</source>
        <translation>Der Zug bleibt, wenn eine Seite weiterspielt.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <location filename="../../harzdame_gui/new_game/dialog.py" line="68"/>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/dialog.py" line="116"/>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/dialog.py" line="78"/>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <location filename="../../harzdame_gui/study/new_study.py" line="15"/>
        <source>Chapter 1</source>
        <translation>Kapitel 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="42"/>
        <source>Import files…</source>
        <translation>Dateien importieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="43"/>
        <source>Import a folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="69"/>
        <source>Your library is empty.</source>
        <translation>Deine Bibliothek ist leer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="70"/>
        <source>No game matches.</source>
        <translation>Keine Partie passt dazu.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="71"/>
        <source>There is no game here yet.</source>
        <translation>Hier ist noch keine Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="74"/>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Füge die Partien von Dateien oder Ordnern hinzu; du kannst sie auch hierher ziehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="75"/>
        <source>No game in this place is as you search for it.</source>
        <translation>Hier ist keine Partie, wie du sie suchst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="76"/>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Über das Menü einer Partie kommt sie in Ordner und erhält Sterne und Etiketten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="81"/>
        <source>Clear the search</source>
        <translation>Suche leeren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/nothing_found.py" line="81"/>
        <source>Show all games</source>
        <translation>Alle Partien zeigen</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="231"/>
        <source>It is the computer’s turn.</source>
        <translation>Der Computer ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="245"/>
        <source>White to move.</source>
        <translation>Weiß ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="247"/>
        <source>Black to move.</source>
        <translation>Schwarz ist am Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="248"/>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Zieh einen Stein mit der Maus, oder klick erst ihn und dann sein Zielfeld an.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="272"/>
        <source>This is an earlier position.</source>
        <translation>Das ist eine frühere Stellung.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="273"/>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>Die Uhr läuft: Die Partie geht nach ihrem letzten Zug weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="279"/>
        <source>Several captures end on {square}.</source>
        <translation>Mehrere Schlagzüge enden auf {square}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="280"/>
        <source>Click the landing that yours goes over.</source>
        <translation>Klick das Feld an, über das deiner führt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="292"/>
        <source>The computer plays on.</source>
        <translation>Der Computer spielt weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="292"/>
        <source>It declines the draw.</source>
        <translation>Er lehnt das Remis ab.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="297"/>
        <source>No answer to your offer of a draw.</source>
        <translation>Keine Antwort auf dein Remisangebot.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="298"/>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Deine Partie ist sicher. Du kannst noch einmal Remis anbieten. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="303"/>
        <source>The computer player stopped.</source>
        <translation>Der Computer ist ausgefallen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="304"/>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Deine Partie ist sicher. Mit der Leertaste versucht er es noch einmal. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="300"/>
        <source>There is no hint this time.</source>
        <translation>Diesmal gibt es keinen Tipp.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="301"/>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Deine Partie ist sicher. Du kannst noch einmal nach einem Tipp fragen. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="241"/>
        <source>The position is here to be studied.</source>
        <translation>Die Stellung ist zum Untersuchen hier.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/presenter.py" line="241"/>
        <source>You can move both sides.</source>
        <translation>Du kannst für beide Seiten ziehen.</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <location filename="../../harzdame_gui/files/open_dialog.py" line="38"/>
        <source>Open a game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/open_dialog.py" line="42"/>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="25"/>
        <source>your repertoire for White</source>
        <translation>deinem Repertoire für Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="26"/>
        <source>your repertoire for Black</source>
        <translation>deinem Repertoire für Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="33"/>
        <source>This line is in {side} already.</source>
        <translation>Diese Variante ist schon in {side}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="36"/>
        <source>One move was added to {side}.</source>
        <translation>Ein Zug wurde {side} hinzugefügt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="38"/>
        <source>{count} moves were added to {side}.</source>
        <translation>{count} Züge wurden {side} hinzugefügt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="41"/>
        <source>In place of {moves} you play another move now.</source>
        <translation>Statt {moves} spielst du jetzt einen anderen Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="49"/>
        <source>You left your repertoire at move {number}.</source>
        <translation>Du hast dein Repertoire im {number}. Zug verlassen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="50"/>
        <source>You played {played}; you know {known}.</source>
        <translation>Gespielt hast du {played}; du kennst {known}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="52"/>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Dein Gegner hat dein Repertoire im {number}. Zug verlassen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="55"/>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Gespielt wurde {played}; du hast eine Antwort auf {known}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="70"/>
        <source>Your answers in practice are not saved yet.</source>
        <translation>Deine Antworten beim Üben sind noch nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="75"/>
        <source>Nothing is lost while Harzdame is open: it keeps trying.</source>
        <translation>Solange Harzdame offen ist, geht nichts verloren: Es wird immer wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="80"/>
        <source>“{name}” is not there now.</source>
        <translation>„{name}“ ist gerade nicht da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="81"/>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Dein Repertoire wird gelesen, sobald die Datei zurück ist, und bekommt, was du bis dahin hinzufügst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="90"/>
        <source>“{name}” is there again.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="92"/>
        <source>Your repertoire was read.</source>
        <translation>Dein Repertoire wurde gelesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="93"/>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Dein Repertoire wurde gelesen; was du hinzugefügt hast, steht jetzt darin.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="98"/>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Dein Repertoire ist die erste Partie von „{name}“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="100"/>
        <source>The other game in it stays as it is.</source>
        <translation>Die andere Partie darin bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="101"/>
        <source>The {count} other games in it stay as they are.</source>
        <translation>Die {count} anderen Partien darin bleiben, wie sie sind.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="107"/>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Ein Teil deines Repertoires war nicht lesbar und ist nicht mehr darin.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="109"/>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Die Datei, wie sie war, ist als „{name}“ aufgehoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="132"/>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Noch nichts. Ziehe auf dem Brett, und die Züge werden aufgenommen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="135"/>
        <source>Positions: {count}</source>
        <translation>Stellungen: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="136"/>
        <source>due: {count}</source>
        <translation>fällig: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="139"/>
        <source>without an answer: {count}</source>
        <translation>ohne Antwort: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="149"/>
        <source>Watch</source>
        <translation>Sieh zu</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="151"/>
        <source>That is not your move.</source>
        <translation>Das ist nicht dein Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="154"/>
        <source>Now play the right move.</source>
        <translation>Spiele jetzt den richtigen Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="155"/>
        <source>It is shown on the board.</source>
        <translation>Er ist auf dem Brett zu sehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="157"/>
        <source>A new move</source>
        <translation>Ein neuer Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="158"/>
        <source>Play it, to remember it.</source>
        <translation>Spiele ihn, um ihn dir zu merken.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="159"/>
        <source>Your move?</source>
        <translation>Dein Zug?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="164"/>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="168"/>
        <source>You knew {known} of {count} moves.</source>
        <translation>Du wusstest {known} von {count} Zügen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="171"/>
        <source>New moves: {count}.</source>
        <translation>Neue Züge: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="172"/>
        <source>Done for now.</source>
        <translation>Fertig für jetzt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="178"/>
        <source>The next one is due in {count} min.</source>
        <translation>Der nächste ist in {count} min fällig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="182"/>
        <source>The next one is due in {count} h.</source>
        <translation>Der nächste ist in {count} h fällig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/text.py" line="185"/>
        <source>The next one is due in {count} days.</source>
        <translation>Der nächste ist in {count} Tagen fällig.</translation>
    </message>
</context>
<context>
    <name>OpeningsActions</name>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="18"/>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="18"/>
        <source>Answer what is due</source>
        <translation>Beantworten, was fällig ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="20"/>
        <source>Practise everything</source>
        <translation>Alles üben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="20"/>
        <source>Answer all, whether it is due or not</source>
        <translation>Alles beantworten, ob fällig oder nicht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="22"/>
        <source>Back to the moves</source>
        <translation>Zurück zu den Zügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="23"/>
        <source>Show the move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="26"/>
        <source>Delete the move</source>
        <translation>Zug löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="26"/>
        <source>Delete this move and all behind it</source>
        <translation>Diesen Zug und alles danach löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="28"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="29"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="30"/>
        <source>Type a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="31"/>
        <source>Flip the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="33"/>
        <source>Keep it in another file…</source>
        <translation>In einer anderen Datei aufbewahren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="33"/>
        <source>A plain PDN file, wherever you like</source>
        <translation>Eine einfache PDN-Datei, wo du willst</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="35"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="36"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="37"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="38"/>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="39"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="41"/>
        <source>Next without an answer</source>
        <translation>Nächste ohne Antwort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/actions.py" line="41"/>
        <source>Go to a position that you have no answer to</source>
        <translation>Zu einer Stellung gehen, auf die du keine Antwort hast</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="70"/>
        <source>Openings…</source>
        <translation>Eröffnungen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="71"/>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Dein Repertoire: ansehen, ergänzen, üben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="72"/>
        <source>Add the line to my repertoire</source>
        <translation>Variante in mein Repertoire aufnehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="73"/>
        <source>For the side at the bottom of the board</source>
        <translation>Für die Seite unten am Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="74"/>
        <source>Where did I leave my repertoire?</source>
        <translation>Wo habe ich mein Repertoire verlassen?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="75"/>
        <source>The first move of the game that is not in it</source>
        <translation>Der erste Zug der Partie, der nicht darin ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="76"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="77"/>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="139"/>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>Nur Partien aus der Grundstellung können in ein Repertoire.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="144"/>
        <source>Your repertoire is being read; try again.</source>
        <translation>Dein Repertoire wird gerade gelesen; versuche es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="147"/>
        <source>Play the moves first that you want to know.</source>
        <translation>Spiele zuerst die Züge, die du kennen willst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="182"/>
        <source>This game left nothing that you know.</source>
        <translation>Diese Partie hat nichts verlassen, was du kennst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="231"/>
        <source>“{name}” was changed elsewhere.</source>
        <translation>„{name}“ wurde anderswo geändert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/entry.py" line="232"/>
        <source>It was read again; your last change is not in it.</source>
        <translation>Die Datei wurde neu gelesen; deine letzte Änderung ist nicht darin.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <location filename="../../harzdame_gui/openings/room.py" line="296"/>
        <source>Keep the repertoire in</source>
        <translation>Repertoire aufbewahren in</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="63"/>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="70"/>
        <source>Repertoire for</source>
        <translation>Repertoire für</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="77"/>
        <source>Practised</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="171"/>
        <location filename="../../harzdame_gui/openings/window.py" line="172"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="180"/>
        <source>Say something of this move (C)</source>
        <translation>Etwas zu diesem Zug sagen (C)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/openings/window.py" line="181"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="35"/>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="103"/>
        <source>Strength</source>
        <translation>Spielstärke</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="42"/>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="43"/>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="126"/>
        <source>An even match: {level}</source>
        <translation>Gleich stark: {level}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="158"/>
        <source>at most 1 second a move</source>
        <translation>höchstens 1 Sekunde je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="160"/>
        <source>at most {number} seconds a move</source>
        <translation>höchstens {number} Sekunden je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="97"/>
        <location filename="../../harzdame_gui/new_game/opponent.py" line="108"/>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <location filename="../../harzdame_gui/editing/other_tags.py" line="29"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/other_tags.py" line="29"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/other_tags.py" line="30"/>
        <source>Other tags</source>
        <translation>Weitere Angaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/other_tags.py" line="31"/>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/other_tags.py" line="32"/>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="32"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="32"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="37"/>
        <source>Both sides have lost</source>
        <translation>Beide Seiten haben verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="39"/>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="41"/>
        <source>You win</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="43"/>
        <source>You lose</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="45"/>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="46"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="53"/>
        <source>You have no pieces left.</source>
        <translation>Du hast keine Steine mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="54"/>
        <source>You have no move left.</source>
        <translation>Du hast keinen Zug mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="55"/>
        <source>You resigned.</source>
        <translation>Du hast aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="56"/>
        <source>Your time is up.</source>
        <translation>Deine Zeit ist abgelaufen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="60"/>
        <source>White has no pieces left.</source>
        <translation>Weiß hat keine Steine mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="67"/>
        <source>Black has no pieces left.</source>
        <translation>Schwarz hat keine Steine mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="61"/>
        <source>White has no move left.</source>
        <translation>Weiß hat keinen Zug mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="68"/>
        <source>Black has no move left.</source>
        <translation>Schwarz hat keinen Zug mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="75"/>
        <source>The same position came up for the third time.</source>
        <translation>Dieselbe Stellung stand zum dritten Mal auf dem Brett.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="76"/>
        <source>Each side has only one piece left.</source>
        <translation>Auf jeder Seite steht nur noch ein Stein oder eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="77"/>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Die vereinbarte Zahl von Zügen verging ohne Schlag und ohne Zug eines Steins.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="80"/>
        <source>The players agreed on it.</source>
        <translation>Beide Seiten haben sich darauf geeinigt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="62"/>
        <source>White resigned.</source>
        <translation>Weiß hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="69"/>
        <source>Black resigned.</source>
        <translation>Schwarz hat aufgegeben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="82"/>
        <source>So the game record says.</source>
        <translation>So steht es in der Partieaufzeichnung.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="63"/>
        <source>White’s time is up.</source>
        <translation>Die Zeit von Weiß ist abgelaufen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="70"/>
        <source>Black’s time is up.</source>
        <translation>Die Zeit von Schwarz ist abgelaufen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/outcomes.py" line="73"/>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Die Zeit ist abgelaufen, aber eine einzelne Dame kann nicht gewinnen.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <location filename="../../harzdame_gui/tournament/own_game.py" line="31"/>
        <source>Play on the board</source>
        <translation>Am Brett spielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/own_game.py" line="51"/>
        <source>Next at this board: {white} – {black}</source>
        <translation>Als Nächstes an diesem Brett: {white} – {black}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/own_game.py" line="57"/>
        <source>The tournament waits for this game.</source>
        <translation>Das Turnier wartet auf diese Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/own_game.py" line="58"/>
        <source>The computers play their games meanwhile.</source>
        <translation>Die Computer spielen inzwischen ihre Partien.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="86"/>
        <source>The game was not opened.</source>
        <translation>Die Partie wurde nicht geöffnet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="92"/>
        <source>Export games</source>
        <translation>Partien exportieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="97"/>
        <source>My games</source>
        <translation>Meine Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="110"/>
        <source>One game was written to “{name}”.</source>
        <translation>Eine Partie wurde in „{name}“ geschrieben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="112"/>
        <source>{count} games were written to “{name}”.</source>
        <translation>{count} Partien wurden in „{name}“ geschrieben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="118"/>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Partien, die sich nicht lesen ließen und fehlen: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="116"/>
        <location filename="../../harzdame_gui/my_games/presenter.py" line="126"/>
        <source>The games were not exported.</source>
        <translation>Die Partien wurden nicht exportiert.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <location filename="../../harzdame_gui/replay/page_card.py" line="45"/>
        <source>Back to the game (Esc)</source>
        <translation>Zurück zur Partie (Esc)</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <location filename="../../harzdame_gui/engines/parameter_form.py" line="63"/>
        <source>This engine has nothing to set.</source>
        <translation>An dieser Engine lässt sich nichts einstellen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/engines/parameter_form.py" line="86"/>
        <source>Usually: {value}</source>
        <translation>Sonst: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <location filename="../../harzdame_gui/files/parting.py" line="26"/>
        <source>Leave the game</source>
        <translation>Partie verlassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/parting.py" line="27"/>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/parting.py" line="38"/>
        <source>You are playing over the network.</source>
        <translation>Du spielst gerade über das Netz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/parting.py" line="39"/>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Eine andere Partie auf dem Brett würde diese beenden, für beide Seiten.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="62"/>
        <source>The clipboard holds no text.</source>
        <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="80"/>
        <source>This position cannot be played.</source>
        <translation>Diese Stellung ist nicht spielbar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="82"/>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Kopiere einen Teil davon, oder speichere ihn als Datei und öffne diese.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="83"/>
        <source>This text is too long to look for games in it.</source>
        <translation>Dieser Text ist zu lang, um darin Partien zu suchen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="85"/>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Der Text ist weder eine Stellung (FEN) noch eine Partie (PDN).</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/pasting.py" line="110"/>
        <source>Nothing to paste.</source>
        <translation>Nichts zum Einfügen da.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <location filename="../../harzdame_gui/library/pattern_board.py" line="47"/>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="56"/>
        <source>Positions of {game}</source>
        <translation>Stellungen in {game}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="60"/>
        <source>Either</source>
        <translation>Egal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="61"/>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="129"/>
        <source>Side to move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="66"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="115"/>
        <source>On the squares</source>
        <translation>Auf den Feldern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="119"/>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Felder anklicken oder überstreichen; die rechte Taste nimmt weg. Alles Übrige bleibt offen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="124"/>
        <source>Take the board’s</source>
        <translation>Wie auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="125"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="132"/>
        <source>Pieces on the board</source>
        <translation>Steine auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="153"/>
        <source>White man</source>
        <translation>Weißer Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="154"/>
        <source>White king</source>
        <translation>Weiße Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="155"/>
        <source>any white</source>
        <translation>weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="156"/>
        <source>Black man</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="157"/>
        <source>Black king</source>
        <translation>Schwarze Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="158"/>
        <source>any black</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="159"/>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="160"/>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="185"/>
        <source>White men</source>
        <translation>Weiße Steine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="185"/>
        <source>White kings</source>
        <translation>Weiße Damen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="185"/>
        <source>Black men</source>
        <translation>Schwarze Steine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="185"/>
        <source>Black kings</source>
        <translation>Schwarze Damen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="195"/>
        <source>{pieces}, at least</source>
        <translation>{pieces}, mindestens</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/pattern_dialog.py" line="196"/>
        <source>{pieces}, at most</source>
        <translation>{pieces}, höchstens</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <location filename="../../harzdame_gui/setup/palette.py" line="30"/>
        <source>White man</source>
        <translation>Weißer Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/palette.py" line="31"/>
        <source>White king</source>
        <translation>Weiße Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/palette.py" line="32"/>
        <source>Black man</source>
        <translation>Schwarzer Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/palette.py" line="33"/>
        <source>Black king</source>
        <translation>Schwarze Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/palette.py" line="34"/>
        <source>Eraser</source>
        <translation>Radierer</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="18"/>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="21"/>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="28"/>
        <source>The program cannot be started for this game.</source>
        <translation>Das Programm lässt sich für dieses Spiel nicht starten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="29"/>
        <source>The program ended.</source>
        <translation>Das Programm hat sich beendet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="30"/>
        <source>The program did not answer in time.</source>
        <translation>Das Programm hat nicht rechtzeitig geantwortet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="31"/>
        <source>The program’s answer is not a legal move.</source>
        <translation>Die Antwort des Programms ist kein erlaubter Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="32"/>
        <location filename="../../harzdame_gui/text/players.py" line="33"/>
        <source>The search for one failed.</source>
        <translation>Die Suche danach ist fehlgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="43"/>
        <source>1 man</source>
        <translation>1 Stein</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="45"/>
        <source>{count} men</source>
        <translation>{count} Steine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="47"/>
        <source>1 king</source>
        <translation>1 Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/players.py" line="49"/>
        <source>{count} kings</source>
        <translation>{count} Damen</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="50"/>
        <source>Coordinates</source>
        <translation>Koordinaten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="51"/>
        <source>Possible squares</source>
        <translation>Mögliche Felder</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="21"/>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="45"/>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="22"/>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="23"/>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="54"/>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="34"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="24"/>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="25"/>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="28"/>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="29"/>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="30"/>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="31"/>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="35"/>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="36"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="37"/>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="40"/>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="41"/>
        <source>Natural</source>
        <translation>Natürlich</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="42"/>
        <source>Leisurely</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="55"/>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="57"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="58"/>
        <source>Computer’s pace</source>
        <translation>Antwort des Computers</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="59"/>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/preferences.py" line="52"/>
        <source>The clock runs before the first move</source>
        <translation>Die Uhr läuft schon vor dem ersten Zug</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <location filename="../../harzdame_gui/replay/presentation.py" line="57"/>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/presentation.py" line="105"/>
        <source>Comment</source>
        <translation>Kommentar</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/presentation.py" line="174"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/presentation.py" line="184"/>
        <source>Move {number} of {count}</source>
        <translation>Zug {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/presentation.py" line="185"/>
        <source>plays by itself</source>
        <translation>läuft von selbst</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <location filename="../../harzdame_gui/export/preview.py" line="79"/>
        <location filename="../../harzdame_gui/export/preview.py" line="109"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="52"/>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="53"/>
        <source>Page back</source>
        <translation>Seite zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="54"/>
        <source>Page on</source>
        <translation>Seite vor</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="55"/>
        <source>Last page</source>
        <translation>Letzte Seite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="57"/>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="59"/>
        <source>Print…</source>
        <translation>Drucken …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/export/printing.py" line="105"/>
        <source>Page {number} of {count}</source>
        <translation>Seite {number} von {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="17"/>
        <source>There are no pieces on the board yet.</source>
        <translation>Auf dem Brett stehen noch keine Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="18"/>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Auf {detail} kann kein Stein stehen: Dort wäre er eine Dame.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="21"/>
        <source>Two pieces stand on {detail}.</source>
        <translation>Auf {detail} stehen zwei Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="22"/>
        <source>There is no square {detail} on this board.</source>
        <translation>Ein Feld {detail} gibt es auf diesem Brett nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="23"/>
        <source>There are too many captures for it to be played.</source>
        <translation>Die Stellung hat zu viele Schläge, um gespielt zu werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="25"/>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>„{detail}“ ist keine Stellung; eine sieht so aus: {example}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="53"/>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partie {game}, Zeile {line}: {what}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="55"/>
        <source>Line {line}: {what}</source>
        <translation>Zeile {line}: {what}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="61"/>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="62"/>
        <source>There is no game in it.</source>
        <translation>Darin steht keine Partie.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="86"/>
        <source>From here on there are bytes that are no text.</source>
        <translation>Ab hier folgen Bytes, die kein Text sind.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="63"/>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Das ist keine Textdatei; Partien stehen darin nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="78"/>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Im Kopf der Partie stehen zwei verschiedene Spiele: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="79"/>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Sie ist zu lang, um gelesen zu werden: Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="98"/>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>Die Angabe, die hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="100"/>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Der Kommentar, der hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="102"/>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>Die Variante, die hier beginnt, hat kein Ende; vielleicht ist die Datei abgeschnitten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="104"/>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>Die Partie bricht hier ab; was davor steht, wird gezeigt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="66"/>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>Der Zug {detail} ist nicht erlaubt; die Züge davor werden gezeigt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="69"/>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} kann mehrere Züge bedeuten; gelesen wird {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="72"/>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Ihre Buchstaben wurden als {detail} gelesen, was falsch sein kann.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="65"/>
        <source>“{detail}” makes no sense here.</source>
        <translation>„{detail}“ ergibt hier keinen Sinn.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="75"/>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Dieses Spiel kennt Harzdame nicht: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="80"/>
        <source>The position it begins with is not possible.</source>
        <translation>Die Anfangsstellung ist nicht möglich.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/problems.py" line="81"/>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Das Ergebnis nach den Zügen ist ein anderes als das im Kopf der Partie.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <location filename="../../harzdame_gui/files/problem_list.py" line="51"/>
        <source>Problems: {count}</source>
        <translation>Probleme: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="17"/>
        <source>Opening the file…</source>
        <translation>Datei wird geöffnet …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="18"/>
        <source>Reading the game…</source>
        <translation>Partie wird gelesen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="19"/>
        <source>Looking through your games…</source>
        <translation>Deine Partien werden gelesen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="20"/>
        <source>Saving…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="21"/>
        <source>Exporting…</source>
        <translation>Exportiere …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="22"/>
        <source>Asking opening books and endgame tables…</source>
        <translation>Eröffnungsbücher und Endspieltabellen werden befragt …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="23"/>
        <source>Building endgame tables</source>
        <translation>Tabellen werden berechnet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="35"/>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, Tabelle {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="42"/>
        <source>about {time} left</source>
        <translation>noch etwa {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="24"/>
        <source>Searching the library…</source>
        <translation>Die Bibliothek wird durchsucht …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="25"/>
        <source>Importing games into the library</source>
        <translation>Partien kommen in die Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="39"/>
        <source>{file}: {count} games so far</source>
        <translation>{file}: bisher {count} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/notices/progress_text.py" line="26"/>
        <source>Reviewing the game</source>
        <translation>Durchsicht der Partie</translation>
    </message>
</context>
<context>
    <name>PuzzleActions</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="17"/>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="18"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="18"/>
        <source>Show the piece, then its move</source>
        <translation>Erst den Stein zeigen, dann seinen Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="19"/>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="20"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="22"/>
        <source>Analyse on the main board</source>
        <translation>Auf dem Hauptbrett analysieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="22"/>
        <source>Put the puzzle on the main board</source>
        <translation>Die Aufgabe auf das Hauptbrett stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="24"/>
        <source>See those you failed</source>
        <translation>Misslungene ansehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="25"/>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="26"/>
        <source>Type a move</source>
        <translation>Zug eintippen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="27"/>
        <source>Flip the board</source>
        <translation>Brett drehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="28"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="29"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="30"/>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="31"/>
        <source>One move on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/actions.py" line="32"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/room.py" line="330"/>
        <source>Results of puzzles cannot be kept.</source>
        <translation>Ergebnisse von Aufgaben lassen sich nicht aufheben.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/window.py" line="40"/>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/entry.py" line="43"/>
        <source>Puzzles…</source>
        <translation>Aufgaben …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/entry.py" line="45"/>
        <source>Shots and endings to solve</source>
        <translation>Kombinationen und Endspiele zum Lösen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="23"/>
        <source>Today’s puzzle</source>
        <translation>Tagesaufgabe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="24"/>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="25"/>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="26"/>
        <source>My mistakes</source>
        <translation>Meine Fehler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="27"/>
        <source>Storm</source>
        <translation>Sturm</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="28"/>
        <source>Endings</source>
        <translation>Endspiele</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="36"/>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Eine Aufgabe am Tag, für alle dieselbe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="37"/>
        <source>Puzzles as hard as you are strong</source>
        <translation>Aufgaben, so schwer, wie du stark bist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="38"/>
        <source>What you failed comes back until you know it</source>
        <translation>Was misslang, kommt wieder, bis du es kannst</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="39"/>
        <source>Wins that you missed in your own games</source>
        <translation>Gewinne, die du in deinen Partien verpasst hast</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="40"/>
        <source>As many as you can in three minutes</source>
        <translation>So viele wie möglich in drei Minuten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="41"/>
        <source>Win against perfect defence</source>
        <translation>Gewinnen gegen perfekte Verteidigung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="49"/>
        <source>Shot</source>
        <translation>Kombination</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="50"/>
        <source>Breakthrough</source>
        <translation>Durchbruch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="51"/>
        <source>Race to promotion</source>
        <translation>Wettlauf zur Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="52"/>
        <source>King hunt</source>
        <translation>Damenfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="53"/>
        <source>To the edge</source>
        <translation>An den Rand</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="54"/>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="55"/>
        <source>Choice of captures</source>
        <translation>Wahl des Schlags</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="56"/>
        <source>Blockade</source>
        <translation>Blockade</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="57"/>
        <source>Quiet move</source>
        <translation>Stiller Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="67"/>
        <source>White to move and win</source>
        <translation>Weiß zieht und gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="69"/>
        <source>Black to move and win</source>
        <translation>Schwarz zieht und gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="72"/>
        <source>White to move</source>
        <translation>Weiß am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="72"/>
        <source>Black to move</source>
        <translation>Schwarz am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="75"/>
        <source>Find the shot.</source>
        <translation>Finde die Kombination.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="77"/>
        <source>Find the capture that wins.</source>
        <translation>Finde den Schlag, der gewinnt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="78"/>
        <source>Find the move that wins.</source>
        <translation>Finde den Zug, der gewinnt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="83"/>
        <source>It can be done in {count} moves.</source>
        <translation>Es geht in {count} Zügen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="84"/>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Deine Züge: {moves}. Der kürzeste Weg hat {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="94"/>
        <source>You are still winning.</source>
        <translation>Du gewinnst noch immer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="95"/>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="95"/>
        <source>And what now?</source>
        <translation>Und wie weiter?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="100"/>
        <source>This move could not be checked.</source>
        <translation>Dieser Zug ließ sich nicht prüfen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="101"/>
        <source>It does not count. Try another one.</source>
        <translation>Er zählt nicht. Versuch einen anderen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="104"/>
        <source>Try again.</source>
        <translation>Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="106"/>
        <source>This is the solution.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="115"/>
        <source>The piece on {square} moves.</source>
        <translation>Der Stein auf {square} zieht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="117"/>
        <source>It goes to {square}.</source>
        <translation>Er geht nach {square}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="124"/>
        <source>That is only a draw.</source>
        <translation>Das ist nur remis.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="126"/>
        <source>Now Black wins.</source>
        <translation>Jetzt gewinnt Schwarz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="126"/>
        <source>Now White wins.</source>
        <translation>Jetzt gewinnt Weiß.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="127"/>
        <source>That does not win.</source>
        <translation>Das gewinnt nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="135"/>
        <source>Black answers {move}.</source>
        <translation>Schwarz antwortet {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="136"/>
        <source>White answers {move}.</source>
        <translation>Weiß antwortet {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="141"/>
        <source>Won in {moves} moves!</source>
        <translation>In {moves} Zügen gewonnen!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="143"/>
        <source>There is no shorter way.</source>
        <translation>Kürzer geht es nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="144"/>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>Der kürzeste Weg hat {count}: Geh ihn unten durch.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="147"/>
        <source>That wins as well!</source>
        <translation>Das gewinnt auch!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="149"/>
        <source>Solved!</source>
        <translation>Gelöst!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="151"/>
        <source>Solved, with a hint.</source>
        <translation>Gelöst, mit einem Tipp.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="153"/>
        <source>That is it.</source>
        <translation>Das ist er.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="162"/>
        <source>rated {rating}</source>
        <translation>Wertung {rating}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="171"/>
        <source>You know them all for now.</source>
        <translation>Für jetzt kannst du alle.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="176"/>
        <source>There are no puzzles for {game}.</source>
        <translation>Für {game} gibt es keine Aufgaben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="177"/>
        <source>Choose another game above.</source>
        <translation>Wähle oben ein anderes Spiel.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="180"/>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>Was dir anderswo misslingt, kommt hier wieder, bis du es kannst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="183"/>
        <source>No puzzles from your games yet.</source>
        <translation>Noch keine Aufgaben aus deinen Partien.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="184"/>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Lass deine Partien nach Gewinnen durchsehen, die du verpasst oder verschenkt hast.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="187"/>
        <source>There are no endings for {game}.</source>
        <translation>Für {game} gibt es keine Endspiele.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="188"/>
        <source>They are drawn from endgame tables.</source>
        <translation>Sie kommen aus Endspieltabellen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="191"/>
        <source>Three minutes</source>
        <translation>Drei Minuten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="192"/>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Löse so viele, wie du kannst. Sie werden schwerer, und jeder Fehler kostet zehn Sekunden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="196"/>
        <source>The storm is over.</source>
        <translation>Der Sturm ist vorbei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="202"/>
        <source>Nothing is due.</source>
        <translation>Nichts ist fällig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="209"/>
        <source>The next one in {count} min.</source>
        <translation>Die nächste in {count} min.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="212"/>
        <source>The next one in {count} hours.</source>
        <translation>Die nächste in {count} Stunden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="213"/>
        <source>The next one in {count} days.</source>
        <translation>Die nächste in {count} Tagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="219"/>
        <source>about {rating}</source>
        <translation>etwa {rating}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/text.py" line="220"/>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="71"/>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Die Aufgaben dieses Spiels sind nicht zu gebrauchen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="72"/>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="73"/>
        <source>{name} holds no puzzles.</source>
        <translation>{name} enthält keine Aufgaben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="74"/>
        <source>{name} was made for other rules.</source>
        <translation>{name} gehört zu anderen Regeln.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="75"/>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; eine neue Installation behebt es.</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/rating_view.py" line="30"/>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/rating_view.py" line="60"/>
        <source>Solved today: {count}</source>
        <translation>Heute gelöst: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/rating_view.py" line="62"/>
        <source>in a row: {count}</source>
        <translation>in Folge: {count}</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <location filename="../../harzdame_gui/files/recent_files.py" line="65"/>
        <source>{path} is not there at present.</source>
        <translation>{path} ist zurzeit nicht da.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="79"/>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Harzdame wurde beim letzten Mal nicht richtig beendet; es ist nichts verloren gegangen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="83"/>
        <source>One more unfinished game waits in the menu.</source>
        <translation>Noch eine angefangene Partie wartet im Menü.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="85"/>
        <source>{count} more unfinished games wait in the menu.</source>
        <translation>Noch {count} angefangene Partien warten im Menü.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="86"/>
        <source>Your unfinished game is back.</source>
        <translation>Deine angefangene Partie ist wieder da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="94"/>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Deine angefangene Partie wartet im Menü.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="124"/>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Was von einer angefangenen Partie gesichert wurde, ist beschädigt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="135"/>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>„{name}“ wurde inzwischen geändert oder verschoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="136"/>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>Die Partie auf dem Brett ist vollständig; beim Speichern wird nach einer Datei gefragt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="81"/>
        <source>The clock stands until you play a move or press P.</source>
        <translation>Die Uhr steht, bis du ziehst oder P drückst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="125"/>
        <source>Its text is among your games in the menu.</source>
        <translation>Ihr Text ist im Menü bei deinen Partien.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/recovering.py" line="154"/>
        <source>The game is back on the board.</source>
        <translation>Die Partie ist wieder auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="42"/>
        <source>You must capture.</source>
        <translation>Du musst schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="49"/>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Die Steine auf {squares} können je {number} schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="51"/>
        <source>The pieces on {squares} can.</source>
        <translation>Die Steine auf {squares} können schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="53"/>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Der Stein auf {squares} schlägt {number}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="55"/>
        <source>The piece on {squares} can.</source>
        <translation>Der Stein auf {squares} kann schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="64"/>
        <source>You must capture: this piece can.</source>
        <translation>Du musst schlagen: Dieser Stein kann es.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="65"/>
        <source>You must capture: these {number} pieces can.</source>
        <translation>Du musst schlagen: Diese {number} Steine können es.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="70"/>
        <source>You must take as many as you can.</source>
        <translation>Du musst so viele wie möglich schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="72"/>
        <source>There are {number} to take here, not just one.</source>
        <translation>Hier sind {number} zu schlagen, nicht nur einer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="74"/>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Hier sind {number} zu schlagen, nicht {taken}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="79"/>
        <source>Men never step backwards.</source>
        <translation>Steine ziehen nie rückwärts.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="90"/>
        <source>The squares it can go to are lit.</source>
        <translation>Die möglichen Felder leuchten auf.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="80"/>
        <source>This one is blocked for now.</source>
        <translation>Dieser sitzt im Augenblick fest.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="84"/>
        <source>That piece cannot go there.</source>
        <translation>Dahin kann dieser Stein nicht ziehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="85"/>
        <source>It cannot move at all just now.</source>
        <translation>Er kann im Augenblick gar nicht ziehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="96"/>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Das ist zu weit: Hier dürfen auch Damen nur kurz springen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="97"/>
        <source>That is too far: men make short jumps only.</source>
        <translation>Das ist zu weit: Steine dürfen nur kurz springen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="105"/>
        <source>Not with this man: your man on {squares} is threatened.</source>
        <translation>Nicht mit diesem Stein: Dein Stein auf {squares} ist bedroht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="107"/>
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>Nicht mit diesem Stein: Deine Steine auf {squares} sind bedroht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="114"/>
        <source>This man and {squares} are both threatened; neither may threaten.</source>
        <translation>Dieser Stein und der auf {squares} sind beide bedroht; keiner von beiden darf drohen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="116"/>
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>Dieser Stein ist bedroht, ebenso die auf {squares}; keiner von ihnen darf drohen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="124"/>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="125"/>
        <source>There is no piece on {origin}.</source>
        <translation>Auf {origin} steht kein Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="126"/>
        <source>That piece is your opponent’s.</source>
        <translation>Dieser Stein gehört der Gegenseite.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="127"/>
        <source>It is not your turn yet.</source>
        <translation>Du bist noch nicht am Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="128"/>
        <source>Put the piece on another square to move it.</source>
        <translation>Zum Ziehen den Stein auf ein anderes Feld setzen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="129"/>
        <source>There is already a piece on {target}.</source>
        <translation>Auf {target} steht schon ein Stein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="130"/>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>Der Schlag geht weiter: Spring mit diesem Stein weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="131"/>
        <source>That is too far: land on {squares}.</source>
        <translation>Das ist zu weit: Die Dame muss auf {squares} landen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="132"/>
        <source>This piece cannot capture in that direction.</source>
        <translation>In diese Richtung kann dieser Stein nicht schlagen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="133"/>
        <source>A capture cannot begin in that direction.</source>
        <translation>In diese Richtung kann ein Schlag nicht beginnen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="134"/>
        <source>The way is blocked.</source>
        <translation>Der Weg ist versperrt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="135"/>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Zwei Steine ohne Lücke hintereinander kann man nicht überspringen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/refusals.py" line="138"/>
        <source>It cannot jump over its own side here.</source>
        <translation>Über eigene Steine kann er hier nicht springen.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <location filename="../../harzdame_gui/editing/remarks.py" line="46"/>
        <source>Signs</source>
        <translation>Zeichen</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="36"/>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="128"/>
        <source>Add a comment</source>
        <translation>Kommentar hinzufügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="128"/>
        <source>Edit the comment</source>
        <translation>Kommentar bearbeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="154"/>
        <source>Comment on the game</source>
        <translation>Kommentar zur Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="156"/>
        <source>Before the variation {move}</source>
        <translation>Vor der Variante {move}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="157"/>
        <source>Comment on {move}</source>
        <translation>Kommentar zu {move}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/remarks_panel.py" line="158"/>
        <source>After the variation {move}</source>
        <translation>Nach der Variante {move}</translation>
    </message>
</context>
<context>
    <name>ReplayActions</name>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="19"/>
        <source>Play the game through</source>
        <translation>Partie abspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="21"/>
        <source>Let the moves follow one another</source>
        <translation>Die Züge von selbst aufeinander folgen lassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="24"/>
        <location filename="../../harzdame_gui/replay/actions.py" line="66"/>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="25"/>
        <source>Faster</source>
        <translation>Schneller</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="25"/>
        <source>Less time for each move</source>
        <translation>Weniger Zeit für jeden Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="26"/>
        <source>Slower</source>
        <translation>Langsamer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="26"/>
        <source>More time for each move</source>
        <translation>Mehr Zeit für jeden Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="28"/>
        <source>Guess the moves…</source>
        <translation>Züge erraten …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="28"/>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Die Züge dieser Partie selbst finden, für Punkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="31"/>
        <source>Next critical moment</source>
        <translation>Nächste kritische Stelle</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="31"/>
        <source>On to where the game turns</source>
        <translation>Weiter dorthin, wo sich die Partie wendet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="34"/>
        <source>Previous critical moment</source>
        <translation>Vorige kritische Stelle</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="34"/>
        <source>Back to where the game turns</source>
        <translation>Zurück dorthin, wo sich die Partie wendet</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="37"/>
        <source>Strip of boards</source>
        <translation>Streifen kleiner Bretter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="37"/>
        <source>See the game in small boards</source>
        <translation>Die Partie in kleinen Brettern sehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="41"/>
        <source>Two games side by side…</source>
        <translation>Zwei Partien nebeneinander …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="41"/>
        <source>See this game beside another one</source>
        <translation>Diese Partie neben einer anderen sehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="44"/>
        <source>Presentation</source>
        <translation>Vorführung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="46"/>
        <source>The board on the whole screen, with the comments</source>
        <translation>Das Brett auf dem ganzen Bildschirm, mit den Kommentaren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/actions.py" line="66"/>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <location filename="../../harzdame_gui/widgets/replay_board.py" line="95"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="60"/>
        <source>Replace {move}</source>
        <translation>{move} ersetzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="62"/>
        <source>Insert behind {move}</source>
        <translation>Hinter {move} einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="64"/>
        <source>Insert at the beginning</source>
        <translation>Am Anfang einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="69"/>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="69"/>
        <source>The right move</source>
        <translation>Der richtige Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="70"/>
        <source>As a rule one of each side</source>
        <translation>In der Regel von jeder Seite einer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="78"/>
        <source>Insert</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="78"/>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="119"/>
        <source>“{text}” is not a move here.</source>
        <translation>„{text}“ ist hier kein Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="133"/>
        <source>Possible: {moves}</source>
        <translation>Möglich: {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="143"/>
        <source>No move follows.</source>
        <translation>Es folgt kein Zug.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="145"/>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Alle folgenden Züge passen noch: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="147"/>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Folgende Züge: {count}, davon nicht mehr passend: {lost}. Diese kommen zu den gelöschten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="71"/>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/replay_dialog.py" line="95"/>
        <source>Play on the board, or type.</source>
        <translation>Auf dem Brett ziehen oder tippen.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <location filename="../../harzdame_gui/library/long_work.py" line="102"/>
        <source>Details</source>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <location filename="../../harzdame_gui/play/result_card.py" line="41"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/result_card.py" line="43"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <location filename="../../harzdame_gui/editing/result_choice.py" line="34"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/result_choice.py" line="36"/>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/result_choice.py" line="84"/>
        <source>Reason not told</source>
        <translation>Grund nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/result_choice.py" line="89"/>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/editing/result_choice.py" line="92"/>
        <source>{result}  Lost by both</source>
        <translation>{result}  Von beiden verloren</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="118"/>
        <source>A review is under way.</source>
        <translation>Eine Durchsicht läuft schon.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="120"/>
        <source>There is nothing to review yet.</source>
        <translation>Noch gibt es nichts durchzusehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="121"/>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Eine Durchsicht beurteilt die Züge einer Partie, und diese hat noch keine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="123"/>
        <source>The game is not over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="124"/>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Eine Durchsicht würde verraten, was zu spielen ist. Sie wartet bis zum Schluss.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="147"/>
        <location filename="../../harzdame_gui/review/text.py" line="60"/>
        <source>The review was stopped.</source>
        <translation>Die Durchsicht wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="147"/>
        <source>Nothing was found yet.</source>
        <translation>Gefunden war noch nichts.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="50"/>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Genauigkeit: Weiß {white}, Schwarz {black}. Rückgängig entfernt alles auf einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="52"/>
        <source>The game is reviewed.</source>
        <translation>Die Partie ist durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="153"/>
        <source>The review could not go on.</source>
        <translation>Die Durchsicht konnte nicht weitergehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/presenter.py" line="154"/>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Was gefunden wurde, bleibt. Die Partie kann noch einmal durchgesehen werden. ({detail})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="24"/>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="30"/>
        <source>The beginning</source>
        <translation>Der Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="38"/>
        <source>White scores {percent}</source>
        <translation>Weiß holt {percent}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="57"/>
        <source>{known} of {count} positions are judged. Undo removes it all.</source>
        <translation>{known} von {count} Stellungen sind beurteilt. Rückgängig entfernt alles auf einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="68"/>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Weiß: zu wenig auf dem Spiel für eine Genauigkeit, {counts}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="70"/>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Schwarz: zu wenig auf dem Spiel für eine Genauigkeit, {counts}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="74"/>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Weiß: Genauigkeit {accuracy}, {counts}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="76"/>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Schwarz: Genauigkeit {accuracy}, {counts}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="83"/>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>Ungenauigkeiten: {inaccuracies}, Fehler: {mistakes}, grobe Fehler: {blunders}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="86"/>
        <source>, shots missed: {count}</source>
        <translation>, Schläge verpasst: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="88"/>
        <source>, only moves found: {count}</source>
        <translation>, einzige Züge gefunden: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="96"/>
        <source>The review of “{name}” was stopped.</source>
        <translation>Die Durchsicht von „{name}“ wurde beendet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="98"/>
        <source>No game was reviewed in “{name}”.</source>
        <translation>In „{name}“ wurde keine Partie durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="100"/>
        <source>1 game was reviewed in “{name}”.</source>
        <translation>1 Partie wurde in „{name}“ durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="102"/>
        <source>{count} games were reviewed in “{name}”.</source>
        <translation>{count} Partien wurden in „{name}“ durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="106"/>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Inzwischen geändert und in Ruhe gelassen: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="107"/>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Wegen ihrer Zeichenkodierung nicht geschrieben: {count}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="108"/>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Noch nicht durchgesehen: {count}. Derselbe Befehl macht mit ihnen weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/text.py" line="114"/>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>Die Partie auf dem Brett ist dabei; sie wird dort rückgängig gemacht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/wording.py" line="21"/>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>Besser war {move}: Das verspricht {before} von hundert Punkten, dieser Zug {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="17"/>
        <source>Review the game…</source>
        <translation>Partie durchsehen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="17"/>
        <source>Find the mistakes, and what was better</source>
        <translation>Die Fehler finden, und was besser war</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="19"/>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="20"/>
        <source>Stop the review</source>
        <translation>Durchsicht beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="20"/>
        <location filename="../../harzdame_gui/review/actions.py" line="28"/>
        <source>What was found so far is kept</source>
        <translation>Was schon gefunden wurde, bleibt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="21"/>
        <location filename="../../harzdame_gui/review/actions.py" line="30"/>
        <source>Stop</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="23"/>
        <source>Review all games of the file…</source>
        <translation>Alle Partien der Datei durchsehen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="25"/>
        <source>The games are reviewed while you do other things</source>
        <translation>Die Partien werden durchgesehen, während anderes weitergeht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="28"/>
        <source>Stop the review of the games</source>
        <translation>Durchsicht der Partien beenden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="31"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="32"/>
        <location filename="../../harzdame_gui/review/actions.py" line="33"/>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="35"/>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="35"/>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Die Züge, die am meisten änderten, auf kleinen Brettern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="39"/>
        <source>Learn from the mistakes…</source>
        <translation>Aus den Fehlern lernen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="41"/>
        <source>Find a better move wherever the review found one</source>
        <translation>Finde einen besseren Zug, wo die Durchsicht einen fand</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/actions.py" line="43"/>
        <source>Learn from them</source>
        <translation>Daraus lernen</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="50"/>
        <source>Review the game</source>
        <translation>Partie durchsehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="54"/>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Jeder Zug wird durch eine Suche beurteilt. Schlechte Züge bekommen ein Zeichen, eine bessere Zugfolge und einen Satz; alles zusammen lässt sich auf einmal rückgängig machen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="91"/>
        <source>about {time}</source>
        <translation>etwa {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="99"/>
        <source>One game will be reviewed.</source>
        <translation>Eine Partie wird durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="101"/>
        <source>{count} games will be reviewed.</source>
        <translation>{count} Partien werden durchgesehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="104"/>
        <source>One that was reviewed before will be passed over.</source>
        <translation>Eine schon durchgesehene wird übergangen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="106"/>
        <source>{count} that were reviewed before will be passed over.</source>
        <translation>{count} schon durchgesehene werden übergangen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="109"/>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Jede wird in der Datei gespeichert, sobald sie fertig ist. Inzwischen kann weitergespielt werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="75"/>
        <source>Review</source>
        <translation>Durchsehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="50"/>
        <source>Review games</source>
        <translation>Partien durchsehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="92"/>
        <source>less than a second</source>
        <translation>weniger als eine Sekunde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="115"/>
        <source>Quick: finds what a good player sees</source>
        <translation>Schnell: findet, was ein guter Spieler sieht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="116"/>
        <source>Normal: finds most shots</source>
        <translation>Normal: findet die meisten Schläge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/review/dialog.py" line="117"/>
        <source>Thorough: for games that matter</source>
        <translation>Gründlich: für Partien, auf die es ankommt</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <location filename="../../harzdame_gui/review/panel.py" line="52"/>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <location filename="../../harzdame_gui/notices/room_card.py" line="21"/>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <location filename="../../harzdame_gui/rules/page_text.py" line="47"/>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Der kräftige rote Rand ist das Ziel der Seite, die unten sitzt: Dort werden ihre Steine zu Damen. Der blasse gehört der anderen Seite.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="40"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="41"/>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="42"/>
        <source>Smaller text</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="43"/>
        <source>Larger text</source>
        <translation>Größere Schrift</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="44"/>
        <source>Usual size</source>
        <translation>Normale Größe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="45"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rules/window.py" line="132"/>
        <source>{game} – Rules</source>
        <translation>{game} – Regeln</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <location filename="../../harzdame_gui/widgets/save_dialog.py" line="71"/>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Es gibt schon eine Datei „{name}“. Soll sie ersetzt werden?</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="67"/>
        <location filename="../../harzdame_gui/files/saving.py" line="94"/>
        <source>Save the game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="95"/>
        <source>There is a file “{name}” already.</source>
        <translation>Eine Datei „{name}“ gibt es schon.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="97"/>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Du kannst diese Partie hinzufügen oder die Datei ersetzen; dann gehen die Partien darin verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="99"/>
        <source>Add to the file</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/files/saving.py" line="100"/>
        <source>Replace it</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="251"/>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Von 100 solchen Partien zwischen gleich Starken würde Weiß {won} gewinnen, {drawn} remis spielen und {lost} verlieren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/analysis/panel.py" line="256"/>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Von 100 solchen Partien zwischen gleich Starken würde Schwarz {won} gewinnen, {drawn} remis spielen und {lost} verlieren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="59"/>
        <source>White wins</source>
        <translation>Weiß gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="59"/>
        <source>Black wins</source>
        <translation>Schwarz gewinnt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="21"/>
        <source>White in {moves}</source>
        <translation>Weiß in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="21"/>
        <source>Black in {moves}</source>
        <translation>Schwarz in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="34"/>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="36"/>
        <source>wins in {moves}</source>
        <translation>gewinnt in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="36"/>
        <source>loses in {moves}</source>
        <translation>verliert in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="46"/>
        <source>White wins in {moves}</source>
        <translation>Weiß gewinnt in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/scores.py" line="48"/>
        <source>Black wins in {moves}</source>
        <translation>Schwarz gewinnt in {moves}</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <location filename="../../harzdame_gui/review/graph.py" line="58"/>
        <source>Graph of the score</source>
        <translation>Verlauf der Bewertung</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="128"/>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="130"/>
        <source>White won</source>
        <translation>Weiß gewann</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="131"/>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="132"/>
        <source>Black won</source>
        <translation>Schwarz gewann</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="133"/>
        <source>No result</source>
        <translation>Kein Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="136"/>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="139"/>
        <source>Any stars</source>
        <translation>Beliebige Sterne</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="143"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="144"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="145"/>
        <source>Stars, at least</source>
        <translation>Sterne, mindestens</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="150"/>
        <source>Search names, events, tags and comments</source>
        <translation>Namen, Turniere, Angaben und Kommentare durchsuchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="156"/>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="157"/>
        <source>Against</source>
        <translation>Gegen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="158"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="159"/>
        <source>From 1990</source>
        <translation>Ab 1990</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="160"/>
        <source>Until 2025</source>
        <translation>Bis 2025</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="161"/>
        <source>Opening: first moves</source>
        <translation>Eröffnung: erste Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="171"/>
        <location filename="../../harzdame_gui/library/search_form.py" line="226"/>
        <source>Any position</source>
        <translation>Jede Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="172"/>
        <source>The position on the board</source>
        <translation>Die Stellung auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="173"/>
        <source>Pattern or material…</source>
        <translation>Muster oder Material …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="186"/>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="228"/>
        <source>Exact position</source>
        <translation>Genaue Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="230"/>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="232"/>
        <source>Position: {text}</source>
        <translation>Stellung: {text}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/search_form.py" line="254"/>
        <source>These moves cannot be played.</source>
        <translation>Diese Züge sind nicht spielbar.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="25"/>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Auf {squares} können keine Steine stehen: Dort wären sie Damen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="34"/>
        <source>The game would be over here: {reason}</source>
        <translation>Die Partie wäre hier zu Ende: {reason}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="36"/>
        <source>This position can be played.</source>
        <translation>Diese Stellung ist spielbar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="42"/>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Der Stein auf {square} steht am Rand, daher wurde nichts verschoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="45"/>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Die Steine auf {squares} stehen am Rand, daher wurde nichts verschoben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="53"/>
        <source>One piece has no place on this board.</source>
        <translation>Ein Stein hat auf diesem Brett keinen Platz.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/verdict.py" line="54"/>
        <source>{count} pieces have no place on this board.</source>
        <translation>{count} Steine haben auf diesem Brett keinen Platz.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="96"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="97"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="100"/>
        <source>Flip the board</source>
        <translation>Brett umdrehen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="101"/>
        <source>Mirror</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="102"/>
        <source>The mirror image, in which the game is the same</source>
        <translation>Das Spiegelbild, in dem das Spiel dasselbe ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="103"/>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="105"/>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Dasselbe Spiel für die andere Seite: Farben getauscht, Brett gedreht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="107"/>
        <source>Side as in the game</source>
        <translation>Seite wie in der Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="109"/>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Das Brett von der Seite sehen, von der auch die Partie zu sehen ist; sonst von Weiß aus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="134"/>
        <source>In its mirror image this game would not be the same</source>
        <translation>In seinem Spiegelbild wäre dieses Spiel nicht dasselbe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="161"/>
        <source>Move all pieces up</source>
        <translation>Alle Steine nach oben schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="162"/>
        <source>Move all pieces up to the right</source>
        <translation>Alle Steine nach rechts oben schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="163"/>
        <source>Move all pieces to the right</source>
        <translation>Alle Steine nach rechts schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="164"/>
        <source>Move all pieces down to the right</source>
        <translation>Alle Steine nach rechts unten schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="165"/>
        <source>Move all pieces down</source>
        <translation>Alle Steine nach unten schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="166"/>
        <source>Move all pieces down to the left</source>
        <translation>Alle Steine nach links unten schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="167"/>
        <source>Move all pieces to the left</source>
        <translation>Alle Steine nach links schieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/tools.py" line="168"/>
        <source>Move all pieces up to the left</source>
        <translation>Alle Steine nach links oben schieben</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="72"/>
        <source>Set up a position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="83"/>
        <location filename="../../harzdame_gui/setup/editor.py" line="169"/>
        <source>Side to move</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="157"/>
        <source>Start position</source>
        <translation>Grundstellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="157"/>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="155"/>
        <source>Position as text (FEN)</source>
        <translation>Stellung als Text (FEN)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="156"/>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>Die Stellung als Text (FEN); hier eingeben oder einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="178"/>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="178"/>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="159"/>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Linksklick setzt, Rechtsklick entfernt, Ziehen versetzt. Tasten: Pfeile, 1–5, Leertaste, Entf.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="172"/>
        <source>All pieces</source>
        <translation>Alle Steine</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="176"/>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="357"/>
        <source>Looking at the captures…</source>
        <translation>Die Schläge werden untersucht …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="371"/>
        <source>Endgame tables: {verdict}.</source>
        <translation>Endspieltabellen: {verdict}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="385"/>
        <source>king</source>
        <translation>Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/setup/editor.py" line="385"/>
        <source>man</source>
        <translation>Stein</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="88"/>
        <source>Details of {count} games</source>
        <translation>Angaben zu {count} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="91"/>
        <source>Nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="98"/>
        <source>Rename the player</source>
        <translation>Spieler umbenennen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="99"/>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="102"/>
        <source>as it is in each game</source>
        <translation>in jeder Partie, wie es ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="106"/>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <location filename="../../harzdame_gui/widgets/side_card.py" line="33"/>
        <source>Width of the list</source>
        <translation>Breite der Liste</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="86"/>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="87"/>
        <source>Another person</source>
        <translation>Eine andere Person</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="88"/>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="22"/>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="23"/>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="24"/>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="25"/>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="27"/>
        <source>Sounds</source>
        <translation>Töne</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="32"/>
        <source>The clock sounds when time is short</source>
        <translation>Ton, wenn die Zeit knapp wird</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="54"/>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Es ist nichts zu hören: Dafür ist eines der Programme {programs} nötig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/sounds/menu.py" line="57"/>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Es ist nichts zu hören: Das System konnte den Ton nicht abspielen.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <location filename="../../harzdame_gui/tournament/sprt_bar.py" line="40"/>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Log-Likelihood-Quotient {ratio}; entschieden bei {low} oder {high}</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <location filename="../../harzdame_gui/widgets/step_buttons.py" line="26"/>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/step_buttons.py" line="27"/>
        <source>One move back</source>
        <translation>Ein Zug zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/step_buttons.py" line="30"/>
        <source>One move on</source>
        <translation>Ein Zug weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/widgets/step_buttons.py" line="31"/>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="41"/>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="42"/>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="43"/>
        <source>Show solution</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="44"/>
        <location filename="../../harzdame_gui/study/page.py" line="127"/>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="46"/>
        <source>The step before (←)</source>
        <translation>Der Schritt davor (←)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="47"/>
        <source>The next step (→)</source>
        <translation>Der nächste Schritt (→)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="48"/>
        <source>A hint (H)</source>
        <translation>Ein Tipp (H)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="49"/>
        <source>The move that was meant (S)</source>
        <translation>Der gemeinte Zug (S)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="95"/>
        <source>Chapter {number} of {count}</source>
        <translation>Kapitel {number} von {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="121"/>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="123"/>
        <source>Next chapter</source>
        <translation>Nächstes Kapitel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/page.py" line="125"/>
        <source>The end</source>
        <translation>Ende</translation>
    </message>
</context>
<context>
    <name>StoredGame</name>
    <message>
        <location filename="../../harzdame_gui/library/stored_game.py" line="37"/>
        <source>Library only</source>
        <translation>Nur Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/stored_game.py" line="39"/>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/stored_game.py" line="112"/>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>Die Partie wurde in „{name}“ und in der Bibliothek gespeichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/stored_game.py" line="115"/>
        <source>The game in the library is as it is on the board now.</source>
        <translation>Die Partie in der Bibliothek ist jetzt so wie auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/storm_view.py" line="51"/>
        <source>{count} solved</source>
        <translation>{count} gelöst</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/storm_view.py" line="54"/>
        <source>Best so far: {count}</source>
        <translation>Bisher am besten: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/storm_view.py" line="62"/>
        <source>Failed: {count}</source>
        <translation>Misslungen: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/storm_view.py" line="64"/>
        <source>A mistake: ten seconds less</source>
        <translation>Ein Fehler: zehn Sekunden weniger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/puzzles/storm_view.py" line="65"/>
        <source>{count} in a row</source>
        <translation>{count} in Folge</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="24"/>
        <source>Won against {level} ({elo})</source>
        <translation>Gewonnen gegen {level} ({elo})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="25"/>
        <source>Drawn against {level} ({elo})</source>
        <translation>Remis gegen {level} ({elo})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="26"/>
        <source>Lost against {level} ({elo})</source>
        <translation>Verloren gegen {level} ({elo})</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="32"/>
        <source>you then had {elo}</source>
        <translation>danach {elo}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="39"/>
        <source>By colour</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="40"/>
        <source>By opponent</source>
        <translation>Nach Gegner</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="41"/>
        <source>By length</source>
        <translation>Nach Länge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="42"/>
        <source>By opening</source>
        <translation>Nach Eröffnung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="60"/>
        <source>Less than {moves} moves</source>
        <translation>Weniger als {moves} Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="61"/>
        <source>{least} to {most} moves</source>
        <translation>{least} bis {most} Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/text.py" line="62"/>
        <source>{moves} moves and more</source>
        <translation>{moves} Züge und mehr</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <location filename="../../harzdame_gui/rating/chart.py" line="44"/>
        <source>Your Elo after each game</source>
        <translation>Elo nach jeder Partie</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="61"/>
        <source>Your strength</source>
        <translation>Deine Spielstärke</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="89"/>
        <source>Play an even match: {level}</source>
        <translation>Ebenbürtiger Gegner: {level}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="94"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="103"/>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="103"/>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="103"/>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="103"/>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="103"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="105"/>
        <source>Your results</source>
        <translation>Deine Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="122"/>
        <source>Not enough games yet</source>
        <translation>Noch nicht genug Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="124"/>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="129"/>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Ohne Hilfe gegen den Computer spielen: kein Tipp, keine Zurücknahme, keine Analyse nebenher. Nach drei Partien ist die Spielstärke bekannt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="134"/>
        <source>After three games against the computer your strength is known.</source>
        <translation>Nach drei Partien gegen den Computer ist die Spielstärke bekannt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="136"/>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>Das Maß ist das des Programms; mit der Wertung eines Vereins ist es nicht vergleichbar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="138"/>
        <source>At best {count} games in a row without a loss.</source>
        <translation>Längste Serie ohne Niederlage: {count} Partien.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="146"/>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/rating/dialog.py" line="165"/>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <location filename="../../harzdame_gui/replay/frames.py" line="41"/>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="44"/>
        <source>Full moves</source>
        <translation>Ganze Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="45"/>
        <source>Every move</source>
        <translation>Jeder Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="46"/>
        <source>Critical moments</source>
        <translation>Kritische Stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="50"/>
        <source>What the strip shows</source>
        <translation>Was der Streifen zeigt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="52"/>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="53"/>
        <source>Close the strip</source>
        <translation>Den Streifen schließen</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <location filename="../../harzdame_gui/replay/strip_panel.py" line="107"/>
        <source>This game has none that can be found.</source>
        <translation>In dieser Partie ist keine zu finden.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <location filename="../../harzdame_gui/study/presenter.py" line="65"/>
        <source>New to this game?</source>
        <translation>Neu in diesem Spiel?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/presenter.py" line="66"/>
        <source>“Harzdame in an hour” teaches it move by move. It waits in the menu under Study.</source>
        <translation>„Harzdame in einer Stunde“ zeigt es Zug für Zug. Du findest den Lehrgang im Menü unter „Lernen“.</translation>
    </message>
</context>
<context>
    <name>StudyActions</name>
    <message>
        <location filename="../../harzdame_gui/study/actions.py" line="14"/>
        <source>Studies…</source>
        <translation>Lehrgänge …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/actions.py" line="16"/>
        <source>Courses to read and to answer on the board (Ctrl+B)</source>
        <translation>Lehrgänge zum Lesen und zum Mitspielen auf dem Brett (Strg+B)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/actions.py" line="17"/>
        <source>Begin the course</source>
        <translation>Lehrgang beginnen</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <location filename="../../harzdame_gui/study/booklet.py" line="108"/>
        <source>Answers</source>
        <translation>Lösungen</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="62"/>
        <source>Read again</source>
        <translation>Noch einmal lesen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="62"/>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="63"/>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="72"/>
        <source>Take off the shelf</source>
        <translation>Aus dem Regal nehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="74"/>
        <source>The file stays where it is.</source>
        <translation>Die Datei bleibt, wo sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="86"/>
        <source>The file cannot be read now.</source>
        <translation>Die Datei lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="88"/>
        <source>The file is not there now.</source>
        <translation>Die Datei ist gerade nicht da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="94"/>
        <source>1 of 1 chapter read</source>
        <translation>1 von 1 Kapitel gelesen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="94"/>
        <source>1 chapter</source>
        <translation>1 Kapitel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="96"/>
        <source>{count} chapters</source>
        <translation>{count} Kapitel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="97"/>
        <source>{done} of {count} chapters read</source>
        <translation>{done} von {count} Kapiteln gelesen</translation>
    </message>
</context>
<context>
    <name>StudyMaker</name>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="90"/>
        <source>Black sits below</source>
        <translation>Schwarz sitzt unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="92"/>
        <source>Add a chapter</source>
        <translation>Kapitel hinzufügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="96"/>
        <source>A page of text</source>
        <translation>Eine Textseite</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="97"/>
        <source>The position on the main board</source>
        <translation>Die Stellung auf dem Hauptbrett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="98"/>
        <source>The game on the main board</source>
        <translation>Die Partie auf dem Hauptbrett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="100"/>
        <source>Chapter one up</source>
        <translation>Kapitel nach oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="101"/>
        <source>Chapter one down</source>
        <translation>Kapitel nach unten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="102"/>
        <source>Delete chapter</source>
        <translation>Kapitel löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="103"/>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="104"/>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="112"/>
        <source>Ask for the next move</source>
        <translation>Nach dem nächsten Zug fragen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="114"/>
        <source>What would you play?</source>
        <translation>Was würdest du spielen?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="117"/>
        <source>One to a line</source>
        <translation>Einer je Zeile</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="119"/>
        <source>Not this one. Try again.</source>
        <translation>Dieser nicht. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="120"/>
        <source>This answer is right as well</source>
        <translation>Auch diese Antwort ist richtig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="121"/>
        <source>Delete this move</source>
        <translation>Diesen Zug löschen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="122"/>
        <source>Make main line</source>
        <translation>Zur Hauptvariante machen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="164"/>
        <source>The beginning of the chapter</source>
        <translation>Der Anfang des Kapitels</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="200"/>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Eine falsche Antwort: Was hier steht, liest, wer diesen Zug spielt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="203"/>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Spiele auf dem Brett einen Zug; dann kann nach ihm gefragt werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="205"/>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Andere Züge, die du auf dem Brett spielst, werden zu Antworten auf die Frage „Warum nicht so?“.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="216"/>
        <source>Main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="216"/>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="221"/>
        <source>No move yet</source>
        <translation>Noch kein Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="259"/>
        <location filename="../../harzdame_gui/study/maker.py" line="297"/>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="260"/>
        <location filename="../../harzdame_gui/study/maker.py" line="298"/>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="261"/>
        <location filename="../../harzdame_gui/study/maker.py" line="299"/>
        <source>Said to other moves</source>
        <translation>Antwort auf andere Züge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="269"/>
        <source>Study</source>
        <translation>Lehrgang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="270"/>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="294"/>
        <source>Name of the study</source>
        <translation>Name des Lehrgangs</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="295"/>
        <source>Name of the chapter</source>
        <translation>Name des Kapitels</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/maker.py" line="296"/>
        <location filename="../../harzdame_gui/study/maker.py" line="302"/>
        <source>Words on this position</source>
        <translation>Text zu dieser Stellung</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <location filename="../../harzdame_gui/study/words.py" line="18"/>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/words.py" line="20"/>
        <source>Also good! The study goes on with this move.</source>
        <translation>Auch gut! Der Lehrgang geht mit diesem Zug weiter.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/words.py" line="22"/>
        <source>Not this one. See why:</source>
        <translation>Dieser nicht. Sieh, warum:</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/words.py" line="24"/>
        <source>Not this one. Try again.</source>
        <translation>Dieser nicht. Versuch es noch einmal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/words.py" line="29"/>
        <source>What would you play? Make the move on the board.</source>
        <translation>Was würdest du spielen? Mach den Zug auf dem Brett.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="165"/>
        <source>Open a study</source>
        <translation>Lehrgang öffnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/exports.py" line="55"/>
        <source>Export the study</source>
        <translation>Lehrgang exportieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/exports.py" line="72"/>
        <source>“{name}” was written.</source>
        <translation>„{name}“ ist geschrieben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/exports.py" line="73"/>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Jeder Browser zeigt die Seite, auch ohne Netz: {folder}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/saving.py" line="52"/>
        <source>New study</source>
        <translation>Neuer Lehrgang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/saving.py" line="54"/>
        <source>Name of the study</source>
        <translation>Name des Lehrgangs</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/saving.py" line="66"/>
        <source>Save the study</source>
        <translation>Lehrgang speichern</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="314"/>
        <source>This chapter is on the main board with changes.</source>
        <translation>Dieses Kapitel steht mit Änderungen auf dem Hauptbrett.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="315"/>
        <source>Save it there first.</source>
        <translation>Speichere es zuerst dort.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="326"/>
        <source>Your progress is not saved yet.</source>
        <translation>Dein Fortschritt ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="327"/>
        <source>“{path}” cannot be written. It is tried again as long as Harzdame runs.</source>
        <translation>„{path}“ lässt sich nicht schreiben. Solange Harzdame läuft, wird es wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="332"/>
        <source>“{path}” cannot be read now.</source>
        <translation>„{path}“ lässt sich gerade nicht lesen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="333"/>
        <source>Your studies could not be listed.</source>
        <translation>Deine Lehrgänge konnten nicht aufgelistet werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="337"/>
        <source>“{path}” cannot be written now.</source>
        <translation>„{path}“ lässt sich gerade nicht schreiben.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="338"/>
        <source>The study is still on the shelf.</source>
        <translation>Der Lehrgang steht noch im Regal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="342"/>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>Die Liste wurde als {path} aufgehoben. Deine Dateien sind, wo sie waren: Öffne sie wieder.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/room.py" line="343"/>
        <source>The list of your studies could not be read.</source>
        <translation>Die Liste deiner Lehrgänge war nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="131"/>
        <source>New study…</source>
        <translation>Neuer Lehrgang …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="132"/>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="156"/>
        <source>Studies</source>
        <translation>Lehrgänge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="157"/>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Zum Lesen, Schritt für Schritt. Wird nach einem Zug gefragt, spiele ihn auf dem Brett.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="163"/>
        <source>My studies</source>
        <translation>Meine Lehrgänge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/shelf.py" line="168"/>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Ein Lehrgang ist eine Datei mit Partien: Mach einen aus deinen eigenen Stellungen und Partien.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="51"/>
        <source>All studies</source>
        <translation>Alle Lehrgänge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="54"/>
        <location filename="../../harzdame_gui/study/window.py" line="172"/>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="57"/>
        <source>Write chapters, add moves, ask questions (Ctrl+E)</source>
        <translation>Kapitel schreiben, Züge ergänzen, Fragen stellen (Strg+E)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="59"/>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="61"/>
        <source>Analyse this position on the main board</source>
        <translation>Diese Stellung auf dem Hauptbrett analysieren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="62"/>
        <source>Print as a booklet…</source>
        <translation>Als Heft drucken …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="63"/>
        <source>Export as a page for the browser…</source>
        <translation>Als Seite für den Browser exportieren …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="64"/>
        <source>Make a copy to edit…</source>
        <translation>Kopie zum Bearbeiten …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="65"/>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="66"/>
        <source>Save under another name…</source>
        <translation>Unter anderem Namen speichern …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="88"/>
        <source>Studies</source>
        <translation>Lehrgänge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="103"/>
        <source>{title} – Study</source>
        <translation>{title} – Lehrgang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/study/window.py" line="172"/>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="35"/>
        <source>Attacker</source>
        <translation>Angreifer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="36"/>
        <source>Likes to trade</source>
        <translation>Tauscht gern ab</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="37"/>
        <source>Avoids trades</source>
        <translation>Meidet Abtäusche</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="38"/>
        <source>Keeps the back row</source>
        <translation>Hütet die Grundreihe</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="39"/>
        <source>Plays along the edges</source>
        <translation>Spielt am Rand</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="40"/>
        <source>Keeps together</source>
        <translation>Bleibt beisammen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="41"/>
        <source>Hurries to a king</source>
        <translation>Eilt zur Dame</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="43"/>
        <source>No habits</source>
        <translation>Ohne Vorlieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="49"/>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Rückt vor und droht, wo es nur geht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="50"/>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Bietet Abtäusche an, um das Brett zu vereinfachen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="51"/>
        <source>Keeps the tension and the pieces.</source>
        <translation>Hält die Spannung und die Steine.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="52"/>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Verlässt die hintersten Reihen spät und ungern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="53"/>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Fühlt sich sicher, wo es von wenigen Seiten angegriffen werden kann.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="54"/>
        <source>Moves its men side by side.</source>
        <translation>Zieht seine Steine Seite an Seite.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="55"/>
        <source>Sends its foremost man ahead.</source>
        <translation>Schickt seinen vordersten Stein voran.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/levels.py" line="57"/>
        <source>Plays what it thinks best.</source>
        <translation>Spielt, was es für das Beste hält.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <location filename="../../harzdame_gui/endgames/building.py" line="87"/>
        <source>All tables for this position are there.</source>
        <translation>Für diese Stellung sind alle Tabellen da.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building.py" line="97"/>
        <source>Build endgame tables?</source>
        <translation>Endspieltabellen berechnen?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building.py" line="98"/>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Genau herausfinden, wer dieses Endspiel gewinnt, und wie?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building.py" line="99"/>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Du kannst währenddessen weiterspielen und jederzeit abbrechen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building.py" line="101"/>
        <source>Build</source>
        <translation>Berechnen</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="66"/>
        <source>{count} won</source>
        <translation>{count} gewonnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="67"/>
        <source>{count} drawn</source>
        <translation>{count} unentschieden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="68"/>
        <source>{count} lost</source>
        <translation>{count} verloren</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="71"/>
        <source>Sonneborn-Berger {value}</source>
        <translation>Sonneborn-Berger {value}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="74"/>
        <source>Buchholz {value}</source>
        <translation>Buchholz {value}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="112"/>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Bezogen auf das Mittel aller, mit dem Fehler bei 95 %</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="113"/>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Partien, die durch einen Absturz, einen ungültigen oder einen verspäteten Zug verloren gingen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="123"/>
        <source>Player</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="123"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="123"/>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/table_model.py" line="123"/>
        <source>Faults</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="14"/>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="17"/>
        <source>White wins in {moves}</source>
        <translation>Weiß gewinnt in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="18"/>
        <source>Black wins in {moves}</source>
        <translation>Schwarz gewinnt in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="24"/>
        <source>draws</source>
        <translation>remis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="26"/>
        <source>wins in {moves}</source>
        <translation>gewinnt in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/text.py" line="26"/>
        <source>loses in {moves}</source>
        <translation>verliert in {moves}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="60"/>
        <source>An endgame table cannot be used.</source>
        <translation>Eine Endspieltabelle lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="61"/>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="62"/>
        <source>{name} is no endgame table.</source>
        <translation>{name} ist keine Endspieltabelle.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="63"/>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} gehört zu einem anderen Spiel oder zu anderen Regeln.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="66"/>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>{name} ist beschädigt; neu berechnet ist sie wieder in Ordnung.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="26"/>
        <source>Tables: {count}</source>
        <translation>Tabellen: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="27"/>
        <source>Positions: {count}</source>
        <translation>Stellungen: {count}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="28"/>
        <source>Time: about {time}</source>
        <translation>Dauer: etwa {time}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="31"/>
        <source>Memory meanwhile: {memory}</source>
        <translation>Arbeitsspeicher währenddessen: {memory}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="32"/>
        <source>On disk: about {size}</source>
        <translation>Auf der Platte: etwa {size}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="42"/>
        <source>These tables take more memory than they may.</source>
        <translation>Diese Tabellen brauchen mehr Speicher, als sie dürfen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="43"/>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Zum Berechnen braucht es {needed}; erlaubt sind im Menü „Endspieltabellen“ {allowed}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="55"/>
        <source>Building was stopped.</source>
        <translation>Die Berechnung wurde abgebrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="56"/>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Was fertig war, bleibt: {made} von {wanted} Tabellen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="60"/>
        <source>The endgame tables are ready.</source>
        <translation>Die Endspieltabellen sind fertig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="66"/>
        <source>Building endgame tables failed.</source>
        <translation>Die Endspieltabellen wurden nicht fertig.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="67"/>
        <source>What was finished is kept.</source>
        <translation>Was fertig war, bleibt.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="69"/>
        <source>The disk is full.</source>
        <translation>Die Platte ist voll.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="71"/>
        <source>No file can be that large in their folder.</source>
        <translation>In ihrem Ordner darf keine Datei so groß sein.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="73"/>
        <source>Their folder cannot be written to.</source>
        <translation>In ihren Ordner kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/endgames/building_text.py" line="75"/>
        <source>There is not enough memory.</source>
        <translation>Der Arbeitsspeicher reicht nicht.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="38"/>
        <source>Details of the game</source>
        <translation>Angaben zur Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="44"/>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="44"/>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="163"/>
        <source>Event</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="164"/>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="165"/>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="166"/>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="48"/>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="50"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="55"/>
        <source>Keep</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="151"/>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Alles andere in einer Datei bleibt Zeichen für Zeichen, wie es ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="172"/>
        <source>Also in the files that they came from</source>
        <translation>Auch in den Dateien, aus denen sie stammen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/tags_dialog.py" line="173"/>
        <source>Also in the file that it came from</source>
        <translation>Auch in der Datei, aus der sie stammt</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <location filename="../../harzdame_gui/puzzles/task_view.py" line="103"/>
        <source>Checking your move</source>
        <translation>Dein Zug wird geprüft</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="29"/>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="30"/>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="31"/>
        <source>Draw after 50 moves without progress</source>
        <translation>Remis nach 50 Zügen ohne Fortschritt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="33"/>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Macht jede Seite 50 Züge ohne Schlag und ohne Zug eines Steins, ist die Partie remis.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="35"/>
        <source>Moves may be taken back</source>
        <translation>Züge dürfen zurückgenommen werden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="38"/>
        <source>As above</source>
        <translation>Wie oben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="39"/>
        <source>At random</source>
        <translation>Ausgelost</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="40"/>
        <source>Exchanged after each game</source>
        <translation>Nach jeder Partie getauscht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="43"/>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="48"/>
        <source>Looks at your moves against the computer. Such a game does not count for your strength.</source>
        <translation>Achtet auf deine Züge gegen den Computer. Eine solche Partie zählt nicht für deine Spielstärke.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="114"/>
        <source>Usual position</source>
        <translation>Übliche Stellung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="116"/>
        <source>Position on the board</source>
        <translation>Stellung auf dem Brett</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="124"/>
        <source>White has one man less</source>
        <translation>Weiß hat einen Stein weniger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="124"/>
        <source>Black has one man less</source>
        <translation>Schwarz hat einen Stein weniger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="125"/>
        <source>White has {count} men less</source>
        <translation>Weiß hat {count} Steine weniger</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/terms.py" line="125"/>
        <source>Black has {count} men less</source>
        <translation>Schwarz hat {count} Steine weniger</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <location filename="../../harzdame_gui/main_window/top_bar.py" line="47"/>
        <source>Offer a draw?</source>
        <translation>Remis anbieten?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/top_bar.py" line="48"/>
        <source>Resign?</source>
        <translation>Aufgeben?</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="29"/>
        <source>Round-robin</source>
        <translation>Rundenturnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="30"/>
        <source>Gauntlet</source>
        <translation>Einer gegen alle</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="31"/>
        <source>Knock-out</source>
        <translation>K.-o.-System</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="32"/>
        <source>Swiss system</source>
        <translation>Schweizer System</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="39"/>
        <source>Everybody meets everybody.</source>
        <translation>Jeder spielt gegen jeden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="40"/>
        <source>The first player meets each of the others.</source>
        <translation>Der erste Teilnehmer spielt gegen alle anderen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="41"/>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Wer verliert, scheidet aus. Bei Gleichstand wird wiederholt, zuletzt entscheidet das Los.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="44"/>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>In jeder Runde treffen Teilnehmer mit etwa gleich vielen Punkten aufeinander, niemand zweimal.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="81"/>
        <source>too late</source>
        <translation>Zeit überschritten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="82"/>
        <source>illegal move</source>
        <translation>ungültiger Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="83"/>
        <source>program crashed</source>
        <translation>Programm abgestürzt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="84"/>
        <source>adjudicated</source>
        <translation>abgeschätzt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="85"/>
        <source>too long</source>
        <translation>zu lang</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="93"/>
        <source>{played} of 1 game</source>
        <translation>{played} von 1 Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="94"/>
        <source>{played} of {total} games</source>
        <translation>{played} von {total} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="105"/>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Der Test ist offen: {low} oder {high} Elo für {name}?</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="107"/>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Der Test ist entschieden: {high} Elo für {name} und nicht {low}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="109"/>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Der Test ist entschieden: {low} Elo für {name} und nicht {high}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="116"/>
        <source>{name} is not among your engines any more.</source>
        <translation>{name} ist nicht mehr unter deinen Engines.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="117"/>
        <source>Add it again, and the game can be played.</source>
        <translation>Füge es wieder hinzu, dann kann die Partie gespielt werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="127"/>
        <source>it is no record of a tournament</source>
        <translation>es ist keine Turnierdatei</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="128"/>
        <source>a newer version wrote it</source>
        <translation>eine neuere Version hat sie geschrieben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="129"/>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="131"/>
        <source>cannot be read: {reason}</source>
        <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="137"/>
        <location filename="../../harzdame_gui/tournament/text.py" line="176"/>
        <source>{name} cannot be read.</source>
        <translation>{name} kann nicht gelesen werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="138"/>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Die Datei liegt in {folder} und bleibt, wie sie ist.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="146"/>
        <source>The tournament cannot begin.</source>
        <translation>Das Turnier kann nicht beginnen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="148"/>
        <source>The tournament cannot go on.</source>
        <translation>Das Turnier kann nicht weitergehen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="149"/>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Alle beendeten Partien bleiben erhalten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="156"/>
        <source>Another window plays it now.</source>
        <translation>Ein anderes Fenster spielt es gerade.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="166"/>
        <source>{name} cannot be started.</source>
        <translation>{name} lässt sich nicht starten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="167"/>
        <source>{name} does not play this game.</source>
        <translation>{name} spielt dieses Spiel nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="168"/>
        <source>{name} ended instead of answering.</source>
        <translation>{name} hat sich beendet, statt zu antworten.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="169"/>
        <source>{name} does not answer.</source>
        <translation>{name} antwortet nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="170"/>
        <source>{name} reports an error.</source>
        <translation>{name} meldet einen Fehler.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="171"/>
        <source>The answers of {name} make no sense.</source>
        <translation>Die Antworten von {name} ergeben keinen Sinn.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="172"/>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} hat für dieses Spiel kein Eröffnungsbuch.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="173"/>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} hat für dieses Spiel keine Endspieltabellen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="174"/>
        <source>A file that {name} needs cannot be used.</source>
        <translation>Eine Datei, die {name} braucht, lässt sich nicht verwenden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="175"/>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name} lässt sich so nicht begrenzen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="177"/>
        <source>{name} is not a text file.</source>
        <translation>{name} ist keine Textdatei.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="178"/>
        <source>{name} holds no openings.</source>
        <translation>{name} enthält keine Eröffnungen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="179"/>
        <source>The opening at {name} cannot be played.</source>
        <translation>Die Eröffnung in {name} ist nicht spielbar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="180"/>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Es gibt nicht genug verschiedene Eröffnungen: Wähle weniger Partien.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="183"/>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Ein Prozess, der eine Partie spielte, wurde plötzlich beendet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/text.py" line="187"/>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} („{words}“)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="63"/>
        <source>New tournament</source>
        <translation>Neues Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="66"/>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="67"/>
        <source>Tournament of {day}</source>
        <translation>Turnier vom {day}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="79"/>
        <source>End it when a test decides (SPRT)</source>
        <translation>Beenden, sobald ein Test entscheidet (SPRT)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="85"/>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="96"/>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="183"/>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="131"/>
        <source>{number} s a move</source>
        <translation>{number} s je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="134"/>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s je Zug</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="140"/>
        <source>Random and fair</source>
        <translation>Zufällig und ausgeglichen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="141"/>
        <source>From the opening book</source>
        <translation>Aus dem Eröffnungsbuch</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="142"/>
        <source>From a file…</source>
        <translation>Aus einer Datei …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="143"/>
        <source>as many as it takes</source>
        <translation>so viele wie nötig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="154"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="155"/>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="156"/>
        <source>Format</source>
        <translation>Turnierform</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="158"/>
        <source>Games between two</source>
        <translation>Partien je Begegnung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="159"/>
        <source>Times through</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="160"/>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="161"/>
        <source>Replays at most</source>
        <translation>Höchstens Wiederholungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="162"/>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="163"/>
        <source>Openings</source>
        <translation>Eröffnungen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="164"/>
        <source>Games at once</source>
        <translation>Partien gleichzeitig</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="170"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="172"/>
        <source>Lower Elo</source>
        <translation>Untere Elo</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="173"/>
        <source>Upper Elo</source>
        <translation>Obere Elo</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="180"/>
        <source>Elo of the first</source>
        <translation>Elo des ersten</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="182"/>
        <source>Players</source>
        <translation>Teilnehmer</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="224"/>
        <source>A tournament needs two players or more.</source>
        <translation>Ein Turnier braucht mindestens zwei Teilnehmer.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="226"/>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Die erste Elo des Tests muss niedriger sein als die zweite.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="233"/>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Gegen Menschen spielt der Computer mit einer Bedenkzeit, nicht mit einer Stellungszahl.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="239"/>
        <source>1 game</source>
        <translation>1 Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="240"/>
        <source>{number} games</source>
        <translation>{number} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="242"/>
        <source>{number} games at most</source>
        <translation>höchstens {number} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="244"/>
        <source>{number} games or more</source>
        <translation>mindestens {number} Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/setup_dialog.py" line="251"/>
        <source>Openings: games or positions</source>
        <translation>Eröffnungen: Partien oder Stellungen</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <location filename="../../harzdame_gui/tournament/room.py" line="295"/>
        <source>The tournament cannot be removed.</source>
        <translation>Das Turnier lässt sich nicht entfernen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/room.py" line="299"/>
        <source>The tournament cannot be put back.</source>
        <translation>Das Turnier kann nicht zurückgeholt werden.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <location filename="../../harzdame_gui/tournament/room.py" line="53"/>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <location filename="../../harzdame_gui/main_window/tournaments.py" line="51"/>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/tournaments.py" line="53"/>
        <source>Back to the tournament</source>
        <translation>Zurück zum Turnier</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/tournaments.py" line="59"/>
        <source>A tournament was cut off.</source>
        <translation>Ein Turnier wurde unterbrochen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/tournaments.py" line="60"/>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Alle beendeten Partien sind erhalten, die übrigen lassen sich noch spielen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/tournaments.py" line="87"/>
        <source>The result is in the table of the tournament.</source>
        <translation>Das Ergebnis steht in der Tabelle des Turniers.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <location filename="../../harzdame_gui/review/turning_points.py" line="38"/>
        <source>Turning points</source>
        <translation>Wendepunkte</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="47"/>
        <source>No critical moments</source>
        <translation>Keine kritischen Stellen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="48"/>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>In diesem Verlauf gibt es weder Bewertung noch Zeichen, Kommentar, Variante oder Schlag.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="52"/>
        <source>There is no critical moment after this one.</source>
        <translation>Danach kommt keine kritische Stelle mehr.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="54"/>
        <source>There is no critical moment before this one.</source>
        <translation>Davor gibt es keine kritische Stelle.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="72"/>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Von 100 Punkten konnte Weiß vor diesem Zug {before} erwarten, danach {after}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="79"/>
        <source>Other moves were looked at here.</source>
        <translation>Hier wurden andere Züge betrachtet.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="81"/>
        <source>There is a comment on this move.</source>
        <translation>Zu diesem Zug gibt es einen Kommentar.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/replay/turning.py" line="82"/>
        <source>An exchange begins.</source>
        <translation>Ein Abtausch beginnt.</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <location filename="../../harzdame_gui/play/typed_moves.py" line="74"/>
        <source>Several moves fit.</source>
        <translation>Mehrere Züge passen.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/typed_moves.py" line="72"/>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Auch die Felder dazwischen eingeben, etwa {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/typed_moves.py" line="94"/>
        <source>Type it like {move}.</source>
        <translation>Züge schreibt man so: {move}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/typed_moves.py" line="93"/>
        <source>“{text}” is not a move.</source>
        <translation>„{text}“ ist kein Zug.</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <location filename="../../harzdame_gui/text/unsaved.py" line="27"/>
        <source>{title} (rescued)</source>
        <translation>{title} (gerettet)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unsaved.py" line="15"/>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame behält, was du geschrieben hast.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unsaved.py" line="17"/>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame behält, was du geschrieben hast, und versucht es von selbst wieder.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unsaved.py" line="20"/>
        <source>No chapter was added, moved or deleted. Do that again later.</source>
        <translation>Es wurde kein Kapitel hinzugefügt, verschoben oder gelöscht. Mach das später noch einmal.</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="18"/>
        <source>Not everything can be kept just now.</source>
        <translation>Gerade lässt sich nicht alles sichern.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="19"/>
        <source>It is tried again all the time.</source>
        <translation>Es wird immer wieder versucht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="25"/>
        <source>Not everything is on disk yet.</source>
        <translation>Noch ist nicht alles gesichert.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="26"/>
        <source>If you close now, that is lost.</source>
        <translation>Wenn du jetzt schließt, ist das verloren.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="39"/>
        <source>Nothing may be written into {folder}.</source>
        <translation>In {folder} darf nichts geschrieben werden.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="40"/>
        <location filename="../../harzdame_gui/text/unwritten.py" line="41"/>
        <source>The folder {folder} is not there.</source>
        <translation>Den Ordner {folder} gibt es nicht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="49"/>
        <source>Still to be written: {things}.</source>
        <translation>Noch zu schreiben: {things}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="54"/>
        <source>this game</source>
        <translation>diese Partie</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="55"/>
        <source>games you played</source>
        <translation>deine gespielten Partien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="56"/>
        <source>games for the library</source>
        <translation>Partien für die Bibliothek</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="57"/>
        <source>your repertoire</source>
        <translation>dein Repertoire</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="58"/>
        <source>your studies</source>
        <translation>deine Studien</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="59"/>
        <source>your answers in practice</source>
        <translation>deine Antworten beim Üben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="60"/>
        <source>results of puzzles</source>
        <translation>Ergebnisse von Aufgaben</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="61"/>
        <source>what can be undone in files</source>
        <translation>was sich in Dateien zurücknehmen lässt</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unwritten.py" line="62"/>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="46"/>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="107"/>
        <source>Save elsewhere…</source>
        <translation>Woanders speichern …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="102"/>
        <source>Close Harzdame</source>
        <translation>Harzdame schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="105"/>
        <source>Keep open</source>
        <translation>Offen lassen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="109"/>
        <source>Close anyway</source>
        <translation>Trotzdem schließen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="125"/>
        <source>Save what is not kept</source>
        <translation>Speichern, was nicht gesichert ist</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/unwritten.py" line="144"/>
        <source>Saved in “{name}”.</source>
        <translation>Gespeichert in „{name}“.</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <location filename="../../harzdame_gui/endgames/panel.py" line="23"/>
        <source>Endgame tables</source>
        <translation>Endspieltabellen</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <location filename="../../harzdame_gui/play/watch_bar.py" line="43"/>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/watch_bar.py" line="44"/>
        <source>The time between two moves</source>
        <translation>Die Zeit zwischen zwei Zügen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/watch_bar.py" line="46"/>
        <source>As fast as they can</source>
        <translation>So schnell es geht</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/play/watch_bar.py" line="49"/>
        <source>{number} s a move</source>
        <translation>{number} s je Zug</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <location filename="../../harzdame_gui/play/watch_bar.py" line="97"/>
        <source>From here on a person plays {color}.</source>
        <translation>Von hier an spielt ein Mensch {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <location filename="../../harzdame_gui/tournament/live_game.py" line="72"/>
        <source>White: {name}</source>
        <translation>Weiß: {name}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/live_game.py" line="73"/>
        <source>Black: {name}</source>
        <translation>Schwarz: {name}</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/tournament/live_game.py" line="89"/>
        <source>Game {id}, ply {number}</source>
        <translation>Partie {id}, Halbzug {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="49"/>
        <source>The computer plays below its strength.</source>
        <translation>Der Computer spielt schwächer als sonst.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="50"/>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} lässt sich nicht lesen: {detail}.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="51"/>
        <source>{name} holds no learned weights.</source>
        <translation>{name} enthält keine gelernten Gewichte.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="52"/>
        <source>{name} was made for other rules.</source>
        <translation>{name} wurde für andere Regeln gemacht.</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/text/unusable_files.py" line="53"/>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>{name} ist beschädigt; installiere das Programm neu, um das zu beheben.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <location filename="../../harzdame_gui/library/long_work.py" line="47"/>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/long_work.py" line="68"/>
        <source>Reading the files…</source>
        <translation>Dateien werden gelesen …</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/library/long_work.py" line="80"/>
        <source>Stopping…</source>
        <translation>Wird abgebrochen …</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <location filename="../../harzdame_gui/main_window/top_bar.py" line="122"/>
        <source>Game: {name}</source>
        <translation>Spiel: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <location filename="../../harzdame_gui/main_window/top_bar.py" line="135"/>
        <source>Menu (F10)</source>
        <translation>Menü (F10)</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/main_window/top_bar.py" line="136"/>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="159"/>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="160"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="161"/>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="163"/>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <location filename="../../harzdame_gui/new_game/side_choice.py" line="165"/>
        <source>The rating for the record of the game</source>
        <translation>Die Wertungszahl für die Aufzeichnung der Partie</translation>
    </message>
</context>
</TS>
