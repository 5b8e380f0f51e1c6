"""The dialog for a new tournament: who plays, in which format, which game, how fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from harzdame_engine.ballots.ballot_sets import ballot_sets
from harzdame_engine.machine import cores
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.statistics import Sprt
from harzdame_engine.rules.variants import variants
from harzdame_engine.tournament.plan import BOOK, Format, Plan
from PySide6.QtCore import QDate, Qt, Slot
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.files.folders import Folders
from harzdame_gui.controllers.tournament.board_games import playable
from harzdame_gui.text.ballots import set_name
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.tournament.entrants import EntrantList
from harzdame_gui.tournament.text import format_name, format_sentence
from harzdame_gui.translation import counted
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.file_dialogs import OpenDialog
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.number_box import DecimalBox

_MOST_GAMES = 10_000
_USUAL_TIME = 2
_FILE = "file"
"""The entry for a file of openings; every other one has the words of a plan."""
_BALLOTS, _WITHOUT_BALLOTS = 2, 3
"""The place of the sets of ballots among the openings, and how many others there are."""
_INDENT = 6
_NAME_WIDTH = 250


class TournamentDialog(QDialog):
    """Opens with four levels of the computer; Return starts."""

    def __init__(
        self,
        game: str,
        folders: Folders,
        parent: QWidget | None = None,
        *,
        programs: Callable[[str], Sequence[AddedProgram]] = lambda _game: (),
        person: str = "",
    ) -> None:
        """`programs` returns those that the user has added and that know a game; `person` may play, too."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New tournament"))
        self._players = EntrantList(person)
        self._programs = programs
        self._folders = folders
        self._name = QLineEdit(self._usual_name())
        self._game = QComboBox()
        self._format = QComboBox()
        self._meaning = label("muted", wrap=True)
        self._games = _number(1, _MOST_GAMES, 2)
        self._cycles = _number(1, 1000, 1)
        self._rounds = _number(0, 100, 0)
        self._replays = _number(0, 20, 2)
        self._time = QComboBox()
        self._openings = QComboBox()
        self._file = ""
        self._at_once = _number(1, max(1, cores()), max(1, cores()))
        self._test = QCheckBox(self.tr("End it when a test decides (SPRT)"))
        self._low, self._high = _elo(0), _elo(10)
        self._bounds = QWidget()
        self._form = QFormLayout()
        self._summary = label("strong", wrap=True)
        self._buttons = QDialogButtonBox()
        self._start = self._buttons.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._fill(game)
        self._build()
        self._connect()
        self._on_game()
        self._refresh()

    @property
    def plan(self) -> Plan:
        """The tournament as it is chosen."""
        return Plan(
            name=self._name.text().strip() or self.tr("Tournament"),
            date=date.today().strftime("%Y.%m.%d"),
            game=self._game.currentData(),
            players=tuple(entrant.spec for entrant in self._players.entrants),
            format=self._kind,
            games=self._games.value(),
            cycles=self._cycles.value(),
            rounds=self._rounds.value(),
            replays=self._replays.value(),
            limits=self._time.currentData(),
            openings=self._file if self._from_file else self._openings.currentData(),
            sprt=Sprt(self._low.value(), self._high.value()) if self._tests else None,
        )

    @property
    def at_once(self) -> int:
        """The number of games to play at the same time."""
        return self._at_once.value()

    @property
    def _kind(self) -> Format:
        return Format(self._format.currentData())

    @property
    def _from_file(self) -> bool:
        return bool(self._openings.currentData() == _FILE)

    @property
    def _tests(self) -> bool:
        return self._test.isChecked() and self._test.isEnabled()

    def _fill(self, game: str) -> None:
        for rules in variants():
            self._game.addItem(game_name(rules), rules.id)
        self._game.setCurrentIndex(max(0, self._game.findData(game)))
        for kind in Format:
            self._format.addItem(format_name(kind), kind.value)
        number = self.locale().toString
        for seconds in (0.05, 0.1, 0.5, 1.0, 5.0):
            text = self.tr("{number} s a move").format(number=number(seconds, "g", 3))
            self._time.addItem(text, f"time={seconds:g}")
        for minutes, increment in ((1, 1), (3, 2), (10, 5), (30, 10)):
            text = self.tr("{minutes} min + {seconds} s a move")
            self._time.addItem(
                text.format(minutes=number(minutes), seconds=number(increment)),
                f"tc={60 * minutes}+{increment}",
            )
        self._time.setCurrentIndex(_USUAL_TIME)
        self._openings.addItem(self.tr("Random and fair"), "")
        self._openings.addItem(self.tr("From the opening book"), BOOK)
        self._openings.addItem(self.tr("From a file…"), _FILE)
        self._rounds.setSpecialValueText(self.tr("as many as it takes"))

    def _usual_name(self) -> str:
        day = self.locale().toString(QDate.currentDate(), self.tr("d MMMM yyyy"))
        return self.tr("Tournament of {day}").format(day=day)

    def _build(self) -> None:
        space, form = current_theme().spacing, self._form
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._name.setMinimumWidth(_NAME_WIDTH)
        form.setHorizontalSpacing(space.l)
        form.setVerticalSpacing(space.s)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        fields: tuple[tuple[str, QWidget], ...] = (
            (self.tr("Name"), self._name),
            (self.tr("Game"), self._game),
            (self.tr("Format"), self._format),
            ("", self._meaning),
            (self.tr("Games between two"), self._games),
            (self.tr("Times through"), self._cycles),
            (self.tr("Rounds"), self._rounds),
            (self.tr("Replays at most"), self._replays),
            (self.tr("Thinking time"), self._time),
            (self.tr("Openings"), self._openings),
            (self.tr("Games at once"), self._at_once),
        )
        for text, field in fields:
            form.addRow(text, field)
            if text:
                field.setAccessibleName(text)
        between = QLabel(self.tr("or"))
        fill(QHBoxLayout(self._bounds), self._low, between, self._high, STRETCH, spacing=space.s)
        self._low.setAccessibleName(self.tr("Lower Elo"))
        self._high.setAccessibleName(self.tr("Upper Elo"))
        room = self._test.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # the buttons stay where they are
        self._test.setSizePolicy(room)
        place = QWidget()  # a form gives what is hidden no room
        fill(QVBoxLayout(place), self._test)
        form.addRow(place)
        form.addRow(self.tr("Elo of the first"), self._bounds)
        self._meaning.setFixedHeight(2 * self.fontMetrics().lineSpacing() + 4)
        left = (label("heading", self.tr("Players")), self._players)
        right = (label("heading", self.tr("Tournament")), form, STRETCH, self._summary, self._buttons)
        columns = (
            fill(QVBoxLayout(), *left, spacing=space.s, grow=(self._players,)),
            fill(QVBoxLayout(), *right, spacing=space.s),
        )
        margins = (space.l, space.l, space.l, space.l)
        fill(QHBoxLayout(self), *columns, spacing=space.xl, margins=margins, grow=columns)
        make_default(self._start, self._buttons)
        self._start.setFocus()

    def _connect(self) -> None:
        answer_with(self._buttons, self)
        self._players.changed.connect(self._refresh)
        self._format.currentIndexChanged.connect(self._refresh)
        self._test.toggled.connect(self._refresh)
        for number in (self._games, self._cycles, self._rounds, self._replays, self._low, self._high):
            number.valueChanged.connect(self._refresh)
        self._openings.currentIndexChanged.connect(self._refresh)
        self._openings.activated.connect(self._on_openings)
        self._game.currentIndexChanged.connect(self._on_game)

    @Slot()
    def _on_game(self) -> None:
        game = self._game.currentData()
        self._players.set_programs(self._programs(game))
        chosen = self._openings.currentData()
        self._openings.setCurrentIndex(0)
        while self._openings.count() > _WITHOUT_BALLOTS:
            self._openings.removeItem(_BALLOTS)
        for number, each in enumerate(ballot_sets(game), _BALLOTS):
            self._openings.insertItem(number, set_name(each), each.id)
        self._openings.setCurrentIndex(max(self._openings.findData(chosen), 0))

    @Slot()
    def _refresh(self) -> None:
        kind, form = self._kind, self._form
        self._meaning.setText(format_sentence(kind))
        form.setRowVisible(self._cycles, kind in {Format.ROUND_ROBIN, Format.GAUNTLET})
        form.setRowVisible(self._rounds, kind is Format.SWISS)
        form.setRowVisible(self._replays, kind is Format.KNOCK_OUT)
        two = len(self._players.entrants) == 2
        self._test.setVisible(two)
        self._test.setEnabled(two)
        form.setRowVisible(self._bounds, self._tests)
        problem = self._problem()
        self._start.setEnabled(not problem)
        self._summary.setText(problem or self._sum())

    def _problem(self) -> str:
        if len(self._players.entrants) < 2:
            return self.tr("A tournament needs two players or more.")
        if self._tests and self._low.value() >= self._high.value():
            return self.tr("The first Elo of the test must be lower than the second.")
        if self._from_file and not self._file:
            return self.tr("Choose the file with the openings.")
        try:
            specs = self.plan.specs()
            self.plan.check_size()
        except MatchError as error:
            return str(error)
        if not playable(specs):
            return self.tr("Against persons the computer plays with a time, not a number of positions.")
        return ""

    def _sum(self) -> str:
        total = self.plan.schedule().total
        if self._tests and total > 1:
            return counted.tr("%Ln games at most", "", total)
        if self._kind is Format.KNOCK_OUT and total > 1:
            return counted.tr("%Ln games or more", "", total)
        return counted.tr("%Ln games", "", total)

    @Slot()
    def _on_openings(self) -> None:
        if not self._from_file:
            return
        dialog = OpenDialog(self.tr("Openings: games or positions"), self, self._folders)
        dialog.fileSelected.connect(self._on_file)
        dialog.rejected.connect(self._on_no_file)
        dialog.open()
        self._openings.setCurrentIndex(
            self._openings.findData(_FILE)
        )  # one that was asked for before has given way

    @Slot(str)
    def _on_file(self, name: str) -> None:
        self._file = name
        place = self._openings.findData(_FILE)
        self._openings.setItemText(place, Path(name).name)
        self._openings.setCurrentIndex(place)
        self._refresh()

    @Slot()
    def _on_no_file(self) -> None:
        if not self._file:
            self._openings.setCurrentIndex(0)


def _number(least: int, most: int, value: int) -> QSpinBox:
    box = QSpinBox()
    _indent(box)
    box.setRange(least, most)
    box.setValue(value)
    return box


def _elo(value: float) -> DecimalBox:
    box = DecimalBox()
    _indent(box)
    box.setDecimals(1)
    box.setRange(-1000, 1000)
    box.setValue(value)
    return box


def _indent(box: QAbstractSpinBox) -> None:
    """Keep the text off the border: the style sheet's padding does not reach the field within."""
    box.lineEdit().setTextMargins(_INDENT, 0, 0, 0)
