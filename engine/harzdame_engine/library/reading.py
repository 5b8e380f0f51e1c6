"""Games as the library keeps them, read from the bytes of a file or from text.

The one module of this room that reads PDN: everything behind it works on `ReadGame`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harzdame_engine.game.position import Position
from harzdame_engine.library.packed import opening_moves, opening_text, pack, set_size
from harzdame_engine.pdn.files import PdnGame, decode
from harzdame_engine.pdn.problems import PdnProblem
from harzdame_engine.pdn.results import OPEN, write_result
from harzdame_engine.pdn.scanner import scan


class ReadGame(NamedTuple):
    """A game: its text verbatim, its tags, and its main line as far as it can be read.

    `number` and `line`: its place in the file, from 1. `variant`: the id of its
    rules, "" if they are unknown. `packed`: the main line as the core packs it,
    b"" without a position to begin with. `opening`: its first moves, unless it
    has a position of its own. `result`: as read, "*" if open. `problem`: the
    first that was found, which is why the game is not `complete`; None if
    there is none.
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
    problem: PdnProblem | None


class MainLine(NamedTuple):
    """The main line of a game as far as it can be read; `start` is None without a position to begin with.

    `moves`: three bytes each, the bit numbers of origin and target and a byte
    that is not looked at. `pieces`: for each position, the first one included,
    White's men and kings, then Black's, low bytes first.
    """

    start: Position | None
    moves: bytes = b""
    pieces: bytes = b""
    result: str = OPEN
    complete: bool = False
    problem: PdnProblem | None = None


def main_line(game: PdnGame) -> MainLine:
    """The moves of a game found by a scan: the one place at which moves are read."""
    reading = game.read()
    problem = next(iter(reading.problems), None)
    tree = reading.tree
    if tree is None:
        return MainLine(None, problem=problem)
    start = tree.root.position
    bit_of, size = start.rules.board.bit_of, set_size(start.rules)
    nodes = tree.mainline()
    moves = bytearray()
    for node in nodes[1:]:
        if node.move is not None:
            moves += bytes((bit_of[node.move.origin], bit_of[node.move.target], 0))
    pieces = b"".join(bits.to_bytes(size, "little") for node in nodes for bits in node.position.bits)
    return MainLine(start, bytes(moves), pieces, write_result(tree.result, 0), reading.complete, problem)


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
    packed = b"" if start is None else pack(start, line.moves, line.pieces)
    return ReadGame(
        number=game.number,
        line=game.line,
        text=game.text,
        tags=game.tags,
        variant=start.rules.id if start is not None else game.rules.id if game.rules is not None else "",
        packed=packed,
        plies=len(line.moves) // 3,
        opening=opening_text(opening_moves(start.rules, packed)) if start is not None else "",
        result=line.result,
        complete=line.complete,
        problem=line.problem,
    )
