"""The log: what went wrong, and in which surroundings, in a file of the profile; nobody is sent it."""

from __future__ import annotations

import logging
from logging.handlers import QueueHandler, QueueListener, RotatingFileHandler
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from harzdame_gui.controllers.work.versions import versions

FILE_NAME = "harzdame.log"
_PACKAGES = "harzdame_engine", "harzdame_gui"
_MOST_BYTES = 200_000
"""The size at which the file becomes the one before it, of which there is one."""
_CLOSE_GRACE_S = 1.0
_FORM = "{asctime} {levelname} {name}: {message}"


class Log:
    """Writes what the packages log on a thread of its own, until `close`: the disk may be silent.

    Where it cannot be written, nobody is told: what cannot be written besides it is told of anyway.
    """

    def __init__(self, folder: Path) -> None:
        records: SimpleQueue[logging.LogRecord] = SimpleQueue()
        self._file = _File(
            folder / FILE_NAME, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
        self._file.setFormatter(logging.Formatter(_FORM, style="{"))
        self._handler = QueueHandler(records)
        self._listener = QueueListener(records, self._file)
        self._listener.start()
        for name in _PACKAGES:
            logger = logging.getLogger(name)
            logger.setLevel(logging.INFO)
            logger.addHandler(self._handler)
        logging.getLogger(__name__).info("%s", versions())

    def close(self) -> None:
        """Write what is left, unless the disk is silent."""
        for name in _PACKAGES:
            logging.getLogger(name).removeHandler(self._handler)
        end = Thread(target=self._end, daemon=True)
        end.start()
        end.join(_CLOSE_GRACE_S)

    def _end(self) -> None:
        self._listener.stop()
        self._file.close()


class _File(RotatingFileHandler):
    def handleError(self, record: logging.LogRecord) -> None:
        """Leave out what cannot be written."""
