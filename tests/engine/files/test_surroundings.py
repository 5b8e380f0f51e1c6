"""The surroundings of other programs: without the libraries of a bundle, and otherwise as they are."""

from __future__ import annotations

import os
import sys

import pytest
from harzdame_engine.files.surroundings import in_them, surroundings


def test_outside_a_bundle_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/own")
    assert surroundings() is None


@pytest.mark.parametrize("before", [None, "/opt/own"])
def test_nothing_leads_to_the_libraries_of_a_bundle(
    monkeypatch: pytest.MonkeyPatch, before: str | None
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/harzdame/lib/_internal")
    monkeypatch.setenv("ELSE", "kept")
    if before:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    found = surroundings()
    assert found is not None
    assert (found.get("LD_LIBRARY_PATH"), found["ELSE"]) == (before, "kept")
    assert "LD_LIBRARY_PATH_ORIG" not in found


def test_what_is_done_in_them_changes_nothing_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setenv("LD_LIBRARY_PATH", "bundle")
    before = dict(os.environ)
    with pytest.raises(KeyError), in_them():
        os.environ["LD_LIBRARY_PATH"]
    assert dict(os.environ) == before
