"""Going through the game of a window, and learning from its mistakes."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.replay.learning import Learning
from harzdame_gui.replay.presenter import Replay


class ReplayParts(NamedTuple):
    """Both end with the window. The panel of the replay wants a place."""

    replay: Replay
    learning: Learning


def install_replay(context: Context, learn: QAction) -> ReplayParts:
    """Offer both; `learn` is the command that stands with the reviews."""
    replay = Replay(context)
    learning = Learning(context, learn)
    context.menu.offer(replay.actions)
    context.add_card(replay.bar)
    return ReplayParts(replay, learning)
