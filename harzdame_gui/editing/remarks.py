"""The presenter of the remarks at the cursor: comment, its place, and signs."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Node
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from harzdame_gui.controllers.game.editor import GameEditor
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.editing.commands import EditCommands
from harzdame_gui.editing.glyph_groups import OF_MOVE, OF_POSITION, entry_text, other_glyphs, with_glyph
from harzdame_gui.editing.remarks_panel import RemarksPanel
from harzdame_gui.widgets.connections import connect_in_qt

_NATIVE = QKeySequence.SequenceFormat.NativeText


class Remarks(QObject):
    """Shows what is said of the move at the cursor, and lets the person say something else.

    While a game is played and nothing is said of a move, the panel is one line; so it is afterwards,
    until the person goes through the game.
    """

    def __init__(
        self,
        session: GameSession,
        editor: GameEditor,
        *,
        panel: RemarksPanel,
        commands: EditCommands,
        board: QWidget,
    ) -> None:
        super().__init__(panel)
        self._session = session
        self._editor = editor
        self._panel = panel
        self._commands = commands
        self._place = "comment"
        self._shown: Node | None = None
        self._calm = False
        self.glyph_menu = QMenu(self.tr("Signs"), panel)
        self.glyph_menu.aboutToShow.connect(self._fill_menu)
        session.gameReplaced.connect(self._on_replaced)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.treeChanged.connect(self._show)
        session.stateChanged.connect(self._show)
        field = panel.field
        field.edited.connect(self._on_edited)
        field.undoWanted.connect(editor.undo)
        field.redoWanted.connect(editor.redo)
        connect_in_qt(field, "left()", board, "setFocus()")
        commands.comment.triggered.connect(self._write)
        commands.more_glyphs.triggered.connect(self._show_menu)
        for action in commands.glyphs.values():
            action.triggered.connect(self._on_glyph)
        for action in commands.places.values():
            action.triggered.connect(self._on_place)
        self._show()

    @Slot()
    def _on_replaced(self) -> None:
        self._calm = False
        self._show()

    @Slot()
    def _on_cursor_moved(self) -> None:
        self._calm = self._calm and self._session.node is self._session.reached
        self._show()

    @Slot()
    def _show(self) -> None:
        node = self._session.node
        self._calm = self._calm or self._editor.being_played
        if node is not self._shown:
            self._shown = node
            self._place = "comment"
        said = node.comment or node.before or node.after or node.glyphs
        self._panel.set_quiet(self._calm and not said)
        begins_variation = node.parent is not None and node.parent.children[:1] != [node]
        places = {
            "before": begins_variation or bool(node.before),
            "comment": True,
            "after": begins_variation or bool(node.after),
        }
        if not places[self._place]:
            self._place = "comment"
        self._panel.show_remarks(node, self._place, places)
        for glyph, action in self._commands.glyphs.items():
            action.setEnabled(node.move is not None)
            action.setChecked(glyph in node.glyphs)
        self._commands.more_glyphs.setEnabled(node.move is not None)
        self.glyph_menu.menuAction().setEnabled(node.move is not None)

    @Slot(str)
    def _on_edited(self, text: str) -> None:
        self._editor.comment(self._session.node, text, self._place)

    @Slot()
    def _write(self) -> None:
        """Put the keyboard into the field, which appears if need be."""
        self._panel.begin_writing()
        self._show()

    @Slot()
    def _on_place(self) -> None:
        action = self.sender()
        self._place = next(place for place, each in self._commands.places.items() if each is action)
        self._session.close_edit()
        self._write()

    # Signs

    @Slot()
    def _on_glyph(self) -> None:
        action = self.sender()
        glyph = next(glyph for glyph, each in self._commands.glyphs.items() if each is action)
        self._toggle(glyph)

    def _toggle(self, glyph: int) -> None:
        node = self._session.node
        self._editor.set_glyphs(node, with_glyph(node.glyphs, glyph))
        self._show()  # also where nothing changed: the button has

    @Slot()
    def _show_menu(self) -> None:
        self._panel.pop_up(self.glyph_menu)

    @Slot()
    def _fill_menu(self) -> None:
        node, menu = self._session.node, self.glyph_menu
        menu.clear()
        if node.move is None:
            return
        known = (OF_MOVE, OF_POSITION, other_glyphs(node.position.turn.other))
        rest = tuple(glyph for glyph in node.glyphs if not any(glyph in group for group in known))
        for group in (*known, rest):
            self._add_glyphs(group, node.glyphs)
            menu.addSeparator()

    def _add_glyphs(self, glyphs: Sequence[int], present: Sequence[int]) -> None:
        for glyph in glyphs:
            action = self._commands.glyphs.get(glyph)
            keys = f"\t{action.shortcut().toString(_NATIVE)}" if action is not None else ""
            entry: QAction = self.glyph_menu.addAction(entry_text(glyph, self.glyph_menu.font()) + keys)
            entry.setCheckable(True)
            entry.setChecked(glyph in present)
            entry.setData(glyph)
            entry.triggered.connect(self._on_menu_glyph)

    @Slot()
    def _on_menu_glyph(self) -> None:
        action = self.sender()
        if isinstance(action, QAction):
            self._toggle(int(action.data()))
