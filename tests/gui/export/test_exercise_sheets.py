"""Sheets of exercises: pages of diagrams with the solutions behind them, from puzzles and from studies."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.export.exercises import PaperExercise
from harzdame_engine.export.words import ExportWords
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage, QPageSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QSpinBox

from harzdame_gui.export.booklet import PaperStyle
from harzdame_gui.export.exercise_dialog import ExerciseDialog
from harzdame_gui.export.exercise_sheet import ExerciseSheet, SheetChoice, WantedSheet
from harzdame_gui.export.printing import PrintPreview
from tests.gui.driver import Driver, default_button
from tests.gui.export.material import job
from tests.gui.puzzles import conftest as of_puzzles
from tests.gui.puzzles.solving import Solving
from tests.gui.study import conftest as of_studies
from tests.gui.study.test_room import choose_file
from tests.gui.study.test_study_editor import Workshop

puzzles, solving, shop = of_puzzles.puzzles, of_puzzles.solving, of_studies.shop


def sheet(number: int, choice: SheetChoice) -> ExerciseSheet:
    start = Position.start("harzdame")
    exercises = [PaperExercise(start, (start.parse_move("c4-c5"),))] * number
    font = QFont("DejaVu Sans")
    font.setPointSizeF(10.5)
    style = PaperStyle(QPageSize(QPageSize.PageSizeId.A4), font)
    return ExerciseSheet(WantedSheet("Club", exercises, ExportWords(), style), choice, job())


def ink(image: QImage) -> int:
    """The pixels that are not white, of every fourth row and column."""
    return sum(
        image.pixelColor(x, y).lightness() < 250
        for x in range(0, image.width(), 4)
        for y in range(0, image.height(), 4)
    )


@pytest.mark.parametrize(
    ("number", "per_page", "solutions", "pages"),
    [(1, 6, True, 2), (6, 6, False, 1), (7, 6, True, 3), (12, 12, True, 2), (20, 9, False, 3)],
)
def test_the_pages_follow_from_the_diagrams_on_each(
    qtbot: object, number: int, per_page: int, solutions: bool, pages: int
) -> None:
    made = sheet(number, SheetChoice(number, per_page, solutions))
    assert made.pages == pages
    assert made.pdf(job()).startswith(b"%PDF")


def test_a_page_has_as_many_diagrams_as_are_left(qtbot: object) -> None:
    made = sheet(7, SheetChoice(7, 6, solutions=False))
    full, rest = (ink(made.image(page, 500)) for page in range(2))
    assert full > 4 * rest > 0


def asked(app: Driver) -> ExerciseDialog:
    dialog = app.wait_for_dialog(ExerciseDialog)
    assert isinstance(dialog, ExerciseDialog)
    return dialog


def test_the_questions_of_a_study_become_a_pdf_file(
    shop: Workshop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop.click("a6", "a7")
    shop.settle()
    shop.key(Qt.Key.Key_Left)
    shop.tick(shop.form.asks)
    shop.room.window.commands.sheet.trigger()
    dialog = asked(shop.app)
    assert dialog.findChild(QSpinBox).maximum() == 1
    QTest.mouseClick(default_button(dialog), Qt.MouseButton.LeftButton)
    choose_file(shop, tmp_path / "sheet.pdf")
    shop.wait((tmp_path / "sheet.pdf").exists)
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_study_without_a_question_has_no_sheet(shop: Workshop) -> None:
    shop.room.window.commands.sheet.trigger()
    shop.wait(shop.room.window.notice.isVisible)
    assert "no exercise" in shop.room.window.notice.accessibleName()


def test_puzzles_are_printed_with_their_solutions_or_without(solving: Solving) -> None:
    solving.app.qtbot.waitUntil(lambda: solving.room.trainer.exercise is not None)
    solving.room.window.actions_of.sheet.trigger()
    dialog = asked(solving.app)
    dialog.findChild(QCheckBox).click()
    printing = next(each for each in dialog.findChildren(QPushButton) if "Print" in each.text())
    QTest.mouseClick(printing, Qt.MouseButton.LeftButton)
    solving.app.qtbot.waitUntil(lambda: isinstance(solving.app.dialog, PrintPreview))
    solving.app.dialog.reject()
