"""Libraries and a font that the bundle has for a Linux that lacks them, and only for that.

Where the system has fontconfig, freetype or a C++ runtime of its own, those are
used: its fontconfig reads its settings, and its graphics drivers need a C++
runtime as new as they are. A bare system has none; there the bundle's own are
loaded by their path before anything asks for them, and the loader then takes
them for those of the same name. So no variable is set that another program,
such as an engine started by the app, would inherit.

Part of the frozen programs; it must not import Qt or the native core.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

FOLDER = "lent"
ORDER = "order.txt"
"""In the folder: the libraries' names, each after those that it needs."""
FONTS = Path(FOLDER, "fonts", "fonts.conf")
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
_FONTCONFIG = "libfontconfig.so.1"
_KINDS = (".ttf", ".otf", ".ttc", ".pfb", ".ttf.gz", ".pcf", ".pcf.gz")


def lend() -> None:
    """Load what the system lacks, and name the bundle's font where there is no other."""
    if sys.platform != "linux":
        return
    from harzdame_gui.preflight import (
        library_finder,
    )  # the build, which has no package, reads the names above

    bundle = Path(sys._MEIPASS)  # type: ignore[attr-defined]  # noqa: SLF001 - its documented name
    lent = lend_libraries(bundle / FOLDER, library_finder(), _load)
    if _FONTCONFIG in lent or not has_fonts(Path(folder).expanduser() for folder in FONT_FOLDERS):
        os.environ.setdefault("FONTCONFIG_FILE", str(bundle / FONTS))


def lend_libraries(
    folder: Path, is_present: Callable[[str], bool], load: Callable[[Path], bool]
) -> list[str]:
    """Load those libraries of the folder that the system lacks; returns their names."""
    try:
        names = (folder / ORDER).read_text(encoding="utf-8").split()
    except OSError:
        return []
    return [name for name in names if not is_present(name) and load(folder / name)]


def has_fonts(folders: Iterable[Path]) -> bool:
    """Whether there is any font below these folders; the first one found ends the search."""
    return any(name.endswith(_KINDS) for folder in folders for name in _files(folder))


def _files(folder: Path) -> Iterator[str]:
    for _, _, files in os.walk(folder):
        yield from files


def _load(path: Path) -> bool:
    import ctypes  # only on a bare system

    try:
        ctypes.CDLL(str(path))
    except OSError:  # made for a newer system; the check before Qt says what is missing
        return False
    return True
