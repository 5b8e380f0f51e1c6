"""The theme on the application: style sheets, Qt's palette, and the choice of light or dark."""

from __future__ import annotations

from string import Template
from typing import cast

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.resources import resource
from harzdame_gui.theme.palette import Palette
from harzdame_gui.theme.theme import DARK_THEME, LIGHT_THEME, Theme, base_points

STYLE_ARGUMENTS = ("-style", "fusion")
"""Arguments for a new QApplication. A style set later is slower: PySide then makes the classes of all."""
_WASH = 0.14
"""The share of a colour in its soft background."""


def theme_for(appearance: Appearance) -> Theme:
    """The theme of an appearance; the system decides where that is left to it."""
    if appearance is Appearance.SYSTEM:
        return DARK_THEME if _system_is_dark() else LIGHT_THEME
    return DARK_THEME if appearance is Appearance.DARK else LIGHT_THEME


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply_theme(app: QApplication, appearance: Appearance) -> Theme:
    """Put the theme of `appearance` on `app`, which was made with STYLE_ARGUMENTS.

    Returns the theme, for the widgets that draw.
    """
    theme = theme_for(appearance)
    app.setFont(theme.font())
    app.setPalette(_qt_palette(theme.palette))
    app.setStyleSheet(stylesheet(theme))
    return theme


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
    """The theme of the application, which also follows changes of the system.

    *Signals*
    changed(Theme): the application has another theme, for the widgets that draw.
    """

    changed = Signal(object)

    def __init__(self, appearance: Appearance = Appearance.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._appearance = appearance
        self._theme = self._apply()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)

    @property
    def theme(self) -> Theme:
        """The theme of the application."""
        return self._theme

    @Slot(object)
    def set_appearance(self, appearance: Appearance) -> None:
        """Change to light, dark or the system's choice."""
        self._appearance = appearance
        self._refresh()

    def _apply(self) -> Theme:
        return apply_theme(cast("QApplication", QApplication.instance()), self._appearance)

    @Slot()
    def _refresh(self) -> None:
        if theme_for(self._appearance) is self._theme:
            return
        self._theme = self._apply()
        self.changed.emit(self._theme)


def stylesheet(theme: Theme) -> str:
    """The style sheet for the whole application: ``theme.qss`` filled in from a theme.

    Widgets select their style by the dynamic property ``role``: "muted", "caption",
    "heading" or "title" on a QLabel, "card", "panel" or "separator" on a QFrame,
    "primary" or "quiet" on a QPushButton.
    """
    colors = theme.palette
    points = base_points(theme.type_scale)
    controls = resource(f"icons/controls/{'dark' if theme.dark else 'light'}")
    values = {name: getattr(colors, name) for name in colors._fields}
    sheet = Template(resource("theme/theme.qss").read_text(encoding="utf-8"))
    return sheet.substitute(
        values,
        caption=f"{points * theme.type_scale.caption:.1f}",
        heading=f"{points * theme.type_scale.heading:.1f}",
        title=f"{points * theme.type_scale.title:.1f}",
        radius=theme.sizes.radius,
        radius_card=theme.sizes.radius_card,
        # Qt adds padding and border to the height a sheet asks for
        control_inner=theme.sizes.control - 12,
        controls=controls.as_posix(),
    )


def window_stylesheet(theme: Theme) -> str:
    """The style sheet for the main window and its dialogs: ``window.qss`` filled in from a theme."""
    colors = theme.palette
    values = {name: getattr(colors, name) for name in colors._fields}
    sheet = Template(resource("theme/window.qss").read_text(encoding="utf-8"))
    return sheet.substitute(
        values,
        radius_card=theme.sizes.radius_card,
        warning_soft=_mixed(colors.warning, colors.surface, _WASH),
        hover_veil=_mixed(colors.accent, colors.surface, _WASH),
    )


def _mixed(color: str, ground: str, share: float) -> str:
    """`ground` with a share of `color` in it, as an opaque colour."""
    over, under = QColor(color), QColor(ground)
    return QColor.fromRgbF(
        over.redF() * share + under.redF() * (1 - share),
        over.greenF() * share + under.greenF() * (1 - share),
        over.blueF() * share + under.blueF() * (1 - share),
    ).name()
