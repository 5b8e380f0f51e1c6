"""What the window's program does before all else, also before PyInstaller loads Qt (harzdame.spec names it).

Libraries are lent, and Qt comes without what nobody asks of it.
"""

from __future__ import annotations

import lending

lending.lend()  # before Qt is loaded

from harzdame_gui.__main__ import load_pyside  # noqa: E402 - which puts off more, as it is imported

load_pyside()
