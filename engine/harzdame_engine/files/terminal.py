"""Text for terminals: what comes from outside moves no cursor there and turns no line around."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import TextIO, cast

_CONTROLS = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # all but the tab and the line feed; C1 as well
    "\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"  # marks that change the direction of a line
    "\ud800-\udfff]"  # bytes of a file name that are no text
)


def plain(text: str) -> str:
    r"""`text` with its controls written out, as ``\u001b``, which keeps JSON what it was."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def plain_line(text: str) -> str:
    """The same for what is one line: a line end in it would begin another, which nobody has said."""
    return plain(text).replace("\n", "\\u000a")


class PlainStream:
    """A stream of text whose `write` lets no controls through; all else is the `stream`'s own.

    Wherever one of the `names` occurs, of files or of whatever else, it stays within its line.
    """

    def __init__(self, stream: TextIO, names: Iterable[str] = ()) -> None:
        self.stream = stream
        self._names = tuple(names)

    def write(self, text: str) -> int:
        """Write, with controls written out."""
        told = text
        for name in self._names:
            told = told.replace(name, plain_line(name))
        self.stream.write(plain(told))
        return len(text)

    def writelines(self, lines: Iterator[str]) -> None:
        """Write several parts."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> object:
        return getattr(self.stream, name)


def unguarded(stream: TextIO) -> TextIO:
    """The stream behind a plain one, for who draws on a terminal and passes all else through `plain`."""
    return stream.stream if isinstance(stream, PlainStream) else stream


@contextmanager
def plain_output(words: Iterable[str] = ()) -> Iterator[None]:
    """Meanwhile, all that is written to the standard streams as text has no controls in it.

    `words`: those of the command line, whose names may hold line ends.
    """
    kept = sys.stdout, sys.stderr
    names = _names_of_lines(words)
    sys.stdout, sys.stderr = (
        cast("TextIO", PlainStream(each, names)) if each is not None else each for each in kept
    )
    try:
        yield
    except Exception:
        sys.excepthook = _tell
        raise
    finally:
        sys.stdout, sys.stderr = kept


def _names_of_lines(words: Iterable[str]) -> list[str]:
    """The names with a line end in them: words, and parts of those that are paths or settings, longest first.

    A part may be told without its ending. Of nothing but line ends, none is a name.
    """
    parts = {part for word in words for part in (word, *re.split("[/=]", word))}
    parts |= {part.rpartition(".")[0] for part in parts}
    return sorted((part for part in parts if "\n" in part and part.strip("\n")), key=len, reverse=True)


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What the interpreter prints of an error that nobody expected."""
    sys.stderr.write(plain("".join(traceback.format_exception(kind, error, trace))))
