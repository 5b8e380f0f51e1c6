"""What is said in the window, and where. The words are those of `text`."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from harzdame_engine import Clause, Color, Move, Node, Position, Reason, Refusal, Square
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.players import PlayerFailure, PlayerProblem
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.notices.capture_reminder import CaptureReminders
from harzdame_gui.notices.card import Notice, NoticeCard, Tone
from harzdame_gui.notices.floating import Bubble, Toast
from harzdame_gui.notices.room_card import card_in_sight, withdraw_everywhere
from harzdame_gui.text.games import clause_section
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import outcome_message
from harzdame_gui.text.players import problem_sentence
from harzdame_gui.text.refusals import demand_message, refusal_message

_LOGGER = logging.getLogger(__name__)
_MOST_SHOWN = 40
"""The most captures whose squares a duty keeps clear of."""


class Notices(QObject):
    """Says everything in its place.

    What is about squares – a duty, a refusal, a hint – is a bubble beside them, which goes at the next
    input. A general event is a toast: in passing if it is good news, else until it is dismissed or a
    move is played. The card in the panel has what lasts: the result, or the way on.

    *Signals*
    passed(): the last event is no longer shown.
    answered(Message): what was said beside squares was sent off, or there was time to read it.
    covered(): another event has taken the place of the last one.
    """

    passed = Signal()
    answered = Signal(object)
    covered = Signal()

    def __init__(
        self,
        session: GameSession,
        board: BoardView,
        actions: MainCommands,
        *,
        card: NoticeCard,
        toast: Toast,
        bubble: Bubble,
        reminders: CaptureReminders,
    ) -> None:
        super().__init__(card)
        self._session = session
        self._board = board
        self._actions = actions
        self._card = card
        self._toast = toast
        self._bubble = bubble
        self._reminders = reminders
        self._shown: Move | None = None
        self._clause: Clause | None = None
        self._urged_at: Node | None = None
        self._demanding = False  # whether something must be captured there
        self._ended_at: Node | None = None
        session.refused.connect(self.show_refusal)
        session.drawAnswered.connect(self._on_draw_answered)
        session.playerFailed.connect(self._on_player_failed)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.gameLeaving.connect(bubble.put_away)  # before its squares go
        session.gameReplaced.connect(self._on_game_replaced)
        session.stateChanged.connect(self.refresh)
        board.undecided.connect(self._on_undecided)
        toast.gone.connect(self.passed)
        bubble.answered.connect(self.answered)
        actions.show_me.triggered.connect(self._show_me)
        actions.must_capture.triggered.connect(self._point_out_demand)
        actions.dismiss.triggered.connect(self.dismiss)
        self.refresh()

    @property
    def section(self) -> str:
        """The section of the rules page about the notice shown, or an empty string."""
        return clause_section(self._clause) if self._clause is not None else ""

    @property
    def said(self) -> Message | None:
        """The last event, as long as it is shown."""
        return self._toast.notice.message if self._toast.notice is not None else None

    def say(self, message: Message, tone: Tone = Tone.CALM, actions: Sequence[QAction] = ()) -> None:
        """Tell of an event, with what can be done about it; what went well goes by itself."""
        self._bubble.put_away()
        if tone is Tone.CALM:
            self._show(Notice(message, tone, tuple(actions)))
        else:
            self._show(Notice(message, tone, (*actions, self._actions.dismiss)), lasts=True)

    def offer(self, message: Message, actions: Sequence[QAction]) -> None:
        """Offer something in passing; what is said beside squares stays."""
        self._show(Notice(message, Tone.CALM, tuple(actions)))

    def ask(self, message: Message, actions: Sequence[QAction]) -> None:
        """Say what waits for an answer: it stays until it is dismissed or a move is played."""
        self._bubble.put_away()
        self._show(Notice(message, Tone.CALM, tuple(actions)), lasts=True)

    def warn(self, message: Message, actions: Sequence[QAction] = ()) -> None:
        """The same for something that went wrong: it stays until it is dismissed or a move is played."""
        self.say(message, Tone.WARNING, actions)

    def tell(
        self,
        message: Message,
        tone: Tone = Tone.WARNING,
        actions: Sequence[QAction] = (),
        *,
        room: QWidget | None = None,
    ) -> None:
        """Say what is not of the game on the board where it is seen, which may be in a room's own window.

        `room`: the window of the room that it concerns, which comes first where it is open.
        """
        card = card_in_sight(room)
        if card is not None:
            card.say(message, tone, actions)
        else:
            self.say(message, tone, actions)

    def withdraw(self, message: Message) -> None:
        """Say no longer what was told but is not so any more; what is said in its place stays."""
        withdraw_everywhere(message)
        if self._toast.withdraw(message):
            self.passed.emit()

    def point_out(
        self,
        message: Message,
        squares: Sequence[Square],
        actions: Sequence[QAction] = (),
        tone: Tone = Tone.CALM,
        *,
        lasts: bool = False,
    ) -> None:
        """Say something beside the squares that it is about, the first of which matters most.

        What `lasts` stays until it is answered by the next input; else it goes once there was time to read.
        """
        notice, places = Notice(message, tone, tuple(actions)), tuple(dict.fromkeys(squares))
        self._bubble.point_out(notice, places, lasts=lasts)

    @property
    def pointed_out(self) -> Message | None:
        """What is said beside squares, as long as it is shown."""
        return self._bubble.notice.message if self._bubble.notice is not None else None

    def _show(self, notice: Notice, *, lasts: bool = False) -> None:
        if notice.tone is Tone.WARNING:
            _LOGGER.warning("%s", notice.message.spoken)
        before = self.said
        if lasts:
            self._toast.show_until_dismissed(notice)
        else:
            self._toast.show_for_a_while(notice)
        if before not in {None, notice.message}:
            self.covered.emit()

    @Slot()
    def dismiss(self) -> None:
        """Stop showing the last event, and what is said beside squares."""
        self._clear()

    @Slot()
    def refresh(self) -> None:
        """Look at the game anew."""
        ended_at = self._session.node if self._session.outcome is not None else None
        if ended_at is not None and ended_at is not self._ended_at:
            self._clear(keep_toast=not self._toast.passes)  # news of the game matters no longer
        self._ended_at = ended_at
        self._card.show_notice(self._result() or self._welcome() or self._computers_turn())
        self._urge()

    @Slot()
    def _on_cursor_moved(self) -> None:
        """The game goes on; what passes by itself may stay. The signal that the state has changed follows."""
        self._urged_at = None
        self._clear(keep_toast=self._toast.passes, answered=self._has_person_moved)

    @Slot()
    def _on_game_replaced(self) -> None:
        self._urged_at = None
        self._clear(answered=False)

    @property
    def _has_person_moved(self) -> bool:
        """Whether the last move of the game was played by a person, and is on the board."""
        node, session = self._session.node, self._session
        return (
            node is session.live and node.parent is not None and node.parent.position.turn in session.persons
        )

    def _clear(self, *, keep_toast: bool = False, answered: bool = True) -> None:
        """Take away what is shown about the position, and the toast unless it is to be kept.

        `answered`: that is an answer of the person to what was said beside squares.
        """
        self._shown = self._clause = None
        (self._bubble.dismiss if answered else self._bubble.put_away)()
        if not keep_toast:
            self._toast.show_notice(None)
            self.passed.emit()

    def _person(self) -> Color | None:
        """The one side that a person plays against the computer."""
        persons = self._session.persons
        return persons[0] if len(persons) == 1 else None

    def _result(self) -> Notice | None:
        session = self._session
        outcome = session.outcome
        played = not session.studied and session.node is session.ended_at
        if outcome is None or played:  # then the card of the result has more to say
            return None
        offered = [self._actions.new_game]
        if session.can_take_back:
            offered.append(self._actions.take_back)
        return Notice(outcome_message(outcome, self._person()), Tone.RESULT, tuple(offered))

    @property
    def _is_bare_study(self) -> bool:
        """Whether a position is there to be studied, and nothing but that."""
        return self._session.studied and not self._session.tree.root.children

    def _urge(self) -> None:
        """Say once that a capture is on, where the game goes on from here."""
        session = self._session
        node = session.node
        here = session.humans_turn and not session.thinking
        if here and node is not self._urged_at:
            self._urged_at = node
            self._demanding = self._demand is not None
            rules, studied = node.position.rules, session.studied
            if self._demanding and not node.children and self._reminders.wanted(rules, studied=studied):
                self._reminders.note(rules)
                self._point_out_demand()
        self._actions.must_capture.setEnabled(here and self._demanding)

    @property
    def _demand(self) -> Message | None:
        """What must be captured in the position shown; None: nothing."""
        return demand_message(self._session.position, self._board.orientation.eighths)

    @Slot()
    def _point_out_demand(self) -> None:
        """Say what must be captured, beside the pieces that can."""
        position, message = self._session.position, self._demand
        if message is not None:
            captures = [move for move in position.legal_moves() if move.captures][:_MOST_SHOWN]
            squares = [move.origin for move in captures]
            squares += [square for move in captures for square in (*move.squares[1:], *move.captures)]
            self.point_out(message, squares, (self._actions.show_me,))

    def _computers_turn(self) -> Notice | None:
        """An offer to let the computer move where it waits for that: at the end of a line, or in a pause."""
        session = self._session
        if session.thinking or session.humans_turn or session.outcome is not None:
            return None
        if session.looked_back_at(session.node):
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
        if self._is_bare_study:
            message = Message(
                self.tr("The position is here to be studied."), self.tr("You can move both sides.")
            )
            return Notice(message, Tone.CALM, (self._actions.play_from_here,))
        if session.position.turn is Color.WHITE:
            title = self.tr("White to move.")
        else:
            title = self.tr("Black to move.")
        text = self.tr("Drag a man, or click it and then its square.")
        return Notice(Message(title, text), Tone.CALM, (self._actions.rules,))

    @Slot(object)
    @Slot(object, object)
    def show_refusal(self, refusal: Refusal, position: Position | None = None) -> None:
        """Say why a move is none in `position`, or in the game's if that is None."""
        session = self._session
        if position is None and session.looked_back_at(session.node):
            self._tell_of_earlier(refusal)
            return
        here = session.position
        can_show = refusal.moves and position in (None, here)  # the game's board shows no line's captures
        actions = (self._actions.show_me, self._actions.rules) if can_show else (self._actions.rules,)
        self._shown = max(refusal.moves, key=_captures) if can_show else None
        self._clause = refusal.clause
        message = refusal_message(refusal, position or here, self._board.orientation.eighths)
        squares = [refusal.target, *refusal.squares, refusal.origin]
        if refusal.reason is Reason.MUST_CAPTURE:  # it speaks of the pieces that can
            squares = [*refusal.squares, refusal.target, refusal.origin]
        self.point_out(message, squares, actions, Tone.WARNING)

    def _tell_of_earlier(self, refusal: Refusal) -> None:
        """Say that the position shown is only looked at, while the game goes on by the clock."""
        title = self.tr("This is an earlier position.")
        text = self.tr("The clock runs: the game goes on after its last move.")
        squares = (refusal.target, refusal.origin)
        self.point_out(Message(title, text), squares, (self._actions.back_to_game,))

    @Slot(object)
    def _on_undecided(self, moves: tuple[Move, ...]) -> None:
        title = self.tr("Several captures end on {square}.").format(square=moves[0].target)
        text = self.tr("Click the landing that yours goes over.")
        squares = [square for move in moves for square in (*move.squares, *move.captures)]
        self.point_out(Message(title, text), (moves[0].target, *squares))

    def show_hint(self, move: Move, message: Message) -> None:
        """Say what is good about a move, and offer to show it."""
        self._shown = move
        self.point_out(message, (move.target, *move.squares, *move.captures), (self._actions.show_me,))

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
        if move is not None:
            self._board.show_capture(move)


def _captures(move: Move) -> int:
    return len(move.captures)
