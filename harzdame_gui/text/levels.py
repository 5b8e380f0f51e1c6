"""The names of the computer's strengths."""

from __future__ import annotations

from harzdame_engine import Level

from harzdame_gui.translation import translate


def level_name(level: Level | None) -> str:
    """The name of a level; None is full strength."""
    names = {
        "first-day": translate("Level", "First day"),
        "newcomer": translate("Level", "Newcomer"),
        "beginner": translate("Level", "Beginner"),
        "learner": translate("Level", "Learner"),
        "casual": translate("Level", "Casual player"),
        "keen": translate("Level", "Keen player"),
        "club": translate("Level", "Club player"),
        "strong-club": translate("Level", "Strong club player"),
        "tournament": translate("Level", "Tournament player"),
        "expert": translate("Level", "Expert"),
        "candidate": translate("Level", "Candidate master"),
        "master": translate("Level", "Master"),
        "grandmaster": translate("Level", "Grandmaster"),
        "full": translate("Level", "Full strength"),
    }
    return names["full"] if level is None else names.get(level.id, level.id)
