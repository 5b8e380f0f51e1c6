"""A game of the library on the board: saved to the file that it came from, and to the library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from harzdame_engine import pdn
from harzdame_engine.library.importing import import_paths, import_text
from harzdame_engine.library.library import FILE_NAME, Library
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from harzdame_gui.controllers.work.job import Lane
from tests.gui.driver import Driver
from tests.gui.library.conftest import LibraryDriver

FILE = (
    "% kept ü\r\n"
    '[White "One"]\r\n\r\n1. e2-e3 d7-d6 {odd   blanks} *\r\n\r\n\r\n'
    '[White "Two"]\r\n\r\n1. d3-d4 *\r\n  \r\n'
)
OWN = '[White "Own"]\n\n1. e2-f2 *'


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file of two games, of which the library has those and one of its own."""
    path = tmp_path / "two.pdn"
    path.write_bytes(FILE.encode("latin-1"))
    with Library(tmp_path / "profile" / FILE_NAME) as library:
        import_paths(library.games, [path])
        import_text(library.games, OWN)
    return path


@pytest.fixture
def library(source: Path, start: Callable[..., Driver]) -> LibraryDriver:
    return LibraryDriver(start(black="human"))


def open_game(library: LibraryDriver, row: int) -> None:
    library.select(row)
    library.window.commands.open.trigger()
    library.settle()
    library.window.close()
    library.app.session.to_end()


def add_move(library: LibraryDriver) -> None:
    session = library.app.session
    session.follow(session.position.legal_moves()[:1])
    assert session.modified


def save(library: LibraryDriver) -> None:
    library.app.window.activateWindow()
    library.app.ctrl(Qt.Key.Key_S)
    library.settle()


def click(library: LibraryDriver, text: str) -> None:
    library.app.press(text, library.app.notice)
    library.settle()


def stored(tmp_path: Path, game: int) -> str:
    with Library(tmp_path / "profile" / FILE_NAME) as other:
        return other.games.texts([game])[0]


def test_a_save_goes_back_to_its_place_and_the_library_follows(
    library: LibraryDriver, source: Path, tmp_path: Path
) -> None:
    open_game(library, 1)
    for _ in range(2):
        add_move(library)
        save(library)
        assert not library.app.session.modified
        assert "saved in “two.pdn”" in library.app.card
    data = source.read_bytes()
    text = stored(tmp_path, 2)
    before, behind = FILE.encode("latin-1").split(b'[White "Two"]\r\n\r\n1. d3-d4 *')
    assert data.startswith(before) and data.endswith(behind)
    assert data == before + text.encode("latin-1") + behind
    assert text.startswith('[White "Two"]\r\n')
    assert library.app.app.late.file.number == 2
    assert library.app.app.late.file.path == source


def test_what_was_edited_in_the_library_alone_is_found_too(
    library: LibraryDriver, source: Path, tmp_path: Path
) -> None:
    with Library(tmp_path / "profile" / FILE_NAME) as other:
        other.games.edit_tags(1, 1, {"White": "Uno"})
    open_game(library, 0)
    add_move(library)
    save(library)
    text = stored(tmp_path, 1)
    assert 'White "Uno"' in text and "odd   blanks" in text
    assert text.encode("latin-1") in source.read_bytes()
    assert b'"One"' not in source.read_bytes()


@pytest.mark.parametrize("gone", [False, True])
def test_a_file_that_has_it_no_more_is_left_alone(
    library: LibraryDriver, source: Path, tmp_path: Path, gone: bool
) -> None:
    open_game(library, 1)
    changed = source.read_bytes().replace(b"d3-d4", b"c4-c5")
    if gone:
        source.unlink()
    else:
        source.write_bytes(changed)
    add_move(library)
    save(library)
    assert library.app.session.modified
    assert ("no such file" if gone else "changed or removed there") in library.app.card
    assert source.exists() is not gone
    click(library, "Library only")
    assert not library.app.session.modified
    assert "in the library is as it is on the board" in library.app.card
    assert "2." in stored(tmp_path, 2) or "d3-d4" in stored(tmp_path, 2)
    if not gone:
        assert source.read_bytes() == changed


def test_it_can_be_saved_elsewhere_instead(library: LibraryDriver, source: Path, tmp_path: Path) -> None:
    open_game(library, 1)
    source.unlink()
    add_move(library)
    save(library)
    before = stored(tmp_path, 2)
    click(library, "Save as…")
    dialog = library.dialog()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "other.pdn"))
    dialog.reject()
    library.settle()
    assert (tmp_path / "other.pdn").exists()
    assert not library.app.session.modified
    assert stored(tmp_path, 2) == before
    assert library.app.app.workspace.windows._stored.game is None


def test_a_game_of_the_library_alone_is_saved_there(library: LibraryDriver, tmp_path: Path) -> None:
    open_game(library, 2)
    add_move(library)
    save(library)
    assert not library.app.session.modified
    assert stored(tmp_path, 3) != OWN
    assert stored(tmp_path, 3).startswith('[White "Own"]')


@pytest.fixture
def busy(library: LibraryDriver) -> Event:
    """Until this is set, the library writes nothing: the last game was edited and saved twice meanwhile."""
    app, go = library.app, Event()
    open_game(library, 2)
    app.app.services.jobs.run(lambda _job: go.wait(30), lane=Lane.LIBRARY_CHANGES)
    for _ in range(2):  # the second one waits
        add_move(library)
        app.window.activateWindow()
        app.ctrl(Qt.Key.Key_S)
    return go


def test_what_waits_to_be_saved_goes_to_its_own_game_though_another_is_on_the_board(
    library: LibraryDriver, tmp_path: Path, busy: Event
) -> None:
    app = library.app
    last = pdn.write(app.session.tree).strip()
    library.room._on_game_opened(1, 0)
    app.qtbot.waitUntil(lambda: app.session.tree.tags.get("White") == "One")
    busy.set()
    library.settle()
    assert stored(tmp_path, 1).startswith('[White "One"]')
    assert stored(tmp_path, 3) == last


@pytest.mark.parametrize("row", [1, 2])
def test_it_is_the_one_of_the_library_in_another_language_too(
    library: LibraryDriver, tmp_path: Path, row: int
) -> None:
    app = library.app
    open_game(library, row)
    add_move(library)
    app.speak("de")
    app.window.activateWindow()
    app.ctrl(Qt.Key.Key_S)
    app.qtbot.waitUntil(lambda: not app.session.modified and not app.app.services.jobs.under_way)
    assert stored(tmp_path, row + 1).split() == pdn.write(app.session.tree).split()


def test_what_waits_to_be_saved_is_saved_though_the_language_changes(
    library: LibraryDriver, tmp_path: Path, busy: Event
) -> None:
    app = library.app
    app.speak("de")
    busy.set()
    app.qtbot.waitUntil(lambda: not app.session.modified)
    assert stored(tmp_path, 3) == pdn.write(app.session.tree).strip()


def test_its_file_is_known_after_a_crash(
    library: LibraryDriver, source: Path, tmp_path: Path, start: Callable[..., Driver]
) -> None:
    open_game(library, 1)
    add_move(library)
    recovery = library.app.app.late.recovery
    library.app.qtbot.waitUntil(lambda: recovery._kept and not recovery._delay.isActive(), timeout=20_000)
    library.settle()
    library.app.crash()
    again = start(black="human")
    again.qtbot.waitUntil(lambda: again.session.tree.tags.get("White") == "Two", timeout=20_000)
    again.window.activateWindow()
    again.ctrl(Qt.Key.Key_S)
    again.qtbot.waitUntil(lambda: not again.session.modified, timeout=20_000)
    assert source.read_bytes().endswith(b" *\r\n  \r\n")
    assert len(source.read_bytes()) > len(FILE)


@pytest.fixture
def left(library: LibraryDriver, start: Callable[..., Driver]) -> Callable[[int], Driver]:
    """Edits the game of a row, and closes the app; the next one has it on the board."""

    def leave(row: int) -> Driver:
        open_game(library, row)
        add_move(library)
        plies = len(library.app.session.tree.mainline())
        library.app.close_window()
        library.app.close()
        again = start(black="human")
        again.qtbot.waitUntil(lambda: len(again.session.tree.mainline()) == plies)
        return again

    return leave


def save_again(app: Driver) -> None:
    app.window.activateWindow()
    app.ctrl(Qt.Key.Key_S)
    app.qtbot.waitUntil(lambda: not app.app.services.jobs.under_way)


@pytest.mark.parametrize("row", [1, 2])
def test_it_is_the_one_of_the_library_in_another_run_too(
    left: Callable[[int], Driver], tmp_path: Path, row: int
) -> None:
    app = left(row)
    save_again(app)
    app.qtbot.waitUntil(lambda: not app.session.modified and not app.app.services.jobs.under_way)
    assert stored(tmp_path, row + 1).split() == pdn.write(app.session.tree).split()


def test_another_library_that_came_between_two_runs_is_left_alone(
    left: Callable[[int], Driver], tmp_path: Path
) -> None:
    app = left(2)
    path = tmp_path / "profile" / FILE_NAME
    text = stored(tmp_path, 3)
    path.unlink()
    with Library(path) as other:
        for name in ("One", "Two", "Else"):
            import_text(other.games, text.replace("Own", name))
    save_again(app)
    app.qtbot.waitUntil(lambda: "changed or removed meanwhile" in app.card)
    assert app.session.modified
    assert '"Else"' in stored(tmp_path, 3)


def test_a_library_that_cannot_be_used_is_told_of_though_it_was_not_looked_at(
    start: Callable[..., Driver], tmp_path: Path
) -> None:
    app = start(black="human")
    (tmp_path / "profile" / FILE_NAME).write_bytes(b"no library" * 1000)
    app.session.resign()
    app.qtbot.waitUntil(lambda: "library cannot be used" in app.notice.accessibleName())


def test_it_is_known_in_the_library_though_that_was_written_while_another_was_on_the_board(
    library: LibraryDriver, tmp_path: Path, busy: Event
) -> None:
    app = library.app
    moved = len(app.session.tree.mainline())
    library.room._on_game_opened(1, 0)
    app.qtbot.waitUntil(lambda: app.session.tree.tags.get("White") == "One")
    busy.set()
    library.settle()
    app.app.workspace.windows._context.commands.go_back.trigger()
    app.qtbot.waitUntil(lambda: len(app.session.tree.mainline()) == moved)
    add_move(library)
    save(library)
    assert not app.session.modified
    assert stored(tmp_path, 3) == pdn.write(app.session.tree).strip()


def test_a_stored_game_that_is_damaged_keeps_its_rest(library: LibraryDriver, tmp_path: Path) -> None:
    with Library(tmp_path / "profile" / FILE_NAME) as other:
        other.games.replace(3, 1, '[White "Own"]\n\n1. e2-f2 a1-h8 {rest} *')
    open_game(library, 2)
    session = library.app.session
    session.to_end()
    add_move(library)
    save(library)
    text = stored(tmp_path, 3)
    assert "a1-h8" in text and "rest" in text
