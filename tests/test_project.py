"""The project as a whole holds to its own settings: the tools that a developer runs by hand, run here."""

from __future__ import annotations

import ast
import os
import re
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.checkout import ROOT
from tests.for_each import for_each

SCRIPTS = Path(sys.executable).parent

LONGEST = 400
LONG: dict[str, str] = {
    "harzdame_gui/network/presenter.py": "one connection, from the search to the end of its game",
    "tests/reference/movetext.py": "one reader of moves, to be read beside the standard from top to bottom",
    "engine/harzdame_engine/review/reviewer.py": "what is asked about a line and what the answers say of it",
    "harzdame_gui/board/view.py": "the one widget of the board: its signals, what it is told and its input",
    "harzdame_gui/controllers/game/played_game.py": "one game: what is played, taken back, ended and edited",
    "harzdame_gui/controllers/game/recovery.py": "one journal: what it notes, when, and what others left",
    "harzdame_gui/controllers/settings/settings.py": "one table: every setting that there is, declared",
    "harzdame_gui/settings/offered.py": "one table: every setting that is offered, in words",
    "harzdame_gui/controllers/tournament/tournament_service.py": "one course: its games and its end",
    "harzdame_gui/play/move_list.py": "the one list of moves: what it shows, where it scrolls, and its input",
    "tests/gui/controllers/game/test_recovery.py": "the tests of one journal, of a few lines each",
    "tests/gui/text/test_true_refusals.py": "each refusal and when it is true, one below the other",
}
"""Sources with more lines than that, and the reason of each: they are cut where a subject ends, or not."""
SOURCE_SUFFIXES = {".py", ".cpp", ".hpp", ".h"}
FULLEST = 25
CROWDED: dict[str, str] = {
    "engine/harzdame_engine/game": "the record of a game, and what the rules alone say of it",
    "harzdame_gui/controllers/game": "the parts of the game on the board, which a reader follows together",
    "harzdame_gui/files": "what comes from files and the clipboard, and the list of their games",
    "harzdame_gui/replay": "the ways through a game, each with its page, its card and its words",
    "harzdame_gui/text": "a file for each subject that several rooms speak of, none of which needs another",
    "tests/gui/text": "the tests of those, a file for each",
}
"""Folders with more sources than that, and the reason of each."""
TYPED_SCRIPTS = (
    (("packaging", "packaging/linux"), ("packaging",)),
    (("packaging/macos",), ("packaging/macos", "packaging")),
    (("packaging/windows",), ("packaging/windows", "packaging")),
)
"""Scripts that are no packages, and the folders that they import from: three runs, as names occur twice."""
# Each pattern is written so that it does not match itself.
UNWANTED = {
    "a path of one machine": re.compile(r"(?<![\w.])/(?:root|work|tmp|home)/[A-Za-z.]"),
    "a package registry's host": re.compile(r"://[^/\s]*(?:py[p]i|python[h]osted|np[m]js|deb\.de[b]ian)"),
    "what is left open": re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X]|HA[C]K)\b|NotImplemented[E]rror"),
}
UNWANTED_IN_TESTS = {
    # what a test needs of the app has a public name: `services`, `late`, `window`, `workspace` and the like
    "a private part of the app": re.compile(
        r"\b(_?app|driver\.window)(\.(window|workspace|late|services))?\._[a-z]"
    ),
}
WAITS = {"waitActive", "waitExposed", "waitSignal", "waitSignals", "assertNotEmitted", "wait_signal"}
QT_ALLOWED = {
    "harzdame_gui/controllers": {"QtCore"},
    "harzdame_gui/text": {"QtCore"},
}
CLOCKS = {
    f"{clock}{unit}"
    for clock in ("monotonic", "perf_counter", "process_time", "thread_time")
    for unit in ("", "_ns")
}


def run(*command: str | Path, **environment: str) -> None:
    """Run a tool in the checkout; what it says is the failure's text."""
    words = [str(word) for word in command]
    result = subprocess.run(
        words,
        cwd=ROOT,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if result.returncode != 0:
        pytest.fail(f"{' '.join(words)} says:\n{result.stdout}", pytrace=False)


def tracked_files() -> list[Path]:
    """Every file that a clone would have, as it stands in this checkout."""
    # A checkout may belong to another user than the one who runs the tests in it.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode().split("\0")
    return [path for name in names if name and (path := ROOT / name).is_file()]


def tracked_lines() -> Iterator[tuple[str, str]]:
    """Every line of text in them, with the place it stands at."""
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            yield f"{path.relative_to(ROOT)}:{number}", line


def test_the_layers_hold() -> None:
    run(SCRIPTS / "lint-imports")


@pytest.mark.parametrize(("folder", "allowed"), QT_ALLOWED.items())
def test_what_draws_nothing_imports_nothing_to_draw_with(folder: str, allowed: set[str]) -> None:
    # An import contract cannot tell one part of an external package from another.
    sources = list((ROOT / folder).rglob("*.py"))
    assert sources
    for path in sources:
        imported = set(re.findall(r"\bPySide6(?:\.| import )(\w+)", path.read_text(encoding="utf-8")))
        assert imported <= allowed, path.relative_to(ROOT)


def test_the_drawings_show_the_rooms_of_today() -> None:
    drawing = runpy.run_path(str(ROOT / "docs" / "architecture" / "draw.py"))
    for file, text in drawing["drawings"]().items():
        assert file.read_text(encoding="utf-8") == text, "python docs/architecture/draw.py"


def test_the_types_hold() -> None:
    run(sys.executable, "-m", "mypy")
    for folders, bases in TYPED_SCRIPTS:
        scripts = [path for folder in folders for path in sorted((ROOT / folder).glob("*.py"))]
        assert scripts, folders
        run(sys.executable, "-m", "mypy", *scripts, MYPYPATH=os.pathsep.join(bases))


def test_ruff_finds_nothing() -> None:
    run(sys.executable, "-m", "ruff", "check", ".")


def test_python_is_formatted() -> None:
    run(sys.executable, "-m", "ruff", "format", "--check", ".")


def test_cpp_is_formatted() -> None:
    sources = [path for path in tracked_files() if path.suffix in {".cpp", ".hpp"}]
    assert sources
    run(SCRIPTS / "clang-format", "--dry-run", "-Werror", *sources)


@cache
def lines_found() -> dict[str, list[str]]:
    """The lines that each pattern finds, in one walk: of the tests alone where it is about tests."""
    found: dict[str, list[str]] = {what: [] for what in (*UNWANTED, *UNWANTED_IN_TESTS)}
    for place, line in tracked_lines():
        in_tests = UNWANTED_IN_TESTS if place.startswith("tests/") else {}
        for what, pattern in {**UNWANTED, **in_tests}.items():
            if pattern.search(line):
                found[what].append(f"{place}: {line[:120]}")
    return found


@for_each("what", [*UNWANTED, *UNWANTED_IN_TESTS])
def test_no_line_has_what_is_unwanted(what: str) -> None:
    assert lines_found()[what] == []


def seeming_waits(module: ast.Module) -> Iterator[int]:
    """What pytest-qt gives for a block of `with` waits for nothing where it is only called."""
    for node in ast.walk(module):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Attribute) and called.attr in WAITS:
                yield node.lineno


def blind_delays(module: ast.Module) -> Iterator[int]:
    """What such a call waits for comes later on a busy machine: see `tests.gui.nested`."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("singleShot"):
            first = node.args[0]
            if isinstance(first, ast.Constant) and first.value:
                yield node.lineno


def test_no_program_of_a_full_disk_leaves_half_of_a_compiled_module() -> None:
    """Python writes what it compiled as far as the limit lets it, and whoever imports it next fails."""
    limit = "resource." + "RLIMIT_FSIZE"
    for path in tracked_files():
        if path.suffix == ".py" and path.is_relative_to(ROOT / "tests"):
            text = path.read_text(encoding="utf-8")
            assert text.count(limit) <= len(re.findall(r'sys\.executable,\s*"-B"', text)), path


def bounds_of_time(module: ast.Module) -> Iterator[int]:
    """The lines that assert that the time of a clock, or what was reckoned from it, is less than something.

    A loop that looks again until a deadline asserts nothing of a machine's speed.
    """
    for function in ast.walk(module):
        if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
            taken: set[str] = set()
            for node in within(function):
                if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)) and node.value is not None:
                    if tells_time(node.value, taken):
                        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                        taken.update(each.id for each in targets if isinstance(each, ast.Name))
                elif isinstance(node, ast.Assert):
                    yield from (
                        node.lineno
                        for compared in ast.walk(node.test)
                        if isinstance(compared, ast.Compare) and bounds_time(compared, taken)
                    )


def within(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in a function in its order, without its loops that wait and the functions in it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (ast.While, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield child
            yield from within(child)


def bounds_time(compared: ast.Compare, taken: set[str]) -> bool:
    """Whether a comparison holds time to be less than something."""
    sides = [compared.left, *compared.comparators]
    for operator, left, right in zip(compared.ops, sides, sides[1:], strict=False):
        less = left if isinstance(operator, (ast.Lt, ast.LtE)) else right
        if isinstance(operator, (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) and tells_time(less, taken):
            return True
    return False


def tells_time(expression: ast.expr, taken: set[str]) -> bool:
    """Whether a clock is read in an expression, or a name is in it that was reckoned from one."""
    names = {node.id for node in ast.walk(expression) if isinstance(node, ast.Name)}
    names |= {node.attr for node in ast.walk(expression) if isinstance(node, ast.Attribute)}
    return not names.isdisjoint(CLOCKS | taken)


MISTAKES = {
    "only seems to wait": (seeming_waits, ()),
    "acts after so many milliseconds": (blind_delays, ()),
    "bounds a time": (bounds_of_time, ("soak", "benchmarks")),
}
"""Mistakes of tests, and the rooms in which each is none. How to do without them: Tests in CONTRIBUTING."""


@cache
def mistakes_found() -> dict[str, set[str]]:
    """Where each is made, in one walk: to parse all tests takes seconds."""
    found: dict[str, set[str]] = {mistake: set() for mistake in MISTAKES}
    for path in tracked_files():
        if path.suffix == ".py" and path.is_relative_to(ROOT / "tests"):
            name = path.relative_to(ROOT)
            module = ast.parse(path.read_text(encoding="utf-8"))
            for mistake, (lines, apart) in MISTAKES.items():
                if name.parts[1] not in apart:
                    found[mistake] |= {f"{name}:{line}" for line in lines(module)}
    return found


@for_each("mistake", list(MISTAKES))
def test_no_test_makes_a_mistake(mistake: str) -> None:
    assert mistakes_found()[mistake] == set()


@pytest.mark.parametrize(
    "measuring",
    [
        "assert time.monotonic() - begun < 2",
        "taken = process_time() - begun\n    assert 3 > taken",
        "assert min(time.thread_time() - begun for _ in range(3)) <= 1",
    ],
)
def test_a_bound_of_time_is_found(measuring: str) -> None:
    assert list(bounds_of_time(ast.parse(f"def test():\n    {measuring}\n")))


def test_no_source_is_too_long_without_a_reason() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in tracked_files()
        if path.suffix in SOURCE_SUFFIXES
    }
    assert lengths
    long = {name: length for name, length in lengths.items() if length > LONGEST}
    assert long.keys() == LONG.keys(), long
    assert all(LONG.values())


def test_no_folder_holds_too_many_sources_without_a_reason() -> None:
    sources = [
        path for path in tracked_files() if path.suffix in SOURCE_SUFFIXES and path.name != "__init__.py"
    ]
    sizes = Counter(str(path.parent.relative_to(ROOT)) for path in sources)
    assert sizes
    crowded = {folder for folder, size in sizes.items() if size > FULLEST}
    assert crowded == CROWDED.keys()
    assert all(CROWDED.values())
