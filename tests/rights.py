"""Rights on files that hold for root, too: most machines that run tests run them as root."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_VERSION = 0x20080522  # _LINUX_CAPABILITY_VERSION_3
_DAC_OVERRIDE, _DAC_READ_SEARCH = 1 << 1, 1 << 2


class _Header(ctypes.Structure):
    _fields_ = (("version", ctypes.c_uint32), ("thread", ctypes.c_int))


class _Sets(ctypes.Structure):
    """The capabilities of a thread, see capget(2)."""

    _fields_ = tuple(
        (f"{name}{half}", ctypes.c_uint32)
        for half in ("", "_high")
        for name in ("effective", "permitted", "inheritable")
    )


def hold_for_us() -> bool:
    """Whether the system can forbid this process something, if need be within `held`."""
    return hasattr(os, "geteuid") and (os.geteuid() != 0 or sys.platform == "linux")


@contextmanager
def held() -> Iterator[None]:
    """The rights on files hold for this thread and those it starts, also if the user is root.

    Raises:
        OSError: the system refuses it.
    """
    if os.geteuid() != 0:
        yield
        return
    system = ctypes.CDLL(None, use_errno=True)
    header, before, bound = _Header(_VERSION, 0), _Sets(), _Sets()
    for sets in (before, bound):
        _ask(system.capget, header, sets)
    bound.effective &= ~(_DAC_OVERRIDE | _DAC_READ_SEARCH)
    _ask(system.capset, header, bound)
    try:
        yield
    finally:
        _ask(system.capset, header, before)


def _ask(call: ctypes._FuncPointer, header: _Header, sets: _Sets) -> None:
    if call(ctypes.byref(header), ctypes.byref(sets)):
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
