"""A game over the network: the connection, what is said on it, and what follows for a player.

The connection has a job of its own; the conversation is held on the GUI's thread.
"""

from __future__ import annotations

from contextlib import closing, suppress
from functools import partial
from typing import NamedTuple

from harzdame_engine import Color, Move, Position
from harzdame_engine.dxp.channel import LOOPBACK, PORT, Channel, GivenUp, Listener, connect
from harzdame_engine.dxp.conversation import Conversation, Event, State
from harzdame_engine.dxp.messages import DxpError, Message
from harzdame_engine.dxp.notation import GAME
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs

_SEND_SECONDS = 0.04
"""A message is a hundred bytes; who does not take that is gone."""


class Meeting(NamedTuple):
    """The way to an opponent: connect to `host`, or wait for a program that connects to this address.

    Whoever connects asks for a game with `color` for us, from `position` (None: the start of the game).
    """

    waits: bool
    host: str = LOOPBACK
    port: int = PORT
    color: Color = Color.WHITE
    minutes: int = 30
    position: Position | None = None


class NetworkGame(QObject):
    """One connection and the games on it. Whoever connects asks for the game.

    Signals:
        told(Event): the other end said or did something.
        lost(str): the connection could not be made, or broke; text for a log, empty if it was closed.
    """

    told = Signal(object)
    lost = Signal(str)

    def __init__(self, name: str, jobs: Jobs, parent: QObject | None = None) -> None:
        """`name`: ours, as the other end sees it."""
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._channel: Channel | None = None
        self.talk = Conversation(name, self._send)
        self._ending: float | None = None
        self._wants_end = False

    @property
    def playing(self) -> bool:
        """Whether there is a game."""
        return self.talk.state is State.PLAYING

    def meet(self, meeting: Meeting) -> None:
        """Look for an opponent, from now on; a move waits until there is one."""
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
                self._lose(str(error))

    def _on_progress(self, meeting: Meeting, told: Channel | Message) -> None:
        if isinstance(told, Channel):
            self._channel = told
            told.allow(_SEND_SECONDS)
            if not meeting.waits:
                start = meeting.position or Position.start(GAME)
                self.talk.ask(start, meeting.color, meeting.minutes)
            return
        try:
            event: Event | None = self.talk.hear(told)
        except DxpError as error:
            self._lose(str(error))
            return
        if self._wants_end and self.talk.our_turn:
            self.end(self._ending)
        if event is not None:
            self.told.emit(event)

    def _on_lost(self, job: Job, error: object) -> None:
        if job is self._job:
            self._lose(str(error) if error is not None else "")

    def _lose(self, text: str) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.cancel()
            self.talk.state = State.IDLE
            self.lost.emit(text)


def _converse(meeting: Meeting, job: Job) -> None:
    """Hand every message to the job. Raises OSError, DxpError."""

    def given_up() -> bool:
        return job.token.stopped

    channel = _met(meeting, given_up)
    if channel is None:
        return
    with closing(channel):
        job.tell(channel)
        while (message := channel.receive(given_up)) is not None:
            job.tell(message)


def _met(meeting: Meeting, given_up: GivenUp) -> Channel | None:
    if not meeting.waits:
        return connect(meeting.host, meeting.port)
    with closing(Listener(meeting.port, meeting.host)) as listener:
        return listener.accept(given_up)
