"""Sounds of a window: what is heard of its game, and their switch."""

from __future__ import annotations

from harzdame_gui.context import Context
from harzdame_gui.controllers.sounds.speaker import Speaker
from harzdame_gui.sounds.presenter import GameSounds
from harzdame_gui.sounds.switch import SoundSwitch


def install_sounds(context: Context) -> Speaker:
    """Let the game be heard; the speaker is for those who have something to sound, too."""
    speaker = Speaker(context.settings.sounds, context.jobs, context.window)
    GameSounds(context.session, speaker, lambda: context.board.motion_left, context.window)
    SoundSwitch(context.settings, speaker, context.menu, context.window)
    return speaker
