"""Courses lead into games, are read again from their beginning, and give no answer away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from harzdame_gui.controllers.opponents.opponents import opponent_of
from harzdame_gui.controllers.settings.choices import AnimationSpeed, PlayerKind
from harzdame_gui.controllers.settings.settings import LevelResult
from tests.gui.study.test_room import Desk


def read_to_the_end(desk: Desk) -> None:
    while not desk.reading.is_over:
        if desk.reading.question is not None:
            desk.reading.solve()
        else:
            desk.reading.go_on()


def click(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def place(desk: Desk, widget: QLabel | QPushButton) -> QPoint:
    return widget.mapTo(desk.window, QPoint())


def opponent(desk: Desk) -> str:
    specs = [player.spec for player in desk.app.session.players.values()]
    engine = next(spec for spec in specs if spec.kind is PlayerKind.ENGINE)
    found = opponent_of(engine.level, engine.style)
    assert found is not None
    return found.name


def test_the_end_of_the_course_begins_the_game_that_it_speaks_of(desk: Desk) -> None:
    desk.app.app.services.settings.results.set((LevelResult("harzdame", "keen", 1.0),))
    desk.begin()
    read_to_the_end(desk)
    button = desk.room.window.reader.page.next
    assert "First day" in desk.said
    assert (button.text(), button.isEnabled()) == ("Play against Mia", True)
    click(button)
    desk.wait(lambda: not desk.app.session.studied and opponent(desk) == "Mia")
    assert desk.app.session.position.rules.id == "harzdame"
    assert not desk.window.isVisible()


def test_a_course_that_names_nobody_leads_to_who_comes_next(desk: Desk) -> None:
    desk.app.app.services.settings.results.set((LevelResult("harzdame", "newcomer", 1.0),))
    desk.begin(1)
    read_to_the_end(desk)
    assert desk.room.window.reader.page.next.text() == "Play against Lina"


def test_a_course_that_was_read_begins_again_at_its_first_page(desk: Desk) -> None:
    desk.begin()
    read_to_the_end(desk)
    desk.chapter(20)
    for chapter in range(21):
        desk.reading.show(chapter)
        while not desk.reading.at_end:
            desk.reading.go_on()
    desk.settle()
    click(desk.room.window.all_studies)
    desk.wait(lambda: not desk.room.window.shows_study)
    desk.wait(lambda: desk.room.window.shelf.cards[0].button.text() == "Read again")
    desk.settle()
    desk.begin()
    assert (desk.reading.index, desk.reading.node.ply) == (0, 0)
    desk.reading.go_on()
    assert desk.reading.question is not None  # it is asked again


def test_hint_and_solution_stay_where_they_are(desk: Desk) -> None:
    desk.begin()
    desk.chapter(2)
    page = desk.room.window.reader.page
    before = place(desk, page.hint), place(desk, page.solution), place(desk, page.next)
    for _ in range(5):  # more often than there are hints
        click(page.hint)
        assert (place(desk, page.hint), place(desk, page.solution), place(desk, page.next)) == before
    assert desk.reading.question is not None
    assert not page.hint.isEnabled()


def test_the_last_hint_by_the_keyboard_does_not_lead_to_the_solution(desk: Desk) -> None:
    desk.begin()
    desk.chapter(2)
    desk.room.window.reader.page.hint.setFocus()
    for _ in range(5):
        desk.key(Qt.Key.Key_Space)
    assert desk.reading.question is not None


def test_a_refusal_is_short_and_moves_nothing(desk: Desk) -> None:
    desk.begin()
    desk.chapter(2)
    page = desk.room.window.reader.page
    words = [label for label in page.findChildren(QLabel) if label.isVisible()]
    before = [place(desk, label) for label in words]
    desk.click("d4", "e4")
    said = [label for label in page.findChildren(QLabel) if label.isVisible() and label not in words]
    assert [label.text().count("<p") for label in said] == [1]
    assert "must capture" in said[0].text()
    QTest.qWait(50)
    assert [place(desk, label) for label in words] == before


@pytest.mark.parametrize("card", [0, 1, 2])
def test_the_board_gives_no_answer_away(desk: Desk, card: int) -> None:
    """While a question is asked it looks as one does on which nobody is to move."""
    desk.app.app.services.settings.animation_speed.set(AnimationSpeed.OFF)
    desk.begin(card)
    desk.reading.begin(0)
    board, asked = desk.room.window.reader.board, 0
    while not desk.reading.is_over:
        if desk.reading.question is None:
            desk.reading.go_on()
            continue
        asked += 1
        picture = board.grab().toImage()
        board.set_playable(False)
        assert board.grab().toImage() == picture, desk.reading.chapter.name
        board.set_playable(True)
        desk.reading.solve()
    assert asked > 5
