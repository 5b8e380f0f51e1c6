"""The loggers of modules that are loaded before the log is begun."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger


def logger(name: str) -> Logger:
    """The logger of a module, by its name. Logging is loaded when there is something to say."""
    import logging

    return logging.getLogger(name)
