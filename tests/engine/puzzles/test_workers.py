"""Processes that work on puzzles: none outlives its parent, whatever ends that."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest
from harzdame_engine.puzzles.workers import in_order, workers

_SCRIPT = """
import os, sys, time
from harzdame_engine.puzzles.workers import workers
if __name__ == "__main__":
    with workers(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 600)
        time.sleep(600)
"""


def test_they_work() -> None:
    with workers(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()


def _fail_at_first(folder: Path, number: int) -> None:
    if number == 0:
        raise ValueError("a fault")
    while not (folder / "go").exists():
        time.sleep(0.02)
    (folder / str(number)).touch()


def test_a_fault_does_not_wait_for_the_rest(tmp_path: Path) -> None:
    with workers(1) as pool:
        waiting = in_order(pool, partial(_fail_at_first, tmp_path), range(200), lambda: False)
        with pytest.raises(ValueError, match="a fault"):
            next(waiting)
        (tmp_path / "go").touch()
    assert len(list(tmp_path.iterdir())) <= 5  # those that were with the worker already


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_they_end_with_a_parent_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(_SCRIPT, encoding="utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = Path("/proc") / parent.stdout.readline().strip()
        assert worker.exists()
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    end = time.monotonic() + 120
    while _runs(worker) and time.monotonic() < end:
        time.sleep(0.2)
    assert not _runs(worker)


def _runs(process: Path) -> bool:
    try:
        return "Z" not in (process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False
