"""Presses and releases mean what a player means; judged on real positions, without a screen."""

from __future__ import annotations

from harzdame_engine import Position

from harzdame_gui.board.input.gestures import Chosen, Gestures, Refused, Undecided
from harzdame_gui.board.items.marks import Target
from tests.gui.board.conftest import CHAIN, FORK, ROUND_TRIP


def hand(fen: str | None = None) -> Gestures:
    return Gestures(Position.from_fen(fen) if fen else Position.start(), playable=True)


def chosen(result: Chosen | Refused | None) -> tuple[str, ...] | None:
    """The way that a chosen move goes."""
    return result.move.squares if isinstance(result, Chosen) else None


def click(gestures: Gestures, square: str | None) -> Chosen | Refused | None:
    return gestures.press(square) or gestures.release(square, dragged=False)


def drag(gestures: Gestures, origin: str, target: str | None) -> Chosen | Refused | None:
    return gestures.press(origin) or gestures.release(target, dragged=True)


class TestClicks:
    def test_two_clicks_make_a_step(self) -> None:
        gestures = hand()
        assert click(gestures, "d3") is None
        assert gestures.targets() == {"d4": Target.STEP, "e3": Target.STEP}
        assert chosen(click(gestures, "d4")) == ("d3", "d4")
        assert gestures.path == ()

    def test_a_second_click_on_the_piece_puts_it_down(self) -> None:
        gestures = hand()
        click(gestures, "d3")
        assert click(gestures, "d3") is None
        assert gestures.path == ()

    def test_another_movable_piece_is_picked_instead(self) -> None:
        gestures = hand()
        click(gestures, "d3")
        assert click(gestures, "c4") is None
        assert gestures.path == ("c4",)

    def test_a_click_beyond_the_board_clears_without_a_word(self) -> None:
        gestures = hand()
        click(gestures, "d3")
        assert click(gestures, None) is None
        assert gestures.path == ()

    def test_an_illegal_square_is_refused(self) -> None:
        gestures = hand()
        click(gestures, "d3")
        assert click(gestures, "d5") == Refused("d3", "d5")
        assert gestures.path == ()

    def test_a_piece_that_cannot_move_is_refused_on_a_click(self) -> None:
        gestures = hand(CHAIN)
        assert click(gestures, "a1") == Refused("a1", "a1")

    def test_clicks_on_empty_squares_and_on_the_opponent_mean_nothing(self) -> None:
        gestures = hand()
        assert click(gestures, "d5") is None
        assert click(gestures, "h8") is None

    def test_nothing_lifts_while_a_person_is_not_to_move(self) -> None:
        gestures = Gestures(Position.start(), playable=False)
        assert click(gestures, "d3") is None
        assert gestures.path == ()
        assert gestures.movable == frozenset()


class TestDrags:
    def test_a_drag_makes_a_step(self) -> None:
        assert chosen(drag(hand(), "d3", "e3")) == ("d3", "e3")

    def test_a_drag_to_an_illegal_square_is_refused(self) -> None:
        gestures = hand()
        assert drag(gestures, "d3", "d5") == Refused("d3", "d5")
        assert gestures.path == ()

    def test_a_drag_off_the_board_puts_the_piece_back(self) -> None:
        gestures = hand()
        assert drag(gestures, "d3", None) is None
        assert gestures.path == ()

    def test_a_piece_that_cannot_move_is_refused_where_it_was_dragged_to(self) -> None:
        assert drag(hand(CHAIN), "a1", "a2") == Refused("a1", "a2")

    def test_a_drag_of_the_opponents_piece_is_refused(self) -> None:
        assert drag(hand(), "h3", "g3") == Refused("h3", "g3")

    def test_a_piece_dropped_where_it_stood_stays_picked(self) -> None:
        gestures = hand()
        assert drag(gestures, "d3", "d3") is None
        assert gestures.path == ("d3",)


class TestCaptures:
    def test_only_pieces_that_capture_lift(self) -> None:
        gestures = hand(CHAIN)
        assert gestures.movable == gestures.must_capture == {"c3"}

    def test_no_piece_must_capture_at_the_start(self) -> None:
        assert hand().must_capture == frozenset()

    def test_jump_by_jump(self) -> None:
        gestures = hand(CHAIN)
        click(gestures, "c3")
        assert gestures.targets() == {"c5": Target.LANDING, "e7": Target.END}
        assert click(gestures, "c5") is None
        assert gestures.captured == {"c4"}
        assert gestures.targets() == {"e5": Target.LANDING, "e7": Target.END}
        assert click(gestures, "e5") is None
        assert gestures.captured == {"c4", "d5"}
        assert chosen(click(gestures, "e7")) == ("c3", "c5", "e5", "e7")

    def test_straight_to_the_end(self) -> None:
        gestures = hand(CHAIN)
        click(gestures, "c3")
        assert chosen(click(gestures, "e7")) == ("c3", "c5", "e5", "e7")
        assert chosen(drag(hand(CHAIN), "c3", "e7")) == ("c3", "c5", "e5", "e7")

    def test_a_wrong_square_in_the_middle_is_refused_and_the_piece_stays(self) -> None:
        gestures = hand(CHAIN)
        click(gestures, "c3")
        click(gestures, "c5")
        assert click(gestures, "a8") == Refused("c3", "a8", ("c3", "c5"))
        assert gestures.path == ("c3", "c5")

    def test_a_click_on_the_origin_puts_a_begun_capture_back(self) -> None:
        gestures = hand(CHAIN)
        click(gestures, "c3")
        click(gestures, "c5")
        assert click(gestures, "c3") is None
        assert gestures.path == ()

    def test_cancel_puts_a_begun_capture_back(self) -> None:
        gestures = hand(CHAIN)
        click(gestures, "c3")
        click(gestures, "c5")
        gestures.cancel()
        assert gestures.path == ()
        assert gestures.captured == frozenset()

    def test_a_landing_dropped_by_drag_goes_on_by_drag(self) -> None:
        gestures = hand(CHAIN)
        assert drag(gestures, "c3", "c5") is None
        assert gestures.path == ("c3", "c5")
        assert drag(gestures, "c5", "e5") is None
        assert chosen(drag(gestures, "e5", "e7")) == ("c3", "c5", "e5", "e7")

    def test_an_ambiguous_end_waits_for_the_way(self) -> None:
        gestures = hand(FORK)
        click(gestures, "b2")
        assert gestures.targets()["g8"] is Target.END
        assert isinstance(click(gestures, "g8"), Undecided)
        assert gestures.path == ("b2",)
        assert chosen(click(gestures, "b5")) == ("b2", "b5", "g5", "g8")

    def test_a_round_trip_is_shown_by_its_landings(self) -> None:
        gestures = hand(ROUND_TRIP)
        click(gestures, "c3")
        assert "c3" not in gestures.targets()
        click(gestures, "e3")
        result = click(gestures, "c3")
        assert isinstance(result, Chosen)
        assert result.move.squares[:2] == ("c3", "e3")
        assert result.move.squares[-1] == "c3"
        assert len(result.move.squares) == 5


class TestDwelling:
    def test_a_rest_on_a_landing_counts(self) -> None:
        gestures = hand(FORK)
        gestures.press("b2")
        assert gestures.dwell("b4")
        assert gestures.captured == {"b3"}
        assert chosen(gestures.release("g8", dragged=True)) == ("b2", "b4", "g4", "g8")

    def test_a_rest_elsewhere_does_not(self) -> None:
        gestures = hand(FORK)
        gestures.press("b2")
        assert not gestures.dwell("c7")
        assert not gestures.dwell(None)
        assert gestures.path == ("b2",)

    def test_a_rest_on_the_last_square_waits_for_the_release(self) -> None:
        gestures = hand(FORK)
        gestures.press("b2")
        gestures.dwell("b4")
        gestures.dwell("g4")
        assert not gestures.dwell("g8")
        assert gestures.path == ("b2", "b4", "g4")

    def test_going_back_takes_a_landing_back(self) -> None:
        gestures = hand(FORK)
        gestures.press("b2")
        gestures.dwell("b4")
        assert gestures.dwell("b2")
        gestures.dwell("b5")
        assert chosen(gestures.release("g8", dragged=True)) == ("b2", "b5", "g5", "g8")

    def test_a_rest_on_a_by_way_does_not_spoil_the_other_target(self) -> None:
        gestures = hand("W:Wc3:Bc4,d5,d3,f3")
        gestures.press("c3")
        assert gestures.dwell("c5")
        assert chosen(gestures.release("g3", dragged=True)) == ("c3", "e3", "g3")


class TestSeveralCapturesThatEndAlike:
    AMBIGUOUS = "W:WKg2:Bh3,e4,g7,c4,f2,d3,h8"
    """Several captures lead the king from g2 to h1."""

    def test_the_end_alone_asks_for_the_landing_that_decides(self) -> None:
        gestures = hand(self.AMBIGUOUS)
        click(gestures, "g2")
        ends = [move for move in Position.from_fen(self.AMBIGUOUS).legal_moves() if move.target == "h1"]
        assert len(ends) > 1
        assert click(gestures, "h1") == Undecided(gestures.choice)
        assert set(gestures.choice) == set(ends)
        deciding = {move.squares[len(gestures.path)] for move in gestures.choice}
        assert gestures.targets() == dict.fromkeys(deciding, Target.LANDING)
        assert set(gestures.ways(None)) <= set(ends)

    def test_a_landing_that_only_one_goes_over_plays_it_to_the_end(self) -> None:
        gestures = hand(self.AMBIGUOUS)
        click(gestures, "g2")
        result: object = click(gestures, "h1")
        while isinstance(result, Undecided):
            wanted = gestures.choice[0]
            result = click(gestures, wanted.squares[len(gestures.path)])
        assert isinstance(result, Chosen)
        assert result.move == wanted
        assert gestures.choice == ()

    def test_any_other_square_ends_the_choice(self) -> None:
        gestures = hand(self.AMBIGUOUS)
        click(gestures, "g2")
        click(gestures, "h1")
        click(gestures, "a8")
        assert gestures.choice == ()

    def test_within_a_capture_a_wrong_square_is_refused_with_the_way_so_far(self) -> None:
        gestures = hand("W:Wc3,e3,a1:Bc4,f3,g4,h8")
        click(gestures, "e3")
        assert click(gestures, "g3") is None
        assert click(gestures, "h3") == Refused("e3", "h3", ("e3", "g3"))
        assert gestures.path == ("e3", "g3")
