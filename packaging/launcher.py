"""The entry point of the bundle's window. PyInstaller needs a script; the app itself is a package."""

from __future__ import annotations

import sys

from harzdame_gui.__main__ import main

sys.exit(main())
