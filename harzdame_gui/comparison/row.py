"""A row of a comparison: what it is about, what each game says, and positions in which that shows."""

from __future__ import annotations

from harzdame_engine import Position, Rules
from harzdame_engine.comparison.examples import Example
from harzdame_engine.comparison.facts import Fact, Topic, differing, is_showable
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from harzdame_gui.comparison.board_picture import BoardPicture
from harzdame_gui.comparison.text import base_text, moves_text, spoken_example
from harzdame_gui.text.games import game_name
from harzdame_gui.text.topics import topic_sentence, topic_title
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import label

_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_BOTH = 2
"""Columns, one for each game."""


class ComparisonRow(QFrame):
    """One topic. The arrow keys lead to the rows beside it; its accessible name says all of it.

    *Signals*
    stepped(int): the row above (-1) or below (1) is wanted.
    """

    stepped = Signal(int)

    def __init__(self, topic: Topic, one: Rules, other: Rules) -> None:
        super().__init__()
        self.topic = topic
        self.facts = differing(one, other, topic)
        self._games = one, other
        self._examples: list[Example] = []
        self._waiting = [fact for fact in self.facts if is_showable(one, other, fact)]
        self._looked_for = bool(self._waiting)
        self.setObjectName("comparisonRow")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        space = current_theme().spacing
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(space.l, space.m, space.l, space.m)
        self._grid.setHorizontalSpacing(space.xl)
        self._grid.setVerticalSpacing(space.s)
        for column in range(_BOTH):
            self._grid.setColumnStretch(column, 1)
        self._add_wide(label("strong", topic_title(topic)))
        self._say_rules()
        self._looking = label("muted", self.tr("Looking for a position that shows it …"), wrap=True)
        self._add_wide(self._looking)
        self._show_state()

    @property
    def differs(self) -> bool:
        """Whether the games differ here."""
        return bool(self.facts)

    @property
    def examples(self) -> tuple[Example, ...]:
        """The positions shown."""
        return tuple(self._examples)

    @property
    def waiting(self) -> tuple[Fact, ...]:
        """The facts for which no search has ended yet."""
        return tuple(self._waiting)

    def take(self, fact: Fact, example: Example | None) -> None:
        """Show what a search has found for one of the facts."""
        self._waiting.remove(fact)
        if example is not None:
            self._examples.append(example)
            self._show_example(example)
        self._show_state()

    def _say_rules(self) -> None:
        one, other = self._games
        if not self.differs:
            self._add_wide(label("muted", topic_sentence(self.topic, one), wrap=True))
            return
        self._add_pair(*(label("", topic_sentence(self.topic, rules), wrap=True) for rules in self._games))
        if self.topic is Topic.START:
            starts = (Position.start(rules.id).pieces for rules in self._games)
            self._add_pair(*(BoardPicture(rules, at) for rules, at in zip((one, other), starts, strict=True)))

    def _show_example(self, example: Example) -> None:
        boards = (
            BoardPicture(example.base, example.pieces, moves, example.only(game))
            for game, moves in enumerate(example.moves)
        )
        self._add_pair(*boards)
        self._add_pair(*(label("", moves_text(moves), wrap=True) for moves in example.moves))
        if not example.exact:
            self._add_wide(label("caption", base_text(example), wrap=True))

    def _show_state(self) -> None:
        """Say whether a position is still looked for, and tell screen readers what there is."""
        if not self._waiting:
            self._looking.setText(self.tr("No small position shows it."))
        self._looking.setVisible(bool(self._waiting) or (self._looked_for and not self._examples))
        self.setAccessibleName(self._spoken())

    def _spoken(self) -> str:
        """All of the row in one text."""
        one, other = self._games
        said = [f"{topic_title(self.topic)}."]
        if self.differs:
            said += [f"{game_name(rules)}: {topic_sentence(self.topic, rules)}" for rules in self._games]
        else:
            said.append(topic_sentence(self.topic, one))
        said += [spoken_example(example, one, other) for example in self._examples]
        return " ".join(said)

    # Layout

    def _add_wide(self, part: QWidget) -> None:
        self._grid.addWidget(part, self._grid.rowCount(), 0, 1, _BOTH)

    def _add_pair(self, left: QWidget, right: QWidget) -> None:
        at = self._grid.rowCount()
        for column, part in enumerate((left, right)):
            self._grid.addWidget(part, at, column)
            if isinstance(part, QLabel):
                part.setAlignment(Qt.AlignmentFlag.AlignTop)
            else:
                self._grid.setAlignment(part, Qt.AlignmentFlag.AlignLeft)

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(step)
