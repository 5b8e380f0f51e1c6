"""Commands as data: what is declared is what is shown."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import harzdame_gui
from harzdame_gui.commands.command import Command, Commands, Menu, Place, with_key
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.main_menu import MainMenu


def every_table() -> list[type[Commands]]:
    """Those of the app, in an order that does not depend on what was imported first."""
    for module in pkgutil.walk_packages(harzdame_gui.__path__, "harzdame_gui."):
        if module.name.endswith("commands"):
            importlib.import_module(module.name)
    tables = (each for each in below(Commands) if each.__module__.startswith("harzdame_gui."))
    return sorted(tables, key=lambda table: table.__name__)


def below(table: type[Commands]) -> Iterator[type[Commands]]:
    for each in table.__subclasses__():
        yield each
        yield from below(each)


class Some(Commands):
    """For these tests."""

    greet = Command(
        "Greet…", "G", "Ctrl+G", tip="Say hello", icon="hint", short="Hello", place=Place(Menu.GAME, 1)
    )
    count = Command("Count", place=Place(Menu.GAME, 2), checkable=True, repeats=True)
    other = Command("Other", tip="As the key does", told_key="Space")


class More(Some):
    """One of those that is called by other keys here, and one more."""

    count = Command("Count up", "U")
    last = Command("Last")


def test_a_table_goes_on_where_its_base_ends(qtbot: QtBot) -> None:
    owner = QObject()
    assert [command.text for command in More.table()] == ["Greet…", "Count up", "Other", "Last"]
    assert More(owner).count.shortcut() == QKeySequence("U")
    assert Some(owner).count.shortcut().isEmpty()


def test_an_action_shows_what_the_record_says(qtbot: QtBot) -> None:
    owner = QObject()
    some = Some(owner)
    greet = some.greet
    assert (greet.text(), greet.iconText(), greet.toolTip()) == ("Greet…", "Hello", "Say hello (G)")
    assert greet.shortcuts() == [QKeySequence("G"), QKeySequence("Ctrl+G")]
    assert not greet.icon().isNull()
    assert not greet.autoRepeat()
    assert (some.count.toolTip(), some.count.isCheckable(), some.count.autoRepeat()) == ("Count", True, True)
    assert some.other.toolTip() == "As the key does (Space)"
    assert some.other.shortcuts() == []
    assert [command.name for command in Some.table()] == ["greet", "count", "other"]
    assert some.all() == [greet, some.count, some.other]


def test_a_menu_has_each_command_in_its_group(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    main = MainCommands(window)
    menu = MainMenu(main, window)
    some = Some(window)
    menu.offer(some)
    assert menu.group(Place(Menu.GAME, 1))[-1] is some.greet
    assert menu.group(Place(Menu.GAME, 2))[-1] is some.count
    assert some.placed(Menu.GAME) == [[some.greet], [some.count]]


@pytest.mark.parametrize("table", every_table(), ids=lambda table: table.__name__)
def test_every_command_has_words_and_a_key_of_its_own(table: type[Commands], qtbot: QtBot) -> None:
    keys: dict[str, str] = {}
    for command in table.table():
        assert command.text or command.keys, command.name  # what has a key alone is no entry of a menu
        assert command.text or command.place is None, command.name
        for key in command.shortcuts():
            known = keys.setdefault(key.toString(), command.name)
            assert known == command.name, f"{key.toString()}: {known} and {command.name}"


def test_a_key_is_told_as_the_system_calls_it(qtbot: QtBot) -> None:
    key = QKeySequence("Ctrl+Shift+O")
    assert with_key("Hide", key) == f"Hide ({key.toString(QKeySequence.SequenceFormat.NativeText)})"
    assert with_key("Hide", QKeySequence()) == "Hide"
