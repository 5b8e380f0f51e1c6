"""Our engine at one end of a conversation: it plays whole games until the other end has had enough."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from harzdame_engine.dxp.channel import Channel, GivenUp
from harzdame_engine.dxp.conversation import (
    BackAsked,
    Conversation,
    Ended,
    Event,
    MoveArrived,
    RequestRefused,
    Started,
    State,
)
from harzdame_engine.dxp.messages import STANDARD_GAME, DxpError, GameRequest
from harzdame_engine.game.move import Color, Move
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.position import Position
from harzdame_engine.game.tree import GameTree
from harzdame_engine.search.info import Clock, Limit

_NO_PROGRESS, _NO_PROGRESS_ELSEWHERE = 25, 50
"""Moves by each side without a capture or a man's move that make a draw: the FMJD's, and of other games."""
_UNHURRIED = 5.0
"""Seconds for a move in a game without a limit of time."""
Silence = Callable[[float, bool], bool]
"""Whether so many seconds are too long to wait, and whether a game is being played."""
Choose = Callable[[list[Position], Limit], Move]
"""A player: the move in the last of the positions of a game."""


class FinishedGame(NamedTuple):
    """A game that was ended, with our color and the other one's name.

    `broken_off`: that was no end; there is no result, and fewer moves than were agreed on.
    """

    tree: GameTree
    color: Color
    opponent: str
    broken_off: bool = False


class EngineGames:
    """The games of one connection. The engine agrees when the other end wants moves back."""

    def __init__(
        self,
        name: str,
        channel: Channel,
        choose: Choose,
        *,
        seconds: float | None,
        given_up: GivenUp,
        silence: Silence = lambda _seconds, _playing: False,
    ) -> None:
        """`seconds` is the time for a move; None: as the clock of the game allows, if there is one.

        `silence` is asked whether so many seconds in which the other end brought nothing forward, in a
        game or between two, are too many: then the rest counts as unsaid. Chat brings nothing forward.
        """
        self._channel = channel
        self._choose = choose
        self._seconds = seconds
        self._given_up = given_up
        self._silence = silence
        self._talk = Conversation(name, channel.send)
        self._name = name
        self._used = 0.0
        self._started: Started | None = None

    @property
    def minutes(self) -> int:
        """The time of each side in the game begun last; 0: there is no limit, or was no game."""
        return self._started.minutes if self._started else 0

    def ask(self, color: Color, minutes: int, moves: int = 0, game: str = STANDARD_GAME) -> None:
        """Ask for a game from the start, in which we play `color`. `game`: its id."""
        self._talk.ask(Position.start(game), color, minutes, moves)

    def answer(self, request: GameRequest) -> bool:
        """Whether a game begins that the other end asks for. Raises OSError: the connection broke."""
        event = self._talk.hear(request)
        self._note(event)
        return isinstance(event, Started)

    def play(self) -> FinishedGame | None:
        """Play the game that began, was asked for, or that the other end asks for; None: there is none.

        Raises:
            DxpError: the other end broke the protocol, or does not want the game.
            OSError: the connection broke.
        """
        since = time.monotonic()

        def over() -> bool:
            playing = self._talk.state is State.PLAYING
            return self._given_up() or self._silence(time.monotonic() - since, playing)

        while True:
            if self._talk.our_turn:
                self._move()
                since = time.monotonic()
                continue
            message = self._channel.receive(over)
            if message is None or over():
                return None
            event = self._talk.hear(message)
            if isinstance(event, Ended):
                return self._finished(event)
            self._note(event)

    def _note(self, event: Event | None) -> None:
        match event:
            case Started():
                self._started, self._used = event, 0.0
            case RequestRefused(answer):
                raise DxpError(f"the game was refused: {answer.name.lower().replace('_', ' ')}")
            case BackAsked():
                self._talk.answer_back(True)
            case MoveArrived():
                pass

    def _move(self) -> None:
        talk = self._talk
        tree = self._tree()
        outcome = tree.outcome(tree.end_of_line(tree.root))
        if outcome is not None:
            talk.end(outcome.points(talk.color))
        elif self._all_moves_made():
            talk.end()
        else:
            begun = time.monotonic()
            move = self._choose(list(talk.positions), self._limit())
            seconds = time.monotonic() - begun
            self._used += seconds
            talk.play(move, seconds)

    def _all_moves_made(self) -> bool:
        """Whether as many moves were made as the request for the game allows."""
        moves = self._started.moves if self._started else 0
        return moves > 0 and len(self._talk.moves) >= 2 * moves

    @property
    def _overstepped(self) -> bool:
        """Whether we have used up the time that was agreed on."""
        return 0 < 60 * self.minutes <= self._used

    def _limit(self) -> Limit:
        if self._seconds is not None:
            return Limit(time=self._seconds)
        if self.minutes == 0:
            return Limit(time=_UNHURRIED)
        return Limit(clock=Clock(max(60.0 * self.minutes - self._used, 0.0)))

    def _tree(self) -> GameTree:
        start = self._talk.positions[0]
        limit = _NO_PROGRESS if start.rules.id == STANDARD_GAME else _NO_PROGRESS_ELSEWHERE
        tree = GameTree(start, no_progress_limit=limit)
        node = tree.root
        for move in self._talk.moves:
            node = tree.add(node, move)
        return tree

    def _finished(self, event: Ended) -> FinishedGame:
        tree, color = self._tree(), self._talk.color
        opponent = self._started.name if self._started else ""
        names = {color: self._name, color.other: opponent}
        tree.tags.update({"White": names[Color.WHITE], "Black": names[Color.BLACK]})
        outcome = tree.outcome(tree.end_of_line(tree.root))
        if outcome is None and event.points == 0 and self._overstepped:
            outcome = Outcome(color.other, Termination.TIME)
        elif outcome is None and event.points:  # 0: a win is claimed that neither board nor clock shows
            winner = None if event.points == 0.5 else color
            outcome = Outcome(winner, Termination.AGREEMENT if winner is None else Termination.RESIGNATION)
        tree.result = outcome
        broken_off = outcome is None and not self._all_moves_made()
        return FinishedGame(tree, color, opponent, broken_off)
