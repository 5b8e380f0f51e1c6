"""The packages that learning and counting need, and playing does not: what is said where they are missing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def learn_extra(command: str) -> Iterator[None]:
    """Within it a command imports what it does its work by; if that is not to be had, the program ends.

    Raises:
        SystemExit: something is not installed; the message says how to get it.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        sys.exit(f"harzdame-engine: {error}: {command} needs what `pip install harzdame[learn]` brings")
