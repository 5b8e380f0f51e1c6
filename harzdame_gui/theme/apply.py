"""Puts a theme on the application and follows the system's light or dark scheme."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from harzdame_gui.theme.palette import Palette
from harzdame_gui.theme.stylesheet import stylesheet
from harzdame_gui.theme.theme import DARK_THEME, LIGHT_THEME, Scheme, Theme

STYLE_ARGUMENTS = ("-style", "fusion")
"""For a new QApplication. A style set later takes longer: to name it PySide makes the classes of all."""


def theme_for(scheme: Scheme) -> Theme:
    """The theme of a scheme; the system's choice is asked for where the scheme leaves it to it."""
    if scheme is Scheme.SYSTEM:
        return DARK_THEME if _system_is_dark() else LIGHT_THEME
    return DARK_THEME if scheme is Scheme.DARK else LIGHT_THEME


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def apply_theme(app: QApplication, scheme: Scheme) -> Theme:
    """Dress `app`, made with STYLE_ARGUMENTS, in the theme of `scheme`.

    Returns the theme, to be handed to widgets that draw.
    """
    theme = theme_for(scheme)
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
    """Keeps the application in the wanted theme, also when the system changes its own.

    *Signals*
    changed(Theme): the application wears another theme; widgets that draw take it.
    """

    changed = Signal(object)

    def __init__(self, scheme: Scheme = Scheme.SYSTEM, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scheme = scheme
        self._theme = self._apply()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._on_system_changed)

    @property
    def theme(self) -> Theme:
        """The theme the application wears."""
        return self._theme

    @property
    def scheme(self) -> Scheme:
        """What was asked for."""
        return self._scheme

    def set_scheme(self, scheme: Scheme) -> None:
        """Ask for the light, the dark or the system's scheme."""
        self._scheme = scheme
        self._refresh()

    def _apply(self) -> Theme:
        return apply_theme(cast("QApplication", QApplication.instance()), self._scheme)

    def _refresh(self) -> None:
        if theme_for(self._scheme) is self._theme:
            return
        self._theme = self._apply()
        self.changed.emit(self._theme)

    @Slot()
    def _on_system_changed(self) -> None:
        self._refresh()
