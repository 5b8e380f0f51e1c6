"""The dialog for a move to be replaced, or moves to be inserted, by playing or typing them.

It says at once how much of what follows would still fit.
"""

from __future__ import annotations

import re

from harzdame_engine import AmbiguousMove, IllegalMove, Move, Node, Position
from harzdame_engine.game.replay import insert_moves, replace_move
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.access.walking import walk_by_keys
from harzdame_gui.board import BoardView
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.text.message import Message
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.dialog_buttons import answer_with, make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_NUMBER = re.compile(r"^[0-9]+(?:\.+|…)$|^(?:[0-9]+(?:\.+|…))(?=[a-z0-9])", re.IGNORECASE)
_MOST_SHOWN = 24
_SIDE_WIDTH = 320
_USUAL = QSize(900, 560)


class ReplayDialog(QDialog):
    """A board to play the moves on, a field that has them as text, and a sentence about what follows.

    Each follows the other: the board shows the position behind the moves in the field.

    *Signals*
    movesChosen(Node, tuple[Move, ...], bool): the moves, to be inserted behind the node if True, else to
    replace its own.
    """

    movesChosen = Signal(object, object, bool)

    def __init__(
        self, node: Node, settings: Settings, *, insert: bool, flipped: bool, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._node = node
        self._insert = insert
        self._moves: tuple[Move, ...] = ()
        self._begin = node.position if insert or node.parent is None else node.parent.position
        self.setWindowTitle(self._heading())
        self._board = BoardView()
        self._board.follow(settings)
        walk_by_keys(self._board)
        self._board.set_flipped(flipped)
        self._field = QLineEdit()
        self._field.setAccessibleName(self.tr("Moves") if insert else self.tr("The right move"))
        self._field.setPlaceholderText(self.tr("As a rule one of each side") if insert else "")
        self._take_back = QPushButton(self.tr("Take back"), autoDefault=False)
        self._verdict = label("body", wrap=True)
        self._legal = label("caption", wrap=True)
        for text in (self._verdict, self._legal):
            text.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = QDialogButtonBox()
        accept = self.tr("Insert") if insert else self.tr("Replace")
        self._accept = self._buttons.addButton(accept, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._build(self.windowTitle())
        make_default(self._accept, self._buttons)
        open_at(self, _USUAL)
        self._field.textChanged.connect(self._read)
        MoveInput(self._board, position=self._position, play=self._on_played, say=self._on_refused)
        self._take_back.clicked.connect(self._on_taken_back)
        answer_with(self._buttons, self)
        self.accepted.connect(self._hand_over)
        self._read()
        self._field.setFocus()

    def _heading(self) -> str:
        at = told_move(self._node)
        if not self._insert:
            return self.tr("Replace {move}").format(move=at)
        if at:
            return self.tr("Insert behind {move}").format(move=at)
        return self.tr("Insert at the beginning")

    def _build(self, title: str) -> None:
        space = current_theme().spacing
        how = label("caption", self.tr("Play on the board, or type."), wrap=True)
        heading = label("heading", title, wrap=True)
        line = fill(QHBoxLayout(), self._field, self._take_back, spacing=space.s, grow=[self._field])
        column = QWidget()
        column.setFixedWidth(_SIDE_WIDTH)
        parts = (heading, how, line, self._verdict, self._legal, STRETCH, self._buttons)
        fill(QVBoxLayout(column), *parts, spacing=space.m)
        margins = (space.l, space.l, space.l, space.l)
        fill(QHBoxLayout(self), self._board, column, spacing=space.l, margins=margins, grow=[self._board])

    @Slot()
    def _read(self) -> None:
        """Read the field, and say what would come of it."""
        position, moves, wrong = _read_moves(self._field.text(), self._begin)
        if not self._insert:
            position = self._begin.play(moves[0]) if moves else self._begin  # there is one to play
        self._board.set_position(position)
        self._board.set_last_move(moves[len(moves) - 1 if self._insert else 0] if moves else None)
        self._board.set_playable(self._insert or not moves)
        self._take_back.setEnabled(bool(self._field.text().strip()))
        enough = bool(moves) and (self._insert or len(moves) == 1)
        self._moves = tuple(moves) if enough and not wrong else ()
        self._accept.setEnabled(bool(self._moves) and self._changes())
        if wrong:
            self._verdict.setText(self.tr("“{text}” is not a move here.").format(text=wrong[:20]))
        elif self._moves:
            self._verdict.setText(self._prospect())
        else:
            self._verdict.clear()
        self._show_legal(position if self._insert or not moves else self._begin)

    def _changes(self) -> bool:
        return self._insert or self._moves[0] != self._node.move

    def _show_legal(self, position: Position) -> None:
        moves = sorted({str(move) for move in position.legal_moves()})
        more = " …" if len(moves) > _MOST_SHOWN else ""
        listed = ", ".join(moves[:_MOST_SHOWN]).replace("-", "‑") + more  # a move is not broken over lines
        self._legal.setText(self.tr("Possible: {moves}").format(moves=listed) if moves else "")

    def _prospect(self) -> str:
        """How many of the moves that follow would still fit."""
        if self._insert:
            edit = insert_moves(self._node, self._moves)
        else:
            edit = replace_move(self._node, self._moves[0])
        following = sum(1 for _ in self._node.below()) - 1
        if not following:
            return self.tr("No move follows.")
        if not edit.lost:
            return self.tr("All moves that follow still fit: {count}.").format(count=following)
        text = self.tr(
            "Moves that follow: {count}; not fitting any more: {lost}. These go to the deleted moves."
        )
        return text.format(lost=edit.lost, count=following)

    def _position(self) -> Position:
        return _read_moves(self._field.text(), self._begin)[0]

    def _on_played(self, move: Move) -> None:
        """Put a move that was played behind those in the field; what was no move there gives way."""
        _, moves, _ = _read_moves(self._field.text(), self._begin)
        self._field.setText(" ".join(map(str, [*moves, move])))

    def _on_refused(self, message: Message) -> None:
        self._verdict.setText(" ".join(filter(None, message[:2])))

    @Slot()
    def _on_taken_back(self) -> None:
        """Take the last move back, or what is none."""
        _, moves, wrong = _read_moves(self._field.text(), self._begin)
        self._field.setText(" ".join(map(str, moves if wrong else moves[:-1])))

    @Slot()
    def _hand_over(self) -> None:
        self.movesChosen.emit(self._node, self._moves, self._insert)


def _read_moves(text: str, position: Position) -> tuple[Position, list[Move], str]:
    """The moves in `text`, the position behind them, and the first word that is no legal move."""
    moves = list[Move]()
    for word in text.replace(",", " ").split():
        plain = _NUMBER.sub("", word)
        if not plain:
            continue
        try:
            move = position.parse_move(plain)
        except (IllegalMove, AmbiguousMove):
            return position, moves, plain
        moves.append(move)
        position = position.play(move)
    return position, moves, ""
