"""The bar above the board: the menu and what is wanted often."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from harzdame_gui.panels.buttons import ActionButton
from harzdame_gui.theme import FontRole, Theme, icon
from harzdame_gui.windows.actions import Actions

_HEIGHT = 52
_WITH_TEXT = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly


class TopBar(QFrame):
    """Buttons carry their names while there is room, and only icons when there is not."""

    def __init__(self, actions: Actions, menu: QMenu, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._named: list[ActionButton] = []
        self.setObjectName("topBar")
        self.setFixedHeight(_HEIGHT)
        self._menu_button = _MenuButton(menu, theme)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(theme.spacing.m, 0, theme.spacing.m, 0)
        self._layout.setSpacing(theme.spacing.xs)
        self._layout.addWidget(self._menu_button)
        self._add_line()
        self._add(actions.new_game, actions.open, actions.save)
        self._add_line()
        self._add(actions.take_back, actions.hint)
        self._add_line()
        self._add(actions.flip, actions.turn)
        self._layout.addStretch(1)
        self._add(actions.engine_move, actions.offer_draw, actions.resign)
        self._wide = self._width_with_names()

    def set_theme(self, theme: Theme) -> None:
        """Take other colours."""
        self._menu_button.set_theme(theme)

    def _add(self, *actions: QAction) -> None:
        for action in actions:
            button = ActionButton(action, self._theme, _WITH_TEXT)
            self._layout.addWidget(button)
            self._named.append(button)

    def _add_line(self) -> None:
        line = QFrame()
        line.setObjectName("topBarLine")
        line.setFixedSize(1, 24)
        self._layout.addSpacing(self._theme.spacing.xs)
        self._layout.addWidget(line)
        self._layout.addSpacing(self._theme.spacing.xs)

    def _width_with_names(self) -> int:
        self.ensurePolished()
        for button in self._named:
            button.ensurePolished()
            button.setToolButtonStyle(_WITH_TEXT)
        return self._layout.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        style = _WITH_TEXT if event.size().width() >= self._wide else _ICON_ONLY
        for button in self._named:
            button.setToolButtonStyle(style)


class _MenuButton(QToolButton):
    """The app's name; a press opens the menu."""

    def __init__(self, menu: QMenu, theme: Theme) -> None:
        super().__init__()
        self.setMenu(menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setText(self.tr("Harzdame"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setShortcut(Qt.Key.Key_F10)
        self.setToolTip(self.tr("Menu (F10)"))
        self.setAccessibleName(self.tr("Menu"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.setFont(theme.font(FontRole.HEADING))
        self.setIcon(icon("menu", theme))
        self.setIconSize(QSize(theme.sizes.icon, theme.sizes.icon))
