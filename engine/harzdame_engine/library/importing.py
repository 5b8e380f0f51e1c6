"""Import of files and folders into a library: with progress, able to be stopped, and with a full report."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from harzdame_engine.files.regular import open_regular
from harzdame_engine.library.games import LibraryGames
from harzdame_engine.library.reading import ReadGame, find_games, read_games
from harzdame_engine.pdn.games import PdnGame
from harzdame_engine.pdn.problems import PdnError, PdnProblem

SUFFIX = ".pdn"

_MOST_BYTES = 2 << 30
"""The largest file that is read."""
_BATCH = 250
"""Games in one transaction: between two, others can write, and a stop is obeyed."""
_SCANNING = 0.05
"""The share of the time for a file that finding its games takes."""
_MOST_TOLD = 2000
"""Games skipped that are listed one by one; of the others the number is kept."""


class SkipReason(StrEnum):
    """The reasons why something was not imported."""

    DUPLICATE = "in the library already"
    SAME_MOVES = "in the library with other words"  # the same game, but another text
    NO_GAMES = "no games"
    NOT_TEXT = "not a text file"
    UNREADABLE_FILE = "cannot be read"  # `detail` has the system's words


class Skipped(NamedTuple):
    """A file, or the game number `game` at `line` of it, that was not imported.

    `there`: the id of the game in the library because of which it was not.
    """

    path: Path
    reason: SkipReason
    game: int = 0
    line: int = 0
    there: int = 0
    detail: str = ""


class Incomplete(NamedTuple):
    """A game that was imported as text but could not be read to its end, and the first problem in it."""

    path: Path
    game: int
    line: int
    id: int
    problem: PdnProblem | None


@dataclass(slots=True)
class ImportReport:
    """What became of everything. `skipped` and `incomplete` list the first two thousand each.

    `other_files`: those in folders that do not end in ``.pdn``, by their endings; they were not looked at.
    """

    files: int = 0
    added: int = 0
    duplicates: int = 0
    incomplete_games: int = 0
    failed_files: int = 0
    stopped: bool = False
    other_files: dict[str, int] = field(default_factory=dict)
    skipped: list[Skipped] = field(default_factory=list)
    incomplete: list[Incomplete] = field(default_factory=list)


class ImportProgress(NamedTuple):
    """How far an import is: the file in hand, the share of all bytes done, and the games so far."""

    path: Path
    share: float
    added: int
    duplicates: int


class ImportOptions(NamedTuple):
    """`folder`: of the library, for the games. `keep_duplicates`: add also what is there already."""

    folder: int | None = None
    keep_duplicates: bool = False


def import_paths(
    games: LibraryGames,
    paths: Iterable[Path],
    options: ImportOptions = ImportOptions(),  # noqa: B008 - a named tuple
    tell: Callable[[ImportProgress], None] = lambda _progress: None,
    stopped: Callable[[], bool] = lambda: False,
) -> ImportReport:
    """Import files, and all PDN files of folders and the folders in them.

    Games are added by the hundred; after a stop those added stay. Nothing in
    a file ends the import: what cannot be read is reported.

    Raises:
        LibraryError: the library cannot be written; what was added before stays.
    """
    return _Import(games, options, tell, stopped).run(paths)


def import_text(games: LibraryGames, text: str, options: ImportOptions = ImportOptions()) -> ImportReport:  # noqa: B008
    """Import the games of a text, such as the game on the board."""
    task = _Import(games, options, lambda _progress: None, lambda: False)
    task.take(find_games(text), Path(), "", 1.0)
    return task.report


class FoundFiles(NamedTuple):
    """The files to import, and how many others lie in the folders, by their endings in small letters."""

    files: list[Path]
    others: dict[str, int]


def files_in(paths: Iterable[Path]) -> FoundFiles:
    """The files named, and the PDN files in the folders named, each once, folders in alphabetical order.

    A file of another ending is imported if it is named: what lies in a folder may be anything.
    """
    found: dict[Path, None] = {}
    others: dict[str, int] = {}
    for path in paths:
        if _is_folder(path):
            for folder, below, names in os.walk(path):
                below.sort()
                for name in sorted(names):
                    if name.lower().endswith(SUFFIX):
                        found[Path(folder, name)] = None
                    else:
                        ending = Path(name).suffix.lower()
                        others[ending] = others.get(ending, 0) + 1
        else:
            found[path] = None
    return FoundFiles(list(found), others)


class _Import:
    """One import under way."""

    def __init__(
        self,
        games: LibraryGames,
        options: ImportOptions,
        tell: Callable[[ImportProgress], None],
        stopped: Callable[[], bool],
    ) -> None:
        self._games = games
        self._options = options
        self._tell = tell
        self._stopped = stopped
        self._done = 0.0
        self.report = ImportReport()

    def run(self, paths: Iterable[Path]) -> ImportReport:
        """Import file by file."""
        files, self.report.other_files = files_in(paths)
        sizes = [_size(path) for path in files]
        whole = sum(sizes) or 1
        for path, size in zip(files, sizes, strict=True):
            if self._is_stopped():
                break
            self._tell_share(path, 0)
            self._file(path, size / whole)
            if self._is_stopped():
                break
            self._done += size / whole
            self._tell_share(path, 0)
        return self.report

    def take(self, found: Sequence[PdnGame], path: Path, source: str, share: float) -> None:
        """Add games of one file, which is `share` of the whole."""
        while not self._is_stopped() and self._games.read_again():
            pass  # only then copies of games are known that an earlier version put in
        for batch in _batches(found):
            if self._is_stopped():
                return
            read = list(read_games(batch))
            self._add(read, path, source)
            self._tell_share(path, share * (_SCANNING + (1 - _SCANNING) * batch[-1].number / len(found)))

    def _is_stopped(self) -> bool:
        self.report.stopped = self.report.stopped or self._stopped()
        return self.report.stopped

    def _file(self, path: Path, share: float) -> None:
        self.report.files += 1
        try:
            found = find_games(
                _content(path),
                self._is_stopped,
                lambda done: self._tell_share(path, share * _SCANNING * done),
            )
        except OSError as error:
            self._skip_file(path, SkipReason.UNREADABLE_FILE, error.strerror or str(error))
        except MemoryError:
            self._skip_file(path, SkipReason.UNREADABLE_FILE, os.strerror(errno.ENOMEM))
        except PdnError:
            self._skip_file(path, SkipReason.NOT_TEXT)
        else:
            if not found and not self._is_stopped():
                self._skip_file(path, SkipReason.NO_GAMES)
            self.take(found, path, str(path.absolute()), share)

    def _skip_file(self, path: Path, reason: SkipReason, detail: str = "") -> None:
        self.report.failed_files += 1
        self._note(Skipped(path, reason, detail=detail))

    def _note(self, skipped: Skipped) -> None:
        if len(self.report.skipped) < _MOST_TOLD:
            self.report.skipped.append(skipped)

    def _add(self, read: Sequence[ReadGame], path: Path, source: str) -> None:
        options = self._options
        fates = self._games.add(
            read, source=source, folder=options.folder, keep_duplicates=options.keep_duplicates
        )
        report = self.report
        for game, fate in zip(read, fates, strict=True):
            if fate.duplicate:
                report.duplicates += 1
                reason = SkipReason.DUPLICATE if fate.identical else SkipReason.SAME_MOVES
                self._note(Skipped(path, reason, game.number, game.line, fate.id))
                continue
            report.added += 1
            if not game.complete:
                report.incomplete_games += 1
                if len(report.incomplete) < _MOST_TOLD:
                    report.incomplete.append(Incomplete(path, game.number, game.line, fate.id, game.problem))

    def _tell_share(self, path: Path, share: float) -> None:
        self._tell(
            ImportProgress(path, min(1.0, self._done + share), self.report.added, self.report.duplicates)
        )


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):  # a path with a NUL in it is none
        return 0


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):  # such as a name that is too long
        return False


def _content(path: Path) -> bytes:
    """The bytes of a file.

    Raises:
        OSError: it cannot be read, is too large, or is no regular file: a pipe or a device would never end.
    """
    try:
        with open_regular(path) as file:
            if os.fstat(file.fileno()).st_size > _MOST_BYTES:
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
            return file.read()
    except ValueError:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL)) from None


def _batches(games: Sequence[PdnGame]) -> Iterator[Sequence[PdnGame]]:
    return (games[begin : begin + _BATCH] for begin in range(0, len(games), _BATCH))
