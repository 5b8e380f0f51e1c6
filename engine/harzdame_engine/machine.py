"""The machine's cores and memory, and how a thread fares on it."""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import _core

_UNKNOWN_MB = 4096
_ANY_MACHINE = 16
_A_CORE = 4


@lru_cache(maxsize=1)
def largest_table_mb() -> int:
    """The largest transposition table allowed, in MiB: three quarters of the memory."""
    return max(memory_mb() * 3 // 4, 1)


def memory_mb() -> int:
    """The memory of this machine in MiB; 4096 if it is not known."""
    if sys.platform == "win32":
        return _windows_memory_mb()
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") >> 20
    except (ValueError, OSError):
        return _UNKNOWN_MB


def share_one_arena() -> bool:
    """Have all threads take memory from one arena, in a program that runs for hours.

    By itself the GNU C library makes an arena for each of them, and in each what stays lies scattered among
    what went, which cannot be given back then. To be called before there are other threads. Returns False
    where the library cannot be asked to; others have not been seen to need it.
    """
    return _core.share_one_arena()


def native_stacks_to(file: int | None) -> bool:
    """Have a crash write the native stack of its thread to a file, by its descriptor; None: no longer.

    What else listens to crashes, as faulthandler, is to be told after this, and to be stopped before None.
    Returns False where the C library cannot tell the stack, as on Windows. To be called on one thread.
    """
    return _core.write_stack_on_crash(-1 if file is None else file)


def cores() -> int:
    """The number of cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def most_at_once() -> int:
    """The most processes that make sense at once: some for each core, as they may wait for others."""
    return max(_ANY_MACHINE, _A_CORE * cores())


class ThreadState(NamedTuple):
    """Whether a thread is ready, so that it runs or waits for a core, and the seconds that it ran."""

    ready: bool
    ran: float


def thread_state(thread: int) -> ThreadState | None:
    """The state of a thread of this process, by its native id; None: it is over, or the system tells none."""
    try:
        stat = Path(f"/proc/self/task/{thread}/stat").read_bytes()
    except OSError:
        return None
    state, *values = stat.rpartition(b")")[2].split()
    ticks = int(values[10]) + int(values[11])  # of itself and of the system for it: proc(5)
    return ThreadState(state == b"R", ticks / os.sysconf("SC_CLK_TCK"))


def _windows_memory_mb() -> int:
    import ctypes  # slow to import

    kilobytes = ctypes.c_ulonglong()
    if not ctypes.windll.kernel32.GetPhysicallyInstalledSystemMemory(ctypes.byref(kilobytes)):  # type: ignore[attr-defined, unused-ignore]
        return _UNKNOWN_MB
    return kilobytes.value >> 10
