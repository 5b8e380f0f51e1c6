"""A crash is told once on a card, and its report can be read, copied and saved."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit

from harzdame_gui.crashes.report_window import ReportWindow
from harzdame_gui.notices.card import NoticeCard
from tests.gui.controllers.crashes.test_left_runs import left
from tests.gui.driver import Driver

Start = Callable[..., Driver]
_TITLE = "Harzdame did not end properly last time."


def crashed(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    left(
        folder,
        'window Harzdame 1.2\nFatal Python error: Aborted\n  File "harzdame_gui/app.py", line 3 in run\n',
    )


def card(driver: Driver) -> NoticeCard | None:
    """The card that tells of a crash."""
    cards = driver.window.findChildren(NoticeCard)
    told = (each for each in cards if each.isVisible() and each.accessibleName().startswith(_TITLE))
    return next(told, None)


def report_of(driver: Driver) -> ReportWindow:
    """The window that the card opens."""
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    driver.press("Look at the report…", card(driver))
    windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, ReportWindow)]
    [window] = [each for each in windows if each.isVisible()]
    return window


def test_a_crash_is_told_at_the_next_start_and_not_again(start: Start, tmp_path: Path) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    driver.press("All right", card(driver))
    assert card(driver) is None
    driver.close()
    driver = start()
    driver.qtbot.waitUntil(lambda: bool(driver.app.late.crashes.last))
    assert card(driver) is None


def test_a_run_that_was_killed_is_not_told_of(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "profile"
    folder.mkdir()
    path = left(folder, "window Harzdame 1.2\n")
    driver = start()
    driver.qtbot.waitUntil(lambda: not path.exists() and not driver.app.services.jobs.under_way)
    assert card(driver) is None


def test_all_of_the_report_is_shown_and_copied(start: Start, tmp_path: Path) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    window = report_of(driver)
    assert card(driver) is None
    shown = window.findChild(QPlainTextEdit).toPlainText()
    assert shown == driver.app.late.crashes.last
    assert 'File "harzdame_gui/app.py", line 3 in run' in shown
    driver.press("Copy", window)
    assert QApplication.clipboard().text() == shown
    assert window.notice.accessibleName() == "The report is on the clipboard."
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_is_saved_where_one_wants_it(start: Start, tmp_path: Path) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    window = report_of(driver)
    driver.press("Save…", window)
    path = tmp_path / "mine.txt"
    driver.choose_file(path)
    driver.qtbot.waitUntil(lambda: "mine.txt" in window.notice.accessibleName())
    assert path.read_text(encoding="utf-8") == driver.app.late.crashes.last


def test_the_report_goes_with_the_main_window(start: Start, tmp_path: Path) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    window = report_of(driver)
    driver.close_window()
    driver.qtbot.waitUntil(lambda: window not in QApplication.topLevelWidgets() or not window.isVisible())


def test_what_was_not_read_yet_is_told_in_another_language_too(start: Start, tmp_path: Path) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    driver.speak("de")
    cards = [each.accessibleName() for each in driver.window.findChildren(NoticeCard) if each.isVisible()]
    assert any(name.startswith("Harzdame wurde beim letzten Mal nicht richtig beendet.") for name in cards), (
        cards
    )


def test_the_last_report_can_be_read_again_from_the_dialog_about_the_app(
    start: Start, tmp_path: Path
) -> None:
    crashed(tmp_path / "profile")
    driver = start()
    driver.qtbot.waitUntil(lambda: card(driver) is not None)
    driver.press("All right", card(driver))
    driver.window.commands.about.trigger()
    driver.wait_for_dialog()
    driver.press("Last crash…")
    windows = [each for each in QApplication.topLevelWidgets() if isinstance(each, ReportWindow)]
    assert [each for each in windows if each.isVisible()]
