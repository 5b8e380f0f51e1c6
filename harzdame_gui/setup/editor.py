"""The set-up editor: a dialog for any position, which is checked while it is made."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Color, Position, PositionError, Square
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.kept_game import SetUpWork
from harzdame_gui.setup.draft import Draft
from harzdame_gui.setup.palette import PiecePalette
from harzdame_gui.text.outcomes import color_name, outcome_message
from harzdame_gui.text.problems import position_sentence
from harzdame_gui.theme import FontRole, Theme
from harzdame_gui.widgets.dialog_buttons import Choice, make_default
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill
from harzdame_gui.widgets.placement import open_at

_SIDE_WIDTH = 320
_USUAL = QSize(980, 640)


class SetupEditor(QDialog):
    """A board to place pieces on, and a column of tools; only a possible position can be accepted.

    *Signals*
    changed(SetUpWork): something else is set up, or typed.
    playWanted(): a game is to begin with this position; the dialog is still open.
    studyWanted(): the position is to be studied; likewise.
    """

    changed = Signal(object)
    playWanted = Signal()
    studyWanted = Signal()

    def __init__(self, position: Position, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up a position"))
        self._draft = Draft(position)
        self._board = BoardView(theme)
        self._palette = PiecePalette(theme)
        self._turn = Choice([(color, color_name(color)) for color in Color], self.tr("Side to move"))
        self._fen = QLineEdit()
        self._verdict = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignBottom)
        self._buttons = QDialogButtonBox()
        self._play = self._buttons.addButton(
            self.tr("Play from here…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._study = self._buttons.addButton(self.tr("Study"), QDialogButtonBox.ButtonRole.ActionRole)
        self._study.setToolTip(self.tr("Move both sides by yourself"))
        self._build(theme)
        open_at(self, _USUAL)
        self._board.set_rules(position.rules)
        self._board.set_editing(True)
        self._connect()
        self._refresh()

    @property
    def position(self) -> Position:
        """The position set up. Valid once the dialog was accepted."""
        return self._draft.position()

    @property
    def work(self) -> SetUpWork:
        """The work so far, for `resume`."""
        return SetUpWork(self._draft.rules.id, self._draft.fen, self._fen.text())

    def resume(self, work: SetUpWork) -> None:
        """Go on with work that was left, if it is of the same game."""
        if work.game != self._draft.rules.id:
            return
        self._read(work.fen)
        self._fen.setText(work.text)
        self._read(work.text)

    def _connect(self) -> None:
        self._board.squareClicked.connect(self._on_square_clicked)
        self._board.pieceMoved.connect(self._on_piece_moved)
        self._board.pieceRemoved.connect(self._on_piece_removed)
        self._turn.changed.connect(self._on_turn_changed)
        self._fen.textEdited.connect(self._on_fen_edited)
        self._buttons.accepted.connect(self.playWanted)
        self._study.clicked.connect(self.studyWanted)
        self._buttons.rejected.connect(self.reject)

    def _build(self, theme: Theme) -> None:
        space = theme.spacing
        self._buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        self._fen.setAccessibleName(self.tr("Position as text (FEN)"))
        self._fen.setToolTip(self.tr("The position as text (FEN); type or paste one here"))
        self._verdict.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + space.xs)
        hint = self.tr("Left click places, right click removes, dragging moves.")
        start, clear = (self.tr("Start position"), self._set_start), (self.tr("Clear"), self._clear)
        side = QWidget()
        side.setFixedWidth(_SIDE_WIDTH)
        fill(
            QVBoxLayout(side),
            _heading(self.tr("Pieces"), theme),
            self._palette,
            label("caption", hint, wrap=True),
            space.m,
            _heading(self.tr("Side to move"), theme),
            self._turn,
            space.m,
            _heading(self.tr("Position"), theme),
            _buttons(space.s, start, clear),
            self._fen,
            _buttons(space.s, (self.tr("Copy"), self._copy), (self.tr("Paste"), self._paste)),
            STRETCH,
            self._verdict,
            self._buttons,
            spacing=space.s,
        )
        margins = (space.l, space.l, space.xl, space.l)
        fill(QHBoxLayout(self), self._board, side, spacing=space.l, margins=margins, grow=[self._board])
        make_default(self._play, self._buttons)

    # Input

    @Slot(str, object)
    def _on_square_clicked(self, square: Square, button: Qt.MouseButton) -> None:
        piece = self._palette.piece
        if piece is None:
            self._draft.remove(square)
        elif button == Qt.MouseButton.RightButton:
            self._draft.put_other_color(square, piece)
        else:
            self._draft.put(square, piece)
        self._refresh()

    @Slot(str, str)
    def _on_piece_moved(self, origin: Square, target: Square) -> None:
        self._draft.move(origin, target)
        self._refresh()

    @Slot(str)
    def _on_piece_removed(self, square: Square) -> None:
        self._draft.remove(square)
        self._refresh()

    @Slot()
    def _on_turn_changed(self) -> None:
        self._draft.turn = self._turn.value
        self._refresh()

    @Slot(str)
    def _on_fen_edited(self, text: str) -> None:
        self._read(text)

    @Slot()
    def _set_start(self) -> None:
        self._draft.set_start()
        self._refresh()

    @Slot()
    def _clear(self) -> None:
        self._draft.clear()
        self._refresh()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._fen.text())

    @Slot()
    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        self._fen.setText(text)
        self._read(text)

    # Display

    def _read(self, text: str) -> None:
        try:
            self._draft.read(text)
        except PositionError as error:
            self._judge(error)
            return
        self._refresh(keep_text=True)

    def _refresh(self, *, keep_text: bool = False) -> None:
        self._board.set_pieces(self._draft.pieces)
        if self._turn.value is not self._draft.turn:
            self._turn.blockSignals(True)
            self._turn.choose(self._draft.turn)
            self._turn.blockSignals(False)
        if not keep_text:
            self._fen.setText(self._draft.fen)
            self._fen.setCursorPosition(0)
        self._judge(self._draft.problem)

    def _judge(self, error: PositionError | None) -> None:
        self._play.setEnabled(error is None)
        self._study.setEnabled(error is None)
        if error is not None:
            self._verdict.setText(position_sentence(error, self._draft.rules))
        elif (outcome := self._draft.position().outcome()) is not None:
            over = self.tr("The game would be over here: {reason}")
            self._verdict.setText(over.format(reason=outcome_message(outcome).text))
        else:
            self._verdict.setText(self.tr("This position can be played."))
        self._verdict.setProperty("role", "muted" if error is None else "error")
        self._verdict.style().unpolish(self._verdict)
        self._verdict.style().polish(self._verdict)
        self.changed.emit(self.work)


def _heading(text: str, theme: Theme) -> QLabel:
    heading = QLabel(text)
    heading.setFont(theme.font(FontRole.STRONG))
    return heading


def _buttons(spacing: int, *entries: tuple[str, Callable[[], None]]) -> QHBoxLayout:
    buttons = []
    for text, slot in entries:
        button = QPushButton(text, autoDefault=False)
        button.clicked.connect(slot)
        buttons.append(button)
    return fill(QHBoxLayout(), *buttons, spacing=spacing, grow=buttons)
