"""Studies that are not in their files as they should be, in words."""

from __future__ import annotations

from harzdame_gui.controllers.storage.file_failure import LASTING, FileFailure
from harzdame_gui.text.files import failure_message
from harzdame_gui.text.message import Message
from harzdame_gui.translation import translate


def unsaved_message(failure: FileFailure) -> Message:
    """What was written could not be saved, and waits."""
    title, reason, _ = failure_message(failure, saving=True)
    if failure.kind in LASTING:
        waits = translate("Unsaved", "Harzdame keeps what you wrote.")
    else:
        waits = translate("Unsaved", "Harzdame keeps what you wrote, and tries again by itself.")
    return Message(title, f"{reason}\n{waits}")


def rescued_title(title: str) -> str:
    """The title of a copy of a study that could not be saved as the app ended."""
    return translate("Unsaved", "{title} (rescued)").format(title=title)
