"""The details of a game in a form."""

from __future__ import annotations

from harzdame_engine import Color, GameTree, Outcome, Position, Termination
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTableWidget

from harzdame_gui.editing.dates import read_date, shown_date
from harzdame_gui.editing.facts_dialog import FactsDialog
from tests.for_each import for_each
from tests.gui.driver import Driver
from tests.gui.editing.conftest import Editor


@for_each(
    ("typed", "written"),
    [
        ("2024", "2024.??.??"),
        ("2024-05", "2024.05.??"),
        ("2024.5.7", "2024.05.07"),
        ("2024.05.??", "2024.05.??"),
        ("2024.??.??", "2024.??.??"),
        ("17. 5. 2024", "2024.05.17"),
        ("17.5.2024", "2024.05.17"),
        ("5/2024", "2024.05.??"),
        ("0000.??.??", "0000.??.??"),
        ("", ""),
        ("?", ""),
        ("????.??.??", ""),
        ("31.2.2024", None),
        ("13.2024", None),
        ("2024.??.07", None),
        ("in May", None),
        ("24", None),
    ],
)
def test_dates_are_read_as_people_type_them(typed: str, written: str | None) -> None:
    assert read_date(typed) == written


def test_dates_are_shown_as_far_as_they_are_known() -> None:
    assert shown_date("2024.05.??") == "2024.05"
    assert shown_date("2024.??.??") == "2024"
    assert shown_date("????.??.??") == ""
    assert shown_date("2024.05.17") == "2024.05.17"


def opened(study: Editor) -> FactsDialog:
    study.driver.key(Qt.Key.Key_F2)
    dialog = study.driver.wait_for_dialog(FactsDialog)
    assert isinstance(dialog, FactsDialog)
    return dialog


def field(dialog: FactsDialog, name: str) -> QLineEdit:
    return next(each for each in dialog.findChildren(QLineEdit) if each.accessibleName() == name)


def typed(dialog: FactsDialog, name: str, text: str) -> None:
    box = field(dialog, name)
    box.setFocus()
    box.selectAll()
    QTest.keyClick(box, Qt.Key.Key_Delete)
    QTest.keyClicks(box, text)


def combo(dialog: FactsDialog, name: str) -> QComboBox:
    return next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == name)


def test_the_form_shows_what_the_game_says_and_changes_nothing_by_itself(study: Editor) -> None:
    before = dict(study.tree.tags)
    dialog = opened(study)
    assert field(dialog, "White").text() == "Anna Oker"
    assert field(dialog, "White: rating").text() == "1830"
    assert field(dialog, "Date").text() == "2025.05"
    assert combo(dialog, "Result").currentText() == "1–0  White wins"
    study.driver.press("Take over")
    assert dict(study.tree.tags) == before
    assert list(study.tree.tags) == list(before)
    assert not study.driver.window.isWindowModified()


def test_the_form_goes_with_the_game_and_changes_no_other(study: Editor) -> None:
    opened(study)
    study.session.load(GameTree(Position.start("harzdame"), tags={"White": "Zoe"}))
    study.driver.qtbot.waitUntil(lambda: study.driver.dialog is None)
    assert study.session.tree.tags == {"White": "Zoe"}


def test_what_is_typed_is_taken_over_as_one_edit(study: Editor) -> None:
    dialog = opened(study)
    typed(dialog, "White", "Anna Innerste")
    typed(dialog, "Black: rating", "1790")
    typed(dialog, "Date", "17.5.2025")
    typed(dialog, "Round", "3")
    results = combo(dialog, "Result")
    results.setFocus()
    QTest.keyClick(results, Qt.Key.Key_Down)
    reasons = combo(dialog, "Reason")
    reasons.setFocus()
    QTest.keyClick(reasons, Qt.Key.Key_Down)
    study.driver.press("Take over")
    tags = study.tree.tags
    assert (tags["White"], tags["BlackRating"], tags["Date"], tags["Round"]) == (
        "Anna Innerste",
        "1790",
        "2025.05.17",
        "3",
    )
    assert (tags["WhiteElo"], tags["Board"]) == ("1830", "7")
    assert study.tree.result == Outcome(Color.BLACK, Termination.RESIGNATION)
    assert study.commands.undo.text() == "Undo details of the game"
    study.driver.ctrl(Qt.Key.Key_Z)
    assert "Round" not in study.tree.tags
    assert study.tree.result == Outcome(Color.WHITE, Termination.UNSPECIFIED)


def test_odd_values_are_told_and_kept(study: Editor) -> None:
    dialog = opened(study)
    typed(dialog, "Date", "in May")
    typed(dialog, "White: rating", "strong")
    assert "“in May” is not read as a date." in dialog._advice.text()
    assert "“strong” is not a number." in dialog._advice.text()
    study.driver.press("Take over")
    assert study.tree.tags["Date"] == "in May"
    assert study.tree.tags["WhiteElo"] == "strong"


def test_a_huge_tag_loses_nothing_when_its_beginning_is_changed(study: Editor) -> None:
    huge = "Harz Open " * 5000
    study.tree.tags["Event"] = huge
    dialog = opened(study)
    event = field(dialog, "Event")
    event.setFocus()
    QTest.keyClick(event, Qt.Key.Key_Home)
    QTest.keyClicks(event, "The ")
    study.driver.press("Take over")
    assert study.tree.tags["Event"] == f"The {huge}".strip()


def test_other_tags_in_a_table(study: Editor) -> None:
    dialog = opened(study)
    table = dialog.findChild(QTableWidget)
    assert table.item(0, 0).text() == "Board"
    table.setCurrentCell(0, 0)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Delete)
    study.driver.press("Add")
    name = QApplication.focusWidget()
    QTest.keyClicks(name, "Opening")
    QTest.keyClick(name, Qt.Key.Key_Tab)
    QTest.keyClicks(QApplication.focusWidget(), "Flank")
    study.driver.press("Take over")
    assert study.tree.tags["Opening"] == "Flank"
    assert "Board" not in study.tree.tags


def test_a_result_without_a_reason_and_none_at_all(study: Editor) -> None:
    dialog = opened(study)
    results = combo(dialog, "Result")
    results.setFocus()
    QTest.keyClick(results, Qt.Key.Key_End)
    assert not combo(dialog, "Reason").isVisible()
    assert dialog._result.outcome == Outcome(None, Termination.DOUBLE_FORFEIT)
    QTest.keyClick(results, Qt.Key.Key_Home)
    study.driver.press("Take over")
    assert study.tree.result is None


def test_the_result_of_a_game_being_played_is_not_for_the_form(driver: Driver) -> None:
    study = Editor(driver)
    dialog = opened(study)
    assert not combo(dialog, "Result").isEnabled()
    typed(dialog, "Event", "Evening")
    driver.press("Take over")
    assert driver.session.tree.tags["Event"] == "Evening"
    assert driver.session.tree.result is None


def test_return_takes_the_form_over(study: Editor) -> None:
    dialog = opened(study)
    typed(dialog, "Black", "Zora Bode")
    study.driver.key(Qt.Key.Key_Return)
    assert study.tree.tags["Black"] == "Zora Bode"
    assert dialog.isHidden()
