"""What is about squares is said beside them; what is not is a toast; the move list stays where it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from harzdame_engine import Color, GameTree, Position
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.notices import card
from harzdame_gui.notices.card import Notice, Tone
from harzdame_gui.notices.floating import Bubble, Toast
from harzdame_gui.notices.slot import CardSlot
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.text.message import Message
from tests.gui.driver import Driver
from tests.gui.play.test_play import FORCED, put

Start = Callable[..., Driver]
INSIDE = "W:Wc3,e3,a1:Bc4,f3,g4,h8"
"""The man on e3 takes f3, and then g4 from g3."""
AMBIGUOUS = "W:WKg2:Bh3,e4,g7,c4,f2,d3,h8"
"""Several captures of the king end on h1."""


def bubble(driver: Driver) -> Bubble:
    return driver.window.findChild(Bubble)


def toast(driver: Driver) -> Toast:
    return driver.window.findChild(Toast)


def covered(driver: Driver) -> list[str]:
    """The squares that the bubble is about and covers, which there should be none of."""
    board, shown = driver.board, bubble(driver)
    side = round(board.square_side) - 2
    place = QRect(shown.mapTo(driver.window, QPoint()), shown.size())
    found = []
    for square in shown.squares:
        middle = board.mapTo(driver.window, board.square_center(square).toPoint())
        area = QRect(middle - QPoint(side // 2, side // 2), QSize(side, side))
        if area.intersects(place):
            found.append(square)
    assert driver.window.rect().contains(place)
    return found


def pass_time(card: Bubble | Toast) -> None:
    """Let the time to read be over, without waiting for it."""
    assert card._reading.isActive()
    card._reading.timeout.emit()


@pytest.mark.parametrize(
    ("flipped", "standing"), [(False, False), (True, False), (False, True), (True, True)]
)
def test_a_refusal_is_beside_its_squares_in_every_view(start: Start, flipped: bool, standing: bool) -> None:
    driver = start(black="human")
    driver.board.set_flipped(flipped)
    driver.board.set_standing(standing)
    for target in ("h8", "a8", "h1", "c3"):
        driver.drag("a1", target)
        assert bubble(driver).isVisible()
        assert target in bubble(driver).squares
        assert covered(driver) == []


def test_on_hexagons_and_after_a_turn_it_keeps_clear_as_well(start: Start) -> None:
    driver = start(black="human", game="hexdame")
    driver.drag("e1", "e9")
    assert covered(driver) == []
    driver.key(Qt.Key.Key_F)
    assert bubble(driver).isVisible()
    assert covered(driver) == []
    driver.window.resize(1300, 860)
    assert covered(driver) == []


def test_it_goes_at_the_next_press_by_itself_and_by_escape(start: Start) -> None:
    driver = start(black="human")
    for end in (
        lambda: driver.click("e4"),
        lambda: pass_time(bubble(driver)),
        lambda: driver.key(Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(bubble(driver), Qt.MouseButton.LeftButton, pos=QPoint(8, 8)),
    ):
        driver.drag("a1", "h8")
        assert bubble(driver).isVisible()
        end()
        assert not bubble(driver).isVisible()
        assert not bubble(driver)._tail.isVisible()
        assert driver.window.focusWidget() is driver.board


def test_longer_messages_are_given_more_time(start: Start) -> None:
    shown = toast(start())
    short, long = (Notice(Message("Saved." * number)) for number in (1, 20))
    assert shown.reading_time(long) > shown.reading_time(short) >= 3000


def test_a_duty_is_said_once_and_not_while_going_through_a_game(start: Start) -> None:
    driver = start()
    put(driver, FORCED)
    assert driver.card.startswith("You must capture.")
    assert covered(driver) == []
    driver.key(Qt.Key.Key_Escape)
    driver.session.stateChanged.emit()
    assert not bubble(driver).isVisible()
    driver.drag("c3", "c7")
    driver.key(Qt.Key.Key_Left)
    assert not bubble(driver).isVisible()


def test_the_duty_to_capture_points_at_the_piece_that_can(start: Start) -> None:
    driver = start()
    put(driver, "W:Wa1,d4:Bd5,h8")
    driver.drag("a1", "a2")
    assert driver.card.startswith("You must capture: this piece can.")
    assert bubble(driver).squares[0] == "d4"
    assert covered(driver) == []


def test_within_a_capture_the_next_landings_are_pointed_out(start: Start) -> None:
    driver = start()
    put(driver, INSIDE)
    driver.click("e3")
    driver.click("g3")
    driver.click("h3")
    assert driver.card == "The capture goes on: keep jumping with this piece."
    assert driver.board._highlights._marks.refused == {"g5"}
    driver.click("g5")
    assert driver.played == ["e3xg3xg5"]


def test_an_end_that_several_captures_share_is_explained_and_a_landing_decides(start: Start) -> None:
    driver = start()
    put(driver, AMBIGUOUS)
    driver.click("g2")
    driver.click("h1")
    assert driver.card.startswith("Several captures end on h1.")
    assert covered(driver) == []
    for _ in range(4):
        choice = driver.board._hands.play.gestures.choice
        if not choice:
            break
        driver.click(choice[0].squares[len(driver.board._hands.play.gestures.path)])
    assert len(driver.played) == 1
    assert driver.session.node.move.target == "h1"


def test_a_hint_gives_its_reason_and_show_me_plays_it(start: Start) -> None:
    driver = start(animation_speed="slow", hints_in_steps=False)
    put(driver, "W:Wd3,a1:Bh8,g8")
    driver.key(Qt.Key.Key_H)
    driver.qtbot.waitUntil(lambda: driver.card.startswith("Try "), timeout=20_000)
    assert "none of your pieces can be taken" in driver.card
    assert covered(driver) == []
    driver.press("Show me", bubble(driver))
    assert driver.board._ghosts.running


def test_a_declined_draw_does_not_hide_the_result_nor_does_anything_later(start: Start) -> None:
    driver = start()
    seats = {Color.WHITE: PERSON, Color.BLACK: PlayerSpec.engine(None, 0.05)}
    driver.session.begin(GameTree(Position.start()), seats)
    driver.session.drawAnswered.emit(False)
    assert driver.card.startswith("The computer plays on.")
    driver.window.commands.resign_now.trigger()
    assert driver.card.startswith("You lose You resigned.")
    driver.ctrl(Qt.Key.Key_C)
    result = driver.window.findChild(ResultCard)
    assert toast(driver).isVisible()
    assert result.isVisible()
    assert (
        not toast(driver)
        .geometry()
        .intersects(QRect(result.mapTo(toast(driver).parentWidget(), QPoint()), result.size()))
    )
    pass_time(toast(driver))
    assert driver.card.startswith("You lose You resigned.")


def test_good_news_passes_and_bad_news_waits(start: Start) -> None:
    driver = start()
    driver.ctrl(Qt.Key.Key_C)
    assert "copied" in driver.card
    pass_time(toast(driver))
    assert not toast(driver).isVisible()
    driver.app.workspace.notices.warn(Message("It failed."))
    assert not toast(driver)._reading.isActive()
    driver.press("All right", toast(driver))
    assert not toast(driver).isVisible()


def test_the_move_list_keeps_its_height_while_cards_come_and_go(start: Start) -> None:
    driver = start(black="human")
    moves, slot = driver.window.findChild(MoveList), driver.window.findChild(CardSlot)
    heights = []

    def look() -> None:
        driver.qtbot.wait(1)
        heights.append((moves.height(), slot.height()))

    driver.drag("f1", "g1")
    driver.drag("f5", "f4")
    look()
    driver.ctrl(Qt.Key.Key_C)
    look()
    driver.drag("a1", "h8")
    look()
    assert len(set(heights)) == 1
    driver.window.commands.resign_now.trigger()  # from now on remarks may be written
    assert driver.window.findChild(ResultCard).isVisible()
    look()
    assert heights[-1][1] >= heights[0][1]  # once, for the result and what comes next
    driver.key(Qt.Key.Key_Left)  # the remarks have their room from now on
    driver.qtbot.wait(50)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
        driver.key(key)
        look()
    assert len(set(heights[-2:])) == 1


def test_the_red_edge_is_explained_once(start: Start) -> None:
    driver = start(edges_explained=False)
    assert driver.card.startswith("The red edge is your goal.")
    assert covered(driver) == []
    driver.close()
    again = start()  # nobody has answered it
    assert again.card.startswith("The red edge is your goal.")
    again.click("f1")
    again.close()
    later = start()
    assert later.card.startswith("White to move.")


def test_a_game_that_comes_back_is_no_answer_to_what_the_red_edge_is(start: Start) -> None:
    driver = start()
    driver.drag("f1", "g1")
    driver.wait_for_reply()
    driver.app.services.settings.edges_explained.set(False)
    driver.close()
    again = start()
    assert len(again.played) == 2
    explained = again.app.services.settings.edges_explained
    assert not explained.value
    enter(again, "e2-f2")
    again.wait_for_reply()
    assert again.card.startswith("The red edge is your goal.")
    assert not explained.value
    enter(again, "d3-e3")
    assert explained.value


def enter(driver: Driver, move: str) -> None:
    """Type a move."""
    entry = driver.window.findChild(MoveEntry)
    entry.setFocus()
    QTest.keyClicks(entry, move)
    QTest.keyClick(entry, Qt.Key.Key_Return)


def test_it_is_announced_to_who_cannot_see_it(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start(black="human")
    told = []
    monkeypatch.setattr(card, "announce", lambda _widget, text: told.append(text))
    driver.drag("a1", "h8")
    driver.ctrl(Qt.Key.Key_C)
    assert told[0].startswith("There is already a piece on h8.")
    assert "copied" in told[-1]
    assert toast(driver).property("tone") == str(Tone.CALM)


def test_it_goes_with_the_board_that_it_is_about(start: Start) -> None:
    driver = start(black="human")
    driver.key(Qt.Key.Key_F)
    driver.session.new_game(NewGame("international"))
    driver.app.workspace.notices.point_out(Message("There.", ""), ["37"])
    assert bubble(driver).isVisible()
    driver.session.new_game(NewGame("harzdame"))  # whose board is turned
    assert not bubble(driver).isVisible()


def test_a_toast_over_the_moves_leaves_the_current_one_in_sight(start: Start) -> None:
    driver = start(black="human")
    driver.window.resize(1000, 700)
    for _ in range(40):
        driver.session.play(driver.session.position.legal_moves()[0])
    for key in (Qt.Key.Key_A, Qt.Key.Key_X):  # no room is left for cards
        driver.key(key)
    QTest.qWait(150)
    moves = driver.window.findChild(MoveList)
    driver.key(Qt.Key.Key_Left)
    driver.ctrl(Qt.Key.Key_C)
    place = moves.cell_rect(driver.session.node).translated(moves.mapTo(driver.window, QPoint()))
    shown = QRect(toast(driver).mapTo(driver.window, QPoint()), toast(driver).size())
    assert shown.intersects(QRect(moves.mapTo(driver.window, QPoint()), moves.size()))
    assert not shown.intersects(place)
