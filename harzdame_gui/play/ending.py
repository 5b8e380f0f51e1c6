"""The end of a game on the screen: its result with what comes next, and a draw that the computer offers."""

from __future__ import annotations

from harzdame_engine import Color, Termination
from harzdame_engine.rating.ratings import ratings
from PySide6.QtCore import QLocale, QObject, Slot

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.conduct import Conduct
from harzdame_gui.controllers.game.draw_offer import is_fought_out
from harzdame_gui.controllers.rating.estimate import strength_in
from harzdame_gui.controllers.settings.settings import MOST_RESULTS, LevelResult
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.text.message import Message
from harzdame_gui.text.outcomes import color_name, outcome_message


class Ending(QObject):
    """Keeps the card in step with the game, and passes on the answer to an offer."""

    def __init__(self, context: Context, card: ResultCard) -> None:
        super().__init__(card)
        session, settings, actions = context.session, context.settings, context.commands
        self._session = session
        self._settings = settings
        self._card = card
        self._notices = context.notices
        self._actions = actions
        self._read = False
        self._before: tuple[LevelResult, ...] = settings.results.value
        self._conduct = Conduct(session, settings, self)
        self._conduct.drawOffered.connect(self._on_draw_offered)
        session.gameReplaced.connect(self._on_replaced)
        session.stateChanged.connect(self._show)
        card.closed.connect(self._on_closed)
        settings.results.changed.connect(self._show)
        actions.accept_draw.triggered.connect(self._accept)
        actions.decline_draw.triggered.connect(self._decline)
        self._show()

    @Slot()
    def _on_replaced(self) -> None:
        self._before = self._settings.results.value
        self._read = False
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
        person = session.persons[0] if len(session.persons) == 1 else None
        self._card.show_result(outcome_message(result, person), self._strength())

    def _strength(self) -> str:
        """A sentence on what the game says of the person's strength, if it counts, or on why it does not."""
        if self._is_agreed_early():
            return self.tr("A draw agreed so early does not count for your strength.")
        game, results = self._session.position.rules.id, self._settings.results.value
        known = ratings(game)
        is_new = bool(results) and results[:-1] == self._before[1 - MOST_RESULTS :]
        if not is_new or results[-1].game != game or results[-1].level not in known:
            return ""
        after, before = strength_in(game, results), strength_in(game, self._before)
        if after is None:
            return self.tr("The result counts for the estimate of your strength.")
        locale = QLocale()
        now = locale.toString(round(after.elo))
        if before is None:
            return self.tr("Your strength is about {elo}.").format(elo=now)
        change = round(after.elo) - round(before.elo)
        expected = before.expected(known[results[-1].level].elo)
        return self.tr(
            "Your strength is about {elo} ({change}); {percent} % of the points were to be expected."
        ).format(elo=now, change=f"{change:+}".replace("-", "−"), percent=round(100 * expected))

    def _is_agreed_early(self) -> bool:
        session = self._session
        result, end = session.tree.result, session.ended_at
        if result is None or result.termination is not Termination.AGREEMENT or end is None:
            return False
        persons = session.persons
        rated = len(persons) == 1 and session.players[persons[0].other].rated_level is not None
        return rated and not is_fought_out(end)

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
