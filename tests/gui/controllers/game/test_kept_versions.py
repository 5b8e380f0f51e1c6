"""Versions of games of files among one's own games: which there are, and what is noted of them."""

from __future__ import annotations

import json
import os
from pathlib import Path
from threading import Thread

import pytest
from harzdame_engine import pdn

from harzdame_gui.controllers.game.kept_place import told_version, without_version
from harzdame_gui.controllers.game.kept_versions import KeptVersion, Version, find_versions, note_in, sort_out
from harzdame_gui.controllers.work.job import Job

DIGEST = "0123456789abcdef" * 2
LONG_AGO = 1_800_000_000


def kept(folder: Path, name: str, **values: object) -> Path:
    place = {"path": str(folder / "club.pdn"), "number": 2, "digest": "x", "encoding": None, "game": DIGEST}
    path = folder / f"{name}.json"
    path.write_text(json.dumps({"place": place, "modified": True, "pdn": "*"} | values))
    os.utime(path, (LONG_AGO, LONG_AGO))
    return path


def nothing() -> Job:
    return Job(lambda _job: None)


def test_versions_are_games_with_changes_whose_text_in_a_file_is_known(tmp_path):
    path = kept(tmp_path, "edited")
    kept(tmp_path, "saved", modified=False)
    kept(tmp_path, "loose", place=None)
    kept(tmp_path, "earlier", place={"path": "club.pdn", "number": 2, "digest": "x"})
    kept(tmp_path, "odd", place={"path": "club.pdn", "number": 2, "digest": "x", "game": "no digest"})
    (tmp_path / "damaged.json").write_text('{"place": {"path"')
    [version] = find_versions(tmp_path, nothing())
    assert (version.id, version.place.number, version.place.game) == ("edited", 2, DIGEST)
    assert version.note() == path.read_bytes()


def test_a_pipe_among_the_games_holds_nobody_up(tmp_path):
    os.mkfifo(tmp_path / "pipe.json")
    kept(tmp_path, "edited")
    found: list[Version] = []
    search = Thread(target=lambda: found.extend(find_versions(tmp_path, nothing())), daemon=True)
    search.start()
    search.join(5)
    assert [version.id for version in found] == ["edited"]


def test_what_is_noted_of_versions_leaves_their_age(tmp_path):
    told, settled = kept(tmp_path, "told"), kept(tmp_path, "settled")
    note_in(told, told_version, nothing())
    note_in(tmp_path / "gone.json", told_version, nothing())
    note_in(settled, without_version, nothing())
    [version] = find_versions(tmp_path, nothing())
    assert (version.path, version.told) == (told, True)
    assert {path.stat().st_mtime for path in (told, settled)} == {LONG_AGO}
    assert json.loads(settled.read_bytes())["pdn"] == "*"


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_a_version_was_saved_that_its_file_has_wherever_it_is(tmp_path, line_end):
    game = '[White "Kept"]\n\n1. e2-e3 *\n'
    path = kept(tmp_path, "saved", pdn=game)
    content = pdn.scan(f'[White "Other"]\n\n*\n\n{game}'.replace("\n", line_end))
    for number in (1, 2, 3):
        version = KeptVersion("saved", number, bytes(16), False, path.read_bytes)
        assert sort_out(content, [version], nothing()) == ({}, ("saved",), ())
    assert sort_out(pdn.scan("*"), [version], nothing()) == ({}, (), ("saved",))
