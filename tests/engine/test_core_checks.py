"""The core's own checks, built with sanitizers and run in their short form, and its inputs of the fuzzers."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.fuzz.corpus import CORPUS

BUILD = ROOT / "build" / "sanitize"
TOOLS = sysconfig.get_path("scripts")
GAMES = "3"
"""Random games of each kind; without a number the checks run for minutes."""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """The result of running a program, which may also be one installed beside this Python."""
    path = os.pathsep.join((TOOLS, os.environ["PATH"]))
    return subprocess.run(
        list(map(str, command)),
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def configure(*options: str) -> subprocess.CompletedProcess[str]:
    sanitizers = "-DHARZDAME_SANITIZE=address,undefined"
    return run(
        "cmake",
        "-S",
        ROOT / "engine",
        "-B",
        BUILD,
        "-G",
        "Ninja",
        "-DHARZDAME_CHECKS=ON",
        sanitizers,
        *options,
    )


@pytest.mark.timeout(3600)  # it compiles the core anew, which takes two minutes of a processor
@pytest.mark.skipif(sys.platform == "win32", reason="MSVC has no undefined-behaviour sanitizer")
def test_the_cores_own_checks_pass_under_sanitizers() -> None:
    """The one test that uses this build folder, so that processes sharing the tests do not meet there."""
    if configure().returncode != 0:  # a folder made at another place, or by another generator
        configured = configure("--fresh")
        assert configured.returncode == 0, configured.stdout
    built = run("cmake", "--build", BUILD)
    assert built.returncode == 0, built.stdout
    checked = run(BUILD / "core_checks", GAMES)
    assert (checked.returncode, checked.stdout) == (0, "core checks passed\n")
    replayed = run(BUILD / "core_fuzz", CORPUS)
    assert replayed.returncode == 0, replayed.stdout[-5000:]
