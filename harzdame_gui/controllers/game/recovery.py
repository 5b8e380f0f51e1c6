"""Recovery of unsaved games: kept on disk after every change, so that no crash can take them.

Each running app has a file of its own beside a lock. A file whose lock no app
holds was left by a crash.
"""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from harzdame_engine import LEVELS, Color, GameTree, Level, pdn
from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from harzdame_gui.controllers.files.file_failure import failure_of
from harzdame_gui.controllers.files.game_file import GameFile, Place
from harzdame_gui.controllers.files.storage import write_whole
from harzdame_gui.controllers.game.new_game import PERSON, PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.work.job import Doing, Job, Lane, Work
from harzdame_gui.controllers.work.jobs import Jobs

VERSION = 1
_DELAY_MS = 150
_PATTERN = "unfinished-*.json"


@dataclass(frozen=True, slots=True, eq=False)
class Unfinished:
    """A game that a crash left, and the file it belongs to, if any. `saved_at` in seconds.

    A player that is None is the built-in engine at a level that the file does
    not tell, as those of earlier versions did not.
    """

    tree: GameTree
    players: dict[Color, PlayerSpec | None]
    place: Place | None
    saved_at: float
    path: Path
    lock: QLockFile


class Recovery(QObject):
    """Keeps the unsaved game of this app and finds those that others left.

    Signals:
        notKept(FileFailure): what was just played is not safe from a crash.
    """

    notKept = Signal(object)

    def __init__(self, folder: Path, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._jobs = jobs
        self._path = folder / f"unfinished-{uuid.uuid4().hex}.json"
        self._lock = _lock_of(self._path)
        self._kept = False
        self._claimed: list[Unfinished] = []
        self._session: GameSession | None = None
        self._file: GameFile | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_DELAY_MS)
        self._delay.timeout.connect(self._keep)

    def pending(self) -> tuple[Unfinished, ...]:
        """Games that crashes left and that were not discarded, the latest first; this app's until it ends."""
        for stray in self._folder.glob("unfinished-*.lock"):
            if not stray.with_suffix(".json").exists() and (lock := _lock_of(stray)).tryLock(0):
                lock.unlock()
        held = {unfinished.path for unfinished in self._claimed} | {self._path}
        paths = [path for path in self._folder.glob(_PATTERN) if path not in held]
        self._claimed += [unfinished for path in paths if (unfinished := _claim(path))]
        self._claimed.sort(key=lambda unfinished: -unfinished.saved_at)
        return tuple(self._claimed)

    def discard(self, unfinished: Unfinished) -> None:
        """The game is on the board again, or not wanted: forget what the crash left."""
        self._claimed.remove(unfinished)
        self._keep()  # first, so that at no moment no file holds it
        self._run(partial(_remove, unfinished.path, unfinished.lock))

    def watch(self, session: GameSession, file: GameFile) -> None:
        """Keep this session's game whenever it holds something that is not saved."""
        if self._session is session:
            return
        self._session, self._file = session, file
        for signal in (session.gameReplaced, session.treeChanged, session.stateChanged, file.changed):
            signal.connect(self._on_changed)

    def forget(self) -> None:
        """A clean end: nothing is to be offered back, and nothing is watched any more."""
        self._session = None
        self._delay.stop()
        if self._kept:
            self._run(partial(_remove, self._path, self._lock))

    def _on_changed(self) -> None:
        if not self._delay.isActive():
            self._delay.start()

    def _keep(self) -> None:
        session = self._session
        if session is None:
            return
        if session.modified:
            if not self._lock.isLocked():
                self._lock.tryLock(0)
            self._kept = True
            place = self._file.place if self._file else None
            job = self._run(partial(_save, self._path, _write(session, place)))
            job.failed.connect(self._on_failed)
        elif self._kept:
            self._kept = False
            self._run(partial(_remove, self._path, None))

    def _run(self, work: Work) -> Job:
        return self._jobs.run(work, lane=Lane.FILES, doing=Doing.SAVING)

    def _on_failed(self, error: Exception) -> None:
        self.notKept.emit(failure_of(error, self._path))


def _lock_of(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # a lock is stale when its process is gone, never because it is old
    return lock


def _save(path: Path, data: bytes, _job: Job) -> None:
    write_whole(path, data)


def _remove(path: Path, lock: QLockFile | None, _job: Job) -> None:
    path.unlink(missing_ok=True)
    if lock is not None:
        lock.unlock()


def _write(session: GameSession, place: Place | None) -> bytes:
    values = {
        "version": VERSION,
        "saved_at": time.time(),
        "players": {str(color): str(player.spec.kind) for color, player in session.players.items()},
        "engines": {
            str(color): _engine(player.spec)
            for color, player in session.players.items()
            if not player.takes_input
        },
        "place": {"path": str(place.path), "number": place.number, "digest": place.digest} if place else None,
        "pdn": pdn.write(session.tree),
    }
    return json.dumps(values, indent=1, ensure_ascii=False).encode()


def _claim(path: Path) -> Unfinished | None:
    """The game at `path`, unless another running app owns it; a file that cannot be read is put aside."""
    lock = _lock_of(path)
    if not lock.tryLock(0):
        return None
    try:
        return _read(path, lock)
    except FileNotFoundError:  # just now discarded
        lock.unlock()
        return None
    except (OSError, ValueError, TypeError, KeyError, IndexError):
        path.replace(path.with_suffix(".bak"))
        lock.unlock()
        return None


def _read(path: Path, lock: QLockFile) -> Unfinished:
    values: dict[str, Any] = json.loads(path.read_bytes())
    tree = pdn.scan(values["pdn"]).games[0].read().tree
    if tree is None:
        raise ValueError("no position")
    players = {color: _player(values, str(color)) for color in Color}
    kept = values["place"]
    place = Place(Path(kept["path"]), int(kept["number"]), str(kept["digest"])) if kept else None
    return Unfinished(tree, players, place, float(values["saved_at"]), path, lock)


def _engine(spec: PlayerSpec) -> dict[str, Any]:
    """The part of a player's description that "players" does not tell."""
    level = spec.level.id if spec.level else None
    return {"level": level, "thinking_time": spec.thinking_time, "command": spec.command}


def _player(values: dict[str, Any], color: str) -> PlayerSpec | None:
    kind = PlayerKind(values["players"][color])
    if kind is PlayerKind.HUMAN:
        return PERSON
    kept = values.get("engines", {}).get(color)
    levels: dict[str | None, Level | None] = {None: None, **{level.id: level for level in LEVELS}}
    if kept is None or kept["level"] not in levels:
        return None
    command = tuple(str(word) for word in kept["command"])
    return PlayerSpec(kind, levels[kept["level"]], float(kept["thinking_time"]), command)
