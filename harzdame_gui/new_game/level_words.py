"""The computer's strengths in words: a sentence on each, and what to expect of a game against it."""

from __future__ import annotations

from harzdame_engine import Level
from harzdame_engine.match.statistics import expected_score

from harzdame_gui.translation import counted, translate

_STEP = 5
"""Percent that an expectation is rounded to: it is no more exact than that."""
_MORE = ((2, 3), (3, 4), (4, 5), (5, 6), (9, 10))
_ODDS = ((1, 2), *_MORE, *((games - won, games) for won, games in _MORE))


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


def expectation(score: float) -> str:
    """A sentence for a person who can expect to score this share of the points, 0 to 1, against a level."""
    percent = round(100 * score / _STEP) * _STEP
    if percent < _STEP:
        return translate("Level", "You can expect hardly a point.")
    if percent > 100 - _STEP:
        return translate("Level", "You can expect nearly every point.")
    return translate("Level", "You can expect about {percent} % of the points.").format(percent=percent)


def against_neighbour(step: float, *, above: bool) -> str:
    """A sentence that compares a level with a neighbour, of which the upper one is a `step` of Elo stronger.

    A step below 0: as it was measured, the upper one is the weaker.
    """
    score = expected_score(step)
    won, games = min(_ODDS, key=lambda odds: abs(odds[0] / odds[1] - score))
    if above:
        text = counted.tr("The level above wins about {won} of %Ln games against it.", "", games)
    else:
        text = counted.tr("Wins about {won} of %Ln games against the level below.", "", games)
    return text.format(won=won)
