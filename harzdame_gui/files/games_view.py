"""A file's games to search and choose from: field, list, their number, and the file's problems."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from harzdame_engine import Rules, pdn
from harzdame_engine.pdn.arrangement import Renumbering
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.files.encoding_choice import EncodingChoice
from harzdame_gui.files.game_rows import GameRows
from harzdame_gui.files.game_search import GameSearch, ListOrder, WantedGames
from harzdame_gui.files.games_model import FileGamesModel
from harzdame_gui.files.problem_list import ProblemList
from harzdame_gui.lists.preview import ListPreview, PreviewLine, line_of
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.replay_board import ReplayBoard


class ListStand(NamedTuple):
    """What is looked for in a list, the game with the cursor, those selected, and what is in sight.

    `scrolled`: None where that is not known, as the games are still looked for.
    """

    wanted: WantedGames
    current: int
    selected: list[int]
    scrolled: int | None


class GamesView(QWidget):
    """Typing filters, arrows choose, Return or a double click opens.

    *Signals*
    gameChosen(int): the number of a game to open.
    gameShown(int): the game with the cursor; 0: none.
    selectionChanged(): other games are selected.
    encodingChosen(str): the file is to be read in this encoding.
    left(): Escape was pressed.
    listed(): the games wanted are listed.
    """

    gameChosen = Signal(int)
    gameShown = Signal(int)
    selectionChanged = Signal()
    encodingChosen = Signal(str)
    left = Signal()
    listed = Signal()

    def __init__(self, jobs: Jobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._content: pdn.PdnFile | None = None
        self._preview: ListPreview | None = None
        self._search_in: GameSearch | None = None
        self._job: Job | None = None
        self._wanted = WantedGames()
        self._goal = 0  # the game to go to once the games are listed
        self._select: Sequence[int] = ()
        self._scroll: int | None = None  # to be done once they are
        self._before: tuple[Sequence[int], int] = (), 0  # the games listed before the file changed, the row
        self.model = FileGamesModel(game_name, self)
        # in this order, for a screen reader; and in their place, or the list would be styled twice
        self.search = SearchField(self.tr("Search names, events, years"), self.tr("Search"), self)
        self.rows = GameRows(self.model, self)
        self._count = label("caption", parent=self)
        self.encoding = EncodingChoice(self)
        self.problems = ProblemList(self)
        self._build()
        self._connect()

    def show_file(self, content: pdn.PdnFile | None, encoding: str = "", data: bytes = b"") -> None:
        """List the games of a file, or what became of it; None: of none."""
        self._select = ()
        self._goal = self._goal or self.rows.current
        self._before = self.model.numbers, max(0, self.rows.currentIndex().row())
        self._content = content
        self._search_in = GameSearch(content, game_name) if content is not None else None
        self.encoding.show_encoding(encoding, data)
        self.problems.show_problems(content.problems if content is not None else ())
        self._look()

    def set_usual(self, rules: Rules) -> None:
        """Name only games other than this one."""
        self.model.set_usual(rules)

    def preview_on(self, board: ReplayBoard) -> ListPreview:
        """Show the game with the cursor on a small board."""
        self._preview = ListPreview(self._jobs, board)
        self.gameShown.connect(self._on_game_shown)
        return self._preview

    @Slot(int)
    def _on_game_shown(self, number: int) -> None:
        content = self.model.content  # of what is listed: the number is one of its games
        if self._preview is not None:
            shown = content.games[number - 1] if number and content is not None else None
            self._preview.show(partial(_line_of, shown) if shown is not None else None)

    def go_to(self, number: int) -> None:
        """Put the cursor on a game, even if it is not among those searched for."""
        row = self.model.row_of(number)
        if row is not None and self._job is None:
            self.rows.select_row(row)
        else:
            self._goal = number
            if self.search.text() and self._job is None:
                self.search.clear()

    @property
    def stand(self) -> ListStand:
        """How the list stands, for another one of the same file."""
        rows = self.rows
        if self._job is not None:
            return ListStand(self._wanted, self._goal or rows.current, list(self._select), self._scroll)
        return ListStand(self._wanted, rows.current, rows.selected, rows.verticalScrollBar().value())

    def take_up(self, stand: ListStand) -> None:
        """Stand as another list of the same file."""
        self.search.blockSignals(True)
        self.search.setText(stand.wanted.text)
        self.search.blockSignals(False)
        self._wanted, self._goal, self._select, self._scroll = stand
        self._look()

    def select(self, numbers: Sequence[int]) -> None:
        """Select these games once they are listed."""
        if self._job is None:
            self.rows.select(numbers)
        else:
            self._select = numbers

    def follow(self, numbers: Renumbering) -> None:
        """The file shown last was edited: select what came, or what is next to what went."""
        came = sorted(numbers.given)
        goal = self._goal_after(numbers)
        if self._job is not None:
            self._goal, self._select = goal, came
            return
        row = self.model.row_of(goal)
        if row is not None:
            self.rows.select_row(row)
        self.rows.select(came)

    def _goal_after(self, numbers: Renumbering) -> int:
        """The number of the game to go to if none that came is listed; 0: none is left."""
        listed, row = self._before
        taken = frozenset(numbers.taken)
        gone = (place for place, number in enumerate(listed) if number in taken)
        first = next(gone, row) if taken and not numbers.move else row
        nearest = (*listed[first:], *reversed(listed[:first]))
        return next((new for number in nearest if (new := numbers.follow(number)) is not None), 0)

    def order_by(self, order: ListOrder, *, descending: bool = False) -> None:
        """List them in another order."""
        self._wanted = self._wanted._replace(order=order, descending=descending)
        self._look()

    @property
    def order(self) -> ListOrder:
        """The order in which they are listed."""
        return self._wanted.order

    def _build(self) -> None:
        parts = (self.search, self.rows, self._count, self.encoding, self.problems)
        fill(QVBoxLayout(self), *parts, spacing=current_theme().spacing.s, grow=(self.rows,))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_search)
        self.search.stepped.connect(self.rows.step)
        self.search.returnPressed.connect(self.choose)
        selection = self.rows.selectionModel()
        selection.currentRowChanged.connect(self._on_current)
        selection.selectionChanged.connect(lambda *_: self.selectionChanged.emit())
        self.rows.opened.connect(self.choose)
        self.rows.copyWanted.connect(self.rows.copy)
        self.rows.left.connect(self.left)
        self.encoding.chosen.connect(self.encodingChosen)
        self.problems.chosen.connect(self._on_problem_chosen)

    @Slot()
    def choose(self) -> None:
        """Open the game with the cursor."""
        if self._job is None and self.rows.current:
            self.gameChosen.emit(self.rows.current)

    @Slot(str)
    def _on_search(self, text: str) -> None:
        self._wanted = self._wanted._replace(text=text)
        self._look()

    def _look(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None
        content, search = self._content, self._search_in
        if content is None or search is None:
            self._show((), 0)
        elif self._wanted.is_whole_file:
            self._show(range(1, len(content.games) + 1), len(content.games))
        else:
            work = partial(_find, search, self._wanted)
            self._job = job = self._jobs.run(work, lane=Lane.PREVIEWS, doing=Doing.READING)
            hear(self, job, finished=partial(self._on_found, job, len(content.games)))

    def _on_found(self, job: Job, total: int, numbers: Sequence[int] | None) -> None:
        if job is self._job and numbers is not None:
            self._job = None
            self._show(numbers, total)

    def _show(self, numbers: Sequence[int], total: int) -> None:
        kept = self._goal or self.rows.current
        self._goal = 0
        self.model.show_games(self._content, numbers, self._wanted)
        shown = len(numbers)
        if self._content is None:
            text = ""
        elif shown == total:
            text = counted.tr("%Ln games", "", total)
        else:
            text = counted.tr("{shown} of %Ln games", "", total).format(shown=self.locale().toString(shown))
        self._count.setText(text)
        if shown:
            row = self.model.row_of(kept) if kept else None
            if row is None and kept and shown == total:
                row = min(kept, shown) - 1
            self.rows.select_row(row or 0)
            self.rows.select(self._select)
            if self._scroll is not None:
                self.rows.verticalScrollBar().setValue(self._scroll)
            self._select, self._scroll = (), None
        else:
            self.gameShown.emit(0)
        self.listed.emit()

    @Slot()
    def _on_current(self) -> None:
        self.gameShown.emit(self.rows.current)

    @Slot(object)
    def _on_problem_chosen(self, problem: pdn.PdnProblem) -> None:
        if problem.game:
            self.go_to(problem.game)

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.hasFocus():
            self.left.emit()
        else:
            super().keyPressEvent(event)


def _line_of(game: pdn.PdnGame, _job: Job) -> PreviewLine:
    return line_of(game.read().tree)


def _find(search: GameSearch, wanted: WantedGames, job: Job) -> object:
    return search.find(wanted, lambda: job.token.stopped)
