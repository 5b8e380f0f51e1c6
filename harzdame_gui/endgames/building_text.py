"""The cost and the end of building endgame tables, in words."""

from __future__ import annotations

import errno

from harzdame_engine.endgames.builder import BuildingPlan, TooLargeError
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.engine.endgame_builder import BuildingEnd
from harzdame_gui.text.message import Message
from harzdame_gui.text.sizes import disk_text, duration, memory_text
from harzdame_gui.translation import translate

_POSITIONS_A_SECOND = 400_000
"""By each thread, as measured on an ordinary machine."""
_BYTES_A_POSITION = 0.2
_FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT)


def takes(plan: BuildingPlan, threads: int) -> str:
    """The cost of a plan, one item a line."""
    positions = sum(plan.positions)
    lines = (
        translate("Tables", "Tables: {count}").format(count=len(plan.materials)),
        translate("Tables", "Positions: {count}").format(count=QLocale().toString(positions)),
        translate("Tables", "Time: about {time}").format(
            time=duration(positions / (_POSITIONS_A_SECOND * threads))
        ),
        translate("Tables", "Memory meanwhile: {memory}").format(memory=memory_text(plan.memory_mb)),
        translate("Tables", "On disk: about {size}").format(
            size=disk_text(round(positions * _BYTES_A_POSITION))
        ),
    )
    return "\n".join(lines)


def too_large(needed_mb: int, allowed_mb: int) -> Message:
    """Building would take more memory than it may."""
    return Message(
        translate("Tables", "These tables take more memory than they may."),
        translate(
            "Tables", "Building them takes {needed}; {allowed} are allowed in the menu “Endgame tables”."
        ).format(needed=memory_text(needed_mb), allowed=memory_text(allowed_mb)),
    )


def ending_message(ending: BuildingEnd, allowed_mb: int) -> Message:
    """The end of building, and what was kept."""
    if ending.error is not None:
        return _failure(ending.error, allowed_mb)
    if ending.made < ending.wanted:
        return Message(
            translate("Tables", "Building was stopped."),
            translate("Tables", "What was finished is kept: {made} of {wanted} tables.").format(
                made=ending.made, wanted=ending.wanted
            ),
        )
    return Message(translate("Tables", "The endgame tables are ready."))


def _failure(error: Exception, allowed_mb: int) -> Message:
    if isinstance(error, TooLargeError):
        return too_large(error.needed_mb, allowed_mb)
    title = translate("Tables", "Building endgame tables failed.")
    kept = translate("Tables", "What was finished is kept.")
    if isinstance(error, OSError) and error.errno in _FULL:
        reason = translate("Tables", "The disk is full.")
    elif isinstance(error, OSError) and error.errno == errno.EFBIG:
        reason = translate("Tables", "No file can be that large in their folder.")
    elif isinstance(error, OSError) and error.errno in _FORBIDDEN:
        reason = translate("Tables", "Their folder cannot be written to.")
    elif isinstance(error, MemoryError):
        reason = translate("Tables", "There is not enough memory.")
    else:
        reason = f"{str(error) or type(error).__name__}."
    return Message(title, f"{reason} {kept}")
