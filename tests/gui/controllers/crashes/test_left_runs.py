"""Runs that were left: how far each came, whether it crashed, and that each is told of once."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QSysInfo

from harzdame_gui.controllers.crashes.left_runs import failed_starts, take_left
from harzdame_gui.controllers.crashes.run_file import FOLDER, RunFile, lock_of

_FAULT = """\
Fatal Python error: Segmentation fault

Current thread 0x1 (most recent call first):
  File "a.py", line 1 in f
"""


def left(profile: Path, text: str, name: str = "a", *, begun: int = 1_764_000_000) -> Path:
    """The file that a run has left."""
    folder = profile / FOLDER
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.run"
    path.write_text(f"begun {begun}\n{text}", encoding="utf-8")
    return path


def test_what_a_run_says_of_itself_is_read(profile: Path) -> None:
    path = left(profile, f"started safely\nwindow Harzdame 1.2, Qt 6\n{_FAULT}")
    os.utime(path, (1_764_000_060, 1_764_000_060))
    [run] = take_left(profile)
    assert (run.begun, run.ended) == (1_764_000_000, 1_764_000_060)
    assert run.safe
    assert run.surroundings == "Harzdame 1.2, Qt 6"
    assert run.trace == _FAULT.strip()
    assert run.crashed


@pytest.mark.parametrize(
    ("text", "crashed"),
    [
        ("", False),
        ("window Harzdame 1.2\n", False),
        (_FAULT, True),
        ("Fatal Python error: Aborted\n", True),
        ("Windows fatal exception: access violation\n", True),
        ("Windows fatal exception: code 0xc000001d\n", True),
        ("Windows fatal exception: code 0x8001010d\n\nCurrent thread 0x1 (most recent call first):\n", False),
        ("Windows fatal exception: code 0x8001010d\nWindows fatal exception: access violation\n", True),
        ("Qt fatal error: no platform\n", True),
        ("Traceback (most recent call last):\nValueError: x\n", True),
    ],
)
def test_a_crash_is_what_has_left_a_word(profile: Path, text: str, crashed: bool) -> None:
    left(profile, text)
    [run] = take_left(profile)
    assert run.crashed is crashed


def test_each_is_told_of_once_the_latest_first(profile: Path) -> None:
    for number in range(3):
        path = left(profile, "", str(number), begun=number)
        os.utime(path, (100 + number, 100 + number))
    assert [run.begun for run in take_left(profile)] == [2, 1, 0]
    assert take_left(profile) == []
    assert list((profile / FOLDER).iterdir()) == []


def test_only_starts_without_a_window_have_failed(profile: Path) -> None:
    assert failed_starts(profile) == 0
    left(profile, _FAULT, "a")
    left(profile, "window Harzdame 1.2\n" + _FAULT, "b")
    left(profile, "", "c")
    assert failed_starts(profile) == 2
    assert len(take_left(profile)) == 3


def test_what_a_power_cut_leaves_is_read_as_far_as_it_goes(profile: Path) -> None:
    path = left(profile, "")
    path.write_bytes(b"\0" * 512)
    path.with_suffix(".lock").touch()
    os.utime(path.with_suffix(".lock"), (0, 0))
    [run] = take_left(profile)
    assert not run.crashed
    assert run.begun == 0


def test_a_lock_of_a_process_that_is_gone_holds_nothing_up(profile: Path) -> None:
    path = left(profile, _FAULT)
    path.with_suffix(".lock").write_text(f"4000000\nharzdame\n{QSysInfo.machineHostName()}\n\n\n")
    assert len(take_left(profile)) == 1


def test_a_huge_file_is_read_in_part(profile: Path) -> None:
    left(profile, _FAULT + "x\n" * 1_000_000)
    [run] = take_left(profile)
    assert run.crashed
    assert len(run.trace) < 1 << 18


@pytest.mark.skipif(os.name != "posix", reason="needs pipes")
def test_a_pipe_in_place_of_a_file_holds_nothing_up(profile: Path) -> None:
    (profile / FOLDER).mkdir()
    os.mkfifo(profile / FOLDER / "a.run")
    assert not any(run.crashed for run in take_left(profile))


def test_two_that_start_at_once_do_not_both_tell(profile: Path) -> None:
    path = left(profile, _FAULT)
    other = lock_of(path)
    assert other.tryLock(0)
    assert take_left(profile) == []
    other.unlock()
    assert len(take_left(profile)) == 1


def test_where_nothing_can_be_locked_nothing_is_told(profile: Path, bound_by_rights: None) -> None:
    left(profile, _FAULT)
    folder = profile / FOLDER
    folder.chmod(0o500)
    try:
        assert failed_starts(profile) == 0
        assert take_left(profile) == []
    finally:
        folder.chmod(0o700)


def test_the_run_that_looks_is_not_among_them(profile: Path) -> None:
    with RunFile(profile):
        assert failed_starts(profile) == 0
        assert take_left(profile) == []
