"""The game being played: plain rules of play over a GameTree, without signals, threads or a cursor.

Two nodes matter besides the tree itself. `live` is the node that the game has
reached. A move played there continues its main line. As long as the game is
played, nothing follows it: moves taken back are a variation (`Withdrawn`), as is
a move played anywhere else. `ended_at` is the node at which the recorded result
came about. Variations leave the result as it is; it is cleared when the game
itself continues differently (a takeback, then another move).

In a game that nobody plays, or that is over, moves are edits like any others. An
edit that would change the moves of a game being played is not made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from harzdame_engine import (
    Clause,
    Color,
    GameTree,
    Move,
    Node,
    Outcome,
    Position,
    Reason,
    Refusal,
    Square,
    Termination,
)
from harzdame_engine.game.history import History
from harzdame_engine.game.tree import Mark
from harzdame_engine.game.withdrawn import Withdrawn

from harzdame_gui.controllers.game.new_game import NO_TAKEBACKS, OPENING, TAKEBACKS
from harzdame_gui.controllers.game.standing import Standing

if TYPE_CHECKING:
    from harzdame_engine.game.edit import Edit

_BY_WORD = (Termination.RESIGNATION, Termination.AGREEMENT)


class PlayedGame:
    """A tree, and the sides that persons play. `live` is None for a game that is read, not played.

    `timed` is set by its clock: then looking at an earlier position is no more than looking.
    `history` has the edits of the tree. What the game itself does to it –
    a move played, a takeback, an end – is no edit.
    """

    def __init__(self, tree: GameTree, persons: Sequence[Color], live: Node | None, history: History) -> None:
        self.tree = tree
        self.persons = tuple(persons)
        self.live = live
        self.timed = False
        self.history = history
        self._withdrawn = Withdrawn(tree, history)
        self._left: list[Node] = []  # where the game was before each takeback in a row
        self._ended_at: Node | None = self.main_end() if tree.result is not None else None

    @classmethod
    def begun(cls, tree: GameTree, persons: Sequence[Color] | None, history: History) -> PlayedGame:
        """A game that `persons` play on from where its main line stops, or one to look at if that is None.

        In a game to look at persons play both sides, and every other move is a variation.
        """
        if persons is None:
            return cls(tree, tuple(Color), None, history)
        return cls(tree, persons, tree.end_of_line(tree.root), history)

    def stand_at(self, standing: Standing) -> None:
        """Take up the game where it was left."""
        self._ended_at = standing.ended_at
        self._left = []
        self._go_on_from(standing.live)

    @property
    def ended_at(self) -> Node | None:
        """The node at which the recorded result came about; once that is deleted, the main line's end."""
        if self.tree.result is None:
            return None
        there = self._ended_at is not None and self.tree.has(self._ended_at)
        return self._ended_at if there else self.main_end()

    def set_marks(self, node: Node, drawn: Sequence[Mark]) -> bool:
        """Set the arrows and squares drawn at `node`; returns whether they were others."""
        from harzdame_engine.game.edits import marks

        return self.do(marks(node, drawn))

    def main_end(self) -> Node:
        """The last node of the main line."""
        return self.tree.end_of_line(self.tree.root)

    @property
    def studied(self) -> bool:
        """Whether the game is there to be read, rather than played on."""
        return self.live is None

    @property
    def being_played(self) -> bool:
        """Whether it is played, and not over."""
        return self.live is not None and self.tree.result is None

    @property
    def reached(self) -> Node:
        """The node that the game has reached; for one that is read, its end."""
        return self.live or self.main_end()

    def outcome(self, node: Node) -> Outcome | None:
        """The end of the game at `node`, by the rules or by the recorded result; None: it goes on."""
        return self.tree.outcome(node) or (self.tree.result if self._ends_at(node) else None)

    def over(self, node: Node) -> bool:
        """Whether no move may be played at `node`: the rules end the game, or its players just did.

        A recorded result forbids nothing while the game is only studied.
        """
        return self.tree.outcome(node) is not None or (node is self.live and self._ends_at(node))

    def looked_back_at(self, node: Node) -> bool:
        """Whether `node` is only looked at: the game is played elsewhere, and by the clock."""
        return self.timed and self.being_played and node is not self.live

    def open_at(self, node: Node) -> bool:
        """Whether moves may be played at `node`, by whomever."""
        return not self.over(node) and not self.looked_back_at(node)

    def humans_turn(self, node: Node) -> bool:
        """Whether a person may move at `node`: on their turn, or for both sides in a finished game."""
        if not self.open_at(node):
            return False
        return self._studied(node) or node.position.turn in self.persons

    def engine_answers(self, node: Node, *, after_person: bool) -> bool:
        """Whether an engine moves at `node` by itself: after a person's move, or if no person plays."""
        if self.humans_turn(node) or self.over(node):
            return False
        return after_person or (not self.persons and node is self.live)

    def person_at(self, node: Node) -> Color:
        """The side of the person who resigns or offers a draw at `node`: of two, the one to move."""
        return self.persons[0] if len(self.persons) == 1 else node.position.turn

    def refusal(self, node: Node, origin: Square, target: Square) -> Refusal:
        """The reason why neither side may move from `origin` to `target` at `node`."""
        if self.over(node):
            return Refusal(Reason.GAME_OVER, Clause.END, origin, target)
        if not self.humans_turn(node):
            return Refusal(Reason.NOT_YOUR_TURN, Clause.TURNS, origin, target, (origin,))
        turn = node.position.turn
        return why_not(node.position, origin, target, turn if self.persons == (turn,) else None)

    @property
    def worked_on(self) -> bool:
        """Whether there is more than the first move of an engine in a game that is played."""
        given = self.given_plies
        line = self.tree.mainline()
        start = line[min(given, len(line) - 1)]
        begun = len(line) <= given + 2 and not any(len(node.children) > 1 for node in line)
        remarked = bool(self.tree.root.comment) and not given  # a drawn opening is told there
        said = remarked or any((node.ply and node.comment) or node.glyphs or node.marks for node in line)
        by_engine = bool(self.persons) and start.position.turn not in self.persons
        untouched = begun and not said and by_engine and self.tree.result is None
        return not (untouched and self.live is not None)

    @property
    def given_plies(self) -> int:
        """The moves that the game began with, those of an opening that was drawn: nobody played them."""
        if OPENING not in self.tree.tags:
            return 0
        from harzdame_engine.ballots.ballot_sets import given_plies

        return given_plies(self.tree.root.position.rules.id, self.tree.tags)

    @property
    def without_takebacks(self) -> bool:
        """Whether a move that was played stands, as in a tournament."""
        return self.tree.tags.get(TAKEBACKS) == NO_TAKEBACKS

    @property
    def against_engine(self) -> bool:
        """Whether one person plays an engine, and the game is still open."""
        return self.live is not None and len(self.persons) == 1 and self.tree.result is None

    @property
    def can_resign(self) -> bool:
        """Whether a person plays, and the game is not over."""
        return self.tree.result is None and bool(self.persons) and not self.over(self.reached)

    def play(self, node: Node, move: Move) -> Node:
        """Record `move`, played at `node`: a new node, or the one that is there already."""
        if not self.being_played and node is not self.live:
            edit = self._move_edit(node, move)
            self.do(edit)
            return edit.place
        before = (tuple(node.children), self.tree.result)
        followed = node.children[0] if node.children else None
        if node is self.live and self.being_played:
            self._withdrawn.put_back(node)
        child = self.tree.add(node, move)
        if node is self.live:
            self._left = []
            if node.children[0] is not child:
                self.tree.promote(child)
            if child is not followed and self.tree.result is not None:
                self._record(None, None)
            self.live = child
            if self.being_played:
                self._withdrawn.set_aside(child)
        if self.tree.result is None and child is self.main_end():
            outcome = self.tree.outcome(child)
            if outcome is not None:
                self._record(outcome, child)
        if (tuple(node.children), self.tree.result) != before:
            self.history.note_change()
        return child

    def look_ahead(self, node: Node, line: Sequence[Move]) -> tuple[Node, bool]:
        """Record moves from `node` on as looked at; returns the last node, and whether any is new.

        They are played if persons play both sides. Else they stand beside the
        game: `live` stays where it is, for nothing is played for an engine.

        Raises IllegalMove.
        """
        new = False
        if self.being_played and len(self.persons) == 2:
            played = 0
            while played < len(line) and not self.over(node):
                known = tuple(node.children)
                node = self.play(node, line[played])
                new = new or node not in known
                played += 1
            line = line[played:]
        from harzdame_engine.game.edits import add_line

        edit = add_line(node, line)
        return edit.place, self.do(edit) or new

    def ways_on(self, node: Node) -> tuple[Node, ...]:
        """The moves recorded at `node`, the one that the game goes on with first."""
        return tuple(child for child in node.children if self.meant_by(child) is child)

    def meant_by(self, node: Node) -> Node:
        """The node to go to for `node`: what only repeats the node that a game has reached is that node."""
        if self.live is not None and self.being_played and node is self._withdrawn.twin(self.live):
            return self.live
        return node

    def takeback_target(self, node: Node) -> Node | None:
        """The node that a takeback at `node` leads to: the person's previous turn, or None.

        There is none where the game is played without takebacks, nor once it is over,
        nor among the moves of an opening that was drawn.
        """
        if self.live is not None and self.persons and self.without_takebacks:
            return None
        if self._undoes_word(node) and node.position.turn in self.persons:
            return node
        target = node.parent
        while target is not None and self.persons and target.position.turn not in self.persons:
            target = target.parent
        return None if target is not None and self._is_given(target) else target

    def take_back(self, node: Node) -> Node:
        """Take back, and return the node to play on from; a resignation or an agreed draw is undone first."""
        target = self.takeback_target(node)
        if target is None:
            return node
        if self._undoes_word(node):
            self._record(None, None)
        if node is self.live and target is not node:
            self._left.append(node)
            self._go_on_from(target)
        return target

    @property
    def restored_target(self) -> Node | None:
        """The node at which the game was before the last takeback; None once it went on from there."""
        return self._left[-1] if self.being_played and self._left else None

    def restore(self) -> Node:
        """Play again what the last takeback took back; returns the node that the game has reached then."""
        if self.restored_target is not None:
            self._go_on_from(self._left.pop())
        return self.reached

    def end(self, outcome: Outcome) -> Node:
        """Record that the players ended the game at the node that it has reached; returns that node."""
        node = self.reached
        self._withdrawn.set_aside(node)
        self._record(outcome, node)
        return node

    # Edits

    def allows(self, edit: Edit, *, undo: bool = False) -> bool:
        """Whether doing or undoing `edit` leaves a game that is being played as it was played."""
        if not self.being_played:
            return True
        if edit.begins:
            return False
        there, back = (edit.revert, edit.apply) if undo else (edit.apply, edit.revert)
        there()
        allowed = self.being_played and self._is_whole()
        back()
        return allowed

    def do(self, edit: Edit) -> bool:
        """Make an edit; False: it changes nothing, or would change the game being played."""
        if not edit or not self.allows(edit):
            return False
        self.history.do(edit)
        self._follow_edit(edit)
        return True

    def undo(self) -> Edit | None:
        """Undo the last edit; None: there is none, or it would change the game being played."""
        edit = self.history.next_undo
        if edit is None or not self.allows(edit, undo=True):
            return None
        self.history.undo()
        self._follow_edit(edit)
        return edit

    def redo(self) -> Edit | None:
        """Redo the edit that was undone last; None as for `undo`."""
        edit = self.history.next_redo
        if edit is None or not self.allows(edit):
            return None
        self.history.redo()
        self._follow_edit(edit)
        return edit

    def _follow_edit(self, edit: Edit) -> None:
        """A finished game of which moves or the result were edited is from now on one to be studied."""
        if self.live is None:
            return
        if self.being_played and self.live.parent is not None and self._withdrawn.set_aside(self.live):
            self.history.note_change()  # moves put behind the game, not at its beginning, are not played
        if edit.removed:
            self._left = []
        if (self.being_played and edit.sets("result")) or not self._is_whole():
            self.live = None
            self.persons = tuple(Color)

    def _is_whole(self) -> bool:
        """Whether the moves that were played are still the main line."""
        line = self.tree.line_to(self.reached)
        leads = all(node.parent is None or node.parent.children[:1] == [node] for node in line)
        return leads and line[0] is self.tree.root

    def _move_edit(self, node: Node, move: Move) -> Edit:
        """The edit that records `move` in a game that is studied, with the result where it ends the game."""
        from harzdame_engine.game.edits import add_move

        edit = add_move(node, move)
        if not edit or self.tree.result is not None or node is not self.main_end():
            return edit
        outcome = self.tree.outcome(edit.place)
        return edit if outcome is None else edit.ending(self.tree, outcome)

    # Inside

    def _go_on_from(self, node: Node | None) -> None:
        """Let the game stand at `node`, behind which nothing follows while it is played."""
        changed = self.live is not None and self.being_played and self._withdrawn.put_back(self.live)
        self.live = node
        if node is not None and self.being_played:
            while self.tree.promote(node):
                changed = True
            changed = self._withdrawn.set_aside(node) or changed
        if changed:
            self.history.note_change()

    def _ends_at(self, node: Node) -> bool:
        """Whether the recorded result came about at `node`; once that is deleted, at the main line's end."""
        if self.tree.result is None or node is self._ended_at:
            return self.tree.result is not None
        return not node.children and node is self.ended_at

    def _studied(self, node: Node) -> bool:
        """Whether moves at `node` are variations of a finished game, for either side."""
        return self.tree.result is not None and node is not self.live

    def _is_given(self, node: Node) -> bool:
        """Whether nobody could have moved at `node`: the drawn opening did."""
        return self.live is not None and node.ply < self.given_plies

    def _undoes_word(self, node: Node) -> bool:
        result = self.tree.result
        return (
            node is self.live
            and self._ends_at(node)
            and result is not None
            and result.termination in _BY_WORD
        )

    def _record(self, outcome: Outcome | None, node: Node | None) -> None:
        self.tree.result = outcome
        self._ended_at = node
        self.history.note_change()


def why_not(position: Position, origin: Square, target: Square, person: Color | None = None) -> Refusal:
    """The reason why `person` (None: the side to move) cannot play origin → target.

    A capture that is legal but does not say which way it goes must be shown
    square by square: its refusal is MUST_CONTINUE with the first landings.
    """
    from harzdame_engine.game.explain import explain

    refusal = explain(position, origin, target, person)
    if refusal is not None:
        return refusal
    moves = tuple(move for move in position.legal_moves() if move.origin == origin)
    landings = position.next_landings((origin,))
    return Refusal(Reason.MUST_CONTINUE, Clause.CARRY_ON, origin, target, landings, moves)
