"""The kinds of coach, in words."""

from __future__ import annotations

from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.translation import translate


def mode_name(mode: CoachMode) -> str:
    """The name of a kind of coach."""
    return {
        CoachMode.OFF: translate("Coach", "Off"),
        CoachMode.GENTLE: translate("Coach", "Gentle"),
        CoachMode.STRICT: translate("Coach", "Strict"),
    }[mode]


def mode_sentence(mode: CoachMode) -> str:
    """What a kind of coach does."""
    return {
        CoachMode.OFF: translate("Coach", "Nothing is said about your moves."),
        CoachMode.GENTLE: translate(
            "Coach", "Warns of what is lost by force: men, the race to a king, a won endgame."
        ),
        CoachMode.STRICT: translate("Coach", "Warns of other weak moves as well, where it can say why."),
    }[mode]
