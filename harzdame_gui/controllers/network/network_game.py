"""A game over the network: the connection, what is said on it, and what follows for a player.

The connection has a job of its own; the conversation is held on the GUI's thread.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from typing import NamedTuple

from harzdame_engine import Color, Move, Position
from harzdame_engine.clocks.control import TimeControls
from harzdame_engine.dxp.channel import LOOPBACK, PORT, Channel, GivenUp, Listener, connect_to_any
from harzdame_engine.dxp.conversation import Conversation, Event, Started, State
from harzdame_engine.dxp.invitation import knock
from harzdame_engine.dxp.messages import (
    STANDARD_GAME,
    DxpError,
    GameAnswer,
    GameRequest,
    Message,
    RequestAnswer,
)
from harzdame_engine.dxp.visits import Visit, receive_visitor
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

_MOST_MINUTES = 999
_SEND_SECONDS = 0.04
"""A message is a hundred bytes; who does not take that is gone."""


class Meeting(NamedTuple):
    """The way to an opponent: connect to `host`, or wait for a program that connects to this address.

    Whoever connects asks for the game with this id, with `color` for us, from `position` (None: its start).
    Where there is a `secret`, they tell it first. A port of 0 is any free one, and `others` are more
    addresses of the same machine. `name` is that of a friend, who is known by it.
    """

    waits: bool
    host: str = LOOPBACK
    port: int = PORT
    color: Color = Color.WHITE
    minutes: int = 30
    position: Position | None = None
    game: str = STANDARD_GAME
    secret: str = ""
    others: tuple[str, ...] = ()
    name: str = ""


def minutes_asked_for(clocks: TimeControls, usual: int) -> int:
    """The minutes a side for the whole game, all that the protocol can ask for; without clocks, `usual`."""
    stages = [clock.stages for clock in clocks if clock is not None]
    if not stages or not stages[0]:
        return usual
    return max(1, min(_MOST_MINUTES, round(stages[0][0].time / 60_000)))


class NetworkGame(QObject):
    """One connection and the games on it. Whoever connects asks for the game.

    Signals:
        told(Event): the other end said or did something.
        lost(Exception | None): the connection could not be made, or broke; None: the other end closed it.
        waiting(int): a visitor can come, at this port.
        visited(GameRequest): a visitor asks for a game, and waits for `answer`, if there is `asks_first`.
        withdrawn(): they have left before that.
    """

    told = Signal(object)
    lost = Signal(object)
    waiting = Signal(int)
    visited = Signal(object)
    withdrawn = Signal()

    def __init__(
        self,
        name: str,
        jobs: Jobs,
        parent: QObject | None = None,
        *,
        accepts: Callable[[GameRequest], bool] = lambda _request: True,
        asks_first: bool = False,
    ) -> None:
        """`name`: ours, as the other end sees it; `accepts` decides about games that others ask for.

        `asks_first`: whether a visitor waits until somebody has decided.
        """
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._channel: Channel | None = None
        self._visit_failed = False
        self._asks_first = asks_first
        self._visit: Visit | None = None
        self.talk = Conversation(name, self._send, accepts=accepts)
        self._ending: float | None = None
        self._wants_end = False

    @property
    def playing(self) -> bool:
        """Whether there is a game."""
        return self.talk.state is State.PLAYING

    def meet(self, meeting: Meeting) -> None:
        """Look for an opponent, from now on. Visitors who ask for no game that can be played go unseen."""
        self._job = job = self._jobs.run(partial(_converse, meeting))
        job.progress.connect(partial(self._on_progress, meeting))
        job.failed.connect(partial(self._on_lost, job))
        job.finished.connect(partial(self._on_lost, job))

    def play(self, moves: tuple[Move, ...]) -> None:
        """Make the move that a game with these moves has more than ours, as soon as that may be."""
        if self._wants_end:
            self.end(self._ending)
        elif self.talk.our_turn and len(moves) == len(self.talk.moves) + 1:
            self.talk.play(moves[-1])

    def end(self, points: float | None) -> None:
        """End the game with so many points for us, at once or at our next turn, as the protocol demands."""
        self._ending, self._wants_end = points, True
        if self.talk.our_turn:
            self._wants_end = False
            self.talk.end(points)

    def close(self) -> None:
        """Leave: end the game and the connection. No signal follows."""
        job, self._job = self._job, None
        with suppress(ValueError):
            self.talk.end(stop=True)
        if job is not None:
            job.cancel()

    def _send(self, message: Message) -> None:
        if self._channel is not None:
            try:
                self._channel.send(message)
            except OSError as error:
                if self.talk.state is State.IDLE:  # a visitor, who is gone
                    self._visit_failed = True
                else:
                    self._lose(None if self._channel.closed else error)

    def _on_progress(self, meeting: Meeting, told: Channel | Visit | Message | int) -> None:
        if isinstance(told, Visit):
            self._receive(told)
            return
        if isinstance(told, int):
            self.waiting.emit(told)
            return
        if isinstance(told, Channel):
            self._ask(told, meeting)
            return
        try:
            event: Event | None = self.talk.hear(told)
        except DxpError as error:
            self._lose(error)
            return
        if self._wants_end and self.talk.our_turn:
            self.end(self._ending)
        if event is not None:
            self.told.emit(event)

    def _ask(self, channel: Channel, meeting: Meeting) -> None:
        self._channel = channel
        channel.allow(_SEND_SECONDS)
        if meeting.secret:
            self._send(knock(meeting.secret))
        try:
            self.talk.ask(meeting.position or Position.start(meeting.game), meeting.color, meeting.minutes)
        except ValueError as error:  # a fault of our position, and no DxpError of the other end
            self._lose(ValueError(*error.args))

    def answer(self, accepted: bool) -> None:
        """Let the visitor who waits have the game, if it can be played, or send them off."""
        visit, self._visit = self._visit, None
        if visit is not None:
            self._judge(visit, accepted)

    def _receive(self, visit: Visit) -> None:
        if visit.left:
            if self._visit is visit:
                self._visit = None
                self.withdrawn.emit()
        elif self._asks_first:
            self._visit = visit
            self.visited.emit(visit.request)
        else:
            self._judge(visit, True)

    def _judge(self, visit: Visit, accepted: bool) -> None:
        """Answer a visitor. Whoever can no longer be answered has not been there."""
        self._channel = visit.channel
        self._visit_failed = False
        visit.channel.allow(_SEND_SECONDS)
        if not accepted:
            self._send(GameAnswer(self.talk.name, RequestAnswer.NO_GAME))
        event = self.talk.hear(visit.request) if accepted else None
        in_time = visit.judge(isinstance(event, Started) and not self._visit_failed)
        if self._visit_failed or not in_time:
            self.talk.state, event = State.IDLE, None
        if event is not None:
            self.told.emit(event)
        elif accepted and self._asks_first:
            self.withdrawn.emit()

    def _on_lost(self, job: Job, error: Exception | None) -> None:
        if job is self._job:
            self._lose(error)

    def _lose(self, error: Exception | None) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
            self.talk.state = State.IDLE
            self.lost.emit(error)


def _converse(meeting: Meeting, job: Job) -> None:
    """Hand every message to the job. Raises OSError, DxpError."""

    def given_up() -> bool:
        return job.token.stopped

    channel = _met(meeting, job, given_up)
    if channel is None:
        return
    with closing(channel):
        if not meeting.waits:
            job.tell(channel)
        while (message := channel.receive(given_up)) is not None:
            job.tell(message)


def _met(meeting: Meeting, job: Job, given_up: GivenUp) -> Channel | None:
    if meeting.waits:
        with closing(Listener(meeting.port, meeting.host)) as listener:
            job.tell(listener.port)
            return receive_visitor(listener, job.tell, given_up, secret=meeting.secret)
    return connect_to_any((meeting.host, *meeting.others), meeting.port)
