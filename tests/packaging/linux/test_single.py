"""The file that unpacks itself, with a bundle of one script in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("xz") is None, reason="needs xz on Linux"
)


@pytest.fixture
def alone(script: Script, tmp_path: Path) -> Path:
    return made(script, tmp_path, "0.1.0")


def made(script: Script, folder: Path, version: str) -> Path:
    bundle = folder / version / "harzdame"
    bundle.mkdir(parents=True)
    starter = bundle / "harzdame"
    starter.write_text(f'#!/bin/sh\necho "{version} in ${{0%/*}}:" "$@"\n', encoding="utf-8")
    starter.chmod(0o755)
    archive = shutil.make_archive(str(folder / version), "xztar", bundle.parent, bundle.name)
    target = folder / f"harzdame {version}.run"
    script("linux.single").make(Path(archive), 123_456_789, version, target)
    return target


def run(alone: Path, *arguments: str, path: str = os.defpath) -> subprocess.CompletedProcess[str]:
    home = alone.parent / "my home"
    return subprocess.run(
        [alone, *arguments],
        env={"PATH": path, "HOME": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )


def unpacked(alone: Path) -> list[Path]:
    return sorted((alone.parent / "my home/.cache/harzdame-single").glob("*/harzdame"))


def test_it_is_unpacked_once_and_started_each_time(alone: Path) -> None:
    first = run(alone, "my games.pdn")
    assert first.stdout.endswith(": my games.pdn\n"), first.stderr
    [place] = unpacked(alone)
    place.with_name("mark").touch()
    assert run(alone, "my games.pdn").stdout == first.stdout
    assert place.with_name("mark").exists()


def test_another_version_takes_the_place_of_the_first(alone: Path, script: Script) -> None:
    run(alone)
    newer = made(script, alone.parent, "0.2.0")
    assert run(newer).stdout.startswith("0.2.0 in ")
    assert [place.parent.name.split("-")[0] for place in unpacked(alone)] == ["0.2.0"]


def test_a_version_that_runs_stays(alone: Path, script: Script) -> None:
    run(alone)
    [place] = unpacked(alone)
    place.write_text("#!/bin/sh\necho ready\nread -r _\n", encoding="utf-8")
    environment = {"PATH": os.defpath, "HOME": str(alone.parent / "my home")}
    with subprocess.Popen(
        [alone], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "ready\n"
        run(made(script, alone.parent, "0.2.0"))
        running.communicate("\n")
    assert len(unpacked(alone)) == 2


def test_it_is_unpacked_where_it_is_to_stay(alone: Path) -> None:
    folder = alone.parent / "to stay"
    assert run(alone, "--unpack", str(folder)).returncode == 0
    assert (folder / "harzdame").is_file()
    assert run(alone, "--unpack", str(folder)).returncode == 2
    assert unpacked(alone) == []


@pytest.mark.parametrize("damage", ["cut off", "the last bytes missing", "other bytes"])
def test_a_file_that_is_damaged_says_so_and_leaves_nothing(alone: Path, damage: str) -> None:
    whole = alone.read_bytes()
    if damage == "other bytes":  # the sum of all, which xz compares once tar has everything
        at = whole.rindex(b"YZ") - 30
        alone.write_bytes(whole[:at] + bytes(255 - byte for byte in whole[at : at + 30]) + whole[at + 30 :])
    else:
        alone.write_bytes(whole[: -64 if damage == "cut off" else -4])
    refused = run(alone)
    assert refused.returncode == 2
    assert "It needs 124 MB there, and a whole file" in refused.stderr
    assert unpacked(alone) == []


def test_a_system_without_xz_is_told(alone: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    for name in ("sh", "mkdir", "tail", "tar", "rm", "mv"):
        (programs / name).symlink_to(shutil.which(name) or name)
    refused = run(alone, path=str(programs))
    assert refused.returncode == 2
    assert "package xz-utils" in refused.stderr
