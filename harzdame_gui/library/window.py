"""The library's window: folders, search, the games found, and a preview."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from harzdame_engine.library.records import FoundGames
from PySide6.QtCore import QEvent, QItemSelection, QPoint, QSize, Qt, Signal, Slot
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
)

from harzdame_gui.controllers.library.questions import LibraryMarks
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.library.commands import LibraryCommands, LibraryWindowCommands
from harzdame_gui.library.folder_list import FolderList, LibraryPlace
from harzdame_gui.library.games_model import GamesModel
from harzdame_gui.library.games_table import GamesTable
from harzdame_gui.library.long_work import WorkBar
from harzdame_gui.library.nothing_found import Nothing, NothingFound
from harzdame_gui.library.preview import GamePreview
from harzdame_gui.library.search_form import SearchForm, SearchStand
from harzdame_gui.library.text import stars_text
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill

_USUAL = QSize(1280, 760)
_SMALLEST = QSize(860, 520)
_FOLDERS = 208


class LibraryStand(NamedTuple):
    """What was looked for and selected, for a window in the place of another."""

    search: SearchStand
    place: LibraryPlace
    sorting: tuple[int, Qt.SortOrder]
    current: int
    selected: list[int]
    scrolled: int


class LibraryWindow(RoomWindow):
    """Typing searches, a double click or Return puts a game on the board, a right click offers the rest.

    *Signals*
    gameShown(int): the preview of a game is wanted; 0: of none.
    gameOpened(int, int): a game is to be put on the board, after so many moves; -1: at its end.
    starsWanted(int): the games selected are to have so many stars.
    folderChosen(int): they are to go into a folder; 0: into none.
    labelWanted(str, bool): they are to have a label, or to lose it.
    newLabelWanted(): a label that there is not yet is wanted.
    filesDropped(list[str]): files or folders were dropped on the window.
    activated(): the window has become the active one.
    """

    gameShown = Signal(int)
    gameOpened = Signal(int, int)
    starsWanted = Signal(int)
    folderChosen = Signal(int)
    labelWanted = Signal(str, bool)
    newLabelWanted = Signal()
    filesDropped = Signal(list)
    activated = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__("library", settings)
        self.setWindowTitle(self.tr("Library"))
        self.setAcceptDrops(True)
        self._labels_on: frozenset[str] = frozenset()
        self.form = SearchForm()
        self.folders = FolderList()
        self.preview = GamePreview()
        self.work = WorkBar()
        self.model = GamesModel(self)
        self._table = GamesTable(self.model)
        self.nothing = NothingFound()
        self._pages = QStackedWidget()
        self._answered = False
        self._narrowed = False
        self._taken_up: LibraryStand | None = None  # until games are found
        self._count = label("caption")
        self._buttons = {
            name: QPushButton(text, autoDefault=False)
            for name, text in (
                ("files", self.tr("Import files…")),
                ("folder", self.tr("Import a folder…")),
                ("board", self.tr("Add the board’s game")),
                ("names", self.tr("Spellings of names…")),
                ("clear", self.tr("Clear the search")),
            )
        }
        self.commands = LibraryCommands(self._table)
        self._build()
        self._connect()
        self.open_at(_USUAL, _SMALLEST)

    @property
    def import_files(self) -> QPushButton:
        """The button that imports files."""
        return self._buttons["files"]

    @property
    def import_folder(self) -> QPushButton:
        """The button that imports a folder."""
        return self._buttons["folder"]

    @property
    def add_board(self) -> QPushButton:
        """The button that adds the game on the board."""
        return self._buttons["board"]

    @property
    def spellings(self) -> QPushButton:
        """The button for persons with several names."""
        return self._buttons["names"]

    @property
    def selected(self) -> list[int]:
        """The games selected."""
        return self._table.selected

    @property
    def current(self) -> int:
        """The game with the cursor; 0 if there is none."""
        return self._table.current

    @property
    def stand(self) -> LibraryStand:
        """What is looked for and selected."""
        if self._taken_up is not None:
            return self._taken_up
        table = self._table
        scrolled = table.verticalScrollBar().value()
        return LibraryStand(
            self.form.stand, self.folders.place, table.sorting, self.current, self.selected, scrolled
        )

    def take_up(self, stand: LibraryStand) -> None:
        """Look for what was looked for in another window; games are selected once they are found."""
        self.folders.take_up(stand.place)
        self._table.sortByColumn(*stand.sorting)
        self.form.take_up(stand.search)
        self._taken_up = stand

    def show_found(self, found: FoundGames) -> None:
        """Show other games; those of them stay selected that were so."""
        taken_up, self._taken_up = self._taken_up, None
        before = taken_up or self.stand
        self.model.show_found(found)
        count = len(found.ids)
        self._count.setText(counted.tr("%Ln games", "", count) if count else "")
        self._show_page()
        self._table.take_up(before.current, before.selected)
        if taken_up is not None and self.current == before.current:
            self._table.verticalScrollBar().setValue(before.scrolled)
        if not count:
            self.gameShown.emit(0)

    def show_narrowed(self, narrowed: bool) -> None:
        """Offer to clear the form, if it leaves games out."""
        self._narrowed = narrowed
        self._show_page()

    def show_marks(self, marks: LibraryMarks) -> None:
        """Show folders and labels, and whether there is any game."""
        self._answered = True
        self.folders.show_marks(marks)
        self._show_page()

    def _show_page(self) -> None:
        found = bool(self.model.numbers)
        if not self._answered:
            why = Nothing.UNKNOWN
        elif not self.folders.marks.games:
            why = Nothing.EMPTY
        else:
            why = Nothing.NO_MATCH if self._narrowed else Nothing.EMPTY_PLACE
        self.nothing.show_why(why)
        self._pages.setCurrentWidget(self._table if found else self.nothing)
        self._buttons["clear"].setVisible(found and self._narrowed)

    def show_labels(self, labels: frozenset[str]) -> None:
        """The labels of the game with the cursor, which its menu ticks."""
        self._labels_on = labels

    def focus_search(self) -> None:
        """Come to the front, with the keyboard focus on the search."""
        self.come_forward()
        self.form.focus_search()

    def _build(self) -> None:
        space = current_theme().spacing
        for page in (self._table, self.nothing):
            self._pages.addWidget(page)
        self.folders.setFixedWidth(_FOLDERS)
        buttons = self._buttons
        buttons["clear"].setProperty("role", "quiet")
        buttons["clear"].hide()
        left = fill(
            QVBoxLayout(),
            self.folders,
            *(buttons[name] for name in ("files", "folder", "board", "names")),
            spacing=space.s,
            grow=(self.folders,),
        )
        middle = fill(
            QVBoxLayout(),
            self.form,
            self._pages,
            self.notice,
            self.work,
            fill(QHBoxLayout(), self._count, buttons["clear"], STRETCH, spacing=space.s),
            spacing=space.s,
            grow=(self._pages,),
        )
        margins = (space.l, space.l, space.l, space.l)
        fill(
            QHBoxLayout(self),
            left,
            middle,
            self.preview,
            spacing=space.l,
            margins=margins,
            grow=(middle,),
        )

    def _connect(self) -> None:
        table = self._table
        table.selectionModel().currentRowChanged.connect(self._on_current)
        table.selectionModel().selectionChanged.connect(self._on_selection)
        table.opened.connect(self._on_open)
        self.form.words.stepped.connect(table.step)
        table.customContextMenuRequested.connect(self._on_menu)
        self.commands.open.triggered.connect(self._on_open)
        everywhere = LibraryWindowCommands(self)
        self.addActions(everywhere.all())
        everywhere.search.triggered.connect(self.form.focus_search)
        self.preview.openWanted.connect(self._on_open_shown)
        self._buttons["clear"].clicked.connect(self.form.clear)
        self.nothing.allWanted.connect(self._show_all)

    @Slot()
    def _show_all(self) -> None:
        """Clear the search; without one, show the games of all folders."""
        if self._narrowed:
            self.form.clear()
        else:
            self.folders.choose_all()

    @Slot()
    def _on_current(self) -> None:
        self.gameShown.emit(self.current)

    @Slot(QItemSelection)
    def _on_selection(self) -> None:
        chosen = self._table.selectionModel().hasSelection()
        for action in self.commands.all():
            action.setEnabled(chosen)

    @Slot()
    def _on_open(self) -> None:
        if game := self.current:
            self.gameOpened.emit(game, -1)

    @Slot()
    def _on_open_shown(self) -> None:
        if game := self.preview.game:
            self.gameOpened.emit(game, self.preview.ply)

    @Slot(QPoint)
    def _on_menu(self, point: QPoint) -> None:
        if not self.selected:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        commands = self.commands
        menu.addActions([commands.open, commands.edit])
        menu.addSeparator()
        self._add_stars(menu.addMenu(self.tr("Stars")))
        self._add_folders(menu.addMenu(self.tr("Folder")))
        self._add_labels(menu.addMenu(self.tr("Labels")))
        menu.addSeparator()
        menu.addActions([commands.copy, commands.export, commands.study, commands.remove])
        menu.popup(self._table.viewport().mapToGlobal(point))

    def _add_stars(self, menu: QMenu) -> None:
        current = self.model.known(self.current)
        for stars in range(6):
            self._add_tick(
                menu,
                stars_text(stars) or self.tr("none"),
                current is not None and current.stars == stars,
                partial(self.starsWanted.emit, stars),
            )

    def _add_folders(self, menu: QMenu) -> None:
        current = self.model.known(self.current)
        inside = current.folder if current is not None else None
        self._add_tick(menu, self.tr("none"), inside is None, partial(self.folderChosen.emit, 0))
        for folder in self.folders.marks.folders:
            self._add_tick(
                menu,
                self.folders.name_of(folder),
                inside == folder.id,
                partial(self.folderChosen.emit, folder.id),
            )

    def _add_labels(self, menu: QMenu) -> None:
        for name in self.folders.marks.labels:
            on = name in self._labels_on
            self._add_tick(menu, name, on, partial(self.labelWanted.emit, name, not on))
        if self.folders.marks.labels:
            menu.addSeparator()
        menu.addAction(self.tr("New label…")).triggered.connect(self.newLabelWanted)

    def _add_tick(self, menu: QMenu, text: str, on: bool, then: Callable[[], None]) -> None:
        action = menu.addAction(text)
        action.setCheckable(True)
        action.setChecked(on)
        action.triggered.connect(then)

    # Qt's own

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.filesDropped.emit(_dropped(event))


def _dropped(event: QDropEvent) -> list[str]:
    """The files and folders on this machine that are dragged."""
    return [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
