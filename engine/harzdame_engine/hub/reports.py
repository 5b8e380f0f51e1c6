"""What a search finds, as ``info`` and ``done`` lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from harzdame_engine.game.move import Move
from harzdame_engine.hub.limits import format_seconds
from harzdame_engine.hub.lines import format_line
from harzdame_engine.hub.notation import format_move
from harzdame_engine.search.info import Info, Line, Score


def info_lines(info: Info) -> Iterator[str]:
    """One for each principal variation, the best last: who shows only the latest then shows that."""
    several = len(info.lines) > 1
    for number, line in reversed(list(enumerate(info.lines, 1))):
        arguments = {
            "depth": str(info.depth),
            "seldepth": str(info.selective_depth),
            **({"multipv": str(number)} if several else {}),
            **_score(line.score),
            "nodes": str(info.nodes),
            "time": format_seconds(info.time),
            "nps": f"{info.nps / 1e6:.3f}",
            "hashfull": str(round(1000 * info.table_fill)),
            "pv": _moves(line),
        }
        yield format_line("info", arguments)


def done_line(moves: Sequence[Move]) -> str:
    """The move to play, and the answer that is expected, if any: `moves` has at least one."""
    return format_line(
        "done", dict(zip(("move", "ponder"), (format_move(move) for move in moves), strict=False))
    )


def _score(score: Score) -> dict[str, str]:
    arguments = {"score": f"{score.centipieces / 100:.2f}"}
    if score.plies_to_end is not None:
        arguments["end"] = str(score.plies_to_end)
    return arguments


def _moves(line: Line) -> str:
    return " ".join(map(format_move, line.pv))
