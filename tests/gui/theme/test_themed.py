"""Whatever draws by the theme takes another one while it is shown, in whatever window that is."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module

import pytest
from harzdame_engine import Position, pdn, variant
from harzdame_engine.game.edits import delete
from harzdame_engine.library.pattern import PositionPattern, Wanted
from PySide6.QtWidgets import QWidget

import harzdame_gui
from harzdame_gui.about.dialog import AboutDialog
from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.new_game import NewGame
from harzdame_gui.controllers.rating.estimate import course_in
from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.editing.deleted_dialog import DeletedDialog
from harzdame_gui.files.open_dialog import OpenGameDialog
from harzdame_gui.library.pattern_dialog import PatternDialog
from harzdame_gui.my_games.dialog import MyGamesDialog
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.rating.dialog import StrengthDialog
from harzdame_gui.setup.editor import SetupEditor
from harzdame_gui.theme import Themed
from tests.for_each import for_each
from tests.gui.driver import Driver
from tests.gui.main_window.test_every_window import GAMES, picture
from tests.gui.my_games.test_dialog import game_of

HARZDAME = variant("harzdame")


def new_game(driver: Driver) -> QWidget:
    return NewGameDialog(NewGame(), board_speed=0)


def set_up(driver: Driver) -> QWidget:
    return SetupEditor(Position.start(), driver.app.services.jobs)


def several_games(driver: Driver) -> QWidget:
    return OpenGameDialog(pdn.scan(GAMES), HARZDAME, driver.app.services.jobs)


def pattern(driver: Driver) -> QWidget:
    sought = PositionPattern(HARZDAME, {"d4": Wanted.WHITE_KING, "e5": Wanted.EMPTY})
    return PatternDialog(Position.start(), sought)


def my_games(driver: Driver) -> QWidget:
    return MyGamesDialog([game_of("Anna", "Ben")], driver.app.services.jobs)


def strength(driver: Driver) -> QWidget:
    results = [LevelResult("harzdame", "club", points) for points in (0.0, 1.0, 0.5, 1.0)]
    dialog = StrengthDialog([HARZDAME])
    dialog.show_course(course_in("harzdame", results), results, "")
    return dialog


def deleted(driver: Driver) -> QWidget:
    session = driver.session
    editor = GameEditor(session, driver.app)
    if not editor.trash:
        session.load(pdn.scan(GAMES).games[0].read().tree)
        editor.make(delete(session.tree.root.children[0]))
    return DeletedDialog(editor, session)


def about(driver: Driver) -> QWidget:
    return AboutDialog(driver.folder)


WINDOWS = (new_game, set_up, several_games, pattern, my_games, strength, deleted, about)


@for_each("make", WINDOWS, ids=lambda make: make.__name__)
@pytest.mark.parametrize(
    ("first", "look"),
    [(Appearance.LIGHT, Appearance.DARK), (Appearance.DARK, Appearance.CONTRAST_LIGHT)],
)
def test_a_window_that_is_open_is_drawn_in_the_new_look(
    driver: Driver, make: Callable[[Driver], QWidget], first: Appearance, look: Appearance
) -> None:
    driver.wear(first)
    shown = made(driver, make)
    before = picture(shown)
    driver.wear(look)
    changed = picture(shown)
    shown.close()
    assert changed != before
    new = made(driver, make)
    assert picture(new) == changed
    new.close()


def made(driver: Driver, make: Callable[[Driver], QWidget]) -> QWidget:
    window = make(driver)
    driver.qtbot.addWidget(window)
    with driver.qtbot.waitExposed(window):
        window.show()
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)
    return window


def test_each_kind_that_is_told_can_hear_it() -> None:
    for module in pkgutil.walk_packages(harzdame_gui.__path__, "harzdame_gui."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    kinds = Themed.__subclasses__()
    assert len(kinds) > 20
    assert [kind for kind in kinds if not (issubclass(kind, QWidget) and hasattr(kind, "take_theme"))] == []
