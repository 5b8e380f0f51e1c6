"""The set-up editor: a dialog for any position, which is checked while it is made."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Color, Position, PositionError, Square, variant
from harzdame_engine.game.rearrangement import OffBoardError
from harzdame_engine.rules.board import Direction
from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from harzdame_gui.board.geometry.layout import Orientation
from harzdame_gui.controllers.game.kept_game import SetUpWork
from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.setup.answers import Answers
from harzdame_gui.setup.draft import Draft, DraftState
from harzdame_gui.setup.judge import DraftJudge, DraftJudgement
from harzdame_gui.setup.palette import PiecePalette
from harzdame_gui.setup.set_up_board import SetUpBoard
from harzdame_gui.setup.steps import Steps
from harzdame_gui.setup.tools import GameBox, SetUpTools, button_row
from harzdame_gui.setup.verdict import judgement_sentence, left_out_sentence, off_board_sentence
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.text.problems import position_sentence
from harzdame_gui.text.squares import square_text
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.connections import connect_in_qt
from harzdame_gui.widgets.dialog_buttons import Choice
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill, scrolled
from harzdame_gui.widgets.placement import open_at

_SIDE_WIDTH = 336
_BESIDE_SCROLL_BAR = 14
_USUAL = QSize(1020, 700)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SetupEditor(QDialog):
    """A board to place pieces on, and a column of tools; only a possible position can be accepted.

    *Signals*
    changed(SetUpWork): something else is set up, or typed.
    playWanted(): a game is to begin with this position; the dialog is still open.
    studyWanted(): the position is to be studied; likewise.
    analysisWanted(): the same, with the engine's analysis.
    solutionWanted(): the same, with the endgame tables' verdict, for which tables may have to be built.
    endgameReached(Position): there are so few pieces that tables may know who wins.
    """

    changed = Signal(object)
    playWanted = Signal()
    studyWanted = Signal()
    analysisWanted = Signal()
    solutionWanted = Signal()
    endgameReached = Signal(object)

    def __init__(
        self,
        position: Position,
        jobs: Jobs,
        parent: QWidget | None = None,
        *,
        seen: Orientation | None = None,
        as_seen: Setting[bool] | None = None,
        only: str = "",
        one_game: bool = False,
    ) -> None:
        """`seen` is how the board of the game stands; where `as_seen`, the editor's stands likewise.

        `only`: the one thing that the position is for, as `studyWanted`; by itself there is a choice.
        `one_game`: it is one of this game.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Set up a position"))
        self._seen, self._as_seen = seen or Orientation(), as_seen
        self._draft = Draft(position)
        self._judge = DraftJudge(jobs, self)
        self._steps = Steps(self._draft.stage)
        self._stroke: Callable[[Square], None] | None = None
        self._said = ""
        self._board = SetUpBoard()
        self._game = GameBox(position.rules)
        self._game.setVisible(not one_game)
        self._palette = PiecePalette()
        self._tools = SetUpTools()
        self._turn = Choice([(color, color_name(color)) for color in Color], self.tr("Side to move"))
        self._fen = QLineEdit()
        self._answers = Answers(only=only)
        self._build()
        open_at(self, _USUAL)
        self._connect()
        self._turn_board()
        self._refresh()
        self._board.setFocus()

    @property
    def position(self) -> Position:
        """The position set up. Valid once the dialog was accepted."""
        return self._judge.found

    @property
    def work(self) -> SetUpWork:
        """The work so far, for `resume`."""
        return SetUpWork(self._draft.rules.id, self._draft.fen, self._fen.text())

    def follow(self, settings: Settings) -> None:
        """Show the board as the person has chosen."""
        self._board.follow(settings)

    def resume(self, work: SetUpWork) -> None:
        """Go on with work that was left."""
        try:
            self._draft.set_rules(variant(work.game))
        except KeyError:  # of another version
            return
        self._read(work.fen)
        self._fen.setText(work.text)
        self._read(work.text)

    def _connect(self) -> None:
        self._board.pressed.connect(self._on_pressed)
        self._board.squareClicked.connect(self._on_square_clicked)
        self._board.pieceMoved.connect(self._on_piece_moved)
        self._board.pieceRemoved.connect(self._on_piece_removed)
        self._board.keys.moved.connect(self._describe)
        self._palette.changed.connect(self._on_piece_chosen)
        self._turn.changed.connect(self._on_turn_changed)
        self._game.chosen.connect(self._on_game_chosen)
        self._fen.textEdited.connect(self._read)
        self._judge.began.connect(self._on_judging)
        self._judge.judged.connect(self._show_judgement)
        answers = self._answers
        answers.playWanted.connect(self.playWanted)
        answers.studyWanted.connect(self.studyWanted)
        answers.analysisWanted.connect(self.analysisWanted)
        answers.solutionWanted.connect(self.solutionWanted)
        connect_in_qt(answers, "rejected()", self, "reject()")
        tools = self._tools
        tools.shiftWanted.connect(self._shift)
        tools.as_seen.toggled.connect(self._on_side_chosen)
        for action, slot in (
            (tools.commands.undo, self._undo),
            (tools.commands.redo, self._redo),
            (tools.commands.flip, self._board.flip),
            (tools.commands.mirror, self._mirror),
            (tools.commands.exchange, self._exchange),
            (tools.commands.other_turn, lambda: self._turn.choose(self._draft.turn.other)),
            (tools.commands.copy_position, self._copy),
            (tools.commands.paste, self._paste),
        ):
            action.triggered.connect(slot)
        for number in range(self._palette.count):
            key = QShortcut(QKeySequence(str(number + 1)), self)
            key.activated.connect(lambda number=number: self._palette.choose(number))

    def _build(self) -> None:
        space = current_theme().spacing
        self._fen.setAccessibleName(self.tr("Position as text (FEN)"))
        self._fen.setToolTip(self.tr("The position as text (FEN); type or paste one here"))
        start, clear = (self.tr("Start position"), self._set_start), (self.tr("Clear"), self._clear)
        hint = self.tr(
            "Left click places, right click removes, dragging moves. Keys: arrows, 1–5, Space, Delete."
        )
        tools = QWidget()
        fill(
            QVBoxLayout(tools),
            self._game,
            space.xs,
            self._palette,
            label("caption", hint, wrap=True),
            space.xs,
            label("strong", self.tr("Side to move")),
            self._turn,
            space.xs,
            label("strong", self.tr("All pieces")),
            button_row(space.s, start, clear),
            self._tools,
            space.xs,
            label("strong", self.tr("As text")),
            self._fen,
            button_row(space.s, (self.tr("Copy"), self._copy), (self.tr("Paste"), self._paste)),
            STRETCH,
            spacing=space.s,
            margins=(0, 0, _BESIDE_SCROLL_BAR, 0),
        )
        side = QWidget()
        side.setFixedWidth(_SIDE_WIDTH + _BESIDE_SCROLL_BAR)
        area = scrolled(tools)
        fill(QVBoxLayout(side), area, self._answers, spacing=space.s, grow=[area])
        left = fill(QVBoxLayout(), self._board, self._tools.as_seen, spacing=space.xs, grow=[self._board])
        margins = (space.l, space.l, space.l, space.l)
        fill(QHBoxLayout(self), left, side, spacing=space.l, margins=margins, grow=[left])
        self._answers.make_default()

    # Input

    @Slot()
    def _on_pressed(self) -> None:
        self._stroke = None

    @Slot(str, object)
    def _on_square_clicked(self, square: Square, button: Qt.MouseButton) -> None:
        """The first square of a stroke decides what becomes of the others."""
        joined = self._stroke is not None
        if self._stroke is None:
            self._stroke = self._made_stroke(square, button)
        self._stroke(square)
        self._refresh(joined=joined)

    def _made_stroke(self, square: Square, button: Qt.MouseButton) -> Callable[[Square], None]:
        piece, draft = self._palette.piece, self._draft
        right = button == Qt.MouseButton.RightButton
        if piece is None or (right and square in draft.pieces):
            return draft.remove
        placed = piece._replace(color=piece.color.other) if right else piece
        return lambda each: draft.put(each, placed)

    @Slot(str, str)
    def _on_piece_moved(self, origin: Square, target: Square) -> None:
        self._draft.move(origin, target)
        self._refresh()

    @Slot(str)
    def _on_piece_removed(self, square: Square) -> None:
        self._draft.remove(square)
        self._refresh()

    @Slot()
    def _on_piece_chosen(self) -> None:
        self._board.set_carrying(self._palette.piece is not None)

    @Slot()
    def _on_turn_changed(self) -> None:
        self._draft.turn = self._turn.value
        self._refresh()

    @Slot(str)
    def _on_game_chosen(self, game: str) -> None:
        lost = self._draft.set_rules(variant(game))
        self._refresh(say=left_out_sentence(lost) if lost else "")

    @Slot()
    def _set_start(self) -> None:
        self._draft.set_start()
        self._refresh()

    @Slot()
    def _clear(self) -> None:
        self._draft.clear()
        self._refresh()

    @Slot()
    def _mirror(self) -> None:
        self._draft.mirror()
        self._refresh()

    @Slot()
    def _exchange(self) -> None:
        self._draft.exchange()
        self._refresh()

    @Slot(object)
    def _shift(self, way: Direction) -> None:
        way = way.opposite if self._board.orientation.flipped else way
        if way not in self._draft.rules.board.vectors:
            return
        try:
            self._draft.shift(way)
        except OffBoardError as error:
            self._show_verdict(off_board_sentence(error.squares), frozenset(error.squares), wrong=True)
            return
        self._refresh()

    @Slot()
    def _undo(self) -> None:
        self._go_to(self._steps.undo())

    @Slot()
    def _redo(self) -> None:
        self._go_to(self._steps.redo())

    def _go_to(self, stage: DraftState) -> None:
        self._draft.go_to(stage)
        self._refresh()

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._fen.text())

    @Slot()
    def _paste(self) -> None:
        self._fen.setText(QGuiApplication.clipboard().text().strip())
        self._read(self._fen.text())  # the field takes a part of what is very long

    # The board's side

    @Slot(bool)
    def _on_side_chosen(self, as_seen: bool) -> None:
        if self._as_seen is not None:
            self._as_seen.set(as_seen)
        self._turn_board()

    def _turn_board(self) -> None:
        if self._as_seen is None:
            self._tools.as_seen.hide()
            return
        tick = self._tools.as_seen
        tick.blockSignals(True)
        tick.setChecked(self._as_seen.value)
        tick.blockSignals(False)
        seen = self._seen if self._as_seen.value else Orientation()
        self._board.set_flipped(seen.flipped)
        self._board.set_standing(seen.standing)

    # Display

    @Slot(str)
    def _read(self, text: str) -> None:
        try:
            self._draft.read(text)
        except PositionError as error:
            squares = frozenset({error.square}) if error.square else frozenset()
            self._judge.drop()
            self._show_verdict(position_sentence(error, self._draft.rules), squares, wrong=True)
            self._answers.offer(None)
            self.changed.emit(self.work)
            return
        self._refresh(keep_text=True)

    def _refresh(self, *, keep_text: bool = False, joined: bool = False, say: str = "") -> None:
        """Show the draft as it is now, and note it as a step; `say`: what else has to be said of it."""
        draft = self._draft
        self._steps.note(draft.stage, joined=joined)
        self._tools.commands.undo.setEnabled(self._steps.can_undo)
        self._tools.commands.redo.setEnabled(self._steps.can_redo)
        self._tools.show_rules(draft.rules)
        self._game.show_game(draft.rules)
        self._board.set_rules(draft.rules)
        self._board.set_pieces(draft.pieces)
        if self._turn.value is not draft.turn:
            self._turn.blockSignals(True)
            self._turn.choose(draft.turn)
            self._turn.blockSignals(False)
        if not keep_text:
            self._fen.setText(draft.fen)
            self._fen.setCursorPosition(0)
        self._said = say
        self._judge.look_at(draft)
        self.changed.emit(self.work)

    @Slot()
    def _on_judging(self) -> None:
        self._show_verdict(self.tr("Looking at the captures…"))
        self._answers.offer(None)

    @Slot(object)
    def _show_judgement(self, judgement: DraftJudgement) -> None:
        squares = frozenset(each.square for each in judgement.problems if each.square)
        text = judgement_sentence(judgement, self._draft.rules)
        self._show_verdict(text, squares, wrong=bool(judgement.problems))
        if self._answers.offer(judgement.position):
            self.endgameReached.emit(judgement.position)

    def show_endgame(self, position: Position, verdict: str) -> None:
        """Say what endgame tables know of a position, unless another one is set up by now."""
        if position == self._judge.position:
            self._show_verdict(self.tr("Endgame tables: {verdict}.").format(verdict=verdict))

    def _show_verdict(
        self, text: str, squares: frozenset[Square] = frozenset(), *, wrong: bool = False
    ) -> None:
        self._answers.say(" ".join(filter(None, (self._said, text))), wrong=wrong)
        self._board.set_wrong(squares)

    @Slot(str)
    def _describe(self, square: Square) -> None:
        """Tell screen readers what the keyboard is at."""
        self._board.setAccessibleDescription(square_text(square, **self._board.on_square(square)._asdict()))

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self._fen.hasFocus():
            self._board.setFocus()  # the text is read, and typing is over; no answer is chosen by that
        else:
            super().keyPressEvent(event)
