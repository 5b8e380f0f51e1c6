"""Studies: chapters of a file, and their ids."""

from __future__ import annotations

from harzdame_engine import GameTree, Position, pdn
from harzdame_engine.study.study import (
    chapter_name,
    chapter_tags,
    heading_of,
    read_study,
    renamed,
)

GAME = """[Event "Mine: {name}"]
[GameType "200,W,8,8,A0,0"]
[FEN "W:Wd4:Bg7"]
[StudyName "Mine"]
[ChapterName "{name}"]
[Orientation "black"]
[Language "en"]

{{{text}}} 1. {move} *
"""


def study_text(*, text: str = "[%ask] Words", move: str = "d4-d5") -> str:
    one = GAME.format(name="One", text=text, move=move)
    return one + "\n" + GAME.format(name="Two", text="x", move="d4-e4")


def test_games_are_chapters() -> None:
    study = read_study(pdn.scan(study_text()), "file")
    assert (study.title, study.language) == ("Mine", "en")
    assert [chapter.name for chapter in study.chapters] == ["One", "Two"]
    assert study.chapters[0].flipped
    assert len(study.chapters[0].questions) == 1
    assert not study.chapters[1].questions
    assert study.chapter(study.chapters[1].id) is study.chapters[1]


def test_other_words_leave_the_ids_alone_and_other_moves_do_not() -> None:
    first = read_study(pdn.scan(study_text()))
    translated = read_study(pdn.scan(study_text(text="[%ask Wohin?] Worte")))
    changed = read_study(pdn.scan(study_text(move="d4-e4")))
    unasked = read_study(pdn.scan(study_text(text="Words")))
    assert translated.id == first.id
    assert [each.id for each in translated.chapters] == [each.id for each in first.chapters]
    assert changed.chapters[0].id != first.chapters[0].id != unasked.chapters[0].id
    assert changed.chapters[1].id != changed.chapters[0].id  # twins are numbered


def test_a_tag_is_the_id_whatever_the_chapters() -> None:
    tagged = study_text().replace('[StudyName "Mine"]', '[StudyName "Mine"]\n[StudyId "abc"]')
    assert read_study(pdn.scan(tagged)).id == "abc" == heading_of(pdn.scan(tagged)).id


def test_any_file_of_games_can_be_read_as_a_study() -> None:
    game = '[Event "Cup"]\n[White "Ann"]\n[Black "Bob"]\n[GameType "200,W,8,8,A0,0"]\n\n1. a6-a7 *\n'
    study = read_study(pdn.scan(game), "games")
    assert (study.title, study.chapters[0].name) == ("Cup", "Ann – Bob")
    assert read_study(pdn.scan(game.replace('"Cup"', '"?"')), "games").title == "games"


def test_a_chapter_that_cannot_be_set_up_is_kept_without_a_tree() -> None:
    study = read_study(pdn.scan(GAME.format(name="N", text="", move="").replace("Wd4", "Wz9")))
    assert study.chapters[0].tree is None
    assert study.chapters[0].questions == ()


def test_the_event_speaks_to_ordinary_readers_and_follows_a_renaming() -> None:
    made = chapter_tags({}, study="S", chapter="C", study_id="i", language="de")
    assert made["Event"] == "S: C"
    renamed = chapter_tags(made, study="S", chapter="D", study_id="i")
    assert (renamed["Event"], chapter_name(renamed)) == ("S: D", "D")
    own = chapter_tags({"Event": "Club final"}, study="S", chapter="C", study_id="i")
    assert own["Event"] == "Club final"


def test_a_page_of_text_has_no_moves() -> None:
    tree = GameTree(Position.start())
    tree.root.comment = "Words"
    assert read_study(pdn.scan(pdn.write(tree))).chapters[0].is_text


def test_another_name_of_the_study_leaves_the_moves_as_they_are_written() -> None:
    text = (
        '[Event "Mine: One"]\n[StudyName "Mine"]\n[ChapterName "One"]\n[StudyId "x"]\n\n'
        "1.  e2-e3 {odd   form} *\n\n"
        '[Event "A game"]\n[White "Anna"]\n[Black "Bert"]\n\nno moves at all *\n\n'
        '[Event "Yours: Three"]\n[StudyName "Yours"]\n[ChapterName "Three"]\n[StudyId "x"]\n\n*\n'
    )
    texts = renamed(pdn.scan(text), "Yours", "x")
    assert sorted(texts) == [1, 2], "the third has the name already"
    assert texts[1] == text[: text.index("\n\n[Event")].replace("Mine", "Yours")
    assert '[Event "A game"]' in texts[2]
    assert '[StudyName "Yours"]\n[ChapterName "Anna – Bert"]\n[StudyId "x"]' in texts[2]
    assert texts[2].endswith("\n\nno moves at all *")
