"""Guessing the moves of the game on the board: a page over the window, so that nothing gives them away."""

from __future__ import annotations

from collections.abc import Collection

from harzdame_engine import Color, Move, Node, Position
from harzdame_engine.game.edit import EditKind, stands_in
from harzdame_engine.game.edits import add_move
from harzdame_engine.game.tree import Mark
from harzdame_engine.review.guessing import Guess
from PySide6.QtCore import QEvent, QObject, QRect, Qt, Slot
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.played_game import Transition
from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.play.move_input import MoveInput
from harzdame_gui.play.presenter import BoardPresenter, name_of
from harzdame_gui.replay.guess_card import GuessCard
from harzdame_gui.replay.guess_game import GuessGame, Stage, can_be_guessed
from harzdame_gui.replay.guess_words import verdict_message
from harzdame_gui.services import Services
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.theme import Theme

_CARD_LEAST, _CARD_MOST, _CARD_SHARE = 300, 440, 0.3
_CARD_HEIGHT = 340
"""Below the board, where the window is higher than wide."""


class GuessPage(QWidget):
    """Takes the place of the window's `screen`; the session's game is where it was when the page is left."""

    def __init__(
        self, services: Services, presenter: BoardPresenter, window: QWidget, screen: QWidget
    ) -> None:
        super().__init__(window)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._services = services
        self._session = services.session
        self._presenter = presenter
        self._window = window
        self._screen = screen
        self._theme = services.themes.theme
        self._line: tuple[Node, ...] = ()
        self._game: GuessGame | None = None
        self._done: list[Guess] = []
        self.board = BoardView(self._theme, self)
        self.card = GuessCard(self._theme, self)
        self.hide()
        self._connect()

    @Slot()
    def open(self) -> None:
        """Cover the window, and let the side be chosen."""
        if self.isVisible():
            self.leave()
            return
        session = self._session
        self._line = session.tree.line_through(session.node)
        self.setGeometry(self._window.rect())
        self._window.installEventFilter(self)
        self._screen.hide()
        self.show()
        self.raise_()
        self._choose()

    @Slot()
    def leave(self) -> None:
        """Back to the game, which is as it was."""
        self._end_game()
        self._window.removeEventFilter(self)
        self.hide()
        self._screen.show()
        self._window.activateWindow()
        board = self._screen.findChild(BoardView)
        if board is not None:
            board.setFocus()

    def _connect(self) -> None:
        board, card, settings = self.board, self.card, self._services.settings
        settings.animation_speed.follow(self._set_speed)
        settings.show_coordinates.follow(board.set_coordinates)
        settings.show_targets.follow(board.set_targets_shown)
        MoveInput(board, card.entry, position=self._asked, play=self._on_move, say=self._on_refused)
        card.beginWanted.connect(self._begin)
        card.showWanted.connect(self._on_show)
        card.proceedWanted.connect(self._on_proceed)
        card.guessShown.connect(self._on_guess_shown)
        card.recordWanted.connect(self._record)
        card.againWanted.connect(self._choose)
        card.leaveWanted.connect(self.leave)
        for group in card.choices:
            group.idClicked.connect(self._show_count)
        self._services.themes.changed.connect(self._on_theme_changed)
        self._session.gameReplaced.connect(self._on_game_replaced)

    # Before

    @Slot()
    def _choose(self) -> None:
        self._end_game()
        session = self._session
        node = session.node if stands_in(session.tree, session.node) else session.tree.root
        self._line = session.tree.line_through(node)
        last = not node.children
        side = Color.BLACK if self._presenter.is_flipped else Color.WHITE
        players = " – ".join(name_of(color, session) for color in Color)
        self.board.set_playable(False)
        self.board.set_flipped(self._presenter.is_flipped)
        self._show_position(self._line[0] if last else node)
        self.card.show_choice(players, side, at_start=last or node.parent is None)
        self._show_count()

    def _show_position(self, node: Node) -> None:
        self.board.clear_marks()
        self.board.set_drawn_marks(())
        self.board.set_position(node.position)
        self.board.set_last_move(node.move)

    @property
    def _first(self) -> int:
        return 0 if self.card.from_start else self._session.node.ply

    @Slot()
    def _show_count(self) -> None:
        count = sum(can_be_guessed(self._line, self._first, side) for side in self.card.sides)
        self.card.show_count(count)

    # While it goes on

    @Slot()
    def _begin(self) -> None:
        sides: Collection[Color] = self.card.sides
        first = self._first
        if len(sides) == 1:
            self.board.set_flipped(Color.BLACK in sides)
        self._show_position(self._line[first])
        self._done = []
        self._game = game = GuessGame(
            self._services.engine,
            self._line,
            first,
            sides=sides,
            motion_left=lambda: self.board.motion_left,
            parent=self,
        )
        game.moved.connect(self._on_moved)
        game.changed.connect(self._show_game)
        self._show_game()
        self.board.setFocus()
        game.begin()

    def _end_game(self) -> None:
        if self._game is not None:
            self._game.stop()
            self._game.deleteLater()
            self._game = None

    @Slot(object)
    def _set_speed(self, speed: AnimationSpeed) -> None:
        self.board.set_animation_speed(speed.factor)

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        self.board.clear_marks()
        self.board.set_position(transition.after, transition)
        game = self._game
        if transition.forward:
            self.board.set_last_move(transition.move)
        elif game is not None:
            self.board.set_last_move(game.node.move)

    @Slot()
    def _show_game(self) -> None:
        game = self._game
        if game is None:
            return
        stage = game.stage
        self.board.set_playable(stage is Stage.ASKED)
        if stage is Stage.OVER:
            self._done = list(game.guesses)
            self.card.show_summary(
                self._done, can_record=any(self._recordable(guess) for guess in self._done)
            )
            return
        self.card.show_progress(game.guesses, game.to_come)
        tried = stage is Stage.TOLD and game.last is not None
        self.card.offer(proceed=tried, show=stage is Stage.ASKED)
        if stage is Stage.ASKED:
            self._ask(self.tr("Play the move on the board, or type it."))
        elif stage is Stage.COMPARING:
            self.card.show_message(
                Message(self.tr("Another move"), self.tr("It is compared with the game’s …"))
            )
        elif tried and game.last is not None:
            self.card.show_message(verdict_message(game.last), game.last.verdict)
        else:
            self.card.show_message(Message(""))

    def _ask(self, hint: str) -> None:
        """Ask for the move; `hint` says how to give it, or why the last gesture was none."""
        if self._game is not None:
            side = color_name(self._game.node.position.turn)
            question = self.tr("{color} to move: what was played?").format(color=side)
            self.card.show_message(Message(question, hint))

    def _asked(self) -> Position | None:
        """The position in which a move is asked for."""
        game = self._game
        return game.node.position if game is not None and game.stage is Stage.ASKED else None

    def _on_refused(self, message: Message) -> None:
        self._ask(" ".join(filter(None, message[:2])))

    def _on_move(self, move: Move) -> None:
        if self._game is not None:
            self._game.guess(move)

    @Slot()
    def _on_show(self) -> None:
        if self._game is not None:
            self._game.show()

    @Slot()
    def _on_proceed(self) -> None:
        if self._game is not None:
            self.board.setFocus()
            self._game.proceed()

    # After

    @Slot(object)
    def _on_guess_shown(self, guess: Guess) -> None:
        """Show a missed move as an arrow, and the guess as one in red."""
        node = guess.node.parent
        if node is None:
            return
        self._show_position(node)
        self.board.show_hint(guess.node.move)
        if guess.move is not None:
            self.board.set_drawn_marks((Mark("R", guess.move.origin, guess.move.target),))

    def _recordable(self, guess: Guess) -> bool:
        """Whether a guess can become a variation: it is another move, of a position still in the game."""
        parent = guess.node.parent
        other = guess.move is not None and guess.move != guess.node.move
        return other and parent is not None and stands_in(self._session.tree, parent)

    @Slot()
    def _record(self) -> None:
        session = self._session
        for guess in self._done:
            if self._recordable(guess) and guess.move is not None and guess.node.parent is not None:
                session.game.do(add_move(guess.node.parent, guess.move, EditKind.MOVE))
        session.show_edit(session.node)
        self.card.record_button.hide()

    # Around it

    @Slot()
    def _on_game_replaced(self) -> None:
        if self.isVisible():
            self.leave()

    @Slot(object)
    def _on_theme_changed(self, theme: Theme) -> None:
        self._theme = theme
        self.board.set_theme(theme)
        self.card.set_theme(theme)

    def _lay_out(self) -> None:
        gap, width, height = self._theme.spacing.l, self.width(), self.height()
        if width >= height * 0.85:
            card = round(min(max(_CARD_LEAST, _CARD_SHARE * width), _CARD_MOST))
            side = min(height - 2 * gap, width - card - 3 * gap)
            left = (width - card - gap - side) // 2
            top = (height - side) // 2
            self.board.setGeometry(QRect(left, top, side, side))
            self.card.setGeometry(QRect(left + side + gap, gap, card, height - 2 * gap))
        else:
            side = min(width - 2 * gap, height - 3 * gap - _CARD_HEIGHT)
            self.board.setGeometry(QRect((width - side) // 2, gap, side, side))
            top = side + 2 * gap
            self.card.setGeometry(QRect(gap, top, width - 2 * gap, height - top - gap))

    # Qt's own

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._end_game()
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
        key = Qt.Key(event.key())
        if self.card.entry.hasFocus():
            return  # what the field has not used
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_F6):
            self.leave()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right):
            self._on_proceed() if self._game is not None else self.card.begin_button.click()
        elif key == Qt.Key.Key_M and self.card.entry.isVisible():
            self.card.entry.setFocus()
        elif key == Qt.Key.Key_F:
            self.board.set_flipped(not self.board.orientation.flipped)
        else:
            super().keyPressEvent(event)


def _is_windows(event: QKeyEvent) -> bool:
    """Whether a key is one of the window itself: full screen, and quit."""
    control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
    plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (control and event.key() == Qt.Key.Key_Q) or (plain and event.key() == Qt.Key.Key_F11)
