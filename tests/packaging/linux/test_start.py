"""The bundle's starter, on machines that are made up by programs of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.checkout import ROOT
from tests.packaging.conftest import Script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="for Linux only")


class Machine(NamedTuple):
    """A bundle whose program tells what it was called with, and the answers of the machine under it."""

    folder: Path

    def answers(self, command: str, text: str) -> None:
        path = self.folder / "bin" / command
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
        path.chmod(0o755)

    def has_processor(self, flags: str) -> None:
        (self.folder / "cpuinfo").write_text(f"processor\t: 0\nflags\t\t: {flags}\n", encoding="utf-8")

    def start(self, command: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
        surroundings = {"PATH": f"{self.folder / 'bin'}:{os.defpath}", **more}
        return subprocess.run(
            [command or self.folder / "harzdame", "--version", "two words"],
            env=surroundings,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def machine(script: Script, tmp_path: Path) -> Machine:
    folder = tmp_path / "dämé & co"
    (folder / "lib").mkdir(parents=True)
    made = Machine(folder)
    text = script("assembly").script(ROOT / "packaging/linux/start.sh")
    text = text.replace("@GLIBC@", "2.35").replace("@PROCESSOR@", "popcnt sse4_2")
    text = text.replace("/proc/cpuinfo", "'" + str(folder / "cpuinfo") + "'")
    for path, content in (
        (folder / "harzdame", text),
        (folder / "lib" / "harzdame", '#!/bin/sh\nprintf "<%s>" "$@"\n'),
    ):
        path.write_text(content, encoding="utf-8")
        path.chmod(0o755)
    made.answers("uname", 'echo "Linux x86_64"')
    made.answers("getconf", "echo glibc 2.36")
    made.answers("notify-send", "exit 1")
    made.has_processor("fpu popcnt sse4_2 avx")
    return made


def test_a_machine_that_will_do_starts_the_program(machine: Machine) -> None:
    assert machine.start().stdout == "<--version><two words>"


def test_a_link_to_it_starts_the_same(machine: Machine, tmp_path: Path) -> None:
    link = tmp_path / "game"
    link.symlink_to(machine.folder / "harzdame")
    assert machine.start(link).stdout == "<--version><two words>"


@pytest.mark.parametrize("version", ["2.35", "2.100", "3.0"])
def test_a_new_enough_glibc_will_do(machine: Machine, version: str) -> None:
    machine.answers("getconf", f"echo glibc {version}")
    assert machine.start().returncode == 0


@pytest.mark.parametrize("version", ["2.34", "2.9", "1.99"])
def test_an_old_glibc_is_told(machine: Machine, version: str) -> None:
    machine.answers("getconf", f"echo glibc {version}")
    refused = machine.start()
    assert refused.returncode == 2
    assert refused.stderr == (
        f"Harzdame needs a newer system: glibc 2.35 or newer; this one has {version}.\n"
    )


def test_another_c_library_is_told(machine: Machine) -> None:
    machine.answers("getconf", "exit 1")
    machine.answers("ldd", "echo 'musl libc (x86_64)' >&2; exit 1")
    assert "this one has musl" in machine.start().stderr


def test_a_machine_that_does_not_tell_is_trusted(machine: Machine) -> None:
    machine.answers("getconf", "exit 1")
    machine.answers("ldd", "exit 1")
    (machine.folder / "cpuinfo").unlink()
    assert machine.start().returncode == 0


def test_an_old_processor_is_told(machine: Machine) -> None:
    machine.has_processor("fpu popcnt avx")
    refused = machine.start()
    assert refused.returncode == 2
    assert "usual since 2009); this one lacks sse4_2" in refused.stderr


@pytest.mark.parametrize("system", ["Linux aarch64", "Linux i686", "FreeBSD amd64"])
def test_another_kind_of_machine_is_told(machine: Machine, system: str) -> None:
    machine.answers("uname", f"echo {system}")
    refused = machine.start()
    assert refused.returncode == 2
    assert f"this is {system}." in refused.stderr


def test_a_double_click_shows_it_on_the_screen(machine: Machine, tmp_path: Path) -> None:
    for name in ("zenity", "kdialog", "xmessage"):
        machine.answers(name, f'echo "$@" >"{tmp_path}/{name}"; exit {3 if name == "zenity" else 1}')
    machine.answers("getconf", "echo glibc 2.34")
    assert machine.start(DISPLAY=":0").returncode == 2
    assert "2.35" in (tmp_path / "kdialog").read_text()
    assert not (tmp_path / "xmessage").exists()
