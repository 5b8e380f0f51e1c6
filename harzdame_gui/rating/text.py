"""Sentences on a person's strength and results."""

from __future__ import annotations

from harzdame_engine import LEVELS, Color

from harzdame_gui.controllers.rating.estimate import Point
from harzdame_gui.controllers.rating.statistics import LENGTH_PLIES, GameLength, Grouping
from harzdame_gui.text.dates import tag_day_text
from harzdame_gui.text.levels import level_name
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.translation import counted, translate


def level_named(identifier: str) -> str:
    """The name of the level with this id."""
    return next((level_name(level) for level in LEVELS if level.id == identifier), identifier)


def point_text(point: Point) -> str:
    """A game in the chart: when, against whom, how it ended, and the Elo after it."""
    result = point.result
    ends = {
        1.0: translate("Strength", "Won against {level} ({elo})"),
        0.5: translate("Strength", "Drawn against {level} ({elo})"),
        0.0: translate("Strength", "Lost against {level} ({elo})"),
    }
    words = [ends[result.points].format(level=level_named(result.level), elo=point.opponent)]
    if result.day:
        words.insert(0, tag_day_text(result.day))
    words.append(translate("Strength", "you then had {elo}").format(elo=round(point.strength.elo)))
    return " · ".join(words)


def grouping_name(grouping: Grouping) -> str:
    """The heading of a way to group results."""
    return {
        Grouping.COLOR: translate("Strength", "By colour"),
        Grouping.LEVEL: translate("Strength", "By opponent"),
        Grouping.LENGTH: translate("Strength", "By length"),
        Grouping.OPENING: translate("Strength", "By opening"),
    }[grouping]


def group_name(grouping: Grouping, key: str) -> str:
    """The name of a group of results."""
    if grouping is Grouping.COLOR:
        return color_name(Color(key))
    if grouping is Grouping.LEVEL:
        return level_named(key)
    if grouping is Grouping.LENGTH:
        return _length_name(GameLength[key])
    return key


def _length_name(length: GameLength) -> str:
    short, long = (plies // 2 for plies in LENGTH_PLIES)
    return {
        GameLength.SHORT: counted.tr("Less than %Ln moves", "", short),
        GameLength.MEDIUM: counted.tr("{least} to %Ln moves", "", long - 1).format(least=short),
        GameLength.LONG: counted.tr("%Ln moves and more", "", long),
    }[length]
