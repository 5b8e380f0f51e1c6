"""Games taken out, put in and moved: the right ones, and no other byte of the file changes."""

from __future__ import annotations

import random

import pytest
from harzdame_engine import pdn
from harzdame_engine.pdn.arrangement import (
    Arrangement,
    Renumbering,
    RunTogetherError,
    insertion,
    relocation,
    removal,
    rewriting,
)
from harzdame_engine.pdn.document import Document, NotEncodableError
from harzdame_engine.pdn.problems import LINE_END

from tests.engine.pdn.trees import load
from tests.for_each import for_each

FIVE = """% of the whole file

[Event "Щ 1"]
1. e2-e3   d7-d6 {spaced   oddly} *


[Event "2"]
1. d3-d4 *
[Event "3"]

1. c4-c5 *



% a remark between games
[Event "4"]
1. e2-e3 *
\t
[Event "5"]
1. d3-d4 *

"""
FORMS = [("utf-8", "\n"), ("utf-8-sig", "\r\n"), ("cp1251", "\r\n"), ("utf-16", "\n"), ("utf-16-le", "\r")]


@pytest.fixture(params=FORMS, ids=lambda form: f"{form[0]}-{form[1]!r}")
def document(request: pytest.FixtureRequest) -> Document:
    encoding, line_end = request.param
    data = FIVE.replace("\n", line_end).encode(encoding)
    return Document.read(data, "cp1251" if encoding == "cp1251" else None)


def events(document: Document) -> str:
    return "".join(game.tags["Event"][-1] for game in document.content.games)


def sound(document: Document, arrangement: Arrangement) -> Document:
    """The file after a change, which can be taken back and is as a fresh reading finds it."""
    changed = arrangement.applied(document)
    assert arrangement.reverse.applied(changed).data == document.data
    again = Document.read(changed.data, document.form.encoding)
    assert [game.text for game in again.content.games] == [game.text for game in changed.content.games]
    assert changed.form == document.form
    return changed


def numbers_after(arrangement: Arrangement, count: int = 5) -> list[int | None]:
    return [arrangement.numbers.follow(number) for number in range(1, count + 1)]


@for_each(
    ("numbers", "left"),
    [([1], "2345"), ([2, 4], "135"), ([5], "1234"), ([3, 2, 5, 3], "14"), (range(1, 6), "")],
)
def test_games_are_taken_out(document: Document, numbers: list[int], left: str) -> None:
    arrangement = removal(document, numbers)
    changed = sound(document, arrangement)
    assert events(changed) == left
    assert "% of the whole file" in changed.content.text
    assert ("% a remark between games" in changed.content.text) is ("3" in left)  # behind that it stands
    assert sorted(filter(None, numbers_after(arrangement))) == list(range(1, len(left) + 1))


def test_the_bytes_of_the_others_and_between_them_stay(document: Document) -> None:
    games = document.content.games
    text = document.content.text
    changed = sound(document, removal(document, [2]))
    assert changed.content.text == text[: games[1].start] + text[games[2].start :]
    assert changed.data.startswith(document.form.mark)


@for_each(
    ("numbers", "before", "order"),
    [
        ([1], 3, "21345"),
        ([1], 6, "23451"),
        ([5], 1, "51234"),
        ([5], 5, None),
        ([5], 6, None),
        ([2, 3], 2, None),
        ([2, 3], 3, None),
        ([2, 3], 5, "14235"),
        ([1, 5], 3, "21534"),
        ([1, 5], 6, "23415"),
        ([1, 3, 5], 3, "21354"),
        ([2, 4], 4, "13245"),
        ([1, 4], 1, "14235"),
    ],
)
def test_games_are_moved(document: Document, numbers: list[int], before: int, order: str | None) -> None:
    arrangement = relocation(document, numbers, before)
    if order is None:
        assert arrangement is None
        return
    assert arrangement is not None
    changed = sound(document, arrangement)
    assert events(changed) == order
    assert numbers_after(arrangement) == [order.index(str(number)) + 1 for number in range(1, 6)]
    before_games = {game.tags["Event"]: game.text for game in document.content.games}
    assert {game.tags["Event"]: game.text for game in changed.content.games} == before_games


@for_each("before", [1, 3, 6])
def test_games_of_another_file_are_put_in_with_this_files_line_ends(document: Document, before: int) -> None:
    other = ['[Event "Б 7"]\r\n\r\n1. d3-d4 *\r\n', '[Event "8"]\n1. c4-c5\n*']
    arrangement = insertion(document, other, before)
    changed = sound(document, arrangement)
    assert events(changed) == "12345"[: before - 1] + "78" + "12345"[before - 1 :]
    assert set(LINE_END.findall(changed.content.text)) == set(LINE_END.findall(document.content.text))
    assert numbers_after(arrangement) == [n if n < before else n + 2 for n in range(1, 6)]


def test_an_empty_file_takes_games() -> None:
    empty = removal(Document.of(FIVE), range(1, 6)).applied(Document.of(FIVE))
    filled = sound(empty, insertion(empty, [game.text for game in Document.of(FIVE).content.games], 1))
    assert [game.text for game in filled.content.games] == [
        game.text for game in Document.of(FIVE).content.games
    ]
    bare = Document.read(b"")
    assert insertion(bare, ["1. d3-d4 *"], 1).applied(bare).data == b"1. d3-d4 *\n"


def test_games_without_tags_on_one_line_are_parted() -> None:
    document = Document.of("d3-d4 e6-d6 * c4-c5 * d2-d3 *")
    arrangement = relocation(document, [3], 1)
    assert arrangement is not None
    texts = [game.text for game in sound(document, arrangement).content.games]
    assert texts == ["d2-d3 *", "d3-d4 e6-d6 *", "c4-c5 *"]


def test_a_game_that_would_swallow_the_next_is_not_moved() -> None:
    document = Document.of('[Event "1"]\n1. d3-d4 *\n\n[Event "2"]\n1. d3-d4 {never closed *\n')
    arrangement = relocation(document, [2], 1)
    assert arrangement is not None
    with pytest.raises(pdn.RunTogetherError):
        arrangement.applied(document)


def test_a_game_is_not_swallowed_even_if_the_number_of_games_is_right() -> None:
    document = Document.of('[Event "1"]\n1. d3-d4 *\n')
    two_and_open = '[Event "2"]\n1. d3-d4 *\n\n[Event "3"]\n1. d3-d4 {never closed'
    with pytest.raises(pdn.RunTogetherError):
        insertion(document, [two_and_open], 1).applied(document)


def test_a_letter_that_the_file_lacks_is_refused() -> None:
    document = Document.read(FIVE.encode("cp1251"), "cp1251")
    with pytest.raises(NotEncodableError):
        insertion(document, ['[White "Æ"] 1. d3-d4 *'], 2)


def test_bytes_that_are_no_letters_are_left_alone() -> None:
    data = FIVE.encode("cp1251").replace(b"spaced", b"\x98paced")  # which cp1251 does not define
    document = Document.read(data, "cp1251")
    assert events(document) == "12345"
    for change in (lambda: removal(document, [1]), lambda: insertion(document, ["1. d3-d4 *"], 3)):
        with pytest.raises(NotEncodableError):
            change()


def test_end_marks_stay_at_the_end() -> None:
    document = Document.read(FIVE.rstrip().encode("cp1251") + b"\r\n\x1a\0\0", "cp1251")
    changed = sound(document, removal(document, [5]))
    assert changed.data.endswith(b"\x1a\0\0")
    more = sound(changed, insertion(changed, ["1. d3-d4 *"], 5))
    assert more.data.endswith(b"1. d3-d4 *\n\x1a\0\0")


@pytest.mark.parametrize("name", ["three-games.pdn", "crlf.pdn", "old-mac.pdn"])
def test_any_order_can_be_made_and_taken_back(name: str) -> None:
    rng = random.Random(name)
    document = Document.of(load(name) + "\n\n" + load("three-games.pdn").replace("Event", "Occasion"))
    start, done = document, []
    order = list(range(1, len(document.content.games) + 1))
    texts = {number: game.text for number, game in zip(order, document.content.games, strict=True)}
    for _ in range(40):
        count = len(order)
        chosen = rng.sample(range(1, count + 1), rng.randint(1, min(3, count)))
        arrangement = relocation(document, chosen, rng.randint(1, count + 1))
        if arrangement is None:
            continue
        follow = arrangement.numbers.follow
        moved = {follow(place): number for place, number in enumerate(order, 1)}
        order = [moved[place] for place in range(1, count + 1)]
        document = arrangement.applied(document)
        done.append(arrangement)
        assert [game.text for game in document.content.games] == [texts[number] for number in order]
    while done:
        document = done.pop().reverse.applied(document)
    assert document.data == start.data


def test_numbers_follow_there_and_back() -> None:
    for numbers in (
        Renumbering((2, 4)),
        Renumbering((), (1, 2, 7)),
        Renumbering((1, 5), (2, 3), move=True),
    ):
        for number in range(1, 9):
            there = numbers.follow(number)
            assert there is None or numbers.reverse.follow(there) == number


def test_games_are_written_anew_in_their_places(document: Document) -> None:
    other = '[Event "x 2"]\n\n1. e2-e3 *'
    arrangement = rewriting(document, {2: other, 5: other})
    changed = sound(document, arrangement)
    assert events(changed) == "12342"
    assert changed.content.games[2].text == document.content.games[2].text
    assert arrangement.numbers.follow(4) == 4


def test_games_that_stay_as_they_are_are_no_change(document: Document) -> None:
    assert rewriting(document, {3: document.content.games[2].text}).patch.splices == ()
    changed = rewriting(document, {2: '[Event "x 2"]\n\n1. e2-e3 *', 5: '[Event "x 5"]\n\n1. e2-e3 *'})
    assert len(changed.patch.splices) == 2


def test_a_game_is_not_written_as_two(document: Document) -> None:
    two = '[Event "x"]\n\n1. e2-e3 *\n\n[Event "y"]\n\n1. d3-d4 *'
    with pytest.raises(RunTogetherError):
        rewriting(document, {2: two}).applied(document)


def test_letters_that_the_file_lacks_are_refused() -> None:
    document = Document.read(FIVE.encode("cp1251"), "cp1251")
    with pytest.raises(NotEncodableError):
        rewriting(document, {2: '[Event "☃"]\n\n1. e2-e3 *'})
