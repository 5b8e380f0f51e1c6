"""The system's wish for less motion, which Qt 6.11 does not tell.

It is asked for once the board has been painted, since a library is loaded for it, and again whenever the app
comes to the front. A system that does not answer has no wish.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

_PATIENCE_MS = 3000
_PORTAL = (
    "org.freedesktop.portal.Desktop",
    "/org/freedesktop/portal/desktop",
    "org.freedesktop.portal.Settings",
)
_KEYS = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""Settings of the XDG desktop portal, and the value by which each wishes for less motion."""
_SPI_GETCLIENTAREAANIMATION = 0x1042


class LessMotion(QObject):
    """Asks the system that the app is on.

    *Signals*
    told(bool): whether less motion is wished.
    """

    told = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers: dict[tuple[str, str], bool] = {}
        self._asked: dict[QDBusPendingCallWatcher, tuple[str, str]] = {}
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._on_state)

    @Slot()
    def ask(self) -> None:
        """Ask the system; `told` has the answer, now or a moment later."""
        platform = QGuiApplication.platformName()
        if platform == "windows":
            self.told.emit(_windows_wishes())
        elif platform == "cocoa":
            self.told.emit(_mac_wishes())
        elif platform in {"xcb", "wayland"} and _has_bus():
            self.ask_portal()

    def ask_portal(self) -> None:
        """Ask the XDG desktop portal on the session's bus, without waiting for it."""
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        for key in _KEYS:
            message = QDBusMessage.createMethodCall(*_PORTAL, "Read")
            message.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, _PATIENCE_MS), self)
            self._asked[watcher] = key
            watcher.finished.connect(self._on_answer)

    @Slot(QObject)
    def _on_answer(self, watcher: QDBusPendingCallWatcher) -> None:
        key = self._asked.pop(watcher)
        watcher.deleteLater()
        arguments = [] if watcher.isError() else watcher.reply().arguments()
        self._answers[key] = bool(arguments) and _bare(arguments[0]) == _KEYS[key]
        self.told.emit(any(self._answers.values()))

    @Slot(Qt.ApplicationState)
    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.ask()


def _has_bus() -> bool:
    """Whether a session's bus runs: Qt would have one started otherwise."""
    runtime = os.environ.get("XDG_RUNTIME_DIR", "")
    return "DBUS_SESSION_BUS_ADDRESS" in os.environ or (bool(runtime) and Path(runtime, "bus").exists())


def _bare(value: object) -> object:
    """A value that D-Bus may have wrapped up, several times."""
    from PySide6.QtDBus import QDBusVariant

    while isinstance(value, QDBusVariant):
        value = value.variant()
    return value


def _windows_wishes() -> bool:
    """Whether “Animation effects” are switched off."""
    import ctypes

    shown = ctypes.c_int(1)
    user32 = ctypes.windll.user32  # type: ignore[attr-defined, unused-ignore]
    user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shown), 0)
    return not shown.value


def _mac_wishes() -> bool:
    """Whether “Reduce motion” is switched on: `NSWorkspace.accessibilityDisplayShouldReduceMotion`.

    Written by the documents of Apple; nobody had a Mac to try it on.
    """
    import ctypes
    from ctypes import util

    objc = ctypes.CDLL(util.find_library("objc"))
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    objc.objc_getClass.argtypes = objc.sel_registerName.argtypes = [ctypes.c_char_p]
    arguments = (ctypes.c_void_p, ctypes.c_void_p)
    address = ctypes.cast(objc.objc_msgSend, ctypes.c_void_p).value or 0
    object_of = ctypes.CFUNCTYPE(ctypes.c_void_p, *arguments)(address)
    truth_of = ctypes.CFUNCTYPE(ctypes.c_bool, *arguments)(address)
    shared, wish = map(objc.sel_registerName, (b"sharedWorkspace", b"accessibilityDisplayShouldReduceMotion"))
    workspace = object_of(objc.objc_getClass(b"NSWorkspace"), shared)
    return bool(workspace and truth_of(workspace, wish))
