"""The list of added engines: kept whole, read with care, shared by two apps."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest
from harzdame_engine.hub.declared import Declared, ParameterKind

from harzdame_gui.controllers.engine.added_program import MOST_LETTERS, AddedProgram, ProgramLanguage, new_id
from harzdame_gui.controllers.engine.programs import FILE_NAME, Programs
from harzdame_gui.controllers.storage.file_failure import FailureKind
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.jobs import Jobs

THREADS = Declared("threads", "1", (), ParameterKind.INT, 1, 16)
SCAN = AddedProgram(
    "scan",
    "Scan – größer",
    "/opt/engines, old/Scan 鳥",
    ("hub", "a b"),
    "/opt/data",
    ProgramLanguage.HUB_1,
    2.5,
    (THREADS, Declared("mode", "a", ("a", "b"), ParameterKind.ENUM)),
    (("threads", "4"),),
    ("international",),
    "3.1",
    "Somebody",
)
DAM = AddedProgram(new_id(), "Dam", "dam", games=("international", "turkish"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / FILE_NAME


def written(jobs: Jobs, qtbot, programs: Programs) -> None:
    qtbot.waitUntil(lambda: not jobs.under_way)


def test_what_was_added_is_there_again(qtbot, jobs, path):
    programs = Programs(path, jobs)
    with qtbot.waitSignals([programs.changed, programs.changed]):
        programs.put(SCAN)
        programs.put(DAM)
    written(jobs, qtbot, programs)
    again = Programs(path, jobs)
    assert again.all == (SCAN, DAM)
    assert again.find("scan") == SCAN
    assert again.playing("turkish") == (DAM,)
    assert again.names()[0] == ("scan", "Scan – größer", ("international",))


def test_a_change_keeps_the_place_and_a_removal_the_others(qtbot, jobs, path):
    programs = Programs(path, jobs)
    for each in (SCAN, DAM):
        programs.put(each)
    programs.put(SCAN._replace(name="Other"))
    written(jobs, qtbot, programs)
    assert [each.name for each in Programs(path, jobs).all] == ["Other", "Dam"]
    programs.remove("scan")
    programs.remove("scan")
    written(jobs, qtbot, programs)
    assert Programs(path, jobs).all == (DAM,)
    assert programs.find("scan") is None


def test_two_apps_lose_nothing_to_each_other(qtbot, jobs, path):
    one, other = Programs(path, jobs), Programs(path, jobs)
    assert one.all == other.all == ()
    one.put(SCAN)
    other.put(DAM)
    written(jobs, qtbot, one)
    assert Programs(path, jobs).all == (SCAN, DAM)


def test_only_values_other_than_the_default_are_kept():
    assert SCAN.with_value("mode", "b").values == (("threads", "4"), ("mode", "b"))
    assert SCAN.with_value("threads", "1").values == ()


def test_the_folder_is_that_of_the_program_unless_told(tmp_path):
    assert SCAN.working_folder == Path("/opt/data")
    assert SCAN._replace(folder="").working_folder == Path("/opt/engines, old")
    assert DAM.working_folder is None


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"engines": 3}', "[" * 100_000, '{"version": 9}', " " * (17 << 20) + "{}"]
)
def test_a_file_that_makes_no_sense_is_put_aside_and_told(qtbot, jobs, path, text):
    path.write_text(text, encoding="utf-8")
    programs = Programs(path, jobs)
    aside = path.with_name("engines.json.bak")
    with qtbot.waitSignal(programs.setAside) as told:
        assert programs.all == ()
    assert told.args == [aside]
    assert aside.read_text(encoding="utf-8") == text
    assert not path.exists()
    assert programs.all == ()  # and is not looked for again


def test_what_no_program_says_of_itself_is_cut(qtbot, jobs, path):
    huge = "x" * 200_000
    many = tuple(Declared(f"p{number}", "0") for number in range(5000))
    strange = SCAN._replace(
        name=huge,
        version=huge,
        author=huge,
        parameters=(THREADS, Declared(huge, "1"), Declared("mode", huge), *many),
        values=(("threads", "4"), (huge, "1"), ("mode", huge)),
    )
    programs = Programs(path, jobs)
    programs.put(strange)
    written(jobs, qtbot, programs)
    (found,) = Programs(path, jobs).all
    assert found.name == found.version == found.author == "x" * (MOST_LETTERS - 1) + "…"
    assert found.parameters[:2] == (THREADS, many[0])
    assert len(found.parameters) == 500
    assert found.values == (("threads", "4"),)
    assert found.path == SCAN.path


@pytest.mark.parametrize("before", [None, '{"engines": []}'])
def test_nothing_is_told_where_there_is_none_or_nothing_in_it(qtbot, jobs, path, before):
    if before is not None:
        path.write_text(before, encoding="utf-8")
    programs = Programs(path, jobs)
    with qtbot.assertNotEmitted(programs.setAside):
        assert programs.all == ()


@pytest.mark.parametrize(
    "change",
    [
        {"path": ""},
        {"thinking_time": 0},
        {"thinking_time": "soon"},
        {"language": "chess"},
        {"values": ["threads"]},
        {"parameters": [{"name": "threads"}]},
        {"arguments": None},
    ],
)
def test_an_entry_that_makes_no_sense_is_passed_over_and_newer_keys_stay(qtbot, jobs, path, change):
    programs = Programs(path, jobs)
    programs.put(SCAN)
    programs.put(DAM)
    written(jobs, qtbot, programs)
    values = json.loads(path.read_text(encoding="utf-8"))
    values["engines"][0] |= change
    values |= {"version": 7, "newer": True}
    path.write_text(json.dumps(values), encoding="utf-8")
    again = Programs(path, jobs)
    assert again.all == (DAM,)
    again.put(DAM._replace(name="Renamed"))
    written(jobs, qtbot, again)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert (kept["version"], kept["newer"], len(kept["engines"])) == (7, True, 2)


@pytest.mark.usefixtures("bound_by_rights")
def test_engines_outlive_that_their_file_cannot_be_read_for_a_while(qtbot, path, jobs, monkeypatch):
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    begun = Programs(path, jobs)
    begun.put(SCAN)
    written(jobs, qtbot, begun)
    path.chmod(0)
    begun.put(SCAN._replace(name="Renamed"))
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    [(_, error)] = jobs.failing.all
    assert error.failure.kind is FailureKind.NOT_KNOWN
    path.chmod(0o600)
    written(jobs, qtbot, begun)
    qtbot.waitUntil(lambda: not jobs.failing.all)
    assert Programs(path, jobs).all == (SCAN._replace(name="Renamed"),)


@pytest.mark.usefixtures("bound_by_rights")
def test_engines_that_cannot_be_read_at_the_start_are_there_later(qtbot, path, jobs, monkeypatch):
    monkeypatch.setattr(repeated_job, "RETRY_MS", 20)
    begun = Programs(path, jobs)
    begun.put(SCAN)
    written(jobs, qtbot, begun)
    path.chmod(0)
    programs = Programs(path, jobs)
    with qtbot.assertNotEmitted(programs.setAside), qtbot.waitSignal(programs.notRead):
        assert programs.all == ()
    programs.put(DAM)
    qtbot.waitUntil(lambda: bool(jobs.failing.all))
    assert [each.name for each in path.parent.iterdir() if "lock" not in each.name] == [FILE_NAME]
    path.chmod(0o600)
    qtbot.waitUntil(lambda: programs.all == (SCAN, DAM))
    qtbot.waitUntil(lambda: not jobs.failing.all)
    assert Programs(path, jobs).all == (SCAN, DAM)


def test_what_another_program_has_damaged_is_kept_aside_before_it_is_replaced(qtbot, path, jobs):
    programs = Programs(path, jobs)
    programs.put(SCAN)
    written(jobs, qtbot, programs)
    path.write_text("half a li", encoding="utf-8")
    programs.put(DAM)
    written(jobs, qtbot, programs)
    assert path.with_name("engines.json.bak").read_text(encoding="utf-8") == "half a li"
    assert Programs(path, jobs).all == (SCAN, DAM)


def test_a_file_that_cannot_be_written_is_told(qtbot, jobs, tmp_path):
    (tmp_path / "no folder").write_text("in the way")
    programs = Programs(tmp_path / "no folder" / FILE_NAME, jobs)
    with qtbot.waitSignal(jobs.failing.changed):
        programs.put(SCAN)
    assert len(jobs.failing.all) == 1


def test_without_a_file_they_last_as_long_as_the_app(jobs):
    programs = Programs(None, jobs)
    programs.put(SCAN)
    assert programs.all == (SCAN,)


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither pipes nor devices among the files")
@pytest.mark.parametrize("kind", ["pipe", "device"])
def test_nothing_but_a_plain_file_is_read(kind: str, tmp_path: Path, jobs: Jobs) -> None:
    path = tmp_path / FILE_NAME
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    assert Programs(path, jobs).all == ()
