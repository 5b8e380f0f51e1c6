"""The versions of the app and of what it stands on."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import NamedTuple

import PySide6
from harzdame_engine.version import engine_version, version
from PySide6.QtCore import qVersion

from harzdame_gui.translation import translate


class Fact(NamedTuple):
    """What something is called, and its version."""

    name: str
    value: str


def facts() -> tuple[Fact, ...]:
    """The versions, in the language of the app."""
    return (
        Fact(translate("Versions", "Harzdame"), version()),
        Fact(translate("Versions", "Engine"), engine_version()),
        Fact(translate("Versions", "Protocols"), "Hub 2, Hub 1 · DamExchange (DXP) 01, H1 · PDN 3.0"),
        Fact("Python", platform.python_version()),
        Fact("Qt · PySide", f"{qVersion()} · {PySide6.__version__}"),
        Fact(translate("Versions", "System"), platform.platform()),
    )


def for_a_report(folder: Path) -> str:
    """All of it in lines, to be put into a mail; the data folder without who is at home there."""
    place = str(folder).replace(str(Path.home()), "~")
    lines = [*(f"{fact.name}: {fact.value}" for fact in facts()), f"{folder_name()}: {place}"]
    return "\n".join(lines) + "\n"


def folder_name() -> str:
    """What the folder of the profile is called."""
    return translate("Versions", "Data folder")
