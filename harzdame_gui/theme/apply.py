"""The theme on the application: its style sheet, Qt's palette, and the choice of its look."""

from __future__ import annotations

import re
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from harzdame_gui.controllers.settings.choices import Appearance, BoardLook
from harzdame_gui.resources import resource
from harzdame_gui.theme.current import wear
from harzdame_gui.theme.dressing import Dressing
from harzdame_gui.theme.palette import Palette
from harzdame_gui.theme.theme import (
    CONTRAST_DARK_THEME,
    CONTRAST_LIGHT_THEME,
    Theme,
    base_points,
    usual_theme,
)
from harzdame_gui.theme.themed import Themed

STYLE_ARGUMENTS = ("-style", "fusion")
"""Arguments for a new QApplication. A style set later is slower: PySide then makes the classes of all."""
_WASH = 0.14
"""The share of a colour in its soft background."""
_FIELD = re.compile(r"\$\{?(\w+)\}?")
"""A place to fill in: ``$line``, or before a unit ``${radius}px``."""


def theme_for(appearance: Appearance, look: BoardLook = BoardLook.WOOD) -> Theme:
    """The theme of an appearance and a look of the board; the system decides what is left to it."""
    if appearance is Appearance.SYSTEM:
        dark, contrast = _system_is_dark(), _system_wants_contrast()
    else:
        dark = appearance in {Appearance.DARK, Appearance.CONTRAST_DARK}
        contrast = appearance in {Appearance.CONTRAST_LIGHT, Appearance.CONTRAST_DARK}
    if contrast:
        return CONTRAST_DARK_THEME if dark else CONTRAST_LIGHT_THEME
    return usual_theme(look, dark=dark)


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def _system_wants_contrast() -> bool:
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):  # new in Qt 6.10
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def _qt_palette(colors: Palette) -> QPalette:
    role = QPalette.ColorRole
    active = {
        role.Window: colors.window,
        role.WindowText: colors.text,
        role.Base: colors.surface,
        role.AlternateBase: colors.raised,
        role.Text: colors.text,
        role.Button: colors.surface,
        role.ButtonText: colors.text,
        role.BrightText: colors.on_accent,
        role.ToolTipBase: colors.surface,
        role.ToolTipText: colors.text,
        role.PlaceholderText: colors.text_muted,
        role.Highlight: colors.accent,
        role.HighlightedText: colors.on_accent,
        role.Accent: colors.accent,
        role.Link: colors.accent,
        role.LinkVisited: colors.accent,
        role.Light: colors.raised,
        role.Midlight: colors.raised,
        role.Mid: colors.line,
        role.Dark: colors.line_strong,
        role.Shadow: colors.line_strong,
    }
    palette = QPalette()
    for color_role, color in active.items():
        palette.setColor(color_role, QColor(color))
    for color_role in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        palette.setColor(QPalette.ColorGroup.Disabled, color_role, QColor(colors.text_disabled))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(colors.pressed))
    return palette


class ThemeSource(QObject):
    """The theme of the application, which also follows changes of the system. Tells every `Themed` widget.

    *Signals*
    changed(): the application has another theme, for whoever is no widget.
    """

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance = Appearance.SYSTEM,
        look: BoardLook = BoardLook.WOOD,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._look = look
        self._dressing = Dressing(self)
        self._dressing.covered.connect(self._change)
        self._theme = self._apply()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        if hasattr(hints, "accessibility"):  # new in Qt 6.10
            hints.accessibility().contrastPreferenceChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        """The theme of the application."""
        return self._theme

    @Slot(object)
    def set_appearance(self, appearance: Appearance) -> None:
        """Change to light, dark, high contrast or the system's choice."""
        self._appearance = appearance
        self._refresh()

    @Slot(object)
    def set_board_look(self, look: BoardLook) -> None:
        """Change the look of the board's squares."""
        self._look = look
        self._refresh()

    def _apply(self) -> Theme:
        """Put the theme on the application, which was made with STYLE_ARGUMENTS."""
        app = cast("QApplication", QApplication.instance())
        theme = theme_for(self._appearance, self._look)
        wear(theme)
        app.setFont(theme.font())
        app.setPalette(_qt_palette(theme.palette))
        self._dressing.put_on(app, stylesheet(theme))
        return theme

    @Slot()
    def _refresh(self) -> None:
        if theme_for(self._appearance, self._look) != self._theme:
            self._dressing.cover()

    @Slot()
    def _change(self) -> None:
        """Change to the theme that is wanted by now; where a widget fails, the others follow nevertheless.

        Raises:
            ExceptionGroup: widgets failed.
        """
        self._theme = self._apply()
        self.changed.emit()
        failures: list[Exception] = []
        for widget in QApplication.allWidgets():
            if isinstance(widget, Themed) and isValid(widget):
                try:
                    widget.take_theme()
                except Exception as error:
                    failures.append(error)
        if failures:
            raise ExceptionGroup("widgets in another look", failures)


def stylesheet(theme: Theme) -> str:
    """The style sheet for the whole application: ``theme.qss`` and ``parts.qss``, filled in from a theme.

    No window has one of its own beside it: each would be searched again for every widget in it.

    Widgets select their style by the dynamic property ``role``: "muted", "caption",
    "heading" or "title" on a QLabel, "card", "panel" or "separator" on a QFrame,
    "primary" or "quiet" on a QPushButton.
    """
    colors = theme.palette
    points = base_points(theme.type_scale)
    controls = resource(f"icons/controls/{'dark' if theme.dark else 'light'}")
    sheet = "".join(resource(f"theme/{name}.qss").read_text(encoding="utf-8") for name in ("theme", "parts"))
    values = dict(
        colors._asdict(),
        caption=f"{points * theme.type_scale.caption:.1f}",
        heading=f"{points * theme.type_scale.heading:.1f}",
        title=f"{points * theme.type_scale.title:.1f}",
        radius=theme.sizes.radius,
        radius_card=theme.sizes.radius_card,
        # Qt adds padding and border to the height a sheet asks for
        control_inner=theme.sizes.control - 12,
        control_text=theme.sizes.control - 4,
        hit=theme.sizes.hit,
        spin_less=theme.sizes.hit + 2,
        spin_ends=2 * theme.sizes.hit + 2,
        controls=controls.as_posix(),
        card_border=f"1px solid {colors.line_strong}" if theme.contrast else "none",
        warning_soft=_mixed(colors.warning, colors.surface, _WASH),
        hover_veil=_mixed(colors.accent, colors.surface, _WASH),
    )
    return _FIELD.sub(lambda field: str(values[field[1]]), sheet)


def _mixed(color: str, ground: str, share: float) -> str:
    """`ground` with a share of `color` in it, as an opaque colour."""
    over, under = QColor(color), QColor(ground)
    return QColor.fromRgbF(
        over.redF() * share + under.redF() * (1 - share),
        over.greenF() * share + under.greenF() * (1 - share),
        over.blueF() * share + under.blueF() * (1 - share),
    ).name()
