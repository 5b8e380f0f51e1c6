"""The engine built with a sanitizer: ``python -m tests.sanitized thread``.

The core's own checks run first, then the engine plays itself in all games while
its settings change all the time, on two threads. ``python -m tests.sanitized
address -- -m tests.soak.hostile_files`` runs something else with that engine.

The checkout stays as it is: what is built lies in ``build/sanitized``, and only the
native module is another. GCC is needed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

from tests.checkout import ROOT

KINDS = {
    "address": ("address", ("libasan.so",)),
    "undefined": ("undefined", ("libubsan.so",)),
    "memory": ("address,undefined", ("libasan.so", "libubsan.so")),
    "thread": ("thread", ("libtsan.so",)),
}
"""The sanitizers of each kind, and the libraries that Python has to load before anything else."""

_OPTIONS = {
    # Python and Qt keep memory to the end; what fails to be allocated is an error that we handle
    "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
    "TSAN_OPTIONS": "halt_on_error=1:second_deadlock_stack=1",
    "UBSAN_OPTIONS": "print_stacktrace=1",
}
_FINDER = """\
# Loads the native module that was built with a sanitizer.
import sys
from importlib.util import spec_from_file_location


class Finder:
    def find_spec(name, path=None, target=None):
        return spec_from_file_location(name, {module!r}) if name == "harzdame_engine._core" else None


sys.meta_path.insert(0, Finder)
"""


def folder(kind: str) -> Path:
    """Where that kind is built."""
    return ROOT / "build" / "sanitized" / kind


def build_checks(kind: str) -> Path:
    """The core's own checks."""
    place = folder(kind) / "checks"
    cmake(place, f"-DHARZDAME_SANITIZE={KINDS[kind][0]}", "-DHARZDAME_CHECKS=ON")
    return place / "core_checks"


def build_module(kind: str) -> dict[str, str]:
    """The environment in which Python loads the native module of that kind."""
    place = folder(kind) / "module"
    nanobind = _output(sys.executable, "-m", "nanobind", "--cmake_dir")
    options = [f"-Dnanobind_DIR={nanobind}", f"-DPython_EXECUTABLE={sys.executable}"]
    cmake(place, f"-DHARZDAME_SANITIZE={KINDS[kind][0]}", "-DCMAKE_BUILD_TYPE=RelWithDebInfo", *options)
    (module,) = place.glob("_core.*.so")
    site = folder(kind) / "site"
    site.mkdir(exist_ok=True)
    (site / "sitecustomize.py").write_text(_FINDER.format(module=str(module)), encoding="utf-8")
    libraries = (_output("g++", f"-print-file-name={name}") for name in KINDS[kind][1])
    return {
        **os.environ,
        **_OPTIONS,
        "LD_PRELOAD": " ".join(libraries),
        "PYTHONPATH": os.pathsep.join((str(site), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
    }


def cmake(place: Path, *options: str, **environment: str) -> None:
    """Build the engine in a folder with these options."""
    tools = os.pathsep.join((sysconfig.get_path("scripts"), os.environ["PATH"]))
    env = {**os.environ, "PATH": tools, **environment}
    make = ["cmake", "-S", str(ROOT / "engine"), "-B", str(place), "-G", "Ninja", *options]
    subprocess.run(make, check=True, env=env)
    subprocess.run(["cmake", "--build", str(place)], check=True, env=env)


def _output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def main() -> int:
    """Build and run; the status is that of what was run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--games", default="20", help="random games of each kind in the core's checks")
    parser.add_argument("--plies", default="5000", help="of the engine against itself")
    parser.add_argument("command", nargs="*", help="for Python, after --; instead of the checks")
    options = parser.parse_args()
    if options.command:
        command = [sys.executable, *options.command]
        return subprocess.run(command, env=build_module(options.kind), check=False).returncode
    checks = subprocess.run([build_checks(options.kind), options.games], check=False).returncode
    soak = [sys.executable, "-m", "tests.soak.search", "--threads", "2", "--plies", options.plies]
    return checks or subprocess.run(soak, env=build_module(options.kind), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
