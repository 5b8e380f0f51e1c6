"""A file of games at its place on disk: pure work on bytes, run on the files' thread."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.pdn.patch import Patch

from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.storage.paths import real_name
from harzdame_gui.controllers.storage.storage import Look, holds, locked, look_at, read_plain, write_whole

MOST_BYTES = 2 << 30
"""The size of a file above which it is no file of games."""


@dataclass(frozen=True, eq=False)
class PdnDocument:
    """The file at `path`, and what it held when it was read or written.

    `chosen` is the encoding that a person chose to read it in, if one did. If it was not
    read but made of the file with the digest `made_of`, `change` says how it differs.
    `real` is the path without links, as it was found then: asking again may take long.
    `look` is how the file looked before it was read; None: it was written, or is gone.
    """

    path: Path
    document: pdn.Document
    chosen: str | None = None
    change: Patch | None = None
    made_of: str = ""
    real: str = ""
    look: Look = None

    @classmethod
    def read(cls, path: Path, encoding: str | None = None) -> PdnDocument:
        """Read and scan a file, in `encoding` if that is given.

        Raises:
            OSError, pdn.PdnError: it cannot be read at all.
            FileError: there is no game in it.
        """
        look = look_at(path)
        document = pdn.Document.read(read_plain(path, MOST_BYTES), encoding)
        if not document.content.games:
            problem = next(iter(document.problems), None)
            raise FileError(FileFailure(FailureKind.UNREADABLE, path, problem=problem))
        return cls(path, document, encoding, real=real_name(path), look=look)

    @classmethod
    def create(cls, path: Path, game: str) -> PdnDocument:
        """Write a file with one game, whatever was there.

        Raises:
            OSError, FileError: it cannot be written.
        """
        document = pdn.Document.of(game)
        with locked(path):
            write_whole(path, document.data)
        return cls(path, document, real=real_name(path))

    @classmethod
    def extend(cls, path: Path, game: str) -> PdnDocument:
        """Write one game more at the end of a file, which may not exist yet.

        Raises:
            OSError, FileError, pdn.PdnError: it cannot be read or written.
        """
        old = pdn.Document.read(read_plain(path, MOST_BYTES)) if path.exists() else None
        if old is None or not old.content.text.strip():
            return cls.create(path, game)
        return cls(path, old).changed(lambda: old.with_more(game))

    @property
    def content(self) -> pdn.PdnFile:
        """The games in the file."""
        return self.document.content

    @cached_property
    def digest(self) -> str:
        """A fingerprint of the contents. Slow for a large file the first time."""
        return hashlib.sha256(self.document.data).hexdigest()

    @property
    def names(self) -> frozenset[Path]:
        """The paths by which it is known to be one file."""
        return frozenset({self.path, Path(self.real)} if self.real else {self.path})

    def named(self, path: Path) -> PdnDocument:
        """The same file by another name of it."""
        made = replace(self, path=path)
        made.__dict__["digest"] = self.digest  # which is slow to find
        return made

    def is_file_of(self, other: PdnDocument) -> bool:
        """Whether both are one file, by whatever names they were read."""
        return self.path == other.path or (self.real == other.real != "")

    def is_at(self, path: Path) -> bool:
        """Whether `path` leads to this file. Slow: it asks the disk about another path."""
        return path == self.path or real_name(path) == self.real

    def save_game(self, number: int, game: str) -> PdnDocument:
        """Write the file with game `number` as `game`; every byte before and after it is kept.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
        """
        return self.changed(lambda: self.document.with_game(number, game))

    def arranged(self, make: Arranger) -> tuple[PdnDocument, pdn.Arrangement | None]:
        """Write the file with its games arranged as `make` says; also what was done, None for nothing.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
        """
        made: pdn.Arrangement | None = None

        def edit() -> pdn.Document:
            nonlocal made
            made = make(self.document)
            return self.document if made is None else made.applied(self.document)

        written = self.edited(edit)
        return replace(written, change=made.patch if made else None, made_of=self.digest), made

    def changed(self, edit: Callable[[], pdn.Document]) -> PdnDocument:
        """Write what `edit` makes of the document, which differs in one place.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
        """
        written = self.edited(edit)
        change = Patch.between(self.document.data, written.document.data)
        return replace(written, change=change, made_of=self.digest)

    def save_games(self, games: Mapping[int, str]) -> PdnDocument:
        """The same for several games, by their numbers.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
            ValueError: the games would run into one another.
        """
        return self.edited(lambda: self.document.with_games(games)) if games else self

    def edited(self, edit: Callable[[], pdn.Document]) -> PdnDocument:
        """Write what `edit` makes of the document.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
        """
        try:
            document = edit()
        except pdn.NotEncodableError as error:
            raise FileError(FileFailure(FailureKind.NOT_ENCODABLE, self.path, error.encoding)) from None
        except pdn.RunTogetherError:
            raise FileError(FileFailure(FailureKind.RUN_TOGETHER, self.path)) from None
        except pdn.PatchError:
            raise FileError(FileFailure(FailureKind.CHANGED, self.path)) from None
        data = self.document.data
        with locked(self.path):
            if not holds(self.path, data):
                raise FileError(FileFailure(FailureKind.CHANGED, self.path))
            if document.data != data:
                write_whole(self.path, document.data)
        return PdnDocument(self.path, document, self.chosen, real=real_name(self.path))


Arranger = Callable[[pdn.Document], pdn.Arrangement | None]
"""Says what is to be done with the games of a file; None: nothing."""
