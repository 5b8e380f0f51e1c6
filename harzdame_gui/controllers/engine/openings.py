"""Look-ups in the opening books.

Positions are looked up by jobs, for a book is loaded when it is first needed.
"""

from __future__ import annotations

from functools import partial

from harzdame_engine import Line, Position
from harzdame_engine.books.cache import BookCache
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.work.hearing import hear
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

_LINES = 3
_PLIES = 12
"""The number of lines that are shown, and their length."""


class Openings(QObject):
    """Looks positions up in the installed books.

    Signals:
        found(Position, tuple[Line, ...]): the best few of the book's lines; none where it knows none.
        unusable(BookError): the book of the game is there, but cannot be used.
    """

    found = Signal(object, object)
    unusable = Signal(object)

    def __init__(self, jobs: Jobs, cache: BookCache | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cache = cache or BookCache(self.unusable.emit)
        self._jobs = jobs

    def look_up(self, position: Position) -> None:
        """Look a position up, and report it by `found`."""
        work = partial(_look_up, self.cache, position)
        job = self._jobs.run(work, lane=Lane.LOOKUPS, doing=Doing.LOOKING_UP)
        hear(self, job, finished=partial(self.found.emit, position))


def _look_up(cache: BookCache, position: Position, _job: Job) -> tuple[Line, ...]:
    book = cache.book(position.rules)
    return book.lines(position, _LINES, _PLIES) if book is not None else ()
