"""The panel below the moves: the comment and the signs of the move shown, or one quiet line."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Node
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from harzdame_gui.editing.actions import PLACES, EditActions
from harzdame_gui.editing.comment_field import CommentField
from harzdame_gui.text.move_numbers import numbered_move
from harzdame_gui.theme import Theme
from harzdame_gui.widgets.buttons import ActionButton

_SAID = " •"
_TEXT_ONLY = Qt.ToolButtonStyle.ToolButtonTextOnly


class RemarksPanel(QWidget):
    """Signs, the switch between a node's texts, and the field for the one chosen."""

    def __init__(self, actions: EditActions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.field = CommentField(theme)
        self._quiet = ActionButton(actions.comment, theme, Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._quiet.setProperty("role", "quiet")
        self._quiet.keep_text(self.tr("Add a comment"))
        self._more = ActionButton(actions.more_glyphs, theme)
        self._glyphs = [ActionButton(action, theme, _TEXT_ONLY) for action in actions.glyphs.values()]
        for button, action in zip(self._glyphs, actions.glyphs.values(), strict=True):
            button.setAccessibleName(action.whatsThis())
        self._switch = QWidget()
        self._tools = QWidget()
        self._lay_out(theme)

    def _lay_out(self, theme: Theme) -> None:
        places = [ActionButton(self._actions.places[place], theme, _TEXT_ONLY) for place in PLACES]
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
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.spacing.xs)
        layout.addWidget(self._quiet, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addWidget(self._tools)
        layout.addWidget(self._switch)
        layout.addWidget(self.field)

    def set_theme(self, theme: Theme) -> None:
        """Take other fonts."""
        self.field.set_theme(theme)

    @property
    def is_quiet(self) -> bool:
        """Whether the panel is one line."""
        return not self._quiet.isHidden()

    def set_quiet(self, quiet: bool) -> None:
        """Show one line instead of everything, or everything again."""
        self._quiet.setVisible(quiet)
        for part in (self._tools, self.field):
            part.setVisible(not quiet)
        if quiet:
            self._switch.hide()

    def show_remarks(self, node: Node, place: str, places: Mapping[str, bool]) -> None:
        """Show what is said of `node` at `place`; `places` says of each whether it can be chosen."""
        self._switch.setVisible(not self.is_quiet and any(places[other] for other in ("before", "after")))
        for name, action in self._actions.places.items():
            action.setVisible(places[name])
            action.setChecked(name == place)
            plain = action.text().removesuffix(_SAID)
            action.setText(plain + _SAID if getattr(node, name) else plain)
        self._tools.setVisible(not self.is_quiet and node.move is not None)
        name = self._name(node, place)
        self.field.setAccessibleName(name)
        self.field.setPlaceholderText(name)
        self.field.show_text(getattr(node, place))

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
        return texts[place].format(move=numbered_move(node))
