"""The page of a window."""

from __future__ import annotations

from harzdame_gui.context import Context
from harzdame_gui.home.presenter import Home, HomePlace, HomeWays


def install_home(context: Context, place: HomePlace, ways: HomeWays) -> Home:
    """Offer the way to the page; it is shown in `place`."""
    return Home(context, place, ways)
