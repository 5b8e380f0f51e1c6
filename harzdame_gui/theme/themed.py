"""What is told of another theme wherever it is shown."""

from __future__ import annotations

from collections.abc import Callable

from harzdame_gui.theme.theme import Theme


class Themed:
    """A widget that draws by the theme or holds pictures drawn by it. The theme's source tells it of another.

    So nobody who shows one has to hand the theme on, and none keeps the colours of the look before.
    """

    set_theme: Callable[[Theme], None]
