import time

import pytest
from harzdame_engine import Color, Engine, Landing, Move, Outcome, Position, Score, Termination, pdn
from harzdame_engine.game.tree import Evaluation
from harzdame_engine.match.adjudication import DrawRule, ResignRule
from harzdame_engine.match.clocks import PlayerLimits, TimeControl
from harzdame_engine.match.errors import MatchError, PlayerDied, PlayerTimeout
from harzdame_engine.match.game import Cause, GameRules, MatchGame, Seat, play_game
from harzdame_engine.match.openings import Opening
from harzdame_engine.match.players import BuiltIn, PlayerReply

from tests.engine.match.players import Choice, first_move, seat

START = Opening(Position.start("harzdame").fen)
SHUFFLE = Opening("W:WKa1,c1:BKh8,f8")


def play(
    white: Seat, black: Seat, opening: Opening = START, rules: GameRules | None = None, game: str = "harzdame"
) -> MatchGame:
    seats = {Color.WHITE: white, Color.BLACK: black}
    return play_game(opening, game, seats, rules or GameRules())


def to_and_fro(position: Position, made: int) -> PlayerReply:
    king = next(
        square for square, piece in position.pieces.items() if piece.king and piece.color is position.turn
    )
    home, away = ("a1", "a2") if position.turn is Color.WHITE else ("h8", "h7")
    return PlayerReply(position.parse_move(f"{king}-{away if king == home else home}"), Score(0))


def test_the_engine_plays_itself_to_the_end() -> None:
    limits = PlayerLimits(nodes=300)
    one, other = (Seat(name, BuiltIn(Engine(1)), limits) for name in ("one", "other"))
    played = play(one, other)
    assert played.cause is Cause.RULES
    assert played.tree.result == played.outcome
    line = played.tree.mainline()
    assert played.outcome == played.tree.outcome(line[-1])
    moves = sum(effort.moves for effort in played.efforts.values())
    assert moves == len(line) - 1
    assert played.efforts[Color.WHITE].nodes > 0
    assert played.tree.tags == {"White": "one", "Black": "other"}
    (game,) = pdn.scan(pdn.write(played.tree)).games
    read = game.read()
    assert read.problems == ()
    assert read.tree is not None
    assert read.tree.result == played.outcome


def test_an_opening_is_played_first() -> None:
    opening = Opening(START.fen, ("a6-a7", "h3-h2"))
    played = play(seat(), seat(), opening)
    line = played.tree.mainline()
    assert [str(node.move) for node in line[1:3]] == ["a6-a7", "h3-h2"]
    assert line[1].elapsed is None
    assert line[3].evaluation == Evaluation(0.0, None, 1)
    assert line[3].elapsed is not None
    assert {node.comment for node in line} == {""}


def test_scores_are_kept_as_white_sees_them_and_none_where_none_was_told() -> None:
    def score(position: Position, made: int) -> PlayerReply:
        won = None if made > 3 else Score(50) if made else Score(0, 7)
        return first_move(position, made)._replace(score=won, depth=9)

    line = play(seat(score), seat(score), rules=GameRules(max_plies=8)).tree.mainline()
    assert [node.evaluation for node in line[1:7]] == [
        Evaluation(None, 4, 9),
        Evaluation(None, -4, 9),
        *(Evaluation(0.5, None, 9), Evaluation(-0.5, None, 9)) * 2,
    ]


def test_an_opening_that_cannot_be_played_is_an_error() -> None:
    with pytest.raises(ValueError, match="a1-h8"):
        play(seat(), seat(), Opening(START.fen, ("a1-h8",)))


def test_repetition_is_a_draw() -> None:
    played = play(seat(to_and_fro), seat(to_and_fro), SHUFFLE)
    assert played.outcome == Outcome(None, Termination.THREEFOLD)
    assert played.cause is Cause.RULES


def test_a_limit_of_moves_without_progress_is_a_draw() -> None:
    played = play(seat(to_and_fro), seat(to_and_fro), SHUFFLE, GameRules(no_progress=2))
    assert played.outcome == Outcome(None, Termination.NO_PROGRESS)


def test_too_long_a_game_is_a_draw() -> None:
    played = play(seat(), seat(), rules=GameRules(max_plies=10))
    assert (played.outcome.winner, played.cause) == (None, Cause.LENGTH)
    assert len(played.tree.mainline()) == 11
    assert played.tree.tags["Termination"] == "too long"


def raising(error: Exception) -> Choice:
    def choose(position: Position, made: int) -> PlayerReply:
        if made == 3:
            raise error
        return first_move(position, made)

    return choose


def illegal(position: Position, made: int) -> PlayerReply:
    return PlayerReply(Move("a1", (Landing("h8"),))) if made == 3 else first_move(position, made)


@pytest.mark.parametrize(
    ("choose", "cause"),
    [
        (raising(PlayerDied("it ended")), Cause.DIED),
        (raising(PlayerTimeout("no answer")), Cause.TIME),
        (illegal, Cause.ILLEGAL),
    ],
)
@pytest.mark.parametrize("guilty", list(Color))
def test_who_breaks_the_rules_loses(choose: Choice, cause: Cause, guilty: Color) -> None:
    seats = {guilty: seat(choose), guilty.other: seat()}
    played = play_game(START, "harzdame", seats, GameRules())
    assert played.outcome.winner is guilty.other
    assert played.cause is cause
    assert played.tree.tags["Termination"] == cause
    assert len(played.tree.mainline()) - 1 == 6 + (guilty is Color.BLACK)
    (game,) = pdn.scan(pdn.write(played.tree)).games
    read = game.read().tree
    assert read is not None
    assert read.result is not None
    assert read.result.winner is guilty.other


def slow(position: Position, made: int) -> PlayerReply:
    end = time.perf_counter() + 0.02
    while time.perf_counter() < end:
        pass
    return first_move(position, made)


@pytest.mark.parametrize("limits", [PlayerLimits(time=0.001), PlayerLimits(control=TimeControl.of(0.05))])
def test_who_is_late_loses(limits: PlayerLimits) -> None:
    played = play(seat(slow, limits=limits), seat(), rules=GameRules(margin=0))
    assert (played.outcome.winner, played.cause) == (Color.BLACK, Cause.TIME)
    assert played.detail.endswith(" s for a move")


def test_the_clock_is_told_and_kept() -> None:
    limits = PlayerLimits(control=TimeControl.of(60, 1, moves=40))
    played = play(seat(limits=limits), seat(), rules=GameRules(max_plies=4))
    line = played.tree.mainline()
    assert line[1].clock == pytest.approx(62, abs=1)
    assert line[2].clock is None


def test_both_seeing_the_end_may_stop_it() -> None:
    def score(centipieces: int) -> Choice:
        return lambda position, made: first_move(position, made)._replace(score=Score(centipieces))

    rules = GameRules(draw=DrawRule(2, 2, 10), resign=ResignRule(2, 500))
    drawn = play(seat(), seat(), rules=rules)
    assert (drawn.outcome.winner, drawn.cause) == (None, Cause.ADJUDICATED)
    won = play(seat(score(-500)), seat(score(700)), rules=rules)
    assert (won.outcome.winner, won.cause) == (Color.BLACK, Cause.ADJUDICATED)


def test_a_player_that_cannot_be_made_ready_loses_no_game() -> None:
    class Gone(type(seat().player)):  # type: ignore[misc]
        def new_game(self) -> None:
            raise MatchError("it does not start")

    with pytest.raises(MatchError, match="it does not start"):
        play(seat(), Seat("gone", Gone(), PlayerLimits()))
