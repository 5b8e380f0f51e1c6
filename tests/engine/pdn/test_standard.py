"""The standard's numbered squares, results and GameTypes, and other programs' versions of them."""

from __future__ import annotations

import pytest
from harzdame_engine import Color, GameTree, Outcome, Position, Termination, pdn, variants
from harzdame_engine.game.results import write_result
from harzdame_engine.pdn import ProblemKind
from harzdame_engine.pdn.tags import write_gametype
from harzdame_engine.rules.rules import PRIVATE

from tests.engine.pdn.trees import load, moves, read_tree, reading


@pytest.mark.parametrize("name", ["international.pdn", "hexdame.pdn", "turkish.pdn"])
def test_writing_what_was_read_changes_nothing(name: str) -> None:
    text = load(name)
    found = pdn.scan(text)
    assert found.problems == ()
    readings = [game.read() for game in found.games]
    assert [(read.problems, read.complete) for read in readings] == [((), True)] * 2
    assert "\n".join(pdn.write(read.tree) for read in readings if read.tree) == text


def test_every_game_has_a_gametype_of_its_own() -> None:
    types = {rules.id: write_gametype(rules) for rules in variants()}
    assert types["international"] == "20,W,10,10,N2,0"
    assert types["turkish"] == "30,W,8,8,A0,0"
    assert types["russian"] == "25,W,8,8,A0,0"
    assert types["harzdame"] == "200,W,8,8,A0,0"
    assert types["hexdame"] == "201,W,9,9,A0,1"
    numbers = [rules.gametype for rules in variants()]
    assert len(set(types.values())) == len(types)
    assert {number for number in numbers if numbers.count(number) > 1} == {23}  # pool, and its mirror
    assert all(number >= PRIVATE for number in numbers if number not in {*range(20, 32), 40, 41})


def test_a_game_is_known_by_its_variant_and_by_its_gametype() -> None:
    for game in variants():
        tags = [
            f'[GameType " {write_gametype(game)}"]',
            f'[Variant "{game.id}"]',
            f'[Variant "{game.name.upper()}"]',
        ]
        if game.id != "jamaican":  # pool by its number alone
            tags += [f'[GameType "{game.gametype}"]', f'[gametype "{game.gametype},W"]']
        for tag in tags:
            assert read_tree(f"{tag}\n\n*").root.position == Position.start(game.id)


def test_contradictory_tags_are_told_and_variant_counts() -> None:
    read = reading('[GameType "30"]\n[Variant "gothic"]\n\n*')
    assert [(p.kind, p.line, p.detail) for p in read.problems] == [
        (ProblemKind.CONTRADICTORY_GAME, 1, "30 gothic")
    ]
    assert read.complete
    assert read.tree is not None
    assert read.tree.root.position.rules.id == "gothic"


def test_numbers_as_others_write_them() -> None:
    text = load("numbers.pdn")
    read = reading(text)
    assert read.tree is not None
    assert " ".join(moves(read.tree)) == (
        "33-29 18-22 29-24 20x29 34x23 19x28 32x23 22-27 31x22 17x28x19 40-34 11-17 38-32 14-20 "
        "36-31 12-18 39-33 20-25 41-36 17-21"
    )
    assert read.tree.result == Outcome(Color.BLACK, Termination.UNSPECIFIED)
    assert read.tree.mainline()[14].glyphs == [2]
    # the variation is of an illegal move and costs itself only
    assert [(p.kind, p.detail) for p in read.problems] == [(ProblemKind.ILLEGAL_MOVE, "01-07")]


def test_a_game_of_numbers_that_names_no_game_is_international() -> None:
    tree = read_tree(load("numbers.pdn"), 2)
    assert tree.root.position == Position.start("international")
    assert moves(tree) == ["32-28", "19-23", "28x19", "14x23"]
    assert read_tree("1. 32-28 *").root.position.rules.id == "international"
    assert read_tree("{32-28} 1. d3-d4 *").root.position.rules.id == "harzdame"
    assert read_tree('[FEN "W:Wa1:Bh8"]\n\n*').root.position.rules.id == "harzdame"
    assert read_tree('[Event "x"]\n\n*').root.position.rules.id == "harzdame"


def test_russian_draughts_as_others_write_it_is_read_played_on_and_written_again() -> None:
    text = (
        '[Event "City"]\n[White "Иванов"]\n[Result "1-0"]\n[GameType "25"]\n'
        '[FEN "W:W29,30,31,32,25,26,27,28,21,22,23,24:B9,10,11,12,5,6,7,8,1,2,3,4."]\n\n'
        "1. c3-d4 d6-e5 2. b2-c3 e7-d6 3. e3-f4 b6-a5 4. f2-e3 c7-b6 5. c1-b2 b6-c5 6. d4:b6 a5:c7 "
        "7. c3-d4 e5xc3 8. B2:D4 1-0"
    )
    read = reading(text)
    assert (read.problems, read.complete) == ((), True)
    tree = read.tree
    assert tree is not None
    assert moves(tree)[-3:] == ["c3-d4", "e5xc3", "b2xd4"]
    node = tree.mainline()[-1]
    tree.add(node, node.position.parse_move("d6-c5"))
    written = pdn.write(tree)
    assert "[GameType" in written
    assert moves(read_tree(written))[-2:] == ["b2xd4", "d6-c5"]
    assert "7. c3-d4 e5xc3 8. B2:D4 d6-c5 1-0" in " ".join(written.split())


def test_a_new_game_of_russian_draughts_is_written_as_the_standard_has_it() -> None:
    tree = GameTree(Position.start("russian"))
    node = tree.root
    for move in ("c3-d4", "f6-g5", "d4-c5", "b6xd4", "e3xc5"):
        node = tree.add(node, node.position.parse_move(move))
    tree.result = Outcome(Color.WHITE, Termination.RESIGNATION)
    head, line, *_ = pdn.write(tree).split("\n\n")
    assert '[GameType "25,W,8,8,A0,0"]\n[Variant "russian"]' in head
    assert '[Result "1-0"]' in head
    assert line == "1. c3-d4 f6-g5 2. d4-c5 b6xd4 3. e3xc5 1-0\n"


def test_results_that_look_like_moves_are_no_moves() -> None:
    read = reading(load("numbers.pdn"), 3)
    assert [(p.kind, p.detail) for p in read.problems] == [
        (ProblemKind.ILLEGAL_MOVE, "1-7"),
        (ProblemKind.RESULT_MISMATCH, "1/2-1/2 2-0"),
    ]
    moves_like_results = "1. 32-28 11-1 2. 21-17 1-17 10-1 2-08 31-09 1-12"
    (game, _) = pdn.scan(f'[GameType "20"]\n\n{moves_like_results} 2-0\n\n1. 31-27 1-1').games
    assert game.text.endswith("1-12 2-0")


@pytest.mark.parametrize("text", ["3228", "3228!", "03228", "3228.", "322 8", "3228 2010"])
def test_four_digits_are_a_move_and_others_a_moves_number(text: str) -> None:
    read = reading(f'[GameType "20"]\n\n1. {text} *')
    played = [] if read.tree is None else moves(read.tree)
    assert played == (["32-28"] if text in {"3228", "3228!", "3228 2010"} else [])
    assert [p.detail for p in read.problems] == (["2010"] if text == "3228 2010" else [])


def test_a_number_behind_the_result_is_a_remark() -> None:
    assert reading('[GameType "20"]\n\n1. 3228 2-0 Utrecht 2010').complete


@pytest.mark.parametrize(
    ("winner", "international", "others"),
    [(Color.WHITE, "2-0", "1-0"), (Color.BLACK, "0-2", "0-1"), (None, "1-1", "1/2-1/2")],
)
def test_a_win_counts_two_in_international_and_canadian_draughts_only(
    winner: Color | None, international: str, others: str
) -> None:
    for rules in variants():
        tree = read_tree(f'[Variant "{rules.id}"]\n\n*')
        tree.result = Outcome(winner, Termination.AGREEMENT)
        expected = international if rules.id in {"international", "canadian"} else others
        text = pdn.write(tree)
        assert f'[Result "{expected}"]' in text
        assert text.endswith(f"\n\n{expected}\n")
        for written in (international, others):  # in reading every form will do
            read = reading(f'[Variant "{rules.id}"]\n[Result "{others}"]\n\n{written}')
            assert read.problems == ()
            assert read.tree is not None
            assert read.tree.result == Outcome(winner, Termination.UNSPECIFIED)
        assert write_result(None, rules.gametype) == "*"


def test_the_limit_of_moves_without_progress_is_kept() -> None:
    text = '[Variant "international"]\n[FEN "W:WK46:BK3,K4"]\n[NoProgressLimit "2"]\n[Result "1-1"]\n\n'
    tree = read_tree(f"{text}1. 46-41 3-8 2. 41-46 8-3 1-1")
    assert tree.no_progress_limit == 2
    assert tree.result == Outcome(None, Termination.NO_PROGRESS)
    assert tree.tags == {}
    written = pdn.write(tree, anew=True)
    assert '[NoProgressLimit "2"]' in written
    assert '[Termination "no progress"]' in written
    again = read_tree(written)
    assert (again.no_progress_limit, again.result, again.tags) == (2, tree.result, {})


def test_an_engines_game_of_hexdame_ended_by_its_limit() -> None:
    tree = read_tree(load("hexdame.pdn"))
    assert tree.no_progress_limit == 10
    assert tree.outcome(tree.mainline()[-1]) == tree.result == Outcome(None, Termination.NO_PROGRESS)


@pytest.mark.parametrize("value", ["0", "-1", "many", "2.5", "99999", "٣"])
def test_a_limit_that_is_none_stays_a_tag(value: str) -> None:
    tree = read_tree(f'[NoProgressLimit "{value}"]\n\n*')
    assert tree.no_progress_limit is None
    assert tree.tags == {"NoProgressLimit": value}
    assert f'[NoProgressLimit "{value}"]' in pdn.write(tree)
    tree.no_progress_limit = 40
    assert pdn.write(tree).count("NoProgressLimit") == 1
    assert read_tree(pdn.write(tree)).no_progress_limit == 40
