"""The fast scan of a file for its games and their tags, which reads no moves.

The core does it, in time proportional to the text whatever that holds; how
games are told apart is described in core/pdn/scanner.hpp.
"""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import _core
from harzdame_engine.pdn.games import PdnFile


def scan(
    text: str | bytes,
    stop: _core.StopToken | None = None,
    tell: Callable[[float], None] | None = None,
) -> PdnFile:
    """Find the games of a file and their tags. Never raises; reads no moves.

    Args:
        text: the text, or its bytes in UTF-8, which take less memory; bytes that
            are none become U+FFFD.
        stop: ends the scan early, from any thread; what was found so far is returned.
        tell: called on this thread with the share that was scanned, from 0 to 1, for every megabyte.
    """
    return PdnFile(_core.GameIndex(text, stop or _core.StopToken(), tell))
