"""Text is cut and broken between letters, and nothing of it is lost where it is broken."""

from __future__ import annotations

import pytest

from harzdame_gui.text.problems import _quote
from harzdame_gui.text.sizes import beginning, one_line, shown_part
from harzdame_gui.text.whole_letters import begin_of, breakable
from harzdame_gui.widgets.labels import plain_tip

ACCENT = "e\u0301"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FLAG = "\U0001f1e9\U0001f1ea"


@pytest.mark.parametrize("letter", ["a", ACCENT, FAMILY, FLAG, "각", "नि"])
def test_a_letter_is_whole_or_not_there(letter: str) -> None:
    text = letter * 100
    for most in range(len(letter), 60):
        begin = begin_of(text, most)
        assert begin == letter * (most // len(letter))
    assert begin_of(text, len(text)) == text


def test_a_letter_without_an_end_is_parted() -> None:
    assert len(begin_of("a" + "\u0301" * 1000, 500)) == 500


def test_half_a_sign_is_cut_as_any_other() -> None:
    assert begin_of("\udc80" * 10, 5) == "\udc80" * 5


@pytest.mark.parametrize("letter", ["a", ACCENT, FAMILY])
def test_a_word_is_broken_between_letters(letter: str) -> None:
    text = f"Short {letter * 30} short"
    broken = breakable(text, 20)
    assert broken.replace("\u200b", "") == text
    pieces = broken.split()[1].split("\u200b")
    assert all(len(piece) <= 20 and not len(piece) % len(letter) for piece in pieces)
    assert broken.split()[0] == "Short"


@pytest.mark.parametrize("shorten", [one_line, beginning, shown_part, plain_tip, _quote])
def test_what_is_told_of_a_long_text_ends_with_a_whole_letter(shorten) -> None:  # type: ignore[no-untyped-def]
    for before in ("", "a"):
        told = shorten(before + ACCENT * 200_000).rstrip("\n…")
        assert told == before + ACCENT * (len(told) // 2)
