"""The studies that come with the app: sound, the same in both languages, and true."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Engine, Limit, Node, Position, pdn
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.study.check import problems
from harzdame_engine.study.questions import AnswerVerdict, question_at, reply_to
from harzdame_engine.study.study import Study, read_study

from tests.checkout import ROOT

FOLDER = ROOT / "resources" / "study"
NAMES = ("harzdame-in-an-hour", "ten-shots", "twenty-endings")
FILES = sorted(FOLDER.glob("*.pdn"))
NODES = 60_000
AHEAD = 100
"""Hundredths of a man by which a shot must be better than any other move."""


def study(name: str, language: str = "en") -> Study:
    data = (FOLDER / f"{name}.{language}.pdn").read_bytes()
    return read_study(pdn.Document.read(data).content)


def asked(of: Study) -> list[Node]:
    return [node for chapter in of.chapters for node in chapter.questions]


def test_each_is_there_in_both_languages() -> None:
    assert {path.name for path in FILES} == {f"{name}.{code}.pdn" for name in NAMES for code in ("en", "de")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_move_can_be_read_and_every_question_answered(path: Path) -> None:
    content = pdn.Document.read(path.read_bytes()).content
    assert list(problems(read_study(content))) == []
    assert not content.problems


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_moves_and_questions(name: str) -> None:
    one, other = study(name), study(name, "de")
    assert (one.language, other.language) == ("en", "de")
    assert one.id == other.id == name
    assert [each.id for each in one.chapters] == [each.id for each in other.chapters]
    for mine, its in zip(asked(one), asked(other), strict=True):
        english, german = question_at(mine), question_at(its)
        assert english is not None
        assert german is not None
        assert bool(english.text) == bool(german.text)
        assert len(english.hints) == len(german.hints)
        assert [str(each.move) for each in mine.children] == [str(each.move) for each in its.children]
        assert [bool(each.comment) for each in mine.children] == [bool(each.comment) for each in its.children]


def test_the_endings_say_what_the_tables_say() -> None:
    endings = study("twenty-endings")
    assert len(endings.chapters) == 20
    tables = EndgameCache().tables(Position.start("harzdame").rules)
    for chapter in endings.chapters:
        assert chapter.tree is not None
        assert question_at(chapter.tree.root) is not None, chapter.name
        for node in chapter.questions:
            judged = tables.moves(node.position)
            verdict = tables.probe(node.position)
            assert judged, chapter.name
            assert verdict is not None
            assert not verdict.is_loss
            good = [
                each for each in judged if (each.verdict.is_draw if verdict.is_draw else each.verdict.is_win)
            ]
            assert [str(each.move) for each in good] == [str(node.children[0].move)], chapter.name
            for other in node.children[1:]:
                said = next(each.verdict for each in judged if each.move == other.move)
                assert said.is_loss == ("loses" in other.comment), (chapter.name, str(other.move))


def test_the_words_on_an_ending_name_its_verdict() -> None:
    tables = EndgameCache().tables(Position.start("harzdame").rules)
    for chapter in study("twenty-endings").chapters:
        assert chapter.tree is not None
        question = question_at(chapter.tree.root)
        assert question is not None
        verdict = tables.probe(chapter.tree.root.position)
        assert verdict is not None
        assert ("win" in question.text) == verdict.is_win
        assert ("draw" in question.text) == verdict.is_draw


def test_each_shot_wins_by_force_and_no_other_move_does_as_well() -> None:
    shots = study("ten-shots")
    assert len(shots.chapters) == 10
    engine = Engine(hash_mb=32, threads=1)
    for chapter in shots.chapters:
        assert chapter.questions, chapter.name
        for node in chapter.questions:
            found = engine.analyse(node.position, Limit(nodes=NODES), lines=2)
            assert found.best == node.children[0].move, chapter.name
            best, second = found.lines
            assert best.score.centipieces >= 200, chapter.name
            assert best.score.centipieces - second.score.centipieces >= AHEAD, chapter.name


def test_replies_in_a_shot_are_forced() -> None:
    for chapter in study("ten-shots").chapters:
        for node in chapter.questions:
            reply = node.children[0]
            assert len(reply.position.legal_moves()) == 1, chapter.name
            assert reply.position.legal_moves()[0] == reply.children[0].move


def test_in_the_course_every_right_answer_is_known() -> None:
    """A capture that takes as many by another way must not be called wrong."""
    for node in asked(study("harzdame-in-an-hour")):
        for move in node.position.legal_moves():
            if move.captures:
                assert reply_to(node, move).verdict is not AnswerVerdict.UNKNOWN, str(move)


def test_in_the_course_no_answer_called_right_gives_the_game_away() -> None:
    tables = EndgameCache().tables(Position.start("harzdame").rules)
    for node in asked(study("harzdame-in-an-hour")):
        judged = tables.moves(node.position)
        results = {each.move: each.verdict.is_win - each.verdict.is_loss for each in judged or ()}
        for move, result in results.items():
            if reply_to(node, move).verdict in (AnswerVerdict.RIGHT, AnswerVerdict.ALSO_RIGHT):
                assert result == max(results.values()), (str(node.position), str(move))
