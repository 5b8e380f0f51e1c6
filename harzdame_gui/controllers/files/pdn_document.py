"""A file of games as it was read, and its contents with one game rewritten: pure work on bytes.

No Qt, no threads: GameFile runs it on the files' thread.
"""

from __future__ import annotations

import codecs
import hashlib
from dataclasses import dataclass
from pathlib import Path

from harzdame_engine import pdn

from harzdame_gui.controllers.files.file_failure import FailureKind, FileError, FileFailure
from harzdame_gui.controllers.files.storage import write_whole

_MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


@dataclass(frozen=True, slots=True, eq=False)
class PdnDocument:
    """The file at `path`, whose bytes were `data`. `mark` is the byte order mark it begins with."""

    path: Path
    data: bytes
    text: str
    mark: bytes
    encoding: str
    content: pdn.PdnFile

    @classmethod
    def read(cls, path: Path) -> PdnDocument:
        """Read and scan a file.

        Raises:
            OSError, pdn.PdnError: it cannot be read at all.
            FileError: there is no game in it.
        """
        archive = cls.of(path, path.read_bytes())
        if not archive.content.games:
            problem = next(iter(archive.content.problems), None)
            raise FileError(FileFailure(FailureKind.UNREADABLE, path, problem=problem))
        return archive

    @classmethod
    def of(cls, path: Path, data: bytes) -> PdnDocument:
        """`data`, as the contents of `path`."""
        text = pdn.decode(data)
        mark, encoding = next(
            ((mark, name) for mark, name in _MARKS if data.startswith(mark)), (b"", "utf-8")
        )
        if not mark and text.encode("utf-8", errors="replace") != data:
            encoding = "latin-1"
        return cls(path, data, text, mark, encoding, pdn.scan(text))

    @property
    def digest(self) -> str:
        """A fingerprint of the contents."""
        return hashlib.sha256(self.data).hexdigest()

    def with_game(self, number: int, game: str) -> PdnDocument:
        """Game `number` rewritten; every byte before and after it is kept.

        Raises:
            FileError: that cannot be done in the file's encoding.
        """
        old = self.content.games[number - 1]
        data = self._encode(pdn.replace_game(self.text, old, game))
        before = len(self._encode(self.text[: old.start]))
        after = len(self._encode(self.text[old.end :])) - len(self.mark)
        if (
            data[:before] != self.data[:before]
            or data[len(data) - after :] != self.data[len(self.data) - after :]
        ):
            raise self._not_encodable()
        return PdnDocument.of(self.path, data)

    def with_more(self, game: str) -> PdnDocument:
        """One game more at the end; what is there is kept.

        Raises:
            FileError: that cannot be done in the file's encoding.
        """
        data = self._encode(pdn.append_game(self.text, game))
        if not data.startswith(self.data.rstrip(b"\0\x1a\r\n \t")):
            raise self._not_encodable()
        return PdnDocument.of(self.path, data)

    def write(self, expected: bytes) -> None:
        """Put these contents in place of `expected`.

        Raises:
            FileError: the file does not hold `expected` any more, or cannot be written.
        """
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            found = None
        if found != expected:
            raise FileError(FileFailure(FailureKind.CHANGED, self.path))
        write_whole(self.path, self.data)

    def _encode(self, text: str) -> bytes:
        try:
            return self.mark + text.encode(self.encoding)
        except UnicodeEncodeError:
            raise self._not_encodable() from None

    def _not_encodable(self) -> FileError:
        return FileError(FileFailure(FailureKind.NOT_ENCODABLE, self.path, self.encoding))
