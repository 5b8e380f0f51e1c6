"""Facts about moves: told where they can be counted by hand, and equal to a plain replay in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from harzdame_engine import Engine, Limit, Line, Move, Position, Score, variants
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review import words_de
from harzdame_engine.review.chains import Chain, forced_chain
from harzdame_engine.review.facts import (
    BreakthroughMissed,
    EdgeLeft,
    Fact,
    GameLost,
    Hanging,
    KingAllowed,
    KingMissed,
    MaterialLost,
    MaterialMissed,
    NoSafeMove,
    RaceLost,
    Shot,
    ShotMissed,
    VerdictChanged,
    WingStuck,
    WinMissed,
    facts,
    forced_losses,
)
from harzdame_engine.review.words import sentence
from harzdame_engine.rules.rules import Goal

_NODES = 2_500


def judged(position: Position, move: Move) -> tuple[Fact, ...]:
    engine = Engine(hash_mb=4)
    best = engine.analyse(position, Limit(nodes=_NODES)).lines[0]
    reply = engine.analyse(position.play(move), Limit(nodes=_NODES)).lines[0]
    return facts(position, move, reply, best)


def of(fen: str, move: str, game: str = "harzdame") -> tuple[Fact, ...]:
    position = Position.from_fen(fen, game)
    return judged(position, position.parse_move(move))


def moves_of(position: Position, *texts: str) -> tuple[Move, ...]:
    line = []
    for text in texts:
        move = position.parse_move(text)
        line.append(move)
        position = position.play(move)
    return tuple(line)


SHOT = (
    "W:Wa1,b1,d1,h1,a2,b2,g2,a3,b3,d3,e3,a4,b4,e4,a5,b5,a6"
    ":Bh3,g4,h4,e5,d6,e6,f6,g6,d7,e7,f7,h7,c8,d8,e8,f8,g8,h8"
)


def test_a_shot_is_counted_with_its_chain() -> None:
    (shot,) = (fact for fact in of(SHOT, "d1-e1") if isinstance(fact, Shot))
    assert (shot.own, shot.chain.taken, shot.net) == (1, 3, 2)
    assert [str(move) for move in shot.chain.line] == ["g4-g3", "g2xg4", "h4xf4xd4xd2"]
    assert sentence(shot) == "Allows a shot: g4-g3 wins two pieces, three for one."
    assert words_de.sentence(shot) == "Erlaubt einen Schlag: g4-g3 gewinnt zwei Steine, drei für einen."


@pytest.mark.parametrize(("score", "told"), [(203, True), (100, False)])
def test_a_shot_is_told_where_the_better_move_gives_as_many_pieces_but_stands_better(
    score: int, told: bool
) -> None:
    position = Position.from_fen("W:Wa1,c1,f1,a2,c2,e2,a3,d3,e3,b4,a5,a8:Bh1,g2,h3,g4,g5,h5,h6,h7,c8,f8,h8")
    move = position.parse_move("c1-d1")
    chain = ("c8-b8", "a8xc8", "g2-g1", "c8xg8")
    reply = moves_of(position.play(move), *chain, "g1xe1xc1xc3", "d3xb3", "h8xf8")
    best = moves_of(position, "e3-e4", *chain, "g1xe1xe3xc3", "c2xc4", "h8xf8")
    found = facts(position, move, Line(Score(score), reply), Line(Score(-80), best))
    assert [fact.net for fact in found if isinstance(fact, Shot)] == [1] * told


def test_a_chain_with_a_way_out_is_none() -> None:
    """White can decline to be drawn where an answer is free, so nothing is proven."""
    position = Position.from_fen("B:Wc3,a1:Be5,h8")
    line = moves_of(position, "e5-e4", "a1-a2")
    assert forced_chain(position, line) is None


def test_every_answer_counts_not_only_that_of_the_line() -> None:
    """After the sacrifice there are two captures; by one of them the shot fails."""
    fen = "B:Wg2,e4,d3:Bg4,h4,h8"
    position = Position.from_fen(fen)
    chain = forced_chain(position, moves_of(position, "g4-g3", "g2xg4", "h4xf4xd4xd2"))
    assert chain is not None
    assert (chain.given, chain.taken) == (1, 3)
    both = Position.from_fen("B:Wa2,g2,e4,d3:Bb2,g4,h4,h8")  # a2 can capture instead
    assert forced_chain(both, moves_of(both, "g4-g3", "g2xg4", "h4xf4xd4xd2")) is None


def test_a_quiet_move_may_leave_a_choice_if_no_answer_helps() -> None:
    """The king attacks two men; either may step away, the other one is lost."""
    position = Position.from_fen("W:WKe1:Bb4,g4,h8")
    line = moves_of(position, "e1-e4", "b4-b3", "e4xh4")
    assert forced_chain(position, line) == Chain(line, given=0, taken=1)


def test_a_choice_that_helps_is_seen_though_the_line_makes_another() -> None:
    """The king attacks a single man, which may step away."""
    position = Position.from_fen("W:WKe1:Bb4,h8")
    assert forced_chain(position, moves_of(position, "e1-e4", "h8-g8", "e4xa4")) is None


def test_a_chain_has_two_free_choices_at_most() -> None:
    """One choice more than the chain may have: the king waits twice before it attacks."""
    position = Position.from_fen("W:WKe1:Bb4,g4,h8")
    late = moves_of(position, "e1-f1", "h8-g8", "f1-e1", "g8-f8", "e1-e4", "b4-b3", "e4xh4")
    assert forced_chain(position, late) is None


def test_a_piece_that_hangs_is_named() -> None:
    found = of("W:Wd4,a1,b1,c1:Bd6,h8,g8,f8", "d4-d5")
    assert [fact.squares for fact in found if isinstance(fact, Hanging)] == [("d5",)]
    assert "Lets d5 be taken for nothing." in map(sentence, found)


@pytest.mark.parametrize(("score", "told"), [(400, True), (0, False)])
def test_a_race_that_costs_is_lost_though_the_line_does_not_hurry(score: int, told: bool) -> None:
    """Black's man on c6 cannot be kept from a6, but a line of the search may begin with another."""
    position = Position.from_fen("W:Wb1,c2,b4,f6:Bc6,h7,h8")
    move = position.parse_move("c2-d2")
    reply = moves_of(position.play(move), "h8-g8", "f6-f7")
    best = moves_of(position, "b1-b2")
    found = facts(position, move, Line(Score(score), reply), Line(Score(0), best))
    races = [fact for fact in found if isinstance(fact, RaceLost)]
    assert [fact.moves for fact in races] == [3] * told
    assert [str(fact.line[0]) for fact in races] == ["c6-b6"] * told


def test_the_best_move_has_no_facts_against_it() -> None:
    position = Position.start("harzdame")
    best = Engine(hash_mb=4).analyse(position, Limit(nodes=_NODES)).lines[0]
    assert facts(position, best.pv[0], Line(Score(0), ()), best) == ()


def test_the_tables_tell_that_a_win_is_gone() -> None:
    cache = EndgameCache()
    position = Position.from_fen("W:WKa1,Kb1:BKd8", "harzdame")
    tables = cache.tables(position.rules)
    judged_moves = tables.moves(position)
    if not judged_moves:
        pytest.skip("this build has no tables")
    best, worst = judged_moves[0], judged_moves[-1]
    if best.verdict.is_win and not worst.verdict.is_win:
        after = position.play(worst.move)
        reply = Engine(hash_mb=4).analyse(after, Limit(nodes=_NODES)).lines[0]
        found = facts(position, worst.move, reply, Line(Score(100), (best.move,)), tables=tables)
        (change,) = (fact for fact in found if isinstance(fact, VerdictChanged))
        assert change.was.is_win
        assert not change.now.is_win
        assert sentence(change).startswith("The endgame was won: two kings against one king. Now it is ")


# Random play in all games: whatever is said is what a plain replay counts


def random_cases(game: str) -> Iterator[tuple[Position, Move, tuple[Fact, ...]]]:
    rng = random.Random(game)
    engine = Engine(hash_mb=4)
    position = Position.start(game)
    best = engine.analyse(position, Limit(nodes=_NODES)).lines[0]
    for _ in range(45):
        moves = position.legal_moves()
        if not moves or position.outcome() is not None:
            return
        move = rng.choice(moves)
        after = position.play(move)
        reply = engine.analyse(after, Limit(nodes=_NODES)).lines[0]
        found = facts(position, move, reply, best)
        forced = (GameLost, VerdictChanged, Shot, Hanging, EdgeLeft, RaceLost)
        assert forced_losses(position, move, reply, best) == tuple(
            fact for fact in found if isinstance(fact, forced)
        )
        yield position, move, found
        position, best = after, reply


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_facts_equal_a_plain_replay(game: str) -> None:
    said = 0
    for position, move, found in random_cases(game):
        kinds = [type(fact) for fact in found]
        assert len(kinds) == len(set(kinds))
        for fact in found:
            said += 1
            replay(position, move, fact)
            assert sentence(fact).endswith(".")
            assert words_de.sentence(fact).endswith(".")
    assert said


def replay(position: Position, move: Move, fact: Fact) -> None:  # noqa: C901 - a case for each kind
    after = position.play(move)
    match fact:
        case GameLost(line):
            assert won_by_first(after, line)
        case WinMissed(line):
            assert won_by_first(position, line)
        case Shot(chain, captured):
            assert captured == len(move.captures)
            check_chain(after, chain)
            assert fact.net > 0 or chain.ends_game
        case ShotMissed(chain):
            check_chain(position, chain)
        case Hanging(squares, (answer,), _):
            assert set(squares) == set(answer.captures)
            assert all(after.pieces[square].color is position.turn for square in squares)
            assert not is_capture(after.play(answer))
        case MaterialLost(pieces, line):
            assert material(after, line) == pieces + worth(position, move)
        case MaterialMissed(pieces, line):
            assert material(position, line) == pieces
        case EdgeLeft(guard, moves, line):
            assert guard == move.origin
            assert crowned_after(after, line) == moves
        case RaceLost(moves, line) | KingAllowed(moves, line):
            assert crowned_after(after, line) == moves
        case BreakthroughMissed(moves, line) | KingMissed(moves, line):
            assert crowned_after(position, line) == moves
        case NoSafeMove(answer, moves):
            stuck = after.play(answer)
            assert len(stuck.legal_moves()) == moves
            assert all(is_capture(stuck.play(each)) for each in stuck.legal_moves())
        case WingStuck(_, squares):
            assert all(after.pieces[square] == (position.turn, False) for square in squares)


def is_capture(position: Position) -> bool:
    return any(move.captures for move in position.legal_moves())


def worth(position: Position, move: Move) -> int:
    """What a move wins: the pieces that it takes, or less than nothing, where they are to be given away."""
    return len(move.captures) * (-1 if position.rules.goal is Goal.GIVE_AWAY else 1)


def material(position: Position, line: tuple[Move, ...]) -> int:
    """What the first side wins, by counting the pieces on the board at both ends."""
    mover = position.turn
    end = position
    for move in line:
        end = end.play(move)
    counts = [
        sum(1 if piece.color is mover else -1 for piece in each.pieces.values()) for each in (position, end)
    ]
    return (counts[1] - counts[0]) * (-1 if position.rules.goal is Goal.GIVE_AWAY else 1)


def check_chain(position: Position, chain: Chain) -> None:
    """Counts of a chain by the pieces on the board; whoever chooses freely on the way loses as much."""
    places = [position]
    for move in chain.line:
        places.append(places[-1].play(move))
    lost = [len(before.pieces) - len(after.pieces) for before, after in pairwise(places)]
    assert (sum(lost[1::2]), sum(lost[::2])) == (chain.given, chain.taken)
    assert material(position, chain.line) == chain.net > 0
    choices = [ply for ply in range(1, len(places) - 1, 2) if is_free(places[ply])]
    assert len(choices) <= 2
    if choices:  # after the last one, where all answers can be tried in good time
        ply = choices[-1]
        left = chain.net - material(position, chain.line[:ply])
        for answer in places[ply].legal_moves():
            assert gains(places[ply].play(answer), left, len(chain.line) - ply + 2)
    assert not is_capture(places[-1])
    assert chain.ends_game == (not places[-1].legal_moves())


def is_free(position: Position) -> bool:
    return not is_capture(position) and len(position.legal_moves()) > 1


def gains(position: Position, pieces: int, plies: int) -> bool:
    """Whether the side to move wins so many pieces by captures and only moves, by trying all of them."""
    if (outcome := position.outcome()) is not None:
        return outcome.winner is position.turn
    if not is_capture(position) and pieces <= 0:
        return True
    return plies > 0 and any(
        keeps(position.play(move), pieces - worth(position, move), plies - 1)
        for move in position.legal_moves()
    )


def keeps(position: Position, pieces: int, plies: int) -> bool:
    """Whether the other side wins so many pieces whatever is answered."""
    if (outcome := position.outcome()) is not None:
        return outcome.winner is position.turn.other
    if is_free(position):
        return pieces <= 0
    return all(
        gains(position.play(move), pieces + worth(position, move), plies - 1)
        for move in position.legal_moves()
    )


def won_by_first(position: Position, line: tuple[Move, ...]) -> bool:
    end = position
    for move in line:
        end = end.play(move)
    outcome = end.outcome()
    return outcome is not None and outcome.winner is position.turn


def crowned_after(position: Position, line: tuple[Move, ...]) -> int:
    """The number of the first side's move that makes a king, by the kings on the board."""
    mover, place = position.turn, position
    for ply, move in enumerate(line):
        before, place = place, place.play(move)
        if ply % 2 == 0 and not before.pieces[move.origin].king and place.pieces[move.target].king:
            assert place.pieces[move.target].color is mover
            return ply // 2 + 1
    raise AssertionError("no king is made")
