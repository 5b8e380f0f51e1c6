"""The choice of what the card beside the board says. The words are those of `text`."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Clause, Color, Move, Refusal
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from harzdame_gui.board import BoardView
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.text.games import clause_section
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import outcome_message
from harzdame_gui.text.players import problem_sentence
from harzdame_gui.text.refusals import demand_message, refusal_message
from harzdame_gui.widgets.actions import Actions


class Notices(QObject):
    """Shows one of these, the first that there is: an event, the game's result, a duty, the way on.

    An event is shown until the next move, or until it is dismissed.

    *Signals*
    passed(): the last event is no longer shown.
    """

    passed = Signal()

    def __init__(
        self, session: GameSession, board: BoardView, card: NoticeCard, actions: Actions, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._card = card
        self._actions = actions
        self._passing: Notice | None = None
        self._shown: Move | None = None
        self._clause: Clause | None = None
        session.refused.connect(self._on_refused)
        session.hintReady.connect(self._on_hint)
        session.drawAnswered.connect(self._on_draw_answered)
        session.playerFailed.connect(self._on_player_failed)
        session.cursorMoved.connect(self._forget)
        session.gameReplaced.connect(self._forget)
        session.stateChanged.connect(self.refresh)
        actions.show_me.triggered.connect(self._show_me)
        actions.dismiss.triggered.connect(self.dismiss)
        self.refresh()

    @property
    def section(self) -> str:
        """The section of the rules page about the notice shown, or an empty string."""
        return clause_section(self._clause) if self._clause is not None else ""

    @property
    def said(self) -> Message | None:
        """The last event, as long as it is shown."""
        return self._passing.message if self._passing is not None else None

    def say(self, message: Message, tone: Tone = Tone.CALM, actions: Sequence[QAction] = ()) -> None:
        """Show an event, with what can be done about it, until it is dismissed or a move is played."""
        self._set_passing(Notice(message, tone, (*actions, self._actions.dismiss)))

    def warn(self, message: Message, actions: Sequence[QAction] = ()) -> None:
        """The same for something that went wrong."""
        self.say(message, Tone.WARNING, actions)

    @Slot()
    def dismiss(self) -> None:
        """Stop showing the last event."""
        self._set_passing(None)
        self.passed.emit()

    @Slot()
    def refresh(self) -> None:
        """Look at the game anew."""
        self._card.show_notice(self._notice())

    @Slot()
    def _forget(self) -> None:
        """The game goes on; the signal that its state has changed follows."""
        self._passing = self._shown = self._clause = None
        self.passed.emit()

    def _set_passing(
        self, notice: Notice | None, shown: Move | None = None, clause: Clause | None = None
    ) -> None:
        self._passing = notice
        self._shown = shown
        self._clause = clause
        self.refresh()

    def _person(self) -> Color | None:
        """The one side that a person plays against the computer."""
        persons = self._session.persons
        return persons[0] if len(persons) == 1 else None

    def _result(self) -> Notice | None:
        outcome = self._session.outcome
        if outcome is None:
            return None
        offered = [self._actions.new_game]
        if self._session.can_take_back:
            offered.append(self._actions.take_back)
        return Notice(outcome_message(outcome, self._person()), Tone.RESULT, tuple(offered))

    def _demand(self) -> Notice | None:
        if not self._session.humans_turn or self._session.thinking:
            return None
        message = demand_message(self._session.position)
        return None if message is None else Notice(message, Tone.CALM, (self._actions.show_me,))

    def _notice(self) -> Notice | None:
        offered = self._passing or self._result() or self._demand()
        return offered or self._welcome() or self._computers_turn()

    def _computers_turn(self) -> Notice | None:
        """An offer to let the computer move where it waits for that: at the end of a line, or in a pause."""
        session = self._session
        if session.thinking or session.humans_turn or session.outcome is not None:
            return None
        if session.persons and session.node.children:
            return None
        return Notice(Message(self.tr("It is the computer’s turn.")), Tone.CALM, (self._actions.engine_move,))

    def _welcome(self) -> Notice | None:
        """Help for a beginner, before the first move only."""
        session = self._session
        begun = session.node.parent is not None or session.node.children
        if begun or session.thinking or not session.humans_turn:
            return None
        if session.position.turn is Color.WHITE:
            title = self.tr("White to move.")
        else:
            title = self.tr("Black to move.")
        text = self.tr("Drag a man, or click it and then its square.")
        return Notice(Message(title, text), Tone.CALM, (self._actions.rules,))

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        actions = (self._actions.show_me, self._actions.rules) if refusal.moves else (self._actions.rules,)
        shown = max(refusal.moves, key=_captures) if refusal.moves else None
        message = refusal_message(refusal, self._session.position)
        self._set_passing(Notice(message, Tone.WARNING, actions), shown, refusal.clause)

    @Slot(object)
    def _on_hint(self, move: Move) -> None:
        text = self.tr("Try {move}.").format(move=move)
        self._set_passing(Notice(Message(text), Tone.CALM, (self._actions.show_me,)), move)

    @Slot(bool)
    def _on_draw_answered(self, accepted: bool) -> None:
        if not accepted:
            self.say(Message(self.tr("The computer plays on."), self.tr("It declines the draw.")))

    @Slot(object)
    def _on_player_failed(self, failure: PlayerFailure) -> None:
        if failure.problem is PlayerProblem.UNANSWERED:
            title = self.tr("No answer to your offer of a draw.")
            text = self.tr("Your game is safe. You can offer the draw again. ({detail})")
        elif failure.problem is PlayerProblem.NO_HINT:
            title = self.tr("There is no hint this time.")
            text = self.tr("Your game is safe. You can ask for a hint again. ({detail})")
        else:
            title = self.tr("The computer player stopped.")
            text = self.tr("Your game is safe. Press Space to let it try again. ({detail})")
        why = f"{problem_sentence(failure.problem)} {text.format(detail=failure.detail)}"
        self.warn(Message(title, why.strip()))

    @Slot()
    def _show_me(self) -> None:
        captures = (move for move in self._session.position.legal_moves() if move.captures)
        move = self._shown or max(captures, key=_captures, default=None)
        if move is None:
            return
        if move.captures:
            self._board.show_capture(move)
        else:
            self._board.show_hint(move)


def _captures(move: Move) -> int:
    return len(move.captures)
