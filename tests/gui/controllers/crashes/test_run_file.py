"""The file of a run: there while it runs, gone when it ends, and with the stacks of a crash after one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from harzdame_gui.controllers.crashes.left_runs import LeftRun, take_left
from harzdame_gui.controllers.crashes.run_file import FOLDER, RunFile, has_left_runs

_RUN = """
import ctypes, os, signal, sys, threading
from pathlib import Path
from harzdame_gui.controllers.crashes.run_file import RunFile

def deep():
    {end}

with RunFile(Path(sys.argv[1])) as run:
    run.note_window()
    deep()
"""
_WILD_POINTER = "ctypes.string_at(0)"
_IN_A_THREAD = "thread = threading.Thread(target=ctypes.string_at, args=(0,)); thread.start(); thread.join()"


def ended_by(profile: Path, end: str) -> LeftRun | None:
    """What a run leaves that ends so."""
    script = _RUN.format(end=end)
    subprocess.run(
        [sys.executable, "-c", script, str(profile)], capture_output=True, timeout=300, check=False
    )
    left = take_left(profile)
    return left[0] if left else None


def test_a_run_that_ends_leaves_nothing(profile: Path) -> None:
    with RunFile(profile) as run:
        run.note_window()
        assert len(list((profile / FOLDER).iterdir())) == 2
    assert list((profile / FOLDER).iterdir()) == []
    assert take_left(profile) == []


def test_nor_does_one_that_is_left_by_ctrl_c(profile: Path) -> None:
    with pytest.raises(KeyboardInterrupt), RunFile(profile):
        raise KeyboardInterrupt
    assert take_left(profile) == []


@pytest.mark.parametrize("end", [_WILD_POINTER, _IN_A_THREAD, "os.abort()"])
def test_a_crash_leaves_the_stacks_of_all_threads(profile: Path, end: str) -> None:
    run = ended_by(profile, end)
    assert run is not None
    assert run.crashed
    assert run.had_window
    assert "Fatal Python error: " in run.trace
    assert "in deep" in run.trace


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="other systems tell it in other words, or none"
)
def test_it_leaves_the_native_stack_too(profile: Path) -> None:
    run = ended_by(profile, "os.abort()")
    assert run is not None
    python, _, native = run.trace.partition("Native stack, the last call first:\n")
    assert "in deep" in python
    assert "libc.so.6(abort" in native


def test_an_error_that_ends_the_app_is_left(profile: Path) -> None:
    with pytest.raises(ValueError, match="bad luck"), RunFile(profile):
        raise ValueError("bad luck")
    [run] = take_left(profile)
    assert run.crashed
    assert not run.had_window
    assert "ValueError: bad luck" in run.trace


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_kill_leaves_no_word(profile: Path, number: int) -> None:
    run = ended_by(profile, f"os.kill(os.getpid(), {int(number)})")
    assert run is not None
    assert not run.crashed


def test_another_run_that_goes_on_is_not_taken_for_left(profile: Path) -> None:
    with RunFile(profile):
        script = _RUN.format(end=_WILD_POINTER)
        subprocess.run(
            [sys.executable, "-c", script, str(profile)], capture_output=True, timeout=300, check=False
        )
        assert has_left_runs(profile)
        assert len(take_left(profile)) == 1
        assert not has_left_runs(profile)
        assert take_left(profile) == []


def test_a_profile_that_cannot_be_written_to_keeps_no_run_from_its_way(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with RunFile(tmp_path / "file") as run:
        run.note_window()
    with pytest.raises(ValueError, match="bad luck"), RunFile(tmp_path / "file"):
        raise ValueError("bad luck")


def test_nor_does_a_folder_that_may_only_be_read(profile: Path, bound_by_rights: None) -> None:
    profile.chmod(0o500)
    try:
        with RunFile(profile) as run:
            run.note_window()
        assert list(profile.iterdir()) == []
    finally:
        profile.chmod(0o700)
