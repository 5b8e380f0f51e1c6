"""Names for files: what people write is made into what every system takes, Windows above all."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine.files.names import usable_name

from tests.for_each import for_each


@for_each(
    ("text", "name"),
    [
        ("Ada – Bob", "Ada – Bob"),
        ('a/b\\c:d*e?f"g<h>i|j\nk', "a b c d e f g h i j k"),
        ("Round 3. Bonn", "Round 3. Bonn"),
        (" what next? ... ", "what next"),
        ("...", "study"),
        ("", "study"),
        ("\ud800", "study"),
        ("CON", "_CON"),
        ("nul.final", "_nul.final"),
        ("Com1 ", "_Com1"),
        ("LPT¹", "_LPT¹"),
        ("aux .x", "_aux .x"),
        ("Console", "Console"),
        ("COM10", "COM10"),
        ("Auxerre", "Auxerre"),
    ],
)
def test_a_name_is_made_of_what_was_written(text: str, name: str) -> None:
    assert usable_name(text, "study") == name


@for_each("letter", ["a", "ß", "鳥", "♟️", "𝄞"])
def test_no_name_is_too_long_for_a_system(tmp_path: Path, letter: str) -> None:
    name = usable_name(letter * 300, "study")
    assert len(name) > 40
    (tmp_path / f"{name}.pdn").touch()
    assert len(name.encode("utf-16-le")) // 2 <= 250
