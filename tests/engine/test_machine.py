import os
import platform
import subprocess
import sys

import pytest
from harzdame_engine.machine import cores, largest_table_mb, memory_mb


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


_ASKED = """
import ctypes
import sys
from harzdame_engine.machine import give_memory_back
class Told(ctypes.Structure):
    _fields_ = [(f"field{number}", ctypes.c_size_t) for number in range(10)]
library = ctypes.CDLL(None)
library.malloc.restype = ctypes.c_void_p
library.free.argtypes = [ctypes.c_void_p]
library.mallinfo2.restype = Told
if "ask" in sys.argv:
    assert give_memory_back()
library.free(library.malloc(20 << 20))  # by itself, the library keeps blocks up to this size from now on
before = library.mallinfo2().field3  # blocks mapped for themselves
library.malloc(1 << 20)
print(library.mallinfo2().field3 - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="it is the GNU C library that is asked")
@pytest.mark.parametrize(("argument", "mapped"), [("ask", 1), ("leave", 0)])
def test_large_blocks_are_given_back_when_asked_for(argument: str, mapped: int) -> None:
    """A block mapped for itself goes back to the system as soon as it is freed."""
    command = [sys.executable, "-c", _ASKED, argument]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert int(told.stdout) == mapped
