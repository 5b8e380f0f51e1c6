"""Work that is counted instead of timed: how long it takes depends on the machine and who else uses it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps(work: Callable[[], object]) -> int:
    """The lines and instructions of Python that `work` takes on this thread.

    What a call of C or Qt does is not among them, but the slots and methods of Python that it calls are. Not
    every version of Python tells of each instruction, nor are they the same in all: bounds are to be twice
    what is counted, or a share of other work.
    """
    count = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Callable[..., Any]:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event in {"opcode", "line"}
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
