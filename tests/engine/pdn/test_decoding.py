from __future__ import annotations

import pytest
from harzdame_engine import pdn

from tests.engine.pdn.trees import DATA, load

WITH_UMLAUTS = load("utf-8-bom.pdn")


@pytest.mark.parametrize("name", ["latin-1.pdn", "utf-16.pdn", "utf-8-bom.pdn"])
def test_every_encoding_gives_the_same_text(name: str) -> None:
    text = load(name)
    assert text == WITH_UMLAUTS
    assert text.startswith("[Event")
    assert "Großer Saal" in text
    assert "Börnd" in text


def test_plain_utf8() -> None:
    assert pdn.decode("Großer Saal ♛".encode()) == "Großer Saal ♛"


def test_utf16_of_the_other_byte_order() -> None:
    assert pdn.decode("\ufeffSaal".encode("utf-16-be")) == "Saal"


def test_line_ends_are_kept() -> None:
    assert pdn.decode(b"a\r\nb\rc\n") == "a\r\nb\rc\n"


def test_nothing_gives_nothing() -> None:
    assert pdn.decode(b"") == ""


@pytest.mark.parametrize("data", [(DATA / "binary.pdn").read_bytes(), bytes(100), b"ab\0cd\0ef\0"])
def test_binary_data_is_refused(data: bytes) -> None:
    with pytest.raises(pdn.PdnError) as caught:
        pdn.decode(data)
    assert caught.value.problem.kind is pdn.ProblemKind.BINARY


def test_zeros_after_a_crash_do_not_cost_the_games() -> None:
    text = load("zeros-at-the-end.pdn")
    found = pdn.scan(text)
    assert len(found.games) == 3
    assert [(p.kind, p.game) for p in found.problems] == [(pdn.ProblemKind.BINARY, 3)]
    last = found.games[-1].read()
    assert last.complete
    assert [p.kind for p in last.problems] == [pdn.ProblemKind.BINARY]


def test_a_utf8_file_cut_off_within_a_character_stays_utf8() -> None:
    data = "Börnd spielt im Großen Saal: grö".encode()
    assert pdn.decode(data[:-1]) == "Börnd spielt im Großen Saal: gr\ufffd"
