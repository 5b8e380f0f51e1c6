"""The rules page that is put together from a game's record."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_engine import Position, variant, variants
from PySide6.QtGui import QTextDocument

from harzdame_gui.controllers.settings.languages import OF_THE_SOURCES, languages
from harzdame_gui.rules.page_text import PageStyle, page_html
from harzdame_gui.rules.pages import Prose, RulesPage
from harzdame_gui.rules.record_page import page_of, record_page
from harzdame_gui.text.game_heads import read_head, written_languages
from harzdame_gui.text.games import game_head
from tests.for_each import for_each

IDS = tuple(rules.id for rules in variants())
OTHERS = tuple(code for code in languages() if code not in written_languages())
Speak = Callable[[str], None]


def said(page: RulesPage) -> list[str]:
    """All texts of a page but its name, which may be the same in every language."""
    texts = [section.title for section in page.sections]
    for section in page.sections:
        texts += [block.markdown if isinstance(block, Prose) else block.caption for block in section.blocks]
    return list(filter(None, texts))


@for_each("number", range(len(IDS)))
def test_nothing_in_it_is_english_and_its_moves_are_legal(number: int, speak: Speak) -> None:
    game, language = IDS[number], OTHERS[number % len(OTHERS)]
    speak(OF_THE_SOURCES)
    english = set(said(record_page(variant(game), read_head(game, OF_THE_SOURCES), OF_THE_SOURCES)))
    speak(language)
    page = page_of(game)
    assert (page.language, page.head.variant_id) == (language, game)
    assert not english & set(said(page))
    assert len(page.diagrams) >= 5
    for diagram in page.diagrams:
        position = Position.start(game) if diagram.fen is None else Position.from_fen(diagram.fen, game)
        assert all(position.parse_move(move) in position.legal_moves() for move in diagram.moves)


@for_each("game", IDS)
def test_it_says_of_what_the_game_has_and_of_nothing_else(game: str, speak: Speak) -> None:
    speak(OTHERS[0])
    rules, there = variant(game), {section.id for section in page_of(game).sections}
    assert {"board", "man-moves", "man-captures", "compulsory", "carry-on", "removal", "end"} <= there
    assert ("line-leap" in there) is bool(rules.line_leaps)
    assert ("threat" in there) is rules.threat_rule


def test_it_can_be_shown(speak: Speak, qapp: object) -> None:
    speak(OTHERS[0])
    page = page_of("harzdame")
    document = QTextDocument()
    document.setHtml(page_html(page, PageStyle(10, 200, 2)))
    assert page.head.name in document.toPlainText()
    assert said(page)[0] in document.toPlainText()


@for_each("language", OTHERS)
def test_every_game_has_a_name_of_its_own_in_every_language(language: str, speak: Speak) -> None:
    speak(language)
    heads = [game_head(variant(game)) for game in IDS]
    assert len({head.name for head in heads}) == len(IDS)
    assert all(head.name and head.family and head.summary for head in heads)
    english = [read_head(game, OF_THE_SOURCES) for game in IDS]
    assert len({head.family for head in heads}) == len({head.family for head in english})
    assert all(head.summary != other.summary for head, other in zip(heads, english, strict=True))


def test_in_a_language_with_pages_the_written_one_is_shown(speak: Speak) -> None:
    for language in written_languages():
        speak(language)
        assert page_of("harzdame").language == language
        assert any("rules:international" in text for text in said(page_of("harzdame")))
