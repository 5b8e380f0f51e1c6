"""The folders, stars and labels at the left of the library: each narrows the search down."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine.library.records import Folder
from PySide6.QtCore import QPoint, QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.library.questions import LibraryMarks
from harzdame_gui.library.text import number
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.labels import plain_tip
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.name_dialog import NameDialog

_PLACE = Qt.ItemDataRole.UserRole


class LibraryPlace(NamedTuple):
    """What is chosen at the left: nothing in particular, or one of these."""

    folder: int | None = None
    label: str = ""
    starred: bool = False
    unread: bool = False


class FolderList(QWidget, Themed):
    """A tree with one place chosen; a right click offers what can be done with a folder.

    *Signals*
    chosen(Place): another place was chosen.
    folderWanted(str, int): a new folder of this name is wanted, in a folder; 0: in none.
    renamed(int, str): a folder is to have another name.
    removed(int): a folder is to be removed.
    """

    chosen = Signal(object)
    folderWanted = Signal(str, int)
    renamed = Signal(int, str)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._marks = LibraryMarks((), (), 0)
        self._taken_up: LibraryPlace | None = None  # until it is known what places there are
        self._tree = QTreeWidget()
        self._tree.setHeaderHidden(True)
        self._tree.setRootIsDecorated(False)
        self._tree.setIndentation(current_theme().spacing.l)
        self._tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._tree.setAccessibleName(self.tr("Folders"))
        self._tree.setProperty("role", "places")
        self._tree.setColumnCount(2)
        header = self._tree.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(16)
        header.setSectionResizeMode(0, header.ResizeMode.Stretch)
        header.setSectionResizeMode(1, header.ResizeMode.ResizeToContents)
        self.setFocusProxy(self._tree)
        fill(QVBoxLayout(self), self._tree)
        self._tree.currentItemChanged.connect(self._on_current)
        self._tree.customContextMenuRequested.connect(self._on_menu)

    @property
    def place(self) -> LibraryPlace:
        """The place chosen."""
        if self._taken_up is not None:
            return self._taken_up
        item = self._tree.currentItem()
        place = item.data(0, _PLACE) if item is not None else None
        return place if isinstance(place, LibraryPlace) else LibraryPlace()

    @property
    def marks(self) -> LibraryMarks:
        """What is shown."""
        return self._marks

    def take_theme(self) -> None:
        """Take other colours and fonts."""
        self.show_marks(self._marks)

    def show_marks(self, marks: LibraryMarks) -> None:
        """Show these folders and labels; the place chosen stays chosen if it is still there."""
        self._marks = marks
        wanted, self._taken_up = self.place, None
        self._tree.blockSignals(True)
        self._tree.clear()
        everything = self._item(self._tree, self.tr("All games"), LibraryPlace(), marks.games)
        self._add_folders(marks.folders)
        self._heading(self.tr("Marked"))
        self._item(self._tree, self.tr("With stars"), LibraryPlace(starred=True))
        self._item(self._tree, self.tr("Not read to the end"), LibraryPlace(unread=True))
        if marks.labels:
            self._heading(self.tr("Labels"))
            for label in marks.labels:
                self._item(self._tree, label, LibraryPlace(label=label))
        self._tree.expandAll()
        self._tree.setCurrentItem(self._find(wanted) or everything)
        self._tree.blockSignals(False)
        if self.place != wanted:
            self.chosen.emit(self.place)

    def take_up(self, place: LibraryPlace) -> None:
        """Have a place chosen before the places are shown, if it is there then."""
        self._taken_up = place

    def choose(self, place: LibraryPlace) -> None:
        """Choose a place, once it is there."""
        if item := self._find(place):
            self._tree.setCurrentItem(item)
        else:
            self._taken_up = place

    def choose_all(self) -> None:
        """Choose all games."""
        if everything := self._find(LibraryPlace()):
            self._tree.setCurrentItem(everything)

    def name_of(self, folder: Folder) -> str:
        """The folder's name as it is shown."""
        return self.tr("My games") if folder.own else folder.name

    def _add_folders(self, folders: tuple[Folder, ...]) -> None:
        self._heading(self.tr("Folders"))
        items: dict[int, QTreeWidgetItem] = {}
        waiting = list(folders)
        while waiting:
            ready = [each for each in waiting if each.parent is None or each.parent in items]
            if not ready:
                break  # a damaged tree
            for folder in ready:
                parent = items[folder.parent] if folder.parent is not None else self._tree
                items[folder.id] = self._item(
                    parent, self.name_of(folder), LibraryPlace(folder=folder.id), folder.games
                )
                waiting.remove(folder)

    def _heading(self, text: str) -> None:
        item = QTreeWidgetItem(self._tree, [text])
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFirstColumnSpanned(True)
        item.setFont(0, current_theme().font(FontRole.CAPTION))
        item.setForeground(0, current_theme().color("text_muted"))
        item.setTextAlignment(0, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
        item.setSizeHint(0, QSize(0, self.fontMetrics().height() + current_theme().spacing.l))

    def _item(
        self, parent: QTreeWidget | QTreeWidgetItem, text: str, place: LibraryPlace, count: int = 0
    ) -> QTreeWidgetItem:
        item = QTreeWidgetItem(parent, [text, number(count) if count else ""])
        item.setData(0, _PLACE, place)
        item.setToolTip(0, plain_tip(text))
        item.setFirstColumnSpanned(not count)
        item.setForeground(1, current_theme().color("text_muted"))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def _find(self, place: LibraryPlace) -> QTreeWidgetItem | None:
        found = self._tree.findItems("", Qt.MatchFlag.MatchStartsWith | Qt.MatchFlag.MatchRecursive, 0)
        return next((item for item in found if item.data(0, _PLACE) == place), None)

    @Slot()
    def _on_current(self) -> None:
        self.chosen.emit(self.place)

    @Slot(QPoint)
    def _on_menu(self, point: QPoint) -> None:
        item = self._tree.itemAt(point)
        place = item.data(0, _PLACE) if item is not None else None
        number = place.folder if isinstance(place, LibraryPlace) else None
        folder = next((each for each in self._marks.folders if each.id == number), None)
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("New folder…")).triggered.connect(lambda: self.ask_for_folder(0))
        if folder is not None:
            within = menu.addAction(self.tr("New folder in “{name}”…").format(name=self.name_of(folder)))
            within.triggered.connect(lambda: self.ask_for_folder(folder.id))
            if not folder.own:
                menu.addSeparator()
                menu.addAction(self.tr("Rename…")).triggered.connect(lambda: self._ask_for_name(folder))
                remove = menu.addAction(self.tr("Remove the folder, keep its games"))
                remove.triggered.connect(lambda: self.removed.emit(folder.id))
        menu.popup(self._tree.viewport().mapToGlobal(point))

    def ask_for_folder(self, parent: int) -> None:
        """Ask for the name of a new folder, in a folder; 0: in none."""
        dialog = NameDialog(self.tr("New folder"), self)
        dialog.named.connect(lambda name: self.folderWanted.emit(name, parent))
        dialog.open()

    def _ask_for_name(self, folder: Folder) -> None:
        dialog = NameDialog(self.tr("Rename the folder"), self, name=folder.name)
        dialog.named.connect(lambda name: self.renamed.emit(folder.id, name))
        dialog.open()
