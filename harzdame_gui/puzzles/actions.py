"""The commands of the puzzle window with their texts and keys, but not what they do."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from harzdame_gui.theme import Theme, icon


class PuzzleActions(QObject):
    """One QAction for each command. The likeliest one has Space and Enter: `main`."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self.main = self._action(self.tr("Next puzzle"))
        self.hint = self._action(self.tr("Hint"), "H", "hint", tip=self.tr("Show the piece, then its move"))
        self.solution = self._action(self.tr("Show solution"), "S")
        self.take_back = self._action(self.tr("Take back"), "Backspace", also=QKeySequence.StandardKey.Undo)
        self.analyse = self._action(
            self.tr("Analyse on the main board"), "A", tip=self.tr("Put the puzzle on the main board")
        )
        self.missed = self._action(self.tr("See those you failed"))
        self.stop = self._action(self.tr("Stop"), "Escape")
        self.type_move = self._action(self.tr("Type a move"), "M")
        self.flip = self._action(self.tr("Flip the board"), "F")
        self.close = self._action(self.tr("Close"), also=QKeySequence.StandardKey.Close)
        self.to_start = self._action(self.tr("To the start"), "Home", "first")
        self.back = self._action(self.tr("One move back"), "Left", "previous")
        self.on = self._action(self.tr("One move on"), "Right", "next")
        self.to_end = self._action(self.tr("To the end"), "End", "last")
        for repeating in (self.back, self.on):
            repeating.setAutoRepeat(True)
        self.set_theme(theme)

    @property
    def steps(self) -> tuple[QAction, ...]:
        """The ways through a solution."""
        return self.to_start, self.back, self.on, self.to_end

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme))

    def _action(
        self,
        text: str,
        key: str = "",
        icon_name: str = "",
        *,
        tip: str = "",
        also: QKeySequence.StandardKey | None = None,
    ) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        keys = [QKeySequence(key)] if key else []
        if also is not None:
            keys += QKeySequence.keyBindings(also)
        action.setShortcuts(keys)
        shown = keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""
        action.setToolTip(f"{tip or text} ({shown})" if shown else tip or text)
        if icon_name:
            self._icons[action] = icon_name
        return action
