"""The window of the settings: found by typing, changed at once, taken back, used by keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QWidget

from harzdame_gui.controllers.settings.choices import AnimationSpeed, Appearance, BoardLook, Pace
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.settings.window import SettingsWindow
from harzdame_gui.widgets.file_dialogs import OpenDialog, SaveDialog
from tests.gui.driver import Driver, listed
from tests.gui.settings.settings_driver import (
    choose_setting,
    editor,
    settings_window,
    switch_setting,
    type_setting,
)
from tests.gui.wheel import turn

Start = Callable[..., Driver]


def labels(window: SettingsWindow) -> list[str]:
    views = [view for subject in window.page.views for view in subject.views]
    return [view.row.label for view in views if view.isVisible()]


def press(driver: Driver, text: str) -> None:
    driver.press(text, settings_window(driver))


def said(driver: Driver) -> str:
    notice = settings_window(driver).notice.notice
    return notice.message.title if notice is not None else ""


def test_each_subject_is_shown_alone(driver: Driver) -> None:
    window = settings_window(driver)
    titles = window.findChild(QListWidget)
    assert labels(window)[0] == "Language"
    seen: list[str] = []
    titles.setFocus()
    for number in range(titles.count()):
        assert titles.currentRow() == number
        assert titles.accessibleName()
        seen += labels(window)
        QTest.keyClick(titles, Qt.Key.Key_Down)
    assert len(seen) == len(set(seen)) > 30


def test_what_is_typed_finds_rows_of_all_subjects(driver: Driver) -> None:
    window = settings_window(driver)
    QTest.keyClicks(window.focusWidget(), "memory")
    assert labels(window) == ["Memory", "Memory for building tables"]
    window.search.clear()
    QTest.keyClicks(window.search, "animation fast")  # a value counts, and each word for itself
    assert labels(window) == ["Animation"]
    window.search.clear()
    QTest.keyClicks(window.search, "zzz")
    assert labels(window) == []
    assert window._nothing.isVisible()
    QTest.keyClick(window.search, Qt.Key.Key_Escape)
    assert labels(window)[0] == "Language"
    QTest.keyClick(window.search, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_each_kind_of_setting_counts_at_once(driver: Driver) -> None:
    settings = driver.app.services.settings
    choose_setting(driver, "Computer’s pace", "Leisurely")
    assert settings.pace.value is Pace.LEISURELY
    switch_setting(driver, "Coordinates")
    assert settings.show_coordinates.value is False
    type_setting(driver, "Lines", "5")
    assert settings.analysis_lines.value == 5
    type_setting(driver, "Pause between moves of computers", "1.5")
    assert settings.watch_pause.value == 1.5
    type_setting(driver, "Your name", " Anna ")
    assert settings.player_name.value == "Anna"
    settings.pace.set(Pace.NATURAL)  # by somebody else
    assert editor(driver, "Computer’s pace").currentText() == "Natural"


def test_a_value_that_is_not_offered_is_shown_by_the_nearest_and_kept(start: Start) -> None:
    driver = start(engine_memory=100)
    assert editor(driver, "Memory").currentText() == "64 MiB"
    assert driver.app.services.settings.engine_memory.value == 100


def test_one_setting_is_reset(driver: Driver) -> None:
    window = settings_window(driver)
    row = window.page.row("show_targets")
    assert not row._back.isVisible()
    switch_setting(driver, "Possible squares")
    assert row._back.isVisible()
    assert "Possible squares" in row._back.accessibleName()
    QTest.mouseClick(row._back, Qt.MouseButton.LeftButton)
    assert driver.app.services.settings.show_targets.value is True
    assert not row._back.isVisible()
    assert window.focusWidget() is row.editor


def test_a_subject_is_reset_and_that_is_undone(start: Start) -> None:
    driver = start(animation_speed="fast", analysis_lines=5, pace="leisurely")
    settings = driver.app.services.settings
    settings_window(driver).show_setting("pace")
    press(driver, "Reset this subject")
    assert settings.pace.value is Pace.NATURAL
    assert (settings.animation_speed.value, settings.analysis_lines.value) == (AnimationSpeed.FAST, 5)
    assert said(driver) == "“Play” is as it was at first."
    press(driver, "Undo")
    assert settings.pace.value is Pace.LEISURELY
    assert said(driver) == ""


def test_all_is_reset_but_not_what_is_remembered(start: Start) -> None:
    driver = start(animation_speed="fast", board_look="blue", language="system", game="turkish")
    settings = driver.app.services.settings
    settings_window(driver)
    press(driver, "Reset all")
    assert settings.animation_speed.value is AnimationSpeed.SYSTEM
    assert settings.board_look.value is BoardLook.WOOD
    assert settings.game.value == "turkish"
    press(driver, "Undo")
    assert settings.board_look.value is BoardLook.BLUE


def exported_to(driver: Driver, path: Path) -> None:
    press(driver, "Export…")
    dialog = driver.wait_for_dialog(SaveDialog)
    dialog.fileChosen.emit(path)
    dialog.reject()
    driver.qtbot.waitUntil(lambda: path.name in said(driver))


def imported_from(driver: Driver, path: Path) -> None:
    press(driver, "Import…")
    settings_window(driver).dismiss()
    dialog = driver.wait_for_dialog(OpenDialog)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    driver.qtbot.waitUntil(lambda: path.name in said(driver))


def test_settings_go_to_a_file_and_come_back(driver: Driver, tmp_path: Path) -> None:
    settings, file = driver.app.services.settings, tmp_path / "mine.json"
    settings.analysis_lines.set(5)
    settings.player_name.set("Anna")
    settings_window(driver)
    exported_to(driver, file)
    assert said(driver) == "The settings are in “mine.json”."
    assert "recent_files" not in json.loads(file.read_text(encoding="utf-8"))["settings"]
    settings.analysis_lines.set(1)
    settings.player_name.set("Ben")
    imported_from(driver, file)
    assert (settings.analysis_lines.value, settings.player_name.value) == (5, "Anna")
    press(driver, "Undo")
    assert (settings.analysis_lines.value, settings.player_name.value) == (1, "Ben")


def test_a_bad_file_is_told_and_changes_nothing(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    bad = {"analysis_lines": 5, "pace": "never"}
    file.write_text(json.dumps({"format": "harzdame-settings", "settings": bad}), encoding="utf-8")
    settings_window(driver)
    imported_from(driver, file)
    assert said(driver) == "“bad.json” has a value for “Computer’s pace” that cannot be."
    assert driver.app.services.settings.analysis_lines.value == 3
    file.write_text("[1, 2", encoding="utf-8")
    imported_from(driver, file)
    assert said(driver) == "“bad.json” is no file of settings of Harzdame."
    imported_from(driver, tmp_path / "absent.json")


def test_another_language_takes_the_window_along_with_what_can_be_undone(driver: Driver) -> None:
    old = driver.window
    window = settings_window(driver)
    window.show_setting("analysis_lines")
    driver.app.services.settings.analysis_lines.set(1)
    press(driver, "Reset all")  # which takes the language of the system
    driver.app.services.settings.appearance.set(Appearance.LIGHT)
    driver.wait_for_another(old)
    driver.qtbot.waitUntil(lambda: driver.app.workspace.settings.window is not None)
    assert said(driver) == "Several settings were changed."
    assert labels(settings_window(driver))[0] == "Lines"
    press(driver, "Undo")
    assert driver.app.services.settings.analysis_lines.value == 1


def test_the_wheel_scrolls_the_page_and_changes_nothing(driver: Driver) -> None:
    window = settings_window(driver)
    window.resize(window.minimumSize())
    QTest.qWait(1)
    box = window.page.row("language").editor
    before = box.currentText()
    turn(box, -1)
    assert box.currentText() == before
    assert window.page.verticalScrollBar().value() > 0


@pytest.mark.parametrize("appearance", ["light", "contrast-dark"])
def test_tab_leads_to_every_widget_and_each_has_a_name(start: Start, appearance: str) -> None:
    driver = start(appearance=appearance)
    window = settings_window(driver)
    found: list[QWidget] = []
    while (widget := window.focusWidget()) not in found:
        assert widget is not None
        found.append(widget)
        assert widget.accessibleName() or getattr(widget, "text", str)(), widget
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    of_rows = {view.editor for view in window.page.views[0].views if view.editor.isEnabled()}
    assert of_rows <= set(found)
    assert QApplication.focusWidget() is window.search


def test_high_contrast_has_a_board_of_its_own(start: Start) -> None:
    driver = start(appearance="contrast-dark")
    assert not editor(driver, "Board").isEnabled()
    choose_setting(driver, "Appearance", "Light")
    driver.wait_until_dressed()
    assert editor(driver, "Board").isEnabled()


def test_captures_are_written_as_the_person_wants_at_once(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "capture.pdn"
    file.write_text(
        '[GameType "20"]\n[SetUp "1"]\n[FEN "W:W28:B22,12"]\n[Result "*"]\n\n1. 28x17x8 *\n', "utf-8"
    )
    driver = start(file)
    moves = driver.window.findChild(MoveList)
    driver.qtbot.waitUntil(lambda: "28x17x8" in [word.text for word in listed(moves)])
    settings_window(driver)
    switch_setting(driver, "Whole captures")
    assert "28x8" in [word.text for word in listed(moves)]
