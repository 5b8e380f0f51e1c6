"""The games of a file are reviewed from the list and the menu, and undone at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.review.annotating import TAG
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QRadioButton

from harzdame_gui.files.files_panel import FilesPanel
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.review.dialog import ReviewDialog
from tests.engine.review.games import TEXT
from tests.gui.driver import Driver

NAMES = ("Anna", "Berta", "Carla")


@pytest.fixture
def club(start: Callable[..., Driver], tmp_path: Path) -> Driver:
    """A file of three games, its list, and the first game on the board."""
    file = tmp_path / "club.pdn"
    file.write_text("\n\n".join(TEXT.replace("Anna", name) for name in NAMES), encoding="utf-8")
    driver = start(file, review_depth="quick", games_list=True)
    driver.qtbot.waitUntil(lambda: driver.listed == [1, 2, 3], timeout=20_000)
    driver.window.resize(1300, 800)
    return driver


def reviewed(driver: Driver) -> str:
    """The initials of the games on disk that are reviewed."""
    path = driver.app.late.files.current
    games = pdn.Document.read(path.read_bytes()).content.games
    return "".join(game.tags["White"][0] for game in games if TAG in game.tags)


def choose(driver: Driver, text: str) -> None:
    """Choose a command of the list by its menu."""
    panel = driver.window.findChild(FilesPanel)
    menu = panel.findChild(QMenu)
    menu.popup(panel.mapToGlobal(QPoint(0, 0)))
    action = next(action for action in menu.actions() if action.text() == text)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())


def said(driver: Driver) -> str:
    return " ".join(label.text() for label in driver.dialog.findChildren(QLabel) if label.isVisible())


def shown_card(driver: Driver) -> ProgressCard:
    return next(card for card in driver.window.findChildren(ProgressCard) if card.isVisible())


def test_all_games_are_reviewed_from_the_list_and_undone_on_the_card(club: Driver) -> None:
    club.games.rows.select_row(0)
    club.games.choose()
    club.qtbot.waitUntil(lambda: len(club.played) > 5)
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    assert "3 games will be reviewed. Each is saved in the file when it is done." in said(club)
    club.press("Review")
    card = shown_card(club)
    assert card.findChildren(QLabel)[0].text() == "Reviewing the games"
    club.qtbot.waitUntil(lambda: reviewed(club) == "ABC", timeout=120_000)
    club.qtbot.waitUntil(lambda: club.card.startswith("3 games were reviewed in “club.pdn”."))
    assert club.card.count("The game on the board is among them") == 1
    assert not card.isVisible()
    assert TAG in club.session.tree.tags
    assert not club.session.modified
    club.press("Undo")
    club.qtbot.waitUntil(lambda: reviewed(club) == "A", timeout=20_000)
    club.qtbot.waitUntil(lambda: club.card.startswith("Undone: review 2 games."))


def test_the_selected_games_are_reviewed_and_keep_selected(club: Driver) -> None:
    club.games.rows.select([2, 3])
    choose(club, "Review the 2 selected games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    club.qtbot.waitUntil(lambda: reviewed(club) == "BC", timeout=120_000)
    club.qtbot.waitUntil(lambda: club.card.startswith("2 games were reviewed"))
    assert sorted(club.games.rows.selected) == [2, 3]


def test_it_can_be_stopped_and_says_what_is_left(club: Driver) -> None:
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    cards = club.window.findChildren(ProgressCard)
    club.qtbot.waitUntil(lambda: any(card.isVisible() for card in cards))
    club.press("Stop")
    club.qtbot.waitUntil(lambda: not any(card.isVisible() for card in cards), timeout=20_000)
    assert club.card.startswith("No game was reviewed in “club.pdn”.")
    assert "Not reviewed yet: 3." in club.card


def test_progress_is_told_within_a_game_and_the_time_left_from_the_first(club: Driver) -> None:
    choose(club, "Review all games…")
    dialog = club.wait_for_dialog(ReviewDialog)
    QTest.mouseClick(dialog.findChildren(QRadioButton)[2], Qt.MouseButton.LeftButton)
    club.qtbot.waitUntil(lambda: "about" in said(club).lower(), timeout=20_000)  # the speed is known
    club.press("Review")
    card = shown_card(club)
    detail = card.findChildren(QLabel)[1]
    assert re.fullmatch(r"0 of 3 games, 0 % · about .+ left", detail.text())
    club.qtbot.waitUntil(lambda: re.match(r"0 of 3 games, [1-9]\d? %", detail.text()), timeout=60_000)


def test_a_list_that_lies_over_the_panel_makes_room_for_the_progress(club: Driver) -> None:
    club.window.resize(900, 600)
    dock = club.app.workspace.files.dock
    club.qtbot.waitUntil(lambda: dock.card.is_over)
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    assert not dock.card.isVisible()
    card = shown_card(club)
    where = card.mapTo(club.window, card.rect().center())
    assert card.isAncestorOf(club.window.childAt(where))
    club.press("Stop")


def test_another_language_lets_it_go_on(club: Driver) -> None:
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    done = []
    club.app.late.file_review.progressed.connect(lambda count, *_: done.append(count))
    club.qtbot.waitUntil(lambda: bool(done) and done[-1] >= 1, timeout=60_000)
    club.speak("de")
    assert shown_card(club).findChildren(QLabel)[0].text() == "Durchsicht der Partien"
    club.qtbot.waitUntil(lambda: reviewed(club) == "ABC", timeout=120_000)
    club.qtbot.waitUntil(lambda: "3 Partien" in club.card)
    document = club.app.late.files.document(club.app.late.files.current)
    assert [TAG in game.tags for game in document.content.games] == [True] * 3  # the list knows it, too


def test_it_says_why_there_is_nothing_to_review(club: Driver, tmp_path: Path) -> None:
    path = club.app.late.files.current
    path.write_text(path.read_text().replace("[Event", f'[{TAG} "x"]\n[Event'))
    club.app.late.files.read_again(path)
    club.qtbot.waitUntil(lambda: TAG in club.app.late.files.document(path).content.games[0].tags)
    choose(club, "Review all games…")
    club.qtbot.waitUntil(lambda: club.card.startswith("All of these games were reviewed before."))
    assert club.dialog is None


def test_closing_the_app_asks_nothing_and_keeps_what_is_done(club: Driver) -> None:
    path = club.app.late.files.current
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    review = club.app.late.file_review
    done = []
    review.progressed.connect(lambda count, *_: done.append(count))
    club.qtbot.waitUntil(lambda: bool(done) and done[-1] >= 1, timeout=60_000)
    club.close()
    games = pdn.Document.read(path.read_bytes()).content.games
    assert TAG in games[0].tags


def test_nothing_else_is_undone_where_only_the_game_on_the_board_was_reviewed(club: Driver) -> None:
    late = club.app.late
    late.editing.delete(late.files.current, [3])
    club.qtbot.waitUntil(lambda: club.listed == [1, 2])
    club.games.rows.select_row(0)
    club.games.choose()
    club.qtbot.waitUntil(lambda: len(club.played) > 5)
    late.editing.delete(late.files.current, [2])
    club.qtbot.waitUntil(lambda: club.listed == [1])
    choose(club, "Review all games…")
    club.wait_for_dialog(ReviewDialog)
    club.press("Review")
    club.qtbot.waitUntil(lambda: club.card.startswith("1 game was reviewed"), timeout=60_000)
    with pytest.raises(AssertionError, match="no button"):
        club.press("Undo")
