"""The table of games in docs/pdn.md is the table of games."""

from __future__ import annotations

import re

from harzdame_engine import variants
from harzdame_engine.pdn.tags import write_gametype

from tests.checkout import ROOT

PAGE = ROOT / "docs" / "pdn.md"


def test_every_game_is_in_the_documents_table_with_its_tags() -> None:
    row = re.compile(r"^\| ([^|]+) \| `([a-z0-9-]+)` \| `([0-9][^`]*)` \|$", re.MULTILINE)
    rows = row.findall(PAGE.read_text("utf-8"))
    assert rows == [(rules.name, rules.id, write_gametype(rules)) for rules in variants()]
