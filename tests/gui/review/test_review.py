"""A game is reviewed in the app, and the result is looked at by mouse and keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import GameTree, Position
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.review.annotating import TAG
from harzdame_engine.review.reviewer import ReviewEffort
from harzdame_engine.review.summary import summary_of
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QRadioButton

from harzdame_gui.controllers.review.game_review import EFFORTS
from harzdame_gui.controllers.settings.choices import Appearance, ReviewDepth
from harzdame_gui.files.file_dock import FileDock
from harzdame_gui.notices.floating import Toast
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.review.dialog import ReviewDialog
from harzdame_gui.review.graph import ScoreGraph
from harzdame_gui.review.panel import ReviewPanel
from harzdame_gui.review.text import reviewed_message
from harzdame_gui.review.turning_points import MomentBoard
from harzdame_gui.text.message import Message
from harzdame_gui.theme import current_theme
from tests.engine.review.games import TEXT
from tests.gui.driver import Driver

LEFT = Qt.MouseButton.LeftButton


def with_evaluations(plies: int = 100) -> str:
    """The game as if it had been reviewed, for that many plies: even until White's blunder."""
    head, _, moves = TEXT.rpartition("\n\n")
    words, ply = [], 0
    for word in moves.split():
        words.append(word)
        if "-" in word or "x" in word:
            ply += 1
            words[-1] += "??" if word == "b6-c6" else ""
            words += [f"{{[%eval {'-1.50' if ply > 6 else '0.10'}]}}"] * (ply <= plies)
    return f"{head}\n\n{{[%eval 0.10]}} {' '.join(words)}\n"


@pytest.fixture
def opened(start: Callable[..., Driver], tmp_path: Path) -> Callable[[str], Driver]:
    """Opens a game to be studied."""

    def open_game(text: str) -> Driver:
        file = tmp_path / "game.pdn"
        file.write_text(text, encoding="utf-8")
        driver = start(file, review_depth="quick")
        driver.qtbot.waitUntil(lambda: bool(driver.session.tree.root.children), timeout=20_000)
        return driver

    return open_game


def panel_of(driver: Driver) -> ReviewPanel:
    return driver.window.findChild(ReviewPanel)


def boards_of(driver: Driver) -> list[MomentBoard]:
    return [board for board in panel_of(driver).points.boards if board.isVisible()]


def graph_of(driver: Driver) -> ScoreGraph:
    return driver.window.findChild(ScoreGraph)


def test_one_command_reviews_the_game_and_one_undo_removes_it(opened: Callable[[str], Driver]) -> None:
    driver = opened(TEXT)
    assert not panel_of(driver).isVisible()
    driver.ctrl(Qt.Key.Key_R)
    dialog = driver.wait_for_dialog(ReviewDialog)
    chosen = [button for button in dialog.findChildren(QRadioButton) if button.isChecked()]
    assert [button.text() for button in chosen] == ["Quick: finds what a good player sees"]
    driver.press("Review")
    driver.qtbot.waitUntil(lambda: TAG in driver.session.tree.tags, timeout=60_000)
    assert driver.card.startswith("The game is reviewed. Accuracy: White")
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    blunder = driver.session.tree.mainline()[7]
    assert blunder.glyphs
    assert "d6xb6 wins one, two for one" in blunder.comment
    assert len(blunder.parent.children) == 2
    driver.ctrl(Qt.Key.Key_Z)
    assert TAG not in driver.session.tree.tags
    assert not blunder.glyphs
    driver.qtbot.waitUntil(lambda: not panel_of(driver).isVisible())


def test_the_times_are_measured_and_differ_for_short_games(opened: Callable[[str], Driver]) -> None:
    driver = opened(TEXT)
    driver.ctrl(Qt.Key.Key_R)
    dialog = driver.wait_for_dialog(ReviewDialog)
    buttons = dialog.findChildren(QRadioButton)
    driver.qtbot.waitUntil(lambda: all(button.accessibleDescription() for button in buttons), timeout=20_000)
    dialog.show_speed(1e6)
    said = [button.accessibleDescription() for button in buttons]
    assert said == ["less than a second", "about 4 seconds", "about 20 seconds"]
    dialog.show_speed(1e5)
    said = [button.accessibleDescription() for button in buttons]
    assert said == ["about 7 seconds", "about 40 seconds", "about 3 minutes"]
    driver.press("Cancel")


def test_a_review_can_be_stopped_on_its_card(opened: Callable[[str], Driver]) -> None:
    driver = opened(TEXT)
    driver.ctrl(Qt.Key.Key_R)
    dialog = driver.wait_for_dialog(ReviewDialog)
    QTest.mouseClick(dialog.findChildren(QRadioButton)[2], LEFT)
    driver.press("Review")
    cards = driver.window.findChildren(ProgressCard)
    driver.qtbot.waitUntil(lambda: any(card.isVisible() for card in cards))
    driver.press("Stop")
    driver.qtbot.waitUntil(lambda: not any(card.isVisible() for card in cards), timeout=20_000)
    assert driver.card.startswith("The review was stopped.")
    assert "Accuracy" not in driver.card, "too little is known for it"
    assert TAG not in driver.session.tree.tags


def test_a_list_that_lies_over_the_panel_makes_room_for_the_progress(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(TEXT)
    dock = driver.window.findChild(FileDock)
    driver.window.resize(1000, 700)
    dock.show()
    driver.qtbot.waitUntil(lambda: dock.card.is_over)
    driver.ctrl(Qt.Key.Key_R)
    driver.wait_for_dialog(ReviewDialog)
    assert dock.card.is_over, "it may still be cancelled"
    driver.press("Review")
    driver.qtbot.waitUntil(lambda: not dock.card.isVisible())
    driver.qtbot.waitUntil(lambda: TAG in driver.session.tree.tags, timeout=60_000)


def test_it_says_why_there_is_nothing_to_review(driver: Driver) -> None:
    driver.ctrl(Qt.Key.Key_R)
    assert driver.dialog is None
    assert driver.card.startswith("There is nothing to review yet.")
    driver.drag("e2", "e3")
    driver.wait_for_reply()
    driver.ctrl(Qt.Key.Key_R)
    assert driver.dialog is None
    assert driver.card.startswith("The game is not over.")


def test_a_game_that_was_reviewed_earlier_shows_it(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    assert boards_of(driver) == []  # the window is low
    driver.press("Turning points")
    boards = boards_of(driver)
    assert [board.text() for board in boards] == ["4. ??\nb6-c6"]
    QTest.mouseClick(boards[0], LEFT)
    assert str(driver.session.node.move) == "b6-c6"
    assert "4. b6-c6 ??" in graph_of(driver).accessibleDescription()
    driver.press("Turning points")
    assert boards_of(driver) == []
    assert driver.app.services.settings.turning_points.value


def test_the_boards_are_shown_in_a_high_window_and_make_room_in_a_low_one(
    opened: Callable[[str], Driver],
) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    driver.window.resize(1300, 900)
    driver.qtbot.waitUntil(lambda: len(boards_of(driver)) == 1)
    driver.window.resize(1000, 480)
    driver.qtbot.waitUntil(lambda: boards_of(driver) == [])
    driver.qtbot.waitUntil(lambda: not panel_of(driver).points.isVisible())
    driver.window.resize(1300, 900)
    driver.qtbot.waitUntil(lambda: len(boards_of(driver)) == 1)
    driver.press("Turning points")
    assert boards_of(driver) == []
    assert not driver.app.services.settings.turning_points.value


@pytest.mark.parametrize("size", [(1500, 950), (1300, 760), (1000, 620), (1000, 560)])
@pytest.mark.parametrize("text", ["Short.", "A sentence that goes on for several lines. " * 4])
def test_a_notice_hides_nothing_of_what_was_found(
    opened: Callable[[str], Driver], size: tuple[int, int], text: str
) -> None:
    driver = opened(with_evaluations())
    driver.window.resize(*size)
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    driver.app.workspace.notices.warn(Message("The game is reviewed.", text))
    QTest.qWait(50)
    toast, window = driver.window.findChild(Toast), driver.window
    assert toast.isVisible()
    place = QRect(toast.mapTo(window, QPoint()), toast.size())
    panel = panel_of(driver)
    for part in (panel.graph, panel._figures, panel.points):
        if part.isVisible():
            assert not place.intersects(QRect(part.mapTo(window, QPoint()), part.size())), part


def test_a_click_into_the_graph_goes_to_the_move(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    graph = graph_of(driver)
    for number in (3, 11, 0):
        place = QPoint(round(graph.place(number).x()), 5)
        QTest.mouseMove(graph, place)
        QTest.mouseClick(graph, LEFT, pos=place)
        assert driver.session.node.ply == number
    assert graph.place(6).y() < graph.place(8).y()  # what is good for White is up


def test_keys_go_through_the_graph_and_from_mistake_to_mistake(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    graph = graph_of(driver)
    graph.setFocus()
    for key, ply in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_PageDown, 7),
        (Qt.Key.Key_PageDown, 7),
        (Qt.Key.Key_End, 11),
        (Qt.Key.Key_PageUp, 7),
        (Qt.Key.Key_Left, 6),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
    ):
        driver.key(key)
        assert driver.session.node.ply == ply
    assert graph.hasFocus()


def test_a_variation_is_marked_where_it_branches_off(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    driver.session.go_to(driver.session.tree.mainline()[3])
    assert "3. d2-d3" not in graph_of(driver).accessibleDescription()
    move = next(move for move in driver.session.position.legal_moves() if str(move) != "c8-b8")
    driver.session.play(move)
    assert "2. a6-b6" in graph_of(driver).accessibleDescription()


def test_what_was_not_looked_at_is_neither_sides(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations(plies=5))
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    graph = graph_of(driver)
    picture = graph.grab().toImage()

    def colour(ply: float, share: float) -> str:
        """That of a place between two moves, so many of the height above the bottom."""
        x = (graph.place(0).x() * (11 - ply) + graph.place(11).x() * ply) / 11
        place = QPointF(x, graph.height() * (1 - share)) * picture.devicePixelRatio()
        return picture.pixelColor(place.toPoint()).name()

    theme = current_theme()
    black, white = theme.color("advantage_black").name(), theme.color("advantage_white").name()
    neither = theme.color("raised").name()
    for ply in (2.5, 4.5):
        assert (colour(ply, 0.85), colour(ply, 0.15)) == (black, white)
    for ply in (5.5, 10.5):
        assert (colour(ply, 0.85), colour(ply, 0.15)) == (neither, neither)


def test_it_is_painted_light_and_dark(opened: Callable[[str], Driver]) -> None:
    driver = opened(with_evaluations())
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    light = panel_of(driver).grab().toImage()
    driver.app.services.settings.appearance.set(Appearance.DARK)
    driver.qtbot.waitUntil(lambda: panel_of(driver).grab().toImage() != light)


def test_another_language_lets_a_review_go_on(opened: Callable[[str], Driver]) -> None:
    driver = opened(TEXT)
    driver.ctrl(Qt.Key.Key_R)
    driver.wait_for_dialog(ReviewDialog)
    driver.press("Review")
    driver.speak("de")
    driver.qtbot.waitUntil(lambda: TAG in driver.session.tree.tags, timeout=60_000)
    driver.qtbot.waitUntil(panel_of(driver).isVisible)
    assert not any(card.isVisible() for card in driver.window.findChildren(ProgressCard))


def test_a_crash_within_a_review_keeps_what_was_found(
    opened: Callable[[str], Driver], start: Callable[..., Driver], monkeypatch: pytest.MonkeyPatch
) -> None:
    # on a machine with nothing else to do a thorough review is over before anything is kept
    monkeypatch.setitem(EFFORTS, ReviewDepth.THOROUGH, ReviewEffort(8_000_000))
    driver = opened(TEXT)
    driver.ctrl(Qt.Key.Key_R)
    dialog = driver.wait_for_dialog(ReviewDialog)
    QTest.mouseClick(dialog.findChildren(QRadioButton)[2], LEFT)
    driver.press("Review")

    def kept() -> int:
        journals = list(driver.folder.glob("unfinished-*.json"))
        values = json.loads(journals[0].read_bytes()) if journals else {}
        return len(values.get("review", {}).get("answers", ()))

    driver.qtbot.waitUntil(lambda: kept() >= 2, timeout=60_000)
    driver.crash()
    again = start(review_depth="thorough")
    line = again.session.tree.mainline
    again.qtbot.waitUntil(lambda: sum(node.evaluation is not None for node in line()) >= 2, timeout=20_000)
    assert TAG not in again.session.tree.tags
    review = again.app.late.review
    shares = []
    review.progressed.connect(shares.append)
    again.ctrl(Qt.Key.Key_R)
    again.wait_for_dialog(ReviewDialog)
    again.press("Review")
    again.qtbot.waitUntil(lambda: any(shares), timeout=20_000)
    assert next(filter(None, shares)) >= 2 / 12  # what was found counts from the first moment
    again.press("Stop")
    again.qtbot.waitUntil(lambda: not review.running, timeout=20_000)


def test_a_review_that_found_nothing_says_so(driver: Driver) -> None:
    tree = GameTree(Position.start())
    node = tree.add(tree.root, tree.root.position.legal_moves()[0])
    tree.root.evaluation = node.evaluation = Evaluation(0.0)
    learn = next(each for each in driver.window.actions() if each.text() == "Learn from the mistakes…")
    assert not learn.isEnabled()
    driver.session.load(tree)
    panel = panel_of(driver)
    driver.qtbot.waitUntil(learn.isEnabled)
    assert panel._learn.isHidden()
    driver.key(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert "There is no mistake to learn from." in driver.card
    assert panel._heading.text() == "Too little was at stake for an accuracy."
    assert not any(row.accuracy.isVisible() or row.stone.isVisible() for row in panel._sides.values())
    message = reviewed_message(summary_of(tree))
    assert message.text == "Too little was at stake for an accuracy. Undo removes it all."
