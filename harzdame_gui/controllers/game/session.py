"""The game on the board: its cursor, its players, and what a person may do now.

The screens call methods here and draw what the signals tell. Knows no widgets,
no files and no words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from harzdame_engine import (
    Clause,
    Color,
    GameTree,
    IllegalMove,
    Info,
    Level,
    Move,
    Node,
    Outcome,
    Reason,
    Refusal,
    Square,
    Termination,
)
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.move_resolution import complete_move, why_not
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.game.played_game import PlayedGame
from harzdame_gui.controllers.game.players import PlayerKind, Request
from harzdame_gui.controllers.game.session_state import SessionState
from harzdame_gui.controllers.game.transition import Transition


class GameSession(SessionState):
    """One game at a time, with a cursor in its tree.

    A move or a jump is told in this order: treeChanged, cursorMoved,
    stateChanged; each only if it applies, stateChanged always.

    Signals:
        gameReplaced(): another tree; everything is to be drawn anew.
        cursorMoved(Transition)
        treeChanged(): nodes, comments, tags or the result differ.
        stateChanged(): anything else shown: turn, thinking, outcome, what is possible.
        refused(Refusal): a gesture was no legal move.
        hintReady(Move)
        drawAnswered(bool): the engine's answer to an offer.
        infoArrived(Info): progress of the search for a move.
        engineFailed(str): no move, hint or answer will come; text for a log.
    """

    gameReplaced = Signal()
    cursorMoved = Signal(object)
    treeChanged = Signal()
    stateChanged = Signal()
    refused = Signal(object)
    hintReady = Signal(object)
    drawAnswered = Signal(bool)
    infoArrived = Signal(object)
    engineFailed = Signal(str)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        first = NewGame()
        super().__init__(service, PlayedGame.begun(first.tree(date.today()), first.players), parent)
        self._service = service
        self._human.moveChosen.connect(self._on_person_moved)
        self._engine.moveChosen.connect(self._on_engine_moved)
        self._engine.failed.connect(self._on_engine_failed)
        self._engine.infoArrived.connect(self.infoArrived)
        self._hint.answered.connect(self._on_hint)
        self._hint.failed.connect(self._on_engine_failed)
        self._draw.answered.connect(self._on_draw_answered)
        self._draw.failed.connect(self._on_engine_failed)
        service.gaveUp.connect(self._on_engine_failed)

    # What a person may do

    def new_game(self, choice: NewGame) -> None:
        """Begin; the engine moves at once if it has the first turn."""
        self.set_engine(choice.level, choice.thinking_time)
        self._replace(PlayedGame.begun(choice.tree(date.today()), choice.players), at_end=True)
        self._ask_engine(self._node, after_person=True)
        self.stateChanged.emit()

    def load(
        self,
        tree: GameTree,
        players: Mapping[Color, PlayerKind] | None = None,
        *,
        at_end: bool = False,
        modified: bool = False,
    ) -> None:
        """Show a game from a file or the editor, the cursor at its start unless `at_end`.

        Without `players` it is there to be read and studied. With them it is
        played on from the end of its main line, as after a crash.
        """
        game = PlayedGame.read(tree) if players is None else PlayedGame.begun(tree, players)
        self._replace(game, at_end=at_end)
        self._modified = modified
        self.stateChanged.emit()

    def set_engine(self, level: Level | None, thinking_time: float) -> None:
        """How strong the engine plays from its next search on."""
        self._engine.level = level
        self._engine.thinking_time = thinking_time

    def set_book_margin(self, margin: int | None) -> None:
        """How the engine plays from the opening book, see `OpeningBook.choose`; None: it does not."""
        self._engine.book_margin = margin

    def try_move(self, path: tuple[Square, ...]) -> bool:
        """Play the move that `path`, the origin and squares landed on, stands for; else emit refused."""
        move = complete_move(self.position, path) if self.humans_turn else None
        if move is None:
            self.refuse(path[0], path[-1])
            return False
        self._play_for_person(move)
        return True

    def refuse(self, origin: Square, target: Square) -> None:
        """Tell why a gesture from `origin` to `target` is no move."""
        if self._game.over(self._node):
            self.refused.emit(Refusal(Reason.GAME_OVER, Clause.END, origin, target))
        elif not self.humans_turn:
            self.refused.emit(Refusal(Reason.NOT_YOUR_TURN, Clause.TURNS, origin, target, (origin,)))
        else:
            alone = self._game.humans if len(self._game.humans) == 1 else ()
            person = (
                alone[0] if alone and self._game.players[self.position.turn] is PlayerKind.HUMAN else None
            )
            self.refused.emit(why_not(self.position, origin, target, person))

    def play(self, move: Move) -> bool:
        """Play a legal move for the person whose turn it is; else emit refused.

        Raises:
            IllegalMove: it is none in this position.
        """
        if not self.humans_turn:
            self.refuse(move.origin, move.target)
            return False
        if move not in self.position.legal_moves():
            raise IllegalMove(str(move))
        self._play_for_person(move)
        return True

    def go_to(self, node: Node) -> None:
        """Put the cursor on `node`. Never starts or ends a search for a move."""
        if node is self._node:
            return
        self._hint.cancel()
        self._set_cursor(node)
        self.stateChanged.emit()

    def follow(self, line: Sequence[Move]) -> None:
        """Go along moves that were looked at, from the cursor. They are recorded; nobody answers them.

        Raises:
            IllegalMove: one cannot be played; those before it are recorded.
        """
        node = self._node
        new = False
        for move in line:
            known = tuple(node.children)
            node = self._game.look_ahead(node, move)
            new = new or node not in known
        if node is self._node:
            return
        if new:
            self._tree_changed()
        self._hint.cancel()
        self._set_cursor(node)
        self.stateChanged.emit()

    def step_back(self) -> None:
        """One ply towards the start."""
        if self._node.parent is not None:
            self.go_to(self._node.parent)

    def step_forward(self) -> None:
        """One ply on along the line that goes on from here."""
        if self._node.children:
            self.go_to(self._node.children[0])

    def to_start(self) -> None:
        """To the beginning of the game."""
        self.go_to(self.tree.root)

    def to_end(self) -> None:
        """To the end of the line that goes on from here."""
        self.go_to(self.tree.end_of_line(self._node))

    def take_back(self) -> None:
        """Back to the person's own previous turn; what was played stays in the tree."""
        if not self.can_take_back:
            return
        self._stop_searches()
        result = self.tree.result
        target = self._game.take_back(self._node)
        if self.tree.result is not result:
            self._tree_changed()
        self._set_cursor(target)
        self.stateChanged.emit()

    def hint(self) -> None:
        """Look for a good move; hintReady follows unless the cursor moves first."""
        if self.can_hint:
            self._hint.ask(self._node)
            self.stateChanged.emit()

    def engine_move(self) -> None:
        """Let the engine move here, whoever's turn it is; when it thinks here already, it moves now."""
        if self.thinking_at is self._node:
            self._engine.hurry()
        elif self.can_engine_move:
            self._stop_searches()
            self._engine.request_move(Request.at(self._node))
            self.stateChanged.emit()

    def resign(self) -> None:
        """The person gives up; between two people, the one whose turn it is."""
        if not self.can_resign:
            return
        end = self._game.live or self._game.main_end()
        humans = self._game.humans
        loser = humans[0] if len(humans) == 1 else end.position.turn
        self._end(Outcome(loser.other, Termination.RESIGNATION))

    def offer_draw(self) -> None:
        """Between two people the draw is agreed; the engine answers by drawAnswered."""
        if not self.can_offer_draw:
            return
        if len(self._game.humans) == 2:
            self._end(Outcome(None, Termination.AGREEMENT))
            return
        engine = next(color for color in Color if color not in self._game.humans)
        self._hint.cancel()
        self._draw.make(self._node, engine, self._engine.last_score(self._node.parent))
        self.stateChanged.emit()

    def set_comment(self, node: Node, text: str) -> None:
        """Write `text` beside `node`."""
        if node.comment != text:
            node.comment = text
            self._tree_changed()
            self.stateChanged.emit()

    def set_tags(self, tags: Mapping[str, str]) -> None:
        """Give these tags these values; others stay."""
        if any(self.tree.tags.get(name) != value for name, value in tags.items()):
            self.tree.tags.update(tags)
            self._tree_changed()
            self.stateChanged.emit()

    def mark_saved(self, revision: int | None = None) -> None:
        """The record is safe in a file: as it is now, or as it was at `revision`."""
        if revision is None or revision == self._revision:
            self._modified = False
            self.stateChanged.emit()

    def shut_down(self) -> None:
        """End every search, for good."""
        self._stop_searches()
        self._service.shut_down()

    # Inside

    def _replace(self, game: PlayedGame, *, at_end: bool) -> None:
        self._stop_searches()
        self._game = game
        self._node = game.main_end() if at_end else game.tree.root
        self._modified = False
        self._revision += 1
        self.gameReplaced.emit()

    def _play_for_person(self, move: Move) -> None:
        self._stop_searches()
        self._human.request_move(Request.at(self._node))
        self._human.choose(move)

    def _on_person_moved(self, request: Request, move: Move) -> None:
        self._play(request, move, by_person=True)

    def _on_engine_moved(self, request: Request, move: Move) -> None:
        self._play(request, move, by_person=False)

    def _play(self, request: Request, move: Move, *, by_person: bool) -> None:
        followed = request.node is self._node
        child = self._game.play(request.node, move)
        self._tree_changed()
        if followed:
            self._hint.cancel()
            self._set_cursor(child)
        self._ask_engine(child, after_person=by_person)
        self.stateChanged.emit()

    def _ask_engine(self, node: Node, *, after_person: bool) -> None:
        if self._game.engine_answers(node, after_person=after_person):
            self._engine.request_move(Request.at(node))

    def _end(self, outcome: Outcome) -> None:
        self._stop_searches()
        end = self._game.end(outcome)
        self._tree_changed()
        self._set_cursor(end)
        self.stateChanged.emit()

    def _on_hint(self, _node: Node, info: Info) -> None:
        self.stateChanged.emit()
        if info.best is not None:
            self.hintReady.emit(info.best)

    def _on_draw_answered(self, accepted: bool) -> None:
        self.drawAnswered.emit(accepted)
        if accepted:
            self._end(Outcome(None, Termination.AGREEMENT))
        else:
            self.stateChanged.emit()

    def _on_engine_failed(self, message: str) -> None:
        self.stateChanged.emit()
        self.engineFailed.emit(message)

    def _stop_searches(self) -> None:
        """No search is needed any more; an offer of a draw lapses unanswered."""
        self._engine.cancel()
        self._hint.cancel()
        self._draw.cancel()

    def _set_cursor(self, node: Node) -> None:
        before, self._node = self._node, node
        if node is before:
            return
        if node.parent is before:
            transition = Transition(before.position, node.position, node.move, forward=True)
        elif before.parent is node:
            transition = Transition(before.position, node.position, before.move, forward=False)
        else:
            transition = Transition(before.position, node.position, None, forward=False)
        self.cursorMoved.emit(transition)

    def _tree_changed(self) -> None:
        self._modified = True
        self._revision += 1
        self.treeChanged.emit()
