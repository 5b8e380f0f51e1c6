"""The tabs of the open files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSizePolicy, QTabBar, QToolButton
from pytestqt.qtbot import QtBot

from harzdame_gui.files.file_tabs import FileTabs


def test_another_tab_costs_no_more_where_there_are_many(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabs = FileTabs()
    qtbot.addWidget(tabs)
    tabs.show()
    paths = [Path(f"/games/{number}.pdn") for number in range(150)]
    tabs.show_files(paths, paths[0])
    written: list[int] = []
    write = QTabBar.setTabText
    monkeypatch.setattr(FileTabs, "setTabText", lambda *args: (written.append(args[1]), write(*args)))
    for last in range(150, 160):
        paths.append(Path(f"/games/{last}.pdn"))
        tabs.show_files(paths, paths[-1])
    assert written == list(range(150, 160))
    assert [tabs.tabText(tab) for tab in range(tabs.count())] == [path.name for path in paths]


def test_a_name_is_told_apart_once_there_is_another_like_it(qtbot: QtBot) -> None:
    tabs = FileTabs()
    qtbot.addWidget(tabs)
    one, other = Path("/club & co/x.pdn"), Path("/here/x.pdn")
    tabs.show_files((one,), one)
    tabs.show_files((one, other), other)
    assert [tabs.tabText(tab) for tab in range(2)] == ["x.pdn – club && co", "x.pdn – here"]


def shown(qtbot: QtBot, width: int, *names: str) -> FileTabs:
    """Tabs in so much room, as wide as that and no wider, the last of them chosen."""
    tabs = FileTabs()
    qtbot.addWidget(tabs)
    tabs.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
    tabs.resize(width, 40)
    tabs.show()
    paths = [Path(f"/games/{name}") for name in names]
    tabs.show_files(paths, paths[-1])
    QTest.qWait(1)
    return tabs


def widths(tabs: FileTabs) -> list[int]:
    return [tabs.tabRect(tab).width() for tab in range(tabs.count())]


def test_long_names_give_way_so_that_all_tabs_are_seen(qtbot: QtBot) -> None:
    long = "championship of the whole club in spring.pdn"
    tabs = shown(qtbot, 500, "a.pdn", long, long + "x")
    assert sum(widths(tabs)) <= 500
    assert widths(tabs)[1] == widths(tabs)[2]
    narrow = widths(tabs)[0]
    tabs.resize(1200, 40)
    assert widths(tabs)[0] == narrow  # a short one has what it needs in any case
    assert min(widths(tabs)[1:]) > 300


@pytest.mark.parametrize("count", [3, 4, 7])
def test_of_too_many_tabs_whole_ones_are_seen_and_arrows(qtbot: QtBot, count: int) -> None:
    width = 280
    tabs = shown(qtbot, width, *(f"study{number}.pdn" for number in range(count)))
    arrows = [each for each in tabs.findChildren(QToolButton) if each.isVisible()]
    assert len(arrows) == 2
    seen = [tabs.tabRect(tab) for tab in range(count)]
    parts = [rect.intersected(QRect(0, 0, arrows[0].x(), 40)).width() for rect in seen]
    cut = [part for part, rect in zip(parts, seen, strict=True) if 2 < part < rect.width() - 2]
    assert not cut
    assert parts[-1] >= 90  # the one that is chosen


def test_a_tab_is_moved_by_keys_as_by_dragging(qtbot: QtBot) -> None:
    tabs = shown(qtbot, 600, "one.pdn", "two.pdn", "three.pdn")
    placed: list[tuple[str, int]] = []
    tabs.placed.connect(lambda path, place: placed.append((path.name, place)))
    tabs.setCurrentIndex(1)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(tabs, key, both)
    assert placed == [("two.pdn", 2), ("two.pdn", 1), ("two.pdn", 0)]
    assert [tabs.tabText(tab) for tab in range(3)] == ["two.pdn", "one.pdn", "three.pdn"]
