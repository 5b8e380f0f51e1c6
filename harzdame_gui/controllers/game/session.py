"""The game on the board: its cursor, its players, and what a person may do now.

The screens call methods here and draw what the signals tell. Knows no widgets,
no files and no words, nor who its players are.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from time import localtime

from harzdame_engine import Color, GameTree, IllegalMove, Info, Move, Node, Square
from harzdame_engine.clocks.control import NO_CLOCKS, TimeControls
from harzdame_engine.game.history import History, HistoryState
from harzdame_engine.game.outcome import Outcome, Termination
from harzdame_engine.game.tree import Mark
from PySide6.QtCore import QObject, Signal

from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.game.clock import KeptClock
from harzdame_gui.controllers.game.game_state import GameState
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.game.node_search import NodeSearch
from harzdame_gui.controllers.game.played_game import PlayedGame
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem, Request
from harzdame_gui.controllers.game.seats import Seats
from harzdame_gui.controllers.game.standing import Standing, Transition


class GameSession(GameState):
    """One game at a time, with a cursor in its tree.

    A move or a jump is reported in this order: treeChanged, cursorMoved,
    stateChanged; each only if it applies, stateChanged always.

    Signals:
        gameLeaving(): another game is about to take the place of this one.
        gameReplaced(): another tree; everything is to be drawn anew.
        cursorMoved(Transition)
        treeChanged(): nodes or the result differ.
        stateChanged(): anything else shown: turn, thinking, outcome, what may be done.
        refused(Refusal): a gesture was no legal move.
        hintReady(Move)
        drawAnswered(bool): the opponent's answer to an offer, unless it failed.
        infoArrived(Info): progress of the search for a move.
        playerFailed(PlayerFailure): no move, hint or answer will come.
        timeUp(Color): a side has used up its time in a shared game, which goes on.
    """

    gameLeaving = Signal()
    gameReplaced = Signal()
    cursorMoved = Signal(object)
    treeChanged = Signal()
    stateChanged = Signal()
    refused = Signal(object)
    hintReady = Signal(object)
    drawAnswered = Signal(bool)
    infoArrived = Signal(object)
    playerFailed = Signal(object)
    timeUp = Signal(object)

    def __init__(self, service: EngineService, parent: QObject | None = None) -> None:
        game = PlayedGame.begun(NewGame().tree(localtime()), tuple(Color), History())
        super().__init__(game, Seats(service), NodeSearch(service), parent)
        self._service = service
        self._seats.moveReady.connect(self._on_move_ready)
        self._seats.infoArrived.connect(self.infoArrived)
        self._seats.drawAnswered.connect(self._on_draw_answered)
        self._seats.failed.connect(self._on_failed)
        self._hint.answered.connect(self._on_hint)
        self._hint.failed.connect(lambda text: self._on_search_failed(text, PlayerProblem.NO_HINT))
        service.gaveUp.connect(self._on_search_failed)
        self.stateChanged.connect(self.clock.follow)
        self.clock.flagFell.connect(self.end)
        self.clock.timeUp.connect(self.timeUp)

    # Another game

    def new_game(self, choice: NewGame) -> None:
        """Begin a game as a person chose it; its engine also moves for persons who ask for that."""
        self._seats.set_assistant(choice.assistant)
        self.begin(choice.tree(localtime()), choice.players, choice.clocks)

    def begin(
        self,
        tree: GameTree,
        players: Mapping[Color, PlayerSpec],
        clocks: TimeControls = NO_CLOCKS,
        shared: bool = False,
    ) -> None:
        """Begin a game between any two players; an engine that has the first turn moves at once."""
        self.load(tree, players, at_end=True)
        self.clock.begin(self._game, clocks, shared=shared)
        self._answer(self._node, after_person=True)
        self.stateChanged.emit()

    def load(
        self,
        tree: GameTree,
        players: Mapping[Color, PlayerSpec] | None = None,
        *,
        at_end: bool = False,
        modified: bool = False,
        history: HistoryState | None = None,
    ) -> None:
        """Show a game from a file or the editor, the cursor at its start unless `at_end`.

        With `players` it is played on from the end of its main line, else it is there to be studied.
        `history` has the edits that can be undone in it.
        """
        self.gameLeaving.emit()
        self._stop_searches()
        self._seats.seat(players or dict.fromkeys(Color, PERSON))
        persons = None if players is None else self._seats.persons
        self._game = PlayedGame.begun(tree, persons, self._game.history.of_another(saved=not modified))
        if history is not None:
            self._game.history.take_up(history)
        self._node = self._game.main_end() if at_end else tree.root
        self.clock.begin(self._game, NO_CLOCKS)
        self.gameReplaced.emit()
        self.stateChanged.emit()

    def resume(self, standing: Standing, clock: KeptClock | None = None) -> None:
        """Take the game that was just loaded up where it was left; whoever was thinking thinks again."""
        before = self.revision
        self._game.stand_at(standing)
        self.clock.restore(clock)
        self._go_on_from(standing.cursor, before)
        if standing.thinking_at is not None:
            self._seats.ask(Request.at(standing.thinking_at))
        self.stateChanged.emit()

    def set_book_margin(self, margin: int | None) -> None:
        """Set how engines play from the opening book, see `OpeningBook.choose`; None: they do not."""
        self._seats.book_margin = margin

    def set_clock_runs_from_start(self, runs: bool) -> None:
        """Set whether the clock runs before the first move."""
        self.clock.set_runs_from_start(runs)

    def drop_clock(self) -> None:
        """Keep no time any more; the game goes on without a clock."""
        self.clock.end()

    def shut_down(self) -> bool:
        """End every player and search, for good; False: a player has not ended in time."""
        self._stop_searches()
        self._service.shut_down()
        return self._seats.shut_down()

    # Moves

    def refuse(self, origin: Square, target: Square) -> None:
        """Tell why a gesture from `origin` to `target` is no move."""
        self.refused.emit(self._game.refusal(self._node, origin, target))

    def play(self, move: Move) -> bool:
        """Play a legal move, by the way it goes, for the person whose turn it is; else emit refused.

        Raises:
            IllegalMove: it is none in this position.
        """
        if not self.humans_turn:
            self.refuse(move.origin, move.target)
            return False
        if move not in self.position.legal_moves():
            raise IllegalMove(str(move))
        self._stop_searches()
        self._play(self._node, move, by_person=True)
        return True

    def engine_move(self) -> None:
        """Let an engine move here for either side; if one is thinking here already, it moves now."""
        if self.thinking_at is self._node:
            self._seats.hurry()
        elif self.can_engine_move:
            self._stop_searches()
            self._seats.ask(Request.at(self._node))
            self.stateChanged.emit()

    def take_back(self) -> None:
        """Go back to the person's previous turn; what was played stays in the tree. It pauses two engines."""
        if self.can_take_back:
            self._stop_searches()
            before = self.revision
            self._go_on_from(self._game.take_back(self._node), before)
            self.stateChanged.emit()

    def restore(self) -> None:
        """Play again what the last takeback took back; whose turn it is then goes on."""
        if self.can_restore:
            self._stop_searches()
            before = self.revision
            self._go_on_from(self._game.restore(), before)
            self._answer(self._node, after_person=True)
            self.stateChanged.emit()

    def hint(self) -> None:
        """Look for a good move; hintReady follows unless the cursor moves first."""
        if self.can_hint:
            self._hint.ask(Request.at(self._node))
            self.stateChanged.emit()

    def resign(self) -> None:
        """The person gives up; between two people, the one whose turn it is."""
        if self._game.can_resign:
            loser = self._game.person_at(self._game.reached)
            self.end(Outcome(loser.other, Termination.RESIGNATION))

    def offer_draw(self) -> None:
        """Offer the opponent a draw; drawAnswered follows, or playerFailed, and it may be offered again."""
        if self.can_offer_draw:
            self._hint.cancel()
            self._offered_at = self._node
            opponent = self._game.person_at(self._node).other
            self.players[opponent].consider_draw(Request.at(self._node), opponent)
            self.stateChanged.emit()

    # The way through the game

    def go_to(self, node: Node) -> None:
        """Put the cursor on `node`. Never starts or ends a search for a move."""
        node = self._game.meant_by(node)
        if node is not self._node:
            self._hint.cancel()
            self._set_cursor(node)
            self.stateChanged.emit()

    def follow(self, line: Sequence[Move]) -> None:
        """Go along legal moves that were looked at, from the cursor; they are recorded. Nobody answers."""
        node, new = self._game.look_ahead(self._node, line)
        if new:
            self.treeChanged.emit()
        self.go_to(node)

    def step_back(self) -> None:
        """One ply towards the start."""
        self.go_to(self._node.parent or self._node)

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

    # The record

    def mark_saved(self, revision: int | None = None, *, saved: bool = True) -> None:
        """The record is safe in a file: as it is now, or as it was at `revision`; or in none any more."""
        self._game.history.mark_saved(revision, saved=saved)
        self.stateChanged.emit()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Record these arrows and marked squares, and no others, for the node that the cursor is on."""
        if self._game.set_marks(self._node, marks):
            self.show_edit(self._node)

    def add_variations(self, moves: Iterable[tuple[Node, Move]]) -> None:
        """Record moves, each at the node where it might be played; the cursor stays where it is."""
        from harzdame_engine.game.edits import add_move

        for node, move in moves:
            self._game.do(add_move(node, move))
        self.show_edit(self._node)

    def show_edit(self, node: Node) -> None:
        """The record was edited; the cursor goes to `node`."""
        if self._game.persons != self._seats.persons:
            self._seats.seat(dict.fromkeys(Color, PERSON))
        if not all(at is None or self.tree.has(at) for at in (self.thinking_at, self._hint.node)):
            self._stop_searches()
        self.treeChanged.emit()
        self._set_cursor(node)
        self.stateChanged.emit()

    # Inside

    def _on_move_ready(self, request: Request, move: Move) -> None:
        for_person = request.node.position.turn in self.persons  # who asked for it, and then plays on
        self._play(request.node, move, by_person=for_person)

    def _play(self, node: Node, move: Move, *, by_person: bool) -> None:
        followed = node is self._node
        child = self._game.play(node, move)
        self.clock.follow()
        self.treeChanged.emit()
        if followed:
            self._hint.cancel()
            self._set_cursor(child)
        self._answer(child, after_person=by_person)
        self.stateChanged.emit()

    def _answer(self, node: Node, *, after_person: bool) -> None:
        if self._game.engine_answers(node, after_person=after_person):
            self._seats.ask(Request.at(node))

    def end(self, outcome: Outcome) -> None:
        """The players agree on the end of the game, or one of them gives up."""
        self._stop_searches()
        end = self._game.end(outcome)
        self.treeChanged.emit()
        self._set_cursor(end)
        self.stateChanged.emit()

    def close_edit(self) -> None:
        """What is typed from now on is an edit of its own."""
        self._game.history.close_edit()

    def mark_unsaved(self) -> None:
        """Nothing but the board has the game any more."""
        self._game.history.mark_unsaved()
        self.stateChanged.emit()

    def set_assistant(self, spec: PlayerSpec) -> None:
        """Let another player move for persons who ask for it."""
        self._seats.set_assistant(spec)

    def _on_hint(self, _node: Node, info: Info) -> None:
        self.stateChanged.emit()
        if info.best is not None:
            self.hintReady.emit(info.best)

    def _on_draw_answered(self, accepted: bool) -> None:
        self._declined_at, self._offered_at = None if accepted else self._offered_at, None
        self.drawAnswered.emit(accepted)
        if accepted:
            self.end(Outcome(None, Termination.AGREEMENT))
        else:
            self.stateChanged.emit()

    def _on_failed(self, failure: PlayerFailure) -> None:
        if failure.problem is PlayerProblem.UNANSWERED:
            self._offered_at = None
        self.stateChanged.emit()
        self.playerFailed.emit(failure)

    def _on_search_failed(self, message: str, problem: PlayerProblem = PlayerProblem.STOPPED) -> None:
        self._on_failed(PlayerFailure(problem, message))

    def _stop_searches(self) -> None:
        """No search is needed any more; an offer of a draw lapses unanswered."""
        self._seats.stop()
        self._hint.cancel()
        self._offered_at = None

    def _go_on_from(self, node: Node, before: int) -> None:
        """Show the game at `node`; `before` was the record's revision before anything changed."""
        if self.revision != before:
            self.treeChanged.emit()
        self._set_cursor(node)

    def _set_cursor(self, node: Node) -> None:
        before, self._node = self._node, node
        if node is not before:
            self._game.history.close_edit()
            self.cursorMoved.emit(Transition.between(before, node))
