"""The choice of clocks for a new game: one for both sides, or one for each."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.clocks.control import NO_CLOCKS, Stage, TimeControl, TimeControls
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.new_game.clock_kinds import (
    FIELDS,
    ClockKind,
    Numbers,
    control_of,
    least_minutes,
    least_seconds,
    numbers_of,
)
from harzdame_gui.text.clocks import control_words
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill
from harzdame_gui.widgets.number_box import DecimalBox

PRESETS = (
    None,
    TimeControl.of(180, 2),
    TimeControl.of(300),
    TimeControl.of(300, 3),
    TimeControl.of(600, 5),
    TimeControl.of(900),
    TimeControl.of(900, 10),
    TimeControl((Stage(5_400_000, 40, 30_000), Stage(1_800_000, None, 30_000))),
)
"""Offered by name; every other clock is made up."""
MADE_UP = TimeControl.of(1200, 10)
"""The numbers to begin with where a clock is made up."""
_BESIDE = 24
"""The padding of a row, which a list does not count."""


class ClockChoice(QWidget):
    """One list for both sides, and a second where Black's clock is to be another.

    *Signals*
    changed(): the choice is another.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._white, self._black = ControlChoice(), ControlChoice()
        self._apart = QCheckBox(self.tr("Another clock for Black"))
        self._apart.setToolTip(self.tr("Gives one side more time than the other, as a handicap"))
        self._names = {color: QLabel(color_name(color)) for color in Color}
        space = current_theme().spacing
        heading = label("heading", self.tr("Clock"))
        white, black = self._names[Color.WHITE], self._names[Color.BLACK]
        parts = (heading, white, self._white, self._apart, black, self._black)
        fill(QVBoxLayout(self), *parts, spacing=space.s)
        self._apart.toggled.connect(self._on_apart)
        self._white.changed.connect(self._on_changed)
        self._black.changed.connect(self.changed)
        self.choose(NO_CLOCKS)

    @property
    def choice(self) -> TimeControls:
        """The clocks of White and of Black."""
        white = self._white.control
        return white, self._black.control if self._apart.isChecked() else white

    def choose(self, clocks: TimeControls) -> None:
        """Show a choice."""
        white, black = clocks
        self._white.choose(white)
        self._black.choose(black)
        self._apart.setChecked(white != black)
        self._on_apart()

    @Slot()
    def _on_apart(self) -> None:
        apart = self._apart.isChecked()
        for widget in (*self._names.values(), self._black):
            widget.setVisible(apart)
        self._white.setAccessibleName(color_name(Color.WHITE) if apart else self.tr("Clock"))
        self._black.setAccessibleName(color_name(Color.BLACK))
        self._on_changed()

    @Slot()
    def _on_changed(self) -> None:
        if not self._apart.isChecked():
            self._black.choose(self._white.control)  # where a handicap begins from
        self._apart.setVisible(self._apart.isChecked() or self._white.control is not None)
        self.changed.emit()


class ControlChoice(QWidget):
    """A list of usual clocks, with a form for one that is made up.

    *Signals*
    changed(): another control is chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = _narrow_list()
        for control in PRESETS:
            self._list.addItem(control_words(control))
        self._list.addItem(self.tr("Custom…"))
        words = self._list.view()
        words.setMinimumWidth(words.sizeHintForColumn(0) + 2 * words.frameWidth() + _BESIDE)
        self._form = ClockForm()
        fill(QVBoxLayout(self), self._list, self._form, spacing=current_theme().spacing.s)
        self._list.currentIndexChanged.connect(self._on_chosen)
        self._form.changed.connect(self.changed)
        self.setFocusProxy(self._list)
        self._form.show_control(MADE_UP)
        self._form.hide()

    @property
    def control(self) -> TimeControl | None:
        """The time control chosen; None: no clock."""
        number = self._list.currentIndex()
        return PRESETS[number] if number < len(PRESETS) else self._form.control

    def choose(self, control: TimeControl | None) -> None:
        """Show a control."""
        if control in PRESETS:
            self._list.setCurrentIndex(PRESETS.index(control))
        elif control is not None:
            self._form.show_control(control)
            self._list.setCurrentIndex(len(PRESETS))

    def setAccessibleName(self, name: str) -> None:
        self._list.setAccessibleName(name)
        self._form.set_name(name)

    @Slot()
    def _on_chosen(self) -> None:
        self._form.setVisible(self._list.currentIndex() == len(PRESETS))
        self.changed.emit()


class ClockForm(QWidget):
    """The kind of a clock and its numbers.

    *Signals*
    changed(): another kind or number.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        space = current_theme().spacing
        self._kinds = _narrow_list()
        self._kinds.addItems(self._words())
        minutes, seconds = self.tr(" min"), self.tr(" s")
        self._minutes = _decimal(0, 600, minutes)
        self._numbers: dict[str, QSpinBox | DecimalBox] = {
            "moves": _whole(1, 200),
            "minutes": self._minutes,
            "later": _decimal(0, 600, minutes),
            "periods": _whole(1, 100),
            "seconds": _decimal(0, 600, seconds),
        }
        labels = {
            "moves": self.tr("Moves"),
            "minutes": self.tr("Time"),
            "later": self.tr("Time after that"),
            "periods": self.tr("Periods"),
            "seconds": self.tr("A move"),
        }
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setHorizontalSpacing(space.l)
        self._layout.setVerticalSpacing(space.s)
        self._layout.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._layout.addRow(self.tr("Kind"), self._kinds)
        for name, field in self._numbers.items():
            self._layout.addRow(labels[name], field)
            field.setAccessibleName(labels[name])
            field.valueChanged.connect(self.changed)
        self._numbers["later"].setSpecialValueText(self.tr("the same again"))
        self._kinds.currentIndexChanged.connect(self._on_kind)
        self._on_kind()

    def _words(self) -> list[str]:
        words = {
            ClockKind.GAME: self.tr("Time for the game"),
            ClockKind.INCREMENT: self.tr("Increment (Fischer)"),
            ClockKind.DELAY: self.tr("Delay (Bronstein)"),
            ClockKind.BYO_YOMI: self.tr("Byo-yomi periods"),
            ClockKind.STAGES: self.tr("Moves in a period"),
            ClockKind.MOVE: self.tr("Time for each move"),
            ClockKind.HOURGLASS: self.tr("Hourglass"),
        }
        return [words[kind] for kind in ClockKind]

    @property
    def control(self) -> TimeControl:
        """The control that the form says."""
        values = {name: field.value() for name, field in self._numbers.items()}
        return control_of(self._kind, Numbers(**values))  # type: ignore[arg-type]

    def show_control(self, control: TimeControl) -> None:
        """Fill in a control."""
        kind, numbers = numbers_of(control)
        self._kinds.setCurrentIndex(list(ClockKind).index(kind))  # first, for it decides what the fields take
        for name, value in numbers._asdict().items():
            self._numbers[name].setValue(value)

    def set_name(self, name: str) -> None:
        """Tell those who listen whose clock this is."""
        self._kinds.setAccessibleName(f"{name}: {self.tr('Kind')}")

    @property
    def _kind(self) -> ClockKind:
        return list(ClockKind)[self._kinds.currentIndex()]

    @Slot()
    def _on_kind(self) -> None:
        for name, field in self._numbers.items():
            self._layout.setRowVisible(field, name in FIELDS[self._kind])
        self._numbers["seconds"].setMinimum(least_seconds(self._kind))
        least = least_minutes(self._kind)
        if self._minutes.value() < least:
            self._minutes.setValue(Numbers().minutes)
        self._minutes.setMinimum(least)
        self.changed.emit()


class _Amount(DecimalBox):
    """Shows no zeros behind the decimal sign."""

    def textFromValue(self, value: float) -> str:
        return self.locale().toString(value, "g", 6)


def _whole(low: int, high: int) -> QSpinBox:
    field = QSpinBox(minimum=low, maximum=high)
    field.setAccelerated(True)
    return field


def _decimal(low: float, high: float, unit: str) -> DecimalBox:
    field = _Amount(minimum=low, maximum=high, suffix=unit, decimals=1)
    field.setAccelerated(True)
    return field


def _narrow_list() -> QComboBox:
    """A list as wide as its place, whatever its longest text."""
    made = QComboBox()
    made.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    made.setMinimumContentsLength(12)
    return made
