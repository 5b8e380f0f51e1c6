"""The entry point of the bundle's `harzdame-engine`, which may also be started as its worker process."""

from __future__ import annotations

import multiprocessing
import sys

import lending

lending.lend()  # before the native core is loaded
multiprocessing.freeze_support()

from harzdame_engine.cli.__main__ import main  # noqa: E402

sys.exit(main())
