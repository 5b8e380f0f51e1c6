import os
import platform
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from harzdame_engine.machine import cores, largest_table_mb, memory_mb, thread_state


def test_a_table_leaves_room_for_the_rest() -> None:
    assert 0 < largest_table_mb() < memory_mb()


def test_there_is_a_core_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cores() >= 1
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system binds no process to cores")
def test_only_cores_that_may_be_used_count() -> None:
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        assert cores() == 1
    finally:
        os.sched_setaffinity(0, allowed)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not tell")
def test_a_thread_that_runs_is_ready_and_one_that_waits_is_not() -> None:
    here = threading.get_native_id()
    before = thread_state(here)
    assert before is not None and before.ready
    while (now := thread_state(here)) is not None and now.ran == before.ran:
        pass
    assert now is not None and now.ran > before.ran
    go = threading.Event()
    waiting = threading.Thread(target=go.wait)
    waiting.start()
    there = waiting.native_id or 0
    while (state := thread_state(there)) is not None and state.ready:
        pass
    assert state is not None and not state.ready
    go.set()
    waiting.join()
    while thread_state(there) is not None:  # Python lets a thread go before the system does
        pass


def test_nothing_is_told_of_a_thread_that_is_none() -> None:
    assert thread_state(0) is None


_ASKED = """
import ctypes
import sys
import threading
from harzdame_engine.machine import share_one_arena

if "ask" in sys.argv:
    assert share_one_arena()
library = ctypes.CDLL(None)
at_once = threading.Barrier(4)
def take():
    at_once.wait()
    library.malloc(1000)
    at_once.wait()
threads = [threading.Thread(target=take) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
library.malloc_info(0, ctypes.c_void_p.in_dll(library, "stdout"))
library.fflush(None)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="it is the GNU C library that is asked")
@pytest.mark.parametrize("argument", ["ask", "leave"])
def test_threads_share_one_arena_when_asked_to(argument: str) -> None:
    command = [sys.executable, "-c", _ASKED, argument]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert (told.count("<heap nr=") == 1) is (argument == "ask")
