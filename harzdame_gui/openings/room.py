"""The room of openings: joins its window to the repertoires, their edits and their practice."""

from __future__ import annotations

import time
from functools import partial

from harzdame_engine import Color, Move, Node, Position, variant
from harzdame_engine.books.repertoire import Repertoire
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.openings.drill import Drill, DrillPhase
from harzdame_gui.controllers.openings.practice import Practice
from harzdame_gui.late_services import LateServices
from harzdame_gui.notices.card import Tone
from harzdame_gui.openings.edits import Edits
from harzdame_gui.openings.practising import Practising
from harzdame_gui.openings.text import added_message, summary, waiting
from harzdame_gui.openings.window import OpeningsWindow
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.connections import close_for_good
from harzdame_gui.widgets.file_dialogs import SaveDialog


class OpeningsRoom(QObject):
    """One window; it looks at one repertoire at a time.

    *Signals*
    answersNotRead(FileFailure): see `Practice.notRead`.
    addWanted(Node): this position, or the line to it, is to be added to a study.
    """

    answersNotRead = Signal(object)
    addWanted = Signal(object)

    def __init__(
        self, services: Services, late: LateServices, parent: QWidget, drill: Drill | None = None
    ) -> None:
        """`drill` was handed over by the room of another window."""
        super().__init__(parent)
        self._services = services
        self._repertoires = late.repertoires
        self._practice = Practice(late.folder, services.jobs) if drill is None else drill.practice
        self._practice.setParent(self)
        self._game, self._color = services.session.position.rules.id, Color.WHITE
        self._node: Node | None = None
        self._wanted: Position | None = None
        self._edits = Edits()
        self.window = OpeningsWindow(variant(self._game), services.settings)
        self._practising = Practising(self.window, self._practice, self)
        self._connect()
        if drill is not None:
            self._choose(drill.repertoire.game, drill.repertoire.color)
            self._practising.take_up(drill)

    def open(self, game: str, color: Color, position: Position | None = None) -> None:
        """Bring the window to the front with a repertoire, at a position if that is in it."""
        if self.drill is None:
            self._choose(game, color, position)
        self.window.come_forward()

    def close(self) -> None:
        """Close the window for good."""
        self.window.finish_comment()
        self._practising.rest()
        self.window.blockSignals(True)
        close_for_good(self.window, self)

    def hand_over(self) -> Drill | None:
        """Let the room of another window go on with what is practised; this one is only to be closed."""
        drill = self._practising.hand_over()
        if drill is not None:
            self._practice.disconnect(self)
            self._practice.setParent(drill)
        return drill

    @property
    def drill(self) -> Drill | None:
        """What is practised."""
        return self._practising.drill

    @property
    def stand(self) -> tuple[str, Color, Position | None]:
        """The game and the side of the repertoire that is shown, and the position looked at."""
        return self._game, self._color, self._node.position if self._node is not None else self._wanted

    @property
    def repertoire(self) -> Repertoire | None:
        """The repertoire shown; None: it is being read, or cannot be."""
        return self._repertoires.of(self._game, self._color)

    @property
    def node(self) -> Node | None:
        """The move shown in the tree."""
        return self._node

    def _connect(self) -> None:
        window, actions = self.window, self.window.actions_of
        board = window.board
        self._repertoires.changed.connect(self._on_changed)
        self._practice.changed.connect(self._show_summary)
        self._practice.notRead.connect(self.answersNotRead)
        window.closed.connect(self._practising.stop)
        self._practising.begun.connect(self._on_begun)
        self._practising.stopped.connect(self._on_stopped)
        window.gameChosen.connect(lambda game: self._choose(game, self._color))
        window.sideChosen.connect(lambda color: self._choose(self._game, color))
        window.commented.connect(self._on_commented)
        window.moves.nodeChosen.connect(self._go)
        MoveInput(
            board,
            window.entry,
            key=actions.type_move,
            position=self._position,
            play=self._on_move,
            say=self._say,
        )
        actions.serve(board, step=self._step)
        for action, slot in (
            (actions.delete, self._delete),
            (actions.undo, self._on_undo),
            (actions.gap, self._go_to_gap),
            (actions.keep_in, self._choose_file),
            (actions.study, self._add_to_study),
            (actions.practise, self._begin),
            (actions.practise_all, lambda: self._begin(everything=True)),
            (actions.stop, self._practising.stop),
        ):
            action.triggered.connect(slot)

    # The tree

    def _choose(self, game: str, color: Color, position: Position | None = None) -> None:
        self.window.finish_comment()
        self._wanted = position
        self._game, self._color, self._node = game, color, None
        self.window.show_choice(variant(game), color)
        self.window.board.set_flipped(color is Color.BLACK)
        self._on_changed(game)

    @Slot(str)
    def _on_changed(self, game: str) -> None:
        """Show the tree as it is now; the move shown stays, as far as it is still there."""
        repertoire = self.repertoire
        if game != self._game or self.drill is not None:
            return
        self._edits.follow(repertoire)
        if repertoire is None:
            if self._node is not None:  # it is read anew
                self._wanted, self._node = self._node.position, None
            self.window.board.set_position(Position.start(self._game))
            self.window.board.set_playable(False)
            self._refresh()
            return
        before, self._node = self._node, repertoire.follow(self._node)
        if self._wanted is not None:
            self._node = next(iter(repertoire.nodes(self._wanted)), self._node)
            self._wanted = None
        if self._node is not before:
            self._show_node(None)
        self._show_tree()
        self._refresh()

    @Slot(object)
    def _go(self, node: Node) -> None:
        self.window.finish_comment()
        before, self._node = self._node, node
        self._show_node(None if before is None else Transition.between(before, node))
        self.window.moves.set_current(node)
        self._refresh()

    @Slot(int)
    def _step(self, by: int) -> None:
        node = self._node
        if node is None or self.drill is not None:
            return
        for _ in range(abs(by)):
            follower = node.parent if by < 0 else next(iter(node.children), None)
            if follower is None:
                break
            node = follower
        if node is not self._node:
            self._go(node)

    def _show_node(self, transition: Transition | None) -> None:
        node, board = self._node, self.window.board
        if node is not None:
            board.clear_marks()
            board.set_position(node.position, transition)
            board.set_last_move(node.move)
            board.set_playable(True)

    def _show_tree(self) -> None:
        repertoire, node = self.repertoire, self._node
        if repertoire is not None and node is not None:
            self.window.moves.show_tree(repertoire.tree, node)

    def _refresh(self) -> None:
        node, actions = self._node, self.window.actions_of
        practising = self.drill is not None
        root = node is None or node.parent is None
        self.window.show_comment(node.comment if node is not None else "", possible=node is not None)
        actions.delete.setEnabled(not root and not practising)
        actions.undo.setEnabled(self._edits.any and not practising)
        for step in (*actions.steps, actions.comment, actions.keep_in):
            step.setEnabled(node is not None and not practising)
        actions.stop.setEnabled(practising)
        self._show_summary()

    @Slot()
    def _show_summary(self) -> None:
        repertoire, actions = self.repertoire, self.window.actions_of
        if repertoire is None:
            return
        questions, now = repertoire.question_ids, time.time()
        due = [each for each in questions if self._practice.is_due(each, now)]
        gaps = repertoire.gap_count
        away = self._repertoires.away(self._game, self._color)
        text = summary(len(questions), len(due), gaps, away=away)
        next_due = self._practice.next_due(questions, now)
        if not due and next_due is not None:
            text = f"{text}\n{waiting(next_due - now)}"
        self.window.show_summary(text)
        idle = self.drill is None
        actions.practise.setEnabled(bool(due) and idle)
        actions.practise_all.setEnabled(bool(questions) and idle)
        actions.gap.setEnabled(gaps > 0 and idle)

    def _on_move(self, move: Move) -> None:
        """In practice an answer; in the tree the way to the next move, which is added if it is new."""
        if self.drill is not None:
            self.drill.play(move)
            return
        self.window.finish_comment()
        repertoire, node = self.repertoire, self._node
        if repertoire is None or node is None:
            return
        child = next((each for each in node.children if each.move == move), None)
        if child is None:
            line = [each.move for each in repertoire.tree.line_to(node) if each.move is not None]
            added = repertoire.add([*line, move])
            self._edits.note(repertoire, node, added.change)
            self._node = added.node
            self._show_node(Transition.between(node, added.node))
            self._repertoires.save(repertoire)
            if added.replaced:
                self.window.show_summary(added_message(added, self._color).text)
        else:
            self._go(child)

    def _position(self) -> Position | None:
        """The position in which a move is wanted."""
        if self.drill is not None:
            return self.drill.position if self.drill.phase is DrillPhase.YOURS else None
        return self._node.position if self._node is not None else None

    def _say(self, message: Message) -> None:
        """Say why what was done is no move."""
        drill = self.drill
        if drill is None:
            self.window.show_summary("\n".join(filter(None, message)))
        else:
            self.window.show_task(message, Tone.WARNING, drill.answered, drill.wanted)

    @Slot(str)
    def _on_commented(self, text: str) -> None:
        repertoire, node = self.repertoire, self._node
        if repertoire is not None and node is not None:
            self._edits.note_comment(node, node.comment)
            node.comment = text.strip()
            self._repertoires.save(repertoire)

    def _delete(self) -> None:
        self.window.finish_comment()
        repertoire, node = self.repertoire, self._node
        if repertoire is None or node is None or node.parent is None:
            return
        self._node = node.parent
        self._edits.note(repertoire, node, repertoire.remove(node))
        self._show_node(Transition.between(node, node.parent))
        self._repertoires.save(repertoire)

    def _on_undo(self) -> None:
        self.window.finish_comment()
        repertoire = self.repertoire
        self._edits.follow(repertoire)
        if repertoire is not None and (node := self._edits.undo()) is not None:
            self._node = node
            self._show_node(None)
            self._repertoires.save(repertoire)

    def _go_to_gap(self) -> None:
        repertoire = self.repertoire
        gaps = repertoire.gaps() if repertoire is not None else ()
        if gaps:
            place = gaps.index(self._node) + 1 if self._node in gaps else 0
            self._go(gaps[place % len(gaps)])

    def _choose_file(self) -> None:
        here = self._repertoires.path(self._game, self._color)
        dialog = SaveDialog(
            self.tr("Keep the repertoire in"),
            self.window,
            self._services.folders,
            ending="pdn",
            filters=["PDN (*.pdn)"],
            first=[here.parent],
            name=here.name,
            asks=False,  # what is there is taken, not written over
        )
        dialog.fileChosen.connect(partial(self._repertoires.keep_in, self._game, self._color))
        dialog.open()

    def _add_to_study(self) -> None:
        if self._node is not None:
            self.addWanted.emit(self._node)

    # The practice

    def _begin(self, *, everything: bool = False) -> None:
        self.window.finish_comment()
        if self.repertoire is not None and self.drill is None:
            self._practising.begin(self.repertoire, everything=everything)

    @Slot()
    def _on_begun(self) -> None:
        self.window.board.set_flipped(self._color is Color.BLACK)
        self._refresh()

    @Slot(object)
    def _on_stopped(self, node: Node) -> None:
        """Back to the tree, which may be another one by now, at the move that was asked last."""
        self._node = node
        self._show_node(None)
        self._on_changed(self._game)
