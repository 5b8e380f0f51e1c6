"""Moves are seen as they happen, and never in anyone's way."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from harzdame_engine import Move, Piece, Position
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from harzdame_gui.board import BoardView
from harzdame_gui.board.scene import BoardScene
from tests.gui.board.conftest import CHAIN, Heard, Mouse, frames, only_move

PROMOTION = "W:Wg2,a1:Bg3,a8"
TAKEN = ("d6", "f8", "h7", "f6")
"""By `TestInstantRemoval`, in this order."""


@dataclass(frozen=True)
class Step:
    before: Position
    after: Position
    move: Move | None
    forward: bool = True


def played(fen: str) -> Step:
    before = Position.from_fen(fen)
    move = only_move(before)
    return Step(before, before.play(move), move)


def scene(view: BoardView) -> BoardScene:
    assert view._board_scene is not None
    return view._board_scene


def opacity(view: BoardView, square: str) -> float:
    item = scene(view).item_at(square)
    return item.opacity() if item is not None else 0.0


@pytest.fixture
def slow(view: BoardView) -> BoardView:
    """Animations fifty times slower than designed: none ends by itself within a test."""
    view.set_animation_speed(0.02)
    return view


def show(view: BoardView, step: Step) -> None:
    view.set_position(step.before)
    view.set_position(step.after, step)


class TestForward:
    def test_it_starts_with_the_position_before(self, slow: BoardView) -> None:
        step = played(CHAIN)
        show(slow, step)
        assert scene(slow).pieces() == step.before.pieces

    def test_it_ends_with_the_position_after(self, view: BoardView, qtbot: QtBot) -> None:
        step = played(CHAIN)
        view.set_animation_speed(8)
        show(view, step)
        qtbot.waitUntil(lambda: scene(view).pieces() == step.after.pieces, timeout=20_000)

    def test_the_piece_visits_every_landing_before_the_taken_fade(
        self, view: BoardView, mouse: Mouse
    ) -> None:
        step = played(CHAIN)
        view.set_animation_speed(1)
        show(view, step)
        corners = {square: mouse.point(square) for square in ("c5", "e5", "e7")}
        visited = set()
        for _ in frames(view._moves):
            mover = scene(view).item_at("c3")
            if mover is None:
                break
            place = mover.pos().toPoint()
            visited |= {s for s, point in corners.items() if (point - place).manhattanLength() < 12}
            if place != corners["e7"]:
                assert opacity(view, "c4") > 0.3
        assert visited == {"c5", "e5", "e7"}

    def test_a_promoted_man_is_a_king_at_the_end(self, view: BoardView) -> None:
        before = Position.from_fen("W:Wg3,a1:Ba8,b8")
        move = before.parse_move("g3-h3")
        assert move.promotes
        step = Step(before, before.play(move), move)
        view.set_animation_speed(0.02)
        show(view, step)
        assert scene(view).pieces()["g3"].king is False
        view.set_position(step.after)
        assert scene(view).pieces()["h3"].king is True

    def test_speed_nought_shows_the_end_at_once(self, view: BoardView) -> None:
        step = played(CHAIN)
        show(view, step)
        assert scene(view).pieces() == step.after.pieces

    def test_without_a_move_nothing_is_animated(self, slow: BoardView) -> None:
        start, other = Position.start(), Position.from_fen(CHAIN)
        slow.set_position(start)
        slow.set_position(other, Step(start, other, None))
        assert scene(slow).pieces() == other.pieces


class TestBack:
    def test_the_piece_returns_and_the_taken_come_back(self, slow: BoardView, mouse: Mouse) -> None:
        step = played(CHAIN)
        slow.set_position(step.after)
        slow.set_position(step.before, Step(step.after, step.before, step.move, forward=False))
        item = scene(slow).item_at("c3")
        assert item is not None
        assert item.pos().toPoint() == mouse.point("e7")
        assert opacity(slow, "c4") < 0.5
        mouse.click("g2")
        assert item.pos().toPoint() == mouse.point("c3")
        assert opacity(slow, "c4") == 1

    def test_it_ends_by_itself(self, view: BoardView, qtbot: QtBot) -> None:
        step = played(CHAIN)
        view.set_animation_speed(1)
        view.set_position(step.after)
        view.set_position(step.before, Step(step.after, step.before, step.move, forward=False))
        qtbot.waitUntil(lambda: opacity(view, "c4") == 1, timeout=20_000)
        assert scene(view).pieces() == step.before.pieces


class TestInterrupted:
    @pytest.mark.parametrize("by", ["press", "position", "flip", "resize"])
    def test_anything_finishes_it_at_once(self, slow: BoardView, mouse: Mouse, by: str) -> None:
        step = played(CHAIN)
        show(slow, step)
        if by == "press":
            mouse.click("a8")
        elif by == "position":
            slow.set_position(step.after)
        elif by == "flip":
            slow.set_flipped(not slow.orientation.flipped)
        else:
            slow.resize(500, 500)
        assert scene(slow).pieces() == step.after.pieces

    def test_a_press_that_finishes_it_also_counts(self, slow: BoardView, mouse: Mouse, heard: Heard) -> None:
        start = Position.start()
        move = start.parse_move("d3-d4")
        show(slow, Step(start, start.play(move), move))
        QTest.mousePress(
            slow.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, mouse.point("h3")
        )
        mouse.move("g3")
        mouse.release("g3")
        assert heard.paths == [("h3", "g3")]


class TestByHand:
    """Landings that the input has shown are not shown again."""

    @pytest.fixture
    def answering(self, slow: BoardView) -> BoardView:
        """A board whose owner plays every move at once, as the game does."""

        def play(move: Move) -> None:
            before = slow._position
            assert before is not None
            after = before.play(move)
            slow.set_position(after, Step(before, after, move))

        slow.moveChosen.connect(play)
        slow.set_position(Position.from_fen(CHAIN))
        return slow

    def place(self, view: BoardView) -> tuple[int, int]:
        item = scene(view).item_at("c3")
        assert item is not None
        return item.pos().toPoint().toTuple()

    def test_a_dropped_piece_stays_where_it_was_dropped(self, answering: BoardView, mouse: Mouse) -> None:
        mouse.drag("c3", "e7")
        assert self.place(answering) == mouse.point("e7").toTuple()

    def test_clicked_landings_are_not_visited_again(self, answering: BoardView, mouse: Mouse) -> None:
        answering.set_animation_speed(0)
        mouse.click("c3", "c5", "e5")
        answering.set_animation_speed(0.02)
        mouse.click("e7")
        x, y = self.place(answering)
        assert (x, y) == mouse.point("e5").toTuple()

    def test_a_way_that_the_game_knows_otherwise_is_shown_as_the_hand_showed_it(
        self, slow: BoardView, mouse: Mouse
    ) -> None:
        longer = Position.from_fen("W:WKb2:Bc2,f2,h8")  # over c2 to d2 or e2
        near = next(move for move in longer.legal_moves() if move.target == "h2")
        slow.set_position(longer)
        slow.moveChosen.connect(
            lambda move: slow.set_position(longer.play(near), Step(longer, longer.play(near), near))
        )
        mouse.click("b2", "e2", "h2")
        mover = scene(slow).item_at("b2")
        assert mover is not None
        assert near.squares == ("b2", "d2", "h2")
        assert mover.pos().toPoint() == mouse.point("e2")

    def test_a_clicked_end_is_walked_to_from_the_start(self, answering: BoardView, mouse: Mouse) -> None:
        mouse.click("c3", "e7")
        assert self.place(answering) == mouse.point("c3").toTuple()

    def test_the_release_after_the_last_click_disturbs_nothing(
        self, answering: BoardView, mouse: Mouse, qtbot: QtBot
    ) -> None:
        mouse.click("c3")
        mouse.press("e7")
        answering.set_animation_speed(1)  # a piece put back would now glide at once
        mouse.release("e7")
        qtbot.wait(60)
        assert not answering._hands.play._settling.running
        answering.set_position(Position.start())

    def test_the_end_is_the_position_after(self, answering: BoardView, mouse: Mouse) -> None:
        answering.set_animation_speed(0)
        mouse.drag("c3", "e7")
        assert scene(answering).pieces()["e7"] == Piece(scene(answering).pieces()["a1"].color)
        assert "c4" not in scene(answering).pieces()


class TestTurning:
    def test_the_board_turns_and_arrives(self, view: BoardView, mouse: Mouse, qtbot: QtBot) -> None:
        upright = mouse.point("a1")
        view.set_animation_speed(4)
        view.set_flipped(not view.orientation.flipped)
        assert view.orientation.flipped
        qtbot.waitUntil(lambda: mouse.point("h8") == upright, timeout=20_000)

    def test_a_press_during_the_turn_hits_the_board_as_it_will_lie(
        self, slow: BoardView, mouse: Mouse, heard: Heard
    ) -> None:
        where_d3_was = mouse.point("d3")
        slow.set_flipped(not slow.orientation.flipped)
        QTest.mouseClick(
            slow.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where_d3_was
        )
        assert (mouse.point("e6") - where_d3_was).manhattanLength() < 30
        mouse.click("d3", "d4")
        assert heard.paths == [("d3", "d4")]


class TestInstantRemoval:
    FEN = "W:WKd4,a1:Bd6,Kf8,h7,f6"

    def step(self) -> Step:
        before = Position.from_fen(self.FEN, "turkish")
        move = before.parse_move("d4xa6")
        return Step(before, before.play(move), move)

    def test_each_piece_leaves_as_it_is_jumped(self, view: BoardView, mouse: Mouse) -> None:
        step = self.step()
        view.set_animation_speed(1)
        show(view, step)
        gone_at = {}
        places = {square: mouse.point(square) for square in ("d8", "h8", "h6")}
        for _ in frames(view._moves):
            mover = scene(view).item_at("d4")
            if mover is None:
                break
            for square, point in places.items():
                if (mover.pos().toPoint() - point).manhattanLength() < 8 and square not in gone_at:
                    gone_at[square] = [opacity(view, taken) < 0.3 for taken in TAKEN]
        assert gone_at == {
            "d8": [True, False, False, False],
            "h8": [True, True, False, False],
            "h6": [True, True, True, False],
        }

    def test_dropped_at_the_end_they_all_fade(self, slow: BoardView, mouse: Mouse) -> None:
        step = self.step()
        slow.set_position(step.before)
        slow.moveChosen.connect(lambda _: slow.set_position(step.after, step))
        mouse.drag("d4", "a6")
        seen = {tuple(opacity(slow, taken) for taken in TAKEN)}
        assert seen == {(1, 1, 1, 1)}
        for _ in frames(slow._moves):
            if scene(slow).item_at("d6") is not None:
                seen.add(tuple(opacity(slow, taken) for taken in TAKEN))
        assert len(seen) > 2
        assert all(len(set(opacities)) == 1 for opacities in seen)
        assert scene(slow).pieces() == step.after.pieces

    def test_taken_back_they_return(self, view: BoardView, mouse: Mouse) -> None:
        step = self.step()
        view.set_animation_speed(0.02)
        view.set_position(step.after)
        view.set_position(step.before, Step(step.after, step.before, step.move, forward=False))
        view._moves.finish()
        assert scene(view).pieces() == step.before.pieces
        assert opacity(view, "d6") == 1


class TestCrownedOnTheWay:
    def test_the_king_is_seen_from_its_landing_on(self, view: BoardView, mouse: Mouse) -> None:
        before = Position.from_fen("W:Wd6,a1:Bd7,c8,a7,e6", "adigha")
        move = before.parse_move("d6xh6")
        view.set_animation_speed(1)
        show(view, Step(before, before.play(move), move))
        seen = []
        for _ in frames(view._moves):
            mover = scene(view).item_at("d6")
            if mover is None:
                break
            seen.append((mover.pos().y() <= mouse.point("d8").y() + 0.01, mover.appearance.king))
        first = next(number for number, (_, king) in enumerate(seen) if king)
        assert seen[first][0]
        assert all(king for _, king in seen[first:])
        assert len(seen) - first > first

    def test_a_man_crowned_by_hand_goes_on_from_there(
        self, view: BoardView, mouse: Mouse, qtbot: QtBot
    ) -> None:
        before = Position.from_fen("W:Wd6,a1:Bd7,c8,a7,e6", "adigha")
        view.set_position(before)

        def play(move: Move) -> None:
            view.set_position(before.play(move), Step(before, before.play(move), move))

        view.moveChosen.connect(play)
        mouse.click("d6", "d8", "a8", "a6")
        view.set_animation_speed(0.02)
        mouse.click("h6")
        mover = scene(view).item_at("d6")
        assert mover is not None
        assert mover.appearance.king
        assert mover.pos().toPoint() == mouse.point("a6")


def test_a_line_leap_is_one_step(slow: BoardView, mouse: Mouse) -> None:
    before = Position.start("dameo")
    move = before.parse_move("a1-d4")
    show(slow, Step(before, before.play(move), move))
    assert scene(slow).pieces() == before.pieces
    assert all(opacity(slow, square) == 1 for square in before.pieces)
