"""The layout of the main window: bar, list of games, board with its players, panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.main_window.top_bar import TopBar
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.layouts import as_read, placed_as_read
from harzdame_gui.widgets.side_card import SMALLEST, SideCard

if TYPE_CHECKING:
    from harzdame_gui.analysis.evaluation_bar import EvaluationBar
    from harzdame_gui.files.files_panel import FilesPanel
    from harzdame_gui.main_window.side_panel import SidePanel
    from harzdame_gui.replay.strip_panel import StripPanel

_PANEL_LEAST, _PANEL_MOST = 340, 480
_PANEL_SHARE = 0.33
"""The share of a wide window that the panel has, whatever it shows: the board never moves aside for it."""
_PANEL_HEIGHT = 256
"""The height of the panel below a board with its least size; of what is missing, each bears one half."""
_TINY = 100
"""A board with less than this side has squares that nobody can hit."""
_LOW = 870
"""A narrow window that is lower than this has no room for board, panel and a strip of the usual height."""
_UPRIGHT = 0.85
"""A body narrower than this share of its height has the panel below the board."""
_BOARD_SHARE = 0.8
"""The part of its size that the board keeps at least beside the list of games."""
_UNBOUNDED = 16_777_215
_SIDE_BY_SIDE, _STACKED = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class Screen(QWidget):
    """The board takes all of the height, and the panel the width that the board leaves.

    In a narrow window the panel lies below the board. The card of the panel is there from
    the first; the panel itself follows later. The list of games stands at the left; where
    that would cost the board more than a fifth of its size, it lies over the panel instead.
    """

    def __init__(self, top_bar: TopBar, board: BoardView) -> None:
        super().__init__()
        theme = current_theme()
        self.top_bar = top_bar
        self.area = BoardArea(board)
        self.panel: SidePanel | None = None
        self._gauge: EvaluationBar | None = None
        self._list: SideCard[FilesPanel] | None = None
        self._strip: StripPanel | None = None
        self.body = QWidget()
        self.card = QFrame()
        self.card.setProperty("role", "panel")
        self._card_layout = QVBoxLayout(self.card)
        self._card_layout.setContentsMargins(0, 0, 0, 0)
        self.body.installEventFilter(self)
        # as narrow as the board alone, for then the panel goes below it
        self.body.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.body.setMinimumWidth(max(self.area.minimumSizeHint().width(), theme.sizes.panel_minimum) + 32)
        space = theme.spacing
        body = self._arrangement = QBoxLayout(_SIDE_BY_SIDE, self.body)
        body.setContentsMargins(as_read(0, space.xs, space.l, space.xs))
        body.setSpacing(space.l)
        body.addWidget(self.area, 1)
        panel_box = self._panel_box = QVBoxLayout()
        panel_box.setContentsMargins(0, space.m, 0, space.m)
        panel_box.addWidget(self.card)
        body.addLayout(panel_box)
        layout = self._rows = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(top_bar)
        layout.addWidget(self.body, 1)

    def set_panel(self, panel: SidePanel) -> None:
        """Put the panel into its card."""
        self.panel = panel
        self._card_layout.addWidget(panel)
        panel.installEventFilter(self)
        panel.set_stacked(self._stacked)
        panel.show()  # at once: Qt would show it only after painting the window without it

    def set_stand_in(self, card: QWidget) -> None:
        """Put a card where the panel is, or should have been."""
        self._card_layout.insertWidget(0, card, 0, Qt.AlignmentFlag.AlignTop)

    def set_gauge(self, gauge: EvaluationBar) -> None:
        """Put the bar beside the board."""
        self._gauge = gauge
        self.area.set_gauge(gauge)

    def set_list(self, card: SideCard[FilesPanel]) -> None:
        """Give the list of games, a child of the body, its place beside the board while it is wanted."""
        self._list = card
        card.changed.connect(self._fit)

    def set_strip(self, strip: StripPanel) -> None:
        """Put the strip of small boards below everything else, to be seen while it is visible."""
        self._strip = strip
        self._rows.addWidget(strip)
        self._fit_strip()

    @Slot()
    def _fit(self) -> None:
        space = current_theme().spacing
        width, height = self.body.width(), self.body.height()
        stacked = width < max(self._least_width, _UPRIGHT * height) and not self._is_low(width, height)
        taken = 0 if stacked else self._room_for_list(width, height)
        self._arrange(stacked)
        gap = space.l if taken and self.isRightToLeft() else 0  # else that of the numbers of the rows
        self._arrangement.setContentsMargins(as_read(taken + gap, space.xs, space.l, space.xs))
        panel = self._fit_below(width, height) if stacked else self._fit_beside(taken, width, height)
        card = self._list
        if card is None or not card.is_wanted:
            return
        top, tall = space.xs + space.m, height - 2 * (space.xs + space.m)
        place = QRect(space.l, top, taken - space.l, tall) if taken else panel
        card.setGeometry(placed_as_read(place, self.body.rect()))
        card.lie_over(over=not taken)

    def _fit_strip(self) -> None:
        if self._strip is not None:
            self._strip.set_low(self.width() < self._least_width and self.height() < _LOW)

    @property
    def _least_width(self) -> int:
        """The width with which the panel can stand beside the board."""
        least = self.area.minimumSizeHint().width() + current_theme().sizes.panel_minimum
        return least + 3 * current_theme().spacing.l

    def _is_low(self, width: int, height: int) -> bool:
        """Whether there is no board to speak of above the panel, and a larger one beside it."""
        space = current_theme().spacing
        whole = height - 2 * space.xs - space.l
        least = self.area.minimumSizeHint().height()
        room = whole - _PANEL_HEIGHT
        above = self.area.side_for(width - space.l, room + max(0, least - room) // 2)
        beside = self.area.side_for(width - self._least_panel - 3 * space.l, height - 2 * space.xs)
        return above < _TINY < beside

    @property
    def _least_panel(self) -> int:
        """The width that the panel needs where there is not even the one that it is to have at least."""
        return min(self.card.minimumSizeHint().width(), current_theme().sizes.panel_minimum)

    def _fit_below(self, width: int, height: int) -> QRect:
        """Give the panel below the board its height; returns its place."""
        space = current_theme().spacing
        whole = height - 2 * space.xs - space.l
        room = whole - _PANEL_HEIGHT
        least = self.area.minimumSizeHint().height()
        if room < least:
            tall = _PANEL_HEIGHT - (least - room) // 2
        else:
            tall = _PANEL_HEIGHT + room - self.area.height_for(width - space.l, room)
        if self.panel is not None:
            self.panel.set_room(tall - 2)
            tall = max(tall, min(self.panel.whole_height + 2, whole - least))
            tall = max(tall, min(self.panel.least_height + 2, whole))
        self.card.setFixedHeight(tall)
        return QRect(space.l, height - 2 * space.xs - tall, width - 2 * space.l, tall)

    def _fit_beside(self, taken: int, width: int, height: int) -> QRect:
        """Give the panel beside the board its width; returns its place."""
        space = current_theme().spacing
        side = self.area.side_for(width - taken, height - 2 * space.xs)
        left = width - taken - side - 3 * space.l
        largest = round(min(max(_PANEL_LEAST, _PANEL_SHARE * width), _PANEL_MOST))
        least = current_theme().sizes.panel_minimum
        if width < self._least_width:
            least = max(self._least_panel, min(least, left))
        panel = max(least, min(largest, left))
        self.card.setFixedWidth(panel)
        top = space.xs + space.m
        return QRect(width - space.l - panel, top, panel, height - 2 * top)

    def _room_for_list(self, width: int, height: int) -> int:
        """The width that the list takes from the board; 0: it is hidden, or lies over the panel."""
        card, space = self._list, current_theme().spacing
        if card is None or not card.is_wanted:
            return 0
        rest = width - current_theme().sizes.panel_minimum - 2 * space.l
        alone = self.area.side_for(rest, height - 2 * space.xs)
        room = rest - 2 * space.l - round(alone * _BOARD_SHARE)
        return min(card.wanted_width, room) + space.l if room >= SMALLEST else 0

    @property
    def _stacked(self) -> bool:
        return self._arrangement.direction() == _STACKED

    def _arrange(self, stacked: bool) -> None:
        direction = _STACKED if stacked else _SIDE_BY_SIDE
        if direction == self._arrangement.direction():
            return
        space = current_theme().spacing
        self._arrangement.setDirection(direction)
        self._panel_box.setContentsMargins(
            as_read(*((space.l, 0, 0, space.xs) if stacked else (0, space.m, 0, space.m)))
        )
        self._arrangement.setSpacing(0 if stacked else space.l)
        self.card.setMinimumSize(0, 0)
        self.card.setMaximumSize(_UNBOUNDED, _UNBOUNDED)
        if self.panel is not None:
            self.panel.set_stacked(stacked)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_strip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        resized = watched is self.body and isinstance(event, QResizeEvent)
        grown = watched is self.panel and event.type() == QEvent.Type.LayoutRequest and self._stacked
        if resized or grown:
            self._fit()
        return super().eventFilter(watched, event)
