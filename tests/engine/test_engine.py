import threading
import time

import pytest
from harzdame_engine import LEVELS, Engine, Info, Limit, Position, Score, StopToken


def test_same_search_twice_is_the_same() -> None:
    results = [Engine(8).analyse(Position.start(), Limit(depth=7)) for _ in range(2)]
    assert results[0].nodes == results[1].nodes
    assert results[0].pv == results[1].pv


def test_tells_of_every_finished_depth_with_a_legal_line() -> None:
    seen: list[Info] = []
    final = Engine(8).analyse(Position.start(), Limit(depth=6), on_info=seen.append)
    assert [info.depth for info in seen] == [1, 2, 3, 4, 5, 6]
    assert final.best == seen[-1].best
    for info in seen:
        position = Position.start()
        for move in info.pv:
            position = position.play(move)


def test_sees_a_win_and_counts_the_plies_to_it() -> None:
    # the king takes the last piece
    info = Engine(1).analyse(Position.from_fen("W:WKb2:Bd2"), Limit(depth=4))
    assert info.score.plies_to_end == 1
    assert info.best is not None
    assert info.best.captures == ("d2",)


def test_a_lost_position_has_no_move() -> None:
    info = Engine(1).analyse(Position.from_fen("W:W:Bh8"), Limit(depth=3))
    assert info.best is None
    assert info.score.plies_to_end == 0


def test_prefers_not_to_repeat_when_ahead() -> None:
    """With the game's history the search knows that going back would repeat."""
    position = Position.from_fen("W:WKa1,Kb3:BKh8")
    history = []
    for text in ("a1-b1", "h8-h7", "b1-a1", "h7-h8"):
        history.append(position)
        position = position.play(position.parse_move(text))
    before = Engine(1).analyse(position, Limit(depth=1)).nodes
    assert Engine(1).analyse(position, Limit(depth=5), history=history).nodes != before


@pytest.mark.parametrize("delay", [0.0, 0.05])
def test_stop_ends_the_search_from_another_thread(delay: float) -> None:
    token = StopToken()
    timer = threading.Timer(delay, token.stop)
    timer.start()
    info = Engine(8).analyse(Position.start(), Limit(), stop=token)
    timer.join()
    assert info.best is not None


def test_an_early_stop_is_not_lost() -> None:
    token = StopToken()
    token.stop()
    assert Engine(1).analyse(Position.start(), Limit(), stop=token).best is not None


def test_other_threads_run_while_the_engine_thinks() -> None:
    """The search does not hold the GIL: a counter in Python goes on counting beside it."""
    token = StopToken()
    thread = threading.Thread(target=lambda: Engine(1).analyse(Position.start(), Limit(), stop=token))
    thread.start()
    ticks = 0
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        time.sleep(0.001)
        ticks += 1
    token.stop()
    thread.join()
    assert ticks > 20


def test_what_the_listener_raises_comes_out_and_the_engine_lives_on() -> None:
    engine = Engine(1)

    def fail(_: Info) -> None:
        raise RuntimeError("listener")

    with pytest.raises(RuntimeError, match="listener"):
        engine.analyse(Position.start(), Limit(depth=5), on_info=fail)
    assert engine.analyse(Position.start(), Limit(depth=2)).best is not None


def test_limits_of_nodes_and_time_end_the_search() -> None:
    assert Engine(1).analyse(Position.start(), Limit(nodes=5000)).nodes < 8000
    assert Engine(1).analyse(Position.start(), Limit(time=0.05)).depth >= 1


def test_levels_get_weaker_downwards_and_always_play_a_legal_move() -> None:
    for level in LEVELS:
        info = Engine(1).analyse(Position.start(), Limit(depth=4), level=level, seed=7)
        assert info.best in Position.start().legal_moves()
    noises = [level.noise for level in LEVELS]
    assert noises == sorted(noises, reverse=True)


def test_a_level_plays_differently_for_another_seed() -> None:
    weak = LEVELS[0]
    moves = {Engine(1).analyse(Position.start(), Limit(), level=weak, seed=seed).best for seed in range(20)}
    assert len(moves) > 2


def test_scores_read_as_pieces_or_as_moves_to_the_end() -> None:
    assert str(Score(62)) == "+0.62"
    assert str(Score(-40)) == "−0.40"
    assert str(Score(29995, 5)) == "+#3"
    assert str(Score(-29996, -4)) == "−#2"
