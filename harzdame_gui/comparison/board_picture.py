"""A small still board of a comparison, with what one of the games may play."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Move, Rules
from harzdame_engine.comparison.examples import Pieces
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from harzdame_gui.board.picture import render_position
from harzdame_gui.theme import Themed, current_theme

_SIDE = 208
_MOST_ARROWS = 8
"""With more of them no piece would be seen."""


class BoardPicture(QWidget, Themed):
    """A position, drawn when it is first painted. Its row says what is on it."""

    def __init__(
        self, rules: Rules, pieces: Pieces, moves: Sequence[Move] = (), own: Sequence[Move] = ()
    ) -> None:
        """The `moves` are arrows, or only its `own` where they are many; the goals of its own are lit."""
        super().__init__()
        self._rules = rules
        self._pieces = pieces
        self._arrows = next((some for some in (moves, own) if len(some) <= _MOST_ARROWS), ())
        self._lit = frozenset(move.target for move in own)
        self._picture: QPixmap | None = None
        self.setFixedSize(_SIDE, _SIDE)

    def take_theme(self) -> None:
        """Be drawn anew."""
        self._picture = None
        self.update()

    def _drawn(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatioF() != ratio:
            self._picture = render_position(
                self._rules,
                self._pieces,
                current_theme(),
                _SIDE,
                ratio,
                arrows=[move.squares for move in self._arrows],
                squares=self._lit,
                coordinates=True,
            )
        return self._picture

    # Qt's own

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._drawn())
