"""What the window's program does before all else, also before PyInstaller loads Qt (harzdame.spec names it).

Libraries are lent, a worker process goes to its work, and Qt comes without what nobody asks of it.
"""

from __future__ import annotations

import sys

import lending

lending.lend()  # before Qt is loaded
if any("multiprocessing" in argument for argument in sys.argv[1:]):  # a game of a tournament, or its tracker
    import multiprocessing

    import pyi_rth_multiprocessing  # noqa: F401 - PyInstaller's hook, which a window has no use for

    multiprocessing.freeze_support()

from harzdame_gui.__main__ import load_pyside  # noqa: E402 - which puts off more, as it is imported

load_pyside()
