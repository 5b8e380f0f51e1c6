"""The languages of the app are the translations that there are."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.settings.languages import languages, nearest
from tests.checkout import ROOT


def test_they_are_those_of_the_files() -> None:
    files = (ROOT / "resources" / "translations").glob("*.ts")
    assert sorted(languages()) == sorted(path.stem.removeprefix("harzdame_") for path in files)
    assert all(QLocale(code).language() != QLocale.Language.C for code in languages())


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("de_AT", "de"),
        ("fr", "fr"),
        ("ru_UA", "ru"),
        ("en_GB", "en"),
        ("ja_JP", "en"),
        ("C", "en"),
        ("", "en"),
    ],
)
def test_a_locale_finds_its_language_or_that_of_the_sources(locale: str, language: str) -> None:
    assert nearest(locale) == language
