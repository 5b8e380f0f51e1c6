"""The reports of imports: each is read before the next is shown; and long work as the app is closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from threading import Event, Timer
from typing import BinaryIO

import pytest
from harzdame_engine.library import importing
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.tag_edit import TagChange
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from harzdame_gui.controllers.library import game_export, library_service
from harzdame_gui.controllers.library.tag_changes import TagProgress, TagReport
from harzdame_gui.controllers.work.job import Job
from harzdame_gui.library.long_work import ReportDialog
from harzdame_gui.main_window import unwritten
from tests.gui.library.conftest import GAMES, LibraryDriver


def test_a_second_report_waits_until_the_first_was_read(library: LibraryDriver, tmp_path: Path) -> None:
    for number in (1, 2):
        file = tmp_path / f"{number}.pdn"
        file.write_text(f'[White "New {number}"]\n\n1. e2-f2 f5-f{5 - number} *\n')
        library.room.import_names([str(file)])
    library.settle()
    for _ in range(2):
        (dialog,) = [each for each in library.window.findChildren(ReportDialog) if each.isVisible()]
        dialog.reject()
        QTest.qWait(1)
    assert not any(each.isVisible() for each in library.window.findChildren(ReportDialog))


@pytest.mark.parametrize("elsewhere", [True, False])
def test_the_report_leaves_the_keyboard_where_somebody_works(
    library: LibraryDriver, tmp_path: Path, elsewhere: bool
) -> None:
    (tmp_path / "1.pdn").write_text('[White "New"]\n\n1. e2-f2 *\n')
    active = library.app.window if elsewhere else library.window
    active.activateWindow()
    library.app.qtbot.waitUntil(active.isActiveWindow)
    library.room.import_names([str(tmp_path / "1.pdn")])
    library.settle()
    (dialog,) = library.window.findChildren(ReportDialog)
    assert dialog.isVisible()
    assert dialog.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating) is elsewhere


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """The second file that is imported is not read until this is set."""
    go, content = Event(), importing._content

    def waits(path: Path) -> bytes:
        if path.stem == "2":
            go.wait(30)
        return content(path)

    monkeypatch.setattr(importing, "_content", waits)
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    yield go
    go.set()


def closed_during_an_import(
    library: LibraryDriver, folder: Path, second: str = '[White "New 2"]\n\n1. e2-f2 *\n'
) -> str:
    """Import two files, and close the app while the second is being read; what is asked then."""
    (folder / "1.pdn").write_text('[White "New 1"]\n\n1. e2-f2 f5-f4 *\n')
    (folder / "2.pdn").write_text(second)
    library.room.import_names([str(folder / f"{number}.pdn") for number in (1, 2)])
    library.app.window.close()
    library.app.wait_for_dialog(QMessageBox)
    return library.app.dialog.informativeText()


def imported(library: LibraryDriver, profile: Path) -> int:
    with Library(profile / FILE_NAME) as there:
        return len(there.games) - GAMES - 2


def test_closing_asks_during_an_import_and_closes_once_it_is_done(
    library: LibraryDriver, profile: Path, tmp_path: Path, slow: Event
) -> None:
    asked = closed_during_an_import(library, tmp_path)
    assert "It takes a little longer. Still to be written: the rest of an import." in asked
    assert "the library has only what was read so far" in asked
    slow.set()
    library.app.qtbot.waitUntil(lambda: not library.app.window.isVisible())
    assert imported(library, profile) == 2


def test_an_import_can_be_left_at_what_was_read(
    library: LibraryDriver, profile: Path, tmp_path: Path, slow: Event
) -> None:
    closed_during_an_import(library, tmp_path)
    library.app.press("Close anyway")
    library.app.qtbot.waitUntil(lambda: not library.app.window.isVisible())
    Timer(0.3, slow.set).start()  # when it has been told to stop
    library.app.close()
    assert imported(library, profile) == 1


def test_work_that_gets_on_is_not_said_to_wait_for_a_silent_disk(
    library: LibraryDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    go, change_tags = Event(), library_service.change_tags

    def half(there: Library, games: Sequence[int], change: TagChange, job: Job, *, files: bool) -> TagReport:
        job.tell(TagProgress(1, 2), 0.5)
        go.wait(30)
        return change_tags(there, games, change, job, files=files)

    monkeypatch.setattr(library_service, "change_tags", half)
    library.room._change([1, 2], TagChange({"White": "Berta"}), files=False)
    library.app.window.close()
    library.app.wait_for_dialog(QMessageBox)
    asked = library.app.dialog.informativeText()
    assert "It takes a little longer. Still to be written: changes in the library." in asked
    go.set()
    library.app.qtbot.waitUntil(lambda: not library.app.window.isVisible())


def test_an_export_that_is_being_made_is_not_said_to_wait_for_a_silent_disk(
    library: LibraryDriver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    go, take = Event(), game_export.take

    def late(read: Callable[[BinaryIO, Job], int | None], there: Path, job: Job) -> game_export.Taken | None:
        go.wait(30)
        return take(read, there, job)

    monkeypatch.setattr(game_export, "take", late)
    path = tmp_path / "out.pdn"
    library.room.changes.export_to([1, 2], path)
    library.app.window.close()
    library.app.wait_for_dialog(QMessageBox)
    assert "It takes a little longer. Still to be written: “out.pdn”." in library.app.dialog.informativeText()
    go.set()
    library.app.qtbot.waitUntil(lambda: not library.app.window.isVisible())
    assert path.exists()


@pytest.mark.parametrize("damaged", ["Nothing.", '[White "New 2"]\n\n1. e2-f2 a1-h8 *\n'])
def test_what_could_not_be_imported_is_seen_before_the_app_closes(
    library: LibraryDriver, tmp_path: Path, slow: Event, damaged: str
) -> None:
    closed_during_an_import(library, tmp_path, damaged)
    slow.set()
    library.app.qtbot.waitUntil(lambda: bool(library.window.findChildren(ReportDialog)))
    library.settle()
    QTest.qWait(50)
    assert library.app.window.isVisible()
    library.app.window.close()
    assert not library.app.window.isVisible()
