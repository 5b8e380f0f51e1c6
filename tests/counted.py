"""Work that is counted instead of timed: how long it takes depends on the machine and who else uses it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def steps(work: Callable[[], object]) -> int:
    """The instructions of Python that `work` takes on this thread.

    What a call of C or Qt does is not among them, but the slots and methods of Python that it calls are.
    """
    count = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Callable[..., Any]:
        nonlocal count
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count
