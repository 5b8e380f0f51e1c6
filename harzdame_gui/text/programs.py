"""Other engines in words: what is wrong with one, and what it plays."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import variants
from harzdame_engine.hub.program import (
    EngineReportedError,
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
)

from harzdame_gui.text.games import game_name
from harzdame_gui.text.message import listing
from harzdame_gui.translation import counted, translate

_MOST_NAMED = 4


def trouble(error: HubError) -> str:
    """What is wrong with a program, as a sentence."""
    if isinstance(error, EngineStartError):
        return translate("Engine", "This program cannot be started.")
    if isinstance(error, EngineTerminated):
        return translate("Engine", "It ended instead of answering.")
    if isinstance(error, EngineTimeout):
        return translate("Engine", "It does not answer. Perhaps it is no engine, or needs other arguments.")
    if isinstance(error, EngineReportedError):
        return translate("Engine", "It reports an error.")
    return translate("Engine", "Its answers make no sense.")


def games_sentence(games: Sequence[str]) -> str:
    """``Plays Turkish draughts and Harzdame``, from the games' ids; the number, if there are many."""
    names = [game_name(rules) for rules in variants() if rules.id in games]
    if not names:
        return translate("Engine", "Plays none of our games")
    if len(names) == len(variants()):
        return translate("Engine", "Plays all games")
    if len(names) > _MOST_NAMED:
        return counted.tr("Plays %Ln games", "", len(names))
    return translate("Engine", "Plays {games}").format(games=listing(names))
