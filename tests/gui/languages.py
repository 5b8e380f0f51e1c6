"""Each language of the app, as fixtures."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from harzdame_gui.translation import Translation


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    yield from _speaking(qapp, "de")


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """Each language in turn."""
    for _ in _speaking(qapp, request.param):
        yield request.param


def _speaking(app: QApplication, language: str) -> Iterator[None]:
    before = QLocale()
    translation = Translation(app)
    translation.use(language)
    yield
    translation.stop()
    QLocale.setDefault(before)


@pytest.fixture
def speak(qapp: QApplication) -> Iterator[Callable[[str], None]]:
    """Changes the language; afterwards it is the usual one again."""
    before = QLocale()
    translation = Translation(qapp)
    yield translation.use
    translation.stop()
    QLocale.setDefault(before)
