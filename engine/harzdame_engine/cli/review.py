"""``review``: the moves of whole files of games judged, with better lines and sentences written into them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from harzdame_engine import pdn
from harzdame_engine.books.cache import BookCache
from harzdame_engine.cli.options import Exit, add_tables, leave, remark, whole, within
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.files.whole_file import write_whole
from harzdame_engine.machine import cores, largest_table_mb
from harzdame_engine.match.progress import Interruption, Progress
from harzdame_engine.pdn.document import NotEncodableError
from harzdame_engine.review.crew import Crew, Reviewed
from harzdame_engine.review.games import annotated, name_of, reviewer_of, unreviewed
from harzdame_engine.review.knowledge import Knowledge
from harzdame_engine.review.reviewer import NORMAL, ReviewEffort, Reviewer
from harzdame_engine.review.wording import LANGUAGES, in_language
from harzdame_engine.search.engine import Engine

_SAVED_EVERY = 60.0
"""Seconds between two savings of what is done."""
_HASH_MB = 32


def declare(parser: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser.description = (
        "Judges every move of the games by searches, and writes evaluations, signs, better lines and "
        "sentences into them; all else in the file stays as it is, byte by byte. Games that were reviewed "
        "already are passed over, so that the same command goes on with work that was interrupted."
    )
    parser.set_defaults(run=run)
    parser.add_argument("file", type=Path, metavar="FILE", help="games in PDN")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", required=True,
        help="the reviewed games; may be FILE itself. What it holds already is gone on with",
    )  # fmt: skip
    parser.add_argument("--nodes", type=whole, default=NORMAL.nodes, help="positions searched a move")
    parser.add_argument("--game", type=whole, nargs="+", metavar="N", help="only games of these numbers")
    parser.add_argument("--threads", type=whole, metavar="N", help="searches at once (default: all cores)")
    size = within(1, largest_table_mb())
    parser.add_argument("--hash", type=size, default=_HASH_MB, metavar="MB", help="table size of each")
    parser.add_argument("--no-book", action="store_true", help="judge the moves of the opening book, too")
    add_tables(parser)
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="of the sentences")
    parser.add_argument("--again", action="store_true", help="review games once more that were reviewed")
    parser.add_argument(
        "--report-every", type=whole, default=10, metavar="SECONDS",
        help="between lines of progress without a terminal",
    )  # fmt: skip


class _Games(NamedTuple):
    """The games of a file that are to be reviewed, by their numbers."""

    document: pdn.Document
    numbers: tuple[int, ...]

    def reviewers(self, nodes: int) -> Iterator[tuple[int, Reviewer]]:
        """A reviewer for each game that has moves."""
        for number in self.numbers:
            if (
                reviewer := reviewer_of(self.document.content.games[number - 1], ReviewEffort(nodes))
            ) is not None:
                yield number, reviewer


def run(options: argparse.Namespace) -> None:
    """Review, show progress, and write what is done."""
    games = _games(options)
    by = name_of(ReviewEffort(options.nodes))
    progress = Progress(sys.stderr, len(games.numbers), options.report_every)
    crew = _crew(options)
    output = _Output(games.document, options.output)
    nodes, done, begun = 0, 0, monotonic()
    with Interruption() as interruption, closing(progress):
        try:
            for each in crew.run(games.reviewers(options.nodes), lambda: interruption.asked):
                if isinstance(each, Reviewed):
                    output.add(each, by)
                    nodes, done = nodes + each.nodes, done + each.whole
                    progress.show(done, f"{_games_text(done)} reviewed")
                else:
                    progress.show(done, f"game {each.key}: {each.share:.0%}")
        finally:
            output.save()  # whatever ends it, what is done stays done
    seconds = monotonic() - begun
    remark(f"{_games_text(done)} reviewed in {seconds:.1f} s, {nodes / max(seconds, 0.001) / 1000:,.0f} knps")
    if interruption.asked:
        remark(f"{_games_text(len(games.numbers) - done)} left: the same command goes on with that")
        sys.exit(Exit.INTERRUPTED)


class _Output:
    """The file that is written: from time to time, and at the end."""

    def __init__(self, document: pdn.Document, path: Path) -> None:
        self._document = document
        self._path = path
        self._new: dict[int, str] = {}
        self._saved = monotonic()

    def add(self, reviewed: Reviewed, by: str) -> None:
        """Write a review into its game. One that was stopped leaves what is known, but no tag."""
        game = self._document.content.games[reviewed.key - 1]
        text = annotated(game, reviewed.findings, by if reviewed.whole else "")
        if text is None:
            return
        self._new[reviewed.key] = text
        if monotonic() - self._saved > _SAVED_EVERY:
            self.save()

    def save(self) -> None:
        """Write the file, whole or not at all."""
        try:
            data = self._document.with_games(self._new).data
            with write_whole(self._path) as file:
                file.write(data)
        except NotEncodableError as error:
            leave(Exit.FAILED, error)
        except OSError as error:
            leave(Exit.FAILED, error)
        self._saved = monotonic()


def _games(options: argparse.Namespace) -> _Games:
    """The games to review, in what the output holds already or else in the file."""
    if options.output.exists() and not options.output.is_file():  # it is read, and written several times
        leave(Exit.REFUSED, f"{options.output} is no regular file")
    document = _read(options.file)
    if options.output.exists() and not (options.file.exists() and options.output.samefile(options.file)):
        before = _read(options.output)
        if len(before.content.games) != len(document.content.games):
            leave(Exit.REFUSED, f"{options.output} has other games than {options.file}")
        document = before
    games = document.content.games
    numbers = options.game or range(1, len(games) + 1)
    if missing := [number for number in numbers if number > len(games)]:
        leave(Exit.REFUSED, f"{options.file} has {len(games)} games, and no game {missing[0]}")
    named = [games[number - 1] for number in dict.fromkeys(numbers)]
    wanted = named if options.again else unreviewed(named)
    return _Games(document, tuple(game.number for game in wanted))


def _games_text(number: int) -> str:
    return f"{number} game{'s' if number != 1 else ''}"


def _read(path: Path) -> pdn.Document:
    try:
        return pdn.Document.read(path.read_bytes())
    except (OSError, pdn.PdnError) as error:
        leave(Exit.FAILED, error)


def _crew(options: argparse.Namespace) -> Crew:
    tables: EndgameCache | None = options.tables
    books = None if options.no_book else BookCache(remark)
    threads = options.threads or cores()
    make = partial(Engine, options.hash, 1, on_problem=remark, tables=tables)
    return Crew(threads, make, Knowledge(books, tables), in_language(tables, options.language))
