"""The checks of the Windows app under Wine, with the windows on a screen that nobody sees."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path

import installer
import suite
from checks import Check, Failed, all_licensed, all_listed, passed_self_test, report
from environment import ROOT
from screen import APP, HOME, TRIED, play
from wine import PYTHON, Wine, windows

_INSTALLED = f"{HOME}/AppData/Local/Programs/Harzdame"
_MENU = f"{HOME}/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Harzdame.lnk"
_DESKTOP = f"{HOME}/Desktop/Harzdame.lnk"
_CLASSES = "HKCU\\Software\\Classes"
_ORPHANS = (
    "tests/engine/hub/test_program.py::"
    "test_programs_end_with_the_process_that_started_them_also_if_it_is_killed"
)
_WHAT_EXPLORER_SHOWS = """
import json, pefile, sys
program = pefile.PE(sys.argv[1])
strings = [part for part in program.FileInfo[0] if part.Key == b"StringFileInfo"]
tables = [table for part in strings for table in part.StringTable]
told = {name.decode(): word.decode() for table in tables for name, word in table.entries.items()}
icons = [each for each in program.DIRECTORY_ENTRY_RESOURCE.entries if each.id == 14]
print(json.dumps({"told": told, "icons": len(icons)}))
"""
_BENCH_NODES = "1001329"
"""What `harzdame-engine bench` counts on every system; docs/benchmarks.md has it."""


def run(bundle: Path, setup: Path, version: str, wine: Wine) -> bool:
    """Make every check and tell of each; True if none failed."""
    tried = wine.root.path(APP)
    shutil.rmtree(wine.root.path(TRIED), ignore_errors=True)
    shutil.copytree(bundle, tried)
    look: dict[str, Callable[[], str]] = {
        "the engine says its version": lambda: _says_version(wine, version),
        "the engine counts the moves of every game as the reference does": lambda: _counts(wine),
        f"its search of the fixed positions takes {_BENCH_NODES} nodes, as on Linux": lambda: _bench(wine),
        "the core's own checks pass": lambda: _passes(wine),
        "a match is played in processes of its own": lambda: _matches(wine),
        "both programs know of long paths": lambda: _know_long_paths(bundle),
        "both programs have an icon, and say what they are": lambda: _are_named(wine, version),
        "the app's self-test passes": lambda: _tests_itself(wine),
        "the window opens, and leaves nothing behind when it is closed": lambda: _opens(wine),
        "a PDN file is opened from a folder with spaces and accents": lambda: _opens_file(wine),
        "a game is played by typed moves and saved": lambda: _plays(wine),
        "an engine and its child end with the process that started them, also if it is killed": lambda: _end(
            wine
        ),
        "the installer asks for no rights, and puts the app into the start menu": lambda: _installs(
            wine, setup
        ),
        "the installed app is offered for PDN files, and taken for none": lambda: _offers(wine),
        "a PDN file is opened by the command of that offer": lambda: _opens_as_offered(wine),
        "a newer version over it keeps what was ticked, and what was not": lambda: _keeps(wine, setup),
        "the uninstaller is signed": lambda: _is_signed(wine, version),
        "the uninstaller takes all of it away, and leaves what is the user's": lambda: _uninstalls(wine),
    }
    checks = [
        Check(means, lambda _, act=act: act())  # type: ignore[misc]  # of a default
        for means, act in look.items()
    ]
    licensed = [
        Check("every file has a licence, and the licence its text", all_licensed),
        Check("the list of parts (SBOM) names each of them", all_listed),
    ]
    return report([*checks, *licensed], bundle)


def _engine(wine: Wine, *arguments: str) -> str:
    said = wine.ask([f"{APP}/harzdame-engine.exe", *arguments])
    if said.returncode != 0:
        raise Failed(f"harzdame-engine {shlex.join(arguments)} says:\n{said.stdout}{said.stderr}")
    return said.stdout


def _says_version(wine: Wine, version: str) -> str:
    said = _engine(wine, "--version").strip()
    if version not in said:
        raise Failed(f"it says {said}")
    return said


def _counts(wine: Wine) -> str:
    files = sorted((ROOT / "tests" / "perft").glob("*.json"))
    for path in files:
        told = json.loads(path.read_text(encoding="utf-8"))
        leaves = told["positions"][0]["leaves"]
        said = _engine(wine, "perft", "--game", told["game"], "--depth", str(len(leaves)))
        if str(leaves[-1]) not in re.findall(r"\d+", said.replace(",", "")):
            raise Failed(f"{told['game']}: {leaves[-1]} is right at depth {len(leaves)}; it says\n{said}")
    return f"{len(files)} games"


def _bench(wine: Wine) -> str:
    said = _engine(wine, "bench")
    if _BENCH_NODES not in said.replace(",", ""):
        raise Failed(f"it says\n{said}")
    return said.strip().splitlines()[-1]


def _passes(wine: Wine) -> str:
    said = wine.ask(["/made/checks/core_checks.exe", "3"], timeout_s=1800)
    if (said.returncode, said.stdout.strip()) != (0, "core checks passed"):
        raise Failed(f"they end with {said.returncode}:\n{said.stdout}{said.stderr}")
    return ""


def _matches(wine: Wine) -> str:
    players = ["--first", "name=One nodes=2000", "--second", "name=Two nodes=1000"]
    said = _engine(wine, "match", *players, "--games", "4", "--concurrency", "2", "--json")
    games = json.loads(said)["games"]
    if games != 4:
        raise Failed(f"it says\n{said}")
    return f"{games} games"


def _know_long_paths(bundle: Path) -> str:
    programs = sorted(bundle.glob("*.exe"))
    without = [path.name for path in programs if b"longPathAware" not in path.read_bytes()]
    if without or len(programs) != 2:
        raise Failed(f"their manifests do not say so: {', '.join(without)}")
    return ""


def _are_named(wine: Wine, version: str) -> str:
    for name in ("harzdame", "harzdame-engine"):
        said = wine.ask([PYTHON, "-c", _WHAT_EXPLORER_SHOWS, windows(f"{APP}/{name}.exe")])
        if said.returncode != 0:
            raise Failed(f"{name}: {said.stderr}")
        found = json.loads(said.stdout)
        told = found["told"]
        named = told.get("ProductName") == "Harzdame" and told.get("ProductVersion") == version
        if not named or not told.get("FileDescription") or not found["icons"]:
            raise Failed(f"{name}: {said.stdout}")
    return ""


def _tests_itself(wine: Wine) -> str:
    return passed_self_test(wine.ask([f"{APP}/harzdame.exe", "--self-test"]))


def _end(wine: Wine) -> str:
    if not suite.run(wine, [_ORPHANS]):
        raise Failed("the test of that fails")
    return ""


def _opens(wine: Wine) -> str:
    play(wine, "window", ["--temp-profile"])
    left = [*wine.root.path(f"{HOME}/AppData/Local/Temp").glob("harzdame*")]
    if left:
        raise Failed(f"it leaves {left[0].name} behind")
    return ""


def _opens_file(wine: Wine) -> str:
    return _opens_by(wine, "file", [f"{APP}/harzdame.exe", "--temp-profile"])


def _opens_as_offered(wine: Wine) -> str:
    """As for whoever has chosen the app in *Open with*, which `start` of Wine does not know."""
    said = _key(wine, f"{_CLASSES}\\Harzdame.pdn\\shell\\open\\command")
    command = re.search(r'REG_SZ\s+"(.+)" "%1"', said)
    if command is None:
        raise Failed(f"the registry says\n{said}")
    return _opens_by(wine, "offered", [command[1]])


def _opens_by(wine: Wine, picture: str, program: Sequence[str]) -> str:
    game = Path(APP).parent / "Größe 1.pdn"
    text = '[Event "Wine"]\n[White "Ada"]\n[Black "Bob"]\n[Result "*"]\n\n1. a6-a7 *\n'
    wine.root.path(str(game)).write_text(text, encoding="utf-8")
    play(wine, picture, [windows(str(game))], title="1.pdn – Harzdame$", program=program)
    if wine.root.path(str(game)).read_text(encoding="utf-8") != text:
        raise Failed("the file was changed by being opened")
    return ""


def _plays(wine: Wine) -> str:
    game = Path(APP).parents[1] / "played.pdn"  # what is typed there has no accents: xdotool loses them
    move = "xdotool key m; sleep 5; xdotool type a6a7; xdotool key Return; sleep 6"
    name = shlex.quote(windows(str(game)))
    save = (
        f"xdotool key ctrl+s; sleep 4; xdotool key ctrl+a; xdotool type {name}; xdotool key Return; sleep 3"
    )
    play(wine, "played", ["--temp-profile"], f"{move}\n{save}")
    path = wine.root.path(str(game))
    if not path.is_file():
        raise Failed("no file was written")
    moves = re.search(r"1\. a6-a7 \S+", path.read_text(encoding="utf-8"))
    if moves is None:
        raise Failed(f"the file says\n{path.read_text(encoding='utf-8')}")
    return moves[0]


def _installs(wine: Wine, setup: Path) -> str:
    program = f"/checkout/{setup.relative_to(ROOT).as_posix()}"
    shutil.rmtree(wine.root.path(_INSTALLED), ignore_errors=True)
    wine.root.path(_INSTALLED).mkdir(parents=True)
    foreign = wine.root.path(f"{_INSTALLED}/mine.txt")
    foreign.write_text("mine", encoding="utf-8")
    if wine.change([program, "/S"]) == 0 or not foreign.is_file():
        raise Failed("it installs into a folder with a file of the user's")
    foreign.unlink()
    code = wine.change([program, "/S"])
    if code != 0:
        raise Failed(f"the installer ended with {code}")
    missing = [path for path in (f"{_INSTALLED}/harzdame.exe", _MENU) if not wine.root.path(path).is_file()]
    if missing:
        raise Failed(f"not there after it: {', '.join(missing)}")
    return f"{setup.stat().st_size / 1e6:.1f} MB"


def _offers(wine: Wine) -> str:
    offered = _key(wine, f"{_CLASSES}\\.pdn\\OpenWithProgids")
    command = _key(wine, f"{_CLASSES}\\Harzdame.pdn\\shell\\open\\command")
    if "Harzdame.pdn" not in offered or 'harzdame.exe" "%1"' not in command:
        raise Failed(f"the registry says\n{offered}\n{command}")
    taken = re.search(r"\(Default\)\s+REG_SZ\s+(\S+)", _key(wine, f"{_CLASSES}\\.pdn"))
    if taken is not None:
        raise Failed(f"it has made itself the program for PDN files: {taken[1]}")
    return ""


def _keeps(wine: Wine, setup: Path) -> str:
    program = f"/checkout/{setup.relative_to(ROOT).as_posix()}"
    wine.root.path(_DESKTOP).parent.mkdir(parents=True, exist_ok=True)
    wine.root.path(_MENU).rename(wine.root.path(_DESKTOP))
    for offered in (True, False):
        if not offered:
            wine.change(["reg", "delete", f"{_CLASSES}\\Harzdame.pdn", "/f"])
        if (code := wine.change([program, "/S"])) != 0:
            raise Failed(f"the installer ended with {code}")
        if wine.root.path(_MENU).exists() or not wine.root.path(_DESKTOP).is_file():
            raise Failed("the links are not where they were put")
        if ("Harzdame.pdn" in _key(wine, f"{_CLASSES}\\.pdn\\OpenWithProgids")) != offered:
            raise Failed(f"it should be offered for PDN files: {offered}")
    return ""


def _is_signed(wine: Wine, version: str) -> str:
    """Make an installer of next to nothing, sign by some more bytes, and look at what it installs."""
    folder = ROOT / "dist" / "windows" / "signed"
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "bundle").mkdir(parents=True)
    (folder / "bundle" / "harzdame.exe").write_bytes(b"MZ")
    mark = b"signed by a check"

    def sign(program: Path) -> None:
        program.write_bytes(program.read_bytes() + mark)

    installer.make(wine.root, folder / "bundle", folder / "setup.exe", version, sign)
    place = f"{TRIED}/signed"
    setup = f"/checkout/{(folder / 'setup.exe').relative_to(ROOT).as_posix()}"
    code = wine.change([setup, "/S", f"/D={windows(place)}"])
    uninstaller = wine.root.path(f"{place}/uninstall.exe")
    if code != 0 or not uninstaller.is_file() or not uninstaller.read_bytes().endswith(mark):
        raise Failed(f"the installer ended with {code}; its uninstaller is not what was signed")
    if wine.change([f"{place}/uninstall.exe", "/S", f"_?={windows(place)}"]) != 0:
        raise Failed("an uninstaller that was signed does not run")
    if wine.root.path(f"{place}/harzdame.exe").exists():
        raise Failed("an uninstaller that was signed leaves the program")
    shutil.rmtree(folder)
    return ""


def _uninstalls(wine: Wine) -> str:
    if not wine.root.path(f"{_INSTALLED}/harzdame.exe").is_file():
        raise Failed("it was not installed")
    theirs = wine.root.path(f"{_INSTALLED}/mine.pdn")
    theirs.write_text("mine", encoding="utf-8")
    wine.change([f"{_INSTALLED}/uninstall.exe", "/S", f"_?={windows(_INSTALLED)}"])
    wine.root.path(f"{_INSTALLED}/uninstall.exe").unlink(
        missing_ok=True
    )  # so started, it cannot delete itself
    left = [path.name for path in wine.root.path(_INSTALLED).rglob("*")]
    if left != [theirs.name]:
        raise Failed(f"there is afterwards: {', '.join(left)}")
    if wine.root.path(_MENU).exists() or "Harzdame" in _key(wine, f"{_CLASSES}\\.pdn\\OpenWithProgids"):
        raise Failed("the start menu or the registry still has it")
    return ""


def _key(wine: Wine, name: str) -> str:
    return wine.ask(["reg", "query", name]).stdout
