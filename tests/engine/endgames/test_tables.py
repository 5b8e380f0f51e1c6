"""Verdicts of tables on positions, and the files that they come from."""

from __future__ import annotations

import random
import shutil
import threading
from pathlib import Path

import pytest
from harzdame_engine import Piece, Position, variant
from harzdame_engine.endgames.builder import build
from harzdame_engine.endgames.material import Material
from harzdame_engine.endgames.tables import Tables, ignores_limit
from harzdame_engine.endgames.verdict import Verdict

from tests.made_up_tables import MEMORY_MB, all_tables, placements

HARZDAME = variant("harzdame")
WON = Position.from_fen("W:WKa1,Kb3:BKh8")


def some(tables: Tables, number: int, seed: int = 1) -> list[Position]:
    """Positions at random of every material, both sides to move."""
    return [
        position
        for material in tables.files
        for position in placements(tables.rules, material, number, random.Random(f"{material}{seed}"))
    ]


def worth(verdict: Verdict) -> tuple[int, int]:
    """Larger is better for who is to move."""
    plies = verdict.plies or 0
    return (1, -plies) if verdict.is_win else (-1, plies) if verdict.is_loss else (0, 0)


def test_a_win_a_loss_and_a_draw(tables: Tables) -> None:
    assert tables.most_pieces == 3
    assert tables.probe(WON) == Verdict(11)
    assert tables.probe(WON.play(tables.moves(WON)[0].move)) == Verdict(10)
    assert tables.probe(Position.from_fen("W:WKa1:BKh8")) == Verdict(None)
    assert tables.probe(Position.from_fen("W:WKa1:BKa5")) == Verdict(1)
    assert tables.probe(Position.from_fen("W:W:BKa5")) == Verdict(0)


def test_a_name_says_what_is_known(tables: Tables) -> None:
    assert tables.name.split() == [str(material) for material in sorted(tables.files, key=_by_pieces)]
    assert tables.name.startswith("KvK KvM MvM KKvK")
    assert Tables(HARZDAME, ()).name == ""


def _by_pieces(material: Material) -> tuple[int, int, str]:
    return material.pieces, material.men, str(material)


def test_what_is_not_there_is_not_known(tables: Tables) -> None:
    for fen in ("W:WKa1,Kb3,Kc7:BKh8,Kg5", "W:WKa1,Kb3:BKh8,Kh1"):
        position = Position.from_fen(fen)
        assert tables.probe(position) is None
        assert tables.moves(position) == ()
        assert tables.line(position) == ()
    assert tables.probe(Position.start()) is None


def test_a_position_that_a_capture_makes_small_is_known(tables: Tables) -> None:
    position = Position.from_fen("W:WKa1,Kh2:BKa5,Kc8")
    assert Material.of(position) not in tables.files
    verdict = tables.probe(position)
    assert verdict is not None
    assert tables.moves(position)[0].verdict == verdict
    assert len(tables.line(position)) == verdict.plies


def test_moves_are_judged_by_what_follows_and_come_best_first(tables: Tables) -> None:
    for position in some(tables, 40):
        judged = tables.moves(position)
        assert {each.move for each in judged} == set(position.legal_moves())
        for each in judged:
            after = tables.probe(position.play(each.move))
            assert after is not None
            assert each.verdict.plies == (None if after.plies is None else after.plies + 1)
        ranks = [worth(each.verdict) for each in judged]
        assert ranks == sorted(ranks, reverse=True)
        if judged:
            assert judged[0].verdict == tables.probe(position)


def holding(tables: Tables, position: Position) -> float:
    """The share of replies that keep a drawn position drawn."""
    replies = [tables.probe(position.play(move)) for move in position.legal_moves()]
    return sum(after is not None and not after.is_win for after in replies) / max(len(replies), 1)


def test_drawing_moves_that_are_hard_to_answer_come_first(tables: Tables) -> None:
    differ = 0
    for position in some(tables, 40):
        drawn = [each.move for each in tables.moves(position) if each.verdict.is_draw]
        shares = [holding(tables, position.play(move)) for move in drawn]
        assert shares == sorted(shares)
        differ += len(set(shares)) > 1
    assert differ > 5


def test_both_colours_are_told_the_same(tables: Tables) -> None:
    names = HARZDAME.board.names
    turned = dict(zip(names, reversed(names), strict=True))
    for position in some(tables, 20):
        pieces = {
            turned[square]: Piece(piece.color.other, piece.king) for square, piece in position.pieces.items()
        }
        other = Position.of(HARZDAME, pieces, position.turn.other)
        assert tables.probe(other) == tables.probe(position)


def test_a_line_lasts_as_long_as_was_said_and_ends_the_game(tables: Tables) -> None:
    lengths = set()
    for position in some(tables, 40):
        verdict = tables.probe(position)
        assert verdict is not None
        line = tables.line(position)
        assert len(line) == (verdict.plies or 0)
        at = position
        for left, move in zip(range(len(line), 0, -1), line, strict=True):
            assert tables.probe(at) == Verdict(left)
            at = at.play(move)
        if verdict.plies is not None:
            assert at.legal_moves() == ()
        lengths.add(len(line))
    assert len(lengths) > 20


def walked(position: Position, *texts: str) -> list[Position]:
    """Positions on the way, the last one last."""
    found = [position]
    for text in texts:
        found.append(found[-1].play(found[-1].parse_move(text)))
    return found


def judgement(tables: Tables, positions: list[Position], move: str) -> Verdict:
    *history, position = positions
    return next(
        each.verdict for each in tables.moves(position, history) if each.move == position.parse_move(move)
    )


TO_AND_FRO = ("a1-b1", "h8-h7", "b1-a1", "h7-h8")


def test_a_third_time_is_a_draw(tables: Tables) -> None:
    """The position after a1-b1 stood on the board twice."""
    once = walked(WON, *TO_AND_FRO)
    twice = walked(WON, *TO_AND_FRO, *TO_AND_FRO)
    fresh = judgement(tables, [WON], "a1-b1")
    assert fresh.is_win
    assert judgement(tables, once, "a1-b1") == fresh
    assert judgement(tables, twice, "a1-b1").is_draw
    *history, position = twice
    assert tables.moves(position, history)[0].verdict.is_win
    assert len(tables.moves(position, history)) == len(position.legal_moves())


def test_a_move_that_lets_the_loser_repeat_for_the_third_time_is_a_draw(tables: Tables) -> None:
    """Black can go back to h8, where all stood twice before."""
    positions = walked(WON, *TO_AND_FRO, "a1-b1", "h8-h7")
    assert judgement(tables, positions, "b1-a1").is_draw
    assert judgement(tables, positions[4:], "b1-a1").is_win


def test_the_loser_takes_a_third_time_for_what_it_is(tables: Tables) -> None:
    positions = walked(WON, *TO_AND_FRO, "a1-b1", "h8-h7", "b1-a1")
    *history, position = positions
    best = tables.moves(position, history)[0]
    assert (best.move, best.verdict) == (position.parse_move("h7-h8"), Verdict(None))
    assert tables.moves(position)[0].verdict.is_loss


def test_what_is_missing_is_named_in_the_order_to_build_it(tables: Tables, tmp_path: Path) -> None:
    position = Position.from_fen("W:WKa1,c3:BKh8,g8")
    names = [str(material) for material in tables.missing(position)]
    assert names == ["KKvKK", "KKvKM", "KMvKM"]
    assert tables.missing(WON) == ()
    assert tables.missing(Position.from_fen("W:WKa1:B")) == ()
    assert tables.missing(Position.from_fen("W:W:BKa1")) == ()
    none = Tables(HARZDAME, (tmp_path,))
    for material in none.missing(WON):
        build(none, [material], tmp_path, threads=1, memory_mb=MEMORY_MB)
    assert (none.missing(WON), none.probe(WON)) == ((), Verdict(11))


def test_one_piece_each_is_a_draw_where_the_rules_say_so(tmp_path: Path) -> None:
    turkish = variant("turkish")
    none = Tables(turkish, (tmp_path,))
    for fen in ("W:WKa1:BKh8", "W:WKa1:BKa5", "B:Wa3:BKd4"):
        position = Position.from_fen(fen, "turkish")
        assert none.probe(position) == Verdict(None)
        assert none.missing(position) == ()
        assert none.line(position) == ()
    found = all_tables(tmp_path, 3, "turkish")
    assert {str(material) for material in found.files} == {"KKvK", "KKvM", "KMvK", "KMvM", "MMvK", "MMvM"}
    two_against_one = Position.from_fen("W:WKa2,Kb8:BKb1", "turkish")
    assert found.probe(two_against_one) == Verdict(5)
    assert len(found.line(two_against_one)) == 5


@pytest.mark.parametrize("game", ["dameo", "hexdame"])
def test_other_boards_have_tables(game: str, tmp_path: Path) -> None:
    tables = all_tables(tmp_path, 2, game)
    for position in some(tables, 30):
        verdict = tables.probe(position)
        assert verdict is not None
        assert len(tables.line(position)) == (verdict.plies or 0)


@pytest.mark.parametrize(
    ("game", "fen", "ignored"),
    [
        ("frisian", "W:WK46,50:BK5", True),
        ("frisian", "W:WK46:B16,17", True),  # one of the men may become a king
        ("frisian", "W:WK46,K50:B16", False),
        ("frisian", "W:WK46,K50:BK5", False),
        ("international", "W:WK46,50:BK5", False),
    ],
)
def test_a_limit_to_the_moves_of_one_king_is_ignored_where_there_is_one(
    game: str, fen: str, ignored: bool
) -> None:
    assert ignores_limit(Position.from_fen(fen, game)) is ignored


def test_the_first_folder_with_a_table_counts(tmp_path: Path, tables_folder: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    shutil.copytree(tables_folder, second)
    (first / "harzdame").mkdir(parents=True)
    for name in ("KvK.table", "KvM.table"):
        shutil.copy(second / "harzdame" / name, first / "harzdame" / name)
    (first / "harzdame" / "KvM.table").write_bytes(b"")
    tables = Tables(HARZDAME, (tmp_path / "missing", first, second))
    at = {str(material): file.path.parent.parent for material, file in tables.files.items()}
    assert at.pop("KvK") == first
    assert set(at.values()) == {second}
    assert len(at) == 8
    assert [problem.path for problem in tables.problems] == [first / "harzdame" / "KvM.table"]


def test_another_game_has_other_tables(tables_folder: Path) -> None:
    assert Tables(variant("gothic"), (tables_folder,)).files == {}


def test_many_threads_may_ask(tables: Tables) -> None:
    positions = some(tables, 10)
    right = [tables.moves(position) for position in positions]
    wrong: list[Position] = []

    def ask() -> None:
        wrong.extend(
            position
            for position, judged in zip(positions, right, strict=True)
            if tables.moves(position) != judged
        )

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
