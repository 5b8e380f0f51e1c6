"""Each file of tests is compiled by one process."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.shared_compiling import compile_own_part

CHOSEN = ["tests/perft", "tests/engine/rules"]


@pytest.fixture
def imported(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules that were asked for, none of which can be had."""
    names: list[str] = []

    def note(name: str) -> None:
        names.append(name)
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", note)
    return names


def test_together_they_have_every_file_once(monkeypatch: pytest.MonkeyPatch, imported: list[str]) -> None:
    monkeypatch.setenv("PYTEST_XDIST_WORKER_COUNT", "3")
    for number in range(3):
        monkeypatch.setenv("PYTEST_XDIST_WORKER", f"gw{number}")
        before = len(imported)
        compile_own_part(CHOSEN)
        assert len(imported) > before
    files = {path for folder in CHOSEN for path in Path(ROOT, folder).rglob("test_*.py")}
    assert sorted(imported) == sorted(
        str(path.relative_to(ROOT).with_suffix("")).replace("/", ".") for path in files
    )


def test_one_alone_compiles_nothing_before(monkeypatch: pytest.MonkeyPatch, imported: list[str]) -> None:
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)
    compile_own_part(CHOSEN)
    assert not imported
