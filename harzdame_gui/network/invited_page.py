"""“I have an invitation”: a line that a friend has sent."""

from __future__ import annotations

from harzdame_engine.dxp.invitation import LONGEST, Invitation, NoInvitationError, read_invitation
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.text.invitations import invitation_problem, invitation_text, name_of, unknown_game
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.labels import PlainLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill


class InvitedPage(QWidget):
    """Says what the line means, or why it means nothing.

    *Signals*
    changed(): there is another line.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._line = QLineEdit(maxLength=LONGEST, clearButtonEnabled=True)
        self._line.setPlaceholderText("harzdame:…")
        self._line.setAccessibleName(self.tr("The invitation"))
        self._paste = QPushButton(self.tr("Paste"), autoDefault=False)
        self._words = PlainLabel(wordWrap=True)
        self._invitation: Invitation | None = None
        space = current_theme().spacing
        intro = label("muted", self.tr("Paste the line that your friend has sent to you."), wrap=True)
        row = fill(QHBoxLayout(), self._line, self._paste, spacing=space.s, grow=[self._line])
        fill(QVBoxLayout(self), intro, row, self._words, STRETCH, spacing=space.m)
        self._line.textChanged.connect(self._on_changed)
        self._paste.clicked.connect(self._on_paste)

    @property
    def meeting(self) -> Meeting | None:
        """The way to the friend; None: the line is no invitation that can be followed."""
        told = self._invitation
        if told is None or name_of(told.game) is None:
            return None
        first, *others = told.hosts
        asked = Meeting(False, first, told.port, told.color, told.minutes, game=told.game)
        return asked._replace(secret=told.secret, others=tuple(others), name=told.name)

    def take(self, line: str) -> None:
        """Enter a line."""
        self._line.setText(" ".join(line.split()))
        self._line.setCursorPosition(0)

    def begin(self) -> None:
        """Have the focus where a line is entered."""
        self._line.setFocus()

    @Slot()
    def _on_paste(self) -> None:
        self.take(QApplication.clipboard().text()[:LONGEST])

    @Slot()
    def _on_changed(self) -> None:
        self._invitation = None
        text = self._line.text().strip()
        try:
            self._invitation = read_invitation(text) if text else None
        except NoInvitationError as error:
            self._words.setText(invitation_problem(error))
        else:
            self._words.setText(self._sentence())
        self.changed.emit()

    def _sentence(self) -> str:
        if self._invitation is None:
            return ""
        if self.meeting is None:
            return unknown_game()
        return invitation_text(self._invitation)
