from __future__ import annotations

import pytest
from harzdame_engine import pdn
from harzdame_engine.pdn.encoding import read_text

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


@pytest.mark.parametrize("comment", ["\x01", "\0\0\0", "\x01\x02 ü"])
def test_a_short_game_with_a_damaged_comment_is_text(comment: str) -> None:
    for text in (f"1. d3-d4 {{{comment}}} *", f"d3-d4{comment} *", f'[Event "x"]\n\n{{{comment}}} *'):
        assert pdn.decode(text.encode()) == text


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


GAME = '[Event "{}"]\n[White "{}"]\n[Black "{}"]\n\n1. e2-e3 {{{}}} *\n'
RUSSIAN = GAME.format("Чемпионат города", "Абаулин", "Иванов", "хороший ход")
FRENCH = GAME.format("Fête de Liège", "Müller", "Groß", "très bien joué")


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        (RUSSIAN, "cp1251"),
        (RUSSIAN, "cp866"),
        (RUSSIAN, "utf-16-le"),
        (FRENCH, "cp1252"),
        (FRENCH, "utf-16-le"),
        (FRENCH, "utf-16-be"),
    ],
)
def test_an_encoding_is_guessed_and_said(text: str, encoding: str) -> None:
    found = read_text(text.encode(encoding))
    assert (found.text, found.encoding, found.guessed) == (text, encoding, True)
    document = pdn.Document.read(text.encode(encoding))
    assert document.problems[0].kind is pdn.ProblemKind.GUESSED_ENCODING
    assert document.problems[0].detail == encoding


def test_what_is_proven_is_no_guess() -> None:
    for data in (RUSSIAN.encode(), RUSSIAN.encode("utf-8-sig"), ("\ufeff" + RUSSIAN).encode("utf-16-le")):
        found = read_text(data)
        assert (found.text, found.guessed) == (RUSSIAN, False)
        assert found.encode(found.text) == data


def test_an_encoding_can_be_chosen() -> None:
    assert read_text(RUSSIAN.encode("cp866"), "cp1251").text != RUSSIAN
    assert read_text(RUSSIAN.encode("cp866"), "cp866") == (RUSSIAN, "cp866", b"", False)


def test_every_byte_string_of_one_byte_a_letter_is_written_again_as_it_was() -> None:
    data = bytes(byte for byte in range(0x20, 0x100)) * 3
    found = read_text(data)
    assert found.encode(found.text) == data
