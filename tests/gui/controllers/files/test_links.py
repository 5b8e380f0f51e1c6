"""Open files and links to them: each file is listed once, and is itself wherever the links lead by now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.files import open_files
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.controllers.work.job import FolderLane
from harzdame_gui.controllers.work.jobs import Jobs

GAME = '[White "{name}"]\n\n1. e2-e3 *\n\n'


class Place:
    """Three files, a link to the first, and the list of what is open."""

    def __init__(self, folder: Path, qtbot: QtBot, jobs: Jobs, settings: Settings) -> None:
        self.folder = folder
        self.qtbot = qtbot
        self.jobs = jobs
        self.settings = settings
        self.paths = [folder / f"{name}.pdn" for name in "abc"]
        for path in self.paths:
            path.write_text(GAME.format(name=path.stem), encoding="utf-8")
        self.link = folder / "link.pdn"
        self.point(self.paths[0])
        self.begin()

    def begin(self) -> None:
        """Start the app."""
        self.file = GameFile(self.jobs)
        self.files = OpenFiles(self.jobs, self.file, self.settings)

    def point(self, path: Path, link: Path | None = None) -> None:
        """Have the link lead elsewhere."""
        link = link or self.link
        link.unlink(missing_ok=True)
        try:
            link.symlink_to(path)
        except OSError:
            pytest.skip("needs links")

    def open(self, *paths: Path) -> None:
        for path in paths:
            with self.qtbot.waitSignal(self.files.opened):
                self.files.open(path)

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.jobs.under_way)

    def remember(self, *paths: Path, shown: Path) -> None:
        """Have files open that were so in an earlier run."""
        self.settings.open_files.set(tuple(map(str, paths)))
        self.settings.shown_file.set(str(shown))

    def games(self, path: Path | None) -> str:
        """What is known of a file."""
        document = self.files.document(path)
        assert document is not None
        return document.content.games[0].tags["White"]


@pytest.fixture
def place(tmp_path: Path, qtbot: QtBot, jobs: Jobs, settings: Settings) -> Place:
    return Place(tmp_path, qtbot, jobs, settings)


@pytest.fixture
def silent(place: Place) -> Iterator[Event]:
    """No question about the folder is answered until this is set."""
    answered = Event()
    place.jobs.run(lambda _job: answered.wait(30), lane=FolderLane(place.folder))
    yield answered
    answered.set()


def test_a_file_that_is_open_by_a_link_is_listed_once(place: Place) -> None:
    a, b, _c = place.paths
    place.open(place.link, b, a)
    assert place.files.paths == (place.link, b)
    assert place.files.current == place.link


def test_a_file_is_itself_after_a_link_to_it_was_pointed_elsewhere(place: Place) -> None:
    a, b, _c = place.paths
    place.open(place.link)
    place.point(b)
    with place.qtbot.waitSignal(place.files.opened) as read:
        place.files.open(a)
    assert read.args[0].path == a
    assert place.games(place.files.current) == "a"
    assert place.files.paths == (place.link, a)
    place.open(place.link)
    assert place.games(place.link) == "b"
    place.open(b)
    assert place.files.paths == (place.link, a)  # it is the one of the link now
    place.point(place.folder / "none.pdn")
    place.open(b)
    place.settle()
    assert place.files.paths == (place.link, a, b)
    assert place.games(b) == "b"


def test_a_file_is_itself_though_a_link_to_it_is_pointed_elsewhere_as_it_is_opened(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b, _c = place.paths
    place.open(place.link)
    read = PdnDocument.read

    def read_late(path: Path, encoding: str | None = None) -> PdnDocument:
        if path == place.link:
            place.point(b)
        return read(path, encoding)

    monkeypatch.setattr(PdnDocument, "read", read_late)
    place.open(a)
    place.settle()
    assert place.files.paths == (place.link, a)
    assert place.files.current == a
    assert [place.games(path) for path in place.files.paths] == ["b", "a"]


def test_the_file_that_was_asked_for_is_shown_though_a_link_to_it_is_deleted_just_then(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, read, failed = place.paths[0], PdnDocument.read, []
    place.open(place.link)
    place.files.failed.connect(failed.append)

    def read_late(path: Path, encoding: str | None = None) -> PdnDocument:
        if path == place.link:
            place.link.unlink(missing_ok=True)
        return read(path, encoding)

    monkeypatch.setattr(PdnDocument, "read", read_late)
    place.open(a)
    place.settle()
    assert failed == []
    assert place.files.current == a
    assert place.files.paths == (place.link, a)
    assert place.games(a) == "a"


def test_a_link_that_is_pointed_to_an_open_file_is_listed_as_that(place: Place) -> None:
    b = place.paths[1]
    place.open(place.link, b)
    place.point(b)
    place.files.read_again(place.link)
    place.settle()
    assert place.files.paths == (b,)
    assert place.files.current == b
    assert place.games(b) == "b"


@pytest.mark.parametrize("elsewhere", [True, False])
def test_a_game_is_saved_in_a_file_that_is_open_by_a_link(place: Place, elsewhere: bool) -> None:
    a, b, c = place.paths
    place.open(c, place.link)
    with place.qtbot.waitSignal(place.file.gameRead) as read:
        place.file.read(place.files.document(c), 1)
    if elsewhere:
        place.point(b)
    with place.qtbot.waitSignal(place.file.saved):
        place.file.save_as(read.args[0].tree, a)
    place.settle()
    listed = a if elsewhere else place.link
    assert place.files.paths == ((c, place.link, a) if elsewhere else (c, place.link))
    assert place.games(listed) == "c"
    assert place.file.path == listed
    assert place.files.is_on_board(listed)


@pytest.mark.usefixtures("silent")
def test_a_file_is_opened_before_it_is_known_what_the_remembered_ones_are(place: Place) -> None:
    place.remember(place.paths[0], shown=place.paths[0])
    place.begin()
    place.open(place.link)
    assert place.files.current == place.link


@pytest.mark.parametrize("remembered", ["file", "link"])
def test_a_remembered_file_that_is_opened_by_another_name_is_listed_once(
    place: Place, silent: Event, remembered: str
) -> None:
    a, b, c = place.paths
    known, asked = (a, place.link) if remembered == "file" else (place.link, a)
    place.remember(b, known, c, shown=known)
    place.begin()
    place.open(asked)
    silent.set()
    place.settle()
    assert place.files.paths == (b, asked, c)
    assert place.files.current == asked
    assert place.settings.open_files.value == tuple(map(str, place.files.paths))
    assert place.games(asked) == "a"


def test_a_file_that_was_remembered_by_two_names_is_listed_once(place: Place) -> None:
    a, b, _c = place.paths
    place.remember(place.link, b, a, shown=a)
    place.begin()
    place.settle()
    assert place.files.paths == (a, b)
    assert place.files.current == a


def test_a_silent_disk_of_a_link_keeps_nobody_from_the_file(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_files, "_PATIENCE_MS", 100)
    network = place.folder / "network"
    network.mkdir()
    link = network / "link.pdn"
    place.point(place.paths[0], link)
    place.open(link)
    answered = Event()
    place.jobs.run(lambda _job: answered.wait(30), lane=FolderLane(network))
    try:
        place.open(place.paths[0])
        assert place.files.current == place.paths[0]
        assert place.files.paths == (link, place.paths[0])
    finally:
        answered.set()
    place.settle()
    assert place.files.paths == (place.paths[0],)


def test_a_file_that_is_closed_before_its_link_is_known_stays_closed(place: Place) -> None:
    network = place.folder / "network"
    network.mkdir()
    link = network / "link.pdn"
    place.point(place.paths[0], link)
    place.open(link)
    answered = Event()
    place.jobs.run(lambda _job: answered.wait(30), lane=FolderLane(network))
    with place.qtbot.waitSignal(place.file.gameRead):
        place.file.read(PdnDocument.read(place.paths[0]), 1)
    place.files.close(link)
    answered.set()
    place.settle()
    assert place.files.paths == ()
