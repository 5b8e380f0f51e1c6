"""The application's style sheet: ``theme.qss`` filled in from a theme.

Widgets say what they are by a dynamic property, and the sheet does the rest:
``role`` on a QLabel ("muted", "caption", "heading", "title"), on a QFrame ("card", "panel",
"separator") and on a QPushButton ("primary", "quiet").
"""

from __future__ import annotations

from string import Template

from harzdame_gui.resources import resource
from harzdame_gui.theme.fonts import base_points
from harzdame_gui.theme.theme import Theme


def stylesheet(theme: Theme) -> str:
    """The sheet for the whole application."""
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
