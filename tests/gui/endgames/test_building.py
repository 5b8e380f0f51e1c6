"""Building the tables that the position on the board lacks: asked for, watched, stopped, used."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QToolButton

from harzdame_gui.commands.command import Menu
from harzdame_gui.notices.progress_card import ProgressCard
from tests.gui.analysis.test_presenter import STUDY, choose, panel
from tests.gui.driver import Driver, default_button
from tests.gui.endgames.test_window import WON, heading, wait_for_heading
from tests.gui.play.test_play import put
from tests.gui.settings.settings_driver import choose_setting, switch_setting

Start = Callable[..., Driver]
LARGER = "W:WKa1,Kc1,d4:BKg8"
"""Takes longer than a test waits."""

pytestmark = pytest.mark.usefixtures("bare")


def card(driver: Driver) -> ProgressCard:
    return driver.window.findChild(ProgressCard)


def said(driver: Driver) -> str:
    shown = card(driver)
    return shown.accessibleName() if shown.isVisible() else ""


def offer(driver: Driver) -> QToolButton:
    """The button below the lines."""
    buttons = panel(driver).findChildren(QToolButton)
    return next(button for button in buttons if button.defaultAction() is driver.window.commands.build_tables)


def ask(driver: Driver) -> QMessageBox:
    """Ask for the tables; returns the question that follows."""
    driver.qtbot.waitUntil(lambda: offer(driver).isVisible() and offer(driver).isEnabled())
    QTest.mouseClick(offer(driver), Qt.MouseButton.LeftButton)
    question = driver.wait_for_dialog(QMessageBox)
    assert isinstance(question, QMessageBox)
    return question


def begin(driver: Driver, fen: str) -> None:
    """Have the tables of a position built."""
    put(driver, fen)
    QTest.mouseClick(default_button(ask(driver)), Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: said(driver).startswith("Building endgame tables"))


def test_they_are_built_when_asked_and_used_at_once(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    assert not offer(driver).isVisible()
    put(driver, WON)
    question = ask(driver)
    assert "Tables: 2\nPositions: 40,960\n" in question.informativeText()
    driver.key(Qt.Key.Key_Return)
    wait_for_heading(driver, "White wins in 5")
    assert not offer(driver).isVisible()
    driver.qtbot.waitUntil(lambda: driver.card == "The endgame tables are ready.")
    assert said(driver) == ""
    driver.close()
    again = start()
    put(again, WON)
    wait_for_heading(again, "White wins in 5")


def test_the_question_can_be_declined(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    ask(driver)
    driver.key(Qt.Key.Key_Escape)
    driver.qtbot.waitUntil(lambda: driver.dialog is None)
    assert said(driver) == ""
    assert heading(driver) == ""


def test_one_plays_on_meanwhile_and_stops_it_at_will(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    begin(driver, LARGER)
    driver.drag("d4", "d5")
    assert driver.played == ["d4-d5"]
    assert not offer(driver).isVisible()
    assert said(driver).startswith("Building endgame tables")
    driver.press("Stop", card(driver))
    driver.qtbot.waitUntil(lambda: said(driver).startswith("Building was stopped."))
    driver.qtbot.waitUntil(lambda: offer(driver).isVisible())


def test_the_menu_offers_it_without_an_analysis(start: Start) -> None:
    driver = start(**STUDY)
    menu = driver.app.workspace.menu.of(Menu.ANALYSIS)
    assert not driver.window.commands.build_tables.isEnabled()
    put(driver, WON)
    choose(menu, "Build the tables for this position…")
    QTest.mouseClick(default_button(driver.wait_for_dialog(QMessageBox)), Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: driver.card == "The endgame tables are ready.")
    choose(menu, "Build the tables for this position…")
    driver.qtbot.waitUntil(lambda: driver.card.startswith("All tables for this position are there."))


def test_where_there_are_too_many_pieces_nothing_is_offered(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, "W:WKa1,Kc1,d4:BKg8,Kh7,Kh2")
    driver.qtbot.waitUntil(lambda: panel(driver).lines.cell_rect(0, 0) is not None, timeout=20_000)
    assert not offer(driver).isVisible()
    assert not driver.window.commands.build_tables.isEnabled()


def test_more_memory_than_allowed_is_told(start: Start) -> None:
    driver = start(**STUDY, analysis=True, tables_memory=64)
    put(driver, WON)
    driver.qtbot.waitUntil(lambda: offer(driver).isVisible() and offer(driver).isEnabled())
    QTest.mouseClick(offer(driver), Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("These tables take more memory"))
    assert "100 MiB; 64 MiB are allowed" in driver.card


def test_a_folder_that_cannot_be_written_is_told(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    (driver.folder / "tables").write_text("in the way")
    put(driver, WON)
    QTest.mouseClick(default_button(ask(driver)), Qt.MouseButton.LeftButton)
    driver.qtbot.waitUntil(lambda: said(driver).startswith("Building endgame tables failed."))


def test_they_need_not_be_used(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    put(driver, WON)
    driver.qtbot.waitUntil(lambda: offer(driver).isVisible())
    switch_setting(driver, "Use endgame tables")
    driver.qtbot.waitUntil(lambda: not offer(driver).isVisible())
    assert not driver.app.services.settings.endgame_tables.value
    switch_setting(driver, "Use endgame tables")
    driver.qtbot.waitUntil(lambda: offer(driver).isVisible())


def test_how_much_memory_they_may_take_is_kept(start: Start) -> None:
    driver = start(**STUDY)
    choose_setting(driver, "Memory for building tables", "512 MiB")
    driver.close()
    assert start().app.services.settings.tables_memory.value == 512


def test_another_language_takes_it_along(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    begin(driver, LARGER)
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ProgressCard) is not None)
    driver.qtbot.waitUntil(lambda: said(driver).startswith("Tabellen werden berechnet"))


def test_leaving_meanwhile_ends_it(start: Start) -> None:
    driver = start(**STUDY, analysis=True)
    begin(driver, LARGER)
    assert driver.app.services.jobs.threads > 0
    driver.close()
    assert driver.app.services.jobs.threads == 0
