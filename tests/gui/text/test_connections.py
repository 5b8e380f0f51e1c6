"""Every end of a connection, or of the wait for one, has its sentence."""

from __future__ import annotations

import errno
import os
import socket

import pytest
from harzdame_engine.dxp.channel import EVERYWHERE, LOOPBACK
from harzdame_engine.dxp.messages import DxpError

from harzdame_gui.text.connections import lost_sentence, waiting_sentence
from tests.for_each import for_each

SENTENCES = [
    (None, "The other side is gone."),
    (OSError(errno.ECONNRESET, "x"), "The other side is gone."),
    (OSError(errno.EPIPE, "x"), "The other side is gone."),
    (OSError(errno.ECONNREFUSED, "x"), "No program is waiting there."),
    (OSError(errno.ETIMEDOUT, "x"), "No answer came."),
    (TimeoutError("timed out"), "No answer came."),
    (socket.gaierror(socket.EAI_NONAME, "x"), "No machine of this name was found."),
    (OSError(errno.EHOSTUNREACH, "x"), "The other machine cannot be reached."),
    (OSError(errno.EADDRINUSE, "x"), "Another program is using this port."),
    (OSError(errno.EACCES, "x"), "The system does not allow it."),
    (DxpError("a move out of turn"), "The other program broke the protocol: a move out of turn."),
    (ValueError("both sides need a piece"), "The position cannot be sent: both sides need a piece."),
]


@for_each(("error", "sentence"), SENTENCES, ids=lambda value: str(value)[:40])
def test_each_failure_has_its_sentence(error: Exception | None, sentence: str) -> None:
    assert lost_sentence(error) == sentence


def test_of_what_is_not_known_the_system_speaks() -> None:
    assert os.strerror(errno.EMFILE) in lost_sentence(OSError(errno.EMFILE, os.strerror(errno.EMFILE)))


def test_who_lets_others_in_is_told_what_they_have_to_enter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("harzdame_gui.text.connections.own_address", lambda: "192.168.1.20")
    assert waiting_sentence(LOOPBACK, 27531) == "At port 27531."
    told = "In the same network the other side enters 192.168.1.20 and port 27531."
    assert waiting_sentence(EVERYWHERE, 27531) == told
    monkeypatch.setattr("harzdame_gui.text.connections.own_address", lambda: None)
    assert waiting_sentence(EVERYWHERE, 27531) == "At port 27531."
