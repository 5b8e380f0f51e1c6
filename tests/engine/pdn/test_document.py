from __future__ import annotations

import pytest
from harzdame_engine import pdn

from tests.engine.pdn.trees import load, moves, read_tree
from tests.for_each import for_each

NEW = '[Event "New"]\n\n1. c4-c5 *\n'


@for_each("name", ["three-games.pdn", "crlf.pdn", "old-mac.pdn", "utf-8-bom.pdn"])
@for_each("number", [1, 2, 3])
def test_one_game_is_rewritten_and_the_others_stay_letter_by_letter(name: str, number: int) -> None:
    text = load(name)
    before = pdn.scan(text).games
    changed = pdn.replace_game(text, before[number - 1], NEW)
    after = pdn.scan(changed).games
    assert [game.text for game in after if game.number != number] == [
        game.text for game in before if game.number != number
    ]
    assert after[number - 1].tags == {"Event": "New"}
    old = before[number - 1]
    assert changed.startswith(text[: old.start])
    assert changed.endswith(text[old.end :])


def test_a_game_keeps_the_files_line_ends() -> None:
    text = load("crlf.pdn")
    changed = pdn.replace_game(text, pdn.scan(text).games[1], NEW)
    assert changed.count("\n") == changed.count("\r\n")
    text = load("old-mac.pdn")
    assert "\n" not in pdn.replace_game(text, pdn.scan(text).games[1], NEW)


@pytest.mark.parametrize("name", ["comment-never-closed.pdn", "illegal-move.pdn", "unknown-variant.pdn"])
def test_broken_games_beside_it_stay_as_they_are(name: str) -> None:
    text = load(name)
    before = pdn.scan(text)
    after = pdn.scan(pdn.replace_game(text, before.games[2], NEW))
    assert [game.text for game in after.games[:2]] == [game.text for game in before.games[:2]]
    assert after.problems == before.problems


def test_a_game_without_tags_among_others_on_its_line() -> None:
    text = "d3-d4 e6-d6 * c4-c5 * d2-d3 *"
    changed = pdn.replace_game(text, pdn.scan(text).games[1], "e2-e3 *\n")
    assert changed == "d3-d4 e6-d6 * e2-e3 * d2-d3 *"


def test_a_file_that_has_changed_is_left_alone() -> None:
    text = load("three-games.pdn")
    with pytest.raises(ValueError, match="game 2"):
        pdn.replace_game("% a new line\n" + text, pdn.scan(text).games[1], NEW)


@pytest.mark.parametrize(
    "name", ["three-games.pdn", "crlf.pdn", "old-mac.pdn", "cut-in-comment.pdn", "blank.pdn"]
)
def test_a_game_is_added_at_the_end(name: str) -> None:
    text = load(name)
    before = pdn.scan(text).games
    new = pdn.write(read_tree(load("three-games.pdn")))
    after = pdn.scan(pdn.append_game(text, new)).games
    assert [game.text for game in after[:-1]] == [game.text for game in before]
    assert len(after) == len(before) + 1
    assert len(moves(read_tree(pdn.append_game(text, new), len(after)))) == 10


def test_line_ends_of_the_new_text_do_not_matter() -> None:
    for line_end in ("\n", "\r\n", "\r"):
        text = f"1. d3-d4 *{line_end}"
        for other in ("\n", "\r\n", "\r"):
            added = pdn.append_game(text, NEW.replace("\n", other))
            assert added == (f"1. d3-d4 *\n\n{NEW}").replace("\n", line_end)


def test_added_games_are_parted_by_one_empty_line() -> None:
    assert pdn.append_game("", NEW) == NEW
    assert pdn.append_game(NEW, NEW) == f"{NEW}\n{NEW}"
    assert pdn.append_game(f"{NEW}\n", NEW) == f"{NEW}\n{NEW}"
    assert pdn.append_game("1. d3-d4 *\x1a", NEW) == f"1. d3-d4 *\n\n{NEW}"


WITH_UMLAUTS = load("utf-8-bom.pdn")


def test_several_games_are_rewritten_at_once() -> None:
    parts = "% ü", '[White "A"]', "", "1. e2-f2 *", "", "", '[White "B"]', "", "1. e2-f2 *", " ; end"
    text = "\r\n".join((*parts, '[White "C"]', " *"))
    for encoding in ("utf-8", "utf-8-sig", "latin-1", "utf-16"):
        document = pdn.Document.read(text.encode(encoding))
        new = document.with_games({3: '[White "É"]\n *', 1: '[White "Long name"]\n\n1. e2-f2 *'})
        wanted = text.replace('"A"', '"Long name"').replace('"C"', '"É"')
        assert new.data == wanted.encode(encoding)
        assert [game.tags["White"] for game in new.content.games] == ["Long name", "B", "É"]
        assert document.with_games({}).data == document.data
    with pytest.raises(pdn.NotEncodableError):
        pdn.Document.read(text.encode("latin-1"), "latin-1").with_games({2: '[White "Ж"]\n *'})
    with pytest.raises(ValueError, match="one another"):
        pdn.Document.read(text.encode()).with_games({1: "1. e2-f2 *\n\n1. e2-f2 *"})
