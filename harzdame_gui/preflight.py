"""The check, before Qt starts, that a window can be opened on this Linux machine.

Qt aborts the process when its platform plugin cannot be loaded or the display
cannot be reached; here both become a sentence. Knows no Qt. The check takes
about a millisecond: libraries are looked up in the cache of the loader, and
only one that is missing there is tried by loading it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

# The libraries that the wheels of PySide6-Essentials leave to the system (`readelf -d` on QtGui, QtCore,
# QtDBus and the plugins), as soname → Debian package.
_ALWAYS = {
    "libstdc++.so.6": "libstdc++6",
    "libgcc_s.so.1": "libgcc-s1",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
}
_XCB = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

_NO_DISPLAY = """\
Harzdame needs a screen to open its window on, and found none: neither DISPLAY nor WAYLAND_DISPLAY is set.
Start it from a desktop session; over ssh, try `ssh -X`."""

_UNREACHABLE = """\
Harzdame cannot open its window: the display {name} does not answer.
Start it from a desktop session, or check {variable}."""

_MISSING = """\
Harzdame cannot open its window: {count} that Qt needs {verb} not installed ({names}).
On Debian or Ubuntu this command installs what is missing:

    sudo apt install {packages}"""

IsPresent = Callable[[str], bool]
Reaches = Callable[[str, Mapping[str, str]], bool]


def find_problem(
    environment: Mapping[str, str],
    is_present: IsPresent | None = None,
    reaches: Reaches | None = None,
) -> str | None:
    """The reason in words why no window can be opened here, or None."""
    is_present = is_present or library_finder(bundle=_bundle())
    reaches = reaches or _reaches
    found = platforms(environment)
    if not found:
        return _NO_DISPLAY
    failures = [_failure(platform, environment, is_present, reaches) for platform in found]
    return None if None in failures else failures[0]


def library_finder(cache: Path = Path("/etc/ld.so.cache"), bundle: Path | None = None) -> IsPresent:
    """A test for shared libraries by soname: the bundle's, then the loader's cache, then the loader."""
    try:
        known = cache.read_bytes()
    except OSError:
        known = b""

    def is_present(soname: str) -> bool:
        if bundle is not None and (bundle / soname).exists():
            return True
        name = soname.encode() + b"\0"
        # newer caches write a name only as the end of its path
        if b"/" + name in known or b"\0" + name in known:
            return True
        import ctypes  # here and below: only where it is needed, as most starts do without

        try:
            ctypes.CDLL(soname)
        except OSError:
            return False
        return True

    return is_present


def _bundle() -> Path | None:
    """The folder of a bundle's libraries, if this is one."""
    folder: str | None = getattr(sys, "_MEIPASS", None)
    return None if folder is None else Path(folder)


def platforms(environment: Mapping[str, str]) -> list[str]:
    """Qt's platform plugins that may be used here, the likeliest first; empty: there is no display."""
    if chosen := environment.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0] for name in chosen.split(";")]
    found = []
    if environment.get("DISPLAY"):
        found.append("xcb")
    if environment.get("WAYLAND_DISPLAY"):
        found.insert(0 if environment.get("XDG_SESSION_TYPE") == "wayland" else len(found), "wayland")
    return found


def missing_libraries(platform: str, is_present: IsPresent) -> dict[str, str]:
    """The libraries that a platform plugin needs and the system lacks, as soname → Debian package."""
    own = {"xcb": _XCB, "wayland": _WAYLAND}.get(platform, {})
    return {name: package for name, package in (_ALWAYS | own).items() if not is_present(name)}


def _failure(
    platform: str, environment: Mapping[str, str], is_present: IsPresent, reaches: Reaches
) -> str | None:
    if platform == "xcb" and not environment.get("DISPLAY"):
        return _NO_DISPLAY
    missing = missing_libraries(platform, is_present)
    if missing:
        return _MISSING.format(
            count="a library" if len(missing) == 1 else f"{len(missing)} libraries",
            verb="is" if len(missing) == 1 else "are",
            names=", ".join(missing),
            packages=" ".join(dict.fromkeys(missing.values())),
        )
    if not reaches(platform, environment):
        variable = "WAYLAND_DISPLAY" if platform == "wayland" else "DISPLAY"
        return _UNREACHABLE.format(name=environment.get(variable, "wayland-0"), variable=variable)
    return None


def _reaches(platform: str, environment: Mapping[str, str]) -> bool:
    if platform == "xcb":
        return _x_answers()
    if platform == "wayland":
        return _wayland_answers(environment)
    return True


def _x_answers() -> bool:
    """Open a connection by libxcb itself, so that names, sockets and cookies are understood as Qt will."""
    import ctypes

    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    import socket

    path = Path(environment.get("XDG_RUNTIME_DIR", "/")) / environment.get("WAYLAND_DISPLAY", "wayland-0")
    with socket.socket(socket.AF_UNIX) as connection:
        try:
            connection.connect(str(path))
        except OSError:
            return False
    return True
