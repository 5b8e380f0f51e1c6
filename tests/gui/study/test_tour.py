"""The tours of the games: told in both languages, found from everywhere, played into a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import variants
from harzdame_engine.study.check import problems
from harzdame_engine.study.questions import question_at
from harzdame_engine.study.study import read_study
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from harzdame_gui.commands.command import Menu
from harzdame_gui.controllers.settings.choices import AnimationSpeed
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.study.tour import tour_document, tour_game, tour_heading, tour_path
from harzdame_gui.text.games import spoken_language
from tests.gui.driver import Driver
from tests.gui.study.test_course_ends import opponent
from tests.gui.study.test_room import LONG, Desk

ALL = [rules.id for rules in variants()]


@pytest.mark.usefixtures("language")
def test_every_tour_is_told_in_full() -> None:
    for game in ALL:
        path = tour_path(game)
        assert tour_game(path) == game
        study, heading = read_study(tour_document(path).content), tour_heading(game)
        assert list(problems(study)) == [], game
        assert (study.id, study.title, study.language) == (heading.id, heading.title, spoken_language())
        assert len(study.chapters) == heading.chapters, game
        assert study.level == "first-day"
        for chapter in study.chapters:
            assert chapter.tree is not None
            root = chapter.tree.root
            assert root.comment, (game, chapter.name)
            asked = question_at(root)
            told = [chapter.name, root.comment, *([asked.text, *asked.hints, asked.wrong] if asked else [])]
            assert not any("{" in text for text in told), told
            assert chapter.is_text or (asked is not None and asked.text and root.children[0].comment)


def test_what_a_tour_asks_is_the_same_in_every_language(speak: Callable[[str], None]) -> None:
    ids, titles = [], []
    for language in ("en", "de"):
        speak(language)
        study = read_study(tour_document(tour_path("turkish")).content)
        ids.append([chapter.id for chapter in study.chapters])
        titles.append([chapter.name for chapter in study.chapters])
    assert ids[0] == ids[1]
    assert not set(titles[0]) & set(titles[1])


def test_a_name_that_only_looks_like_a_tour_is_none() -> None:
    path = tour_path("turkish")
    assert not tour_game(path.with_name("tour-chess.en.pdn"))
    assert not tour_game(path.with_name("turkish.en.pdn"))


def take(desk: Desk, game: str) -> None:
    """Take a tour from the shelf."""
    shelf = desk.room.window.shelf
    shelf.tour_choice.setCurrentIndex(shelf.tour_choice.findData(game))
    QTest.mouseClick(shelf.tour_button, Qt.MouseButton.LeftButton)
    desk.wait(lambda: desk.room.window.shows_study)
    desk.settle()


@pytest.mark.parametrize("game", ["turkish", "frisian", "giveaway-russian", "hexdame"])
def test_a_tour_is_played_to_its_end_and_into_the_game(desk: Desk, game: str) -> None:
    desk.app.app.services.settings.animation_speed.set(AnimationSpeed.OFF)
    take(desk, game)
    page = desk.room.window.reader.page
    while not desk.reading.is_over:
        before = desk.reading.index, desk.reading.node
        if desk.reading.question is not None:
            move = desk.reading.node.children[-1].move
            assert move is not None
            desk.click(*move.squares)
            assert "Right!" in desk.said
            assert desk.reading.node.move == move
        else:
            QTest.mouseClick(page.next, Qt.MouseButton.LeftButton)
        assert (desk.reading.index, desk.reading.node) != before
    assert page.next.text() == "Play against Mia"
    QTest.mouseClick(page.next, Qt.MouseButton.LeftButton)
    desk.wait(lambda: desk.app.session.position.rules.id == game and opponent(desk) == "Mia")


def test_another_move_is_answered_in_the_words_of_the_task(desk: Desk) -> None:
    take(desk, "turkish")
    desk.chapter(2)
    asked = desk.reading.node
    other = next(move for move in asked.position.legal_moves() if move != asked.children[0].move)
    desk.click(*other.squares)
    assert "That is a step, too" in desk.said
    assert desk.reading.question is not None


def test_a_tour_that_was_begun_is_on_the_shelf_and_gone_on_with(desk: Desk) -> None:
    take(desk, "russian")
    desk.key(Qt.Key.Key_Right)
    desk.settle()
    QTest.mouseClick(desk.room.window.all_studies, Qt.MouseButton.LeftButton)
    desk.wait(lambda: len(desk.room.window.shelf.cards) == 4)
    card = desk.room.window.shelf.cards[3]
    assert "Russian draughts: a tour" in card.accessibleName()
    assert card.button.text() == "Go on"
    desk.begin(3)
    assert desk.reading.index == 1


def test_a_tour_that_was_taken_begins_anew(desk: Desk) -> None:
    take(desk, "english")
    for chapter in range(len(desk.reading.chapters)):
        desk.reading.show(chapter)
        while not desk.reading.at_end:
            desk.reading.solve() if desk.reading.question is not None else desk.reading.go_on()
    desk.settle()
    desk.room.open_tour("english")
    desk.wait(lambda: desk.reading.index == 0)


def test_the_command_takes_the_tour_of_the_game_on_the_board(start: Callable[..., Driver]) -> None:
    driver = start(game="turkish")
    studies = driver.app.workspace.rooms.studies
    entries = driver.app.workspace.menu.of(Menu.STUDY).actions()
    next(entry for entry in entries if entry.text() == "Take the tour of this game").trigger()
    driver.qtbot.waitUntil(lambda: studies.room is not None and studies.room.window.shows_study, timeout=LONG)
    game = driver.session.position.rules.id
    assert studies.room is not None
    assert studies.room.shown == (tour_path(game), True)


def button(driver_window: NewGameDialog, text: str) -> QPushButton:
    return next(each for each in driver_window.findChildren(QPushButton) if each.text() == text)


def test_the_choice_of_a_game_leads_to_its_tour(start: Callable[..., Driver]) -> None:
    driver = start()
    driver.app.workspace.games.new_game_of("dameo")
    dialog = driver.dialog
    assert isinstance(dialog, NewGameDialog)
    QTest.mouseClick(button(dialog, "Take the tour"), Qt.MouseButton.LeftButton)
    studies = driver.app.workspace.rooms.studies
    driver.qtbot.waitUntil(lambda: studies.room is not None and studies.room.window.shows_study, timeout=LONG)
    assert studies.room is not None
    assert studies.room.shown == (tour_path("dameo"), True)
    assert driver.session.position.rules.id == "harzdame"


def test_the_rules_lead_to_the_tour(start: Callable[..., Driver]) -> None:
    driver = start()
    windows, studies = driver.app.workspace.windows, driver.app.workspace.rooms.studies
    windows.show_rules_of("gothic")
    assert windows.rules is not None
    action = next(each for each in windows.rules.actions() if each.text() == "Take the tour")
    action.trigger()
    driver.qtbot.waitUntil(lambda: studies.room is not None and studies.room.window.shows_study, timeout=LONG)
    assert studies.room is not None
    assert studies.room.shown == (tour_path("gothic"), True)
