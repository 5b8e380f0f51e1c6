"""The manners of the computer: it gives up a lost game, and offers a draw where the game is one.

It judges by what the computer's own searches found for the moves that it played.
"""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, Info, Node, Outcome, Position, Termination
from harzdame_engine.search.expectation import expectation
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.game.draw_offer import LEVEL_CENTIPIECES, accepts_draw
from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import Resigning
from harzdame_gui.controllers.settings.settings import Settings

HOPELESS = -500
"""Hundredths of a man: five men behind, a game is lost between any two players, in most games."""
_NOTHING_LEFT = 0.05
"""The points to expect below which nothing is left: in some games five men more are often no win."""
_HOPELESS_MOVES = 3
"""The number of moves in a row after which it believes so."""
_LEVEL_MOVES = 4
_REDUCED = 3
"""Material is reduced when no more than one in so many pieces is left."""
_PATIENCE = 20
"""The plies after which a draw that was declined may be offered again."""


def is_hopeless(findings: Sequence[Info], position: Position) -> bool:
    """Whether a player with these findings for its own moves, the latest last, should give up here.

    Never where the tables or a counted end say anything but a loss.
    """
    lately = [info.score for info in findings[-_HOPELESS_MOVES:]]
    if len(lately) < _HOPELESS_MOVES:
        return False
    latest = lately[-1]
    if latest.plies_to_end is not None and latest.plies_to_end > 0:
        return False
    return all(
        (score.plies_to_end or 0) < 0
        or (score.centipieces <= HOPELESS and expectation(score, position) < _NOTHING_LEFT)
        for score in lately
    )


def is_drawn(findings: Sequence[Info], position: Position) -> bool:
    """Whether a player with these findings should offer a draw.

    It is one by the tables, or little is left and nothing has happened for some moves.
    """
    if not findings:
        return False
    latest = findings[-1]
    if latest.from_tables:
        return latest.score.plies_to_end is None and latest.score.centipieces == 0
    lately = [info.score for info in findings[-_LEVEL_MOVES:]]
    quiet = all(
        score.plies_to_end is None and abs(score.centipieces) <= LEVEL_CENTIPIECES for score in lately
    )
    at_first = len(Position.start(position.rules.id).pieces)
    return quiet and len(lately) == _LEVEL_MOVES and len(position.pieces) * _REDUCED <= at_first


class Conduct(QObject):
    """Watches the session, and ends the game or offers its end after a move of the built-in engine.

    *Signals*
    drawOffered(Color): this side offers the person a draw, which lapses with the next move.
    """

    drawOffered = Signal(object)

    def __init__(self, session: GameSession, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._findings: dict[Color, list[Info]] = {}
        self._seen: Node | None = None
        self._offered_at: Node | None = None
        self._offered_ply = -_PATIENCE
        session.gameReplaced.connect(self._on_replaced)
        session.stateChanged.connect(self._on_state_changed)
        self._on_replaced()

    @property
    def is_offered(self) -> bool:
        """Whether an offer stands."""
        live = self._session.live
        return self._offered_at is not None and self._offered_at is live and self._session.tree.result is None

    def accept(self) -> None:
        """The person takes the draw that was offered."""
        if self.is_offered:
            self._session.end(Outcome(None, Termination.AGREEMENT))

    def decline(self) -> None:
        """The person plays on."""
        self._offered_at = None

    @Slot()
    def _on_replaced(self) -> None:
        self._findings = {color: [] for color in Color}
        self._seen = self._session.live
        self._offered_at, self._offered_ply = None, -_PATIENCE

    @Slot()
    def _on_state_changed(self) -> None:
        live = self._session.live
        if live is None or live is self._seen or live.parent is None:
            return
        followed = live.parent is self._seen
        self._seen = live
        side = live.parent.position.turn
        if not followed:  # something was taken back: what was found then is no run of moves
            self._findings = {color: [] for color in Color}
        info = self._session.players[side].last_info(live.parent)
        if info is None:
            return
        self._findings[side].append(info)
        if self._session.being_played and not self._session.over_at(live):
            self._judge(side, live)

    def _judge(self, side: Color, node: Node) -> None:
        findings = self._findings[side]
        if self._resigns(self._session.players[side].spec) and is_hopeless(findings, node.position):
            self._session.end(Outcome(side.other, Termination.RESIGNATION))
        elif node.ply - self._offered_ply >= _PATIENCE and is_drawn(findings, node.position):
            self._offered_ply = node.ply
            self._offer(side, node)

    def _offer(self, side: Color, node: Node) -> None:
        if side.other in self._session.persons:
            self._offered_at = node
            self.drawOffered.emit(side)
        elif (others := self._findings[side.other]) and accepts_draw([info.score for info in others], node):
            self._session.end(Outcome(None, Termination.AGREEMENT))

    def _resigns(self, spec: PlayerSpec) -> bool:
        """Whether this engine may give up, as the person likes it."""
        wanted = self._settings.resigning.value
        full = spec.level is None or spec.level.full
        return wanted is Resigning.ALWAYS or (wanted is Resigning.STRONG and full)
