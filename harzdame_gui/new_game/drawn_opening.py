"""The draw: the opening with which a new game begins, and the games that follow it."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING

from harzdame_gui.controllers.game.new_game import OPENING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from harzdame_gui.controllers.game.new_game import NewGame

_ROUND, _RETURN = "Round", "2"
"""The tag of the second game with an opening, in which the colours were exchanged."""


def with_opening(choice: NewGame) -> NewGame:
    """The choice with its opening: one is drawn, unless it was named; none where it begins in a set-up."""
    if not choice.ballots:
        return choice
    from harzdame_engine.ballots.ballot_sets import ballot_set

    from harzdame_gui.text.ballots import opening_text

    ballots = ballot_set(choice.variant_id, choice.ballots)
    if ballots is None or choice.position is not None:
        return choice._replace(ballots="", ballot=None)
    ballot = choice.ballot or ballots.drawn(SystemRandom())
    return choice._replace(ballot=ballot, remark=opening_text(ballots, ballot))


def with_recorded(choice: NewGame, tags: Mapping[str, str]) -> NewGame:
    """The choice for the same game again with the opening that its record tells, if it tells one."""
    if OPENING not in tags:
        return choice
    from harzdame_engine.ballots.ballot_sets import recorded_ballot

    found = recorded_ballot(choice.variant_id, tags)
    if found is None:
        return choice
    ballots, ballot = found
    return choice._replace(ballots=ballots.id, ballot=ballot, position=None, remark="")


def next_game(choice: NewGame, tags: Mapping[str, str]) -> NewGame:
    """The rematch, as players do: a drawn opening once more with colours exchanged, then another one."""
    if choice.ballot is None:
        return choice
    if tags.get(_ROUND) == _RETURN:
        return choice.swapped._replace(ballot=None)
    return choice.swapped._replace(tags=((_ROUND, _RETURN),))
