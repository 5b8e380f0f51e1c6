"""Another look for a widget that is in no app."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from harzdame_gui.theme import Theme, Themed
from harzdame_gui.theme.current import wear


def take_theme(widget: QWidget, theme: Theme) -> None:
    """Draw it and all in it by `theme`, as the theme's source would."""
    wear(theme)
    for each in (widget, *widget.findChildren(QWidget)):
        if isinstance(each, Themed):
            each.take_theme()
        each.update()
