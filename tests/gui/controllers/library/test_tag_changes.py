"""Tags changed in many games and in their files: every other byte kept, every failure told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from harzdame_engine.library.importing import import_paths, import_text
from harzdame_engine.library.library import Library
from harzdame_engine.library.tag_edit import TagChange

from harzdame_gui.controllers.library import tag_changes
from harzdame_gui.controllers.library.tag_changes import TagProgress, TagReport, change_tags
from harzdame_gui.controllers.storage.file_failure import FailureKind
from harzdame_gui.controllers.work.job import Job

ONE = (
    '% first\r\n[White "Ana"]\r\n[Black "Bo"]\r\n\r\n1. e2-e3 *\r\n\r\n'
    '[White "Bo"]\r\n[Black "Ana"]\r\n *\r\n'
)
TWO = '[White "Cy"]\n[Event "Open"]\n\n1. d3-d4 *\n'
ANA = TagChange(names={"Ana": "Anna"})


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    one, two = tmp_path / "one.pdn", tmp_path / "two.pdn"
    one.write_bytes(ONE.encode())
    two.write_bytes(TWO.encode())
    return one, two


@pytest.fixture
def library(tmp_path: Path, files: tuple[Path, Path]) -> Iterator[Library]:
    """The games 1 and 2 of one file, 3 of another, 4 of none."""
    with Library(tmp_path / "library.sqlite") as library:
        import_paths(library.games, files)
        import_text(library.games, '[White "Ana"]\n\n1. e2-f2 *')
        yield library


@pytest.fixture
def job(qapp) -> Job:
    return Job(lambda _job: None)


def change(library: Library, what: TagChange, job: Job, *, files: bool = True) -> TagReport:
    return change_tags(library, [1, 2, 3, 4, 99], what, job, files=files)


def test_a_name_is_corrected_on_either_side_and_in_the_files(library, files, job) -> None:
    report = change(library, ANA, job)
    assert (report.changed, report.written, report.unchanged, report.lost) == (3, 2, 1, 0)
    assert report.failures == []
    assert files[0].read_bytes() == ONE.replace("Ana", "Anna").encode()
    assert files[1].read_bytes() == TWO.encode()
    assert [row.white for row in library.games.rows([1, 2, 4])] == ["Anna", "Bo", "Anna"]
    assert library.games.get(1).text in files[0].read_bytes().decode()
    again = change(library, TagChange({"Event": "Club"}), job)
    assert (again.changed, again.written) == (4, 3)
    assert files[1].read_bytes() == TWO.replace("Open", "Club").encode()


def test_the_library_alone_can_be_changed_and_its_files_later(library, files, job) -> None:
    report = change(library, ANA, job, files=False)
    assert (report.changed, report.written) == (3, 0)
    assert files[0].read_bytes() == ONE.encode()
    report = change(library, TagChange({"Site": "Goslar"}), job)
    assert report.written == 3
    assert files[0].read_bytes().count(b"Anna") == files[0].read_bytes().count(b"Goslar") == 2


def test_what_is_no_longer_in_its_file_is_changed_here_and_told(library, files, job) -> None:
    files[0].write_bytes(ONE.replace("e2-e3", "d3-d4").encode())
    files[1].unlink()
    report = change(library, TagChange({"Event": "Club"}), job)
    assert (report.changed, report.written) == (4, 1)
    told = [(failure.kind, failure.path, games) for failure, games in report.failures]
    assert told == [(FailureKind.GAME_CHANGED, files[0], 1), (FailureKind.NOT_FOUND, files[1], 1)]
    assert b"Club" in files[0].read_bytes()
    assert not files[1].exists()
    assert [row.event for row in library.games.rows([1, 2, 3, 4])] == ["Club"] * 4


def test_a_letter_that_a_file_cannot_hold_leaves_it_alone(library, files, job) -> None:
    data = TWO.replace("Cy", "Jörg").encode("latin-1")
    files[1].write_bytes(data)
    import_paths(library.games, files)
    report = change_tags(library, [5], TagChange({"White": "Жанна"}), job, files=True)
    assert (report.changed, report.written) == (1, 0)
    assert [failure.kind for failure, _ in report.failures] == [FailureKind.NOT_ENCODABLE]
    assert files[1].read_bytes() == data


def test_a_stop_keeps_library_and_files_in_step(library, files, job, monkeypatch) -> None:
    monkeypatch.setattr(tag_changes, "_AT_ONCE", 1)
    told: list[TagProgress] = []

    def tell(progress: TagProgress, _share: float) -> None:
        told.append(progress)
        job.hurry()

    monkeypatch.setattr(job, "tell", tell)
    report = change(library, ANA, job)
    assert report.stopped
    assert (report.changed, report.written) == (1, 1)
    assert told == [TagProgress(1, 5)]
    assert library.games.get(1).text in files[0].read_bytes().decode()
    assert library.games.get(2).text in files[0].read_bytes().decode()
