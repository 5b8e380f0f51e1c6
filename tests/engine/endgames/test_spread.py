"""Tables made as chunks of an executor, here of threads: the same files as those of the builder."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.cluster.threads import Threads
from harzdame_engine.endgames.builder import BuildingState, TooLargeError, build
from harzdame_engine.endgames.material import materials
from harzdame_engine.endgames.spread import build_on
from harzdame_engine.endgames.tables import Tables

RULES = variant("international")


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / RULES.id).iterdir()}


def made(folder: Path, pieces: int, **settings: object) -> list[str]:
    tables = Tables(RULES, [folder])
    wanted = materials(RULES, pieces)
    found = build_on(Threads(2), tables, wanted, folder, threads=1, memory_mb=500, **settings)  # type: ignore[arg-type]
    return [str(file.material) for file in found]


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("alone")
    build(Tables(RULES, [folder]), materials(RULES, 3), folder, threads=1, memory_mb=500)
    return folder


def test_the_files_are_those_of_the_builder(alone: Path, tmp_path: Path) -> None:
    told: list[BuildingState] = []
    assert len(made(tmp_path, 3, on_progress=told.append)) == len(files(alone))
    assert files(tmp_path) == files(alone)
    assert told[-1].done == told[-1].tables == len(files(alone))
    assert told[-1].share == pytest.approx(1)


def test_tables_that_are_there_are_handed_on(alone: Path, tmp_path: Path) -> None:
    first, then = made(tmp_path, 2), made(tmp_path, 3)
    assert first
    assert sorted(first + then) == sorted(name.removesuffix(".table") for name in files(alone))
    assert files(tmp_path) == files(alone)


def test_what_was_made_before_an_interruption_is_kept(alone: Path, tmp_path: Path) -> None:
    told: list[BuildingState] = []
    before = made(tmp_path, 3, on_progress=told.append, interrupted=lambda: bool(told and told[-1].done))
    assert 0 < len(before) < len(files(alone))
    assert files(tmp_path).items() < files(alone).items()


def test_tables_too_large_are_refused(tmp_path: Path) -> None:
    with pytest.raises(TooLargeError):
        build_on(
            Threads(1),
            Tables(RULES, [tmp_path]),
            materials(RULES, 3),
            tmp_path,
            threads=1,
            memory_mb=1,
        )
