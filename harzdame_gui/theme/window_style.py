"""The main window's own style sheet: ``window.qss`` filled in from a theme."""

from __future__ import annotations

from string import Template

from PySide6.QtGui import QColor

from harzdame_gui.resources import resource
from harzdame_gui.theme import Theme

_WASH = 0.14


def window_stylesheet(theme: Theme) -> str:
    """The sheet for the main window and the dialogs that it opens."""
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
