"""Nothing of PySide's runs at the imports of the app."""

from __future__ import annotations

import subprocess
import sys

SOURCES_READ = """
import linecache, sys
from harzdame_gui.plain_imports import use_plain_imports

for _ in range(2):
    use_plain_imports()
import harzdame_gui.app
print(sum("harzdame_gui" in name for name in linecache.cache))
print(sum(name.startswith("harzdame_gui.") for name in sys.modules) > 100)
"""


def test_no_source_is_read_to_see_what_it_asks_of_pyside() -> None:
    done = subprocess.run([sys.executable, "-c", SOURCES_READ], capture_output=True, text=True, check=True)
    read, loaded = done.stdout.splitlines()
    assert (read, loaded) == ("0", "True")
