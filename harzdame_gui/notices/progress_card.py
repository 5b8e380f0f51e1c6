"""The card that shows the progress of slow work, and its end."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Theme
from harzdame_gui.widgets.buttons import ActionButton

_STEPS = 1000
_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class ProgressCard(QFrame):
    """Hidden until there is something to show; `stop` is offered meanwhile, `end` afterwards."""

    def __init__(self, stop: QAction, end: QAction, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel()
        self._detail = QLabel()
        self._bar = QProgressBar()
        self._stop = ActionButton(stop, theme, _TEXT_ONLY)
        self._end = ActionButton(end, theme, _TEXT_ONLY)
        self.setObjectName("progressCard")
        self._detail.setProperty("role", "muted")
        self._bar.setTextVisible(False)
        for label in (self._title, self._detail):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out(theme)
        self.set_theme(theme)
        self.hide()

    def _lay_out(self, theme: Theme) -> None:
        space = theme.spacing
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        for button in (self._stop, self._end):
            top.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.l, space.s, space.m, space.s)
        layout.setSpacing(space.xs)
        layout.addLayout(top)
        layout.addWidget(self._detail)
        layout.addSpacing(space.xs)
        layout.addWidget(self._bar)

    def set_theme(self, theme: Theme) -> None:
        """Take other fonts."""
        self._title.setFont(theme.font(FontRole.STRONG))
        self._detail.setFont(theme.font(FontRole.CAPTION))

    def show_progress(self, message: Message, share: float | None, *, may_stop: bool) -> None:
        """Show work in progress, of which `share` is done, from 0 to 1; None: that is not known."""
        self._bar.setRange(0, 0 if share is None else _STEPS)
        self._bar.setValue(0 if share is None else round(share * _STEPS))
        self._bar.setAccessibleName(message.title)
        self._show(message, running=True)
        self._stop.setVisible(may_stop)

    def show_message(self, message: Message) -> None:
        """Show the end of work."""
        self._show(message, running=False)
        self._stop.hide()

    def _show(self, message: Message, *, running: bool) -> None:
        self._title.setText(message.title)
        self._detail.setText(message.text)
        self._detail.setVisible(bool(message.text))
        self._bar.setVisible(running)
        self._end.setVisible(not running)
        self.setAccessibleName(message.spoken)
        self.show()
