"""The analysis of the position shown, for as long as a person wants it: the best lines, ever deeper.

Beside them stand the opening book's lines and the endgame tables' verdict.
It plays nothing, and every search for a move, a hint or an answer has priority.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Any, NamedTuple

from harzdame_engine import Color, Info, Limit, Line, Node, Outcome, Position
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.game.tree import Evaluation
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.engine.endgames import Endgames
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.knowledge import GameKnowledge
from harzdame_gui.controllers.engine.openings import Openings
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

_PAUSE_MS = 45
"""The time for which the board must stand still before it is searched: longer than a held arrow key takes
to the next move, for every search begun and dropped would cost the step its frame."""


class AnalysisState(Enum):
    """The state of the analysis."""

    OFF = auto()
    SEARCHING = auto()  # without info: nothing was found yet
    WAITING = auto()  # the engine thinks about its own move first
    OVER = auto()  # the rules end the game here
    FAILED = auto()


class PositionFindings(NamedTuple):
    """What has been found about the position shown.

    The `info` of the search, the opening `book`'s lines, best first, and the verdict of the
    `endgame` tables; None and no lines: nothing yet. `recorded` is what the game said of it before.
    `failure` is the cause of one, as text for a log.
    """

    info: Info | None = None
    recorded: Evaluation | None = None
    book: tuple[Line, ...] = ()
    endgame: Endgame | None = None
    failure: str = ""

    @property
    def told(self) -> Evaluation | None:
        """The recorded evaluation, as long as the search has not looked as far."""
        if self.recorded is None or self.info is None:
            return self.recorded
        return self.recorded if self.info.depth < (self.recorded.depth or 0) else None


class Analysis(QObject):
    """Follows the cursor of the session, and keeps what was `found` there.

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
        openings: Openings,
        endgames: Endgames,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._openings = openings
        self._endgames = endgames
        self._closed = False
        self._node: Node | None = None
        self.found = PositionFindings()
        self._has_scores: bool | None = None  # the game on the board; None: not yet looked
        self.knowledge = GameKnowledge(self._keeps_scores, self)
        self._search = NodeSearch(service, self, Priority.ANALYSIS)
        self._delay = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._delay.timeout.connect(self._begin)
        self._hear()
        self._look()

    def _hear(self) -> None:
        session, settings = self._session, self._settings
        for changed in (session.gameReplaced, session.treeChanged):
            changed.connect(self._on_record_changed)
        session.gameReplaced.connect(self.knowledge.forget)
        session.treeChanged.connect(self.knowledge.hold)
        settings.analysis_kept.changed.connect(self.knowledge.hold)
        session.stateChanged.connect(self._look)
        for wish in (settings.analysis, settings.analysis_in_play):
            wish.changed.connect(self._look)
        for measure in (settings.analysis_lines, settings.engine_memory, settings.engine_threads):
            measure.changed.connect(self._restart)
        settings.analysis_built_in.changed.connect(self._on_built_in)
        self._openings.found.connect(self._on_book)
        self._endgames.found.connect(self._on_endgame)
        self._endgames.changed.connect(self._restart)
        self._search.infoArrived.connect(self._on_info)
        self._search.answered.connect(self._on_answered)
        self._search.failed.connect(self._on_failed)

    @property
    def on(self) -> bool:
        """Whether it is wanted: it gives moves away, so a game against the engine asks for it once more."""
        in_play = self._settings.analysis_in_play.value
        return self._settings.analysis.value and (in_play or not self._session.against_engine)

    @property
    def node(self) -> Node | None:
        """The node that is analysed, or None."""
        return self._node

    @property
    def built_in(self) -> bool:
        """Whether the built-in engine searches; it may be left to others."""
        return self._settings.analysis_built_in.value

    @property
    def state(self) -> AnalysisState:
        """The state of the analysis."""
        if not self.on:
            return AnalysisState.OFF
        if self._node is None:
            return AnalysisState.OVER
        if self.found.failure:
            return AnalysisState.FAILED
        if self.found.info is None and self._session.seats.computing:
            return AnalysisState.WAITING
        return AnalysisState.SEARCHING

    @property
    def can_build(self) -> bool:
        """Whether the endgame tables say nothing, but tables can be built that would."""
        endgame = self.found.endgame
        return endgame is not None and not endgame.moves and self._endgames.can_build(self._session.position)

    @property
    def mover(self) -> Color:
        """The side for which the scores are given."""
        return self._session.position.turn

    @property
    def position(self) -> Position:
        """The position that the scores are about."""
        return self._session.position

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game at the cursor, or None."""
        return self._session.outcome

    def switch(self, on: bool) -> None:
        """Ask for it, or not; in a game against the engine, for such games as well.

        What is switched off in a game does not come on by itself at its end.
        """
        self._settings.analysis.set(on)
        if self._session.against_engine:
            self._settings.analysis_in_play.set(on)

    def let_first(self, ask: Callable[[], None]) -> None:
        """Let a short search that `ask` asks for go before the one under way, which goes on behind it."""
        if not self._closed:
            self._search.cancel()
            ask()
            self._ask()

    def close(self) -> None:
        """End it for good; the settings stay."""
        self._closed = True
        self._stop()
        self.knowledge.tell()

    def _on_record_changed(self) -> None:
        self._has_scores = None

    def _keeps_scores(self) -> bool:
        """Whether what is found goes into the game: it is wanted, or scores are in this one already."""
        if self._settings.analysis_kept.value:
            return True
        if self._has_scores is None:
            nodes = self._session.tree.root.below()
            self._has_scores = any(node.evaluation is not None for node in nodes)
        return self._has_scores

    def _look(self) -> None:
        """See whether there is something else to analyse."""
        session = self._session
        wanted = self.on and not self._closed and session.tree.outcome(session.node) is None
        node = session.node if wanted else None
        if node is not self._node:
            self._stop()
            self.knowledge.tell()
            self._node = node
            self.found = (
                PositionFindings(self.knowledge.of(node), node.evaluation) if node else PositionFindings()
            )
            if node is not None:
                self._delay.start()
        self.changed.emit()

    def _begin(self) -> None:
        if self._node is not None:
            request = Request.at(self._node)
            self._ask()
            self._openings.look_up(request.position)
            self._endgames.look_up(request.position, request.history)

    def _ask(self) -> None:
        if self._node is not None and self.built_in:
            lines = self._settings.analysis_lines.value
            self._search.ask(Request.at(self._node), Limit(), lines=lines)

    def _stop(self) -> None:
        self._delay.stop()
        self._search.cancel()

    def _restart(self) -> None:
        """Look at the same once more."""
        if self._node is not None and not self._closed:
            self._stop()
            self.found = self.found._replace(failure="")
            self._delay.start()
            self.changed.emit()

    def _on_built_in(self) -> None:
        self.found = self.found._replace(info=None)
        self._restart()

    def _on_info(self, info: Info) -> None:
        before = self.found.info
        if before is not None and info.depth < before.depth and len(info.lines) <= len(before.lines):
            return  # taken up again, a search goes once more through what is known
        if self._node is not None:
            self.knowledge.note(self._node, info)
        self._add(info=info)

    def _on_answered(self, _node: Node, info: Info) -> None:
        self._on_info(info)

    def _on_book(self, position: Position, lines: tuple[Line, ...]) -> None:
        if self._node is not None and self._node.position is position:
            self._add(book=lines)

    def _on_endgame(self, position: Position, endgame: Endgame) -> None:
        if self._node is not None and self._node.position is position:
            self._add(endgame=endgame)

    def _on_failed(self, message: str) -> None:
        self._add(failure=message)

    def _add(self, **found: Any) -> None:
        before, self.found = self.found, self.found._replace(**found)
        if self.found != before:
            self.changed.emit()
