"""The main menu, and submenus that show and change settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Slot
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.controllers.settings.declaration import Setting
from harzdame_gui.widgets.actions import Actions

T = TypeVar("T")


class MainMenu(QMenu):
    """The menu of the app: all actions, in groups. `recent` is filled by `RecentFiles`.

    The first level is short enough for a screen of 768 pixels: what has a button or belongs
    together by its subject is one level down.
    """

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(False)
        self.addActions([actions.new_game, actions.choose_game, actions.play_from_here, actions.network])
        self.addSeparator()
        self.addAction(actions.open)
        self.recent = self.addMenu(self.tr("Recent files"))
        self.addActions([actions.save, actions.save_as, actions.export, actions.print])
        self.addSeparator()
        in_file = self.addMenu(self.tr("Games of the file"))
        in_file.addActions([actions.list_games, actions.previous_game, actions.next_game])
        self.addActions([actions.list_own, actions.recover, actions.library])
        self.addActions([actions.tournament, actions.strength])
        self.addSeparator()
        self._add_game(actions)
        self.edit = self.addMenu(self.tr("Edit"))
        self.edit.addActions([actions.copy_position, actions.copy_picture, actions.copy_game, actions.paste])
        self.study = self.addMenu(self.tr("Study"))
        self.study.addActions([actions.explore, actions.set_up])
        self.analysis = self.addMenu(self.tr("Analysis and engine"))
        self.view = self.addMenu(self.tr("View"))
        self.view.addActions([actions.flip, actions.turn, actions.full_screen, actions.clear_marks])
        self.addSeparator()
        self.addActions([actions.rules, actions.keys, actions.about, actions.quit])

    def _add_game(self, actions: Actions) -> None:
        """What is done with the game on the board."""
        game = self.addMenu(self.tr("Game"))
        game.addActions(
            [actions.take_back, actions.restore, actions.hint, actions.engine_move, actions.type_move]
        )
        game.addSeparator()
        game.addActions([actions.pause_clock, actions.offer_draw, actions.resign])
        game.addSeparator()
        game.addAction(actions.add_to_library)


class SettingMenu(QMenu, Generic[T]):
    """A submenu of the values of a setting, in which the present one is ticked."""

    def __init__(
        self,
        title: str,
        options: Sequence[tuple[T, str]],
        setting: Setting[T],
        parent: QWidget,
        *,
        nearest: Callable[[T], T] | None = None,
    ) -> None:
        """`nearest` finds the option to tick for a value that may not be among them."""
        super().__init__(title, parent)
        self._setting = setting
        self._nearest = nearest
        self._values: dict[QAction, T] = {}  # a QAction would return an enum of strings as a string
        group = QActionGroup(self)
        for value, text in options:
            action = self.addAction(text)
            action.setCheckable(True)
            self._values[action] = value
            group.addAction(action)
        group.triggered.connect(self._on_triggered)
        setting.follow(self._tick)

    @Slot(object)
    def _tick(self, value: T) -> None:
        shown = value if self._nearest is None else self._nearest(value)
        for action, option in self._values.items():
            action.setChecked(option == shown)

    @Slot(QAction)
    def _on_triggered(self, action: QAction) -> None:
        self._setting.set(self._values[action])
