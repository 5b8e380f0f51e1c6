"""The letters of every language, and the signs of the games, are drawn by a font that is common."""

from __future__ import annotations

import ast
import unicodedata
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtGui import QFontDatabase, QRawFont

from harzdame_gui.controllers.settings.languages import languages
from harzdame_gui.resources import resource
from harzdame_gui.theme import LIGHT_THEME
from tests.checkout import ROOT

_UNSEEN = {"Cc", "Cf", "Cs", "Zs", "Zl", "Zp"}
"""The kinds of signs that need no glyph."""
_NOT_SHOWN = {"\ufffc", "\u066b"}
"""What stands for a picture in Qt's texts, and an Arabic decimal sign that may be typed."""


@pytest.mark.parametrize("language", languages())
def test_every_letter_of_a_translation_has_a_glyph(language: str) -> None:
    assert not missing(_letters_of(language)), language


def test_every_sign_that_the_app_shows_has_a_glyph() -> None:
    """Signs of moves, pieces, results and keys stand in the sources, outside of comments."""
    assert not missing(_signs() - _NOT_SHOWN)


def test_a_letter_without_a_glyph_is_seen() -> None:
    assert missing({"\U0001f9ff", "a"}) == ["\U0001f9ff"]


def missing(letters: set[str]) -> list[str]:
    """Those that none of the fonts draws which the app would take here."""
    font = LIGHT_THEME.font()
    drawn = [QRawFont.fromFont(font), *_others()]
    shown = (each for each in letters if unicodedata.category(each) not in _UNSEEN)
    return sorted(each for each in shown if not any(raw.supportsCharacter(ord(each)) for raw in drawn))


@cache
def _others() -> tuple[QRawFont, ...]:
    """The rest of the fonts, to which Qt falls back."""
    families = QFontDatabase.families()
    return tuple(QRawFont.fromFont(QFontDatabase.font(family, "", 12)) for family in families)


def _letters_of(language: str) -> set[str]:
    catalogue = ET.parse(resource(f"translations/harzdame_{language}.ts"))  # noqa: S314 our own file
    letters = set("".join(text for each in catalogue.iter("translation") for text in each.itertext()))
    for page in resource("rules").glob(f"*.{language}.*"):
        letters |= set(page.read_text(encoding="utf-8"))
    return letters


def _signs() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "harzdame_gui").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        documents = set(_documents(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in documents:
                found |= set(node.value)
    return found


def _documents(tree: ast.AST) -> Iterator[ast.expr]:
    """Texts that stand alone: docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
