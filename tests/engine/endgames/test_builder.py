"""Making tables: what is done stays done, whatever comes between."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from harzdame_engine import StopToken, variant
from harzdame_engine.endgames.builder import BuildingState, TooLargeError, build, plan
from harzdame_engine.endgames.material import Material, materials
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.files.resources import resource

from tests.made_up_tables import MEMORY_MB, all_tables

HARZDAME = variant("harzdame")
TWO = materials(HARZDAME, 2)
MANS_ENDING = Material.parse("KMvK")
"""Needs all of two kings and men, and two kings against one."""


def contents(folder: Path, game: str = "harzdame") -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / game).iterdir())}


def test_those_that_come_with_the_program_are_as_they_would_be_made_now(tables_folder: Path) -> None:
    assert contents(resource("endgames")) == contents(tables_folder)


def make(
    tables: Tables,
    wanted: tuple[Material, ...],
    folder: Path,
    *,
    threads: int = 1,
    memory_mb: int = MEMORY_MB,
) -> list[str]:
    made = build(tables, wanted, folder, threads=1, memory_mb=memory_mb)
    return [str(file.material) for file in made]


def test_what_is_needed_is_made_in_its_order_and_told(tmp_path: Path) -> None:
    told: list[BuildingState] = []
    tables = Tables(HARZDAME, (tmp_path,))
    made = build(tables, [MANS_ENDING], tmp_path, threads=1, memory_mb=MEMORY_MB, on_progress=told.append)
    names = ["KvK", "KvM", "KKvK", "KMvK"]
    assert [str(file.material) for file in made] == names
    assert [file.path.name for file in made] == [f"{name}.table" for name in names]
    assert tables.files == {file.material: file for file in made}
    assert list(dict.fromkeys(str(progress.material) for progress in told)) == names
    shares = [progress.share for progress in told]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert told[-1] == BuildingState(MANS_ENDING, 4, 4, 1.0)
    assert all(progress.tables == 4 for progress in told)


def test_what_is_there_is_not_made_again(tmp_path: Path) -> None:
    assert make(Tables(HARZDAME, (tmp_path,)), TWO, tmp_path) == ["KvK", "KvM", "MvM"]
    before = contents(tmp_path)
    assert make(Tables(HARZDAME, (tmp_path,)), TWO, tmp_path) == []
    (tmp_path / "harzdame" / "KvM.table").unlink()
    assert make(Tables(HARZDAME, (tmp_path,)), TWO, tmp_path) == ["KvM"]
    assert contents(tmp_path) == before


def test_a_damaged_file_is_made_anew(tmp_path: Path) -> None:
    make(Tables(HARZDAME, (tmp_path,)), TWO, tmp_path)
    before = contents(tmp_path)
    (tmp_path / "harzdame" / "MvM.table").write_bytes(before["MvM.table"][:-1])
    tables = Tables(HARZDAME, (tmp_path,))
    assert len(tables.problems) == 1
    assert make(tables, TWO, tmp_path) == ["MvM"]
    assert contents(tmp_path) == before


def test_tables_in_another_folder_count(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    make(Tables(HARZDAME, (first,)), TWO, first)
    assert make(Tables(HARZDAME, (first, second)), (Material.parse("KKvK"),), second) == ["KKvK"]
    assert list(contents(second)) == ["KKvK.table"]


@pytest.mark.parametrize("game", ["harzdame", "international"])
def test_any_number_of_threads_makes_the_same_files(game: str, tmp_path: Path) -> None:
    found = []
    for threads in (1, 2):
        folder = tmp_path / str(threads)
        rules = variant(game)
        wanted = (Material.parse("KMvM"),)
        build(Tables(rules, ()), wanted, folder, threads=threads, memory_mb=MEMORY_MB)
        found.append({path.name: path.read_bytes() for path in sorted((folder / game).iterdir())})
    assert len(found[0]) > 3
    assert found[0] == found[1]


def test_what_was_done_before_a_stop_is_kept_and_gone_on_from(tmp_path: Path, tables_folder: Path) -> None:
    stop = StopToken()

    def hear(progress: BuildingState) -> None:
        if progress.material == MANS_ENDING:
            stop.stop()

    tables = Tables(HARZDAME, (tmp_path,))
    made = build(tables, [MANS_ENDING], tmp_path, threads=2, memory_mb=MEMORY_MB, on_progress=hear, stop=stop)
    assert [str(file.material) for file in made] == ["KvK", "KvM", "KKvK"]
    assert list(contents(tmp_path)) == ["KKvK.table", "KvK.table", "KvM.table"]
    assert make(Tables(HARZDAME, (tmp_path,)), (MANS_ENDING,), tmp_path) == ["KMvK"]
    whole = contents(tables_folder)
    assert contents(tmp_path) == {name: whole[name] for name in contents(tmp_path)}


def test_a_stop_at_any_moment_leaves_nothing_half_done(tmp_path: Path, tables_folder: Path) -> None:
    right = contents(tables_folder)
    for calls in range(1, 60, 6):
        folder = tmp_path / str(calls)
        stop = StopToken()
        heard: list[BuildingState] = []

        def hear(
            progress: BuildingState,
            heard: list[BuildingState] = heard,
            stop: StopToken = stop,
            calls: int = calls,
        ) -> None:
            heard.append(progress)
            if len(heard) == calls:
                stop.stop()

        tables = Tables(HARZDAME, (folder,))
        made = build(tables, TWO, folder, threads=1, memory_mb=MEMORY_MB, on_progress=hear, stop=stop)
        assert contents(folder) == {file.path.name: right[file.path.name] for file in made}


def test_what_the_listener_raises_comes_out_and_what_was_done_stays(tmp_path: Path) -> None:
    def hear(progress: BuildingState) -> None:
        if progress.done == 1 and progress.share > 0:
            raise RuntimeError("listener")

    with pytest.raises(RuntimeError, match="listener"):
        build(Tables(HARZDAME, ()), TWO, tmp_path, threads=2, memory_mb=MEMORY_MB, on_progress=hear)
    assert list(contents(tmp_path)) == ["KvK.table"]


def test_too_little_memory_is_told_before_anything_is_made(tmp_path: Path) -> None:
    with pytest.raises(TooLargeError, match="of memory") as raised:
        make(Tables(HARZDAME, (tmp_path,)), TWO, tmp_path, memory_mb=10)
    assert raised.value.material in TWO
    assert raised.value.needed_mb == plan(Tables(HARZDAME, ()), TWO).memory_mb
    assert list(tmp_path.iterdir()) == []
    assert make(Tables(HARZDAME, ()), TWO, tmp_path, memory_mb=raised.value.needed_mb)


def test_the_one_that_takes_the_memory_is_named(tmp_path: Path) -> None:
    four = Material.parse("KMvKM")
    with pytest.raises(TooLargeError) as raised:
        make(Tables(HARZDAME, ()), (four,), tmp_path, memory_mb=100)
    assert raised.value.material.pieces == 4


@pytest.mark.parametrize(
    "text", ["KKKKKKKKvK", "KvMMMMMMMM", "KKKKKKKvKKKKKKK", "KKKKKKKMMMMMMMvKKKKKKKMMMMMMM"]
)
def test_what_no_table_can_hold_is_refused_at_once(text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"up to 7 men or kings|too many positions"):
        make(Tables(HARZDAME, ()), (Material.parse(text),), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_plan_counts_positions_as_often_as_they_take_room(tables: Tables) -> None:
    what = plan(Tables(HARZDAME, ()), materials(HARZDAME, 3))
    assert len(what.materials) == len(what.positions) == 9
    for material, numbers in zip(what.materials, what.positions, strict=True):
        positions = sum(sum(side.summary[1:4]) for side in tables.files[material].sides)
        assert 0.1 * positions < numbers < 1.1 * positions
    assert plan(tables, materials(HARZDAME, 3)) == ((), (), ())


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        make(Tables(HARZDAME, ()), TWO, tmp_path / "file")


def test_a_file_that_cannot_be_written_is_told_and_those_before_are_kept(tmp_path: Path) -> None:
    (tmp_path / "harzdame" / "KvM.table").mkdir(parents=True)
    with pytest.raises(OSError, match=r"KvM\.table"):
        make(Tables(HARZDAME, ()), TWO, tmp_path)
    assert sorted(path.name for path in (tmp_path / "harzdame").iterdir()) == ["KvK.table", "KvM.table"]
    assert [str(material) for material in Tables(HARZDAME, (tmp_path,)).files] == ["KvK"]


@pytest.mark.usefixtures("bound_by_rights")
def test_a_folder_that_may_not_be_written_to_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(PermissionError):
        make(Tables(HARZDAME, ()), TWO, tmp_path)
    tmp_path.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="limits of file size are Unix's")
def test_a_full_disk_leaves_what_was_done_before(tmp_path: Path) -> None:
    limit = file_size_between(tmp_path)
    program = (
        "import resource, sys; from harzdame_engine.cli.__main__ import main\n"
        f"resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))\n"
        "sys.exit(main(['tables', 'build', '--pieces', '2', '--game', 'gothic', '--folder', sys.argv[1]]))\n"
    )
    folder = tmp_path / "full"
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "File too large" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert list(contents(folder, "gothic")) == ["KvK.table"]


def file_size_between(folder: Path) -> int:
    """More than the first table takes, less than the second."""
    tables = all_tables(folder, 2, "gothic")
    sizes = [tables.files[material].size for material in TWO]
    assert sizes[0] < sizes[1]

    return (sizes[0] + sizes[1]) // 2
