"""The page of a study: one file, with its questions as data."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine import pdn
from harzdame_engine.study.page import page, words_in
from harzdame_engine.study.study import read_study

from tests.engine.export.browser import Browser

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


LESSON = """[GameType "200,W,8,8,A0,0"]
[StudyName "Steps"]
[ChapterName "Welcome"]
[StudyId "steps"]

{Read on.} *

[GameType "200,W,8,8,A0,0"]
[FEN "W:Wd4,a1:Bg7,h8"]
[StudyName "Steps"]
[ChapterName "A step"]
[StudyId "steps"]

{[%ask Step on the d file.] [%hint The man on d4.] [%hint Up!] [%wrong Another one.] Men go up.}
1. d4-d5 (1. d4-e4 {Too far to the right.} g7-g6) g7-g6 {Black has answered.}
2. a1-a2 {The end.} *
"""
SHOWN = "document.querySelector('.chapter:not([hidden])')"


def said(browser: Browser, role: str = "") -> str:
    """What is said beside the board, or the part of it of that role."""
    part = f".querySelector('.{role}')" if role else ""
    found: str = browser.evaluate(f"{SHOWN}.querySelector('.said'){part}?.textContent ?? ''")
    return found


def press(browser: Browser, what: str) -> None:
    browser.click(f".chapter:not([hidden]) [data-do={what}]")


def move(browser: Browser, *squares: str) -> None:
    """Clicks on squares of the board that is shown."""
    for square in squares:
        browser.click_at(
            browser.evaluate(f"""(() => {{
                const board = {SHOWN}.querySelector('.board');
                const [x, y] = Object.values(PAGE.boards)[0].places['{square}'];
                const at = new DOMPoint(x, y).matrixTransform(board.getScreenCTM());
                return {{x: at.x, y: at.y}};
            }})()""")
        )


def pieces(browser: Browser) -> set[str]:
    found = browser.evaluate(
        f"[...{SHOWN}.querySelectorAll('.pieces use')].map(use => use.dataset.square).sort().join(' ')"
    )
    return set(found.split())


class TestInBrowser:
    """A person's way through a study, by clicks."""

    @pytest.fixture
    def reader(self, browser: Browser, tmp_path: Path) -> Browser:
        path = tmp_path / "page.html"
        path.write_text(page(read_study(pdn.scan(LESSON)), words_in("en")), encoding="utf-8")
        browser.complaints.clear()
        browser.resize(1200, 800)
        browser.prefer(reduced_motion="reduce", color_scheme="light")
        browser.open(path.as_uri())
        browser.evaluate("localStorage.clear()")
        browser.open("about:blank")
        browser.open(path.as_uri())
        return browser

    def test_a_chapter_is_read_asked_and_answered(self, reader: Browser) -> None:
        assert said(reader) == "Read on."
        press(reader, "next")
        assert said(reader, "question") == "Step on the d file."
        assert reader.evaluate(f"{SHOWN}.querySelector('[data-do=next]').disabled")
        press(reader, "hint")
        assert said(reader, "hint-shown") == "The man on d4."
        move(reader, "a1", "a2")  # a wrong move that nothing is said of
        assert said(reader, "verdict") == "Another one."
        assert pieces(reader) == {"d4", "a1", "g7", "h8"}
        move(reader, "d4", "e4")  # and one that is explained
        assert said(reader, "text") == "Too far to the right."
        assert "e4" in pieces(reader)
        press(reader, "next")
        press(reader, "next")  # "Try again"
        assert said(reader, "question") == "Step on the d file."
        move(reader, "d4", "h8")
        assert "rules do not allow" in said(reader, "verdict")
        move(reader, "d4", "d5")
        assert said(reader, "verdict") == "Right!"
        reader.until(f"{SHOWN}.querySelector('.text').textContent === 'Black has answered.'")
        assert pieces(reader) == {"d5", "a1", "g6", "h8"}
        press(reader, "next")
        assert said(reader, "text") == "The end."
        assert "read this study to its end" in said(reader)
        assert reader.evaluate("document.querySelectorAll('.contents .done').length") == 2
        assert not reader.complaints

    def test_the_solution_is_shown_and_what_was_solved_is_remembered(self, reader: Browser) -> None:
        press(reader, "next")
        press(reader, "solution")
        reader.until(f"{SHOWN}.querySelector('.text').textContent === 'Black has answered.'")
        address = reader.evaluate("location.href").partition("#")[0]
        reader.open("about:blank")
        reader.open(f"{address}#2.0")
        assert said(reader, "question") == ""
        assert not reader.evaluate(f"{SHOWN}.querySelector('[data-do=next]').disabled")

    def test_a_chapter_and_the_study_are_begun_again(self, reader: Browser) -> None:
        hidden = f"{SHOWN}.querySelector('[data-do=%s]').hidden"
        press(reader, "next")
        assert reader.evaluate(hidden % "once_more")  # nothing was read to its end
        press(reader, "solution")
        reader.until(f"{SHOWN}.querySelector('.text').textContent === 'Black has answered.'")
        press(reader, "next")
        assert said(reader, "text") == "The end."
        press(reader, "once_more")
        assert said(reader, "question") == "Step on the d file."
        assert pieces(reader) == {"d4", "a1", "g7", "h8"}
        assert reader.evaluate("document.querySelectorAll('.contents .done').length") == 2
        move(reader, "d4", "d5")
        reader.until(f"{SHOWN}.querySelector('.text').textContent === 'Black has answered.'")
        assert reader.evaluate(hidden % "anew")
        press(reader, "next")
        reader.key("ArrowRight")  # begins nothing anew
        assert said(reader, "text") == "The end."
        press(reader, "anew")
        assert reader.evaluate("location.hash") == "#1.0"
        assert reader.evaluate("document.querySelectorAll('.contents .done').length") == 1  # it has no steps
        press(reader, "next")
        assert said(reader, "question") == "Step on the d file."
        assert not reader.complaints

    def test_keys_and_the_list_lead_through_the_chapters(self, reader: Browser) -> None:
        reader.key("ArrowRight")
        assert reader.evaluate("location.hash") == "#2.0"
        reader.key("ArrowRight")  # not past a question
        assert reader.evaluate("location.hash") == "#2.0"
        reader.key("ArrowLeft")
        assert reader.evaluate("location.hash") == "#1.0"
        reader.click(".contents li:last-child a")
        reader.until("location.hash === '#2.0'")

    @pytest.mark.parametrize(("width", "height"), [(320, 600), (390, 844), (844, 390), (1280, 800)])
    def test_board_and_buttons_fit_the_window(self, reader: Browser, width: int, height: int) -> None:
        reader.resize(width, height)
        press(reader, "next")
        assert reader.evaluate("document.documentElement.scrollWidth") <= width
        reader.click(".chapter:not([hidden]) [data-do=hint]")
        board = reader.evaluate(f"{SHOWN}.querySelector('.board').getBoundingClientRect().height")
        assert board > min(height / 2, width * 0.8, 240) - 1
        move(reader, "d4", "e4")
        assert said(reader, "text") == "Too far to the right."
        words = f"{SHOWN}.querySelector('.said').getBoundingClientRect()"
        assert 0 <= reader.evaluate(f"{words}.top") < height
