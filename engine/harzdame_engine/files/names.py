"""Names for files made of what people wrote, which every system takes: of players, studies, games."""

from __future__ import annotations

import re

_MOST_LETTERS = 100
_MOST_BYTES = 200
"""With an ending, no system's limit of 255 is reached, in whichever units it counts."""
_REFUSED = re.compile(r'[\\/:*?"<>|\x00-\x1f\x7f\ud800-\udfff]+')
"""Letters that Windows takes in no name, and those that are none."""
_OF_DEVICES = re.compile(r"(con|prn|aux|nul|(com|lpt)[0-9¹²³]|con(in|out)\$) *(\.|$)", re.IGNORECASE)
"""Names that Windows gives to devices, whatever their ending."""


def usable_name(text: str, otherwise: str) -> str:
    """A name for a file, without an ending, like `text`; `otherwise` where nothing of that can be used."""
    name = _REFUSED.sub(" ", text)[:_MOST_LETTERS]
    while len(name.encode()) > _MOST_BYTES:
        name = name[:-1]
    name = name.strip(" .")
    return f"_{name}" if _OF_DEVICES.match(name) else name or otherwise
