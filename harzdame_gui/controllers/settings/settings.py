"""The settings of the app: one versioned JSON file, written whole or not at all.

Several apps may share the file: each writes only what was changed in it, and
what grows – results – is joined.

Every setting is declared once, here. This module knows no effects of settings:
the owner of what a setting governs listens to that setting's signal.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection
from functools import cached_property, partial
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine import LEVELS
from PySide6.QtCore import QObject, QTimer

from harzdame_gui.controllers.settings.choices import (
    AnimationSpeed,
    Appearance,
    BoardLook,
    CaptureReminder,
    CoachMode,
    ColorChoice,
    ExplorerSource,
    Loudness,
    OpeningVariety,
    Pace,
    PlayerKind,
    Resigning,
    ReviewDepth,
    ScoreSide,
    StripKind,
)
from harzdame_gui.controllers.settings.declaration import (
    Declaration,
    choice,
    measure,
    number,
    one_of,
    pairs,
    switch,
    text,
    texts,
)
from harzdame_gui.controllers.settings.languages import SYSTEM, languages
from harzdame_gui.controllers.settings.motion_speed import MotionSpeed
from harzdame_gui.controllers.storage.file_failure import FileFailure, failure_of
from harzdame_gui.controllers.storage.json_values import version_of
from harzdame_gui.controllers.storage.kept_values import (
    Values,
    read_or_put_aside,
    read_values,
    values_to_change,
)
from harzdame_gui.controllers.storage.paths import absolute
from harzdame_gui.controllers.storage.storage import in_turn, write_whole
from harzdame_gui.controllers.work.failing_writes import Thing, Writing
from harzdame_gui.controllers.work.job import Doing, Job, Lane
from harzdame_gui.controllers.work.jobs import Jobs

VERSION = 1
MOST_PERSONS = 500
MOST_RECENT_FILES = 10
MOST_GAMES = 1000
MOST_OPEN_FILES = 20
MOST_RECENT_GAMES = 4
MOST_ENCODINGS = 50
MOST_REPERTOIRES = 100
MOST_OPPONENTS = 30
MOST_ANALYSTS = 4
MOST_WINDOWS = 20
MOST_KEYS = 500
MOST_RESULTS = 2000
"""The number of games remembered, for the chart of a person's strength."""
_MOST_BYTES = 16 << 20
_WRITE_DELAY_MS = 150
_RETRY_MS = 5000
"""The time after which settings that could not be written are tried again."""
KEPT_WHEN_SAFE = frozenset({"language", "results", "edges_explained", "welcomed"})
"""What holds after a safe start, too: none of it can be at fault, and a result would be lost."""


class LevelResult(NamedTuple):
    """A finished game of `game` against `level`, both by their ids, and the person's points: 0, ½ or 1.

    `day` as in 2026-11-23, `color` the person's, "W" or "B", `plies` the length, `opening` the first moves,
    and `line` a digest of all of them; "" and 0 in results of versions that did not keep them.
    """

    game: str
    level: str
    points: float
    day: str = ""
    color: str = ""
    plies: int = 0
    opening: str = ""
    line: str = ""


def game_results(help_text: str) -> Declaration[tuple[LevelResult, ...]]:
    """A setting that holds results, oldest first; invalid entries are passed over."""

    def read(value: Any) -> tuple[LevelResult, ...]:
        if not isinstance(value, list):
            raise ValueError(f"not a list: {value!r}")
        return tuple(result for item in value if (result := _result(item)))[-MOST_RESULTS:]

    def write(results: tuple[LevelResult, ...]) -> list[list[Any]]:
        return [list(result if result.day else result[:3]) for result in results]

    return Declaration((), help_text, read, write, _joined_results)


def _joined_results(base: Any, mine: Any, theirs: Any) -> Any:
    """Their results without those withdrawn in ours, and behind them our new ones; the oldest fall off."""
    if not isinstance(theirs, list):
        return mine
    known = base if isinstance(base, list) else []
    joined = [*_without(theirs, _without(known, mine)), *_without(mine, known)]
    return joined[-MOST_RESULTS:]


def _without(results: list[Any], others: list[Any]) -> list[Any]:
    """Those of the results that are not among the others, each of which stands for one."""
    left, rest = [], list(others)
    for result in results:
        if result in rest:
            rest.remove(result)
        else:
            left.append(result)
    return left


def _result(item: Any) -> LevelResult | None:
    match item:
        case [str(game), str(level), (int() | float()) as points, *more] if points in {0, 0.5, 1}:
            match more:
                case [str(), "" | "W" | "B", int(), str()] | [str(), "" | "W" | "B", int(), str(), str()]:
                    return LevelResult(game, level, float(points), *more)
            return LevelResult(game, level, float(points))
    return None


class Settings(QObject):
    """All settings, read at once and written a moment after a change.

    A file that cannot be understood is kept aside, where `set_aside` says, and the
    defaults are used. One that cannot be read now, for which `not_read` has the reason, stays as it is: the
    defaults are used, and what is changed is put into it once that is possible. A single invalid value is
    replaced by its setting's default. Keys that are not declared here, such as those of a newer version, are
    kept. With `only` some settings are read and written, and the others have their defaults and pass with
    the app; the file stays as it is save for those.
    """

    language = one_of(SYSTEM, (SYSTEM, *languages()), "The language of menus and messages")
    appearance = choice(Appearance.SYSTEM, "Light or dark, of high contrast or not, or as the system has it")
    board_look = choice(BoardLook.WOOD, "The look of the board's squares, where contrast is not high")
    animation_speed = choice(AnimationSpeed.SYSTEM, "How fast pieces move on the board")
    pace = choice(Pace.NATURAL, "How soon the computer's answer is seen")
    standing_games = texts(MOST_GAMES, "The games whose board stands on its corner, by their ids")
    show_coordinates = switch(True, "Squares are named along the board's edge")
    edges_explained = switch(False, "The red edges of the board have been explained")
    welcomed = switch(False, "The question of the first start has been answered")
    home = switch(True, "The page of home is shown at the start while nothing is on the board")
    capture_reminder = choice(CaptureReminder.AT_FIRST, "When it is said that a capture is on")
    captures_reminded = pairs(MOST_GAMES, "How often that was said, by families of games")
    whole_captures = switch(True, "Captures are written with every square, not just their ends")
    show_targets = switch(True, "The squares that a lifted piece may go to are marked")
    game = text("harzdame", "The game that was chosen last, by its id")
    recent_games = texts(
        MOST_RECENT_GAMES, "The games that were begun lately, by their ids, the latest first"
    )
    favourite_games = texts(MOST_GAMES, "The games that the person has marked, by their ids")
    white = choice(PlayerKind.HUMAN, "Who played White in the last new game")
    black = choice(PlayerKind.ENGINE, "Who played Black in the last new game")
    level = one_of(
        "beginner",
        [level.id for level in LEVELS],
        "The engine's level in the last new game, by its id",
    )
    style = text("", "The engine's style in the last new game, by its id; empty: none")
    white_level = text("", "White's level in the last game between two engines, by its id; empty: as Black's")
    white_style = text("", "White's style in the last game between two engines, by its id")
    white_thinking_time = measure(1.0, 0.05, 3600.0, "White's seconds a move in the last such game")
    white_program = text("", "The added engine that played White in the last new game, by its id")
    black_program = text("", "The added engine that played Black in the last new game, by its id")
    white_guest = switch(False, "The person who played White in the last new game was a guest")
    black_guest = switch(False, "The person who played Black in the last new game was a guest")
    player_name = text("", "The name of the person whose computer it is, for records of games")
    player_rating = number(0, 0, 9999, "Their rating, for records of games; 0: none")
    network_opponents = pairs(MOST_OPPONENTS, "Programs to play over the network: name, and computer:port")
    guest_name = text("", "The name of the guest who played last")
    guest_rating = number(0, 0, 9999, "Their rating; 0: none")
    colors = choice(ColorChoice.CHOSEN, "How the colours of a new game are given to its players")
    ballots = text(
        "", "The set that the opening of the last such game was drawn from, by its id; empty: none"
    )
    takebacks = switch(True, "In the last new game moves could be taken back")
    watch_pause = measure(0.5, 0.0, 60.0, "Seconds between two moves where computers play each other")
    resigning = choice(Resigning.STRONG, "The levels of the computer that give up a lost game")
    coach = choice(CoachMode.GENTLE, "How much the coach says while a person plays the computer")
    hints_in_steps = switch(True, "A hint shows first the piece, then its square, then why")
    analysis_kept = switch(False, "The analysis writes its evaluations into games that had none, too")
    pondering = switch(False, "At full strength the computer thinks while the person does")
    results = game_results("How games against the engine ended, for an estimate of the person's strength")
    thinking_time = measure(1.0, 0.05, 3600.0, "Seconds the engine thinks about a move in the last new game")
    white_clock = text("-", "White's time control in the last new game, as PDN writes it; - for none")
    black_clock = text("-", "Black's time control in the last new game, likewise")
    clock_at_once = switch(False, "The clock runs before the first move")
    sounds = choice(Loudness.QUIET, "How loud moves, captures, crownings and the end of a game are heard")
    clock_sound = switch(True, "The clock sounds when a person's time is nearly up")
    no_progress_draws = switch(
        False, "The last new game was to be drawn after 50 moves without a capture or a man's move"
    )
    rules_text_size = number(100, 60, 300, "The size of the text of the rules pages, in percent")
    analysis = switch(False, "The position shown is analysed, but not while a person plays the engine")
    analysis_in_play = switch(False, "It is analysed also while a person plays the engine")
    analysis_built_in = switch(True, "The built-in engine is among those that analyse")
    analysis_programs = texts(MOST_ANALYSTS, "The added engines that analyse beside it, by their ids")
    analysis_lines = number(3, 1, 5, "How many lines the analysis shows")
    analysis_best = switch(True, "The best move that it has found is an arrow on the board")
    analysis_threat = switch(False, "So is what the other side would play if it were its turn")
    score_side = choice(ScoreSide.WHITE, "The side from which scores are told")
    review_depth = choice(ReviewDepth.NORMAL, "How deep the last review looked")
    turning_points = switch(True, "The turning points of a reviewed game are shown")
    engine_memory = number(64, 1, 1 << 20, "MiB of memory for the engine's table at full strength")
    engine_threads = number(
        0, 0, 256, "Threads of the engine at full strength; 0: one for each core of the machine but one"
    )
    openings = choice(
        OpeningVariety.SOME, "How much the computer varies its openings; off: it uses no opening book"
    )
    endgame_tables = switch(True, "Endgames are played and analysed by tables that know their outcome")
    tables_memory = number(2048, 1, 1 << 20, "MiB of memory for building endgame tables")
    puzzle_game = text("", "The game whose puzzles were solved last, by its id; empty: none yet")
    repertoire_files = pairs(MOST_REPERTOIRES, "Repertoires that lie elsewhere than in the profile")
    name_spellings = texts(MOST_PERSONS, "Persons who are written in several ways: their names, parted by ;")
    study_added_to = text("", "The file of the study that was added to last; empty: none yet")
    explorer = switch(False, "The explorer shows what was played in the position on the board")
    explorer_games = switch(False, "Below it the games that have the position are listed")
    explorer_source = choice(ExplorerSource.LIBRARY, "The games that the explorer counts, or the book")
    autoplay_pause = measure(2.0, 0.2, 60.0, "Seconds between two moves of a game that plays itself through")
    autoplay_real_time = switch(False, "It takes the time that the moves took, where the game tells that")
    autoplay_rests = switch(False, "It rests at comments")
    autoplay_loop = switch(False, "At the end it begins again")
    strip = switch(False, "The game is shown as a strip of small boards below the board")
    strip_kind = choice(StripKind.FULL_MOVES, "The positions that the strip shows")
    recent_files = texts(MOST_RECENT_FILES, "Files lately opened or saved, the latest first")
    open_files = texts(MOST_OPEN_FILES, "Files whose games are listed, in the order of their tabs")
    shown_file = text("", "The one of them whose games are shown")
    encodings = pairs(MOST_ENCODINGS, "Files and the encodings that were chosen for them, the latest first")
    setup_as_seen = switch(
        True, "The set-up editor shows the board from the side from which the game is seen"
    )
    keys = pairs(MOST_KEYS, "The keys that were changed: a command's id, and its key, empty for none")
    games_list = switch(False, "The games of the open files are listed beside the board")
    games_list_width = number(320, 220, 1200, "The width of that list")
    window_geometry = text("", "Size and place of the window, as Qt saves it, in base64")
    window_places = pairs(MOST_WINDOWS, "Where the other windows were when they were closed, likewise")

    def __init__(
        self, path: Path, jobs: Jobs, parent: QObject | None = None, *, only: Collection[str] | None = None
    ) -> None:
        """`only`: the names of the settings that are read and written; None: all of them."""
        super().__init__(parent)
        self._path = path
        self._jobs = jobs
        self.set_aside: Path | None = None
        self.not_read: FileFailure | None = None
        values = self._read(only=only)
        self._kept = only if only is None or values is not None else ()
        """The names of the settings that are written; None: all are."""
        self._values = {name: value for name, value in (values or {}).items() if only is None or name in only}
        self._written = dict(self._values)  # as this app last saw or wrote each
        self._unsaved = False
        self._delay = QTimer(self, singleShot=True)
        self._delay.timeout.connect(self._write)

    @cached_property
    def motion(self) -> MotionSpeed:
        """How fast pieces move, with what the system wishes where it is left to that."""
        return MotionSpeed(self.animation_speed, self)

    @property
    def analyses_play(self) -> bool:
        """Whether the position is analysed while a person plays the engine."""
        return self.analysis.value and self.analysis_in_play.value

    def _read(self, *, only: Collection[str] | None) -> Values | None:
        """What the file holds; None: nothing that can be read, or that makes sense.

        With `only` some of the settings, all of a file stays where it is.
        """
        try:
            if only is not None:
                return read_values(self._path, _MOST_BYTES)
            values, self.set_aside = read_or_put_aside(self._path, _MOST_BYTES)
        except OSError as error:
            self.not_read = failure_of(error, self._path)
            return None
        return values

    def stored(self, name: str) -> Any:
        """The JSON value of a setting, or None."""
        return self._values.get(name)

    def store(self, name: str, value: Any) -> None:
        """Keep a setting's JSON value."""
        if name in self._values and self._values[name] == value:
            return
        self._values[name] = value
        if self._kept is None or name in self._kept:
            self._unsaved = True
            self._delay.start(_WRITE_DELAY_MS)

    def add_recent_file(self, path: Path) -> None:
        """Put `path` first among the recent files."""
        name = str(absolute(path))
        others = (other for other in self.recent_files.value if other != name)
        self.recent_files.set((name, *others)[:MOST_RECENT_FILES])

    def remove_recent_file(self, path: Path) -> None:
        """Forget `path`, for example when the file is gone."""
        name = str(absolute(path))
        self.recent_files.set(tuple(other for other in self.recent_files.value if other != name))

    def encoding_of(self, path: Path) -> str | None:
        """The encoding that was chosen for the file at `path`, if one was."""
        from harzdame_engine.pdn import known_encoding

        return known_encoding(dict(self.encodings.value).get(str(absolute(path)), ""))

    def set_encoding(self, path: Path, encoding: str | None) -> None:
        """Remember the encoding that was chosen for the file at `path`; None: forget it."""
        name = str(absolute(path))
        others = tuple(pair for pair in self.encodings.value if pair[0] != name)
        chosen = ((name, encoding),) if encoding is not None else ()
        self.encodings.set((*chosen, *others)[:MOST_ENCODINGS])

    def flush(self) -> None:
        """Begin to write any unwritten change now; the jobs have yet to finish."""
        if self._unsaved:
            self._delay.stop()
            self._write()

    def _write(self) -> None:
        self._unsaved = False
        kept = {
            name: value for name, value in self._values.items() if self._kept is None or name in self._kept
        }
        changes = [
            _Change(name, self._written.get(name), value, vars(Settings)[name].merge)
            for name, value in kept.items()
            if name in vars(Settings) and (name not in self._written or self._written[name] != value)
        ]
        before, self._written = self._written, kept
        work = partial(_save, self._path, kept, changes)
        job = self._jobs.run(work, lane=Lane.JOURNAL, doing=Doing.SAVING)  # a long file keeps it not waiting
        job.failed.connect(partial(self._on_failed, before))
        job.finished.connect(self._on_written)

    def _on_written(self, _result: object) -> None:
        self._jobs.failing.settle(self)

    def _on_failed(self, before: dict[str, Any], error: Exception) -> None:
        self._written = before  # the next time all of it is written
        self._unsaved = True
        self._delay.start(_RETRY_MS)
        self._jobs.failing.note(self, Writing(Thing.SETTINGS, self._path), error)


class _Change(NamedTuple):
    """A setting that was changed: its JSON value as this app last wrote it, and now."""

    name: str
    base: Any
    value: Any
    merge: Callable[[Any, Any, Any], Any]


def _save(path: Path, all_values: Values, changes: list[_Change], _job: Job) -> None:
    """Put the changes into what the file holds now; all values where it holds nothing that makes sense.

    Raises:
        FileError: it cannot be written, or what it holds cannot be read; it is as it was.
    """
    with in_turn(path):
        values = values_to_change(path, _MOST_BYTES)
        if values is None:
            values = all_values
        else:
            for change in changes:
                values[change.name] = change.merge(change.base, change.value, values.get(change.name))
        values["version"] = version_of(values, VERSION)
        text = json.dumps(values, indent=2, ensure_ascii=False, sort_keys=True)
        data = text.encode("utf-8", "surrogatepass") + b"\n"  # names of files may be any bytes
        write_whole(path, data)
