"""Exit codes of the app."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """The exit codes of the app; argparse uses 2 as well, for unknown options."""

    ENDED = 0
    FAILED = 1
    NO_WINDOW = 2
