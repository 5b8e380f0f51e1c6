"""Where lines go: whole, at once, from any thread."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

from harzdame_engine.hub.lines import excerpt, format_line, sayable

_LONGEST_MESSAGE = 500


class Output:
    """Writes lines to `stream`; when nobody reads it any more, `on_closed` is called once."""

    def __init__(self, stream: BinaryIO, on_closed: Callable[[], None]) -> None:
        self._stream = stream
        self._on_closed = on_closed
        self._lock = threading.Lock()
        self._open = True

    def write(self, line: str) -> None:
        """Write and flush one line."""
        with self._lock:
            if not self._open:
                return
            try:
                self._stream.write(f"{line}\n".encode())
                self._stream.flush()
            except (OSError, ValueError):  # a pipe without a reader; a stream already closed
                self._open = False
        if not self._open:
            self._on_closed()

    def error(self, problem: object) -> None:
        """Tell what went wrong."""
        text = excerpt(sayable(str(problem)), _LONGEST_MESSAGE)
        self.write(format_line("error", {"message": text}))

    def remark(self, problem: object) -> None:
        """Tell the person who runs the program what is no answer to anything: on standard error."""
        with contextlib.suppress(OSError, ValueError):
            print(f"harzdame-engine: {problem}", file=sys.stderr, flush=True)  # noqa: T201
