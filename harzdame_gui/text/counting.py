"""Why a game does not count for a person's strength, in words."""

from __future__ import annotations

from harzdame_gui.controllers.game.result_recorder import NoCount
from harzdame_gui.translation import translate


def reason_sentence(reason: NoCount) -> str:
    """The reason in a sentence, beside a result or while the game goes on."""
    return {
        NoCount.COACH: translate("Counting", "With the coach a game does not count for your strength."),
        NoCount.HINT: translate("Counting", "You had a hint, so the game does not count for your strength."),
        NoCount.COMPUTER: translate(
            "Counting", "The computer moved for you, so the game does not count for your strength."
        ),
        NoCount.TAKEBACK: translate(
            "Counting", "A move was taken back, so the game does not count for your strength."
        ),
        NoCount.ANALYSIS: translate(
            "Counting", "The analysis was on, so the game does not count for your strength."
        ),
        NoCount.SET_UP: translate(
            "Counting", "The game did not begin as usual, so it does not count for your strength."
        ),
        NoCount.TAKEN_UP: translate(
            "Counting", "The game was interrupted, so it does not count for your strength."
        ),
        NoCount.SHORT: translate("Counting", "So short a game does not count for your strength."),
        NoCount.EARLY_DRAW: translate("Counting", "A draw agreed so early does not count for your strength."),
    }[reason]


def short_reason(reason: NoCount) -> str:
    """A few words beside the opponent: that there is a coach, or that the game does not count."""
    if reason is NoCount.COACH:
        return translate("Counting", "with the coach")
    return translate("Counting", "does not count")
