"""What can be asked of the game on the board: where it stands, who plays, and what a person may do now."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Color, GameTree, Node, Outcome, Position
from harzdame_engine.clocks.control import TimeControls
from PySide6.QtCore import QObject

from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.played_game import PlayedGame
from harzdame_gui.controllers.game.players import Player
from harzdame_gui.controllers.game.seats import Seats


class GameState(QObject):
    """One game with a cursor in its tree. Nothing here changes either: that is for `GameSession`."""

    def __init__(
        self, game: PlayedGame, seats: Seats, hint: NodeSearch, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.seats = self._seats = seats  # others may be seated in mid-game
        self.clock = seats.clock
        self.hint_search = self._hint = hint
        self._game = game
        self._node = game.tree.root
        self._offered_at: Node | None = None  # a draw, not yet answered
        self._declined_at: Node | None = None
        for part in (seats, hint):
            part.setParent(self)

    @property
    def tree(self) -> GameTree:
        """The record of play."""
        return self._game.tree

    @property
    def node(self) -> Node:
        """The node that the cursor is on."""
        return self._node

    @property
    def position(self) -> Position:
        """The position shown."""
        return self._node.position

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game at the cursor, or None."""
        return self._game.outcome(self._node)

    def outcome_at(self, node: Node) -> Outcome | None:
        """The end of the game at `node`, or None."""
        return self._game.outcome(node)

    @property
    def studied(self) -> bool:
        """Whether the game is there to be read, rather than played on."""
        return self._game.studied

    @property
    def being_played(self) -> bool:
        """Whether it is played, and not over."""
        return self._game.being_played

    @property
    def live(self) -> Node | None:
        """The node that a game which is played has reached; None for one that is read."""
        return self._game.live

    @property
    def reached(self) -> Node:
        """The node that the game has reached; for one that is read, its end."""
        return self._game.reached

    @property
    def ended_at(self) -> Node | None:
        """The node at which the recorded result came about; None: there is none."""
        return self._game.ended_at

    @property
    def worked_on(self) -> bool:
        """Whether there is more than the first move of an engine in a game that is played."""
        return self._game.worked_on

    @property
    def against_engine(self) -> bool:
        """Whether one person plays an engine, and the game is still open."""
        return self._game.against_engine

    @property
    def given_plies(self) -> int:
        """The moves that the game began with, those of an opening that was drawn."""
        return self._game.given_plies

    @property
    def without_takebacks(self) -> bool:
        """Whether a move that was played stands, as in a tournament."""
        return self._game.without_takebacks

    def over_at(self, node: Node) -> bool:
        """Whether no move may be played at `node`: the rules end the game, or its players just did."""
        return self._game.over(node)

    def looked_back_at(self, node: Node) -> bool:
        """Whether `node` is only looked at: the game is played elsewhere, and by the clock."""
        return self._game.looked_back_at(node)

    def ways_on(self, node: Node) -> tuple[Node, ...]:
        """The moves recorded at `node`, the one that the game goes on with first."""
        return self._game.ways_on(node)

    @property
    def time_controls(self) -> TimeControls:
        """The time controls of White and of Black."""
        return self.clock.controls

    @property
    def clock_paused(self) -> bool:
        """Whether a person, or the machine's sleep, has stopped the clock."""
        return self.clock.paused

    @property
    def players(self) -> Mapping[Color, Player]:
        """The players of both sides."""
        return self._seats.players

    @property
    def persons(self) -> tuple[Color, ...]:
        """The sides that persons play."""
        return self._game.persons

    @property
    def thinking(self) -> bool:
        """Whether a player looks for a move anywhere."""
        return self.thinking_at is not None

    @property
    def thinking_at(self) -> Node | None:
        """The node at which a player looks for a move."""
        return self._seats.thinking_at

    @property
    def modified(self) -> bool:
        """Whether the record differs from what was last saved or loaded."""
        return self._game.history.modified

    @property
    def revision(self) -> int:
        """A number for the present state of the record: going back to a state gives its number again."""
        return self._game.history.revision

    @property
    def game(self) -> PlayedGame:
        """The game itself, for the editor; whoever edits it calls `show_edit`."""
        return self._game

    @property
    def humans_turn(self) -> bool:
        """Whether a person may move now."""
        return self._game.humans_turn(self._node)

    @property
    def can_resign(self) -> bool:
        """Whether a person plays, and the game is not over."""
        return self._game.can_resign

    @property
    def can_take_back(self) -> bool:
        """Whether there is an own turn to go back to."""
        return self._game.takeback_target(self._node) is not None

    @property
    def shared(self) -> bool:
        """Whether the game goes on with somebody at the other end of a connection."""
        return self._game.being_played and any(player.connected for player in self.players.values())

    @property
    def can_restore(self) -> bool:
        """Whether moves that were taken back can be played again; over a network they cannot."""
        elsewhere = any(player.elsewhere for player in self.players.values())
        return self._game.restored_target is not None and not elsewhere

    @property
    def can_hint(self) -> bool:
        """Whether a hint may be asked for."""
        return self.humans_turn and not self.thinking and self._hint.node is None

    @property
    def can_offer_draw(self) -> bool:
        """Whether a draw may be offered: at the end of the game, once a turn, while no player thinks."""
        unasked = self._offered_at is None and self._declined_at is not self._node
        return unasked and self._node is self._game.reached and self._game.can_resign and not self.thinking

    @property
    def can_engine_move(self) -> bool:
        """Whether an engine can be asked to move here."""
        return self._game.open_at(self._node) and self.thinking_at is not self._node
