from __future__ import annotations

import pytest
from harzdame_engine.game.tree import Evaluation, Mark
from harzdame_engine.pdn.comments import Remark, decode, encode, tidy


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
    assert encode(Remark("a {b}")) == [["a", "[%lbrace]b[%rbrace]"]]
    assert decode(["a [%lbrace]b[%rbrace]"]) == Remark("a {b}")


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
    assert encode(Remark(clock=clock)) == [[f"[%clk {text}]"]]
    assert decode([f"[%clk {text}]"]) == Remark(clock=min(max(0, clock), 999 * 3600))


def test_nothing_to_write() -> None:
    assert encode(Remark(" \n")) == []


@pytest.mark.parametrize(
    ("text", "remark"),
    [
        ("[%emt 0:00:07] quick", Remark("quick", elapsed=7)),
        ("[%eval 0.35,12]", Remark(evaluation=Evaluation(0.35, depth=12))),
        ("[%eval #-3] lost", Remark("lost", evaluation=Evaluation(win_in=-3))),
        (
            "[%csl Ga4,Rb5] [%cal Yc3c4]",
            Remark(marks=(Mark("G", "a4"), Mark("R", "b5"), Mark("Y", "c3", "c4"))),
        ),
        ("[%cal G32-28]", Remark(marks=(Mark("G", "32", "28"),))),
        ("[%clock 0:49:11]", Remark(clock=2951, commands=("[%clock 0:49:11]",))),
        ("[%csl nonsense] a", Remark("a", commands=("[%csl nonsense]",))),
        ("[%other x y] a", Remark("a", commands=("[%other x y]",))),
    ],
)
def test_commands(text: str, remark: Remark) -> None:
    assert decode([text]) == remark
    assert decode([" ".join(word for line in encode(remark) for word in line)]) == remark


def test_a_clock_of_both_sides_gives_the_movers_time() -> None:
    assert decode(["[%clock w0:00:10 B0:00:03]"]).clock == 10
    assert decode(["[%clock w0:00:10 B0:00:03]"], black=True).clock == 3
