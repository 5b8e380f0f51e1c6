"""The card that shows the progress of slow work, and its end."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Themed, current_theme
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill

_STEPS = 1000
_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class ProgressCard(QFrame, Themed):
    """The card with the progress of work, and with a stop, or `end` once it is over; else hidden."""

    def __init__(
        self,
        stops: Mapping[Doing, QAction],
        end: QAction,
        parent: QWidget | None = None,
    ) -> None:
        """`stops`: what ends the kinds of work that are shown here; `end` takes the card away afterwards."""
        super().__init__(parent)
        self._title = QLabel()
        self._detail = label("muted")
        self._bar = QProgressBar()
        self._stops = {kind: ActionButton(stop, _TEXT_ONLY) for kind, stop in stops.items()}
        self._end = ActionButton(end, _TEXT_ONLY)
        self.setObjectName("progressCard")
        self._bar.setTextVisible(False)
        for text in (self._title, self._detail):
            text.setWordWrap(True)
            text.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out()
        self.take_theme()
        self.hide()

    def _lay_out(self) -> None:
        space = current_theme().spacing
        buttons = (*self._stops.values(), self._end)
        top = fill(QHBoxLayout(), self._title, *buttons, grow=[self._title])
        for button in buttons:
            top.setAlignment(button, Qt.AlignmentFlag.AlignTop)
        margins = (space.l, space.s, space.m, space.s)
        fill(QVBoxLayout(self), top, self._detail, space.xs, self._bar, spacing=space.xs, margins=margins)

    def take_theme(self) -> None:
        """Take other fonts."""
        theme = current_theme()
        self._title.setFont(theme.font(FontRole.STRONG))
        self._detail.setFont(theme.font(FontRole.CAPTION))

    def show_progress(self, message: Message, share: float | None, doing: Doing) -> None:
        """Show work in progress, of which `share` is done, from 0 to 1; None: that is not known."""
        self._bar.setRange(0, 0 if share is None else _STEPS)
        self._bar.setValue(0 if share is None else round(share * _STEPS))
        self._bar.setAccessibleName(message.title)
        self._show(message, running=True)
        for kind, stop in self._stops.items():
            stop.setVisible(kind is doing)

    def show_message(self, message: Message) -> None:
        """Show the end of work."""
        self._show(message, running=False)
        for stop in self._stops.values():
            stop.hide()

    def _show(self, message: Message, *, running: bool) -> None:
        self._title.setText(message.title)
        self._detail.setText(message.text)
        self._detail.setVisible(bool(message.text))
        self._bar.setVisible(running)
        self._end.setVisible(not running)
        self.setAccessibleName(message.spoken)
        self.show()
