"""A file whose games are reviewed, with all that a review needs."""

from __future__ import annotations

from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.books.cache import BookCache
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.review.annotating import TAG
from harzdame_engine.review.findings import SpokenFindings
from harzdame_engine.review.reviewer import ReviewEffort

from harzdame_gui.controllers.files.file_editing import FileEditing
from harzdame_gui.controllers.files.game_file import GameFile
from harzdame_gui.controllers.files.open_files import OpenFiles
from harzdame_gui.controllers.review.board_game import BoardGame
from harzdame_gui.controllers.review.file_review import FileReport, FileReview
from tests.engine.review.games import TEXT

EFFORT = ReviewEffort(100)
NAMES = ("Anna", "Berta", "Carla", "Dora")
ALL = "% a remark of the file\n\n" + "\n\n".join(TEXT.replace("Anna", name) for name in NAMES)


class Bench:
    """A file of four games, the engine, and all that a review needs."""

    def __init__(self, qtbot, settings, session, service, engine, path: Path) -> None:  # noqa: PLR0917
        jobs = service.jobs
        self.qtbot = qtbot
        self.jobs = jobs
        self.session = session
        self.engine = engine
        self.path = path
        path.write_text(ALL, encoding="utf-8", newline="")
        self.file = GameFile(jobs)
        self.file.gameRead.connect(lambda reading, _game: session.load(reading.tree))
        self.file.saved.connect(session.mark_saved)
        self.files = OpenFiles(jobs, self.file, settings)
        self.editing = FileEditing(jobs, self.file, self.files)
        self.review = self.made_review(service)
        self.files.open(path)
        self.settle()

    def made_review(self, service) -> FileReview:
        return FileReview(
            service,
            self.files,
            self.editing,
            BoardGame(self.session, self.file, self.files),
            books=BookCache(load=lambda _rules: None),
            tables=EndgameCache(()),
            word=lambda _reviewer, _judgement: SpokenFindings("Hm."),
        )

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: not self.jobs.under_way and not self.editing.busy)

    def survey(self, *numbers: int):
        with self.qtbot.waitSignal(self.review.surveyed) as found:
            self.review.survey(self.path, numbers)
        return found.args[0]

    def begin(self, *numbers: int) -> None:
        """Begin a review that waits within its first searches."""
        self.engine.go.clear()
        self.review.begin(self.survey(*numbers), EFFORT)
        self.qtbot.waitUntil(lambda: bool(self.engine.asked))

    def end(self) -> FileReport:
        """Let the engine go on to the end."""
        with self.qtbot.waitSignal(self.review.finished, timeout=30_000) as ended:
            self.engine.go.set()
        self.settle()
        return ended.args[0]

    def run(self, *numbers: int) -> FileReport:
        self.begin(*numbers)
        return self.end()

    def board(self, number: int) -> None:
        with self.qtbot.waitSignal(self.file.gameRead):
            self.file.read(self.files.document(self.path), number)

    @property
    def reviewed(self) -> str:
        """The initials of the games on disk that are reviewed."""
        games = pdn.Document.read(self.path.read_bytes()).content.games
        assert [game.text for game in games] == [g.text for g in self.files.document(self.path).content.games]
        return "".join(game.tags["White"][0] for game in games if TAG in game.tags)
