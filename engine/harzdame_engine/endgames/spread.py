"""Building of endgame tables on a cluster: each table is a chunk, and needs those it leads to.

A table cannot be cut: its positions are worked out from each other, all in the memory of one machine.
So machines work on different tables, and what one made goes to those who need it.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.cluster.carried import CarriedFile, remove_with
from harzdame_engine.cluster.executor import ChunkContext, Executor, Running
from harzdame_engine.endgames.builder import BuildingPlan, BuildingState, TooLargeError, build, plan
from harzdame_engine.endgames.material import Material, needed
from harzdame_engine.endgames.table_file import TableFile, file_name
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.rules.variants import variant

_LOOK = 0.25
"""Seconds between two looks for an interruption."""


def build_on(
    executor: Executor,
    tables: Tables,
    wanted: Iterable[Material],
    folder: Path,
    *,
    threads: int,
    memory_mb: int,
    on_progress: Callable[[BuildingState], None] = lambda _progress: None,
    interrupted: Callable[[], bool] = lambda: False,
) -> tuple[TableFile, ...]:
    """Make the tables `wanted`, and those they need, that are not among `tables`: as `build` does, elsewhere.

    `threads` and `memory_mb` are for each table: a machine works on as many as its worker has threads.

    Returns:
        The tables made, in the order in which they came.

    Raises:
        ClusterError: they cannot be made there, or not all; what had come is kept.
        TooLargeError, ValueError, OSError, TableError: as from `build`.
    """
    what = plan(tables, wanted)
    if what.memory_mb > memory_mb:
        largest = what.memories_mb.index(what.memory_mb)
        raise TooLargeError(what.materials[largest], what.memory_mb)
    target = folder / tables.rules.id
    target.mkdir(parents=True, exist_ok=True)
    made: list[TableFile] = []
    with executor.start(_Tables(tables.rules.id, threads, memory_mb)) as running:
        numbers = _given(running, tables, what)
        share = 0.0
        while len(made) < len(what.materials) and not interrupted():
            for number, content in running.wait(_LOOK):
                if number not in numbers:
                    continue
                material = numbers[number]
                path = target / file_name(material)
                with write_whole(path) as file:
                    file.write(content)
                tables.add(path)
                made.append(tables.files[material])
                share += what.positions[what.materials.index(material)] / sum(what.positions)
            at = made[-1].material if made else what.materials[0]
            on_progress(BuildingState(at, len(made), len(what.materials), share))
    return tuple(made)


class _Table(NamedTuple):
    """A table to make, after others; or one that is there, to be handed on."""

    material: str
    after: tuple[str, ...]
    file: CarriedFile | None = None


def _given(running: Running[_Table, bytes], tables: Tables, what: BuildingPlan) -> dict[int, Material]:
    """Have all tables made; their numbers. Those that they need and that are there go first."""
    before = [needed(tables.rules, material)[:-1] for material in what.materials]
    there = {each: each for needs in before for each in needs if each in tables.files}
    numbers = {material: number for number, material in enumerate([*there, *what.materials])}
    for material in there:
        table = _Table(str(material), (), CarriedFile(tables.files[material].path))
        running.give(numbers[material], table, keep=True)
    for material, needs in zip(what.materials, before, strict=True):
        table = _Table(str(material), tuple(map(str, needs)))
        running.give(numbers[material], table, [numbers[each] for each in needs], keep=True)
    return {numbers[material]: material for material in what.materials}


class _Tables(NamedTuple):
    """The job of making tables: the contents of their files."""

    game: str
    threads: int
    memory_mb: int

    def prepare(self) -> Callable[[_Table, ChunkContext], bytes]:
        tables = Tables(variant(self.game), ())
        home = Path(tempfile.mkdtemp(prefix="harzdame-tables-"))
        remove_with(tables, home)

        def make(table: _Table, context: ChunkContext) -> bytes:
            if table.file:
                return table.file.path.read_bytes()
            _take(tables, table.after, context.needed, home)
            material = Material.parse(table.material)
            (made,) = build(
                tables,
                [material],
                home,
                threads=self.threads,
                memory_mb=self.memory_mb,
                stop=context.stop,
            )
            return made.path.read_bytes()

        return make


def _take(tables: Tables, names: Sequence[str], contents: Sequence[bytes], folder: Path) -> None:
    """Add tables that others made."""
    for name, content in zip(names, contents, strict=True):
        material = Material.parse(name)
        if material not in tables.files:
            path = folder / file_name(material)
            path.write_bytes(content)
            tables.add(path)
