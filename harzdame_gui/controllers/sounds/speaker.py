"""The speaker: short sounds, played by a program that the system has for that.

Qt's own module for sounds is not among PySide6-Essentials. A sound never keeps anybody
waiting: it is a job, and whatever goes wrong with it ends in silence. It knows no games.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum, StrEnum, auto
from functools import partial
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.surroundings import surroundings
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.settings.choices import Loudness
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.resources import resource

PROGRAMS = (("pw-play",), ("paplay",), ("aplay", "-q"))
"""Programs that play a file, the best one first: of PipeWire, of PulseAudio and of ALSA."""
_MAC_PROGRAMS = (("afplay",),)
LONGEST = 4.0
"""Seconds after which a program that plays a sound of one second counts as hung."""
_GLANCE = 0.05


class Sound(StrEnum):
    """The sounds, by the names of their files."""

    MOVE = "move"
    CAPTURE = "capture"
    CROWNING = "crowning"
    END = "end"
    LOW_CLOCK = "low-clock"

    @property
    def matters(self) -> bool:
        """Whether it is still worth hearing after the sound that is being played."""
        return self in {Sound.END, Sound.LOW_CLOCK}


class Silence(Enum):
    """The reasons why no sound can be played."""

    NO_PROGRAM = auto()
    """There is none that could."""
    NONE_WORKS = auto()
    """Those that there are have failed or hung."""


class Way(NamedTuple):
    """A way of playing a file. `play` raises OSError when it does not work; it ends early when told to."""

    name: str
    play: Callable[[Path, Callable[[], bool]], None]


class Speaker(QObject):
    """Plays one sound at a time; what comes meanwhile is dropped, or comes after it if it matters.

    A way of playing that fails is not taken again until another loudness is chosen.

    *Signals*
    changed(): `silence` is another.
    """

    changed = Signal()

    def __init__(
        self,
        loudness: Setting[Loudness],
        jobs: Jobs,
        parent: QObject | None = None,
        *,
        find: Callable[[], Sequence[Way]] | None = None,
    ) -> None:
        """`find` returns the ways that this machine has; it is called on another thread."""
        super().__init__(parent)
        self._loudness = loudness
        self._jobs = jobs
        self._find = find or ways
        self._ways: tuple[Way, ...] | None = None  # not looked for yet
        self._job: Job | None = None
        self._next: Sound | None = None
        self.silence: Silence | None = None
        loudness.changed.connect(self._forget)

    def play(self, sound: Sound) -> bool:
        """Play a sound if sounds are wanted; False: it is certain that none will be heard."""
        if self._loudness.value is Loudness.OFF or self._ways == ():
            return False
        if self._job is None:
            self._begin(f"sounds/{self._loudness.value}/{sound}.wav")
        elif sound.matters:
            self._next = sound
        return True

    def look(self) -> None:
        """Find out whether there is a way at all; `changed` follows if that is news."""
        if self._ways is None and self._job is None:
            self._begin("")

    def _begin(self, name: str) -> None:
        self._job = job = self._jobs.run(partial(_play, name, self._ways, self._find))
        job.finished.connect(self._on_played)
        job.failed.connect(self._on_failed)

    def _on_played(self, result: tuple[bool, tuple[Way, ...]]) -> None:
        found, self._ways = result
        self._job = None
        silence = None if self._ways else Silence.NONE_WORKS if found else Silence.NO_PROGRAM
        self._tell(silence)
        sound, self._next = self._next, None
        if sound is not None:
            self.play(sound)

    def _on_failed(self, _error: Exception) -> None:
        """What is installed is damaged; a game needs no sounds."""
        self._on_played((True, ()))

    def _forget(self, *_: object) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.cancel()  # what is being played is as loud as it was, or hangs
        self._ways = None
        self._tell(None)

    def _tell(self, silence: Silence | None) -> None:
        if silence is not self.silence:
            self.silence = silence
            self.changed.emit()


# On another thread


def ways() -> tuple[Way, ...]:
    """The ways of playing a file that this machine has."""
    if sys.platform == "win32":
        return (Way("winsound", _by_windows),)
    programs = _MAC_PROGRAMS if sys.platform == "darwin" else PROGRAMS
    found = ((shutil.which(name), arguments) for name, *arguments in programs)
    return tuple(
        Way(path, partial(_by_program, (path, *arguments))) for path, arguments in found if path is not None
    )


def _play(
    name: str, known: tuple[Way, ...] | None, find: Callable[[], Sequence[Way]], job: Job
) -> tuple[bool, tuple[Way, ...]]:
    """Play a resource. Returns whether there was a way at all, and the ways that have not failed."""
    left = list(find()) if known is None else list(known)
    found = bool(left)
    file = resource(name) if name else None
    while left and file is not None:
        try:
            left[0].play(file, lambda: job.token.stopped)
        except OSError:
            del left[0]
        else:
            break
    return found, tuple(left)


def _by_program(command: tuple[str, ...], file: Path, given_up: Callable[[], bool]) -> None:
    """Raises OSError: it did not start, failed, or was not done in time."""
    end = time.monotonic() + LONGEST
    process = subprocess.Popen(  # noqa: S603 - found in PATH by its name
        [*command, str(file)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=surroundings(),
        start_new_session=True,
    )
    try:
        while time.monotonic() < end and not given_up():
            with suppress(subprocess.TimeoutExpired):
                if process.wait(_GLANCE):
                    raise OSError(f"{command[0]} failed")
                return
    finally:
        if process.poll() is None:
            process.kill()
            with suppress(subprocess.TimeoutExpired):
                process.wait(1)
    if not given_up():
        raise OSError(f"{command[0]} hung")


def _by_windows(file: Path, _given_up: Callable[[], bool]) -> None:
    """Raises OSError: there is no device."""
    import winsound

    try:
        winsound.PlaySound(str(file), winsound.SND_FILENAME | winsound.SND_NODEFAULT)  # type: ignore[attr-defined, unused-ignore]
    except RuntimeError as error:
        raise OSError(str(error)) from error
