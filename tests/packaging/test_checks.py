"""The checks of a bundle, on programs that fail as a bad bundle does."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest

from tests.packaging.conftest import Script

ENDS = "trap 'exit 0' TERM; while :; do sleep 0.05; done\n"


@pytest.fixture
def checks(script: Script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("checks")
    monkeypatch.setattr(module, "SECONDS_TO_LIVE", 0.5)
    return module


def program(folder: Path, text: str) -> Path:
    path = folder / "program"
    path.write_text(f"#!/bin/sh\n{text}", encoding="utf-8")
    path.chmod(0o755)
    return path


def test_the_right_version_passes(checks: ModuleType, tmp_path: Path) -> None:
    assert checks.says_version(program(tmp_path, "echo Harzdame 0.1.0\n"), "0.1.0") == "Harzdame 0.1.0"


@pytest.mark.parametrize("text", ["echo Harzdame 0.2\n", "echo Harzdame 0.1.0; exit 1\n"])
def test_another_version_fails(checks: ModuleType, tmp_path: Path, text: str) -> None:
    with pytest.raises(checks.Failed, match="--version says"):
        checks.says_version(program(tmp_path, text), "0.1.0")


def test_a_window_that_stays_open_passes(checks: ModuleType, tmp_path: Path) -> None:
    checks.stays_open(program(tmp_path, ENDS))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("echo 'no module named harzdame_engine'; exit 1\n", "ended by itself with 1"),
        ("echo 'Traceback (most recent call last)'\n" + ENDS, "reports an error"),
        ('mkdir "$TMPDIR/harzdame-x"\n' + ENDS, "leaves harzdame-x behind"),
    ],
)
def test_a_window_that_does_not_work_fails(checks: ModuleType, tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(checks.Failed, match=said):
        checks.stays_open(program(tmp_path, text))


def test_a_self_test_that_passes_is_counted(checks: ModuleType, tmp_path: Path) -> None:
    text = "echo 'ok      one'; echo 'ok      two'; echo 'Everything works.'\n"
    assert checks.tests_itself(program(tmp_path, text)) == "2 checks"


@pytest.mark.parametrize(
    "text",
    ["exit 0\n", "echo 'Everything works.'\n", "echo 'ok      one'; echo 'Everything works.'; exit 1\n"],
)
def test_a_self_test_that_does_not_pass_fails(checks: ModuleType, tmp_path: Path, text: str) -> None:
    with pytest.raises(checks.Failed, match="it ended with"):
        checks.tests_itself(program(tmp_path, text))


def test_an_engine_that_says_nothing_fails(checks: ModuleType, tmp_path: Path) -> None:
    program(tmp_path, "exit 0\n").rename(tmp_path / "harzdame-engine")
    with pytest.raises(checks.Failed, match="perft"):
        checks.engine_plays(tmp_path)


@pytest.fixture
def described(checks: ModuleType, tmp_path: Path) -> Path:
    """A bundle of one library, with its licence and its place in the list."""
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libone.so").touch()
    (tmp_path / "licenses" / "one").mkdir(parents=True)
    (tmp_path / "licenses" / "one" / "LICENSE").write_text("do as you like", encoding="utf-8")
    contents = {"lib/libone.so": "one", "sbom.cdx.json": "one", "module:ours": "harzdame"}
    (tmp_path / "licenses" / "contents.json").write_text(json.dumps(contents), encoding="utf-8")
    (tmp_path / "sbom.cdx.json").write_text(json.dumps({"components": [{"name": "one"}]}), encoding="utf-8")
    return tmp_path


def test_what_is_licensed_and_listed_passes(checks: ModuleType, described: Path) -> None:
    checks.all_licensed(described)
    checks.all_listed(described)


def test_a_file_without_a_licence_fails(checks: ModuleType, described: Path) -> None:
    (described / "lib" / "libother.so").touch()
    with pytest.raises(checks.Failed, match=r"without a licence: lib/libother\.so"):
        checks.all_licensed(described)


def test_a_licence_without_its_text_fails(checks: ModuleType, described: Path) -> None:
    (described / "licenses" / "one" / "LICENSE").unlink()
    with pytest.raises(checks.Failed, match=r"lib/libone\.so"):
        checks.all_licensed(described)


def test_a_part_that_is_not_listed_fails(checks: ModuleType, described: Path) -> None:
    (described / "sbom.cdx.json").write_text('{"components": []}', encoding="utf-8")
    with pytest.raises(checks.Failed, match="one"):
        checks.all_listed(described)


def test_a_link_that_leads_nowhere_fails(checks: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "libone.so").symlink_to("lib/libone.so")
    with pytest.raises(checks.Failed, match=r"not there: libone\.so"):
        checks.links_lead_somewhere(tmp_path)
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib/libone.so").touch()
    assert checks.links_lead_somewhere(tmp_path) == "1 links"


def test_rooms_that_were_not_frozen_are_not_called_entered(
    checks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "ROOMS", tmp_path / "rooms")
    with pytest.raises(checks.Unchecked, match="made with the bundle"):
        checks.rooms_work(tmp_path)


@pytest.mark.parametrize(
    ("text", "passes"),
    [("echo room play; echo exported all; echo printed\n", True), ("echo room play; exit 1\n", False)],
)
def test_an_evening_counts_when_it_comes_to_its_end(
    checks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, *, passes: bool
) -> None:
    monkeypatch.setattr(checks, "ROOMS", tmp_path / "made")
    (tmp_path / "made/_internal").mkdir(parents=True)
    program(tmp_path, text).rename(tmp_path / "made/rooms")
    (tmp_path / "lib/_internal").mkdir(parents=True)
    if passes:
        assert checks.rooms_work(tmp_path) == "1 rooms, 1 exports"
    else:
        with pytest.raises(checks.Failed, match="ended with 1"):
            checks.rooms_work(tmp_path)


def test_a_check_that_could_not_be_made_is_not_called_passed(
    checks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(bundle: Path) -> str:
        raise checks.Failed("it is broken")

    def asks(bundle: Path) -> str:
        return checks._ask("no-such-validator")

    made = [checks.Check("one", lambda _: ""), checks.Check("two", asks)]
    monkeypatch.setattr(checks, "_checks", lambda version: made)
    assert checks.run(tmp_path, "0.1.0")
    made.append(checks.Check("three", fails))
    assert not checks.run(tmp_path, "0.1.0")
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "ok           one",
        "NOT CHECKED  two (no-such-validator is not installed)",
        "FAILED       three (it is broken)",
    ]
