"""Going through the game on the board: the commands, and the parts that carry them out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.replay.autoplay import Autoplay
from harzdame_gui.replay.autoplay_bar import AutoplayBar
from harzdame_gui.replay.commands import ReplayCommands
from harzdame_gui.replay.strip_panel import StripPanel, StripView
from harzdame_gui.replay.turning import CriticalMoments

if TYPE_CHECKING:
    from harzdame_gui.replay.compare_window import CompareStand, CompareWindow
    from harzdame_gui.replay.guess_page import GuessPage, GuessStand
    from harzdame_gui.replay.presentation import Presentation


class Replay(QObject):
    """Playing through, guessing, the strip, two games side by side, critical moments, presentation.

    `bar` goes beside the board and `panel` below it; whoever makes the room puts them there.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        board, window = context.board, context.window
        session, settings = context.session, context.settings
        self._context = context
        self._guess: GuessPage | None = None
        self._compare: CompareWindow | None = None
        self._presentation: Presentation | None = None
        self.actions = ReplayCommands(self)
        window.addActions(self.actions.all())
        self.autoplay = Autoplay(session, board, settings, self)
        self.bar = AutoplayBar(self.autoplay, settings, self.actions)
        self.panel = StripPanel(self.bar)  # unseen until it has its place
        strip = StripView(
            session, settings, self.panel, self.actions.strip, flipped=board.orientation.flipped
        )
        board.flipped.connect(strip.set_flipped)
        CriticalMoments(session, context.notices, self.actions, self)
        self._connect()
        self._show_state()

    def close(self) -> None:
        """Stop, and close what is open."""
        self.autoplay.pause()
        for each in (self._guess, self._compare, self._presentation):
            if each is not None:
                each.close()

    def _connect(self) -> None:
        actions, session = self.actions, self._context.session
        for action in (actions.autoplay, actions.next_moment, actions.previous_moment, actions.guess):
            action.triggered.connect(self._context.look_ahead.leave)
        for action, slot in (
            (actions.autoplay, self._on_autoplay),
            (actions.faster, partial(self.autoplay.change_speed, 1)),
            (actions.slower, partial(self.autoplay.change_speed, -1)),
            (actions.guess, self._on_guess),
            (actions.compare, self._on_compare),
            (actions.present, self.present),
        ):
            action.triggered.connect(slot)
        self._context.look_ahead.changed.connect(self.autoplay.pause)
        self.bar.closed.connect(self._on_bar_closed)
        for signal in (session.gameReplaced, session.stateChanged):
            signal.connect(self._show_state)
        session.gameReplaced.connect(self._on_bar_closed)

    @Slot()
    def _show_state(self) -> None:
        actions, node = self.actions, self._context.session.node
        actions.autoplay.setEnabled(self.autoplay.can_play)
        actions.guess.setEnabled(self.autoplay.can_play)
        for action in (actions.next_moment, actions.previous_moment):
            action.setEnabled(bool(node.children or node.parent))
        for action in (actions.faster, actions.slower):  # else the keys are for others
            action.setEnabled(not self.bar.isHidden())

    @Slot()
    def _on_autoplay(self) -> None:
        self.bar.show()
        self._show_state()
        self.autoplay.toggle()

    def put_away(self) -> None:
        """Close the bar, as its cross does."""
        if not self.bar.isHidden():
            self._on_bar_closed()

    @Slot()
    def _on_bar_closed(self) -> None:
        self.autoplay.pause()
        self.bar.hide()
        self._show_state()

    @property
    def guessing(self) -> GuessPage | None:
        """The page on which moves are guessed, if it was opened."""
        return self._guess

    @property
    def comparing(self) -> CompareWindow | None:
        """The window of two games, if it was opened."""
        return self._compare

    @property
    def presentation(self) -> Presentation | None:
        """The board on the whole screen, if it was opened."""
        return self._presentation

    def take_up_guess(self, stand: GuessStand) -> None:
        """Go on guessing where another window was."""
        self._guess_page().take_up(stand)

    def take_up_compare(self, stand: CompareStand) -> None:
        """Show two games as another window did."""
        self._compare_window().take_up(stand)

    def take_up_bar(self, playing: bool) -> None:
        """Show the bar of playing through, and play on if another window did."""
        self.bar.show()
        self._show_state()
        if playing and not self.autoplay.playing:
            self.autoplay.toggle()

    @Slot()
    def _on_guess(self) -> None:
        self.autoplay.pause()
        self._guess_page().open()

    def _guess_page(self) -> GuessPage:
        if self._guess is None:
            from harzdame_gui.replay.guess_page import GuessPage

            self._guess = GuessPage(self._context)
        return self._guess

    @Slot()
    def _on_compare(self) -> None:
        self._compare_window().open(self._context.board.orientation.flipped)

    def _compare_window(self) -> CompareWindow:
        if self._compare is None:
            from harzdame_gui.replay.compare_window import CompareWindow

            self._compare = CompareWindow(self._context.services, self._context.late, self._context.window)
        return self._compare

    @Slot()
    def present(self) -> None:
        """Cover the screen with the board."""
        if self._presentation is None:
            from harzdame_gui.replay.presentation import Presentation

            self._presentation = Presentation(self._context, self.autoplay, self.actions)
        self._presentation.open()
