"""The engine's answers where it has endgame tables: in them, and a capture or promotion above."""

from __future__ import annotations

import random
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine import LEVELS, Clock, Engine, Info, Limit, Line, Position, StopToken, variant
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables

from tests.made_up_tables import placements

HARZDAME = variant("harzdame")
WON = Position.from_fen("W:WKa1,Kb3:BKh8")
DRAWN = Position.from_fen("W:WKa1:BKh8")


@pytest.fixture
def engine(tables_folder: Path) -> Engine:
    """Has all tables of up to three pieces."""
    return Engine(1, tables=EndgameCache((tables_folder,)))


def some(*materials: str, number: int = 12) -> Iterator[Position]:
    """Positions at random."""
    for text in materials:
        yield from placements(HARZDAME, Material.parse(text), number, random.Random(text))


def after(position: Position, line: Line) -> Position:
    for move in line.pv:
        position = position.play(move)
    return position


def check_end(position: Position, line: Line) -> bool:
    """Whether the end of the game is in sight; the line has to lead there then."""
    plies = line.score.plies_to_end
    if plies is None:
        return False
    last = after(position, line)
    assert len(line.pv) == abs(plies), position.fen
    assert last.legal_moves() == (), position.fen
    assert (last.turn is not position.turn) == (plies > 0)
    return True


def test_what_the_tables_know_is_not_searched(engine: Engine, tables: Tables) -> None:
    for position in some("KKvK", "KvKM", "MMvM", "KvM", "MvM"):
        if not position.legal_moves():
            continue
        verdict = tables.probe(position)
        assert verdict is not None
        info = engine.analyse(position, Limit(depth=1))
        assert (info.from_tables, info.from_book, info.nodes) == (True, False, 0)
        assert info.depth == info.selective_depth == len(info.pv)
        assert info.best == tables.moves(position)[0].move
        if verdict.plies is None:
            assert (info.score.centipieces, info.score.plies_to_end) == (0, None)
        else:
            assert info.score.plies_to_end == (verdict.plies if verdict.is_win else -verdict.plies)
            assert check_end(position, info.lines[0])


def test_several_lines_are_the_best_moves_in_their_order(engine: Engine, tables: Tables) -> None:
    for position in some("KMvK", "KvKK", "MMvK", number=6):
        judged = tables.moves(position)
        for number in (2, 100):
            info = engine.analyse(position, Limit(), lines=number)
            assert [line.pv[0] for line in info.lines] == [each.move for each in judged[:number]]
            for line, each in zip(info.lines, judged, strict=False):
                plies = each.verdict.plies
                assert (plies is not None) == check_end(position, line)
                assert abs(line.score.plies_to_end or 0) == (plies or 0)


def test_a_lost_position_without_a_move_is_lost(engine: Engine) -> None:
    info = engine.analyse(Position.from_fen("W:W:Bh8"), Limit(depth=3))
    assert (info.best, info.score.plies_to_end) == (None, 0)


def test_the_listener_hears_of_it_once(engine: Engine) -> None:
    heard: list[Info] = []
    final = engine.analyse(WON, Limit(), on_info=heard.append, lines=3)
    (info,) = heard
    assert info.from_tables
    assert info.lines == final.lines


def test_what_the_listener_raises_comes_out(engine: Engine) -> None:
    def fail(_info: Info) -> None:
        raise RuntimeError("listener")

    with pytest.raises(RuntimeError, match="listener"):
        engine.analyse(WON, Limit(), on_info=fail)
    assert engine.analyse(WON, Limit()).from_tables


@pytest.mark.parametrize("limit", [Limit(), Limit(time=5), Limit(nodes=1), Limit(clock=Clock(0.01))])
@pytest.mark.parametrize("stopped", [False, True])
def test_no_limit_changes_the_answer(limit: Limit, stopped: bool, engine: Engine) -> None:
    token = StopToken()
    if stopped:
        token.stop()
    info = engine.analyse(WON, limit, stop=token)
    assert (info.score.plies_to_end, len(info.pv)) == (11, 11)


@pytest.mark.parametrize("end", [StopToken.stop, StopToken.ponder_hit])
def test_who_ponders_answers_when_asked_to(end: object, engine: Engine) -> None:
    token = StopToken()
    heard = threading.Event()
    found: list[Info] = []

    def ponder() -> None:
        found.append(
            engine.analyse(WON, Limit(time=1), stop=token, ponder=True, on_info=lambda _info: heard.set())
        )

    thread = threading.Thread(target=ponder)
    thread.start()
    assert heard.wait(60)
    assert not found
    getattr(token, end.__name__)()  # type: ignore[attr-defined]
    thread.join()
    assert found[0].score.plies_to_end == 11


def test_only_full_strength_plays_by_tables(engine: Engine) -> None:
    for level in LEVELS:
        info = engine.analyse(WON, Limit(depth=2), level=level)
        assert info.from_tables == level.full, level.id
        assert info.best in WON.legal_moves()


def test_an_engine_without_tables_has_none() -> None:
    assert not Engine(1).analyse(WON, Limit(depth=2)).from_tables
    assert not Engine(1, tables=EndgameCache(())).analyse(WON, Limit(depth=2)).from_tables


def test_tables_that_come_or_go_count_from_the_next_search_on(tables_folder: Path, tmp_path: Path) -> None:
    cache = EndgameCache((tmp_path,))
    engine = Engine(1, tables=cache)
    assert not engine.analyse(WON, Limit(depth=3)).from_tables
    shutil.copytree(tables_folder, tmp_path, dirs_exist_ok=True)
    assert not engine.analyse(WON, Limit(depth=3)).from_tables
    cache.look_again()
    assert engine.analyse(WON, Limit(depth=3)).from_tables
    assert not engine.analyse(Position.start("gothic"), Limit(depth=1)).from_tables
    assert engine.analyse(WON, Limit(depth=3)).from_tables


ABOVE = ("KKvKK", "KMvKM", "KKMvK", "KMMvK", "MMvMM")


@pytest.mark.parametrize("lines", [1, 3, 100])
def test_above_the_tables_every_win_is_led_to_its_end(lines: int, engine: Engine, tables: Tables) -> None:
    seen = 0
    for position in some(*ABOVE, number=4):
        heard: list[Info] = []
        info = engine.analyse(position, Limit(depth=6), lines=lines, on_info=heard.append)
        for told in (*heard, info):
            scores = [line.score.centipieces for line in told.lines]
            assert scores == sorted(scores, reverse=True)
            seen += sum(check_end(position, line) for line in told.lines if not told.from_tables)
    assert seen > 5


def long_wins(engine: Engine, positions: Iterator[Position], tables: Tables) -> int:
    """The number of positions outside the tables that a short search sees won, with an end far off."""
    found = 0
    for position in positions:
        if tables.probe(position) is None and len(position.legal_moves()) > 1:
            info = engine.analyse(position, Limit(depth=4))
            searched = not info.from_tables  # else they know of every move, if not of this position
            found += check_end(position, info.lines[0]) and searched and len(info.pv) > 8
    return found


def test_captures_that_lead_to_a_won_endgame_are_found_with_all_that_follows(
    engine: Engine, tables: Tables
) -> None:
    assert long_wins(engine, some("KMvKM", "KKvKM", "KMMvM", number=60), tables) > 5


@pytest.mark.parametrize("threads", [1, 2])
def test_promotions_that_lead_to_a_won_endgame_are_found_with_all_that_follows(
    threads: int, tables_folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "harzdame").mkdir()
    for name in ("KvK", "KKvK"):
        shutil.copy(tables_folder / "harzdame" / f"{name}.table", tmp_path / "harzdame")
    engine = Engine(1, threads, tables=EndgameCache((tmp_path,)))
    kings = Tables(HARZDAME, (tmp_path,))
    assert long_wins(engine, some("KMvK", number=100), kings) > 5


def test_searches_with_tables_repeat_themselves(tables_folder: Path) -> None:
    position = Position.from_fen("W:WKa1,c3,d3:BKh8,g5")
    found = [Engine(1, tables=EndgameCache((tables_folder,))).analyse(position, Limit(depth=8)) for _ in "ab"]
    assert found[0].lines == found[1].lines
    assert found[0].nodes == found[1].nodes > 0


@pytest.mark.parametrize(("fen", "plies"), [("W:Wb1,Kc1:Bb4,h4", 57), ("W:Wa1,Kb1:BKc2,g5", 59)])
def test_above_the_tables_the_longest_defence_is_counted(engine: Engine, fen: str, plies: int) -> None:
    # as the tables of these four pieces say: a quicker loss would be one that the defender need not allow
    info = engine.analyse(Position.from_fen(fen), Limit(depth=plies + 3))
    assert info.score.plies_to_end == plies
    assert len(info.pv) == plies
