"""Tab goes through a window as a person reads it: from above to below, from the left to the right."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QWidget

from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.review.graph import ScoreGraph
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import GAMES
from tests.gui.review.test_review import with_evaluations

Start = Callable[..., Driver]


def chain(window: QWidget) -> Iterator[QWidget]:
    """What Tab leads to, from the first on."""
    each = window.nextInFocusChain()
    while each is not window:
        if each.isVisible() and each.isEnabled() and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield each
        each = each.nextInFocusChain()


def place(widget: QWidget) -> QRect:
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def stands_before(first: QWidget, second: QWidget) -> bool:
    one, two = place(first), place(second)
    if one.contains(two) or two.contains(one):
        return True
    beside = (
        min(one.bottom(), two.bottom()) - max(one.top(), two.top()) > min(one.height(), two.height()) // 2
    )
    return one.center().x() < two.center().x() if beside else one.center().y() < two.center().y()


def name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or text or widget.toolTip()}"


def out_of_order(part: QWidget) -> list[str]:
    """Neighbours in the order of Tab of which the second stands before the first."""
    inside = [each for each in chain(part.window()) if part.isAncestorOf(each)]
    return [
        f"{name(first)}, then {name(second)}"
        for first, second in pairwise(inside)
        if not stands_before(first, second)
    ]


def test_in_the_parts_of_the_window(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "club.pdn"
    file.write_text(GAMES, encoding="utf-8")
    driver = start(file, games_list=True)
    driver.window.resize(1400, 1100)
    wanted = ("Analysis", "Explorer", "Strip of boards")
    for action in {each.text(): each for each in driver.window.findChildren(QAction)}.values():
        if action.text() in wanted:
            action.trigger()
    driver.qtbot.wait(500)
    screen = driver.window.ground
    parts = (screen.top_bar, screen._list, screen.area, screen.panel, screen._strip)
    assert not [wrong for part in parts for wrong in out_of_order(part)]


def test_in_the_panel_once_a_game_is_over(driver: Driver) -> None:
    driver.window.resize(1400, 1100)
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.window.commands.resign_now.trigger()
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ResultCard).isVisible())
    assert not out_of_order(driver.window.ground.panel)


def test_in_the_panel_with_a_review(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "reviewed.pdn"
    file.write_text(with_evaluations(), encoding="utf-8")
    driver = start(file)
    driver.window.resize(1400, 1100)
    driver.qtbot.waitUntil(lambda: driver.window.findChild(ScoreGraph).isVisible(), timeout=20_000)
    driver.qtbot.wait(300)
    assert not out_of_order(driver.window.ground.panel)
