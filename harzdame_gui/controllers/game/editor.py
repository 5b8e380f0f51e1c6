"""The editor of the game on the board: a person's edits, their undoing, and the trash of the game.

The edits themselves are the engine package's. Knows no widgets and no words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from harzdame_engine import Move, Node, Outcome, Position
from harzdame_engine.game import edits, replay
from harzdame_engine.game.edit import Edit
from harzdame_engine.game.tree import GameTree, Removal
from PySide6.QtCore import QObject, QTimer, Slot

from harzdame_gui.controllers.game.session import GameSession

_TYPING_MS = 100
"""A pause in typing, after which the game is drawn anew."""


class GameEditor(QObject):
    """Edits the record of a session. The history of the edits belongs to the game.

    An edit that would change the moves of a game being played is not made.
    """

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._typed = QTimer(self, singleShot=True, interval=_TYPING_MS)
        self._typed.timeout.connect(session.treeChanged)

    @property
    def tree(self) -> GameTree:
        """The record that is edited."""
        return self._session.tree

    @property
    def node(self) -> Node:
        """The node at the cursor."""
        return self._session.node

    @property
    def being_played(self) -> bool:
        """Whether the game is played, and not over: then no edit changes its moves."""
        return self._session.being_played

    # Undo and redo

    @property
    def next_undo(self) -> Edit | None:
        """The edit that `undo` reverts; None: there is none, or it would change the game being played."""
        edit = self._session.game.history.next_undo
        return edit if edit and self._session.game.allows(edit, undo=True) else None

    @property
    def next_redo(self) -> Edit | None:
        """The edit that `redo` makes again; None as for `next_undo`."""
        edit = self._session.game.history.next_redo
        return edit if edit and self._session.game.allows(edit) else None

    @Slot()
    def undo(self) -> None:
        """Undo the last edit and go to its place."""
        edit = self._session.game.undo()
        if edit is not None:
            self._session.show_edit(edit.back)

    @Slot()
    def redo(self) -> None:
        """Redo the edit that was undone last, and go to its place."""
        edit = self._session.game.redo()
        if edit is not None:
            self._session.show_edit(edit.place)

    # Edits

    def may(self, edit: Edit) -> bool:
        """Whether `edit` changes something, and not the game being played."""
        return bool(edit) and self._session.game.allows(edit)

    def make(self, edit: Edit) -> bool:
        """Make an edit; False: it changes nothing, or would change the game being played.

        The cursor goes to moves that are added, and leaves those that are deleted.
        """
        session = self._session
        if not session.game.do(edit):
            return False
        stays = not edit.adds and session.tree.has(session.node)
        session.show_edit(session.node if stays else edit.place)
        return True

    def comment(self, node: Node, text: str, where: str = "comment") -> None:
        """Set a text of `node`, see `edits.comment`; what is typed in one go is one edit.

        It is recorded at once, but told by treeChanged only when the typing pauses, because a
        large game takes a while to be drawn anew.
        """
        if self._session.game.do(edits.comment(node, text, where)):
            self._session.stateChanged.emit()
            self._typed.start()

    def set_glyphs(self, node: Node, glyphs: Sequence[int]) -> None:
        """Set the glyphs of a move."""
        self.make(edits.glyphs(node, glyphs))

    def set_facts(self, tags: Mapping[str, str], result: Outcome | None) -> bool:
        """Set the tags and the result; False if nothing changes."""
        return self.make(edits.facts(self.tree, self.node, tags, result))

    def replace(self, node: Node, moves: Sequence[Move], *, insert: bool) -> int:
        """Insert moves behind `node`, or play the first instead of its own; returns how many did not fit.

        Raises:
            IllegalMove: one of them is not legal.
        """
        edit = replay.insert_moves(node, moves) if insert else replay.replace_move(node, moves[0])
        self.make(edit)
        return edit.lost

    def correct_start(self, position: Position) -> int:
        """Let the game begin with `position`, one of the same game; returns how many moves did not fit."""
        edit = replay.correct_start(self.tree, position)
        self.make(edit)
        return edit.lost

    # The trash

    @property
    def trash(self) -> tuple[Removal, ...]:
        """What was deleted in this game and not put back."""
        return self._session.game.history.trash

    def can_put_back(self, removal: Removal) -> bool:
        """Whether the place of what was deleted is still in the game."""
        return edits.can_put_back(self.tree, removal)

    def put_back(self, removal: Removal) -> None:
        """Put what was deleted back where it was; last, where it would displace moves that were played."""
        if not self.can_put_back(removal):
            return
        edit = edits.put_back(self.tree, removal)
        if not self.may(edit):
            edit = edits.put_back(self.tree, replace(removal, index=len(edit.back.children)))
        self.make(edit)
