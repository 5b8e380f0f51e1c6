"""The presentation: the board on the whole screen, and what is said of the move in letters for a room."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import Node
from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QLabel, QTextEdit, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.board.input.hands import WheelSteps
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.game.variations import beside
from harzdame_gui.play.presenter import headings
from harzdame_gui.replay.autoplay import Autoplay
from harzdame_gui.replay.commands import ReplayCommands
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.text.outcomes import outcome_message
from harzdame_gui.text.sizes import shown_part
from harzdame_gui.theme import FontRole, Themed, current_theme

_POINTER_MS = 1500
_MARGIN = 0.03
"""Of the shorter side of the screen."""
_BIG, _SMALL, _SMALLEST = 0.042, 0.026, 0.018
"""Heights of letters as shares of the shorter side: the move, other text, and a long comment."""


class Presentation(QWidget, Themed):
    """A window without a frame over the whole screen; the steps made in it are the session's."""

    def __init__(self, context: Context, autoplay: Autoplay, actions: ReplayCommands) -> None:
        super().__init__(context.window, Qt.WindowType.Window)
        self.setWindowTitle(self.tr("Presentation"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._services = context.services
        self._session = context.session
        self._autoplay = autoplay
        self._main_board, self._flip = context.board, context.commands.flip
        self._wheel = WheelSteps()
        self._board = BoardView(self)
        self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._head, self._move, self._foot = QLabel(self), QLabel(self), QLabel(self)
        self._comment = QTextEdit(self)
        self._pointer = QTimer(self, singleShot=True, interval=_POINTER_MS)
        self._pointer.timeout.connect(lambda: self.setCursor(Qt.CursorShape.BlankCursor))
        self._keys = self._made_keys()
        self._far: dict[Qt.Key, Callable[[], object]] = {
            Qt.Key.Key_Right: actions.next_moment.trigger,
            Qt.Key.Key_Left: actions.previous_moment.trigger,
        }
        self._prepare()
        self._connect()
        self.take_theme()

    def open(self) -> None:
        """Cover the screen that the main window is on."""
        window = self.parentWidget()
        if window is not None:
            self.setGeometry(window.screen().geometry())
        seen = self._main_board.orientation
        self._board.set_flipped(seen.flipped)
        self._board.set_standing(seen.standing)
        self._show_game()
        self.showFullScreen()
        self.activateWindow()
        self.setFocus()
        self._wake()

    def _prepare(self) -> None:
        for each in (self._head, self._move, self._foot):
            each.setTextFormat(Qt.TextFormat.PlainText)
            each.setWordWrap(True)
            each.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._foot.setAlignment(Qt.AlignmentFlag.AlignBottom)
        self._comment.setReadOnly(True)
        self._comment.setFrameShape(QFrame.Shape.NoFrame)
        self._comment.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._comment.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._comment.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._comment.setAccessibleName(self.tr("Comment"))

    def _connect(self) -> None:
        session = self._session
        session.cursorMoved.connect(self._on_moved)
        session.gameReplaced.connect(self._on_replaced)
        session.treeChanged.connect(self._on_edited)
        self._main_board.flipped.connect(self._board.set_flipped)
        self._board.follow(self._services.settings)
        self._autoplay.changed.connect(self._show_foot)

    def _made_keys(self) -> dict[Qt.Key, Callable[[], object]]:
        session, autoplay, key = self._session, self._autoplay, Qt.Key
        return {
            key.Key_Escape: self.close,
            key.Key_Right: session.step_forward,
            key.Key_Left: session.step_back,
            key.Key_Home: session.to_start,
            key.Key_End: session.to_end,
            key.Key_Up: partial(self._go_beside, -1),
            key.Key_Down: partial(self._go_beside, 1),
            key.Key_Space: session.step_forward,
            key.Key_Backspace: session.step_back,
            key.Key_PageDown: partial(self._scroll, 1),
            key.Key_PageUp: partial(self._scroll, -1),
            key.Key_F5: autoplay.toggle,
            key.Key_Plus: partial(autoplay.change_speed, 1),
            key.Key_Equal: partial(autoplay.change_speed, 1),
            key.Key_Minus: partial(autoplay.change_speed, -1),
            key.Key_F: self._flip.trigger,
        }

    # What is shown

    def _show_game(self) -> None:
        self._board.set_position(self._session.position)
        self._show_node()

    @Slot()
    def _on_replaced(self) -> None:
        if self.isVisible():
            self._show_game()

    @Slot()
    def _on_edited(self) -> None:
        if self.isVisible():
            self._show_texts()

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        if self.isVisible():
            self._board.set_position(transition.after, transition)
            self._show_node()

    def _show_node(self) -> None:
        node = self._session.node
        self._board.set_last_move(node.move)
        self._board.set_drawn_marks(node.marks)
        self._show_texts()

    def _show_texts(self) -> None:
        node = self._session.node
        self._head.setText("\n".join(headings(self._session)))
        self._move.setText(move_text(node) or self.tr("Start"))
        said = (shown_part(node.before), shown_part(node.comment), self._result(node))
        self._comment.setPlainText("\n\n".join(filter(None, said)))
        self._show_foot()
        self._lay_out()

    @Slot()
    def _show_foot(self) -> None:
        node = self._session.node
        last = self._session.tree.end_of_line(node).ply
        place = self.tr("Move {number} of {count}").format(number=(node.ply + 1) // 2, count=(last + 1) // 2)
        playing = self.tr("plays by itself") if self._autoplay.playing else ""
        self._foot.setText(" · ".join(filter(None, (place, playing))))

    def _result(self, node: Node) -> str:
        outcome = self._session.outcome_at(node)
        return "" if outcome is None else " – ".join(filter(None, outcome_message(outcome)[:2]))

    # Places

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        short = min(width, height)
        margin = round(short * _MARGIN)
        if width >= height:
            side = min(height - 2 * margin, round(width * 0.68))
            board = QRect(margin, (height - side) // 2, side, side)
            left = board.right() + 2 * margin
            text = QRect(left, board.top(), width - left - margin, side)
        else:
            side = min(width - 2 * margin, round(height * 0.66))
            board = QRect((width - side) // 2, margin, side, side)
            top = board.bottom() + margin
            text = QRect(board.left(), top, side, height - top - margin)
        self._board.setGeometry(board)
        self._fill(text, short)

    def _fill(self, place: QRect, short: int) -> None:
        """The texts from the top: players, move, comment; at the bottom how far the game is."""
        self._head.setFont(self._font(short * _SMALL))
        self._move.setFont(self._font(short * _BIG, strong=True))
        self._foot.setFont(self._font(short * _SMALLEST))
        gap, top = round(short * _MARGIN * 0.7), place.top()
        for each in (self._head, self._move):
            tall = each.heightForWidth(place.width())
            each.setGeometry(place.left(), top, place.width(), tall)
            top += tall + gap
        foot = self._foot.heightForWidth(place.width())
        self._foot.setGeometry(place.left(), place.bottom() - foot, place.width(), foot)
        room = QRect(place.left(), top, place.width(), place.bottom() - foot - gap - top)
        self._comment.setGeometry(room)
        self._comment.document().setDocumentMargin(0)
        for share in (_SMALL * 1.25, _SMALL, _SMALL * 0.85, _SMALLEST):  # the largest that fits
            self._comment.setFont(self._font(short * share))
            self._comment.document().setTextWidth(room.width())
            if self._comment.document().size().height() <= room.height():
                break

    def _font(self, pixels: float, *, strong: bool = False) -> QFont:
        font = current_theme().font(FontRole.STRONG if strong else FontRole.BODY)
        font.setPixelSize(max(12, round(pixels)))
        return font

    # Input

    def _go_beside(self, step: int) -> None:
        self._session.go_to(beside(self._session.node, step) or self._session.node)

    def _scroll(self, pages: int) -> None:
        bar = self._comment.verticalScrollBar()
        bar.setValue(bar.value() + pages * round(0.8 * bar.pageStep()))

    def _wake(self) -> None:
        """Show the pointer for a moment."""
        self.unsetCursor()
        self._pointer.start()

    def take_theme(self) -> None:
        colors = current_theme().palette
        self.setStyleSheet(
            "QLabel, QTextEdit { background: transparent; border: none; padding: 0;"
            f" color: {colors.text}; }}"
        )
        for each in (self._head, self._foot):
            each.setStyleSheet(f"color: {colors.text_muted};")
        self._lay_out()

    # Qt's own

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(current_theme().palette.window))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._wake()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._session.step_forward()
        elif event.button() == Qt.MouseButton.RightButton:
            self._session.step_back()

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = self._wheel.take(event)
        for _ in range(abs(steps)):
            (self._session.step_forward if steps > 0 else self._session.step_back)()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        command = (self._far if control else self._keys).get(key)
        left = key == Qt.Key.Key_F11 and bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if left:
            self.close()
        elif command is not None:
            command()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._pointer.stop()
        self.unsetCursor()
        super().closeEvent(event)
        window = self.parentWidget()
        if window is not None:
            window.activateWindow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.isVisible():
            self._show_texts()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)


def move_text(node: Node) -> str:
    """A move with its number and its signs; empty at the beginning."""
    if node.move is None:
        return ""
    signs = "".join(glyph_sign(glyph) or "" for glyph in node.glyphs)
    return f"{told_move(node)}{signs}"
