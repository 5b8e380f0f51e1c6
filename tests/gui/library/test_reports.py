"""The reports of imports: each is read before the next is shown."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtTest import QTest

from harzdame_gui.library.long_work import ReportDialog
from tests.gui.library.conftest import LibraryDriver


def test_a_second_report_waits_until_the_first_was_read(library: LibraryDriver, tmp_path: Path) -> None:
    for number in (1, 2):
        file = tmp_path / f"{number}.pdn"
        file.write_text(f'[White "New {number}"]\n\n1. e2-f2 f5-f{5 - number} *\n')
        library.room.import_names([str(file)])
    library.settle()
    for _ in range(2):
        (dialog,) = [each for each in library.window.findChildren(ReportDialog) if each.isVisible()]
        dialog.reject()
        QTest.qWait(1)
    assert not any(each.isVisible() for each in library.window.findChildren(ReportDialog))
