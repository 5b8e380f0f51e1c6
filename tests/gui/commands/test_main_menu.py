"""Entries of menus show a setting and change it, whoever else changes it meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from harzdame_gui.commands.main_menu import SettingMenu
from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.widgets.setting_tick import SettingTick


@pytest.fixture
def settings(tmp_path: Path, qtbot: QtBot) -> Iterator[Settings]:
    jobs = Jobs()
    settings = Settings(tmp_path / "settings.json", jobs)
    yield settings
    settings.flush()
    jobs.shut_down()


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def ticked(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.isChecked()]


def test_the_value_is_ticked_and_a_choice_is_kept(settings: Settings, parent: QWidget) -> None:
    options = [(speed, speed.name) for speed in AnimationSpeed]
    menu = SettingMenu("Animation", options, settings.animation_speed, parent)
    assert ticked(menu) == ["SYSTEM"]
    next(action for action in menu.actions() if action.text() == "FAST").trigger()
    assert settings.animation_speed.value is AnimationSpeed.FAST
    settings.animation_speed.set(AnimationSpeed.OFF)
    assert ticked(menu) == ["OFF"]


def test_a_value_that_is_not_offered_is_shown_by_the_nearest_and_kept(
    settings: Settings, parent: QWidget
) -> None:
    settings.engine_memory.set(100)
    options = [(16, "16 MiB"), (64, "64 MiB"), (256, "256 MiB")]
    menu = SettingMenu("Memory", options, settings.engine_memory, parent, nearest=lambda _: 64)
    assert ticked(menu) == ["64 MiB"]
    assert settings.engine_memory.value == 100


def test_a_tick_follows_its_setting_and_changes_it(settings: Settings, parent: QWidget) -> None:
    action = QAction("Coordinates", parent)
    SettingTick(action, settings.show_coordinates)
    assert action.isChecked()
    action.trigger()
    assert settings.show_coordinates.value is False
    settings.show_coordinates.set(True)
    assert action.isChecked()


def test_a_setting_outlives_the_menus_that_follow_it(settings: Settings, qtbot: QtBot) -> None:
    parent = QWidget()
    SettingMenu("Lines", [(1, "1"), (2, "2")], settings.analysis_lines, parent)
    SettingTick(QAction("Targets", parent), settings.show_targets)
    with qtbot.waitSignal(parent.destroyed):
        parent.deleteLater()
    settings.analysis_lines.set(2)
    settings.show_targets.set(False)
