"""Answers that are heard only as long as the one who asked is there, as those to its slots are.

A failure that nobody hears is raised, so that it is told as one that nobody expected.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6 import QtCore
from PySide6.QtCore import SIGNAL, QMetaObject, QObject, SignalInstance

_TAKES = {"ended": ""}


def hear(receiver: QObject, job: QObject, **calls: Callable[..., object]) -> None:
    """Have each of these done at the signal of `job` with its name, until `receiver` is gone.

    For what a slot alone cannot say, because it needs more than the signal has: a plain connection to a
    `partial` or a lambda is kept for as long as the job, and then called on a window that was deleted.

    Raises:
        ValueError: the job has no such signal.
    """
    for name, call in calls.items():
        signal = f"{name}({_TAKES.get(name, 'PyObject')})"
        if job.metaObject().indexOfSignal(signal) < 0:
            raise ValueError(f"{type(job).__name__}.{signal}")
        QObject.connect(job, SIGNAL(signal), receiver, call)


def is_heard(sender: QObject, name: str) -> bool:
    """Whether something is connected to the signal of this name."""
    return sender.isSignalConnected(_signal(sender.metaObject(), name))


def tell_failure(sender: QObject, failed: SignalInstance, error: Exception) -> None:
    """Emit `failed` of `sender` with an error, or raise that where nothing is connected."""
    heard = is_heard(sender, "failed")
    failed.emit(error)
    if not heard:
        raise error


def _signal(known: QMetaObject, name: str) -> QtCore.QMetaMethod:
    """A signal by its name. `QMetaMethod.fromSignal` would keep its sender for ever."""
    methods = (known.method(number) for number in range(known.methodCount()))
    return next(each for each in methods if each.name() == name)
