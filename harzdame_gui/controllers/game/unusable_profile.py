"""A profile that could not be used at the start: told like anything that cannot be written, for as long."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

from harzdame_gui.controllers.game.kept_game import read_record
from harzdame_gui.controllers.game.my_games import FOLDER
from harzdame_gui.controllers.settings.profile import Profile
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.storage.storage import read_plain
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Lane
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.controllers.work.repeated_job import RepeatedJob

_MOST_BYTES = 256 << 20


def note_unusable(profile: Profile, jobs: Jobs, then: Callable[[], None]) -> None:
    """Have it tried again until it can be used, and call `then`; one that passes with the app is told of."""
    if not profile.passes:
        writing = Writing(Thing.NOTHING, profile.folder / "settings.json")
        trial = RepeatedJob(jobs, profile.try_out, lane=Lane.JOURNAL, writing=writing)
        trial.finished.connect(lambda _result: then())
        return
    failure = FileFailure(FailureKind.OTHER, profile.folder, profile.problem)
    writing = Writing(Thing.ALL, profile.folder, partial(_games_in, profile.folder))
    jobs.failing.note(profile, writing, FileError(failure))


def _games_in(folder: Path) -> str:
    """The games that are kept in a profile, as PDN."""
    return "\n\n".join(text for path in _journals(folder) if (text := _record_in(path)))


def _journals(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.glob("unfinished-*.json"))
    yield from sorted((folder / FOLDER).glob("*.json"))


def _record_in(path: Path) -> str:
    with suppress(OSError, ValueError):
        return read_record(read_plain(path, _MOST_BYTES)).strip()
    return ""
