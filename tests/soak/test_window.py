"""The soak's short form, in a process of its own: every room is entered, and nothing piles up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak.window import Reading, faults


def reading(
    number: int, memory: int = 100, widgets: int = 7, targets: tuple[str, ...] = ("pipe",)
) -> Reading:
    return Reading(number, 1.0, memory, 9, 50, 1000, len(targets), 3, 0, widgets, {"look": 20}, targets)


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="it reads /proc")
def test_every_room_is_left_as_it_was_found() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "tests.soak.window", "--rounds", "3", "--growth", "2"],
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    assert "3 rounds, 0 faults" in result.stdout


def test_growth_is_told() -> None:
    flat = [reading(number) for number in range(16)]
    assert faults(flat, 1.02) == []
    assert faults([*flat, reading(16, memory=103), reading(17, memory=103)], 1.02) == [
        "memory grew from 0.1 to 0.1 MiB"
    ]
    assert faults([*flat, reading(16, widgets=8), reading(17, widgets=8)], 1.02) == [
        "widgets grew from 7 to 8"
    ]


def test_handles_are_told_by_what_they_lead_to() -> None:
    flat = [reading(number) for number in range(16)]
    late = [reading(number, targets=("pipe", "pipe", "pipe", "socket")) for number in (16, 17)]
    assert faults([*flat, *late], 1.02) == ["handles grew from 1 to 4: pipe, pipe, socket"]
