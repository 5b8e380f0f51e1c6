"""The reminder that a capture is on: twice in each family of games, then only where it is asked for."""

from __future__ import annotations

from harzdame_engine import Rules

from harzdame_gui.controllers.settings.choices import CaptureReminder
from harzdame_gui.controllers.settings.languages import OF_THE_SOURCES
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.game_heads import read_head

_TIMES = 2


class CaptureReminders:
    """Says whether to remind, and counts how often that was done, by what a family is called in English."""

    def __init__(self, settings: Settings) -> None:
        self._when = settings.capture_reminder
        self._times = settings.captures_reminded

    def wanted(self, rules: Rules, *, studied: bool) -> bool:
        """Whether a person is to be reminded in a game, or in one that is only studied."""
        if self._when.value is not CaptureReminder.AT_FIRST:
            return self._when.value is CaptureReminder.ALWAYS
        return not studied and self._count(rules) < _TIMES

    def note(self, rules: Rules) -> None:
        """A person was reminded."""
        family = _family(rules)
        others = tuple(pair for pair in self._times.value if pair[0] != family)
        self._times.set(((family, str(self._count(rules) + 1)), *others))

    def _count(self, rules: Rules) -> int:
        told = dict(self._times.value).get(_family(rules), "0")
        return int(told) if told.isdecimal() else _TIMES


def _family(rules: Rules) -> str:
    try:
        return read_head(rules.id, OF_THE_SOURCES).family or rules.id
    except FileNotFoundError:
        return rules.id
