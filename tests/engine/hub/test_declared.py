from __future__ import annotations

import pytest
from harzdame_engine.hub.declared import Declarations, Declared, ParameterKind, games_of
from harzdame_engine.rules.variants import variants

from tests.for_each import for_each

KIND = ParameterKind
THREADS = Declared("threads", "1", kind=KIND.INT, least=1, most=16)
MARGIN = Declared("margin", "0.5", kind=KIND.REAL, least=0, most=1)
MODE = Declared("mode", "a", ("a", "b"), KIND.ENUM)


@pytest.mark.parametrize(
    ("parameter", "text"),
    [(THREADS, "16"), (MARGIN, "0.25"), (MODE, "b"), (Declared("book", "true", kind=KIND.BOOL), "false")],
)
def test_a_value_within_its_bounds(parameter: Declared, text: str) -> None:
    assert parameter.checked(text) == text


@for_each(
    ("parameter", "text"),
    [
        (THREADS, "0"),
        (THREADS, "17"),
        (THREADS, "1" + "0" * 400),  # larger than any float
        (THREADS, "2.5"),
        (THREADS, ""),
        (MARGIN, "nan"),
        (MARGIN, "1.5"),
        (Declared("scale", "1", kind=KIND.REAL), "inf"),
        (MODE, "c"),
        (Declared("book", "true", kind=KIND.BOOL), "yes"),
        (Declared("path", ""), 'a"b'),
        (Declared("path", ""), "a\nb"),
        (Declared("path", ""), "a" * 5000),
    ],
)
def test_any_other_value_is_refused(parameter: Declared, text: str) -> None:
    with pytest.raises(ValueError):
        parameter.checked(text)


def test_the_games_follow_from_the_choice_that_is_declared() -> None:
    assert games_of([THREADS]) == ("international",)
    assert games_of([Declared("variant", "normal", ("normal", "frisian"), KIND.ENUM)]) == (
        "international",
        "frisian",
    )
    scan = Declared("variant", "normal", ("normal", "killer", "bt", "losing"), KIND.ENUM)
    assert set(games_of([scan])) == {"international", "killer", "breakthrough", "antidraughts"}
    everything = Declared("variant", "normal", tuple(rules.id for rules in variants()), KIND.ENUM)
    assert set(games_of([everything])) == {rules.id for rules in variants()}
    assert games_of([Declared("variant", "othello", ("othello",), KIND.ENUM)]) == ()


def test_no_more_is_kept_than_can_be_shown() -> None:
    kept = Declarations()
    kept.add(Declared("fine", "1", ("1", "2"), ParameterKind.ENUM))
    kept.add(Declared("many", "1", ("1",) * 1001, ParameterKind.ENUM))
    kept.add(Declared("long", "a" * 1001))
    kept.add(Declared("n" * 1001, ""))
    assert list(kept.by_name) == ["fine"]
    for number in range(600):
        kept.add(Declared(f"p{number}", ""))
    assert len(kept.by_name) == 500


def test_all_parameters_together_have_a_limit() -> None:
    kept = Declarations()
    for number in range(95):
        kept.add(Declared(f"p{number}", "", tuple("x" * 60 for _ in range(1000)), ParameterKind.ENUM))
    assert len(kept.by_name) == 3
