"""Texts of others as they are shown."""

from __future__ import annotations

import pytest

from harzdame_gui.text.sizes import one_line


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Cup of 2026", "Cup of 2026"),
        ("Cup\r\nof\t2026 \u2028", "Cup of 2026"),
        ("Cup \u202e6202 fo\x00", "Cup 6202 fo"),
        ("\u05d2\u05d1\u05d9\u05e2", "\u05d2\u05d1\u05d9\u05e2"),
        ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
        ("x" * 3000, "x" * 1000 + "…"),
    ],
)
def test_the_text_of_others_is_one_line_that_reads_forward(text: str, shown: str) -> None:
    assert one_line(text) == shown
