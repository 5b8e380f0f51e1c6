"""The page that plays games, in a browser."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic

import pytest
from harzdame_engine import Color, GameTree, Piece, Position, variants
from harzdame_engine.export.replay import PageChapter, replay
from harzdame_engine.export.score import GameScore, score_of
from harzdame_engine.export.words import ExportWords
from harzdame_engine.game.tree import Mark

from tests.engine.export.browser import Browser
from tests.engine.export.games import anna, capture, played

SHOWN = "document.querySelector('.chapter:not([hidden])')"
LETTERS = {"w": Piece(Color.WHITE), "W": Piece(Color.WHITE, True)}
LETTERS |= {"b": Piece(Color.BLACK), "B": Piece(Color.BLACK, True)}


def chapter(tree: GameTree, **more: object) -> PageChapter:
    return PageChapter(score_of(tree), **more)  # type: ignore[arg-type]


class TestText:
    """What needs no browser."""

    def test_it_is_one_file_that_asks_for_nothing_else(self) -> None:
        page = replay([chapter(anna())])
        assert not re.search(r"""(?:src|href)=["'](?!#|data:)""", page)
        assert "http-equiv" in page
        assert "default-src 'none'" in page
        assert not re.search(r"url\(|@import|https?://(?!www\.w3\.org/2000/svg)", page)

    def test_names_and_comments_cannot_break_it(self) -> None:
        page = replay([chapter(anna())])
        assert "Bernd &amp; &lt;Sons&gt;" in page
        assert page.count("</script>") == 2

    @pytest.mark.parametrize("text", ["<!--", "<script", "<SCRIPT>", "</script"])
    def test_no_comment_keeps_its_script_from_ending(self, text: str) -> None:
        """HTML forbids these in a script ("restrictions for contents of script elements" of its standard)."""
        quiet, loud = anna(), anna()
        loud.mainline()[1].comment = f"a {text} b"
        before, after = (replay([chapter(tree)]).lower() for tree in (quiet, loud))
        assert after.count(text.lower()) == before.count(text.lower())

    def test_a_page_without_scripts_has_moves_and_pieces(self) -> None:
        page = replay([chapter(anna())])
        for text in ("d3-d4", "quiet", "f4xd4", "deep"):
            assert text in page
        assert page.count('<use href="#piece-') == 42

    def test_it_speaks_another_language(self) -> None:
        page = replay([chapter(anna())], ExportWords(language="de", play="Abspielen"))
        assert '<html lang="de">' in page
        assert 'aria-label="Abspielen"' in page


def show(
    browser: Browser,
    folder: Path,
    *chapters: PageChapter,
    at: str = "",
    words: ExportWords = ExportWords(),  # noqa: B008
) -> None:
    path = folder / "page.html"
    path.write_text(replay(chapters, words), encoding="utf-8")
    browser.complaints.clear()
    browser.requests.clear()
    browser.resize(1200, 800)
    browser.prefer(reduced_motion="reduce", color_scheme="light")
    browser.open("about:blank")
    browser.open(path.as_uri() + at)


def step(browser: Browser) -> int:
    return int(browser.evaluate(f"{SHOWN}.dataset.step"))


def pieces(browser: Browser) -> dict[str, Piece]:
    found = browser.evaluate(
        f"Object.fromEntries([...{SHOWN}.querySelectorAll('.pieces use:not(.taken)')]"
        ".map(use => [use.dataset.square, use.getAttribute('href').slice(-1)]))"
    )
    return {square: LETTERS[letter] for square, letter in found.items()}


def longest(score: GameScore) -> int:
    return len(score.steps)


class TestInBrowser:
    """Driven by keys and mouse."""

    def test_every_position_is_the_one_of_the_record(self, browser: Browser, tmp_path: Path) -> None:
        score = score_of(anna())
        show(browser, tmp_path, PageChapter(score))
        for number in range(len(score.steps) + 1):
            browser.evaluate(f"location.hash = '#1.{number}'")
            browser.until(f"{SHOWN}.dataset.step === '{number}'")
            assert pieces(browser) == score.position(number).pieces
        assert not browser.complaints
        assert [url for url in browser.requests if not url.startswith(("file:", "data:", "about:"))] == []

    def test_keys_go_through_moves_and_variations(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(anna()))
        score = score_of(anna())
        text = {str(one.move): one.number for one in score.steps if one.depth == 0}
        assert step(browser) == 0
        browser.key("ArrowRight")
        browser.key("ArrowRight")
        assert step(browser) == text["e6-d6"]
        browser.key("ArrowDown")
        assert score.steps[step(browser) - 1].text == "f5-f4"
        browser.key("End")
        assert score.steps[step(browser) - 1].text == "f4xd4"
        browser.key("ArrowLeft")
        browser.key("ArrowDown")
        assert score.steps[step(browser) - 1].text == "a6-b6"
        browser.key("Home")
        assert step(browser) == 0
        browser.key("End")
        assert score.steps[step(browser) - 1].text == "e7-e6"

    def test_buttons_and_moves_can_be_clicked(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(anna()))
        browser.click("[data-do=on]")
        assert step(browser) == 1
        browser.click('.move[data-step="5"]')
        assert step(browser) == 5
        assert browser.evaluate("document.querySelector('[aria-current]').dataset.step") == "5"
        assert browser.evaluate("location.hash") == "#1.5"
        browser.click("[data-do=start]")
        assert step(browser) == 0
        assert browser.evaluate("document.querySelector('[data-do=back]').disabled")

    def test_it_plays_to_the_end_by_itself(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(anna()))
        browser.evaluate("document.querySelector('.pace').value = '0.5'")
        browser.key(" ")
        assert browser.evaluate("document.querySelector('[data-do=play]').title") == "Pause"
        last = max(one.number for one in score_of(anna()).mainline())
        browser.until(f"{SHOWN}.dataset.step === '{last}' && {SHOWN}.dataset.playing === 'false'")

    def test_a_capture_goes_jump_by_jump(self, browser: Browser, tmp_path: Path) -> None:
        tree = capture()
        show(browser, tmp_path, chapter(tree))
        browser.prefer(reduced_motion="no-preference")
        browser.key("ArrowRight")
        seen = []
        deadline = monotonic() + 10
        while monotonic() < deadline:
            at = browser.evaluate("document.querySelector('.pieces').lastElementChild.dataset.square")
            if not seen or seen[-1] != at:
                seen.append(at)
            if browser.evaluate("document.querySelectorAll('.pieces use').length") == 4:
                break
        assert seen[:2] == ["c5", "e5"]
        assert pieces(browser) == tree.mainline()[-1].position.pieces

    def test_turned_it_shows_black_below(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(anna()))
        top = "document.querySelector('[data-square=h8]').getBoundingClientRect().top"
        before = browser.evaluate(top)
        browser.key("f")
        assert browser.evaluate(top) > before + 200
        assert browser.evaluate("document.querySelector('.coordinates').getAttribute('href')").endswith(
            "black"
        )

    def test_marks_and_clocks_are_shown(self, browser: Browser, tmp_path: Path) -> None:
        tree = played("harzdame", "d3-d4")
        tree.root.children[0].clock = 3849.0
        score = score_of(tree)
        marked = score.steps[0].remarks._replace(marks=(Mark("G", "a1", "d4"), Mark("R", "e5")))
        score = score._replace(steps=(score.steps[0]._replace(remarks=marked),))
        show(browser, tmp_path, PageChapter(score))
        assert browser.evaluate("document.querySelectorAll('.marks polygon').length") == 0
        browser.key("ArrowRight")
        assert browser.evaluate("document.querySelectorAll('.marks polygon').length") == 2
        assert "1. d3-d4 (1:04:09)" in browser.evaluate("document.querySelector('.status').textContent")

    def test_a_study_has_chapters(self, browser: Browser, tmp_path: Path) -> None:
        hexdame = played("hexdame", "b1-b2")
        show(browser, tmp_path, chapter(anna()), chapter(hexdame, title="Bees"), at="#2.1")
        assert step(browser) == 1
        assert pieces(browser) == hexdame.mainline()[-1].position.pieces
        assert browser.evaluate("document.querySelectorAll('.chapter:not([hidden])').length") == 1
        assert browser.evaluate("document.querySelector('.contents [aria-current]').textContent") == "Bees "
        browser.click(".contents li:first-child a")
        browser.until(f"{SHOWN}.dataset.game === '1'")

    def test_light_and_dark_follow_the_system(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(anna()))
        ground = "getComputedStyle(document.body).backgroundColor"
        light = browser.evaluate(ground)
        browser.prefer(color_scheme="dark")
        assert browser.evaluate(ground) != light

    @pytest.mark.parametrize("width", [320, 700, 1600])
    def test_it_fits_every_width(self, browser: Browser, tmp_path: Path, width: int) -> None:
        show(browser, tmp_path, chapter(anna()), chapter(capture()))
        browser.resize(width, 700)
        assert browser.evaluate("document.documentElement.scrollWidth") <= width
        board = browser.evaluate("document.querySelector('.board').getBoundingClientRect().width")
        assert board > min(width * 0.4, 300)

    def test_a_screen_reader_is_told_the_position(self, browser: Browser, tmp_path: Path) -> None:
        show(browser, tmp_path, chapter(capture()))
        assert browser.evaluate("document.querySelector('.board').getAttribute('aria-label')") == (
            "White: men a1 c3. Black: men c4 d5 g7 h8."
        )
        browser.key("ArrowRight")
        assert "1. c3xc5xe5" in browser.evaluate("document.querySelector('.status').textContent")
        unnamed = "[...document.querySelectorAll('button, select')].filter(e => !e.ariaLabel).length"
        assert browser.evaluate(unnamed) == 0

    def test_all_games_are_played_on_their_boards(self, browser: Browser, tmp_path: Path) -> None:
        trees = []
        for rules in variants():
            tree = GameTree(Position.start(rules.id))
            node = tree.root
            for _ in range(24):
                if not (moves := node.position.legal_moves()):
                    break
                node = tree.add(node, max(moves, key=lambda move: len(move.captures)))
            trees.append(tree)
        show(browser, tmp_path, *map(chapter, trees))
        for number, tree in enumerate(trees, 1):
            last = tree.mainline()[-1]
            browser.evaluate(f"location.hash = '#{number}.{last.ply}'")
            browser.until(f"{SHOWN}.dataset.step === '{last.ply}' && {SHOWN}.dataset.game === '{number}'")
            assert pieces(browser) == last.position.pieces
        assert not browser.complaints
