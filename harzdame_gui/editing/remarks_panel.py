"""The panel below the moves: the comment and the signs of the move shown, or one quiet line."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Node
from PySide6.QtCore import QPoint, Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from harzdame_gui.editing.commands import PLACES, EditCommands
from harzdame_gui.editing.comment_field import CommentField
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.theme import current_theme
from harzdame_gui.widgets.buttons import ActionButton

_SAID = " •"
_MORE_MOVES = 48
"""The height by which the list of moves is to exceed its least before the whole panel is shown."""
_UNLIMITED = 10_000
_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class RemarksPanel(QWidget):
    """Signs, the switch between a node's texts, and the field for the one chosen.

    Where there is little room it is one line, and the list of moves has the rest.
    """

    def __init__(self, actions: EditCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.field = CommentField()
        self._quiet = ActionButton(actions.comment, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._quiet.setProperty("role", "quiet")
        self._quiet.keep_text(self.tr("Add a comment"))
        self._more = ActionButton(actions.more_glyphs)
        self._glyphs = [ActionButton(action, _TEXT_ONLY) for action in actions.glyphs.values()]
        for button, action in zip(self._glyphs, actions.glyphs.values(), strict=True):
            button.setAccessibleName(action.whatsThis())
        self._switch = QWidget()
        self._tools = QWidget()
        self._parts: dict[QWidget, bool] = {self._tools: True, self._switch: False, self.field: True}
        self._quiet_wanted = False
        self._writing = False
        self._room = _UNLIMITED
        self._stays = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()
        self.field.focusChanged.connect(self._on_focus_changed)

    def _lay_out(self) -> None:
        places = [ActionButton(self._actions.places[place], _TEXT_ONLY) for place in PLACES]
        for button in (*self._glyphs, *places):
            button.setProperty("role", "sign")
        for button in places:
            button.setAccessibleName(button.defaultAction().whatsThis())
        switch = QHBoxLayout(self._switch)
        switch.setContentsMargins(0, 0, 0, 0)
        switch.setSpacing(0)
        for button in places:
            switch.addWidget(button)
        switch.addStretch(1)
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(0)
        for button in (*self._glyphs, self._more):
            tools.addWidget(button)
        tools.addStretch(1)
        layout = self._layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(current_theme().spacing.xs)
        layout.addWidget(self._quiet, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._tools)
        layout.addWidget(self._switch)
        layout.addWidget(self.field)

    @property
    def is_quiet(self) -> bool:
        """Whether the panel is no more than one line."""
        return self.field.isHidden()

    def set_quiet(self, quiet: bool) -> None:
        """Show one line instead of everything, or everything for which there is room."""
        self._quiet_wanted = quiet
        self._show_parts()

    def begin_writing(self) -> None:
        """Give the field the keyboard."""
        self._on_focus_changed(True)
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @Slot(bool)
    def _on_focus_changed(self, writing: bool) -> None:
        self._writing = writing
        self._show_parts()

    def fit(self, room: int, *, stays: bool) -> None:
        """Show what `room` pixels of height, all that there is for the panel and more moves, are enough for.

        With less it is one line, then nothing, unless it `stays`; what is being written does in any case.
        """
        self._room = room
        self._stays = stays
        self._show_parts()

    @property
    def beyond(self) -> int:
        """The height of the one line where it has no room: it can be scrolled to."""
        shown = not self.isHidden() and not self._quiet.isHidden()
        return self._quiet.sizeHint().height() if shown and not self._line_fits else 0

    @property
    def _line_fits(self) -> bool:
        return self._quiet.sizeHint().height() <= self._room

    @property
    def whole_height(self) -> int:
        """The height with which all of it is shown, whatever is shown now."""
        gap = self._layout.spacing()
        return sum(part.sizeHint().height() + gap for part, there in self._parts.items() if there)

    def show_remarks(self, node: Node, place: str, places: Mapping[str, bool]) -> None:
        """Show what is said of `node` at `place`; `places` says of each whether it can be chosen."""
        for name, action in self._actions.places.items():
            action.setVisible(places[name])
            action.setChecked(name == place)
            plain = action.text().removesuffix(_SAID)
            action.setText(plain + _SAID if getattr(node, name) else plain)
        self._parts = {
            self._tools: node.move is not None,
            self._switch: places["before"] or places["after"],
            self.field: True,
        }
        said = node.comment or node.before or node.after
        self._quiet.keep_text(self.tr("Edit the comment") if said else self.tr("Add a comment"))
        name = self._name(node, place)
        self.field.setAccessibleName(name)
        self.field.show_hint(name)
        self.field.show_text(getattr(node, place))
        self._show_parts()

    def _show_parts(self) -> None:
        """Show as much as is wanted and as there is room for."""
        fits = self.whole_height + _MORE_MOVES <= self._room
        full = fits and (self._writing or not self._quiet_wanted)
        line = not full and not self._writing
        for part, there in self._parts.items():
            needed = part is self.field or part is self._switch
            part.setVisible(there and (full or (self._writing and needed)))
        self._quiet.setVisible(line)
        self.setVisible(not line or self._line_fits or self._stays)

    def pop_up(self, menu: QMenu) -> None:
        """Open a menu at the button for more signs."""
        below = QPoint(0, self._more.height()) if self._more.isVisible() else QPoint(0, 0)
        owner = self._more if self._more.isVisible() else self
        menu.popup(owner.mapToGlobal(below))

    def _name(self, node: Node, place: str) -> str:
        if node.move is None:
            return self.tr("Comment on the game")
        texts = {
            "before": self.tr("Before the variation {move}"),
            "comment": self.tr("Comment on {move}"),
            "after": self.tr("After the variation {move}"),
        }
        return texts[place].format(move=told_move(node))
