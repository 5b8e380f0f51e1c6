"""Answers that are heard only as long as the one who asked is there, as those to its slots are."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import SIGNAL, QObject

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
