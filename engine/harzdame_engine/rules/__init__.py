"""Rules: boards, the built-in games as records of facts, their symmetries and their form in the core."""

from typing import TYPE_CHECKING

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Names of the module that `harzdame_engine.rules` was before it became a package."""
        from harzdame_engine._renamed import name_of_module

        return name_of_module(__name__, name)
