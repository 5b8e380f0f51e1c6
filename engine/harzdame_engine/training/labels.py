"""Labels: positions of self-played games, and of searches of them, each scored by a search of its own.

The work is cut into batches of games, one for each frame of their files. The
labels of a batch depend on the conditions, the games and the number of the
batch alone, not on who makes them or on what was labelled before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from harzdame_engine.cluster.carried import CarriedFile
from harzdame_engine.cluster.executor import ChunkContext, Executor, in_order
from harzdame_engine.endgames.cache import EndgameCache, tables_named
from harzdame_engine.game.position import Position
from harzdame_engine.rules.core_rules import native_rules
from harzdame_engine.search.evaluation import carried, evaluation_carried, evaluation_of
from harzdame_engine.training.games_file import GamesFileError, read_conditions, read_frames, rules_of
from harzdame_engine.training.positions_file import PositionsWriter, read_contents


class Sampling(NamedTuple):
    """The positions that are labelled, and the `nodes` of each search that labels one.

    Of each game these are `played` quiet positions; the children of `siblings`
    others, in groups of up to `children`, the move played among them; and `met`
    positions that the searches of those played came to.
    """

    seed: int = 1
    nodes: int = 10_000
    played: int = 8
    siblings: int = 2
    children: int = 6
    met: int = 8


class Batch(NamedTuple):
    """Some games, in the core's form, and their number, from which chance is drawn."""

    number: int
    games: bytes


class Labelling(NamedTuple):
    """The job of labelling batches: their records.

    `choice` as for `evaluation_carried`; `tables_name` says which tables it began with.
    """

    game: str
    sampling: Sampling
    choice: str | CarriedFile
    tables: EndgameCache | None
    tables_name: str

    def prepare(self) -> Callable[[Batch, ChunkContext], bytes]:
        """What labels batches, for one thread. ValueError, when it is called: the games are none.

        Raises:
            WeightsError: there is no such evaluation here.
            ValueError: there are other tables here, or no such sampling is possible.
        """
        start = Position.start(self.game)
        evaluation = evaluation_carried(start.rules, self.choice)
        tables = tables_named(self.tables_name, self.tables, start.rules)
        native = native_rules(start.rules)
        settings = self.sampling._asdict()
        seed = settings.pop("seed")
        labeller = native.width.Labeller(
            rules=native.rules,
            start=start._core,  # noqa: SLF001 - one package, one core
            weights=evaluation.native,
            endgames=tables.native if tables else None,
            **settings,
        )

        def label(batch: Batch, context: ChunkContext) -> bytes:
            found = labeller.label(games=batch.games, seed=seed, batch=batch.number, stop=context.stop)
            return found or b""  # nobody wants it any more if it was stopped

        return label


class LabellingState(NamedTuple):
    """The state of the work: batches of games done, of all of them, and positions labelled."""

    done: int
    batches: int
    positions: int


def label_games(
    output: Path,
    games: Sequence[Path],
    sampling: Sampling,
    choice: str,
    tables: EndgameCache | None,
    *,
    executor: Executor,
    on_progress: Callable[[LabellingState], None],
    interrupted: Callable[[], bool],
) -> LabellingState:
    """Label positions of all games, going on where the file of positions ends.

    `choice` as for `evaluation_of`. Games that came into their files after the first labels are left out.

    Raises:
        GamesFileError: a file holds no games, or those of another game.
        PositionsFileError: the file holds something else, or positions labelled in another way.
        WeightsError: there is no such evaluation.
        ValueError: no such sampling is possible.
        OSError: a file cannot be read or written.
        ClusterError: the positions cannot be labelled there, or not all of them.
    """
    rules = rules_of(games)
    found = evaluation_of(rules, choice)
    name = tables.tables(rules).name if tables else ""
    job = Labelling(rules.id, sampling, carried(choice), tables, name)
    job.prepare()  # so that what is wrong is said before a file is made
    counts = [sum(1 for _ in read_frames(path)) for path in games]
    told = [
        {**asdict(read_conditions(path)), "batches": count} for path, count in zip(games, counts, strict=True)
    ]
    made = {"games": told, "evaluation": found.name, "tables": name, **sampling._asdict()}
    known = _known(output, made)
    for source, count, path in zip(known["games"], counts, games, strict=True):
        if source["batches"] > count:
            raise GamesFileError(f"{path} holds fewer games than when they were first labelled")
    writer = PositionsWriter(output, rules, known)
    batches = sum(source["batches"] for source in known["games"])
    upcoming = islice(_batches(games, [source["batches"] for source in known["games"]]), writer.frames, None)
    with executor.start(job) as running, closing(in_order(running, upcoming, interrupted)) as labelled:
        while not interrupted() and (batch := next(labelled, None)):
            writer.add(batch[1])
            on_progress(LabellingState(writer.frames, batches, writer.positions))
    return LabellingState(writer.frames, batches, writer.positions)


def _known(output: Path, made: Mapping[str, Any]) -> Mapping[str, Any]:
    """The record in a file that was made in the same way, of fewer games maybe; else `made`."""
    if not output.exists() or not output.stat().st_size:
        return made
    (first, *others) = read_contents(output).made or ({},)
    if others or _without_counts(first) != _without_counts(made):
        return made
    return first


def _without_counts(made: Mapping[str, Any]) -> Mapping[str, Any]:
    games = made.get("games")
    if not isinstance(games, list) or not all(_has_count(each) for each in games):
        return {}
    return {**made, "games": [{**each, "batches": 0} for each in games]}


def _has_count(source: object) -> bool:
    return isinstance(source, dict) and type(source.get("batches")) is int and source["batches"] >= 0


def _batches(games: Sequence[Path], counts: Sequence[int]) -> Iterator[Batch]:
    number = 0
    for path, count in zip(games, counts, strict=True):
        for frame in islice(read_frames(path), count):
            yield Batch(number, frame.data)
            number += 1
