"""Look-ups of positions in the tables, off the GUI thread."""

from __future__ import annotations

import shutil
from pathlib import Path

from harzdame_engine import Position, variant
from harzdame_engine.endgames.verdict import Endgame
from harzdame_engine.files.errors import TableProblem

from harzdame_gui.controllers.engine.endgames import Endgames

TWO_KINGS = Position.from_fen("W:WKa1,Kc4:BKg8", "harzdame")


def found(qtbot, endgames: Endgames, position: Position, *history: Position) -> Endgame:
    with qtbot.waitSignal(endgames.found) as told:
        endgames.look_up(position, history)
    assert told.args[0] is position
    return told.args[1]


def test_every_move_is_told_best_first_with_the_line_that_wins(qtbot, endgames) -> None:
    endgame = found(qtbot, endgames, TWO_KINGS)
    assert {judged.move for judged in endgame.moves} == set(TWO_KINGS.legal_moves())
    assert endgame.verdict == endgame.moves[0].verdict
    assert endgame.verdict.is_win
    assert len(endgame.line) == endgame.verdict.plies
    position = TWO_KINGS
    for move in endgame.line:
        position = position.play(move)
    assert position.outcome().winner is TWO_KINGS.turn


def test_nothing_is_told_where_a_table_is_lacking(qtbot, endgames) -> None:
    assert found(qtbot, endgames, Position.start()) == Endgame()
    assert Endgame().verdict is None


def test_a_third_time_is_a_draw(qtbot, endgames) -> None:
    first = found(qtbot, endgames, TWO_KINGS).moves[0]
    after = TWO_KINGS.play(first.move)
    again = found(qtbot, endgames, TWO_KINGS, after, after)
    judged = next(judged for judged in again.moves if judged.move == first.move)
    assert judged.verdict.is_draw
    assert again.moves[0].move != first.move


def test_unwanted_they_know_nothing(qtbot, endgames) -> None:
    with qtbot.waitSignal(endgames.changed):
        endgames.use(False)
    assert found(qtbot, endgames, TWO_KINGS) == Endgame()
    endgames.use(True)
    assert found(qtbot, endgames, TWO_KINGS).verdict.is_win


def test_the_tables_of_a_game_are_listed(qtbot, endgames) -> None:
    for rules, names in ((TWO_KINGS.rules, ["KvK", "KKvK"]), (variant("turkish"), [])):
        with qtbot.waitSignal(endgames.listed) as listed:
            endgames.list(rules)
        assert listed.args[0] == rules
        assert [str(file.material) for file in listed.args[1]] == names


def test_a_damaged_table_is_told_and_left_out(
    qtbot, jobs, tmp_path: Path, table_folder: Path, bare: None
) -> None:
    shutil.copytree(table_folder, tmp_path / "tables")
    damaged = tmp_path / "tables" / "harzdame" / "KKvK.table"
    damaged.write_bytes(damaged.read_bytes()[:-1])
    endgames = Endgames(tmp_path / "tables", jobs)
    with qtbot.waitSignal(endgames.unusable) as told:
        assert found(qtbot, endgames, TWO_KINGS) == Endgame()
    assert told.args[0].problem is TableProblem.DAMAGED
    assert told.args[0].path == damaged
