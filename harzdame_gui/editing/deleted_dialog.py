"""The trash of the game on the board: what was deleted, to look at and to put back."""

from __future__ import annotations

from functools import partial

from harzdame_engine.game.tree import Removal
from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.text.move_numbers import line_text
from harzdame_gui.theme import Themed, current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import make_default, reject_with
from harzdame_gui.widgets.placement import open_at

_IN_LIST, _IN_FULL = 6, 400  # moves
_PICTURE = 240
_USUAL = QSize(640, 440)


class DeletedDialog(QDialog, Themed):
    """A list, the last deletion first; beside it the line chosen, as text and by its first move."""

    def __init__(self, editor: GameEditor, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Deleted in this game"))
        self._editor = editor
        self._shown: tuple[Removal, ...] = ()
        self._list = QListWidget()
        self._list.setProperty("role", "games")
        self._list.setAccessibleName(self.tr("Deleted in this game"))
        self._list.setWordWrap(True)
        self._picture = QLabel()
        self._picture.setFixedSize(_PICTURE, _PICTURE)
        self._moves = QLabel(wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self._moves.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._why_not = QLabel(self.tr("Its place is no longer in the game; undo brings it back."))
        self._why_not.setProperty("role", "muted")
        self._why_not.setWordWrap(True)
        buttons = QDialogButtonBox()
        self._put_back = buttons.addButton(self.tr("Put back"), QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(QDialogButtonBox.StandardButton.Close)
        reject_with(buttons, self)
        self._build(buttons)
        make_default(self._put_back, buttons)
        self._put_back.clicked.connect(self._on_put_back)
        self._list.currentRowChanged.connect(self._show_chosen)
        self._list.itemActivated.connect(self._on_put_back)
        session.treeChanged.connect(self._refresh)
        connect_in_qt(session, "gameReplaced()", self, "reject()")
        open_at(self, _USUAL)
        self._refresh()

    def take_theme(self) -> None:
        """Draw the position in other colours."""
        self._show_chosen()

    def _build(self, buttons: QDialogButtonBox) -> None:
        space = current_theme().spacing
        side = QVBoxLayout()
        side.setSpacing(space.s)
        side.addWidget(self._picture)
        side.addWidget(self._moves, 1)
        side.addWidget(self._why_not)
        content = QWidget()
        columns = QHBoxLayout(content)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(space.l)
        columns.addWidget(self._list, 1)
        columns.addLayout(side)
        nothing = QLabel(
            self.tr("Nothing has been deleted. Moves deleted in this game are kept here until it is closed.")
        )
        nothing.setWordWrap(True)
        nothing.setProperty("role", "muted")
        nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._pages = QStackedLayout()
        self._pages.addWidget(content)
        self._pages.addWidget(nothing)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(space.xl, space.l, space.xl, space.l)
        layout.setSpacing(space.l)
        layout.addLayout(self._pages, 1)
        layout.addWidget(buttons)

    @Slot()
    def _refresh(self) -> None:
        chosen = self._list.currentRow()
        self._shown = tuple(reversed(self._editor.trash))
        self._list.clear()
        for removal in self._shown:
            self._list.addItem(line_text(removal.node, _IN_LIST))
        self._pages.setCurrentIndex(0 if self._shown else 1)
        self._list.setCurrentRow(max(0, min(chosen, len(self._shown) - 1)) if self._shown else -1)
        self._show_chosen()

    @Slot()
    def _show_chosen(self) -> None:
        removal = self._chosen()
        possible = removal is not None and self._editor.can_put_back(removal)
        self._put_back.setEnabled(possible)
        self._why_not.setVisible(removal is not None and not possible)
        if removal is None:
            return
        position = removal.node.position
        draw = partial(render_position, position.rules, position.pieces, current_theme(), _PICTURE)
        move = removal.node.move
        arrows = [move.squares] if move is not None else []
        self._picture.setPixmap(draw(self.devicePixelRatioF(), arrows=arrows))
        self._picture.setAccessibleName(position.fen)
        self._moves.setText(line_text(removal.node, _IN_FULL))

    def _chosen(self) -> Removal | None:
        row = self._list.currentRow()
        return self._shown[row] if 0 <= row < len(self._shown) else None

    @Slot()
    def _on_put_back(self) -> None:
        if (removal := self._chosen()) is not None:
            self._editor.put_back(removal)
