"""The built-in player: asks the native search and puts its findings into plain records."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from harzdame_engine import _core
from harzdame_engine._core import StopToken
from harzdame_engine.analysis import Info, Limit, Score
from harzdame_engine.levels import Level
from harzdame_engine.move import Move
from harzdame_engine.native import native_rules
from harzdame_engine.position import Position

__all__ = ["Engine", "StopToken"]


class Engine:
    """A searcher with its memory. One search at a time; each thread needs its own."""

    def __init__(self, hash_mb: int = 64) -> None:
        """`hash_mb`: size of the transposition table in MiB."""
        self._bytes = hash_mb << 20
        self._search: _core.Search | None = None
        self._rules_id = ""

    def analyse(
        self,
        position: Position,
        limit: Limit,
        *,
        on_info: Callable[[Info], None] | None = None,
        stop: StopToken | None = None,
        history: Sequence[Position] = (),
        level: Level | None = None,
        seed: int = 0,
    ) -> Info:
        """Search until `limit` or `stop`; blocks, without the GIL.

        `on_info` hears of each finished depth, in the calling thread. `history`
        are the positions before this one, oldest first. A `level` plays weaker
        than full strength, differently for each `seed`. Deterministic on a new
        Engine unless time or `stop` ends the search.
        """
        if self._search is None or self._rules_id != position.rules.id:
            native = native_rules(position.rules)
            self._search = native.width.Search(native.rules, self._bytes)
            self._rules_id = position.rules.id
        depths = [depth for depth in (limit.depth, level.depth if level else None) if depth]
        report = self._search.run(
            position=position._core,  # noqa: SLF001 - one package, one core
            history=[earlier.key for earlier in history],
            seconds=limit.time or 0.0,
            depth=min(depths, default=0),
            nodes=limit.nodes or 0,
            noise=level.noise if level else 0,
            seed=seed,
            stop=stop or StopToken(),
            on_depth=lambda report: on_info(_info(report, position)) if on_info else None,
        )
        return _info(report, position)


def _info(report: _core.Report, position: Position) -> Info:
    line: list[Move] = []
    for native in report.line:
        move = position._named(native)  # noqa: SLF001
        line.append(move)
        position = position._after(native)  # noqa: SLF001
    plies = None
    if abs(report.score) >= _core.SURE_WIN:
        plies = (_core.WIN - abs(report.score)) * (1 if report.score > 0 else -1)
    return Info(report.depth, Score(report.score, plies), report.nodes, report.seconds, tuple(line))
