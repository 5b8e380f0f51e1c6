"""The app, and each of its languages, as fixtures."""

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, QTranslator
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QApplication

from harzdame_gui.commands.chosen_keys import choose_keys
from harzdame_gui.overrides import make_failures_safe
from harzdame_gui.pyside_loading import load_pyside
from harzdame_gui.qt_types import made_types
from harzdame_gui.resources import resource
from harzdame_gui.text.short_moves import write_captures
from harzdame_gui.theme import LIGHT_THEME
from harzdame_gui.theme.current import wear
from harzdame_gui.translation import OF_BRITAIN
from tests.gui.app_fixtures import bare, driver, start, table_folder  # noqa: F401
from tests.gui.languages import german, language, speak  # noqa: F401

load_pyside()  # as the app does, and what follows
make_failures_safe()
for _ in made_types():
    pass

_NOWHERE = QPoint(-1, -1)


@pytest.fixture(scope="session", autouse=True)
def forms_of_numbers(qapp: QApplication) -> QTranslator:
    """English as it is spoken where no app has chosen a language: not “1 games”."""
    forms = QTranslator(qapp)
    assert forms.load("harzdame_en", str(resource("translations")))
    qapp.installTranslator(forms)
    QLocale.setDefault(QLocale(OF_BRITAIN))
    return forms


@pytest.fixture(autouse=True)
def the_next_test_begins_in_light() -> Iterator[None]:
    """Leave no test the theme of the one before."""
    yield
    wear(LIGHT_THEME)


@pytest.fixture(autouse=True)
def the_next_test_begins_with_the_usual_keys() -> Iterator[None]:
    """Leave no test the keys, and the way captures are written, that the one before has chosen."""
    yield
    choose_keys(())
    write_captures(whole=True)


@pytest.fixture(autouse=True)
def the_next_test_has_no_pointer_over_its_windows() -> Iterator[None]:
    """Leave no test the pointer where the one before has moved it, by which rows and buttons are lit."""
    yield
    if QGuiApplication.instance() is not None:
        QCursor.setPos(_NOWHERE)


@pytest.fixture(autouse=True)
def garbage_is_collected_here() -> Iterator[None]:
    """Collect all of it after each test, so that what a test made goes before the next one begins.

    Never on the threads of players and searches, where it would take widgets of earlier
    tests apart and crash: `harzdame_gui.app.run` leaves it switched on for those after it.
    What waits for `deleteLater` goes first, while its parent is still held by the test: a
    child that holds the last reference to its parent would be deleted twice. What is there
    before the test, every module included, is left out of the collection, which would
    look through all of it each time; not what the test before it asked for as fixtures,
    which pytest holds until its last fixture has ended.
    """
    gc.disable()
    gc.collect()
    gc.freeze()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


@pytest.fixture
def gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, which has been removed."""
    if os.name != "posix":
        pytest.skip("needs a folder that goes while it is used")
    folder = tmp_path / "gone"
    folder.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("PWD", str(folder))
    folder.rmdir()
    return folder
