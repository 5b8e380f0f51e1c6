"""The one app of a profile: a later one hands its file over and ends.

The first app holds a lock and watches a folder. A later one leaves a message
there and waits until it is taken. Both need only files, so that it works alike
on every system, and nothing can answer but an app on this profile.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal, Slot

from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.storage.storage import read_plain, take
from harzdame_gui.controllers.work.job import Lane
from harzdame_gui.controllers.work.jobs import Jobs

_PATIENCE_S = 3.0
"""The longest wait for an answer: an app that is starting needs a moment, one that hangs has none."""
_STEP_S = 0.02
_MOST_BYTES = 1 << 20
_ACTIVATION = "XDG_ACTIVATION_TOKEN"


class Wish(NamedTuple):
    """The start of another app: the file that it was to open, and the desktop's leave to raise a window."""

    file: Path | None = None
    activation: str = ""


class Instance(QObject):
    """The place of the first app on a profile.

    Signals:
        wanted(Wish): a later app was started and has ended.
    """

    wanted = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._inbox = folder / "inbox"
        self._lock = QLockFile(str(folder / "instance.lock"))
        self._lock.setStaleLockTime(0)  # stale when its process is gone, never because it is old
        self._watcher: QFileSystemWatcher | None = None

    def claim(self) -> bool:
        """Take the place; False: another app has it."""
        return self._lock.isLocked() or take(self._lock)

    def claim_late(self, jobs: Jobs) -> None:
        """Take the place, and messages, now that the profile can be used, unless another app has it by now.

        Then this one goes on beside the other, as one does that was started for a window of its own.
        """
        job = jobs.run(lambda _job: self.claim(), lane=Lane.JOURNAL)
        job.finished.connect(self.listen)

    @Slot()
    def listen(self) -> None:
        """Take messages from now on, those that wait included."""
        if not self._lock.isLocked() or self._watcher is not None:
            return
        with suppress(OSError):  # a profile that cannot be written: later apps open windows of their own
            self._inbox.mkdir(exist_ok=True)
            self._watcher = QFileSystemWatcher([str(self._inbox)], self)
            self._watcher.directoryChanged.connect(self._take)
            self._take()

    def hand_over(self, file: Path | None, patience: float = _PATIENCE_S) -> bool:
        """Give the file to the app that has the place.

        False: it does not answer, or has ended meanwhile, and the place is now this app's.
        """
        values = {
            "file": str(absolute(file)) if file else None,
            "activation": os.environ.get(_ACTIVATION, ""),
        }
        message = self._inbox / f"{os.urandom(16).hex()}.json"
        beside = message.with_suffix(".part")
        try:
            self._inbox.mkdir(exist_ok=True)
            beside.write_text(json.dumps(values), encoding="utf-8")
            beside.replace(message)
        except OSError:
            with suppress(OSError):
                beside.unlink()  # what a full disk has of it
            return False
        _wait(lambda: not message.exists() or self.claim(), patience)
        try:
            message.unlink()
        except FileNotFoundError:
            return True
        except OSError:  # it may still be taken: two windows are better than none
            return False
        return False

    def close(self) -> None:
        """Give the place up."""
        if self._watcher is not None:
            self._watcher.removePaths([str(self._inbox)])  # Windows removes no folder that is watched
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()

    @Slot()
    def _take(self) -> None:
        for message in self._inbox.glob("*.json"):
            try:
                data = read_plain(message, _MOST_BYTES)
                message.unlink()
            except OSError:
                continue
            self.wanted.emit(_wish(data))


def _wish(data: bytes) -> Wish:
    """The message, or at least that there was one."""
    with suppress(ValueError, TypeError, KeyError, RecursionError):
        values = json.loads(data)
        file = values["file"]
        return Wish(Path(file) if file else None, str(values["activation"]))
    return Wish()


def _wait(done: Callable[[], bool], patience: float) -> None:
    deadline = time.monotonic() + patience
    while not done() and time.monotonic() < deadline:
        time.sleep(_STEP_S)
