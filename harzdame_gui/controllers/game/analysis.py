"""The analysis of the position shown, for as long as a person wants it: the best lines, ever deeper.

Beside them stand the opening book's lines and the endgame tables' verdict.
It plays nothing, and every search for a move, a hint or an answer has priority.
"""

from __future__ import annotations

from enum import Enum, auto

from harzdame_engine import Color, Info, Limit, Line, Node, Outcome, Position
from harzdame_engine.endgames.verdict import Endgame
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

_PAUSE_MS = 10
"""The time for which the board must stand still before it is searched: one change causes several signals."""


class AnalysisState(Enum):
    """The state of the analysis."""

    OFF = auto()
    SEARCHING = auto()  # without `info`: nothing was found yet
    WAITING = auto()  # the engine thinks about its own move first
    OVER = auto()  # the rules end the game here
    FAILED = auto()


class Analysis(QObject):
    """Follows the cursor of the session.

    Signals:
        changed(): the state or the findings differ.
    """

    changed = Signal()

    def __init__(
        self,
        session: GameSession,
        service: EngineService,
        settings: Settings,
        *,
        look_ahead: LookAhead,
        openings: Openings,
        endgames: Endgames,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._service = service
        self._settings = settings
        self._look_ahead = look_ahead
        self._openings = openings
        self._endgames = endgames
        self._closed = False
        self._node: Node | None = None
        self._info: Info | None = None
        self._book: tuple[Line, ...] = ()
        self._endgame: Endgame | None = None
        self._failure = ""
        self._search: Search | None = None
        self._delay = QTimer(self)
        self._delay.setSingleShot(True)
        self._delay.setInterval(_PAUSE_MS)
        self._delay.timeout.connect(self._begin)
        session.stateChanged.connect(self._look)
        for wish in (settings.analysis, settings.analysis_in_play):
            wish.changed.connect(self._look)
        for measure in (settings.analysis_lines, settings.engine_memory, settings.engine_threads):
            measure.changed.connect(self._restart)
        openings.found.connect(self._on_book)
        endgames.found.connect(self._on_endgame)
        endgames.changed.connect(self._restart)
        service.infoArrived.connect(self._on_info)
        service.finished.connect(self._on_info)
        service.failed.connect(self._on_failed)
        self._look()

    @property
    def on(self) -> bool:
        """Whether it is wanted: it gives moves away, so a game against the engine asks for it once more."""
        in_play = self._settings.analysis_in_play.value
        return self._settings.analysis.value and (in_play or not self._session.against_engine)

    @property
    def state(self) -> AnalysisState:
        """The state of the analysis."""
        if not self.on:
            return AnalysisState.OFF
        if self._node is None:
            return AnalysisState.OVER
        if self._failure:
            return AnalysisState.FAILED
        if self._info is None and self._session.thinking:
            return AnalysisState.WAITING
        return AnalysisState.SEARCHING

    @property
    def info(self) -> Info | None:
        """The findings of the search in the position shown."""
        return self._info

    @property
    def book(self) -> tuple[Line, ...]:
        """The opening book's lines from the position shown, best first; none where it knows none."""
        return self._book

    @property
    def endgame(self) -> Endgame | None:
        """The endgame tables' verdict on the position shown; None: none yet."""
        return self._endgame

    @property
    def can_build(self) -> bool:
        """Whether the endgame tables say nothing, but tables can be built that would."""
        unknown = self._endgame is not None and not self._endgame.moves
        return unknown and self._endgames.can_build(self._session.position)

    @property
    def mover(self) -> Color:
        """The side for which the scores are given."""
        return self._session.position.turn

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game at the cursor, or None."""
        return self._session.outcome

    @property
    def failure(self) -> str:
        """The cause of a failure; text for a log."""
        return self._failure

    def switch(self, on: bool) -> None:
        """Ask for it, or not; in a game against the engine, for such games as well or not."""
        if on:
            self._settings.analysis.set(True)
        if self._session.against_engine:
            self._settings.analysis_in_play.set(on)
        elif not on:
            self._settings.analysis.set(False)

    @property
    def looking_ahead(self) -> bool:
        """Whether the board shows another position than the one analysed."""
        return self._look_ahead.active

    def follow(self, line: int, plies: int) -> None:
        """Look at the position after the first `plies` moves of a line, numbered from 0."""
        if self._info is not None and line < len(self._info.lines):
            self._look_ahead.show(self._info.lines[line].pv[:plies])

    def follow_book(self, line: int, plies: int) -> None:
        """The same with a line of the opening book."""
        if line < len(self._book):
            self._look_ahead.show(self._book[line].pv[:plies])

    def follow_endgame(self, plies: int) -> None:
        """The same with the line of the endgame tables."""
        if self._endgame is not None:
            self._look_ahead.show(self._endgame.line[:plies])

    def follow_move(self, number: int) -> None:
        """Look at the position after one of the moves that the endgame tables judge, numbered from 0."""
        if self._endgame is not None and number < len(self._endgame.moves):
            self._look_ahead.show((self._endgame.moves[number].move,))

    def close(self) -> None:
        """End it for good; the settings stay."""
        self._closed = True
        self._stop()

    def _look(self) -> None:
        """See whether there is something else to analyse."""
        session = self._session
        wanted = self.on and not self._closed and session.tree.outcome(session.node) is None
        node = session.node if wanted else None
        if node is not self._node:
            self._stop()
            self._node = node
            self._info = None
            self._book = ()
            self._endgame = None
            self._failure = ""
            if node is not None:
                self._delay.start()
        self.changed.emit()

    def _begin(self) -> None:
        if self._node is not None:
            request = Request.at(self._node)
            self._search = self._service.analyse(
                request.position,
                Limit(),
                None,
                request.history,
                priority=Priority.ANALYSIS,
                lines=self._settings.analysis_lines.value,
            )
            self._openings.look_up(request.position)
            self._endgames.look_up(request.position, request.history)

    def _stop(self) -> None:
        self._delay.stop()
        search, self._search = self._search, None
        if search is not None:
            self._service.stop(search)

    def _restart(self) -> None:
        """Look at the same once more."""
        if self._node is not None and not self._closed:
            self._stop()
            self._failure = ""
            self._delay.start()
            self.changed.emit()

    def _on_info(self, search: Search, info: Info) -> None:
        if search is self._search:
            self._info = info
            self.changed.emit()

    def _on_book(self, position: Position, lines: tuple[Line, ...]) -> None:
        if self._node is not None and self._node.position is position and lines != self._book:
            self._book = lines
            self.changed.emit()

    def _on_endgame(self, position: Position, endgame: Endgame) -> None:
        if self._node is not None and self._node.position is position and endgame != self._endgame:
            self._endgame = endgame
            self.changed.emit()

    def _on_failed(self, search: Search, message: str) -> None:
        if search is self._search:
            self._failure = message
            self.changed.emit()
