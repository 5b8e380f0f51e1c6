"""What to expect of a game against one of the computer's strengths, in words."""

from __future__ import annotations

from harzdame_engine.match.statistics import expected_score

from harzdame_gui.translation import counted, translate

_STEP = 5
"""Percent that an expectation is rounded to: it is no more exact than that."""
_MORE = ((2, 3), (3, 4), (4, 5), (5, 6), (9, 10))
_ODDS = ((1, 2), *_MORE, *((games - won, games) for won, games in _MORE))


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
