from __future__ import annotations

from types import ModuleType

import pytest

from tests.packaging.conftest import Script


class HandedOverError(Exception):
    """The command that would have been run, with its environment."""


@pytest.fixture
def from_source(script: Script, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = script("from_source")

    def hand_over(command: list[str], surroundings: dict[str, str]) -> int:
        raise HandedOverError(command, surroundings)

    monkeypatch.setattr(module, "_hand_over", hand_over)
    monkeypatch.setattr(module.os, "chdir", lambda folder: None)
    monkeypatch.setattr(module, "no_window", lambda: None)
    return module


@pytest.fixture
def installed(from_source: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(from_source.Environment, "is_current", lambda self, extras: True)


@pytest.mark.usefixtures("installed")
def test_run_opens_the_app_with_what_follows_the_dashes(from_source: ModuleType) -> None:
    with pytest.raises(HandedOverError) as caught:
        from_source.main(["run", "--", "game.pdn", "--temp-profile"])
    command, _ = caught.value.args
    assert command[0].endswith("harzdame")
    assert command[1:] == ["game.pdn", "--temp-profile"]


@pytest.mark.usefixtures("installed")
def test_tests_run_off_screen_whatever_the_session_says(
    from_source: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    with pytest.raises(HandedOverError) as caught:
        from_source.main(["test", "--", "-x"])
    command, surroundings = caught.value.args
    assert command[1:] == ["-m", "pytest", "-x"]
    assert surroundings["QT_QPA_PLATFORM"] == "offscreen"
    assert "PYTHONDONTWRITEBYTECODE" not in surroundings


@pytest.mark.parametrize(
    ("what", "asked"), [("run", "find_missing"), ("test", "find_missing_for_tests")], ids=["run", "test"]
)
def test_what_is_missing_is_said_before_anything_is_made(
    from_source: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    what: str,
    asked: str,
) -> None:
    missing = from_source.find_missing.__globals__["Missing"]("a compiler", "g++")
    monkeypatch.setattr(from_source.Environment, "is_current", lambda self, extras: False)
    monkeypatch.setattr(from_source, asked, lambda: [missing])
    assert from_source.main([what]) == from_source.MISSING
    assert "apt-get install -y g++" in capsys.readouterr().err


def test_a_failed_installation_is_told_and_nothing_runs(
    from_source: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(self: object, extras: set[str]) -> None:
        raise from_source.InstallError("no network")

    monkeypatch.setattr(from_source.Environment, "is_current", lambda self, extras: False)
    monkeypatch.setattr(from_source.Environment, "bring_up_to_date", fail)
    monkeypatch.setattr(from_source, "find_missing", list)
    assert from_source.main(["run"]) == 1
    assert capsys.readouterr().err == "no network\n"


def test_missing_prints_a_package_a_line(
    from_source: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = from_source.find_missing.__globals__["Missing"]
    lacking = [missing("x", "liba"), missing("y", "g++")]
    monkeypatch.setattr(from_source, "find_missing_for_tests", lambda: lacking)
    assert from_source.main(["missing"]) == 0
    assert capsys.readouterr().out == "g++\nliba\n"


def test_run_without_a_screen_says_so_before_anything_is_made(
    from_source: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made: list[object] = []
    monkeypatch.setattr(from_source, "no_window", lambda: "no screen")
    monkeypatch.setattr(from_source.Environment, "is_current", lambda self, extras: False)
    monkeypatch.setattr(from_source.Environment, "bring_up_to_date", lambda self, extras: made.append(extras))
    assert from_source.main(["run"]) == from_source.MISSING
    assert capsys.readouterr().err == "no screen\n"
    assert not made
