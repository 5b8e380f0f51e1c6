"""The names of the computer's strengths, and one sentence on each."""

from __future__ import annotations

from harzdame_engine import Level
from PySide6.QtCore import QCoreApplication


def level_name(level: Level | None) -> str:
    """What a level is called; None is full strength."""
    translate = QCoreApplication.translate
    names = {
        "first-day": translate("Level", "First day"),
        "beginner": translate("Level", "Beginner"),
        "casual": translate("Level", "Casual player"),
        "club": translate("Level", "Club player"),
        "strong-club": translate("Level", "Strong club player"),
        "expert": translate("Level", "Expert"),
        "full": translate("Level", "Full strength"),
    }
    return names["full"] if level is None else names.get(level.id, level.id)


def level_sentence(level: Level) -> str:
    """What to expect of a level."""
    translate = QCoreApplication.translate
    sentences = {
        "first-day": translate("Level", "Has just learned the rules and overlooks nearly everything."),
        "beginner": translate("Level", "Sees what is about to be taken, and little more."),
        "casual": translate("Level", "Plays for fun and falls for a good trap."),
        "club": translate("Level", "Sees short combinations and punishes slips."),
        "strong-club": translate("Level", "Plans ahead and rarely gives a man away."),
        "expert": translate("Level", "Finds deep shots; you will need a good day."),
        "full": translate("Level", "As strong as it gets in the time you allow."),
    }
    return sentences.get(level.id, "")
