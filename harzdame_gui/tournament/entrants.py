"""The players of a tournament to come: a list that is added to, sorted and shortened."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import NamedTuple

from harzdame_engine import LEVELS, Level
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.engine.added_program import AddedProgram, ProgramLanguage
from harzdame_gui.text.levels import level_name
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.commands import EntrantCommands
from harzdame_gui.translation import counted
from harzdame_gui.widgets.layouts import STRETCH, fill

_WORDS = Qt.ItemDataRole.UserRole
_NODES = (1_000, 10_000, 100_000, 1_000_000)
_FIRST = ("casual", "keen", "club", "strong-club")


class Entrant(NamedTuple):
    """A player: its name, and the words that describe it without the name."""

    name: str
    words: str

    @property
    def spec(self) -> str:
        """The description that the engine package reads."""
        return f"{shlex.join([f'name={self.name}'])} {self.words}".strip()


class EntrantList(QWidget):
    """The list with the means to add to it. Delete removes; dragging sorts: the first are the seeds.

    *Signals*
    changed(): other players, or another order.
    """

    changed = Signal()

    def __init__(self, person: str = "", parent: QWidget | None = None) -> None:
        """`person` is the name of the one whose computer it is."""
        super().__init__(parent)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Players"))
        self._list.setProperty("role", "games")
        self._list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setMinimumSize(QSize(280, 140))
        self._kind = QComboBox()
        self._kind.setAccessibleName(self.tr("Kind of player"))
        self._pages = QStackedWidget()
        self._level = QComboBox()
        self._level.setAccessibleName(self.tr("Level"))
        self._nodes = QComboBox()
        self._nodes.setAccessibleName(self.tr("Positions a move"))
        self._milliseconds = QSpinBox()
        self._milliseconds.setAccessibleName(self.tr("Time a move"))
        self._person = QLineEdit(person, cursorPosition=0, placeholderText=self.tr("Name"))
        self._person.setAccessibleName(self.tr("Name"))
        self._program = QComboBox()
        self._program.setAccessibleName(self.tr("Added engine"))
        self._programs: Sequence[AddedProgram] = ()
        self._add = QPushButton(self.tr("Add"), autoDefault=False)
        self._remove = QPushButton(self.tr("Remove"), autoDefault=False)
        self._makers: list[Callable[[], Entrant | None]] = []
        self._build()
        self._connect()
        for level in LEVELS:
            if level.id in _FIRST:
                self._put(_of_level(level))
        self._on_selection()

    @property
    def entrants(self) -> tuple[Entrant, ...]:
        """The players in their order."""
        items = (self._list.item(row) for row in range(self._list.count()))
        return tuple(Entrant(item.text(), str(item.data(_WORDS))) for item in items)

    def add(self, entrant: Entrant) -> None:
        """Add a player; a second one of a name gets a number."""
        self._put(entrant)
        self._list.scrollToBottom()
        self.changed.emit()

    def set_programs(self, programs: Sequence[AddedProgram]) -> None:
        """Offer these engines, which the user has added."""
        self._programs = programs
        self._program.clear()
        for program in programs:
            self._program.addItem(program.name)
        if not programs:
            self._program.addItem(self.tr("None was added that plays this game"))
        self._program.setEnabled(bool(programs))

    def _build(self) -> None:
        space = current_theme().spacing
        for level in LEVELS:
            self._level.addItem(level_name(level), level.id)
        self._level.setCurrentIndex(6)
        for nodes in _NODES:
            self._nodes.addItem(counted.tr("%Ln positions a move", "", nodes), nodes)
        self._nodes.setCurrentIndex(1)
        self._milliseconds.setRange(10, 600_000)
        self._milliseconds.setValue(500)
        self._milliseconds.setSingleStep(100)
        self._milliseconds.setSuffix(self.tr(" ms a move"))
        for text, page, maker in (
            (self.tr("A level of the computer"), self._level, self._from_level),
            (self.tr("The computer with a time of its own"), self._milliseconds, self._from_time),
            (self.tr("The computer with a number of positions"), self._nodes, self._from_nodes),
            (self.tr("An engine that you added"), self._program, self._from_program),
            (self.tr("You, or another person at this board"), self._person, self._from_person),
        ):
            self._kind.addItem(text)
            self._pages.addWidget(page)
            self._makers.append(maker)
        self._pages.setFixedHeight(self._level.sizeHint().height())
        self.set_programs(())
        row = fill(QHBoxLayout(), self._pages, self._add, spacing=space.s, grow=(self._pages,))
        under = fill(QHBoxLayout(), STRETCH, self._remove)
        fill(QVBoxLayout(self), self._list, under, self._kind, row, spacing=space.s, grow=(self._list,))

    def _connect(self) -> None:
        self._kind.currentIndexChanged.connect(self._pages.setCurrentIndex)
        self._add.clicked.connect(self._on_add)
        self._remove.clicked.connect(self._on_remove)
        self._list.itemSelectionChanged.connect(self._on_selection)
        self._list.model().rowsMoved.connect(self.changed)
        remove = EntrantCommands(self._list).remove
        remove.triggered.connect(self._on_remove)
        self._remove.setToolTip(remove.toolTip())

    def _put(self, entrant: Entrant) -> None:
        names = {each.name for each in self.entrants}
        name, number = entrant.name, 1
        while name in names:
            number += 1
            name = f"{entrant.name} {number}"
        item = QListWidgetItem(name)
        item.setData(_WORDS, entrant.words)
        item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)  # dropped between rows, never on one
        self._list.addItem(item)

    def _from_level(self) -> Entrant:
        chosen = self._level.currentData()
        return _of_level(next(level for level in LEVELS if level.id == chosen))

    def _from_time(self) -> Entrant:
        milliseconds = self._milliseconds.value()
        name = self.tr("Computer, {count} ms").format(count=self.locale().toString(milliseconds))
        return Entrant(name, f"time={milliseconds / 1000:g}")

    def _from_nodes(self) -> Entrant:
        nodes = self._nodes.currentData()
        name = counted.tr("Computer, %Ln positions", "", nodes)
        return Entrant(name, f"nodes={nodes}")

    def _from_person(self) -> Entrant:
        return Entrant(self._person.text().strip() or self.tr("You"), "person=true")

    def _from_program(self) -> Entrant | None:
        number = self._program.currentIndex()
        return _of_program(self._programs[number]) if number < len(self._programs) else None

    @Slot()
    def _on_add(self) -> None:
        entrant = self._makers[self._kind.currentIndex()]()
        if entrant is not None:
            self.add(entrant)

    @Slot()
    def _on_remove(self) -> None:
        for item in self._list.selectedItems():
            self._list.takeItem(self._list.row(item))
        self.changed.emit()

    # Qt's own

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.scheduleDelayedItemsLayout()  # the style sheet has made the rows higher

    @Slot()
    def _on_selection(self) -> None:
        self._remove.setEnabled(bool(self._list.selectedItems()))


def _of_level(level: Level) -> Entrant:
    return Entrant(level_name(level), f"level={level.id}")


def _of_program(program: AddedProgram) -> Entrant:
    words = [f"cmd={shlex.join(program.command)}"]
    if program.working_folder is not None:
        words.append(f"dir={program.working_folder}")
    if program.language is ProgramLanguage.HUB_1:
        words.append("protocol=1")
    words += [f"param.{name}={value}" for name, value in program.values]
    return Entrant(program.name, shlex.join(words))
