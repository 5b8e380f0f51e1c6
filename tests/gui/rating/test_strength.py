"""The dialog on a person's strength in the main window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QPushButton, QTreeWidget

from harzdame_gui.rating.chart import StrengthChart
from harzdame_gui.rating.dialog import StrengthDialog
from harzdame_gui.text.levels import level_name
from tests.gui.driver import Driver

Start = Callable[..., Driver]
RESULTS = [
    ["harzdame", "club", 1.0, "2026-11-01", "W", 61, "c4-d4 f5-e5"],
    ["harzdame", "club", 0.5, "2026-11-02", "B", 90, "c4-d4 f5-e5"],
    ["hexdame", "club", 0.0],
    ["harzdame", "club", 1.0, "2026-11-03", "W", 30, "d3-d4 f5-e5"],
]


def opened(driver: Driver) -> StrengthDialog:
    driver.key(Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    dialog = driver.wait_for_dialog(StrengthDialog)
    assert isinstance(dialog, StrengthDialog)
    return dialog


def said(dialog: StrengthDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def rows(dialog: StrengthDialog) -> list[str]:
    """The text of every row of counts."""
    tree = dialog.findChild(QTreeWidget)
    assert isinstance(tree, QTreeWidget)
    tops = [tree.topLevelItem(number) for number in range(tree.topLevelItemCount())]
    items = [item for top in tops for item in (top, *(top.child(row) for row in range(top.childCount())))]
    return [" ".join(filter(None, (item.text(column) for column in range(6)))) for item in items]


def test_strength_chart_and_counts_of_the_game_on_the_board(start: Start) -> None:
    driver = start(results=RESULTS)
    dialog = opened(driver)
    driver.qtbot.waitUntil(lambda: "Elo" in said(dialog))
    assert "At best 3 games in a row without a loss." in said(dialog)
    found = rows(dialog)
    assert found[0] == "All games 3 2 1 0 83 %"
    assert "White 2 2 0 0 100 %" in found
    assert "c4-d4 f5-e5 2 1 1 0 75 %" in found
    assert "40 moves and more 1 0 1 0 50 %" in found


def test_another_game_is_chosen_from_those_played(start: Start) -> None:
    driver = start(results=RESULTS)
    dialog = opened(driver)
    choice = dialog.findChild(QComboBox)
    assert isinstance(choice, QComboBox)
    assert [choice.itemText(number) for number in range(choice.count())] == ["Harzdame", "Hexdame"]
    choice.setFocus()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    driver.qtbot.waitUntil(lambda: rows(dialog)[:1] == ["All games 1 0 0 1 0 %"])
    assert "Not enough games yet" in said(dialog)


def test_a_game_is_told_where_the_mouse_is(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start(results=RESULTS)
    dialog = opened(driver)
    driver.qtbot.waitUntil(lambda: "Elo" in said(dialog))
    chart = dialog.findChild(StrengthChart)
    assert isinstance(chart, StrengthChart)
    told: list[str] = []
    monkeypatch.setattr(
        "harzdame_gui.rating.chart.QToolTip.showText", lambda _at, text, _of: told.append(text)
    )
    place = chart.mapTo(dialog, chart._place(1, chart._points[1].opponent).toPoint())
    QTest.mouseMove(dialog.windowHandle(), place)
    driver.qtbot.waitUntil(lambda: bool(told))
    assert "Drawn against Club player" in told[-1]
    QTest.mouseMove(dialog.windowHandle(), chart.mapTo(dialog, QPoint(chart.width() // 2, 1)))
    driver.qtbot.waitUntil(lambda: told[-1] == "")


def test_an_even_match_begins_at_once(start: Start) -> None:
    driver = start(results=RESULTS)
    dialog = opened(driver)
    driver.qtbot.waitUntil(lambda: "Elo" in said(dialog))
    offer = next(button for button in dialog.findChildren(QPushButton) if "even match" in button.text())
    told = offer.text()
    driver.press(told)
    levels = [player.rated_level for player in driver.session.players.values()]
    (level,) = (level for level in levels if level is not None)
    assert told == f"Play an even match: {level_name(level)}"
    assert not driver.session.tree.root.children


@pytest.mark.parametrize("results", [[], [["thai", "club", 1.0]] * 4])
def test_where_no_level_was_measured_it_promises_no_strength(start: Start, results: list[object]) -> None:
    driver = start(game="thai", results=results)
    dialog = opened(driver)
    driver.qtbot.waitUntil(lambda: "has not been measured" in said(dialog))
    assert "Not known for this game" in said(dialog)
    assert "three games" not in said(dialog)
    assert rows(dialog)[:1] == (["All games 4 4 0 0 100 %"] if results else [])


def test_without_games_it_says_what_counts(start: Start) -> None:
    driver = start()
    dialog = opened(driver)
    driver.qtbot.waitUntil(lambda: "no hint, no takeback" in said(dialog))
    assert "Not enough games yet" in said(dialog)
    assert not dialog.findChild(QTreeWidget).isVisible()
