"""The core against the reference on random positions, to depth 2.

This is the short form; the full one is ``python -m tests.reference.compare``.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.reference import moves
from tests.reference.boards import E, N
from tests.reference.compare import compare_samples
from tests.reference.games import HARZDAME, Promotion, Side

POSITIONS = 2000
CORNERS = {Side.WHITE: frozenset({"h8"}), Side.BLACK: frozenset({"a1"})}

ERRORS = {
    "no majority": replace(HARZDAME, majority=False),
    "captured pieces leave at once": replace(HARZDAME, deferred_removal=False),
    "men capture forward only": replace(HARZDAME, man_captures=(N, E)),
    "men step forward only": replace(HARZDAME, man_steps=(N,)),
    "kings capture forward only": replace(HARZDAME, king_captures=(N, E)),
    "kings do not fly": replace(HARZDAME, flying_kings=False),
    "promotion ends a capture": replace(HARZDAME, promotion=Promotion.STOPS_THERE),
    "a man goes on as a king": replace(HARZDAME, promotion=Promotion.GOES_ON_AS_A_KING),
    "other promotion squares": replace(HARZDAME, promotion_squares=CORNERS),
}


def test_core_and_reference_agree() -> None:
    report = compare_samples("short", POSITIONS, depth=2)
    assert not report.differences, "\n".join(map(str, report.differences[:5]))
    assert report.positions == POSITIONS
    # The positions are worth comparing: long captures occur, and each has many moves.
    assert report.longest_capture >= 10
    assert report.moves > 20 * POSITIONS


@pytest.mark.parametrize("error", ERRORS)
def test_an_error_of_the_rules_would_be_seen(error: str) -> None:
    # The other way about: the reference is given a wrong rule, and the right core must differ from it.
    batches = (compare_samples(f"errors/{number}", 20, 1, ERRORS[error]) for number in range(10))
    assert any(report.differences for report in batches)


def test_a_starting_square_that_stays_occupied_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "_standing", lambda position, origin, run: position.pieces)
    assert compare_samples("errors", 200, 1).differences
