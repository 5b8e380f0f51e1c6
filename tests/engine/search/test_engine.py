import subprocess
import sys
import threading
import time
from itertools import pairwise

import pytest
from harzdame_engine import FEATURES, LEVELS, Clock, Engine, Info, Limit, Position, Score, StopToken
from harzdame_engine.search.evaluation import BY_RULES


def by_rules() -> Engine:
    """An engine whose judgement stays the same whatever is learned."""
    return Engine(1, evaluation=BY_RULES)


def test_same_search_twice_is_the_same() -> None:
    results = [Engine(8).analyse(Position.start(), Limit(depth=7)) for _ in range(2)]
    assert results[0].nodes == results[1].nodes
    assert results[0].pv == results[1].pv


def test_tells_of_what_it_finds_with_a_legal_line() -> None:
    seen: list[Info] = []
    final = Engine(8).analyse(Position.start(), Limit(time=0.4), on_info=seen.append)
    assert [info.depth for info in seen] == sorted(info.depth for info in seen)
    assert seen[-1].lines == final.lines
    for info in seen:
        assert info.selective_depth >= info.depth
        assert 0 <= info.table_fill <= 1
        position = Position.start()
        for move in info.pv:
            position = position.play(move)


def test_tells_at_most_twenty_times_a_second() -> None:
    token = StopToken()
    told: list[float] = []  # by the search's own clock

    def hear(info: Info) -> None:
        told.append(info.time)
        if len(told) == 10:
            token.stop()

    Engine(1).analyse(Position.start(), Limit(time=60), on_info=hear, stop=token)
    assert min(late - early for early, late in pairwise(told[:10])) >= 0.05


def test_short_searches_tell_their_last_finding() -> None:
    seen: list[Info] = []
    Engine(1).analyse(Position.start(), Limit(depth=3), on_info=seen.append)
    assert [info.depth for info in seen] == [3]


def test_several_lines_are_different_and_best_first() -> None:
    info = Engine(8).analyse(Position.start(), Limit(depth=7), lines=4)
    scores = [line.score.centipieces for line in info.lines]
    assert scores == sorted(scores, reverse=True)
    assert len({line.pv[0] for line in info.lines}) == 4
    assert (info.lines[0].score, info.lines[0].pv) == (info.score, info.pv)


def test_there_are_no_more_lines_than_moves() -> None:
    position = Position.from_fen("W:Wa1,a2:Bh8,g8")
    info = Engine(1).analyse(position, Limit(depth=4), lines=50)
    assert len(info.lines) == len(position.legal_moves())


def test_two_threads_find_a_legal_move_and_all_their_nodes_count() -> None:
    info = Engine(8, threads=2).analyse(Position.start(), Limit(depth=9))
    assert info.best in Position.start().legal_moves()
    assert info.nodes > 0


def test_pondering_goes_on_past_its_time_until_the_hit() -> None:
    token = StopToken()
    depths: list[int] = []

    def hear(info: Info) -> None:
        depths.append(info.depth)
        if info.time > 0.3:
            token.ponder_hit()

    limit = Limit(clock=Clock(0.2))
    info = Engine(8).analyse(Position.start(), limit, on_info=hear, stop=token, ponder=True)
    assert info.time > 0.3
    assert depths


def test_a_clock_is_not_overrun() -> None:
    info = Engine(8).analyse(Position.start(), Limit(clock=Clock(2.0)))
    assert info.best is not None
    assert info.time < 2.0


@pytest.mark.parametrize("name", FEATURES)
def test_every_feature_can_be_left_out(name: str) -> None:
    info = Engine(1, without=(name,)).analyse(Position.start(), Limit(depth=6))
    assert info.best in Position.start().legal_moves()


def test_an_unknown_feature_is_refused() -> None:
    with pytest.raises(ValueError, match="no search feature flight"):
        Engine(without=("flight",))


@pytest.mark.parametrize(("hash_mb", "threads"), [(0, 1), (-5, 1), (10**9, 1), (8, 0), (8, 100_000)])
def test_sizes_that_make_no_sense_are_refused_and_change_nothing(hash_mb: int, threads: int) -> None:
    engine = Engine(1)
    with pytest.raises(ValueError, match="can"):
        engine.configure(hash_mb=hash_mb, threads=threads)
    assert engine.analyse(Position.start(), Limit(depth=3)).best is not None


def test_a_new_size_takes_effect_and_a_new_game_is_a_fresh_engine() -> None:
    engine = Engine(1)
    engine.analyse(Position.start(), Limit(depth=8))
    engine.configure(hash_mb=40, threads=2)
    engine.analyse(Position.start(), Limit(depth=8))
    engine.configure(hash_mb=8, threads=1)
    engine.new_game()
    again = engine.analyse(Position.start(), Limit(depth=8))
    fresh = Engine(8).analyse(Position.start(), Limit(depth=8))
    assert (again.nodes, again.pv) == (fresh.nodes, fresh.pv)


def test_a_search_stopped_while_the_table_is_made_answers_at_once_and_the_next_one_works() -> None:
    engine = Engine(1)
    engine.analyse(Position.start(), Limit(depth=3))
    engine.configure(hash_mb=256)
    token = StopToken()
    token.stop()
    assert engine.analyse(Position.start(), Limit(), stop=token).best is not None
    assert engine.analyse(Position.start(), Limit(depth=5)).depth == 5


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


def game_to(fen: str, *moves: str) -> tuple[Position, list[Position]]:
    """The position after `moves`, and those before it."""
    history, position = [], Position.from_fen(fen)
    for text in moves:
        history.append(position)
        position = position.play(position.parse_move(text))
    return position, history


def test_whoever_is_behind_goes_back_to_a_position_of_the_game() -> None:
    position, history = game_to(
        "W:WKa1:BKh8,Kf8,Ke8,g7", "a1-a2", "h8-h7", "a2-a1", "h7-h8", "a1-a2", "h8-h7"
    )
    for depth in (2, 4):
        assert by_rules().analyse(position, Limit(depth=depth)).score.centipieces < -100
        info = by_rules().analyse(position, Limit(depth=depth), history=history)
        assert (str(info.best), info.score.centipieces) == ("a2-a1", 0)


def test_whoever_is_ahead_does_not() -> None:
    position, history = game_to("W:WKa1,Kb3:BKh8", "a1-b1", "h8-h7", "b1-a1", "h7-h8", "a1-b1", "h8-h7")
    info = by_rules().analyse(position, Limit(depth=4), history=history, lines=50)
    repeating = next(line for line in info.lines if str(line.pv[0]) == "b1-a1")
    assert repeating.score.centipieces == 0 < info.score.centipieces
    assert repeating != info.lines[0]


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
    limit = Limit(time=30)  # a search that held it would end before the first tick
    thread = threading.Thread(target=lambda: Engine(1).analyse(Position.start(), limit, stop=token))
    thread.start()
    ticks = 0
    while ticks < 20 and thread.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert thread.is_alive()
    token.stop()
    thread.join()


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


def test_a_level_plays_differently_for_another_seed() -> None:
    weak = LEVELS[0]
    moves = {Engine(1).analyse(Position.start(), Limit(), level=weak, seed=seed).best for seed in range(20)}
    assert len(moves) > 2


def test_scores_read_as_pieces_or_as_moves_to_the_end() -> None:
    assert str(Score(62)) == "+0.62"
    assert str(Score(-40)) == "−0.40"
    assert str(Score(29995, 5)) == "+#3"
    assert str(Score(-29996, -4)) == "−#2"


def test_a_search_under_way_refuses_another_and_bears_other_settings() -> None:
    engine = Engine(1)
    refused: list[str] = []

    def meddle(_info: Info) -> None:
        engine.configure(hash_mb=2, threads=2)
        engine.new_game()
        try:
            engine.analyse(Position.start(), Limit(depth=1))
        except RuntimeError as error:
            refused.append(str(error))

    engine.analyse(Position.start(), Limit(nodes=20_000), on_info=meddle)
    assert refused
    assert engine.analyse(Position.start(), Limit(depth=3)).best is not None


def test_several_threads_on_an_engine_search_one_at_a_time() -> None:
    engine = Engine(1)
    outcomes: list[str] = []
    begun = threading.Barrier(4)

    def search() -> None:
        begun.wait()
        try:
            engine.analyse(Position.start(), Limit(nodes=200_000))
            outcomes.append("found")
        except RuntimeError:
            outcomes.append("refused")

    threads = [threading.Thread(target=search) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(outcomes) == 4
    assert "found" in outcomes


@pytest.mark.skipif(sys.platform == "win32", reason="a process cannot be sent Ctrl+C alone there")
def test_ctrl_c_ends_a_search_that_nobody_listens_to() -> None:
    program = (
        "import os, signal, threading, time\n"
        "from harzdame_engine import Engine, Limit, Position\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "threading.Timer(1, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "try:\n"
        "    Engine(1).analyse(Position.start(), Limit())\n"
        "except KeyboardInterrupt:\n"
        "    print('interrupted')\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "interrupted\n", done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="a limit on the address space is Linux's")
def test_threads_that_cannot_be_had_are_done_without() -> None:
    program = (
        "import resource\n"
        "from harzdame_engine import Engine, Limit, Position\n"
        "engine = Engine(1, threads=64)\n"
        "engine.analyse(Position.start(), Limit(nodes=1000))\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + (40 << 20), resource.RLIM_INFINITY))\n"
        "print(engine.analyse(Position.start(), Limit(nodes=200_000)).best is not None)\n"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout == "True\n", done.stderr
