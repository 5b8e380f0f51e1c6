"""The panel beside the board: analysis, moves, the engine's line, what to say, the way through the game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.analysis.panel import AnalysisPanel
from harzdame_gui.notices.card import NoticeCard
from harzdame_gui.play.engine_line import EngineLine
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import Navigation
from harzdame_gui.theme import FontRole, Theme
from harzdame_gui.widgets.separator import separator


class SidePanel(QWidget):
    """Composes its parts and gives the move list all the room they leave."""

    def __init__(self, steps: Sequence[QAction], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.analysis = AnalysisPanel(theme)
        self.moves = MoveList(theme)
        self.engine_line = EngineLine(theme)
        self.notice = NoticeCard(theme)
        self._title = QLabel()
        self._navigation = Navigation(steps, theme)
        self.entry = self._navigation.entry
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._cards = QVBoxLayout()
        space = theme.spacing
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.l, space.m, space.m, space.m)
        layout.setSpacing(space.s)
        layout.addWidget(self._title)
        layout.addWidget(separator())
        layout.addWidget(self.analysis)
        layout.addWidget(self.moves, 1)
        layout.addWidget(self.engine_line)
        layout.addLayout(self._cards)
        layout.addWidget(self.notice)
        layout.addWidget(self._navigation)
        self.set_theme(theme)

    def add_card(self, card: QWidget) -> None:
        """Put a card above what is said of the game."""
        self._cards.addWidget(card)

    def set_title(self, text: str) -> None:
        """Name the game that is shown."""
        self._title.setText(text)
        self._title.setToolTip(text)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._title.setFont(theme.font(FontRole.STRONG))
        self.analysis.set_theme(theme)
        self.moves.set_theme(theme)
        self.engine_line.set_theme(theme)
        self.notice.set_theme(theme)
