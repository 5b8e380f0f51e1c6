"""The end of a game on the screen: its result with the way on, and a draw that the computer offers."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from harzdame_engine import Color, Outcome
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.conduct import Conduct
from harzdame_gui.controllers.game.result_recorder import NoCount
from harzdame_gui.controllers.opponents.ladder import beaten
from harzdame_gui.controllers.opponents.next_step import (
    Ended,
    NextStep,
    StepKind,
    newly_beaten,
    next_step,
    on_day,
)
from harzdame_gui.controllers.opponents.opponents import Opponent, opponent_at
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, LevelResult
from harzdame_gui.play.presenter import opponent_in
from harzdame_gui.play.reached import reached_text, step_text, strength_text, today_text
from harzdame_gui.play.result_card import ResultCard, Told
from harzdame_gui.text.counting import reason_sentence
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name, outcome_message


class Ending(QObject):
    """Keeps the card in step with the game, carries out the way on, and passes on the answer to an offer.

    `play` begins a game against an opponent, otherwise like the one on the board.
    """

    def __init__(
        self,
        context: Context,
        card: ResultCard,
        links: tuple[QAction, ...],
        play: Callable[[Opponent], None],
    ) -> None:
        super().__init__(card)
        session, settings, actions = context.session, context.settings, context.commands
        self._session = session
        self._settings = settings
        self._recorder = context.services.recorder
        self._board = context.board
        self._card = card
        self._links = links
        self._play = play
        self._notices = context.notices
        self._actions = actions
        self._read = False
        self._looked = False
        self._step = NextStep(StepKind.REMATCH)
        self._before: tuple[LevelResult, ...] = settings.results.value
        self._conduct = Conduct(session, settings, self)
        self._conduct.drawOffered.connect(self._on_draw_offered)
        session.gameReplaced.connect(self._on_replaced)
        session.stateChanged.connect(self._show)
        card.closed.connect(self._on_closed)
        card.stepped.connect(self._on_stepped)
        settings.results.changed.connect(self._show)
        self._recorder.changed.connect(self._show)
        actions.accept_draw.triggered.connect(self._accept)
        actions.decline_draw.triggered.connect(self._decline)
        self._show()

    @Slot()
    def _on_replaced(self) -> None:
        self._before = self._settings.results.value
        self._read = self._looked = False
        self._show()

    @Slot()
    def _on_closed(self) -> None:
        self._read = True
        self._show()

    @Slot()
    def _show(self, *_: object) -> None:
        session = self._session
        result = session.tree.result
        if result is None:
            self._before = self._settings.results.value
        self._read = self._read and result is not None
        ended_here = session.node is session.ended_at
        if result is None or session.studied or not ended_here or self._read:
            self._card.put_away()
            return
        self._card.show_result(self._told(result))

    # What is told

    def _told(self, result: Outcome) -> Told:
        session, results = self._session, self._settings.results.value
        person = session.persons[0] if len(session.persons) == 1 else None
        message = outcome_message(result, person)
        if person is None or not self._recorder.concerned:
            self._step = NextStep(StepKind.REMATCH)
            return Told(message, step_text(self._step, None), self._links_beside(StepKind.REMATCH))
        ended = self._ended(result, person)
        step = self._step = next_step(ended, looked=self._looked)
        seen = opponent_in(person.other, session)
        newly = newly_beaten(ended, self._before) if self._is_new() and seen is ended.opponent else None
        won = seen is not None and seen.id in beaten(ended.game, results)
        today = on_day(f"{date.today():%Y-%m-%d}", ended.game, results)
        return Told(
            message,
            step_text(step, self._reason),
            self._links_beside(step.kind, won=ended.points == 1),
            reached=reached_text(newly),
            strength="\n".join(filter(None, (self._strength(), today_text(today) if self._is_new() else ""))),
            opponent=seen,
            beaten=won,
            ahead=step.opponent if step.kind in {StepKind.UP, StepKind.DOWN} else None,
        )

    @property
    def _reason(self) -> NoCount | None:
        return self._recorder.reason

    def _ended(self, result: Outcome, person: Color) -> Ended:
        session, reason = self._session, self._reason
        level = session.players[person.other].rated_level
        end = session.ended_at or session.node
        return Ended(
            session.position.rules.id,
            person,
            result.points(person),
            opponent_at(level) if level else None,
            reason is not None and reason.is_help,
            self._settings.results.value,
            session.tree.line_to(end),
        )

    def _links_beside(self, kind: StepKind, *, won: bool = False) -> tuple[QAction, ...]:
        """What is offered below the way on: not that again, and no takeback for those who have `won`."""
        rematch, back = self._actions.rematch, self._actions.take_back
        needless = {rematch} if kind is StepKind.REMATCH else set()
        return tuple(link for link in self._links if link not in (needless | ({back} if won else set())))

    def _strength(self) -> str:
        """What the game says of the person's strength, if it counts, or else why it does not."""
        if self._is_new():
            results = self._settings.results.value
            return strength_text(results[-1].game, results, self._before)
        return "" if self._reason is None else reason_sentence(self._reason)

    def _is_new(self) -> bool:
        """Whether the last of the results is that of the game on the board."""
        results = self._settings.results.value
        is_new = bool(results) and results[:-1] == self._before[1 - MOST_RESULTS :]
        return is_new and results[-1].game == self._session.position.rules.id

    # The way on

    @Slot()
    def _on_stepped(self) -> None:
        step = self._step
        if step.kind is StepKind.LOOK and step.loss is not None:
            self._looked = True
            self._session.go_to(step.loss.node)
            self._board.show_capture(*step.loss.line)
        elif step.kind in {StepKind.UP, StepKind.DOWN} and step.opponent is not None:
            self._play(step.opponent)
        else:
            if step.kind is StepKind.ALONE:
                self._send_help_away()
            self._actions.rematch.trigger()

    def _send_help_away(self) -> None:
        if self._reason is NoCount.COACH:
            self._settings.coach.set(CoachMode.OFF)
        elif self._reason is NoCount.ANALYSIS:
            self._settings.analysis_in_play.set(False)

    # A draw that is offered

    @Slot(object)
    def _on_draw_offered(self, side: Color) -> None:
        title = self.tr("{color} offers a draw.").format(color=color_name(side))
        if len(self._session.persons) == 1:
            title = self.tr("The computer offers a draw.")
        message = Message(title, self.tr("The offer stands until you move."))
        self._notices.ask(message, (self._actions.accept_draw, self._actions.decline_draw))

    @Slot()
    def _accept(self) -> None:
        self._conduct.accept()

    @Slot()
    def _decline(self) -> None:
        self._conduct.decline()
        self._notices.dismiss()
