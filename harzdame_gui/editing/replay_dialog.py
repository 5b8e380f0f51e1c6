"""The dialog for a move to be replaced, or moves to be inserted; it says at once how much would still fit."""

from __future__ import annotations

import re

from harzdame_engine import AmbiguousMove, IllegalMove, Move, Node, Position
from harzdame_engine.game.replay import insert_moves, replace_move
from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from harzdame_gui.text.move_numbers import numbered_move
from harzdame_gui.widgets.dialog_buttons import make_default

_NUMBER = re.compile(r"^[0-9]+(?:\.+|…)$|^(?:[0-9]+(?:\.+|…))(?=[a-z0-9])", re.IGNORECASE)
_MOST_SHOWN = 24


class ReplayDialog(QDialog):
    """A field for moves, typed as everywhere else, and a sentence about what follows.

    *Signals*
    movesChosen(Node, tuple[Move, ...], bool): the moves, to be inserted behind the node if True, else to
    replace its own.
    """

    movesChosen = Signal(object, object, bool)

    def __init__(self, node: Node, *, insert: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._node = node
        self._insert = insert
        self._moves: tuple[Move, ...] = ()
        self._begin = node.position if insert or node.parent is None else node.parent.position
        at = numbered_move(node)
        if not insert:
            title = self.tr("Replace {move}").format(move=at)
        elif at:
            title = self.tr("Insert behind {move}").format(move=at)
        else:
            title = self.tr("Insert at the beginning")
        self.setWindowTitle(title)
        self._field = QLineEdit()
        self._field.setAccessibleName(self.tr("Moves") if insert else self.tr("The right move"))
        self._field.setPlaceholderText(self.tr("As a rule one of each side") if insert else "")
        self._verdict = QLabel()
        self._legal = QLabel()
        self._legal.setProperty("role", "muted")
        for label in (self._verdict, self._legal):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._buttons = QDialogButtonBox()
        text = self.tr("Insert") if insert else self.tr("Replace")
        self._accept = self._buttons.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(12)
        for widget in (heading, self._field, self._legal, self._verdict):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(self._buttons)
        make_default(self._accept, self._buttons)
        self.setMinimumWidth(440)
        self._field.textChanged.connect(self._read)
        self.accepted.connect(self._hand_over)
        self._read()
        self._field.setFocus()

    @Slot()
    def _read(self) -> None:
        """Read the field, and say what would come of it."""
        position, moves, wrong = _read_moves(self._field.text(), self._begin)
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
