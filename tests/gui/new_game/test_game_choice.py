"""The choice of a game: the list, its search, the live board and the text on each game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from harzdame_engine import Criterion, Direction, Position, Rules, variant, variants
from harzdame_engine.rules.rules import Goal
from PySide6.QtCore import QLocale, QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QSlider,
)
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import Appearance
from harzdame_gui.lists.game_list import GameList
from harzdame_gui.new_game.demonstration import shown_move
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.new_game.game_card import GameCard
from harzdame_gui.new_game.live_board import LiveBoard
from harzdame_gui.text.game_heads import written_languages
from harzdame_gui.text.games import game_head
from harzdame_gui.theme import ThemeSource
from tests.for_each import for_each

_N, _NE, _E, SE, S, SW, _W, _NW = Direction


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(NewGame(), board_speed=0)
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    return dialog


def shown(dialog: NewGameDialog) -> list[str]:
    """The games that the list shows, without the families."""
    rows = dialog.findChild(QListWidget)
    items = [rows.item(row) for row in range(rows.count())]
    return [item.text() for item in items if not item.isHidden() and item.flags()]


def texts(dialog: NewGameDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def type_into_search(dialog: NewGameDialog, text: str) -> QLineEdit:
    dialog.focus_games()
    field = dialog.findChild(QLineEdit)
    QTest.keyClicks(field, text)
    return field


def test_all_games_are_there_and_the_flagship_is_first(dialog: NewGameDialog) -> None:
    assert len(shown(dialog)) == len(variants())
    assert shown(dialog)[0] == "Harzdame"
    assert dialog.choice.variant_id == "harzdame"


def test_the_last_game_is_chosen_again(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame(variant_id="hexdame", no_progress_limit=50))
    qtbot.addWidget(dialog)
    assert dialog.choice.variant_id == "hexdame"
    assert dialog.choice.no_progress_limit == 50
    assert "Hexdame" in texts(dialog)


def test_typing_narrows_the_list_and_chooses(dialog: NewGameDialog) -> None:
    type_into_search(dialog, "hexa")
    assert shown(dialog) == ["Hexdame"]
    assert dialog.choice.variant_id == "hexdame"
    assert any("61 hexagons" in text for text in texts(dialog))


def test_words_may_come_from_name_family_and_summary(dialog: NewGameDialog) -> None:
    type_into_search(dialog, "greek turkish free")
    assert shown(dialog) == ["Greek III"]


def test_a_rule_finds_the_games_that_have_it(dialog: NewGameDialog) -> None:
    field = type_into_search(dialog, "majority")
    assert set(shown(dialog)) == {rules.name for rules in variants() if Criterion.NUMBER in rules.choice}
    field.clear()
    type_into_search(dialog, "free choice")
    assert set(shown(dialog)) == {rules.name for rules in variants() if not rules.choice}


FEATURES = {
    "flying kings": lambda rules: rules.flying,
    "short kings": lambda rules: not rules.flying,
    "no majority": lambda rules: not rules.choice,
    "men capture backward": lambda rules: bool({SE, S, SW} & set(rules.man_captures)),
    "give away": lambda rules: rules.goal is Goal.GIVE_AWAY,
    "first king wins": lambda rules: rules.goal is Goal.FIRST_KING,
    "other goals": lambda rules: rules.goal is not Goal.BLOCK,
    "men capture forward only": lambda rules: not {SE, S, SW} & set(rules.man_captures),
}


@pytest.mark.parametrize("words", FEATURES)
def test_what_a_game_does_finds_it(dialog: NewGameDialog, words: str) -> None:
    type_into_search(dialog, words)
    assert set(shown(dialog)) == {rules.name for rules in variants() if FEATURES[words](rules)}


def test_a_name_in_another_language_finds_it(dialog: NewGameDialog) -> None:
    type_into_search(dialog, "damspel")
    assert shown(dialog) == ["International draughts"]


@pytest.mark.parametrize("size", ["10x10", "10×10", "10X10"])
def test_the_size_of_the_board_finds_it(dialog: NewGameDialog, size: str) -> None:
    type_into_search(dialog, size)
    found = set(shown(dialog))
    assert "International draughts" in found
    assert found == {rules.name for rules in variants() if rules.board.id.endswith("-10x10")}


@pytest.mark.parametrize("size", ["8x8", "8×8"])
def test_the_size_of_the_usual_board_does_too(dialog: NewGameDialog, size: str) -> None:
    type_into_search(dialog, size)
    assert set(shown(dialog)) == {rules.name for rules in variants() if "8x8" in rules.board.id}


def test_a_name_typed_in_full_is_chosen_before_its_kin(dialog: NewGameDialog) -> None:
    field = type_into_search(dialog, "hexdame")
    field.clear()
    assert dialog.choice.variant_id == "hexdame"
    type_into_search(dialog, "harzdame")  # the name of the family too
    assert dialog.choice.variant_id == "harzdame"
    field.clear()
    type_into_search(dialog, "keny ii")
    assert dialog.choice.variant_id == "keny-2"
    field.clear()
    type_into_search(dialog, "ossetian keny")
    assert dialog.choice.variant_id == "keny"


def test_arrows_step_through_what_was_found(dialog: NewGameDialog) -> None:
    field = type_into_search(dialog, "armenian")
    first = dialog.choice.variant_id
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert [first, dialog.choice.variant_id] == ["armenian", "armenian-2"]
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert dialog.choice.variant_id == "armenian"


def test_a_search_without_result_keeps_the_choice(dialog: NewGameDialog) -> None:
    field = type_into_search(dialog, "xylophone")
    assert shown(dialog) == []
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert dialog.choice.variant_id == "harzdame"


def test_a_search_without_result_says_so_and_starts_nothing(dialog: NewGameDialog) -> None:
    start = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Start")
    field = type_into_search(dialog, "xylophone")
    said = next(label for label in dialog.findChildren(QLabel) if label.text() == "No game matches.")
    assert said.isVisible()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert not start.isEnabled()
    field.clear()
    assert start.isEnabled()
    assert not said.isVisible()
    assert len(shown(dialog)) == len(variants())


def test_return_in_the_search_starts(dialog: NewGameDialog, qtbot: QtBot) -> None:
    field = type_into_search(dialog, "dameo")
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert dialog.choice.variant_id == "dameo"


def test_a_double_click_starts(dialog: NewGameDialog, qtbot: QtBot) -> None:
    rows = dialog.findChild(QListWidget)
    place: QPoint = rows.visualItemRect(rows.findItems("Hexdame", Qt.MatchFlag.MatchExactly)[0]).center()
    with qtbot.waitSignal(dialog.accepted):
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.choice.variant_id == "hexdame"


def test_a_family_is_no_game(dialog: NewGameDialog) -> None:
    rows = dialog.findChild(QListWidget)
    place = rows.visualItemRect(rows.item(0)).center()
    QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.choice.variant_id == "harzdame"


@for_each("rules", variants(), ids=lambda rules: rules.id)
def test_moves_can_be_shown_of_every_game(rules: Rules) -> None:
    position = Position.start(rules.id)
    for ply in range(16):
        move = shown_move(position, ply)
        assert move in position.legal_moves()
        position = position.play(move)


def test_a_game_that_is_over_shows_no_move() -> None:
    assert shown_move(Position.from_fen("W:W:Bh8", "harzdame"), 0) is None


def test_the_live_board_plays_and_rests_when_hidden(qtbot: QtBot) -> None:
    board = LiveBoard(20.0, 280)
    qtbot.addWidget(board)
    board.show_game(variant("turkish"))
    board.show()
    start = Position.start("turkish")
    qtbot.waitUntil(lambda: board.position != start)
    board.hide()
    seen = board.position
    QTest.qWait(50)
    assert board.position == seen
    assert not board._timer.isActive()


def test_without_animation_the_live_board_stays_at_the_start(qtbot: QtBot) -> None:
    board = LiveBoard(0.0, 280)
    qtbot.addWidget(board)
    board.show_game(variant("hexdame"))
    board.show()
    assert not board._timer.isActive()
    assert board.position == Position.start("hexdame")


def test_a_game_is_shown_with_its_family(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame(variant_id="turkthic-2"), board_speed=0)
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    rows = dialog.findChild(QListWidget)
    assert_seen_with_family(rows, "Further games")
    type_into_search(dialog, "turkish")
    assert dialog.choice.variant_id == "turkish"
    assert_seen_with_family(rows, "Turkish draughts")


def assert_seen_with_family(rows: QListWidget, name: str) -> None:
    family = rows.findItems(name, Qt.MatchFlag.MatchExactly)[0]
    assert not family.flags()
    for item in (family, rows.currentItem()):
        assert rows.viewport().rect().contains(rows.visualItemRect(item))


def test_the_first_family_is_in_sight_too(qtbot: QtBot) -> None:
    dialog = NewGameDialog(NewGame(variant_id="hexdame"), board_speed=0)
    qtbot.addWidget(dialog)
    dialog.show()
    assert QTest.qWaitForWindowExposed(dialog)
    assert_seen_with_family(dialog.findChild(QListWidget), "Harzdame and kin")


@contextmanager
def shown_in(language: str) -> Iterator[None]:
    """The app in its own fonts and colours, in this language."""
    usual = QLocale()
    QLocale.setDefault(QLocale(language))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    font, palette, sheet = app.font(), app.palette(), app.styleSheet()
    ThemeSource(Appearance.LIGHT, parent=app)
    try:
        yield
    finally:
        QLocale.setDefault(usual)
        app.setFont(font)
        app.setPalette(palette)
        app.setStyleSheet(sheet)


@pytest.mark.parametrize("language", written_languages())
def test_nothing_that_is_told_of_a_game_is_cut_off(qtbot: QtBot, language: str) -> None:
    with shown_in(language):
        dialog = NewGameDialog(NewGame(), board_speed=0)
        qtbot.addWidget(dialog)
        dialog.show()
        assert QTest.qWaitForWindowExposed(dialog)
        field, card = type_into_search(dialog, " "), dialog.findChild(GameCard)
        size = dialog.size()
        for _ in variants():
            QTest.qWait(0)
            for label in card.findChildren(QLabel):
                room = label.contentsRect()
                needed = label.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, label.text())
                assert needed.width() <= room.width(), label.text()
                assert needed.height() <= room.height(), label.text()
            assert dialog.size() == size
            QTest.keyClick(field, Qt.Key.Key_Down)


def test_an_unknown_game_is_not_chosen(qtbot: QtBot) -> None:
    games = GameList()
    qtbot.addWidget(games)
    games.choose("ludo")
    assert games.game == "harzdame"


def test_no_choice_is_wider_than_its_place(dialog: NewGameDialog) -> None:
    area = dialog.findChild(QScrollArea)
    assert area.widget().width() <= area.viewport().width()
    for box in area.findChildren(QComboBox):
        if box.isVisible():
            assert area.viewport().rect().right() >= box.mapTo(area.viewport(), box.rect().topRight()).x()


def test_a_clock_leaves_no_thinking_time_to_choose(qtbot: QtBot) -> None:
    full = PlayerSpec.engine(None, 5.0)
    dialog = NewGameDialog(NewGame(black=full), board_speed=0)
    qtbot.addWidget(dialog)
    dialog.show()
    time = next(
        slider
        for slider in dialog.findChildren(QSlider)
        if slider.accessibleName() == "Thinking time" and slider.parentWidget().isVisible()
    )
    assert time.isVisible()
    clock = next(box for box in dialog.findChildren(QComboBox) if box.accessibleName() == "Clock")
    QTest.keyClick(clock, Qt.Key.Key_Down)
    assert dialog.choice.black_clock is not None
    assert not time.isVisible()
    QTest.keyClick(clock, Qt.Key.Key_Up)
    assert time.isVisible()


def test_no_name_is_cut_off_where_the_screen_has_room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_gui.new_game.dialog.room_for", lambda _: QSize(1700, 1000))
    with shown_in("de"):
        dialog = NewGameDialog(NewGame(), board_speed=0)
        qtbot.addWidget(dialog)
        dialog.show()
        assert QTest.qWaitForWindowExposed(dialog)
        rows = dialog.findChild(QListWidget)
        names = [game_head(rules).name for rules in variants()]
        assert "Abgewandelte Altdeutsche Dame II" in names
        padding = 2 * (6 + 3)  # of a row by the style sheet, and of its text by Qt
        longest = max(rows.fontMetrics().horizontalAdvance(name) for name in names)
        assert longest + padding <= rows.viewport().width()
