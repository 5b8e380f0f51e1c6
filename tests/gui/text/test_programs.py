from __future__ import annotations

import pytest
from harzdame_engine import variants
from harzdame_engine.hub.program import (
    EngineReportedError,
    EngineStartError,
    EngineTerminated,
    EngineTimeout,
    HubError,
    ProtocolError,
)

from harzdame_gui.text.programs import games_sentence, trouble

ERRORS = (EngineStartError, EngineTerminated, EngineTimeout, EngineReportedError, ProtocolError)


def test_each_trouble_has_a_sentence_of_its_own() -> None:
    assert len({trouble(kind("")) for kind in ERRORS}) == len(ERRORS)
    assert trouble(HubError("")).endswith(".")


@pytest.mark.parametrize(
    ("games", "sentence"),
    [
        ((), "Plays none of our games"),
        (("international",), "Plays International draughts"),
        (("international", "turkish"), "Plays International draughts and Turkish draughts"),
        (tuple(rules.id for rules in variants())[:9], "Plays 9 games"),
        (tuple(rules.id for rules in variants()), "Plays all games"),
    ],
)
def test_the_games_are_named_while_they_are_few(games: tuple[str, ...], sentence: str) -> None:
    assert games_sentence(games) == sentence
