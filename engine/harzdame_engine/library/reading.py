"""Games as the library keeps them, read from the bytes of a file or from text.

The one module of this room that reads PDN: everything behind it works on `ReadGame`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.game.position import Position
from harzdame_engine.game.results import OPEN, find_result, is_result, outcome_of, write_result
from harzdame_engine.library.packed import opening_moves, opening_text, pack
from harzdame_engine.pdn.encoding import decode
from harzdame_engine.pdn.games import PdnGame
from harzdame_engine.pdn.problems import PdnProblem
from harzdame_engine.pdn.reader import beginning_of
from harzdame_engine.pdn.replay import replay
from harzdame_engine.pdn.scanner import scan
from harzdame_engine.pdn.tags import lookup


class ReadGame(NamedTuple):
    """A game: its text verbatim, its tags, and its main line as far as it can be read.

    `number` and `line`: its place in the file, from 1. `variant`: the id of its
    rules, "" if they are unknown. `foreign`: the name of a game that is none of
    ours. `guessed`: nothing decides that it is of that variant. `packed`: the main line as the core packs it,
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
    foreign: str = ""
    guessed: bool = False


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
    tags = game.tags
    start, kind, detail, bad = beginning_of(game.recognised, tags)
    if start is None:
        return MainLine(None, problem=PdnProblem(kind, game.line, game.column, game.number, detail, bad))
    in_tag = (lookup(tags, "Result") or "").strip()
    line = replay(game.data, start, in_tag)
    result = line.result if is_result(line.result) else find_result(in_tag)
    problem = None if line.complete else next(iter(game.read().problems), None)
    told = write_result(outcome_of(result, "", None), 0)
    return MainLine(start, line.moves, line.pieces, told, line.complete, problem)


def find_games(
    data: bytes | str,
    stopped: Callable[[], bool] = lambda: False,
    tell: Callable[[float], None] = lambda _share: None,
) -> Sequence[PdnGame]:
    """The games of a file's bytes, or of a text, in their order; only the first if it is `stopped` meanwhile.

    `tell` is called with the share that was looked through, from 0 to 1.

    Raises:
        PdnError: the bytes are no text.
    """
    token = _core.StopToken()

    def told(share: float) -> None:
        if stopped():
            token.stop()
        tell(share)

    return scan(data if isinstance(data, str) else decode(data), token, told).games


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
        text=game.own_text,
        tags=game.tags,
        variant=start.rules.id if start is not None else game.rules.id if game.rules is not None else "",
        packed=packed,
        plies=len(line.moves) // 3,
        opening=opening_text(opening_moves(start.rules, packed)) if start is not None else "",
        result=line.result,
        complete=line.complete,
        problem=line.problem,
        foreign="" if game.rules is not None else game.game_name,
        guessed=game.guessed,
    )
