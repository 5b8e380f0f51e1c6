"""The dialog that finds another game: in open files, among one's own, in the library, on the clipboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.library.query import GameQuery
from harzdame_engine.library.records import FoundGames
from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game.my_games import MyGame, read_kept_record
from harzdame_gui.controllers.library.questions import OpenedGame, PreviewedGame
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, FolderLane, Job
from harzdame_gui.files.found_text import FoundText, find
from harzdame_gui.files.games_view import GamesView
from harzdame_gui.late_services import LateServices
from harzdame_gui.library.games_model import GamesModel
from harzdame_gui.library.games_table import GamesTable
from harzdame_gui.lists.search_field import SearchField
from harzdame_gui.services import Services
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at
from harzdame_gui.widgets.replay_board import ReplayBoard

_USUAL = QSize(960, 600)
_BOARD = 240
_TYPING_MS = 250


class GameChoice(QDialog):
    """The sources above, the games of the one chosen below; Return or a double click takes a game.

    *Signals*
    treeChosen(GameTree): a game was chosen, and could be read.
    """

    treeChosen = Signal(object)

    def __init__(self, services: Services, late: LateServices, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Another game"))
        self._services = services
        self._late = late
        self._content: pdn.PdnFile | None = None
        self._sources = QComboBox()
        self._pages = QStackedWidget()
        self._view = GamesView(services.jobs)
        self._model = GamesModel(self)
        self._table = GamesTable(self._model)
        self._search = SearchField(self.tr("Search names, events, years"), self.tr("Search the library"))
        self._board = ReplayBoard(_BOARD)
        self._previewed: Job | None = None
        self._said = label("caption", wrap=True)
        self._asked: int | None = None
        self._delay = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._delay.timeout.connect(self._search_library)
        self._entries: list[tuple[str, Callable[[], None]]] = self._made_entries()
        self._build()
        late.own.listed.connect(self._on_own_listed)
        self._on_source(0)

    def _made_entries(self) -> list[tuple[str, Callable[[], None]]]:
        files = self._late.files
        entries = [(path.name, partial(self._show_file, path)) for path in files.paths]
        if files.current in files.paths:
            entries.insert(0, entries.pop(files.paths.index(files.current)))
        return [
            *entries,
            (self.tr("My games"), self._late.own.list),
            (self.tr("Library"), self._search_library),
            (self.tr("Clipboard"), self._read_clipboard),
        ]

    def _build(self) -> None:
        space = current_theme().spacing
        self._sources.addItems([name for name, _ in self._entries])
        self._sources.activated.connect(self._on_source)
        connect_in_qt(self._search, "textChanged(QString)", self._delay, "start()")
        self._search.stepped.connect(self._table.step)
        library = QWidget()
        fill(QVBoxLayout(library), self._search, self._table, spacing=space.s, grow=(self._table,))
        self._pages.addWidget(self._view)
        self._pages.addWidget(library)
        buttons = QDialogButtonBox()
        self._take = buttons.addButton(self.tr("Take this game"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        where = QLabel(self.tr("From"))
        where.setBuddy(self._sources)
        top = fill(QHBoxLayout(), where, self._sources, spacing=space.s, grow=(self._sources,))
        beside = fill(QVBoxLayout(), self._board, STRETCH)
        middle = fill(QHBoxLayout(), self._pages, beside, spacing=space.l, grow=(self._pages,))
        margins = (space.l, space.l, space.l, space.l)
        fill(
            QVBoxLayout(self), top, middle, self._said, buttons, spacing=space.s, margins=margins,
            grow=(middle,),
        )  # fmt: skip
        make_default(self._take, buttons)
        open_at(self, _USUAL)
        self._view.set_usual(self._services.session.position.rules)
        self._view.gameChosen.connect(self._on_chosen)
        connect_in_qt(self._view, "left()", self, "reject()")
        self._view.preview_on(self._board)
        self._board.opened.connect(self._choose)
        self._view.gameShown.connect(self._show_whether_any)
        self._table.opened.connect(self._choose)
        self._table.copyWanted.connect(self._table.copy)
        self._table.selectionModel().currentRowChanged.connect(self._on_stored_game)
        self._model.modelReset.connect(self._show_whether_any)
        self._model.rowsWanted.connect(self._on_rows_wanted)
        buttons.accepted.connect(self._choose)
        reject_with(buttons, self)

    @Slot(int)
    def _on_source(self, place: int) -> None:
        show = self._entries[place][1]
        self._asked = place  # files in several folders may have the same name
        self._drop_preview()
        self._say("")
        self._content = None
        self._view.show_file(None)
        in_library = show == self._search_library
        self._pages.setCurrentIndex(int(in_library))
        self._show_whether_any()
        (self._search if in_library else self._view.search).setFocus()
        show()

    # Files, one's own games, the clipboard

    def _show_file(self, path: Path) -> None:
        known = self._late.files.document(path)
        if known is not None:
            self._show_games(known.content)
            return
        encoding = self._services.settings.encoding_of(path)
        job = self._services.jobs.run(
            partial(_read_file, path, encoding), lane=FolderLane(path.parent), doing=Doing.OPENING
        )
        hear(
            self,
            job,
            finished=partial(self._on_file_read, self._asked),
            failed=partial(self._on_failed, self._asked),
        )

    def _on_file_read(self, asked: int | None, content: pdn.PdnFile) -> None:
        if asked == self._asked:
            self._show_games(content)

    def _on_failed(self, asked: int | None, _error: Exception) -> None:
        if asked == self._asked:
            self._say(self.tr("The games cannot be read."))

    @Slot(object)
    def _on_own_listed(self, games: tuple[MyGame, ...]) -> None:
        if self._asked is None or self._entries[self._asked][1] != self._late.own.list:
            return
        paths = tuple(mine.path for mine in games if mine.facts is not None)
        if not paths:  # which is no problem, as it would be of a file
            self._say(self.tr("There is no game here."))
            return
        job = self._services.jobs.run(partial(_scan, paths), doing=Doing.LISTING)
        hear(
            self,
            job,
            finished=partial(self._on_file_read, self._asked),
            failed=partial(self._on_failed, self._asked),
        )

    def _read_clipboard(self) -> None:
        text = QGuiApplication.clipboard().text()
        rules = self._services.session.position.rules
        job = self._services.jobs.run(lambda _job: find(text, rules), doing=Doing.READING)
        hear(self, job, finished=partial(self._on_found_text, self._asked))

    def _on_found_text(self, asked: int | None, found: FoundText) -> None:
        if asked != self._asked:
            return
        if found.too_long:
            self._say(self.tr("The text on the clipboard is too long to look for games in it."))
        elif found.games is None:
            self._say(self.tr("There is no game on the clipboard."))
        else:
            self._show_games(found.games)

    def _show_games(self, content: pdn.PdnFile) -> None:
        self._content = content
        self._view.show_file(content)
        if not content.games:
            self._say(self.tr("There is no game here."))

    @Slot(int)
    def _on_chosen(self, number: int) -> None:
        if self._content is not None:
            job = self._services.jobs.run(partial(_read_game, self._content, number), doing=Doing.READING)
            job.finished.connect(self._on_read)

    @Slot(object)
    def _on_read(self, reading: pdn.PdnReading | None) -> None:
        if self._asked is None:
            return
        if reading is None or reading.tree is None:
            self._say(self.tr("This game cannot be read."))
        else:
            self.treeChosen.emit(reading.tree)
            self.accept()

    # The library

    @Slot()
    def _search_library(self) -> None:
        job = self._late.library.search(GameQuery(words=self._search.text(), descending=True))
        hear(self, job, finished=self._on_found, failed=partial(self._on_failed, self._asked))

    @Slot(object)
    def _on_found(self, found: FoundGames) -> None:
        self._model.show_found(found)
        self._table.take_up(0, [])
        if self._pages.currentIndex() == 1:
            self._say("" if found.ids else self.tr("There is no game here."))

    @Slot(object)
    def _on_rows_wanted(self, games: tuple[int, ...]) -> None:
        self._late.library.rows(games).finished.connect(self._model.add_rows)

    @Slot()
    def _on_stored_game(self) -> None:
        self._drop_preview()
        self._show_whether_any()
        if game := self._table.current:
            self._previewed = job = self._late.library.preview(game)
            hear(self, job, finished=partial(self._on_previewed, job))

    def _drop_preview(self) -> None:
        if self._previewed is not None:
            self._previewed.cancel()
            self._previewed = None

    def _on_previewed(self, job: Job, preview: PreviewedGame | None) -> None:
        if job is self._previewed and preview is not None:
            self._board.show_line(preview.positions, preview.moves)

    def _on_opened(self, opened: OpenedGame | None) -> None:
        self._on_read(None if opened is None else opened.reading)

    @Slot()
    def _show_whether_any(self) -> None:
        """Let a game be taken only where there is one."""
        rows = self._table if self._pages.currentIndex() else self._view.rows
        self._take.setEnabled(bool(rows.current))

    @Slot()
    def _choose(self) -> None:
        if self._pages.currentIndex() == 0:
            self._view.choose()
        elif self._table.current:
            self._late.library.read(self._table.current).finished.connect(self._on_opened)

    def done(self, result: int) -> None:
        self._asked = None  # answers that come later are for nobody
        self._delay.stop()
        self._drop_preview()
        super().done(result)

    def _say(self, text: str) -> None:
        self._said.setText(text)


def _read_file(path: Path, encoding: str | None, _job: Job) -> pdn.PdnFile:
    return PdnDocument.read(path, encoding).content


def _scan(games: Sequence[Path], _job: Job) -> pdn.PdnFile:
    """The games that can be read; one may have been deleted just now."""
    records = []
    for game in games:
        with suppress(OSError, ValueError):
            records.append(read_kept_record(game).strip())
    return pdn.scan("\n\n".join(records))


def _read_game(content: pdn.PdnFile, number: int, _job: Job) -> pdn.PdnReading:
    return content.games[number - 1].read()
