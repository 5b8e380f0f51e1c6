"""The reason why nothing is heard, in words."""

from __future__ import annotations

from harzdame_gui.controllers.sounds.speaker import PROGRAMS, Silence
from harzdame_gui.text.message import alternatives
from harzdame_gui.translation import translate


def silence_text(silence: Silence | None) -> str:
    """A sentence; empty where sounds can be heard, or nothing is known against it."""
    if silence is Silence.NO_PROGRAM:
        programs = alternatives(name for name, *_ in PROGRAMS)
        text = translate("Settings", "Nothing is heard: this needs one of the programs {programs}.")
        return text.format(programs=programs)
    if silence is Silence.NONE_WORKS:
        return translate("Settings", "Nothing is heard: the system could not play the sound.")
    return ""
