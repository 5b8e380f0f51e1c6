"""Rules pages on screen: text, links, sections and diagrams."""

from __future__ import annotations

import re

import pytest
from harzdame_engine import variants
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.rules.browser import RulesBrowser, _url
from harzdame_gui.rules.page_text import PageStyle, page_html
from harzdame_gui.rules.pages import read_page
from harzdame_gui.text.game_heads import written_languages
from harzdame_gui.theme import DARK_THEME
from tests.for_each import for_each
from tests.gui.looks import take_theme
from tests.gui.rules.test_pages import links

STYLE = PageStyle(points=10, diagram=200, columns=2)


@pytest.fixture
def browser(qtbot: QtBot) -> RulesBrowser:
    browser = RulesBrowser()
    browser.resize(640, 600)
    qtbot.addWidget(browser)
    browser.show()
    return browser


@for_each("language", written_languages())
@for_each("game", [rules.id for rules in variants()])
def test_every_page_becomes_text_with_nothing_left_of_its_source(game: str, language: str) -> None:
    page = read_page(game, language)
    document = QTextDocument()
    document.setHtml(page_html(page, STYLE))
    plain = document.toPlainText()
    assert page.head.name in plain
    for rest in ("**", "](", "{{", "{#", "|", "---", "<", "&"):
        assert rest not in plain, rest
    html = page_html(page, STYLE)
    assert re.findall(r'href="rules:([a-z0-9-]+)"', html) == links(page)
    assert re.findall(r'src="board:(\d+)"', html) == [str(number) for number in range(len(page.diagrams))]
    assert all(f'name="{section.id}"' in html for section in page.sections if section.id)


@pytest.mark.parametrize("game", ["harzdame", "international", "hexdame", "dameo", "bahrain"])
def test_all_diagrams_are_drawn(browser: RulesBrowser, qtbot: QtBot, game: str) -> None:
    page = read_page(game, "en")
    browser.show_page(page)
    qtbot.waitUntil(lambda: not browser._waiting)
    for number in range(len(page.diagrams)):
        picture = browser.document().resource(QTextDocument.ResourceType.ImageResource, _url(number))
        middle = picture.toImage().pixelColor(picture.width() // 2, picture.height() // 2)
        assert middle.alpha() == 255
        assert picture.width() == round(browser._set.diagram * browser.devicePixelRatioF())


def test_a_section_is_brought_to_the_top(browser: RulesBrowser) -> None:
    browser.show_page(read_page("harzdame", "en"), "promotion")
    assert browser.verticalScrollBar().value() > 600
    browser.show_page(read_page("turkish", "en"))
    assert browser.verticalScrollBar().value() == 0


def test_a_click_on_a_link_asks_for_that_game(browser: RulesBrowser, qtbot: QtBot) -> None:
    browser.show_page(read_page("harzdame", "en"))
    cursor = browser.document().find("International draughts")
    cursor.setPosition(cursor.selectionStart() + 3)
    place = browser.cursorRect(cursor).center()
    with qtbot.waitSignal(browser.gameWanted) as asked:
        QTest.mouseClick(browser.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked.args == ["international"]


def test_size_and_theme_can_change_while_it_is_shown(browser: RulesBrowser, qtbot: QtBot) -> None:
    browser.show_page(read_page("hexdame", "de"))
    before = browser.document().size().height()
    browser.set_scale(2.0)
    assert browser.document().size().height() > 1.5 * before
    take_theme(browser, DARK_THEME)
    assert DARK_THEME.palette.accent.lower() in browser.toHtml().lower()
    qtbot.waitUntil(lambda: not browser._waiting)


def test_all_of_the_text_grows_not_only_titles_and_pictures(browser: RulesBrowser) -> None:
    browser.show_page(read_page("gothic", "en"))
    before = _line_heights(browser)
    browser.set_scale(2.0)
    after = _line_heights(browser)
    assert before.keys() == after.keys()
    for text, height in after.items():
        assert height > 1.7 * before[text], text


def _line_heights(browser: RulesBrowser) -> dict[str, float]:
    """The heights of letters in a paragraph, a title, a list and a caption."""
    heights = {}
    cursor = browser.textCursor()
    for text in ("in German", "Passing", "kings move one square", "forward or sideways", "Board and start"):
        found = browser.document().find(text)
        assert not found.isNull(), text
        cursor.setPosition(found.selectionEnd() - 1)
        heights[text] = browser.cursorRect(cursor).height()
    return heights


def test_diagrams_stand_side_by_side_where_there_is_room(browser: RulesBrowser) -> None:
    browser.show_page(read_page("harzdame", "en"))
    assert browser._set.columns == 2
    browser.resize(400, 600)
    assert browser._set.columns == 1
