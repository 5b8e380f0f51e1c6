"""The list of keys: made from the commands themselves, found by typing, closed by Escape."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from harzdame_gui.commands.command import Commands
from harzdame_gui.main_window.keys_window import KeysWindow
from tests.checkout import ROOT
from tests.gui.driver import Driver

Start = Callable[..., Driver]


@pytest.fixture
def driver(start: Start) -> Driver:
    return start(black="human")


def opened(driver: Driver) -> KeysWindow:
    QTest.keyClicks(driver.window.focusWidget(), "?")
    window = driver.window.findChild(KeysWindow)
    assert window is not None
    assert QTest.qWaitForWindowExposed(window)
    return window


def whole(driver: Driver) -> KeysWindow:
    """The window once all rooms are in it."""
    window = opened(driver)
    driver.qtbot.waitUntil(lambda: "Compare games" in shown(window))
    return window


def shown(window: KeysWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible()]


def test_every_key_of_the_window_is_listed_once(driver: Driver) -> None:
    texts = shown(opened(driver))
    for action in driver.window.actions():
        if action.shortcuts() and action.isVisible():
            keys = dict.fromkeys(
                key.toString(QKeySequence.SequenceFormat.NativeText) for key in action.shortcuts()
            )
            assert ", ".join(keys) in texts, action.text()
    for title in ("Game", "Edit", "View", "Tools", "At the board"):
        assert texts.count(title) == 1


def kinds(of: type[Commands] = Commands) -> Iterator[type[Commands]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_key_of_every_room_is_listed(driver: Driver) -> None:
    for file in (ROOT / "harzdame_gui").rglob("*commands.py"):
        import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    listed = {label.accessibleName() for label in whole(driver).findChildren(QLabel)}
    native = QKeySequence.SequenceFormat.NativeText
    of_the_window = {action.text() for action in driver.window.actions()}
    unlisted = []
    # other tests make commands, too
    for kind in (kind for kind in kinds() if kind.__module__.startswith("harzdame_gui.")):
        for command in kind.table():
            keys = dict.fromkeys(key.toString(native) for key in command.shortcuts())
            words = command.text.replace("&", "").removesuffix("…")
            if keys and f"{words}: {', '.join(keys)}" not in listed and command.text not in of_the_window:
                unlisted.append((kind.__name__, words, list(keys)))
    assert not unlisted


def test_what_all_boards_have_is_listed_once(driver: Driver) -> None:
    window = whole(driver)
    QTest.keyClicks(window.focusWidget(), "one move back")
    back = ["One move back", "Left"]
    assert shown(window) == ["At the board", *back, "Boards of other windows", *back]


def test_typing_leaves_what_fits_and_escape_takes_it_back_and_then_closes(driver: Driver) -> None:
    window = whole(driver)
    everything = shown(window)
    QTest.keyClicks(window.focusWidget(), "flip")
    flip = ["Flip the board", "F"]
    assert shown(window) == ["View", *flip, "Boards of other windows", *flip, "Set up a position", *flip]
    QTest.keyClicks(window.focusWidget(), " zzz")
    assert shown(window) == ["No command is called so."]
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert shown(window) == everything
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_what_is_typed_before_a_room_is_there_holds_for_it(driver: Driver) -> None:
    window = opened(driver)
    QTest.keyClicks(window.focusWidget(), "exchange the")
    listed = ["Compare games", "Exchange the games", "Ctrl+E"]
    driver.qtbot.waitUntil(lambda: shown(window) == listed)


def test_it_is_one_window(driver: Driver) -> None:
    window = opened(driver)
    driver.window.commands.keys.trigger()
    assert driver.window.findChildren(KeysWindow) == [window]


def test_a_question_mark_in_a_text_field_is_a_letter(driver: Driver) -> None:
    driver.key(Qt.Key.Key_M)
    field = driver.window.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClicks(field, "?")
    assert field.text() == "?"
    assert driver.window.findChild(KeysWindow) is None


def test_it_opens_where_it_was_in_another_run(start: Start) -> None:
    driver = start(black="human")
    keys = opened(driver)
    keys.setGeometry(40, 50, 400, 300)
    place = keys.geometry()
    driver.close()  # while it is open
    assert opened(start()).geometry() == place
