"""What is told of another theme wherever it is shown."""

from __future__ import annotations

from collections.abc import Callable


class Themed:
    """A widget that holds what was made in a theme: pictures, rich text, colours of items.

    The theme's source tells it of another one, which is `current_theme()` then. Whatever asks for that
    while it paints is painted anew by Qt and need not be told.
    """

    take_theme: Callable[[], None]
