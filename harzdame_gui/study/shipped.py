"""The studies that come with the app."""

from __future__ import annotations

from pathlib import Path

from harzdame_gui.resources import resource
from harzdame_gui.text.games import read_language

COURSES = ("harzdame-in-an-hour", "ten-shots", "twenty-endings")
"""By the names of their files, in the order of the shelf; the first is for beginners."""


def shipped_studies() -> tuple[Path, ...]:
    """Their files in the app's language, or in that of the sources."""
    language = read_language()
    return tuple(resource(f"study/{name}.{language}.pdn") for name in COURSES)
