"""Fits to files: epochs, what is held out, interruptions and the checkpoint."""

from __future__ import annotations

import statistics
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from harzdame_engine import variant
from harzdame_engine.search.weights import Network
from harzdame_engine.training import fit as fit_module
from harzdame_engine.training.fit import (
    NOTHING,
    Checkpoint,
    EpochReport,
    Fit,
    FitSettings,
    FitState,
    StoppedError,
    network_trainer,
)
from harzdame_engine.training.positions import pieces_of, rules_of_files
from harzdame_engine.training.positions_file import PositionsWriter

from tests.engine.training.played import play
from tests.engine.training.records import labelled_walk

SETTINGS = FitSettings(blend=0.5, epochs=3)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Games, and positions with siblings."""
    folder = tmp_path_factory.mktemp("files")
    games = play(folder / "some.games", "harzdame", 128, threads=2)
    writer = PositionsWriter(folder / "some.positions", variant("harzdame"))
    for seed in range(4):
        writer.add(labelled_walk("harzdame", 40, seed))
    return [games, folder / "some.positions"]


def made(
    files: list[Path], settings: FitSettings = SETTINGS, interrupted: Callable[[], bool] = lambda: False
) -> Fit:
    rules = rules_of_files(files)
    pieces = list(pieces_of(files))
    network = Network(2 * len(rules.setup))
    trainer = network_trainer(rules, network, settings, slope=0.0085, start=b"", threads=1)
    fit = Fit(rules, trainer, pieces[1:], pieces[::4], settings, interrupted=interrupted)
    fit.count(lambda _: None)
    return fit


BEGINNING = FitState()


def ran(fit: Fit, begun: FitState = BEGINNING) -> tuple[list[EpochReport], list[FitState]]:
    told: list[EpochReport] = []
    kept: list[FitState] = []
    fit.run(begun, told.append, kept.append)
    return told, kept


def test_what_is_told_gets_better(files: list[Path]) -> None:
    told, _ = ran(made(files, SETTINGS._replace(ranking=0.3)))
    assert [at.epoch for at in told] == [1, 2, 3]
    assert told[-1].train < told[0].train
    assert told[-1].order is not None
    assert 0 < told[-1].order <= 1
    assert told[-1].level is not None
    assert -1 <= told[-1].level <= 1


def test_games_alone_have_no_siblings(files: list[Path]) -> None:
    told, _ = ran(made(files[:1]))
    assert told[-1].order is None
    assert told[-1].held_out < told[0].held_out
    with pytest.raises(ValueError, match="no siblings"):
        made(files[:1], SETTINGS._replace(ranking=0.5))


def test_the_same_seed_finds_the_same(files: list[Path]) -> None:
    one, two, other = made(files), made(files), made(files, SETTINGS._replace(seed=2))
    for fit in (one, two, other):
        ran(fit)
    assert one.weights == two.weights != other.weights


def test_it_goes_on_from_every_state(files: list[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fit_module, "BUFFER", 500)
    whole = made(files)
    told, kept = ran(whole)
    assert len(kept) > 2 * SETTINGS.epochs
    for begun in kept[:: len(kept) // 3]:
        again = made(files)
        assert ran(again, begun)[0] == told[begun.epochs :]
        assert again.weights == whole.weights


def test_an_interruption_ends_it_and_what_was_kept_goes_on(
    files: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_module, "BUFFER", 500)
    kept: list[FitState] = []
    broken = made(files, interrupted=lambda: len(kept) >= 2)
    with pytest.raises(StoppedError):
        broken.run(FitState(), lambda _: None, kept.append)
    again, whole = made(files), made(files)
    ran(again, kept[-1])
    ran(whole)
    assert again.weights == whole.weights


def test_the_state_of_another_fit_is_refused(files: list[Path]) -> None:
    with pytest.raises(ValueError, match="another one"):
        ran(made(files), FitState(1, 0, 10, bytes(16)))


def test_the_correlation_is_that_of_the_textbook() -> None:
    logits, points = [0.3, -0.2, 1.4, 0.0], [1.0, 0.5, 1.0, 0.0]
    sums = NOTHING._replace(
        level=4,
        logit=sum(logits),
        logit_squared=sum(each**2 for each in logits),
        points=sum(points),
        points_squared=sum(each**2 for each in points),
        product=sum(one * other for one, other in zip(logits, points, strict=True)),
    )
    assert sums.correlation() == pytest.approx(statistics.correlation(logits, points))
    assert NOTHING.correlation() is None


BEGUN = FitState(2, 3, 4_000, array("f", [1.0, -2.5]).tobytes(), NOTHING._replace(loss=0.1))


def test_a_checkpoint_is_read_by_its_own_fit_alone(tmp_path: Path) -> None:
    weights = tmp_path / "a.weights"
    Checkpoint(weights, "one", 0.7).write(BEGUN)
    assert Checkpoint(weights, "one", 0.7).read() == BEGUN
    assert Checkpoint(weights, "one", 0.5).read() == FitState()
    Checkpoint(weights, "one", 0.7).remove()
    assert Checkpoint(weights, "one", 0.7).read() == FitState()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("at", [0, 20, -1])
def test_a_damaged_checkpoint_does_not_count(at: int, tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "a.weights")
    checkpoint.write(BEGUN)
    (path,) = tmp_path.iterdir()
    data = bytearray(path.read_bytes())
    data[at] ^= 0xFF
    path.write_bytes(data)
    assert checkpoint.read() == FitState()
