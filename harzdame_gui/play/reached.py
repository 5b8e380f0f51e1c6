"""What a game has achieved and what comes next, in words."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.rating.ratings import ratings
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.game.result_recorder import NoCount
from harzdame_gui.controllers.opponents.next_step import NextStep, StepKind, Today
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.controllers.rating.estimate import is_provisional, strength_in
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.translation import counted, translate


def step_text(step: NextStep, reason: NoCount | None) -> str:
    """The words on the button of the way on; `reason`: why the game does not count."""
    name = step.opponent.name if step.opponent else ""
    if step.kind is StepKind.LOOK and step.loss is not None:
        return counted.tr("See where you lost %Ln pieces", "", step.loss.pieces)
    if step.kind is StepKind.ALONE and reason is NoCount.COACH:
        return translate("Reached", "Now without the coach")
    return {
        StepKind.ALONE: translate("Reached", "Again without help"),
        StepKind.UP: translate("Reached", "Now against {name}").format(name=name),
        StepKind.DOWN: translate("Reached", "First against {name}").format(name=name),
    }.get(step.kind, translate("Reached", "Rematch"))


def reached_text(newly: Opponent | None) -> str:
    """Who was beaten for the first time."""
    if newly is None:
        return ""
    return translate("Reached", "You have beaten {name} for the first time!").format(name=newly.name)


def today_text(today: Today) -> str:
    """What was played today, once it is more than one game."""
    if today.games < 2:
        return ""
    text = counted.tr("Today %Ln games that count, {won} of them won.", "", today.games)
    return text.format(won=QLocale().toString(today.won))


def strength_text(game: str, results: Sequence[LevelResult], before: Sequence[LevelResult]) -> str:
    """What a game that counts, the last of the results, says of the person's strength."""
    known = ratings(game)
    if results[-1].level not in known:
        return translate("Reached", "How strong the levels are in this game has not been measured yet.")
    after, earlier = strength_in(game, results), strength_in(game, before)
    if after is None:
        return translate("Reached", "The result counts for the estimate of your strength.")
    now = QLocale().toString(round(after.elo))
    if is_provisional(after):
        return translate(
            "Reached", "Your strength is about {elo}. After some more games that will be surer."
        ).format(elo=now)
    if earlier is None:
        return translate("Reached", "Your strength is about {elo}.").format(elo=now)
    change = f"{round(after.elo) - round(earlier.elo):+d}".replace("-", "−")
    expected = earlier.expected(known[results[-1].level].elo)
    return translate(
        "Reached", "Your strength is about {elo} ({change}); {percent} % of the points were to be expected."
    ).format(elo=now, change=change, percent=round(100 * expected))
