"""The commands for going through a game: names, tips and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from harzdame_gui.theme import Theme, icon


class ReplayActions(QObject):
    """One QAction for each command."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self.autoplay = self._action(
            self.tr("Play the game through"),
            "F5",
            tip=self.tr("Let the moves follow one another"),
            image="play",
        )
        self.autoplay.setIconText(self.tr("Play"))
        self.faster = self._action(self.tr("Faster"), "+", "=", tip=self.tr("Less time for each move"))
        self.slower = self._action(self.tr("Slower"), "-", tip=self.tr("More time for each move"))
        self.guess = self._action(
            self.tr("Guess the moves…"), "F6", tip=self.tr("Find the moves of this game yourself, for points")
        )
        self.next_moment = self._action(
            self.tr("Next critical moment"), "Ctrl+Right", tip=self.tr("On to where the game turns")
        )
        self.previous_moment = self._action(
            self.tr("Previous critical moment"), "Ctrl+Left", tip=self.tr("Back to where the game turns")
        )
        self.strip = self._action(
            self.tr("Strip of boards"), "Ctrl+Shift+F", tip=self.tr("See the game in small boards")
        )
        self.strip.setCheckable(True)
        self.compare = self._action(
            self.tr("Two games side by side…"), "Ctrl+D", tip=self.tr("See this game beside another one")
        )
        self.present = self._action(
            self.tr("Presentation"),
            "Shift+F11",
            tip=self.tr("The board on the whole screen, with the comments"),
        )
        for repeating in (self.faster, self.slower, self.next_moment, self.previous_moment):
            repeating.setAutoRepeat(True)
        self.set_theme(theme)

    def add_to(self, menu: QMenu) -> None:
        """Offer the commands in a menu."""
        menu.addSeparator()
        menu.addActions([self.autoplay, self.next_moment, self.previous_moment])
        menu.addActions([self.guess, self.strip, self.present, self.compare])

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme))

    def show_playing(self, theme: Theme, *, playing: bool) -> None:
        """Let the command for playing through be the one that pauses."""
        self._icons[self.autoplay] = "pause" if playing else "play"
        self.autoplay.setIconText(self.tr("Pause") if playing else self.tr("Play"))
        self.autoplay.setIcon(icon(self._icons[self.autoplay], theme))

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def _action(self, text: str, *keys: str, tip: str, image: str | None = None) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        action.setIconVisibleInMenu(False)
        action.setShortcuts([QKeySequence(key) for key in keys])
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip} ({shown})")
        if image is not None:
            self._icons[action] = image
        return action
