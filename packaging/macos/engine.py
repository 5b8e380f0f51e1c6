"""The engine's module compiled and linked for both kinds of Mac, on any system: a check, nothing to pass on.

    python packaging/macos/engine.py            some minutes of processor time
    python packaging/macos/engine.py --check    looks again at what was made

Needs the packages `ziglang` and `nanobind` in the Python that runs it. Each file is compiled by itself
against the headers of macOS; what it makes lies in `build/macos`. Nothing of it is run: docs/macos.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import macho
from environment import ROOT, say
from plist import OLDEST
from portability import WARNINGS

WORK = ROOT / "build" / "macos"
MODULE = WORK / "_core.so"
TARGETS = {"arm64": f"aarch64-macos.{OLDEST}", "x86_64": f"x86_64-macos.{OLDEST}"}
"""What zig calls them."""
_ENGINE = ROOT / "engine"
_OURS = "2hd"
"""How the core's namespace is written in the name of a symbol."""
_SYSTEM = {"/usr/lib/libSystem.B.dylib", "/usr/lib/libc++.1.dylib"}


def main(arguments: list[str]) -> int:
    """Compile, link and check; the exit code is 0 when all of it succeeded."""
    parser = argparse.ArgumentParser(
        prog="build.py", description="Compile and link the engine for macOS, and look at the result."
    )
    parser.add_argument("--check", action="store_true", help="look at what was made, and nothing else")
    try:
        if not parser.parse_args(arguments).check:
            build()
        found = problems(MODULE)
    except (OSError, ValueError, subprocess.CalledProcessError) as error:
        say(str(error))
        return 1
    for problem in found:
        say(problem)
    say(f"{MODULE}: {'not as it should be' if found else 'both processors, nothing missing'}")
    return 1 if found else 0


def build() -> None:
    """Make the module for each processor, and one file of both.

    Raises:
        CalledProcessError: something cannot be compiled or linked; the compiler has said why.
    """
    made = []
    for processor, target in TARGETS.items():
        say(f"Compiling for {processor} …")
        folder = WORK / processor
        folder.mkdir(parents=True, exist_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            objects = list(pool.map(lambda source: compiled(source, target, folder), sources()))  # noqa: B023
        made.append(linked(objects, target, folder / "_core.so"))
    macho.join(made, MODULE)


def sources() -> list[Path]:
    """The core, its bindings and nanobind."""
    import nanobind

    own = sorted(path for room in ("core", "bindings") for path in (_ENGINE / room).rglob("*.cpp"))
    return [*own, Path(nanobind.source_dir(), "nb_combined.cpp")]


def compiled(source: Path, target: str, folder: Path) -> Path:
    """The object file of a source."""
    import nanobind

    is_own = source.is_relative_to(_ENGINE)
    name = "-".join(source.relative_to(_ENGINE).parts) if is_own else source.name
    made = folder / f"{name}.o"
    beside = Path(nanobind.include_dir()).parent / "ext" / "robin_map" / "include"
    included = (nanobind.include_dir(), beside, sysconfig.get_path("include"))
    # nothing of it is run: the code need not be fast
    how = ["-c", "-O0", "-fno-sanitize=all", "-fvisibility=hidden", "-fno-strict-aliasing", "-DNDEBUG"]
    how += WARNINGS if source.is_relative_to(_ENGINE / "core") else []
    how += [] if is_own else ["-DNB_BUILD=1"]
    folders = [f"-I{_ENGINE / 'core'}", f"-I{_ENGINE}", *(f"-isystem{each}" for each in included)]
    told = '-DHARZDAME_FINGERPRINT="none"'
    _zig("-target", target, "-std=c++20", *how, told, *folders, str(source), "-o", str(made))
    return made


def linked(objects: list[Path], target: str, made: Path) -> Path:
    """The module of these objects. What Python has is found when it is loaded, and libc++ is the system's."""
    how = ["-shared", "-nostdlib++", "-Wl,-undefined,dynamic_lookup"]
    _zig("-target", target, *how, *map(str, objects), "-o", str(made))
    return made


def problems(module: Path) -> list[str]:
    """What is not as it should be in a module for both processors."""
    slices = {each.processor: each for each in macho.read(module)}
    found = [f"It is for {', '.join(slices)}."] if set(slices) != set(TARGETS) else []
    for each in slices.values():
        if each.oldest != OLDEST:
            found.append(f"{each.processor}: needs macOS {each.oldest}, not {OLDEST}")
        found += [
            f"{each.processor}: needs {library}" for library in each.libraries if library not in _SYSTEM
        ]
        found += [f"{each.processor}: nobody has {name}" for name in each.undefined if _OURS in name]
    return found


def _zig(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "ziglang", "c++", *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
