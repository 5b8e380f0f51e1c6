"""Programs that die, hang, flood and leave children behind; none of them outlives its closing."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from harzdame_engine.hub import program as program_room
from harzdame_engine.hub.program import EngineStartError, EngineTerminated, EngineTimeout, Program

from tests.engine.hub.conftest import PATIENCE

STAND_IN = Path(__file__).with_name("stand_in.py")
posix = pytest.mark.skipif(sys.platform == "win32", reason="process groups are POSIX")
linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of another process")


def stand_in(way: str, memory_mb: int | None = None) -> Program:
    return Program([sys.executable, "-S", "-E", str(STAND_IN), way], None, memory_mb)


def there(pid: int) -> bool:
    """Whether a process runs; one that has ended and was not reaped yet counts as gone."""
    if sys.platform == "win32":
        told = subprocess.run(
            ["tasklist", "/FI", f"PID eq {pid}"], capture_output=True, text=True, check=True
        )
        return str(pid) in told.stdout.split()
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def groups_there() -> set[int]:
    """The process groups of all processes that have not ended."""
    told = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return {int(line.split()[0]) for line in told.splitlines() if "Z" not in line.split()[1]}


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def child_of(program: Program) -> int:
    """The process that the stand-in “with a child” has started."""
    program.send("hub")
    deadline = time.monotonic() + PATIENCE
    while not (line := program.receive(deadline)).startswith("param name=child"):
        pass
    return int(line.split("value=")[1].split()[0])


@pytest.mark.parametrize("farewell", ["quit", ""])
def test_what_a_program_starts_ends_with_it(farewell: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_room, "_PATIENCE", 0.3)
    program = stand_in("with a child")
    child = child_of(program)
    assert there(child)
    program.close(farewell)
    wait_until(lambda: not there(child))
    assert not program.running


def test_all_are_killed_before_the_process_ends_even_those_being_closed() -> None:
    programs = [stand_in("stubborn"), stand_in("stubborn")]
    closing = threading.Thread(target=programs[0].close, args=("quit",))
    closing.start()
    program_room.kill_all()
    for program in programs:
        wait_until(lambda program=program: not there(program.pid))
        program.close(None)
    closing.join()
    assert not program_room._NOT_CLOSED & set(programs)


STARTER = """
import sys
from harzdame_engine.hub.program import Program
from tests.engine.hub.test_program import child_of, stand_in
program = stand_in("with a child")
print(program.pid, child_of(program), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere a program of good will sees its input end")
def test_programs_end_with_the_process_that_started_them_also_if_it_is_killed() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", STARTER], stdin=pipe, stdout=pipe, text=True) as starter:
        assert starter.stdout
        pids = [int(word) for word in starter.stdout.readline().split()]
        assert len(pids) == 2 and all(map(there, pids))
        starter.kill()
    for pid in pids:
        wait_until(lambda pid=pid: not there(pid))


def test_a_program_is_looked_for_from_its_folder_on(tmp_path: Path) -> None:
    program = Path(sys.executable)
    assert program_room._from_folder([program.name, "./x"], tmp_path) == [program.name, "./x"]
    assert program_room._from_folder(["bin/engine", "x"], tmp_path) == [str(tmp_path / "bin" / "engine"), "x"]
    assert program_room._from_folder(["./engine"], None) == ["./engine"]
    assert program_room._from_folder([str(program)], tmp_path) == [str(program)]


@posix
@pytest.mark.usefixtures("ended_soon")
def test_a_shell_script_is_ended_with_the_program_that_it_runs(tmp_path: Path) -> None:
    script = tmp_path / "an engine, with a comma.sh"
    script.write_text(f'#!/bin/sh\n"{sys.executable}" -S -E "{STAND_IN}" mute &\necho $!\nwait\n')
    script.chmod(0o755)
    program = Program([str(script)], tmp_path)
    inner = int(program.receive(time.monotonic() + PATIENCE))
    program.close("quit")
    wait_until(lambda: not there(inner))


def test_a_path_with_any_letters_and_a_folder(tmp_path: Path) -> None:
    quoted = "'so'" if sys.platform == "win32" else '"so"'  # no name has such a mark there
    folder = tmp_path / f"Größe 鳥 'n' {quoted}"
    folder.mkdir()
    script = folder / "prögramm eins.py"
    script.write_text("import os\nprint(os.path.basename(os.getcwd()))\n", encoding="utf-8")
    program = Program([sys.executable, "-X", "utf8", str(script)], folder)
    assert program.receive(time.monotonic() + PATIENCE) == folder.name
    program.close("quit")


@pytest.mark.usefixtures("ended_soon")
def test_a_line_without_end_is_cut_and_takes_no_memory() -> None:
    program = stand_in("endless line")
    line = program.receive(time.monotonic() + PATIENCE)
    assert line == "?" * program_room._LONGEST_LINE
    with pytest.raises(EngineTimeout):
        program.receive(time.monotonic() + 1)
    assert program._letters == 0
    program.close("quit")


@pytest.mark.usefixtures("ended_soon")
def test_a_flood_is_read_at_a_certain_rate_and_only_its_end_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(program_room, "_MOST_LINES", 100)
    program = stand_in("talkative")
    wait_until(lambda: len(program._answers) == 100)
    wait_until(lambda: program._letters == 100 * len("info depth=1"))
    program.close("quit")
    assert not program.running


@linux
def test_a_program_that_wants_all_memory_does_not_get_it() -> None:
    program = stand_in("greedy", memory_mb=200)
    with pytest.raises(EngineTerminated, match="MemoryError"):
        program.receive(time.monotonic() + PATIENCE)
    program.close("quit")


@linux
def test_the_limit_of_memory_is_there_before_the_first_instruction(tmp_path: Path) -> None:
    script = tmp_path / "limits with a blank.sh"
    script.write_text('#!/bin/sh\nulimit -d\necho "$1"\n')
    script.chmod(0o755)
    for command in ([str(script), "$0 'x' \"y\""], [f"./{script.name}", "$0 'x' \"y\""]):
        program = Program(command, tmp_path, memory_mb=300)
        deadline = time.monotonic() + PATIENCE
        assert [program.receive(deadline), program.receive(deadline)] == [str(300 << 10), "$0 'x' \"y\""]
        program.close("quit")


@linux
@pytest.mark.parametrize("kind", ["missing", "not executable", "folder"])
def test_what_cannot_be_started_is_still_told_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "engine"
    if kind == "folder":
        path.mkdir()
    elif kind == "not executable":
        path.write_text("#!/bin/sh\n")
    with pytest.raises(EngineStartError, match="engine"):
        Program([str(path)], None)


@posix
def test_a_hundred_programs_leave_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_room, "_PATIENCE", 0.2)
    ways = ["fine", "mute", "dies at once", "stubborn", "with a child"]

    def begun_and_closed(way: str) -> int:
        program = stand_in(way)
        program.send("hub")
        program.close("quit")
        wait_until(lambda: not any(thread.is_alive() for thread in program._threads))
        return program.pid

    with ThreadPoolExecutor(10) as several:  # which for the most part wait
        pids = list(several.map(begun_and_closed, ways * 20))
    wait_until(lambda: not groups_there() & set(pids))  # children that were killed take a moment


def test_the_last_words_are_short() -> None:
    program = stand_in("dies at once")
    with pytest.raises(EngineTerminated, match="ended with status 3: no weights"):
        program.receive(time.monotonic() + PATIENCE)
    program.close("quit")


@pytest.mark.parametrize("told", [None, NotADirectoryError(20, "The directory name is invalid")])
def test_no_such_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: OSError | None) -> None:
    def as_windows_does(*_: object, **_how: object) -> None:
        raise told or AssertionError

    if told is not None:
        monkeypatch.setattr(subprocess, "Popen", as_windows_does)
    with pytest.raises(EngineStartError, match="nowhere"):
        Program([sys.executable], tmp_path / "nowhere")


def surroundings_of_a_program(tmp_path: Path) -> dict[str, str]:
    script = tmp_path / "tell.py"
    told = 'import os\nprint(*(f"{name}={value}" for name, value in os.environ.items()), "end", sep="\\n")\n'
    script.write_text(told, encoding="utf-8")
    program = Program([sys.executable, "-X", "utf8", str(script)], None)
    try:
        lines = []
        while (line := program.receive(time.monotonic() + PATIENCE)) != "end":
            lines.append(line)
    finally:
        program.close(None)
    return dict(line.split("=", 1) for line in lines if "=" in line)


@pytest.mark.skipif(sys.platform != "linux", reason="libraries are looked for otherwise elsewhere")
@pytest.mark.parametrize("before", [None, "/opt/own"])
def test_a_program_of_the_system_does_not_get_the_libraries_of_a_bundle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/harzdame/lib/_internal")
    if before:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    found = surroundings_of_a_program(tmp_path)
    assert found.get("LD_LIBRARY_PATH") == before
    assert found["PYINSTALLER_RESET_ENVIRONMENT"] == "1"


def test_a_program_gets_the_surroundings_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/own")
    assert surroundings_of_a_program(tmp_path)["LD_LIBRARY_PATH"] == "/opt/own"
