"""The coach: looks at each move of a person who plays the computer, before the answer is seen.

While the person considers, it searches the position; a look at the move that was
played then takes a moment only. The computer's answer is held back meanwhile, and
for as long as a warning stands.
"""

from __future__ import annotations

from functools import partial

from harzdame_engine import Info, Limit, Line, Node, Position
from harzdame_engine.endgames.cache import EndgameCache
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.coach.judgement import Seen, judge, worth_a_word
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority
from harzdame_gui.controllers.game.coached import is_coached
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.players import Player, Request
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.job import Job

_BEFOREHAND = Limit(time=1.0)
_AT_ONCE = Limit(time=0.13)
"""What a move is looked at for, while somebody waits."""


class Coach(QObject):
    """Speaks only in games that `is_coached` knows.

    *Signals*
    warned(Seen): the move just made is punished; the answer waits for `go_on` or a takeback.
    settled(): the warning is over.
    looked(Seen): a move was looked at, warned of or not.
    """

    warned = Signal(object)
    settled = Signal()
    looked = Signal(object)

    def __init__(
        self,
        session: GameSession,
        service: EngineService,
        settings: Settings,
        cache: EndgameCache,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._service = service
        self._mode = settings.coach
        self._tables_wanted = settings.endgame_tables
        self._cache = cache
        self._beforehand = NodeSearch(service, self, Priority.ANALYSIS)
        self._best = NodeSearch(service, self)
        self._reply = NodeSearch(service, self)
        self._known: tuple[Node, Line] | None = None
        self._answer: Line | None = None
        self._at: Node | None = None  # where the game stands
        self._checking: Node | None = None
        self._warned_of: set[Node] = set()
        self._held: Player | None = None
        self.warning: Seen | None = None
        for search in (self._beforehand, self._best):
            search.answered.connect(self._on_best)
            search.failed.connect(self.go_on)
        self._reply.answered.connect(self._on_reply)
        self._reply.failed.connect(self.go_on)
        session.gameReplaced.connect(self._on_replaced)
        session.treeChanged.connect(self._on_played)
        session.stateChanged.connect(self._look)
        settings.coach.changed.connect(self._look)

    @property
    def at_work(self) -> bool:
        """Whether the game on the board is one that the coach looks at."""
        return is_coached(self._session, self._mode.value)

    @Slot()
    def go_on(self, *_: object) -> None:
        """Hold the answer back no longer."""
        self._checking = None
        self._best.cancel()
        self._reply.cancel()
        held, self._held = self._held, None
        warning, self.warning = self.warning, None
        if warning is not None:
            self.settled.emit()
        if held is not None:
            held.release()

    def close(self) -> None:
        """Stop looking, as the window closes."""
        self._beforehand.cancel()
        self.go_on()

    # The course of the game

    @Slot()
    def _on_replaced(self) -> None:
        self._beforehand.cancel()
        self.go_on()
        self._known = self._at = None
        self._warned_of = set()

    @Slot()
    def _on_played(self) -> None:
        """Before a player is asked: the coach's search is to come before the computer's."""
        session, at = self._session, self._at
        node = session.live
        if node is None or at is None or node is at or node.parent is not at or not self.at_work:
            return
        if at.position.turn not in session.persons or session.over_at(node) or node in self._warned_of:
            return
        self._at = node
        if _is_start(at):
            return
        self._checking, self._answer = node, None
        self._reply.ask(Request.at(node), _AT_ONCE)
        if self._known is None or self._known[0] is not at:
            self._known = None
            if self._beforehand.node is at:
                self._beforehand.hurry()
            else:
                self._best.ask(Request.at(at), _AT_ONCE)

    @Slot()
    def _look(self, *_: object) -> None:
        session = self._session
        node = session.live
        if node is None or not self.at_work:
            self._beforehand.cancel()
            self._at = node
            self.go_on()
            return
        if self._checking is not None or self.warning is not None:
            self._follow(node)
        if node is not self._at or self._beforehand.node is not node:
            self._at = node
            persons_turn = node.position.turn in session.persons and not session.over_at(node)
            if persons_turn and self._checking is None and not self._knows(node) and not _is_start(node):
                self._beforehand.ask(Request.at(node), _BEFOREHAND)

    def _knows(self, node: Node) -> bool:
        return self._known is not None and self._known[0] is node

    def _follow(self, node: Node) -> None:
        """Hold the answer to the move that is looked at; let go of it once the game stands elsewhere."""
        looked_at = self._checking or (self.warning.node if self.warning else None)
        if node is not looked_at or self._session.node is not node:
            self.go_on()
            return
        player = self._session.players[node.position.turn]
        if self._held is None and player.request is not None and player.request.node is node:
            player.hold()
            self._held = player
        elif self._held is not None and not player.held:
            self._held = None  # somebody hurried it
            self.go_on()

    # What is found

    @Slot(object, object)
    def _on_best(self, node: Node, info: Info) -> None:
        self._known = (node, info.lines[0])
        self._judge()

    @Slot(object, object)
    def _on_reply(self, _node: Node, info: Info) -> None:
        self._answer = info.lines[0]
        self._judge()

    def _judge(self) -> None:
        node, reply, known = self._checking, self._answer, self._known
        if node is None or reply is None or known is None or known[0] is not node.parent:
            return
        cache = self._cache if self._tables_wanted.value else None
        strict = self._mode.value is CoachMode.STRICT
        job = self._service.jobs.run(partial(_judged, node, known[1], reply, cache, strict))
        job.finished.connect(self._on_judged)
        job.failed.connect(self.go_on)

    @Slot(object)
    def _on_judged(self, seen: Seen) -> None:
        if seen.node is not self._checking:
            return
        self.looked.emit(seen)
        session = self._session
        level = session.players[session.persons[0].other].rated_level if session.persons else None
        if not worth_a_word(seen, self._mode.value, level) or session.node is not seen.node:
            self.go_on()
            return
        self._checking = None
        self._warned_of.add(seen.node)
        self.warning = seen
        self.warned.emit(seen)


def _is_start(node: Node) -> bool:
    """Whether a game begins here as usual: no first move loses anything."""
    return node.parent is None and node.position == Position.start(node.position.rules.id)


def _judged(node: Node, best: Line, reply: Line, cache: EndgameCache | None, strict: bool, _job: Job) -> Seen:
    """What is lost by force, for somebody waits; only a strict coach has a use for the rest."""
    tables = cache.tables(node.position.rules) if cache else None
    seen = judge(node, best, reply, tables, forced_only=True)
    return seen if seen.facts or not strict else judge(node, best, reply, tables)
