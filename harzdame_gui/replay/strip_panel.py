"""The strip of small boards below the board: what it shows, and how it follows the game."""

from __future__ import annotations

from harzdame_engine import Node
from PySide6.QtCore import QObject, QSize, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.settings.choices import StripKind
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.replay.frames import frames
from harzdame_gui.replay.strip import FilmStrip
from harzdame_gui.theme import current_theme, icon
from harzdame_gui.widgets.labels import label
from harzdame_gui.widgets.layouts import STRETCH, fill


class StripPanel(QWidget):
    """The strip, and beside it the choice of what it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = QFrame(self)  # its parts are made in their place, or they would be styled twice
        self._card.setProperty("role", "panel")
        self.kinds = QComboBox(self._card)
        self.close_button = QToolButton(self._card)
        self.hint = label("caption", wrap=True, parent=self._card)
        self.strip = FilmStrip(self._card)
        self._build()
        self.close_button.setIcon(icon("close"))
        self.close_button.setIconSize(QSize(1, 1) * current_theme().sizes.icon_small)

    def set_low(self, low: bool) -> None:
        """Do with less height, or not."""
        self.strip.set_low(low)

    def _build(self) -> None:
        theme = current_theme()
        names = {
            StripKind.FULL_MOVES: self.tr("Full moves"),
            StripKind.EVERY_MOVE: self.tr("Every move"),
            StripKind.MOMENTS: self.tr("Critical moments"),
        }
        for kind, name in names.items():
            self.kinds.addItem(name, kind)
        self.kinds.setAccessibleName(self.tr("What the strip shows"))
        self.close_button.setAutoRaise(True)
        self.close_button.setToolTip(self.tr("Close"))
        self.close_button.setAccessibleName(self.tr("Close the strip"))
        space = theme.spacing
        head = fill(QHBoxLayout(), self.kinds, self.close_button, spacing=space.xs, grow=(self.kinds,))
        column = fill(QVBoxLayout(), head, self.hint, STRETCH, spacing=space.xs)
        margins = (space.s, space.xs, space.s, space.xs)
        row = QHBoxLayout(self._card)
        fill(row, column, self.strip, spacing=space.s, margins=margins, grow=(self.strip,))
        fill(QVBoxLayout(self), self._card, margins=(space.l, 0, space.l, space.s))
        self.hint.setMaximumWidth(self.kinds.sizeHint().width() + theme.sizes.control)


class StripView(QObject):
    """Keeps the strip in step with the game while it is seen."""

    def __init__(
        self, session: GameSession, settings: Settings, panel: StripPanel, action: QAction, *, flipped: bool
    ) -> None:
        super().__init__(panel)
        self._session = session
        self._settings = settings
        self._panel = panel
        self._line: tuple[Node, ...] = ()
        panel.strip.set_flipped(flipped)
        panel.strip.nodeChosen.connect(session.go_to)
        panel.kinds.setCurrentIndex(panel.kinds.findData(settings.strip_kind.value))
        panel.kinds.activated.connect(self._on_kind)
        panel.close_button.clicked.connect(lambda: settings.strip.set(False))
        action.toggled.connect(settings.strip.set)
        session.gameReplaced.connect(self._show)
        session.treeChanged.connect(self._show)
        session.cursorMoved.connect(self._on_moved)
        settings.strip_kind.changed.connect(self._show)
        settings.strip.follow(action.setChecked)
        settings.strip.follow(self._set_shown)

    @Slot(bool)
    def set_flipped(self, flipped: bool) -> None:
        """See the boards from the side from which the game is seen."""
        self._panel.strip.set_flipped(flipped)

    def _set_shown(self, shown: bool) -> None:
        self._panel.setVisible(shown)
        self._show()

    @Slot()
    def _show(self) -> None:
        if not self._settings.strip.value:
            return
        node, kind = self._session.node, self._settings.strip_kind.value
        self._line = self._session.tree.line_through(node)
        shown = frames(self._line, kind)
        self._panel.strip.show_frames(shown, node.ply)
        bare = kind is StripKind.MOMENTS and len(shown) == 1
        self._panel.hint.setText(self.tr("This game has none that can be found.") if bare else "")

    @Slot()
    def _on_moved(self) -> None:
        if not self._settings.strip.value:
            return
        node = self._session.node
        if node.ply < len(self._line) and self._line[node.ply] is node:
            self._panel.strip.set_ply(node.ply)
        else:
            self._show()

    @Slot(int)
    def _on_kind(self, place: int) -> None:
        kind = list(StripKind)[place]
        self._settings.strip_kind.set(kind)
