"""Messages of the protocol, read and written: http://www.mesander.nl/damexchange/edxplg2.htm.

A message is 1 to 127 ASCII characters: a letter for its kind, then fields of
fixed width. Every field is checked; what is not exactly of this form is no message.

The protocol knows International draughts alone. A request with a version of our own
names another game, and may have its position on as many squares as its board has.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple, TypeAlias

from harzdame_engine.game.move import Color

MOST_SQUARES = 72
LONGEST = 127
LONGEST_REQUEST = 134
"""Of a game of our own, from a position on so many squares."""
MOST_CAPTURES = (LONGEST - 11) // 2
MOST_COUNTED = 999
"""The most minutes and moves of a game that can be asked for."""
STANDARD_GAME = "international"
"""The game of the protocol's own requests."""
LONGEST_GAME = 18
"""The most characters that the id of another game can have."""
_VERSION = "01"
_VERSION_WITH_GAME = "H1"
_SQUARES = 50  # of the protocol's own positions
_NAME = 32
_COLORS = {"W": Color.WHITE, "Z": Color.BLACK}
_LETTERS = {color: letter for letter, color in _COLORS.items()}
_PIECES = frozenset("wWzZe")


class DxpError(ValueError):
    """The other end broke the protocol, as the message says."""


class RequestAnswer(IntEnum):
    """The answers to the request of a game."""

    ACCEPTED = 0
    OTHER_VERSION = 1
    NOT_THIS_GAME = 2
    NO_GAME = 3


class EndReason(IntEnum):
    """The reasons for ending a game, from the point of view of whoever ends it."""

    NONE = 0
    LOST = 1
    DRAWN = 2
    WON = 3


class BackAnswer(IntEnum):
    """The answers to the request of taking moves back."""

    ACCEPTED = 0
    NEVER = 1  # the program does not know how to
    DECLINED = 2


class GameRequest(NamedTuple):
    """The initiator asks for a game.

    `follower` is the color of the one who is asked, `minutes` the time of each side
    for the game, `moves` its length (0: without limit). `position` is the squares of
    the board in their order, ``w``, ``z``, ``W``, ``Z`` or ``e``, with `turn` to move; an
    empty one is the start. `game` is an id, which may be unknown here.
    """

    name: str
    follower: Color
    minutes: int
    moves: int = 0
    position: str = ""
    turn: Color = Color.WHITE
    game: str = STANDARD_GAME


class GameAnswer(NamedTuple):
    """The follower's answer."""

    name: str
    answer: RequestAnswer


class MoveMade(NamedTuple):
    """A move: first and last square, those of the captured pieces in any order, and the seconds it took."""

    seconds: int
    origin: int
    target: int
    captures: tuple[int, ...] = ()


class GameEnd(NamedTuple):
    """The end of the game; `stop`: whoever says it does not want another one either."""

    reason: EndReason = EndReason.NONE
    stop: bool = False


class Chat(NamedTuple):
    """Words to the other side."""

    text: str


class BackRequest(NamedTuple):
    """The request to go back to the `number`th move, counted from 1, with `turn` to move."""

    number: int
    turn: Color


class BackReply(NamedTuple):
    """The answer to that."""

    answer: BackAnswer


Message: TypeAlias = GameRequest | GameAnswer | MoveMade | GameEnd | Chat | BackRequest | BackReply


class _Fields:
    """The fields of a message, taken one after the other."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 1

    def take(self, width: int) -> str:
        part = self._text[self._at : self._at + width]
        if len(part) != width:
            raise DxpError("the message is too short")
        self._at += width
        return part

    def rest(self) -> str:
        return self.take(len(self._text) - self._at)

    def number(self, width: int, least: int, most: int) -> int:
        digits = self.take(width)
        if not digits.isdecimal() or not least <= int(digits) <= most:
            raise DxpError(f"{digits!r} is not a number from {least} to {most}")
        return int(digits)

    def color(self) -> Color:
        letter = self.take(1)
        if letter not in _COLORS:
            raise DxpError(f"{letter!r} is no color")
        return _COLORS[letter]

    def name(self) -> str:
        return "".join(sign for sign in self.take(_NAME) if sign.isprintable()).strip()

    def end(self) -> None:
        if self._at != len(self._text):
            raise DxpError("the message is too long")


def parse(text: str) -> Message:
    """The message of a text.

    Raises:
        DxpError: it is none.
    """
    most = LONGEST_REQUEST if text.startswith(f"R{_VERSION_WITH_GAME}") else LONGEST
    if not 1 <= len(text) <= most or not text.isascii():
        raise DxpError("a message has 1 to 127 ASCII characters")
    if text[0] not in _READERS:
        raise DxpError(f"there is no message {text[0]!r}")
    fields = _Fields(text)
    message = _READERS[text[0]](fields)
    fields.end()
    return message


def _request(fields: _Fields) -> GameRequest:
    version = fields.take(len(_VERSION))
    if version not in {_VERSION, _VERSION_WITH_GAME}:
        raise DxpError("another version of the protocol")
    standard = version == _VERSION
    name, follower = fields.name(), fields.color()
    minutes, moves = fields.number(3, 0, MOST_COUNTED), fields.number(3, 0, MOST_COUNTED)
    game = STANDARD_GAME if standard else fields.take(LONGEST_GAME).rstrip()
    match fields.take(1):
        case "A":
            return GameRequest(name, follower, minutes, moves, game=game)
        case "B":
            turn, position = fields.color(), fields.take(_SQUARES) if standard else fields.rest()
            if not _PIECES.issuperset(position) or not 0 < len(position) <= MOST_SQUARES:
                raise DxpError("the position has letters that are no pieces, or too many or none")
            return GameRequest(name, follower, minutes, moves, position, turn, game)
    raise DxpError("the starting position is neither the usual one nor another")


def _move(fields: _Fields) -> MoveMade:
    seconds = fields.number(4, 0, 9999)
    origin, target = fields.number(2, 1, MOST_SQUARES), fields.number(2, 1, MOST_SQUARES)
    count = fields.number(2, 0, MOST_CAPTURES)
    captures = tuple(fields.number(2, 1, MOST_SQUARES) for _ in range(count))
    if len(set(captures)) != count:
        raise DxpError("a piece is captured twice")
    return MoveMade(seconds, origin, target, captures)


def _chat(fields: _Fields) -> Chat:
    return Chat("".join(sign if sign.isprintable() else " " for sign in fields.rest()))


_READERS: dict[str, Callable[[_Fields], Message]] = {
    "R": _request,
    "A": lambda fields: GameAnswer(fields.name(), RequestAnswer(fields.number(1, 0, 3))),
    "M": _move,
    "E": lambda fields: GameEnd(EndReason(fields.number(1, 0, 3)), bool(fields.number(1, 0, 1))),
    "C": _chat,
    "B": lambda fields: BackRequest(fields.number(3, 1, 999), fields.color()),
    "K": lambda fields: BackReply(BackAnswer(fields.number(1, 0, 2))),
}


def write(message: Message) -> str:
    """The text of a message; names and words are cut and spelt as the protocol allows.

    Raises:
        ValueError: a number or the id of a game is too large for its field.
    """
    match message:
        case GameRequest(name, follower, minutes, moves, position, turn, game):
            start = f"B{_LETTERS[turn]}{position}" if position else "A"
            version, named = _version(game)
            who = f"{_padded(name)}{_LETTERS[follower]}"
            text = f"R{version}{who}{_digits(minutes, 3)}{_digits(moves, 3)}{named}{start}"
        case GameAnswer(name, answer):
            text = f"A{_padded(name)}{answer:d}"
        case MoveMade(seconds, origin, target, captures):
            squares = (origin, target, len(captures), *captures)
            text = f"M{_digits(seconds, 4)}" + "".join(_digits(number, 2) for number in squares)
        case GameEnd(reason, stop):
            text = f"E{reason:d}{stop:d}"
        case Chat(words):
            text = f"C{_ascii(words)}"[:LONGEST]
        case BackRequest(number, turn):
            text = f"B{_digits(number, 3)}{_LETTERS[turn]}"
        case BackReply(reply):
            text = f"K{reply:d}"
    return text


def _version(game: str) -> tuple[str, str]:
    """The version of a request, and its field for the game, which the protocol's own has not."""
    if game == STANDARD_GAME:
        return _VERSION, ""
    if len(game) > LONGEST_GAME:
        raise ValueError(f"{game!r} has more than {LONGEST_GAME} characters")
    return _VERSION_WITH_GAME, game.ljust(LONGEST_GAME)


def _padded(name: str) -> str:
    return _ascii(name).lstrip()[:_NAME].ljust(_NAME)


def _digits(number: int, width: int) -> str:
    if not 0 <= number < 10**width:
        raise ValueError(f"{number} has not {width} digits")
    return str(number).zfill(width)


def _ascii(text: str) -> str:
    return "".join(sign if sign.isascii() and sign.isprintable() else "?" for sign in text)
