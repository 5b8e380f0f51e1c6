"""Games as the library keeps them, read from the bytes of a file or from text.

The one module of this room that reads PDN: everything behind it works on `ReadGame`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harzdame_engine.game.move import Move
from harzdame_engine.game.position import Position
from harzdame_engine.library.packed import pack
from harzdame_engine.pdn.files import PdnGame, decode
from harzdame_engine.pdn.problems import PdnProblem
from harzdame_engine.pdn.results import write_result
from harzdame_engine.pdn.scanner import scan

OPENING_PLIES = 10
"""The number of moves that `opening` holds."""


class ReadGame(NamedTuple):
    """A game: its text verbatim, its tags, and its main line as far as it can be read.

    `number` and `line`: its place in the file, from 1. `variant`: the id of its
    rules, "" if they are unknown. `packed`: the main line as the core packs it,
    b"" without a position to begin with. `opening`: its first moves, unless it
    has a position of its own. `result`: as read, "*" if open. `unread`: the
    rest of the main line from the first move that could not be read; the whole
    text where there is no position. `problem`: the first that was found, which is
    why the game is not `complete`; None if there is none.
    """

    number: int
    line: int
    text: str
    tags: dict[str, str]
    variant: str
    packed: bytes
    plies: int
    opening: str
    result: str
    complete: bool
    unread: str
    problem: PdnProblem | None


class MainLine(NamedTuple):
    """The main line of a game as far as it can be read; `start` is None without a position to begin with."""

    start: Position | None
    moves: tuple[Move, ...]
    result: str
    complete: bool
    unread: str
    problem: PdnProblem | None


def main_line(game: PdnGame) -> MainLine:
    """The moves of a game found by a scan: the one place at which moves are read."""
    reading = game.read()
    problem = next(iter(reading.problems), None)
    if reading.tree is None:
        return MainLine(None, (), "*", False, game.text, problem)
    tree = reading.tree
    moves = tuple(node.move for node in tree.mainline() if node.move is not None)
    result = write_result(tree.result, 0)
    return MainLine(tree.root.position, moves, result, reading.complete, reading.unread, problem)


def find_games(data: bytes | str) -> tuple[PdnGame, ...]:
    """The games of a file's bytes, or of a text, in their order.

    Raises:
        PdnError: the bytes are no text.
    """
    return scan(data if isinstance(data, str) else decode(data)).games


def read_games(games: Sequence[PdnGame]) -> Iterator[ReadGame]:
    """Read the moves of games, one after another."""
    return map(_read, games)


def _read(game: PdnGame) -> ReadGame:
    line = main_line(game)
    start = line.start
    variant = start.rules.id if start is not None else game.rules.id if game.rules is not None else ""
    packed = b"" if start is None else pack(start, line.moves)
    own_start = start is None or packed[0] != 0
    return ReadGame(
        number=game.number,
        line=game.line,
        text=game.text,
        tags=game.tags,
        variant=variant,
        packed=packed,
        plies=len(line.moves),
        opening="" if own_start else opening_text(line.moves),
        result=line.result,
        complete=line.complete,
        unread=line.unread,
        problem=line.problem,
    )


def opening_text(moves: Sequence[Move]) -> str:
    """The first moves in the form in which openings are compared: origin and target of each."""
    return " ".join(
        f"{move.origin}{'x' if move.captures else '-'}{move.target}" for move in moves[:OPENING_PLIES]
    )
