"""Repertoires on disk."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from harzdame_engine import Color, Move, pdn
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.openings.repertoires import Repertoires
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.jobs import Jobs
from tests.gui.controllers.openings.lines import (
    FIRST,
    START,
    games,
    kept_in,
    known,
    read,
)


def test_a_line_that_is_added_is_there_the_next_time(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    with qtbot.waitSignal(repertoires.changed):
        repertoires.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "openings" / "harzdame-white.pdn"
    qtbot.waitUntil(path.exists)
    again = Repertoires(tmp_path, settings, jobs)
    read(qtbot, again)
    assert known(again) == (FIRST,)
    assert known(again, Color.BLACK) == ()
    assert again.sides(START, FIRST) == (Color.WHITE,)


def test_a_file_in_a_folder_that_is_gone_is_taken_for_what_is_meant(
    repertoires: Repertoires, gone: Path
) -> None:
    repertoires.keep_in("harzdame", Color.WHITE, Path("mine.pdn"))
    assert repertoires.path("harzdame", Color.WHITE) == gone / "mine.pdn"


def test_it_lies_where_the_user_wants_it(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    elsewhere = tmp_path / "mine.pdn"
    repertoires.keep_in("harzdame", Color.WHITE, elsewhere)
    qtbot.waitUntil(elsewhere.exists)
    again = Repertoires(tmp_path, settings, jobs)
    read(qtbot, again)
    assert again.path("harzdame", Color.WHITE) == elsewhere
    assert known(again) == (FIRST,)


def test_a_file_that_is_no_repertoire_stays_as_it_is(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs
) -> None:
    path = tmp_path / "openings" / "harzdame-white.pdn"
    path.parent.mkdir()
    path.write_text('[GameType "20"]\n\n1. 32-28 *\n')
    repertoires = Repertoires(tmp_path, settings, jobs)
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.of("harzdame", Color.WHITE)
    assert failed.args[0].path == path
    assert repertoires.add("harzdame", Color.WHITE, [FIRST]) is None
    assert "32-28" in path.read_text()
    qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.BLACK) is not None)


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "binary"])
def test_a_bad_file_of_one_side_leaves_the_other_at_hand(
    kind: str, qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs
) -> None:
    path = tmp_path / "openings" / "harzdame-white.pdn"
    path.parent.mkdir()
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
        case "folder":
            path.mkdir()
        case _:
            path.write_bytes(bytes(range(256)))
    repertoires = Repertoires(tmp_path, settings, jobs)
    with qtbot.waitSignal(repertoires.failed) as failed:
        repertoires.of("harzdame", Color.WHITE)
    assert failed.args[0].path == path
    qtbot.waitUntil(lambda: repertoires.of("harzdame", Color.BLACK) is not None)


def test_an_earlier_state_is_put_back(qtbot: QtBot, repertoires: Repertoires) -> None:
    repertoire = repertoires.of("harzdame", Color.WHITE)
    assert repertoire is not None
    before = pdn.Words(repertoire.tree)
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    repertoires.replace("harzdame", Color.WHITE, before)
    qtbot.waitUntil(lambda: known(repertoires) == ())


def test_what_was_changed_elsewhere_is_read_again_and_not_written_over(
    qtbot: QtBot, tmp_path: Path, settings: Settings, jobs: Jobs, repertoires: Repertoires
) -> None:
    other = Repertoires(tmp_path, settings, jobs)
    read(qtbot, other)
    other.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "openings" / "harzdame-white.pdn"
    qtbot.waitUntil(path.exists)
    with qtbot.waitSignal(repertoires.overtaken) as overtaken:
        repertoires.add("harzdame", Color.WHITE, [START.parse_move("e2-f2")])
    assert overtaken.args == [path]
    qtbot.waitUntil(lambda: known(repertoires) == (FIRST,))
    added = repertoires.add("harzdame", Color.WHITE, [FIRST, START.play(FIRST).legal_moves()[0]])
    assert added is not None
    qtbot.waitUntil(lambda: str(added.node.move) in path.read_text())


FIVE = games("1. f1-g1 *", "1. e2-f2 {second} *", "1. broken zz-99 *", "{fourth} *", "1. f1-g1 c8-b8 *")


@pytest.mark.parametrize("form", [(b"\n", b""), (b"\r\n", b""), (b"\r\n", b"\xef\xbb\xbf")])
def test_the_other_games_of_a_file_stay_as_they_are_byte_for_byte(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires, form: tuple[bytes, bytes]
) -> None:
    line_end, mark = form
    path = tmp_path / "five.pdn"
    data = mark + b"% a word before\n\n".replace(b"\n", line_end) + FIVE.replace(b"\n", line_end) + b"\x1a"
    path.write_bytes(data)
    with qtbot.waitSignal(repertoires.chosen) as chosen:
        kept_in(qtbot, repertoires, path)
    assert chosen.args == [path, 4]
    reply = START.play(FIRST).legal_moves()[0]
    repertoires.add("harzdame", Color.WHITE, [FIRST, reply])
    qtbot.waitUntil(lambda: not jobs.under_way)
    written, number = path.read_bytes(), data.index(b"1. f1-g1")
    assert written[:number] == data[:number]
    assert written.endswith(data[data.index(b'[Event "game 2"]') :])
    assert pdn.scan(written.decode("utf-8-sig")).games[0].read().tree.mainline()[-1].move == reply


def test_letters_of_another_encoding_stay_as_they_are(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    path = tmp_path / "old.pdn"
    other = games("1. f1-g1 *", "1. f1-g1 {gr\xfc\xdfe} *").decode().encode("latin-1")
    path.write_bytes(other)
    kept_in(qtbot, repertoires, path)
    repertoires.add("harzdame", Color.WHITE, [FIRST, START.play(FIRST).legal_moves()[0]])
    qtbot.waitUntil(lambda: not jobs.under_way)
    assert path.read_bytes() != other
    assert path.read_bytes().endswith(b"{gr\xfc\xdfe} *\n\n")


def test_a_repertoire_is_carried_into_a_first_game_without_moves_and_not_over_the_others(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "two.pdn"
    path.write_bytes(games("*", "1. e2-f2 *"))
    kept_in(qtbot, repertoires, path)
    qtbot.waitUntil(lambda: not jobs.under_way and b"f1-g1" in path.read_bytes())
    assert known(repertoires) == (FIRST,)
    assert b'[Event "game 1"]' in path.read_bytes()
    assert path.read_bytes().endswith(games("*", "1. e2-f2 *").split(b"*\n\n", 1)[1])


@pytest.mark.parametrize("moves", ["1. zz-99 {all of it unread} *", "{a long introduction} *"])
def test_a_first_game_that_says_something_without_moves_is_not_written_over(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires, moves: str
) -> None:
    repertoires.add("harzdame", Color.WHITE, [FIRST])
    path = tmp_path / "two.pdn"
    path.write_bytes(games(moves, "1. e2-f2 *"))
    repertoires.keep_in("harzdame", Color.WHITE, path)
    qtbot.waitUntil(lambda: not jobs.under_way and repertoires.of("harzdame", Color.WHITE) is not None)
    assert known(repertoires) == ()
    assert path.read_bytes() == games(moves, "1. e2-f2 *")
    assert "f1-g1" in (tmp_path / "openings" / "harzdame-white.pdn").read_text()


def test_what_cannot_be_read_of_it_stays_where_moves_are_added(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires
) -> None:
    path = tmp_path / "broken.pdn"
    path.write_bytes(games("1. f1-g1 c8-b8 2. zz-99 {the rest} 3. e2-f2 *", "1. e2-f2 *"))
    kept_in(qtbot, repertoires, path)
    after = START.play(FIRST).play(START.play(FIRST).parse_move("c8-b8"))
    repertoires.add("harzdame", Color.WHITE, [FIRST, after_first("c8-b8"), after.legal_moves()[0]])
    qtbot.waitUntil(lambda: not jobs.under_way)
    text = path.read_text()
    assert str(after.legal_moves()[0]) in text
    assert "zz-99" in text
    assert "the rest" in text
    assert not path.with_name("broken.pdn.bak").exists()


def after_first(text: str) -> Move:
    return START.play(FIRST).parse_move(text)


@pytest.mark.parametrize(
    "moves", ["1. f1-g1 c8-b8 2. zz-99 {the rest} *", "1. f1-g1 c8-b8 {a remark that swallows the next game"]
)
def test_a_copy_is_kept_before_unread_text_goes_with_a_move(
    qtbot: QtBot, tmp_path: Path, jobs: Jobs, repertoires: Repertoires, moves: str
) -> None:
    path = tmp_path / "broken.pdn"
    data = games(moves, "1. e2-f2 {second} *")
    path.write_bytes(data)
    path.with_name("broken.pdn.bak").write_bytes(b"of earlier days")
    kept_in(qtbot, repertoires, path)
    with qtbot.waitSignal(repertoires.setAside) as aside:
        repertoires.add("harzdame", Color.WHITE, [START.parse_move("e2-f2")])
    assert aside.args == [path.with_name("broken.pdn.bak2")]
    assert aside.args[0].read_bytes() == data
    assert path.with_name("broken.pdn.bak").read_bytes() == b"of earlier days"
    assert b"e2-f2" in path.read_bytes()
