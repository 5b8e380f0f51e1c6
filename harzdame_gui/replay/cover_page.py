"""A page over the window, with a board that asks for moves and a card beside it: nothing gives them away."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable

from harzdame_engine import Move, Node, Position
from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.context import Context
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.replay.page_card import PageCard
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme

_CARD_LEAST, _CARD_MOST, _CARD_SHARE = 300, 440, 0.3
_CARD_HEIGHT = 340
"""Below the board, where the window is higher than wide."""


class CoverPage(QWidget):
    """Takes the place of the window's `screen`; the session's game is where it was when the page is left.

    `keys` are those that it obeys while no move is typed.
    """

    def __init__(self, context: Context, card: PageCard) -> None:
        super().__init__(context.window)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._services = context.services
        self._session = context.session
        self._window = context.window
        self._screen = context.ground
        self._main_board = context.board
        self._page_card = card
        card.setParent(self)
        self.board = BoardView(self)
        self.keys: dict[Qt.Key, Callable[[], None]] = {
            Qt.Key.Key_Escape: self.leave,
            Qt.Key.Key_M: self._type,
            Qt.Key.Key_F: self.board.flip,
        }
        on = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right)
        self.keys.update(dict.fromkeys(on, self.go_on))
        self.hide()
        self._connect_page()

    def cover(self) -> None:
        """Cover the window."""
        self.setGeometry(self._window.rect())
        self._window.installEventFilter(self)
        self._screen.hide()
        self.show()
        self.raise_()

    @Slot()
    def leave(self) -> None:
        """Uncover the window; the game on its board is as it was."""
        self.end()
        self._window.removeEventFilter(self)
        self.hide()
        self._screen.show()
        self._window.activateWindow()
        self._main_board.setFocus()

    def show_position(self, node: Node) -> None:
        """Show the position at a node, with the move that led there."""
        self.board.clear_marks()
        self.board.set_drawn_marks(())
        self.board.set_position(node.position)
        self.board.set_last_move(node.move)

    def show_move(self, transition: Transition, node: Node) -> None:
        """Let a move from `node` be seen, or one that is taken back to it."""
        self.board.clear_marks()
        self.board.set_drawn_marks(())
        self.board.set_position(transition.after, transition)
        self.board.set_last_move(transition.move if transition.forward else node.move)

    # What each page does in its own way

    @abstractmethod
    def end(self) -> None:
        """End what is under way."""

    @abstractmethod
    def go_on(self) -> None:
        """What was told is read."""

    @abstractmethod
    def asked(self) -> Position | None:
        """The position in which a move is asked for; None: in none."""

    @abstractmethod
    def ask(self, hint: str) -> None:
        """Ask for the move; `hint` says why the last gesture was none."""

    @abstractmethod
    def take(self, move: Move) -> None:
        """A move was made on the board, or typed."""

    # Around it

    def _connect_page(self) -> None:
        board, card = self.board, self._page_card
        board.follow(self._services.settings)
        MoveInput(board, card.entry, position=self.asked, play=self.take, say=self._on_refused)
        card.leaveWanted.connect(self.leave)
        self._session.gameReplaced.connect(self._on_game_replaced)

    def _on_refused(self, message: Message) -> None:
        self.ask(" ".join(filter(None, message[:2])))

    def _type(self) -> None:
        if self._page_card.entry.isVisible():
            self._page_card.entry.setFocus()

    @Slot()
    def _on_game_replaced(self) -> None:
        if self.isVisible():
            self.leave()

    def _lay_out(self) -> None:
        gap, width, height = current_theme().spacing.l, self.width(), self.height()
        shown = self._page_card
        if width >= height * 0.85:
            card = round(min(max(_CARD_LEAST, _CARD_SHARE * width), _CARD_MOST))
            side = min(height - 2 * gap, width - card - 3 * gap)
            left = (width - card - gap - side) // 2
            top = (height - side) // 2
            self.board.setGeometry(QRect(left, top, side, side))
            shown.setGeometry(QRect(left + side + gap, gap, card, height - 2 * gap))
        else:
            side = min(width - 2 * gap, height - 3 * gap - _CARD_HEIGHT)
            self.board.setGeometry(QRect((width - side) // 2, gap, side, side))
            top = side + 2 * gap
            shown.setGeometry(QRect(gap, top, width - 2 * gap, height - top - gap))

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.end()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lay_out()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return False

    def event(self, event: QEvent) -> bool:
        override = QEvent.Type.ShortcutOverride
        if (
            isinstance(event, QKeyEvent) and event.type() == override and not _is_windows(event)
        ):  # all other commands speak of what is covered
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._page_card.entry.hasFocus():
            return  # what the field has not used
        command = self.keys.get(Qt.Key(event.key()))
        if command is not None:
            command()
        else:
            super().keyPressEvent(event)


def _is_windows(event: QKeyEvent) -> bool:
    """Whether a key is one of the window itself: full screen, and quit."""
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (control and event.key() == Qt.Key.Key_Q) or (plain and event.key() == Qt.Key.Key_F11)
