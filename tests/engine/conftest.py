"""Endgame tables and a browser for tests, made once; the user's own tables are kept out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.endgames.tables import Tables

from tests.engine.export.browser import Browser, installed
from tests.made_up_tables import all_tables


@pytest.fixture(scope="session", autouse=True)
def no_tables_of_the_user(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Nothing lies in the usual folder, also for programs that are started."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "APPDATA"):
            patch.setenv(name, str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def tables_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds all of Harzdame with up to three pieces. Not to be written into."""
    folder = tmp_path_factory.mktemp("tables")
    all_tables(folder, 3)
    return folder


@pytest.fixture(scope="session")
def tables(tables_folder: Path) -> Tables:
    """Those of `tables_folder`. Not to be added to."""
    return Tables(variant("harzdame"), (tables_folder,))


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser to open pages in; without one, its tests are skipped."""
    if installed() is None:
        pytest.skip("no Chromium is installed here to show the page in")
    running = Browser(tmp_path_factory.mktemp("browser"))
    yield running
    running.close()
