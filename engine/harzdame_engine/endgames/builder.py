"""Building of endgame tables, each after those that its captures and promotions lead to."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core
from harzdame_engine.endgames.material import MOST_OF_A_KIND, Material, in_order, needed
from harzdame_engine.endgames.table_file import TableCounts, TableFile, TableSide, file_name, write_table
from harzdame_engine.endgames.tables import Tables, board_symmetries
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.fen import write_fen
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import NativeRules, native_rules
from harzdame_engine.rules.rules import Rules

_MOST_PLACEMENTS = 1 << 40
_OVERHEAD = 100 << 20
_SPREAD = 4
"""Bytes a position that packing takes, beside those of the table itself."""


class TooLargeError(Exception):
    """Building the table of `material` takes `needed_mb` MiB, more than allowed."""

    def __init__(self, material: Material, needed_mb: int) -> None:
        super().__init__(f"building {material} takes {needed_mb:,} MiB of memory")
        self.material = material
        self.needed_mb = needed_mb


class BuildingState(NamedTuple):
    """The state of building: `done` of `tables` tables, `material` being worked on or the last one.

    `share` of all the work, from 0 to 1.
    """

    material: Material
    done: int
    tables: int
    share: float


class BuildingPlan(NamedTuple):
    """The tables to build, in order, with the positions (of both sides to move) and the memory of each."""

    materials: tuple[Material, ...]
    positions: tuple[int, ...]
    memories_mb: tuple[int, ...]

    @property
    def memory_mb(self) -> int:
        """The most memory that any of them takes."""
        return max(self.memories_mb, default=0)


def plan(tables: Tables, wanted: Iterable[Material]) -> BuildingPlan:
    """The plan for the tables `wanted` that are not among `tables`.

    Raises:
        ValueError: no table can have so many pieces, or positions.
    """
    every = dict.fromkeys(each for material in wanted for each in needed(tables.rules, material))
    materials = in_order(each for each in every if each not in tables.files)
    for material in materials:
        _check(tables.rules, material)
    sizes = [_sizes(tables.rules, material) for material in materials]
    return BuildingPlan(
        materials,
        tuple(sum(each) for each in sizes),
        tuple(_memory_mb(each) for each in sizes),
    )


def build(
    tables: Tables,
    wanted: Iterable[Material],
    folder: Path,
    *,
    threads: int,
    memory_mb: int,
    on_progress: Callable[[BuildingState], None] = lambda _progress: None,
    stop: _core.StopToken | None = None,
) -> tuple[TableFile, ...]:
    """Make the tables `wanted`, and those they need, that are not among `tables`.

    Each is added to `tables` and written below `folder` into the folder of the
    game as soon as it is done, so that what was done before `stop` is kept.
    `on_progress` is called in this thread.

    Returns:
        The tables made.

    Raises:
        TooLargeError: one takes more than `memory_mb`; none was made.
        ValueError: no table can have so many pieces, or positions.
        OSError: a file cannot be written; the tables made before are kept.
        TableError: a file cannot be read back.
    """
    stop = stop or _core.StopToken()
    what = plan(tables, wanted)
    if what.memory_mb > memory_mb:
        largest = what.memories_mb.index(what.memory_mb)
        raise TooLargeError(what.materials[largest], what.memory_mb)
    target = folder / tables.rules.id
    target.mkdir(parents=True, exist_ok=True)
    whole = sum(what.positions)
    before = 0
    made: list[TableFile] = []
    for done, (material, positions) in enumerate(zip(what.materials, what.positions, strict=True)):

        def tell(share: float, done: int = done, before: int = before) -> None:
            so_far = (before + share * what.positions[done]) / whole
            on_progress(BuildingState(what.materials[done], done, len(what.materials), so_far))

        tell(0.0)
        sides = _worked_out(tables, material, threads, stop, tell)
        if not sides:
            return tuple(made)
        path = target / file_name(material)
        write_table(path, tables.rules, sides)
        tables.add(path)
        made.append(tables.files[material])
        before += positions
    if made:
        on_progress(BuildingState(made[-1].material, len(made), len(made), 1.0))
    return tuple(made)


def _worked_out(
    tables: Tables,
    material: Material,
    threads: int,
    stop: _core.StopToken,
    tell: Callable[[float], None],
) -> list[TableSide]:
    """Both sides of a table; [] if it was stopped."""
    native = native_rules(tables.rules)
    records = native.width.generate_endgame(
        rules=native.rules,
        known=tables.native,
        board_symmetries=board_symmetries(tables.rules, men=material.men > 0),
        men=(material.white.men, material.black.men),
        kings=(material.white.kings, material.black.kings),
        threads=threads,
        stop=stop,
        listener=tell,
    )
    return [
        TableSide(_summary(tables.rules, native, here, record), record.results, record.verdicts)
        for here, record in zip(material.sides, records, strict=False)
    ]


def _summary(
    rules: Rules, native: NativeRules, material: Material, record: _core.EndgameRecord
) -> TableCounts:
    fen = ""
    if record.longest_from is not None:
        position = Position(rules, record.longest_from, native)
        fen = write_fen(position.turn, position.pieces, rules)
    longest = Verdict.of_code(record.longest, rules)
    return TableCounts(material, record.won, record.drawn, record.lost, longest, fen)


def _check(rules: Rules, material: Material) -> None:
    """Raise ValueError for what no machine can build: computing its size would take long, too."""
    kinds = (*material.white, *material.black)
    if max(kinds) > MOST_OF_A_KIND:
        raise ValueError(f"a table can have up to {MOST_OF_A_KIND} men or kings of a side")
    if math.prod(math.comb(len(rules.board.names), pieces) for pieces in kinds) > _MOST_PLACEMENTS:
        raise ValueError(f"{material} has too many positions for a table")


def _sizes(rules: Rules, material: Material) -> tuple[int, ...]:
    """The number of positions in the table, for each side to move."""
    native = native_rules(rules)
    return tuple(
        native.width.endgame_size(
            rules=native.rules,
            board_symmetries=board_symmetries(rules, men=material.men > 0),
            men=(here.white.men, here.black.men),
            kings=(here.white.kings, here.black.kings),
        )
        for here in material.sides
    )


def _memory_mb(sizes: tuple[int, ...]) -> int:
    return (2 * sum(sizes) + _SPREAD * max(sizes) + _OVERHEAD) >> 20
