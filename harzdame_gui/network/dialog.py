"""“Play with a friend”: someone in this house, an invitation as a line, or an address and a port."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import cast

from harzdame_engine.dxp.invitation import LONGEST, is_invitation
from harzdame_engine.dxp.messages import STANDARD_GAME
from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.controllers.network.network_game import Meeting, NetworkGame
from harzdame_gui.controllers.network.network_opponents import NetworkOpponent
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.network.address_form import AddressForm
from harzdame_gui.network.house_page import HousePage
from harzdame_gui.network.invite_page import InvitePage
from harzdame_gui.network.invited_page import InvitedPage
from harzdame_gui.network.terms_form import TermsForm
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import Choice, answer_with, make_default
from harzdame_gui.widgets.layouts import fill

_WIDTH = 600
_HEIGHT = 596
"""Room for the longest page, however its parts are drawn."""
_PADDING = 36
"""Of the buttons of a choice, both sides together."""


class Way(Enum):
    """The ways to a friend."""

    HOUSE = auto()
    INVITE = auto()
    INVITED = auto()
    MORE = auto()


class NetworkDialog(QDialog):
    """Asks how to meet. Nothing is sent or received before one of its buttons asks for that.

    *Signals*
    meetingWanted(Meeting): look for an opponent in this way.
    friendCame(NetworkGame): play with the friend who waits on it.
    """

    meetingWanted = Signal(object)
    friendCame = Signal(object)

    def __init__(
        self,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        game: str = STANDARD_GAME,
        known: Sequence[NetworkOpponent] = (),
        name: str = "",
        made: str = "",
    ) -> None:
        """`game`: the one to ask for at first, by its id; `known`: the opponents that were kept.

        `name`: that of the person; `made`: the last invitation of our own, which invites nobody here.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Play with a friend"))
        ways = [
            (Way.HOUSE, self.tr("Someone in this house")),
            (Way.INVITE, self.tr("Invite with a line")),
            (Way.INVITED, self.tr("I have an invitation")),
            (Way.MORE, self.tr("More")),
        ]
        self._way = Choice(ways, self.tr("How to meet"))
        self.terms = TermsForm(name, game)
        self.made = made
        self._house = HousePage(jobs, self.terms)
        self._invite = InvitePage(jobs, self.terms)
        self._invited = InvitedPage()
        self.address = AddressForm(game=game, known=known)
        self._pages = QStackedWidget()
        for page in (self._house, self._invite, self._invited, self.address):
            self._pages.addWidget(page)
        self._build()
        self._connect()
        self._take_clipboard()
        self._refresh()

    def _build(self) -> None:
        space = current_theme().spacing
        buttons = QDialogButtonBox()
        self._start = buttons.addButton(self.tr("Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        answer_with(buttons, self)
        margins = (space.xl, space.l, space.xl, space.l)
        parts = (self._way, self.terms, self._pages, buttons)
        fill(QVBoxLayout(self), *parts, spacing=space.m, margins=margins, grow=[self._pages])
        make_default(self._start, buttons)
        self.setMinimumSize(max(_WIDTH, self._room_for_ways() + 2 * space.xl), _HEIGHT)

    def _room_for_ways(self) -> int:
        """Share the room out by the name of each way in bold, as it is once it was chosen; what all need."""
        row = cast("QHBoxLayout", self._way.layout())
        widths = []
        for number, button in enumerate(self._way.findChildren(QPushButton)):
            bold = button.font()
            bold.setBold(True)
            widths.append(QFontMetrics(bold).horizontalAdvance(button.text()) + _PADDING)
            row.setStretch(number, widths[-1])
        return sum(widths) + row.spacing() * (len(widths) - 1)

    def _connect(self) -> None:
        self._way.changed.connect(self._on_way)
        self._house.inviteWanted.connect(self._on_invite_wanted)
        for page in (self._house, self._invite):
            page.accepted.connect(self._on_friend)
        for changed in (self._invited.changed, self.address.changed):
            changed.connect(self._refresh)
        self.finished.connect(self._stop)

    def _take_clipboard(self) -> None:
        """Follow an invitation that lies on the clipboard."""
        text = QApplication.clipboard().text()[: 2 * LONGEST].strip()
        if is_invitation(text) and text != self.made:
            self._invited.take(text)
            self._way.choose(Way.INVITED)
            self._pages.setCurrentWidget(self._invited)

    @property
    def _meeting(self) -> Meeting | None:
        """What Play would do."""
        if self._way.value is Way.INVITED:
            return self._invited.meeting
        return self.address.meeting if self._way.value is Way.MORE and self.address.is_ready else None

    @Slot()
    def _on_way(self) -> None:
        self._stop()
        self._pages.setCurrentIndex(list(Way).index(self._way.value))
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        way = self._way.value
        self.terms.setVisible(way in {Way.HOUSE, Way.INVITE})
        self._start.setVisible(way in {Way.INVITED, Way.MORE})
        self._start.setEnabled(self._meeting is not None)

    @Slot(object)
    def _on_invite_wanted(self, meeting: Meeting) -> None:
        super().accept()
        self.meetingWanted.emit(meeting)

    @Slot(object)
    def _on_friend(self, game: NetworkGame) -> None:
        super().accept()
        self.friendCame.emit(game)

    def accept(self) -> None:
        """Play, in the way that was chosen."""
        meeting = self._meeting
        if meeting is None:
            return
        if self._way.value is Way.MORE:
            self.address.keep()
        super().accept()
        self.meetingWanted.emit(meeting)

    @Slot()
    def _stop(self) -> None:
        self.made = self._invite.line or self.made
        self._house.stop()
        self._invite.stop()
