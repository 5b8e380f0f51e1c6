<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Poruszaj się po planszy klawiszami</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Strzałki prowadzą z pola na pole, Enter podnosi i stawia bierkę</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Odczytaj swoje bierki</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Pola strony na posunięciu</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Odczytaj bierki przeciwnika</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Pola strony, która wykonała ruch</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Odczytaj ostatni ruch</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>Ruch, który doprowadził do tej pozycji</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Powiedz, kto stoi lepiej</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Co znalazła analiza, jeśli jest włączona</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Odczytaj zegary</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>Czas, jaki pozostał każdej stronie</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Odczytaj rząd</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Wszystkie bierki w rzędzie pola, na które przeszły klawisze</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Najlepszy ruch</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>Pokaż najlepszy ruch jako strzałkę</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Groźba</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Pokaż przerywaną strzałką, co zagrałby przeciwnik, gdyby ruch opuścić</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Przeglądaj warianty</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Strzałki prowadzą z ruchu na ruch, Enter pokazuje ruch na planszy, Esc opuszcza warianty</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Jeden wariant więcej</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Jeden wariant mniej</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Cofnij swój ruch</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Niech komputer odpowie</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Pokaż ponownie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Rozpocznij nową partię</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Wybierz grę…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Zagraj w inną grę</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Graj od tego miejsca…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Rozpocznij partię od pozycji na planszy</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Graj ze znajomym…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>Przez sieć: w domu albo z zaproszeniem</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>Ta sama partia jeszcze raz</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Zamiana kolorów</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>Ta sama partia z zamienionymi kolorami</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Graj z następnym przeciwnikiem</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Następny po najsilniejszym pokonanym</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Ustaw ponownie ostatnią partię na planszy</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Cofnij swój ostatni ruch</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Wykonaj ponownie cofnięte ruchy</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Odwołaj cofnięcie</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Pokaż dobry ruch</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Ruch komputera</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Niech komputer wykona ruch; gdy już myśli: niech ruszy natychmiast</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Wpisz ruch</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Co muszę bić?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Pokaż bierki, które muszą bić, i ile biją</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>Pokaż najdłuższe bicie na planszy</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Zatrzymaj zegar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Uruchom zegar</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Zaproponuj remis</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Tak, zaproponuj remis</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Poddaj partię</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Tak, poddaję</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Przyjmij remis</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Niech komputery zaczekają</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Przejmuję grę</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Graj dalej stroną na posunięciu</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Dodaj partię do biblioteki</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Otwórz partie z pliku</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Zapisz partię do pliku</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Obrazy, strony i teksty partii</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Przerwij eksport</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Lista partii</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Partie z otwartych plików</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Poprzednia partia w pliku</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Następna partia w pliku</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Zobacz tekst partii i wszystkie problemy</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Inne kodowanie…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Moje partie…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Wszystkie partie rozegrane tutaj</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Zakończ przeglądanie partii</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Dokończ inną rozpoczętą partię</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Biblioteka…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Szukaj, sortuj i oznaczaj partie z wielu plików</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Turnieje…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Niech poziomy i programy grają ze sobą</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Twoja siła gry…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Zobacz, jak poszły partie z komputerem</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Kopiuj pozycję (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Kopiuj pozycję jako obraz</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Kopiuj partię (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Wklej pozycję lub partię</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Eksplorator</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Zobacz, co grano w tej pozycji</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Ustaw pozycję…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Kursy…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Kursy do czytania i rozwiązywania na planszy</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Zadania…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Kombinacje i końcówki do rozwiązania</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Zobacz ocenę pozycji i najlepsze warianty</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Inne silniki…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Tablice tej gry…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Oblicz tablice dla tej pozycji…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Sprawdź, kto wygrywa i jak</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Przerwij obliczanie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ruch wstecz</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ruch naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Poprzedni wariant</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Następny wariant</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Powrót do partii</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Pokaż, dokąd doszła partia</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Wybierz wariant</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Ruchy, które tu zagrano</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Zachowaj (Enter)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Dołącz ciąg ruchów do partii jako wariant</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Wstecz (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Zobacz planszę z drugiej strony</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Obróć</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Plansza na rogu</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Postaw planszę na rogu</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>Na rogu</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Usuń strzałki i oznaczenia</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Zasady tej gry</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Porównaj gry…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Zobacz, czym różnią się zasady dwóch gier</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>O programie Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ustawienia…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Co widać, jak szybko i w jakim języku</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Zamień gry</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Ustaw drugą grę jako pierwszą</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Ustaw jako wariant główny</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Zrób wariantem głównym ciąg do tego ruchu</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Awansuj wariant</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Postaw ten wariant w miejscu linii, od której się odgałęzia</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Zdegraduj</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Postaw następny wariant w miejscu tej linii</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Wariant wyżej</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Postaw ten wariant przed wariantem powyżej</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Usuń od tego miejsca</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Usuń ten ruch i wszystkie następne</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Usuń następne</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Zakończ ciąg na tym ruchu</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Zacznij partię tutaj</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Usuń wszystko przed tą pozycją</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Zastąp ten ruch…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Popraw ten ruch i zachowaj następne, o ile pasują</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Wstaw ruchy po nim…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Dodaj brakujące ruchy i zachowaj następne, o ile pasują</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Popraw początek…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Ustaw pozycję początkową i zachowaj wszystkie ruchy, dopóki pasują</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Dane partii…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Gracze, impreza, data, wynik i podobne</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Usunięte w tej partii…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Zobacz, co usunięto, i przywróć</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Menu tego ruchu</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Więcej znaków</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Przed</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Komentarz przed wariantem</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Komentarz po ruchu</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Komentarz po wariancie</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Ustaw na planszy</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Wytnij</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Wklej za tą partią</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Usuń z pliku</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Zaznacz wszystko</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Dodaj do kursu…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Przejrzyj wszystkie partie…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Wczytaj plik ponownie</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Zamknij plik</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Znajdź wszystko…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Polecenia, gry, ustawienia, kursy i pliki według nazwy</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Co można kontynuować, zadanie dnia, następny przeciwnik</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Edytuj dane…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Usuń z biblioteki</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Partie z tą pozycją</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Wypisz pod eksploratorem partie z biblioteki, w których wystąpiła</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Następna znaleziona partia</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>Następna z partii znalezionych w bibliotece</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Poprzednia znaleziona partia</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>Poprzednia z partii znalezionych w bibliotece</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Plansze innych okien</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Czym jest czerwony brzeg</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Zobacz, gdzie piony zostają damkami</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Debiuty…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Twój repertuar: przeglądaj, uzupełniaj, ćwicz</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Dodaj wariant do repertuaru</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>Dla strony na dole planszy</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Gdzie skończył się mój repertuar?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>Pierwszy ruch partii, którego w nim nie ma</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Ćwicz</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Odpowiadaj na to, co jest do powtórki</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Ćwicz wszystko</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Odpowiadaj na wszystko, do powtórki czy nie</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Powrót do ruchów</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Pokaż ruch</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Usuń ruch</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Usuń ten ruch i wszystkie po nim</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>Pozycja lub ciąg ruchów staje się rozdziałem kursu</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Trzymaj w innym pliku…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Zwykły plik PDN w dowolnym miejscu</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Następna bez odpowiedzi</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Przejdź do pozycji, na którą nie masz odpowiedzi</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Pokaż bierkę, a potem jej ruch</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Analizuj na głównej planszy</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Ustaw zadanie na głównej planszy</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>Zadanie staje się ćwiczeniem w twoim kursie</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Arkusz ćwiczeń…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Zadania jako diagramy na papierze, rozwiązania na końcu</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Zobacz nieudane</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Odtwórz partię</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Ruchy następują po sobie same</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Następny krytyczny moment</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Naprzód do miejsca zwrotu w partii</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Poprzedni krytyczny moment</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Wstecz do miejsca zwrotu w partii</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Zgaduj ruchy…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Znajdź samodzielnie ruchy tej partii, na punkty</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Pasek plansz</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Zobacz partię na małych planszach</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Prezentacja</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Plansza na całym ekranie, z komentarzami</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Dwie partie obok siebie…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Zobacz tę partię obok innej</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Mniej czasu na każdy ruch</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Wolniej</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Więcej czasu na każdy ruch</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Obie partie idą jednocześnie</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Pierwsza różnica</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Do miejsca, gdzie partie się rozchodzą</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Ta sama pozycja</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Do miejsca, gdzie znów powstaje ta sama pozycja</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Lewa partia</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Prawa partia</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Inna partia…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Pokaż po prawej inną partię</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Przejrzyj partię…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Znajdź błędy i to, co było lepsze</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Ucz się na błędach…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Znajdź lepszy ruch tam, gdzie znalazł go przegląd</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Ucz się na nich</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Przejrzyj wszystkie partie pliku…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Partie są przeglądane, a ty zajmujesz się czym innym</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Przerwij przegląd</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>To, co dotąd znaleziono, zostaje</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Przerwij przegląd partii</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Ruchy, które najbardziej zmieniły partię, na małych planszach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Porównaj…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zobacz, czym inna gra różni się od tej</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Wprowadzenie</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Gra w pięć minut, z ruchami do wykonania</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Mniejszy tekst</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Większy tekst</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Zwykły rozmiar</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Odbij lustrzanie</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>Lustrzane odbicie, w którym gra jest taka sama</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Zamień strony</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Ta sama gra dla drugiej strony: inne kolory, plansza obrócona</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Zmień stronę na posunięciu</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Wklej pozycję</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Słychać ruchy, bicia i koniec partii</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame w godzinę</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>Kurs dla początkujących, ruch po ruchu</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Wprowadzenie do tej gry</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Gra na planszy w pięć minut, z ruchami do wykonania</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>Pozycja lub partia na planszy staje się rozdziałem kursu</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Analizuj tę pozycję na głównej planszy</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Drukuj jako broszurę…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Pytania jako diagramy na papierze, rozwiązania na końcu</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Eksportuj jako stronę do przeglądarki…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Utwórz kopię do edycji…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Zapisz pod inną nazwą…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Edytuj kurs</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Kopiuj wiersze</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Kopiuj całą tabelę</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>Tak, jak przyjmuje ją arkusz kalkulacyjny, z tytułami kolumn</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Przywraca ostatnio usunięty turniej</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>O programie Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame to warcaby na wszystkich polach: piony wspinają się z jednego rogu planszy do przeciwległego, idą prosto naprzód i biją prosto we wszystkich kierunkach. Obowiązuje bicie większości.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Otwórz folder danych</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Kopiuj wersje</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencje…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Sprawdź, czy jest nowsza wersja</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Ostatnia awaria…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Żaden program nie otwiera tu folderów. Jest to {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Wersje są w schowku, do wklejenia w e-mailu lub na forum.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>Strona ze wszystkimi wersjami jest otwarta w przeglądarce. Ta wersja to {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Nie znaleziono przeglądarki. Strona to {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Dodaj do kursu</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nazwa rozdziału</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Nazwa nowego kursu</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Nowy kurs…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Inny</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Zapomnij</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>opcjonalnie: zapamiętuje przeciwnika</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Połącz</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Jak się spotkać</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Twoja strona</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minut na stronę</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Pozwól łączyć się innym komputerom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Przeciwnik</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Komputer</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>P&amp;ort</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Czas</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Dowolna gra z innym Harzdame, warcaby międzynarodowe z każdym programem, który używa DamExchange.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>Zachowaj ponownie „{name}”</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>To nie może być nazwa ani adres komputera.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>Druga strona musi na ciebie czekać.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Każdy, kto ma dostęp do tego komputera przez sieć, może połączyć się z portem i grać. Nic więcej nie jest dostępne.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Mogą się łączyć tylko programy na tym komputerze. To one wybierają grę, stronę i czas.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Szukanie groźby…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Nie ma groźby do szukania: trzeba bić.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Brak groźby: przeciwnik nie miałby ruchu.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Groźba: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Warianty: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Silniki do analizy</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Najlepsze warianty</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Księga debiutowa</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Opcje analizy</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Powyżej zera lepiej stoją białe; 1,00 to mniej więcej jeden pion</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Powyżej zera lepiej stoi strona na posunięciu; 1,00 to mniej więcej jeden pion</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Z partii</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Znane: głębokość {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Białe {points}%</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Czarne {points}%</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablice końcówek</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>Pozycje: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Czeka, aż komputer skończy myśleć.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Tu partia jest zakończona.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>Analiza została przerwana. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Graj od tego miejsca…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Badaj</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Wykonuj ruchy obu stron</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analizuj</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Zobacz ocenę pozycji i najlepsze warianty</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Rozwiąż</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Sprawdź dokładnie w tablicach końcówek, kto wygrywa i jak</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Obowiązują domyślne. Plik zachowano jako {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Nie udało się odczytać ustawień.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Na razie obowiązują domyślne. Plik pozostaje bez zmian: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Chwilowo nie można odczytać ustawień.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>Nie udało się odczytać dodanych silników.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Plik zachowano jako {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Chwilowo nie można odczytać dodanych silników.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Wrócą, gdy tylko będzie to możliwe. Plik pozostaje bez zmian: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Rzeczywisty czas partii</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Tempo (+ i −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Zatrzymuj się przy komentarzach</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Na końcu zacznij od nowa</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Opcje odtwarzania</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>jak w partii</translation>
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
        <translation>Losowanie dwóch ruchów</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Losowanie trzech ruchów</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Losowanie z jedenastoma pionami</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Tabela trzech ruchów</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Mała tabela losowań (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Pełna tabela losowań (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Włącz ją i zapytaj ponownie.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>Analiza jest wyłączona.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>Analiza nic jeszcze nie znalazła.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>Ta partia jest bez zegara.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 prowadzi do planszy, a strzałki z pola na pole.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Nie wybrano pola.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>Obie strony stoją jednakowo.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>Przewaga białych w pionach: {men}.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>Przewaga czarnych w pionach: {men}.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Myśli</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Twój ruch</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Na posunięciu</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>Pozycja. Kliknij lub przeciągnij bierkę, aby wykonać ruch.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>Komputer gra bez księgi debiutowej.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>Nie można odczytać {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} nie jest księgą debiutową.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>{name} wymaga nowszej wersji tego programu.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>{name} dotyczy innej gry.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>{name} powstało, gdy zasady gry były inne.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Uszkodzone: {name}. Zainstaluj program ponownie, aby to naprawić.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Cały tekst jest zachowany; tu można edytować jego początek.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Czarne na dole</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Strona tekstu</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>Pozycja z głównej planszy</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>Partia z głównej planszy</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Pozycja do ustawienia…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Pozycja lub partie jako tekst…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Rozdział wyżej</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Rozdział niżej</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Usuń rozdział</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Pytaj o następny ruch</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Jaki ruch wybierasz?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>Po jednej w wierszu</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Nie ten. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Ta odpowiedź też jest dobra</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Usuń ten ruch</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Ustaw jako wariant główny</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Początek rozdziału</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Błędna odpowiedź: ten tekst zobaczy czytelnik, który zagra ten ruch.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Aby kontynuować, zagraj ruch na planszy; potem można o niego zapytać czytelnika.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Inne ruchy zagrane na planszy stają się odpowiedziami na „dlaczego nie to?”.</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Wariant główny</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Wariant</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Jeszcze bez ruchu</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Dodaj rozdział</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Odpowiedź na inne ruchy</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nazwa kursu</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Nazwa rozdziału</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Tekst do tej pozycji</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Nowa strona</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Dodaj jako rozdział</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Rozdziały z tekstu</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Pozycja lub partie jako tekst</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Pozycja (FEN) albo jedna lub kilka partii (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Ten tekst jest za długi, by szukać w nim partii.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Żadnej partii z tego tekstu nie można ustawić.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Tekst nie jest ani pozycją (FEN), ani partią (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Napisz do drugiej strony</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Druga strona: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Ty: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Gdy każdej stronie została jedna bierka, od razu jest remis.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Remis jest także, gdy pozycja powstaje po raz trzeci.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>Remis jest także, gdy pozycja powstaje po raz czwarty.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Kto nie może wykonać ruchu, przegrywa.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Celem jest oddanie wszystkich bierek: kto nie może wykonać ruchu, wygrywa.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Kto pierwszy zdobędzie damkę, od razu wygrywa.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Gracze wykonują ruchy na przemian, zaczynają czarne, każdy rusza tylko własnymi bierkami.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Gracze wykonują ruchy na przemian, zaczynają białe, każdy rusza tylko własnymi bierkami.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>Na polu stoi tylko jedna bierka.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Piony chodzą {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Piony biją {directions}: przez sąsiednią bierkę przeciwnika na puste pole tuż za nią.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Piony nie mogą bić damek.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>W linii prostej liczą się tylko pola, na których toczy się gra.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Pierwszy skok w biciu pionem idzie {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Dopiero następne skoki mogą iść także {directions}.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Zamiast zwykłego ruchu pion może przeskoczyć {directions} nieprzerwany szereg własnych pionów na puste pole tuż za nim; damka w szeregu zamyka drogę.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Może to zrobić z każdego pola.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Tylko z własnego pierwszego rzędu.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Tylko z {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Damki chodzą {directions}, o dowolną liczbę pustych pól.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Damki chodzą {directions}, o jedno pole.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Damki biją {directions}: przez sąsiednią bierkę przeciwnika na puste pole tuż za nią.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Damki biją {directions}, z dowolnej odległości przez jedną bierkę przeciwnika, i stają na pustym polu tuż za nią.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Damki biją {directions}, z dowolnej odległości przez jedną bierkę przeciwnika na dowolne puste pole za nią.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Jeśli z któregoś z kilku pól bicie może iść dalej, damka musi stanąć na takim polu.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Ale jeśli ostatnią zbitą bierką jest damka, bicie kończy się tuż za nią.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>W trakcie jednego bicia damka nie może zawrócić w miejscu.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Bijąca damka staje tuż za bierką, którą przeskakuje.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Bijąca damka może stanąć na dowolnym pustym polu za bierką, którą przeskakuje.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Kto może bić, musi bić.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Bicie trwa, dopóki ta sama bierka może bić dalej.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Kończy się tam, gdzie pion zostaje damką.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Pion, który w trakcie bicia zostaje damką, bije dalej jako damka.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Spośród kilku bić można wybrać dowolne.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Bicie większości: trzeba wybrać bicie, które zbija najwięcej bierek.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Trzeba wybrać bicie, które zbija najwięcej bierek.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Jeśli damka może bić, trzeba bić damką.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Trzeba wybrać bicie, które zbija najwięcej damek.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Trzeba wybrać bicie, które zbija damki najwcześniej, jak to możliwe.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Trzeba wybrać bicie o największej wartości: każdy zbity pion liczy się za {man}, każda damka za {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>Spośród równych takie, które zbija najwięcej bierek.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>Spośród równych bicie damką.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>Spośród równych takie, które zbija najwięcej damek.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>Spośród równych takie, które zbija damki najwcześniej, jak to możliwe.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Spośród równych takie o największej wartości: każdy zbity pion liczy się za {man}, każda damka za {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Dopóki jeden z twoich pionów jest zagrożony, żaden inny twój pion nie może ruchem stworzyć groźby.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Gracz, który ma piony, nie może ruszać tą samą damką bez bicia więcej niż {number} razy z rzędu.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Skopiowano pozycję.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>Jako FEN, dla dowolnego programu warcabowego.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Skopiowano partię.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>Jako PDN, dla dowolnego programu warcabowego.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: zostało {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, zatrzymany</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, chodzi</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez zegara</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Klepsydra, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} na ruch</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} byo-yomi</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, potem </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} na ruch</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, opóźnienie {time}</translation>
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
        <translation>Inny zegar dla czarnych</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Daje jednej stronie więcej czasu jako wyrównanie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Zegar</translation>
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
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Czas potem</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Okresy</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>Na ruch</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>jeszcze raz tyle samo</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Czas na partię</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Dodawanie (Fischer)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Opóźnienie (Bronstein)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Okresy byo-yomi</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Ruchy w okresie</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Czas na każdy ruch</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Klepsydra</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>Zegar stoi: naciśnij P lub wykonaj ruch, aby kontynuować.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Naciśnij P lub wykonaj ruch, aby kontynuować.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>Komputer był uśpiony; ten czas się nie liczy. Naciśnij P lub wykonaj ruch, aby kontynuować.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>Zegar stoi.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>To przegrywa partię.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>To oddaje wygraną.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>Przeciwnik zdobędzie damkę.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Spójrz jeszcze raz.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} bije od razu.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Zaczyna się od {answer} i nie ma już ratunku.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (cofnięto)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>{move} było lepsze.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączony</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Łagodny</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Surowy</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>O twoich ruchach nic nie mówi.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Ostrzega przed wymuszonymi stratami: piony, wyścig po damkę, wygrana końcówka.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Ostrzega też przed innymi słabymi ruchami, gdy może powiedzieć dlaczego.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Podpowiedzi krok po kroku</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… niepokazane litery: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Dwie partie obok siebie</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Partie nie zaczynają się od tej samej pozycji.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Ruchy są takie same.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Ruchy są takie same; jedna partia trwa dalej tam, gdzie druga się kończy.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Rozchodzą się po {move}: lewa {one}, prawa {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Rozchodzą się w pierwszym ruchu: lewa {one}, prawa {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Ta sama pozycja powstaje ponownie: lewa po {one}, prawa po {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Plansza i ustawienie</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Jak chodzą piony</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Skoki pionów</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Jak biją piony</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Jak chodzą damki</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Jak biją damki</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Które bicie</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Jak bicie jest kontynuowane</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Kiedy znikają zbite bierki</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Groźby</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Jak kończy się partia</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Pion zostaje damką tylko tam, gdzie kończy się jego bicie.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Piony nie przeskakują własnych pionów.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Groźby nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Każda zbita bierka znika od razu i bicie może prowadzić dalej przez jej pole.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Zbite bierki pozostają do końca całego bicia. Żadnej nie przeskakuje się dwa razy i żadnej nie można minąć.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>Lewy róg białych to {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>Prawy róg białych to {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, w rzędach {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Zaczynają czarne.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Zaczynają białe.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Piony zostają damkami w ostatnim rzędzie.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Piony zostają damkami na {squares}.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>brak ruchu</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>Poza tym według zasad gry: {game}.</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Białe: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Czarne: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>damka {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>pion {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Szukanie pozycji, która to pokazuje…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Żadna mała pozycja tego nie pokazuje.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Druga gra</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Pokaż też, co jest takie samo</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Zasady są takie same.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} i {other} – porównanie</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>Na porcie {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>W tej samej sieci druga strona wpisuje {address} i port {port}.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Drugi program naruszył protokół: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>Pozycji nie można wysłać: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Nie znaleziono komputera o tej nazwie.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Nie czeka tam żaden program.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Nie ma odpowiedzi.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>Druga strona odeszła.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>Nie można połączyć się z drugim komputerem.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Tego portu używa inny program.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>System na to nie pozwala.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>Zaproszenie już nie obowiązuje: okno znajomego jest zamknięte albo powstało nowe zaproszenie. Poproś o nowy wiersz.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>Komputer znajomego nie odpowiada. Musicie być w tej samej sieci; może przeszkadzać tam zapora: musi wpuszczać do Harzdame na porcie {port}.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Własne…</translation>
    </message>
</context>
<context>
    <name>Count</name>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} lub {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Partia z trenerem nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Użyto podpowiedzi, więc partia nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>Komputer wykonał ruch za ciebie, więc partia nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Cofnięto ruch, więc partia nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>Analiza była włączona, więc partia nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>Partia nie zaczęła się jak zwykle, więc nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>Partię przerwano, więc nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Tak krótka partia nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Tak wcześnie uzgodniony remis nie liczy się do twojej siły.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>z trenerem</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>nie liczy się</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Wszystkie turnieje</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Zatrzymaj teraz</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Trwające partie są przerywane i rozgrywane później od nowa</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Trwające partie są grane do końca</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Szukaj partii</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Zobacz raport…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>Ostatnio Harzdame nie zakończył się poprawnie.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Twoje partie są zachowane. To, co o tym wiadomo, jest w raporcie, którego nikomu nie wysłano.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Brak krytycznych momentów</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>W tej linii nie ma oceny, znaku, komentarza, wariantu ani bicia.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>Dalej nie ma już krytycznego momentu.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>Wcześniej nie ma krytycznego momentu.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Ze 100 punktów białe mogły oczekiwać {before} przed tym ruchem, a {after} po nim.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Rozważano tu inne ruchy.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>Do tego ruchu jest komentarz.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Zaczyna się wymiana.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>Połączenie sieciowe pozostaje.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>Język zmieni się przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>Język zmieni się po zamknięciu „{name}”.</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Usunięte w tej partii</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Tego miejsca nie ma już w partii; „Cofnij” je przywróci.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Niczego nie usunięto. Ruchy usunięte w tej partii są tu przechowywane aż do jej zamknięcia.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>we wszystkich sześciu kierunkach</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>we wszystkich ośmiu kierunkach</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>prosto we wszystkich czterech kierunkach</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>po przekątnej we wszystkich czterech kierunkach</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>prosto do przodu</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>po przekątnej do przodu</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>w bok</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>po przekątnej do tyłu</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>prosto do tyłu</translation>
    </message>
    <message>
        <source>up</source>
        <translation>w górę</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>po przekątnej w prawo w górę</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>po przekątnej w prawo w dół</translation>
    </message>
    <message>
        <source>down</source>
        <translation>w dół</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>po przekątnej w lewo w dół</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>w lewo</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>po przekątnej w lewo w górę</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Remis jest po {number} ruchach każdej strony bez bicia i bez ruchu pionem.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces} – remis po {number} ruchach każdej strony bez bicia i bez promocji.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces} – remis po {number} ruchach każdej strony.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Damki po obu stronach, razem {least} lub {most} bierek</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>Po jednej damce</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Jedna damka na głównej przekątnej, a po drugiej stronie {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Jedna damka, a po drugiej stronie {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>co najmniej {number} damki</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} damki</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} bierki, w tym damka</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>jedna lub dwie bierki, w tym damka</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>damka {square}: {moves} z {limit} ruchów</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Tam twoje piony zostają damkami. Blady brzeg należy do przeciwnika.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>Czerwony brzeg to twój cel.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>komentarz</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>znak</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>oznaczenia na planszy</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>uwaga</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ruch</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>dołącz ciąg</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>usuń ruchy</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>usuń wariant</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>usuń następne</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>zacznij partię tutaj</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>awansuj wariant</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>zdegraduj</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>ustaw jako wariant główny</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>kolejność wariantów</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>wstaw ruchy</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>zastąp ruch</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>poprawienie początku</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>przywróć</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>dane partii</translation>
    </message>
    <message>
        <source>review</source>
        <translation>przegląd</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nie ma czego wkleić.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>W schowku nie ma partii (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>Wcześniejszych zmian w partiach z plików nie można już cofnąć.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Nie można było tego odczytać; zachowano jako {path}. Pliki są takie, jak były.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Cofnij: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Ponów: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>Partia trwa: jej ruchy pozostają bez zmian do końca gry.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Cofnij swój ostatni ruch</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Odwołaj cofnięcie</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Niech partia tak się zacznie</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Nie wszystkie ruchy pasowały.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Głębokość {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Tablica {percent}%</translation>
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
        <translation>Cyrylica (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Cyrylica (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Zachodnioeuropejskie (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Zachodnioeuropejskie (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Unicode (UTF-16, młodszy bajt najpierw)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Unicode (UTF-16, starszy bajt najpierw)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Zachodnioeuropejskie</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Środkowoeuropejskie</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Cyrylica</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Greckie</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Tureckie</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Bałtyckie</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Nordyckie</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Celtyckie</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Hebrajskie</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Arabskie</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Tajskie</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Wietnamskie</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chińskie</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japońskie</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Koreańskie</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>Plik nie podaje, jak zapisano jego litery. &amp;Odczytaj jako:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Inne kodowanie…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Kodowanie pliku</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Język lub nazwa</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Szukaj kodowania</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodowania</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Tekst pliku w tym kodowaniu</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Odczytaj tak</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Wszystkie ruchy</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Najlepszy wariant</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Nikt nie może wymusić wygranej.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Tablice końcówek: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Pokaż najdłuższą wygraną</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablice końcówek</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K to damka, M to pion; najdłuższą wygraną liczy się w ruchach wygrywającego.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Tablice: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Najdłuższa wygrana</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Pozycje</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Na dysku</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Końcówka</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color}: propozycja remisu.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>Komputer proponuje remis.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>Propozycja obowiązuje do twojego ruchu.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Tego programu nie można uruchomić.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Zakończył się, zamiast odpowiedzieć.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Nie odpowiada. Może to nie silnik albo potrzebuje innych argumentów.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Zgłasza błąd.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Jego odpowiedzi nie mają sensu.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Nie gra w żadną z naszych gier</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Gra we wszystkie gry</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Gra w: {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Najlepsze warianty: {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Głębokość {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Zrezygnowano z niego.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>Nie gra w tę grę.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Zmień…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Zmień program</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Folder programu</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokół</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, wersja 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, wersja 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> sekund na ruch</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Czas do namysłu</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Ustaw każdy parametr tak, jak proponuje silnik</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>autor: {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nazwa</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;gumenty</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Folder</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>&amp;Protokół</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Czas do namysłu</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametry</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Wybierz silnik</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Powyżej zera lepiej stoją białe; 1,00 to mniej więcej jeden pion</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Powyżej zera lepiej stoi strona na posunięciu; 1,00 to mniej więcej jeden pion</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Z księgi debiutowej</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Z tablic końcówek</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Głębokość {depth} · spodziewa się {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Głębokość {depth} · {speed} mln pozycji na sekundę</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Wbudowany silnik</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Silniki</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Dodaj silnik…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Testuj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Dodaj inne programy warcabowe, które używają protokołu Hub. Mogą grać z tobą i ze sobą oraz analizować obok wbudowanego silnika.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Wybierz silnik</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>Sprawdzanie, czym jest {name}…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>Zapytanie: {name}…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>Usunięto: {name}.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Ustaw, jak ma się uruchamiać, a potem przetestuj.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>Dodano: {name}. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} odpowiada. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Dodaj mimo to</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Rodzaj uczestnika</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Pozycje na ruch</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Dodany silnik</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Nie dodano żadnego, który gra w tę grę</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> ms na ruch</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Poziom komputera</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>Komputer z własnym czasem</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>Komputer z liczbą pozycji</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Silnik dodany przez ciebie</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Ty lub inna osoba przy tej planszy</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Komputer, {count} ms</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Stan partii: jasna część należy do białych</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Ustawienia (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Eksportuj ustawienia</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Ustawienia są w „{name}”.</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Importuj ustawienia</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>„{name}” zawiera niedozwoloną wartość dla „{setting}”.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>„{name}” nie jest plikiem ustawień Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Niczego nie zmieniono.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Arkusz ćwiczeń</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Diagramy na stronie</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Rozwiązania na stronach na końcu</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Rozwiązania</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Nie ma tu ćwiczenia.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>Na arkusz trafiają zadania z rozwiązaniem i pytania z kursu.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Zapisz arkusz ćwiczeń</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Zapisano „{name}”.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Księga</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Kliknij, aby dodać go do repertuaru</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>W obu twoich repertuarach</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>W twoim repertuarze dla białych</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>W twoim repertuarze dla czarnych</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>Strona na posunięciu: wygrane {wins}, remisy {draws}, przegrane {losses}</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>średnio {average}, ostatnio {last}</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Eksplorator</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Sortowanie</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Księga debiutowa</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>Źródło, którego ruchy są pierwsze</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>O tej pozycji nic nie wiadomo.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Zagrane tu ruchy</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Przygotowywanie podglądu…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Pliku z tymi partiami nie można już odczytać.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Strona 1 z {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>Szerokość w pikselach: {width}</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Widok od strony</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Rozmiar</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Czas na ruch</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Diagramy</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Na papier</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Mały</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średni</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Duży</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Tam, gdzie jest komentarz</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Co 5 ruchów</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Co 10 ruchów</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>Pokazany wariant</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Cała partia</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Wszystkie partie pliku</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Obraz (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Rysunek, ostry w każdym rozmiarze (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Strony z diagramami (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Strona do odtwarzania w przeglądarce (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Animacja (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Tekst na forum lub do e-maila</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>men</source>
        <translation>piony</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>damki</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>runda {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: piony, W B: damki</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ruch wstecz</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ruch naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Obróć planszę</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Sekundy na ruch</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Klawisze: ← → ruchy, ↑ ↓ warianty, spacja odtwarza, F obraca planszę</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Plik jest w folderze {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Zapisano „{name}”.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Skopiowano obraz.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Można go wkleić do tekstu, e-maila lub czatu.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Można go wkleić na forum lub do e-maila.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Skopiowano tekst.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Eksport przerwano.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Żadnego pliku nie zmieniono.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Strony wysłano do drukarki.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>Drukarka ich nie przyjmuje albo nie można zapisać pliku.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Stron nie wydrukowano.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Zbijasz: {own}, przeciwnik zbija: {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>Przeciwnik zbija: {taken}.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Musisz zbić: {own}; oddajesz: {given}.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Musisz zbić: {own}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>To kończy partię.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>To zdobywa damkę.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>To daje damkę.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>To zbija damkę.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>Przy każdej odpowiedzi piony na {squares} nie mogą potem ruszyć bez straty.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>W najlepszym znalezionym wariancie {move} wygrywa partię {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>W najlepszym znalezionym wariancie {move} daje damkę {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>W najlepszym znalezionym wariancie {move} prowadzi do zbicia damki.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>W najlepszym znalezionym wariancie to przegrywa partię {soon}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>W najlepszym znalezionym wariancie przeciwnik zdobywa damkę {soon}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>W najlepszym znalezionym wariancie to traci damkę, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Końcówka była {was}: {own} – {theirs}. Teraz jest {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Dopuszcza kombinację, która kończy partię, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Zbija: {own}, ale przeciwnik odbija: {taken}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Dopuszcza kombinację: {answer}. Zysk: {net}, zbite: {taken}, oddane: {given}.</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Traci: {taken}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Przeocza bicie: {move}; do zbicia: {taken}.</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>{move} zdobywało siłą: {taken}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Przeocza kombinację: {move}. Zysk: {net}, zbite: {taken}, oddane: {given}.</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Musi zbić: {own}, a oddaje: {taken}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Musi zbić: {own}, zaczynając od {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Przeocza kombinację: {move}. Oddane: {given}, zbite: {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} zmusiłoby przeciwnika do zbicia; liczba bierek: {given}.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Zostawia {square} do zbicia za darmo.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Pozwala zbić {square} za darmo.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Zostawia {squares} do zbicia za darmo.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Pozwala zbić {squares} za darmo.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Odsłania brzeg, którego strzegła bierka {guard}. Przeciwnik zdobywa damkę {soon}.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>Przeciwnik zdobywa damkę {soon} i nic go nie powstrzyma.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Przeocza przełom: {move} daje damkę {soon}.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remisowa</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Dane partii</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>Partia trwa: jej wynik wyniknie z gry.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>Inne &amp;znaczniki</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Białe</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Czarne</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Impreza</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Miejsce</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Data</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Runda</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Wynik</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Komentator</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>O ile wiadomo: 2024, 2024-05, 2024-05-17</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: ranking</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>„{text}” nie jest rozpoznawane jako data.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>„{text}” nie jest liczbą.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Partie warcabowe</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>Nie zapisano „{name}”.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>Nie otwarto „{name}”.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>Dysk jest pełny. Twoja partia nadal tu jest.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>Plik „{name}” pozostał bez zmian.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Inny program w międzyczasie zmienił plik. Aby kontynuować, wczytaj go ponownie.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>W kodowaniu pliku brakuje potrzebnej litery albo niektóre litery są uszkodzone.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>Brak uprawnień do zmiany.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Żaden plik nie może być tam tak duży.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>Brak uprawnień do odczytu.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Brak tam uprawnień; wybierz inny folder.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Folder nie istnieje; wybierz inny.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>To folder, a nie plik.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>To nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Żaden plik nie może być tam tak duży; wybierz inny folder.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Nie ma w nim partii.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Inny program w międzyczasie zmienił lub usunął plik. Zapisz pod inną nazwą.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>Partię w międzyczasie tam zmieniono lub usunięto.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Jeden z rozdziałów jest na głównej planszy z niezapisanymi zmianami.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Plik jest otwarty w innym programie. Zamknij go tam i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Zapisuje go właśnie inne okno: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>W kodowaniu pliku brakuje potrzebnej litery. Zapisz pod inną nazwą.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Nie można teraz ustalić, co zawiera „{name}”: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Dysk nie odpowiada.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>To potrwa trochę dłużej.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Tekst partii w pliku jest uszkodzony: po przeniesieniu zlałyby się ze sobą.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Jak w pliku</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>Według białych</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>Według czarnych</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>Według wyniku</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>Według daty</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>Według imprezy</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>Według rodzaju gry</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Kopiuj do</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Przenieś do</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Przejrzyj wszystkie partie…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Cofnij: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Ponów: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Partia na planszy tam zostaje i nie jest teraz w żadnym pliku.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>To, co usunięto, można przywrócić do zamknięcia pliku.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Ponowiono: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Cofnięto: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Pokaż partię w pliku</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>Plik „{name}” został w międzyczasie zmieniony.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>To twoja wersja; jej zmian nie zapisano jeszcze w „{name}”.</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Zapisanie je tam umieści.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Twoich zmian nie zapisano w pliku.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>na planszy</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>zmiany niezapisane</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partia {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Przegląd już trwa.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>Nie ma partii do przejrzenia.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Najpierw otwórz plik z partiami.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Wszystkie te partie już przejrzano.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>Partię na planszy można przejrzeć jeszcze raz.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Przeglądu nie można było kontynuować.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>To, co znaleziono, zostaje. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Otwarte pliki</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Polecenia dla partii</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Ukryj listę</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Tu pojawią się partie z otwieranych plików.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Pasek plansz</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ustawienie</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Kurs</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Rozdział</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Folder biblioteki</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Zasady: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Wprowadzenie: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Foldery</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Oznaczone</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Z gwiazdkami</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Odczytane niecałe</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Nowy folder…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Nowy folder w „{name}”…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Usuń folder, zachowaj partie</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Nowy folder</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Zmień nazwę folderu</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Nie szukano jeszcze partii.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Szukaj w bibliotece albo wypisz partie z pozycją na planszy.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>To pierwsza ze znalezionych partii.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>To ostatnia ze znalezionych partii.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Tej partii nie można pokazać.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Jej tekst jest w bibliotece; „Eksportuj…” zapisze go do pliku.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Porównaj</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Zobacz, czym inna gra różni się od tej</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Wprowadzenie</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Gra w pięć minut, z ruchami do wykonania</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Ulubiona</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Nowa etykieta</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>Folder „{name}” usunięto; jego partie nadal są w bibliotece.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Przywróć je</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksportuj partie</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>Partie zapisane w „{name}”: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Inna partia</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Szukaj nazwisk, imprez, lat</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Szukaj w bibliotece</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Schowek</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Weź tę partię</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>Nie można odczytać partii.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Nie ma tu partii.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Tekst w schowku jest za długi, by szukać w nim partii.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>W schowku nie ma partii.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tej partii nie można odczytać.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Szukaj gier</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Żadna gra nie pasuje.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Ostatnio grane</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Partia {number} z {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>Ustaw na planszy</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Wybierz partię, aby ją tu zobaczyć.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Tej partii nie udało się odczytać do końca; jej tekst zachowano.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Tekst partii</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>Komputer czeka na ciebie.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Ruszy, gdy naciśniesz spację.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Otwórz partie</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Zaimportuj je do biblioteki, aby przeszukiwać partie ze wszystkich.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>Plik nie podaje, jak zapisano jego litery.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Odczytano je jako {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
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
        <translation>Szachy</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Szachy chińskie</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Othello</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Warcaby angielskie</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Warcaby włoskie</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Warcaby pool</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Warcaby hiszpańskie</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Warcaby rosyjskie</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Warcaby brazylijskie</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Warcaby kanadyjskie</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Warcaby portugalskie</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Warcaby czeskie</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Warcaby tajskie</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Warcaby fryzyjskie</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Spantsiretti</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Warcaby 64-polowe</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Warcaby 144-polowe</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (przypuszczalnie)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>bez bicia większości</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>wolny wybór</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>latające damki</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>krótkie damki</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>piony biją do tyłu</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>piony biją tylko do przodu</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>bicie większości</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>najpierw bicie damką</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>najwięcej damek</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>najpierw damki</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>bicie o największej wartości</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>antywarcaby</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>przegrana wygrywa</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>pierwsza damka wygrywa</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Impreza</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Gwiazdki</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Debiut</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Znalezione partie</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Szukaj nazwisk, imprez, lat</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Adnotacja {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Dobry ruch</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Znakomity ruch</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gruby błąd</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Interesujący ruch</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Wątpliwy ruch</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Wymuszony ruch</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Jedyny ruch</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>Najgorszy ruch</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Równa pozycja</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Równe szanse, spokojna pozycja</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Równe szanse, żywa pozycja</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Niejasna pozycja</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>Z ideą</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Skierowane przeciw</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Lepsze jest</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Gorsze jest</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Równowartościowe jest</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Uwaga redakcji</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Nowinka</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side} mają lekką przewagę</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side} mają wyraźną przewagę</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side} mają wygraną pozycję</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side} mają miażdżącą przewagę</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side} są w zugzwangu</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side} mają nieco więcej przestrzeni</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side} mają więcej przestrzeni</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side} mają decydująco więcej przestrzeni</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} są nieco lepiej rozwinięte</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side} są lepiej rozwinięte</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} są decydująco lepiej rozwinięte</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side} mają inicjatywę</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side} mają trwałą inicjatywę</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side} mają atak</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side} mają za mało za materiał</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side} mają dosyć za materiał</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side} mają więcej niż dosyć za materiał</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side} nieco lepiej kontrolują centrum</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side} lepiej kontrolują centrum</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side} decydująco kontrolują centrum</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side} mają słaby tylny rząd</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side} mają dobrze strzeżony tylny rząd</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side} mają źle ustawioną damkę</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side} mają dobrze ustawioną damkę</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side} mają bardzo słabą strukturę pionów</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side} mają dość słabą strukturę pionów</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side} mają dość silną strukturę pionów</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side} mają bardzo silną strukturę pionów</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side} mają źle współpracujące bierki</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side} mają dobrze współpracujące bierki</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side} bardzo źle rozegrały debiut</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side} źle rozegrały debiut</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side} dobrze rozegrały debiut</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side} bardzo dobrze rozegrały debiut</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} bardzo źle rozegrały grę środkową</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side} źle rozegrały grę środkową</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side} dobrze rozegrały grę środkową</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side} bardzo dobrze rozegrały grę środkową</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} bardzo źle rozegrały końcówkę</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side} źle rozegrały końcówkę</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side} dobrze rozegrały końcówkę</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side} bardzo dobrze rozegrały końcówkę</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side} mają niewielką kontrgrę</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side} mają kontrgrę</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side} mają decydującą kontrgrę</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side} są w niedoczasie</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side} są w dużym niedoczasie</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>Zagrano {move}.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Lepiej niż w partii</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Równie dobry</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Prawie tak dobry</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Nie tak dobry</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>Zagrano {move}. Nie udało się porównać obu ruchów.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>Zagrano {move}. Na 100 takich partii daje to punkty: {played}, a twój ruch {own_move}: {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Jeszcze bez punktów</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Niczego nie odgadywano.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Po mistrzowsku</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Bardzo dobrze</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Dobrze odgadnięte</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Trudna partia</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>ruch z partii: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>równie dobre lub lepsze: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>prawie tak dobre: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>chybione: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – pokazano</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} – twój: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Zgadywanie ruchów</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Pokaż ruch</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Dotychczasowe próby</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Chybione ruchy</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Zachowaj moje ruchy jako warianty</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>odgadnięte: {done}, pozostało: {left}</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Chybione ruchy, najkosztowniejsze najpierw; liczba mówi, ile kosztują w 100 partiach.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Graj ruchy jednej strony. Ruch zagrany w partii lub równie dobry daje trzy punkty, prawie tak dobry jeden. Sama partia się nie zmienia.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Obie strony</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Od początku partii</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Od pozycji na planszy</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strona</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Jeszcze raz…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Zagraj ruch na planszy albo wpisz go.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Inny ruch</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Porównywanie z ruchem z partii…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>Na posunięciu: {color}. Co zagrano?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Spójrz na {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>Naciśnij H jeszcze raz, aby zobaczyć, dokąd idzie.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} bije i staje na {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} idzie na {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>Naciśnij H jeszcze raz, aby zobaczyć dlaczego.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Spróbuj {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>To wygrywa partię.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Wygrywa siłą, niezależnie od odpowiedzi przeciwnika.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Zaczyna kombinację – oddane: {given}, zbite: {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Siłą zdobywa bierki: {taken}.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>To jedyny ruch.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Zaczyna kombinację – oddane: {given}, zbite tylko: {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Zmusza przeciwnika do bicia; liczba bierek: {given}.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Daje damkę.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Oddane: {given}, odbite: {back}.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>Po nim żadnej twojej bierki nie można zbić.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Where to?</source>
        <translation>Dokąd?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Albo po prostu graj: wykonaj ruch na planszy.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Jak chcesz zacząć?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>Zobacz w minutę, co jest inne w grze {game}, a potem graj.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Naucz się</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Zagraj łatwą partię</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Znam warcaby</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>„Harzdame w godzinę”, ruch po ruchu na planszy.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Wprowadzenie w pięć minut z ruchami do wykonania: {game}.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Powrót do planszy</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Została przerwana przy zamknięciu Harzdame.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Inna niedokończona partia</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>ruch {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Twoja ostatnia partia</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Wcześniej nierozwiązane; pora je powtórzyć.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Przeoczone wygrane.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Jeszcze bez próby.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Rozwiązane.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Nierozwiązane; spróbuj ponownie.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Graj z przeciwnikiem: {name}</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Co jest inne w grze {game}.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Twoja siła gry</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Twoja siła gry: około {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Twoje postępy</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Strona główna</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>Nie można szukać. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Przerwij szukanie</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Szukaj znajomych</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Podaj imię, po którym znajomy cię rozpozna.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Obie strony naciskają ten przycisk i widzą się nawzajem. Wcześniej nic nie jest wysyłane ani odbierane; potem sieć widzi twoje imię i grę, dopóki to okno jest otwarte.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>Ty też jesteś na liście jako „{name}”.</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Szukanie… Widać cię jako „{name}”.</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Nikogo jeszcze nie znaleziono. Czy znajomy nacisnął przycisk w tej samej sieci? Jeśli tak, może przeszkadzać zapora: zezwól w niej Harzdame na tę sieć albo zaproś wierszem tekstu.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>inna wersja</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Zaproś</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>Zaproś: {name} – {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>Zaproszenie wycofano.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>bez zegara</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>gra, której ta wersja nie zna</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Ktoś</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} zaprasza cię: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Grasz białymi.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Grasz czarnymi.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>To zaproszenie pochodzi z innej wersji Harzdame. Obie strony potrzebują tej samej.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>To nie jest zaproszenie albo brakuje jego części: skopiuj cały wiersz, począwszy od „harzdame:”.</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>To zaproszenie dotyczy gry, której ta wersja nie zna.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Utwórz zaproszenie</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Kopiuj zaproszenie</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Podaj imię, po którym znajomy cię rozpozna.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Wiersz tekstu do wysłania znajomemu, który wkleja go pod „Mam zaproszenie”. Prowadzi do tego komputera w tej samej sieci; z zewnątrz router musi przekierować port.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Czekanie na znajomego. Zaproszenie jest ważne, dopóki to okno jest otwarte, i wejść może tylko ten, kto ma wiersz. (Port {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>Nie można nikogo zaprosić. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>Zaproszenie</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Wklej wiersz otrzymany od znajomego.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Nowy turniej…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Poziomy komputera, inne programy i ludzie grają ze sobą.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>zakończony</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Gdzie to jest?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Okno</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Brak klawisza</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Własny klawisz</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Polecenia i ich klawisze</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Inny klawisz: naciśnij tutaj</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Naciśnij klawisz, który ma mieć polecenie</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>„{key}” to stały klawisz każdego okna.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>„{key}” był klawiszem „{command}”; teraz to polecenie nie ma klawisza.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>„{command}” miało ten klawisz; teraz nie ma żadnego.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Szukaj poleceń i klawiszy</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Żadne polecenie się tak nie nazywa.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Zmień klawisze…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>Na planszy</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Wstecz</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Warcaby, które znasz</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Które warcaby znasz?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Co jest inne w grze {game}:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Zasady są takie same.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Graj: {game}</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Porównaj obie na przykładach pozycji…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Graj raczej: {known}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Nie ma błędu, na którym można się uczyć.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>Przegląd nie oznaczył ruchu, obok którego jest lepszy.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Twoich zmian w „{name}” nie zapisano w pliku.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Są zachowane wśród twoich partii.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>Ostatnia partia jest zachowana wśród twoich partii.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Wczytaj resztę</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Import do biblioteki został przerwany przy zamknięciu Harzdame.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>To, co do tej pory wczytano, jest w bibliotece. Źródło: {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}”</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>pliki i foldery: {count}</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Nie możesz liczyć prawie na żaden punkt.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Możesz liczyć prawie na każdy punkt.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Możesz liczyć na około {percent}% punktów.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Nowicjusz</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Uczeń</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Gracz okazjonalny</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Zapalony gracz</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Gracz klubowy</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Silny gracz klubowy</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Gracz turniejowy</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Kandydat na mistrza</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Arcymistrz</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Pełna siła</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Dopiero poznał zasady i nie widzi dalej niż twoje następne bicie.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Widzi prostą wymianę i niewiele więcej.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Widzi, co zaraz zostanie zbite, i niewiele więcej.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Liczy wymiany, ale często przeocza bicia do tyłu.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Gra dla zabawy i daje się złapać w dobrą pułapkę.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Lubi liczyć, a wiele ruchów ocenia błędnie.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Widzi krótkie kombinacje i karze potknięcia.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Planuje naprzód i rzadko oddaje pion.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Odpowiada na każdą groźbę i mało przeocza.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Znajduje głębokie kombinacje; przyda ci się dobry dzień.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Liczy bezbłędnie; umykają mu tylko długie plany.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Widzi daleko naprzód i zamienia małe przewagi w wygrane.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Nie zostawia ci prawie szans, a każdą pozostawioną wykorzystuje.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Tak silny, jak pozwala przyznany czas.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Dalsze partie, których tu nie wypisano: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Pominięte w folderach, z których brane są tylko pliki PDN: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, zachowano jako tekst: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: zachowano jako tekst. Pierwsza: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>już w bibliotece</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>już w bibliotece, z innymi komentarzami lub znacznikami</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>bez partii</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>nie jest plikiem tekstowym</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>nie można odczytać ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, partia {game}, wiersz {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>bez rozszerzenia</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Tej zmiany nie wprowadzono.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Partię w międzyczasie usunięto z biblioteki.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Partię zmieniono w międzyczasie gdzie indziej; teraz widać jej nowy stan.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tej partii nie można odczytać.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>Nie można użyć biblioteki.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>Biblioteka nie odpowiada.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Dysk może być zajęty; spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Nie udało się.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>Nie można odczytać lub zapisać: {name}. Szczegóły: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} nie jest biblioteką partii; nic nie zmieniono.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>{name} pochodzi z nowszej wersji tego programu; nic nie zmieniono.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>{name} zawiera elementy, których nie ma żadna biblioteka tego programu i które mogłyby zmienić twoje partie. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>Uszkodzone: {name}. Wstaw w to miejsce kopię; pliki, z których powstała biblioteka, są nienaruszone.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>Uszkodzenie w miejscu tej partii: {name}; pozostałe partie są nienaruszone.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Inny program zapisuje właśnie {name}; spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>Nie wolno zapisywać {name} lub folderu. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Dysk jest pełny. W bibliotece nic nie przepadło.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>Zmianę przerwano.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Nie było nic do zmiany.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Partie zmieniono.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>Partie zmienione w bibliotece: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Zmienione także w plikach: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Pominięte, bo w międzyczasie zmieniono je gdzie indziej: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, partie: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Import przerwano.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Nie było nowej partii.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Partie są w bibliotece.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Dodane partie: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Pominięte, bo są już w bibliotece: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Zachowane jako tekst, bo nie da się ich odczytać do końca: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Pliki bez czytelnej partii: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Inne pliki w folderach, których nie sprawdzano: {count}.</translation>
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
        <translation>Ta partia jest już w bibliotece.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Partie warcabowe (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Importuj pliki</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Importuj folder z podfolderami</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Dane partii</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Import</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>Partia jest w bibliotece, w „Moich partiach”.</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Importuj pliki…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importuj folder…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Dodaj partię z planszy</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Pisownia nazwisk…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Gwiazdki</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Folder</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Nowa etykieta…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Szukaj w nazwach i tekstach</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Części programu Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>Tekstu nie ma na tym komputerze; jest dołączony do kodu źródłowego tej części.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc wraca, Enter dołącza ciąg do partii.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Podgląd: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Plik</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Widok</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Narzędzia</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Ostatnie pliki</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Bezpieczny start – Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Partia {number} z {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>Zagrano {move}.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Znajdź lepszy ruch białych.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Znajdź lepszy ruch czarnych.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Ruch wykonuje bierka na {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Idzie na {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Spróbuj innego ruchu.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>To zagrano.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Tego ruchu nie można było sprawdzić.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>Odpowiedź: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Nie tak dobry</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>Najlepszy wariant: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>O {move}: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Najlepszy ruch!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Równie dobry!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>To jest lepsze.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>Znalezione za pierwszym razem</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>Za pierwszym razem: {found} z {count}</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Wszystko poprawione</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Dobra robota</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Warto spojrzeć jeszcze raz</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} – znaleziono</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} – znaleziono później</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} – pokazano</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} – pominięto</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Ucz się na błędach</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Pokaż wariant jeszcze raz</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>Do tego ruchu w partii</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Wybierz ruch, aby zobaczyć, co było lepsze.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Inny ruch</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Porównywanie z najlepszym ruchem…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Znajdź lepszy ruch tam, gdzie znalazł go przegląd. Sama partia się nie zmienia.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Czyje błędy?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Błędy białych</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Błędy czarnych</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Decydujący moment</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Dwa decydujące momenty</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Trzy decydujące momenty</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Ten tekst z pliku nie ma tu znaczenia. Jest zachowany.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Odtąd ruchów z pliku nie udało się odczytać. Są zachowane jako tekst.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Z tak długiego tekstu widać tylko początek. Całość jest zachowana.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Początek partii</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Wariant {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Warianty: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Pozostały czas: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Zużyty czas: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Ocena: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Białe wygrywają, ruchy: {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Czarne wygrywają, ruchy: {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Wpisz ruch</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Wpisz ruch albo jego pierwsze i ostatnie pole (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ruch</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Tu pojawią się ruchy partii.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Szukaj: nazwisko, gra, data</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Partia jako tekst</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Rozegrane partie zostają, dopóki ich nie usuniesz; wszystko inne co najmniej trzydzieści dni.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Żadna partia nie pasuje.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Każda rozegrana partia jest tu zachowana, ukończona czy nie.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzona</translation>
    </message>
    <message>
        <source>study</source>
        <translation>kurs</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>niedokończona</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Nazwa:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Graj ze znajomym</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Ktoś w tym domu</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Zaproś wierszem tekstu</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>Mam zaproszenie</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Jak się spotkać</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Znajomy odszedł.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>Przez sieć można grać tylko jedną stroną.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>Nie ma już wśród przeciwników: {name}.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>Wysłano zaproszenie: {name}.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Znajomy</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Czekanie na przeciwnika.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Łączenie.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>Druga strona prosi o cofnięcie ruchu.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Grasz białymi.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Grasz czarnymi.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Połączono: {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} nie chce teraz grać.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>Druga strona nie chce tej partii.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>Programy inne niż Harzdame grają tylko w warcaby międzynarodowe.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>Druga strona się zgadza.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Ruch cofnięto.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>Druga strona się nie zgadza.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Ruch zostaje.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Zakończono szukanie przeciwnika.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>Druga strona opuściła partię.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Połączenie zostało zerwane.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Nie udało się połączyć.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Twój czas się skończył.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Czas drugiej strony się skończył.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Protokół pozostawia obu stronom, co dalej. Można grać dalej.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Zapytano drugą stronę, czy można cofnąć ruch.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>Ruch zostaje, jeśli któraś strona zagra dalej.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Nowa pozycja</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Nowe ćwiczenie</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Nowy ciąg ruchów</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Rozdział 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Importuj pliki…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Importuj folder…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Twoja biblioteka jest pusta.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Żadna partia nie pasuje.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Nie ma tu jeszcze partii.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Dodaj partie z plików lub folderów; można je też tu upuścić.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Żadna partia w tym miejscu nie pasuje do wyszukiwania.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Menu partii umieszcza ją w folderach, nadaje gwiazdki i etykiety.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaż wszystkie partie</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Kolej na komputer.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>Ta pozycja służy do badania.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Możesz wykonywać ruchy obu stron.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Ruch białych.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Ruch czarnych.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Przeciągnij pion albo kliknij go, a potem jego pole.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>To wcześniejsza pozycja.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>Zegar chodzi: partia toczy się dalej po ostatnim ruchu.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Kilka bić kończy się na {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Kliknij pole, przez które prowadzi twoje.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>Komputer gra dalej.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Odrzuca remis.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Brak odpowiedzi na propozycję remisu.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Partia jest bezpieczna. Możesz ponownie zaproponować remis. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>Tym razem nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Partia jest bezpieczna. Możesz ponownie poprosić o podpowiedź. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>Gracz komputerowy przestał działać.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Partia jest bezpieczna. Naciśnij spację, aby spróbował ponownie. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Możesz rozwiązać je ponownie; to się nie liczy.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Dzisiejsze zadanie już za tobą.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Przeglądanie twoich partii</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Partia {number} z {total}; znalezione zadania: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Nie ma nowej partii do przejrzenia.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Zagraj: przeoczone wygrane staną się tu zadaniami.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Nie znaleziono przeoczonej wygranej.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Następne partie można przejrzeć później.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Obliczanie tablic końcówek</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Tablica {number} z {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Końcówki pochodzą z tablic końcówek.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Są wyłączone w menu analizy.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Zakończ szturm</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trenuj</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Przejrzyj moje partie</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Oblicz tablice końcówek</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Cofnij i spróbuj ponownie</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Trenuj dalej</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Następna końcówka</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następne zadanie</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Debiut</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Który debiut</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowany</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Wpisz jego ruchy lub część nazwy.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Dowolny</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>twój repertuar dla białych</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>twój repertuar dla czarnych</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Ten wariant już jest: {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>Zamiast {moves} grasz teraz inny ruch.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Odejście od repertuaru: twój ruch {number}.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Zagrany ruch: {played}; znany: {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Przeciwnik odszedł od repertuaru w ruchu {number}.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Przeciwnik zagrał {played}; masz odpowiedź na {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>Pliku „{name}” teraz nie ma.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Repertuar zostanie wczytany, gdy plik wróci, wraz z tym, co do tego czasu dodasz.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>Plik „{name}” znów jest.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Repertuar wczytano.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Repertuar wczytano; jest w nim już to, co zostało dodane.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Twój repertuar to pierwsza partia w „{name}”.</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Części repertuaru nie udało się odczytać i już jej w nim nie ma.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Dawny plik zachowano jako „{name}”.</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Jeszcze nic. Graj ruchy na planszy, a zostaną dodane.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Pozycje: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>do powtórki: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>bez odpowiedzi: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Patrz</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>To nie jest twój ruch.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Teraz zagraj właściwy ruch.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Jest pokazany na planszy.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Nowy ruch</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Zagraj go, aby zapamiętać.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Twój ruch?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nie ma nic do powtórki.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Nowe ruchy: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Na razie gotowe.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>Następna powtórka za {count} min.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>Następna powtórka za {count} godz.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Ta pozycja</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>Ciąg ruchów, który tu prowadzi</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>W repertuarze mogą być tylko partie od zwykłego ustawienia.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Repertuar nie jest jeszcze wczytany.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Najpierw zagraj ruchy, które chcesz znać.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>Ta partia nie odeszła od niczego, co znasz.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Nie można teraz odczytać twoich odpowiedzi z ćwiczeń.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>Plik „{name}” zmieniono gdzie indziej.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Wczytano go ponownie; nie ma w nim twojej ostatniej zmiany.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Trzymaj repertuar w</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Debiuty</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Repertuar dla</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Przećwiczone</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Skomentuj ten ruch (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: wygrana</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Lubi stawiać pion obok piona, widzi prostą wymianę i niewiele więcej.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Uwielbia wymiany, ale często przeocza bicia do tyłu.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Zawsze naprzód, zawsze z groźbą – i daje się złapać w dobrą pułapkę.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Czuje się bezpiecznie przy brzegu, lubi liczyć, a wiele ruchów ocenia błędnie.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Strzeże tylnych rzędów, widzi krótkie kombinacje i karze potknięcia.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Spieszy po damkę i rzadko oddaje pion.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Utrzymuje napięcie, odpowiada na każdą groźbę i mało przeocza.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Inne znaczniki</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Przegrały obie strony</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Przegrywasz</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Białe wygrywają</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Czarne wygrywają</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>Nie masz już bierek.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>Nie masz już ruchu.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Poddajesz partię.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Twój czas się skończył.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>Białe nie mają już bierek.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>Białe nie mają już ruchu.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Białe poddały partię.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Czas białych się skończył.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>Czarne nie mają już bierek.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>Czarne nie mają już ruchu.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Czarne poddały partię.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Czas czarnych się skończył.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Czas się skończył, ale samotna damka nie może wygrać.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>Ta sama pozycja powstała po raz trzeci.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>Ta sama pozycja powstała po raz czwarty.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Wyczerpano ruchy, na które pozwalają tu zasady.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>Każdej stronie została tylko jedna bierka.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Minęła uzgodniona liczba ruchów bez bicia i bez ruchu pionem.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Gracze tak uzgodnili.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>Tak podaje zapis partii.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Zdobywasz pierwszą damkę.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Wszystkie twoje bierki są oddane.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>Nie masz już ruchu, a to tutaj wygrywa.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Białe zdobyły pierwszą damkę.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Białe oddały wszystkie bierki.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>Białe nie mają już ruchu, a to tutaj wygrywa.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Czarne zdobyły pierwszą damkę.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Czarne oddały wszystkie bierki.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>Czarne nie mają już ruchu, a to tutaj wygrywa.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Graj na planszy</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>Następna przy tej planszy: {white} – {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Turniej czeka na tę partię.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Komputery grają tymczasem swoje partie.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>Partii nie otwarto.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Eksportuj partie</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Nie wszystkie partie skopiowano.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Partii nie wyeksportowano.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Partie, których nie dało się odczytać i które pominięto: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Powrót do partii (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Znajdź wszystko</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Znajdź polecenie, grę, ustawienie, kurs lub plik</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nic się tak nie nazywa.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Co znaleziono</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>Ten silnik nie ma nic do ustawienia.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Zwykle: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Opuść partię</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Zostań</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Inna partia na planszy zakończyłaby tę grę dla obu stron.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Zamknięcie Harzdame zakończyłoby partię dla obu stron.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Trwa gra przez sieć.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>W schowku nie ma tekstu.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Tej pozycji nie można rozegrać.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Skopiuj fragment albo zapisz tekst jako plik i go otwórz.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Ten tekst jest za długi, by szukać w nim partii.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Tekst nie jest ani pozycją (FEN), ani partią (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Nie ma czego wkleić.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Wzorzec</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Pozycje: {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Dowolna</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Na posunięciu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>Na polach</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Kliknij pola lub przeciągnij po nich; prawy przycisk usuwa. Reszta jest dowolna.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Jak na planszy</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Bierki na planszy</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Biały pion</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Biała damka</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>dowolna biała</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Czarny pion</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Czarna damka</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>dowolna czarna</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>open</source>
        <translation>dowolne</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Białe piony</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Białe damki</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Czarne piony</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Czarne damki</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, co najmniej</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, co najwyżej</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Biały pion</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Biała damka</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Czarny pion</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Czarna damka</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Gumka</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>Nie można teraz odczytać „{path}”.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Nie można było wypisać twoich kursów.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>Nie można teraz zapisać „{path}”.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>Kurs nadal jest na półce.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>Listę zachowano jako {path}. Twoje pliki są tam, gdzie były: otwórz je ponownie.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>Nie można było odczytać listy twoich kursów.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Nie można uruchomić programu dla tej gry.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Program się zakończył.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Program nie odpowiedział na czas.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>Odpowiedź programu nie jest dozwolonym ruchem.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Szukanie nie powiodło się.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Partie z tą pozycją</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>Tej pozycji nie ma w żadnej partii z biblioteki.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Prezentacja</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Komentarz</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Ruch {number} z {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>odtwarza się samo</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Pierwsza strona</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Ostatnia strona</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Strona {number} z {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>Na planszy nie ma jeszcze bierek.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>Na {detail} nie może stać pion: tam byłby damką.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>Na {detail} stoją dwie bierki.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Na tej planszy nie ma pola {detail}.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Jest za dużo bić, by rozegrać tę pozycję.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>„{detail}” nie jest pozycją; pozycja wygląda tak: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Partia {game}, wiersz {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Wiersz {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Nie ma w nim partii.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>To nie jest plik tekstowy, więc nie ma w nim partii.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>„{detail}” nie ma tu sensu.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>Ruch {detail} jest niedozwolony; pokazano ruchy przed nim.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} może oznaczać kilka ruchów; odczytano jako {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Przyjęto kodowanie liter: {detail}; może być błędne.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Tej gry Harzdame nie zna: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>Znaczniki podają dwie różne gry: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Jest zbyt długa, by ją odczytać: pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>Pozycja początkowa jest niemożliwa.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Wynik po ruchach różni się od podanego nad nimi.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Odtąd są bajty, które nie są tekstem.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>Zaczynający się tu znacznik nie ma końca; plik może być ucięty.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>Zaczynający się tu komentarz nie ma końca; plik może być ucięty.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>Zaczynający się tu wariant nie ma końca; plik może być ucięty.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>Partia się tu urywa; pokazano to, co jest wcześniej.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Problemy: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Otwieranie pliku…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Wczytywanie partii…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Przeglądanie twoich partii…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Zapisywanie…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Eksportowanie…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Sprawdzanie ksiąg debiutowych i tablic końcówek…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Obliczanie tablic końcówek</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Przeszukiwanie biblioteki…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Importowanie partii do biblioteki</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, tablica {number} z {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>zostało około {time}</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Rodzaj zadań</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Trudność</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Wszystkie rodzaje zadań</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Krótkie końcówki</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Dłuższe końcówki</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Trudne końcówki</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Zadania: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Nie można teraz odczytać twoich wyników zadań.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Zadanie dnia</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trenuj</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Do powtórki</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Moje błędy</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Szturm</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Końcówki</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Jedno zadanie dziennie, dla wszystkich to samo</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Zadania na miarę twojej siły</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>To, co się nie udało, wraca, aż to opanujesz</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Wygrane przeoczone w twoich partiach</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Ile zdołasz w trzy minuty</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Wygraj przeciw idealnej obronie</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Kombinacja</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Przełom</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Wyścig po damkę</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Polowanie na damkę</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>Na brzeg</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Wybór bicia</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Blokada</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Cichy ruch</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Białe zaczynają i wygrywają</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Czarne zaczynają i wygrywają</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ruch białych</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ruch czarnych</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Znajdź kombinację.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Znajdź bicie, które wygrywa.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Znajdź ruch, który wygrywa.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Twoje ruchy: {moves}. Najkrótsza droga: {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>Nadal wygrywasz.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Dobrze!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>A co teraz?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Tego ruchu nie można było sprawdzić.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>Nie liczy się. Spróbuj innego.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Oto rozwiązanie.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Ruch wykonuje bierka na {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Idzie na {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>To tylko remis.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Teraz wygrywają czarne.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Teraz wygrywają białe.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>To nie wygrywa.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Czarne odpowiadają {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Białe odpowiadają {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Krótszej drogi nie ma.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>Najkrótsza droga: {count}. Przejdź ją poniżej.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>To też wygrywa!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Rozwiązane!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Rozwiązane z podpowiedzią.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Właśnie tak.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>ranking {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Na razie znasz wszystkie.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Nie ma zadań dla gry {game}.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Wybierz inną grę powyżej.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>To, co się gdzieś nie uda, wraca tutaj, aż to opanujesz.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Jeszcze nie ma zadań z twoich partii.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Przejrzyj swoje partie w poszukiwaniu wygranych przeoczonych lub oddanych.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Nie ma końcówek dla gry {game}.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Pochodzą z tablic końcówek.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Trzy minuty</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Rozwiąż jak najwięcej. Są coraz trudniejsze, a każdy błąd kosztuje dziesięć sekund.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>Koniec szturmu.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Nie ma nic do powtórki.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>Następne za {count} min.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>około {rating}, wstępnie</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Zadań tej gry nie można użyć.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>Nie można odczytać {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>{name} nie zawiera zadań.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} powstało dla innych zasad.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Uszkodzone: {name}. Ponowna instalacja programu to naprawi.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Zaproszenie jako kod QR</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Twój ranking</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Rozwiązane dzisiaj: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>z rzędu: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Teraz bez trenera</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Jeszcze raz bez pomocy</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Teraz przeciwnik: {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Najpierw przeciwnik: {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>Pierwsza wygrana – przeciwnik: {name}!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Siły poziomów w tej grze jeszcze nie zmierzono.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Wynik liczy się do oceny twojej siły.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Twoja siła to około {elo}. Po kilku partiach będzie pewniejsza.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Twoja siła to około {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Twoja siła to około {elo} ({change}); oczekiwano {percent}% punktów.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Nigdzie nie podano, jaka to gra; odczytano ją jako: {game}.</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Nigdzie nie podano, jaka to gra.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>Odczytano ją jako: {game}, ale pasuje też do innych gier.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Odczytaj jako: {game}</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Tej partii nie można pokazać na planszy.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>Coś w tej partii budzi wątpliwości.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Nie całą partię udało się odczytać; reszta jest w niej zachowana.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>Obecnie nie ma tu {path}.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>Ostatnio Harzdame nie zamknięto poprawnie; nic nie przepadło.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>Zegar stoi, dopóki nie wykonasz ruchu lub nie naciśniesz P.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Niedokończona partia wróciła.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Niedokończona partia czeka w menu.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Zapis niedokończonej partii jest uszkodzony.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Jej tekst jest w menu wśród twoich partii.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Zostaje na miejscu; przy następnym starcie program znów jej poszuka.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Chwilowo nie można odczytać niedokończonej partii.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>Plik „{name}” został w międzyczasie zmieniony lub przeniesiony.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>Partia na planszy jest kompletna; przy zapisie program zapyta o plik.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>Partia wróciła na planszę.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Musisz bić.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Bierki na {squares} mogą zbić po {number}.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Mogą bić bierki na {squares}.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Bierka na {squares} zbija {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Może bić bierka na {squares}.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Musisz zbić jak najwięcej.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Tu trzeba zbić {number}, a nie tylko jedną.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Tu trzeba zbić {number}, a nie {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Piony nigdy nie cofają się.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Ta jest na razie zablokowana.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Ta bierka nie może tam pójść.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Teraz nie może w ogóle ruszyć.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Pola, na które może pójść, są podświetlone.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>To za daleko: tutaj nawet damki skaczą tylko krótko.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>To za daleko: piony skaczą tylko krótko.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Liczba ruchów tej damki z rzędu: {number}.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Rusz inną bierką.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest skończona.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>Na {origin} nie ma bierki.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>To bierka przeciwnika.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>To jeszcze nie twoja kolej.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Aby wykonać ruch, postaw bierkę na innym polu.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>Na {target} już stoi bierka.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Musisz tu bić damką.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Musisz zbić jak najwięcej damek.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Musisz zbić damki jak najwcześniej.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Musisz zbić to, co jest najwięcej warte.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>Bicie trwa: skacz dalej tą bierką.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>To za daleko: stań na {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>To za daleko: gdy ostatnią zbitą bierką jest damka, bicie kończy się na {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>Bicie idzie dalej z {squares}: stań tam.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>Ta bierka nie może bić w tym kierunku.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Piony nie mogą bić damek.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Bicie nie może zacząć się w tym kierunku.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>Droga jest zamknięta.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Nie można przeskoczyć dwóch bierek z rzędu bez odstępu między nimi.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Nie może tu przeskakiwać własnych bierek.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Znaki</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Dodaj komentarz</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Edytuj komentarz</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Komentarz do partii</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Przed wariantem {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Komentarz do {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>Po wariancie {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>Właściwy ruch</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>Z reguły po jednym każdej strony</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij ruch</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Wstaw</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>Zastąp {move}</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Wstaw po {move}</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Wstaw na początku</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Graj na planszy albo wpisz.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>„{text}” nie jest tu ruchem.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Możliwe: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Nie ma następnych ruchów.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Wszystkie następne ruchy nadal pasują: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Następne ruchy: {count}; już niepasujące: {lost}. Te trafią do usuniętych.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Raport o awarii</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>To cały raport i nikomu go nie wysłano. Nie ma w nim twojego nazwiska, partii ani folderów. Jeśli chcesz pomóc, skopiuj go lub zapisz i wyślij twórcom Harzdame e-mailem albo na forum, z krótkim opisem tego, co się właśnie działo.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Raport jest w schowku.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Tekst (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz raport</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Zapisano w „{name}”.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Przyczyna</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Nie podano przyczyny</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwarta</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Przegrana obu</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Przegląd już trwa.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Nie ma jeszcze czego przeglądać.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Przegląd ocenia ruchy partii, a ta ich nie ma.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Partia nie jest skończona.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Przegląd zdradziłby, co grać. Czeka do końca.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Przegląd przerwano.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Nic jeszcze nie znaleziono.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Przeglądu nie można było kontynuować.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>To, co znaleziono, zostaje. Partię można przejrzeć ponownie. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Wynik białych: {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>Partia jest przejrzana.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>„Cofnij” usuwa wszystko.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Dokładność: białe {white}, czarne {black}. „Cofnij” usuwa wszystko.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>Stawka była za mała, by podać dokładność.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Białe: stawka za mała, by podać dokładność, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Czarne: stawka za mała, by podać dokładność, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Białe: dokładność {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Czarne: dokładność {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>niedokładności: {inaccuracies}, błędy: {mistakes}, grube błędy: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, przeoczone kombinacje: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, znalezione jedyne ruchy: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>Przegląd „{name}” przerwano.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>W „{name}” nie przejrzano żadnej partii.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Zmienione w międzyczasie i pominięte: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Niezapisane z powodu kodowania: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Jeszcze nieprzejrzane: {count}. To samo polecenie je dokończy.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>Jest wśród nich partia na planszy; ma ona własne cofanie.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>{move} było lepsze: obiecuje {before} punktów na sto, ten ruch {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Przegląd partii</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Program ocenia każdy ruch. Słabe ruchy dostają znak, lepszy wariant i zdanie; wszystko można cofnąć naraz.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>około {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>mniej niż sekunda</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Każda jest zapisywana w pliku po przejrzeniu. Tymczasem można grać dalej.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Szybki: znajduje to, co widzi dobry gracz</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Zwykły: znajduje większość kombinacji</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Dokładny: dla ważnych partii</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>W porządku</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Powrót do zwykłej wartości: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Wyraźny czerwony brzeg jest celem strony na dole: tam jej piony zostają damkami. Blady należy do drugiej strony.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Ta strona jest złożona z zasad, według których gra program.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} – zasady</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>Ostatnim razem Harzdame nie mógł się uruchomić.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Bezpieczny start może pomóc: z domyślnymi ustawieniami, bez własnych silników i bez tego, co było otwarte. Partie i ustawienia pozostaną bez zmian.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Uruchom bezpiecznie</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Uruchom jak zwykle</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>W porządku</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>To jest bezpieczny start.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Obowiązują domyślne ustawienia, bez własnych silników; niczego nie otwarto ponownie. Wszystkie partie są na miejscu. To, co teraz ustawisz, zniknie po zamknięciu okna.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Plik „{name}” już istnieje. Zastąpić go?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Weź tamtą</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Zachowaj moją</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>Plansza pokazuje partię w jej obecnym stanie w pliku.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Ta partia jest tam teraz inna, a twoja ma niezapisane zmiany.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Tej partii już tam nie ma. Tutaj nadal jest.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Plik „{name}” został zmieniony przez inny program.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>Zapisanie umieści ją tam zamiast tamtej.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Twoja partia zostaje.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Plik „{name}” już istnieje.</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Możesz dodać tę partię do zawartych w nim albo zastąpić plik; wtedy tamte przepadną.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Dodaj do pliku</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Na 100 takich partii równych graczy białe: wygrane {won}, remisy {drawn}, przegrane {lost}.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Na 100 takich partii równych graczy czarne: wygrane {won}, remisy {drawn}, przegrane {lost}.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Białe w {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Czarne w {moves}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wygrywa, ruchy: {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>przegrywa, ruchy: {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Białe wygrywają, ruchy: {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Czarne wygrywają, ruchy: {moves}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Białe wygrywają</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Czarne wygrywają</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>Wykres oceny</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Szukaj nazwisk, imprez, znaczników i komentarzy</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Dowolny wynik</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Wygrana białych</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Wygrana czarnych</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Bez wyniku</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Dowolna gra</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Dowolne gwiazdki</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Gwiazdki, co najmniej</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Impreza</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>Od roku</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>Do roku</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Debiut: pierwsze ruchy</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Plik lub folder</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Dowolna pozycja</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Pozycja na planszy</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Wzorzec lub materiał…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>Także z zamienionymi kolorami</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Dokładna pozycja</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Wzorzec</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, dowolna strona</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Pozycja: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Tych ruchów nie można wykonać.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>Na {squares} nie mogą stać piony: tam byłyby damkami.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>Partia byłaby tu skończona: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Tę pozycję można rozegrać.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Bierka na {square} stoi na brzegu, więc niczego nie przesunięto.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Bierki na {squares} stoją na brzegu, więc niczego nie przesunięto.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Strona jak w partii</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Zobacz planszę z tej strony, z której widać partię; inaczej od strony białych</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>W lustrzanym odbiciu ta gra nie byłaby taka sama</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Przesuń wszystkie bierki w górę</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Przesuń wszystkie bierki w prawo w górę</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Przesuń wszystkie bierki w prawo</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Przesuń wszystkie bierki w prawo w dół</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Przesuń wszystkie bierki w dół</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Przesuń wszystkie bierki w lewo w dół</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Przesuń wszystkie bierki w lewo</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Przesuń wszystkie bierki w lewo w górę</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Okno główne</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Wygląd i język</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Silnik</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Wysoki kontrast, jasny</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Wysoki kontrast, ciemny</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Menu i komunikatów. *: szuka jeszcze czytelnika, dla którego jest językiem ojczystym.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Jasny lub ciemny; wysoki kontrast ma własną planszę.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Tekst zasad</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>Rozmiar tekstu na stronach z zasadami.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Strona główna na początku</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Jest widoczna, dopóki nie zagrasz lub czegoś nie otworzysz.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielona</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieska</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Szara</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Wyłączone</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Wolno</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalnie</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Szybko</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>Wygląd pól, gdy kontrast nie jest wysoki.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Współrzędne</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>Nazwy pól widać na brzegu planszy.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Pełne bicia</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Bicia zapisuje się z każdym polem, nie tylko pierwszym i ostatnim.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Możliwe pola</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Pola, na które może pójść podniesiona bierka, są oznaczone.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animacja</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>Jak szybko poruszają się bierki; jak w systemie: bez ruchu, gdy system woli go mniej.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Ustawiaj od swojej strony</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>Edytor pozycji pokazuje planszę z tej strony, z której ją widzisz.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Naturalnie</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Spokojnie</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Bez księgi debiutowej</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Tylko najlepsze ruchy</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Trochę urozmaicenia</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Dużo urozmaicenia</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Tylko przy pełnej sile</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>Na każdym poziomie</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Tempo komputera</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Jak szybko widać odpowiedź komputera.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Debiuty</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Jak bardzo komputer urozmaica pierwsze ruchy.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>Komputer poddaje przegrane partie</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>W przeciwnym razie gra do końca.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>Myśl w moim czasie</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>Przy pełnej sile komputer myśli, gdy ty myślisz.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Przypominaj o obowiązku bicia</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Na początku: dwa razy w każdej rodzinie gier. Menu mówi to w każdej chwili.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>Zegar chodzi przed pierwszym ruchem</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>W przeciwnym razie rusza po pierwszym ruchu białych.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Przerwa między ruchami komputerów</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Gdy komputery grają ze sobą, a ty patrzysz.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje nazwisko</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Widnieje w zapisach twoich partii.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Twój ranking</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Także do zapisu partii; 0 oznacza brak.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Cicho</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Głośno</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Słychać ruchy, bicia, promocje i koniec partii.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>Zegar dzwoni, gdy czasu jest mało</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Tylko dla twojego czasu.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Szybki</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Dokładny</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Ile mówi podczas twojej gry z komputerem.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Podpowiedzi krok po kroku</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Podpowiedź pokazuje najpierw bierkę, potem jej pole, potem powód.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>Jak głęboko sięga następny przegląd partii.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>Widać punkty zwrotne przejrzanej partii.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Od strony białych</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Od strony na posunięciu</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Moje partie</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Księga debiutowa</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Ile wariantów pokazuje analiza.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Strzałka najlepszego ruchu</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>Najlepszy znaleziony ruch to strzałka na planszy.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Strzałka groźby</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Co zagrałby przeciwnik, gdyby był na posunięciu.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Oceny</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>Strona, z której punktu widzenia podaje się oceny.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Analiza podczas gry</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>W przeciwnym razie odpoczywa w partiach z komputerem.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Zapisuj oceny w partii</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>Także w partiach, które ich nie miały; są wtedy z nimi zapisywane.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Partie eksploratora</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Gdzie szuka tego, co zagrano w danej pozycji.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Pełne ruchy</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Każdy ruch</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Krytyczne momenty</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Przerwa między ruchami</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>Jak szybko partia odtwarza się sama.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Rzeczywisty czas partii</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Ruchy trwają tyle, ile trwały, jeśli partia to podaje.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Zatrzymuj się przy komentarzach</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Odtwarzana partia czeka tam, gdzie jest coś do przeczytania.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>Na końcu zacznij od nowa</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Odtwarzana partia nigdy sama się nie zatrzymuje.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Plansze na pasku</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Pozycje, które pokazuje pasek małych plansz.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Automatycznie ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Pamięć</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Do analizy i gry z pełną siłą.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Wątki</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Ile rdzeni tego komputera myśli przy pełnej sile.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Używaj tablic końcówek</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Końcówki są grane i analizowane według tablic, które znają wynik.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Pamięć do obliczania tablic</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Tylko podczas obliczania tablic końcówek.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Nic nie słychać: potrzebny jest jeden z programów {programs}.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Nic nie słychać: system nie mógł odtworzyć dźwięku.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Szukaj ustawień</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Żadne ustawienie się tak nie nazywa.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Klawiatura</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Resetuj ten dział</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Resetuj wszystko</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Działy</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Zmieniono kilka ustawień.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>Wszystkie polecenia znów mają własne klawisze.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>„{subject}” jest jak na początku.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Wszystkie ustawienia są jak na początku.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>Przejęto ustawienia z „{name}”.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Ustaw pozycję</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Na posunięciu</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Pozycja jako tekst (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>Pozycja jako tekst (FEN); wpisz ją tu lub wklej</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Pozycja początkowa</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Lewy przycisk stawia, prawy usuwa, przeciąganie przesuwa. Klawisze: strzałki, 1–5, spacja, Delete.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Wszystkie bierki</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Jako tekst</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Badanie bić…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Tablice końcówek: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Zmień nazwisko gracza</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nowe nazwisko</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>jak w każdej partii</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Szerokość listy</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Inna osoba</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Pisownia nazwisk</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Szczegolew, Wiaczesław; Shchegolev, V.; Щёголев, Вячеслав</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Osoby, po jednej w wierszu</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>Jedna osoba w wierszu, warianty pisowni oddzielone średnikami. Wyszukiwanie znajdzie ją pod każdym z nich.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Logarytm ilorazu wiarygodności {ratio}; rozstrzygnięcie przy {low} lub {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>biała damka</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>biały pion</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>czarna damka</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>czarny pion</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>podniesiona</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>można tu pójść</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>musi bić</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>może ruszyć</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Nic.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Piony: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Damki: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Ruch wstecz</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Ruch naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>Poprzedni krok (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>Następny krok (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Podpowiedź (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>Ruch, o który chodziło (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Rozdział {number} z {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Następny rozdział</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Tylko biblioteka</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>Partię zapisano w „{name}” i w bibliotece.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>Partia w bibliotece jest teraz taka, jak na planszy.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>W bibliotece nie ma twoich zmian w tej partii.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Zmieniono ją tam lub usunięto w międzyczasie i tak pozostaje.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>Rozwiązane: {count}</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Najlepszy wynik: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Nieudane: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Błąd: dziesięć sekund mniej</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>Z rzędu: {count}</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Wygrana – {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Remis – {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Przegrana – {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>potem {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>Według koloru</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>Według przeciwnika</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>Według długości</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>Według debiutu</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Twoje Elo po każdej partii</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Siła i styl</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Siła gry</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Styl</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Czas do namysłu</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>Wyrównana gra: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Elo {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>najwyżej {number} s na ruch</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Twoja siła gry</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Wyrównana gra: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Twoje wyniki</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Nieznana dla tej gry</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Jeszcze za mało partii</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Elo {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Graj z komputerem bez pomocy: bez podpowiedzi, cofania i analizy obok partii. Po trzech partiach siła będzie znana.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Siły poziomów w tej grze jeszcze nie zmierzono.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>Po trzech partiach z komputerem twoja siła będzie znana.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>To miara własna programu; nie da się jej porównać z rankingiem klubowym.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie partie</translation>
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
        <translation>Początek</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Pełne ruchy</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Każdy ruch</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Krytyczne momenty</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Co pokazuje pasek</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Zamknij pasek</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>W tej partii nie da się żadnego znaleźć.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Nie ma tu partii, która może być rozdziałem.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Ta pozycja</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Ta pozycja, do znalezienia następny ruch</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Cała partia</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>Do „{name}” niczego nie dodano.</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Jest to teraz w kursie „{name}”.</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Czytaj ponownie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Zdejmij z półki</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Plik zostaje na swoim miejscu.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Pliku nie można teraz odczytać.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Pliku teraz nie ma.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Wszystkie kursy</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Graj z przeciwnikiem: {name}</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Dobrze!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Też dobrze! Kurs idzie dalej tym ruchem.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Nie ten. Zobacz dlaczego:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Nie ten. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Jaki ruch wybierasz? Wykonaj go na planszy.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>Eksportuj kurs</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Zapisano „{name}”.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Pokaże ją każda przeglądarka, także bez sieci: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>Kurs zdjęto z półki; jego plik jest tam, gdzie był.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Otwórz kurs</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Zapisz kurs</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Nowy kurs</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nazwa kursu</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Nowy kurs…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Otwórz plik…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Wprowadzenie</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Kursy</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Kursy do czytania krok po kroku. Gdy kurs pyta o ruch, zagraj go na planszy.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Inna gra w pięć minut</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Wprowadzenie pyta o ruchy na planszy, od pierwszego do końca partii.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Moje kursy</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Kurs to plik z partiami: utwórz go z własnych pozycji i partii.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Wszystkie kursy</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edycja</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Pisz rozdziały, dodawaj ruchy, zadawaj pytania</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Kursy</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} – kurs</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Napastnik</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Lubi wymieniać</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Unika wymian</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Trzyma tylny rząd</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Gra po brzegach</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Trzyma się razem</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Spieszy po damkę</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Bez upodobań</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Idzie naprzód i grozi, gdzie tylko może.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Proponuje wymiany, by uprościć pozycję.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Utrzymuje napięcie i bierki.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Opuszcza tylne rzędy późno i niechętnie.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Czuje się bezpiecznie tam, gdzie można go zaatakować z niewielu stron.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Prowadzi piony ramię w ramię.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Wysyła naprzód najdalej wysunięty pion.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Gra to, co uważa za najlepsze.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Są już wszystkie tablice dla tej pozycji.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Obliczyć tablice końcówek?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Sprawdzić dokładnie, kto wygrywa tę końcówkę i jak?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>W tym czasie można grać dalej i w każdej chwili przerwać.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Oblicz</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Uczestnik</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Względem średniej wszystkich, z błędem 95%</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Usterki</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Partie przegrane przez awarię, niedozwolony lub spóźniony ruch</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>wygrane: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>remisy: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>przegrane: {count}</translation>
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
        <translation>Tablice: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Pozycje: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Czas: około {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Pamięć w tym czasie: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>Na dysku: około {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Te tablice potrzebują więcej pamięci, niż wolno.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Obliczanie wymaga {needed}; w menu „Tablice końcówek” dozwolono {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Obliczanie przerwano.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Gotowe tablice zachowano: {made} z {wanted}.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Tablice końcówek są gotowe.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Obliczanie tablic końcówek nie powiodło się.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>To, co gotowe, zachowano.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>W tym folderze żaden plik nie może być tak duży.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>Do tego folderu nie można zapisywać.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Za mało pamięci.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Białe wygrywają, ruchy: {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Czarne wygrywają, ruchy: {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>wygrywa, ruchy: {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>przegrywa, ruchy: {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Nie można użyć tablicy końcówek.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>Nie można odczytać {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} nie jest tablicą końcówek.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>{name} powstało dla innej gry lub innych zasad.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>Uszkodzone: {name}. Ponowne obliczenie to naprawi.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Dane partii</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Wszystko inne w pliku pozostaje bez zmian co do znaku.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Impreza</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Także w plikach, z których pochodzą</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Także w pliku, z którego pochodzi</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Sprawdzanie ruchu</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Debiut</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Remis po 50 ruchach bez postępu</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Każda strona może wykonać 50 ruchów bez bicia i bez ruchu pionem; potem jest remis.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Wolno cofać ruchy</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Jak wyżej</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Zmiana po każdej partii</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Zwykła pozycja</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Pozycja na planszy</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Imię, pod którym cię znają</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> minut na stronę</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Czas</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Zaproponować remis?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Poddać partię?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: wprowadzenie</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Witaj</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Teraz graj</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Nowe dla znających grę {known}: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Poza planszą i ustawieniem zasady są takie jak w grze {known}.</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Wiesz już, co potrzeba. Przycisk poniżej zaczyna partię. Gra: {game}, przeciwnik: {name}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>Inaczej w: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>To bierka na {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Pierwszy ruch</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Wykonaj dowolny pierwszy ruch.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>Tak zaczyna się partia.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Jak chodzą piony</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Rusz pionem z {origin} na {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Jeden krok to cały ruch piona.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>To też krok, ale idź na {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Przez własne piony</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Doprowadź pion na {target} skokiem przez własne piony.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>Cały szereg przeskoczono w jednym ruchu i niczego nie zbito.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>To krok, a nie skok. Cel to {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Jak biją piony</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Zbij czarny pion.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Przez niego na puste pole za nim: pion znika.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>W bok</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Zbij czarny pion, który stoi obok twojego.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Piony biją także w bok.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>Także do tyłu</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Zbij pion, który jest już za twoim.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Piony biją też do tyłu, choć nigdy tak nie chodzą.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Nigdy do tyłu</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Blisko twojego piona są dwa piony. Zbij ten, który możesz.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>Drugi jest za nim, a piony tutaj nie biją do tyłu.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Jak zaczyna się bicie</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Bij. Zwróć uwagę, jak bicie musi się zacząć.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>Droga wstecz jest otwarta tylko w trakcie bicia.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Piony nie zbiją damek</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Obok twojego piona stoją pion i damka. Zbij to, co on może zbić.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>Damki nie można było zbić: damkę bije tylko damka.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Obowiązek</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Wykonaj jedyny dozwolony ruch.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Można było bić, więc drugi pion musiał zaczekać.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Kilka w jednym ruchu</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Zbij wszystko, co możesz. Klikaj pola, na których stajesz, albo tylko ostatnie.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>Ruch kończy się dopiero tam, gdzie nic więcej nie można zbić.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Jak najwięcej</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Jest więcej niż jedno bicie, ale tylko jedno jest dozwolone. Które?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>Zbija najwięcej bierek, więc nie było wyboru.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>Damka ma pierwszeństwo</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Bić mogą damka i pion, ale wolno tylko jednej z tych bierek. Której?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>Musiała to zrobić damka.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Damki przed pionami</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Możliwych jest kilka bić, ale tylko jedno jest dozwolone. Które?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>Zbija najwięcej damek.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Damka jak najwcześniej</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Kilka bić zbija tyle samo w innej kolejności. Które jest dozwolone?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>To, które najwcześniej dochodzi do damki.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Co jest najwięcej warte</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>To, co zbija, jest najwięcej warte.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>Wybór należy do ciebie</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Możesz zbić więcej lub mniej. Tym razem zbij mniej.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Mniej też wolno; ale każde wybrane bicie idzie do końca.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>To też wolno i zbija więcej. Tym razem zbij mniej.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Promocja na damkę</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Zdobądź damkę.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Promocja: pozostaje damką, dopóki nie zostanie zbita.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Ten pion jeszcze nie dochodzi. Zdobądź damkę.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Minąć to nie skończyć</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Bij. Czy pion zostanie damką?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Tylko minął pola promocji i pozostaje pionem.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Promocja i koniec ruchu</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Bij. Gdzie bicie się kończy?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>Pion jest teraz damką, ale w tym ruchu więcej nie bije.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Promocja po drodze</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Bij i nie zatrzymuj się za wcześnie.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>W środku ruchu został damką i bił dalej jako damka.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Jak chodzą damki</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Idź damką na {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>Tak porusza się damka.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Tam też może pójść, ale idź na {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Jak biją damki</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Bij damką.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>To, czego damka może sięgnąć, jest w niebezpieczeństwie.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Damka bije kilka bierek</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Zbij więcej niż jedną bierkę. Uważaj, gdzie staje damka.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>To, gdzie stanęła, zdecydowało, co mogła zbić dalej.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Gdzie musi stanąć</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Bij damką. Uważaj, gdzie musi stanąć.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Musiała stanąć tam, skąd mogła bić dalej.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>Za damką</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Ponieważ ostatnią zbitą bierką była damka, twoja stoi tuż za nią.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Bez zawracania</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Bij damką. Po drodze nie może zawrócić w miejscu.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Gdyby mogła zawrócić, dozwolone byłyby tu inne ruchy.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Znikają od razu</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Bij damką. To, co zbija, od razu schodzi jej z drogi.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Gdyby zostawały do końca, dozwolone byłyby tu inne ruchy.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Znikają na końcu</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Bij damką. To, co zbija, stoi jej na drodze do końca.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Gdyby znikały od razu, dozwolone byłyby tu inne ruchy.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Zagrożone piony i groźby</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Jeden z twoich pionów jest zagrożony. Znajdź dozwolony krok.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Inny krok stworzyłby groźbę, a to jest teraz zabronione.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Damka, która dość się nachodziła</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Ta damka wykonała już wszystkie dozwolone ruchy z rzędu. Wykonaj ruch.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Teraz damka jest znów wolna.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Jeden na jednego</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Bij i zobacz, co stanie się z partią.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>Po jednej bierce: od razu remis.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Wygrana bez bicia</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Wygraj od razu: zostaw czarne bez ruchu.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>Czarne mają bierki, ale żadna nie może ruszyć.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>Czarne mają jeszcze ruch. Nie zostaw żadnego.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Przegraj i wygraj</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Oddaj swój ostatni pion.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Czarne muszą go zbić i wygrywasz.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Tam czarne nie muszą go bić. Oddaj go od razu.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>Pierwsza damka wygrywa</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Wygraj od razu: zdobądź damkę.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Damka – i partia wygrana.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>System kołowy</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Jeden na wszystkich</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>System pucharowy</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>System szwajcarski</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Każdy gra z każdym.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Pierwszy uczestnik gra z każdym z pozostałych.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Kto przegrywa, odpada. Remisowe mecze się powtarza; na końcu decyduje losowanie.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>W każdej rundzie spotykają się uczestnicy o podobnej liczbie punktów, nikt z tym samym dwa razy.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>przekroczony czas</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>niedozwolony ruch</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>awaria programu</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>rozstrzygnięta</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>za długa</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Test otwarty: {low} czy {high} Elo – {name}?</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Test rozstrzygnięty: {high} Elo – {name}, a nie {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Test rozstrzygnięty: {low} Elo – {name}, a nie {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>Nie ma już wśród twoich silników: {name}.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Dodaj go ponownie, a partię będzie można rozegrać.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>to nie jest zapis turnieju</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>zapisała to nowsza wersja</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>jest za duży</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>nie można odczytać: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>Nie można odczytać {name}.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Plik jest w {folder} i pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Turniej nie może się zacząć.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Turnieju nie można kontynuować.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Każdą zakończoną partię zachowano.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Rozgrywa go teraz inne okno.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>Nie można uruchomić {name}.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name} nie gra w tę grę.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name}: koniec programu zamiast odpowiedzi.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name} nie odpowiada.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name} zgłasza błąd.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>{name}: odpowiedzi nie mają sensu.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name} nie ma księgi debiutowej dla tej gry.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name} nie ma tablic końcówek dla tej gry.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>{name}: nie można użyć potrzebnego pliku.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name}: takiego ograniczenia nie da się narzucić.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>Nie można zapisać {name}.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} nie jest plikiem tekstowym.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>{name} nie zawiera debiutów.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>Debiutu nie można rozegrać: {name}.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Za mało różnych debiutów: wybierz mniej partii.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Proces, który grał partię, nagle się zakończył.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} („{words}”)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Zakończ, gdy test rozstrzygnie (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Rozpocznij</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s na ruch</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} min + {seconds} s na ruch</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Losowe i wyrównane</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Z księgi debiutowej</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Z pliku…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>ile trzeba</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Turniej, {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Partie między dwoma</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Liczba kolejek</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Dogrywki najwyżej</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Czas do namysłu</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Debiuty</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Partie naraz</translation>
    </message>
    <message>
        <source>or</source>
        <translation>lub</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Dolne Elo</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Górne Elo</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Elo pierwszego</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Uczestnicy</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>Turniej wymaga co najmniej dwóch uczestników.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Pierwsze Elo testu musi być niższe niż drugie.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Wybierz plik z debiutami.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Z ludźmi komputer gra na czas, a nie na liczbę pozycji.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Debiuty: partie lub pozycje</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Turnieju nie można usunąć.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Turnieju nie można przywrócić.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Powrót do turnieju</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Turniej został przerwany.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Wszystkie zakończone partie zachowano, a pozostałe można jeszcze rozegrać.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>Wynik jest w tabeli turnieju.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Punkty zwrotne</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Wpisz też pola pośrednie, jak w {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Pasuje kilka ruchów.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>„{text}” nie jest ruchem.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Wpisz na przykład {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Brakuje części okna.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Możesz grać na planszy. Jeśli po następnym uruchomieniu nadal jej brakuje, wyślij raport twórcom Harzdame. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Coś poszło nie tak.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Partia nadal tu jest; warto ją teraz zapisać. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame zachowuje to, co napisano.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame zachowuje to, co napisano, i sam próbuje ponownie.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (odzyskany)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Chwilowo nie wszystko można zachować.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>To, co grasz i ustawiasz, zostanie zapisane, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>To, co grasz i ustawiasz, przepadnie po zamknięciu Harzdame.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Stanie się to, gdy tylko odpowie.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Próby są stale ponawiane.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Nie wszystko jest jeszcze na dysku.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Jeśli zamkniesz teraz, biblioteka będzie miała tylko to, co dotąd wczytano.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Jeśli zamkniesz teraz, to przepadnie.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Dopóki to pytanie jest otwarte, Harzdame zamknie się sam, gdy wszystko zostanie zapisane.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>Nie wolno niczego zapisywać w {folder}.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Nie ma folderu {folder}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>„{name}”</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Jeszcze do zapisania: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>ta partia</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>rozegrane partie</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>partie do biblioteki</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>reszta importu</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>zmiany w bibliotece</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>partie turnieju</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>twój repertuar</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>twoje kursy</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>twoje odpowiedzi z ćwiczeń</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>wyniki zadań</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>to, co można cofnąć w plikach</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ustawienia</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>partie i ustawienia</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Zamknij Harzdame</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Nie zamykaj</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Zamknij mimo to</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Zapisz to, co niezachowane</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Zapisano w „{name}”.</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Tablice końcówek, jakby jedna damka mogła chodzić bez końca</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Tablice końcówek</translation>
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
        <translation>Silnik</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Protokoły</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Folder danych</translation>
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
        <translation>Czas między dwoma ruchami</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Najszybciej, jak się da</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} s na ruch</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>Odtąd gra człowiek – {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Białe: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Czarne: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Partia {id}, półruch {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>Komputer gra poniżej swojej siły.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>Nie można odczytać {name}: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>{name} nie zawiera wyuczonych wag.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>{name} powstało dla innych zasad.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Uszkodzone: {name}. Zainstaluj program ponownie, aby to naprawić.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Przerwij</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Wczytywanie plików…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Przerywanie…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Gra: {name}</translation>
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
        <translation>Rok</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Nazwisko</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>Ranking do zapisu partii</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln sześciokąt.</numerusform>
            <numerusform>%Ln sześciokąty.</numerusform>
            <numerusform>%Ln sześciokątów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, %Ln pole jednego koloru.</numerusform>
            <numerusform>{size}, %Ln pola jednego koloru.</numerusform>
            <numerusform>{size}, %Ln pól jednego koloru.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, całe %Ln pole.</numerusform>
            <numerusform>{size}, wszystkie %Ln pola.</numerusform>
            <numerusform>{size}, wszystkie %Ln pól.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>Po %Ln pionie</numerusform>
            <numerusform>Po %Ln piony</numerusform>
            <numerusform>Po %Ln pionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} i jeszcze %Ln</numerusform>
            <numerusform>{moves} i jeszcze %Ln</numerusform>
            <numerusform>{moves} i jeszcze %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Różnią się w %Ln punkcie.</numerusform>
            <numerusform>Różnią się w %Ln punktach.</numerusform>
            <numerusform>Różnią się w %Ln punktach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln jest teraz wśród usuniętych.</numerusform>
            <numerusform>%Ln są teraz wśród usuniętych.</numerusform>
            <numerusform>%Ln jest teraz wśród usuniętych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>%Ln partia w jednym pliku, który działa w każdej przeglądarce, bez sieci.</numerusform>
            <numerusform>%Ln partie w jednym pliku, który działa w każdej przeglądarce, bez sieci.</numerusform>
            <numerusform>%Ln partii w jednym pliku, który działa w każdej przeglądarce, bez sieci.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Jest %Ln ćwiczenie.</numerusform>
            <numerusform>Są %Ln ćwiczenia.</numerusform>
            <numerusform>Jest %Ln ćwiczeń.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Przejrzyj wybraną %Ln partię…</numerusform>
            <numerusform>Przejrzyj wybrane %Ln partie…</numerusform>
            <numerusform>Przejrzyj wybrane %Ln partii…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>%Ln edytowanej przez ciebie partii nie ma już tam w dawnej postaci; patrz „Moje partie”.</numerusform>
            <numerusform>%Ln edytowanych przez ciebie partii nie ma już tam w dawnej postaci; patrz „Moje partie”.</numerusform>
            <numerusform>%Ln edytowanych przez ciebie partii nie ma już tam w dawnej postaci; patrz „Moje partie”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} z %Ln partii</numerusform>
            <numerusform>{shown} z %Ln partii</numerusform>
            <numerusform>{shown} z %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>W menu czeka jeszcze %Ln niedokończona partia.</numerusform>
            <numerusform>W menu czekają jeszcze %Ln niedokończone partie.</numerusform>
            <numerusform>W menu czeka jeszcze %Ln niedokończonych partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>Przeczytane rozdziały: {done} z %Ln</numerusform>
            <numerusform>Przeczytane rozdziały: {done} z %Ln</numerusform>
            <numerusform>Przeczytane rozdziały: {done} z %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>Rozegrane partie: {played} z %Ln</numerusform>
            <numerusform>Rozegrane partie: {played} z %Ln</numerusform>
            <numerusform>Rozegrane partie: {played} z %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>%Ln zadanie do powtórki</numerusform>
            <numerusform>%Ln zadania do powtórki</numerusform>
            <numerusform>%Ln zadań do powtórki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>%Ln zadanie z twoich partii</numerusform>
            <numerusform>%Ln zadania z twoich partii</numerusform>
            <numerusform>%Ln zadań z twoich partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>%Ln liczona partia, wygrane: {won}</numerusform>
            <numerusform>%Ln liczone partie, wygrane: {won}</numerusform>
            <numerusform>%Ln liczonych partii, wygrane: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>Pokonani przeciwnicy: {beaten} z %Ln</numerusform>
            <numerusform>Pokonani przeciwnicy: {beaten} z %Ln</numerusform>
            <numerusform>Pokonani przeciwnicy: {beaten} z %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>Etykietę „{label}” zdjęto z %Ln partii.</numerusform>
            <numerusform>Etykietę „{label}” zdjęto z %Ln partii.</numerusform>
            <numerusform>Etykietę „{label}” zdjęto z %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln partia opuściła folder.</numerusform>
            <numerusform>%Ln partie opuściły folder.</numerusform>
            <numerusform>%Ln partii opuściło folder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln partia straciła swoje gwiazdki.</numerusform>
            <numerusform>%Ln partie straciły swoje gwiazdki.</numerusform>
            <numerusform>%Ln partii straciło swoje gwiazdki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>Z biblioteki usunięto %Ln partię.</numerusform>
            <numerusform>Z biblioteki usunięto %Ln partie.</numerusform>
            <numerusform>Z biblioteki usunięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln partia ({numbers})</numerusform>
            <numerusform>{file}, %Ln partie ({numbers})</numerusform>
            <numerusform>{file}, %Ln partii ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln partia z tą pozycją</numerusform>
            <numerusform>%Ln partie z tą pozycją</numerusform>
            <numerusform>%Ln partii z tą pozycją</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Dane %Ln partii</numerusform>
            <numerusform>Dane %Ln partii</numerusform>
            <numerusform>Dane %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: dodano %Ln partię, pominięto {duplicates}</numerusform>
            <numerusform>{file}: dodano %Ln partie, pominięto {duplicates}</numerusform>
            <numerusform>{file}: dodano %Ln partii, pominięto {duplicates}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>Zmienione partie: {done} z %Ln</numerusform>
            <numerusform>Zmienione partie: {done} z %Ln</numerusform>
            <numerusform>Zmienione partie: {done} z %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Otwarte pliki: tylko {opened} z %Ln.</numerusform>
            <numerusform>Otwarte pliki: tylko {opened} z %Ln.</numerusform>
            <numerusform>Otwarte pliki: tylko {opened} z %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>I jeszcze %Ln problem.</numerusform>
            <numerusform>I jeszcze %Ln problemy.</numerusform>
            <numerusform>I jeszcze %Ln problemów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Usunięto %Ln partię.</numerusform>
            <numerusform>Usunięto %Ln partie.</numerusform>
            <numerusform>Usunięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>W „{name}” zapisano %Ln partię.</numerusform>
            <numerusform>W „{name}” zapisano %Ln partie.</numerusform>
            <numerusform>W „{name}” zapisano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Wyższy poziom wygrywa z nim około {won} z %Ln partii.</numerusform>
            <numerusform>Wyższy poziom wygrywa z nim około {won} z %Ln partii.</numerusform>
            <numerusform>Wyższy poziom wygrywa z nim około {won} z %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Wygrywa około {won} z %Ln partii z niższym poziomem.</numerusform>
            <numerusform>Wygrywa około {won} z %Ln partii z niższym poziomem.</numerusform>
            <numerusform>Wygrywa około {won} z %Ln partii z niższym poziomem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln debiut</numerusform>
            <numerusform>%Ln debiuty</numerusform>
            <numerusform>%Ln debiutów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>najwyżej %Ln sekunda na ruch</numerusform>
            <numerusform>najwyżej %Ln sekundy na ruch</numerusform>
            <numerusform>najwyżej %Ln sekund na ruch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>Białe mają o %Ln pion mniej</numerusform>
            <numerusform>Białe mają o %Ln piony mniej</numerusform>
            <numerusform>Białe mają o %Ln pionów mniej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>Czarne mają o %Ln pion mniej</numerusform>
            <numerusform>Czarne mają o %Ln piony mniej</numerusform>
            <numerusform>Czarne mają o %Ln pionów mniej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Bije jedną bierkę.</numerusform>
            <numerusform>Bije bierki: {number}.</numerusform>
            <numerusform>Bije bierki: {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Przeciwnik musi zbić co najmniej jedną bierkę.</numerusform>
            <numerusform>Przeciwnik musi zbić bierki, co najmniej: {number}.</numerusform>
            <numerusform>Przeciwnik musi zbić bierki, co najmniej: {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>Pion na {squares} mógł zostać zbity; teraz nic nie jest zagrożone.</numerusform>
            <numerusform>Piony na {squares} mogły zostać zbite; teraz nic nie jest zagrożone.</numerusform>
            <numerusform>Piony na {squares} mogły zostać zbite; teraz nic nie jest zagrożone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Grozi zbiciem jednej bierki.</numerusform>
            <numerusform>Grozi zbiciem bierek: {number}.</numerusform>
            <numerusform>Grozi zbiciem bierek: {number}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: na razie %Ln partia</numerusform>
            <numerusform>{file}: na razie %Ln partie</numerusform>
            <numerusform>{file}: na razie %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>Dodano %Ln ruch – {side}.</numerusform>
            <numerusform>Dodano %Ln ruchy – {side}.</numerusform>
            <numerusform>Dodano %Ln ruchów – {side}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>%Ln inna partia w nim pozostaje bez zmian.</numerusform>
            <numerusform>%Ln inne partie w nim pozostają bez zmian.</numerusform>
            <numerusform>%Ln innych partii w nim pozostaje bez zmian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Znane ruchy: {known} z %Ln.</numerusform>
            <numerusform>Znane ruchy: {known} z %Ln.</numerusform>
            <numerusform>Znane ruchy: {known} z %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>Następna powtórka za %Ln dzień.</numerusform>
            <numerusform>Następna powtórka za %Ln dni.</numerusform>
            <numerusform>Następna powtórka za %Ln dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Zobacz, gdzie przepadła %Ln bierka</numerusform>
            <numerusform>Zobacz, gdzie przepadły %Ln bierki</numerusform>
            <numerusform>Zobacz, gdzie przepadło %Ln bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Dziś %Ln liczona partia, wygrane: {won}.</numerusform>
            <numerusform>Dziś %Ln liczone partie, wygrane: {won}.</numerusform>
            <numerusform>Dziś %Ln liczonych partii, wygrane: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Można to zrobić w %Ln ruchu.</numerusform>
            <numerusform>Można to zrobić w %Ln ruchach.</numerusform>
            <numerusform>Można to zrobić w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>Wygrana w %Ln ruchu!</numerusform>
            <numerusform>Wygrana w %Ln ruchach!</numerusform>
            <numerusform>Wygrana w %Ln ruchach!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>Następne za %Ln godzinę.</numerusform>
            <numerusform>Następne za %Ln godziny.</numerusform>
            <numerusform>Następne za %Ln godzin.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>Następne za %Ln dzień.</numerusform>
            <numerusform>Następne za %Ln dni.</numerusform>
            <numerusform>Następne za %Ln dni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Najdłuższa seria bez porażki: %Ln partia.</numerusform>
            <numerusform>Najdłuższa seria bez porażki: %Ln partie.</numerusform>
            <numerusform>Najdłuższa seria bez porażki: %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Mniej niż %Ln ruch</numerusform>
            <numerusform>Mniej niż %Ln ruchy</numerusform>
            <numerusform>Mniej niż %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>Od {least} do %Ln ruchu</numerusform>
            <numerusform>Od {least} do %Ln ruchów</numerusform>
            <numerusform>Od {least} do %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln ruch i więcej</numerusform>
            <numerusform>%Ln ruchy i więcej</numerusform>
            <numerusform>%Ln ruchów i więcej</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Jest %Ln ruch do odgadnięcia.</numerusform>
            <numerusform>Są %Ln ruchy do odgadnięcia.</numerusform>
            <numerusform>Jest %Ln ruchów do odgadnięcia.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>Punkty: {points} z %Ln</numerusform>
            <numerusform>Punkty: {points} z %Ln</numerusform>
            <numerusform>Punkty: {points} z %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>Na 100 takich partii daje o %Ln punkt mniej niż najlepszy ruch.</numerusform>
            <numerusform>Na 100 takich partii daje o %Ln punkty mniej niż najlepszy ruch.</numerusform>
            <numerusform>Na 100 takich partii daje o %Ln punktów mniej niż najlepszy ruch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Przejrzana zostanie %Ln partia.</numerusform>
            <numerusform>Przejrzane zostaną %Ln partie.</numerusform>
            <numerusform>Przejrzanych zostanie %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>Wcześniej przejrzane i pomijane: %Ln.</numerusform>
            <numerusform>Wcześniej przejrzane i pomijane: %Ln.</numerusform>
            <numerusform>Wcześniej przejrzane i pomijane: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>Partie: {done} z %Ln, {percent}%</numerusform>
            <numerusform>Partie: {done} z %Ln, {percent}%</numerusform>
            <numerusform>Partie: {done} z %Ln, {percent}%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>Ocenione pozycje: {known} z %Ln. „Cofnij” usuwa wszystko.</numerusform>
            <numerusform>Ocenione pozycje: {known} z %Ln. „Cofnij” usuwa wszystko.</numerusform>
            <numerusform>Ocenione pozycje: {known} z %Ln. „Cofnij” usuwa wszystko.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>W „{name}” przejrzano %Ln partię.</numerusform>
            <numerusform>W „{name}” przejrzano %Ln partie.</numerusform>
            <numerusform>W „{name}” przejrzano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Tablice końcówek są na najwyżej %Ln bierkę</numerusform>
            <numerusform>Tablice końcówek są na najwyżej %Ln bierki</numerusform>
            <numerusform>Tablice końcówek są na najwyżej %Ln bierek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>%Ln bierka nie ma miejsca na tej planszy.</numerusform>
            <numerusform>%Ln bierki nie mają miejsca na tej planszy.</numerusform>
            <numerusform>%Ln bierek nie ma miejsca na tej planszy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln rozdział</numerusform>
            <numerusform>%Ln rozdziały</numerusform>
            <numerusform>%Ln rozdziałów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>Kurs ma najwyżej %Ln rozdział.</numerusform>
            <numerusform>Kurs ma najwyżej %Ln rozdziały.</numerusform>
            <numerusform>Kurs ma najwyżej %Ln rozdziałów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln małe zadanie, od pierwszego ruchu do końca partii.</numerusform>
            <numerusform>%Ln małe zadania, od pierwszego ruchu do końca partii.</numerusform>
            <numerusform>%Ln małych zadań, od pierwszego ruchu do końca partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln okres</numerusform>
            <numerusform>, %Ln okresy</numerusform>
            <numerusform>, %Ln okresów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} na %Ln ruch</numerusform>
            <numerusform>{time} na %Ln ruchy</numerusform>
            <numerusform>{time} na %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>remis za %Ln ruch</numerusform>
            <numerusform>remis za %Ln ruchy</numerusform>
            <numerusform>remis za %Ln ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>To oddaje o jedną bierkę więcej, niż zbija.</numerusform>
            <numerusform>To oddaje o {number} bierki więcej, niż zbija.</numerusform>
            <numerusform>To oddaje o {number} bierek więcej, niż zbija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>To zdobywa jedną bierkę i damkę.</numerusform>
            <numerusform>To zdobywa {number} bierki i damkę.</numerusform>
            <numerusform>To zdobywa {number} bierek i damkę.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>To zdobywa jedną bierkę.</numerusform>
            <numerusform>To zdobywa {number} bierki.</numerusform>
            <numerusform>To zdobywa {number} bierek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>Po {answer} jedyny ruch traci materiał.</numerusform>
            <numerusform>Po {answer} każdy z {number} ruchów traci materiał.</numerusform>
            <numerusform>Po {answer} każdy z {number} ruchów traci materiał.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>W najlepszym znalezionym wariancie {move} oddaje {soon} o jedną bierkę więcej, niż zbija.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie {move} oddaje {soon} o {number} bierki więcej, niż zbija.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie {move} oddaje {soon} o {number} bierek więcej, niż zbija.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>W najlepszym znalezionym wariancie {move} zdobywa {soon} jedną bierkę.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie {move} zdobywa {soon} {number} bierki.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie {move} zdobywa {soon} {number} bierek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>W najlepszym znalezionym wariancie to zbija {soon} o jedną bierkę więcej, niż oddaje, zaczynając od {answer}.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie to zbija {soon} o {number} bierki więcej, niż oddaje, zaczynając od {answer}.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie to zbija {soon} o {number} bierek więcej, niż oddaje, zaczynając od {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>W najlepszym znalezionym wariancie to traci {soon} jedną bierkę, zaczynając od {answer}.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie to traci {soon} {number} bierki, zaczynając od {answer}.</numerusform>
            <numerusform>W najlepszym znalezionym wariancie to traci {soon} {number} bierek, zaczynając od {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Przegrywa partię w jednym ruchu, zaczynając od {answer}.</numerusform>
            <numerusform>Przegrywa partię w {number} ruchach, zaczynając od {answer}.</numerusform>
            <numerusform>Przegrywa partię w {number} ruchach, zaczynając od {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Przeocza wygraną w jednym ruchu: {move}.</numerusform>
            <numerusform>Przeocza wygraną w {number} ruchach, zaczynając od {move}.</numerusform>
            <numerusform>Przeocza wygraną w {number} ruchach, zaczynając od {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>w jednym ruchu</numerusform>
            <numerusform>w {number} ruchach</numerusform>
            <numerusform>w {number} ruchach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>1 damka</numerusform>
            <numerusform>{number} damki</numerusform>
            <numerusform>{number} damek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>1 pion</numerusform>
            <numerusform>{number} piony</numerusform>
            <numerusform>{number} pionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>usuń %Ln partię</numerusform>
            <numerusform>usuń %Ln partie</numerusform>
            <numerusform>usuń %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>wytnij %Ln partię</numerusform>
            <numerusform>wytnij %Ln partie</numerusform>
            <numerusform>wytnij %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>wklej %Ln partię</numerusform>
            <numerusform>wklej %Ln partie</numerusform>
            <numerusform>wklej %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>skopiuj %Ln partię do pliku</numerusform>
            <numerusform>skopiuj %Ln partie do pliku</numerusform>
            <numerusform>skopiuj %Ln partii do pliku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>przenieś %Ln partię do innego pliku</numerusform>
            <numerusform>przenieś %Ln partie do innego pliku</numerusform>
            <numerusform>przenieś %Ln partii do innego pliku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>przenieś %Ln partię</numerusform>
            <numerusform>przenieś %Ln partie</numerusform>
            <numerusform>przenieś %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>edytuj %Ln partię</numerusform>
            <numerusform>edytuj %Ln partie</numerusform>
            <numerusform>edytuj %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>przegląd %Ln partii</numerusform>
            <numerusform>przegląd %Ln partii</numerusform>
            <numerusform>przegląd %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>Z „{name}” usunięto %Ln partię.</numerusform>
            <numerusform>Z „{name}” usunięto %Ln partie.</numerusform>
            <numerusform>Z „{name}” usunięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>Z „{name}” wycięto %Ln partię.</numerusform>
            <numerusform>Z „{name}” wycięto %Ln partie.</numerusform>
            <numerusform>Z „{name}” wycięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>Do „{name}” wstawiono %Ln partię.</numerusform>
            <numerusform>Do „{name}” wstawiono %Ln partie.</numerusform>
            <numerusform>Do „{name}” wstawiono %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>Do „{name}” skopiowano %Ln partię.</numerusform>
            <numerusform>Do „{name}” skopiowano %Ln partie.</numerusform>
            <numerusform>Do „{name}” skopiowano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>Do „{name}” przeniesiono %Ln partię.</numerusform>
            <numerusform>Do „{name}” przeniesiono %Ln partie.</numerusform>
            <numerusform>Do „{name}” przeniesiono %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln partia ma inne miejsce w „{name}”.</numerusform>
            <numerusform>%Ln partie mają inne miejsce w „{name}”.</numerusform>
            <numerusform>%Ln partii ma inne miejsce w „{name}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>W „{name}” zmieniono %Ln partię.</numerusform>
            <numerusform>W „{name}” zmieniono %Ln partie.</numerusform>
            <numerusform>W „{name}” zmieniono %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln minuta</numerusform>
            <numerusform>%Ln minuty</numerusform>
            <numerusform>%Ln minut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln pion</numerusform>
            <numerusform>%Ln piony</numerusform>
            <numerusform>%Ln pionów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln damka</numerusform>
            <numerusform>%Ln damki</numerusform>
            <numerusform>%Ln damek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Gra w %Ln grę</numerusform>
            <numerusform>Gra w %Ln gry</numerusform>
            <numerusform>Gra w %Ln gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Musisz bić: może bić ta bierka.</numerusform>
            <numerusform>Musisz bić: mogą bić te {number} bierki.</numerusform>
            <numerusform>Musisz bić: może bić tych {number} bierek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Nie tym pionem: twój pion na {squares} jest zagrożony.</numerusform>
            <numerusform>Nie tym pionem: twoje piony na {squares} są zagrożone.</numerusform>
            <numerusform>Nie tym pionem: twoje piony na {squares} są zagrożone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Ten pion jest zagrożony, a także pion na {squares}; żaden z nich nie może grozić.</numerusform>
            <numerusform>Ten pion jest zagrożony, a także piony na {squares}; żaden z nich nie może grozić.</numerusform>
            <numerusform>Ten pion jest zagrożony, a także piony na {squares}; żaden z nich nie może grozić.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln sekunda</numerusform>
            <numerusform>%Ln sekundy</numerusform>
            <numerusform>%Ln sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln godzina</numerusform>
            <numerusform>%Ln godziny</numerusform>
            <numerusform>%Ln godzin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln pozycja na ruch</numerusform>
            <numerusform>%Ln pozycje na ruch</numerusform>
            <numerusform>%Ln pozycji na ruch</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Komputer, %Ln pozycja</numerusform>
            <numerusform>Komputer, %Ln pozycje</numerusform>
            <numerusform>Komputer, %Ln pozycji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>najwyżej %Ln partia</numerusform>
            <numerusform>najwyżej %Ln partie</numerusform>
            <numerusform>najwyżej %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>co najmniej %Ln partia</numerusform>
            <numerusform>co najmniej %Ln partie</numerusform>
            <numerusform>co najmniej %Ln partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>Partie: {played} z %Ln</numerusform>
            <numerusform>Partie: {played} z %Ln</numerusform>
            <numerusform>Partie: {played} z %Ln</numerusform>
        </translation>
    </message>
</context>
</TS>
