"""Guessing the moves of the game on the board, on a page over the window."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from harzdame_engine import Color, Move, Node, Position
from harzdame_engine.game.tree import Mark
from harzdame_engine.review.guessing import Guess
from PySide6.QtCore import Qt, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.play.presenter import name_of
from harzdame_gui.replay.cover_page import CoverPage
from harzdame_gui.replay.guess_card import GuessCard
from harzdame_gui.replay.guess_game import GuessGame, GuessStage, can_be_guessed
from harzdame_gui.replay.guess_words import verdict_message
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name


class GuessStand(NamedTuple):
    """How far a person is on the page; the game is None as long as none was begun."""

    line: tuple[Node, ...]
    game: GuessGame | None
    sides: tuple[Color, ...]
    from_start: bool
    flipped: bool


class GuessPage(CoverPage):
    """The choice before, the game whose moves are guessed, and the summary."""

    def __init__(self, context: Context) -> None:
        card = GuessCard()
        super().__init__(context, card)
        self.card = card
        self._line: tuple[Node, ...] = ()
        self._game: GuessGame | None = None
        self._done: list[Guess] = []
        self.keys[Qt.Key.Key_F6] = self.leave
        self._connect()

    @Slot()
    def open(self) -> None:
        """Cover the window, and let the side be chosen."""
        if self.isVisible():
            self.leave()
            return
        session = self._session
        self._line = session.tree.line_through(session.node)
        self.cover()
        self._choose()

    def hand_over(self) -> GuessStand:
        """Let the page of another window go on, at once or a little later; this one does nothing any more."""
        game, self._game = self._game, None
        if game is not None:
            game.disconnect(self)
            game.motion_left = lambda: 0
            game.setParent(None)
        card = self.card
        return GuessStand(self._line, game, card.sides, card.from_start, self.board.orientation.flipped)

    def take_up(self, stand: GuessStand) -> None:
        """Go on where another page was, unless there is another game on the board since."""
        if stand.line[0] is not self._session.tree.root:
            return
        self.cover()
        self._choose()
        self.card.choose(stand.sides, from_start=stand.from_start)
        self._show_count()
        self.board.set_flipped(stand.flipped)
        game, self._line = stand.game, stand.line
        if game is None:
            return
        self._follow(game)
        node, tried = game.node, game.tried
        self.show_position(node)
        if tried is not None:
            self.board.set_position(node.position.play(tried))
            self.board.set_last_move(tried)
        self._show_game()
        if game.stage is not GuessStage.OVER:
            self.board.setFocus()

    def _connect(self) -> None:
        card = self.card
        card.beginWanted.connect(self._begin)
        card.showWanted.connect(self._on_show)
        card.proceedWanted.connect(self.go_on)
        card.guessShown.connect(self._on_guess_shown)
        card.recordWanted.connect(self._record)
        card.againWanted.connect(self._choose)
        for group in card.choices:
            group.idClicked.connect(self._show_count)

    # Before

    @Slot()
    def _choose(self) -> None:
        self.end()
        session = self._session
        node = session.node if session.tree.has(session.node) else session.tree.root
        self._line = session.tree.line_through(node)
        last = not node.children
        side = Color.BLACK if self._main_board.orientation.flipped else Color.WHITE
        players = " – ".join(name_of(color, session) for color in Color)
        self.board.set_playable(False)
        self.board.set_flipped(self._main_board.orientation.flipped)
        self.show_position(self._line[0] if last else node)
        self.card.show_choice(players, side, at_start=last or node.parent is None)
        self._show_count()

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
        self.show_position(self._line[first])
        self._done = []
        game = GuessGame(self._services.engine, self._line, first, sides=sides, motion_left=self._motion_left)
        self._follow(game)
        self._show_game()
        self.board.setFocus()
        game.begin()

    def _follow(self, game: GuessGame) -> None:
        """Show this one from now on."""
        self._game = game
        game.setParent(self)
        game.motion_left = self._motion_left
        game.moved.connect(self._on_moved)
        game.changed.connect(self._show_game)

    def _motion_left(self) -> int:
        return self.board.motion_left

    def end(self) -> None:
        """End the game whose moves are guessed."""
        if self._game is not None:
            self._game.stop()
            self._game.deleteLater()
            self._game = None

    @Slot(object)
    def _on_moved(self, transition: Transition) -> None:
        if self._game is not None:
            self.show_move(transition, self._game.node)

    @Slot()
    def _show_game(self) -> None:
        game = self._game
        if game is None:
            return
        stage = game.stage
        self.board.set_playable(stage is GuessStage.ASKED)
        if stage is GuessStage.OVER:
            self._done = list(game.guesses)
            self.card.show_summary(
                self._done, can_record=any(self._recordable(guess) for guess in self._done)
            )
            return
        self.card.show_progress(game.guesses, game.to_come)
        tried = stage is GuessStage.TOLD and game.last is not None
        self.card.offer(proceed=tried, show=stage is GuessStage.ASKED)
        if stage is GuessStage.ASKED:
            self.ask(self.tr("Play the move on the board, or type it."))
        elif stage is GuessStage.COMPARING:
            self.card.show_message(
                Message(self.tr("Another move"), self.tr("It is compared with the game’s …"))
            )
        elif tried and game.last is not None:
            self.card.show_verdict(verdict_message(game.last), game.last.verdict)
        else:
            self.card.show_message(Message(""))

    def ask(self, hint: str) -> None:
        """Ask for the move; `hint` says how to give it, or why the last gesture was none."""
        if self._game is not None:
            side = color_name(self._game.node.position.turn)
            question = self.tr("{color} to move: what was played?").format(color=side)
            self.card.show_message(Message(question, hint))

    def asked(self) -> Position | None:
        """The position in which a move is asked for."""
        game = self._game
        return game.node.position if game is not None and game.stage is GuessStage.ASKED else None

    def take(self, move: Move) -> None:
        """Take a move for the guess."""
        if self._game is not None:
            self._game.guess(move)

    @Slot()
    def _on_show(self) -> None:
        if self._game is not None:
            self._game.show()

    @Slot()
    def go_on(self) -> None:
        """On with the game, or begin with it."""
        if self._game is None:
            self.card.begin_button.click()
        else:
            self.board.setFocus()
            self._game.proceed()

    # After

    @Slot(object)
    def _on_guess_shown(self, guess: Guess) -> None:
        """Show a missed move as an arrow, and the guess as one in red."""
        node = guess.node.parent
        if node is None:
            return
        self.show_position(node)
        self.board.show_hint(guess.node.move)
        if guess.move is not None:
            self.board.set_drawn_marks((Mark("R", guess.move.origin, guess.move.target),))

    def _recordable(self, guess: Guess) -> bool:
        """Whether a guess can become a variation: it is a new move, of a position still in the game."""
        parent = guess.node.parent
        if guess.move is None or parent is None or not self._session.tree.has(parent):
            return False
        return all(child.move != guess.move for child in parent.children)

    @Slot()
    def _record(self) -> None:
        self._session.add_variations(
            (guess.node.parent, guess.move)
            for guess in self._done
            if self._recordable(guess) and guess.move is not None and guess.node.parent is not None
        )
        self.card.record_button.hide()
