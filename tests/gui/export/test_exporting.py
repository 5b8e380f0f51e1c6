"""The way from the menu to a file, the clipboard and the printer."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFileDialog, QMessageBox, QToolButton

from harzdame_gui.controllers.work.job import Job
from harzdame_gui.export import exporting
from harzdame_gui.export.dialog import ExportDialog
from harzdame_gui.export.printing import PrintPreview, page_image, print_pages
from harzdame_gui.export.product import sheets_of
from harzdame_gui.export.request import ExportFormat, ExportRequest, What
from harzdame_gui.main_window import unwritten
from tests.engine.export.games import ANNA, anna
from tests.gui.driver import Driver
from tests.gui.export.material import job, source

Start = Callable[..., Driver]


@pytest.fixture
def club(start: Start, tmp_path: Path) -> Driver:
    """The app with the first of two games of a file."""
    path = tmp_path / "club.pdn"
    path.write_text(f"{ANNA}\n{ANNA.replace('Anna', 'Zoe')}", encoding="utf-8")
    driver = start(path)
    driver.wait_for_games()
    driver.key(Qt.Key.Key_Return)
    driver.qtbot.waitUntil(lambda: bool(driver.played))
    return driver


def opened(driver: Driver) -> ExportDialog:
    driver.window.commands.export.trigger()
    dialog = driver.wait_for_dialog(ExportDialog)
    assert isinstance(dialog, ExportDialog)
    return dialog


def choose(driver: Driver, dialog: ExportDialog, name: str, entry: str) -> None:
    """Choose by keyboard from the list called `name`."""
    (box,) = (each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(box.count()):
        if entry in box.currentText():
            return
        QTest.keyClick(box, Qt.Key.Key_Down)
    raise AssertionError(f"there is no {entry!r}")


def texts(dialog: ExportDialog, name: str) -> list[str]:
    (box,) = (each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)
    return [box.itemText(number) for number in range(box.count())]


def save(driver: Driver, dialog: ExportDialog, path: Path) -> None:
    driver.press("Save…", dialog)
    driver.wait_for_dialog(QFileDialog)
    driver.choose_file(path)
    driver.qtbot.waitUntil(path.exists)
    driver.qtbot.waitUntil(lambda: f"“{path.name}” was written." in driver.card)


def test_the_first_export_is_a_picture_of_the_position(driver: Driver, tmp_path: Path) -> None:
    dialog = opened(driver)
    assert dialog.request == ExportRequest()
    assert texts(dialog, "What") == ["The position"]
    driver.qtbot.waitUntil(lambda: not dialog._pane.image.isNull())
    save(driver, dialog, tmp_path / "position.png")
    assert (tmp_path / "position.png").read_bytes().startswith(b"\x89PNG")


def test_the_board_s_side_is_offered_first(driver: Driver) -> None:
    driver.key(Qt.Key.Key_F)
    assert opened(driver).request.flipped


@pytest.mark.parametrize(
    ("what", "format_", "first"),
    [
        ("The whole game", "HTML", b"<!doctype html>"),
        ("The whole game", "PDF", b"%PDF-"),
        ("The line shown", "GIF", b"GIF89a"),
        ("All games", "HTML", b"<!doctype html>"),
        ("The whole game", "Text", "Anna – Bernd".encode()),
    ],
)
def test_games_are_saved(club: Driver, tmp_path: Path, what: str, format_: str, first: bytes) -> None:
    dialog = opened(club)
    choose(club, dialog, "What", what)
    choose(club, dialog, "Format", format_)
    path = tmp_path / f"game.{dialog.request.format}"
    save(club, dialog, path)
    assert path.read_bytes().startswith(first)
    if what == "All games":
        assert "Zoe" in path.read_text(encoding="utf-8")
    again = opened(club)
    assert (again.request.what, str(again.request.format)) == (dialog_what(what), path.suffix[1:])


def dialog_what(text: str) -> What:
    return {"The whole game": What.GAME, "The line shown": What.LINE, "All games": What.STUDY}[text]


def test_only_what_matters_can_be_chosen(club: Driver) -> None:
    dialog = opened(club)
    shown = {box.accessibleName() for box in dialog.findChildren(QComboBox) if box.isVisible()}
    assert shown == {"What", "Format"}
    assert dialog._copy.isVisible()
    assert not dialog._print.isVisible()
    choose(club, dialog, "What", "The whole game")
    choose(club, dialog, "Format", "PDF")
    shown = {box.accessibleName() for box in dialog.findChildren(QComboBox) if box.isVisible()}
    assert shown == {"What", "Format", "Diagrams"}
    assert not dialog._copy.isVisible()
    assert dialog._print.isVisible()
    assert not dialog._options._size.isVisible()


def test_the_preview_follows_the_choice(club: Driver) -> None:
    dialog = opened(club)
    pane = dialog._pane
    choose(club, dialog, "Format", "Text")
    club.qtbot.waitUntil(lambda: "White to move" in pane.text)
    choose(club, dialog, "What", "All games")
    club.qtbot.waitUntil(lambda: "Zoe" in pane.text)
    choose(club, dialog, "Format", "PDF")
    club.qtbot.waitUntil(lambda: pane.caption == "Page 1 of 2")
    choose(club, dialog, "Format", "HTML")
    club.qtbot.waitUntil(lambda: pane.caption.startswith("2 games in one file"))
    choose(club, dialog, "What", "The whole game")
    choose(club, dialog, "Format", "GIF")
    club.qtbot.waitUntil(lambda: len(pane._preview.frames) > 2)
    club.press("0.5 s", dialog)
    club.qtbot.waitUntil(lambda: pane._at >= 1)


def test_a_file_that_cannot_be_written_is_told(driver: Driver, tmp_path: Path) -> None:
    dialog = opened(driver)
    dialog.saveWanted.emit(dialog.request)
    files = driver.wait_for_dialog(QFileDialog)
    assert isinstance(files, QFileDialog)
    files.fileSelected.emit(str(tmp_path / "no folder" / "position.png"))
    files.close()
    driver.qtbot.waitUntil(lambda: "was not saved" in driver.card)


def test_text_and_pictures_are_copied(club: Driver) -> None:
    dialog = opened(club)
    choose(club, dialog, "What", "The whole game")
    choose(club, dialog, "Format", "Text")
    club.press("Copy", dialog)
    club.qtbot.waitUntil(lambda: "1. d3-d4" in QApplication.clipboard().text())
    club.window.commands.copy_picture.trigger()
    club.qtbot.waitUntil(lambda: not QApplication.clipboard().image().isNull())
    assert QApplication.clipboard().image().width() == 1280
    assert "Picture copied." in club.card


def test_pages_are_shown_before_they_are_printed(club: Driver) -> None:
    club.window.commands.print.trigger()
    preview = club.wait_for_dialog(PrintPreview)
    assert isinstance(preview, PrintPreview)
    assert preview.printer.docName() == "Anna – Bernd & <Sons>"
    assert preview._number.text() == f"Page 1 of {len(preview._sheets.pictures)}"
    before = preview._picture.pixmap().toImage()
    ink = sum(
        before.pixelColor(x, y).lightness() < 128 for x in range(before.width()) for y in range(0, 400, 3)
    )
    assert ink > 200
    for _ in preview._sheets.pictures[1:]:
        QTest.keyClick(preview, Qt.Key.Key_PageDown)
    assert preview.page == len(preview._sheets.pictures) - 1
    assert not preview._steps[2].isEnabled()
    preview.reject()


def test_pages_are_printed_beside_the_window(club: Driver, tmp_path: Path) -> None:
    club.window.commands.print.trigger()
    preview = club.wait_for_dialog(PrintPreview)
    club.press("Print…", preview)
    dialog = club.wait_for_dialog(QPrintDialog)
    assert isinstance(dialog, QPrintDialog)
    preview.printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    preview.printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.accepted.emit(preview.printer)
    dialog.reject()
    club.qtbot.waitUntil(lambda: "on their way" in club.card, timeout=20_000)
    assert (tmp_path / "printed.pdf").read_bytes().startswith(b"%PDF")


def test_an_export_that_is_stopped_writes_nothing(
    club: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = Event()

    def endless(_request: ExportRequest, _source: object, job: Job) -> bytes:
        begun.set()
        while not job.token.stopped:
            time.sleep(0.01)
        return b"half"

    monkeypatch.setattr(exporting, "produce", endless)
    path = tmp_path / "game.png"
    dialog = opened(club)
    club.press("Save…", dialog)
    club.wait_for_dialog(QFileDialog)
    club.choose_file(path)
    club.qtbot.waitUntil(begun.is_set)
    stop = club.window.commands.stop_export
    (button,) = (each for each in club.window.findChildren(QToolButton) if each.defaultAction() is stop)
    club.qtbot.waitUntil(button.isVisible, timeout=20_000)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    club.qtbot.waitUntil(lambda: not club.app.services.jobs.under_way)
    assert "The export was stopped." in club.card
    assert not path.exists()


def test_the_printer_gets_the_pages_it_asked_for(qtbot: object, tmp_path: Path) -> None:
    tree = anna()
    for node in tree.mainline()[1:]:
        node.comment = "A long story. " * 400
    sheets = sheets_of(ExportRequest(What.GAME, ExportFormat.PDF), source(tree), job())
    assert len(sheets.pictures) > 3
    for first, last, expected in ((0, 0, len(sheets.pictures)), (2, 3, 2)):
        printer = QPrinter()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        path = tmp_path / f"{first}.pdf"
        printer.setOutputFileName(str(path))
        printer.setPageSize(sheets.page)
        if first:
            printer.setFromTo(first, last)
        assert print_pages(sheets, printer, job())
        assert path.read_bytes().count(b"/Type /Page\n") == expected
    stopped = job()
    stopped.hurry()
    assert not print_pages(sheets, printer, stopped)


def test_a_page_is_shown_as_large_as_there_is_room(qtbot: object) -> None:
    sheets = sheets_of(ExportRequest(What.GAME, ExportFormat.PDF), source(anna()), job())
    page = page_image(sheets, 0, QSize(600, 600))
    assert (page.height(), page.width()) == (600, 424)
    inked = [y for y in range(600) for x in range(424) if page.pixelColor(x, y).lightness() < 200]
    assert min(inked) < 60 and max(inked) > 560  # from the heading to the number at the foot


def test_closing_ends_what_is_being_made(club: Driver) -> None:
    dialog = opened(club)
    choose(club, dialog, "What", "All games")
    dialog.reject()
    club.qtbot.waitUntil(lambda: not club.app.services.jobs.under_way)


def test_closing_asks_about_what_is_still_being_made_and_waits_for_it(
    club: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Event()
    monkeypatch.setattr(unwritten, "_PATIENCE_MS", 200)
    monkeypatch.setattr(exporting, "produce", lambda *_args: (done.wait(30), b"whole")[1])
    path = tmp_path / "game.png"
    dialog = opened(club)
    club.press("Save…", dialog)
    club.wait_for_dialog(QFileDialog)
    club.choose_file(path)
    busy = lambda: any(job.writing is not None for job in club.app.services.jobs.under_way)  # noqa: E731
    club.qtbot.waitUntil(busy, timeout=10_000)
    club.window.close()
    box = club.wait_for_dialog(QMessageBox)
    assert isinstance(box, QMessageBox)
    assert "It takes a little longer. Still to be written: “game.png”." in box.informativeText()
    done.set()
    club.qtbot.waitUntil(lambda: not club.window.isVisible(), timeout=10_000)
    assert path.read_bytes() == b"whole"


def test_a_folder_that_cannot_be_looked_at_is_not_where_files_are_put_next(driver: Driver) -> None:
    window = driver.window.findChild(exporting.Exporting)
    window._folder = Path("x" * 300)
    usual = window._usual_folders(ExportRequest())
    with driver.qtbot.waitSignal(window._services.folders.find(usual, window).found) as found:
        pass
    assert found.args[0].is_dir()
