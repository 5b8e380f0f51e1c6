"""Output of our engine: ``info`` and ``done`` lines of a search, written whole and from any thread."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import BinaryIO

from harzdame_engine.game.move import Move
from harzdame_engine.hub.limits import format_seconds
from harzdame_engine.hub.lines import excerpt, format_line, sayable
from harzdame_engine.hub.notation import format_move
from harzdame_engine.search.info import Info, Score

_LONGEST_MESSAGE = 500


class Output:
    """Lines written to `stream`; when it is no longer read, `on_closed` is called once."""

    def __init__(self, stream: BinaryIO, on_closed: Callable[[], None]) -> None:
        self._stream = stream
        self._on_closed = on_closed
        self._lock = threading.Lock()
        self._open = True

    def write(self, line: str) -> None:
        """Write and flush one line."""
        with self._lock:
            if not self._open:
                return
            try:
                self._stream.write(f"{line}\n".encode())
                self._stream.flush()
            except (OSError, ValueError):  # a pipe without a reader; a stream already closed
                self._open = False
        if not self._open:
            self._on_closed()

    def error(self, problem: object) -> None:
        """Write an ``error`` line."""
        text = excerpt(sayable(str(problem)), _LONGEST_MESSAGE)
        self.write(format_line("error", {"message": text}))

    def remark(self, problem: object) -> None:
        """Print a message that answers nothing, on standard error."""
        with contextlib.suppress(OSError, ValueError):
            print(f"harzdame-engine: {problem}", file=sys.stderr, flush=True)  # noqa: T201


def info_lines(info: Info) -> Iterator[str]:
    """A line for each principal variation, the best last, for programs that show only the latest."""
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
            "pv": " ".join(map(format_move, line.pv)),
        }
        yield format_line("info", arguments)


def done_line(moves: Sequence[Move]) -> str:
    """The line for the move to play and the answer expected, the first two of `moves`, if there are two."""
    return format_line(
        "done", dict(zip(("move", "ponder"), (format_move(move) for move in moves), strict=False))
    )


def _score(score: Score) -> dict[str, str]:
    arguments = {"score": f"{score.centipieces / 100:.2f}"}
    if score.plies_to_end is not None:
        arguments["end"] = str(score.plies_to_end)
    return arguments
