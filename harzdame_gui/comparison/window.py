"""The window in which two games are compared row by row."""

from __future__ import annotations

from functools import partial

from harzdame_engine import Rules, variant, variants
from harzdame_engine.comparison.examples import Example, example
from harzdame_engine.comparison.facts import Fact, Topic, nearest
from PySide6.QtCore import QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from harzdame_gui.comparison.commands import ComparisonCommands
from harzdame_gui.comparison.row import ComparisonRow
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.notices.room_window import RoomWindow
from harzdame_gui.text.games import game_name
from harzdame_gui.theme import current_theme
from harzdame_gui.translation import counted
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, empty, fill, scrolled

_USUAL = QSize(720, 760)
_SMALLEST = QSize(560, 360)
Found = tuple[Topic, Fact, Example | None]


class ComparisonWindow(RoomWindow):
    """Rows appear at once, the positions that show a difference one by one as they are found."""

    def __init__(self, settings: Settings, jobs: Jobs) -> None:
        super().__init__("comparison", settings)
        self._jobs = jobs
        self._job: Job | None = None
        self._rows: dict[Topic, ComparisonRow] = {}
        self._one, self._other = _choice(self.tr("First game")), _choice(self.tr("Second game"))
        self._number = label("muted")
        self._all = QCheckBox(self.tr("Show what is the same"))
        self._commands = ComparisonCommands(self)
        self.addActions(self._commands.all())
        self._column = QVBoxLayout()
        self._area = self._build()
        for choice in (self._one, self._other):
            choice.currentIndexChanged.connect(self._compare)
        self._all.toggled.connect(self._show_rows)
        self._commands.exchange.triggered.connect(self._exchange)
        self.open_at(_USUAL, _SMALLEST)

    @property
    def games(self) -> tuple[Rules, Rules]:
        """The games that are compared."""
        return variant(self._one.currentData()), variant(self._other.currentData())

    @property
    def rows(self) -> tuple[ComparisonRow, ...]:
        """All rows, from top to bottom; those that are the same may be hidden."""
        return tuple(self._rows.values())

    @property
    def searching(self) -> bool:
        """Whether positions are still looked for."""
        return self._job is not None

    def show_games(self, one: str, other: str = "") -> None:
        """Compare two games, by their ids, else one with its nearest, and bring the window to the front."""
        self._choose(one, other or nearest(variant(one), variants()).id)
        self.come_forward()
        self._one.setFocus()

    def _build(self) -> QScrollArea:
        space = current_theme().spacing
        exchange = ActionButton(self._commands.exchange)
        grow = (self._one, self._other)
        choices = fill(QHBoxLayout(), self._one, exchange, self._other, spacing=space.s, grow=grow)
        state = fill(QHBoxLayout(), self._number, STRETCH, self._all, spacing=space.m)
        inner = QWidget()
        fill(QVBoxLayout(inner), self._column, STRETCH, margins=(0, 0, space.l, 0))
        self._column.setSpacing(space.s)
        area = scrolled(inner)
        margins = (space.l, space.l, space.xs, space.l)
        head = fill(QVBoxLayout(), choices, state, spacing=space.m, margins=(0, 0, space.m, 0))
        parts = (self.notice, head, area)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[area])
        return area

    def _choose(self, one: str, other: str) -> None:
        with QSignalBlocker(self._one), QSignalBlocker(self._other):
            self._one.setCurrentIndex(self._one.findData(one))
            self._other.setCurrentIndex(self._other.findData(other))
        self._compare()

    @Slot()
    def _exchange(self) -> None:
        one, other = self.games
        self._choose(other.id, one.id)

    # Rows

    @Slot()
    def _compare(self) -> None:
        """Make the rows anew, and look for positions."""
        self._stop()
        one, other = self.games
        empty(self._column)
        self._rows = {topic: ComparisonRow(topic, one, other) for topic in Topic}
        for row in self._rows.values():
            row.stepped.connect(self._step)
            self._column.addWidget(row)
        self._show_rows()
        self._area.verticalScrollBar().setValue(0)
        different = sum(row.differs for row in self._rows.values())
        self._number.setText(
            counted.tr("They differ in %Ln respects.", "", different)
            if different
            else self.tr("The rules are the same.")
        )
        title = self.tr("{one} and {other} – Comparison")
        self.setWindowTitle(title.format(one=game_name(one), other=game_name(other)))
        self._look_for_examples(one, other)

    @Slot()
    def _show_rows(self) -> None:
        for row in self._rows.values():
            row.setVisible(row.differs or self._all.isChecked())

    @Slot(int)
    def _step(self, step: int) -> None:
        """Show more of the row with the focus, or go to the one beside it."""
        shown = [row for row in self._rows.values() if not row.isHidden()]
        row = next(row for row in shown if row.hasFocus())
        bar, height = self._area.verticalScrollBar(), self._area.viewport().height()
        beyond = row.geometry().bottom() - bar.value() - height if step > 0 else bar.value() - row.y()
        if beyond > 0:
            bar.setValue(bar.value() + step * min(beyond, height // 2))
            return
        beside = shown[max(0, min(shown.index(row) + step, len(shown) - 1))]
        beside.setFocus(Qt.FocusReason.OtherFocusReason)
        self._area.ensureWidgetVisible(beside, 0, 0)

    # Examples

    def _look_for_examples(self, one: Rules, other: Rules) -> None:
        wanted = [(row.topic, fact) for row in self.rows for fact in row.waiting]

        def search(job: Job) -> None:
            for topic, fact in wanted:
                if not job.token.stopped:
                    job.tell((topic, fact, example(one, other, fact, job.token)))

        self._job = job = self._jobs.run(search)
        hear(self, job, progress=partial(self._on_found, job), ended=partial(self._on_ended, job))

    def _on_found(self, job: Job, found: Found) -> None:
        if job is self._job:
            topic, fact, shown = found
            self._rows[topic].take(fact, shown)

    def _on_ended(self, job: Job) -> None:
        if job is self._job:
            self._job = None

    def _stop(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    # Qt's own

    def closeEvent(self, event: QCloseEvent) -> None:
        self._stop()
        super().closeEvent(event)


def _choice(name: str) -> QComboBox:
    """A list of all games."""
    choice = QComboBox()
    choice.setAccessibleName(name)
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    for rules in variants():
        choice.addItem(game_name(rules), rules.id)
    return choice
