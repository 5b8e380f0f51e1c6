"""The names of the computer's strengths and styles."""

from __future__ import annotations

from harzdame_engine import Level
from harzdame_engine.search.styles import Style

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


def level_sentence(level: Level) -> str:
    """A sentence on the play of a level."""
    sentences = {
        "first-day": translate(
            "Level", "Has just learned the rules and sees no further than your next capture."
        ),
        "newcomer": translate("Level", "Sees a simple exchange, and little more."),
        "beginner": translate("Level", "Sees what is about to be taken, and little more."),
        "learner": translate("Level", "Counts exchanges, but often overlooks captures backward."),
        "casual": translate("Level", "Plays for fun and falls for a good trap."),
        "keen": translate("Level", "Likes to calculate, and misjudges many a move."),
        "club": translate("Level", "Sees short combinations and punishes slips."),
        "strong-club": translate("Level", "Plans ahead and rarely gives a man away."),
        "tournament": translate("Level", "Answers every threat and overlooks little."),
        "expert": translate("Level", "Finds deep shots; you will need a good day."),
        "candidate": translate("Level", "Calculates without a slip; only long plans are hidden from it."),
        "master": translate("Level", "Sees far ahead and turns small advantages into wins."),
        "grandmaster": translate("Level", "Leaves you hardly a chance, and takes every one you leave."),
        "full": translate("Level", "As strong as it gets in the time you allow."),
    }
    return sentences.get(level.id, "")


def style_name(style: Style | None) -> str:
    """The name of a style; None is a player without habits."""
    names = {
        "aggressive": translate("Style", "Attacker"),
        "trader": translate("Style", "Likes to trade"),
        "quiet": translate("Style", "Avoids trades"),
        "guard": translate("Style", "Keeps the back row"),
        "edges": translate("Style", "Plays along the edges"),
        "close": translate("Style", "Keeps together"),
        "runner": translate("Style", "Hurries to a king"),
    }
    return translate("Style", "No habits") if style is None else names.get(style.id, style.id)


def style_sentence(style: Style | None) -> str:
    """A line on how a style plays."""
    sentences = {
        "aggressive": translate("Style", "Moves forward and threatens wherever it can."),
        "trader": translate("Style", "Offers exchanges to make the board simple."),
        "quiet": translate("Style", "Keeps the tension and the pieces."),
        "guard": translate("Style", "Leaves its last rows late and reluctantly."),
        "edges": translate("Style", "Feels safe where it can be attacked from few sides."),
        "close": translate("Style", "Moves its men side by side."),
        "runner": translate("Style", "Sends its foremost man ahead."),
    }
    text = translate("Style", "Plays what it thinks best.")
    return text if style is None else sentences.get(style.id, "")
