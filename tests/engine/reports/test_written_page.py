"""Pages of which a program writes the second half."""

from __future__ import annotations

from pathlib import Path

import pytest
from harzdame_engine import Position
from harzdame_engine.reports.written_page import Passage, markdown_table, rewrite, written

MARK = "<!-- mark -->\n"


def test_what_follows_the_mark_is_replaced_with_its_drawings(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Head\n\n{MARK}old\n", encoding="utf-8")
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "old.svg").touch()
    rewrite(page, MARK, [Passage("one\n", {"a.svg": "<svg/>"}), Passage("two\n", {})], "pictures")
    assert page.read_text(encoding="utf-8") == f"# Head\n\n{MARK}\none\n\ntwo\n"
    assert [path.name for path in (tmp_path / "pictures").iterdir()] == ["a.svg"]


def test_a_page_without_the_mark_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Head\n", encoding="utf-8")
    with pytest.raises(ValueError, match="mark"):
        rewrite(page, MARK, [], "pictures")
    assert page.read_text(encoding="utf-8") == "# Head\n"


def test_moves_are_numbered_whoever_begins() -> None:
    start = Position.start()
    first = start.legal_moves()[0]
    after = start.play(first)
    reply = after.legal_moves()[0]
    assert written(start, (first, reply)) == f"1. {first} {reply}"
    assert written(after, (reply,)) == f"1. … {reply}"


def test_a_table_has_its_cells_between_bars() -> None:
    table = markdown_table(["a", "b"], [["1", "2"], ["3", "4"]], align="--:")
    assert table == "| a | b |\n| --- | --: |\n| 1 | 2 |\n| 3 | 4 |"
