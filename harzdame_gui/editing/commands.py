"""The commands for editing a game, which are also those of a move's own menu."""

from __future__ import annotations

from harzdame_engine.pdn.glyphs import glyph_sign
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from harzdame_gui.commands.command import QT_TR_NOOP, Command, Commands, Menu, Place
from harzdame_gui.editing.glyph_groups import OF_MOVE
from harzdame_gui.text.figures import from_left
from harzdame_gui.text.glyphs import glyph_words

TAKE_BACK_KEY = QKeySequence("Backspace")
RESTORE_KEY = QKeySequence("Shift+Backspace")
PLACES = ("before", "comment", "after")
"""The texts of a node, by their attributes, in the order in which they are read."""


class EditCommands(Commands):
    """Their keys belong to the window."""

    undo = Command(QT_TR_NOOP("Undo"), "Ctrl+Z", icon="takeback", place=Place(Menu.EDIT))
    redo = Command(QT_TR_NOOP("Redo"), "Ctrl+Shift+Z", "Ctrl+Y", icon="redo", place=Place(Menu.EDIT))
    comment = Command(QT_TR_NOOP("Comment"), "C", icon="comment", place=Place(Menu.EDIT, 2))
    make_main_line = Command(
        QT_TR_NOOP("Make main line"),
        "Ctrl+Shift+M",
        tip=QT_TR_NOOP("Make the line to this move the main line"),
        place=Place(Menu.EDIT, 3),
    )
    promote = Command(
        QT_TR_NOOP("Promote variation"),
        "Ctrl+Shift+Up",
        tip=QT_TR_NOOP("Let this variation take the place of the line that it branches off from"),
        icon="promote",
        place=Place(Menu.EDIT, 3),
    )
    demote = Command(
        QT_TR_NOOP("Demote"),
        "Ctrl+Shift+Down",
        tip=QT_TR_NOOP("Let the next variation take the place of this line"),
        place=Place(Menu.EDIT, 3),
    )
    move_up = Command(
        QT_TR_NOOP("Variation one up"),
        "Ctrl+Shift+PgUp",
        tip=QT_TR_NOOP("Put this variation before the one above it"),
        place=Place(Menu.EDIT, 3),
    )
    delete = Command(
        QT_TR_NOOP("Delete from here"),
        "Delete",
        tip=QT_TR_NOOP("Delete this move and all that follows it"),
        icon="delete",
        place=Place(Menu.EDIT, 4),
    )
    cut_off = Command(
        QT_TR_NOOP("Delete what follows"),
        "Shift+Delete",
        tip=QT_TR_NOOP("Let the line end with this move"),
        place=Place(Menu.EDIT, 4),
    )
    begin_here = Command(
        QT_TR_NOOP("Begin the game here"),
        tip=QT_TR_NOOP("Delete everything before this position"),
        place=Place(Menu.EDIT, 4),
    )
    replace = Command(
        QT_TR_NOOP("Replace this move…"),
        "Ctrl+Shift+I",
        tip=QT_TR_NOOP("Correct this move, and keep all that follows as far as it fits"),
        place=Place(Menu.EDIT, 5),
    )
    insert = Command(
        QT_TR_NOOP("Insert moves behind it…"),
        "Ctrl+I",
        tip=QT_TR_NOOP("Add moves that are missing, and keep all that follows as far as it fits"),
        place=Place(Menu.EDIT, 5),
    )
    start = Command(
        QT_TR_NOOP("Correct the start…"),
        tip=QT_TR_NOOP(
            "Set up the position that the game begins with, and keep its moves as far as they fit"
        ),
        place=Place(Menu.EDIT, 6),
    )
    facts = Command(
        QT_TR_NOOP("Details of the game…"),
        "F2",
        tip=QT_TR_NOOP("Players, event, date, result and the like"),
        place=Place(Menu.EDIT, 6),
    )
    deleted = Command(
        QT_TR_NOOP("Deleted in this game…"),
        "Ctrl+Shift+D",
        tip=QT_TR_NOOP("See what was deleted, and put it back"),
        place=Place(Menu.EDIT, 6),
    )
    move_menu = Command(QT_TR_NOOP("Menu of this move"), "Shift+F10")
    more_glyphs = Command(QT_TR_NOOP("More signs"), icon="more")
    before = Command(QT_TR_NOOP("Before"), tip=QT_TR_NOOP("Comment before the variation"), checkable=True)
    behind = Command(QT_TR_NOOP("Move"), tip=QT_TR_NOOP("Comment behind the move"), checkable=True)
    after = Command(QT_TR_NOOP("After"), tip=QT_TR_NOOP("Comment after the variation"), checkable=True)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.glyphs = {glyph: self._glyph(glyph) for glyph in OF_MOVE}
        self.places = dict(zip(PLACES, (self.before, self.behind, self.after), strict=True))
        group = QActionGroup(self)
        for place in self.places.values():
            group.addAction(place)

    @property
    def of_move(self) -> list[list[QAction]]:
        """The commands for one move, in groups."""
        return self.placed(Menu.EDIT)[2:5]

    def _glyph(self, glyph: int) -> QAction:
        return self.made(
            Command(from_left(glyph_sign(glyph)), f"Ctrl+{glyph}", tip=glyph_words(glyph), checkable=True)
        )
