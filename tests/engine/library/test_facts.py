import pytest
from harzdame_engine.library.facts import comments_of, day_of, fingerprint, known, result_of

from tests.for_each import for_each


@for_each(
    ("date", "day"),
    [
        ("2001.05.17", 20010517),
        ("1998.05.??", 19980500),
        ("1998.??.??", 19980000),
        ("1998", 19980000),
        ("1998-5-7", 19980507),
        ("17.5.2001", 20010517),
        ("spring 1987", 19870000),
        ("????.??.??", 0),
        ("", 0),
        ("2001.13.05", 20010000),
        ("2001.02.77", 20010000),
        ("12345", 0),
    ],
)
def test_dates_become_numbers_whatever_their_form(date: str, day: int) -> None:
    assert day_of(date) == day


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("2-0", "1-0"),
        ("1-1", "1/2-1/2"),
        ("0-2", "0-1"),
        ("0-1", "0-1"),
        ("*", "*"),
        ("0-0", "0-0"),
        ("?", "*"),
    ],
)
def test_results_have_one_form(text: str, result: str) -> None:
    assert result_of(text) == result


def test_a_placeholder_is_no_fact() -> None:
    assert known({"White": "?", "event": " Open "}, "White") == ""
    assert known({"White": "?", "event": " Open "}, "Event") == "Open"


def test_comments_are_taken_without_commands_and_tags() -> None:
    text = '[White "{no}"]\n\n1. a1-a2 { well [%clk 0:10:00] played } ; to the end\n2. b1-b2 {so} *'
    assert comments_of(text) == "well played to the end so"


def test_copies_of_a_game_have_one_fingerprint() -> None:
    one = fingerprint("harzdame", b"abc", "", {"White": "Jördis Ow", "Black": "B", "Date": "2001.05.07"})
    assert one == fingerprint(
        "harzdame", b"abc", "", {"White": "ow, JORDIS", "Black": "B", "Date": "7.5.2001"}
    )
    others = [
        fingerprint("croda", b"abc", "", {"White": "Jördis Ow", "Black": "B", "Date": "2001.05.07"}),
        fingerprint("harzdame", b"abd", "", {"White": "Jördis Ow", "Black": "B", "Date": "2001.05.07"}),
        fingerprint("harzdame", b"abc", "x", {"White": "Jördis Ow", "Black": "B", "Date": "2001.05.07"}),
        fingerprint("harzdame", b"abc", "", {"White": "Jördis Ow", "Black": "C", "Date": "2001.05.07"}),
        fingerprint("harzdame", b"abc", "", {"White": "Jördis Ow", "Black": "B", "Date": "2001.05.08"}),
    ]
    assert one not in others and len(set(others)) == len(others)
    assert -(2**63) <= one < 2**63
