"""The game being played, as one record: whose turn it is where, what a move adds, when it is over.

No signals, no threads, no cursor: plain rules of play over a GameTree.

Two nodes matter beside the tree itself. `live` is where the game itself
stands; a move played there continues the game and so leads its main line,
also after a takeback, whose moves stay as a variation. A move played anywhere
else is a variation. `ended_at` is where the recorded result came about. The
result stays when variations are added; it is cleared when the game itself
takes another way (a takeback, then another move).
"""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Color, GameTree, Move, Node, Outcome, Termination

from harzdame_gui.controllers.game.players import PlayerKind

_BY_WORD = (Termination.RESIGNATION, Termination.AGREEMENT)
BOTH_HUMAN = {Color.WHITE: PlayerKind.HUMAN, Color.BLACK: PlayerKind.HUMAN}


class PlayedGame:
    """A tree with its players. `live` is None for a game that is read, not played."""

    def __init__(self, tree: GameTree, players: Mapping[Color, PlayerKind], live: Node | None) -> None:
        self.tree = tree
        self.players = dict(players)
        self.live = live
        self.ended_at: Node | None = self.main_end() if tree.result is not None else None

    @classmethod
    def begun(cls, tree: GameTree, players: Mapping[Color, PlayerKind]) -> PlayedGame:
        """A game to be played on from where its main line stops."""
        return cls(tree, players, tree.end_of_line(tree.root))

    @classmethod
    def read(cls, tree: GameTree) -> PlayedGame:
        """A game to look at: both sides are a person's, every other move a variation."""
        return cls(tree, BOTH_HUMAN, None)

    def main_end(self) -> Node:
        """The last node of the main line."""
        return self.tree.end_of_line(self.tree.root)

    def outcome(self, node: Node) -> Outcome | None:
        """How the game stands ended at `node`, by its rules or by the recorded result."""
        return self.tree.outcome(node) or (self.tree.result if node is self.ended_at else None)

    def over(self, node: Node) -> bool:
        """Whether no move may be played at `node`: the rules end the game, or it was just ended by word.

        A recorded result forbids nothing to who only studies the game.
        """
        return self.tree.outcome(node) is not None or (node is self.ended_at and node is self.live)

    def humans_turn(self, node: Node) -> bool:
        """Whether a person may move at `node`: on their turn, or for both sides in a finished game."""
        if self.over(node):
            return False
        studying = self.tree.result is not None and node is not self.live
        return studying or self.players[node.position.turn] is PlayerKind.HUMAN

    def engine_answers(self, node: Node, *, after_person: bool) -> bool:
        """Whether the engine moves at `node` by itself: after a person's move, or when no person plays."""
        if self.over(node) or self.players[node.position.turn] is PlayerKind.HUMAN:
            return False
        if self.tree.result is not None and node is not self.live:
            return False
        return after_person or (self.humans == () and node is self.live)

    @property
    def humans(self) -> tuple[Color, ...]:
        """The sides that persons play."""
        return tuple(color for color, kind in self.players.items() if kind is PlayerKind.HUMAN)

    @property
    def against_engine(self) -> bool:
        """Whether a person plays the engine, and the game is still open."""
        return self.live is not None and len(self.humans) == 1 and self.tree.result is None

    def play(self, node: Node, move: Move) -> Node:
        """Record `move`, played at `node`: a new node, or the one that is there already."""
        followed = node.children[0] if node.children else None
        child = self.tree.add(node, move)
        if node is self.live:
            self.live = child
            if node.children[0] is not child:
                self.tree.promote(child)
            if child is not followed and self.tree.result is not None:
                self._record(None, None)
        if self.tree.result is None and child is self.main_end():
            outcome = self.tree.outcome(child)
            if outcome is not None:
                self._record(outcome, child)
        return child

    def look_ahead(self, node: Node, move: Move) -> Node:
        """Record `move` at `node` as looked at: played if both sides are people's, else beside the game.

        Beside the game means that `live` stays where it is: nothing is played for the engine.
        """
        if len(self.humans) == 2 and not self.over(node):
            return self.play(node, move)
        return self.tree.add(node, move)

    def takeback_target(self, node: Node) -> Node | None:
        """Where a takeback at `node` leads: the person's own previous turn, or None."""
        if self._undoes_word(node) and node.position.turn in self.humans:
            return node
        target = node.parent
        while target is not None and self.humans and target.position.turn not in self.humans:
            target = target.parent
        return target

    def take_back(self, node: Node) -> Node:
        """Retract and return the node that play goes on from; a resignation or an agreed draw goes first."""
        target = self.takeback_target(node)
        if target is None:
            return node
        if self._undoes_word(node):
            self._record(None, None)
        if node is self.live:
            self.live = target
        return target

    def end(self, outcome: Outcome) -> Node:
        """Record that the game ended by word, where it stands; returns that node."""
        node = self.live or self.main_end()
        self._record(outcome, node)
        return node

    def _undoes_word(self, node: Node) -> bool:
        result = self.tree.result
        return (
            node is self.live
            and node is self.ended_at
            and result is not None
            and result.termination in _BY_WORD
        )

    def _record(self, outcome: Outcome | None, node: Node | None) -> None:
        self.tree.result = outcome
        self.ended_at = node
