"""The coach of a window."""

from __future__ import annotations

from harzdame_gui.coach.room import CoachRoom
from harzdame_gui.context import Context


def install_coach(context: Context) -> CoachRoom:
    """Let the coach look on, and tell of the moments that mattered in a card."""
    coach = CoachRoom(context)
    context.add_card(coach.card, allow=coach.card.allow)
    return coach
