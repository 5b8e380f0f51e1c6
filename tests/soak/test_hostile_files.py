"""The short form of `hostile_files`."""

from __future__ import annotations

from tests.soak.hostile_files import run


def test_hostile_tables_and_weights_are_refused_or_harmless() -> None:
    outcomes = run(25, seed=7)
    assert sum(outcomes.values()) == 50
    assert outcomes["tables refused"] > 10
    assert outcomes["weights refused"] > 5
