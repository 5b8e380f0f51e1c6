"""How long a review will take: by a search of a tenth of a second, done before it begins."""

from __future__ import annotations

from harzdame_engine import Info, Limit, Position
from harzdame_engine.review.reviewer import ReviewEffort
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.power import power
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.controllers.settings.settings import Settings

_FIRST = Limit(nodes=1000)
"""A search before the one that counts: weights and tables are read at the first of all, which takes longer
than that."""
_TIMED = Limit(time=0.1)
_MORE = 1.45
"""The searches before a reproach, as a factor; see docs/benchmarks.md."""


class Speed(QObject):
    """Measures the engine on this machine as it is now.

    Signals:
        measured(float): the nodes a second of a review, on all threads that it may use.
    """

    measured = Signal(float)

    found: float | None = None
    """What was measured last; None: nothing yet."""

    def __init__(self, service: EngineService, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._service = service
        self._settings = settings
        self._search: Search | None = None
        self._warming: Search | None = None
        service.finished.connect(self._on_found)

    def measure(self, position: Position) -> None:
        """Search a position that is typical of what is to be reviewed; `measured` follows."""
        self.stop()
        self.found = None
        self._warming = self._begin(position, _FIRST)

    def stop(self) -> None:
        """Stop measuring, as nobody waits for the speed any more."""
        for search in (self._warming, self._search):
            if search is not None:
                self._service.stop(search)
        self._warming = self._search = None

    def _begin(self, position: Position, limit: Limit) -> Search:
        return self._service.analyse(position, limit, priority=Priority.REVIEW, lines=2)

    @Slot(object, object)
    def _on_found(self, search: Search, info: Info) -> None:
        if search is self._warming:
            self._warming = None
            self._search = self._begin(search.position, _TIMED)
        elif search is self._search:
            self._search = None
            if info.time > 0:
                self.found = info.nodes / info.time * power(self._settings).threads
                self.measured.emit(self.found)


def seconds_of(positions: float, effort: ReviewEffort, nodes_a_second: float) -> float:
    """About how long so many positions take at such a speed."""
    return _MORE * positions * effort.nodes / max(1.0, nodes_a_second)
