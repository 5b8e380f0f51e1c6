"""The page of a study: one file, with its questions as data."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from harzdame_engine import pdn
from harzdame_engine.study.page import page, words_in
from harzdame_engine.study.study import read_study

TEXT = """[GameType "200,W,8,8,A0,0"]
[FEN "W:Wd4:Bg7"]
[StudyName "<b>S</b>"]
[ChapterName "C & D"]
[Orientation "black"]

{[%ask Which?] [%hint H] </script> words} 1. d4-d5 {Yes} (1. d4-e4! {Also})
g7-g6 {[%ask]} 2. d5-d6 *
"""


def made() -> str:
    return page(read_study(pdn.scan(TEXT)), words_in("en"))


def data() -> dict[str, Any]:
    found = re.search(r'id="data">(.*?)</script>', made(), re.DOTALL)
    assert found is not None
    loaded: dict[str, Any] = json.loads(found[1])
    return loaded


def test_it_asks_for_nothing_else_and_nothing_breaks_it() -> None:
    text = made()
    assert not re.search(r"""(?:src|href)=["'](?!#|data:)""", text)
    assert "<b>S" not in text
    assert text.count("</script>") == 2
    assert "@@" not in text


def test_questions_know_every_legal_move_and_its_verdict() -> None:
    lesson = data()["lessons"][0]
    first = lesson["questions"]["0"]
    assert (first["text"], first["hints"], first["answer"]) == ("Which?", ["H"], 1)
    assert sorted(first["moves"]) == [[["d4", "d5"], 1, 1], [["d4", "e4"], 2, 1]]
    assert lesson["flipped"]
    second = lesson["questions"]["3"]
    steps = lesson["steps"]
    assert steps[second["answer"] - 1]["from"] == "d5"


def test_without_scripts_the_words_are_there() -> None:
    assert "&lt;/script&gt; words" in made()


@pytest.mark.parametrize(("language", "next_word"), [("en", "Next"), ("de-AT", "Weiter"), ("", "Next")])
def test_it_speaks_the_language_of_the_study(language: str, next_word: str) -> None:
    assert words_in(language).next == next_word
