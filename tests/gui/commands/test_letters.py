"""Letters of menus: each once in its menu, in every language, and only while that is open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from harzdame_gui.commands.command import Menu
from harzdame_gui.commands.letters import letters
from tests.for_each import for_each
from tests.gui.driver import Driver

Start = Callable[..., Driver]


@for_each(
    ("texts", "expected"),
    [
        (["Open", "Save", "Save as…"], "OSa"),  # the other word where the initial is taken
        (["Game", "Games"], "Ga"),  # any letter where no word begins with a free one
        (["Ähren", "Äpfel", "…"], "Äp "),  # what has no letter gets none
        (["Abc", "b", "a"], "cba"),  # one makes room for another
        (["Aa", "a"], "A "),  # capitals do not count
        ([], ""),
    ],
)
def test_letters_are_given_in_turn(texts: list[str], expected: str) -> None:
    given = letters(texts)
    found = "".join(" " if place is None else text[place] for text, place in zip(texts, given, strict=True))
    assert found == expected


def menus(menu: QMenu, depth: int = 1) -> Iterator[tuple[QMenu, int]]:
    """A menu and those in it, each as it is when it is open."""
    yield menu, depth
    for action in menu.actions():
        if isinstance(sub := action.menu(), QMenu):
            yield from menus(sub, depth + 1)


def entries(menu: QMenu) -> list[QAction]:
    return [each for each in menu.actions() if each.isVisible() and not each.isSeparator()]


def marked(action: QAction) -> str:
    text = action.text().replace("&&", "")
    return text[text.index("&") + 1].casefold() if "&" in text else ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_entry_has_a_letter_of_its_own(start: Start, language: str) -> None:
    driver = start(language=language)
    main = driver.app.workspace.menu
    main.popup(driver.window.pos())
    for menu, _ in menus(main):
        menu.popup(driver.window.pos())
        found = [marked(each) for each in entries(menu)]
        assert all(found), [each.text() for each in entries(menu)]
        assert len(found) == len(set(found)), [each.text() for each in entries(menu)]
        if menu is not main:
            menu.close()
    main.close()
    assert not any("&" in each.text() for each in driver.window.actions())


def test_two_steps_lead_to_every_command(driver: Driver) -> None:
    main = driver.app.workspace.menu
    commands = set(driver.window.commands.actions.values())
    placed = {action: depth for menu, depth in menus(main) for action in menu.actions() if action in commands}
    assert set(placed.values()) == {2}
    wanted = {command.name for command in driver.window.commands.table() if command.place is not None}
    assert {driver.window.commands.actions[name] for name in wanted} == set(placed)


def test_a_command_is_given_by_letters_alone(driver: Driver) -> None:
    main = driver.app.workspace.menu
    main.popup(driver.window.pos())
    QTest.keyClick(main, Qt.Key.Key_V)
    view = main.of(Menu.VIEW)
    driver.qtbot.waitUntil(view.isVisible)
    flip = driver.app.workspace.menu.of(Menu.VIEW).actions()[0].text()
    QTest.keyClicks(view, flip[flip.index("&") + 1])
    assert driver.board.orientation.flipped
    assert not main.isVisible()
