"""Learning from the mistakes of the game on the board, on a page over the window."""

from __future__ import annotations

from typing import NamedTuple

from harzdame_engine import Color, Move, Position
from harzdame_engine.game.tree import Mark
from harzdame_engine.review.mistakes import Mistake, mistakes_of
from PySide6.QtCore import Qt, QTimer, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.play.presenter import name_of
from harzdame_gui.replay.cover_page import CoverPage
from harzdame_gui.replay.mistakes_card import MistakesCard, other_side
from harzdame_gui.replay.mistakes_game import MistakesGame, MistakeStage
from harzdame_gui.replay.mistakes_words import task_message

_REST_MS = 450
"""Between a move on the board and the ghosts that show what follows."""


class MistakesStand(NamedTuple):
    """How far a person is on the page; the game is None as long as none was begun."""

    mistakes: tuple[Mistake, ...]
    game: MistakesGame | None
    side: Color
    flipped: bool


class MistakesPage(CoverPage):
    """The choice of a side, the tasks, and the summary."""

    def __init__(self, context: Context) -> None:
        card = MistakesCard()
        super().__init__(context, card)
        self.card = card
        self._mistakes: tuple[Mistake, ...] = ()
        self._side = Color.WHITE
        self._game: MistakesGame | None = None
        self._following: tuple[Move, ...] = ()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._show_following)
        self.keys[Qt.Key.Key_H] = self._hint
        self.keys[Qt.Key.Key_S] = self._show_solution
        self.keys[Qt.Key.Key_N] = self._skip
        self.keys[Qt.Key.Key_G] = self._go_to_place
        self._connect()

    @Slot()
    def open(self) -> None:
        """Cover the window, and begin with the person's mistakes, or let a side be chosen."""
        if self.isVisible():
            self.leave()
            return
        self._mistakes = mistakes_of(self._session.tree)
        self.cover()
        persons = self._session.persons
        if len(persons) == 1 and self._of(persons[0]):
            self._begin(persons[0])
        else:
            self._choose()

    def hand_over(self) -> MistakesStand:
        """Let the page of another window go on, at once or a little later; this one does nothing any more."""
        self._soon.stop()
        game, self._game = self._game, None
        if game is not None:
            game.disconnect(self)
            game.setParent(None)
        side = self.card.side if game is None else self._side
        return MistakesStand(self._mistakes, game, side, self.board.orientation.flipped)

    def take_up(self, stand: MistakesStand) -> None:
        """Go on where another page was, unless there is another game on the board since."""
        if not all(self._session.tree.has(each.node) for each in stand.mistakes):
            return
        self._mistakes = stand.mistakes
        self.cover()
        self._choose()
        self.card.choose(stand.side)
        self.board.set_flipped(stand.flipped)
        game = stand.game
        if game is None:
            return
        self._go_through(game, stand.side)
        before = game.mistake.before
        self.show_position(before)
        if game.stage not in {MistakeStage.ASKED, MistakeStage.OVER}:
            shown = game.tried or game.best
            self.board.set_position(before.position.play(shown))
            self.board.set_last_move(shown)
        self._show_game()

    def end(self) -> None:
        """Ask no more."""
        self._soon.stop()
        if self._game is not None:
            self._game.stop()
            self._game.deleteLater()
            self._game = None

    def _connect(self) -> None:
        card = self.card
        card.beginWanted.connect(self._on_begin)
        card.proceedWanted.connect(self.go_on)
        card.hintWanted.connect(self._hint)
        card.solutionWanted.connect(self._show_solution)
        card.lineWanted.connect(self._show_solution)
        card.skipWanted.connect(self._skip)
        card.placeWanted.connect(self._go_to_place)
        card.mistakeShown.connect(self._on_mistake_shown)
        card.againWanted.connect(self._on_again)
        card.otherWanted.connect(self._on_other)

    def _of(self, side: Color) -> tuple[Mistake, ...]:
        return tuple(mistake for mistake in self._mistakes if mistake.mover is side)

    # Before

    def _choose(self) -> None:
        players = " – ".join(name_of(color, self._session) for color in Color)
        self.board.set_playable(False)
        self.board.set_flipped(self._main_board.orientation.flipped)
        self.show_position(self._session.node)
        self.card.show_choice(players, {color: len(self._of(color)) for color in Color})

    @Slot()
    def _on_begin(self) -> None:
        self._begin(self.card.side)

    def _begin(self, side: Color) -> None:
        mistakes = self._of(side)
        if not mistakes:
            return
        self.end()
        self.board.set_flipped(side is Color.BLACK)
        game = MistakesGame(self._services.engine, mistakes, self)
        self._go_through(game, side)
        game.begin()

    def _go_through(self, game: MistakesGame, side: Color) -> None:
        """Show this one from now on."""
        self._game, self._side = game, side
        game.setParent(self)
        game.asked.connect(self._on_asked)
        game.moved.connect(self._on_moved)
        game.changed.connect(self._show_game)

    # While it goes on

    @Slot()
    def _on_asked(self) -> None:
        if self._game is not None:
            self.show_position(self._game.mistake.before)

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        if self._game is not None:
            self.show_move(transition, self._game.mistake.before)

    @Slot()
    def _show_game(self) -> None:
        game = self._game
        if game is None:
            return
        self._soon.stop()
        self.board.set_playable(game.stage is MistakeStage.ASKED)
        if game.stage is MistakeStage.OVER:
            self.card.show_summary(game, other_side(self._mistakes, self._side))
            return
        self.card.show_task(game)
        self._mark(game)
        self.board.setFocus()

    def _mark(self, game: MistakesGame) -> None:
        """Mark the bad move and what was hinted at, or the answer, or let ghosts show the line."""
        if game.stage is MistakeStage.ASKED:
            self._mark_bad(game.mistake.node.move)
            self.board.show_hint(game.best if game.hints else None, piece_only=game.hints == 1)
        elif game.stage is MistakeStage.REFUSED and game.refutation:
            self._mark_bad(game.refutation[0])
            self._follow(game.refutation)
        elif game.stage is MistakeStage.SOLVED and game.tried in {None, game.best}:
            self._follow(game.mistake.line[1:])

    def _mark_bad(self, move: Move | None) -> None:
        self.board.set_drawn_marks(() if move is None else (Mark("R", move.origin, move.target),))

    def _follow(self, moves: tuple[Move, ...]) -> None:
        """Let ghosts show `moves`, once the move on the board has come to its end."""
        self._following = moves
        self._soon.start(self.board.motion_left + _REST_MS)

    @Slot()
    def _show_following(self) -> None:
        self.board.show_capture(*self._following)

    def asked(self) -> Position | None:
        """The position in which a better move is asked for."""
        game = self._game
        return game.mistake.before.position if game is not None and game.stage is MistakeStage.ASKED else None

    def ask(self, hint: str) -> None:
        """Ask for the move again, with the reason why the last gesture was none."""
        if self._game is not None:
            self.card.show_message(task_message(self._game, hint))

    def take(self, move: Move) -> None:
        """Try a move."""
        if self._game is not None:
            self._game.play(move)

    @Slot()
    def go_on(self) -> None:
        """Try again, on to the next mistake, begin, or begin once more."""
        game = self._game
        if game is None:
            self._on_begin()
        elif game.stage is not MistakeStage.OVER:
            game.proceed()
        elif self.card.again_button.hasFocus():
            self._on_again()

    @Slot()
    def _hint(self) -> None:
        if self._game is not None:
            self._game.hint()

    @Slot()
    def _show_solution(self) -> None:
        """Give up and see the better line, or see it once more."""
        game = self._game
        if game is None:
            return
        if game.stage is not MistakeStage.SOLVED:
            game.show()
            return
        self._on_asked()
        before = game.mistake.before.position
        self._on_moved(Transition(before, before.play(game.best), game.best, forward=True))
        self._follow(game.mistake.line[1:])
        self.board.setFocus()

    @Slot()
    def _skip(self) -> None:
        if self._game is not None:
            self._game.skip()

    @Slot()
    def _go_to_place(self) -> None:
        """Leave, and see the mistake in the game."""
        game = self._game
        if game is not None and game.stage is not MistakeStage.OVER:
            node = game.mistake.node
            self.leave()
            if self._session.tree.has(node):
                self._session.go_to(node)

    # After

    @Slot(object)
    def _on_mistake_shown(self, mistake: Mistake) -> None:
        """Show a mistake as a red arrow, and what was better as another one."""
        self.show_position(mistake.before)
        self.board.show_hint(mistake.line[0])
        self._mark_bad(mistake.node.move)

    @Slot()
    def _on_again(self) -> None:
        self._begin(self._side)

    @Slot()
    def _on_other(self) -> None:
        self._begin(self._side.other)
