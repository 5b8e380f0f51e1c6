"""Every kind of board under a real mouse, whatever way it is turned."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, Piece, Position, Square
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView, can_stand
from tests.gui.board.conftest import Heard, Mouse

STEPS = {
    "international": ("32", "28"),
    "hexdame": ("e4", "e5"),
    "dameo": ("a1", "d4"),
    "russian": ("c3", "d4"),
}
CAPTURES = {
    "international": ("W:W38,46:B33,23,13,32,22", ("38", "29", "18", "27", "38")),
    "hexdame": ("W:We3,a1:Be4,f5,g4", ("e3", "e5", "g5", "g3")),
    "turkish": ("W:WKd4:Bd6,Kf8,h7,f6,d3", ("d4", "d8", "h8", "h6", "d6", "d2")),
}
TURNS = [(False, False), (True, False), (False, True), (True, True)]


@pytest.fixture(params=TURNS, ids=str)
def turned(view: BoardView, request: pytest.FixtureRequest) -> BoardView:
    flipped, standing = request.param
    view.set_flipped(flipped)
    view.set_standing(standing)
    return view


def light_square(view: BoardView) -> QPoint:
    """A point on the cell right of 46, which is never played on."""
    assert view._board_scene is not None
    layout = view._board_scene.layout
    return layout.transform.map(layout.cells.middle("46") + QPointF(1, 0)).toPoint()


@pytest.mark.parametrize("game", STEPS)
class TestSteps:
    def test_click_and_click(self, turned: BoardView, mouse: Mouse, heard: Heard, game: str) -> None:
        turned.set_position(Position.start(game))
        mouse.click(*STEPS[game])
        assert heard.paths == [STEPS[game]]

    def test_drag_and_drop(self, turned: BoardView, mouse: Mouse, heard: Heard, game: str) -> None:
        turned.set_position(Position.start(game))
        mouse.drag(*STEPS[game])
        assert heard.paths == [STEPS[game]]

    def test_every_square_is_in_sight_and_hit_where_it_is_drawn(
        self, turned: BoardView, mouse: Mouse, game: str
    ) -> None:
        position = Position.start(game)
        turned.set_position(position)
        clicked: list[Square] = []
        turned.squareClicked.connect(lambda square, _: clicked.append(square))
        turned.set_editing(True)
        turned.set_pieces({})
        for square in position.rules.board.names:
            assert turned.viewport().rect().contains(mouse.point(square))
            mouse.click(square)
        assert clicked == list(position.rules.board.names)


@pytest.mark.parametrize("game", CAPTURES)
def test_a_capture_jump_by_jump(turned: BoardView, mouse: Mouse, heard: Heard, game: str) -> None:
    fen, path = CAPTURES[game]
    turned.set_position(Position.from_fen(fen, game))
    mouse.click(*path)
    assert heard.paths == [path]
    assert heard.refused == []


class TestChequers:
    @pytest.fixture(autouse=True)
    def international(self, view: BoardView) -> None:
        view.set_position(Position.start("international"))

    def test_light_squares_are_no_target_and_no_refusal(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        mouse.click("32", light_square(view))
        mouse.drag("32", light_square(view))
        mouse.click("28")
        assert heard == Heard()

    def test_setting_up_a_piece_dropped_on_a_light_square_goes_home(
        self, view: BoardView, mouse: Mouse
    ) -> None:
        told: list[object] = []
        view.pieceRemoved.connect(told.append)
        view.pieceMoved.connect(lambda *what: told.append(what))
        view.squareClicked.connect(lambda *what: told.append(what))
        view.set_editing(True)
        view.set_pieces({"32": Piece(Color.WHITE)})
        mouse.drag("32", light_square(view))
        mouse.click(light_square(view))
        assert told == []
        mouse.drag("32", QPoint(1, 240), QPoint(-5, 240))
        assert told == ["32"]

    def test_numbers_can_be_hidden(self, view: BoardView) -> None:
        shown = view.grab().toImage()
        view.set_coordinates(False)
        assert view.grab().toImage() != shown
        view.set_coordinates(True)
        assert view.grab().toImage() == shown


class TestStanding:
    def test_hexagons_do_not_stand_and_square_boards_do_again(self, view: BoardView) -> None:
        assert view.can_stand
        view.set_standing(True)
        view.set_position(Position.start("hexdame"))
        assert not view.can_stand
        assert not view.orientation.standing
        assert view.square_center("e9").x() == pytest.approx(view.square_center("e1").x(), abs=0.6)
        view.set_position(Position.start("international"))
        assert view.orientation.standing
        assert view.square_center("46").x() == pytest.approx(view.square_center("5").x(), abs=0.6)

    def test_asked_to_stand_hexagons_neither_turn_nor_drop_a_piece(
        self, view: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        view.set_position(Position.start("hexdame"))
        mouse.click("e4")
        view.set_standing(True)
        mouse.click("e5")
        assert heard.paths == [("e4", "e5")]
        view.set_flipped(not view.orientation.flipped)
        assert view.square_center("e1").y() < view.square_center("e9").y()

    def test_boards_say_whether_they_can(self) -> None:
        boards = {game: Position.start(game).rules.board for game in ("dameo", "international", "hexdame")}
        assert {game: can_stand(board) for game, board in boards.items()} == {
            "dameo": True,
            "international": True,
            "hexdame": False,
        }


def test_coordinates_leave_more_room_when_they_go(view: BoardView) -> None:
    before = view.square_center("h8") - view.square_center("a1")
    view.set_coordinates(False)
    after = view.square_center("h8") - view.square_center("a1")
    assert after.x() > before.x()


@pytest.mark.parametrize("game", ["international", "hexdame"])
def test_a_turn_arrives(qtbot: QtBot, game: str) -> None:
    board = BoardView()
    qtbot.addWidget(board)
    board.resize(420, 420)
    with qtbot.waitExposed(board):
        board.show()
    board.set_position(Position.start(game))
    names = board._position.rules.board.names if board._position else ()
    where = {square: board.square_center(square) for square in names}
    board.set_animation_speed(4)
    board.set_flipped(not board.orientation.flipped)
    first, last = names[0], names[-1]
    qtbot.waitUntil(
        lambda: (
            board.square_center(first).y() > board.square_center(last).y() + 100
            or board.square_center(first).y() + 100 < board.square_center(last).y()
        ),
        timeout=20_000,
    )
    qtbot.waitUntil(
        lambda: all(
            (board.square_center(s) + where[s] - board.square_center(o) - where[o]).manhattanLength() < 2
            for s, o in ((first, last),)
        ),
        timeout=20_000,
    )


def test_a_board_tells_when_it_is_seen_from_the_other_side_and_shows_it_by_then(qtbot: QtBot) -> None:
    board = BoardView()
    qtbot.addWidget(board)
    told: list[tuple[bool, bool]] = []
    board.flipped.connect(lambda flipped: told.append((flipped, board.orientation.flipped)))
    for flipped in (False, True, True, False):
        board.set_flipped(flipped)
    assert told == [(True, True), (False, False)]
