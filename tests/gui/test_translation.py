"""The language of the app."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.settings.languages import SYSTEM
from harzdame_gui.translation import Translation, counted


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    before = QLocale()
    translation = Translation(qapp)
    yield translation
    translation.stop()
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "1,234,567"), ("de", "1.234.567")],
)
def test_numbers_are_those_of_the_language(translation: Translation, language: str, number: str) -> None:
    translation.use(language)
    assert QLocale().toString(1_234_567) == number


def test_one_thing_is_said_otherwise_than_many(
    translation: Translation, qapp: QApplication, forms_of_numbers: QTranslator
) -> None:
    def games() -> list[str]:
        return [counted.tr("%Ln games", "", number) for number in (0, 1, 1234)]

    qapp.removeTranslator(forms_of_numbers)  # the app installs them itself
    try:
        translation.use("en")
        assert games() == ["0 games", "1 game", "1,234 games"]
        translation.use("de")
        assert games() == ["0 Partien", "1 Partie", "1.234 Partien"]
    finally:
        qapp.installTranslator(forms_of_numbers)


def test_a_system_without_a_language_writes_numbers_as_in_english(
    translation: Translation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "system", QLocale.c)
    translation.use(SYSTEM)
    assert QLocale().toString(1_234_567) == "1,234,567"


def test_a_language_that_was_left_is_let_go(translation: Translation) -> None:
    for language in ("de", "en", "de"):
        translation.use(language)
    installed = len(translation.findChildren(QTranslator))
    translation.stop()
    translation.use("de")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert 0 < len(translation.findChildren(QTranslator)) <= 2 < installed
