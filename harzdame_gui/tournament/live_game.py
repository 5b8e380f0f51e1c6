"""Games in progress: the one that is watched on a large board, and small pictures of the others."""

from __future__ import annotations

import time

from harzdame_engine import Position
from harzdame_engine.tournament.runner import Begun, Progressed
from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.board.picture import render_position
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.theme import Themed, current_theme, mark
from harzdame_gui.widgets.labels import ElidedLabel, label
from harzdame_gui.widgets.layouts import STRETCH, fill

_SMALL = 116
_WIDEST = 190
"""Pixels of a small game at most: wider than its picture only where a name needs it."""
_SLOW = 0.7
"""Seconds between two moves from which on there is time to see them move."""


class LiveGame:
    """A game as it is known here."""

    def __init__(self, begun: Begun, game: str) -> None:
        """`game`: the id of the game that is played."""
        self.fixture = begun.fixture
        self.game = game
        self.before = self.position = _after(begun, game)
        self.text = ""
        self.ply = len(begun.opening.moves)

    def take(self, moved: Progressed) -> None:
        """Go on to another position."""
        self.before = Position.from_fen(moved.before, self.game)
        self.position = Position.from_fen(moved.after, self.game)
        self.text, self.ply = moved.move, moved.ply


def _after(begun: Begun, game: str) -> Position:
    position = Position.from_fen(begun.opening.fen, game)
    for text in begun.opening.moves:
        position = position.play(position.parse_move(text))
    return position


class WatchedGame(QWidget):
    """One game on a board that only shows, with the players at its edges."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._board = BoardView()
        self._board.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.setMinimumSize(240, 240)
        self._black, self._white = ElidedLabel(), ElidedLabel()
        self._facts = label("muted")
        for each in (self._black, self._white):
            each.setProperty("role", "strong")
            each.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._speed = 0.0
        self._shown = 0.0
        space = current_theme().spacing
        below = fill(QHBoxLayout(), self._white, self._facts, spacing=space.s, grow=(self._white,))
        fill(QVBoxLayout(self), self._black, self._board, below, spacing=space.s, grow=(self._board,))

    def follow(self, settings: Settings) -> None:
        """Show the board as the person has chosen."""
        self._board.follow(settings)
        settings.motion.follow(self._on_speed)

    @Slot(float)
    def _on_speed(self, speed: float) -> None:
        self._speed = speed

    def show_names(self, white: str, black: str) -> None:
        """Show who plays."""
        self._white.setText(self.tr("White: {name}").format(name=white))
        self._black.setText(self.tr("Black: {name}").format(name=black))

    def show_game(self, game: LiveGame, *, moved: bool = False) -> None:
        """Show how it stands; `moved`: after one more move than before, which is seen if there is time."""
        now = time.monotonic()
        slow, self._shown = now - self._shown > _SLOW, now
        last = game.before.parse_move(game.text) if game.text else None
        transition = None
        if moved and slow and last is not None:
            transition = Transition(game.before, game.position, last, forward=True)
        self._board.set_animation_speed(self._speed if transition is not None else 0)
        if transition is not None:
            self._board.set_position(game.before)
        self._board.set_position(game.position, transition)
        self._board.set_last_move(last)
        number = self.locale().toString(game.ply)
        self._facts.setText(self.tr("Game {id}, ply {number}").format(id=game.fixture.id, number=number))

    def show_position(self, position: Position) -> None:
        """Show a position of no game."""
        self._board.set_animation_speed(0)
        self._board.set_position(position)
        self._board.set_last_move(None)
        for each in (self._white, self._black, self._facts):
            each.setText("")


class _Picture(QWidget):
    """A small board, drawn only when it is seen: moves without thinking time come faster than it could be."""

    def __init__(self) -> None:
        super().__init__()
        self._position: Position | None = None
        self._drawn = QPixmap()
        self.setFixedSize(_SMALL, _SMALL)

    def show_position(self, position: Position) -> None:
        """Show another position, or the same one in other colours."""
        self._position, self._drawn = position, QPixmap()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        position, ratio = self._position, self.devicePixelRatioF()
        if position is None:
            return
        if self._drawn.isNull() or self._drawn.devicePixelRatio() != ratio:
            self._drawn = render_position(position.rules, position.pieces, current_theme(), _SMALL, ratio)
        QPainter(self).drawPixmap(0, 0, self._drawn)


class SmallGame(QFrame, Themed):
    """A picture of a game, to click or to choose with Return; of another game once this one is over.

    *Signals*
    chosen(str): the game with this id is to be watched.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: LiveGame | None = None
        self._picture = _Picture()
        self._white, self._black = ElidedLabel(), ElidedLabel()
        for name in (self._white, self._black):
            name.setProperty("role", "caption")
            name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
            name.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setObjectName("smallGame")
        self.setProperty("watched", "false")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        parts = (self._picture, self._white, self._black)
        fill(QVBoxLayout(self), *parts, spacing=2, margins=(6, 6, 6, 4))

    def show_game(self, game: LiveGame, white: str, black: str) -> None:
        """Show another game, between these two."""
        self._white.setText(white)
        self._black.setText(black)
        self._fit_names()
        self.setAccessibleName(f"{white} – {black}")
        self._game = game
        self.refresh()

    def refresh(self) -> None:
        """Show how the game stands now."""
        if self._game is not None:
            self._picture.show_position(self._game.position)

    def set_watched(self, watched: bool) -> None:
        """Mark it as the one on the large board."""
        mark(self, "watched", watched)

    def take_theme(self) -> None:
        """Take other colours."""
        self.refresh()

    def _fit_names(self) -> None:
        """Be as wide as the names need in the font of the look."""
        for name in (self._white, self._black):
            name.ensurePolished()
        needed = max(name.fontMetrics().horizontalAdvance(name.text()) for name in (self._white, self._black))
        self.setFixedWidth(max(_SMALL + 16, min(needed + 16, _WIDEST)))

    def _choose(self) -> None:
        if self._game is not None:
            self.chosen.emit(self._game.fixture.id)

    # Qt's own

    def changeEvent(self, event: QEvent) -> None:
        if event.type() in {QEvent.Type.StyleChange, QEvent.Type.FontChange}:
            self._fit_names()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._choose()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose()
        else:
            super().keyPressEvent(event)


class LiveGames(QWidget):
    """All games in progress. The one watched stays so until it is over; then the next one is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._names: tuple[str, ...] = ()
        self._variant = ""
        self._games: dict[str, LiveGame] = {}
        self._small: dict[str, SmallGame] = {}
        self._spare: list[SmallGame] = []  # of games that are over, still seen
        self._watched = ""
        self._several = False  # at once, so far
        self.board = WatchedGame()
        self._strip = QWidget()
        self._row = fill(QHBoxLayout(self._strip), STRETCH, spacing=theme.spacing.s)
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._strip)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFixedHeight(_SMALL + 64)
        self._scroll.hide()
        fill(QVBoxLayout(self), self.board, self._scroll, spacing=theme.spacing.m, grow=(self.board,))

    @property
    def watched(self) -> str:
        """The game on the large board, by its id; empty for none."""
        return self._watched

    def clear(self, variant: str, names: tuple[str, ...]) -> None:
        """Begin with another tournament, in the game with this id."""
        self.rest()
        self._watched = ""
        self._variant, self._names = variant, names
        self.board.show_position(Position.start(variant))

    def begin(self, begun: Begun) -> None:
        """Show one more game."""
        game = self._games[begun.fixture.id] = LiveGame(begun, self._variant)
        fixture = begun.fixture
        small = self._small[fixture.id] = self._spare.pop(0) if self._spare else self._new_card()
        small.show_game(game, self._names[fixture.white], self._names[fixture.black])
        if len(self._small) > 1 and not self._several:  # it stays, or the board would change its size often
            self._several = True
            self._scroll.show()
        if self._watched not in self._games:
            self.watch(fixture.id)

    def move_on(self, moved: Progressed) -> None:
        """Show a move."""
        game = self._games.get(moved.fixture.id)
        if game is None:
            return
        game.take(moved)
        self._small[moved.fixture.id].refresh()
        if moved.fixture.id == self._watched:
            self.board.show_game(game, moved=True)

    def end(self, fixture: str) -> None:
        """Take a game away. If it was watched, its last position stays until another one begins."""
        self._games.pop(fixture, None)
        if (small := self._small.pop(fixture, None)) is not None:
            small.set_watched(False)
            self._spare.append(small)  # the next game comes here, so that nothing moves
        if self._watched == fixture and self._games:
            self.watch(next(iter(self._games)))

    def rest(self) -> None:
        """Show no more small games: none is played."""
        for small in (*self._small.values(), *self._spare):
            self._row.removeWidget(small)
            small.hide()
            small.deleteLater()
        self._small.clear()
        self._spare.clear()
        self._games.clear()
        self._several = False
        self._scroll.hide()

    @Slot(str)
    def watch(self, fixture: str) -> None:
        """Put a game on the large board."""
        game = self._games.get(fixture)
        if game is None:
            return
        self._watched = fixture
        for each, small in self._small.items():
            small.set_watched(each == fixture)
        self.board.show_names(self._names[game.fixture.white], self._names[game.fixture.black])
        self.board.show_game(game)

    def _new_card(self) -> SmallGame:
        small = SmallGame()
        small.chosen.connect(self.watch)
        self._row.insertWidget(self._row.count() - 1, small)
        return small

    # Qt's own

    def sizeHint(self) -> QSize:
        return QSize(520, 620)
