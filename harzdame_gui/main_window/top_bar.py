"""The bar above the board: the menu, the name of the game, what one does, and what the moment needs."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QAction, QCursor, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.commands.menu_bar import has_bar
from harzdame_gui.theme import FontRole, Themed, current_theme, icon
from harzdame_gui.widgets.buttons import ActionButton
from harzdame_gui.widgets.confirm_button import ConfirmButton

_HEIGHT = 52
_NAME_USUAL = 20
"""Letters that a name has room for before others are cut; most have fewer."""
_NAME_LEAST = 40
"""The width to which the name of the game shrinks rather than that a question is cut off."""
_WITH_TEXT = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
_ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly


class TopBar(QFrame):
    """Few buttons, the same in every game: what the moment has no use for is not there.

    They show their names while there is room for them; the rarest groups lose theirs first, whatever the game
    on the board is called.
    """

    def __init__(self, actions: MainCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        theme = current_theme()
        self._groups: list[list[ActionButton | ConfirmButton]] = []
        self.setObjectName("topBar")
        self.setFixedHeight(_HEIGHT)
        self._menu_button = _MenuButton()
        self._game_button = _GameButton(actions.choose_game)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(theme.spacing.m, 0, theme.spacing.m, 0)
        self._layout.setSpacing(theme.spacing.xs)
        self._layout.addWidget(self._menu_button)
        self._menu_button.setVisible(not has_bar())
        self._layout.addWidget(self._game_button)
        self._add_line()
        self._add(actions.new_game, actions.studies, actions.puzzles)
        self._add_line()
        self._add(actions.take_back, actions.hint)
        self._layout.addStretch(1)
        self._add(actions.engine_move)
        self._add(actions.analyse)
        draw = ConfirmButton(actions.offer_draw, actions.offer_draw_now, self.tr("Offer a draw?"))
        resign = ConfirmButton(actions.resign, actions.resign_now, self.tr("Resign?"))
        self._questions = (draw, resign)
        for button in self._questions:
            button.toggled.connect(self._on_question)
            self._add_group([button])
        self._moment = {actions.offer_draw: draw, actions.resign: resign}
        for action in self._moment:
            action.changed.connect(self._show_moment)
        self._show_moment()

    def set_menu(self, menu: QMenu) -> None:
        """Open `menu` by the button at the left."""
        self._menu_button.setMenu(menu)
        menu.aboutToHide.connect(self._menu_button.look_for_pointer)

    def show_game(self, name: str) -> None:
        """Show the name of the game that is played; what was asked of another one is asked no longer."""
        for question in self._questions:
            question.leave()
        self._game_button.show_game(name)
        self._give_names(self.width())

    def _add(self, *actions: QAction) -> None:
        group = [ActionButton(action, _WITH_TEXT) for action in actions]
        self._add_group(list(group))

    def _add_group(self, group: list[ActionButton | ConfirmButton]) -> None:
        for button in group:
            self._layout.addWidget(button)
        self._groups.append(group)

    @Slot()
    def _show_moment(self) -> None:
        """Show what can be done with the game that is played, and nothing else."""
        for action, button in self._moment.items():
            if button.isHidden() is action.isEnabled():
                button.setVisible(action.isEnabled())
                self._give_names(self.width())

    @Slot()
    def _on_question(self) -> None:
        self._give_names(self.width())

    def _add_line(self) -> None:
        line = QFrame()
        line.setObjectName("topBarLine")
        line.setFixedSize(1, 24)
        self._layout.addSpacing(current_theme().spacing.xs)
        self._layout.addWidget(line)
        self._layout.addSpacing(current_theme().spacing.xs)

    def _give_names(self, width: int) -> None:
        """Show the names of as many groups, from the left, as `width` has room for."""
        for group in self._groups:
            for button in group:
                button.setToolButtonStyle(_WITH_TEXT)
        for group in reversed(self._groups):
            self._layout.invalidate()
            if self._layout.sizeHint().width() + self._game_button.missing <= width:
                return
            for button in group:
                button.setToolButtonStyle(_ICON_ONLY)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._give_names(event.size().width())


class _GameButton(ActionButton, Themed):
    """The name of the game that is played; a press offers the others."""

    def __init__(self, action: QAction) -> None:
        super().__init__(action, Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.take_theme()

    def take_theme(self) -> None:
        self.setFont(current_theme().font(FontRole.HEADING))

    def show_game(self, name: str) -> None:
        self.setText(f"{name} ▾")
        self.setAccessibleName(self.tr("Game: {name}").format(name=name))

    @property
    def missing(self) -> int:
        """The width by which a long name would be wider: the other buttons are named as beside that."""
        return max(self.fontMetrics().averageCharWidth() * _NAME_USUAL - self.sizeHint().width(), 0)

    def sizeHint(self) -> QSize:
        widest = self.fontMetrics().averageCharWidth() * _NAME_USUAL
        return super().sizeHint().boundedTo(QSize(widest, _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(_NAME_LEAST, super().minimumSizeHint().height())


class _MenuButton(QToolButton):
    """A button that opens the menu."""

    def __init__(self) -> None:
        super().__init__()
        theme = current_theme()
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setShortcut(Qt.Key.Key_F10)
        self.setToolTip(self.tr("Menu (F10)"))
        self.setAccessibleName(self.tr("Menu"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icon("menu"))
        self.setIconSize(QSize(theme.sizes.icon, theme.sizes.icon))

    @Slot()
    def look_for_pointer(self) -> None:
        """See whether the pointer is still here: if it left while the menu was open, Qt does not say so."""
        over = self.rect().contains(self.mapFromGlobal(QCursor.pos()))
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, over)
        self.update()
