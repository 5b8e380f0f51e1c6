"""The commands of the openings' window with their texts and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.theme import Theme, icon


class OpeningsActions(QObject):
    """One QAction for each command."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        standard = QKeySequence.StandardKey
        self.practise = self._action(self.tr("Practise"), "F9", tip=self.tr("Answer what is due"))
        self.practise_all = self._action(
            self.tr("Practise everything"), "Shift+F9", tip=self.tr("Answer all, whether it is due or not")
        )
        self.stop = self._action(self.tr("Back to the moves"), "Escape")
        self.show = self._action(self.tr("Show the move"), "S", icon_name="hint")
        self.show.setShortcuts([*self.show.shortcuts(), QKeySequence("H")])  # hint and solution in one
        self.delete = self._action(
            self.tr("Delete the move"), "Delete", tip=self.tr("Delete this move and all behind it")
        )
        self.undo = self._action(self.tr("Undo"), standard.Undo)
        self.comment = self._action(self.tr("Comment"), "C")
        self.type_move = self._action(self.tr("Type a move"), "M")
        self.flip = self._action(self.tr("Flip the board"), "F", icon_name="flip")
        self.keep_in = self._action(
            self.tr("Keep it in another file…"), tip=self.tr("A plain PDN file, wherever you like")
        )
        self.close = self._action(self.tr("Close"), standard.Close)
        self.to_start = self._action(self.tr("To the start"), "Home", icon_name="first")
        self.back = self._action(self.tr("One move back"), "Left", icon_name="previous")
        self.on = self._action(self.tr("One move on"), "Right", icon_name="next")
        self.to_end = self._action(self.tr("To the end"), "End", icon_name="last")
        self.gap = self._action(
            self.tr("Next without an answer"), "G", tip=self.tr("Go to a position that you have no answer to")
        )
        for repeating in (self.back, self.on):
            repeating.setAutoRepeat(True)
        self.set_theme(theme)

    @property
    def steps(self) -> tuple[QAction, ...]:
        """The ways through a line."""
        return self.to_start, self.back, self.on, self.to_end

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme))

    def _action(
        self, text: str, key: str | QKeySequence.StandardKey = "", *, tip: str = "", icon_name: str = ""
    ) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        if key:
            action.setShortcut(QKeySequence(key))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{tip or text} ({shown})" if shown else tip or text)
        if icon_name:
            self._icons[action] = icon_name
        return action
