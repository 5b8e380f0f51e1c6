"""Two games compared in a window: rows at once, positions as they are found, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from harzdame_engine import Position, variant, variants
from harzdame_engine.comparison.facts import Topic, differing
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from harzdame_gui.comparison.board_picture import BoardPicture
from harzdame_gui.comparison.row import ComparisonRow
from harzdame_gui.comparison.window import ComparisonWindow
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from harzdame_gui.new_game.dialog import NewGameDialog
from harzdame_gui.text.topics import topic_sentence, topic_title
from harzdame_gui.theme import DARK_THEME
from harzdame_gui.widgets.buttons import ActionButton
from tests.gui.driver import Driver
from tests.gui.languages import language  # noqa: F401
from tests.gui.looks import take_theme

Start = Callable[..., Driver]


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    jobs = Jobs()
    yield jobs
    jobs.shut_down()


@pytest.fixture
def window(jobs: Jobs, tmp_path: Path, qtbot: QtBot) -> Iterator[ComparisonWindow]:
    settings = Settings(tmp_path / "settings.json", jobs)
    window = ComparisonWindow(settings, jobs)
    qtbot.addWidget(window)
    yield window
    window.close()
    settings.flush()


def compare(window: ComparisonWindow, qtbot: QtBot, one: str, other: str = "") -> None:
    """Compare two games until every position is found."""
    window.show_games(one, other)
    assert QTest.qWaitForWindowActive(window)
    until_found(window, qtbot)


def until_found(window: ComparisonWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.searching, timeout=60_000)
    qtbot.waitUntil(lambda: not any(row.waiting for row in window.rows))


def shown(window: ComparisonWindow) -> list[ComparisonRow]:
    return [row for row in window.rows if row.isVisible()]


def row_of(window: ComparisonWindow, topic: Topic) -> ComparisonRow:
    return next(row for row in window.rows if row.topic is topic)


def texts(row: ComparisonRow) -> list[str]:
    return [label.text() for label in row.findChildren(QLabel) if label.isVisible()]


def test_different_rows_have_both_sentences_and_a_position(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "turkish", "greek-3")
    [row] = shown(window)
    one, other = variant("turkish"), variant("greek-3")
    [example] = row.examples
    assert texts(row) == [
        "Which capture",
        topic_sentence(Topic.CHOICE, one),
        topic_sentence(Topic.CHOICE, other),
        ", ".join(map(str, example.moves[0])),
        ", ".join(map(str, example.moves[1])),
    ]
    assert len(row.findChildren(BoardPicture)) == 2
    for game, moves in zip(("turkish", "greek-3"), example.moves, strict=True):
        there = Position.from_fen(example.position.fen, game)
        assert set(there.legal_moves()) == set(moves)
    assert window.windowTitle() == "Turkish draughts and Greek III – Comparison"


def test_rows_are_there_before_any_position_is_found(window: ComparisonWindow, qtbot: QtBot) -> None:
    window.show_games("harzdame", "turkish")
    assert window.searching
    row = row_of(window, Topic.MAN_STEP)
    assert "Looking for a position that shows it …" in texts(row)
    assert topic_sentence(Topic.MAN_STEP, variant("harzdame")) in texts(row)
    until_found(window, qtbot)
    assert row.examples
    assert "Looking for a position that shows it …" not in texts(row)


def test_what_is_the_same_is_shown_when_asked_for(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "turkish", "greek-3")
    [box] = window.findChildren(QCheckBox)
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))
    assert [row.topic for row in shown(window)] == list(Topic)
    same = row_of(window, Topic.MAN_STEP)
    assert texts(same) == ["How men step", topic_sentence(Topic.MAN_STEP, variant("turkish"))]
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(10, box.height() // 2))
    assert [row.topic for row in shown(window)] == [Topic.CHOICE]


def test_games_are_chosen_and_exchanged(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "turkish", "greek-3")
    before = row_of(window, Topic.CHOICE).examples[0]
    exchange = next(
        button for button in window.findChildren(ActionButton) if button.toolTip().startswith("Have")
    )
    QTest.mouseClick(exchange, Qt.MouseButton.LeftButton)
    assert [rules.id for rules in window.games] == ["greek-3", "turkish"]
    until_found(window, qtbot)
    after = row_of(window, Topic.CHOICE).examples[0]
    assert after.base.id == "greek-3"
    assert before.base.id == "turkish"
    second = window.findChildren(QComboBox)[1]
    assert second.accessibleName() == "Second game"
    second.setFocus()
    QTest.keyClicks(second, "Bahrain")
    assert [rules.id for rules in window.games] == ["greek-3", "bahrain"]
    until_found(window, qtbot)
    assert [row.topic for row in shown(window)] == [Topic.CHOICE, Topic.THREATS]


def test_a_game_alone_is_compared_with_its_nearest(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "turkthic-2")
    assert [rules.id for rules in window.games] == ["turkthic-2", "turkthic"]
    window.show_games("turkthic", "turkthic")
    assert "The rules are the same." in [label.text() for label in window.findChildren(QLabel)]
    assert not shown(window)


def test_arrow_keys_walk_through_rows_which_say_all_of_themselves(
    window: ComparisonWindow, qtbot: QtBot
) -> None:
    window.resize(560, 360)
    compare(window, qtbot, "gothic", "turkthic")
    rows = shown(window)
    window.findChildren(QCheckBox)[0].setFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert window.focusWidget() is rows[0]
    visited = [rows[0]]
    for _ in range(60):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Down)
        if window.focusWidget() is not visited[-1]:
            visited.append(window.focusWidget())
            assert not visited[-1].visibleRegion().isEmpty()
    assert visited == rows
    for _ in range(60):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.focusWidget() is rows[0]
    steps = row_of(window, Topic.MAN_STEP)
    [example] = steps.examples
    for part in (
        topic_title(Topic.MAN_STEP),
        topic_sentence(Topic.MAN_STEP, variant("gothic")),
        topic_sentence(Topic.MAN_STEP, variant("turkthic")),
        "White: man ",
        ", ".join(map(str, example.moves[1])),
    ):
        assert part in steps.accessibleName()


def test_on_boards_too_unlike_words_must_do(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "harzdame", "hexdame")
    for topic in (Topic.MAN_STEP, Topic.KING_STEP):
        row = row_of(window, topic)
        assert row.isVisible()
        assert len(texts(row)) == 3
        assert not row.findChildren(BoardPicture)
    assert len(row_of(window, Topic.START).findChildren(BoardPicture)) == 2


def test_it_is_said_by_whose_rules_everything_else_is(window: ComparisonWindow, qtbot: QtBot) -> None:
    compare(window, qtbot, "russian", "international")
    row = row_of(window, Topic.CHOICE)
    assert "In all else by the rules of Russian draughts." in texts(row)
    assert "In all else by the rules of Russian draughts." in row.accessibleName()


def test_another_look_and_other_games_meanwhile(window: ComparisonWindow, qtbot: QtBot) -> None:
    window.show_games("harzdame", "turkish")
    take_theme(window, DARK_THEME)
    window.show_games("turkish", "bahrain")
    until_found(window, qtbot)
    assert [row.topic for row in shown(window)] == [Topic.THREATS]
    assert len(shown(window)[0].examples) == 1


def test_closing_ends_the_search(window: ComparisonWindow, jobs: Jobs, qtbot: QtBot) -> None:
    window.show_games("harzdame", "turkish")
    [search] = jobs.under_way
    with qtbot.waitSignal(search.ended):
        QTest.keyClick(window, Qt.Key.Key_Escape)
        assert search.cancelled
    assert not window.isVisible()
    assert not window.searching
    assert not jobs.under_way


@pytest.mark.usefixtures("language")
def test_what_differs_reads_differently_and_what_is_the_same_does_not() -> None:
    told = {(rules.id, topic): topic_sentence(topic, rules) for rules in variants() for topic in Topic}
    assert all(told.values())
    assert not [text for text in told.values() if "{" in text or "%" in text]
    wrong = [
        (one.id, other.id, topic)
        for one, other in combinations(variants(), 2)
        for topic in Topic
        if bool(differing(one, other, topic)) == (told[one.id, topic] == told[other.id, topic])
    ]
    assert not wrong


def test_every_game_has_rows_with_the_one_after_it(qtbot: QtBot) -> None:
    for one, other in pairwise(variants()):
        rows = [ComparisonRow(topic, one, other) for topic in Topic]
        assert all(row.accessibleName().startswith(f"{topic_title(row.topic)}. ") for row in rows)


def test_the_ways_to_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_gui.new_game.dialog.room_for", lambda _window: QSize(1000, 700))
    driver = start(game="harzdame", black="human")
    driver.key(Qt.Key.Key_F1)
    rules = driver.app.workspace.windows.rules
    assert rules is not None
    assert QTest.qWaitForWindowActive(rules)
    rules.show_rules("croda")
    driver.press("Compare", rules)
    comparison = driver.app.workspace.windows.comparison
    assert comparison is not None
    assert [game.id for game in comparison.games] == ["croda", "harzdame"]
    comparison.close()
    driver.window.commands.compare_games.trigger()
    assert comparison.isVisible()
    assert comparison.games[0].id == "harzdame"
    comparison.close()
    driver.ctrl(Qt.Key.Key_G)
    dialog = driver.wait_for_dialog(NewGameDialog)
    QTest.keyClicks(dialog.focusWidget(), "bahrain")
    driver.press("Compare")
    assert comparison.isVisible()
    assert [game.id for game in comparison.games] == ["bahrain", "harzdame"]
    dialog.close()
    driver.window.close()
    assert not comparison.isVisible()
