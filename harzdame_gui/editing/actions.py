"""The commands for editing a game: names, tips and keys, but not what they do."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from harzdame_gui.editing.glyph_groups import OF_MOVE
from harzdame_gui.text.glyphs import glyph_words
from harzdame_gui.theme import Theme, icon

UNDO_KEYS = [QKeySequence("Ctrl+Z")]
REDO_KEYS = [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]
TAKE_BACK_KEY = QKeySequence("Backspace")
RESTORE_KEY = QKeySequence("Shift+Backspace")
PLACES = ("before", "comment", "after")
"""The texts of a node, by their attributes, in the order in which they are read."""


class EditActions(QObject):
    """One QAction for each command of the Edit menu, which are also those of a move's own menu."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._icons: dict[QAction, str] = {}
        self.undo = self._action(self.tr("Undo"), *UNDO_KEYS, icon_name="takeback")
        self.redo = self._action(self.tr("Redo"), *REDO_KEYS, icon_name="redo")
        self.comment = self._action(self.tr("Comment"), "C", icon_name="comment")
        self.make_main_line = self._action(
            self.tr("Make main line"), "Ctrl+Shift+M", tip=self.tr("Make the line to this move the main line")
        )
        self.promote = self._action(
            self.tr("Promote variation"),
            "Ctrl+Shift+Up",
            tip=self.tr("Let this variation take the place of the line that it branches off from"),
            icon_name="promote",
        )
        self.demote = self._action(
            self.tr("Demote"),
            "Ctrl+Shift+Down",
            tip=self.tr("Let the next variation take the place of this line"),
        )
        self.move_up = self._action(
            self.tr("Variation one up"),
            "Ctrl+Shift+PgUp",
            tip=self.tr("Put this variation before the one above it"),
        )
        self.delete = self._action(
            self.tr("Delete from here"),
            "Delete",
            tip=self.tr("Delete this move and all that follows it"),
            icon_name="delete",
        )
        self.cut_off = self._action(
            self.tr("Delete what follows"), "Shift+Delete", tip=self.tr("Let the line end with this move")
        )
        self.begin_here = self._action(
            self.tr("Begin the game here"), tip=self.tr("Delete everything before this position")
        )
        self.replace = self._action(
            self.tr("Replace this move…"),
            "Ctrl+Shift+I",
            tip=self.tr("Correct this move, and keep all that follows as far as it fits"),
        )
        self.insert = self._action(
            self.tr("Insert moves behind it…"),
            "Ctrl+I",
            tip=self.tr("Add moves that are missing, and keep all that follows as far as it fits"),
        )
        self.facts = self._action(
            self.tr("Details of the game…"),
            "F2",
            tip=self.tr("Players, event, date, result and the like"),
        )
        self.deleted = self._action(
            self.tr("Deleted in this game…"),
            "Ctrl+Shift+D",
            tip=self.tr("See what was deleted, and put it back"),
        )
        self.move_menu = self._action(self.tr("Menu of this move"), "Shift+F10")
        self.more_glyphs = self._action(self.tr("More signs"), icon_name="more")
        self.glyphs = {glyph: self._glyph(glyph) for glyph in OF_MOVE}
        self.places = dict(zip(PLACES, self._places(), strict=True))
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Draw the icons in other colours."""
        for action, name in self._icons.items():
            action.setIcon(icon(name, theme))

    def all(self) -> list[QAction]:
        """Every action, for the window to which their keys belong."""
        return [child for child in self.children() if isinstance(child, QAction)]

    @property
    def of_move(self) -> Sequence[Sequence[QAction]]:
        """The commands for one move, in groups."""
        return (
            (self.make_main_line, self.promote, self.demote, self.move_up),
            (self.delete, self.cut_off, self.begin_here),
            (self.replace, self.insert),
        )

    def _glyph(self, glyph: int) -> QAction:
        action = self._action(glyph_sign(glyph), f"Ctrl+{glyph}", tip=glyph_words(glyph))
        action.setCheckable(True)
        return action

    def _places(self) -> list[QAction]:
        texts = (
            (self.tr("Before"), self.tr("Comment before the variation")),
            (self.tr("Move"), self.tr("Comment behind the move")),
            (self.tr("After"), self.tr("Comment after the variation")),
        )
        group = QActionGroup(self)
        made = [self._action(text, tip=tip) for text, tip in texts]
        for action in made:
            action.setCheckable(True)
            group.addAction(action)
        return made

    def _action(
        self, text: str, *keys: str | QKeySequence, tip: str = "", icon_name: str | None = None
    ) -> QAction:
        action = QAction(text, self)
        action.setAutoRepeat(False)
        action.setIconVisibleInMenu(False)
        action.setShortcuts([QKeySequence(key) for key in keys])
        tip_with_key(action, tip or text)
        action.setWhatsThis(tip or text)
        if icon_name is not None:
            self._icons[action] = icon_name
        return action


def tip_with_key(action: QAction, tip: str) -> None:
    """Give an action a tooltip that ends in its key."""
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    action.setToolTip(f"{tip} ({key})" if key else tip)
