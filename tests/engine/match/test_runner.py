import multiprocessing
from collections.abc import Iterator
from contextlib import closing
from itertools import islice

import pytest
from harzdame_engine import Position, pdn
from harzdame_engine.match.clocks import PlayerLimits
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.game import Cause, GameRules
from harzdame_engine.match.openings import Opening, random_openings
from harzdame_engine.match.progress import Interruption
from harzdame_engine.match.runner import play_match, play_tasks
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.match.worker import GameReport, MovePlayed, Setup, Task

ENDLESS = 10**9


@pytest.fixture
def interruption() -> Iterator[Interruption]:
    with Interruption() as entered:
        yield entered
    assert multiprocessing.active_children() == []


def setup(depth: int = 3) -> Setup:
    engines = (EngineSpec("one", hash_mb=1), EngineSpec("other", hash_mb=1, limits=PlayerLimits(depth=1)))
    return Setup("harzdame", engines, PlayerLimits(depth=depth), GameRules(), {"Event": "test"})


def openings(count: int | None = None) -> Iterator[Opening]:
    return islice(random_openings(Position.start("harzdame"), 6, seed=1, imbalance=50), count)


def played(games: int, concurrency: int, interruption: Interruption) -> list[GameReport]:
    with closing(play_match(setup(), openings(), games, concurrency, interruption)) as reports:
        return sorted(reports)


def test_every_opening_is_played_with_both_colours(interruption: Interruption) -> None:
    reports = played(4, 2, interruption)
    assert [report.number for report in reports] == [1, 2, 3, 4]
    assert [report.first_is_white for report in reports] == [True, False, True, False]
    games = [pdn.scan(report.pdn).games[0] for report in reports]
    assert [game.tags["White"] for game in games] == ["one", "other", "one", "other"]
    assert [game.tags["Round"] for game in games] == ["1", "2", "3", "4"]
    assert games[0].tags["Event"] == "test"
    trees = [game.read().tree for game in games]
    lines = [[str(node.move) for node in tree.mainline()[1:7]] for tree in trees if tree]
    assert lines[0] == lines[1] != lines[2] == lines[3]
    for report, tree in zip(reports, trees, strict=True):
        assert tree is not None
        assert tree.result is not None
        first = tree.result.winner is not None and tree.result.winner.value == "WB"[not report.first_is_white]
        assert report.points == (0.5 if tree.result.winner is None else first)
        assert report.cause is Cause.RULES
        assert report.efforts[0].nodes > report.efforts[1].nodes > 0


def test_the_number_of_workers_changes_no_result(interruption: Interruption) -> None:
    one, two = (played(4, count, interruption) for count in (1, 2))
    assert [(report.points, report.plies) for report in one] == [
        (report.points, report.plies) for report in two
    ]


def kill_a_worker() -> None:
    multiprocessing.active_children()[0].kill()


def test_the_game_of_a_worker_that_dies_is_played_by_another(interruption: Interruption) -> None:
    undisturbed = [(report.number, report.points, report.plies) for report in played(6, 2, interruption)]
    with closing(play_match(setup(), openings(), 6, 2, interruption)) as reports:
        first = next(reports)
        kill_a_worker()
        told = sorted([first, *reports])
    assert [(report.number, report.points, report.plies) for report in told] == undisturbed


def test_a_worker_that_dies_twice_with_a_game_is_told(interruption: Interruption) -> None:
    tasks = iter([Task(1, next(openings()), first_is_white=True)])
    live = setup(depth=9)._replace(live=True)
    died = pytest.raises(MatchError, match=r"died with exit status -9 in game 1")
    with closing(play_tasks(live, lambda: next(tasks, None), 1, interruption)) as told, died:
        for each in told:
            if isinstance(each, MovePlayed):
                kill_a_worker()


def test_an_error_in_a_worker_is_told(interruption: Interruption) -> None:
    bad = iter([Opening(Position.start("harzdame").fen, ("a1-h8",))])
    with pytest.raises(MatchError, match=r"(?s)worker failed.*IllegalMove: a1-h8"):
        list(play_match(setup(), bad, 2, 1, interruption))


def test_openings_that_run_out_end_the_match_early(interruption: Interruption) -> None:
    assert len(list(play_match(setup(), openings(1), 10, 2, interruption))) == 2


def test_an_interruption_ends_it_amid_games(interruption: Interruption) -> None:
    # these searches would last for ever
    with closing(play_match(setup(depth=ENDLESS), openings(), ENDLESS, 2, interruption)) as reports:
        interruption.ask()
        assert list(reports) == []


def test_leaving_it_ends_the_workers(interruption: Interruption) -> None:
    with closing(play_match(setup(), openings(), ENDLESS, 2, interruption)) as reports:
        next(reports)
    assert multiprocessing.active_children() == []


def test_a_book_that_is_not_there_is_told(interruption: Interruption) -> None:
    engines = (EngineSpec("one", hash_mb=1, book=True), EngineSpec("other", hash_mb=1))
    without = Setup("bosnian", engines, PlayerLimits(depth=1), GameRules(), {})
    fair = iter([Opening(Position.start("bosnian").fen)])
    with pytest.raises(MatchError, match="one: no opening book is installed for bosnian"):
        list(play_match(without, fair, 2, 1, interruption))
