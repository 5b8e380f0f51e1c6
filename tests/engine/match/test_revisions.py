"""Revisions of a small repository whose build takes no compiler."""

import shutil
import subprocess
from pathlib import Path

import pytest
from harzdame_engine.match.errors import MatchError
from harzdame_engine.match.revisions import command_of

BACKEND = """
import zipfile
from pathlib import Path

def build_wheel(folder, config_settings=None, metadata_directory=None):
    name = "harzdame-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(folder) / name, "w") as wheel:
        for path in Path("harzdame_engine").rglob("*.py"):
            wheel.write(path)
        info = "harzdame-1.dist-info"
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: harzdame\\nVersion: 1\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""
PROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
WITHOUT_HUB = "import sys\nsys.exit('no such command')\n"
WITH_HUB = "import sys\nprint('the revision with hub')\n"


def git(repository: Path, *arguments: str) -> None:
    settings = ("-c", "user.name=test", "-c", "user.email=test@localhost", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *settings, *arguments], cwd=repository, check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Three revisions: one that cannot be built, one without Hub, one with it; told apart by tags."""
    if shutil.which("git") is None:
        pytest.skip("no git is installed here")
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "cache"))
    folder = tmp_path / "repository"
    command = folder / "harzdame_engine" / "cli" / "__main__.py"
    command.parent.mkdir(parents=True)
    (folder / "constraints.txt").write_text("")
    (folder / "pyproject.toml").write_text(PROJECT)
    git(folder, "init")
    for tag, backend, program in (
        ("broken", "raise SystemExit('no compiler here')", ""),
        ("old", BACKEND, WITHOUT_HUB),
        ("new", BACKEND, WITH_HUB),
    ):
        (folder / "backend.py").write_text(backend)
        command.write_text(program)
        git(folder, "add", ".")
        git(folder, "commit", "--message", tag)
        git(folder, "tag", tag)
    return folder


def test_a_revision_is_built_once_and_then_kept(repository: Path, tmp_path: Path) -> None:
    told: list[str] = []
    command = command_of("new", told.append, repository)
    assert (
        subprocess.run(command, check=True, capture_output=True, text=True).stdout
        == "the revision with hub\n"
    )
    assert len(told) == 1
    assert command_of("new", told.append, repository) == command
    assert len(told) == 1
    assert len(list((tmp_path / "cache" / "harzdame" / "revisions").iterdir())) == 1


@pytest.mark.parametrize(
    ("revision", "problem"),
    [
        ("no-such", "there is no revision no-such"),
        ("--version", "there is no revision --version"),
        ("broken", "(?s)cannot be built.*no compiler here"),
        ("old", "(?s)has no command hub to play by.*no such command"),
    ],
)
def test_a_revision_that_will_not_do_is_told(repository: Path, revision: str, problem: str) -> None:
    with pytest.raises(MatchError, match=problem):
        command_of(revision, lambda _: None, repository)
