"""The progress of slow work, in words."""

from __future__ import annotations

from harzdame_engine.endgames.builder import BuildingState
from harzdame_engine.library.importing import ImportProgress

from harzdame_gui.controllers.work.job import Doing
from harzdame_gui.text.sizes import duration
from harzdame_gui.translation import counted, translate


def doing_text(doing: Doing) -> str:
    """The work that a person is waiting for."""
    texts = {
        Doing.OPENING: translate("Progress", "Opening the file…"),
        Doing.READING: translate("Progress", "Reading the game…"),
        Doing.LISTING: translate("Progress", "Looking through your games…"),
        Doing.SAVING: translate("Progress", "Saving…"),
        Doing.EXPORTING: translate("Progress", "Exporting…"),
        Doing.LOOKING_UP: translate("Progress", "Asking opening books and endgame tables…"),
        Doing.BUILDING: translate("Progress", "Building endgame tables"),
        Doing.SEARCHING: translate("Progress", "Searching the library…"),
        Doing.IMPORTING: translate("Progress", "Importing games into the library"),
        Doing.REVIEWING: translate("Progress", "Reviewing the game"),
    }
    return texts[doing]


def progress_text(told: object, seconds_left: float | None) -> str:
    """The work's latest report, such as which table of how many, and the time left; as far as known."""
    parts = []
    if isinstance(told, BuildingState):
        text = translate("Progress", "{material}, table {number} of {count}")
        number = min(told.done + 1, told.tables)
        parts.append(text.format(material=told.material, number=number, count=told.tables))
    elif isinstance(told, ImportProgress):
        text = counted.tr("{file}: %Ln games so far", "", told.added)
        parts.append(text.format(file=told.path.name))
    if seconds_left is not None:
        parts.append(translate("Progress", "about {time} left").format(time=duration(seconds_left)))
    return " · ".join(parts)
