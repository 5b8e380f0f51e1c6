from __future__ import annotations

import pytest
from harzdame_engine.pdn.comments import decode, encode, tidy


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("  one   two\t three ", "one two three"),
        ("one \r\n two\rthree\n\nfour\n", "one\ntwo\nthree\n\nfour"),
        ("a\0b\x07c\x7fd", "abcd"),
        ("a \x08 b", "a b"),
        ("bad \ud800 half", "bad \ufffd half"),
        ("kept:\u00a0\u2028\u0085.", "kept:\u00a0\u2028\u0085."),
        ("\n \n", ""),
    ],
)
def test_tidy(text: str, expected: str) -> None:
    assert tidy(text) == expected
    assert tidy(expected) == expected


def test_line_breaks_of_other_programs_are_blanks() -> None:
    assert decode(["a comment broken\r\n  to some width\nby a program"])[0] == (
        "a comment broken to some width by a program"
    )


def test_empty_lines_and_two_blanks_keep_line_breaks() -> None:
    assert decode(["one\n\ntwo  \nthree"])[0] == "one\n\ntwo\nthree"


def test_braces_become_commands() -> None:
    assert encode("a {b}", None) == [["a", "[%lbrace]b[%rbrace]"]]
    assert decode(["a [%lbrace]b[%rbrace]"]) == ("a {b}", None)


@pytest.mark.parametrize(
    ("clock", "text"),
    [
        (0, "0:00:00"),
        (59.5, "0:00:59.5"),
        (3723, "1:02:03"),
        (0.001, "0:00:00.001"),
        (-5, "0:00:00"),
        (1e9, "999:00:00"),
    ],
)
def test_clocks(clock: float, text: str) -> None:
    assert encode("", clock) == [["[%clk", f"{text}]"]]
    assert decode([f"[%clk {text}]"]) == ("", min(max(0, clock), 999 * 3600))


def test_nothing_to_write() -> None:
    assert encode(" \n", None) == []
