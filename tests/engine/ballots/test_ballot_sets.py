from __future__ import annotations

import random
import re
from itertools import islice

import pytest
from harzdame_engine import Position
from harzdame_engine.ballots.ballot import Ballot, BallotError, ballot_of
from harzdame_engine.ballots.ballot_sets import (
    BallotSet,
    ballot_set,
    ballot_sets,
    given_plies,
    recorded_ballot,
)
from harzdame_engine.rules.variants import variants

from tests.for_each import for_each

SETS = [each for rules in variants() for each in ballot_sets(rules.id)]


def _reached(ballot: Ballot) -> Position:
    position = ballot.start
    for move in ballot.moves:
        position = position.play(position.parse_move(move))
    return position


def test_the_games_with_ballots_and_how_many_they_have() -> None:
    assert {(each.game, each.id): len(each.lines) for each in SETS} == {
        ("russian", "idf-basic"): 149,
        ("russian", "idf"): 742,
        ("english", "two-move"): 43,
        ("english", "three-move"): 156,
        ("english", "eleven-man"): 2400,
        ("brazilian", "idf-basic"): 149,
        ("brazilian", "idf"): 734,
        ("italian", "three-move"): 174,
    }


@for_each("ballots", SETS, ids=lambda ballots: f"{ballots.game} {ballots.id}")
def test_a_set_has_as_many_ballots_as_it_says_all_legal_and_no_two_alike(ballots: BallotSet) -> None:
    every = [ballots.ballot(number) for number in range(len(ballots.lines))]
    assert len(every) == ballots.number
    reached = [_reached(ballot) for ballot in every]
    assert len(set(reached)) == len(every)
    assert not any(position.outcome() for position in reached)
    assert len({ballot.steps for ballot in every}) == len(every)
    assert ballots.source
    moves = [move for ballot in every for move in ballot.moves]
    assert all(re.fullmatch(r"[a-h]?[0-9]+[-x][a-h]?[0-9]+", move) for move in moves)


def test_two_moves_are_drawn_from_all_pairs_but_six() -> None:
    start = Position.start("english")
    pairs = {f"{one} {other}" for one in start.legal_moves() for other in start.play(one).legal_moves()}
    two_move = ballot_set("english", "two-move")
    assert two_move is not None
    assert pairs - set(two_move.lines) == {
        "9-14 21-17", "9-14 23-18", "10-14 21-17", "10-14 23-18", "11-16 23-19", "12-16 23-19",
    }  # fmt: skip


def _mirrored(fen: str) -> Position:
    """The position of English draughts on the Italian board: right and left, and the colours, exchanged."""
    turn, *sides = fen.split(":")
    names = {"W": "B", "B": "W"}
    turned = [
        names[side[0]] + ",".join(str(_in_the_mirror(33 - int(square))) for square in side[1:].split(","))
        for side in sides
    ]
    return Position.from_fen(":".join((names[turn], *turned)), "italian")


def _in_the_mirror(square: int) -> int:
    row, column = divmod(square - 1, 4)
    return 4 * row + 4 - column


def test_the_english_deck_seen_in_a_mirror_is_the_italian_table_less_eighteen() -> None:
    deck, table = ballot_set("english", "three-move"), ballot_set("italian", "three-move")
    assert deck is not None
    assert table is not None
    turned = {_mirrored(_reached(deck.ballot(number)).fen) for number in range(len(deck.lines))}
    whole = {_reached(table.ballot(number)) for number in range(len(table.lines))}
    assert turned < whole
    assert len(whole - turned) == 18


def test_what_a_line_changes_in_the_set_up() -> None:
    eleven = ballot_of("-9 -28 5-9 24-19", "english")
    assert eleven.start.fen == ("B:W21,22,23,24,25,26,27,29,30,31,32:B1,2,3,4,5,6,7,8,10,11,12")
    assert (eleven.moves, eleven.title, eleven.from_usual) == (("5-9", "24-19"), "−9 −28 5-9 24-19", False)
    flying = ballot_of("4/12: ... a7>c5", "russian")
    assert (flying.start.fen[0], flying.moves, flying.title) == ("W", (), "4/12: … a7→c5")
    one_side = ballot_of("1/2: a1>a5", "russian")
    assert one_side.start.fen[0] == "B"
    named = ballot_of('9-13 22-18 6-9 "Dreaded Edinburgh"', "english")
    assert (named.title, named.from_usual) == ("9-13 22-18 6-9 (Dreaded Edinburgh)", True)


@for_each("line", ["", "9-14 9-14", "-13 9-14", "9>5 9-14", "no moves at all"])
def test_a_line_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(BallotError):
        ballot_of(line, "english")


def test_the_lot_is_the_seed_and_everybody_comes_before_anybody_comes_again() -> None:
    deck = ballot_set("english", "two-move")
    assert deck is not None
    one, same, other = (list(islice(deck.in_lots(seed), 86)) for seed in (1, 1, 2))
    assert one == same
    assert one != other
    assert len(set(one[:43])) == 43
    assert one[:43] == one[43:]
    assert deck.drawn(random.Random(3)).steps in deck.lines


def test_a_record_tells_its_ballot() -> None:
    deck = ballot_set("english", "three-move")
    assert deck is not None
    ballot = deck.ballot(4)
    tags = {"Opening": "three-move: 9-13 22-18 10-14"}
    assert recorded_ballot("english", tags) == (deck, ballot)
    assert given_plies("english", tags) == 3
    assert given_plies("italian", tags) == 0
    for other in ({}, {"Opening": "Edinburgh"}, {"Opening": "three-move: 9-13"}, {"Opening": "three-move: "}):
        assert recorded_ballot("english", other) is None
