from __future__ import annotations

import codecs
import encodings.aliases
import pkgutil

import pytest
from harzdame_engine import pdn
from harzdame_engine.pdn.encoding import ENCODINGS, known_encoding, read_text
from harzdame_engine.pdn.likely_encoding import likely

from tests.engine.pdn.trees import DATA, load
from tests.for_each import for_each

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


_STATEFUL = {"unicode_escape", "raw_unicode_escape", "utf_8_sig", "ascii", "hz"}


def _is_text(name: str) -> bool:
    """Whether the letters of ASCII are bytes of their own in an encoding, whatever is before them."""
    try:
        return all(
            bytes([byte]).decode(name) == chr(byte) and chr(byte).encode(name) == bytes([byte])
            for byte in range(128)
        )
    except (LookupError, ValueError):
        return False


def test_all_encodings_of_text_that_python_knows_can_be_chosen() -> None:
    names = {
        *encodings.aliases.aliases.values(),
        *(each.name for each in pkgutil.iter_modules(encodings.__path__)),
    }
    names -= {"mbcs", "oem", "undefined", "aliases", "charmap"}
    usable = {codecs.lookup(name).name for name in names - _STATEFUL if _is_text(name)}
    ours = {codecs.lookup(name).name for name in ENCODINGS}
    assert ours == usable | {"utf-16-le", "utf-16-be"}


@for_each(
    ("name", "known"),
    [
        ("windows-1254", "cp1254"),
        ("ISO-8859-2", "iso8859-2"),
        ("latin1", "latin-1"),
        ("latin-1", "latin-1"),
        ("KOI8_R", "koi8-r"),
        ("mac_greek", "mac-greek"),
        ("UTF8", "utf-8"),
        ("ascii", "utf-8"),
        *((name, name) for name in ENCODINGS),
    ],
)
def test_an_encoding_goes_by_all_its_names(name: str, known: str) -> None:
    assert known_encoding(name) == known


@for_each(
    "name",
    [
        "", "no such", "cp866\0", "base64", "rot13", "zip", "hex", "bz2", "uu", "quopri", "idna", "punycode",
        "unicode_escape", "raw_unicode_escape", "undefined", "utf-7", "utf-16", "utf-32", "cp037", "hz",
        "iso2022_jp", "cp1140", "x" * 5000,
    ],
)  # fmt: skip
def test_what_is_no_text_is_no_encoding(name: str) -> None:
    assert known_encoding(name) is None
    with pytest.raises(LookupError):
        read_text(b"1. e2-e3 *", name)


@for_each("encoding", [name for name in ENCODINGS if not name.startswith("utf")])
def test_an_edit_in_any_encoding_leaves_all_other_bytes(encoding: str) -> None:
    letters = "".join(
        letter
        for byte in range(0xA1, 0xFF)
        if (letter := bytes([byte, byte]).decode(encoding, "ignore")).isalpha()
        and letter.encode(encoding, "ignore") == bytes([byte, byte])
    )
    assert letters
    head = f'[Event "{letters}"]\n\n1. e2-e3 {{{letters}}} *\n\n'.encode(encoding)
    data = head + f'[Event "x"]\n\n1. e2-e3 *\n\n[Event "{letters}"]\n\n*\n'.encode(encoding)
    document = pdn.Document.read(data, encoding)
    assert document.content.games[2].tags["Event"] == letters
    changed = document.with_game(2, f'[Event "{letters[:2]}"]\n\n1. e2-e3 *')
    assert changed.data == data.replace(b'"x"', f'"{letters[:2]}"'.encode(encoding))


TOLD = {
    "turkish": ("Yıldız Şampiyonası", "Güneş", "Çağlar Öztürk", "iyi bir hamle değil"),
    "czech": ("Mistrovství České republiky", "Přemysl Dvořák", "Němeček", "dobrý tah"),
    "polish": ("Mistrzostwa Łodzi", "Święcicki", "Wąsik", "dobre posunięcie, źle"),
    "lithuanian": ("Čempionatas", "Jonas Šimkus", "Žukauskas", "geras ėjimas į priekį"),
    "latvian": ("Latvijas čempionāts", "Jānis Bērziņš", "Ķēniņš", "labs gājiens"),
    "greek": ("Πρωτάθλημα", "Γιώργος", "Παπαδόπουλος", "καλή κίνηση"),
    "russian": ("Чемпионат города", "Абаулин", "Иванов", "хороший ход"),
    "capitals": ("ЧЕМПИОНАТ ГОРОДА", "АБАУЛИН", "ИВАНОВ", "ХОРОШИЙ ХОД"),
    "ukrainian": ("Чемпіонат України", "Київ", "Гриценко", "гарний хід"),
    "french": ("Fête de Liège", "Müller", "Noël", "très bien joué"),
    "german": ("Meisterschaft Köln", "Müller", "Groß", "schöner Zug"),
    "dutch": ("Clubkampioenschap", "Daniël", "Thomé", "één zet"),
    "portuguese": ("Campeonato São Paulo", "João", "Conceição", "não"),
}


@for_each(
    ("language", "used"),
    [
        ("turkish", "cp1254 cp857"),
        ("czech", "cp1250 iso8859-2 cp852"),
        ("polish", "cp1250 iso8859-2 cp852"),
        ("lithuanian", "cp1257"),
        ("latvian", "cp1257"),
        ("greek", "cp1253"),
        ("russian", "cp1251 cp866 koi8-r mac-cyrillic"),
        ("capitals", "cp1251 koi8-r"),
        ("ukrainian", "cp1251"),
        ("french", "cp1252 cp850 mac-roman"),
        ("german", "cp1252 cp850 cp437 mac-roman"),
        ("dutch", "cp1252 cp850 cp437 mac-roman"),
        ("portuguese", "cp1252 cp850 mac-roman"),
    ],
)
def test_the_letters_of_a_language_tell_the_encoding(language: str, used: str) -> None:
    text = GAME.format(*TOLD[language])
    for encoding in used.split():
        found = read_text(text.encode(encoding))
        assert (found.text, found.guessed) == (text, True), (encoding, found.encoding)
        assert found.encoding in likely(text.encode(encoding))


def test_nothing_is_likely_where_there_is_nothing_to_tell() -> None:
    assert likely(b"1. e2-e3 *") == ()
    assert likely(b"") == ()
