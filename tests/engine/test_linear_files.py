"""Every reader of files and conversations takes time in proportion to what it reads, whatever that holds."""

from __future__ import annotations

import hashlib
import json
import lzma
import struct
import zlib
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pytest
from harzdame_engine import pdn, variant
from harzdame_engine.books.repertoire import Repertoire
from harzdame_engine.dxp import messages
from harzdame_engine.dxp.conversation import Conversation
from harzdame_engine.endgames.table_file import open_table
from harzdame_engine.files.errors import BookError, PuzzleError, TableError, WeightsError
from harzdame_engine.game.move import Color
from harzdame_engine.hub.dialect import Hub2
from harzdame_engine.hub.dialect_1 import Hub1
from harzdame_engine.hub.output import Output
from harzdame_engine.hub.server import serve
from harzdame_engine.library.importing import ImportOptions, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.match.errors import MatchError
from harzdame_engine.puzzles.progress import PuzzleProgress
from harzdame_engine.puzzles.puzzle_file import read_puzzles
from harzdame_engine.puzzles.results import ResultsFile
from harzdame_engine.rating.ladder import Results
from harzdame_engine.rules.fingerprint import fingerprint
from harzdame_engine.search.weights import read_weights
from harzdame_engine.study.check import problems
from harzdame_engine.study.page import page, words_in
from harzdame_engine.study.study import read_study
from harzdame_engine.tournament.tournament import Tournament
from harzdame_engine.training.games_file import GamesFileError, read_frames

from tests.fuzz.targets.engine_files import book
from tests.linear import MOST_RATIO, NUMBER, Family, pairs, ratio

RULES = variant("harzdame")
ReadFile = Callable[[str, Path], object]
_REFUSALS = (
    *(BookError, GamesFileError, MatchError, PuzzleError, TableError, WeightsError),
    *(messages.DxpError, ValueError),
)


def _kept(text: str, folder: Path) -> Path:
    path = folder / "kept"
    path.write_text(text, encoding="utf-8", newline="")
    return path


def _conversation(text: str, _folder: Path) -> None:
    talk = Conversation("", lambda _message: None)
    for line in text.split("|"):
        with suppress(messages.DxpError):
            talk.hear(messages.parse(line))


def _hub_answers(text: str, _folder: Path) -> None:
    for dialect in (Hub1(), Hub2()):
        for line in text.splitlines():
            with suppress(ValueError):
                dialect.read(line or " ")


def _hub_server(text: str, _folder: Path) -> None:
    serve(BytesIO(text.encode()), Output(BytesIO(), lambda: None))


def _puzzles(text: str, folder: Path) -> None:
    packed = lzma.compress(text.encode(), preset=0)
    header = {
        "game": RULES.id,
        "rules": fingerprint(RULES),
        "puzzles": text.count("\n"),
        "record": {},
        "bytes": len(text.encode()),
        "sha256": hashlib.sha256(packed).hexdigest(),
    }
    path = folder / "some.puzzles"
    path.write_bytes(b"Harzdame puzzles 1\n" + json.dumps(header).encode() + b"\n" + packed)
    for puzzle in read_puzzles(path).puzzles:
        puzzle.steps()


def _results(text: str, folder: Path) -> None:
    progress = PuzzleProgress()
    progress.add(ResultsFile(_kept(text, folder)).read())
    for game in ("harzdame", "dameo"):
        progress.due(2e9, game)
        progress.next_due(2e9, game)


def _tournament(text: str, folder: Path) -> None:
    found = Tournament.resumed(_kept(text, folder))
    list(found.missing())
    found.table()


def _frames(text: str, folder: Path) -> None:
    path = folder / "some.games"
    header = b'{"game": "hexdame", "rules": "", "evaluation": "", "seed": 1, "nodes": 1}\n'
    made = []
    for part in text.split("|"):
        packed = zlib.compress(part.encode(), 1)
        made.append(struct.pack("<III", 1, len(packed), zlib.crc32(packed)) + packed)
    path.write_bytes(b"Harzdame self-play 1\n" + header + b"".join(made))
    list(read_frames(path))


def _weights(text: str, folder: Path) -> None:
    path = folder / "some.weights"
    packed = lzma.compress(b"", preset=0)
    shape = text.replace("SHA", hashlib.sha256(packed).hexdigest()).replace("RULES", fingerprint(RULES))
    path.write_bytes(b"Harzdame weights 1\n" + shape.encode() + b"\n" + packed)
    read_weights(path, RULES)


def _table(text: str, folder: Path) -> None:
    data = text.encode()
    path = folder / "some.table"
    checksum = hashlib.sha256(data).hexdigest().encode()
    path.write_bytes(b"Harzdame endgame table 1\n" + checksum + b"\n" + data)
    open_table(path, RULES)


def _library(text: str, folder: Path) -> None:
    (folder / "library.db").unlink(missing_ok=True)
    with Library(folder / "library.db") as library:
        import_text(library.games, text, ImportOptions())


def _study(text: str, _folder: Path) -> None:
    study = read_study(pdn.scan(text))
    list(problems(study))
    page(study, words_in("en"))


def _repertoire(text: str, _folder: Path) -> None:
    for game in pdn.scan(text).games[:3]:
        tree = game.read().tree
        if tree:
            found = Repertoire(tree, Color.WHITE)
            found.questions()
            found.gaps()
            found.follow(tree.mainline()[-1])
            found.departure(tree)


_REQUEST = f"R01{'':32}W000000A"
_PLAN = (
    '{"harzdame-tournament":1,"name":"","date":"","game":"harzdame","limits":"","fen":"","openings":"",'
    '"format":"gauntlet","games":2,"cycles":1,"players":['
)
_GAME = (
    '{"id":"№.1.1","white":0,"black":1,"points":1.0,"cause":"rules","detail":"","plies":9,'
    '"efforts":[[5,0,0,0.0,0.0],[4,0,0,0.0,0.0]],"pdn":"1-0"}\n'
)
_TWO = '"name=a","name=b"]}\n'
_SHAPE = '{"rules":"RULES","sha256":"SHA","record":{},"shape":{"full":48,"wings":[[],[]],"regions":['
_SHAPE_END = "]}}"
_TAGS = '[Variant "Harzdame"]\n'
_STUDY = (
    Family("chapters", "", f'{_TAGS}[StudyName "a"]\n[ChapterName "{NUMBER}"]\n\n1. f1-g1 *\n\n'),
    Family("questions", f"{_TAGS}\n1. f1-g1 ", "{[%ask x] [%hint y]} f5-f4 "),
    Family("hints", f"{_TAGS}\n{{[%ask x]", "[%hint №]", "} 1. f1-g1 *"),
    Family("variations", f"{_TAGS}\n1. f1-g1 f5-f4 ", "(1... e5-e4) "),
    Family("nested variations", f"{_TAGS}\n1. f1-g1 ", "(1. e2-f2 "),
    Family("words", f"{_TAGS}\n{{", "<b>x</b> &amp; ", "} 1. f1-g1 *"),
    Family("to and fro", f'{_TAGS}[FEN "W:WKa1:BKh8"]\n\n', "a1-a2 h8-h7 a2-a1 h7-h8 "),
    Family("to and fro, asked", f'{_TAGS}[FEN "W:WKa1:BKh8"]\n\n', "{[%ask]} a1-a2 h8-h7 a2-a1 h7-h8 "),
)
_FAMILIES: tuple[tuple[dict[str, ReadFile], tuple[Family, ...]], ...] = (
    (
        {"DXP": _conversation},
        (
            Family("chat", "", "Cx|"),
            Family("names", f"R01{'x' * 32}W000000A|", "A"),
            Family("one long message", "C", "x"),
            Family("requests", "", f"{_REQUEST}|"),
            Family("moves", f"{_REQUEST}|", "M0001322800|"),
            Family("back", f"{_REQUEST}|M0001322800|", "B001W|"),
            Family("ends", "", f"{_REQUEST}|E00|"),
        ),
    ),
    (
        {"Hub's answers": _hub_answers},
        (
            Family("reports", "", "info depth=1 score=0.1 nodes=5\n"),
            Family("a long line", "info pv=", "32-28", ""),
            Family("arguments", "info", " a№=b"),
            Family("digits", "info nodes=", "9"),
            Family("values", 'param name=a type=enum values="', "a "),
            Family("blanks", "done", " ", "x"),
            Family("titles", "", "a b c\n"),
        ),
    ),
    (
        {"Hub's commands": _hub_server},
        (
            Family("pings", "", "ping\n"),
            Family("unknown", "", "x№ y\n"),
            Family("errors", "", 'x y="\n'),
            Family("parameters", "hub\n", "set-param name=№ value=1\n"),
            Family("levels", "hub\ninit\n", "level depth=№\n"),
            Family("positions", "hub\ninit\n", "pos pos=start\n"),
            Family("to and fro", f'pos pos=W{"e" * 45}BeeeW moves="', "50-45 46-41 45-50 41-46 ", '"\n'),
        ),
    ),
    (
        {"puzzles": _puzzles},
        (
            Family("rows", "", "1000\t1\tshot\tW:Wa1:Bh8\ta1-a2\n"),
            Family("moves", "1000\t1\tshot\tW:WKa1:BKh8\t", "a1-a2 h8-h7 a2-a1 h7-h8 ", "a1-a2\n"),
            Family("themes", "1000\t1\t", "shot ", "\tW:Wa1:Bh8\ta1-a2\n"),
            Family("men", "1000\t1\t\tW:W", "a№,", ":Bh8\ta1-a2\n"),
            Family("digits", "", "1", "\t1\t\tW:Wa1:Bh8\ta1-a2\n"),
            Family("tabs", "", "\t", "\n"),
            Family("empty rows", "", "\n"),
        ),
    ),
    (
        {"results of puzzles": _results},
        (
            Family("attempts", "", '["try",№,"train","harzdame","p№",1500.0,1]\n'),
            Family("one puzzle failed", "", '["try",№,"train","harzdame","p",1500.0,0]\n'),
            Family("puzzles failed", "", '["try",№,"train","harzdame","p№",1500.0,0]\n'),
            Family(
                "time runs backwards", "", '["try",1e9,"train","harzdame","p",1,0]\n["try",1,"","","",1,0]\n'
            ),
            Family("storms", "", '["storm",№,"harzdame",3,4]\n'),
            Family("endings", "", '["ending",№,"harzdame","W:Wa№",true,3,4]\n'),
            Family("own", "", '["own",№,"p№","dameo","W:W1:B2",["a"],[],1500,true]\n'),
            Family(
                "mistakes",
                '["own",1,"p","dameo","",["a"],[],1,true]\n',
                '["try",№,"mistakes","dameo","p",1,0]\n',
            ),
            Family("brackets", "", "["),
            Family("lines", "", "[]\n"),
        ),
    ),
    (
        {"tournament": _tournament},
        (
            Family("players", _PLAN, '"name=p№",', _TWO),
            Family("players without names", _PLAN, '"depth=1",', _TWO),
            Family("games", _PLAN + _TWO, _GAME),
            Family("torn lines", _PLAN + _TWO, "{\n"),
        ),
    ),
    (
        {"ladder": lambda text, folder: Results(_kept(text, folder))},
        (
            Family("openings", "", '["a","b","c",№,1]\n'),
            Family("pairings", "", '["a","b","№",1,1]\n'),
        ),
    ),
    (
        {"self-play": _frames},
        (Family("frames", "", "x|"), Family("one frame", "", "x"), Family("empty frames", "", "|")),
    ),
    (
        {"weights": _weights},
        (
            Family("regions", _SHAPE, '[["a1"],false],', f'[["a1"],false]{_SHAPE_END}'),
            Family("squares", _SHAPE + "[[", '"a1",', f'"a1"],false]{_SHAPE_END}'),
            Family("brackets", _SHAPE, "[", _SHAPE_END),
            Family("record", '{"record":{', '"№":1,', '"a":1}}'),
        ),
    ),
    (
        {"table": _table},
        (
            Family("sides", '{"rules":"","material":"K-K","sides":[', "{},", "{}]}\n"),
            Family("material", '{"rules":"","sides":[],"material":"', "K", '-K"}\n'),
            Family("codes", '{"rules":"","material":"K-K","sides":[]}\n', "x"),
            Family("header", '{"', "x"),
        ),
    ),
    (
        {"book": lambda text, folder: book(text.encode(), folder)},
        (
            Family("rows", '{"record":{},"rows":[', "[№,1,1,null],", "[-1,1,1,null]]}"),
            Family("names", '{"rows":[],"record":{', '"n№":"x",', '"x":"y"}}'),
            Family("value", '{"rows":[],"record":{"a":"', "x", '"}}'),
        ),
    ),
    (
        {"library": _library},
        (
            Family("games", "", f'{_TAGS}[White "№"]\n\n1. f1-g1 f5-f4 *\n\n'),
            Family("equal games", "", f"{_TAGS}\n1. f1-g1 f5-f4 *\n\n"),
            Family("tags", _TAGS, '[T№ "x"]\n', "\n1. f1-g1 *\n"),
            *_STUDY[3:7],
        ),
    ),
    ({"study": _study, "repertoire": _repertoire}, _STUDY),
)


@pytest.mark.parametrize(("read", "family"), list(pairs(_FAMILIES)))
def test_time_grows_with_the_file(read: ReadFile, family: Family, tmp_path: Path) -> None:
    def refused_or_read(text: str) -> None:
        with suppress(*_REFUSALS):
            read(text, tmp_path)

    assert ratio(refused_or_read, family) <= MOST_RATIO
