"""The stub of the native core, `harzdame_engine/_core.pyi`, generated from the built module.

    python engine/bindings/stub.py

The module has its classes and functions twice, in `narrow` and in `wide`, with equal signatures. The stub
has them once, and a class `Width` as the type of either submodule.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from textwrap import indent
from types import ModuleType

from nanobind.stubgen import StubGen

STUB = Path(__file__).parents[1] / "harzdame_engine" / "_core.pyi"
NAME = "harzdame_engine._core"
CONSTANTS = "FINGERPRINT: str\nWIN: int\nSURE_WIN: int\nFEATURES: tuple[str, ...]"
"""Without their values, which change with the sources."""


class WidthsDifferError(Exception):
    """The signatures in `narrow` and `wide` are not equal; one class for both would be wrong."""


def stub(core: ModuleType) -> str:
    """The formatted stub of the built module.

    Raises:
        WidthsDifferError: there are different signatures for boards of different width.
    """
    narrow, wide = _definitions(core.narrow), _definitions(core.wide)
    if narrow != wide:
        differing = {name for name, _ in set(narrow.items()) ^ set(wide.items())}
        raise WidthsDifferError(", ".join(sorted(differing)))
    functions = [text for text in narrow.values() if text.startswith("def ")]
    classes = {name: text for name, text in narrow.items() if text.startswith("class ")}
    width = [
        "class Width:",
        '    """A submodule: the classes and functions for boards of one width."""',
        *(indent(f"@staticmethod\n{text}", "    ") for text in functions),
        *(f"    {name}: type[{name}]" for name in classes),
    ]
    parts = [
        f'"""{core.__doc__}\n"""',
        "from collections.abc import Callable, Sequence",
        CONSTANTS,
        *_definitions(core).values(),
        *classes.values(),
        "\n".join(width),
        "narrow: Width\nwide: Width",
    ]
    return _formatted("\n\n".join(parts))


def _definitions(module: ModuleType) -> dict[str, str]:
    """The stubs of the classes and functions of one module, without those of its submodules."""
    generator = StubGen(module)
    generator.put(module)
    text = re.sub(rf"{re.escape(NAME)}\.(?:(?:narrow|wide)\.)?", "", generator.get())
    text = re.sub(r'"""\n +(.{1,96})\n +"""', r'"""\1"""', text)
    definitions = (ast.ClassDef, ast.FunctionDef)
    nodes = [node for node in ast.parse(text).body if isinstance(node, definitions)]
    return {node.name: ast.get_source_segment(text, node) or "" for node in nodes}


def _formatted(text: str) -> str:
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", str(STUB), "-"]
    result = subprocess.run(command, input=text, capture_output=True, text=True, check=True)  # noqa: S603
    return result.stdout


if __name__ == "__main__":
    STUB.write_text(stub(import_module(NAME)), encoding="utf-8")
