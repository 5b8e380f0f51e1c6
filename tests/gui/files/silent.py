"""A disk that does not answer for a while, for tests."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from threading import Event, current_thread, main_thread

import pytest

GAME = '[White "{name}"]\n\n1. f1-g1 f5-f4 *\n'
SILENCE_S = 60.0
MOST_MS = 5000
"""A gap of the GUI thread that is no wait for the disk, however much else the machine does."""
QUESTIONS = "stat", "lstat", "readlink", "listdir", "scandir", "open", "access"


class Disk:
    """A folder whose questions are not answered for a minute each while it is `silent`."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.silent = False
        self.silence_s = SILENCE_S
        self.asked = 0
        self.asked_by_window: list[str] = []
        self._over = Event()
        folder.mkdir()
        for name in QUESTIONS:
            monkeypatch.setattr(os, name, self._slow(getattr(os, name)))

    def answer(self) -> None:
        self.silent = False
        self._over.set()

    def _slow(self, ask: Callable[..., object]) -> Callable[..., object]:
        def answer(path: object, *more: object, **named: object) -> object:
            if self.silent and isinstance(path, str | Path) and str(path).startswith(str(self.folder)):
                self.asked += 1
                if current_thread() is main_thread():
                    self.asked_by_window += traceback.format_stack(sys._getframe(1), limit=6)
                self._over.wait(self.silence_s)
            return ask(path, *more, **named)

        return answer
