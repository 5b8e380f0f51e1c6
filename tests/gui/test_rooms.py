"""What is loaded on demand: the workspace part by part, so that the window answers meanwhile."""

from __future__ import annotations

import subprocess
import sys

_LOAD = """
import sys
import harzdame_gui.app
from harzdame_gui import rooms

for name in rooms._PARTS:
    if name in sys.modules:
        print(name, "is loaded by what comes before it")
    __import__(name)
known = set(sys.modules)
rooms.late_services(), rooms.workspace()
print(*(name for name in set(sys.modules) - known if name.startswith("harzdame")))
assert len(list(rooms.parts_of_the_workspace())) == len(rooms._PARTS)
"""


def test_every_part_of_the_workspace_is_loaded_in_a_step_of_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
