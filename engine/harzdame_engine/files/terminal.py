"""Text for terminals: what comes from outside moves no cursor there and turns no line around."""

from __future__ import annotations

import re
import sys
import traceback
from collections.abc import Iterator
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


class PlainStream:
    """A stream of text whose `write` lets no controls through; all else is the `stream`'s own."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write, with controls written out."""
        self.stream.write(plain(text))
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
def plain_output() -> Iterator[None]:
    """Meanwhile, all that is written to the standard streams as text has no controls in it."""
    kept = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (
        cast("TextIO", PlainStream(each)) if each is not None else each for each in kept
    )
    try:
        yield
    except Exception:
        sys.excepthook = _tell
        raise
    finally:
        sys.stdout, sys.stderr = kept


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """What the interpreter prints of an error that nobody expected."""
    sys.stderr.write(plain("".join(traceback.format_exception(kind, error, trace))))
