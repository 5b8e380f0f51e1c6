"""Connections to other programs in words: where one is waited for, and why there is none (any more)."""

from __future__ import annotations

import errno
import socket

from harzdame_engine.dxp.channel import EVERYWHERE, own_address
from harzdame_engine.dxp.messages import DxpError

from harzdame_gui.translation import translate

_UNREACHABLE = {errno.ENETUNREACH, errno.EHOSTUNREACH, errno.ENETDOWN, errno.EHOSTDOWN, errno.EADDRNOTAVAIL}
_NOT_PERMITTED = {errno.EACCES, errno.EPERM}


def waiting_sentence(host: str, port: int) -> str:
    """Where an opponent is waited for; what they enter, if other computers are let in."""
    address = own_address() if host == EVERYWHERE else None
    if address is None:
        return translate("Connection", "At port {port}.").format(port=port)
    text = translate("Connection", "In the same network the other side enters {address} and port {port}.")
    return text.format(address=address, port=port)


def lost_sentence(error: Exception | None) -> str:
    """A sentence on what broke the connection, or kept it from being made; None: the other side closed it."""
    match error:
        case DxpError():
            text = translate("Connection", "The other program broke the protocol: {detail}.")
            return text.format(detail=error)
        case ValueError():
            text = translate("Connection", "The position cannot be sent: {detail}.")
            return text.format(detail=error)
        case socket.gaierror():
            return translate("Connection", "No machine of this name was found.")
        case ConnectionRefusedError():
            return translate("Connection", "No program is waiting there.")
        case TimeoutError():
            return translate("Connection", "No answer came.")
        case ConnectionError() | None:
            return translate("Connection", "The other side is gone.")
        case OSError(errno=number) if number in _UNREACHABLE:
            return translate("Connection", "The other machine cannot be reached.")
        case OSError(errno=errno.EADDRINUSE):
            return translate("Connection", "Another program is using this port.")
        case OSError(errno=number) if number in _NOT_PERMITTED:
            return translate("Connection", "The system does not allow it.")
    return str(error)


def friend_lost_sentence(error: Exception | None, port: int) -> str:
    """A sentence on why a friend who has invited us, or was found, cannot be reached."""
    if error is None or isinstance(error, ConnectionError):
        return translate(
            "Connection",
            "The invitation no longer holds: the window of your friend is closed, or they have made another "
            "one. Ask for a new line.",
        )
    if isinstance(error, TimeoutError) or getattr(error, "errno", None) in _UNREACHABLE:
        text = translate(
            "Connection",
            "Your friend’s computer does not answer. You both have to be in the same network; a firewall may "
            "be in the way there: it has to let Harzdame be reached at port {port}.",
        )
        return text.format(port=port)
    return lost_sentence(error)
