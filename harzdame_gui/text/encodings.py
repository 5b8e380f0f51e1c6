"""Encodings of files in the words of a person who wonders about wrong letters."""

from __future__ import annotations

from harzdame_gui.translation import translate


def encoding_name(encoding: str) -> str:
    """The name of an encoding of `pdn.ENCODINGS`."""
    names = {
        "utf-8": translate("Encoding", "Unicode (UTF-8)"),
        "cp1251": translate("Encoding", "Cyrillic (Windows-1251)"),
        "cp866": translate("Encoding", "Cyrillic (DOS, CP866)"),
        "cp1252": translate("Encoding", "Western European (Windows-1252)"),
        "latin-1": translate("Encoding", "Western European (Latin-1)"),
        "utf-16-le": translate("Encoding", "Unicode (UTF-16, low byte first)"),
        "utf-16-be": translate("Encoding", "Unicode (UTF-16, high byte first)"),
    }
    return names[encoding]
