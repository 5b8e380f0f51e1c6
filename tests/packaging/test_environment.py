from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.packaging.conftest import Script


@pytest.fixture
def module(script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The module over a checkout that holds one small file of each kind."""
    environment = script("environment")
    for name, text in {
        "pyproject.toml": '[build-system]\nrequires = ["builder>=1"]\n',
        "constraints.txt": "builder==1\n",
        "engine/core/search/search.cpp": "int depth;\n",
        "harzdame_gui/app.py": "",
    }.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(environment, "ROOT", tmp_path / "checkout")
    return environment


@pytest.fixture
def commands(module: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands, recorded instead of run."""
    ran: list[list[str]] = []

    def run(self: Any, command: list[str], failure: str) -> None:
        ran.append(command)
        if "venv" in command:
            self.python.parent.mkdir(parents=True)
            self.python.touch()

    monkeypatch.setattr(module.Environment, "_run", run)
    return ran


def test_the_first_time_makes_it_and_installs(
    module: ModuleType, commands: list[list[str]], tmp_path: Path
) -> None:
    environment = module.Environment(tmp_path / "made" / "venv")
    assert not environment.is_current(set())
    environment.bring_up_to_date({"test"})
    assert environment.is_current({"test"})
    making, tools, project = commands
    assert making[1:3] == ["-m", "venv"]
    assert "builder>=1" in tools
    assert ".[test]" in project
    assert all(command[-2:] == ["-c", "constraints.txt"] for command in (tools, project))


def test_nothing_is_installed_twice_for_less(
    module: ModuleType, commands: list[list[str]], tmp_path: Path
) -> None:
    environment = module.Environment(tmp_path / "venv")
    environment.bring_up_to_date({"test"})
    assert environment.is_current(set())
    environment.bring_up_to_date(set())
    assert environment.is_current({"test"}), "what tests need stays when only the app is wanted"
    assert sum("venv" in command for command in commands) == 1


@pytest.mark.parametrize("name", ["engine/core/search/search.cpp", "constraints.txt", "pyproject.toml"])
def test_a_change_of_what_is_built_needs_an_installation(
    module: ModuleType, commands: list[list[str]], tmp_path: Path, name: str
) -> None:
    environment = module.Environment(tmp_path / "venv")
    environment.bring_up_to_date(set())
    with (module.ROOT / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert not environment.is_current(set())


def test_a_change_during_the_build_is_not_built(
    module: ModuleType, commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = module.Environment(tmp_path / "venv")
    install = environment.install

    def slow(extras: set[str], *, editable: bool) -> None:
        install(extras, editable=editable)
        (module.ROOT / "engine/core/search/search.cpp").write_text("int depth = 2;\n", encoding="utf-8")

    monkeypatch.setattr(environment, "install", slow)
    environment.bring_up_to_date(set())
    assert not environment.is_current(set())


def test_a_changed_python_file_needs_none_but_a_new_one_does(
    module: ModuleType, commands: list[list[str]], tmp_path: Path
) -> None:
    environment = module.Environment(tmp_path / "venv")
    environment.bring_up_to_date(set())
    (module.ROOT / "harzdame_gui" / "app.py").write_text("x = 1\n", encoding="utf-8")
    assert environment.is_current(set())
    (module.ROOT / "harzdame_gui" / "new.py").touch()
    assert not environment.is_current(set())


def test_one_left_half_made_is_made_anew(
    module: ModuleType, commands: list[list[str]], tmp_path: Path
) -> None:
    environment = module.Environment(tmp_path / "venv")
    environment.folder.mkdir()
    left_over = environment.folder / "left-over"
    left_over.touch()
    environment.bring_up_to_date(set())
    assert not left_over.exists()


def test_a_failure_names_the_log_and_leaves_it_not_current(module: ModuleType, tmp_path: Path) -> None:
    environment = module.Environment(tmp_path / "made" / "venv")
    with pytest.raises(module.InstallError) as caught:
        environment._run(["sh", "-c", "echo no such thing; exit 1"], "It failed")
    assert str(environment.log) in str(caught.value)
    assert "  no such thing" in str(caught.value)
    assert not environment.is_current(set())


def test_a_moved_checkout_is_noticed(
    module: ModuleType, commands: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = module.Environment(tmp_path / "venv")
    environment.bring_up_to_date(set())
    moved = module.ROOT.rename(tmp_path / "elsewhere")
    monkeypatch.setattr(module, "ROOT", moved)
    assert not environment.is_current(set())


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Failed to establish a new connection: [Errno -3]", "is there a network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "checksum"),
        ("OSError: [Errno 28] No space left on device", "disk is full"),
    ],
)
def test_what_is_known_of_a_failure_is_told_in_plain_words(
    module: ModuleType, tmp_path: Path, said: str, words: str
) -> None:
    environment = module.Environment(tmp_path / "made" / "venv")
    with pytest.raises(module.InstallError, match=words):
        environment._run(["sh", "-c", f"echo '{said}'; exit 1"], "It failed")
    with pytest.raises(module.InstallError) as caught:
        environment._run(["sh", "-c", "for n in $(seq 20); do echo other; done; exit 1"], "It failed")
    assert "is there a network" not in str(caught.value)
