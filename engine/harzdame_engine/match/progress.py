"""How a match stands while it goes on: one line that is overwritten on a terminal, plain lines elsewhere."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

_REDRAWN = 0.1
"""Seconds between two drawings on a terminal."""
_BAR = 20
_CLEAR = "\r\x1b[K"


class Progress:
    """Tells on `stream`, of so many games (None: nobody knows); on no terminal every `pause` seconds.

    `before` of them were played in an earlier run.
    """

    def __init__(self, stream: TextIO, games: int | None, pause: float, before: int = 0) -> None:
        self._stream = stream
        self._games = games
        self._before = before
        self._live = stream.isatty()
        self._pause = _REDRAWN if self._live else pause
        self._begun = self._told = time.monotonic()

    def show(self, played: int, text: str) -> None:
        """Tell how it stands, unless that was told only just now."""
        now = time.monotonic()
        if now - self._told < self._pause and played != self._games:
            return
        self._told = now
        if not self._live:
            self.tell(text)
        elif self._games is None:
            self._draw(text)
        else:
            left = (now - self._begun) / max(played - self._before, 1) * (self._games - played)
            self._draw(f"{_bar(played / self._games)} {played}/{self._games} {_span(left)} left  {text}")

    def tell(self, text: str) -> None:
        """Put a line that stays."""
        self._stream.write(f"{_CLEAR if self._live else ''}{text}\n")
        self._stream.flush()

    def close(self) -> None:
        """Take the overwritten line away."""
        if self._live:
            self._draw("")

    def _draw(self, text: str) -> None:
        width = shutil.get_terminal_size().columns
        self._stream.write(_CLEAR + text[: width - 1])
        self._stream.flush()


def _bar(share: float) -> str:
    full = round(_BAR * share)
    return f"[{'#' * full}{'.' * (_BAR - full)}]"


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"
