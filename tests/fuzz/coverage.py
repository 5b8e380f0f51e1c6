"""The lines of the program that an input reaches: one that reaches new ones is worth changing further."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import harzdame_engine

import harzdame_gui

_ROOTS = tuple(str(Path(str(package.__file__)).parent) for package in (harzdame_engine, harzdame_gui))


class Coverage:
    """What was reached so far."""

    def __init__(self) -> None:
        self._reached: set[tuple[str, int]] = set()
        self._ours: dict[str, bool] = {}

    def __len__(self) -> int:
        return len(self._reached)

    def grows_by(self, work: Callable[[], object]) -> bool:
        """Whether `work` reaches new lines; what it raises is passed on."""
        before = len(self._reached)
        threading.settrace(self._enter)  # for threads that it starts
        sys.settrace(self._enter)
        try:
            work()
        finally:
            sys.settrace(None)
            threading.settrace(None)  # type: ignore[arg-type]  # as documented
        return len(self._reached) > before

    def _enter(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        name = frame.f_code.co_filename
        if (ours := self._ours.get(name)) is None:
            ours = self._ours[name] = name.startswith(_ROOTS)
        return self._pass if ours else None

    def _pass(self, frame: FrameType, _event: str, _argument: Any) -> Any:
        self._reached.add((frame.f_code.co_filename, frame.f_lineno))
        return self._pass
