import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from harzdame_engine.library import importing
from harzdame_engine.library.importing import ImportOptions, ImportProgress, SkipReason, files_in, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.pdn.games import PdnGame

from tests.engine.library.collections import collection, write_collection


def test_files_and_folders_are_imported(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    (folder / "deep" / "deeper").mkdir(parents=True)
    write_collection(folder / "one.pdn", 3, seed=1, plies=10)
    write_collection(folder / "deep" / "deeper" / "two.PDN", 4, seed=2, plies=10)
    (folder / "notes.txt").write_text("1. e2-f2 *")
    named = tmp_path / "named.txt"
    write_collection(named, 2, seed=3, plies=10)
    report = library.import_paths([folder, named, named])
    assert (report.files, report.added, report.duplicates, report.stopped) == (3, 9, 0, False)
    assert report.other_files == {".txt": 1}
    stored = library.games.get(1)
    assert stored is not None and stored.source.endswith("one.pdn")
    assert [game.row.id for n in range(1, 10) if (game := library.games.get(n))] == list(range(1, 10))


def test_files_are_listed_once_and_in_order(tmp_path: Path) -> None:
    for name in ("b.pdn", "a.pdn", "c.txt"):
        (tmp_path / name).write_text("")
    found, others = files_in([tmp_path / "b.pdn", tmp_path])
    assert [path.name for path in found] == ["b.pdn", "a.pdn"]
    assert others == {".txt": 1}


def test_a_second_import_reports_every_duplicate(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    write_collection(file, 5, plies=10)
    library.import_paths([file])
    file.write_text(
        file.read_text().replace("a quiet move", "a loud move").replace("1-0\n", "1-0 {so be it}\n")
    )
    report = library.import_paths([file])
    assert (report.added, report.duplicates) == (0, 5)
    assert {each.reason for each in report.skipped} <= {SkipReason.DUPLICATE, SkipReason.SAME_MOVES}
    assert [(each.game, each.there) for each in report.skipped] == [(n, n) for n in range(1, 6)]
    assert report.skipped[0].path == file
    kept = library.import_paths([file], ImportOptions(keep_duplicates=True))
    assert kept.added == 5


def test_what_cannot_be_imported_is_reported_and_ends_nothing(library: Library, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.pdn").write_bytes(bytes(range(256)) * 10)
    (folder / "b.pdn").write_text("nothing to see")
    (folder / "c.pdn").write_text("")
    (folder / "d.pdn").mkdir()
    write_collection(folder / "e.pdn", 1, plies=4)
    missing = tmp_path / "missing.pdn"
    report = library.import_paths([folder, missing])
    assert report.added == 1
    assert [(each.path.name, each.reason) for each in report.skipped] == [
        ("a.pdn", SkipReason.NOT_TEXT),
        ("b.pdn", SkipReason.NO_GAMES),
        ("c.pdn", SkipReason.NO_GAMES),
        ("missing.pdn", SkipReason.UNREADABLE_FILE),
    ]
    assert report.failed_files == 4


def test_a_game_that_is_read_in_part_is_kept_as_text(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    text = '[White "Ada"]\n[Event "Open"]\n\n1. e2-f2 a1-h8 {why?} *'
    file.write_text(f'{text}\n\n[Variant "Chess"]\n[White "Bo"]\n\n1. e4 e5 *\n')
    report = library.import_paths([file])
    assert (report.added, report.incomplete_games) == (2, 2)
    assert [(each.game, each.id) for each in report.incomplete] == [(1, 1), (2, 2)]
    problem = report.incomplete[0].problem
    assert problem is not None and problem.detail == "a1-h8"
    stored = library.games.get(1)
    assert stored is not None
    assert (stored.text, stored.row.complete, stored.row.plies) == (text, False, 1)


def test_progress_grows_to_the_whole(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "_BATCH", 2)
    for name in "ab":
        write_collection(tmp_path / f"{name}.pdn", 5, seed=ord(name), plies=10)
    told: list[ImportProgress] = []
    library.import_paths([tmp_path], tell=told.append)
    shares = [round(each.share, 9) for each in told]
    assert shares == sorted(shares)
    assert shares[0] == 0 and shares[-1] == pytest.approx(1)
    assert told[-1].added == 10
    assert len(set(shares)) > 5


def test_a_stop_keeps_what_was_added(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importing, "_BATCH", 2)
    write_collection(tmp_path / "a.pdn", 9, plies=10)
    told: list[ImportProgress] = []
    report = library.import_paths(
        [tmp_path], tell=told.append, stopped=lambda: told[-1:] > [] and told[-1].added >= 4
    )
    assert report.stopped
    assert report.added == len(library.games) == 4


def test_games_go_into_the_folder_named(library: Library, tmp_path: Path) -> None:
    write_collection(tmp_path / "a.pdn", 1, plies=10)
    folder = library.folders.add("Club")
    library.import_paths([tmp_path], ImportOptions(folder=folder))
    assert library.games.rows([1])[0].folder == folder


@pytest.mark.usefixtures("bound_by_rights")
def test_a_file_that_may_not_be_read_is_reported(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "a.pdn"
    file.write_text(next(collection(1)))
    file.chmod(0)
    report = library.import_paths([file])
    assert report.skipped[0].reason is SkipReason.UNREADABLE_FILE


def test_a_stop_is_obeyed_within_a_file(library: Library, tmp_path: Path) -> None:
    file = tmp_path / "large.pdn"
    file.write_text(next(collection(1, plies=4)) * 64_000)  # fourteen megabytes
    told: list[ImportProgress] = []
    report = library.import_paths([file], tell=told.append, stopped=lambda: len(told) > 2)
    shares = [progress.share for progress in told]
    assert report.stopped
    assert (report.added, report.failed_files) == (0, 0)
    assert shares == sorted(shares)
    assert 0 < shares[-1] < importing._SCANNING
    assert len(told) <= 4  # of fourteen megabytes three were looked through


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes")
def test_a_pipe_is_not_waited_for(library: Library, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "endless.pdn")
    report = library.import_paths([tmp_path])
    assert [skipped.reason for skipped in report.skipped] == [SkipReason.UNREADABLE_FILE]


@pytest.mark.parametrize("name", ["x" * 300 + ".pdn", "a\0b.pdn", "missing.pdn"])
def test_a_path_that_is_none_ends_no_import(name: str, library: Library, tmp_path: Path) -> None:
    good = tmp_path / "good.pdn"
    good.write_text(next(collection(1)))
    bad = tmp_path / name
    report = library.import_paths([bad, good])
    assert [(each.path, each.reason) for each in report.skipped] == [(bad, SkipReason.UNREADABLE_FILE)]
    assert report.skipped[0].detail
    assert (report.added, report.failed_files) == (1, 1)


def test_a_file_that_is_too_large_ends_no_import(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = tmp_path / "a.pdn", tmp_path / "b.pdn"
    good.write_text(next(collection(1)))
    bad.write_bytes(bytes(good.stat().st_size + 1))
    monkeypatch.setattr(importing, "_MOST_BYTES", good.stat().st_size)
    report = library.import_paths([tmp_path])
    assert [(each.path, each.reason, each.detail) for each in report.skipped] == [
        (bad, SkipReason.UNREADABLE_FILE, os.strerror(errno.EFBIG))
    ]
    assert report.added == 1


def test_a_file_for_which_there_is_no_memory_ends_no_import(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = tmp_path / "a.pdn", tmp_path / "b.pdn"
    bad.write_text("large")
    good.write_text(next(collection(1)))
    find_games = importing.find_games

    def find(data: bytes, *asked: Any) -> Sequence[PdnGame]:
        if data == b"large":
            raise MemoryError
        return find_games(data, *asked)

    monkeypatch.setattr(importing, "find_games", find)
    report = library.import_paths([tmp_path])
    assert [(each.path, each.reason) for each in report.skipped] == [(bad, SkipReason.UNREADABLE_FILE)]
    assert report.added == 1


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="all names are text there")
def test_the_name_of_a_file_may_be_no_text(library: Library, tmp_path: Path) -> None:
    file = tmp_path / os.fsdecode(b"\xff.pdn")
    file.write_text(next(collection(1)))
    for _ in range(2):
        report = library.import_paths([tmp_path], ImportOptions(keep_duplicates=True))
        assert (report.added, report.failed_files) == (1, 0)
    stored = library.games.get(1)
    assert stored is not None and stored.source == str(file)
    assert library.games.sources([1, 2]) == {str(file): [1, 2]}


HEAD = '[White "A"]\n[Black "B"]\n[Date "2001.05.07"]\n'
FOREIGN = (
    '[GameType "1"]\n\n1. c3-d4 d6-c5 *',
    '[GameType "1"]\n\n1. c3-b4 d6-c5 *',
    '[GameType "50"]\n\n1. c3-b4 d6-c5 *',
    '[GameType "1"]\n[FEN "W:Wc3:Bd6"]\n\n1. c3-b4 d6-c5 *',
    '[GameType "1"]\n[FEN "W:Wc3:Bf6"]\n\n1. c3-b4 d6-c5 *',
    '[GameType "1"]\n\n*',
    '[GameType "50"]\n\n*',
    '[GameType "50"]\n[Round "2"]\n\n*',
    '[GameType "50"]\n[Event "Open"]\n\n{Not recorded.} 1-0',
    '[Variant "Chess"]\n\n1. e4 e5 2. Nf3 *',
    '[Variant "Shogi"]\n\n1. e4 e5 2. Nf3 *',
)
"""Games of the same players and day, none of which is a copy of another."""


def test_games_of_which_no_move_is_read_are_told_apart_by_their_text(library: Library) -> None:
    for game in FOREIGN:
        report = import_text(library.games, HEAD + game)
        assert (report.added, report.duplicates) == (1, 0), game
    for game in FOREIGN:
        report = import_text(library.games, '[Annotator "C"]\n' + HEAD + game.replace(". ", ".\n"))
        assert (report.added, report.duplicates) == (0, 1), game


def test_games_in_which_nothing_was_played_are_told_apart_by_their_round(library: Library) -> None:
    for number in (1, 2, 1):
        import_text(library.games, f'{HEAD}[GameType "20"]\n[Round "{number}"]\n\n1-0')
    assert len(library.games) == 2
