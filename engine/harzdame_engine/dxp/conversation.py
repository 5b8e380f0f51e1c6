"""A conversation of two programs, one game after another: what may be said when, and what follows from it.

It knows no connection: messages to send go to a function, and what the other
end says is handed in. Nothing that the other end says is believed unchecked.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from harzdame_engine.dxp.messages import (
    BackAnswer,
    BackReply,
    BackRequest,
    Chat,
    DxpError,
    EndReason,
    GameAnswer,
    GameEnd,
    GameRequest,
    Message,
    MoveMade,
    RequestAnswer,
)
from harzdame_engine.dxp.notation import (
    expressible,
    format_move,
    format_position,
    game_named,
    parse_move,
    parse_position,
)
from harzdame_engine.game.move import Color, Move, beginner
from harzdame_engine.game.numbering import first_number
from harzdame_engine.game.position import Position


class State(Enum):
    """The states of a conversation."""

    IDLE = auto()  # no game
    ASKED = auto()  # we have asked for one
    PLAYING = auto()
    ENDING = auto()  # we have ended it, and wait for the acknowledgement


class Started(NamedTuple):
    """A game began; `color` is ours, `name` the other one's."""

    name: str
    color: Color
    position: Position
    minutes: int
    moves: int


class RequestRefused(NamedTuple):
    """The other end does not want the game."""

    answer: RequestAnswer


class MoveArrived(NamedTuple):
    """The other end moved. `declines`: it did so instead of answering our wish to go back."""

    move: Move
    seconds: int
    declines: bool = False


class Ended(NamedTuple):
    """The game is over. `points` are ours, or None if nobody said; `stop`: the other end wants no other."""

    points: float | None
    stop: bool
    ours: bool


class WordsArrived(NamedTuple):
    """The other end said something."""

    text: str


class BackAsked(NamedTuple):
    """The other end wants to go back to `ply`, counted from the start of the game."""

    ply: int


class BackAnswered(NamedTuple):
    """The answer to our wish to go back to `ply`."""

    ply: int
    accepted: bool


Event: TypeAlias = Started | RequestRefused | MoveArrived | Ended | WordsArrived | BackAsked | BackAnswered
_POINTS = {EndReason.NONE: None, EndReason.LOST: 0.0, EndReason.DRAWN: 0.5, EndReason.WON: 1.0}
_REASONS = {points: reason for reason, points in _POINTS.items()}


class Conversation:
    """One end of it. Methods raise ValueError when called at the wrong time."""

    def __init__(
        self,
        name: str,
        send: Callable[[Message], object],
        *,
        accepts: Callable[[GameRequest], bool] = lambda _request: True,
    ) -> None:
        """`name` is ours; `accepts` decides about games that the other end asks for."""
        self.state = State.IDLE
        self.color = Color.WHITE
        self.positions: list[Position] = []
        self.moves: list[Move] = []
        self.name = name
        self._send = send
        self._accepts = accepts
        self._asked: GameRequest | None = None
        self._points: float | None = None
        self._back: int | None = None  # the ply that we want to go back to
        self._overtaken: int | None = None  # the same, when one side has gone on without an answer
        self._wanted_back: int | None = None  # the one that the other end wants

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def our_turn(self) -> bool:
        """Whether we may move."""
        return self.state is State.PLAYING and self.position.turn is self.color

    @property
    def back_wanted(self) -> bool:
        """Whether the other end wants to go back, and has no answer yet."""
        return self.state is State.PLAYING and self._wanted_back is not None

    # What we say

    def ask(self, position: Position, color: Color, minutes: int, moves: int = 0) -> None:
        """Ask for a game in which we play `color`."""
        self._need(self.state is State.IDLE, "there is a game already")
        rules = position.rules
        if not expressible(rules):
            raise ValueError(f"the other end cannot know {rules.name}")
        written = "" if position == Position.start(rules.id) else format_position(position)
        if written:
            parse_position(written, position.turn, rules)  # or the other end would refuse it
        self._asked = GameRequest(self.name, color.other, minutes, moves, written, position.turn, rules.id)
        self.state = State.ASKED
        self._send(self._asked)

    def play(self, move: Move, seconds: float = 0.0) -> None:
        """Make a legal move. Whoever plays on declines to go back, and no longer waits for an answer."""
        self._need(self.our_turn, "it is not our turn")
        self._go_on()
        self._add(move)
        self._send(format_move(move, self.position.rules, seconds))

    def end(self, points: float | None = None, *, stop: bool = False) -> None:
        """End the game with so many points for us; None: without saying why."""
        self._need(self.state is State.PLAYING, "there is no game")
        self._go_on()
        self.state, self._points = State.ENDING, points
        self._send(GameEnd(_REASONS[points], stop))

    def say(self, text: str) -> None:
        """Say something."""
        if text:
            self._send(Chat(text))

    def ask_back(self, ply: int) -> None:
        """Ask to go back to a ply."""
        self._need(self.state is State.PLAYING and self._back is None, "there is nothing to take back")
        self._need(0 <= ply < len(self.moves), "there is no such move")
        self._back, self._overtaken = ply, None
        number = first_number(self.positions[0]).after(ply).number
        self._send(BackRequest(number, self.positions[ply].turn))

    def answer_back(self, accepted: bool) -> None:
        """Answer the wish of the other end to go back."""
        ply, self._wanted_back = self._wanted_back, None
        self._need(ply is not None, "nobody asked")
        if accepted and ply is not None:
            self._go_back(ply)
        self._send(BackReply(BackAnswer.ACCEPTED if accepted else BackAnswer.DECLINED))

    def _go_on(self) -> None:
        if self.back_wanted:
            self.answer_back(False)
        self._overtake()

    def _overtake(self) -> bool:
        """Wait for the answer to our wish no longer; whether there was one. It may yet come."""
        waited = self._back is not None
        if waited:
            self._back, self._overtaken = None, self._back
        return waited

    # What the other end says

    def hear(self, message: Message) -> Event | None:
        """What follows from a message; None: nothing.

        Raises:
            DxpError: it may not be said now, or makes no sense; the connection is to be closed.
        """
        match message:
            case Chat(text):
                return WordsArrived(text) if text.strip() else None
            case GameRequest():
                return self._on_request(message)
            case GameAnswer():
                return self._on_answer(message)
            case MoveMade():
                return self._on_move(message)
            case GameEnd():
                return self._on_end(message)
            case BackRequest():
                return self._on_back_request(message)
            case BackReply():
                return self._on_back_reply(message)

    def _on_request(self, request: GameRequest) -> Event | None:
        if self.state is not State.IDLE:
            raise DxpError("a game is asked for during another")
        try:
            position = self._start_of(request)
        except DxpError:
            position = None
        if position is None or not position.legal_moves() or not self._accepts(request):
            self._send(GameAnswer(self.name, RequestAnswer.NOT_THIS_GAME))
            return None
        self._send(GameAnswer(self.name, RequestAnswer.ACCEPTED))
        return self._begin(position, request.follower, request, request.name)

    def _on_answer(self, answer: GameAnswer) -> Event:
        request, self._asked = self._asked, None
        if self.state is not State.ASKED or request is None:
            raise DxpError("nobody asked for a game")
        if answer.answer is not RequestAnswer.ACCEPTED:
            self.state = State.IDLE
            return RequestRefused(answer.answer)
        return self._begin(self._start_of(request), request.follower.other, request, answer.name)

    def _on_move(self, message: MoveMade) -> Event | None:
        if self.state is State.ENDING:  # it was sent before the end was heard
            return None
        if self.state is not State.PLAYING or self.position.turn is self.color:
            raise DxpError("a move out of turn")
        move = parse_move(message, self.position)
        self._add(move)
        self._wanted_back = None
        return MoveArrived(move, message.seconds, declines=self._overtake())

    def _on_end(self, message: GameEnd) -> Event:
        if self.state is State.ENDING:
            self.state = State.IDLE
            return Ended(self._points, message.stop, ours=True)
        if self.state is not State.PLAYING:
            raise DxpError("there is no game to end")
        self.state = State.IDLE
        self._send(GameEnd())
        theirs = _POINTS[message.reason]
        return Ended(None if theirs is None else 1.0 - theirs, message.stop, ours=False)

    def _on_back_request(self, request: BackRequest) -> Event | None:
        ply = self._ply_of(request) if self.state is State.PLAYING else -1
        if not 0 <= ply < len(self.moves):
            self._send(BackReply(BackAnswer.DECLINED))
            return None
        self._wanted_back = ply
        return BackAsked(ply)

    def _on_back_reply(self, reply: BackReply) -> Event | None:
        late = self._overtaken is not None
        ply = self._overtaken if late else self._back
        self._back = self._overtaken = None
        if ply is None or self.state not in {State.PLAYING, State.ENDING}:
            raise DxpError("nobody asked to go back")
        if self.state is State.ENDING:  # it was sent before the end was heard
            return None
        accepted = reply.answer is BackAnswer.ACCEPTED and ply < len(self.moves)
        if late and not accepted:  # the move stays anyway
            return None
        if accepted:
            self._go_back(ply)
        return BackAnswered(ply, accepted)

    # The game

    def _ply_of(self, request: BackRequest) -> int:
        """The ply to go back to: pairs of moves, which the beginner begins, have one number."""
        start = self.positions[0]
        answers = request.turn is not beginner(start.rules)
        return 2 * (request.number - 1) + answers - first_number(start).answers

    def _start_of(self, request: GameRequest) -> Position:
        rules = game_named(request.game)
        if not request.position:
            return Position.start(rules.id)
        return parse_position(request.position, request.turn, rules)

    def _begin(self, position: Position, color: Color, request: GameRequest, name: str) -> Started:
        self.state, self.color = State.PLAYING, color
        self.positions, self.moves = [position], []
        self._back = self._overtaken = self._wanted_back = None
        return Started(name, color, position, request.minutes, request.moves)

    def _add(self, move: Move) -> None:
        self.positions.append(self.position.play(move))
        self.moves.append(move)

    def _go_back(self, ply: int) -> None:
        del self.positions[ply + 1 :]
        del self.moves[ply:]

    @staticmethod
    def _need(true: bool, problem: str) -> None:
        if not true:
            raise ValueError(problem)
