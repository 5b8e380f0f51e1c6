"""The entry point of the bundle's window. PyInstaller needs a script; the app itself is a package."""

from __future__ import annotations

import sys

if any("multiprocessing" in argument for argument in sys.argv[1:]):  # a game of a tournament, or its tracker
    import multiprocessing
    from importlib import import_module

    import_module("pyi_rth_multiprocessing")  # PyInstaller's hook, which a window has no use for

    multiprocessing.freeze_support()

from harzdame_gui.__main__ import main

sys.exit(main())
