"""Sentences of facts: one for each kind, whole in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from harzdame_engine import Move
from harzdame_engine.endgames.material import Side
from harzdame_engine.endgames.verdict import Verdict
from harzdame_engine.game.move import Landing
from harzdame_engine.review.chains import Chain
from harzdame_engine.review.facts import (
    BreakthroughMissed,
    EdgeLeft,
    EndAllowed,
    EndMissed,
    Fact,
    GameLost,
    Hanging,
    KingAllowed,
    KingGone,
    KingMissed,
    KingTaken,
    MaterialLost,
    MaterialMissed,
    NoSafeMove,
    RaceLost,
    Shot,
    ShotMissed,
    VerdictChanged,
    WingStuck,
    WinMissed,
)
from harzdame_engine.review.gain import Gain
from harzdame_engine.review.safety import Wing
from PySide6.QtCore import QCoreApplication

from harzdame_gui.text.facts import count_sentence, fact_sentence, gain_sentence, taking_sentence
from harzdame_gui.translation import Translation
from tests.for_each import for_each

LINE = (Move("c5", (Landing("c4"),)),)
CHAIN = Chain(LINE, 1, 3)
FACTS: tuple[Fact, ...] = (
    GameLost(LINE),
    GameLost(LINE * 5),
    WinMissed(LINE),
    WinMissed(LINE * 3),
    VerdictChanged(Verdict(9), Verdict(None), Side(2, 0), Side(1, 1)),
    VerdictChanged(Verdict(None), Verdict(8), Side(0, 3), Side(0, 1)),
    Shot(CHAIN),
    Shot(CHAIN, 1),
    Shot(Chain(LINE, 0, 2)),
    Shot(CHAIN._replace(ends_game=True)),
    Hanging(("d4",), LINE),
    Hanging(("d4", "e5"), LINE),
    Hanging(("d4",), LINE, before=True),
    Hanging(("d4", "e5"), LINE, before=True),
    ShotMissed(CHAIN),
    ShotMissed(Chain(LINE, 0, 3)),
    EdgeLeft("c1", 2, LINE),
    RaceLost(1, LINE),
    RaceLost(2, LINE),
    KingAllowed(3, LINE),
    KingMissed(2, LINE),
    BreakthroughMissed(3, LINE),
    NoSafeMove(LINE[0], 1),
    NoSafeMove(LINE[0], 6),
    MaterialLost(1, LINE),
    MaterialLost(2, LINE),
    MaterialMissed(1, LINE),
    MaterialMissed(2, LINE),
    MaterialLost(1, LINE, gives_away=True),
    MaterialMissed(2, LINE, gives_away=True),
    Shot(Chain(LINE, 2, 0, gives_away=True)),
    Shot(Chain(LINE, 2, 1, gives_away=True)),
    ShotMissed(Chain(LINE, 2, 0, gives_away=True)),
    ShotMissed(Chain(LINE, 2, 1, gives_away=True)),
    EndAllowed(LINE * 9),
    EndMissed(LINE * 9),
    KingGone(LINE),
    KingTaken(LINE),
    WingStuck(Wing.LEFT, ("a3", "b3", "c3")),
)


@pytest.fixture
def german(qapp: QCoreApplication) -> Iterator[None]:
    translation = Translation(qapp)
    translation.use("de")
    yield
    translation.stop()


def test_every_kind_of_fact_has_a_sentence_here() -> None:
    assert {type(fact) for fact in FACTS} == set(get_args(Fact))


@for_each("fact", FACTS, ids=lambda fact: type(fact).__name__)
def test_every_fact_is_a_whole_sentence(fact: Fact) -> None:
    text = fact_sentence(fact)
    assert text.endswith(".")
    assert not set("{}") & set(text)
    assert text[0].isupper() or text[0].islower()


def test_a_shot_is_told_with_its_counts() -> None:
    assert fact_sentence(Shot(CHAIN)) == "Allows a shot: c5-c4 wins two, three for one."
    taking = Move("c5", (Landing("c3", captured="c4"),))
    assert fact_sentence(ShotMissed(Chain((taking,), 0, 3))) == "Misses a capture of three: c5xc3."
    assert fact_sentence(ShotMissed(Chain(LINE, 0, 1))) == "c5-c4 would have won one by force."
    assert count_sentence(3, 1) == "You take 1, they take 3."
    assert count_sentence(2, 0) == "They take 2."


def test_a_shot_that_gives_away_is_told_with_its_counts() -> None:
    giving = Chain(LINE, 3, 1, gives_away=True)
    assert fact_sentence(Shot(giving)) == "Has to take three and gives away one, beginning with c5-c4."
    assert fact_sentence(Shot(Chain(LINE, 2, 0, gives_away=True))) == (
        "Has to take two, beginning with c5-c4."
    )
    assert fact_sentence(ShotMissed(giving)) == "Misses a shot: c5-c4 gives away three and takes one."
    assert taking_sentence(3, 1) == "You must take 3 and give away 1."
    assert taking_sentence(2, 0) == "You must take 2."
    assert gain_sentence(Gain(LINE, 2, gives_away=True)) == ("That gives away two more pieces than it takes.")
    assert gain_sentence(Gain(LINE, 0, gives_away=True)) == ""


def test_an_endgame_given_away_names_both_sides() -> None:
    fact = VerdictChanged(Verdict(9), Verdict(None), Side(2, 0), Side(1, 0))
    assert fact_sentence(fact) == "The endgame was won: two kings against one king. Now it is drawn."


@pytest.mark.usefixtures("german")
def test_every_fact_has_its_german_sentence() -> None:
    english = {"Allows", "Has", "Misses", "Loses", "Lets", "The", "After", "Takes", "Leaves", "Whatever"}
    for fact in FACTS:
        text = fact_sentence(fact)
        assert text.split()[0] not in english
        assert "the" not in text.split()
        assert not set("{}") & set(text)
    assert fact_sentence(Shot(CHAIN)) == "Erlaubt einen Schlag: c5-c4 gewinnt zwei, drei für einen."


@pytest.mark.parametrize(
    ("gain", "sentence"),
    [
        (Gain((), ends_game=True), "That ends the game."),
        (Gain((), 1), "That wins a piece."),
        (Gain((), 2), "That wins two pieces."),
        (Gain((), 1, caught=True), "That wins a king."),
        (Gain((), 0, crowned=True), "That makes a king."),
        (Gain((), 1, crowned=True), "That wins a piece and makes a king."),
        (Gain((), 3, crowned=True, caught=True), "That wins three pieces and makes a king."),
        (Gain((), 0, caught=True), "That takes a king."),
        (Gain((), -1), ""),
    ],
)
def test_gains_are_told(gain: Gain, sentence: str) -> None:
    assert gain_sentence(gain) == sentence
