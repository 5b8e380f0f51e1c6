"""The script that puts the bundle into the menu, on a bundle made of nothing but names."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT

LINUX = ROOT / "packaging" / "linux"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / 'my "games" for 5$, 100% \\'
    (folder / "share/applications").mkdir(parents=True)
    (folder / "share/icons").mkdir()
    (folder / "share/icons/harzdame.png").touch()
    shutil.copy(LINUX / "harzdame.desktop", folder / "share/applications")
    shutil.copy(LINUX / "install.sh", folder)
    (folder / "harzdame").touch()
    (folder / "harzdame-engine").touch()
    return folder


def install(bundle: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    home = bundle.parent / "home"
    home.mkdir(exist_ok=True)
    return subprocess.run(
        ["sh", bundle / "install.sh", *arguments],
        env={"PATH": "/usr/bin:/bin", "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def installed(bundle: Path) -> set[str]:
    home = bundle.parent / "home"
    return {path.relative_to(home).as_posix() for path in home.rglob("*") if not path.is_dir()}


def test_entry_icon_and_commands_are_installed(bundle: Path) -> None:
    assert install(bundle).returncode == 0
    assert {
        ".local/share/applications/harzdame.desktop",
        ".local/share/icons/harzdame.png",
        ".local/bin/harzdame",
        ".local/bin/harzdame-engine",
    } <= installed(bundle)
    assert (bundle.parent / "home/.local/bin/harzdame").resolve() == bundle / "harzdame"


def test_the_entry_names_the_program_whatever_its_folder_is_called(bundle: Path) -> None:
    install(bundle)
    entry = (bundle.parent / "home/.local/share/applications/harzdame.desktop").read_text(encoding="utf-8")
    folder = str(bundle.parent) + r"""/my \\"games\\" for 5\\$, 100%% \\\\"""
    assert f'Exec="{folder}/harzdame" %f\n' in entry
    assert entry.count("\n") == (LINUX / "harzdame.desktop").read_text(encoding="utf-8").count("\n")


def test_all_of_it_is_removed_and_nothing_else(bundle: Path) -> None:
    install(bundle)
    mine = bundle.parent / "home/.local/share/applications/mine.desktop"
    mine.touch()
    assert install(bundle, "--remove").returncode == 0
    assert {name for name in installed(bundle) if "mimeinfo" not in name} == {
        ".local/share/applications/mine.desktop"
    }


def test_a_command_of_another_bundle_is_left_alone(bundle: Path) -> None:
    install(bundle)
    command = bundle.parent / "home/.local/bin/harzdame"
    command.unlink()
    command.symlink_to("/usr/bin/true")
    assert install(bundle, "--remove").returncode == 0
    assert command.is_symlink()


def test_what_is_not_understood_changes_nothing(bundle: Path) -> None:
    assert install(bundle, "--help").returncode == 2
    assert installed(bundle) == set()
