"""The tabs of the open files."""

from __future__ import annotations

import time
from pathlib import Path

from pytestqt.qtbot import QtBot

from harzdame_gui.files.file_tabs import FileTabs


def test_another_tab_costs_no_more_where_there_are_many(qtbot: QtBot) -> None:
    tabs = FileTabs()
    qtbot.addWidget(tabs)
    tabs.show()
    paths = [Path(f"/games/{number}.pdn") for number in range(150)]
    tabs.show_files(paths, paths[0])
    begun = time.thread_time()
    for last in range(150, 160):
        paths.append(Path(f"/games/{last}.pdn"))
        tabs.show_files(paths, paths[-1])
    assert time.thread_time() - begun < 1  # 0.2 s; 5 s if every tab is written anew
    assert [tabs.tabText(tab) for tab in range(tabs.count())] == [path.name for path in paths]


def test_a_name_is_told_apart_once_there_is_another_like_it(qtbot: QtBot) -> None:
    tabs = FileTabs()
    qtbot.addWidget(tabs)
    one, other = Path("/club & co/x.pdn"), Path("/here/x.pdn")
    tabs.show_files((one,), one)
    tabs.show_files((one, other), other)
    assert [tabs.tabText(tab) for tab in range(2)] == ["x.pdn – club && co", "x.pdn – here"]
