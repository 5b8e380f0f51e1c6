"""What the tests of this room count."""

from __future__ import annotations

import pytest

from harzdame_gui.play import move_page
from harzdame_gui.play.move_blocks import Block
from harzdame_gui.play.move_style import MoveStyle
from harzdame_gui.text.move_rows import Row


@pytest.fixture
def laid_out(monkeypatch: pytest.MonkeyPatch) -> list[Row]:
    """The rows of move lists that are laid out, which takes most of their time."""
    rows: list[Row] = []
    lay_out = move_page.lay_out

    def noted(row: Row, style: MoveStyle) -> Block:
        rows.append(row)
        return lay_out(row, style)

    monkeypatch.setattr(move_page, "lay_out", noted)
    return rows
