"""Connections of signals to the methods of Qt itself, and their end where a window goes."""

from __future__ import annotations

from PySide6.QtCore import SIGNAL, SLOT, QObject
from PySide6.QtWidgets import QWidget


def connect_in_qt(sender: QObject, signal: str, receiver: QObject, slot: str) -> None:
    """Let `signal` of `sender` call `slot` of `receiver`, both as C++ declares them: "closed()", "hide()".

    For what is connected often, and to a method that Qt has and no class of ours: for each connection
    that Python makes to such a method, PySide 6.11 keeps 64 bytes for good.

    Raises:
        ValueError: one of them has no such signal or slot.
    """
    if sender.metaObject().indexOfSignal(signal) < 0 or receiver.metaObject().indexOfSlot(slot) < 0:
        raise ValueError(f"{type(sender).__name__}.{signal} or {type(receiver).__name__}.{slot}")
    QObject.connect(sender, SIGNAL(signal), receiver, SLOT(slot))  # which would make what is not there


def close_for_good(window: QWidget, owner: QObject) -> None:
    """Close a window, and delete it behind what fills it: an answer that comes late then finds neither."""
    window.close()
    owner.deleteLater()
    window.deleteLater()
