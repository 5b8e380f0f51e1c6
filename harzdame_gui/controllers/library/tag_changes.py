"""Tags changed in many games of the library and in the files that they came from. Slow: for a job."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.library.errors import GameChangedError
from harzdame_engine.library.library import Library
from harzdame_engine.library.records import StoredGame
from harzdame_engine.library.tag_edit import TagChange, with_tags

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure, failure_of
from harzdame_gui.controllers.work.job import Job

_AT_ONCE = 1000
"""Games for which a file is written once: the library follows before a stop is obeyed."""


class TagProgress(NamedTuple):
    """How many games are done."""

    done: int
    games: int


@dataclass(slots=True)
class TagReport:
    """What became of the games.

    `changed` in the library, `written` to their files as well; `unchanged` said what was wanted already;
    `lost`: edited or removed by somebody else just then. `failures`: the files that were not written, and
    the games that are therefore changed in the library alone.
    """

    changed: int = 0
    written: int = 0
    unchanged: int = 0
    lost: int = 0
    stopped: bool = False
    failures: list[tuple[FileFailure, int]] = field(default_factory=list)


class _Edited(NamedTuple):
    """A game and the text that it shall have."""

    game: StoredGame
    text: str


def change_tags(
    library: Library, games: Sequence[int], change: TagChange, job: Job, *, files: bool
) -> TagReport:
    """Change tags of games; `files`: also in the files that they came from, if they are unchanged there.

    Every other byte of a file is kept. After a stop what was done stays done.

    Raises:
        LibraryError: the library cannot be read or written.
    """
    report = TagReport()
    done = 0
    for source, ids in library.games.sources(games).items():
        document: PdnDocument | None = None
        for begin in range(0, len(ids), _AT_ONCE):
            if job.token.stopped:
                report.stopped = True
                return report
            part = ids[begin : begin + _AT_ONCE]
            edited = list(_edited(library, part, change, report))
            written: dict[int, str] = {}
            if files and source and edited:
                document, written = _write(Path(source), document, edited, report)
            _follow(library, edited, written, report)
            done += len(part)
            job.tell(TagProgress(done, len(games)), done / len(games))
    return report


def _edited(library: Library, ids: Sequence[int], change: TagChange, report: TagReport) -> Iterator[_Edited]:
    """The games that change."""
    for number in ids:
        stored = library.games.get(number)
        if stored is None:
            report.lost += 1
        elif tags := change.of(stored.tags):
            yield _Edited(stored, with_tags(stored.text, tags))
        else:
            report.unchanged += 1


def _write(
    path: Path, document: PdnDocument | None, edited: Sequence[_Edited], report: TagReport
) -> tuple[PdnDocument | None, dict[int, str]]:
    """Put games into their file: the document as it is then, and the texts there of those that it has."""
    try:
        document = document or PdnDocument.read(path)
        numbers = document.content.numbers_by_digest()
        places = {each.game.row.id: number for each in edited if (number := numbers.get(each.game.origin))}
        texts = {places[each.game.row.id]: each.text for each in edited if each.game.row.id in places}
        document = document.save_games(texts)
    except (OSError, ValueError, FileError, pdn.PdnError) as error:
        _note(report, failure_of(error, path), len(edited))
        return None, {}
    if len(places) < len(edited):
        _note(report, FileFailure(FailureKind.GAME_CHANGED, path), len(edited) - len(places))
    games = document.content.games
    return document, {game: games[number - 1].text for game, number in places.items()}


def _note(report: TagReport, failure: FileFailure, games: int) -> None:
    """Note a failure, once for each file and kind."""
    for index, (other, so_far) in enumerate(report.failures):
        if (other.kind, other.path) == (failure.kind, failure.path):
            report.failures[index] = other, so_far + games
            return
    report.failures.append((failure, games))


def _follow(library: Library, edited: Sequence[_Edited], written: dict[int, str], report: TagReport) -> None:
    """Put the new texts into the library."""
    for game, text in edited:
        row = game.row
        try:
            library.games.replace(row.id, row.revision, written.get(row.id, text), in_file=row.id in written)
        except GameChangedError:
            report.lost += 1
        else:
            report.changed += 1
            report.written += row.id in written
