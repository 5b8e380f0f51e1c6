"""Everything that the app writes, one after another, while it cannot be written: told, and written later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from harzdame_engine import Color, Position
from harzdame_engine.library.importing import ImportOptions
from harzdame_engine.library.library import FILE_NAME, Library
from harzdame_engine.library.reading import find_games
from harzdame_engine.library.tag_edit import TagChange
from harzdame_engine.puzzles.deck import Grade
from harzdame_engine.puzzles.results import Attempt, Mode
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.tournament import Tournament
from pytestqt.qtbot import QtBot

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.engine.programs import Programs
from harzdame_gui.controllers.files.pdn_document import PdnDocument
from harzdame_gui.controllers.game import recovery
from harzdame_gui.controllers.openings.practice import Practice
from harzdame_gui.controllers.puzzles.puzzle_service import FILE_NAME as RESULTS
from harzdame_gui.controllers.puzzles.puzzle_service import PuzzleService
from harzdame_gui.controllers.settings import settings
from harzdame_gui.controllers.study import study_service, study_writer
from harzdame_gui.controllers.study.progress import StudyProgress
from harzdame_gui.controllers.work import repeated_job
from harzdame_gui.controllers.work.failing_writes import Thing
from tests.gui.driver import Driver
from tests.gui.main_window.test_unwritten import told_of
from tests.gui.vanishing import come_back, vanish

LINE = Position.start("harzdame").parse_move("f1-g1")
GAME = '[White "Anna"]\n\n1. f1-g1 f5-f4 *\n'


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (recovery, repeated_job, study_service, study_writer):
        monkeypatch.setattr(module, "RETRY_MS", 150)
    monkeypatch.setattr(settings, "_RETRY_MS", 150)


class Home:
    """A home that can vanish and come back, with the profile and a file of games in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.games = folder / "games.pdn"
        folder.mkdir()
        self.games.write_text(GAME, encoding="utf-8")

    def vanish(self) -> None:
        vanish(self.folder, self._away)

    def come_back(self) -> None:
        if self.folder.is_file():
            come_back(self.folder, self._away)

    @property
    def _away(self) -> Path:
        return self.folder.with_name("away")


class Writer(NamedTuple):
    """Something to be written, before which something may have to be ready; how it is told; whether it is
    there.
    """

    thing: Thing
    told: str
    ready: Callable[[Driver, Home], object]
    write: Callable[[Driver, Home], object]
    written: Callable[[Driver, Home], bool]


def nothing(_driver: Driver, _home: Home) -> None: ...


def library(driver: Driver) -> Library:
    return Library(driver.folder / FILE_NAME)


def in_library(count: int) -> Callable[[Driver, Home], bool]:
    def look(driver: Driver, _home: Home) -> bool:
        with library(driver) as there:
            return len(there.games) == count

    return look


def stars(driver: Driver, _home: Home) -> bool:
    with library(driver) as there:
        return [row.stars for row in there.games.rows([1])] == [3]


def white(driver: Driver, _home: Home) -> bool:
    with library(driver) as there:
        return [row.white for row in there.games.rows([1])] == ["Berta"]


def fill_library(driver: Driver, _home: Home) -> None:
    driver.app.late.library.add_text(GAME)


def tournament_of(driver: Driver, _home: Home) -> None:
    service = driver.app.late.tournaments
    service.folder.mkdir(exist_ok=True)
    players = ("name=Anna person=true", "name=Computer level=first-day")
    plan = Plan("Cup", "2026.01.01", "harzdame", players, games=2)
    Tournament.created(plan, service.folder / "a.tournament")


def report(driver: Driver, _home: Home) -> None:
    path = driver.app.late.tournaments.folder / "a.tournament"
    tree = find_games(GAME.replace("*", "1-0"))[0].read().tree
    driver.app.late.tournaments.report(path, "1.1.1", tree)


def reported(driver: Driver, _home: Home) -> bool:
    return len(Tournament.resumed(driver.app.late.tournaments.folder / "a.tournament").results) == 1


def study_known(driver: Driver, home: Home) -> None:
    driver.app.late.study_writing.begin(PdnDocument.read(home.games))


def contains(path: str, text: str) -> Callable[[Driver, Home], bool]:
    return lambda _driver, home: text in (home.folder / path).read_text("utf-8")


def keep_two(driver: Driver, home: Home) -> None:
    """A file whose games were edited, so that the edit can be undone."""
    home.games.write_text(GAME * 2, encoding="utf-8")
    driver.app.late.files.open(home.games)
    driver.qtbot.waitUntil(lambda: driver.app.late.files.document(home.games) is not None)


def edit_elsewhere(driver: Driver, home: Home) -> None:
    """The file is not in the home, and can be written."""
    other = home.folder.with_name("other.pdn")
    other.write_text(GAME * 2, encoding="utf-8")
    driver.app.late.files.open(other)
    driver.qtbot.waitUntil(lambda: driver.app.late.files.document(other) is not None)
    driver.app.late.editing.delete(other, (1,))


def own_game(driver: Driver, _home: Home) -> None:
    driver.drag("f1", "g1")
    driver.window.commands.resign_now.trigger()


def forget_own(driver: Driver, home: Home) -> None:
    folder = home.folder.with_name("away") / "profile" / "games"
    driver.app.late.own.delete([driver.folder / "games" / path.name for path in folder.glob("*.json")])


def own_games(driver: Driver, _home: Home) -> list[Path]:
    return list((driver.folder / "games").glob("*.json"))


WRITERS = {
    "the game on the board": Writer(
        Thing.GAME,
        "this game",
        nothing,
        lambda driver, _home: driver.drag("f1", "g1"),
        lambda driver, _home: any("f1-g1" in each.read_text() for each in driver.folder.glob("unf*.json")),
    ),
    "a game that was played": Writer(
        Thing.GAMES, "games you played", nothing, own_game, lambda *at: len(own_games(*at)) == 1
    ),
    "one that is deleted": Writer(
        Thing.GAMES, "games you played", own_game, forget_own, lambda *at: not own_games(*at)
    ),
    "a game that has ended": Writer(Thing.LIBRARY, "games for the library", nothing, own_game, in_library(1)),
    "an import": Writer(
        Thing.IMPORT,
        "the rest of an import",
        lambda _driver, home: home.folder.with_name("more.pdn").write_text(GAME),
        lambda driver, home: driver.app.late.library.import_paths(
            [home.folder.with_name("more.pdn")], ImportOptions()
        ),
        in_library(1),
    ),
    "stars": Writer(
        Thing.MARKS,
        "changes in the library",
        fill_library,
        lambda driver, _home: driver.app.late.library.set_stars([1], 3),
        stars,
    ),
    "tags of many games": Writer(
        Thing.MARKS,
        "changes in the library",
        fill_library,
        lambda driver, _home: driver.app.late.library.change_tags(
            [1], TagChange({"White": "Berta"}), files=False
        ),
        white,
    ),
    "a game of a tournament": Writer(
        Thing.TOURNAMENT, "games of a tournament", tournament_of, report, reported
    ),
    "a repertoire": Writer(
        Thing.REPERTOIRES,
        "your repertoire",
        lambda driver, _home: driver.qtbot.waitUntil(
            lambda: driver.app.late.repertoires.of("harzdame", Color.WHITE) is not None
        ),
        lambda driver, _home: driver.app.late.repertoires.add("harzdame", Color.WHITE, [LINE]),
        contains("profile/openings/harzdame-white.pdn", "f1-g1"),
    ),
    "an answer in practice": Writer(
        Thing.ANSWERS,
        "your answers in practice",
        nothing,
        lambda driver, _home: Practice(driver.folder, driver.app.services.jobs, driver.app).note(
            "a question", 0.0, Grade.SOLVED
        ),
        contains("profile/openings/practice.jsonl", "a question"),
    ),
    "the result of a puzzle": Writer(
        Thing.RESULTS,
        "results of puzzles",
        nothing,
        lambda driver, _home: PuzzleService(driver.folder, driver.app.services.jobs, driver.app).add(
            Attempt(10.0, Mode.TRAIN, "harzdame", "a", 1300.0, 0.0)
        ),
        lambda driver, _home: len((driver.folder / RESULTS).read_bytes().splitlines()) == 1,
    ),
    "the place in a study": Writer(
        Thing.STUDIES,
        "your studies",
        nothing,
        lambda driver, _home: driver.app.late.studies.keep("a study", StudyProgress("first", 1)),
        contains("profile/studies.json", "a study"),
    ),
    "a chapter of a study": Writer(
        Thing.STUDIES,
        "your studies",
        study_known,
        lambda driver, home: driver.app.late.study_writing.rewrite(home.games, {1: "1. f1-g1 {Words} *"}),
        contains("games.pdn", "Words"),
    ),
    "what can be undone in a file": Writer(
        Thing.EDITS,
        "what can be undone in files",
        nothing,
        edit_elsewhere,
        lambda driver, _home: any(driver.folder.glob("*edits*")),
    ),
    "settings": Writer(
        Thing.SETTINGS,
        "settings",
        nothing,
        lambda driver, _home: driver.app.services.settings.show_targets.set(False),
        contains("profile/settings.json", '"show_targets": false'),
    ),
    "an engine": Writer(
        Thing.SETTINGS,
        "settings",
        nothing,
        lambda driver, _home: driver.app.findChild(Programs).put(AddedProgram("x", "Scan", "/scan")),
        contains("profile/engines.json", "Scan"),
    ),
}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    made = Home(tmp_path / "home")
    yield made
    made.come_back()


@pytest.fixture
def driver(home: Home, qtbot: QtBot) -> Iterator[Driver]:
    made = Driver(qtbot, home.folder / "profile", black="human")
    yield made
    made.close()


def settle(driver: Driver) -> None:
    driver.qtbot.wait(300)  # what is kept a moment later
    driver.qtbot.waitUntil(lambda: not driver.app.services.jobs.under_way, timeout=20_000)


@pytest.mark.parametrize("name", WRITERS)
def test_what_cannot_be_written_is_told_and_written_when_it_can_be(
    name: str, driver: Driver, home: Home
) -> None:
    writer = WRITERS[name]
    writer.ready(driver, home)
    settle(driver)
    assert told_of(driver) == ""
    home.vanish()
    writer.write(driver, home)
    driver.qtbot.waitUntil(lambda: writer.told in told_of(driver), timeout=20_000)
    assert {failed[0].thing for failed in driver.app.services.jobs.failing.all} >= {writer.thing}
    driver.qtbot.wait(400)  # it is tried again, and still told
    assert writer.told in told_of(driver)
    home.come_back()
    driver.qtbot.waitUntil(lambda: told_of(driver) == "", timeout=20_000)
    assert writer.written(driver, home)


def test_every_thing_that_can_be_lost_is_tried() -> None:
    elsewhere = {Thing.FILES}  # told at once as it fails, and here only while a disk is silent
    assert {writer.thing for writer in WRITERS.values()} == set(Thing) - {
        Thing.ALL,
        Thing.NOTHING,
        *elsewhere,
    }
