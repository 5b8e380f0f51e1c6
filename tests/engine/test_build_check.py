"""Native modules built from other sources are recognized."""

import os
from pathlib import Path

import pytest
from harzdame_engine import _core  # noqa: TID251 - it is the core that is checked
from harzdame_engine.build_check import StaleBuildError, check_build, fingerprint_of, sources_of

from tests.checkout import ROOT

ENGINE = ROOT / "engine"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    for folder, name in (("bindings", "a.cpp"), ("core", "b.hpp")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / name).write_text(name)
        os.utime(tmp_path / folder / name, (1000, 1000))
    (tmp_path / "module.so").touch()
    os.utime(tmp_path / "module.so", (2000, 2000))
    return tmp_path


def fingerprint(checkout: Path) -> str:
    return fingerprint_of([str(checkout / "bindings" / "a.cpp"), str(checkout / "core" / "b.hpp")])


def test_this_build_belongs_to_these_sources() -> None:
    assert fingerprint_of(sources_of(ENGINE)) == _core.FINGERPRINT


def test_sources_older_than_the_module_are_not_read(checkout: Path) -> None:
    check_build(checkout / "module.so", "another", checkout)


def test_a_source_touched_but_not_changed_is_accepted(checkout: Path) -> None:
    before = fingerprint(checkout)
    (checkout / "core" / "b.hpp").touch()
    check_build(checkout / "module.so", before, checkout)


def test_a_changed_source_raises_an_error_with_advice(checkout: Path) -> None:
    before = fingerprint(checkout)
    (checkout / "core" / "b.hpp").write_text("changed")
    with pytest.raises(StaleBuildError, match="from_source"):
        check_build(checkout / "module.so", before, checkout)


def test_an_installation_without_sources_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "module.so").touch()
    check_build(tmp_path / "module.so", "anything", tmp_path)
