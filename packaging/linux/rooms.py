"""An evening in a bundle: every room entered, everything exported, by the libraries that the bundle has.

Frozen beside the app by harzdame.spec and never passed on: a check lays it next to the bundle's libraries.
It says what it has done, a line each, and ends with 0 when nothing failed.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from pathlib import Path

import lending

lending.lend()
multiprocessing.freeze_support()

from harzdame_engine.cli.__main__ import main as engine  # noqa: E402
from PySide6.QtPrintSupport import QPrinter  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from harzdame_gui.export.printing import print_pages, printer_for  # noqa: E402
from harzdame_gui.export.product import produce, sheets_of  # noqa: E402
from harzdame_gui.export.request import FORMATS, ExportFormat, ExportRequest, Size, What  # noqa: E402
from harzdame_gui.export.source import ExportSource  # noqa: E402
from tests.engine.export.games import anna  # noqa: E402
from tests.gui.export.material import job, source, study  # noqa: E402
from tests.soak.evening import Evening  # noqa: E402

_ENGINE = ["-m", "harzdame_engine.cli"]
"""What an evening starts its other engine by, where this program is Python."""
_LEAST = 100
"""Bytes that every file has."""


def main() -> int:
    """Go through all rooms, then export and print."""
    if sys.argv[1:3] == _ENGINE:
        return engine(sys.argv[3:])
    QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        evening = Evening(folder, seed=1)
        for room in evening.round():
            say(f"room {room}")
        shown = source(anna(), study=study(folder / "games.pdn", 1, 2))
        for what, formats in FORMATS.items():
            for each in formats:
                export(shown, what, each)
        print_to(folder / "printed.pdf", shown)
        evening.close()
    return 0


def export(shown: ExportSource, what: What, form: ExportFormat) -> None:
    """Make a file of this format."""
    made = produce(ExportRequest(what, form, size=Size.SMALL), shown, job())
    if len(made) < _LEAST:
        raise RuntimeError(f"{what} as {form} has {len(made)} bytes")
    say(f"exported {what} as {form}")


def print_to(path: Path, shown: ExportSource) -> None:
    """Print a game into a file, as on a printer."""
    sheets = sheets_of(ExportRequest(What.GAME, ExportFormat.PDF), shown, job())
    printer = printer_for(sheets)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(os.fspath(path))
    if not print_pages(sheets, printer, job()) or path.stat().st_size < _LEAST:
        raise RuntimeError("nothing was printed")
    say("printed")


def say(text: str) -> None:
    """Tell of something done, at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
