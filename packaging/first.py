"""What the window's program does before all else, also before PyInstaller loads Qt (harzdame.spec names it).

Libraries are lent, and Qt comes without what nobody asks of it.
"""

from __future__ import annotations

import lending

lending.lend()  # before Qt is loaded

import harzdame_gui.__main__  # noqa: E402, F401 - puts off what others import in case they need it
from harzdame_gui.pyside_loading import load_pyside  # noqa: E402

load_pyside()
