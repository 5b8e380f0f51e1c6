"""What a review finds where pieces are to be given away, or the first king wins, on positions by hand."""

from __future__ import annotations

import pytest
from harzdame_engine import Engine, Limit, Line, Position, Score
from harzdame_engine.puzzles.puzzle import PuzzleTheme, SolutionMove
from harzdame_engine.puzzles.themes import themes_of
from harzdame_engine.review.chains import Chain, Prover, forced_chain, wins_game
from harzdame_engine.review.evaluations import backed_up
from harzdame_engine.review.facts import (
    BreakthroughMissed,
    Fact,
    GameLost,
    MaterialLost,
    Shot,
    ShotMissed,
    WinMissed,
    facts,
)
from harzdame_engine.review.gain import gain
from harzdame_engine.search.expectation import expectation

# Black, to move after c1-b2, gives three for one: the king must take them all.
GIVEN = "W:Wa1,c1,g1,Kd8:Bc5,e5,b8,h8"


def found(fen: str, move: str, game: str, depth: int = 9) -> tuple[Fact, ...]:
    position = Position.from_fen(fen, game)
    played = position.parse_move(move)
    engine = Engine(4)
    best = engine.analyse(position, Limit(depth=depth)).lines[0]
    reply = engine.analyse(position.play(played), Limit(depth=depth)).lines[0]
    return facts(position, played, reply, best)


def test_a_shot_is_one_by_which_the_other_side_must_take_more() -> None:
    shot = next(fact for fact in found(GIVEN, "c1-b2", "giveaway-russian") if isinstance(fact, Shot))
    assert [str(move) for move in shot.chain.line] == ["b8-c7", "d8xb6xd4xg7", "h8xf6"]
    assert (shot.own, shot.chain.taken, shot.net, shot.chain.gives_away) == (3, 1, 2, True)


def test_what_wins_pieces_elsewhere_is_no_shot() -> None:
    after = Position.from_fen(GIVEN, "russian").play(Position.from_fen(GIVEN, "russian").parse_move("c1-b2"))
    line = tuple(after.legal_moves()[:1])
    assert forced_chain(after, line) is None
    position = Position.from_fen("W:Wd4,a1:Bf6,h8", "giveaway-russian")
    offer = position.parse_move("d4-e5")
    taken = position.play(offer).legal_moves()[0]
    assert forced_chain(position, (offer, taken)) == Chain((offer, taken), 1, 0, gives_away=True)
    other = Position.from_fen(position.fen, "russian")
    assert forced_chain(other, (offer, taken)) is None


def test_what_an_exchange_wins_is_what_it_gives() -> None:
    # White must take one, and then Black two
    fen = "W:Wd4:Be5,h8,a3"
    for game, won in (("russian", 1), ("giveaway-russian", -1)):
        position = Position.from_fen(fen, game)
        assert Prover(position).exchange(position._core) == won


def test_a_game_is_won_by_having_nothing_left() -> None:
    position = Position.from_fen("W:Wd4:Bf6", "giveaway-russian")
    offer = position.parse_move("d4-e5")
    line = (offer, position.play(offer).legal_moves()[0])
    assert wins_game(position, line)
    assert not wins_game(Position.from_fen("W:Wd4:Bf6", "russian"), line)
    missed = next(fact for fact in found("W:Wd4:Bf6", "d4-c5", "giveaway-russian"))
    assert isinstance(missed, WinMissed)
    assert (missed.line, missed.moves) == (line, 1)
    assert gain(position, line).ends_game


def test_a_game_is_lost_by_the_first_king() -> None:
    # 46-41 has to be taken, and the man that takes is crowned
    lost = next(iter(found("W:W46,20:B36", "46-41", "breakthrough")))
    assert isinstance(lost, GameLost)
    assert [str(move) for move in lost.line] == ["36x47"]
    race = found("W:W12,46:B31,1", "46-41", "breakthrough")
    assert {type(fact) for fact in race} & {WinMissed, BreakthroughMissed}


def test_no_king_and_no_safe_move_is_wished_for_where_pieces_are_given_away() -> None:
    for fact in found("W:Wa5,c1:Bh4,f8", "c1-d2", "giveaway-russian"):
        assert isinstance(fact, GameLost | WinMissed | Shot | ShotMissed | MaterialLost)


@pytest.mark.parametrize(("score", "before"), [(Score(30000, 0), -1), (Score(-30000, 0), 1)])
def test_a_game_that_is_over_is_backed_up_as_it_was_won(score: Score, before: int) -> None:
    assert backed_up(score).plies_to_end == before
    position = Position.start("antidraughts")
    assert expectation(score, position) == (1.0 if before < 0 else 0.0)
    assert expectation(backed_up(score), position) == (0.0 if before < 0 else 1.0)


def test_a_shot_of_a_puzzle_gives_more_than_it_takes() -> None:
    position = Position.from_fen("B:Wa1,b2,g1,Kd8:Bc5,e5,b8,h8", "giveaway-russian")
    steps = []
    for text in ("b8-c7", "d8xb6xd4xg7", "h8xf6"):
        move = position.parse_move(text)
        steps.append(SolutionMove(position, move))
        position = position.play(move)
    assert PuzzleTheme.SHOT in themes_of(steps)
    assert PuzzleTheme.KING_HUNT not in themes_of(steps)


def test_a_line_gains_what_it_gives() -> None:
    position = Position.from_fen("B:Wa1,b2,g1,Kd8:Bc5,e5,b8,h8", "giveaway-russian")
    line = []
    at = position
    for text in ("b8-c7", "d8xb6xd4xg7", "h8xf6"):
        line.append(at.parse_move(text))
        at = at.play(line[-1])
    won = gain(position, Line(Score(0), tuple(line)).pv)
    assert (won.pieces, won.gives_away, won.crowned, won.caught) == (2, True, False, False)
