"""The file of one repertoire, for the files' thread: its first game is read and rewritten, all else kept."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.books.repertoire import take_in

from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.storage.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.storage.paths import real_name
from harzdame_gui.controllers.storage.storage import copy_aside, locked, read_plain, write_whole

_MOST_BYTES = 256 << 20


class RepertoireFile:
    """What a file holds, as far as is known: between its jobs, which follow one another, it is theirs."""

    def __init__(self, path: Path, *, expected: bool = False) -> None:
        """`expected`: a file that is missing is away rather than still to be made."""
        self.path = path
        self.away = False
        """Whether it was expected and missing when it was read."""
        self.returned = False
        """Whether it came back before it was written: each time it keeps what is in it as well."""
        self.others = 0
        """The number of games behind the first."""
        self.says_nothing = True
        """Whether the first game, if there is one, has nothing but tags."""
        self._names = frozenset({path})
        self._expected = expected
        self._game = ""
        self._blank = b""
        self._document: PdnDocument | None = None  # None: there are but `_blank` bytes
        self._damaged = False

    @property
    def is_blank(self) -> bool:
        """Whether there is no game in it."""
        return self._document is None

    @property
    def names(self) -> frozenset[Path]:
        """The paths by which it is known to be one file."""
        return self._document.names if self._document is not None else self._names

    def read(self, game: str) -> GameTree | None:
        """The first game; None: there is nothing in the file, or no file.

        Raises:
            OSError, pdn.PdnError: it cannot be read.
            FileError: no game is in it, or the first one is another than `game`.
        """
        self._names = frozenset({self.path, Path(real_name(self.path))})
        there = self.path.exists()
        self._game, self.away = game, self._expected and not there
        data = read_plain(self.path, _MOST_BYTES) if there else b""
        if not data.strip():
            self._blank, self._document = data, None
            return None
        document = pdn.Document.read(data)
        reading = first_game(document.content, game)
        if reading is None or reading.tree is None:
            raise FileError(FileFailure(FailureKind.UNREADABLE, self.path))
        self._document = PdnDocument(self.path, document, real=real_name(self.path))
        self._damaged = bool(reading.problems) or not reading.complete
        self.others = len(document.content.games) - 1
        self.says_nothing = not self._damaged and _says_nothing(reading.tree)
        return reading.tree

    def write(self, text: str) -> Path | None:
        """Write the first game; every byte outside it is kept. A file that is gone is written anew.

        Its folder must be there: that of a drive which was taken out comes back with it. Where the whole
        file was `away` and comes back, its first game keeps what it has as well.

        Returns where the whole file was copied to before, as something of the first game that could not
        be read is no longer in it; mostly None.

        Raises:
            OSError, FileError: it cannot be written, or somebody else changed it.
        """
        if not self.returned:
            try:
                return self._written(text)
            except FileError as error:
                if not self.away or error.failure.kind is not FailureKind.CHANGED:
                    raise
            self.returned = True
        return self._written(self._joined(text))

    def _joined(self, text: str) -> str:
        """The first game as it is in the file now, with all that `text` has beside that."""
        tree, added = self.read(self._game), first_game(pdn.scan(text), self._game)
        if tree is None or added is None or added.tree is None:
            return text
        take_in(tree, added.tree)
        return pdn.write(tree)

    def _written(self, text: str) -> Path | None:
        if self._document is None:
            self._document = self._created(text)
            return None
        self._put_back(self._document.document.data)
        loses = self._damaged and _words(self._document.content.games[0].text) - _words(text)
        copy = copy_aside(self.path, self._document.document.data) if loses else None
        self._document, _ = self._document.arranged(lambda document: pdn.rewriting(document, {1: text}))
        self._damaged = self._damaged and copy is None  # one copy has it all
        return copy

    def _created(self, text: str) -> PdnDocument:
        document = pdn.Document.of(text)
        with locked(self.path):
            if self.path.exists() and read_plain(self.path, _MOST_BYTES) != self._blank:
                raise FileError(FileFailure(FailureKind.CHANGED, self.path))
            write_whole(self.path, document.data)
        return PdnDocument(self.path, document, real=real_name(self.path))

    def _put_back(self, data: bytes) -> None:
        with locked(self.path):
            if not self.path.exists():
                write_whole(self.path, data)


def first_game(content: pdn.PdnFile, game: str) -> pdn.PdnReading | None:
    """The first game of a file, if it begins as this game does."""
    reading = content.games[0].read() if len(content.games) else None
    if reading is None or reading.tree is None or reading.tree.root.position != Position.start(game):
        return None
    return reading


def _words(text: str) -> Counter[str]:
    return Counter(re.findall(r"\w+", text))


def _says_nothing(tree: GameTree) -> bool:
    root = tree.root
    said = (root.comment, root.before, root.after, root.glyphs, root.marks, root.commands, root.extra)
    return not root.children and tree.result is None and not any(said)
