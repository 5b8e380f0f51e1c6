"""“Invite with a line”: the invitation as text and as a QR code, and a friend who comes with it."""

from __future__ import annotations

import secrets

from harzdame_engine import Color
from harzdame_engine.dxp.invitation import Invitation, write_invitation
from harzdame_engine.dxp.messages import GameRequest
from harzdame_engine.dxp.neighbours import own_addresses
from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.network.reception import Reception
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.network.chat import spelt_name
from harzdame_gui.network.qr_code import QrCode
from harzdame_gui.network.terms_form import TermsForm
from harzdame_gui.text.connections import lost_sentence
from harzdame_gui.theme import current_theme, mark
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill


class InvitePage(QWidget):
    """Makes an invitation once its button is pressed; it holds until `stop`.

    *Signals*
    accepted(NetworkGame): the friend who was invited waits on it.
    """

    accepted = Signal(object)

    def __init__(self, jobs: Jobs, terms: TermsForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._reception = Reception(jobs, self)
        self._made: Invitation | None = None
        self._make = QPushButton(self.tr("Make an invitation"), autoDefault=False)
        self._words = label("muted", wrap=True)
        self._line = QLineEdit(readOnly=True)
        self._line.setAccessibleName(self.tr("The invitation"))
        self._copy = QPushButton(self.tr("Copy the invitation"), autoDefault=False)
        self._code = QrCode()
        self._build()
        self._make.clicked.connect(self._on_make)
        self._copy.clicked.connect(self._on_copy)
        self._terms.changed.connect(self.stop)
        self._reception.opened.connect(self._on_opened)
        self._reception.asked.connect(self._on_asked)
        self._reception.failed.connect(self._on_failed)
        self.stop()

    @property
    def line(self) -> str:
        """The invitation that holds; empty: there is none."""
        return write_invitation(self._made) if self._made is not None else ""

    @Slot()
    def stop(self) -> None:
        """Let the invitation hold no longer."""
        self._reception.close()
        self._made = None
        self._show()

    def _build(self) -> None:
        space = current_theme().spacing
        for button in (self._make, self._copy):
            mark(button, "role", "primary")
        beside = fill(
            QVBoxLayout(), self._words, self._line, fill(QHBoxLayout(), self._copy, STRETCH), STRETCH,
            spacing=space.m,
        )  # fmt: skip
        row = fill(QHBoxLayout(), beside, self._code, spacing=space.l, grow=[beside])
        begin = fill(QHBoxLayout(), self._make, STRETCH)
        fill(QVBoxLayout(self), begin, row, STRETCH, spacing=space.m)

    @Slot()
    def _on_make(self) -> None:
        self._reception.open(spelt_name(self._terms.name))
        self._make.setEnabled(False)

    @Slot(int)
    def _on_opened(self, port: int) -> None:
        terms = self._terms
        color = secrets.choice((Color.WHITE, Color.BLACK))
        self._made = Invitation(
            own_addresses()[:4], port, terms.game, color, terms.minutes, self._reception.secret, terms.name
        )
        self._show()
        self._copy.setFocus()

    def _show(self) -> None:
        made = self._made
        self._copy.setText(self.tr("Copy the invitation"))
        self._make.setVisible(made is None)
        self._make.setEnabled(bool(self._terms.name))
        for part in (self._line, self._copy, self._code):
            part.setVisible(made is not None)
        if made is not None:
            self._line.setText(self.line)
            self._line.setCursorPosition(0)
            self._code.show_text(self.line)
        self._words.setText(self._sentence())

    def _sentence(self) -> str:
        if self._made is None and not self._terms.name:
            return self.tr("Enter a name by which your friend knows you.")
        if self._made is None:
            return self.tr(
                "A line of text to send to your friend, who pastes it under “I have an invitation”. It leads "
                "to this computer in the same network; from elsewhere, your router has to hand on the port."
            )
        return self.tr(
            "Waiting for your friend. The invitation holds as long as this window is open, and only whoever "
            "has the line can come. (Port {port})"
        ).format(port=self._made.port)

    @Slot()
    def _on_copy(self) -> None:
        QApplication.clipboard().setText(self.line)
        self._copy.setText(self.tr("Copied"))

    @Slot(object)
    def _on_asked(self, request: GameRequest) -> None:
        made = self._made
        if made is None:
            return
        asked = (request.game, request.minutes, request.follower, request.position)
        if asked != (made.game, made.minutes, made.color.other, ""):
            self._reception.refuse()
        elif (game := self._reception.hand_over()) is not None:
            self.stop()
            self.accepted.emit(game)

    @Slot(object)
    def _on_failed(self, error: Exception | None) -> None:
        self.stop()
        self._words.setText(self.tr("Nobody can be invited. {why}").format(why=lost_sentence(error)))
