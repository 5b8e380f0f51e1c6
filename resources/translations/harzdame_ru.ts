<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name></name>
    <message>
        <source>Go over the board by keys</source>
        <translation>Ходить по доске клавишами</translation>
    </message>
    <message>
        <source>Arrow keys go from square to square, Return picks up and sets down</source>
        <translation>Стрелки ведут с поля на поле, Enter поднимает и ставит шашку</translation>
    </message>
    <message>
        <source>Say your pieces</source>
        <translation>Назвать свои шашки</translation>
    </message>
    <message>
        <source>The squares of the side to move</source>
        <translation>Поля стороны, чей ход</translation>
    </message>
    <message>
        <source>Say the other pieces</source>
        <translation>Назвать шашки соперника</translation>
    </message>
    <message>
        <source>The squares of the side that has moved</source>
        <translation>Поля стороны, которая только что ходила</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Назвать последний ход</translation>
    </message>
    <message>
        <source>The move that led to this position</source>
        <translation>Ход, который привёл к этой позиции</translation>
    </message>
    <message>
        <source>Say who stands better</source>
        <translation>Назвать, у кого лучше</translation>
    </message>
    <message>
        <source>What the analysis has found, if it is on</source>
        <translation>Что нашёл анализ, если он включён</translation>
    </message>
    <message>
        <source>Say the clocks</source>
        <translation>Назвать время</translation>
    </message>
    <message>
        <source>The time that each side has left</source>
        <translation>Сколько времени осталось у каждой стороны</translation>
    </message>
    <message>
        <source>Say the row</source>
        <translation>Назвать ряд</translation>
    </message>
    <message>
        <source>All pieces in the row of the square that the keys have gone to</source>
        <translation>Все шашки в том ряду, где стоит указатель клавиш</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Show the best move as an arrow</source>
        <translation>Показать лучший ход стрелкой</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Угроза</translation>
    </message>
    <message>
        <source>Show what the other side would play if you passed, as a dashed arrow</source>
        <translation>Показать пунктирной стрелкой, что сыграл бы соперник, если пропустить ход</translation>
    </message>
    <message>
        <source>Walk through the lines</source>
        <translation>Пройти по вариантам</translation>
    </message>
    <message>
        <source>Arrow keys go from move to move, Enter shows one on the board, Escape leaves the lines</source>
        <translation>Стрелки ведут с хода на ход, Enter показывает ход на доске, Esc выходит из вариантов</translation>
    </message>
    <message>
        <source>One line more</source>
        <translation>Одним вариантом больше</translation>
    </message>
    <message>
        <source>One line fewer</source>
        <translation>Одним вариантом меньше</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Take your move back</source>
        <translation>Вернуть свой ход</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Let the computer answer</source>
        <translation>Пусть компьютер ответит</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Показать снова</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Начать новую партию</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Выбрать игру…</translation>
    </message>
    <message>
        <source>Play another of the games</source>
        <translation>Сыграть в другую игру</translation>
    </message>
    <message>
        <source>Play from here…</source>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Begin a game in the position on the board</source>
        <translation>Начать партию с позиции на доске</translation>
    </message>
    <message>
        <source>Play with a friend…</source>
        <translation>Играть с другом…</translation>
    </message>
    <message>
        <source>Over the network: in this house, or by an invitation</source>
        <translation>По сети: в этом доме или по приглашению</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>The same game again</source>
        <translation>Ту же партию ещё раз</translation>
    </message>
    <message>
        <source>Other colours</source>
        <translation>Сменить цвет</translation>
    </message>
    <message>
        <source>The same game with the colours exchanged</source>
        <translation>Та же партия с переменой цвета</translation>
    </message>
    <message>
        <source>Play the next opponent</source>
        <translation>Играть со следующим соперником</translation>
    </message>
    <message>
        <source>Who comes after the strongest you have beaten</source>
        <translation>Кто идёт за сильнейшим, кого вы победили</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message>
        <source>Put the last game on the board again</source>
        <translation>Снова поставить на доску последнюю партию</translation>
    </message>
    <message>
        <source>Take a move back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Взять назад свой последний ход</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Play the moves taken back again</source>
        <translation>Снова сделать возвращённые ходы</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Отменить возврат хода</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Show a good move</source>
        <translation>Показать хороший ход</translation>
    </message>
    <message>
        <source>Computer moves</source>
        <translation>Ход компьютера</translation>
    </message>
    <message>
        <source>Let the computer move; while it thinks: move at once</source>
        <translation>Пусть ходит компьютер; если он уже думает — пусть ходит сразу</translation>
    </message>
    <message>
        <source>Type a move</source>
        <translation>Ввести ход</translation>
    </message>
    <message>
        <source>What must I capture?</source>
        <translation>Что я должен бить?</translation>
    </message>
    <message>
        <source>See the pieces that must capture, and how many</source>
        <translation>Показать шашки, которые обязаны бить, и сколько они бьют</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>See the longest capture on the board</source>
        <translation>Показать самое длинное взятие на доске</translation>
    </message>
    <message>
        <source>Pause the clock</source>
        <translation>Остановить часы</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Let the clock run</source>
        <translation>Пустить часы снова</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Предложить ничью</translation>
    </message>
    <message>
        <source>Yes, offer a draw</source>
        <translation>Да, предложить ничью</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
    <message>
        <source>Yes, resign</source>
        <translation>Да, сдаться</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <translation>Согласиться на ничью</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Let the computers wait</source>
        <translation>Пусть компьютеры подождут</translation>
    </message>
    <message>
        <source>Let me take over here</source>
        <translation>Продолжить самому</translation>
    </message>
    <message>
        <source>Play on for the side to move</source>
        <translation>Играть дальше за сторону, чей ход</translation>
    </message>
    <message>
        <source>Add the game to the library</source>
        <translation>Добавить партию в библиотеку</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open games from a file</source>
        <translation>Открыть партии из файла</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save the game to a file</source>
        <translation>Сохранить партию в файл</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Pictures, pages and texts of the game</source>
        <translation>Рисунки, страницы и тексты партии</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>Остановить экспорт</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Список партий</translation>
    </message>
    <message>
        <source>The games of the open files</source>
        <translation>Партии открытых файлов</translation>
    </message>
    <message>
        <source>Previous game of the file</source>
        <translation>Предыдущая партия файла</translation>
    </message>
    <message>
        <source>Next game of the file</source>
        <translation>Следующая партия файла</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>See the text of the game and all its problems</source>
        <translation>Показать текст партии и все ошибки в нём</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Другая кодировка…</translation>
    </message>
    <message>
        <source>My games…</source>
        <translation>Мои партии…</translation>
    </message>
    <message>
        <source>Every game that was played here</source>
        <translation>Все партии, сыгранные здесь</translation>
    </message>
    <message>
        <source>Stop looking through your games</source>
        <translation>Прервать просмотр ваших партий</translation>
    </message>
    <message>
        <source>Go on with another unfinished game</source>
        <translation>Продолжить другую неоконченную партию</translation>
    </message>
    <message>
        <source>Library…</source>
        <translation>Библиотека…</translation>
    </message>
    <message>
        <source>Search, sort and mark the games of many files</source>
        <translation>Искать, сортировать и отмечать партии из многих файлов</translation>
    </message>
    <message>
        <source>Tournaments…</source>
        <translation>Турниры…</translation>
    </message>
    <message>
        <source>Let levels and programs play each other</source>
        <translation>Пусть уровни и программы сыграют друг с другом</translation>
    </message>
    <message>
        <source>Your strength…</source>
        <translation>Ваша сила игры…</translation>
    </message>
    <message>
        <source>See how your games against the computer went</source>
        <translation>Как прошли ваши партии с компьютером</translation>
    </message>
    <message>
        <source>Copy the position (FEN)</source>
        <translation>Копировать позицию (FEN)</translation>
    </message>
    <message>
        <source>Copy the position as a picture</source>
        <translation>Копировать позицию как рисунок</translation>
    </message>
    <message>
        <source>Copy the game (PDN)</source>
        <translation>Копировать партию (PDN)</translation>
    </message>
    <message>
        <source>Paste a position or a game</source>
        <translation>Вставить позицию или партию</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Обозреватель</translation>
    </message>
    <message>
        <source>See what was played in this position</source>
        <translation>Посмотреть, что играли в этой позиции</translation>
    </message>
    <message>
        <source>Set up a position…</source>
        <translation>Расставить позицию…</translation>
    </message>
    <message>
        <source>Studies…</source>
        <translation>Курсы…</translation>
    </message>
    <message>
        <source>Courses to read and to answer on the board</source>
        <translation>Курсы, чтобы читать и отвечать на доске</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Puzzles…</source>
        <translation>Задачи…</translation>
    </message>
    <message>
        <source>Shots and endings to solve</source>
        <translation>Комбинации и окончания для решения</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Показать оценку позиции и лучшие варианты</translation>
    </message>
    <message>
        <source>Other engines…</source>
        <translation>Другие движки…</translation>
    </message>
    <message>
        <source>Tables of this game…</source>
        <translation>Таблицы этой игры…</translation>
    </message>
    <message>
        <source>Build the tables for this position…</source>
        <translation>Построить таблицы для этой позиции…</translation>
    </message>
    <message>
        <source>Find out who wins, and how</source>
        <translation>Узнать, кто выигрывает и как</translation>
    </message>
    <message>
        <source>Stop building</source>
        <translation>Остановить построение</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Previous variation</source>
        <translation>Предыдущий вариант</translation>
    </message>
    <message>
        <source>Next variation</source>
        <translation>Следующий вариант</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Назад к партии</translation>
    </message>
    <message>
        <source>Show where the game has come to</source>
        <translation>Показать, докуда дошла партия</translation>
    </message>
    <message>
        <source>Choose a variation</source>
        <translation>Выбрать вариант</translation>
    </message>
    <message>
        <source>The moves that were played here</source>
        <translation>Ходы, которые здесь делались</translation>
    </message>
    <message>
        <source>Keep (Enter)</source>
        <translation>Оставить (Enter)</translation>
    </message>
    <message>
        <source>Take the line into the game as a variation</source>
        <translation>Включить ходы в партию как вариант</translation>
    </message>
    <message>
        <source>Back (Esc)</source>
        <translation>Назад (Esc)</translation>
    </message>
    <message>
        <source>Return to the game</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Перевернуть доску</translation>
    </message>
    <message>
        <source>See the board from the other side</source>
        <translation>Посмотреть на доску с другой стороны</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Перевернуть</translation>
    </message>
    <message>
        <source>Board on its corner</source>
        <translation>Доска углом вниз</translation>
    </message>
    <message>
        <source>Stand the board on its corner</source>
        <translation>Поставить доску на угол</translation>
    </message>
    <message>
        <source>On its corner</source>
        <translation>Углом вниз</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>На весь экран</translation>
    </message>
    <message>
        <source>Remove arrows and marks</source>
        <translation>Убрать стрелки и пометки</translation>
    </message>
    <message>
        <source>Rules of this game</source>
        <translation>Правила этой игры</translation>
    </message>
    <message>
        <source>Compare games…</source>
        <translation>Сравнить игры…</translation>
    </message>
    <message>
        <source>See in what the rules of two games differ</source>
        <translation>Показать, чем различаются правила двух игр</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>About Harzdame</source>
        <translation>О программе Harzdame</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>What is seen, how fast, and in which language</source>
        <translation>Что видно, как быстро и на каком языке</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Exchange the games</source>
        <translation>Поменять игры местами</translation>
    </message>
    <message>
        <source>Have the second game first</source>
        <translation>Поставить вторую игру на первое место</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Сделать главным вариантом</translation>
    </message>
    <message>
        <source>Make the line to this move the main line</source>
        <translation>Сделать линию до этого хода главным вариантом</translation>
    </message>
    <message>
        <source>Promote variation</source>
        <translation>Повысить вариант</translation>
    </message>
    <message>
        <source>Let this variation take the place of the line that it branches off from</source>
        <translation>Поставить этот вариант на место линии, от которой он отходит</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Понизить</translation>
    </message>
    <message>
        <source>Let the next variation take the place of this line</source>
        <translation>Поставить следующий вариант на место этой линии</translation>
    </message>
    <message>
        <source>Variation one up</source>
        <translation>Вариант выше</translation>
    </message>
    <message>
        <source>Put this variation before the one above it</source>
        <translation>Поставить этот вариант перед предыдущим</translation>
    </message>
    <message>
        <source>Delete from here</source>
        <translation>Удалить отсюда</translation>
    </message>
    <message>
        <source>Delete this move and all that follows it</source>
        <translation>Удалить этот ход и всё, что за ним</translation>
    </message>
    <message>
        <source>Delete what follows</source>
        <translation>Удалить дальнейшее</translation>
    </message>
    <message>
        <source>Let the line end with this move</source>
        <translation>Закончить линию этим ходом</translation>
    </message>
    <message>
        <source>Begin the game here</source>
        <translation>Начать партию отсюда</translation>
    </message>
    <message>
        <source>Delete everything before this position</source>
        <translation>Удалить всё до этой позиции</translation>
    </message>
    <message>
        <source>Replace this move…</source>
        <translation>Заменить этот ход…</translation>
    </message>
    <message>
        <source>Correct this move, and keep all that follows as far as it fits</source>
        <translation>Исправить ход и сохранить дальнейшее, насколько оно подходит</translation>
    </message>
    <message>
        <source>Insert moves behind it…</source>
        <translation>Вставить ходы после него…</translation>
    </message>
    <message>
        <source>Add moves that are missing, and keep all that follows as far as it fits</source>
        <translation>Добавить пропущенные ходы и сохранить дальнейшее, насколько оно подходит</translation>
    </message>
    <message>
        <source>Correct the start…</source>
        <translation>Исправить начало…</translation>
    </message>
    <message>
        <source>Set up the position that the game begins with, and keep its moves as far as they fit</source>
        <translation>Расставить начальную позицию и сохранить все ходы, пока они подходят</translation>
    </message>
    <message>
        <source>Details of the game…</source>
        <translation>Сведения о партии…</translation>
    </message>
    <message>
        <source>Players, event, date, result and the like</source>
        <translation>Игроки, соревнование, дата, результат и прочее</translation>
    </message>
    <message>
        <source>Deleted in this game…</source>
        <translation>Удалённое в этой партии…</translation>
    </message>
    <message>
        <source>See what was deleted, and put it back</source>
        <translation>Посмотреть удалённое и вернуть его</translation>
    </message>
    <message>
        <source>Menu of this move</source>
        <translation>Меню этого хода</translation>
    </message>
    <message>
        <source>More signs</source>
        <translation>Другие знаки</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Comment before the variation</source>
        <translation>Комментарий перед вариантом</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Comment behind the move</source>
        <translation>Комментарий после хода</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>Comment after the variation</source>
        <translation>Комментарий после варианта</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Поставить на доску</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Вырезать</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Paste behind this game</source>
        <translation>Вставить после этой партии</translation>
    </message>
    <message>
        <source>Delete from the file</source>
        <translation>Удалить из файла</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выбрать все</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Add to a study…</source>
        <translation>Добавить в курс…</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Разобрать все партии…</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Перечитать файл</translation>
    </message>
    <message>
        <source>Close the file</source>
        <translation>Закрыть файл</translation>
    </message>
    <message>
        <source>Find anything…</source>
        <translation>Найти всё…</translation>
    </message>
    <message>
        <source>Commands, games, settings, courses and files by their names</source>
        <translation>Команды, игры, настройки, курсы и файлы по названиям</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>What you can go on with, today’s puzzle, your next opponent</source>
        <translation>Что можно продолжить, задача дня, ваш следующий соперник</translation>
    </message>
    <message>
        <source>Edit details…</source>
        <translation>Изменить сведения…</translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Удалить из библиотеки</translation>
    </message>
    <message>
        <source>Games with this position</source>
        <translation>Партии с этой позицией</translation>
    </message>
    <message>
        <source>List the games of the library that have it, below the explorer</source>
        <translation>Показать под обозревателем партии библиотеки с этой позицией</translation>
    </message>
    <message>
        <source>Next game found</source>
        <translation>Следующая найденная партия</translation>
    </message>
    <message>
        <source>The next of the games that were found in the library</source>
        <translation>Следующая из партий, найденных в библиотеке</translation>
    </message>
    <message>
        <source>Previous game found</source>
        <translation>Предыдущая найденная партия</translation>
    </message>
    <message>
        <source>The one before among the games that were found in the library</source>
        <translation>Предыдущая из партий, найденных в библиотеке</translation>
    </message>
    <message>
        <source>Boards of other windows</source>
        <translation>Доски других окон</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>What the red edge is</source>
        <translation>Что такое красный край</translation>
    </message>
    <message>
        <source>See where men become kings</source>
        <translation>Показать, где простые становятся дамками</translation>
    </message>
    <message>
        <source>Openings…</source>
        <translation>Дебюты…</translation>
    </message>
    <message>
        <source>Your repertoire: look at it, add to it, practise it</source>
        <translation>Ваш репертуар: посмотреть, дополнить, потренировать</translation>
    </message>
    <message>
        <source>Add the line to my repertoire</source>
        <translation>Добавить вариант в мой репертуар</translation>
    </message>
    <message>
        <source>For the side at the bottom of the board</source>
        <translation>За сторону внизу доски</translation>
    </message>
    <message>
        <source>Where did I leave my repertoire?</source>
        <translation>Где я вышел из репертуара?</translation>
    </message>
    <message>
        <source>The first move of the game that is not in it</source>
        <translation>Первый ход партии, которого в нём нет</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Answer what is due</source>
        <translation>Ответить на то, что пора повторить</translation>
    </message>
    <message>
        <source>Practise everything</source>
        <translation>Тренировать всё</translation>
    </message>
    <message>
        <source>Answer all, whether it is due or not</source>
        <translation>Ответить на всё, пора это повторять или нет</translation>
    </message>
    <message>
        <source>Back to the moves</source>
        <translation>Назад к ходам</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Delete the move</source>
        <translation>Удалить ход</translation>
    </message>
    <message>
        <source>Delete this move and all behind it</source>
        <translation>Удалить этот ход и всё, что за ним</translation>
    </message>
    <message>
        <source>The position or the line becomes a chapter of a study</source>
        <translation>Позиция или вариант станет главой курса</translation>
    </message>
    <message>
        <source>Keep it in another file…</source>
        <translation>Хранить в другом файле…</translation>
    </message>
    <message>
        <source>A plain PDN file, wherever you like</source>
        <translation>Обычный файл PDN, где вам удобно</translation>
    </message>
    <message>
        <source>Next without an answer</source>
        <translation>Следующая без ответа</translation>
    </message>
    <message>
        <source>Go to a position that you have no answer to</source>
        <translation>Перейти к позиции, на которую у вас нет ответа</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Show the piece, then its move</source>
        <translation>Показать шашку, затем её ход</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Analyse on the main board</source>
        <translation>Анализ на главной доске</translation>
    </message>
    <message>
        <source>Put the puzzle on the main board</source>
        <translation>Поставить задачу на главную доску</translation>
    </message>
    <message>
        <source>The puzzle becomes an exercise in a study of yours</source>
        <translation>Задача станет упражнением в вашем курсе</translation>
    </message>
    <message>
        <source>Exercise sheet…</source>
        <translation>Лист с упражнениями…</translation>
    </message>
    <message>
        <source>Puzzles as diagrams on paper, solutions behind</source>
        <translation>Задачи в диаграммах на бумаге, решения в конце</translation>
    </message>
    <message>
        <source>See those you failed</source>
        <translation>Посмотреть нерешённые</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Play the game through</source>
        <translation>Воспроизвести партию</translation>
    </message>
    <message>
        <source>Let the moves follow one another</source>
        <translation>Показывать ходы один за другим</translation>
    </message>
    <message>
        <source>Next critical moment</source>
        <translation>Следующий критический момент</translation>
    </message>
    <message>
        <source>On to where the game turns</source>
        <translation>Вперёд, туда, где партия меняется</translation>
    </message>
    <message>
        <source>Previous critical moment</source>
        <translation>Предыдущий критический момент</translation>
    </message>
    <message>
        <source>Back to where the game turns</source>
        <translation>Назад, туда, где партия меняется</translation>
    </message>
    <message>
        <source>Guess the moves…</source>
        <translation>Угадать ходы…</translation>
    </message>
    <message>
        <source>Find the moves of this game yourself, for points</source>
        <translation>Самому найти ходы этой партии, на очки</translation>
    </message>
    <message>
        <source>Strip of boards</source>
        <translation>Лента досок</translation>
    </message>
    <message>
        <source>See the game in small boards</source>
        <translation>Посмотреть партию на маленьких досках</translation>
    </message>
    <message>
        <source>Presentation</source>
        <translation>Показ</translation>
    </message>
    <message>
        <source>The board on the whole screen, with the comments</source>
        <translation>Доска на весь экран, с комментариями</translation>
    </message>
    <message>
        <source>Two games side by side…</source>
        <translation>Две партии рядом…</translation>
    </message>
    <message>
        <source>See this game beside another one</source>
        <translation>Посмотреть эту партию рядом с другой</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Less time for each move</source>
        <translation>Меньше времени на каждый ход</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message>
        <source>More time for each move</source>
        <translation>Больше времени на каждый ход</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Both games step at once</source>
        <translation>Обе партии идут одновременно</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>Первое различие</translation>
    </message>
    <message>
        <source>To where the games part</source>
        <translation>Туда, где партии расходятся</translation>
    </message>
    <message>
        <source>Same position</source>
        <translation>Та же позиция</translation>
    </message>
    <message>
        <source>To where the same position comes up once more</source>
        <translation>Туда, где снова возникает та же позиция</translation>
    </message>
    <message>
        <source>Game at the left</source>
        <translation>Партия слева</translation>
    </message>
    <message>
        <source>Game at the right</source>
        <translation>Партия справа</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Другая партия…</translation>
    </message>
    <message>
        <source>Put another game at the right</source>
        <translation>Показать справа другую партию</translation>
    </message>
    <message>
        <source>Review the game…</source>
        <translation>Разобрать партию…</translation>
    </message>
    <message>
        <source>Find the mistakes, and what was better</source>
        <translation>Найти ошибки и то, что было лучше</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>Learn from the mistakes…</source>
        <translation>Учиться на ошибках…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one</source>
        <translation>Найти более сильный ход везде, где его нашёл разбор</translation>
    </message>
    <message>
        <source>Learn from them</source>
        <translation>Учиться на них</translation>
    </message>
    <message>
        <source>Review all games of the file…</source>
        <translation>Разобрать все партии файла…</translation>
    </message>
    <message>
        <source>The games are reviewed while you do other things</source>
        <translation>Партии разбираются, пока вы заняты другим</translation>
    </message>
    <message>
        <source>Stop the review</source>
        <translation>Остановить разбор</translation>
    </message>
    <message>
        <source>What was found so far is kept</source>
        <translation>Найденное до сих пор сохранится</translation>
    </message>
    <message>
        <source>Stop the review of the games</source>
        <translation>Остановить разбор партий</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Переломные моменты</translation>
    </message>
    <message>
        <source>The moves that changed the game most, on small boards</source>
        <translation>Ходы, сильнее всего изменившие партию, на маленьких досках</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Сравнить…</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Показать, чем другая игра отличается от этой</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Знакомство с игрой</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Игра за пять минут — ходами, которые вы делаете сами</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Мельче текст</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Крупнее текст</translation>
    </message>
    <message>
        <source>Usual size</source>
        <translation>Обычный размер</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Отразить</translation>
    </message>
    <message>
        <source>The mirror image, in which the game is the same</source>
        <translation>Зеркальное отражение, в котором игра та же</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Поменять стороны</translation>
    </message>
    <message>
        <source>The same game for the other side: other colours, board turned</source>
        <translation>Та же игра за другую сторону: цвета обменены, доска повёрнута</translation>
    </message>
    <message>
        <source>Other side to move</source>
        <translation>Передать ход</translation>
    </message>
    <message>
        <source>Paste a position</source>
        <translation>Вставить позицию</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Hear moves, captures and the end of a game</source>
        <translation>Слышать ходы, взятия и конец партии</translation>
    </message>
    <message>
        <source>Harzdame in an hour</source>
        <translation>Harzdame за час</translation>
    </message>
    <message>
        <source>The course for beginners, move by move</source>
        <translation>Курс для начинающих, ход за ходом</translation>
    </message>
    <message>
        <source>Take the tour of this game</source>
        <translation>Знакомство с этой игрой</translation>
    </message>
    <message>
        <source>The game on the board in five minutes, by moves that you make</source>
        <translation>Игра на доске за пять минут — ходами, которые вы делаете сами</translation>
    </message>
    <message>
        <source>The position or the game on the board becomes a chapter of a study</source>
        <translation>Позиция или партия на доске станет главой курса</translation>
    </message>
    <message>
        <source>Analyse this position on the main board</source>
        <translation>Анализировать эту позицию на главной доске</translation>
    </message>
    <message>
        <source>Print as a booklet…</source>
        <translation>Напечатать брошюрой…</translation>
    </message>
    <message>
        <source>The questions as diagrams on paper, solutions behind</source>
        <translation>Вопросы в диаграммах на бумаге, решения в конце</translation>
    </message>
    <message>
        <source>Export as a page for the browser…</source>
        <translation>Экспорт страницы для браузера…</translation>
    </message>
    <message>
        <source>Make a copy to edit…</source>
        <translation>Сделать копию для правки…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>Save under another name…</source>
        <translation>Сохранить под другим именем…</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>Edit the study</source>
        <translation>Изменить курс</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Copy the rows</source>
        <translation>Копировать строки</translation>
    </message>
    <message>
        <source>Copy the whole table</source>
        <translation>Копировать всю таблицу</translation>
    </message>
    <message>
        <source>As a spreadsheet takes it, with the titles of the columns</source>
        <translation>В виде для электронной таблицы, с названиями столбцов</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Puts the tournament back that was removed last</source>
        <translation>Возвращает турнир, удалённый последним</translation>
    </message>
</context>
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Harzdame</source>
        <translation>О программе Harzdame</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>Harzdame is draughts on all squares: men climb from one corner of the board to the other, step straight ahead and capture straight in every direction. The most that can be captured must be captured.</source>
        <translation>Harzdame — шашки на всех полях: простые поднимаются из одного угла доски в другой, ходят прямо вперёд и бьют прямо во все стороны. Бить нужно наибольшее число шашек.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа по лицензии MIT.</translation>
    </message>
    <message>
        <source>Open the data folder</source>
        <translation>Открыть папку с данными</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Скопировать версии</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Лицензии…</translation>
    </message>
    <message>
        <source>Look for a newer version</source>
        <translation>Поискать новую версию</translation>
    </message>
    <message>
        <source>Last crash…</source>
        <translation>Последний сбой…</translation>
    </message>
    <message>
        <source>No program here opens folders. It is {path}.</source>
        <translation>Здесь нет программы, открывающей папки. Папка: {path}.</translation>
    </message>
    <message>
        <source>The versions are on the clipboard, to be put into a mail or a forum.</source>
        <translation>Версии скопированы в буфер обмена: их можно вставить в письмо или на форум.</translation>
    </message>
    <message>
        <source>The page of all versions is open in your browser. This one is {version}.</source>
        <translation>Страница со всеми версиями открыта в браузере. Эта версия — {version}.</translation>
    </message>
    <message>
        <source>No browser was found here. The page is {page}.</source>
        <translation>Браузер здесь не найден. Адрес страницы: {page}.</translation>
    </message>
</context>
<context>
    <name>AddToStudyDialog</name>
    <message>
        <source>Add to a study</source>
        <translation>Добавить в курс</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Название главы</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Name of the new study</source>
        <translation>Название нового курса</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>A new study…</source>
        <translation>Новый курс…</translation>
    </message>
</context>
<context>
    <name>AddressForm</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>optional: keeps it as an opponent</source>
        <translation>необязательно: запомнить соперника</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Соединиться</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Ждать</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Как встретиться</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Порт</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ваш цвет</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> минут на партию</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Let other computers connect</source>
        <translation>Разрешить другим компьютерам подключаться</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Соперник</translation>
    </message>
    <message>
        <source>&amp;Computer</source>
        <translation>&amp;Компьютер</translation>
    </message>
    <message>
        <source>&amp;Port</source>
        <translation>&amp;Порт</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Any game against another Harzdame, International draughts against any program that speaks DamExchange.</source>
        <translation>Любая игра против другой Harzdame; международные шашки — против любой программы с протоколом DamExchange.</translation>
    </message>
    <message>
        <source>Keep “{name}” again</source>
        <translation>Снова запомнить: {name}</translation>
    </message>
    <message>
        <source>This cannot be the name or the address of a computer.</source>
        <translation>Это не может быть именем или адресом компьютера.</translation>
    </message>
    <message>
        <source>The other side has to wait for you.</source>
        <translation>Соперник должен ждать вас.</translation>
    </message>
    <message>
        <source>Whoever can reach this computer over the network may connect to the port and play. Nothing else is open to them.</source>
        <translation>Подключиться к порту и играть может каждый, кому этот компьютер доступен по сети. Больше им ничего не открыто.</translation>
    </message>
    <message>
        <source>Only programs on this computer can connect. They choose the game, the side and the time.</source>
        <translation>Подключаться могут только программы на этом компьютере. Игру, цвет и время выбирают они.</translation>
    </message>
</context>
<context>
    <name>Advice</name>
    <message>
        <source>Looks for a threat …</source>
        <translation>Поиск угрозы…</translation>
    </message>
    <message>
        <source>No threat to look for: there is a capture to make.</source>
        <translation>Искать угрозу незачем: нужно бить.</translation>
    </message>
    <message>
        <source>No threat: the other side could not move.</source>
        <translation>Угрозы нет: соперник не смог бы ходить.</translation>
    </message>
    <message>
        <source>Threat: {move} ({score})</source>
        <translation>Угроза: {move} ({score})</translation>
    </message>
</context>
<context>
    <name>AdviceBar</name>
    <message>
        <source>Lines: {count}</source>
        <translation>Варианты: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisMenu</name>
    <message>
        <source>Engines that analyse</source>
        <translation>Движки для анализа</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Best lines</source>
        <translation>Лучшие варианты</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>Options of the analysis</source>
        <translation>Параметры анализа</translation>
    </message>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Больше нуля — лучше у белых; 1,00 — примерно одна шашка</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Больше нуля — лучше у стороны, чей ход; 1,00 — примерно одна шашка</translation>
    </message>
    <message>
        <source>From the game</source>
        <translation>Из партии</translation>
    </message>
    <message>
        <source>Known: depth {depth}</source>
        <translation>Известно: глубина {depth}</translation>
    </message>
    <message>
        <source>White {points} %</source>
        <translation>Белые {points}&#xa0;%</translation>
    </message>
    <message>
        <source>Black {points} %</source>
        <translation>Чёрные {points}&#xa0;%</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Эндшпильные таблицы</translation>
    </message>
    <message>
        <source>{count} positions</source>
        <translation>Позиций: {count}</translation>
    </message>
</context>
<context>
    <name>AnalysisView</name>
    <message>
        <source>Waits while the computer thinks.</source>
        <translation>Ждёт, пока думает компьютер.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Здесь партия окончена.</translation>
    </message>
    <message>
        <source>The analysis stopped. ({detail})</source>
        <translation>Анализ прервался. ({detail})</translation>
    </message>
</context>
<context>
    <name>Answers</name>
    <message>
        <source>Play from here…</source>
        <translation>Играть отсюда…</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Изучить</translation>
    </message>
    <message>
        <source>Move both sides by yourself</source>
        <translation>Ходить самому за обе стороны</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализировать</translation>
    </message>
    <message>
        <source>See how the position stands and the best lines</source>
        <translation>Показать оценку позиции и лучшие варианты</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Решить</translation>
    </message>
    <message>
        <source>Find out by endgame tables exactly who wins, and how</source>
        <translation>Точно узнать по эндшпильным таблицам, кто выигрывает и как</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The usual ones hold. The file was kept as {path}.</source>
        <translation>Действуют обычные настройки. Файл сохранён как {path}.</translation>
    </message>
    <message>
        <source>Your settings could not be read.</source>
        <translation>Не удалось прочитать ваши настройки.</translation>
    </message>
    <message>
        <source>The usual ones hold for now. The file stays as it is: {path}</source>
        <translation>Пока действуют обычные настройки. Файл остаётся без изменений: {path}</translation>
    </message>
    <message>
        <source>Your settings cannot be read just now.</source>
        <translation>Сейчас не удаётся прочитать ваши настройки.</translation>
    </message>
    <message>
        <source>The engines that you have added could not be read.</source>
        <translation>Не удалось прочитать список добавленных движков.</translation>
    </message>
    <message>
        <source>The file was kept as {path}.</source>
        <translation>Файл сохранён как {path}.</translation>
    </message>
    <message>
        <source>The engines that you have added cannot be read just now.</source>
        <translation>Сейчас не удаётся прочитать список добавленных движков.</translation>
    </message>
    <message>
        <source>They are there again as soon as that works. The file stays as it is: {path}</source>
        <translation>Они вернутся, как только это получится. Файл остаётся без изменений: {path}</translation>
    </message>
</context>
<context>
    <name>AutoplayBar</name>
    <message>
        <source>Real times of the game</source>
        <translation>Реальное время партии</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Speed (+ and −)</source>
        <translation>Скорость (+ и −)</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Остановка на комментариях</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>В конце начинать сначала</translation>
    </message>
    <message>
        <source>Options of playing through</source>
        <translation>Параметры воспроизведения</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>as played</source>
        <translation>как игралось</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
</context>
<context>
    <name>Ballots</name>
    <message>
        <source>Two-move ballot</source>
        <translation>Жеребьёвка двух ходов</translation>
    </message>
    <message>
        <source>Three-move ballot</source>
        <translation>Жеребьёвка трёх ходов</translation>
    </message>
    <message>
        <source>Eleven-man ballot</source>
        <translation>Жеребьёвка с одиннадцатью шашками</translation>
    </message>
    <message>
        <source>Three-move table</source>
        <translation>Таблица трёх ходов</translation>
    </message>
    <message>
        <source>Basic drawn table (IDF)</source>
        <translation>Основная таблица жеребьёвки (IDF)</translation>
    </message>
    <message>
        <source>Full drawn table (IDF)</source>
        <translation>Полная таблица жеребьёвки (IDF)</translation>
    </message>
</context>
<context>
    <name>BoardAnswers</name>
    <message>
        <source>Turn it on, and ask again.</source>
        <translation>Включите его и спросите ещё раз.</translation>
    </message>
    <message>
        <source>The analysis is off.</source>
        <translation>Анализ выключен.</translation>
    </message>
    <message>
        <source>The analysis has found nothing yet.</source>
        <translation>Анализ пока ничего не нашёл.</translation>
    </message>
    <message>
        <source>This game has no clock.</source>
        <translation>В этой партии нет часов.</translation>
    </message>
    <message>
        <source>F7 leads to the board, and arrow keys from square to square.</source>
        <translation>F7 ведёт на доску, стрелки — с поля на поле.</translation>
    </message>
    <message>
        <source>No square is chosen.</source>
        <translation>Поле не выбрано.</translation>
    </message>
    <message>
        <source>Both sides stand alike.</source>
        <translation>Позиция равная.</translation>
    </message>
    <message>
        <source>White stands better by {men} men.</source>
        <translation>У белых лучше, перевес в шашках: {men}.</translation>
    </message>
    <message>
        <source>Black stands better by {men} men.</source>
        <translation>У чёрных лучше, перевес в шашках: {men}.</translation>
    </message>
</context>
<context>
    <name>BoardPresenter</name>
    <message>
        <source>Thinking</source>
        <translation>Думает</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Ждёт</translation>
    </message>
    <message>
        <source>Your move</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>To move</source>
        <translation>Ходит</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>The position. Click or drag a piece to move it.</source>
        <translation>Позиция. Чтобы сделать ход, щёлкните по шашке или перетащите её.</translation>
    </message>
</context>
<context>
    <name>Book</name>
    <message>
        <source>The computer plays without its opening book.</source>
        <translation>Компьютер играет без своей дебютной книги.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} не читается: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no opening book.</source>
        <translation>{name} — не дебютная книга.</translation>
    </message>
    <message>
        <source>{name} was made for a newer version of this program.</source>
        <translation>Файл {name} создан для более новой версии программы.</translation>
    </message>
    <message>
        <source>{name} is for another game.</source>
        <translation>Файл {name} — для другой игры.</translation>
    </message>
    <message>
        <source>{name} was made when the rules of the game were others.</source>
        <translation>Файл {name} создан, когда правила игры были другими.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Файл {name} повреждён; поможет переустановка программы.</translation>
    </message>
</context>
<context>
    <name>BoundedField</name>
    <message>
        <source>All of the text is kept; its beginning can be edited here.</source>
        <translation>Весь текст сохраняется; здесь можно править его начало.</translation>
    </message>
</context>
<context>
    <name>ChapterForm</name>
    <message>
        <source>Black sits below</source>
        <translation>Чёрные внизу</translation>
    </message>
    <message>
        <source>A page of text</source>
        <translation>Страница текста</translation>
    </message>
    <message>
        <source>The position on the main board</source>
        <translation>Позиция на главной доске</translation>
    </message>
    <message>
        <source>The game on the main board</source>
        <translation>Партия на главной доске</translation>
    </message>
    <message>
        <source>A position to set up…</source>
        <translation>Позиция для расстановки…</translation>
    </message>
    <message>
        <source>A position or games as text…</source>
        <translation>Позиция или партии в виде текста…</translation>
    </message>
    <message>
        <source>Chapter one up</source>
        <translation>Главу выше</translation>
    </message>
    <message>
        <source>Chapter one down</source>
        <translation>Главу ниже</translation>
    </message>
    <message>
        <source>Delete chapter</source>
        <translation>Удалить главу</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Ask for the next move</source>
        <translation>Спросить следующий ход</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Как бы вы сыграли?</translation>
    </message>
    <message>
        <source>One to a line</source>
        <translation>По одному в строке</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Не этот. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This answer is right as well</source>
        <translation>Этот ответ тоже верен</translation>
    </message>
    <message>
        <source>Delete this move</source>
        <translation>Удалить этот ход</translation>
    </message>
    <message>
        <source>Make main line</source>
        <translation>Сделать главным вариантом</translation>
    </message>
    <message>
        <source>The beginning of the chapter</source>
        <translation>Начало главы</translation>
    </message>
    <message>
        <source>A wrong answer: what you write here is said to a reader who plays this move.</source>
        <translation>Неверный ответ: написанное здесь увидит тот, кто сделает этот ход.</translation>
    </message>
    <message>
        <source>Play a move on the board to go on; then the reader can be asked for it.</source>
        <translation>Сделайте ход на доске, чтобы продолжить; тогда его можно будет спросить у читателя.</translation>
    </message>
    <message>
        <source>Other moves that you play on the board become the answers to “why not that?”.</source>
        <translation>Другие ходы, которые вы делаете на доске, становятся ответами на вопрос «почему не так?».</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Главный вариант</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>No move yet</source>
        <translation>Хода пока нет</translation>
    </message>
    <message>
        <source>Add a chapter</source>
        <translation>Добавить главу</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Said to other moves</source>
        <translation>Ответ на другие ходы</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Название курса</translation>
    </message>
    <message>
        <source>Name of the chapter</source>
        <translation>Название главы</translation>
    </message>
    <message>
        <source>Words on this position</source>
        <translation>Текст к этой позиции</translation>
    </message>
</context>
<context>
    <name>ChapterList</name>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
</context>
<context>
    <name>ChapterSources</name>
    <message>
        <source>New page</source>
        <translation>Новая страница</translation>
    </message>
    <message>
        <source>Add as a chapter</source>
        <translation>Добавить как главу</translation>
    </message>
</context>
<context>
    <name>ChapterTextDialog</name>
    <message>
        <source>Chapters from text</source>
        <translation>Главы из текста</translation>
    </message>
    <message>
        <source>Position or games as text</source>
        <translation>Позиция или партии в виде текста</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>A position (FEN), or one or several games (PDN):</source>
        <translation>Позиция (FEN), одна или несколько партий (PDN):</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Этот текст слишком длинный, чтобы искать в нём партии.</translation>
    </message>
    <message>
        <source>No game in this text can be set up.</source>
        <translation>Ни одну партию из этого текста не удаётся расставить.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Этот текст — не позиция (FEN) и не партия (PDN).</translation>
    </message>
</context>
<context>
    <name>ChatCard</name>
    <message>
        <source>Say something to the other side</source>
        <translation>Сказать что-нибудь сопернику</translation>
    </message>
    <message>
        <source>They: {text}</source>
        <translation>Соперник: {text}</translation>
    </message>
    <message>
        <source>You: {text}</source>
        <translation>Вы: {text}</translation>
    </message>
</context>
<context>
    <name>Clause</name>
    <message>
        <source>With one piece left on each side it is a draw at once.</source>
        <translation>Если у каждой стороны осталось по одной шашке (простой или дамке), сразу ничья.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the third time.</source>
        <translation>Ничья и тогда, когда позиция возникает в третий раз.</translation>
    </message>
    <message>
        <source>It is also a draw when a position comes up for the fourth time.</source>
        <translation>Ничья и тогда, когда позиция возникает в четвёртый раз.</translation>
    </message>
    <message>
        <source>A player who cannot move loses.</source>
        <translation>Кто не может сделать ход, проигрывает.</translation>
    </message>
    <message>
        <source>The aim is to give all pieces away: a player who cannot move wins.</source>
        <translation>Цель — отдать все свои шашки: кто не может сделать ход, выигрывает.</translation>
    </message>
    <message>
        <source>Who makes a king first wins at once.</source>
        <translation>Кто первым проведёт дамку, сразу выигрывает.</translation>
    </message>
    <message>
        <source>The players move in turn, Black first, and each only their own pieces.</source>
        <translation>Игроки ходят по очереди, чёрные начинают; каждый ходит только своими шашками.</translation>
    </message>
    <message>
        <source>The players move in turn, White first, and each only their own pieces.</source>
        <translation>Игроки ходят по очереди, белые начинают; каждый ходит только своими шашками.</translation>
    </message>
    <message>
        <source>A square holds one piece only.</source>
        <translation>На поле стоит только одна шашка.</translation>
    </message>
    <message>
        <source>Men step {directions}.</source>
        <translation>Простые ходят на одно поле {directions}.</translation>
    </message>
    <message>
        <source>Men capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Простые бьют {directions}: через соседнюю шашку соперника на пустое поле сразу за ней.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Простые не могут бить дамок.</translation>
    </message>
    <message>
        <source>Straight, only the squares that are played on count.</source>
        <translation>По прямой считаются только игровые поля.</translation>
    </message>
    <message>
        <source>The first jump of a man’s capture goes {directions}.</source>
        <translation>Бьющая простая первым прыжком идёт только {directions}.</translation>
    </message>
    <message>
        <source>Only the jumps after it may also go {directions}.</source>
        <translation>Лишь следующими прыжками она может идти и {directions}.</translation>
    </message>
    <message>
        <source>Instead of a step, a man may leap {directions} over an unbroken line of friendly men to the empty square right behind; a king in the line bars it.</source>
        <translation>Вместо обычного хода простая может прыгнуть {directions} через непрерывную цепь своих простых на пустое поле сразу за ней; дамка в цепи преграждает путь.</translation>
    </message>
    <message>
        <source>It may do so from anywhere.</source>
        <translation>Так можно с любого поля.</translation>
    </message>
    <message>
        <source>Only from its own first row.</source>
        <translation>Только со своего первого ряда.</translation>
    </message>
    <message>
        <source>Only from {squares}.</source>
        <translation>Только с {squares}.</translation>
    </message>
    <message>
        <source>Kings go {directions}, any number of empty squares.</source>
        <translation>Дамки ходят {directions} на любое число пустых полей.</translation>
    </message>
    <message>
        <source>Kings go {directions}, one square at a time.</source>
        <translation>Дамки ходят {directions}, каждый раз на одно поле.</translation>
    </message>
    <message>
        <source>Kings capture {directions}: over an adjacent enemy piece to the empty square right behind it.</source>
        <translation>Дамки бьют {directions}: через соседнюю шашку соперника на пустое поле сразу за ней.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece, and land on the empty square right behind it.</source>
        <translation>Дамки бьют {directions} с любого расстояния через одну шашку соперника и встают на пустое поле сразу за ней.</translation>
    </message>
    <message>
        <source>Kings capture {directions}, from any distance over one enemy piece to any empty square behind it.</source>
        <translation>Дамки бьют {directions} с любого расстояния через одну шашку соперника и встают на любое пустое поле за ней.</translation>
    </message>
    <message>
        <source>Where its capture can go on from one of several squares, a king must land on such a one.</source>
        <translation>Если с какого-либо из возможных полей взятие можно продолжить, дамка обязана встать именно на такое поле.</translation>
    </message>
    <message>
        <source>But a capture that ends with a king ends right behind that king.</source>
        <translation>Но если последней бьётся дамка, взятие заканчивается сразу за ней.</translation>
    </message>
    <message>
        <source>Within one capture a king may not turn straight back.</source>
        <translation>В пределах одного взятия дамка не может развернуться прямо назад.</translation>
    </message>
    <message>
        <source>A capturing king lands right behind the piece that it jumps over.</source>
        <translation>Бьющая дамка встаёт сразу за шашкой, через которую прыгает.</translation>
    </message>
    <message>
        <source>A capturing king may land on any empty square behind the piece it jumps over.</source>
        <translation>Бьющая дамка может встать на любое пустое поле за шашкой, через которую прыгает.</translation>
    </message>
    <message>
        <source>A player who can capture must capture.</source>
        <translation>Кто может бить, обязан бить.</translation>
    </message>
    <message>
        <source>A capture goes on as long as the same piece can take more.</source>
        <translation>Взятие продолжается, пока та же шашка может бить дальше.</translation>
    </message>
    <message>
        <source>It ends where a man becomes a king.</source>
        <translation>Оно заканчивается там, где простая становится дамкой.</translation>
    </message>
    <message>
        <source>A man that becomes a king on its way goes on as a king.</source>
        <translation>Простая, ставшая дамкой по пути, продолжает бить как дамка.</translation>
    </message>
    <message>
        <source>Among several captures the choice is free.</source>
        <translation>Из нескольких взятий можно выбрать любое.</translation>
    </message>
    <message>
        <source>Majority capture: you must choose a capture that takes the most pieces.</source>
        <translation>Правило большинства: нужно выбрать взятие, при котором снимается больше всего шашек.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most pieces.</source>
        <translation>Нужно выбрать взятие, при котором снимается больше всего шашек.</translation>
    </message>
    <message>
        <source>If a king can capture, you must capture with a king.</source>
        <translation>Если бить может дамка, бить нужно дамкой.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes the most kings.</source>
        <translation>Нужно выбрать взятие, при котором снимается больше всего дамок.</translation>
    </message>
    <message>
        <source>You must choose a capture that takes kings as early as it can.</source>
        <translation>Нужно выбрать взятие, при котором дамки бьются как можно раньше.</translation>
    </message>
    <message>
        <source>You must choose a capture of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>Нужно выбрать взятие наибольшей ценности: каждая побитая простая — {man}, каждая дамка — {king}.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most pieces.</source>
        <translation>При равенстве — взятие, при котором снимается больше всего шашек.</translation>
    </message>
    <message>
        <source>Among equal ones, one by a king.</source>
        <translation>При равенстве — взятие дамкой.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes the most kings.</source>
        <translation>При равенстве — взятие, при котором снимается больше всего дамок.</translation>
    </message>
    <message>
        <source>Among equal ones, one that takes kings as early as it can.</source>
        <translation>При равенстве — взятие, при котором дамки бьются как можно раньше.</translation>
    </message>
    <message>
        <source>Among equal ones, one of the greatest value: each man taken counts {man}, each king {king}.</source>
        <translation>При равенстве — взятие наибольшей ценности: каждая побитая простая — {man}, каждая дамка — {king}.</translation>
    </message>
    <message>
        <source>While one of your men is threatened, no other man of yours may step to make a threat.</source>
        <translation>Пока одна из ваших простых под угрозой, ни одна другая ваша простая не может ходить так, чтобы создать угрозу.</translation>
    </message>
    <message>
        <source>A player with men may not move the same king more than {number} times in a row without capturing.</source>
        <translation>Игрок, у которого есть простые, не может ходить одной и той же дамкой без взятия больше {number} раз подряд.</translation>
    </message>
</context>
<context>
    <name>Clipboard</name>
    <message>
        <source>Position copied.</source>
        <translation>Позиция скопирована.</translation>
    </message>
    <message>
        <source>As FEN, for any draughts program.</source>
        <translation>В формате FEN, для любой шашечной программы.</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Партия скопирована.</translation>
    </message>
    <message>
        <source>As PDN, for any draughts program.</source>
        <translation>В формате PDN, для любой шашечной программы.</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>{side}: {time} left</source>
        <translation>{side}: осталось {time}</translation>
    </message>
    <message>
        <source>, paused</source>
        <translation>, на паузе</translation>
    </message>
    <message>
        <source>, running</source>
        <translation>, идут</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Без часов</translation>
    </message>
    <message>
        <source>Hourglass, {time}</source>
        <translation>Песочные часы, {time}</translation>
    </message>
    <message>
        <source>{time} a move</source>
        <translation>{time} на ход</translation>
    </message>
    <message>
        <source>{count} × {time} byo-yomi</source>
        <translation>{count} × {time} бёёми</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, затем </translation>
    </message>
    <message>
        <source> + {time} a move</source>
        <translation> + {time} на ход</translation>
    </message>
    <message>
        <source>, delay {time}</source>
        <translation>, задержка {time}</translation>
    </message>
    <message>
        <source>{number} min</source>
        <translation>{number} мин</translation>
    </message>
    <message>
        <source>{number} s</source>
        <translation>{number} с</translation>
    </message>
</context>
<context>
    <name>ClockChoice</name>
    <message>
        <source>Another clock for Black</source>
        <translation>Другое время у чёрных</translation>
    </message>
    <message>
        <source>Gives one side more time than the other, as a handicap</source>
        <translation>Даёт одной стороне больше времени, чем другой, как фору</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Часы</translation>
    </message>
</context>
<context>
    <name>ClockForm</name>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Time after that</source>
        <translation>Время после этого</translation>
    </message>
    <message>
        <source>Periods</source>
        <translation>Периоды</translation>
    </message>
    <message>
        <source>A move</source>
        <translation>На ход</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>the same again</source>
        <translation>ещё раз столько же</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation>Время на партию</translation>
    </message>
    <message>
        <source>Increment (Fischer)</source>
        <translation>Добавка за ход (Фишер)</translation>
    </message>
    <message>
        <source>Delay (Bronstein)</source>
        <translation>Задержка (Бронштейн)</translation>
    </message>
    <message>
        <source>Byo-yomi periods</source>
        <translation>Периоды бёёми</translation>
    </message>
    <message>
        <source>Moves in a period</source>
        <translation>Ходы за период</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation>Время на каждый ход</translation>
    </message>
    <message>
        <source>Hourglass</source>
        <translation>Песочные часы</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>The clock is paused: press P, or play a move, to go on.</source>
        <translation>Часы остановлены: нажмите P или сделайте ход, чтобы продолжить.</translation>
    </message>
    <message>
        <source>Press P, or play a move, to go on.</source>
        <translation>Нажмите P или сделайте ход, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The computer was asleep; that time is not counted. Press P, or play a move, to go on.</source>
        <translation>Компьютер спал; это время не считается. Нажмите P или сделайте ход, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The clock is paused.</source>
        <translation>Часы остановлены.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>This loses the game.</source>
        <translation>Это проигрывает партию.</translation>
    </message>
    <message>
        <source>This gives the win away.</source>
        <translation>Это упускает выигрыш.</translation>
    </message>
    <message>
        <source>They will get a king.</source>
        <translation>Соперник пройдёт в дамки.</translation>
    </message>
    <message>
        <source>Look again.</source>
        <translation>Посмотрите ещё раз.</translation>
    </message>
    <message>
        <source>{answer} takes at once.</source>
        <translation>{answer} — и вас сразу бьют.</translation>
    </message>
    <message>
        <source>It begins with {answer}, and you have no way out.</source>
        <translation>Сначала {answer}, и спасения у вас нет.</translation>
    </message>
    <message>
        <source>{move} (taken back)</source>
        <translation>{move} (ход возвращён)</translation>
    </message>
    <message>
        <source>{move} was better.</source>
        <translation>Сильнее было {move}.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Мягкий</translation>
    </message>
    <message>
        <source>Strict</source>
        <translation>Строгий</translation>
    </message>
    <message>
        <source>Nothing is said about your moves.</source>
        <translation>О ваших ходах ничего не говорится.</translation>
    </message>
    <message>
        <source>Warns of what is lost by force: men, the race to a king, a won endgame.</source>
        <translation>Предупреждает о форсированных потерях: шашки, гонка в дамки, выигранный эндшпиль.</translation>
    </message>
    <message>
        <source>Warns of other weak moves as well, where it can say why.</source>
        <translation>Предупреждает и о других слабых ходах, если может сказать почему.</translation>
    </message>
</context>
<context>
    <name>CoachRoom</name>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Подсказки по шагам</translation>
    </message>
</context>
<context>
    <name>Comment</name>
    <message>
        <source>… letters not shown: {count}</source>
        <translation>… не показано знаков: {count}</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Two games side by side</source>
        <translation>Две партии рядом</translation>
    </message>
    <message>
        <source>The games do not begin in the same position.</source>
        <translation>Партии начинаются с разных позиций.</translation>
    </message>
    <message>
        <source>The moves are the same.</source>
        <translation>Ходы одинаковы.</translation>
    </message>
    <message>
        <source>The moves are the same; one game goes on where the other one ends.</source>
        <translation>Ходы одинаковы; одна партия продолжается там, где другая кончается.</translation>
    </message>
    <message>
        <source>They part after {move}: left {one}, right {other}.</source>
        <translation>Расходятся после {move}: слева {one}, справа {other}.</translation>
    </message>
    <message>
        <source>They part at the first move: left {one}, right {other}.</source>
        <translation>Расходятся на первом ходу: слева {one}, справа {other}.</translation>
    </message>
    <message>
        <source>The same position comes up once more: left after {one}, right after {other}.</source>
        <translation>Снова возникает та же позиция: слева после {one}, справа после {other}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Board and start</source>
        <translation>Доска и расстановка</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Как ходят простые</translation>
    </message>
    <message>
        <source>Leaps of men</source>
        <translation>Прыжки простых</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Как бьют простые</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Как ходят дамки</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Как бьют дамки</translation>
    </message>
    <message>
        <source>Which capture</source>
        <translation>Какое взятие выбирать</translation>
    </message>
    <message>
        <source>How a capture goes on</source>
        <translation>Как продолжается взятие</translation>
    </message>
    <message>
        <source>When captured pieces go</source>
        <translation>Когда снимают побитые шашки</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Угрозы</translation>
    </message>
    <message>
        <source>How a game ends</source>
        <translation>Как заканчивается партия</translation>
    </message>
    <message>
        <source>A man becomes a king only where its capture ends.</source>
        <translation>Простая становится дамкой, только если её взятие там заканчивается.</translation>
    </message>
    <message>
        <source>Men leap over no men of their own side.</source>
        <translation>Простые не прыгают через свои простые.</translation>
    </message>
    <message>
        <source>Threats make no difference.</source>
        <translation>Угрозы ни на что не влияют.</translation>
    </message>
    <message>
        <source>Each captured piece is taken off at once, and the capture may go on over its square.</source>
        <translation>Каждую побитую шашку снимают сразу, и взятие может продолжиться через её поле.</translation>
    </message>
    <message>
        <source>Captured pieces stay until the whole capture is over. None is jumped twice, and none may be passed.</source>
        <translation>Побитые шашки остаются на доске, пока взятие не закончено. Дважды прыгать через одну шашку нельзя, и пройти сквозь неё нельзя.</translation>
    </message>
    <message>
        <source>White’s left corner is {square}.</source>
        <translation>Левый угол белых — {square}.</translation>
    </message>
    <message>
        <source>White’s right corner is {square}.</source>
        <translation>Правый угол белых — {square}.</translation>
    </message>
    <message>
        <source>{men}, on rows {rows}.</source>
        <translation>{men}, ряды {rows}.</translation>
    </message>
    <message>
        <source>Black begins.</source>
        <translation>Начинают чёрные.</translation>
    </message>
    <message>
        <source>White begins.</source>
        <translation>Начинают белые.</translation>
    </message>
    <message>
        <source>Men become kings on the last row.</source>
        <translation>Простые становятся дамками на последнем ряду.</translation>
    </message>
    <message>
        <source>Men become kings on {squares}.</source>
        <translation>Простые становятся дамками на полях {squares}.</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>хода нет</translation>
    </message>
    <message>
        <source>In all else by the rules of {game}.</source>
        <translation>В остальном — по правилам игры «{game}».</translation>
    </message>
    <message>
        <source>White: {pieces}.</source>
        <translation>Белые: {pieces}.</translation>
    </message>
    <message>
        <source>Black: {pieces}.</source>
        <translation>Чёрные: {pieces}.</translation>
    </message>
    <message>
        <source>king {square}</source>
        <translation>дамка {square}</translation>
    </message>
    <message>
        <source>man {square}</source>
        <translation>простая {square}</translation>
    </message>
</context>
<context>
    <name>ComparisonRow</name>
    <message>
        <source>Looking for a position that shows it …</source>
        <translation>Поиск позиции, которая это покажет…</translation>
    </message>
    <message>
        <source>No small position shows it.</source>
        <translation>Небольшой позиции, которая это покажет, нет.</translation>
    </message>
</context>
<context>
    <name>ComparisonWindow</name>
    <message>
        <source>First game</source>
        <translation>Первая игра</translation>
    </message>
    <message>
        <source>Second game</source>
        <translation>Вторая игра</translation>
    </message>
    <message>
        <source>Show what is the same</source>
        <translation>Показать и одинаковое</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Правила одинаковы.</translation>
    </message>
    <message>
        <source>{one} and {other} – Comparison</source>
        <translation>{one} и {other} — сравнение</translation>
    </message>
</context>
<context>
    <name>ConfirmButton</name>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
</context>
<context>
    <name>Connection</name>
    <message>
        <source>At port {port}.</source>
        <translation>Порт {port}.</translation>
    </message>
    <message>
        <source>In the same network the other side enters {address} and port {port}.</source>
        <translation>В той же сети соперник вводит {address} и порт {port}.</translation>
    </message>
    <message>
        <source>The other program broke the protocol: {detail}.</source>
        <translation>Другая программа нарушила протокол: {detail}.</translation>
    </message>
    <message>
        <source>The position cannot be sent: {detail}.</source>
        <translation>Эту позицию нельзя передать: {detail}.</translation>
    </message>
    <message>
        <source>No machine of this name was found.</source>
        <translation>Компьютера с таким именем не найдено.</translation>
    </message>
    <message>
        <source>No program is waiting there.</source>
        <translation>Там не ждёт ни одна программа.</translation>
    </message>
    <message>
        <source>No answer came.</source>
        <translation>Ответа не было.</translation>
    </message>
    <message>
        <source>The other side is gone.</source>
        <translation>Соперника больше нет на связи.</translation>
    </message>
    <message>
        <source>The other machine cannot be reached.</source>
        <translation>До другого компьютера не достучаться.</translation>
    </message>
    <message>
        <source>Another program is using this port.</source>
        <translation>Этот порт занят другой программой.</translation>
    </message>
    <message>
        <source>The system does not allow it.</source>
        <translation>Система этого не разрешает.</translation>
    </message>
    <message>
        <source>The invitation no longer holds: the window of your friend is closed, or they have made another one. Ask for a new line.</source>
        <translation>Приглашение больше не действует: окно вашего друга закрыто или он сделал новое. Попросите новую строку.</translation>
    </message>
    <message>
        <source>Your friend’s computer does not answer. You both have to be in the same network; a firewall may be in the way there: it has to let Harzdame be reached at port {port}.</source>
        <translation>Компьютер вашего друга не отвечает. Вы оба должны быть в одной сети; возможно, там мешает брандмауэр: он должен пропускать подключения к Harzdame через порт {port}.</translation>
    </message>
</context>
<context>
    <name>ControlChoice</name>
    <message>
        <source>Custom…</source>
        <translation>Свой…</translation>
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
        <translation>{several} или {last}</translation>
    </message>
</context>
<context>
    <name>Counting</name>
    <message>
        <source>With the coach a game does not count for your strength.</source>
        <translation>Партия с тренером не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>You had a hint, so the game does not count for your strength.</source>
        <translation>Вы брали подсказку, поэтому партия не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>The computer moved for you, so the game does not count for your strength.</source>
        <translation>За вас ходил компьютер, поэтому партия не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>A move was taken back, so the game does not count for your strength.</source>
        <translation>Ход был взят назад, поэтому партия не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>The analysis was on, so the game does not count for your strength.</source>
        <translation>Был включён анализ, поэтому партия не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>The game did not begin as usual, so it does not count for your strength.</source>
        <translation>Партия началась не как обычно, поэтому она не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>The game was interrupted, so it does not count for your strength.</source>
        <translation>Партия прерывалась, поэтому она не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>So short a game does not count for your strength.</source>
        <translation>Такая короткая партия не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>A draw agreed so early does not count for your strength.</source>
        <translation>Столь ранняя ничья по соглашению не учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>with the coach</source>
        <translation>с тренером</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>не учитывается</translation>
    </message>
</context>
<context>
    <name>CourseView</name>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>All tournaments</source>
        <translation>Все турниры</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Остановить сейчас</translation>
    </message>
    <message>
        <source>The games under way are broken off and played anew later</source>
        <translation>Идущие партии прерываются и позже играются заново</translation>
    </message>
    <message>
        <source>The games under way are played to their end</source>
        <translation>Идущие партии доигрываются до конца</translation>
    </message>
    <message>
        <source>Search games</source>
        <translation>Искать партии</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>CrashPresenter</name>
    <message>
        <source>Look at the report…</source>
        <translation>Посмотреть отчёт…</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>Harzdame did not end properly last time.</source>
        <translation>В прошлый раз работа Harzdame завершилась неправильно.</translation>
    </message>
    <message>
        <source>Your games are kept. What is known of it is in a report, which was sent to nobody.</source>
        <translation>Ваши партии целы. Всё, что известно об этом, записано в отчёт; он никому не отправлен.</translation>
    </message>
</context>
<context>
    <name>CriticalMoments</name>
    <message>
        <source>No critical moments</source>
        <translation>Критических моментов нет</translation>
    </message>
    <message>
        <source>There is no evaluation, sign, comment, variation or capture in this line.</source>
        <translation>В этой линии нет ни оценок, ни знаков, ни комментариев, ни вариантов, ни взятий.</translation>
    </message>
    <message>
        <source>There is no critical moment after this one.</source>
        <translation>После этого критических моментов больше нет.</translation>
    </message>
    <message>
        <source>There is no critical moment before this one.</source>
        <translation>До этого критических моментов нет.</translation>
    </message>
    <message>
        <source>Of 100 points White could expect {before} before this move, and {after} after it.</source>
        <translation>Из 100 очков белые могли рассчитывать до этого хода на {before}, а после него — на {after}.</translation>
    </message>
    <message>
        <source>Other moves were looked at here.</source>
        <translation>Здесь рассматривались другие ходы.</translation>
    </message>
    <message>
        <source>There is a comment on this move.</source>
        <translation>К этому ходу есть комментарий.</translation>
    </message>
    <message>
        <source>An exchange begins.</source>
        <translation>Начинается размен.</translation>
    </message>
</context>
<context>
    <name>CurrentWindow</name>
    <message>
        <source>The connection over the network stays.</source>
        <translation>Соединение по сети сохранится.</translation>
    </message>
    <message>
        <source>The language changes with the next start.</source>
        <translation>Язык сменится при следующем запуске.</translation>
    </message>
    <message>
        <source>The language changes once “{name}” is closed.</source>
        <translation>Язык сменится, когда будет закрыто окно «{name}».</translation>
    </message>
</context>
<context>
    <name>DeletedDialog</name>
    <message>
        <source>Deleted in this game</source>
        <translation>Удалённое в этой партии</translation>
    </message>
    <message>
        <source>Its place is no longer in the game; undo brings it back.</source>
        <translation>Этого места в партии больше нет; его вернёт «Отменить».</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Nothing has been deleted. Moves deleted in this game are kept here until it is closed.</source>
        <translation>Ничего не удалено. Ходы, удалённые в этой партии, хранятся здесь, пока она не закрыта.</translation>
    </message>
</context>
<context>
    <name>Directions</name>
    <message>
        <source>in all six directions</source>
        <translation>во всех шести направлениях</translation>
    </message>
    <message>
        <source>in all eight directions</source>
        <translation>во всех восьми направлениях</translation>
    </message>
    <message>
        <source>straight in all four directions</source>
        <translation>по прямой во всех четырёх направлениях</translation>
    </message>
    <message>
        <source>diagonally in all four directions</source>
        <translation>по диагонали во всех четырёх направлениях</translation>
    </message>
    <message>
        <source>straight forward</source>
        <translation>прямо вперёд</translation>
    </message>
    <message>
        <source>diagonally forward</source>
        <translation>по диагонали вперёд</translation>
    </message>
    <message>
        <source>sideways</source>
        <translation>вбок</translation>
    </message>
    <message>
        <source>diagonally backward</source>
        <translation>по диагонали назад</translation>
    </message>
    <message>
        <source>straight backward</source>
        <translation>прямо назад</translation>
    </message>
    <message>
        <source>up</source>
        <translation>вверх</translation>
    </message>
    <message>
        <source>diagonally up to the right</source>
        <translation>по диагонали вправо вверх</translation>
    </message>
    <message>
        <source>to the right</source>
        <translation>вправо</translation>
    </message>
    <message>
        <source>diagonally down to the right</source>
        <translation>по диагонали вправо вниз</translation>
    </message>
    <message>
        <source>down</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>diagonally down to the left</source>
        <translation>по диагонали влево вниз</translation>
    </message>
    <message>
        <source>to the left</source>
        <translation>влево</translation>
    </message>
    <message>
        <source>diagonally up to the left</source>
        <translation>по диагонали влево вверх</translation>
    </message>
</context>
<context>
    <name>Draws</name>
    <message>
        <source>It is a draw after {number} moves by each side without a capture or a man’s move.</source>
        <translation>Ничья после {number} ходов каждой стороны без взятий и без ходов простыми.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side without a capture or a promotion.</source>
        <translation>{pieces}: ничья после {number} ходов каждой стороны без взятий и превращений.</translation>
    </message>
    <message>
        <source>{pieces}: a draw after {number} moves by each side.</source>
        <translation>{pieces}: ничья после {number} ходов каждой стороны.</translation>
    </message>
    <message>
        <source>Kings on both sides, {least} or {most} pieces in all</source>
        <translation>Дамки у обеих сторон, всего шашек {least} или {most}</translation>
    </message>
    <message>
        <source>One king each</source>
        <translation>По одной дамке</translation>
    </message>
    <message>
        <source>One king on the main diagonal against {others}</source>
        <translation>Одна дамка на главной дороге против {others}</translation>
    </message>
    <message>
        <source>One king against {others}</source>
        <translation>Одна дамка против {others}</translation>
    </message>
    <message>
        <source>{number} or more kings</source>
        <translation>{number} и более дамок</translation>
    </message>
    <message>
        <source>{number} kings</source>
        <translation>{number} дамок</translation>
    </message>
    <message>
        <source>{number} pieces with a king among them</source>
        <translation>{number} шашек, среди которых есть дамка</translation>
    </message>
    <message>
        <source>one piece or two with a king among them</source>
        <translation>одной или двух шашек, среди которых есть дамка</translation>
    </message>
    <message>
        <source>king {square}: {moves} of {limit} moves</source>
        <translation>дамка {square}: ходов {moves} из {limit}</translation>
    </message>
</context>
<context>
    <name>EdgeLesson</name>
    <message>
        <source>Your men become kings there. The pale edge is your opponent’s.</source>
        <translation>Там ваши простые становятся дамками. Бледный край — цель соперника.</translation>
    </message>
    <message>
        <source>The red edge is your goal.</source>
        <translation>Красный край — ваша цель.</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>comment</source>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>sign</source>
        <translation>знак</translation>
    </message>
    <message>
        <source>marks on the board</source>
        <translation>пометки на доске</translation>
    </message>
    <message>
        <source>remark</source>
        <translation>примечание</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>take over line</source>
        <translation>взять вариант</translation>
    </message>
    <message>
        <source>delete moves</source>
        <translation>удалить ходы</translation>
    </message>
    <message>
        <source>delete variation</source>
        <translation>удалить вариант</translation>
    </message>
    <message>
        <source>delete what follows</source>
        <translation>удалить дальнейшее</translation>
    </message>
    <message>
        <source>begin the game here</source>
        <translation>начать партию отсюда</translation>
    </message>
    <message>
        <source>promote variation</source>
        <translation>повысить вариант</translation>
    </message>
    <message>
        <source>demote</source>
        <translation>понизить</translation>
    </message>
    <message>
        <source>make main line</source>
        <translation>сделать главным вариантом</translation>
    </message>
    <message>
        <source>order of variations</source>
        <translation>порядок вариантов</translation>
    </message>
    <message>
        <source>insert moves</source>
        <translation>вставить ходы</translation>
    </message>
    <message>
        <source>replace move</source>
        <translation>заменить ход</translation>
    </message>
    <message>
        <source>correct the start</source>
        <translation>исправление начала</translation>
    </message>
    <message>
        <source>put back</source>
        <translation>вернуть на место</translation>
    </message>
    <message>
        <source>details of the game</source>
        <translation>сведения о партии</translation>
    </message>
    <message>
        <source>review</source>
        <translation>разбор</translation>
    </message>
</context>
<context>
    <name>EditNotices</name>
    <message>
        <source>Nothing to paste.</source>
        <translation>Вставлять нечего.</translation>
    </message>
    <message>
        <source>The clipboard holds no game (PDN).</source>
        <translation>В буфере обмена нет партии (PDN).</translation>
    </message>
    <message>
        <source>What was done with the games of files earlier cannot be undone any more.</source>
        <translation>То, что раньше делалось с партиями файлов, отменить уже нельзя.</translation>
    </message>
    <message>
        <source>It could not be read, and was kept as {path}. The files are as they were.</source>
        <translation>Данные не удалось прочитать, они сохранены как {path}. Файлы не изменились.</translation>
    </message>
</context>
<context>
    <name>Editing</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Отменить: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Вернуть: {edit}</translation>
    </message>
    <message>
        <source>The game is being played: its moves stay as they are until it is over.</source>
        <translation>Партия ещё идёт: до её конца ходы остаются как есть.</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Взять назад свой последний ход</translation>
    </message>
    <message>
        <source>Undo the takeback</source>
        <translation>Отменить возврат хода</translation>
    </message>
    <message>
        <source>Let the game begin here</source>
        <translation>Начать партию так</translation>
    </message>
    <message>
        <source>Not all moves fitted.</source>
        <translation>Подошли не все ходы.</translation>
    </message>
</context>
<context>
    <name>Effort</name>
    <message>
        <source>Depth {depth}</source>
        <translation>Глубина {depth}</translation>
    </message>
    <message>
        <source>Table {percent} %</source>
        <translation>Таблица {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Encoding</name>
    <message>
        <source>Unicode (UTF-8)</source>
        <translation>Юникод (UTF-8)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>Кириллица (Windows-1251)</translation>
    </message>
    <message>
        <source>Cyrillic (DOS, CP866)</source>
        <translation>Кириллица (DOS, CP866)</translation>
    </message>
    <message>
        <source>Western European (Windows-1252)</source>
        <translation>Западноевропейская (Windows-1252)</translation>
    </message>
    <message>
        <source>Western European (Latin-1)</source>
        <translation>Западноевропейская (Latin-1)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, low byte first)</source>
        <translation>Юникод (UTF-16, сначала младший байт)</translation>
    </message>
    <message>
        <source>Unicode (UTF-16, high byte first)</source>
        <translation>Юникод (UTF-16, сначала старший байт)</translation>
    </message>
    <message>
        <source>Western European</source>
        <translation>Западноевропейская</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>Центральноевропейская</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>Кириллица</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>Греческая</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>Турецкая</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>Балтийская</translation>
    </message>
    <message>
        <source>Nordic</source>
        <translation>Скандинавская</translation>
    </message>
    <message>
        <source>Celtic</source>
        <translation>Кельтская</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>Еврейская</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>Арабская</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>Тайская</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>Вьетнамская</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Китайская</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Японская</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>Корейская</translation>
    </message>
</context>
<context>
    <name>EncodingChoice</name>
    <message>
        <source>The file does not say how its letters are written. &amp;Read as:</source>
        <translation>В файле не указана кодировка букв. &amp;Читать как:</translation>
    </message>
    <message>
        <source>Other letters…</source>
        <translation>Другая кодировка…</translation>
    </message>
</context>
<context>
    <name>EncodingDialog</name>
    <message>
        <source>Letters of the file</source>
        <translation>Кодировка файла</translation>
    </message>
    <message>
        <source>Language or name</source>
        <translation>Язык или название</translation>
    </message>
    <message>
        <source>Search encodings</source>
        <translation>Искать кодировки</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>Text of the file, read so</source>
        <translation>Текст файла в этой кодировке</translation>
    </message>
    <message>
        <source>Read so</source>
        <translation>Читать так</translation>
    </message>
</context>
<context>
    <name>EndgameMoves</name>
    <message>
        <source>All moves</source>
        <translation>Все ходы</translation>
    </message>
</context>
<context>
    <name>EndgamePanel</name>
    <message>
        <source>Best line</source>
        <translation>Лучший вариант</translation>
    </message>
    <message>
        <source>Nobody can force a win.</source>
        <translation>Форсировать выигрыш не может никто.</translation>
    </message>
</context>
<context>
    <name>EndgameTablesDialog</name>
    <message>
        <source>Endgame tables: {game}</source>
        <translation>Эндшпильные таблицы: {game}</translation>
    </message>
    <message>
        <source>Show the longest win</source>
        <translation>Показать самый долгий выигрыш</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Эндшпильные таблицы</translation>
    </message>
    <message>
        <source>K is a king, M a man; the longest win is counted in moves of the winner.</source>
        <translation>K — дамка, M — простая; самый долгий выигрыш считается в ходах победителя.</translation>
    </message>
    <message>
        <source>Tables: {count} · {size}</source>
        <translation>Таблиц: {count} · {size}</translation>
    </message>
</context>
<context>
    <name>EndgamesModel</name>
    <message>
        <source>Longest win</source>
        <translation>Самый долгий выигрыш</translation>
    </message>
    <message>
        <source>Positions</source>
        <translation>Позиции</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>На диске</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Окончание</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{color} offers a draw.</source>
        <translation>{color} предлагают ничью.</translation>
    </message>
    <message>
        <source>The computer offers a draw.</source>
        <translation>Компьютер предлагает ничью.</translation>
    </message>
    <message>
        <source>The offer stands until you move.</source>
        <translation>Предложение действует, пока вы не сделаете ход.</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>This program cannot be started.</source>
        <translation>Эту программу не удаётся запустить.</translation>
    </message>
    <message>
        <source>It ended instead of answering.</source>
        <translation>Она завершилась, не ответив.</translation>
    </message>
    <message>
        <source>It does not answer. Perhaps it is no engine, or needs other arguments.</source>
        <translation>Она не отвечает. Возможно, это не движок или ей нужны другие аргументы.</translation>
    </message>
    <message>
        <source>It reports an error.</source>
        <translation>Она сообщает об ошибке.</translation>
    </message>
    <message>
        <source>Its answers make no sense.</source>
        <translation>Её ответы не имеют смысла.</translation>
    </message>
    <message>
        <source>Plays none of our games</source>
        <translation>Не играет ни в одну из наших игр</translation>
    </message>
    <message>
        <source>Plays all games</source>
        <translation>Играет во все игры</translation>
    </message>
    <message>
        <source>Plays {games}</source>
        <translation>Играет: {games}</translation>
    </message>
</context>
<context>
    <name>EngineBlock</name>
    <message>
        <source>Best lines of {engine}</source>
        <translation>Лучшие варианты: {engine}</translation>
    </message>
    <message>
        <source>Depth {depth}</source>
        <translation>Глубина {depth}</translation>
    </message>
</context>
<context>
    <name>EngineBlocks</name>
    <message>
        <source>It was given up.</source>
        <translation>Попытки прекращены.</translation>
    </message>
    <message>
        <source>It does not play this game.</source>
        <translation>В эту игру он не играет.</translation>
    </message>
</context>
<context>
    <name>EngineDetails</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Change the program</source>
        <translation>Изменить программу</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Аргументы</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>That of the program</source>
        <translation>Папка программы</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>Hub, version 2</source>
        <translation>Hub, версия 2</translation>
    </message>
    <message>
        <source>Hub, version 1</source>
        <translation>Hub, версия 1</translation>
    </message>
    <message>
        <source> seconds a move</source>
        <translation> с на ход</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Set every parameter to what the engine suggests</source>
        <translation>Установить для всех параметров значения, предлагаемые движком</translation>
    </message>
    <message>
        <source>by {author}</source>
        <translation>автор: {author}</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Название</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>&amp;Аргументы</translation>
    </message>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
    <message>
        <source>&amp;Protocol</source>
        <translation>П&amp;ротокол</translation>
    </message>
    <message>
        <source>&amp;Thinking time</source>
        <translation>&amp;Время на ход</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Выбор движка</translation>
    </message>
</context>
<context>
    <name>EngineLine</name>
    <message>
        <source>Above zero White is better; 1.00 is about a man</source>
        <translation>Больше нуля — лучше у белых; 1,00 — примерно одна шашка</translation>
    </message>
    <message>
        <source>Above zero the side to move is better; 1.00 is about a man</source>
        <translation>Больше нуля — лучше у стороны, чей ход; 1,00 — примерно одна шашка</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Из дебютной книги</translation>
    </message>
    <message>
        <source>From the endgame tables</source>
        <translation>Из эндшпильных таблиц</translation>
    </message>
    <message>
        <source>Depth {depth} · expects {move}</source>
        <translation>Глубина {depth} · ожидает {move}</translation>
    </message>
    <message>
        <source>Depth {depth} · {speed} million positions a second</source>
        <translation>Глубина {depth} · {speed} млн позиций в секунду</translation>
    </message>
</context>
<context>
    <name>EngineTicks</name>
    <message>
        <source>Built-in engine</source>
        <translation>Встроенный движок</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Движки</translation>
    </message>
    <message>
        <source>Add an engine…</source>
        <translation>Добавить движок…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Add other draughts programs that speak the Hub protocol. They can play against you, against each other, and analyse beside the built-in engine.</source>
        <translation>Сюда можно добавить другие шашечные программы, поддерживающие протокол Hub. Они могут играть против вас и друг с другом и анализировать вместе со встроенным движком.</translation>
    </message>
    <message>
        <source>Choose an engine</source>
        <translation>Выбор движка</translation>
    </message>
    <message>
        <source>Asking {name} what it is …</source>
        <translation>{name}: узнаём, что это за движок…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Asking {name} …</source>
        <translation>{name}: ждём ответа…</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>Движок удалён: {name}.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Set how it is started, then test it.</source>
        <translation>Укажите, как его запускать, затем проверьте.</translation>
    </message>
    <message>
        <source>{name} was added. {games}.</source>
        <translation>Движок добавлен: {name}. {games}.</translation>
    </message>
    <message>
        <source>{name} answers. {games}.</source>
        <translation>{name} отвечает. {games}.</translation>
    </message>
    <message>
        <source>Add it nevertheless</source>
        <translation>Всё равно добавить</translation>
    </message>
</context>
<context>
    <name>EntrantList</name>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>Kind of player</source>
        <translation>Вид участника</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Positions a move</source>
        <translation>Позиций на ход</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Added engine</source>
        <translation>Добавленный движок</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>None was added that plays this game</source>
        <translation>Нет добавленных движков для этой игры</translation>
    </message>
    <message>
        <source> ms a move</source>
        <translation> мс на ход</translation>
    </message>
    <message>
        <source>A level of the computer</source>
        <translation>Уровень компьютера</translation>
    </message>
    <message>
        <source>The computer with a time of its own</source>
        <translation>Компьютер со своим временем на ход</translation>
    </message>
    <message>
        <source>The computer with a number of positions</source>
        <translation>Компьютер с заданным числом позиций</translation>
    </message>
    <message>
        <source>An engine that you added</source>
        <translation>Движок, который вы добавили</translation>
    </message>
    <message>
        <source>You, or another person at this board</source>
        <translation>Вы или другой человек за этой доской</translation>
    </message>
    <message>
        <source>Computer, {count} ms</source>
        <translation>Компьютер, {count} мс</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>How the game stands: White’s share is light</source>
        <translation>Как стоит партия: светлая часть — доля белых</translation>
    </message>
</context>
<context>
    <name>ExchangeView</name>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Настройки (*.json)</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Экспорт настроек</translation>
    </message>
    <message>
        <source>The settings are in “{name}”.</source>
        <translation>Настройки записаны в «{name}».</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Импорт настроек</translation>
    </message>
    <message>
        <source>“{name}” has a value for “{setting}” that cannot be.</source>
        <translation>В «{name}» для настройки «{setting}» указано невозможное значение.</translation>
    </message>
    <message>
        <source>“{name}” is no file of settings of Harzdame.</source>
        <translation>«{name}» — не файл настроек Harzdame.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Ничего не изменено.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Exercise sheet</source>
        <translation>Лист с упражнениями</translation>
    </message>
    <message>
        <source>Exercises</source>
        <translation>Упражнения</translation>
    </message>
    <message>
        <source>Diagrams on a page</source>
        <translation>Диаграмм на странице</translation>
    </message>
    <message>
        <source>Solutions on pages at the end</source>
        <translation>Решения на страницах в конце</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить как PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
</context>
<context>
    <name>ExerciseSheet</name>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
</context>
<context>
    <name>ExerciseSheets</name>
    <message>
        <source>There is no exercise here.</source>
        <translation>Здесь нет упражнений.</translation>
    </message>
    <message>
        <source>A sheet takes puzzles with a solution, and questions of a study.</source>
        <translation>На лист попадают задачи с решением и вопросы курса.</translation>
    </message>
    <message>
        <source>Save the exercise sheet</source>
        <translation>Сохранить лист с упражнениями</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Файл «{name}» записан.</translation>
    </message>
</context>
<context>
    <name>ExplorerModel</name>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Мои</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Книга</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Click to add it to your repertoire</source>
        <translation>Щёлкните, чтобы добавить ход в свой репертуар</translation>
    </message>
    <message>
        <source>In both of your repertoires</source>
        <translation>В обоих ваших репертуарах</translation>
    </message>
    <message>
        <source>In your repertoire for White</source>
        <translation>В вашем репертуаре за белых</translation>
    </message>
    <message>
        <source>In your repertoire for Black</source>
        <translation>В вашем репертуаре за чёрных</translation>
    </message>
    <message>
        <source>{wins} won, {draws} drawn, {losses} lost by the side to move</source>
        <translation>Для стороны, чей ход: побед {wins}, ничьих {draws}, поражений {losses}</translation>
    </message>
    <message>
        <source>{average} on average, last in {last}</source>
        <translation>в среднем {average}&#xa0;г., последний раз в {last}&#xa0;г.</translation>
    </message>
</context>
<context>
    <name>ExplorerPanel</name>
    <message>
        <source>Explorer</source>
        <translation>Обозреватель</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>The source whose moves come first</source>
        <translation>Источник, чьи ходы идут первыми</translation>
    </message>
    <message>
        <source>Nothing is known of this position.</source>
        <translation>Об этой позиции ничего не известно.</translation>
    </message>
    <message>
        <source>Moves played here</source>
        <translation>Сыгранные здесь ходы</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>The preview is being made…</source>
        <translation>Готовится предварительный просмотр…</translation>
    </message>
    <message>
        <source>The file of these games cannot be read any more.</source>
        <translation>Файл с этими партиями больше не читается.</translation>
    </message>
    <message>
        <source>Page 1 of {pages}</source>
        <translation>Страница 1 из {pages}</translation>
    </message>
    <message>
        <source>{width} pixels wide</source>
        <translation>Ширина: {width} пикс.</translation>
    </message>
</context>
<context>
    <name>ExportOptions</name>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Seen from</source>
        <translation>Вид со стороны</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Time for a move</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} с</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Диаграммы</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Для бумаги</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Маленький</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большой</translation>
    </message>
    <message>
        <source>Where something is said</source>
        <translation>Где есть комментарий</translation>
    </message>
    <message>
        <source>Every 5 moves</source>
        <translation>Каждые 5 ходов</translation>
    </message>
    <message>
        <source>Every 10 moves</source>
        <translation>Каждые 10 ходов</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>The line shown</source>
        <translation>Показанный вариант</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Вся партия</translation>
    </message>
    <message>
        <source>All games of the file</source>
        <translation>Все партии файла</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Рисунок (PNG)</translation>
    </message>
    <message>
        <source>Drawing, sharp at every size (SVG)</source>
        <translation>Чертёж, чёткий при любом размере (SVG)</translation>
    </message>
    <message>
        <source>Pages with diagrams (PDF)</source>
        <translation>Страницы с диаграммами (PDF)</translation>
    </message>
    <message>
        <source>Page that plays in a browser (HTML)</source>
        <translation>Страница с просмотром в браузере (HTML)</translation>
    </message>
    <message>
        <source>Animation (GIF)</source>
        <translation>Анимация (GIF)</translation>
    </message>
    <message>
        <source>Text for a forum or a mail</source>
        <translation>Текст для форума или письма</translation>
    </message>
</context>
<context>
    <name>ExportWords</name>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>men</source>
        <translation>простые</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>дамки</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>тур {number}</translation>
    </message>
    <message>
        <source>w b: men, W B: kings</source>
        <translation>w b: простые, W B: дамки</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Перевернуть доску</translation>
    </message>
    <message>
        <source>Seconds a move</source>
        <translation>Секунд на ход</translation>
    </message>
    <message>
        <source>Keys: ← → moves, ↑ ↓ variations, space plays, F flips the board</source>
        <translation>Клавиши: ← → ходы, ↑ ↓ варианты, пробел — воспроизведение, F — перевернуть доску</translation>
    </message>
</context>
<context>
    <name>Exporting</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>It is in the folder {folder}.</source>
        <translation>Он в папке {folder}.</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Файл «{name}» записан.</translation>
    </message>
    <message>
        <source>Picture copied.</source>
        <translation>Рисунок скопирован.</translation>
    </message>
    <message>
        <source>It can be pasted into a text, a mail or a chat.</source>
        <translation>Его можно вставить в текст, письмо или чат.</translation>
    </message>
    <message>
        <source>It can be pasted into a forum or a mail.</source>
        <translation>Его можно вставить на форум или в письмо.</translation>
    </message>
    <message>
        <source>Text copied.</source>
        <translation>Текст скопирован.</translation>
    </message>
    <message>
        <source>The export was stopped.</source>
        <translation>Экспорт остановлен.</translation>
    </message>
    <message>
        <source>No file was changed.</source>
        <translation>Файлы не изменены.</translation>
    </message>
    <message>
        <source>The pages are on their way to the printer.</source>
        <translation>Страницы отправлены на принтер.</translation>
    </message>
    <message>
        <source>It does not take them, or the file cannot be written.</source>
        <translation>Принтер их не принимает, или файл нельзя записать.</translation>
    </message>
    <message>
        <source>The pages were not printed.</source>
        <translation>Страницы не напечатаны.</translation>
    </message>
</context>
<context>
    <name>Fact</name>
    <message>
        <source>You take {own}, they take {taken}.</source>
        <translation>Вы бьёте {own}, соперник — {taken}.</translation>
    </message>
    <message>
        <source>They take {taken}.</source>
        <translation>Соперник бьёт {taken}.</translation>
    </message>
    <message>
        <source>You must take {own} and give away {given}.</source>
        <translation>Вы должны побить {own} и отдаёте {given}.</translation>
    </message>
    <message>
        <source>You must take {own}.</source>
        <translation>Вы должны побить {own}.</translation>
    </message>
    <message>
        <source>That ends the game.</source>
        <translation>Это заканчивает партию.</translation>
    </message>
    <message>
        <source>That wins a king.</source>
        <translation>Это выигрывает дамку.</translation>
    </message>
    <message>
        <source>That makes a king.</source>
        <translation>Это проводит дамку.</translation>
    </message>
    <message>
        <source>That takes a king.</source>
        <translation>Это бьёт дамку.</translation>
    </message>
    <message>
        <source>Whatever is answered, the men on {squares} cannot move next without loss.</source>
        <translation>При любом ответе ни одна из шашек {squares} не сможет следующим ходом пойти без потерь.</translation>
    </message>
    <message>
        <source>In the best line found {move} wins the game {soon}.</source>
        <translation>В лучшем найденном варианте {move} выигрывает партию {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} makes a king {soon}.</source>
        <translation>В лучшем найденном варианте {move} проводит дамку {soon}.</translation>
    </message>
    <message>
        <source>In the best line found {move} leads to the capture of a king.</source>
        <translation>В лучшем найденном варианте {move} ведёт к взятию дамки.</translation>
    </message>
    <message>
        <source>In the best line found this loses the game {soon}, beginning with {answer}.</source>
        <translation>В лучшем найденном варианте это проигрывает партию {soon}, начиная с {answer}.</translation>
    </message>
    <message>
        <source>In the best line found the other side makes a king {soon}, beginning with {answer}.</source>
        <translation>В лучшем найденном варианте соперник проводит дамку {soon}, начиная с {answer}.</translation>
    </message>
    <message>
        <source>In the best line found this loses a king, beginning with {answer}.</source>
        <translation>В лучшем найденном варианте это теряет дамку, начиная с {answer}.</translation>
    </message>
    <message>
        <source>The endgame was {was}: {own} against {theirs}. Now it is {now}.</source>
        <translation>Окончание ({own} — {theirs}) было {was}, а стало {now}.</translation>
    </message>
    <message>
        <source>Allows a shot that ends the game, beginning with {answer}.</source>
        <translation>Допускает комбинацию, заканчивающую партию, начиная с {answer}.</translation>
    </message>
    <message>
        <source>Takes {own}, but {answer} begins to take {taken} back.</source>
        <translation>Бьёт {own}, но {answer} начинает ответное взятие: {taken}.</translation>
    </message>
    <message>
        <source>Allows a shot: {answer} wins {net}, {taken} for {given}.</source>
        <translation>Допускает комбинацию {answer} с выигрышем шашек: {net} ({taken} за {given}).</translation>
    </message>
    <message>
        <source>Loses {taken}, beginning with {answer}.</source>
        <translation>Теряет шашек: {taken}, начиная с {answer}.</translation>
    </message>
    <message>
        <source>Misses a capture of {taken}: {move}.</source>
        <translation>Упускает взятие: {move} (шашек: {taken}).</translation>
    </message>
    <message>
        <source>{move} would have won {taken} by force.</source>
        <translation>После {move} форсированно выигрывалось шашек: {taken}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} wins {net}, {taken} for {given}.</source>
        <translation>Упускает комбинацию {move} с выигрышем шашек: {net} ({taken} за {given}).</translation>
    </message>
    <message>
        <source>Has to take {own} and gives away {taken}, beginning with {answer}.</source>
        <translation>Придётся побить {own}, а отдать {taken}, начиная с {answer}.</translation>
    </message>
    <message>
        <source>Has to take {own}, beginning with {answer}.</source>
        <translation>Придётся побить {own}, начиная с {answer}.</translation>
    </message>
    <message>
        <source>Misses a shot: {move} gives away {given} and takes {taken}.</source>
        <translation>Упускает комбинацию: {move} отдаёт {given} и бьёт {taken}.</translation>
    </message>
    <message>
        <source>{move} would have made the other side take {given}.</source>
        <translation>{move} заставляло соперника побить {given}.</translation>
    </message>
    <message>
        <source>Leaves {square} to be taken for nothing.</source>
        <translation>Оставляет {square} под боем без возмещения.</translation>
    </message>
    <message>
        <source>Lets {square} be taken for nothing.</source>
        <translation>Ставит {square} под бой без возмещения.</translation>
    </message>
    <message>
        <source>Leaves {squares} to be taken for nothing.</source>
        <translation>Оставляет {squares} под боем без возмещения.</translation>
    </message>
    <message>
        <source>Lets {squares} be taken for nothing.</source>
        <translation>Ставит {squares} под бой без возмещения.</translation>
    </message>
    <message>
        <source>Lets the edge go: {guard} guarded it. The other side makes a king {soon}.</source>
        <translation>Открывает край: его охраняла шашка {guard}. Соперник проводит дамку {soon}.</translation>
    </message>
    <message>
        <source>The other side makes a king {soon}, and nothing stops it.</source>
        <translation>Соперник проводит дамку {soon}, и ничто этому не помешает.</translation>
    </message>
    <message>
        <source>Misses a breakthrough: {move} makes a king {soon}.</source>
        <translation>Упускает прорыв: {move} проводит дамку {soon}.</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>ничейным</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выигранным</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проигранным</translation>
    </message>
</context>
<context>
    <name>FactsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Сведения о партии</translation>
    </message>
    <message>
        <source>The game is being played: its result comes from the game.</source>
        <translation>Партия ещё идёт: результат определится игрой.</translation>
    </message>
    <message>
        <source>&amp;Other tags</source>
        <translation>Др&amp;угие сведения</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Белые</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>&amp;Чёрные</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Соревнование</translation>
    </message>
    <message>
        <source>&amp;Site</source>
        <translation>&amp;Место</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Дата</translation>
    </message>
    <message>
        <source>R&amp;ound</source>
        <translation>&amp;Тур</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Результат</translation>
    </message>
    <message>
        <source>&amp;Annotator</source>
        <translation>&amp;Комментатор</translation>
    </message>
    <message>
        <source>As far as it is known: 2024, 2024-05, 2024-05-17</source>
        <translation>Насколько известно: 2024, 05.2024, 17.05.2024</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>{side}: rating</source>
        <translation>{side}: рейтинг</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>“{text}” is not read as a date.</source>
        <translation>«{text}» — не дата.</translation>
    </message>
    <message>
        <source>“{text}” is not a number.</source>
        <translation>«{text}» — не число.</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>Draughts games</source>
        <translation>Партии в шашки</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>“{name}” was not saved.</source>
        <translation>Файл «{name}» не сохранён.</translation>
    </message>
    <message>
        <source>“{name}” was not opened.</source>
        <translation>Файл «{name}» не открыт.</translation>
    </message>
    <message>
        <source>The disk is full. Your game is still here.</source>
        <translation>Диск заполнен. Ваша партия на месте.</translation>
    </message>
    <message>
        <source>“{name}” was left as it is.</source>
        <translation>Файл «{name}» оставлен без изменений.</translation>
    </message>
    <message>
        <source>Another program has changed the file meanwhile. Read it again to go on.</source>
        <translation>Другая программа тем временем изменила файл. Чтобы продолжить, перечитайте его.</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed, or some of its letters are damaged.</source>
        <translation>В его кодировке нет нужной буквы, или некоторые его буквы повреждены.</translation>
    </message>
    <message>
        <source>You are not allowed to change it.</source>
        <translation>У вас нет права его изменять.</translation>
    </message>
    <message>
        <source>No file can be that large there.</source>
        <translation>Там не может быть такого большого файла.</translation>
    </message>
    <message>
        <source>You are not allowed to read it.</source>
        <translation>У вас нет права его читать.</translation>
    </message>
    <message>
        <source>You are not allowed to do that there; choose another folder.</source>
        <translation>Там у вас нет на это права; выберите другую папку.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Такого файла нет.</translation>
    </message>
    <message>
        <source>Its folder does not exist; choose another.</source>
        <translation>Его папки не существует; выберите другую.</translation>
    </message>
    <message>
        <source>It is a folder, not a file.</source>
        <translation>Это папка, а не файл.</translation>
    </message>
    <message>
        <source>It is not a plain file.</source>
        <translation>Это не обычный файл.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>No file can be that large there; choose another folder.</source>
        <translation>Там не может быть такого большого файла; выберите другую папку.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Партий в нём нет.</translation>
    </message>
    <message>
        <source>Another program has changed or removed the file meanwhile. Save under another name.</source>
        <translation>Другая программа тем временем изменила или удалила файл. Сохраните под другим именем.</translation>
    </message>
    <message>
        <source>The game has been changed or removed there meanwhile.</source>
        <translation>Партия тем временем изменена или удалена там.</translation>
    </message>
    <message>
        <source>One of its chapters is on the main board with changes that are not saved.</source>
        <translation>Одна из его глав стоит на главной доске с несохранёнными изменениями.</translation>
    </message>
    <message>
        <source>Another program has it open. Close it there, then try again.</source>
        <translation>Он открыт в другой программе. Закройте его там и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>It is just being written by another window: {detail}</source>
        <translation>Его сейчас записывает другое окно: {detail}</translation>
    </message>
    <message>
        <source>Its encoding lacks a letter that is needed. Save under another name.</source>
        <translation>В его кодировке нет нужной буквы. Сохраните под другим именем.</translation>
    </message>
    <message>
        <source>What “{name}” holds cannot be told just now: {detail}</source>
        <translation>Сейчас не узнать, что содержится в «{name}»: {detail}</translation>
    </message>
    <message>
        <source>The disk does not answer.</source>
        <translation>Диск не отвечает.</translation>
    </message>
    <message>
        <source>It takes a little longer.</source>
        <translation>Это займёт ещё немного времени.</translation>
    </message>
    <message>
        <source>The text of its games is damaged: moved, they would run into one another.</source>
        <translation>Текст его партий повреждён: при перемещении они слились бы друг с другом.</translation>
    </message>
</context>
<context>
    <name>FileCommands</name>
    <message>
        <source>As in the file</source>
        <translation>Как в файле</translation>
    </message>
    <message>
        <source>By White</source>
        <translation>По белым</translation>
    </message>
    <message>
        <source>By Black</source>
        <translation>По чёрным</translation>
    </message>
    <message>
        <source>By result</source>
        <translation>По результату</translation>
    </message>
    <message>
        <source>By date</source>
        <translation>По дате</translation>
    </message>
    <message>
        <source>By event</source>
        <translation>По турниру</translation>
    </message>
    <message>
        <source>By kind of game</source>
        <translation>По виду игры</translation>
    </message>
    <message>
        <source>Copy to</source>
        <translation>Копировать в</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Переместить в</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Review all games…</source>
        <translation>Разобрать все партии…</translation>
    </message>
    <message>
        <source>Undo {edit}</source>
        <translation>Отменить: {edit}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo {edit}</source>
        <translation>Вернуть: {edit}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
</context>
<context>
    <name>FileEdit</name>
    <message>
        <source>The one on the board stays there and is in no file now.</source>
        <translation>Партия на доске остаётся там и теперь не входит ни в один файл.</translation>
    </message>
    <message>
        <source>What was deleted can be brought back until the file is closed.</source>
        <translation>Удалённое можно вернуть, пока файл не закрыт.</translation>
    </message>
    <message>
        <source>Done again: {edit}.</source>
        <translation>Снова выполнено: {edit}.</translation>
    </message>
    <message>
        <source>Undone: {edit}.</source>
        <translation>Отменено: {edit}.</translation>
    </message>
</context>
<context>
    <name>FileGames</name>
    <message>
        <source>Show the game in the file</source>
        <translation>Показать партию в файле</translation>
    </message>
    <message>
        <source>“{name}” was changed meanwhile.</source>
        <translation>Файл «{name}» тем временем изменился.</translation>
    </message>
    <message>
        <source>This is your version; its changes are not saved in “{name}” yet.</source>
        <translation>Это ваша версия; её изменения ещё не сохранены в «{name}».</translation>
    </message>
    <message>
        <source>Saving puts them there.</source>
        <translation>Они попадут туда при сохранении.</translation>
    </message>
</context>
<context>
    <name>FileGamesModel</name>
    <message>
        <source>Your changes are not saved in the file.</source>
        <translation>Ваши изменения не сохранены в файле.</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>на доске</translation>
    </message>
    <message>
        <source>changes not saved</source>
        <translation>изменения не сохранены</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Партия {number}</translation>
    </message>
</context>
<context>
    <name>FileReviewing</name>
    <message>
        <source>A review is under way.</source>
        <translation>Разбор уже идёт.</translation>
    </message>
    <message>
        <source>There are no games to review.</source>
        <translation>Партий для разбора нет.</translation>
    </message>
    <message>
        <source>Open a file of games first.</source>
        <translation>Сначала откройте файл с партиями.</translation>
    </message>
    <message>
        <source>All of these games were reviewed before.</source>
        <translation>Все эти партии уже разобраны.</translation>
    </message>
    <message>
        <source>The game on the board can be reviewed once more.</source>
        <translation>Партию на доске можно разобрать ещё раз.</translation>
    </message>
    <message>
        <source>Reviewing the games</source>
        <translation>Разбор партий</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Разбор не удалось продолжить.</translation>
    </message>
    <message>
        <source>What was found is kept. ({detail})</source>
        <translation>Найденное сохранено. ({detail})</translation>
    </message>
</context>
<context>
    <name>FileTabs</name>
    <message>
        <source>Open files</source>
        <translation>Открытые файлы</translation>
    </message>
</context>
<context>
    <name>FilesPanel</name>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Commands for the games</source>
        <translation>Команды для партий</translation>
    </message>
    <message>
        <source>Hide the list</source>
        <translation>Скрыть список</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>The games of the files that you open are listed here.</source>
        <translation>Здесь перечислены партии открытых файлов.</translation>
    </message>
</context>
<context>
    <name>FilmStrip</name>
    <message>
        <source>Strip of boards</source>
        <translation>Лента досок</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Курс</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Глава</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Папка библиотеки</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не сейчас</translation>
    </message>
    <message>
        <source>Rules of {game}</source>
        <translation>Правила: {game}</translation>
    </message>
    <message>
        <source>Tour of {game}</source>
        <translation>Знакомство: {game}</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
</context>
<context>
    <name>FolderList</name>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Отмеченные</translation>
    </message>
    <message>
        <source>With stars</source>
        <translation>Со звёздами</translation>
    </message>
    <message>
        <source>Not read to the end</source>
        <translation>Прочитанные не до конца</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>New folder…</source>
        <translation>Новая папка…</translation>
    </message>
    <message>
        <source>New folder in “{name}”…</source>
        <translation>Новая папка в «{name}»…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Remove the folder, keep its games</source>
        <translation>Удалить папку, партии оставить</translation>
    </message>
    <message>
        <source>New folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Переименовать папку</translation>
    </message>
</context>
<context>
    <name>FoundWalk</name>
    <message>
        <source>No games were looked for yet.</source>
        <translation>Партии ещё не искали.</translation>
    </message>
    <message>
        <source>Search in the library, or list the games with the position on the board.</source>
        <translation>Поищите в библиотеке или покажите список партий с позицией на доске.</translation>
    </message>
    <message>
        <source>This is the first of the games that were found.</source>
        <translation>Это первая из найденных партий.</translation>
    </message>
    <message>
        <source>This is the last of the games that were found.</source>
        <translation>Это последняя из найденных партий.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Эту партию нельзя показать.</translation>
    </message>
    <message>
        <source>Its text is kept in the library; “Export…” writes it to a file.</source>
        <translation>Её текст хранится в библиотеке; «Экспорт…» запишет его в файл.</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>All the rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнить</translation>
    </message>
    <message>
        <source>See in what another game differs from this one</source>
        <translation>Показать, чем другая игра отличается от этой</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Знакомство</translation>
    </message>
    <message>
        <source>The game in five minutes, by moves that you make</source>
        <translation>Игра за пять минут — ходами, которые вы делаете сами</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>В избранном</translation>
    </message>
</context>
<context>
    <name>GameChanges</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>New label</source>
        <translation>Новая метка</translation>
    </message>
    <message>
        <source>The folder “{name}” was removed; its games are still in the library.</source>
        <translation>Папка «{name}» удалена; её партии остались в библиотеке.</translation>
    </message>
    <message>
        <source>Put them back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Экспорт партий</translation>
    </message>
    <message>
        <source>Games written to “{name}”: {count}.</source>
        <translation>Записано партий в «{name}»: {count}.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Another game</source>
        <translation>Другая партия</translation>
    </message>
    <message>
        <source>Search names, events, years</source>
        <translation>Искать имена, турниры, годы</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Искать в библиотеке</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Clipboard</source>
        <translation>Буфер обмена</translation>
    </message>
    <message>
        <source>Take this game</source>
        <translation>Взять эту партию</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>The games cannot be read.</source>
        <translation>Партии не читаются.</translation>
    </message>
    <message>
        <source>There is no game here.</source>
        <translation>Здесь нет партий.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to look for games in it.</source>
        <translation>Текст в буфере обмена слишком длинный, чтобы искать в нём партии.</translation>
    </message>
    <message>
        <source>There is no game on the clipboard.</source>
        <translation>В буфере обмена нет партии.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Эту партию не удаётся прочитать.</translation>
    </message>
</context>
<context>
    <name>GameList</name>
    <message>
        <source>Search games</source>
        <translation>Искать игры</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Подходящих игр нет.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Избранные</translation>
    </message>
    <message>
        <source>Lately played</source>
        <translation>Недавно игранные</translation>
    </message>
</context>
<context>
    <name>GamePane</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>GamePlace</name>
    <message>
        <source>Game {number} of {count} · {name}</source>
        <translation>Партия {number} из {count} · {name}</translation>
    </message>
</context>
<context>
    <name>GamePreview</name>
    <message>
        <source>Put it on the board</source>
        <translation>На доску</translation>
    </message>
    <message>
        <source>Choose a game to see it here.</source>
        <translation>Выберите партию, чтобы увидеть её здесь.</translation>
    </message>
    <message>
        <source>This game could not be read to its end; its text is kept.</source>
        <translation>Эту партию не удалось прочитать до конца; её текст сохранён.</translation>
    </message>
</context>
<context>
    <name>GameRows</name>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
</context>
<context>
    <name>GameTextDialog</name>
    <message>
        <source>Text of the game</source>
        <translation>Текст партии</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>The computer waits for you.</source>
        <translation>Компьютер ждёт вас.</translation>
    </message>
    <message>
        <source>It moves when you press Space.</source>
        <translation>Он сделает ход, когда вы нажмёте пробел.</translation>
    </message>
    <message>
        <source>Open games</source>
        <translation>Открыть партии</translation>
    </message>
    <message>
        <source>Import them into the library to search the games of all.</source>
        <translation>Импортируйте их в библиотеку, чтобы искать во всех партиях.</translation>
    </message>
    <message>
        <source>The file does not say how its letters are written.</source>
        <translation>В файле не указана кодировка букв.</translation>
    </message>
    <message>
        <source>They were read as {encoding}.</source>
        <translation>Кодировка при чтении: {encoding}.</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Гость</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
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
        <translation>Шахматы</translation>
    </message>
    <message>
        <source>Chinese chess</source>
        <translation>Китайские шахматы</translation>
    </message>
    <message>
        <source>Othello</source>
        <translation>Отелло</translation>
    </message>
    <message>
        <source>English draughts</source>
        <translation>Английские шашки</translation>
    </message>
    <message>
        <source>Italian draughts</source>
        <translation>Итальянские шашки</translation>
    </message>
    <message>
        <source>Pool checkers</source>
        <translation>Пул-чекерс</translation>
    </message>
    <message>
        <source>Spanish draughts</source>
        <translation>Испанские шашки</translation>
    </message>
    <message>
        <source>Russian draughts</source>
        <translation>Русские шашки</translation>
    </message>
    <message>
        <source>Brazilian draughts</source>
        <translation>Бразильские шашки</translation>
    </message>
    <message>
        <source>Canadian draughts</source>
        <translation>Канадские шашки</translation>
    </message>
    <message>
        <source>Portuguese draughts</source>
        <translation>Португальские шашки</translation>
    </message>
    <message>
        <source>Czech draughts</source>
        <translation>Чешские шашки</translation>
    </message>
    <message>
        <source>Thai draughts</source>
        <translation>Тайские шашки</translation>
    </message>
    <message>
        <source>Frisian draughts</source>
        <translation>Фризские шашки</translation>
    </message>
    <message>
        <source>Spantsiretti</source>
        <translation>Шашки Спанцирети</translation>
    </message>
    <message>
        <source>Draughts on 64 squares</source>
        <translation>Шашки на 64 клетках</translation>
    </message>
    <message>
        <source>Draughts on 144 squares</source>
        <translation>Шашки на 144 клетках</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>{game} (guessed)</source>
        <translation>{game} (предположительно)</translation>
    </message>
    <message>
        <source>no majority</source>
        <translation>без правила большинства</translation>
    </message>
    <message>
        <source>free choice</source>
        <translation>свободный выбор</translation>
    </message>
    <message>
        <source>flying kings</source>
        <translation>дальнобойные дамки</translation>
    </message>
    <message>
        <source>short kings</source>
        <translation>короткие дамки</translation>
    </message>
    <message>
        <source>men capture backward</source>
        <translation>простые бьют назад</translation>
    </message>
    <message>
        <source>men capture forward only</source>
        <translation>простые бьют только вперёд</translation>
    </message>
    <message>
        <source>majority capture</source>
        <translation>правило большинства</translation>
    </message>
    <message>
        <source>capture with a king first</source>
        <translation>сначала бить дамкой</translation>
    </message>
    <message>
        <source>most kings</source>
        <translation>больше всего дамок</translation>
    </message>
    <message>
        <source>kings first</source>
        <translation>сначала дамки</translation>
    </message>
    <message>
        <source>capture of the greatest value</source>
        <translation>взятие наибольшей ценности</translation>
    </message>
    <message>
        <source>give away</source>
        <translation>поддавки</translation>
    </message>
    <message>
        <source>losing wins</source>
        <translation>проигравший выигрывает</translation>
    </message>
    <message>
        <source>first king wins</source>
        <translation>первая дамка выигрывает</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Звёзды</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
</context>
<context>
    <name>GamesTable</name>
    <message>
        <source>Games found</source>
        <translation>Найденные партии</translation>
    </message>
</context>
<context>
    <name>GamesView</name>
    <message>
        <source>Search names, events, years</source>
        <translation>Искать имена, турниры, годы</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>Glyph</name>
    <message>
        <source>Annotation {number}</source>
        <translation>Знак {number}</translation>
    </message>
    <message>
        <source>Good move</source>
        <translation>Хороший ход</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Excellent move</source>
        <translation>Отличный ход</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Зевок</translation>
    </message>
    <message>
        <source>Interesting move</source>
        <translation>Интересный ход</translation>
    </message>
    <message>
        <source>Dubious move</source>
        <translation>Сомнительный ход</translation>
    </message>
    <message>
        <source>Forced move</source>
        <translation>Вынужденный ход</translation>
    </message>
    <message>
        <source>Only move</source>
        <translation>Единственный ход</translation>
    </message>
    <message>
        <source>Worst move</source>
        <translation>Худший ход</translation>
    </message>
    <message>
        <source>Even position</source>
        <translation>Равная позиция</translation>
    </message>
    <message>
        <source>Equal chances, quiet position</source>
        <translation>Равные шансы, спокойная позиция</translation>
    </message>
    <message>
        <source>Equal chances, active position</source>
        <translation>Равные шансы, острая позиция</translation>
    </message>
    <message>
        <source>Unclear position</source>
        <translation>Неясная позиция</translation>
    </message>
    <message>
        <source>With the idea</source>
        <translation>С идеей</translation>
    </message>
    <message>
        <source>Aimed against</source>
        <translation>Направлено против</translation>
    </message>
    <message>
        <source>Better is</source>
        <translation>Лучше</translation>
    </message>
    <message>
        <source>Worse is</source>
        <translation>Хуже</translation>
    </message>
    <message>
        <source>Equivalent is</source>
        <translation>Равноценно</translation>
    </message>
    <message>
        <source>Editorial remark</source>
        <translation>Примечание редакции</translation>
    </message>
    <message>
        <source>Novelty</source>
        <translation>Новинка</translation>
    </message>
    <message>
        <source>{side} has a slight advantage</source>
        <translation>{side} стоят немного лучше</translation>
    </message>
    <message>
        <source>{side} has a clear advantage</source>
        <translation>{side} стоят заметно лучше</translation>
    </message>
    <message>
        <source>{side} is winning</source>
        <translation>{side} стоят на выигрыш</translation>
    </message>
    <message>
        <source>{side} has a crushing advantage</source>
        <translation>{side} имеют подавляющее преимущество</translation>
    </message>
    <message>
        <source>{side} is in zugzwang</source>
        <translation>{side} в цугцванге</translation>
    </message>
    <message>
        <source>{side} has slightly more space</source>
        <translation>{side} имеют чуть больше пространства</translation>
    </message>
    <message>
        <source>{side} has more space</source>
        <translation>{side} имеют больше пространства</translation>
    </message>
    <message>
        <source>{side} has decisively more space</source>
        <translation>{side} имеют решающий перевес в пространстве</translation>
    </message>
    <message>
        <source>{side} is slightly ahead in development</source>
        <translation>{side} немного опережают в развитии</translation>
    </message>
    <message>
        <source>{side} is ahead in development</source>
        <translation>{side} опережают в развитии</translation>
    </message>
    <message>
        <source>{side} is decisively ahead in development</source>
        <translation>{side} решающе опережают в развитии</translation>
    </message>
    <message>
        <source>{side} has the initiative</source>
        <translation>{side} владеют инициативой</translation>
    </message>
    <message>
        <source>{side} has a lasting initiative</source>
        <translation>{side} владеют длительной инициативой</translation>
    </message>
    <message>
        <source>{side} has the attack</source>
        <translation>{side} атакуют</translation>
    </message>
    <message>
        <source>{side} has too little for the material</source>
        <translation>{side} не имеют достаточной компенсации за материал</translation>
    </message>
    <message>
        <source>{side} has enough for the material</source>
        <translation>{side} имеют достаточную компенсацию за материал</translation>
    </message>
    <message>
        <source>{side} has more than enough for the material</source>
        <translation>{side} имеют более чем достаточную компенсацию за материал</translation>
    </message>
    <message>
        <source>{side} controls the centre a little better</source>
        <translation>{side} немного лучше контролируют центр</translation>
    </message>
    <message>
        <source>{side} controls the centre better</source>
        <translation>{side} лучше контролируют центр</translation>
    </message>
    <message>
        <source>{side} controls the centre decisively</source>
        <translation>{side} полностью контролируют центр</translation>
    </message>
    <message>
        <source>{side} has a weak back row</source>
        <translation>{side} имеют слабый тыл</translation>
    </message>
    <message>
        <source>{side} has a well guarded back row</source>
        <translation>{side} хорошо защищают тыл</translation>
    </message>
    <message>
        <source>{side} has a poorly placed king</source>
        <translation>{side} плохо расположили дамку</translation>
    </message>
    <message>
        <source>{side} has a well placed king</source>
        <translation>{side} хорошо расположили дамку</translation>
    </message>
    <message>
        <source>{side} has a very weak formation of men</source>
        <translation>{side} имеют очень слабое построение простых</translation>
    </message>
    <message>
        <source>{side} has a rather weak formation of men</source>
        <translation>{side} имеют довольно слабое построение простых</translation>
    </message>
    <message>
        <source>{side} has a rather strong formation of men</source>
        <translation>{side} имеют довольно сильное построение простых</translation>
    </message>
    <message>
        <source>{side} has a very strong formation of men</source>
        <translation>{side} имеют очень сильное построение простых</translation>
    </message>
    <message>
        <source>{side} has badly coordinated pieces</source>
        <translation>{side} имеют плохое взаимодействие шашек</translation>
    </message>
    <message>
        <source>{side} has well coordinated pieces</source>
        <translation>{side} имеют хорошее взаимодействие шашек</translation>
    </message>
    <message>
        <source>{side} has played the opening very badly</source>
        <translation>{side} очень плохо разыграли дебют</translation>
    </message>
    <message>
        <source>{side} has played the opening badly</source>
        <translation>{side} плохо разыграли дебют</translation>
    </message>
    <message>
        <source>{side} has played the opening well</source>
        <translation>{side} хорошо разыграли дебют</translation>
    </message>
    <message>
        <source>{side} has played the opening very well</source>
        <translation>{side} очень хорошо разыграли дебют</translation>
    </message>
    <message>
        <source>{side} has played the middle game very badly</source>
        <translation>{side} очень плохо провели середину игры</translation>
    </message>
    <message>
        <source>{side} has played the middle game badly</source>
        <translation>{side} плохо провели середину игры</translation>
    </message>
    <message>
        <source>{side} has played the middle game well</source>
        <translation>{side} хорошо провели середину игры</translation>
    </message>
    <message>
        <source>{side} has played the middle game very well</source>
        <translation>{side} очень хорошо провели середину игры</translation>
    </message>
    <message>
        <source>{side} has played the endgame very badly</source>
        <translation>{side} очень плохо провели эндшпиль</translation>
    </message>
    <message>
        <source>{side} has played the endgame badly</source>
        <translation>{side} плохо провели эндшпиль</translation>
    </message>
    <message>
        <source>{side} has played the endgame well</source>
        <translation>{side} хорошо провели эндшпиль</translation>
    </message>
    <message>
        <source>{side} has played the endgame very well</source>
        <translation>{side} очень хорошо провели эндшпиль</translation>
    </message>
    <message>
        <source>{side} has a little counterplay</source>
        <translation>{side} имеют небольшую контригру</translation>
    </message>
    <message>
        <source>{side} has counterplay</source>
        <translation>{side} имеют контригру</translation>
    </message>
    <message>
        <source>{side} has decisive counterplay</source>
        <translation>{side} имеют решающую контригру</translation>
    </message>
    <message>
        <source>{side} is short of time</source>
        <translation>{side} в цейтноте</translation>
    </message>
    <message>
        <source>{side} is very short of time</source>
        <translation>{side} в сильном цейтноте</translation>
    </message>
</context>
<context>
    <name>Guess</name>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>{move} was played.</source>
        <translation>Сыграно {move}.</translation>
    </message>
    <message>
        <source>Better than the game</source>
        <translation>Лучше, чем в партии</translation>
    </message>
    <message>
        <source>Just as good</source>
        <translation>Не хуже</translation>
    </message>
    <message>
        <source>Nearly as good</source>
        <translation>Почти так же хорошо</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Хуже</translation>
    </message>
    <message>
        <source>{move} was played. The two could not be compared.</source>
        <translation>Сыграно {move}. Сравнить эти ходы не удалось.</translation>
    </message>
    <message>
        <source>{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.</source>
        <translation>Сыграно {move}. На 100 таких партий это приносит очков: {played}, а ваш ход {own_move} — {own}.</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Очков пока нет</translation>
    </message>
    <message>
        <source>Nothing was guessed.</source>
        <translation>Ничего не угадано.</translation>
    </message>
    <message>
        <source>Masterly</source>
        <translation>Мастерски</translation>
    </message>
    <message>
        <source>Very good</source>
        <translation>Очень хорошо</translation>
    </message>
    <message>
        <source>Well guessed</source>
        <translation>Хорошо угадано</translation>
    </message>
    <message>
        <source>A hard game</source>
        <translation>Трудная партия</translation>
    </message>
    <message>
        <source>the move of the game: {count}</source>
        <translation>ход партии: {count}</translation>
    </message>
    <message>
        <source>as good or better: {count}</source>
        <translation>не хуже или лучше: {count}</translation>
    </message>
    <message>
        <source>nearly as good: {count}</source>
        <translation>почти так же хорошо: {count}</translation>
    </message>
    <message>
        <source>missed: {count}</source>
        <translation>не угадано: {count}</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} — показан</translation>
    </message>
    <message>
        <source>{move} – yours: {own}</source>
        <translation>{move} — ваш: {own}</translation>
    </message>
</context>
<context>
    <name>GuessCard</name>
    <message>
        <source>Guess the moves</source>
        <translation>Угадать ходы</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Show the move</source>
        <translation>Показать ход</translation>
    </message>
    <message>
        <source>Guesses so far</source>
        <translation>Угадано до сих пор</translation>
    </message>
    <message>
        <source>Missed moves</source>
        <translation>Неугаданные ходы</translation>
    </message>
    <message>
        <source>Keep my moves as variations</source>
        <translation>Сохранить мои ходы как варианты</translation>
    </message>
    <message>
        <source>{done} guessed, {left} to come</source>
        <translation>Угадано ходов: {done}, осталось: {left}</translation>
    </message>
    <message>
        <source>Missed moves, the costliest first; the figure is what they cost in 100 games.</source>
        <translation>Неугаданные ходы, сначала самые дорогие; число — сколько очков они стоят на 100 партий.</translation>
    </message>
    <message>
        <source>Play the moves of one side. What was played, or is as good, earns three points, what is nearly as good one. The game itself is not changed.</source>
        <translation>Делайте ходы одной стороны. За ход партии или не худший — три очка, за почти такой же хороший — одно. Сама партия не меняется.</translation>
    </message>
    <message>
        <source>Both sides</source>
        <translation>Обе стороны</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>С начала партии</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>С позиции на доске</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Once more…</source>
        <translation>Ещё раз…</translation>
    </message>
</context>
<context>
    <name>GuessPage</name>
    <message>
        <source>Play the move on the board, or type it.</source>
        <translation>Сделайте ход на доске или введите его.</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Другой ход</translation>
    </message>
    <message>
        <source>It is compared with the game’s …</source>
        <translation>Он сравнивается с ходом партии…</translation>
    </message>
    <message>
        <source>{color} to move: what was played?</source>
        <translation>{color} ходят: что было сыграно?</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>Look at {square}.</source>
        <translation>Посмотрите на {square}.</translation>
    </message>
    <message>
        <source>H once more shows where it goes.</source>
        <translation>Нажмите H ещё раз, чтобы узнать, куда пойти.</translation>
    </message>
    <message>
        <source>{origin} takes and lands on {target}.</source>
        <translation>{origin} бьёт и встаёт на {target}.</translation>
    </message>
    <message>
        <source>{origin} goes to {target}.</source>
        <translation>{origin} идёт на {target}.</translation>
    </message>
    <message>
        <source>H once more says why.</source>
        <translation>Нажмите H ещё раз, чтобы узнать почему.</translation>
    </message>
    <message>
        <source>Try {move}.</source>
        <translation>Попробуйте {move}.</translation>
    </message>
    <message>
        <source>It wins the game.</source>
        <translation>Он выигрывает партию.</translation>
    </message>
    <message>
        <source>It wins by force, however your opponent answers.</source>
        <translation>Он выигрывает форсированно, как бы ни ответил соперник.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} and take {taken}.</source>
        <translation>Он начинает комбинацию: вы отдаёте {given} и бьёте {taken}.</translation>
    </message>
    <message>
        <source>It wins {taken} by force.</source>
        <translation>Он форсированно выигрывает шашки: {taken}.</translation>
    </message>
    <message>
        <source>It is the only move.</source>
        <translation>Это единственный ход.</translation>
    </message>
    <message>
        <source>It begins a shot: you give {given} away and take only {taken}.</source>
        <translation>Он начинает комбинацию: вы отдаёте {given}, а бьёте только {taken}.</translation>
    </message>
    <message>
        <source>It makes your opponent take {given}.</source>
        <translation>Он вынуждает соперника бить, шашек: {given}.</translation>
    </message>
    <message>
        <source>It makes a king.</source>
        <translation>Он проводит дамку.</translation>
    </message>
    <message>
        <source>It gives {given} and takes {back} back.</source>
        <translation>Он отдаёт {given} и отыгрывает {back}.</translation>
    </message>
    <message>
        <source>After it none of your pieces can be taken.</source>
        <translation>После него ни одну вашу шашку нельзя побить.</translation>
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
        <translation>Куда?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message>
        <source>Or just play: make a move on the board.</source>
        <translation>Или просто играйте: сделайте ход на доске.</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>С чего вы хотите начать?</translation>
    </message>
    <message>
        <source>See in a minute what is different in {game}, then play.</source>
        <translation>За минуту узнайте, чем отличается игра «{game}», и играйте.</translation>
    </message>
    <message>
        <source>Learn it</source>
        <translation>Научиться</translation>
    </message>
    <message>
        <source>Play an easy game</source>
        <translation>Сыграть лёгкую партию</translation>
    </message>
    <message>
        <source>I know draughts</source>
        <translation>Я знаю шашки</translation>
    </message>
    <message>
        <source>“Harzdame in an hour”, move by move on a board.</source>
        <translation>«Harzdame за час», ход за ходом на доске.</translation>
    </message>
    <message>
        <source>A tour of {game} in five minutes, by moves that you make.</source>
        <translation>Знакомство за пять минут: {game}. Ходы делаете вы сами.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Back to the board</source>
        <translation>Назад к доске</translation>
    </message>
    <message>
        <source>It was left when Harzdame ended.</source>
        <translation>Партия осталась неоконченной, когда Harzdame закрылась.</translation>
    </message>
    <message>
        <source>Another unfinished game</source>
        <translation>Другая неоконченная партия</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>ход {number}</translation>
    </message>
    <message>
        <source>Your last game</source>
        <translation>Ваша последняя партия</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>You failed them before; they are due again.</source>
        <translation>Раньше не решённые; пора повторить.</translation>
    </message>
    <message>
        <source>Wins that you missed.</source>
        <translation>Выигрыши, которые вы упустили.</translation>
    </message>
    <message>
        <source>Not tried yet.</source>
        <translation>Ещё не пробовали.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Решена.</translation>
    </message>
    <message>
        <source>Not solved; try it again.</source>
        <translation>Не решена; попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Играть против: {name}</translation>
    </message>
    <message>
        <source>What is different in {game}.</source>
        <translation>Чем отличается игра «{game}».</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Your strength</source>
        <translation>Ваша сила игры</translation>
    </message>
    <message>
        <source>Your strength: about {elo}</source>
        <translation>Ваша сила игры: около {elo}</translation>
    </message>
    <message>
        <source>Your progress</source>
        <translation>Ваши успехи</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <translation>Главная</translation>
    </message>
</context>
<context>
    <name>HousePage</name>
    <message>
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Nobody can be looked for. {why}</source>
        <translation>Искать не получится. {why}</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Прекратить поиск</translation>
    </message>
    <message>
        <source>Look for friends</source>
        <translation>Искать друзей</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Введите имя, по которому друг вас узнает.</translation>
    </message>
    <message>
        <source>You both press this button, and see each other. Nothing is sent or received before; then your network sees your name and the game, as long as this window is open.</source>
        <translation>Вы оба нажимаете эту кнопку и видите друг друга. До этого ничего не отправляется и не принимается; после этого, пока открыто это окно, в вашей сети видны ваше имя и игра.</translation>
    </message>
    <message>
        <source>They can see you, too, as “{name}”.</source>
        <translation>Вас тоже видно под именем «{name}».</translation>
    </message>
    <message>
        <source>Looking … You can be seen as “{name}”.</source>
        <translation>Идёт поиск… Вас видно под именем «{name}».</translation>
    </message>
    <message>
        <source>Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall may be in the way: let it allow Harzdame in this network, or invite with a line.</source>
        <translation>Пока никто не найден. Ваш друг нажал кнопку и находится в той же сети? Тогда, возможно, мешает брандмауэр: разрешите Harzdame доступ в этой сети или пригласите друга строкой.</translation>
    </message>
    <message>
        <source>another version</source>
        <translation>другая версия</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Пригласить</translation>
    </message>
    <message>
        <source>Invite {name}: {terms}</source>
        <translation>Пригласить {name}: {terms}</translation>
    </message>
    <message>
        <source>The invitation was withdrawn.</source>
        <translation>Приглашение отозвано.</translation>
    </message>
</context>
<context>
    <name>Invitation</name>
    <message>
        <source>without a clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>a game that this version does not know</source>
        <translation>игра, которой эта версия не знает</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Кто-то</translation>
    </message>
    <message>
        <source>{name} invites you to {terms}.</source>
        <translation>{name} приглашает вас: {terms}.</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Вы играете белыми.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Вы играете чёрными.</translation>
    </message>
    <message>
        <source>This invitation is from another version of Harzdame. Both need the same one.</source>
        <translation>Это приглашение от другой версии Harzdame. Нужна одна и та же у обоих.</translation>
    </message>
    <message>
        <source>This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.</source>
        <translation>Это не приглашение, или часть его пропала: скопируйте всю строку, начиная с «harzdame:».</translation>
    </message>
    <message>
        <source>This invitation is to a game that this version does not know.</source>
        <translation>Это приглашение в игру, которой эта версия не знает.</translation>
    </message>
</context>
<context>
    <name>InvitePage</name>
    <message>
        <source>Make an invitation</source>
        <translation>Создать приглашение</translation>
    </message>
    <message>
        <source>The invitation</source>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Copy the invitation</source>
        <translation>Скопировать приглашение</translation>
    </message>
    <message>
        <source>Enter a name by which your friend knows you.</source>
        <translation>Введите имя, по которому друг вас узнает.</translation>
    </message>
    <message>
        <source>A line of text to send to your friend, who pastes it under “I have an invitation”. It leads to this computer in the same network; from elsewhere, your router has to hand on the port.</source>
        <translation>Строка текста, которую вы отправляете другу, а он вставляет её в разделе «У меня приглашение». Она ведёт на этот компьютер в той же сети; для связи извне ваш роутер должен пробросить порт.</translation>
    </message>
    <message>
        <source>Waiting for your friend. The invitation holds as long as this window is open, and only whoever has the line can come. (Port {port})</source>
        <translation>Ждём друга. Приглашение действует, пока открыто это окно, и прийти может только тот, у кого есть строка. (Порт {port})</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Nobody can be invited. {why}</source>
        <translation>Пригласить не получится. {why}</translation>
    </message>
</context>
<context>
    <name>InvitedPage</name>
    <message>
        <source>The invitation</source>
        <translation>Приглашение</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Paste the line that your friend has sent to you.</source>
        <translation>Вставьте строку, которую прислал вам друг.</translation>
    </message>
</context>
<context>
    <name>KeptList</name>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Новый турнир…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Вернуть на место</translation>
    </message>
    <message>
        <source>Levels of the computer, other programs and persons play each other.</source>
        <translation>Уровни компьютера, другие программы и люди играют друг с другом.</translation>
    </message>
    <message>
        <source>over</source>
        <translation>окончен</translation>
    </message>
    <message>
        <source>Where is it?</source>
        <translation>Где он хранится?</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Клавиша</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Без клавиши</translation>
    </message>
    <message>
        <source>Its own key</source>
        <translation>Исходная клавиша</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Команды и их клавиши</translation>
    </message>
    <message>
        <source>Another key: press it here</source>
        <translation>Другая клавиша: нажмите её здесь</translation>
    </message>
    <message>
        <source>Press the key that the command is to have</source>
        <translation>Нажмите клавишу, которую хотите назначить команде</translation>
    </message>
    <message>
        <source>“{key}” is every window’s own key.</source>
        <translation>«{key}» — собственная клавиша каждого окна.</translation>
    </message>
    <message>
        <source>“{key}” was the key of “{command}”, which has none now.</source>
        <translation>«{key}» была клавишей команды «{command}»; теперь эта команда без клавиши.</translation>
    </message>
    <message>
        <source>“{command}” had this key; it has none now.</source>
        <translation>Эта клавиша была у команды «{command}»; теперь та команда без клавиши.</translation>
    </message>
</context>
<context>
    <name>KeysWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Искать команды и клавиши</translation>
    </message>
    <message>
        <source>No command is called so.</source>
        <translation>Подходящих команд нет.</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>At the board</source>
        <translation>У доски</translation>
    </message>
</context>
<context>
    <name>KnownGame</name>
    <message>
        <source>‹ Back</source>
        <translation>‹ Назад</translation>
    </message>
    <message>
        <source>The draughts that you know</source>
        <translation>Шашки, которые вы знаете</translation>
    </message>
    <message>
        <source>Which draughts do you know?</source>
        <translation>Какие шашки вы знаете?</translation>
    </message>
    <message>
        <source>What is different in {game}:</source>
        <translation>Чем отличается игра «{game}»:</translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Правила одинаковы.</translation>
    </message>
    <message>
        <source>Play {game}</source>
        <translation>Играть: {game}</translation>
    </message>
    <message>
        <source>Compare both, with positions…</source>
        <translation>Сравнить обе игры на позициях…</translation>
    </message>
    <message>
        <source>Play {known} instead</source>
        <translation>Лучше сыграть: {known}</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>There is no mistake to learn from.</source>
        <translation>Нет ошибок, на которых можно учиться.</translation>
    </message>
    <message>
        <source>The review has marked no move that had a better one beside it.</source>
        <translation>Разбор не отметил ни одного хода, рядом с которым был лучший.</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Your changes to “{name}” are not saved in the file.</source>
        <translation>Ваши изменения в «{name}» не сохранены в файле.</translation>
    </message>
    <message>
        <source>They are kept among your games.</source>
        <translation>Они сохранены среди ваших партий.</translation>
    </message>
    <message>
        <source>The last game is kept among your games.</source>
        <translation>Последняя партия сохранена среди ваших партий.</translation>
    </message>
</context>
<context>
    <name>LeftImports</name>
    <message>
        <source>Read the rest</source>
        <translation>Прочитать остальное</translation>
    </message>
    <message>
        <source>An import into the library was cut off when Harzdame ended.</source>
        <translation>Импорт в библиотеку прервался, когда Harzdame закрылась.</translation>
    </message>
    <message>
        <source>What was read of {names} until then is in the library.</source>
        <translation>Прочитанное до этого уже в библиотеке. Источник: {names}.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>{count} files and folders</source>
        <translation>файлы и папки ({count})</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>You can expect hardly a point.</source>
        <translation>Вы можете рассчитывать едва ли на одно очко.</translation>
    </message>
    <message>
        <source>You can expect nearly every point.</source>
        <translation>Вы можете рассчитывать почти на все очки.</translation>
    </message>
    <message>
        <source>You can expect about {percent} % of the points.</source>
        <translation>Вы можете рассчитывать примерно на {percent}&#xa0;% очков.</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>Newcomer</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Начинающий</translation>
    </message>
    <message>
        <source>Learner</source>
        <translation>Ученик</translation>
    </message>
    <message>
        <source>Casual player</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Keen player</source>
        <translation>Увлечённый игрок</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Strong club player</source>
        <translation>Сильный клубный игрок</translation>
    </message>
    <message>
        <source>Tournament player</source>
        <translation>Турнирный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Candidate master</source>
        <translation>Кандидат в мастера</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Grandmaster</source>
        <translation>Гроссмейстер</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Полная сила</translation>
    </message>
    <message>
        <source>Has just learned the rules and sees no further than your next capture.</source>
        <translation>Только что узнал правила и видит не дальше вашего следующего взятия.</translation>
    </message>
    <message>
        <source>Sees a simple exchange, and little more.</source>
        <translation>Видит простой размен, и мало что ещё.</translation>
    </message>
    <message>
        <source>Sees what is about to be taken, and little more.</source>
        <translation>Видит, что вот-вот побьют, и мало что ещё.</translation>
    </message>
    <message>
        <source>Counts exchanges, but often overlooks captures backward.</source>
        <translation>Считает размены, но часто не замечает взятий назад.</translation>
    </message>
    <message>
        <source>Plays for fun and falls for a good trap.</source>
        <translation>Играет для удовольствия и попадается в хорошую ловушку.</translation>
    </message>
    <message>
        <source>Likes to calculate, and misjudges many a move.</source>
        <translation>Любит считать и неверно оценивает многие ходы.</translation>
    </message>
    <message>
        <source>Sees short combinations and punishes slips.</source>
        <translation>Видит короткие комбинации и наказывает за промахи.</translation>
    </message>
    <message>
        <source>Plans ahead and rarely gives a man away.</source>
        <translation>Планирует наперёд и редко отдаёт шашку даром.</translation>
    </message>
    <message>
        <source>Answers every threat and overlooks little.</source>
        <translation>Отвечает на каждую угрозу и мало что упускает.</translation>
    </message>
    <message>
        <source>Finds deep shots; you will need a good day.</source>
        <translation>Находит глубокие комбинации; понадобится удачный день.</translation>
    </message>
    <message>
        <source>Calculates without a slip; only long plans are hidden from it.</source>
        <translation>Считает без ошибок; не видит только долгих планов.</translation>
    </message>
    <message>
        <source>Sees far ahead and turns small advantages into wins.</source>
        <translation>Видит далеко вперёд и превращает малые преимущества в победы.</translation>
    </message>
    <message>
        <source>Leaves you hardly a chance, and takes every one you leave.</source>
        <translation>Почти не оставляет вам шансов и использует каждый, что оставите вы.</translation>
    </message>
    <message>
        <source>As strong as it gets in the time you allow.</source>
        <translation>Настолько сильно, насколько позволяет данное вами время.</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Further games, which are not listed here: {count}</source>
        <translation>Другие партии, не перечисленные здесь: {count}</translation>
    </message>
    <message>
        <source>Not looked at in the folders, where only PDN files are taken: {endings}</source>
        <translation>Пропущено в папках, откуда берутся только файлы PDN: {endings}</translation>
    </message>
    <message>
        <source>{file}, kept as text: {reason}</source>
        <translation>{file}, сохранено как текст: {reason}</translation>
    </message>
    <message>
        <source>{place}: kept as text. The first: {reason}</source>
        <translation>{place}: сохранены как текст. Первая: {reason}</translation>
    </message>
    <message>
        <source>in the library already</source>
        <translation>уже в библиотеке</translation>
    </message>
    <message>
        <source>in the library already, with other comments or tags</source>
        <translation>уже в библиотеке, с другими комментариями или сведениями</translation>
    </message>
    <message>
        <source>no games in it</source>
        <translation>партий нет</translation>
    </message>
    <message>
        <source>not a text file</source>
        <translation>не текстовый файл</translation>
    </message>
    <message>
        <source>cannot be read ({detail})</source>
        <translation>не читается ({detail})</translation>
    </message>
    <message>
        <source>{file}, game {game}, line {line}</source>
        <translation>{file}, партия {game}, строка {line}</translation>
    </message>
    <message>
        <source>without an ending</source>
        <translation>без расширения</translation>
    </message>
    <message>
        <source>This change was not made.</source>
        <translation>Изменение не выполнено.</translation>
    </message>
    <message>
        <source>The game was removed from the library meanwhile.</source>
        <translation>Партия тем временем удалена из библиотеки.</translation>
    </message>
    <message>
        <source>The game was changed elsewhere meanwhile; its new state is shown now.</source>
        <translation>Партия тем временем изменена в другом месте; теперь показан её новый вид.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Эту партию не удаётся прочитать.</translation>
    </message>
    <message>
        <source>The library cannot be used.</source>
        <translation>Библиотекой нельзя пользоваться.</translation>
    </message>
    <message>
        <source>The library does not answer.</source>
        <translation>Библиотека не отвечает.</translation>
    </message>
    <message>
        <source>The disk may be busy; try again in a moment.</source>
        <translation>Возможно, диск занят; попробуйте ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>That did not work.</source>
        <translation>Не получилось.</translation>
    </message>
    <message>
        <source>{name} cannot be read or written: {detail}.</source>
        <translation>{name}: не удаётся прочитать или записать ({detail}).</translation>
    </message>
    <message>
        <source>{name} is no library of games; it was left alone.</source>
        <translation>{name} — не библиотека партий; файл не тронут.</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of this program; it was left alone.</source>
        <translation>Файл {name} записан более новой версией программы; он не тронут.</translation>
    </message>
    <message>
        <source>{name} holds things that no library of this program has, and that could change your games. It was left alone.</source>
        <translation>В {name} есть то, чего не бывает в библиотеках этой программы и что могло бы изменить ваши партии. Файл не тронут.</translation>
    </message>
    <message>
        <source>{name} is damaged. Put a copy of it in its place; the files it was made of are untouched.</source>
        <translation>Файл {name} повреждён. Поставьте на его место копию; файлы, из которых он составлен, не затронуты.</translation>
    </message>
    <message>
        <source>{name} is damaged where this game is; the other games are as they were.</source>
        <translation>Файл {name} повреждён там, где эта партия; остальные партии целы.</translation>
    </message>
    <message>
        <source>Another program is writing {name}; try again in a moment.</source>
        <translation>Другая программа сейчас пишет в {name}; попробуйте ещё раз чуть позже.</translation>
    </message>
    <message>
        <source>{name} or its folder may not be written. It was left as it was.</source>
        <translation>В {name} или его папку нельзя записывать. Всё осталось как было.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing in the library was lost.</source>
        <translation>Диск заполнен. В библиотеке ничего не пропало.</translation>
    </message>
    <message>
        <source>The change was stopped.</source>
        <translation>Изменение остановлено.</translation>
    </message>
    <message>
        <source>Nothing had to be changed.</source>
        <translation>Менять было нечего.</translation>
    </message>
    <message>
        <source>The games are changed.</source>
        <translation>Партии изменены.</translation>
    </message>
    <message>
        <source>Games changed in the library: {count}.</source>
        <translation>Изменено партий в библиотеке: {count}.</translation>
    </message>
    <message>
        <source>Changed in their files, too: {count}.</source>
        <translation>Изменено также в их файлах: {count}.</translation>
    </message>
    <message>
        <source>Left alone, because they were changed elsewhere meanwhile: {count}.</source>
        <translation>Не тронуто, так как тем временем изменено в другом месте: {count}.</translation>
    </message>
    <message>
        <source>{file}, games: {count}. {reason}</source>
        <translation>{file}, партий: {count}. {reason}</translation>
    </message>
    <message>
        <source>The import was stopped.</source>
        <translation>Импорт остановлен.</translation>
    </message>
    <message>
        <source>There was no new game.</source>
        <translation>Новых партий не было.</translation>
    </message>
    <message>
        <source>The games are in the library.</source>
        <translation>Партии в библиотеке.</translation>
    </message>
    <message>
        <source>Games added: {count}.</source>
        <translation>Добавлено партий: {count}.</translation>
    </message>
    <message>
        <source>Left out, because they are in the library already: {count}.</source>
        <translation>Пропущено, так как уже есть в библиотеке: {count}.</translation>
    </message>
    <message>
        <source>Kept as text, because they cannot be read to the end: {count}.</source>
        <translation>Сохранено как текст, так как не читается до конца: {count}.</translation>
    </message>
    <message>
        <source>Files without a readable game: {count}.</source>
        <translation>Файлов без читаемых партий: {count}.</translation>
    </message>
    <message>
        <source>Other files in the folders, which were not looked at: {count}.</source>
        <translation>Других файлов в папках, которые не просматривались: {count}.</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>LibraryRoom</name>
    <message>
        <source>This game is in the library already.</source>
        <translation>Эта партия уже в библиотеке.</translation>
    </message>
    <message>
        <source>Draughts games (*.pdn)</source>
        <translation>Партии в шашки (*.pdn)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Import files</source>
        <translation>Импорт файлов</translation>
    </message>
    <message>
        <source>Import a folder and those in it</source>
        <translation>Импорт папки вместе с вложенными</translation>
    </message>
    <message>
        <source>Details of games</source>
        <translation>Сведения о партиях</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>The game is in the library, in “My games”.</source>
        <translation>Партия в библиотеке, в «Моих партиях».</translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Import files…</source>
        <translation>Импорт файлов…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Импорт папки…</translation>
    </message>
    <message>
        <source>Add the board’s game</source>
        <translation>Добавить партию с доски</translation>
    </message>
    <message>
        <source>Spellings of names…</source>
        <translation>Написания имён…</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Звёзды</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>New label…</source>
        <translation>Новая метка…</translation>
    </message>
</context>
<context>
    <name>LicencesWindow</name>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Search names and texts</source>
        <translation>Искать в названиях и текстах</translation>
    </message>
    <message>
        <source>Parts of Harzdame</source>
        <translation>Составные части Harzdame</translation>
    </message>
    <message>
        <source>Nothing is found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>The text is not on this machine; it comes with the source of this part.</source>
        <translation>Этого текста на компьютере нет; он прилагается к исходному коду этой части.</translation>
    </message>
</context>
<context>
    <name>LookAheadBanner</name>
    <message>
        <source>Esc returns, Enter takes the line into the game.</source>
        <translation>Esc — вернуться, Enter — включить ходы в партию.</translation>
    </message>
    <message>
        <source>Looking ahead: {moves}</source>
        <translation>Взгляд вперёд: {moves}</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Правка</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Инструменты</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Safe start – Harzdame</source>
        <translation>Безопасный запуск — Harzdame</translation>
    </message>
    <message>
        <source>Game {number} of {count}</source>
        <translation>Партия {number} из {count}</translation>
    </message>
</context>
<context>
    <name>Mistakes</name>
    <message>
        <source>{move} was played.</source>
        <translation>Сыграно {move}.</translation>
    </message>
    <message>
        <source>Find a better move for White.</source>
        <translation>Найдите более сильный ход за белых.</translation>
    </message>
    <message>
        <source>Find a better move for Black.</source>
        <translation>Найдите более сильный ход за чёрных.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Ходит шашка с {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Она идёт на {square}.</translation>
    </message>
    <message>
        <source>Try another move.</source>
        <translation>Попробуйте другой ход.</translation>
    </message>
    <message>
        <source>That was played.</source>
        <translation>Так и было сыграно.</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Этот ход не удалось проверить.</translation>
    </message>
    <message>
        <source>The answer: {line}</source>
        <translation>Ответ: {line}</translation>
    </message>
    <message>
        <source>Not as good</source>
        <translation>Хуже</translation>
    </message>
    <message>
        <source>The best line: {line}</source>
        <translation>Лучший вариант: {line}</translation>
    </message>
    <message>
        <source>About {move}: {words}</source>
        <translation>О ходе {move}: {words}</translation>
    </message>
    <message>
        <source>The best move!</source>
        <translation>Лучший ход!</translation>
    </message>
    <message>
        <source>Just as good!</source>
        <translation>Не хуже!</translation>
    </message>
    <message>
        <source>This is better.</source>
        <translation>Это лучше.</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
    <message>
        <source>Found at first try</source>
        <translation>Найдено с первой попытки</translation>
    </message>
    <message>
        <source>Found {found} of {count} at first try</source>
        <translation>Найдено с первой попытки: {found} из {count}</translation>
    </message>
    <message>
        <source>All mended</source>
        <translation>Всё исправлено</translation>
    </message>
    <message>
        <source>Well done</source>
        <translation>Молодцом</translation>
    </message>
    <message>
        <source>Worth another look</source>
        <translation>Стоит взглянуть ещё раз</translation>
    </message>
    <message>
        <source>{move} – found</source>
        <translation>{move} — найден</translation>
    </message>
    <message>
        <source>{move} – found later</source>
        <translation>{move} — найден позже</translation>
    </message>
    <message>
        <source>{move} – shown</source>
        <translation>{move} — показан</translation>
    </message>
    <message>
        <source>{move} – skipped</source>
        <translation>{move} — пропущен</translation>
    </message>
</context>
<context>
    <name>MistakesCard</name>
    <message>
        <source>Learn from the mistakes</source>
        <translation>Учиться на ошибках</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Show the line once more</source>
        <translation>Показать вариант ещё раз</translation>
    </message>
    <message>
        <source>To this move in the game</source>
        <translation>К этому ходу партии</translation>
    </message>
    <message>
        <source>Choose a move to see what was better.</source>
        <translation>Выберите ход, чтобы увидеть, что было лучше.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>Another move</source>
        <translation>Другой ход</translation>
    </message>
    <message>
        <source>It is compared with the best one …</source>
        <translation>Он сравнивается с лучшим…</translation>
    </message>
    <message>
        <source>Find a better move wherever the review found one. The game itself is not changed.</source>
        <translation>Найдите более сильный ход везде, где его нашёл разбор. Сама партия не меняется.</translation>
    </message>
    <message>
        <source>Whose mistakes?</source>
        <translation>Чьи ошибки?</translation>
    </message>
    <message>
        <source>White’s mistakes</source>
        <translation>Ошибки белых</translation>
    </message>
    <message>
        <source>Black’s mistakes</source>
        <translation>Ошибки чёрных</translation>
    </message>
</context>
<context>
    <name>MomentsCard</name>
    <message>
        <source>The moment that mattered</source>
        <translation>Решающий момент</translation>
    </message>
    <message>
        <source>Two moments that mattered</source>
        <translation>Два решающих момента</translation>
    </message>
    <message>
        <source>Three moments that mattered</source>
        <translation>Три решающих момента</translation>
    </message>
</context>
<context>
    <name>MoveDetails</name>
    <message>
        <source>This text of the file has no meaning here. It is kept.</source>
        <translation>Этот текст файла здесь ничего не значит. Он сохранён.</translation>
    </message>
    <message>
        <source>From here on the moves of the file could not be read. They are kept as text.</source>
        <translation>Отсюда ходы файла не удалось прочитать. Они сохранены как текст.</translation>
    </message>
    <message>
        <source>Only the beginning of so long a text is shown. All is kept.</source>
        <translation>Показано только начало столь длинного текста. Сохранено всё.</translation>
    </message>
    <message>
        <source>Start of the game</source>
        <translation>Начало партии</translation>
    </message>
    <message>
        <source>Variation {number}</source>
        <translation>Вариант {number}</translation>
    </message>
    <message>
        <source>Variations: {count}</source>
        <translation>Вариантов: {count}</translation>
    </message>
    <message>
        <source>Time left: {time}</source>
        <translation>Осталось времени: {time}</translation>
    </message>
    <message>
        <source>Time taken: {time}</source>
        <translation>Затрачено времени: {time}</translation>
    </message>
    <message>
        <source>Evaluation: {value}</source>
        <translation>Оценка: {value}</translation>
    </message>
    <message>
        <source>White wins in {count}</source>
        <translation>Белые выигрывают, ходов: {count}</translation>
    </message>
    <message>
        <source>Black wins in {count}</source>
        <translation>Чёрные выигрывают, ходов: {count}</translation>
    </message>
</context>
<context>
    <name>MoveEntry</name>
    <message>
        <source>Type a move</source>
        <translation>Ввести ход</translation>
    </message>
    <message>
        <source>Type a move, or its first and last square (M)</source>
        <translation>Введите ход или его первое и последнее поле (M)</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>The moves of the game will stand here.</source>
        <translation>Здесь появятся ходы партии.</translation>
    </message>
</context>
<context>
    <name>MyGamesDialog</name>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Search: a name, a game, a date</source>
        <translation>Поиск: имя, игра, дата</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>The game as text</source>
        <translation>Партия в виде текста</translation>
    </message>
    <message>
        <source>Games that you played stay until you delete them; anything else stays at least thirty days.</source>
        <translation>Сыгранные вами партии хранятся, пока вы их не удалите; всё остальное — не меньше тридцати дней.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>Every game that you play is kept here, finished or not.</source>
        <translation>Здесь хранится каждая сыгранная вами партия, оконченная или нет.</translation>
    </message>
</context>
<context>
    <name>MyGamesModel</name>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждена</translation>
    </message>
    <message>
        <source>study</source>
        <translation>курс</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не окончена</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Name:</source>
        <translation>Название:</translation>
    </message>
</context>
<context>
    <name>NetworkDialog</name>
    <message>
        <source>Play with a friend</source>
        <translation>Играть с другом</translation>
    </message>
    <message>
        <source>Someone in this house</source>
        <translation>Кто-то в этом доме</translation>
    </message>
    <message>
        <source>Invite with a line</source>
        <translation>Пригласить строкой</translation>
    </message>
    <message>
        <source>I have an invitation</source>
        <translation>У меня приглашение</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>How to meet</source>
        <translation>Как встретиться</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>NetworkPlay</name>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Your friend is gone.</source>
        <translation>Ваш друг ушёл.</translation>
    </message>
    <message>
        <source>Only one side can be played over the network.</source>
        <translation>По сети можно играть только за одну сторону.</translation>
    </message>
    <message>
        <source>{name} is no longer among the opponents.</source>
        <translation>{name}: такого соперника в списке больше нет.</translation>
    </message>
    <message>
        <source>{name} is asked to play.</source>
        <translation>Ждём ответа: {name}.</translation>
    </message>
    <message>
        <source>Your friend</source>
        <translation>Ваш друг</translation>
    </message>
    <message>
        <source>Waiting for an opponent.</source>
        <translation>Ожидание соперника.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>Идёт соединение.</translation>
    </message>
    <message>
        <source>The other side asks to take a move back.</source>
        <translation>Соперник просит вернуть ход.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>You play White.</source>
        <translation>Вы играете белыми.</translation>
    </message>
    <message>
        <source>You play Black.</source>
        <translation>Вы играете чёрными.</translation>
    </message>
    <message>
        <source>Connected to {name}.</source>
        <translation>Соединение установлено: {name}.</translation>
    </message>
    <message>
        <source>{name} does not want to play now.</source>
        <translation>{name} сейчас не хочет играть.</translation>
    </message>
    <message>
        <source>The other side does not want this game.</source>
        <translation>Соперник не хочет играть эту партию.</translation>
    </message>
    <message>
        <source>Programs other than Harzdame play International draughts only.</source>
        <translation>С другими программами, кроме Harzdame, можно играть только в международные шашки.</translation>
    </message>
    <message>
        <source>The other side agrees.</source>
        <translation>Соперник согласен.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Ход возвращён.</translation>
    </message>
    <message>
        <source>The other side does not agree.</source>
        <translation>Соперник не согласен.</translation>
    </message>
    <message>
        <source>The move stays.</source>
        <translation>Ход остаётся.</translation>
    </message>
    <message>
        <source>No longer looking for an opponent.</source>
        <translation>Поиск соперника прекращён.</translation>
    </message>
    <message>
        <source>The other side left the game.</source>
        <translation>Соперник покинул партию.</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>Соединение потеряно.</translation>
    </message>
    <message>
        <source>No connection could be made.</source>
        <translation>Соединиться не удалось.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Ваше время истекло.</translation>
    </message>
    <message>
        <source>Their time is up.</source>
        <translation>Время соперника истекло.</translation>
    </message>
    <message>
        <source>The protocol leaves it to both sides what follows. You can play on.</source>
        <translation>Что делать дальше, протокол оставляет на усмотрение сторон. Можно играть дальше.</translation>
    </message>
    <message>
        <source>The other side was asked whether the move may be taken back.</source>
        <translation>Соперника спросили, можно ли вернуть ход.</translation>
    </message>
    <message>
        <source>The move stays if either side plays on.</source>
        <translation>Ход останется, если любая из сторон продолжит игру.</translation>
    </message>
</context>
<context>
    <name>NewChapter</name>
    <message>
        <source>New position</source>
        <translation>Новая позиция</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>Новое упражнение</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>Новый вариант</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
</context>
<context>
    <name>NewStudy</name>
    <message>
        <source>Chapter 1</source>
        <translation>Глава 1</translation>
    </message>
</context>
<context>
    <name>NothingFound</name>
    <message>
        <source>Import files…</source>
        <translation>Импорт файлов…</translation>
    </message>
    <message>
        <source>Import a folder…</source>
        <translation>Импорт папки…</translation>
    </message>
    <message>
        <source>Your library is empty.</source>
        <translation>Ваша библиотека пуста.</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Подходящих партий нет.</translation>
    </message>
    <message>
        <source>There is no game here yet.</source>
        <translation>Здесь пока нет партий.</translation>
    </message>
    <message>
        <source>Add the games of files or folders; they can also be dropped here.</source>
        <translation>Добавьте партии из файлов или папок; их можно и перетащить сюда.</translation>
    </message>
    <message>
        <source>No game in this place is as you search for it.</source>
        <translation>Здесь нет партий, подходящих под ваш поиск.</translation>
    </message>
    <message>
        <source>The menu of a game puts it into folders, marks and labels it.</source>
        <translation>Через меню партии её можно положить в папку, отметить звёздами и метками.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Показать все партии</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Ход компьютера.</translation>
    </message>
    <message>
        <source>The position is here to be studied.</source>
        <translation>Позиция поставлена для изучения.</translation>
    </message>
    <message>
        <source>You can move both sides.</source>
        <translation>Вы можете ходить за обе стороны.</translation>
    </message>
    <message>
        <source>White to move.</source>
        <translation>Ход белых.</translation>
    </message>
    <message>
        <source>Black to move.</source>
        <translation>Ход чёрных.</translation>
    </message>
    <message>
        <source>Drag a man, or click it and then its square.</source>
        <translation>Перетащите шашку или щёлкните по ней, а затем по полю, куда она пойдёт.</translation>
    </message>
    <message>
        <source>This is an earlier position.</source>
        <translation>Это более ранняя позиция.</translation>
    </message>
    <message>
        <source>The clock runs: the game goes on after its last move.</source>
        <translation>Часы идут: партия продолжается после последнего хода.</translation>
    </message>
    <message>
        <source>Several captures end on {square}.</source>
        <translation>Несколько взятий заканчиваются на {square}.</translation>
    </message>
    <message>
        <source>Click the landing that yours goes over.</source>
        <translation>Щёлкните по полю, через которое идёт ваше.</translation>
    </message>
    <message>
        <source>The computer plays on.</source>
        <translation>Компьютер играет дальше.</translation>
    </message>
    <message>
        <source>It declines the draw.</source>
        <translation>Он отклоняет ничью.</translation>
    </message>
    <message>
        <source>No answer to your offer of a draw.</source>
        <translation>Ответа на ваше предложение ничьей нет.</translation>
    </message>
    <message>
        <source>Your game is safe. You can offer the draw again. ({detail})</source>
        <translation>Партия в сохранности. Вы можете снова предложить ничью. ({detail})</translation>
    </message>
    <message>
        <source>There is no hint this time.</source>
        <translation>На этот раз подсказки нет.</translation>
    </message>
    <message>
        <source>Your game is safe. You can ask for a hint again. ({detail})</source>
        <translation>Партия в сохранности. Вы можете снова попросить подсказку. ({detail})</translation>
    </message>
    <message>
        <source>The computer player stopped.</source>
        <translation>Компьютер перестал играть.</translation>
    </message>
    <message>
        <source>Your game is safe. Press Space to let it try again. ({detail})</source>
        <translation>Партия в сохранности. Нажмите пробел, чтобы он попробовал ещё раз. ({detail})</translation>
    </message>
</context>
<context>
    <name>Offers</name>
    <message>
        <source>You can solve it again; it does not count.</source>
        <translation>Можно решить её ещё раз; это не засчитывается.</translation>
    </message>
    <message>
        <source>You have had today’s puzzle.</source>
        <translation>Задача дня у вас уже была.</translation>
    </message>
    <message>
        <source>Looking through your games</source>
        <translation>Просмотр ваших партий</translation>
    </message>
    <message>
        <source>Game {number} of {total}; puzzles found: {found}</source>
        <translation>Партия {number} из {total}; найдено задач: {found}</translation>
    </message>
    <message>
        <source>There is no new game to look through.</source>
        <translation>Новых партий для просмотра нет.</translation>
    </message>
    <message>
        <source>Play one: wins that you miss become puzzles here.</source>
        <translation>Сыграйте: упущенные выигрыши станут здесь задачами.</translation>
    </message>
    <message>
        <source>No missed win was found.</source>
        <translation>Упущенных выигрышей не найдено.</translation>
    </message>
    <message>
        <source>Your next games can be looked through later.</source>
        <translation>Следующие партии можно просмотреть позже.</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Построение эндшпильных таблиц</translation>
    </message>
    <message>
        <source>Table {number} of {total}</source>
        <translation>Таблица {number} из {total}</translation>
    </message>
    <message>
        <source>Endings are drawn from endgame tables.</source>
        <translation>Окончания берутся из эндшпильных таблиц.</translation>
    </message>
    <message>
        <source>These are switched off in the menu of the analysis.</source>
        <translation>Они выключены в меню анализа.</translation>
    </message>
    <message>
        <source>End the storm</source>
        <translation>Закончить штурм</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Тренироваться</translation>
    </message>
    <message>
        <source>Look through my games</source>
        <translation>Просмотреть мои партии</translation>
    </message>
    <message>
        <source>Build endgame tables</source>
        <translation>Построить эндшпильные таблицы</translation>
    </message>
    <message>
        <source>Take back and try again</source>
        <translation>Вернуть ход и повторить</translation>
    </message>
    <message>
        <source>Go on training</source>
        <translation>Тренироваться дальше</translation>
    </message>
    <message>
        <source>Next ending</source>
        <translation>Следующее окончание</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
</context>
<context>
    <name>OpenGameDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>OpeningChoice</name>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Which opening</source>
        <translation>Какой дебют</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Type its moves, or a part of its name.</source>
        <translation>Введите его ходы или часть названия.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободный</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>your repertoire for White</source>
        <translation>вашем репертуаре за белых</translation>
    </message>
    <message>
        <source>your repertoire for Black</source>
        <translation>вашем репертуаре за чёрных</translation>
    </message>
    <message>
        <source>This line is in {side} already.</source>
        <translation>Этот вариант уже есть в {side}.</translation>
    </message>
    <message>
        <source>In place of {moves} you play another move now.</source>
        <translation>Вместо {moves} вы теперь играете другой ход.</translation>
    </message>
    <message>
        <source>You left your repertoire at move {number}.</source>
        <translation>Вы вышли из репертуара на ходу {number}.</translation>
    </message>
    <message>
        <source>You played {played}; you know {known}.</source>
        <translation>Вы сыграли {played}; вы знаете {known}.</translation>
    </message>
    <message>
        <source>Your opponent left your repertoire at move {number}.</source>
        <translation>Соперник вышел из вашего репертуара на ходу {number}.</translation>
    </message>
    <message>
        <source>They played {played}; you have an answer to {known}.</source>
        <translation>Сыграно {played}; у вас есть ответ на {known}.</translation>
    </message>
    <message>
        <source>“{name}” is not there now.</source>
        <translation>Файла «{name}» сейчас нет на месте.</translation>
    </message>
    <message>
        <source>Your repertoire is read as soon as it is back, and gets what you add until then.</source>
        <translation>Репертуар прочитается, как только файл вернётся, и пополнится тем, что вы добавите до этого.</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>Файл «{name}» снова на месте.</translation>
    </message>
    <message>
        <source>Your repertoire was read.</source>
        <translation>Ваш репертуар прочитан.</translation>
    </message>
    <message>
        <source>Your repertoire was read; what you added is in it now.</source>
        <translation>Ваш репертуар прочитан; добавленное вами теперь в нём.</translation>
    </message>
    <message>
        <source>Your repertoire is the first game of “{name}”.</source>
        <translation>Ваш репертуар — первая партия файла «{name}».</translation>
    </message>
    <message>
        <source>A part of your repertoire could not be read, and is no longer in it.</source>
        <translation>Часть вашего репертуара не удалось прочитать, и её в нём больше нет.</translation>
    </message>
    <message>
        <source>The file as it was is kept as “{name}”.</source>
        <translation>Прежний файл сохранён как «{name}».</translation>
    </message>
    <message>
        <source>Nothing yet. Play moves on the board, and they are added.</source>
        <translation>Пока ничего. Делайте ходы на доске, и они добавятся.</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Позиций: {count}</translation>
    </message>
    <message>
        <source>due: {count}</source>
        <translation>пора повторить: {count}</translation>
    </message>
    <message>
        <source>without an answer: {count}</source>
        <translation>без ответа: {count}</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотрите</translation>
    </message>
    <message>
        <source>That is not your move.</source>
        <translation>Это не ваш ход.</translation>
    </message>
    <message>
        <source>Now play the right move.</source>
        <translation>Теперь сделайте правильный ход.</translation>
    </message>
    <message>
        <source>It is shown on the board.</source>
        <translation>Он показан на доске.</translation>
    </message>
    <message>
        <source>A new move</source>
        <translation>Новый ход</translation>
    </message>
    <message>
        <source>Play it, to remember it.</source>
        <translation>Сделайте его, чтобы запомнить.</translation>
    </message>
    <message>
        <source>Your move?</source>
        <translation>Ваш ход?</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Повторять пока нечего.</translation>
    </message>
    <message>
        <source>New moves: {count}.</source>
        <translation>Новых ходов: {count}.</translation>
    </message>
    <message>
        <source>Done for now.</source>
        <translation>Пока всё.</translation>
    </message>
    <message>
        <source>The next one is due in {count} min.</source>
        <translation>Следующий — через {count} мин.</translation>
    </message>
    <message>
        <source>The next one is due in {count} h.</source>
        <translation>Следующий — через {count} ч.</translation>
    </message>
</context>
<context>
    <name>OpeningsEntry</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Эта позиция</translation>
    </message>
    <message>
        <source>The line that leads here</source>
        <translation>Ходы, ведущие сюда</translation>
    </message>
    <message>
        <source>Only games from the usual start can be in a repertoire.</source>
        <translation>В репертуар входят только партии с обычной начальной позиции.</translation>
    </message>
    <message>
        <source>Your repertoire is not read yet.</source>
        <translation>Ваш репертуар ещё не прочитан.</translation>
    </message>
    <message>
        <source>Play the moves first that you want to know.</source>
        <translation>Сначала сделайте ходы, которые хотите знать.</translation>
    </message>
    <message>
        <source>This game left nothing that you know.</source>
        <translation>В этой партии не было отклонений от того, что вы знаете.</translation>
    </message>
    <message>
        <source>Your answers in practice cannot be read now.</source>
        <translation>Ваши ответы на тренировках сейчас не читаются.</translation>
    </message>
    <message>
        <source>“{name}” was changed elsewhere.</source>
        <translation>Файл «{name}» изменён в другом месте.</translation>
    </message>
    <message>
        <source>It was read again; your last change is not in it.</source>
        <translation>Он прочитан заново; вашего последнего изменения в нём нет.</translation>
    </message>
</context>
<context>
    <name>OpeningsRoom</name>
    <message>
        <source>Keep the repertoire in</source>
        <translation>Хранить репертуар в файле</translation>
    </message>
</context>
<context>
    <name>OpeningsWindow</name>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Repertoire for</source>
        <translation>Репертуар</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Освоено</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Say something of this move (C)</source>
        <translation>Написать об этом ходе (C)</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
</context>
<context>
    <name>Opponent</name>
    <message>
        <source>{name}: beaten</source>
        <translation>{name}: уже побеждён</translation>
    </message>
    <message>
        <source>Likes to move man beside man, sees a simple exchange, and little more.</source>
        <translation>Любит ставить простую рядом с простой, видит простой размен, и мало что ещё.</translation>
    </message>
    <message>
        <source>Loves to exchange, but often overlooks captures backward.</source>
        <translation>Обожает размены, но часто не замечает взятий назад.</translation>
    </message>
    <message>
        <source>Always forward, always threatening, and falls for a good trap.</source>
        <translation>Всегда вперёд, всегда с угрозой — и попадается в хорошую ловушку.</translation>
    </message>
    <message>
        <source>Feels safe along the edge, likes to calculate, and misjudges many a move.</source>
        <translation>Чувствует себя спокойно у края, любит считать и неверно оценивает многие ходы.</translation>
    </message>
    <message>
        <source>Guards the back rows, sees short combinations and punishes slips.</source>
        <translation>Охраняет тыл, видит короткие комбинации и наказывает за промахи.</translation>
    </message>
    <message>
        <source>Hurries to a king and rarely gives a man away.</source>
        <translation>Спешит в дамки и редко отдаёт шашку даром.</translation>
    </message>
    <message>
        <source>Keeps the tension, answers every threat and overlooks little.</source>
        <translation>Сохраняет напряжение, отвечает на каждую угрозу и мало что упускает.</translation>
    </message>
</context>
<context>
    <name>OpponentPicker</name>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
</context>
<context>
    <name>OtherTags</name>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Other tags</source>
        <translation>Другие сведения</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Both sides have lost</source>
        <translation>Обе стороны проиграли</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Вы выиграли</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Вы проиграли</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Белые выиграли</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чёрные выиграли</translation>
    </message>
    <message>
        <source>You have no pieces left.</source>
        <translation>У вас не осталось шашек.</translation>
    </message>
    <message>
        <source>You have no move left.</source>
        <translation>У вас не осталось ходов.</translation>
    </message>
    <message>
        <source>You resigned.</source>
        <translation>Вы сдались.</translation>
    </message>
    <message>
        <source>Your time is up.</source>
        <translation>Ваше время истекло.</translation>
    </message>
    <message>
        <source>White has no pieces left.</source>
        <translation>У белых не осталось шашек.</translation>
    </message>
    <message>
        <source>White has no move left.</source>
        <translation>У белых не осталось ходов.</translation>
    </message>
    <message>
        <source>White resigned.</source>
        <translation>Белые сдались.</translation>
    </message>
    <message>
        <source>White’s time is up.</source>
        <translation>Время белых истекло.</translation>
    </message>
    <message>
        <source>Black has no pieces left.</source>
        <translation>У чёрных не осталось шашек.</translation>
    </message>
    <message>
        <source>Black has no move left.</source>
        <translation>У чёрных не осталось ходов.</translation>
    </message>
    <message>
        <source>Black resigned.</source>
        <translation>Чёрные сдались.</translation>
    </message>
    <message>
        <source>Black’s time is up.</source>
        <translation>Время чёрных истекло.</translation>
    </message>
    <message>
        <source>The time is up, but a lone king cannot win.</source>
        <translation>Время истекло, но одна дамка выиграть не может.</translation>
    </message>
    <message>
        <source>The same position came up for the third time.</source>
        <translation>Одна и та же позиция возникла в третий раз.</translation>
    </message>
    <message>
        <source>The same position came up for the fourth time.</source>
        <translation>Одна и та же позиция возникла в четвёртый раз.</translation>
    </message>
    <message>
        <source>The moves that the rules allow for this are used up.</source>
        <translation>Ходы, которые правила на это отводят, исчерпаны.</translation>
    </message>
    <message>
        <source>Each side has only one piece left.</source>
        <translation>У каждой стороны осталось только по одной шашке.</translation>
    </message>
    <message>
        <source>The agreed number of moves went by without a capture or a man’s move.</source>
        <translation>Условленное число ходов прошло без взятий и без ходов простыми.</translation>
    </message>
    <message>
        <source>The players agreed on it.</source>
        <translation>Соперники согласились на ничью.</translation>
    </message>
    <message>
        <source>So the game record says.</source>
        <translation>Так указано в записи партии.</translation>
    </message>
    <message>
        <source>You have made the first king.</source>
        <translation>Вы первыми провели дамку.</translation>
    </message>
    <message>
        <source>You have given all your pieces away.</source>
        <translation>Вы отдали все свои шашки.</translation>
    </message>
    <message>
        <source>You have no move left, which wins here.</source>
        <translation>У вас не осталось ходов, а здесь это победа.</translation>
    </message>
    <message>
        <source>White has made the first king.</source>
        <translation>Белые первыми провели дамку.</translation>
    </message>
    <message>
        <source>White has given all its pieces away.</source>
        <translation>Белые отдали все свои шашки.</translation>
    </message>
    <message>
        <source>White has no move left, which wins here.</source>
        <translation>У белых не осталось ходов, а здесь это победа.</translation>
    </message>
    <message>
        <source>Black has made the first king.</source>
        <translation>Чёрные первыми провели дамку.</translation>
    </message>
    <message>
        <source>Black has given all its pieces away.</source>
        <translation>Чёрные отдали все свои шашки.</translation>
    </message>
    <message>
        <source>Black has no move left, which wins here.</source>
        <translation>У чёрных не осталось ходов, а здесь это победа.</translation>
    </message>
</context>
<context>
    <name>OwnGame</name>
    <message>
        <source>Play on the board</source>
        <translation>Играть на доске</translation>
    </message>
    <message>
        <source>Next at this board: {white} – {black}</source>
        <translation>Следующая за этой доской: {white} — {black}</translation>
    </message>
    <message>
        <source>The tournament waits for this game.</source>
        <translation>Турнир ждёт эту партию.</translation>
    </message>
    <message>
        <source>The computers play their games meanwhile.</source>
        <translation>Компьютеры тем временем играют свои партии.</translation>
    </message>
</context>
<context>
    <name>OwnGames</name>
    <message>
        <source>The game was not opened.</source>
        <translation>Партия не открыта.</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Экспорт партий</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Not all games were copied.</source>
        <translation>Скопированы не все партии.</translation>
    </message>
    <message>
        <source>The games were not exported.</source>
        <translation>Партии не экспортированы.</translation>
    </message>
    <message>
        <source>Games that could not be read, and were left out: {count}.</source>
        <translation>Не удалось прочитать и пропущено партий: {count}.</translation>
    </message>
</context>
<context>
    <name>PageCard</name>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Назад к партии (Esc)</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Find anything</source>
        <translation>Найти всё</translation>
    </message>
    <message>
        <source>Find a command, game, setting, course or file</source>
        <translation>Найти команду, игру, настройку, курс или файл</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Что найдено</translation>
    </message>
</context>
<context>
    <name>ParameterForm</name>
    <message>
        <source>This engine has nothing to set.</source>
        <translation>У этого движка нечего настраивать.</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Обычно: {value}</translation>
    </message>
</context>
<context>
    <name>Parting</name>
    <message>
        <source>Leave the game</source>
        <translation>Покинуть партию</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Остаться</translation>
    </message>
    <message>
        <source>Another game on the board would end this one, for both sides.</source>
        <translation>Другая партия на доске закончит эту — для обеих сторон.</translation>
    </message>
    <message>
        <source>Closing Harzdame would end the game, for both sides.</source>
        <translation>Если закрыть Harzdame, партия закончится — для обеих сторон.</translation>
    </message>
    <message>
        <source>You are playing over the network.</source>
        <translation>Вы играете по сети.</translation>
    </message>
</context>
<context>
    <name>Pasting</name>
    <message>
        <source>The clipboard holds no text.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>This position cannot be played.</source>
        <translation>Эту позицию нельзя играть.</translation>
    </message>
    <message>
        <source>Copy a part of it, or save it as a file and open that.</source>
        <translation>Скопируйте часть текста или сохраните его в файл и откройте этот файл.</translation>
    </message>
    <message>
        <source>This text is too long to look for games in it.</source>
        <translation>Этот текст слишком длинный, чтобы искать в нём партии.</translation>
    </message>
    <message>
        <source>The text is neither a position (FEN) nor a game (PDN).</source>
        <translation>Этот текст — не позиция (FEN) и не партия (PDN).</translation>
    </message>
    <message>
        <source>Nothing to paste.</source>
        <translation>Вставлять нечего.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>Pattern</source>
        <translation>Образец</translation>
    </message>
</context>
<context>
    <name>PatternDialog</name>
    <message>
        <source>Positions of {game}</source>
        <translation>Позиции: {game}</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Любая</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>On the squares</source>
        <translation>На полях</translation>
    </message>
    <message>
        <source>Click or draw over squares; the right button takes away. The rest is open.</source>
        <translation>Щёлкайте по полям или ведите по ним мышью; правая кнопка убирает. Остальное — любое.</translation>
    </message>
    <message>
        <source>Take the board’s</source>
        <translation>Взять с доски</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Pieces on the board</source>
        <translation>Шашки на доске</translation>
    </message>
    <message>
        <source>White man</source>
        <translation>Белая простая</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Белая дамка</translation>
    </message>
    <message>
        <source>any white</source>
        <translation>любая белая</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Чёрная простая</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Чёрная дамка</translation>
    </message>
    <message>
        <source>any black</source>
        <translation>любая чёрная</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пустое</translation>
    </message>
    <message>
        <source>open</source>
        <translation>любое</translation>
    </message>
    <message>
        <source>White men</source>
        <translation>Белые простые</translation>
    </message>
    <message>
        <source>White kings</source>
        <translation>Белые дамки</translation>
    </message>
    <message>
        <source>Black men</source>
        <translation>Чёрные простые</translation>
    </message>
    <message>
        <source>Black kings</source>
        <translation>Чёрные дамки</translation>
    </message>
    <message>
        <source>{pieces}, at least</source>
        <translation>{pieces}, не меньше</translation>
    </message>
    <message>
        <source>{pieces}, at most</source>
        <translation>{pieces}, не больше</translation>
    </message>
</context>
<context>
    <name>PiecePalette</name>
    <message>
        <source>White man</source>
        <translation>Белая простая</translation>
    </message>
    <message>
        <source>White king</source>
        <translation>Белая дамка</translation>
    </message>
    <message>
        <source>Black man</source>
        <translation>Чёрная простая</translation>
    </message>
    <message>
        <source>Black king</source>
        <translation>Чёрная дамка</translation>
    </message>
    <message>
        <source>Eraser</source>
        <translation>Ластик</translation>
    </message>
</context>
<context>
    <name>PlaceNotices</name>
    <message>
        <source>“{path}” cannot be read now.</source>
        <translation>«{path}» сейчас не читается.</translation>
    </message>
    <message>
        <source>Your studies could not be listed.</source>
        <translation>Не удалось составить список ваших курсов.</translation>
    </message>
    <message>
        <source>“{path}” cannot be written now.</source>
        <translation>«{path}» сейчас нельзя записать.</translation>
    </message>
    <message>
        <source>The study is still on the shelf.</source>
        <translation>Курс остался на полке.</translation>
    </message>
    <message>
        <source>The list was kept as {path}. Your files are where they were: open them again.</source>
        <translation>Список сохранён как {path}. Ваши файлы на прежних местах: откройте их снова.</translation>
    </message>
    <message>
        <source>The list of your studies could not be read.</source>
        <translation>Не удалось прочитать список ваших курсов.</translation>
    </message>
</context>
<context>
    <name>Player</name>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>The program cannot be started for this game.</source>
        <translation>Программу не удаётся запустить для этой игры.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Программа завершилась.</translation>
    </message>
    <message>
        <source>The program did not answer in time.</source>
        <translation>Программа не ответила вовремя.</translation>
    </message>
    <message>
        <source>The program’s answer is not a legal move.</source>
        <translation>Ответ программы — невозможный ход.</translation>
    </message>
    <message>
        <source>The search for one failed.</source>
        <translation>Поиск не удался.</translation>
    </message>
</context>
<context>
    <name>PositionGamesList</name>
    <message>
        <source>Games with this position</source>
        <translation>Партии с этой позицией</translation>
    </message>
    <message>
        <source>No game of the library has this position.</source>
        <translation>В библиотеке нет партий с этой позицией.</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Presentation</source>
        <translation>Показ</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Move {number} of {count}</source>
        <translation>Ход {number} из {count}</translation>
    </message>
    <message>
        <source>plays by itself</source>
        <translation>идёт сам</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
</context>
<context>
    <name>PrintPreview</name>
    <message>
        <source>First page</source>
        <translation>Первая страница</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Страница назад</translation>
    </message>
    <message>
        <source>Page on</source>
        <translation>Страница вперёд</translation>
    </message>
    <message>
        <source>Last page</source>
        <translation>Последняя страница</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Page {number} of {count}</source>
        <translation>Страница {number} из {count}</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>There are no pieces on the board yet.</source>
        <translation>На доске ещё нет шашек.</translation>
    </message>
    <message>
        <source>A man cannot stand on {detail}: there it would be a king.</source>
        <translation>На {detail} простая стоять не может: там она была бы дамкой.</translation>
    </message>
    <message>
        <source>Two pieces stand on {detail}.</source>
        <translation>На {detail} стоят две шашки.</translation>
    </message>
    <message>
        <source>There is no square {detail} on this board.</source>
        <translation>Поля {detail} на этой доске нет.</translation>
    </message>
    <message>
        <source>There are too many captures for it to be played.</source>
        <translation>Слишком много взятий, чтобы играть эту позицию.</translation>
    </message>
    <message>
        <source>“{detail}” is no position; one looks like {example}.</source>
        <translation>«{detail}» — не позиция; позиция выглядит так: {example}.</translation>
    </message>
    <message>
        <source>Game {game}, line {line}: {what}</source>
        <translation>Партия {game}, строка {line}: {what}</translation>
    </message>
    <message>
        <source>Line {line}: {what}</source>
        <translation>Строка {line}: {what}</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Партий в нём нет.</translation>
    </message>
    <message>
        <source>This is not a text file, so there are no games in it.</source>
        <translation>Это не текстовый файл, партий в нём нет.</translation>
    </message>
    <message>
        <source>“{detail}” makes no sense here.</source>
        <translation>«{detail}» здесь не имеет смысла.</translation>
    </message>
    <message>
        <source>The move {detail} is not allowed; the moves before it are shown.</source>
        <translation>Ход {detail} невозможен; показаны ходы до него.</translation>
    </message>
    <message>
        <source>{written} can mean several moves; it is read as {taken}.</source>
        <translation>{written} может означать несколько ходов; прочитано как {taken}.</translation>
    </message>
    <message>
        <source>Its letters were taken for {detail}, which may be wrong.</source>
        <translation>Принятая кодировка: {detail}; это может быть неверно.</translation>
    </message>
    <message>
        <source>This is a game that Harzdame does not know: {detail}.</source>
        <translation>Harzdame не знает этой игры: {detail}.</translation>
    </message>
    <message>
        <source>Its tags name two different games: {detail}.</source>
        <translation>В её заголовке указаны две разные игры: {detail}.</translation>
    </message>
    <message>
        <source>It is too long to be read: it is left as it is.</source>
        <translation>Она слишком длинная для чтения и остаётся как есть.</translation>
    </message>
    <message>
        <source>The position it begins with is not possible.</source>
        <translation>Позиция, с которой она начинается, невозможна.</translation>
    </message>
    <message>
        <source>The result after the moves differs from the one above them.</source>
        <translation>Результат после ходов отличается от указанного перед ними.</translation>
    </message>
    <message>
        <source>From here on there are bytes that are no text.</source>
        <translation>Отсюда идут байты, которые не являются текстом.</translation>
    </message>
    <message>
        <source>The tag that begins here has no end; the file may be cut off.</source>
        <translation>У поля, которое здесь начинается, нет конца; возможно, файл обрезан.</translation>
    </message>
    <message>
        <source>The comment that begins here has no end; the file may be cut off.</source>
        <translation>У комментария, который здесь начинается, нет конца; возможно, файл обрезан.</translation>
    </message>
    <message>
        <source>The variation that begins here has no end; the file may be cut off.</source>
        <translation>У варианта, который здесь начинается, нет конца; возможно, файл обрезан.</translation>
    </message>
    <message>
        <source>The game breaks off here; what comes before it is shown.</source>
        <translation>Партия здесь обрывается; показано то, что было до этого.</translation>
    </message>
</context>
<context>
    <name>ProblemList</name>
    <message>
        <source>Problems: {count}</source>
        <translation>Ошибки: {count}</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>Opening the file…</source>
        <translation>Открытие файла…</translation>
    </message>
    <message>
        <source>Reading the game…</source>
        <translation>Чтение партии…</translation>
    </message>
    <message>
        <source>Looking through your games…</source>
        <translation>Просмотр ваших партий…</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Сохранение…</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Asking opening books and endgame tables…</source>
        <translation>Опрос дебютных книг и эндшпильных таблиц…</translation>
    </message>
    <message>
        <source>Building endgame tables</source>
        <translation>Построение эндшпильных таблиц</translation>
    </message>
    <message>
        <source>Searching the library…</source>
        <translation>Поиск в библиотеке…</translation>
    </message>
    <message>
        <source>Importing games into the library</source>
        <translation>Импорт партий в библиотеку</translation>
    </message>
    <message>
        <source>Reviewing the game</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>{material}, table {number} of {count}</source>
        <translation>{material}, таблица {number} из {count}</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>осталось около {time}</translation>
    </message>
</context>
<context>
    <name>PuzzleChoice</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Kind of puzzles</source>
        <translation>Вид задач</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>All kinds of puzzles</source>
        <translation>Все виды задач</translation>
    </message>
    <message>
        <source>Short endings</source>
        <translation>Короткие окончания</translation>
    </message>
    <message>
        <source>Longer endings</source>
        <translation>Более длинные окончания</translation>
    </message>
    <message>
        <source>Hard endings</source>
        <translation>Трудные окончания</translation>
    </message>
</context>
<context>
    <name>PuzzleRoom</name>
    <message>
        <source>Puzzles: {game}</source>
        <translation>Задачи: {game}</translation>
    </message>
    <message>
        <source>Your results of puzzles cannot be read now.</source>
        <translation>Ваши результаты в задачах сейчас не читаются.</translation>
    </message>
</context>
<context>
    <name>PuzzleWindow</name>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Today’s puzzle</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>К повторению</translation>
    </message>
    <message>
        <source>My mistakes</source>
        <translation>Мои ошибки</translation>
    </message>
    <message>
        <source>Storm</source>
        <translation>Штурм</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Окончания</translation>
    </message>
    <message>
        <source>One puzzle a day, the same for everybody</source>
        <translation>Одна задача в день, для всех одна и та же</translation>
    </message>
    <message>
        <source>Puzzles as hard as you are strong</source>
        <translation>Задачи по вашей силе</translation>
    </message>
    <message>
        <source>What you failed comes back until you know it</source>
        <translation>Нерешённое возвращается, пока вы его не освоите</translation>
    </message>
    <message>
        <source>Wins that you missed in your own games</source>
        <translation>Выигрыши, упущенные в ваших партиях</translation>
    </message>
    <message>
        <source>As many as you can in three minutes</source>
        <translation>Как можно больше за три минуты</translation>
    </message>
    <message>
        <source>Win against perfect defence</source>
        <translation>Выиграть против идеальной защиты</translation>
    </message>
    <message>
        <source>Shot</source>
        <translation>Комбинация</translation>
    </message>
    <message>
        <source>Breakthrough</source>
        <translation>Прорыв</translation>
    </message>
    <message>
        <source>Race to promotion</source>
        <translation>Гонка в дамки</translation>
    </message>
    <message>
        <source>King hunt</source>
        <translation>Ловля дамки</translation>
    </message>
    <message>
        <source>To the edge</source>
        <translation>К краю</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Эндшпиль</translation>
    </message>
    <message>
        <source>Choice of captures</source>
        <translation>Выбор взятия</translation>
    </message>
    <message>
        <source>Blockade</source>
        <translation>Запирание</translation>
    </message>
    <message>
        <source>Quiet move</source>
        <translation>Тихий ход</translation>
    </message>
    <message>
        <source>White to move and win</source>
        <translation>Белые начинают и выигрывают</translation>
    </message>
    <message>
        <source>Black to move and win</source>
        <translation>Чёрные начинают и выигрывают</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Find the shot.</source>
        <translation>Найдите комбинацию.</translation>
    </message>
    <message>
        <source>Find the capture that wins.</source>
        <translation>Найдите выигрывающее взятие.</translation>
    </message>
    <message>
        <source>Find the move that wins.</source>
        <translation>Найдите выигрывающий ход.</translation>
    </message>
    <message>
        <source>Your moves: {moves}. The shortest way has {count}.</source>
        <translation>Ваших ходов: {moves}. В кратчайшем решении: {count}.</translation>
    </message>
    <message>
        <source>You are still winning.</source>
        <translation>У вас по-прежнему выиграно.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
    <message>
        <source>And what now?</source>
        <translation>А что теперь?</translation>
    </message>
    <message>
        <source>This move could not be checked.</source>
        <translation>Этот ход не удалось проверить.</translation>
    </message>
    <message>
        <source>It does not count. Try another one.</source>
        <translation>Он не засчитан. Попробуйте другой.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Это решение.</translation>
    </message>
    <message>
        <source>The piece on {square} moves.</source>
        <translation>Ходит шашка с {square}.</translation>
    </message>
    <message>
        <source>It goes to {square}.</source>
        <translation>Она идёт на {square}.</translation>
    </message>
    <message>
        <source>That is only a draw.</source>
        <translation>Это только ничья.</translation>
    </message>
    <message>
        <source>Now Black wins.</source>
        <translation>Теперь выигрывают чёрные.</translation>
    </message>
    <message>
        <source>Now White wins.</source>
        <translation>Теперь выигрывают белые.</translation>
    </message>
    <message>
        <source>That does not win.</source>
        <translation>Это не выигрывает.</translation>
    </message>
    <message>
        <source>Black answers {move}.</source>
        <translation>Чёрные отвечают {move}.</translation>
    </message>
    <message>
        <source>White answers {move}.</source>
        <translation>Белые отвечают {move}.</translation>
    </message>
    <message>
        <source>There is no shorter way.</source>
        <translation>Короче нельзя.</translation>
    </message>
    <message>
        <source>The shortest way has {count}: step through it below.</source>
        <translation>Кратчайшее решение, ходов: {count}. Пройдите его внизу.</translation>
    </message>
    <message>
        <source>That wins as well!</source>
        <translation>Это тоже выигрывает!</translation>
    </message>
    <message>
        <source>Solved!</source>
        <translation>Решено!</translation>
    </message>
    <message>
        <source>Solved, with a hint.</source>
        <translation>Решено с подсказкой.</translation>
    </message>
    <message>
        <source>That is it.</source>
        <translation>Это он.</translation>
    </message>
    <message>
        <source>rated {rating}</source>
        <translation>рейтинг {rating}</translation>
    </message>
    <message>
        <source>You know them all for now.</source>
        <translation>Пока вы знаете их все.</translation>
    </message>
    <message>
        <source>There are no puzzles for {game}.</source>
        <translation>Для игры «{game}» задач нет.</translation>
    </message>
    <message>
        <source>Choose another game above.</source>
        <translation>Выберите вверху другую игру.</translation>
    </message>
    <message>
        <source>What you fail elsewhere comes back here until you know it.</source>
        <translation>То, что вам не удалось в других местах, возвращается сюда, пока вы его не освоите.</translation>
    </message>
    <message>
        <source>No puzzles from your games yet.</source>
        <translation>Задач из ваших партий пока нет.</translation>
    </message>
    <message>
        <source>Let your games be looked through for wins that you missed, or gave away.</source>
        <translation>Пусть в ваших партиях поищут выигрыши, которые вы упустили или отдали.</translation>
    </message>
    <message>
        <source>There are no endings for {game}.</source>
        <translation>Для игры «{game}» окончаний нет.</translation>
    </message>
    <message>
        <source>They are drawn from endgame tables.</source>
        <translation>Они берутся из эндшпильных таблиц.</translation>
    </message>
    <message>
        <source>Three minutes</source>
        <translation>Три минуты</translation>
    </message>
    <message>
        <source>Solve as many as you can. They get harder, and each mistake costs ten seconds.</source>
        <translation>Решите как можно больше. Задачи становятся труднее, а каждая ошибка стоит десяти секунд.</translation>
    </message>
    <message>
        <source>The storm is over.</source>
        <translation>Штурм окончен.</translation>
    </message>
    <message>
        <source>Nothing is due.</source>
        <translation>Повторять пока нечего.</translation>
    </message>
    <message>
        <source>The next one in {count} min.</source>
        <translation>Следующая через {count} мин.</translation>
    </message>
    <message>
        <source>about {rating}, provisional</source>
        <translation>около {rating}, предварительно</translation>
    </message>
    <message>
        <source>{rating} ± {error}</source>
        <translation>{rating} ± {error}</translation>
    </message>
    <message>
        <source>The puzzles of this game cannot be used.</source>
        <translation>Задачами этой игры нельзя пользоваться.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} не читается: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no puzzles.</source>
        <translation>В файле {name} нет задач.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>Файл {name} создан для других правил.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Файл {name} повреждён; поможет переустановка программы.</translation>
    </message>
</context>
<context>
    <name>QrCode</name>
    <message>
        <source>The invitation as a QR code</source>
        <translation>Приглашение в виде QR-кода</translation>
    </message>
</context>
<context>
    <name>RatingView</name>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>Solved today: {count}</source>
        <translation>Решено сегодня: {count}</translation>
    </message>
    <message>
        <source>in a row: {count}</source>
        <translation>подряд: {count}</translation>
    </message>
</context>
<context>
    <name>Reached</name>
    <message>
        <source>Now without the coach</source>
        <translation>Теперь без тренера</translation>
    </message>
    <message>
        <source>Again without help</source>
        <translation>Ещё раз без помощи</translation>
    </message>
    <message>
        <source>Now against {name}</source>
        <translation>Теперь: {name}</translation>
    </message>
    <message>
        <source>First against {name}</source>
        <translation>Сначала: {name}</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>You have beaten {name} for the first time!</source>
        <translation>Первая победа над соперником: {name}!</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Сила уровней в этой игре ещё не измерена.</translation>
    </message>
    <message>
        <source>The result counts for the estimate of your strength.</source>
        <translation>Результат учитывается в оценке вашей силы.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}. After some more games that will be surer.</source>
        <translation>Ваша сила — около {elo}. После ещё нескольких партий оценка станет точнее.</translation>
    </message>
    <message>
        <source>Your strength is about {elo}.</source>
        <translation>Ваша сила — около {elo}.</translation>
    </message>
    <message>
        <source>Your strength is about {elo} ({change}); {percent} % of the points were to be expected.</source>
        <translation>Ваша сила — около {elo} ({change}); ожидалось {percent}&#xa0;% очков.</translation>
    </message>
</context>
<context>
    <name>ReadingNotices</name>
    <message>
        <source>Nothing says which game this is; it was read as {game}.</source>
        <translation>Нигде не указано, какая это игра; она прочитана как «{game}».</translation>
    </message>
    <message>
        <source>Nothing says which game this is.</source>
        <translation>Нигде не указано, какая это игра.</translation>
    </message>
    <message>
        <source>It was read as {game}, but fits other games, too.</source>
        <translation>Она прочитана как «{game}», но подходит и для других игр.</translation>
    </message>
    <message>
        <source>Read as {game}</source>
        <translation>Прочитать как: {game}</translation>
    </message>
    <message>
        <source>This game cannot be shown on the board.</source>
        <translation>Эту партию нельзя показать на доске.</translation>
    </message>
    <message>
        <source>Something in this game is doubtful.</source>
        <translation>В этой партии есть сомнительное место.</translation>
    </message>
    <message>
        <source>Not all of this game could be read; the rest is kept in it.</source>
        <translation>Эту партию не удалось прочитать целиком; остаток сохранён в ней.</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>{path} is not there at present.</source>
        <translation>Сейчас {path} недоступен.</translation>
    </message>
</context>
<context>
    <name>Recovering</name>
    <message>
        <source>Harzdame was not closed properly last time; nothing was lost.</source>
        <translation>В прошлый раз работа Harzdame завершилась неправильно; ничего не потеряно.</translation>
    </message>
    <message>
        <source>The clock stands until you play a move or press P.</source>
        <translation>Часы стоят, пока вы не сделаете ход или не нажмёте P.</translation>
    </message>
    <message>
        <source>Your unfinished game is back.</source>
        <translation>Ваша неоконченная партия снова здесь.</translation>
    </message>
    <message>
        <source>Your unfinished game waits in the menu.</source>
        <translation>Ваша неоконченная партия ждёт в меню.</translation>
    </message>
    <message>
        <source>What was kept of an unfinished game is damaged.</source>
        <translation>Сохранённая часть неоконченной партии повреждена.</translation>
    </message>
    <message>
        <source>Its text is among your games in the menu.</source>
        <translation>Её текст — в меню, среди ваших партий.</translation>
    </message>
    <message>
        <source>It stays where it is, and is looked for again at the next start.</source>
        <translation>Она остаётся на месте; при следующем запуске её попробуют прочитать снова.</translation>
    </message>
    <message>
        <source>An unfinished game cannot be read just now.</source>
        <translation>Сейчас не удаётся прочитать неоконченную партию.</translation>
    </message>
    <message>
        <source>“{name}” was changed or moved meanwhile.</source>
        <translation>Файл «{name}» тем временем изменён или перемещён.</translation>
    </message>
    <message>
        <source>The game on the board is whole; saving it asks for a file.</source>
        <translation>Партия на доске цела; при сохранении нужно будет указать файл.</translation>
    </message>
    <message>
        <source>The game is back on the board.</source>
        <translation>Партия снова на доске.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>You must capture.</source>
        <translation>Вы должны бить.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can take {number}.</source>
        <translation>Шашки на {squares} могут побить по {number}.</translation>
    </message>
    <message>
        <source>The pieces on {squares} can.</source>
        <translation>Бить могут шашки на {squares}.</translation>
    </message>
    <message>
        <source>The piece on {squares} takes {number}.</source>
        <translation>Шашка на {squares} бьёт {number}.</translation>
    </message>
    <message>
        <source>The piece on {squares} can.</source>
        <translation>Бить может шашка на {squares}.</translation>
    </message>
    <message>
        <source>You must take as many as you can.</source>
        <translation>Нужно бить как можно больше.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not just one.</source>
        <translation>Здесь нужно побить {number}, а не одну.</translation>
    </message>
    <message>
        <source>There are {number} to take here, not {taken}.</source>
        <translation>Здесь нужно побить {number}, а не {taken}.</translation>
    </message>
    <message>
        <source>Men never step backwards.</source>
        <translation>Простые никогда не ходят назад.</translation>
    </message>
    <message>
        <source>This one is blocked for now.</source>
        <translation>Эта сейчас заперта.</translation>
    </message>
    <message>
        <source>That piece cannot go there.</source>
        <translation>Эта шашка не может туда пойти.</translation>
    </message>
    <message>
        <source>It cannot move at all just now.</source>
        <translation>Сейчас она вообще не может ходить.</translation>
    </message>
    <message>
        <source>The squares it can go to are lit.</source>
        <translation>Поля, куда она может пойти, подсвечены.</translation>
    </message>
    <message>
        <source>That is too far: here even kings make short jumps only.</source>
        <translation>Слишком далеко: здесь даже дамки прыгают только коротко.</translation>
    </message>
    <message>
        <source>That is too far: men make short jumps only.</source>
        <translation>Слишком далеко: простые прыгают только коротко.</translation>
    </message>
    <message>
        <source>This king has moved {number} times in a row.</source>
        <translation>Ходов этой дамкой подряд: {number}.</translation>
    </message>
    <message>
        <source>Move another piece.</source>
        <translation>Сходите другой шашкой.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>There is no piece on {origin}.</source>
        <translation>На {origin} нет шашки.</translation>
    </message>
    <message>
        <source>That piece is your opponent’s.</source>
        <translation>Это шашка соперника.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Put the piece on another square to move it.</source>
        <translation>Чтобы сходить, поставьте шашку на другое поле.</translation>
    </message>
    <message>
        <source>There is already a piece on {target}.</source>
        <translation>На {target} уже стоит шашка.</translation>
    </message>
    <message>
        <source>You must capture with a king here.</source>
        <translation>Здесь нужно бить дамкой.</translation>
    </message>
    <message>
        <source>You must take as many kings as you can.</source>
        <translation>Нужно побить как можно больше дамок.</translation>
    </message>
    <message>
        <source>You must take kings as early as you can.</source>
        <translation>Нужно бить дамок как можно раньше.</translation>
    </message>
    <message>
        <source>You must take what is worth the most.</source>
        <translation>Нужно бить то, что ценится больше всего.</translation>
    </message>
    <message>
        <source>The capture goes on: keep jumping with this piece.</source>
        <translation>Взятие продолжается: прыгайте этой шашкой дальше.</translation>
    </message>
    <message>
        <source>That is too far: land on {squares}.</source>
        <translation>Слишком далеко: встаньте на {squares}.</translation>
    </message>
    <message>
        <source>That is too far: a capture that ends with a king lands on {squares}.</source>
        <translation>Слишком далеко: если последней бьётся дамка, нужно встать на {squares}.</translation>
    </message>
    <message>
        <source>The capture goes on from {squares}: land there.</source>
        <translation>Взятие продолжается с {squares}: встаньте туда.</translation>
    </message>
    <message>
        <source>This piece cannot capture in that direction.</source>
        <translation>В этом направлении эта шашка бить не может.</translation>
    </message>
    <message>
        <source>Men cannot capture kings.</source>
        <translation>Простые не могут бить дамок.</translation>
    </message>
    <message>
        <source>A capture cannot begin in that direction.</source>
        <translation>Взятие не может начинаться в этом направлении.</translation>
    </message>
    <message>
        <source>The way is blocked.</source>
        <translation>Путь закрыт.</translation>
    </message>
    <message>
        <source>Two pieces in a row with no gap between them cannot be jumped.</source>
        <translation>Через две шашки подряд без промежутка прыгать нельзя.</translation>
    </message>
    <message>
        <source>It cannot jump over its own side here.</source>
        <translation>Здесь она не может прыгать через свои шашки.</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>Signs</source>
        <translation>Знаки</translation>
    </message>
</context>
<context>
    <name>RemarksPanel</name>
    <message>
        <source>Add a comment</source>
        <translation>Добавить комментарий</translation>
    </message>
    <message>
        <source>Edit the comment</source>
        <translation>Изменить комментарий</translation>
    </message>
    <message>
        <source>Comment on the game</source>
        <translation>Комментарий к партии</translation>
    </message>
    <message>
        <source>Before the variation {move}</source>
        <translation>Перед вариантом {move}</translation>
    </message>
    <message>
        <source>Comment on {move}</source>
        <translation>Комментарий к {move}</translation>
    </message>
    <message>
        <source>After the variation {move}</source>
        <translation>После варианта {move}</translation>
    </message>
</context>
<context>
    <name>ReplayBoard</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>ReplayDialog</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>The right move</source>
        <translation>Правильный ход</translation>
    </message>
    <message>
        <source>As a rule one of each side</source>
        <translation>Как правило, по одному с каждой стороны</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Вернуть ход</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replace {move}</source>
        <translation>Заменить {move}</translation>
    </message>
    <message>
        <source>Insert behind {move}</source>
        <translation>Вставить после {move}</translation>
    </message>
    <message>
        <source>Insert at the beginning</source>
        <translation>Вставить в начало</translation>
    </message>
    <message>
        <source>Play on the board, or type.</source>
        <translation>Сделайте ход на доске или введите его.</translation>
    </message>
    <message>
        <source>“{text}” is not a move here.</source>
        <translation>«{text}» — здесь такого хода нет.</translation>
    </message>
    <message>
        <source>Possible: {moves}</source>
        <translation>Возможно: {moves}</translation>
    </message>
    <message>
        <source>No move follows.</source>
        <translation>Дальше ходов нет.</translation>
    </message>
    <message>
        <source>All moves that follow still fit: {count}.</source>
        <translation>Все дальнейшие ходы подходят: {count}.</translation>
    </message>
    <message>
        <source>Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves.</source>
        <translation>Дальнейших ходов: {count}; больше не подходит: {lost}. Они попадут в удалённые.</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Report of a crash</source>
        <translation>Отчёт о сбое</translation>
    </message>
    <message>
        <source>This is all of the report, and it was sent to nobody. Your name, your games and your folders are not in it. If you want to help, copy or save it, and send it to the makers of Harzdame by mail or in a forum, with a word on what you were doing.</source>
        <translation>Это весь отчёт, и он никому не отправлен. Вашего имени, партий и папок в нём нет. Если хотите помочь, скопируйте или сохраните его и отправьте создателям Harzdame по почте или на форуме, добавив пару слов о том, что вы делали.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Отчёт скопирован в буфер обмена.</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Сохранено в «{name}».</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>ResultChoice</name>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason not told</source>
        <translation>Причина не указана</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>{result}  Lost by both</source>
        <translation>{result}  Поражение обоим</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>A review is under way.</source>
        <translation>Разбор уже идёт.</translation>
    </message>
    <message>
        <source>There is nothing to review yet.</source>
        <translation>Разбирать пока нечего.</translation>
    </message>
    <message>
        <source>A review judges the moves of a game, and this one has none.</source>
        <translation>Разбор оценивает ходы партии, а в этой их нет.</translation>
    </message>
    <message>
        <source>The game is not over.</source>
        <translation>Партия не окончена.</translation>
    </message>
    <message>
        <source>A review would tell you what to play. It waits until the end.</source>
        <translation>Разбор подсказал бы вам, как играть. Он подождёт до конца.</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>Разбор остановлен.</translation>
    </message>
    <message>
        <source>Nothing was found yet.</source>
        <translation>Пока ничего не найдено.</translation>
    </message>
    <message>
        <source>The review could not go on.</source>
        <translation>Разбор не удалось продолжить.</translation>
    </message>
    <message>
        <source>What was found is kept. You can review the game again. ({detail})</source>
        <translation>Найденное сохранено. Партию можно разобрать ещё раз. ({detail})</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>White scores {percent}</source>
        <translation>Белые набирают {percent}</translation>
    </message>
    <message>
        <source>The game is reviewed.</source>
        <translation>Партия разобрана.</translation>
    </message>
    <message>
        <source>Undo removes it all.</source>
        <translation>«Отменить» убирает всё сразу.</translation>
    </message>
    <message>
        <source>Accuracy: White {white}, Black {black}. Undo removes it all.</source>
        <translation>Точность: белые {white}, чёрные {black}. «Отменить» убирает всё сразу.</translation>
    </message>
    <message>
        <source>Too little was at stake for an accuracy.</source>
        <translation>Решалось слишком мало, чтобы судить о точности.</translation>
    </message>
    <message>
        <source>White: too little at stake for an accuracy, {counts}</source>
        <translation>Белые: решалось слишком мало, чтобы судить о точности, {counts}</translation>
    </message>
    <message>
        <source>Black: too little at stake for an accuracy, {counts}</source>
        <translation>Чёрные: решалось слишком мало, чтобы судить о точности, {counts}</translation>
    </message>
    <message>
        <source>White: accuracy {accuracy}, {counts}</source>
        <translation>Белые: точность {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>Black: accuracy {accuracy}, {counts}</source>
        <translation>Чёрные: точность {accuracy}, {counts}</translation>
    </message>
    <message>
        <source>inaccuracies: {inaccuracies}, mistakes: {mistakes}, blunders: {blunders}</source>
        <translation>неточности: {inaccuracies}, ошибки: {mistakes}, зевки: {blunders}</translation>
    </message>
    <message>
        <source>, shots missed: {count}</source>
        <translation>, упущено комбинаций: {count}</translation>
    </message>
    <message>
        <source>, only moves found: {count}</source>
        <translation>, найдено единственных ходов: {count}</translation>
    </message>
    <message>
        <source>The review of “{name}” was stopped.</source>
        <translation>Разбор файла «{name}» остановлен.</translation>
    </message>
    <message>
        <source>No game was reviewed in “{name}”.</source>
        <translation>В «{name}» не разобрано ни одной партии.</translation>
    </message>
    <message>
        <source>Changed meanwhile and left alone: {count}.</source>
        <translation>Тем временем изменено и не тронуто: {count}.</translation>
    </message>
    <message>
        <source>Not written because of their encoding: {count}.</source>
        <translation>Не записано из-за кодировки: {count}.</translation>
    </message>
    <message>
        <source>Not reviewed yet: {count}. The same command goes on with them.</source>
        <translation>Ещё не разобрано: {count}. Та же команда продолжит с них.</translation>
    </message>
    <message>
        <source>The game on the board is among them; it has an undo of its own.</source>
        <translation>Среди них партия на доске; она отменяется отдельно.</translation>
    </message>
    <message>
        <source>{move} was better: it promises {before} points of a hundred, this move {after}.</source>
        <translation>Сильнее было {move}: ожидание — {before} из ста очков, у этого хода — {after}.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Review the game</source>
        <translation>Разбор партии</translation>
    </message>
    <message>
        <source>Review games</source>
        <translation>Разбор партий</translation>
    </message>
    <message>
        <source>Every move is judged by a search. Bad moves get a sign, a better line and a sentence; you can undo all of it at once.</source>
        <translation>Каждый ход оценивается перебором. Плохие ходы получают знак, лучший вариант и фразу; всё это можно отменить одним разом.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>about {time}</source>
        <translation>около {time}</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>меньше секунды</translation>
    </message>
    <message>
        <source>Each is saved in the file when it is done. You can go on playing meanwhile.</source>
        <translation>Каждая сохраняется в файле, как только разобрана. Тем временем можно играть дальше.</translation>
    </message>
    <message>
        <source>Quick: finds what a good player sees</source>
        <translation>Быстро: находит то, что видит хороший игрок</translation>
    </message>
    <message>
        <source>Normal: finds most shots</source>
        <translation>Обычно: находит большинство комбинаций</translation>
    </message>
    <message>
        <source>Thorough: for games that matter</source>
        <translation>Тщательно: для важных партий</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Accuracy</source>
        <translation>Точность</translation>
    </message>
</context>
<context>
    <name>RoomCard</name>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>RowView</name>
    <message>
        <source>Back to the usual value: {name}</source>
        <translation>Вернуть обычное значение: {name}</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>The strong red edge is the goal of the side below: its men become kings there. The pale one is the other side’s.</source>
        <translation>Яркий красный край — цель стороны, сидящей внизу: там её простые становятся дамками. Бледный край — цель другой стороны.</translation>
    </message>
    <message>
        <source>This page is put together from the rules that the program plays by.</source>
        <translation>Эта страница составлена из правил, по которым играет программа.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>{game} – Rules</source>
        <translation>{game} — правила</translation>
    </message>
</context>
<context>
    <name>SafeOffer</name>
    <message>
        <source>Harzdame could not start the last times.</source>
        <translation>В последние разы Harzdame не смогла запуститься.</translation>
    </message>
    <message>
        <source>A safe start may help: with the usual settings, without engines of yours and without what was open. Your games and your settings stay as they are.</source>
        <translation>Может помочь безопасный запуск: с обычными настройками, без ваших движков и без того, что было открыто. Ваши партии и настройки останутся как есть.</translation>
    </message>
    <message>
        <source>Start safely</source>
        <translation>Безопасный запуск</translation>
    </message>
    <message>
        <source>Start as usual</source>
        <translation>Обычный запуск</translation>
    </message>
</context>
<context>
    <name>SafeStartCard</name>
    <message>
        <source>All right</source>
        <translation>Понятно</translation>
    </message>
    <message>
        <source>This is a safe start.</source>
        <translation>Это безопасный запуск.</translation>
    </message>
    <message>
        <source>The usual settings hold, without engines of yours; nothing was reopened. Your games are all here. What you set now is forgotten when you close the window.</source>
        <translation>Действуют обычные настройки, без ваших движков; ничего не открыто заново. Все ваши партии на месте. То, что вы настроите сейчас, забудется, когда вы закроете окно.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>There is a file “{name}” already. Replace it?</source>
        <translation>Файл «{name}» уже есть. Заменить его?</translation>
    </message>
</context>
<context>
    <name>SaveNotices</name>
    <message>
        <source>Take theirs</source>
        <translation>Взять другую</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Оставить мою</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>The board shows the game as it is there now.</source>
        <translation>На доске партия в том виде, в каком она сейчас в файле.</translation>
    </message>
    <message>
        <source>This game is another there now, and yours has changes that are not saved.</source>
        <translation>Эта партия там теперь другая, а в вашей есть несохранённые изменения.</translation>
    </message>
    <message>
        <source>This game is in it no more. It is still here.</source>
        <translation>Этой партии там больше нет. Здесь она сохранилась.</translation>
    </message>
    <message>
        <source>“{name}” was changed by another program.</source>
        <translation>Файл «{name}» изменён другой программой.</translation>
    </message>
    <message>
        <source>Saving puts it there in place of theirs.</source>
        <translation>При сохранении ваша партия заменит ту, что там.</translation>
    </message>
    <message>
        <source>Your game stays.</source>
        <translation>Ваша партия остаётся.</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>There is a file “{name}” already.</source>
        <translation>Файл «{name}» уже есть.</translation>
    </message>
    <message>
        <source>This game can be added to those in it, or the file be replaced: then they are lost.</source>
        <translation>Эту партию можно добавить к партиям файла или заменить файл; тогда они пропадут.</translation>
    </message>
    <message>
        <source>Add to the file</source>
        <translation>Добавить в файл</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Of 100 such games between equal players White would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Из 100 таких партий между равными соперниками у белых было бы побед: {won}, ничьих: {drawn}, поражений: {lost}.</translation>
    </message>
    <message>
        <source>Of 100 such games between equal players Black would win {won}, draw {drawn} and lose {lost}.</source>
        <translation>Из 100 таких партий между равными соперниками у чёрных было бы побед: {won}, ничьих: {drawn}, поражений: {lost}.</translation>
    </message>
    <message>
        <source>White in {moves}</source>
        <translation>Белые за {moves}</translation>
    </message>
    <message>
        <source>Black in {moves}</source>
        <translation>Чёрные за {moves}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выигрыш</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проигрыш</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>выигрыш за {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>проигрыш за {moves}</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Белые выигрывают, ходов: {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Чёрные выигрывают, ходов: {moves}</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>Белые выигрывают</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>Чёрные выигрывают</translation>
    </message>
</context>
<context>
    <name>ScoreGraph</name>
    <message>
        <source>Graph of the score</source>
        <translation>График оценки</translation>
    </message>
</context>
<context>
    <name>SearchForm</name>
    <message>
        <source>Search names, events, tags and comments</source>
        <translation>Искать в именах, турнирах, сведениях и комментариях</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>White won</source>
        <translation>Победа белых</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Black won</source>
        <translation>Победа чёрных</translation>
    </message>
    <message>
        <source>No result</source>
        <translation>Без результата</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Любая игра</translation>
    </message>
    <message>
        <source>Any stars</source>
        <translation>Любые звёзды</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Stars, at least</source>
        <translation>Звёзд, не меньше</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>From year</source>
        <translation>С года</translation>
    </message>
    <message>
        <source>Until year</source>
        <translation>По год</translation>
    </message>
    <message>
        <source>Opening: first moves</source>
        <translation>Дебют: первые ходы</translation>
    </message>
    <message>
        <source>File or folder</source>
        <translation>Файл или папка</translation>
    </message>
    <message>
        <source>Any position</source>
        <translation>Любая позиция</translation>
    </message>
    <message>
        <source>The position on the board</source>
        <translation>Позиция на доске</translation>
    </message>
    <message>
        <source>Pattern or material…</source>
        <translation>Образец или материал…</translation>
    </message>
    <message>
        <source>Also with the colours exchanged</source>
        <translation>И с переменой цвета</translation>
    </message>
    <message>
        <source>Exact position</source>
        <translation>Точная позиция</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>{position}, either side</source>
        <translation>{position}, оба цвета</translation>
    </message>
    <message>
        <source>Position: {text}</source>
        <translation>Позиция: {text}</translation>
    </message>
    <message>
        <source>These moves cannot be played.</source>
        <translation>Эти ходы невозможны.</translation>
    </message>
</context>
<context>
    <name>SetUp</name>
    <message>
        <source>Men cannot stand on {squares}: there they would be kings.</source>
        <translation>На {squares} простые стоять не могут: там они были бы дамками.</translation>
    </message>
    <message>
        <source>The game would be over here: {reason}</source>
        <translation>Здесь партия была бы окончена: {reason}</translation>
    </message>
    <message>
        <source>This position can be played.</source>
        <translation>Эту позицию можно играть.</translation>
    </message>
    <message>
        <source>The piece on {square} is at the edge, so nothing was moved.</source>
        <translation>Шашка на {square} стоит у края, поэтому ничего не сдвинуто.</translation>
    </message>
    <message>
        <source>The pieces on {squares} are at the edge, so nothing was moved.</source>
        <translation>Шашки на {squares} стоят у края, поэтому ничего не сдвинуто.</translation>
    </message>
</context>
<context>
    <name>SetUpTools</name>
    <message>
        <source>Side as in the game</source>
        <translation>Сторона как в партии</translation>
    </message>
    <message>
        <source>See the board from the side from which the game is seen; else White&apos;s</source>
        <translation>Смотреть на доску с той же стороны, что и в партии; иначе — со стороны белых</translation>
    </message>
    <message>
        <source>In its mirror image this game would not be the same</source>
        <translation>В зеркальном отражении эта игра была бы другой</translation>
    </message>
    <message>
        <source>Move all pieces up</source>
        <translation>Сдвинуть все шашки вверх</translation>
    </message>
    <message>
        <source>Move all pieces up to the right</source>
        <translation>Сдвинуть все шашки вправо вверх</translation>
    </message>
    <message>
        <source>Move all pieces to the right</source>
        <translation>Сдвинуть все шашки вправо</translation>
    </message>
    <message>
        <source>Move all pieces down to the right</source>
        <translation>Сдвинуть все шашки вправо вниз</translation>
    </message>
    <message>
        <source>Move all pieces down</source>
        <translation>Сдвинуть все шашки вниз</translation>
    </message>
    <message>
        <source>Move all pieces down to the left</source>
        <translation>Сдвинуть все шашки влево вниз</translation>
    </message>
    <message>
        <source>Move all pieces to the left</source>
        <translation>Сдвинуть все шашки влево</translation>
    </message>
    <message>
        <source>Move all pieces up to the left</source>
        <translation>Сдвинуть все шашки влево вверх</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Main window</source>
        <translation>Главное окно</translation>
    </message>
    <message>
        <source>Look and language</source>
        <translation>Вид и язык</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>Playing through</source>
        <translation>Воспроизведение</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлый</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмный</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Высокий контраст, светлый</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Высокий контраст, тёмный</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Of menus and messages. *: it still wants a native reader.</source>
        <translation>Меню и сообщений. *: ещё нужен читатель, для которого этот язык родной.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Light or dark; high contrast has a board of its own.</source>
        <translation>Светлый или тёмный; при высоком контрасте доска особая.</translation>
    </message>
    <message>
        <source>Text of the rules</source>
        <translation>Текст правил</translation>
    </message>
    <message>
        <source>The size of the text of the rules pages.</source>
        <translation>Размер текста на страницах правил.</translation>
    </message>
    <message>
        <source>Home at the start</source>
        <translation>Главная страница при запуске</translation>
    </message>
    <message>
        <source>It is there until you play, or open something.</source>
        <translation>Она видна, пока вы не начнёте играть или что-нибудь не откроете.</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Серая</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>The look of the squares, where contrast is not high.</source>
        <translation>Вид полей, если контраст не высокий.</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Squares are named along the board’s edge.</source>
        <translation>По краю доски подписаны поля.</translation>
    </message>
    <message>
        <source>Whole captures</source>
        <translation>Взятия целиком</translation>
    </message>
    <message>
        <source>Captures are written with every square, not just the first and the last.</source>
        <translation>Взятия записываются со всеми полями, а не только с первым и последним.</translation>
    </message>
    <message>
        <source>Possible squares</source>
        <translation>Возможные поля</translation>
    </message>
    <message>
        <source>The squares that a lifted piece may go to are marked.</source>
        <translation>Отмечаются поля, куда может пойти поднятая шашка.</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>How fast pieces move; as the system: not at all where it wishes for less motion.</source>
        <translation>Как быстро движутся шашки; как в системе: без движения, если система просит меньше.</translation>
    </message>
    <message>
        <source>Set up from your side</source>
        <translation>Расставлять со своей стороны</translation>
    </message>
    <message>
        <source>The set-up editor shows the board from the side that you see.</source>
        <translation>В редакторе расстановки доска видна с той же стороны, что и у вас.</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Сразу</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Естественно</translation>
    </message>
    <message>
        <source>Leisurely</source>
        <translation>Не спеша</translation>
    </message>
    <message>
        <source>No opening book</source>
        <translation>Без дебютной книги</translation>
    </message>
    <message>
        <source>Best moves only</source>
        <translation>Только лучшие ходы</translation>
    </message>
    <message>
        <source>Some variety</source>
        <translation>Немного разнообразия</translation>
    </message>
    <message>
        <source>Much variety</source>
        <translation>Много разнообразия</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>At full strength only</source>
        <translation>Только в полную силу</translation>
    </message>
    <message>
        <source>At every level</source>
        <translation>На каждом уровне</translation>
    </message>
    <message>
        <source>Computer’s pace</source>
        <translation>Темп компьютера</translation>
    </message>
    <message>
        <source>How soon the computer’s answer is seen.</source>
        <translation>Как скоро виден ответ компьютера.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>How much the computer varies the first moves.</source>
        <translation>Насколько компьютер разнообразит первые ходы.</translation>
    </message>
    <message>
        <source>The computer gives up lost games</source>
        <translation>Компьютер сдаёт проигранные партии</translation>
    </message>
    <message>
        <source>Or it plays on to the end.</source>
        <translation>Иначе он играет до конца.</translation>
    </message>
    <message>
        <source>Think on your time</source>
        <translation>Думать во время соперника</translation>
    </message>
    <message>
        <source>At full strength the computer thinks while you do.</source>
        <translation>В полную силу компьютер думает, пока думаете вы.</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Вначале</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Say that you must capture</source>
        <translation>Напоминать, что нужно бить</translation>
    </message>
    <message>
        <source>At first: twice in each family of games. The menu says it at any time.</source>
        <translation>Вначале: дважды в каждом семействе игр. В меню это видно всегда.</translation>
    </message>
    <message>
        <source>The clock runs before the first move</source>
        <translation>Часы идут до первого хода</translation>
    </message>
    <message>
        <source>Otherwise it starts once White has moved.</source>
        <translation>Иначе они пускаются, когда белые сделали ход.</translation>
    </message>
    <message>
        <source>Pause between moves of computers</source>
        <translation>Пауза между ходами компьютеров</translation>
    </message>
    <message>
        <source>Where computers play each other and you watch.</source>
        <translation>Когда компьютеры играют друг с другом, а вы смотрите.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>It stands in the records of your games.</source>
        <translation>Оно указывается в записях ваших партий.</translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Ваш рейтинг</translation>
    </message>
    <message>
        <source>For records of games, too; 0 for none.</source>
        <translation>Тоже для записей партий; 0 — нет рейтинга.</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Тихо</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Громко</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>Moves, captures, crownings and the end of a game are heard.</source>
        <translation>Слышны ходы, взятия, проход в дамки и конец партии.</translation>
    </message>
    <message>
        <source>The clock sounds when time is short</source>
        <translation>Сигнал часов, когда мало времени</translation>
    </message>
    <message>
        <source>Only for your own time.</source>
        <translation>Только для вашего времени.</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Thorough</source>
        <translation>Тщательно</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>How much it says while you play the computer.</source>
        <translation>Как много он говорит, когда вы играете с компьютером.</translation>
    </message>
    <message>
        <source>Hints in steps</source>
        <translation>Подсказки по шагам</translation>
    </message>
    <message>
        <source>A hint shows first the piece, then its square, then why.</source>
        <translation>Подсказка показывает сначала шашку, затем поле, затем причину.</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>How deep the next review of a game looks.</source>
        <translation>Насколько глубоко смотрит следующий разбор партии.</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Переломные моменты</translation>
    </message>
    <message>
        <source>The turning points of a reviewed game are shown.</source>
        <translation>Показываются переломные моменты разобранной партии.</translation>
    </message>
    <message>
        <source>From White’s side</source>
        <translation>Со стороны белых</translation>
    </message>
    <message>
        <source>From the side to move</source>
        <translation>Со стороны, чей ход</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>My games</source>
        <translation>Мои партии</translation>
    </message>
    <message>
        <source>Opening book</source>
        <translation>Дебютная книга</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>How many lines the analysis shows.</source>
        <translation>Сколько вариантов показывает анализ.</translation>
    </message>
    <message>
        <source>Arrow of the best move</source>
        <translation>Стрелка лучшего хода</translation>
    </message>
    <message>
        <source>The best move found is an arrow on the board.</source>
        <translation>Лучший найденный ход показан на доске стрелкой.</translation>
    </message>
    <message>
        <source>Arrow of the threat</source>
        <translation>Стрелка угрозы</translation>
    </message>
    <message>
        <source>What the other side would play if it were its turn.</source>
        <translation>Что сыграл бы соперник, будь сейчас его ход.</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Оценки</translation>
    </message>
    <message>
        <source>The side from which scores are told.</source>
        <translation>С чьей стороны даются оценки.</translation>
    </message>
    <message>
        <source>Analysis while you play</source>
        <translation>Анализ во время игры</translation>
    </message>
    <message>
        <source>Otherwise it rests in games against the computer.</source>
        <translation>Иначе он отдыхает в партиях с компьютером.</translation>
    </message>
    <message>
        <source>Write evaluations into the game</source>
        <translation>Записывать оценки в партию</translation>
    </message>
    <message>
        <source>Also into games that had none; then they are saved with it.</source>
        <translation>И в партии, где их не было; тогда они сохраняются вместе с ней.</translation>
    </message>
    <message>
        <source>Games of the explorer</source>
        <translation>Партии обозревателя</translation>
    </message>
    <message>
        <source>Where it looks for what was played in a position.</source>
        <translation>Где он ищет, что играли в позиции.</translation>
    </message>
    <message>
        <source>Full moves</source>
        <translation>Полные ходы</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Критические моменты</translation>
    </message>
    <message>
        <source>Pause between moves</source>
        <translation>Пауза между ходами</translation>
    </message>
    <message>
        <source>How fast a game plays itself through.</source>
        <translation>Как быстро партия воспроизводится сама.</translation>
    </message>
    <message>
        <source>Real times of the game</source>
        <translation>Реальное время партии</translation>
    </message>
    <message>
        <source>Moves take the time that they took, where the game tells that.</source>
        <translation>Ходы занимают столько времени, сколько заняли, если это указано в партии.</translation>
    </message>
    <message>
        <source>Rest at comments</source>
        <translation>Остановка на комментариях</translation>
    </message>
    <message>
        <source>A game that plays itself through waits where there is something to read.</source>
        <translation>Воспроизведение ждёт там, где есть что прочитать.</translation>
    </message>
    <message>
        <source>Begin again at the end</source>
        <translation>В конце начинать сначала</translation>
    </message>
    <message>
        <source>A game that plays itself through never stops by itself.</source>
        <translation>Воспроизведение никогда не останавливается само.</translation>
    </message>
    <message>
        <source>Boards of the strip</source>
        <translation>Доски ленты</translation>
    </message>
    <message>
        <source>The positions that the strip of small boards shows.</source>
        <translation>Позиции, которые показывает лента маленьких досок.</translation>
    </message>
    <message>
        <source>Automatic ({count})</source>
        <translation>Автоматически ({count})</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>For analysis and play at full strength.</source>
        <translation>Для анализа и игры в полную силу.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>How many cores of this computer think at full strength.</source>
        <translation>Сколько ядер этого компьютера думают в полную силу.</translation>
    </message>
    <message>
        <source>Use endgame tables</source>
        <translation>Использовать эндшпильные таблицы</translation>
    </message>
    <message>
        <source>Endgames are played and analysed by tables that know the outcome.</source>
        <translation>Окончания играются и анализируются по таблицам, где известен исход.</translation>
    </message>
    <message>
        <source>Memory for building tables</source>
        <translation>Память для построения таблиц</translation>
    </message>
    <message>
        <source>Only while endgame tables are built.</source>
        <translation>Только на время построения эндшпильных таблиц.</translation>
    </message>
    <message>
        <source>Nothing is heard: this needs one of the programs {programs}.</source>
        <translation>Звука нет: для него нужна одна из программ {programs}.</translation>
    </message>
    <message>
        <source>Nothing is heard: the system could not play the sound.</source>
        <translation>Звука нет: система не смогла его воспроизвести.</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Искать настройки</translation>
    </message>
    <message>
        <source>No setting is called so.</source>
        <translation>Подходящих настроек нет.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Reset this subject</source>
        <translation>Сбросить этот раздел</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Subjects</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Several settings were changed.</source>
        <translation>Изменено несколько настроек.</translation>
    </message>
    <message>
        <source>All commands have their own keys again.</source>
        <translation>У всех команд снова исходные клавиши.</translation>
    </message>
    <message>
        <source>“{subject}” is as it was at first.</source>
        <translation>Раздел «{subject}» такой же, как вначале.</translation>
    </message>
    <message>
        <source>All settings are as they were at first.</source>
        <translation>Все настройки такие же, как вначале.</translation>
    </message>
    <message>
        <source>The settings in “{name}” are taken over.</source>
        <translation>Настройки из «{name}» приняты.</translation>
    </message>
</context>
<context>
    <name>SetupEditor</name>
    <message>
        <source>Set up a position</source>
        <translation>Расстановка позиции</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation>Чей ход</translation>
    </message>
    <message>
        <source>Position as text (FEN)</source>
        <translation>Позиция в виде текста (FEN)</translation>
    </message>
    <message>
        <source>The position as text (FEN); type or paste one here</source>
        <translation>Позиция в виде текста (FEN); введите или вставьте её сюда</translation>
    </message>
    <message>
        <source>Start position</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete.</source>
        <translation>Левая кнопка ставит, правая убирает, перетаскивание переставляет. Клавиши: стрелки, 1–5, пробел, Delete.</translation>
    </message>
    <message>
        <source>All pieces</source>
        <translation>Все шашки</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Looking at the captures…</source>
        <translation>Просмотр взятий…</translation>
    </message>
    <message>
        <source>Endgame tables: {verdict}.</source>
        <translation>Эндшпильные таблицы: {verdict}.</translation>
    </message>
</context>
<context>
    <name>SeveralTagsDialog</name>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Rename the player</source>
        <translation>Переименовать игрока</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Новое имя</translation>
    </message>
    <message>
        <source>as it is in each game</source>
        <translation>как есть в каждой партии</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
</context>
<context>
    <name>SideCard</name>
    <message>
        <source>Width of the list</source>
        <translation>Ширина списка</translation>
    </message>
</context>
<context>
    <name>SideChoice</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Another person</source>
        <translation>Другой человек</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
</context>
<context>
    <name>SpellingsDialog</name>
    <message>
        <source>Spellings of names</source>
        <translation>Написания имён</translation>
    </message>
    <message>
        <source>Shchegolev, Vyacheslav; Stschogoljew, W.; Щёголев, Вячеслав</source>
        <translation>Щёголев, Вячеслав; Shchegolev, V.; Stschogoljew, W.</translation>
    </message>
    <message>
        <source>Persons, one a line</source>
        <translation>Имена, по одному человеку в строке</translation>
    </message>
    <message>
        <source>One person a line, the spellings parted by semicolons. A search finds them by each.</source>
        <translation>В каждой строке один человек, написания имени через точку с запятой. Поиск находит его по любому.</translation>
    </message>
</context>
<context>
    <name>SprtBar</name>
    <message>
        <source>Log likelihood ratio {ratio}; decided at {low} or {high}</source>
        <translation>Логарифм отношения правдоподобия {ratio}; решение при {low} или {high}</translation>
    </message>
</context>
<context>
    <name>Squares</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белая дамка</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>белая простая</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрная дамка</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>чёрная простая</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>поднята</translation>
    </message>
    <message>
        <source>can go here</source>
        <translation>можно пойти сюда</translation>
    </message>
    <message>
        <source>must capture</source>
        <translation>должна бить</translation>
    </message>
    <message>
        <source>can move</source>
        <translation>может ходить</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Nothing.</source>
        <translation>Ничего.</translation>
    </message>
    <message>
        <source>Men: {squares}.</source>
        <translation>Простые: {squares}.</translation>
    </message>
    <message>
        <source>Kings: {squares}.</source>
        <translation>Дамки: {squares}.</translation>
    </message>
</context>
<context>
    <name>StepButtons</name>
    <message>
        <source>To the start</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На ход назад</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На ход вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
</context>
<context>
    <name>StepPage</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Show solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>The step before (←)</source>
        <translation>Предыдущий шаг (←)</translation>
    </message>
    <message>
        <source>The next step (→)</source>
        <translation>Следующий шаг (→)</translation>
    </message>
    <message>
        <source>A hint (H)</source>
        <translation>Подсказка (H)</translation>
    </message>
    <message>
        <source>The move that was meant (S)</source>
        <translation>Задуманный ход (S)</translation>
    </message>
    <message>
        <source>Chapter {number} of {count}</source>
        <translation>Глава {number} из {count}</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Next chapter</source>
        <translation>Следующая глава</translation>
    </message>
</context>
<context>
    <name>StoredGameKeeper</name>
    <message>
        <source>Library only</source>
        <translation>Только библиотека</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>The game was saved in “{name}” and in the library.</source>
        <translation>Партия сохранена в «{name}» и в библиотеке.</translation>
    </message>
    <message>
        <source>The game in the library is as it is on the board now.</source>
        <translation>Теперь партия в библиотеке такая же, как на доске.</translation>
    </message>
    <message>
        <source>The library does not have what you did to this game.</source>
        <translation>В библиотеке нет ваших изменений в этой партии.</translation>
    </message>
    <message>
        <source>There it was changed or removed meanwhile, and stays as it is.</source>
        <translation>Там она тем временем изменена или удалена и остаётся как есть.</translation>
    </message>
</context>
<context>
    <name>StormView</name>
    <message>
        <source>{count} solved</source>
        <translation>Решено: {count}</translation>
    </message>
    <message>
        <source>Best so far: {count}</source>
        <translation>Лучший результат: {count}</translation>
    </message>
    <message>
        <source>Failed: {count}</source>
        <translation>Не решено: {count}</translation>
    </message>
    <message>
        <source>A mistake: ten seconds less</source>
        <translation>Ошибка: минус десять секунд</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>Подряд: {count}</translation>
    </message>
</context>
<context>
    <name>Strength</name>
    <message>
        <source>Won against {level} ({elo})</source>
        <translation>Победа, соперник — {level} ({elo})</translation>
    </message>
    <message>
        <source>Drawn against {level} ({elo})</source>
        <translation>Ничья, соперник — {level} ({elo})</translation>
    </message>
    <message>
        <source>Lost against {level} ({elo})</source>
        <translation>Поражение, соперник — {level} ({elo})</translation>
    </message>
    <message>
        <source>you then had {elo}</source>
        <translation>после этого {elo}</translation>
    </message>
    <message>
        <source>By colour</source>
        <translation>По цвету</translation>
    </message>
    <message>
        <source>By opponent</source>
        <translation>По сопернику</translation>
    </message>
    <message>
        <source>By length</source>
        <translation>По длине</translation>
    </message>
    <message>
        <source>By opening</source>
        <translation>По дебюту</translation>
    </message>
</context>
<context>
    <name>StrengthChart</name>
    <message>
        <source>Your Elo after each game</source>
        <translation>Ваш Эло после каждой партии</translation>
    </message>
</context>
<context>
    <name>StrengthChoice</name>
    <message>
        <source>Strength and style</source>
        <translation>Сила и стиль</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Сила игры</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Время на ход</translation>
    </message>
    <message>
        <source>An even match: {name}</source>
        <translation>Равный соперник: {name}</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}. {meaning}</source>
        <translation>Эло {elo} ± {error}. {meaning}</translation>
    </message>
    <message>
        <source>at most {number} seconds a move</source>
        <translation>не больше {number} с на ход</translation>
    </message>
</context>
<context>
    <name>StrengthDialog</name>
    <message>
        <source>Your strength</source>
        <translation>Ваша сила игры</translation>
    </message>
    <message>
        <source>Play an even match: {level}</source>
        <translation>Равный соперник: {level}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Ваши результаты</translation>
    </message>
    <message>
        <source>Not known for this game</source>
        <translation>Для этой игры неизвестно</translation>
    </message>
    <message>
        <source>Not enough games yet</source>
        <translation>Партий пока мало</translation>
    </message>
    <message>
        <source>Elo {elo} ± {error}</source>
        <translation>Эло {elo} ± {error}</translation>
    </message>
    <message>
        <source>Play against the computer without help: no hint, no takeback, no analysis beside the game. After three games your strength is known.</source>
        <translation>Играйте с компьютером без подсказок, возврата ходов и анализа. После трёх партий ваша сила станет известна.</translation>
    </message>
    <message>
        <source>How strong the levels are in this game has not been measured yet.</source>
        <translation>Сила уровней в этой игре ещё не измерена.</translation>
    </message>
    <message>
        <source>After three games against the computer your strength is known.</source>
        <translation>После трёх партий с компьютером ваша сила станет известна.</translation>
    </message>
    <message>
        <source>The measure is the program’s own; it compares with no club’s rating.</source>
        <translation>Эта шкала — собственная шкала программы; с рейтингом клубов она не сравнима.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
</context>
<context>
    <name>StripPanel</name>
    <message>
        <source>Full moves</source>
        <translation>Полные ходы</translation>
    </message>
    <message>
        <source>Every move</source>
        <translation>Каждый ход</translation>
    </message>
    <message>
        <source>Critical moments</source>
        <translation>Критические моменты</translation>
    </message>
    <message>
        <source>What the strip shows</source>
        <translation>Что показывает лента</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the strip</source>
        <translation>Закрыть ленту</translation>
    </message>
</context>
<context>
    <name>StripView</name>
    <message>
        <source>This game has none that can be found.</source>
        <translation>В этой партии их не найти.</translation>
    </message>
</context>
<context>
    <name>Studies</name>
    <message>
        <source>There is no game here that can be a chapter.</source>
        <translation>Здесь нет партии, которая может стать главой.</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Эта позиция</translation>
    </message>
    <message>
        <source>This position, to find the next move</source>
        <translation>Эта позиция, чтобы найти следующий ход</translation>
    </message>
    <message>
        <source>The whole game</source>
        <translation>Вся партия</translation>
    </message>
</context>
<context>
    <name>StudyAdding</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Nothing was added to “{name}”.</source>
        <translation>В «{name}» ничего не добавлено.</translation>
    </message>
    <message>
        <source>It is in the study “{name}”.</source>
        <translation>Добавлено в курс «{name}».</translation>
    </message>
</context>
<context>
    <name>StudyBooklet</name>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
</context>
<context>
    <name>StudyCard</name>
    <message>
        <source>Read again</source>
        <translation>Прочитать снова</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Take off the shelf</source>
        <translation>Снять с полки</translation>
    </message>
    <message>
        <source>The file stays where it is.</source>
        <translation>Файл остаётся на месте.</translation>
    </message>
    <message>
        <source>The file cannot be read now.</source>
        <translation>Файл сейчас не читается.</translation>
    </message>
    <message>
        <source>The file is not there now.</source>
        <translation>Файла сейчас нет на месте.</translation>
    </message>
</context>
<context>
    <name>StudyReader</name>
    <message>
        <source>All studies</source>
        <translation>Все курсы</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>Играть против: {name}</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Верно!</translation>
    </message>
    <message>
        <source>Also good! The study goes on with this move.</source>
        <translation>Тоже хорошо! Курс продолжается этим ходом.</translation>
    </message>
    <message>
        <source>Not this one. See why:</source>
        <translation>Не этот. Смотрите почему:</translation>
    </message>
    <message>
        <source>Not this one. Try again.</source>
        <translation>Не этот. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>What would you play? Make the move on the board.</source>
        <translation>Как бы вы сыграли? Сделайте ход на доске.</translation>
    </message>
</context>
<context>
    <name>StudyRoom</name>
    <message>
        <source>Export the study</source>
        <translation>Экспорт курса</translation>
    </message>
    <message>
        <source>“{name}” was written.</source>
        <translation>Файл «{name}» записан.</translation>
    </message>
    <message>
        <source>Any browser shows it, also without a network: {folder}</source>
        <translation>Его покажет любой браузер, даже без сети: {folder}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>The study was taken off the shelf; its file is where it was.</source>
        <translation>Курс снят с полки; его файл остался на месте.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Открыть курс</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Сохранить курс</translation>
    </message>
    <message>
        <source>New study</source>
        <translation>Новый курс</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Название курса</translation>
    </message>
</context>
<context>
    <name>StudyShelf</name>
    <message>
        <source>New study…</source>
        <translation>Новый курс…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Take the tour</source>
        <translation>Знакомство с игрой</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>Courses to read step by step. When one asks you for a move, play it on the board.</source>
        <translation>Курсы для чтения шаг за шагом. Если вас спросят о ходе, сделайте его на доске.</translation>
    </message>
    <message>
        <source>Another game in five minutes</source>
        <translation>Другая игра за пять минут</translation>
    </message>
    <message>
        <source>A tour asks for moves on the board, from the first one to the end of a game.</source>
        <translation>Знакомство просит делать ходы на доске, от первого до конца партии.</translation>
    </message>
    <message>
        <source>My studies</source>
        <translation>Мои курсы</translation>
    </message>
    <message>
        <source>A study is a file of games: make one of your own positions and games.</source>
        <translation>Курс — это файл с партиями: составьте его из своих позиций и партий.</translation>
    </message>
</context>
<context>
    <name>StudyWindow</name>
    <message>
        <source>All studies</source>
        <translation>Все курсы</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Править</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Write chapters, add moves, ask questions</source>
        <translation>Писать главы, добавлять ходы, задавать вопросы</translation>
    </message>
    <message>
        <source>Studies</source>
        <translation>Курсы</translation>
    </message>
    <message>
        <source>{title} – Study</source>
        <translation>{title} — курс</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
</context>
<context>
    <name>Style</name>
    <message>
        <source>Attacker</source>
        <translation>Атакующий</translation>
    </message>
    <message>
        <source>Likes to trade</source>
        <translation>Любит размены</translation>
    </message>
    <message>
        <source>Avoids trades</source>
        <translation>Избегает разменов</translation>
    </message>
    <message>
        <source>Keeps the back row</source>
        <translation>Бережёт тыл</translation>
    </message>
    <message>
        <source>Plays along the edges</source>
        <translation>Играет вдоль края</translation>
    </message>
    <message>
        <source>Keeps together</source>
        <translation>Держит шашки вместе</translation>
    </message>
    <message>
        <source>Hurries to a king</source>
        <translation>Спешит в дамки</translation>
    </message>
    <message>
        <source>No habits</source>
        <translation>Без привычек</translation>
    </message>
    <message>
        <source>Moves forward and threatens wherever it can.</source>
        <translation>Идёт вперёд и грозит, где только может.</translation>
    </message>
    <message>
        <source>Offers exchanges to make the board simple.</source>
        <translation>Предлагает размены, чтобы упростить позицию.</translation>
    </message>
    <message>
        <source>Keeps the tension and the pieces.</source>
        <translation>Сохраняет напряжение и шашки.</translation>
    </message>
    <message>
        <source>Leaves its last rows late and reluctantly.</source>
        <translation>Покидает последние ряды поздно и неохотно.</translation>
    </message>
    <message>
        <source>Feels safe where it can be attacked from few sides.</source>
        <translation>Чувствует себя спокойно там, где атаковать можно с немногих сторон.</translation>
    </message>
    <message>
        <source>Moves its men side by side.</source>
        <translation>Ведёт простые бок о бок.</translation>
    </message>
    <message>
        <source>Sends its foremost man ahead.</source>
        <translation>Посылает вперёд самую дальнюю простую.</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Играет то, что считает лучшим.</translation>
    </message>
</context>
<context>
    <name>TableBuilding</name>
    <message>
        <source>All tables for this position are there.</source>
        <translation>Все таблицы для этой позиции уже есть.</translation>
    </message>
    <message>
        <source>Build endgame tables?</source>
        <translation>Построить эндшпильные таблицы?</translation>
    </message>
    <message>
        <source>Find out exactly who wins this endgame, and how?</source>
        <translation>Узнать точно, кто выигрывает это окончание и как?</translation>
    </message>
    <message>
        <source>You can play on meanwhile, and stop at any time.</source>
        <translation>Тем временем можно играть дальше и остановить построение в любой момент.</translation>
    </message>
    <message>
        <source>Build</source>
        <translation>Построить</translation>
    </message>
</context>
<context>
    <name>TableModel</name>
    <message>
        <source>Player</source>
        <translation>Участник</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Эло</translation>
    </message>
    <message>
        <source>Relative to the mean of all, with the 95 % error</source>
        <translation>Относительно среднего по всем, с погрешностью 95&#xa0;%</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Сбои</translation>
    </message>
    <message>
        <source>Games lost by a crash, an illegal or a late move</source>
        <translation>Партии, проигранные из-за сбоя, невозможного или запоздалого хода</translation>
    </message>
    <message>
        <source>{count} won</source>
        <translation>побед: {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>ничьих: {count}</translation>
    </message>
    <message>
        <source>{count} lost</source>
        <translation>поражений: {count}</translation>
    </message>
    <message>
        <source>Sonneborn-Berger {value}</source>
        <translation>Зоннеборн-Бергер {value}</translation>
    </message>
    <message>
        <source>Buchholz {value}</source>
        <translation>Бухгольц {value}</translation>
    </message>
</context>
<context>
    <name>Tables</name>
    <message>
        <source>Tables: {count}</source>
        <translation>Таблиц: {count}</translation>
    </message>
    <message>
        <source>Positions: {count}</source>
        <translation>Позиций: {count}</translation>
    </message>
    <message>
        <source>Time: about {time}</source>
        <translation>Время: около {time}</translation>
    </message>
    <message>
        <source>Memory meanwhile: {memory}</source>
        <translation>Память во время построения: {memory}</translation>
    </message>
    <message>
        <source>On disk: about {size}</source>
        <translation>На диске: около {size}</translation>
    </message>
    <message>
        <source>These tables take more memory than they may.</source>
        <translation>Этим таблицам нужно больше памяти, чем разрешено.</translation>
    </message>
    <message>
        <source>Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”.</source>
        <translation>Для построения нужно {needed}; в меню «Эндшпильные таблицы» разрешено {allowed}.</translation>
    </message>
    <message>
        <source>Building was stopped.</source>
        <translation>Построение остановлено.</translation>
    </message>
    <message>
        <source>What was finished is kept: {made} of {wanted} tables.</source>
        <translation>Готовое сохранено, таблиц: {made} из {wanted}.</translation>
    </message>
    <message>
        <source>The endgame tables are ready.</source>
        <translation>Эндшпильные таблицы готовы.</translation>
    </message>
    <message>
        <source>Building endgame tables failed.</source>
        <translation>Построить эндшпильные таблицы не удалось.</translation>
    </message>
    <message>
        <source>What was finished is kept.</source>
        <translation>Готовое сохранено.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Диск заполнен.</translation>
    </message>
    <message>
        <source>No file can be that large in their folder.</source>
        <translation>В их папке не может быть такого большого файла.</translation>
    </message>
    <message>
        <source>Their folder cannot be written to.</source>
        <translation>В их папку нельзя записывать.</translation>
    </message>
    <message>
        <source>There is not enough memory.</source>
        <translation>Не хватает памяти.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>White wins in {moves}</source>
        <translation>Белые выигрывают, ходов: {moves}</translation>
    </message>
    <message>
        <source>Black wins in {moves}</source>
        <translation>Чёрные выигрывают, ходов: {moves}</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>wins in {moves}</source>
        <translation>выигрыш, ходов: {moves}</translation>
    </message>
    <message>
        <source>loses in {moves}</source>
        <translation>проигрыш, ходов: {moves}</translation>
    </message>
    <message>
        <source>An endgame table cannot be used.</source>
        <translation>Одной из эндшпильных таблиц нельзя пользоваться.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} не читается: {detail}.</translation>
    </message>
    <message>
        <source>{name} is no endgame table.</source>
        <translation>{name} — не эндшпильная таблица.</translation>
    </message>
    <message>
        <source>{name} was made for another game, or for other rules of it.</source>
        <translation>Файл {name} создан для другой игры или для других её правил.</translation>
    </message>
    <message>
        <source>{name} is damaged; building it anew mends it.</source>
        <translation>Файл {name} повреждён; поможет построение таблицы заново.</translation>
    </message>
</context>
<context>
    <name>TagsDialog</name>
    <message>
        <source>Details of the game</source>
        <translation>Сведения о партии</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не окончена</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Every other letter of a file stays as it is.</source>
        <translation>Всё остальное в файле остаётся знак в знак прежним.</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Also in the files that they came from</source>
        <translation>Также в файлах, откуда они взяты</translation>
    </message>
    <message>
        <source>Also in the file that it came from</source>
        <translation>Также в файле, откуда она взята</translation>
    </message>
</context>
<context>
    <name>TaskView</name>
    <message>
        <source>Checking your move</source>
        <translation>Проверка вашего хода</translation>
    </message>
</context>
<context>
    <name>Terms</name>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Дебют</translation>
    </message>
    <message>
        <source>Draw after 50 moves without progress</source>
        <translation>Ничья после 50 ходов без продвижения</translation>
    </message>
    <message>
        <source>Each side may make 50 moves without a capture or a man’s move; then it is a draw.</source>
        <translation>Если каждая сторона сделала 50 ходов без взятий и без ходов простыми, — ничья.</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Ходы можно брать назад</translation>
    </message>
    <message>
        <source>As above</source>
        <translation>Как выше</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Exchanged after each game</source>
        <translation>Меняются после каждой партии</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Usual position</source>
        <translation>Обычная позиция</translation>
    </message>
    <message>
        <source>Position on the board</source>
        <translation>Позиция на доске</translation>
    </message>
</context>
<context>
    <name>TermsForm</name>
    <message>
        <source>How your friend knows you</source>
        <translation>Имя, по которому вас узнает друг</translation>
    </message>
    <message>
        <source> minutes a side</source>
        <translation> минут на партию</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;имя</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>И&amp;гра</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Offer a draw?</source>
        <translation>Предложить ничью?</translation>
    </message>
    <message>
        <source>Resign?</source>
        <translation>Сдаться?</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>{game}: a tour</source>
        <translation>{game}: знакомство</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>Now play</source>
        <translation>Теперь играйте</translation>
    </message>
    <message>
        <source>New if you know {known}: {topics}.</source>
        <translation>Новое для тех, кто знает игру «{known}»: {topics}.</translation>
    </message>
    <message>
        <source>Board and start apart, the rules are those of {known}.</source>
        <translation>Кроме доски и расстановки, правила те же, что в игре «{known}».</translation>
    </message>
    <message>
        <source>You know what you need. The button below begins a game of {game} against {name}.</source>
        <translation>Вы знаете всё, что нужно. Кнопка внизу начинает партию: игра — {game}, соперник — {name}.</translation>
    </message>
    <message>
        <source>Different in {games}.</source>
        <translation>По-другому в играх: {games}.</translation>
    </message>
    <message>
        <source>It is the piece on {square}.</source>
        <translation>Это шашка на {square}.</translation>
    </message>
    <message>
        <source>A first move</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Make a first move, whichever you like.</source>
        <translation>Сделайте первый ход, какой хотите.</translation>
    </message>
    <message>
        <source>This is how a game begins.</source>
        <translation>Так начинается партия.</translation>
    </message>
    <message>
        <source>How men step</source>
        <translation>Как ходят простые</translation>
    </message>
    <message>
        <source>Take the man on {origin} to {target}.</source>
        <translation>Поставьте простую с {origin} на {target}.</translation>
    </message>
    <message>
        <source>One step is a man’s whole move.</source>
        <translation>Один шаг — это весь ход простой.</translation>
    </message>
    <message>
        <source>That is a step, too; but take it to {target}.</source>
        <translation>Это тоже ход, но поставьте её на {target}.</translation>
    </message>
    <message>
        <source>Over one’s own men</source>
        <translation>Через свои простые</translation>
    </message>
    <message>
        <source>Bring a man to {target} by a leap over your own.</source>
        <translation>Поставьте простую на {target} прыжком через свои.</translation>
    </message>
    <message>
        <source>The whole line was crossed in one move, and nothing was captured.</source>
        <translation>За один ход пройдена вся цепь, и никто не побит.</translation>
    </message>
    <message>
        <source>That is a step and no leap. The goal is {target}.</source>
        <translation>Это обычный ход, а не прыжок. Цель — {target}.</translation>
    </message>
    <message>
        <source>How men capture</source>
        <translation>Как бьют простые</translation>
    </message>
    <message>
        <source>Take a black man.</source>
        <translation>Побейте чёрную простую.</translation>
    </message>
    <message>
        <source>Over it to the empty square behind: the man is gone.</source>
        <translation>Через неё на пустое поле позади — и она снята.</translation>
    </message>
    <message>
        <source>To the side</source>
        <translation>Вбок</translation>
    </message>
    <message>
        <source>Take a black man that stands beside yours.</source>
        <translation>Побейте чёрную простую, стоящую рядом с вашей.</translation>
    </message>
    <message>
        <source>Men capture to the side as well.</source>
        <translation>Простые бьют и вбок.</translation>
    </message>
    <message>
        <source>Backward as well</source>
        <translation>И назад тоже</translation>
    </message>
    <message>
        <source>Take a man that is behind yours already.</source>
        <translation>Побейте простую, которая уже позади вашей.</translation>
    </message>
    <message>
        <source>Men capture backward, too, although they never step so.</source>
        <translation>Простые бьют и назад, хотя никогда так не ходят.</translation>
    </message>
    <message>
        <source>Never backward</source>
        <translation>Никогда назад</translation>
    </message>
    <message>
        <source>Two men are near yours. Take the one that you can.</source>
        <translation>Рядом с вашей стоят две простые. Побейте ту, которую можно.</translation>
    </message>
    <message>
        <source>The other one is behind it, and men do not capture backward here.</source>
        <translation>Другая стоит позади, а назад простые здесь не бьют.</translation>
    </message>
    <message>
        <source>How a capture begins</source>
        <translation>Как начинается взятие</translation>
    </message>
    <message>
        <source>Capture. Mind how it must begin.</source>
        <translation>Побейте. Следите, как взятие должно начинаться.</translation>
    </message>
    <message>
        <source>The way back is open only to a capture that is under way.</source>
        <translation>Путь назад открыт только для уже начатого взятия.</translation>
    </message>
    <message>
        <source>Kings are safe from men</source>
        <translation>Простые дамкам не страшны</translation>
    </message>
    <message>
        <source>A man and a king stand next to yours. Take what it can take.</source>
        <translation>Рядом с вашей простой стоят простая и дамка. Побейте то, что она может побить.</translation>
    </message>
    <message>
        <source>The king could not be taken: only a king takes kings.</source>
        <translation>Дамку побить было нельзя: дамок бьют только дамки.</translation>
    </message>
    <message>
        <source>A duty</source>
        <translation>Обязанность</translation>
    </message>
    <message>
        <source>Make the only move that is allowed.</source>
        <translation>Сделайте единственный разрешённый ход.</translation>
    </message>
    <message>
        <source>A capture was possible, so that the other man had to wait.</source>
        <translation>Можно было бить, поэтому другой простой пришлось подождать.</translation>
    </message>
    <message>
        <source>Several in one move</source>
        <translation>Несколько за один ход</translation>
    </message>
    <message>
        <source>Take all that you can. Click the squares on which you land, or just the last.</source>
        <translation>Побейте всё, что можно. Щёлкайте по полям, куда встаёте, или только по последнему.</translation>
    </message>
    <message>
        <source>The move is over only where nothing more can be taken.</source>
        <translation>Ход окончен только там, где бить больше нечего.</translation>
    </message>
    <message>
        <source>As many as you can</source>
        <translation>Как можно больше</translation>
    </message>
    <message>
        <source>There is more than one capture, but only one is allowed. Which?</source>
        <translation>Возможно несколько взятий, но разрешено только одно. Какое?</translation>
    </message>
    <message>
        <source>It takes the most pieces, so that there was no choice.</source>
        <translation>При нём снимается больше всего шашек, поэтому выбора не было.</translation>
    </message>
    <message>
        <source>The king goes first</source>
        <translation>Сначала дамка</translation>
    </message>
    <message>
        <source>A king and a man can capture, but only one of them may. Which?</source>
        <translation>Бить могут дамка и простая, но разрешено только одной из них. Которой?</translation>
    </message>
    <message>
        <source>The king had to do it.</source>
        <translation>Это должна была сделать дамка.</translation>
    </message>
    <message>
        <source>Kings before men</source>
        <translation>Дамки важнее простых</translation>
    </message>
    <message>
        <source>Several captures are possible, but only one is allowed. Which?</source>
        <translation>Возможно несколько взятий, но разрешено только одно. Какое?</translation>
    </message>
    <message>
        <source>It takes the most kings.</source>
        <translation>При нём снимается больше всего дамок.</translation>
    </message>
    <message>
        <source>A king as early as possible</source>
        <translation>Дамка как можно раньше</translation>
    </message>
    <message>
        <source>Several captures take as much in another order. Which is allowed?</source>
        <translation>Несколько взятий снимают столько же, но в другом порядке. Какое разрешено?</translation>
    </message>
    <message>
        <source>It is the one that comes to a king the earliest.</source>
        <translation>То, которое раньше всех доходит до дамки.</translation>
    </message>
    <message>
        <source>What is worth the most</source>
        <translation>Что ценится больше всего</translation>
    </message>
    <message>
        <source>What it takes is worth the most.</source>
        <translation>Побитое им ценится больше всего.</translation>
    </message>
    <message>
        <source>The choice is yours</source>
        <translation>Выбор за вами</translation>
    </message>
    <message>
        <source>You can take more, or fewer. Take fewer this time.</source>
        <translation>Можно побить больше или меньше. На этот раз побейте меньше.</translation>
    </message>
    <message>
        <source>Fewer are allowed, too; but whatever capture is chosen goes on to its end.</source>
        <translation>Меньше тоже можно; но любое выбранное взятие доводится до конца.</translation>
    </message>
    <message>
        <source>That is allowed, too, and takes more. This time take fewer.</source>
        <translation>Это тоже можно, и бьётся больше. На этот раз побейте меньше.</translation>
    </message>
    <message>
        <source>Becoming a king</source>
        <translation>Проход в дамки</translation>
    </message>
    <message>
        <source>Make a king.</source>
        <translation>Проведите дамку.</translation>
    </message>
    <message>
        <source>Crowned: a king it stays until it is captured.</source>
        <translation>Теперь это дамка, и она останется дамкой, пока её не побьют.</translation>
    </message>
    <message>
        <source>That man does not get there yet. Make a king.</source>
        <translation>Эта простая туда ещё не доходит. Проведите дамку.</translation>
    </message>
    <message>
        <source>Passing is not ending</source>
        <translation>Пройти мимо — не остановиться</translation>
    </message>
    <message>
        <source>Capture. Will the man become a king?</source>
        <translation>Побейте. Станет ли простая дамкой?</translation>
    </message>
    <message>
        <source>It only passed the squares where men are crowned, and stays a man.</source>
        <translation>Она лишь прошла через поля превращения и остаётся простой.</translation>
    </message>
    <message>
        <source>Crowned, and the move is over</source>
        <translation>Дамка — и ход окончен</translation>
    </message>
    <message>
        <source>Capture. Where does it end?</source>
        <translation>Побейте. Где взятие кончается?</translation>
    </message>
    <message>
        <source>The man is a king now, but takes no more in this move.</source>
        <translation>Простая стала дамкой, но в этом ходу больше не бьёт.</translation>
    </message>
    <message>
        <source>Crowned on the way</source>
        <translation>Дамка по пути</translation>
    </message>
    <message>
        <source>Capture, and do not stop too early.</source>
        <translation>Побейте и не останавливайтесь слишком рано.</translation>
    </message>
    <message>
        <source>It became a king in the middle of its move and went on as one.</source>
        <translation>Посреди хода она стала дамкой и продолжила бить как дамка.</translation>
    </message>
    <message>
        <source>How kings move</source>
        <translation>Как ходят дамки</translation>
    </message>
    <message>
        <source>Take the king to {target}.</source>
        <translation>Поставьте дамку на {target}.</translation>
    </message>
    <message>
        <source>So a king gets about.</source>
        <translation>Так ходит дамка.</translation>
    </message>
    <message>
        <source>It can go there, too; but take it to {target}.</source>
        <translation>Туда она тоже может, но поставьте её на {target}.</translation>
    </message>
    <message>
        <source>How kings capture</source>
        <translation>Как бьют дамки</translation>
    </message>
    <message>
        <source>Capture with the king.</source>
        <translation>Побейте дамкой.</translation>
    </message>
    <message>
        <source>What a king can reach is in danger.</source>
        <translation>Всё, до чего дамка достаёт, в опасности.</translation>
    </message>
    <message>
        <source>A king takes several</source>
        <translation>Дамка бьёт несколько шашек</translation>
    </message>
    <message>
        <source>Take more than one piece. Mind where the king lands.</source>
        <translation>Побейте больше одной шашки. Следите, куда встаёт дамка.</translation>
    </message>
    <message>
        <source>Where it landed decided what it could take next.</source>
        <translation>Куда она встала, решило, что она могла бить дальше.</translation>
    </message>
    <message>
        <source>Where it must land</source>
        <translation>Где она должна встать</translation>
    </message>
    <message>
        <source>Capture with the king. Mind where it has to land.</source>
        <translation>Побейте дамкой. Следите, где она должна встать.</translation>
    </message>
    <message>
        <source>It had to land where it could go on.</source>
        <translation>Она должна была встать там, откуда могла бить дальше.</translation>
    </message>
    <message>
        <source>Behind a king</source>
        <translation>За дамкой</translation>
    </message>
    <message>
        <source>Because the last piece taken was a king, yours stands right behind it.</source>
        <translation>Последней побита дамка, поэтому ваша стоит сразу за ней.</translation>
    </message>
    <message>
        <source>No turning back</source>
        <translation>Без разворота</translation>
    </message>
    <message>
        <source>Capture with the king. It may not turn straight back on its way.</source>
        <translation>Побейте дамкой. По пути она не может развернуться прямо назад.</translation>
    </message>
    <message>
        <source>If it could turn straight back, other moves would be allowed here.</source>
        <translation>Если бы она могла развернуться прямо назад, здесь были бы разрешены другие ходы.</translation>
    </message>
    <message>
        <source>Gone at once</source>
        <translation>Снимаются сразу</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes is out of its way at once.</source>
        <translation>Побейте дамкой. То, что она бьёт, сразу уходит с её пути.</translation>
    </message>
    <message>
        <source>If they stayed until the end, other moves would be allowed here.</source>
        <translation>Если бы они стояли до конца, здесь были бы разрешены другие ходы.</translation>
    </message>
    <message>
        <source>Gone at the end</source>
        <translation>Снимаются в конце</translation>
    </message>
    <message>
        <source>Capture with the king. What it takes stays in its way until the end.</source>
        <translation>Побейте дамкой. То, что она бьёт, стоит на её пути до конца.</translation>
    </message>
    <message>
        <source>If they were gone at once, other moves would be allowed here.</source>
        <translation>Если бы они снимались сразу, здесь были бы разрешены другие ходы.</translation>
    </message>
    <message>
        <source>Threatened men and threats</source>
        <translation>Простые под угрозой и угрозы</translation>
    </message>
    <message>
        <source>One of your men is threatened. Find a step that is allowed.</source>
        <translation>Одна из ваших простых под угрозой. Найдите разрешённый ход.</translation>
    </message>
    <message>
        <source>Another step would have made a threat, and those are forbidden now.</source>
        <translation>Другой ход создал бы угрозу, а это сейчас запрещено.</translation>
    </message>
    <message>
        <source>A king that has moved enough</source>
        <translation>Дамка, исчерпавшая ходы</translation>
    </message>
    <message>
        <source>This king has made all the moves in a row that it may. Make a move.</source>
        <translation>Эта дамка сделала подряд все ходы, какие может. Сделайте ход.</translation>
    </message>
    <message>
        <source>Now the king is free again.</source>
        <translation>Теперь дамка снова свободна.</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Один на один</translation>
    </message>
    <message>
        <source>Capture, and see what becomes of the game.</source>
        <translation>Побейте и посмотрите, что станет с партией.</translation>
    </message>
    <message>
        <source>One piece each: the game is drawn at once.</source>
        <translation>По одной шашке: сразу ничья.</translation>
    </message>
    <message>
        <source>Won without a capture</source>
        <translation>Победа без взятия</translation>
    </message>
    <message>
        <source>Win at once: leave Black without a move.</source>
        <translation>Выиграйте сразу: оставьте чёрных без ходов.</translation>
    </message>
    <message>
        <source>Black has pieces, but none of them can move.</source>
        <translation>У чёрных есть шашки, но ни одна не может ходить.</translation>
    </message>
    <message>
        <source>Black still has a move. Leave none.</source>
        <translation>У чёрных ещё есть ход. Не оставьте ни одного.</translation>
    </message>
    <message>
        <source>Lose, and win</source>
        <translation>Проиграть и победить</translation>
    </message>
    <message>
        <source>Give your last man away.</source>
        <translation>Отдайте свою последнюю простую.</translation>
    </message>
    <message>
        <source>Black must take it, and you have won.</source>
        <translation>Чёрные обязаны её побить, и вы выиграли.</translation>
    </message>
    <message>
        <source>Black need not take it there. Give it away at once.</source>
        <translation>Там чёрные не обязаны её бить. Отдайте её сразу.</translation>
    </message>
    <message>
        <source>The first king wins</source>
        <translation>Побеждает первая дамка</translation>
    </message>
    <message>
        <source>Win at once: make a king.</source>
        <translation>Выиграйте сразу: проведите дамку.</translation>
    </message>
    <message>
        <source>A king, and the game is won.</source>
        <translation>Дамка — и партия выиграна.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>Round-robin</source>
        <translation>Круговая система</translation>
    </message>
    <message>
        <source>Gauntlet</source>
        <translation>Один против всех</translation>
    </message>
    <message>
        <source>Knock-out</source>
        <translation>Олимпийская система</translation>
    </message>
    <message>
        <source>Swiss system</source>
        <translation>Швейцарская система</translation>
    </message>
    <message>
        <source>Everybody meets everybody.</source>
        <translation>Каждый играет с каждым.</translation>
    </message>
    <message>
        <source>The first player meets each of the others.</source>
        <translation>Первый участник играет с каждым из остальных.</translation>
    </message>
    <message>
        <source>Who loses is out. What is level is played again; at last a lot is drawn.</source>
        <translation>Проигравший выбывает. При равенстве играют снова; в конце решает жребий.</translation>
    </message>
    <message>
        <source>In each round players with about the same points meet, and nobody meets twice.</source>
        <translation>В каждом туре встречаются участники с примерно равным числом очков, и никто не встречается дважды.</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>просрочено время</translation>
    </message>
    <message>
        <source>illegal move</source>
        <translation>невозможный ход</translation>
    </message>
    <message>
        <source>program crashed</source>
        <translation>сбой программы</translation>
    </message>
    <message>
        <source>adjudicated</source>
        <translation>присуждено</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>слишком долго</translation>
    </message>
    <message>
        <source>The test is open: {low} or {high} Elo for {name}?</source>
        <translation>Тест не решён: {low} или {high} Эло? ({name})</translation>
    </message>
    <message>
        <source>The test is decided: {high} Elo for {name}, rather than {low}.</source>
        <translation>Тест решён: {name} — скорее {high} Эло, чем {low}.</translation>
    </message>
    <message>
        <source>The test is decided: {low} Elo for {name}, rather than {high}.</source>
        <translation>Тест решён: {name} — скорее {low} Эло, чем {high}.</translation>
    </message>
    <message>
        <source>{name} is not among your engines any more.</source>
        <translation>{name}: такого движка у вас больше нет.</translation>
    </message>
    <message>
        <source>Add it again, and the game can be played.</source>
        <translation>Добавьте его снова, и партию можно будет сыграть.</translation>
    </message>
    <message>
        <source>it is no record of a tournament</source>
        <translation>это не запись турнира</translation>
    </message>
    <message>
        <source>a newer version wrote it</source>
        <translation>он записан более новой версией</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>он слишком большой</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>не читается: {reason}</translation>
    </message>
    <message>
        <source>{name} cannot be read.</source>
        <translation>{name} не читается.</translation>
    </message>
    <message>
        <source>It lies in {folder}, and stays as it is.</source>
        <translation>Файл в {folder}, он остаётся без изменений.</translation>
    </message>
    <message>
        <source>The tournament cannot begin.</source>
        <translation>Турнир не может начаться.</translation>
    </message>
    <message>
        <source>The tournament cannot go on.</source>
        <translation>Турнир не может продолжаться.</translation>
    </message>
    <message>
        <source>{detail} Every game that was finished is kept.</source>
        <translation>{detail} Все законченные партии сохранены.</translation>
    </message>
    <message>
        <source>Another window plays it now.</source>
        <translation>Сейчас его проводит другое окно.</translation>
    </message>
    <message>
        <source>{name} cannot be started.</source>
        <translation>{name}: не удаётся запустить.</translation>
    </message>
    <message>
        <source>{name} does not play this game.</source>
        <translation>{name}: не играет в эту игру.</translation>
    </message>
    <message>
        <source>{name} ended instead of answering.</source>
        <translation>{name}: программа завершилась, не ответив.</translation>
    </message>
    <message>
        <source>{name} does not answer.</source>
        <translation>{name}: не отвечает.</translation>
    </message>
    <message>
        <source>{name} reports an error.</source>
        <translation>{name}: сообщает об ошибке.</translation>
    </message>
    <message>
        <source>The answers of {name} make no sense.</source>
        <translation>{name}: ответы не имеют смысла.</translation>
    </message>
    <message>
        <source>{name} has no opening book for this game.</source>
        <translation>{name}: для этой игры нет дебютной книги.</translation>
    </message>
    <message>
        <source>{name} has no endgame tables for this game.</source>
        <translation>{name}: для этой игры нет эндшпильных таблиц.</translation>
    </message>
    <message>
        <source>A file that {name} needs cannot be used.</source>
        <translation>{name}: не удаётся использовать нужный файл.</translation>
    </message>
    <message>
        <source>{name} cannot be held to such a limit.</source>
        <translation>{name}: такое ограничение невозможно.</translation>
    </message>
    <message>
        <source>{name} cannot be written.</source>
        <translation>{name}: записать нельзя.</translation>
    </message>
    <message>
        <source>{name} is not a text file.</source>
        <translation>{name} — не текстовый файл.</translation>
    </message>
    <message>
        <source>{name} holds no openings.</source>
        <translation>В файле {name} нет дебютов.</translation>
    </message>
    <message>
        <source>The opening at {name} cannot be played.</source>
        <translation>Дебют невозможно сыграть: {name}.</translation>
    </message>
    <message>
        <source>There are not enough different openings: choose fewer games.</source>
        <translation>Недостаточно разных дебютов: выберите меньше партий.</translation>
    </message>
    <message>
        <source>A process that played a game came to a sudden end.</source>
        <translation>Процесс, игравший партию, внезапно завершился.</translation>
    </message>
    <message>
        <source>{sentence} (“{words}”)</source>
        <translation>{sentence} («{words}»)</translation>
    </message>
</context>
<context>
    <name>TournamentDialog</name>
    <message>
        <source>New tournament</source>
        <translation>Новый турнир</translation>
    </message>
    <message>
        <source>End it when a test decides (SPRT)</source>
        <translation>Закончить, когда решит тест (SPRT)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} с на ход</translation>
    </message>
    <message>
        <source>{minutes} min + {seconds} s a move</source>
        <translation>{minutes} мин + {seconds} с на ход</translation>
    </message>
    <message>
        <source>Random and fair</source>
        <translation>Случайные и равные</translation>
    </message>
    <message>
        <source>From the opening book</source>
        <translation>Из дебютной книги</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Из файла…</translation>
    </message>
    <message>
        <source>as many as it takes</source>
        <translation>сколько понадобится</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Tournament of {day}</source>
        <translation>Турнир от {day}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Games between two</source>
        <translation>Партий в каждой паре</translation>
    </message>
    <message>
        <source>Times through</source>
        <translation>Кругов</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Туров</translation>
    </message>
    <message>
        <source>Replays at most</source>
        <translation>Переигровок не больше</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Контроль времени</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Дебюты</translation>
    </message>
    <message>
        <source>Games at once</source>
        <translation>Партий одновременно</translation>
    </message>
    <message>
        <source>or</source>
        <translation>или</translation>
    </message>
    <message>
        <source>Lower Elo</source>
        <translation>Нижнее Эло</translation>
    </message>
    <message>
        <source>Upper Elo</source>
        <translation>Верхнее Эло</translation>
    </message>
    <message>
        <source>Elo of the first</source>
        <translation>Эло первого</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Участники</translation>
    </message>
    <message>
        <source>A tournament needs two players or more.</source>
        <translation>В турнире должно быть не меньше двух участников.</translation>
    </message>
    <message>
        <source>The first Elo of the test must be lower than the second.</source>
        <translation>Первое Эло теста должно быть меньше второго.</translation>
    </message>
    <message>
        <source>Choose the file with the openings.</source>
        <translation>Выберите файл с дебютами.</translation>
    </message>
    <message>
        <source>Against persons the computer plays with a time, not a number of positions.</source>
        <translation>Против людей компьютер играет на время, а не на число позиций.</translation>
    </message>
    <message>
        <source>Openings: games or positions</source>
        <translation>Дебюты: партии или позиции</translation>
    </message>
</context>
<context>
    <name>TournamentGamesModel</name>
    <message>
        <source>Game</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>TournamentRoom</name>
    <message>
        <source>The tournament cannot be removed.</source>
        <translation>Турнир не удаётся удалить.</translation>
    </message>
    <message>
        <source>The tournament cannot be put back.</source>
        <translation>Турнир не удаётся вернуть.</translation>
    </message>
</context>
<context>
    <name>TournamentWindow</name>
    <message>
        <source>Tournaments</source>
        <translation>Турниры</translation>
    </message>
</context>
<context>
    <name>Tournaments</name>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Back to the tournament</source>
        <translation>Назад к турниру</translation>
    </message>
    <message>
        <source>A tournament was cut off.</source>
        <translation>Турнир был прерван.</translation>
    </message>
    <message>
        <source>All games that were finished are kept, and the others can still be played.</source>
        <translation>Все законченные партии сохранены, остальные можно доиграть.</translation>
    </message>
    <message>
        <source>The result is in the table of the tournament.</source>
        <translation>Результат — в таблице турнира.</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Переломные моменты</translation>
    </message>
</context>
<context>
    <name>TypedMoves</name>
    <message>
        <source>Type the squares between as well, as in {move}.</source>
        <translation>Введите и промежуточные поля, например {move}.</translation>
    </message>
    <message>
        <source>Several moves fit.</source>
        <translation>Подходит несколько ходов.</translation>
    </message>
    <message>
        <source>“{text}” is not a move.</source>
        <translation>«{text}» — не ход.</translation>
    </message>
    <message>
        <source>Type it like {move}.</source>
        <translation>Ходы пишутся так: {move}.</translation>
    </message>
</context>
<context>
    <name>UnexpectedFailures</name>
    <message>
        <source>Copy the report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>A part of the window is missing.</source>
        <translation>Не хватает части окна.</translation>
    </message>
    <message>
        <source>You can play on the board. If it is missing after the next start as well, please send the report to the makers of Harzdame. ({detail})</source>
        <translation>Играть на доске можно. Если после следующего запуска её тоже не будет, отправьте, пожалуйста, отчёт создателям Harzdame. ({detail})</translation>
    </message>
    <message>
        <source>Something went wrong.</source>
        <translation>Что-то пошло не так.</translation>
    </message>
    <message>
        <source>Your game is still here; saving it now is a good idea. ({detail})</source>
        <translation>Партия на месте; лучше сразу её сохранить. ({detail})</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Harzdame keeps what you wrote.</source>
        <translation>Harzdame сохраняет написанное вами.</translation>
    </message>
    <message>
        <source>Harzdame keeps what you wrote, and tries again by itself.</source>
        <translation>Harzdame сохраняет написанное вами и сама попробует снова.</translation>
    </message>
    <message>
        <source>{title} (rescued)</source>
        <translation>{title} (спасено)</translation>
    </message>
</context>
<context>
    <name>Unwritten</name>
    <message>
        <source>Not everything can be kept just now.</source>
        <translation>Сейчас не всё удаётся сохранить.</translation>
    </message>
    <message>
        <source>What you play and choose is written as soon as that works.</source>
        <translation>То, что вы играете и выбираете, запишется, как только это получится.</translation>
    </message>
    <message>
        <source>What you play and choose is gone when you close Harzdame.</source>
        <translation>То, что вы играете и выбираете, пропадёт, когда вы закроете Harzdame.</translation>
    </message>
    <message>
        <source>That is done as soon as it answers.</source>
        <translation>Это произойдёт, как только он ответит.</translation>
    </message>
    <message>
        <source>It is tried again all the time.</source>
        <translation>Попытки всё время повторяются.</translation>
    </message>
    <message>
        <source>Not everything is on disk yet.</source>
        <translation>Ещё не всё записано на диск.</translation>
    </message>
    <message>
        <source>If you close now, the library has only what was read so far.</source>
        <translation>Если закрыть сейчас, в библиотеке будет только прочитанное до сих пор.</translation>
    </message>
    <message>
        <source>If you close now, that is lost.</source>
        <translation>Если закрыть сейчас, это пропадёт.</translation>
    </message>
    <message>
        <source>While this question stands, Harzdame closes by itself as soon as all is written.</source>
        <translation>Пока этот вопрос открыт, Harzdame закроется сама, как только всё будет записано.</translation>
    </message>
    <message>
        <source>Nothing may be written into {folder}.</source>
        <translation>В {folder} нельзя записывать.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there.</source>
        <translation>Папки {folder} нет.</translation>
    </message>
    <message>
        <source>“{name}”</source>
        <translation>«{name}»</translation>
    </message>
    <message>
        <source>Still to be written: {things}.</source>
        <translation>Ещё не записано: {things}.</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>эта партия</translation>
    </message>
    <message>
        <source>games you played</source>
        <translation>сыгранные вами партии</translation>
    </message>
    <message>
        <source>games for the library</source>
        <translation>партии для библиотеки</translation>
    </message>
    <message>
        <source>the rest of an import</source>
        <translation>остаток импорта</translation>
    </message>
    <message>
        <source>changes in the library</source>
        <translation>изменения в библиотеке</translation>
    </message>
    <message>
        <source>games of a tournament</source>
        <translation>партии турнира</translation>
    </message>
    <message>
        <source>your repertoire</source>
        <translation>ваш репертуар</translation>
    </message>
    <message>
        <source>your studies</source>
        <translation>ваши курсы</translation>
    </message>
    <message>
        <source>your answers in practice</source>
        <translation>ваши ответы на тренировках</translation>
    </message>
    <message>
        <source>results of puzzles</source>
        <translation>результаты задач</translation>
    </message>
    <message>
        <source>what can be undone in files</source>
        <translation>то, что можно отменить в файлах</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>настройки</translation>
    </message>
    <message>
        <source>games and settings</source>
        <translation>партии и настройки</translation>
    </message>
</context>
<context>
    <name>UnwrittenView</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Close Harzdame</source>
        <translation>Закрыть Harzdame</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Не закрывать</translation>
    </message>
    <message>
        <source>Close anyway</source>
        <translation>Всё равно закрыть</translation>
    </message>
    <message>
        <source>Save what is not kept</source>
        <translation>Сохранить то, что не записано</translation>
    </message>
    <message>
        <source>Saved in “{name}”.</source>
        <translation>Сохранено в «{name}».</translation>
    </message>
</context>
<context>
    <name>VerdictTitle</name>
    <message>
        <source>Endgame tables, as if one king could move for ever</source>
        <translation>Эндшпильные таблицы, как если бы одна дамка могла ходить бесконечно</translation>
    </message>
    <message>
        <source>Endgame tables</source>
        <translation>Эндшпильные таблицы</translation>
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
        <translation>Движок</translation>
    </message>
    <message>
        <source>Protocols</source>
        <translation>Протоколы</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Папка с данными</translation>
    </message>
</context>
<context>
    <name>WatchBar</name>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>The time between two moves</source>
        <translation>Время между двумя ходами</translation>
    </message>
    <message>
        <source>As fast as they can</source>
        <translation>Как можно быстрее</translation>
    </message>
    <message>
        <source>{number} s a move</source>
        <translation>{number} с на ход</translation>
    </message>
</context>
<context>
    <name>WatchView</name>
    <message>
        <source>From here on a person plays {color}.</source>
        <translation>Отсюда играет человек, его сторона — {color}.</translation>
    </message>
</context>
<context>
    <name>WatchedGame</name>
    <message>
        <source>White: {name}</source>
        <translation>Белые: {name}</translation>
    </message>
    <message>
        <source>Black: {name}</source>
        <translation>Чёрные: {name}</translation>
    </message>
    <message>
        <source>Game {id}, ply {number}</source>
        <translation>Партия {id}, полуход {number}</translation>
    </message>
</context>
<context>
    <name>Weights</name>
    <message>
        <source>The computer plays below its strength.</source>
        <translation>Компьютер играет слабее, чем может.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {detail}.</source>
        <translation>{name} не читается: {detail}.</translation>
    </message>
    <message>
        <source>{name} holds no learned weights.</source>
        <translation>В файле {name} нет обученных весов.</translation>
    </message>
    <message>
        <source>{name} was made for other rules.</source>
        <translation>Файл {name} создан для других правил.</translation>
    </message>
    <message>
        <source>{name} is damaged; installing the program anew mends it.</source>
        <translation>Файл {name} повреждён; поможет переустановка программы.</translation>
    </message>
</context>
<context>
    <name>WorkBar</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Чтение файлов…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Остановка…</translation>
    </message>
</context>
<context>
    <name>_GameButton</name>
    <message>
        <source>Game: {name}</source>
        <translation>Игра: {name}</translation>
    </message>
</context>
<context>
    <name>_MenuButton</name>
    <message>
        <source>Menu (F10)</source>
        <translation>Меню (F10)</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
</context>
<context>
    <name>_NarrowModel</name>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
</context>
<context>
    <name>_PersonForm</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>The rating for the record of the game</source>
        <translation>Рейтинг для записи партии</translation>
    </message>
</context>
<context>
    <name>counted</name>
    <message numerus="yes">
        <source>%Ln hexagons.</source>
        <translation>
            <numerusform>%Ln шестиугольник.</numerusform>
            <numerusform>%Ln шестиугольника.</numerusform>
            <numerusform>%Ln шестиугольников.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, the %Ln squares of one colour.</source>
        <translation>
            <numerusform>{size}, %Ln поле одного цвета.</numerusform>
            <numerusform>{size}, %Ln поля одного цвета.</numerusform>
            <numerusform>{size}, %Ln полей одного цвета.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{size}, all %Ln squares.</source>
        <translation>
            <numerusform>{size}, все поля: %Ln.</numerusform>
            <numerusform>{size}, все поля: %Ln.</numerusform>
            <numerusform>{size}, все поля: %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men each</source>
        <translation>
            <numerusform>По %Ln шашке</numerusform>
            <numerusform>По %Ln шашки</numerusform>
            <numerusform>По %Ln шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} and %Ln more</source>
        <translation>
            <numerusform>{moves} и ещё %Ln</numerusform>
            <numerusform>{moves} и ещё %Ln</numerusform>
            <numerusform>{moves} и ещё %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They differ in %Ln respects.</source>
        <translation>
            <numerusform>Они различаются в %Ln пункте.</numerusform>
            <numerusform>Они различаются в %Ln пунктах.</numerusform>
            <numerusform>Они различаются в %Ln пунктах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln are now among the deleted ones.</source>
        <translation>
            <numerusform>%Ln ход перенесён в удалённые.</numerusform>
            <numerusform>%Ln хода перенесены в удалённые.</numerusform>
            <numerusform>%Ln ходов перенесены в удалённые.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in one file that plays in every browser, without a network.</source>
        <translation>
            <numerusform>%Ln партия в одном файле, который открывается в любом браузере без сети.</numerusform>
            <numerusform>%Ln партии в одном файле, который открывается в любом браузере без сети.</numerusform>
            <numerusform>%Ln партий в одном файле, который открывается в любом браузере без сети.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln exercises.</source>
        <translation>
            <numerusform>Есть %Ln упражнение.</numerusform>
            <numerusform>Есть %Ln упражнения.</numerusform>
            <numerusform>Есть %Ln упражнений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review the %Ln selected games…</source>
        <translation>
            <numerusform>Разобрать %Ln выбранную партию…</numerusform>
            <numerusform>Разобрать %Ln выбранные партии…</numerusform>
            <numerusform>Разобрать %Ln выбранных партий…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that you edited are not there as they were; see My games.</source>
        <translation>
            <numerusform>%Ln партия, которую вы правили, теперь записана там иначе; ваша версия — в «Моих партиях».</numerusform>
            <numerusform>%Ln партии, которые вы правили, теперь записаны там иначе; ваши версии — в «Моих партиях».</numerusform>
            <numerusform>%Ln партий, которые вы правили, теперь записаны там иначе; ваши версии — в «Моих партиях».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %Ln games</source>
        <translation>
            <numerusform>{shown} из %Ln партии</numerusform>
            <numerusform>{shown} из %Ln партий</numerusform>
            <numerusform>{shown} из %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more unfinished games wait in the menu.</source>
        <translation>
            <numerusform>Ещё %Ln неоконченная партия ждёт в меню.</numerusform>
            <numerusform>Ещё %Ln неоконченные партии ждут в меню.</numerusform>
            <numerusform>Ещё %Ln неоконченных партий ждут в меню.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln chapters read</source>
        <translation>
            <numerusform>Прочитано глав: {done} из %Ln</numerusform>
            <numerusform>Прочитано глав: {done} из %Ln</numerusform>
            <numerusform>Прочитано глав: {done} из %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games played</source>
        <translation>
            <numerusform>Сыграно партий: {played} из %Ln</numerusform>
            <numerusform>Сыграно партий: {played} из %Ln</numerusform>
            <numerusform>Сыграно партий: {played} из %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles to repeat</source>
        <translation>
            <numerusform>%Ln задача для повторения</numerusform>
            <numerusform>%Ln задачи для повторения</numerusform>
            <numerusform>%Ln задач для повторения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles from your own games</source>
        <translation>
            <numerusform>%Ln задача из ваших партий</numerusform>
            <numerusform>%Ln задачи из ваших партий</numerusform>
            <numerusform>%Ln задач из ваших партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games that count, {won} of them won</source>
        <translation>
            <numerusform>%Ln зачётная партия, побед: {won}</numerusform>
            <numerusform>%Ln зачётные партии, побед: {won}</numerusform>
            <numerusform>%Ln зачётных партий, побед: {won}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{beaten} of %Ln opponents beaten</source>
        <translation>
            <numerusform>Побеждено соперников: {beaten} из %Ln</numerusform>
            <numerusform>Побеждено соперников: {beaten} из %Ln</numerusform>
            <numerusform>Побеждено соперников: {beaten} из %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The label “{label}” was taken off %Ln games.</source>
        <translation>
            <numerusform>Метка «{label}» снята с %Ln партии.</numerusform>
            <numerusform>Метка «{label}» снята с %Ln партий.</numerusform>
            <numerusform>Метка «{label}» снята с %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games left their folder.</source>
        <translation>
            <numerusform>%Ln партия убрана из папки.</numerusform>
            <numerusform>%Ln партии убраны из папки.</numerusform>
            <numerusform>%Ln партий убрано из папки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games lost the stars that they had.</source>
        <translation>
            <numerusform>%Ln партия лишилась своих звёзд.</numerusform>
            <numerusform>%Ln партии лишились своих звёзд.</numerusform>
            <numerusform>%Ln партий лишились своих звёзд.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were removed from the library.</source>
        <translation>
            <numerusform>%Ln партия удалена из библиотеки.</numerusform>
            <numerusform>%Ln партии удалены из библиотеки.</numerusform>
            <numerusform>%Ln партий удалено из библиотеки.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}, %Ln games ({numbers})</source>
        <translation>
            <numerusform>{file}, %Ln партия ({numbers})</numerusform>
            <numerusform>{file}, %Ln партии ({numbers})</numerusform>
            <numerusform>{file}, %Ln партий ({numbers})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games with this position</source>
        <translation>
            <numerusform>%Ln партия с этой позицией</numerusform>
            <numerusform>%Ln партии с этой позицией</numerusform>
            <numerusform>%Ln партий с этой позицией</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Details of %Ln games</source>
        <translation>
            <numerusform>Сведения о %Ln партии</numerusform>
            <numerusform>Сведения о %Ln партиях</numerusform>
            <numerusform>Сведения о %Ln партиях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games added, {duplicates} left out</source>
        <translation>
            <numerusform>{file}: добавлена %Ln партия, пропущено {duplicates}</numerusform>
            <numerusform>{file}: добавлены %Ln партии, пропущено {duplicates}</numerusform>
            <numerusform>{file}: добавлено %Ln партий, пропущено {duplicates}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games changed</source>
        <translation>
            <numerusform>Изменено партий: {done} из %Ln</numerusform>
            <numerusform>Изменено партий: {done} из %Ln</numerusform>
            <numerusform>Изменено партий: {done} из %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {opened} of the %Ln files were opened.</source>
        <translation>
            <numerusform>Открыто файлов: только {opened} из %Ln.</numerusform>
            <numerusform>Открыто файлов: только {opened} из %Ln.</numerusform>
            <numerusform>Открыто файлов: только {opened} из %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more problems.</source>
        <translation>
            <numerusform>И ещё %Ln ошибка.</numerusform>
            <numerusform>И ещё %Ln ошибки.</numerusform>
            <numerusform>И ещё %Ln ошибок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games deleted.</source>
        <translation>
            <numerusform>Удалена %Ln партия.</numerusform>
            <numerusform>Удалены %Ln партии.</numerusform>
            <numerusform>Удалено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were written to “{name}”.</source>
        <translation>
            <numerusform>%Ln партия записана в «{name}».</numerusform>
            <numerusform>%Ln партии записаны в «{name}».</numerusform>
            <numerusform>%Ln партий записано в «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The level above wins about {won} of %Ln games against it.</source>
        <translation>
            <numerusform>Уровень выше выигрывает у него примерно {won} из %Ln партии.</numerusform>
            <numerusform>Уровень выше выигрывает у него примерно {won} из %Ln партий.</numerusform>
            <numerusform>Уровень выше выигрывает у него примерно {won} из %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins about {won} of %Ln games against the level below.</source>
        <translation>
            <numerusform>Выигрывает у предыдущего уровня примерно {won} из %Ln партии.</numerusform>
            <numerusform>Выигрывает у предыдущего уровня примерно {won} из %Ln партий.</numerusform>
            <numerusform>Выигрывает у предыдущего уровня примерно {won} из %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln openings</source>
        <translation>
            <numerusform>%Ln дебют</numerusform>
            <numerusform>%Ln дебюта</numerusform>
            <numerusform>%Ln дебютов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %Ln seconds a move</source>
        <translation>
            <numerusform>не больше %Ln секунды на ход</numerusform>
            <numerusform>не больше %Ln секунд на ход</numerusform>
            <numerusform>не больше %Ln секунд на ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White has %Ln men less</source>
        <translation>
            <numerusform>У белых на %Ln шашку меньше</numerusform>
            <numerusform>У белых на %Ln шашки меньше</numerusform>
            <numerusform>У белых на %Ln шашек меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black has %Ln men less</source>
        <translation>
            <numerusform>У чёрных на %Ln шашку меньше</numerusform>
            <numerusform>У чёрных на %Ln шашки меньше</numerusform>
            <numerusform>У чёрных на %Ln шашек меньше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It takes {number}.</source>
        <translation>
            <numerusform>Он бьёт {number} шашку.</numerusform>
            <numerusform>Он бьёт {number} шашки.</numerusform>
            <numerusform>Он бьёт {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your opponent must take at least {number}.</source>
        <translation>
            <numerusform>Соперник должен побить не меньше {number} шашки.</numerusform>
            <numerusform>Соперник должен побить не меньше {number} шашек.</numerusform>
            <numerusform>Соперник должен побить не меньше {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The men on {squares} could have been taken; now nothing can.</source>
        <translation>
            <numerusform>Шашка на {squares} была под боем; теперь бить нечего.</numerusform>
            <numerusform>Шашки на {squares} были под боем; теперь бить нечего.</numerusform>
            <numerusform>Шашки на {squares} были под боем; теперь бить нечего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It threatens to take {number}.</source>
        <translation>
            <numerusform>Он грозит побить {number} шашку.</numerusform>
            <numerusform>Он грозит побить {number} шашки.</numerusform>
            <numerusform>Он грозит побить {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{file}: %Ln games so far</source>
        <translation>
            <numerusform>{file}: пока %Ln партия</numerusform>
            <numerusform>{file}: пока %Ln партии</numerusform>
            <numerusform>{file}: пока %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves were added to {side}.</source>
        <translation>
            <numerusform>В {side} теперь на %Ln ход больше.</numerusform>
            <numerusform>В {side} теперь на %Ln хода больше.</numerusform>
            <numerusform>В {side} теперь на %Ln ходов больше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %Ln other games in it stay as they are.</source>
        <translation>
            <numerusform>Ещё %Ln партия в нём остаётся без изменений.</numerusform>
            <numerusform>Ещё %Ln партии в нём остаются без изменений.</numerusform>
            <numerusform>Ещё %Ln партий в нём остаются без изменений.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knew {known} of %Ln moves.</source>
        <translation>
            <numerusform>Вы знали ходов: {known} из %Ln.</numerusform>
            <numerusform>Вы знали ходов: {known} из %Ln.</numerusform>
            <numerusform>Вы знали ходов: {known} из %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one is due in %Ln days.</source>
        <translation>
            <numerusform>Следующий — через %Ln день.</numerusform>
            <numerusform>Следующий — через %Ln дня.</numerusform>
            <numerusform>Следующий — через %Ln дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See where you lost %Ln pieces</source>
        <translation>
            <numerusform>Где потеряна %Ln шашка</numerusform>
            <numerusform>Где потеряны %Ln шашки</numerusform>
            <numerusform>Где потеряно %Ln шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today %Ln games that count, {won} of them won.</source>
        <translation>
            <numerusform>Сегодня %Ln зачётная партия, побед: {won}.</numerusform>
            <numerusform>Сегодня %Ln зачётные партии, побед: {won}.</numerusform>
            <numerusform>Сегодня %Ln зачётных партий, побед: {won}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It can be done in %Ln moves.</source>
        <translation>
            <numerusform>Это можно сделать за %Ln ход.</numerusform>
            <numerusform>Это можно сделать за %Ln хода.</numerusform>
            <numerusform>Это можно сделать за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %Ln moves!</source>
        <translation>
            <numerusform>Выиграно за %Ln ход!</numerusform>
            <numerusform>Выиграно за %Ln хода!</numerusform>
            <numerusform>Выиграно за %Ln ходов!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln hours.</source>
        <translation>
            <numerusform>Следующая через %Ln час.</numerusform>
            <numerusform>Следующая через %Ln часа.</numerusform>
            <numerusform>Следующая через %Ln часов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next one in %Ln days.</source>
        <translation>
            <numerusform>Следующая через %Ln день.</numerusform>
            <numerusform>Следующая через %Ln дня.</numerusform>
            <numerusform>Следующая через %Ln дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At best %Ln games in a row without a loss.</source>
        <translation>
            <numerusform>Лучшая серия без поражений: %Ln партия.</numerusform>
            <numerusform>Лучшая серия без поражений: %Ln партии.</numerusform>
            <numerusform>Лучшая серия без поражений: %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than %Ln moves</source>
        <translation>
            <numerusform>Меньше %Ln хода</numerusform>
            <numerusform>Меньше %Ln ходов</numerusform>
            <numerusform>Меньше %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{least} to %Ln moves</source>
        <translation>
            <numerusform>От {least} до %Ln хода</numerusform>
            <numerusform>От {least} до %Ln ходов</numerusform>
            <numerusform>От {least} до %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves and more</source>
        <translation>
            <numerusform>%Ln ход и больше</numerusform>
            <numerusform>%Ln хода и больше</numerusform>
            <numerusform>%Ln ходов и больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %Ln moves to guess.</source>
        <translation>
            <numerusform>Нужно угадать %Ln ход.</numerusform>
            <numerusform>Нужно угадать %Ln хода.</numerusform>
            <numerusform>Нужно угадать %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{points} of %Ln points</source>
        <translation>
            <numerusform>{points} из %Ln очка</numerusform>
            <numerusform>{points} из %Ln очков</numerusform>
            <numerusform>{points} из %Ln очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In 100 such games it scores %Ln points less than the best move.</source>
        <translation>
            <numerusform>На 100 таких партий он приносит на %Ln очко меньше лучшего хода.</numerusform>
            <numerusform>На 100 таких партий он приносит на %Ln очка меньше лучшего хода.</numerusform>
            <numerusform>На 100 таких партий он приносит на %Ln очков меньше лучшего хода.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games will be reviewed.</source>
        <translation>
            <numerusform>Будет разобрана %Ln партия.</numerusform>
            <numerusform>Будут разобраны %Ln партии.</numerusform>
            <numerusform>Будет разобрано %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln that were reviewed before will be passed over.</source>
        <translation>
            <numerusform>%Ln уже разобранная будет пропущена.</numerusform>
            <numerusform>%Ln уже разобранные будут пропущены.</numerusform>
            <numerusform>%Ln уже разобранных будут пропущены.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %Ln games, {percent} %</source>
        <translation>
            <numerusform>{done} из %Ln партии, {percent}&#xa0;%</numerusform>
            <numerusform>{done} из %Ln партий, {percent}&#xa0;%</numerusform>
            <numerusform>{done} из %Ln партий, {percent}&#xa0;%</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{known} of %Ln positions are judged. Undo removes it all.</source>
        <translation>
            <numerusform>Оценено позиций: {known} из %Ln. «Отменить» убирает всё сразу.</numerusform>
            <numerusform>Оценено позиций: {known} из %Ln. «Отменить» убирает всё сразу.</numerusform>
            <numerusform>Оценено позиций: {known} из %Ln. «Отменить» убирает всё сразу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were reviewed in “{name}”.</source>
        <translation>
            <numerusform>В «{name}» разобрана %Ln партия.</numerusform>
            <numerusform>В «{name}» разобраны %Ln партии.</numerusform>
            <numerusform>В «{name}» разобрано %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endgame tables are for at most %Ln pieces</source>
        <translation>
            <numerusform>Эндшпильные таблицы — не больше чем для %Ln шашки</numerusform>
            <numerusform>Эндшпильные таблицы — не больше чем для %Ln шашек</numerusform>
            <numerusform>Эндшпильные таблицы — не больше чем для %Ln шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pieces have no place on this board.</source>
        <translation>
            <numerusform>%Ln шашке нет места на этой доске.</numerusform>
            <numerusform>%Ln шашкам нет места на этой доске.</numerusform>
            <numerusform>%Ln шашкам нет места на этой доске.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln chapters</source>
        <translation>
            <numerusform>%Ln глава</numerusform>
            <numerusform>%Ln главы</numerusform>
            <numerusform>%Ln глав</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A study has %Ln chapters at most.</source>
        <translation>
            <numerusform>В курсе может быть не больше %Ln главы.</numerusform>
            <numerusform>В курсе может быть не больше %Ln глав.</numerusform>
            <numerusform>В курсе может быть не больше %Ln глав.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln small tasks, from the first move to the end of a game.</source>
        <translation>
            <numerusform>%Ln небольшое задание, от первого хода до конца партии.</numerusform>
            <numerusform>%Ln небольших задания, от первого хода до конца партии.</numerusform>
            <numerusform>%Ln небольших заданий, от первого хода до конца партии.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %Ln periods</source>
        <translation>
            <numerusform>, %Ln период</numerusform>
            <numerusform>, %Ln периода</numerusform>
            <numerusform>, %Ln периодов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{time} for %Ln moves</source>
        <translation>
            <numerusform>{time} на %Ln ход</numerusform>
            <numerusform>{time} на %Ln хода</numerusform>
            <numerusform>{time} на %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draw in %Ln moves</source>
        <translation>
            <numerusform>до ничьей %Ln ход</numerusform>
            <numerusform>до ничьей %Ln хода</numerusform>
            <numerusform>до ничьей %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives away {number} more pieces than it takes.</source>
        <translation>
            <numerusform>При этом отдаётся на {number} шашку больше, чем бьётся.</numerusform>
            <numerusform>При этом отдаётся на {number} шашки больше, чем бьётся.</numerusform>
            <numerusform>При этом отдаётся на {number} шашек больше, чем бьётся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces and makes a king.</source>
        <translation>
            <numerusform>Это выигрывает {number} шашку и проводит дамку.</numerusform>
            <numerusform>Это выигрывает {number} шашки и проводит дамку.</numerusform>
            <numerusform>Это выигрывает {number} шашек и проводит дамку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins {number} pieces.</source>
        <translation>
            <numerusform>Это выигрывает {number} шашку.</numerusform>
            <numerusform>Это выигрывает {number} шашки.</numerusform>
            <numerusform>Это выигрывает {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {answer} each of the {number} moves loses material.</source>
        <translation>
            <numerusform>После {answer} любой возможный ход теряет материал (всего ходов: {number}).</numerusform>
            <numerusform>После {answer} любой возможный ход теряет материал (всего ходов: {number}).</numerusform>
            <numerusform>После {answer} любой возможный ход теряет материал (всего ходов: {number}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} gives away {number} more pieces than it takes {soon}.</source>
        <translation>
            <numerusform>В лучшем найденном варианте {move} {soon} отдаёт на {number} шашку больше, чем бьёт.</numerusform>
            <numerusform>В лучшем найденном варианте {move} {soon} отдаёт на {number} шашки больше, чем бьёт.</numerusform>
            <numerusform>В лучшем найденном варианте {move} {soon} отдаёт на {number} шашек больше, чем бьёт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found {move} wins {number} pieces {soon}.</source>
        <translation>
            <numerusform>В лучшем найденном варианте {move} {soon} выигрывает {number} шашку.</numerusform>
            <numerusform>В лучшем найденном варианте {move} {soon} выигрывает {number} шашки.</numerusform>
            <numerusform>В лучшем найденном варианте {move} {soon} выигрывает {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this takes {number} more pieces than it gives away {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>В лучшем найденном варианте эта сторона {soon} бьёт на {number} шашку больше, чем отдаёт, начиная с {answer}.</numerusform>
            <numerusform>В лучшем найденном варианте эта сторона {soon} бьёт на {number} шашки больше, чем отдаёт, начиная с {answer}.</numerusform>
            <numerusform>В лучшем найденном варианте эта сторона {soon} бьёт на {number} шашек больше, чем отдаёт, начиная с {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the best line found this loses {number} pieces {soon}, beginning with {answer}.</source>
        <translation>
            <numerusform>В лучшем найденном варианте это {soon} теряет {number} шашку, начиная с {answer}.</numerusform>
            <numerusform>В лучшем найденном варианте это {soon} теряет {number} шашки, начиная с {answer}.</numerusform>
            <numerusform>В лучшем найденном варианте это {soon} теряет {number} шашек, начиная с {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses the game in {number} moves, beginning with {answer}.</source>
        <translation>
            <numerusform>Проигрывает партию за {number} ход, начиная с {answer}.</numerusform>
            <numerusform>Проигрывает партию за {number} хода, начиная с {answer}.</numerusform>
            <numerusform>Проигрывает партию за {number} ходов, начиная с {answer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Misses a win in {number} moves, beginning with {move}.</source>
        <translation>
            <numerusform>Упускает выигрыш за {number} ход, начиная с {move}.</numerusform>
            <numerusform>Упускает выигрыш за {number} хода, начиная с {move}.</numerusform>
            <numerusform>Упускает выигрыш за {number} ходов, начиная с {move}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {number} moves</source>
        <translation>
            <numerusform>за {number} ход</numerusform>
            <numerusform>за {number} хода</numerusform>
            <numerusform>за {number} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} kings</source>
        <translation>
            <numerusform>{number} дамка</numerusform>
            <numerusform>{number} дамки</numerusform>
            <numerusform>{number} дамок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} men</source>
        <translation>
            <numerusform>{number} простая</numerusform>
            <numerusform>{number} простые</numerusform>
            <numerusform>{number} простых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>delete %Ln games</source>
        <translation>
            <numerusform>удалить %Ln партию</numerusform>
            <numerusform>удалить %Ln партии</numerusform>
            <numerusform>удалить %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cut %Ln games</source>
        <translation>
            <numerusform>вырезать %Ln партию</numerusform>
            <numerusform>вырезать %Ln партии</numerusform>
            <numerusform>вырезать %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>paste %Ln games</source>
        <translation>
            <numerusform>вставить %Ln партию</numerusform>
            <numerusform>вставить %Ln партии</numerusform>
            <numerusform>вставить %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>copy %Ln games to the file</source>
        <translation>
            <numerusform>копировать %Ln партию в файл</numerusform>
            <numerusform>копировать %Ln партии в файл</numerusform>
            <numerusform>копировать %Ln партий в файл</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games to another file</source>
        <translation>
            <numerusform>переместить %Ln партию в другой файл</numerusform>
            <numerusform>переместить %Ln партии в другой файл</numerusform>
            <numerusform>переместить %Ln партий в другой файл</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move %Ln games</source>
        <translation>
            <numerusform>переместить %Ln партию</numerusform>
            <numerusform>переместить %Ln партии</numerusform>
            <numerusform>переместить %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>edit %Ln games</source>
        <translation>
            <numerusform>изменить %Ln партию</numerusform>
            <numerusform>изменить %Ln партии</numerusform>
            <numerusform>изменить %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>review %Ln games</source>
        <translation>
            <numerusform>разбор %Ln партии</numerusform>
            <numerusform>разбор %Ln партий</numerusform>
            <numerusform>разбор %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were deleted from “{name}”.</source>
        <translation>
            <numerusform>Из «{name}» удалена %Ln партия.</numerusform>
            <numerusform>Из «{name}» удалены %Ln партии.</numerusform>
            <numerusform>Из «{name}» удалено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were cut out of “{name}”.</source>
        <translation>
            <numerusform>Из «{name}» вырезана %Ln партия.</numerusform>
            <numerusform>Из «{name}» вырезаны %Ln партии.</numerusform>
            <numerusform>Из «{name}» вырезано %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were put into “{name}”.</source>
        <translation>
            <numerusform>В «{name}» вставлена %Ln партия.</numerusform>
            <numerusform>В «{name}» вставлены %Ln партии.</numerusform>
            <numerusform>В «{name}» вставлено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were copied to “{name}”.</source>
        <translation>
            <numerusform>В «{name}» скопирована %Ln партия.</numerusform>
            <numerusform>В «{name}» скопированы %Ln партии.</numerusform>
            <numerusform>В «{name}» скопировано %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were moved to “{name}”.</source>
        <translation>
            <numerusform>В «{name}» перемещена %Ln партия.</numerusform>
            <numerusform>В «{name}» перемещены %Ln партии.</numerusform>
            <numerusform>В «{name}» перемещено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games have another place in “{name}”.</source>
        <translation>
            <numerusform>%Ln партия теперь на другом месте в «{name}».</numerusform>
            <numerusform>%Ln партии теперь на другом месте в «{name}».</numerusform>
            <numerusform>%Ln партий теперь на другом месте в «{name}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were edited in “{name}”.</source>
        <translation>
            <numerusform>В «{name}» изменена %Ln партия.</numerusform>
            <numerusform>В «{name}» изменены %Ln партии.</numerusform>
            <numerusform>В «{name}» изменено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minutes</source>
        <translation>
            <numerusform>%Ln минута</numerusform>
            <numerusform>%Ln минуты</numerusform>
            <numerusform>%Ln минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <translation>
            <numerusform>%Ln простая</numerusform>
            <numerusform>%Ln простые</numerusform>
            <numerusform>%Ln простых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <translation>
            <numerusform>%Ln дамка</numerusform>
            <numerusform>%Ln дамки</numerusform>
            <numerusform>%Ln дамок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Plays %Ln games</source>
        <translation>
            <numerusform>Играет в %Ln игру</numerusform>
            <numerusform>Играет в %Ln игры</numerusform>
            <numerusform>Играет в %Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must capture: these {number} pieces can.</source>
        <translation>
            <numerusform>Вы должны бить: это может сделать эта шашка.</numerusform>
            <numerusform>Вы должны бить: это могут сделать эти {number} шашки.</numerusform>
            <numerusform>Вы должны бить: это могут сделать эти {number} шашек.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not with this man: your men on {squares} are threatened.</source>
        <translation>
            <numerusform>Не этой простой: ваша простая на {squares} под угрозой.</numerusform>
            <numerusform>Не этой простой: ваши простые на {squares} под угрозой.</numerusform>
            <numerusform>Не этой простой: ваши простые на {squares} под угрозой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This man is threatened, and so are {squares}; none of them may threaten.</source>
        <translation>
            <numerusform>Эта простая под угрозой, как и простая на {squares}; ни одна из них не может создавать угрозу.</numerusform>
            <numerusform>Эта простая под угрозой, как и простые на {squares}; ни одна из них не может создавать угрозу.</numerusform>
            <numerusform>Эта простая под угрозой, как и простые на {squares}; ни одна из них не может создавать угрозу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seconds</source>
        <translation>
            <numerusform>%Ln секунда</numerusform>
            <numerusform>%Ln секунды</numerusform>
            <numerusform>%Ln секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hours</source>
        <translation>
            <numerusform>%Ln час</numerusform>
            <numerusform>%Ln часа</numerusform>
            <numerusform>%Ln часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions a move</source>
        <translation>
            <numerusform>%Ln позиция на ход</numerusform>
            <numerusform>%Ln позиции на ход</numerusform>
            <numerusform>%Ln позиций на ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Computer, %Ln positions</source>
        <translation>
            <numerusform>Компьютер, %Ln позиция</numerusform>
            <numerusform>Компьютер, %Ln позиции</numerusform>
            <numerusform>Компьютер, %Ln позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games at most</source>
        <translation>
            <numerusform>не больше %Ln партии</numerusform>
            <numerusform>не больше %Ln партий</numerusform>
            <numerusform>не больше %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games or more</source>
        <translation>
            <numerusform>не меньше %Ln партии</numerusform>
            <numerusform>не меньше %Ln партий</numerusform>
            <numerusform>не меньше %Ln партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{played} of %Ln games</source>
        <translation>
            <numerusform>{played} из %Ln партии</numerusform>
            <numerusform>{played} из %Ln партий</numerusform>
            <numerusform>{played} из %Ln партий</numerusform>
        </translation>
    </message>
</context>
</TS>
