"""What a window says of crashes, and of a safe start."""

from __future__ import annotations

from harzdame_gui.context import Context
from harzdame_gui.crashes.presenter import CrashPresenter, SafeStartCard


def install_crashes(context: Context) -> CrashPresenter:
    """Cards beside the board: one for crashes, one for a safe start."""
    if context.services.safe:
        SafeStartCard(context)
    return CrashPresenter(context)
