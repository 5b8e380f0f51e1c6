"""Play by endgame tables, as another program sees it."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.endgames.tables import Tables
from harzdame_engine.hub.notation import format_move, format_position

from tests.engine.hub.conftest import Said
from tests.made_up_tables import made_up_tables

WON = Position.from_fen("W:WKa1,Kb3:BKh8")
DRAWN = Position.from_fen("W:WKa1:BKh8")
HARZDAME = ("set-param name=hash value=1", "set-param name=variant value=harzdame")


def at(position: Position) -> str:
    return f"pos pos={format_position(position)}"


@pytest.fixture
def told(said: Said, tables_folder: Path) -> Said:
    """A session that has tables of up to three pieces."""
    assert not said(*HARZDAME, f'set-param name=tables value="{tables_folder}"', "level depth=3")
    return said


def test_a_won_position_is_answered_with_all_that_follows(told: Said, tables: Tables) -> None:
    info, done = told(at(WON), "go think")
    line = [format_move(move) for move in tables.line(WON)]
    assert info.arguments["pv"].split() == line
    assert {name: info.arguments[name] for name in ("depth", "seldepth", "score", "end", "nodes", "nps")} == {
        "depth": "11", "seldepth": "11", "score": "299.89", "end": "11", "nodes": "0", "nps": "0.000",
    }  # fmt: skip
    assert done.arguments == {"move": line[0], "ponder": line[1]}


def test_a_lost_one_and_a_draw(told: Said) -> None:
    lost = WON.play(WON.parse_move("b3-b1"))
    info, _done = told(at(lost), "go think")
    assert (info.arguments["score"], info.arguments["end"]) == ("-299.90", "-10")
    info, done = told(at(DRAWN), "go think")
    assert (info.arguments["score"], info.arguments.get("end")) == ("0.00", None)
    assert info.arguments["pv"] == done.arguments["move"]
    assert "ponder" not in done.arguments


def test_every_move_can_be_asked_for(told: Said, tables: Tables) -> None:
    told("set-param name=multipv value=100", "level infinite")
    *infos, done = told(at(WON), "go analyze")
    judged = tables.moves(WON)
    assert [info.arguments["multipv"] for info in infos] == [str(len(judged) - i) for i in range(len(judged))]
    assert [info.arguments["pv"].split()[0] for info in reversed(infos)] == [
        format_move(each.move) for each in judged
    ]
    assert done.arguments["move"] == format_move(judged[0].move)


@pytest.mark.parametrize(
    "line", ["set-param name=tables value=none", "set-param name=strength value=grandmaster"]
)
def test_without_tables_and_below_full_strength_it_searches(line: str, told: Said) -> None:
    assert int(told(line, at(WON), "go think")[-2].arguments["nodes"]) > 0


def test_strength_does_not_matter_to_analysis(told: Said) -> None:
    info, _done = told("set-param name=strength value=casual", at(WON), "go analyze")
    assert info.arguments["end"] == "11"


def test_the_usual_tables_are_those_that_come_with_the_program(said: Said) -> None:
    info, _done = said(*HARZDAME, at(WON), "go think")
    assert info.arguments["end"] == "11"


def test_repetitions_in_the_game_count(told: Said) -> None:
    """After b1-a1 Black could go back to h8 for the third time."""
    there = " ".join(["a1-b1", "h8-h7", "b1-a1", "h7-h8", "a1-b1", "h8-h7"])
    told("set-param name=multipv value=100")
    infos = told(f'{at(WON)} moves="{there}"', "go analyze")[:-1]
    ends = {info.arguments["pv"].split()[0]: info.arguments.get("end") for info in infos}
    assert ends["b1-a1"] is None
    assert ends[infos[-1].arguments["pv"].split()[0]] is not None


def test_damaged_tables_are_told_when_it_starts_and_done_without(
    said: Said, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made_up_tables(tmp_path, "KvK", game="gothic")
    path = tmp_path / "gothic" / "KvK.table"
    path.write_bytes(path.read_bytes()[:-1])
    said(f'set-param name=tables value="{tmp_path}"', "set-param name=variant value=gothic")
    said("set-param name=hash value=1")
    assert capsys.readouterr().err == ""
    assert [one.command for one in said("init")] == ["ready"]
    assert capsys.readouterr().err == f"harzdame-engine: {path} is damaged\n"
    kings = Position.from_fen("W:WKa1:BKh8", "gothic")
    *_, done = said(at(kings), "level depth=2", "go think")
    assert done.command == "done"
    assert capsys.readouterr().err == ""


def test_what_is_no_folder_is_refused_and_changes_nothing(told: Said) -> None:
    (error,) = told("set-param name=tables value=/no/such/folder")
    assert error.arguments["message"] == "tables=/no/such/folder: /no/such/folder is not a folder"
    assert told(at(WON), "go think")[0].arguments["end"] == "11"
