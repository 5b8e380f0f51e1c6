"""Modules of Python that a start does not use wait until they are used, and are then what they are."""

from __future__ import annotations

import subprocess
import sys

from harzdame_gui.late_modules import OF_PYTHON

_STARTED = """
import sys
from harzdame_gui.__main__ import load_pyside

load_pyside()
import harzdame_gui.app
from harzdame_gui.late_modules import OF_PYTHON

print(*(name for name in OF_PYTHON if "__getattr__" in vars(sys.modules[name])))
print(*(name for name in OF_PYTHON if len(vars(sys.modules[name])) > 10))
"""
_USED = """
import bz2, ipaddress, lzma
from inspect import signature
from traceback import *
from urllib.parse import urlsplit

print(signature(bz2.compress), format_exception_only(lzma.LZMAError("broken"))[0].strip())
print(lzma.decompress(lzma.compress(b"again")), ipaddress.ip_address("::1"), urlsplit("x://[::1]/").netloc)
try:
    urlsplit("x://[nowhere]/")
except ValueError as error:
    print(error)
"""


def test_a_start_does_not_execute_them_and_then_they_are_as_ever() -> None:
    def output(code: str) -> list[str]:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return done.stdout.splitlines()

    waiting, executed, *used = output(_STARTED + _USED)
    assert (waiting.split(), executed) == (list(OF_PYTHON), "")
    assert used == output(_USED)
    assert used[0] == "(data, compresslevel=9) _lzma.LZMAError: broken"
