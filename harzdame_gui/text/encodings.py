"""Encodings of files in the words of a person who wonders about wrong letters."""

from __future__ import annotations

from harzdame_gui.translation import translate

_OF_SCRIPTS = {
    "Western European": "cp1252 latin-1 iso8859-15 cp437 cp850 cp858 mac-roman hp-roman8 palmos cp860 cp863",
    "Central European": "cp1250 iso8859-2 cp852 mac-latin2 mac-croatian mac-romanian iso8859-16",
    "Cyrillic": "cp1251 cp866 koi8-r koi8-u koi8-t iso8859-5 mac-cyrillic cp855 cp1125 kz1048 ptcp154",
    "Greek": "cp1253 iso8859-7 mac-greek cp737 cp869",
    "Turkish": "cp1254 iso8859-9 cp857 mac-turkish iso8859-3",
    "Baltic": "cp1257 iso8859-13 iso8859-4 cp775",
    "Nordic": "iso8859-10 cp865 cp861 mac-iceland",
    "Celtic": "iso8859-14",
    "Hebrew": "cp1255 iso8859-8 cp856 cp862",
    "Arabic": "cp1256 iso8859-6 cp720 cp1006",
    "Thai": "cp874 iso8859-11 tis-620",
    "Vietnamese": "cp1258",
    "Chinese": "gb18030 gbk gb2312 big5 big5hkscs cp950",
    "Japanese": "shift_jis cp932 euc_jp euc_jis_2004 euc_jisx0213",
    "Korean": "euc_kr cp949 johab",
}
"""The encodings of one script, the commonest first."""


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
    return names.get(encoding) or f"{_script(encoding)} ({_own_name(encoding)})"


def sorted_encodings() -> list[str]:
    """All encodings that can be chosen: by scripts, the commonest of each first; Unicode last."""
    by_script = [encoding for listed in _OF_SCRIPTS.values() for encoding in listed.split()]
    return [*by_script, "utf-8", "utf-16-le", "utf-16-be"]


def _own_name(encoding: str) -> str:
    """What the encoding is called elsewhere: Windows-1254, ISO 8859-2, KOI8-R, CP850."""
    number = encoding.removeprefix("cp")
    if number.isdigit() and 1250 <= int(number) <= 1258:
        return f"Windows-{number}"
    if encoding.startswith("iso8859"):
        return f"ISO {encoding[3:]}"
    if encoding.startswith("mac-"):
        return f"Mac {encoding[4:].capitalize()}"
    return encoding.replace("_", "-").upper()


def _script(encoding: str) -> str:
    names = {
        "Western European": translate("Encoding", "Western European"),
        "Central European": translate("Encoding", "Central European"),
        "Cyrillic": translate("Encoding", "Cyrillic"),
        "Greek": translate("Encoding", "Greek"),
        "Turkish": translate("Encoding", "Turkish"),
        "Baltic": translate("Encoding", "Baltic"),
        "Nordic": translate("Encoding", "Nordic"),
        "Celtic": translate("Encoding", "Celtic"),
        "Hebrew": translate("Encoding", "Hebrew"),
        "Arabic": translate("Encoding", "Arabic"),
        "Thai": translate("Encoding", "Thai"),
        "Vietnamese": translate("Encoding", "Vietnamese"),
        "Chinese": translate("Encoding", "Chinese"),
        "Japanese": translate("Encoding", "Japanese"),
        "Korean": translate("Encoding", "Korean"),
    }
    return names[next(script for script, listed in _OF_SCRIPTS.items() if encoding in listed.split())]
