"""The layout of the main window: bar, list of games, board with its players, panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.main_window.top_bar import TopBar
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.side_card import SideCard

if TYPE_CHECKING:
    from harzdame_gui.analysis.evaluation_bar import EvaluationBar
    from harzdame_gui.main_window.side_panel import SidePanel

_PANEL_LARGEST = 480
_BOARD_SHARE = 0.8
"""The part of its size that the board keeps at least beside the list of games."""


class Screen(QWidget):
    """The board takes all of the height, and the panel the width that the board leaves.

    The card of the panel is there from the first; the panel itself follows later. The list
    of games stands at the left; where that would cost the board more than a fifth of its
    size, it lies over the panel instead.
    """

    def __init__(self, top_bar: TopBar, board: BoardView, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.top_bar = top_bar
        self.area = BoardArea(board, theme)
        self.panel: SidePanel | None = None
        self._gauge: EvaluationBar | None = None
        self._list: SideCard | None = None
        self._card = QFrame()
        self._card.setProperty("role", "panel")
        self._card_layout = QVBoxLayout(self._card)
        self._card_layout.setContentsMargins(0, 0, 0, 0)
        self._body = QWidget()
        self._body.installEventFilter(self)
        space = theme.spacing
        body = self._row = QHBoxLayout(self._body)
        body.setContentsMargins(0, space.xs, space.l, space.xs)
        body.setSpacing(space.l)
        body.addWidget(self.area, 1)
        panel_box = QVBoxLayout()
        panel_box.setContentsMargins(0, space.m, 0, space.m)
        panel_box.addWidget(self._card)
        body.addLayout(panel_box)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(top_bar)
        layout.addWidget(self._body, 1)

    def set_panel(self, panel: SidePanel) -> None:
        """Put the panel into its card."""
        self.panel = panel
        self._card_layout.addWidget(panel)
        panel.show()  # at once: Qt would show it only after painting the window without it

    def set_gauge(self, gauge: EvaluationBar) -> None:
        """Put the bar beside the board."""
        self._gauge = gauge
        self.area.set_gauge(gauge)

    def set_list(self, card: SideCard) -> None:
        """Put the list of games beside the board, to be seen while its card is visible."""
        self._list = card
        card.setParent(self._body)
        card.changed.connect(self._fit)

    def set_theme(self, theme: Theme) -> None:
        """Take other colours and fonts."""
        self._theme = theme
        self.top_bar.set_theme(theme)
        self.area.set_theme(theme)
        if self._gauge is not None:
            self._gauge.set_theme(theme)
        if self.panel is not None:
            self.panel.set_theme(theme)

    @Slot()
    def _fit(self) -> None:
        space, sizes = self._theme.spacing, self._theme.sizes
        height, width = self._body.height(), self._body.width()
        taken = self._room_for_list(width, height)
        self._row.setContentsMargins(taken, space.xs, space.l, space.xs)
        side = self.area.side_for(width - taken, height - 2 * space.xs)
        left = width - taken - side - 3 * space.l
        panel = max(sizes.panel_minimum, min(_PANEL_LARGEST, left))
        self._card.setFixedWidth(panel)
        card = self._list
        if card is None or not card.is_wanted:
            return
        top, tall = space.xs + space.m, height - 2 * (space.xs + space.m)
        if taken:
            card.setGeometry(space.l, top, taken - space.l, tall)
        else:
            card.setGeometry(width - space.l - panel, top, panel, tall)
        card.lie_over(over=not taken)

    def _room_for_list(self, width: int, height: int) -> int:
        """The width that the list takes from the board; 0: it is hidden, or lies over the panel."""
        card, space = self._list, self._theme.spacing
        if card is None or not card.is_wanted:
            return 0
        rest = width - self._theme.sizes.panel_minimum - 2 * space.l
        alone = self.area.side_for(rest, height - 2 * space.xs)
        room = rest - 2 * space.l - round(alone * _BOARD_SHARE)
        return min(card.wanted_width, room) + space.l if room >= card.smallest else 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._body and isinstance(event, QResizeEvent):
            self._fit()
        return super().eventFilter(watched, event)
