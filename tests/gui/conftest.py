"""The app, and each of its languages, as fixtures."""

import gc
from collections.abc import Iterator

import pytest

from tests.gui.app_fixtures import bare, driver, start, table_folder  # noqa: F401
from tests.gui.languages import german, language, speak  # noqa: F401


@pytest.fixture(autouse=True, scope="session")
def garbage_is_collected_here() -> Iterator[None]:
    """Not on the threads of players and searches, where it would take widgets of earlier tests apart."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def collected() -> Iterator[None]:
    """Collect after each test; all of it now and then, for that takes long."""
    yield
    gc.collect(1 if gc.get_count()[2] < 10 else 2)
