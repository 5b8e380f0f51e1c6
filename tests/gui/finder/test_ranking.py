"""What is found comes in the order in which a person means it."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_gui.finder.entries import Entry, Kind
from harzdame_gui.finder.ranking import folded, ranked
from tests.for_each import for_each

NAMES = (
    "Flip the board",
    "Board on its corner",
    "Take a move back",
    "One move back",
    "Keyboard shortcuts",
    "Turkish draughts",
    "Modified Turkish",
    "Export…",
    "Müller’s endings",
)


def entry(name: str, kind: Kind = Kind.COMMAND, *, more: str = "", enabled: bool = True) -> Entry:
    return Entry(kind, name, print, more, enabled=enabled)


def found(typed: str, entries: Sequence[Entry] = tuple(map(entry, NAMES))) -> list[str]:
    return [each.name for each in ranked(entries, typed, most=50)]


@for_each(
    ("typed", "expected"),
    [
        ("board", ["Board on its corner", "Flip the board", "Keyboard shortcuts"]),  # beginning, word, inside
        ("flbo", ["Flip the board"]),
        ("ftb", ["Flip the board"]),
        ("the flip", ["Flip the board"]),  # in any order
        ("turkish", ["Turkish draughts", "Modified Turkish"]),
        ("muller", ["Müller’s endings"]),
        ("MOVE BACK", ["One move back", "Take a move back"]),
        ("keysh", ["Keyboard shortcuts"]),
        ("xpr", ["Export…"]),  # letters in their order
        ("xq", []),
        ("board zzz", []),
    ],
)
def test_the_order(typed: str, expected: list[str]) -> None:
    assert found(typed) == expected


def test_of_equals_what_can_be_done_now_comes_first() -> None:
    entries = [entry("Move on", enabled=False), entry("Move back"), entry("Move it", Kind.SETTING)]
    assert found("move", entries) == ["Move back", "Move it", "Move on"]


def test_words_beside_the_name_count_least() -> None:
    entries = [entry("Animation", Kind.SETTING, more="how fast pieces move"), entry("Take a move back")]
    assert found("move", entries) == ["Take a move back", "Animation"]


def test_without_a_word_all_is_there_in_its_order_with_what_can_be_done_first() -> None:
    entries = [entry("Zero"), entry("Never", enabled=False), entry("Alpha")]
    assert found("  ", entries) == ["Zero", "Alpha", "Never"]
    assert len(ranked(entries, "", most=2)) == 2


def test_accents_and_capitals_do_not_count() -> None:
    assert folded("ÉCHEC à l’Ä") == "echec a l’a"
