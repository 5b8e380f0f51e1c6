"""“Someone in this house”: friends in the same network, who are looked for once the person asks for it."""

from __future__ import annotations

import secrets
from functools import partial

from harzdame_engine import Color
from harzdame_engine.dxp.messages import GameRequest
from harzdame_engine.dxp.neighbours import Announcement, Friend
from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.network.house import House
from harzdame_gui.controllers.network.network_game import Meeting
from harzdame_gui.controllers.network.reception import Reception
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.network.chat import spelt_name
from harzdame_gui.network.terms_form import TermsForm
from harzdame_gui.notices.card import announce
from harzdame_gui.text.connections import lost_sentence
from harzdame_gui.text.invitations import invites_text, name_of, side_text, terms_text
from harzdame_gui.theme import current_theme, mark
from harzdame_gui.widgets.labels import ElidedLabel, PlainLabel, label
from harzdame_gui.widgets.layouts import STRETCH, empty, fill, scrolled

_PATIENCE_MS = 5000
"""After which somebody who found nobody is told why that may be."""
_LIST_HEIGHT = 132


class HousePage(QWidget):
    """Looks for friends from a press of its button until it is pressed again, or `stop`.

    *Signals*
    inviteWanted(Meeting): ask the friend at the other end of this.
    accepted(NetworkGame): play with the friend who waits on it.
    """

    inviteWanted = Signal(object)
    accepted = Signal(object)

    def __init__(self, jobs: Jobs, terms: TermsForm, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terms = terms
        self._house = House(jobs, self)
        self._reception = Reception(jobs, self)
        self._friends: tuple[Friend, ...] = ()
        self._look = QPushButton(autoDefault=False)
        self._words = label("muted", wrap=True)
        self._rows = QVBoxLayout()
        self._question = QFrame()
        self._question.setObjectName("noticeCard")
        self._asked = PlainLabel(wordWrap=True)
        self._late = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._build()
        self._connect()
        self._refresh()

    def stop(self) -> None:
        """Look for nobody, and be seen no longer."""
        self._house.close()
        self._reception.close()
        self._late.stop()
        self._show_friends(())
        self._question.hide()
        self._refresh()

    def _build(self) -> None:
        space = current_theme().spacing
        accept = QPushButton(self.tr("Accept"), autoDefault=False)
        decline = QPushButton(self.tr("Decline"), autoDefault=False)
        mark(accept, "role", "primary")
        accept.clicked.connect(self._accept)
        decline.clicked.connect(self._decline)
        answers = fill(QHBoxLayout(), STRETCH, accept, decline, spacing=space.s)
        margins = (space.m, space.s, space.m, space.s)
        fill(QVBoxLayout(self._question), self._asked, answers, spacing=space.s, margins=margins)
        self._question.setProperty("tone", "calm")
        self._question.hide()
        inner = QWidget()
        fill(QVBoxLayout(inner), self._rows, STRETCH)
        self._list = scrolled(inner)
        self._list.setMinimumHeight(_LIST_HEIGHT)
        policy = self._list.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # what is above it stays in its place
        self._list.setSizePolicy(policy)
        begin = fill(QHBoxLayout(), self._look, STRETCH)
        parts = (begin, self._words, self._question, self._list)
        fill(QVBoxLayout(self), *parts, spacing=space.m, grow=[self._list])

    def _connect(self) -> None:
        self._look.clicked.connect(self._on_look)
        self._terms.changed.connect(self._on_terms)
        self._late.timeout.connect(self._refresh)
        self._house.changed.connect(self._show_friends)
        self._house.failed.connect(self._on_failed)
        self._reception.failed.connect(self._on_failed)
        self._reception.opened.connect(self._on_opened)
        self._reception.asked.connect(self._on_asked)
        self._reception.withdrawn.connect(self._on_withdrawn)

    @Slot()
    def _on_look(self) -> None:
        if self._reception.is_open:
            self.stop()
            return
        self._reception.open(spelt_name(self._terms.name))
        self._late.start()
        self._refresh()

    @Slot()
    def _on_terms(self) -> None:
        """What was announced is no longer true."""
        if self._reception.is_open:
            self.stop()
        else:
            self._refresh()

    @Slot(int)
    def _on_opened(self, port: int) -> None:
        terms = self._terms
        self._house.open(Announcement(terms.name, terms.game, terms.minutes, port, self._reception.secret))

    @Slot(object)
    def _on_failed(self, error: Exception | None) -> None:
        self.stop()
        self._words.setText(self.tr("Nobody can be looked for. {why}").format(why=lost_sentence(error)))

    @Slot()
    def _refresh(self) -> None:
        looking = self._reception.is_open
        self._look.setText(self.tr("Stop looking") if looking else self.tr("Look for friends"))
        mark(self._look, "role", "" if looking else "primary")
        self._look.setEnabled(looking or bool(self._terms.name))
        self._list.setVisible(looking)
        self._words.setText(self._sentence(looking))

    def _sentence(self, looking: bool) -> str:
        if not looking and not self._terms.name:
            return self.tr("Enter a name by which your friend knows you.")
        if not looking:
            return self.tr(
                "You both press this button, and see each other. Nothing is sent or received before; then "
                "your network sees your name and the game, as long as this window is open."
            )
        if self._friends:
            return self.tr("They can see you, too, as “{name}”.").format(name=self._terms.name)
        if self._late.isActive():
            return self.tr("Looking … You can be seen as “{name}”.").format(name=self._terms.name)
        return self.tr(
            "Nobody found yet. Has your friend pressed the button, in the same network? If so, a firewall "
            "may be in the way: let it allow Harzdame in this network, or invite with a line."
        )

    @Slot(object)
    def _show_friends(self, friends: tuple[Friend, ...]) -> None:
        self._friends = friends
        empty(self._rows)
        for friend in friends:
            self._rows.addWidget(self._row(friend))
        self._refresh()

    def _row(self, friend: Friend) -> QWidget:
        known = friend.is_known and name_of(friend.game) is not None
        terms = terms_text(friend.game, friend.minutes) if friend.is_known else self.tr("another version")
        name, words = ElidedLabel(friend.name), label("muted", terms, wrap=True)
        invite = QPushButton(self.tr("Invite"), autoDefault=False)
        invite.setEnabled(known)
        invite.setAccessibleName(self.tr("Invite {name}: {terms}").format(name=friend.name, terms=terms))
        invite.clicked.connect(partial(self._invite, friend))
        row = QWidget()
        texts = fill(QVBoxLayout(), name, words, spacing=0)
        fill(QHBoxLayout(row), texts, invite, grow=[texts], margins=(0, 2, 0, 2))
        return row

    def _invite(self, friend: Friend, _checked: bool = False) -> None:
        first, *others = friend.hosts
        color = secrets.choice((Color.WHITE, Color.BLACK))
        terms = Meeting(False, first, friend.port, color, friend.minutes, game=friend.game)
        self.stop()
        self.inviteWanted.emit(terms._replace(secret=friend.secret, others=tuple(others), name=friend.name))

    @Slot(object)
    def _on_asked(self, request: GameRequest) -> None:
        if name_of(request.game) is None or request.position:
            self._reception.refuse()
            return
        text = invites_text(request.name, request.game, request.minutes)
        self._asked.setText(f"{text} {side_text(request.follower)}")
        self._question.show()
        self._list.setEnabled(False)
        announce(self, self._asked.text())
        QApplication.alert(self.window())

    @Slot()
    def _on_withdrawn(self) -> None:
        self._end_question()
        self._words.setText(self.tr("The invitation was withdrawn."))

    @Slot()
    def _accept(self) -> None:
        self._end_question()
        game = self._reception.hand_over()
        if game is not None:
            self.stop()
            self.accepted.emit(game)

    @Slot()
    def _decline(self) -> None:
        self._end_question()
        self._reception.refuse()

    def _end_question(self) -> None:
        self._question.hide()
        self._list.setEnabled(True)
