"""The script that puts the bundle into the menu, on a bundle made of nothing but names."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checkout import ROOT

LINUX = ROOT / "packaging" / "linux"

ENTRY = "alt.harzdame.harzdame.desktop"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / 'my "games" for 5$, 100% \\'
    (folder / "share/applications").mkdir(parents=True)
    (folder / "share/icons").mkdir()
    (folder / "share/icons/harzdame.png").touch()
    shutil.copy(LINUX / ENTRY, folder / "share/applications")
    shutil.copy(LINUX / "install.sh", folder)
    (folder / "harzdame").touch()
    (folder / "harzdame-engine").touch()
    return folder


def programs(folder: Path) -> Path:
    """A folder with the programs that every system has: none that knows of desktops."""
    path = folder / "programs"
    if not path.exists():
        path.mkdir()
        for name in ("sh", "dirname", "readlink", "find", "mkdir", "cp", "rm", "ln", "sed", "grep", "cat"):
            (path / name).symlink_to(shutil.which(name) or name)
    return path


def install(bundle: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    home = bundle.parent / "home"
    home.mkdir(exist_ok=True)
    return subprocess.run(
        [bundle / "install.sh", *arguments],
        env={"PATH": str(programs(bundle.parent)), "HOME": str(home)},
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
        f".local/share/applications/{ENTRY}",
        ".local/share/icons/harzdame.png",
        ".local/bin/harzdame",
        ".local/bin/harzdame-engine",
    } <= installed(bundle)
    assert (bundle.parent / "home/.local/bin/harzdame").resolve() == bundle / "harzdame"


def test_the_entry_names_the_program_whatever_its_folder_is_called(bundle: Path) -> None:
    install(bundle)
    entry = (bundle.parent / "home/.local/share/applications/alt.harzdame.harzdame.desktop").read_text(
        encoding="utf-8"
    )
    folder = str(bundle.parent) + r"""/my \\"games\\" for 5\\$, 100%% \\\\"""
    assert f'Exec="{folder}/harzdame" %f\n' in entry
    assert entry.count("\n") == (LINUX / "alt.harzdame.harzdame.desktop").read_text(encoding="utf-8").count(
        "\n"
    )


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


CACHE = ".local/share/applications/mimeinfo.cache"


def test_it_may_be_run() -> None:
    assert (LINUX / "install.sh").stat().st_mode & 0o111 == 0o111


def test_a_double_click_finds_it_where_nothing_keeps_the_types(bundle: Path) -> None:
    home = bundle.parent / "home"
    assert install(bundle).returncode == 0
    once = {name: (home / name).read_bytes() for name in installed(bundle)}
    assert once[CACHE] == b"[MIME Cache]\ntext/x-draughts-pdn=alt.harzdame.harzdame.desktop;\n"
    assert once[".local/share/mime/globs2"] == b"50:text/x-draughts-pdn:*.pdn\n"
    install(bundle)
    assert {name: (home / name).read_bytes() for name in installed(bundle)} == once
    install(bundle, "--remove")
    assert installed(bundle) == set()


def test_types_of_others_stay_beside_it(bundle: Path) -> None:
    cache = bundle.parent / "home" / CACHE
    cache.parent.mkdir(parents=True)
    cache.write_text("[MIME Cache]\ntext/plain=mine.desktop;\n")
    install(bundle)
    assert cache.read_text() == (
        "[MIME Cache]\ntext/x-draughts-pdn=alt.harzdame.harzdame.desktop;\ntext/plain=mine.desktop;\n"
    )
    install(bundle, "--remove")
    assert cache.read_text() == "[MIME Cache]\ntext/plain=mine.desktop;\n"
