"""What is shown of the game: the cursor, whose turn it is and what is possible now.

The readable half of GameSession. It changes nothing.
"""

from __future__ import annotations

from harzdame_engine import Color, GameTree, Level, Node, Outcome, Position
from PySide6.QtCore import QObject

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.draw_offer import DrawOffer
from harzdame_gui.controllers.game.played_game import PlayedGame
from harzdame_gui.controllers.game.players import EnginePlayer, HumanPlayer, PlayerKind
from harzdame_gui.controllers.game.quick_search import QuickSearch


class SessionState(QObject):
    """A game, its cursor, its players and the questions put to the engine."""

    def __init__(self, service: EngineService, game: PlayedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._node = game.tree.root
        self._human = HumanPlayer(self)
        self._engine = EnginePlayer(service, self)
        self._hint = QuickSearch(service, self)
        self._draw = DrawOffer(service, self)
        self._modified = False
        self._revision = 0

    @property
    def tree(self) -> GameTree:
        """The record of play."""
        return self._game.tree

    @property
    def node(self) -> Node:
        """Where the cursor stands."""
        return self._node

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._node.position

    @property
    def outcome(self) -> Outcome | None:
        """How the game stands ended at the cursor, or None."""
        return self._game.outcome(self._node)

    @property
    def players(self) -> dict[Color, PlayerKind]:
        """Who plays each side."""
        return dict(self._game.players)

    @property
    def level(self) -> Level | None:
        """The engine's strength; None: full."""
        return self._engine.level

    @property
    def thinking_time(self) -> float:
        """Seconds the engine thinks about a move."""
        return self._engine.thinking_time

    @property
    def thinking(self) -> bool:
        """Whether the engine looks for a move, be it at another node than the cursor's."""
        return self._engine.request is not None

    @property
    def thinking_at(self) -> Node | None:
        """The node at which the engine looks for a move."""
        return self._engine.request.node if self._engine.request else None

    @property
    def modified(self) -> bool:
        """Whether the record differs from what was last saved or loaded."""
        return self._modified

    @property
    def revision(self) -> int:
        """A number that differs after every change of the record."""
        return self._revision

    @property
    def humans_turn(self) -> bool:
        """Whether a person may move now."""
        return self._game.humans_turn(self._node)

    @property
    def against_engine(self) -> bool:
        """Whether a person plays the engine, and the game is still open."""
        return self._game.against_engine

    @property
    def can_take_back(self) -> bool:
        """Whether there is an own turn to go back to."""
        return self._game.takeback_target(self._node) is not None

    @property
    def can_hint(self) -> bool:
        """Whether a hint may be asked for."""
        return self.humans_turn and not self.thinking and self._hint.node is None

    @property
    def can_resign(self) -> bool:
        """Whether there is an unfinished game that a person plays."""
        game = self._game
        return game.tree.result is None and bool(game.humans) and not game.over(game.live or game.main_end())

    @property
    def can_offer_draw(self) -> bool:
        """Whether a draw may be offered: where the game stands, once a turn, not while the engine thinks."""
        here = self._node is (self._game.live or self._game.main_end())
        return here and self.can_resign and not self.thinking and self._draw.possible(self._node)

    @property
    def can_engine_move(self) -> bool:
        """Whether the engine can be told to move here."""
        return not self._game.over(self._node) and self.thinking_at is not self._node

    @property
    def can_step_back(self) -> bool:
        """Whether the cursor has a node before it."""
        return self._node.parent is not None

    @property
    def can_step_forward(self) -> bool:
        """Whether the cursor has a node after it."""
        return bool(self._node.children)
