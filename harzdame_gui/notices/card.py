"""Cards with a message: what stands in the panel, and the look of what floats above the window."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAction
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.text.message import Message
from harzdame_gui.theme import FontRole, Themed, current_theme, mark
from harzdame_gui.widgets.button_rows import ButtonRows
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import fill


class Tone(StrEnum):
    """The look of a notice. The value is that of the style sheet's property."""

    CALM = "calm"
    WARNING = "warning"
    RESULT = "result"


class Notice(NamedTuple):
    """The content of the card. The first action is the likeliest."""

    message: Message
    tone: Tone = Tone.CALM
    actions: Sequence[QAction] = ()


def announce(widget: QWidget, text: str) -> None:
    """Have a screen reader say `text`, if there is one."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


class NoticeCard(QFrame, Themed):
    """Headline, sentence, rule in small type and up to three buttons; hidden without a notice."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._notice: Notice | None = None
        self._title = QLabel()
        self._text = QLabel()
        self._rule = label("muted")
        self._row = ButtonRows((), theme.spacing.xs, at_right=True)
        self.setObjectName("noticeCard")
        self.setProperty("tone", str(Tone.CALM))
        self._rule.setObjectName("rule")
        parts = (self._title, self._text, self._rule)
        for part in parts:
            part.setWordWrap(True)
            part.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        space = theme.spacing
        margins = (space.l, space.m, space.m, space.m)
        fill(QVBoxLayout(self), *parts, self._row, spacing=space.xs, margins=margins)
        self.take_theme()
        self.hide()

    def take_theme(self) -> None:
        """Take other fonts."""
        theme = current_theme()
        self._title.setFont(theme.font(FontRole.STRONG))
        self._rule.setFont(theme.font(FontRole.CAPTION))

    @property
    def notice(self) -> Notice | None:
        """What is shown."""
        return self._notice

    def natural_width(self) -> int:
        """The width at which nothing is broken into lines."""
        texts = [part for part in (self._title, self._text, self._rule) if part.text()]
        widest = max((part.fontMetrics().horizontalAdvance(part.text()) for part in texts), default=0)
        return widest + 2 * current_theme().spacing.l + current_theme().spacing.xs

    def show_notice(self, notice: Notice | None) -> None:
        """Show `notice`, or hide the card."""
        if notice == self._notice:
            return
        self._notice = notice
        if notice is None:
            self.hide()
            return
        self._title.setText(notice.message.title)
        self._text.setText(notice.message.text)
        self._text.setVisible(bool(notice.message.text))
        self._rule.setText(notice.message.rule)
        self._rule.setVisible(bool(notice.message.rule))
        self._set_actions(notice.actions)
        self._set_tone(notice.tone)
        result = notice.tone is Tone.RESULT
        self._title.setFont(current_theme().font(FontRole.HEADING if result else FontRole.STRONG))
        self.setAccessibleName(notice.message.spoken)
        self.show()
        announce(self, notice.message.spoken)

    def show_text(self, text: str, whole: str) -> None:
        """Show so much of the `whole` text; the rest is told by the tooltip."""
        self._text.setText(text)
        self.setToolTip("" if text == whole else whole)

    def withdraw(self, message: Message) -> bool:
        """Hide the card if it says this; whether it did."""
        says_it = self._notice is not None and self._notice.message == message
        if says_it:
            self.show_notice(None)
        return says_it

    def _set_tone(self, tone: Tone) -> None:
        mark(self, "tone", str(tone))

    def _set_actions(self, actions: Sequence[QAction]) -> None:
        self._row.set_buttons([self._button(action) for action in actions])
        self._row.setVisible(bool(actions))

    def _button(self, action: QAction) -> ActionButton:
        button = ActionButton(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
        button.keep_text(action.text())  # in full, where the bar has a short form
        return button
