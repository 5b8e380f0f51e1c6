"""The commands, carried out in this process."""

from __future__ import annotations

from typing import Any

import pytest
from harzdame_engine import Engine, Info, Limit, Position, Score, variants
from harzdame_engine.hub.notation import format_position, parse_move
from harzdame_engine.search.engine import FEATURES
from harzdame_engine.search.info import Clock, Line

from tests.engine.hub.conftest import Said

START = format_position(Position.start("international"))
SMALL = "set-param name=hash value=1"


def test_it_introduces_itself_and_waits(said: Said) -> None:
    first, *parameters, last = said("hub")
    assert first.command == "id"
    assert first.arguments["name"] == "Harzdame"
    assert {one.command for one in parameters} == {"param"}
    assert all({"name", "value", "type"} <= one.arguments.keys() for one in parameters)
    assert last.command == "wait"


def test_a_search_ends_in_a_move_and_what_is_expected(said: Said) -> None:
    *infos, done = said(SMALL, f"pos pos={START}", "level depth=4", "go think")
    assert {one.command for one in infos} == {"info"}
    assert infos[-1].arguments["depth"] == "4"
    line = infos[-1].arguments["pv"].split()
    assert done.arguments == {"move": line[0], "ponder": line[1]}


@pytest.mark.parametrize("game", [rules.id for rules in variants()])
def test_every_game_is_played(game: str, said: Said) -> None:
    assert said(SMALL, f"set-param name=variant value={game}", "init")[-1].command == "ready"
    position = Position.start(game)
    done = said(f"pos pos={format_position(position)}", "level depth=2", "go think")[-1]
    assert parse_move(done.arguments["move"], position)


def test_a_weak_strength_looks_no_further_than_it_can(said: Said) -> None:
    said(SMALL, f"pos pos={START}", "level depth=6", "set-param name=strength value=casual")
    assert said("go think")[-2].arguments["depth"] == "3"
    assert said("go analyze")[-2].arguments["depth"] == "6"


def test_moves_lead_to_the_position_that_is_searched(said: Said) -> None:
    said(SMALL, "level depth=2")
    done = said(f'pos pos={START} moves="32-28 19-23 28x19x23"', "go think")[-1]
    assert done.arguments["move"] in {"14x23x19", "13x24x19"}


def test_the_search_is_told_what_was_asked_for(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Position, Limit, dict[str, Any]]] = []

    def analyse(_engine: Engine, position: Position, limit: Limit, **how: Any) -> Info:
        asked.append((position, limit, how))
        move = position.legal_moves()[0]
        return Info(1, 1, (Line(Score(0), (move,)),), 1, 0.0, 0.0)

    monkeypatch.setattr(Engine, "analyse", analyse)
    said("set-param name=multipv value=4", f'pos pos={START} moves="32-28 19-23"', "level moves=9 time=5")
    for mode in ("think", "ponder", "analyze"):
        assert said(f"go {mode}")[-1].command == "done"
    start = Position.start("international")
    after = start.play(start.parse_move("32-28"))
    position, limit, how = asked[0]
    assert position == after.play(after.parse_move("19-23"))
    assert how["history"] == [start, after]
    assert limit == Limit(clock=Clock(5, 0, 9))
    assert [(how["lines"], how["ponder"]) for *_, how in asked] == [(1, False), (1, True), (4, False)]


def test_analysis_shows_as_many_lines_as_asked_for(said: Said) -> None:
    said(SMALL, "set-param name=multipv value=3", f"pos pos={START}", "level depth=3")
    last = said("go analyze")[-4:]
    assert [one.arguments.get("multipv") for one in last] == ["3", "2", "1", None]
    assert all("multipv" not in one.arguments for one in said("go think"))


def test_parameters_can_be_set_again_after_the_start(said: Said) -> None:
    said(SMALL, "init", f"pos pos={START}", "level nodes=5000")
    last = [said("new-game", "go think")[-2:] for _ in range(2)]
    # not the nodes: they are those of the moment at which it was told, which depends on the clock
    alike = [[info.arguments[name] for name in ("depth", "score", "pv")] for info, _ in last]
    assert alike[0] == alike[1]
    assert last[0][1] == last[1][1]
    assert not said(f'set-param name=without value="{" ".join(FEATURES)}"', "set-param name=threads value=2")
    assert said("go think")[-1].command == "done"


def test_another_game_forgets_the_position(said: Said) -> None:
    said(SMALL, f"pos pos={START}", "level depth=1")
    assert said("set-param name=variant value=normal", "go think")[-1].command == "done"
    (error,) = said("set-param name=variant value=turkish", "go think")
    assert "needs a position" in error.arguments["message"]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("go think", "needs a position"),
        ("pos", "pos is missing"),
        ("pos pos=Wee", "50 squares"),
        (f"pos pos=W{'e' * 50}", "no pieces"),
        (f"pos pos=W{'w' * 50}", "would be a king"),
        (f'pos pos={START} moves="32-28 32-28"', "not a legal move: 32-28"),
        ("level depth=none", "depth must be a whole number"),
        ("go", "go needs one of"),
        ("go think ponder", "go needs one of"),
        ("set-param name=hash", "value is missing"),
        ("set-param name=hash value=huge", "hash=huge: must be a whole number"),
        ("set-param name=colour value=red", "there is no parameter colour"),
    ],
)
def test_nonsense_is_answered_by_one_error(line: str, problem: str, said: Said) -> None:
    (error,) = said(line)
    assert error.command == "error"
    assert problem in error.arguments["message"]


def test_after_a_bad_position_or_level_nothing_else_is_searched_instead(said: Said) -> None:
    said(SMALL, f"pos pos={START}", "level depth=1")
    assert [one.command for one in said("pos pos=W", "go think")] == ["error", "error"]
    assert [one.command for one in said(f"pos pos={START}", "level depth=0", "go think")] == [
        "error",
        "error",
    ]
    assert said("level depth=1", "go think")[-1].command == "done"


def test_a_game_that_is_over_has_no_move(said: Said) -> None:
    (error,) = said(SMALL, f"pos pos=W{'e' * 49}B", "go think")
    assert "game is over" in error.arguments["message"]


def test_a_table_that_does_not_fit_is_told(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    def analyse(*_arguments: object, **_how: object) -> Info:
        raise MemoryError

    said(SMALL, f"pos pos={START}", "level depth=1")
    with monkeypatch.context() as patch:
        patch.setattr(Engine, "analyse", analyse)
        (error,) = said("go think")
    assert "memory" in error.arguments["message"]
    assert said("go think")[-1].command == "done"
