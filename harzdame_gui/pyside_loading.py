"""PySide, loaded without what nothing here asks of it.

- Signatures. With itself, PySide (6.11) loads all by which it tells the signature of a function to a person:
  in the error of a call with other arguments than there are, by `help`, in stubs. That lies as text in an
  archive within its library, so at each start it is compiled anew, and the patterns in it after that: two
  fifths of the work until a bare window is painted. Here these modules wait until somebody asks for
  something of them.
- `__feature__`. PySide puts a function of its own in the place of Python's, by which everything is imported
  from then on; it reads the source of every module, to see whether that may ask for a `__feature__`. Here
  Python's own stays.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Collection
from functools import partial
from types import ModuleType
from typing import Any

from harzdame_gui.late_modules import put_off

_LATE = {
    "shibokensupport": ("feature",),
    "shibokensupport.signature": ("errorhandler", "layout", "parser"),
    "shibokensupport.signature.lib": ("enum_sig", "pyi_generator", "tool"),
}
"""The modules that wait, by their packages. `mapping` cannot: PySide looks into it past its attributes."""
_LAST = "PySide6.support.feature"
"""What PySide imports before it puts its own function, `__feature_import__`, in the place of Python's."""
_Import = Callable[..., ModuleType]


def load_pyside() -> None:
    """Load Qt's core; what was loaded without this is left as it is, but for the function to import by."""
    plain = getattr(builtins, "__orig_import__", builtins.__import__)
    builtins.__import__ = partial(_imported, plain)
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__ = plain
    if hasattr(builtins, "__orig_import__"):
        builtins.__orig_import__ = plain


def _imported(plain: _Import, name: str, *how: Any, **named: Any) -> ModuleType:
    names: Collection[str] = how[2] if len(how) > 2 else ()  # as the statement hands them over
    for late in _LATE.get(name, ()):
        if names and late in names:
            put_off(f"{name}.{late}")
    if name == _LAST:
        vars(builtins)["__feature_import__"] = builtins.__import__
    return plain(name, *how, **named)
