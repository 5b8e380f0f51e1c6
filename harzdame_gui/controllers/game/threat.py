"""The threat in the position shown: what the other side would play if the mover passed.

It is searched in turns with the analysis, which it follows, for a short time each.
"""

from __future__ import annotations

from enum import Enum, auto

from harzdame_engine import Color, Info, Limit, Move, Node, Position, Score
from harzdame_engine.game.fen import PositionError
from PySide6.QtCore import QObject, QTimer, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.analysis import Analysis
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.settings import Settings

_TURNS = ((400, 0.25), (3_000, 1.0), (15_000, 3.0))
"""The milliseconds for which the analysis goes on alone, and the seconds of the threat's turn behind them."""


class ThreatState(Enum):
    """What is known of a threat."""

    OFF = auto()  # not asked for, or nothing is analysed
    SEARCHING = auto()
    FOUND = auto()
    MUST_CAPTURE = auto()  # the mover, who therefore cannot pass
    NO_ANSWER = auto()  # the other side could not move


class Threat(QObject):
    """Follows the analysis and takes its turns.

    Signals:
        changed(): the state or the move differs.
    """

    changed = Signal()

    def __init__(
        self, analysis: Analysis, session: GameSession, service: EngineService, settings: Settings
    ) -> None:
        super().__init__(analysis)
        self.state = ThreatState.OFF
        self.info: Info | None = None
        self._analysis = analysis
        self._session = session
        self._wanted = settings.analysis_threat
        self._node: Node | None = None
        self._passed: Node | None = None
        self._turn = 0
        self._search = NodeSearch(service, self, Priority.ANALYSIS)
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._take_turn)
        self._search.answered.connect(self._on_answered)
        self._search.infoArrived.connect(self._on_info)
        analysis.changed.connect(self._look)
        self._wanted.changed.connect(self._look)
        self._look()

    @property
    def move(self) -> Move | None:
        """What the other side would play."""
        return self.info.best if self.info is not None else None

    @property
    def score(self) -> Score | None:
        """Its score for the side that would play it."""
        return self.info.score if self.info is not None else None

    @property
    def side(self) -> Color:
        """The side that would play it."""
        return self._session.position.turn.other

    def _look(self) -> None:
        """See whether there is another position to look at."""
        node = self._analysis.node if self._wanted.value else None
        if node is self._node:
            return
        self._search.cancel()
        self._delay.stop()
        self._node, self._passed, self.info, self._turn = node, None, None, 0
        self.state = ThreatState.OFF if node is None else self._begun(node.position)
        if self.state is ThreatState.SEARCHING:
            self._delay.start(_TURNS[0][0])
        self.changed.emit()

    def _begun(self, position: Position) -> ThreatState:
        if any(move.captures for move in position.legal_moves()):
            return ThreatState.MUST_CAPTURE
        try:
            passed = Position.of(position.rules, position.pieces, position.turn.other, position.king_walks)
        except PositionError:
            return ThreatState.NO_ANSWER
        if passed.outcome() is not None:
            return ThreatState.NO_ANSWER
        self._passed = Node(passed)
        return ThreatState.SEARCHING

    def _take_turn(self) -> None:
        if self._session.seats.computing:  # a player goes first
            self._delay.start(_TURNS[0][0])
        else:
            self._analysis.let_first(self._ask)

    def _ask(self) -> None:
        if self._passed is not None:
            self._search.ask(Request(self._passed, ()), Limit(time=_TURNS[self._turn][1]))

    def _on_info(self, info: Info) -> None:
        if self.info is None or info.depth >= self.info.depth:
            before, self.info = self.move, info
            self.state = ThreatState.FOUND
            if self.move != before:
                self.changed.emit()

    def _on_answered(self, _node: Node, info: Info) -> None:
        self._on_info(info)
        self.changed.emit()
        self._turn += 1
        if self._turn < len(_TURNS):
            self._delay.start(_TURNS[self._turn][0])
