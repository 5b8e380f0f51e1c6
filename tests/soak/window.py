"""Hours of scripted use of the window, with memory, handles, threads and the longest standstills.

    python -m tests.soak.window --hours 8 --record soak.jsonl

Every room is visited in every round, see `evening`. Memory of the last eighth of
the time may be 2 % above that of the second, and what can be counted (handles,
threads, children, widgets) may not grow at all: whoever opens a room for the
second time finds what was there after the first. It reads /proc, and asks
the GNU C library to give back what is free.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import gc
import json
import os
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from pathlib import Path
from statistics import median
from typing import NamedTuple

from harzdame_engine.machine import share_one_arena
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.work.garbage import GarbageCollector
from harzdame_gui.notices.card import NoticeCard
from tests.soak.evening import Evening

_BEAT_MS = 20
_OF_QT = "Thread (pooled)"
"""The name of threads with which Qt paints: as many as there are cores, until they had nothing to do for half
a minute; how many of them are left says nothing of the app."""


class Reading(NamedTuple):
    """The process after a round: memory in KiB, counts, and the longest standstill of each room in ms.

    `kept` is what the allocator had free, and gave back to the system for this reading;
    it is not in `memory`, the pages written to that are ours alone. `in_use` is what the
    allocator has given out, `blocks` the number of Python's own: if these stay as they
    are while memory grows, what was given back lies between what was not. `targets` says
    of each handle what it leads to: a file, or a kind such as `pipe`.
    """

    round: int
    seconds: float
    memory: int
    kept: int
    in_use: int
    blocks: int
    handles: int
    threads: int
    children: int
    widgets: int
    standstills: dict[str, int]
    targets: tuple[str, ...]


class Pulse(QObject):
    """A timer that notes how late it comes."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0
        self._since = QElapsedTimer()
        self._since.start()
        self._timer = QTimer(self, interval=_BEAT_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._timer.start()

    def take(self) -> int:
        """The longest standstill since the last call, in milliseconds."""
        longest, self.longest = self.longest, 0
        return longest

    def _beat(self) -> None:
        self.longest = max(self.longest, self._since.restart() - _BEAT_MS)


def read(number: int, begun: float, standstills: dict[str, int], working: Callable[[], int]) -> Reading:
    """Let go what can go, then read the process; the parts of a notice card depend on what it said last."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    untrimmed = _private_dirty()
    ctypes.CDLL(None).malloc_trim(0)
    memory = _private_dirty()
    targets = tuple(sorted(_targets()))
    children = Path(f"/proc/self/task/{os.getpid()}/children").read_text(encoding="ascii").split()
    return Reading(
        number,
        round(time.monotonic() - begun, 1),
        memory,
        untrimmed - memory,
        _in_use(),
        sys.getallocatedblocks(),
        len(targets),
        min(_threads(working) for _ in range(5)),
        len(children),
        sum(not _is_said(widget) for widget in QApplication.allWidgets()),
        standstills,
        targets,
    )


def _private_dirty() -> int:
    return next(
        int(line.split()[1])
        for line in Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
        if line.startswith("Private_Dirty")
    )


class _Allocator(ctypes.Structure):
    """What `mallinfo2` of the GNU C library tells, in bytes."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keepcost",
        )
    )


def _is_said(widget: QObject) -> bool:
    """Whether it is a part of a notice card, which depends on what that said last."""
    above = widget.parent()
    return above is not None and (isinstance(above, NoticeCard) or _is_said(above))


def _in_use() -> int:
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Allocator
    told = library.mallinfo2()
    return int(told.uordblks + told.hblkhd) // 1024


def _threads(working: Callable[[], int]) -> int:
    """How many there are beside Qt's and those of jobs under way, none of which ends meanwhile."""
    while True:
        before = working()
        count = sum(name != _OF_QT for name in _thread_names())
        if before == working():
            return count - before
        time.sleep(0.005)


def _thread_names() -> Iterator[str]:
    for thread in Path("/proc/self/task").iterdir():
        with contextlib.suppress(OSError):  # it has just ended
            yield (thread / "comm").read_text(encoding="utf-8", errors="replace").strip()


def _targets() -> Iterator[str]:
    for handle in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):  # that of the listing itself
            yield re.sub(r":\[?\d+\]?$", "", str(handle.readlink()))


def faults(readings: Sequence[Reading], growth: float) -> list[str]:
    """What grew from the second eighth of the rounds to the last: counts, or memory by more than `growth`."""
    part = max(1, len(readings) // 8)
    early, late = readings[part : 2 * part], readings[-part:]
    found = []
    for name in ("handles", "threads", "children", "widgets"):
        first, last = (min(some, key=attrgetter(name)) for some in (early, late))
        if getattr(last, name) > getattr(first, name):
            new = (Counter(last.targets) - Counter(first.targets)).elements()
            told = f": {', '.join(new)}" if name == "handles" else ""
            found.append(f"{name} grew from {getattr(first, name)} to {getattr(last, name)}{told}")
    before, after = (median(one.memory for one in some) for some in (early, late))
    if after > growth * before:
        found.append(f"memory grew from {before / 1024:.1f} to {after / 1024:.1f} MiB")
    return found


def main() -> int:
    """Use the window for so long; exit with 1 if anything grew."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=1_000_000, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--growth", type=float, default=1.02, help="the memory at the end, in terms of the early one"
    )
    parser.add_argument("--rooms", nargs="+", help="visit only these")
    parser.add_argument("--record", type=Path, help="a JSON line for each round")
    options = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    share_one_arena()  # as the app does
    QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), options.seed, options.rooms)
        record = options.record or Path(folder, "record.jsonl")
        readings = _use(evening, options.hours * 3600, options.rounds, record)
        evening.close()
    found = faults(readings, options.growth)
    for name in readings[0].standstills:
        stood = [one.standstills[name] for one in readings]
        print(f"{name}: stood still for {median(stood):.0f} ms in a round, {max(stood)} ms at most")
    for fault in found:
        print(fault)
    print(f"{len(readings)} rounds, {len(found)} faults")
    return 1 if found else 0


def _use(evening: Evening, seconds: float, rounds: int, record: Path) -> list[Reading]:
    """Use the window for so long; what is read lies in `record` until the end, not in the memory."""
    pulse, collector = Pulse(), GarbageCollector()
    begun = time.monotonic()
    number = 0
    while number < rounds and time.monotonic() - begun < seconds:
        standstills = {name: pulse.take() for name in evening.round()}
        told = read(number, begun, standstills, lambda: evening.working)._asdict()
        with record.open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")
        del told["targets"], told["standstills"]
        print(*(f"{name} {value}" for name, value in told.items()), flush=True)
        number += 1
    collector.stop()
    with record.open(encoding="utf-8") as file:
        return [Reading(**json.loads(line)) for line in file][-number:]


if __name__ == "__main__":
    sys.exit(main())
