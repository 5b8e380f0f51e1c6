"""An invitation: a line of text that tells another Harzdame where a game waits, which, and with what secret.

DamExchange has no field for a secret. It goes ahead of the request for the game as words, which every
program may say, so that whoever finds the open port by chance is let go.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode

from harzdame_engine.dxp.channel import PORT, is_host
from harzdame_engine.dxp.messages import LONGEST_GAME, MOST_COUNTED, Chat
from harzdame_engine.game.move import Color

SCHEME = "harzdame:"
LONGEST = 600
"""The most characters of a line."""
LONGEST_NAME = 32
_VERSION = "1"
_MOST_HOSTS = 4
_LONGEST_HOST = 253
_SECRET_BYTES = 9
_LONGEST_SECRET = 40
_MOST_PORT = 65535
_COLORS = {"white": Color.WHITE, "black": Color.BLACK}
_WORDS = {color: word for word, color in _COLORS.items()}
_KNOCK = "harzdame invitation "


class NoInvitationError(ValueError):
    """The text is no invitation, or a damaged one."""


class OtherVersionError(NoInvitationError):
    """It is an invitation of another version."""


class Invitation(NamedTuple):
    """A game that waits at one of `hosts`; `color` is for whoever is invited, `game` may be unknown here."""

    hosts: tuple[str, ...]
    port: int
    game: str
    color: Color
    minutes: int
    secret: str
    name: str = ""


def new_secret() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def knock(secret: str) -> Chat:
    """The words that go ahead of a request."""
    return Chat(_KNOCK + secret)


def knows(words: Chat, secret: str) -> bool:
    """Whether words tell the secret."""
    return secrets.compare_digest(words.text.encode(), knock(secret).text.encode())


def write_invitation(invitation: Invitation) -> str:
    """The line of an invitation."""
    fields = {
        "v": _VERSION,
        "at": ",".join(invitation.hosts[:_MOST_HOSTS]),
        "port": invitation.port,
        "game": invitation.game,
        "play": _WORDS[invitation.color],
        "minutes": invitation.minutes,
        "key": invitation.secret,
        "name": invitation.name[:LONGEST_NAME],
    }
    return SCHEME + urlencode(fields, safe=",")


def is_invitation(text: str) -> bool:
    """Whether a text means to be one: it may be damaged."""
    return text.strip().lower().startswith(SCHEME)


def read_invitation(text: str) -> Invitation:
    """The invitation of a line; spaces and breaks that a messenger has put into it do not matter.

    Raises:
        NoInvitationError: it is none.
        OtherVersionError: it is one of another version.
    """
    if not is_invitation(text) or len(text) > LONGEST:
        raise NoInvitationError("the line does not begin as an invitation does, or is too long")
    line = "".join(text.split())[len(SCHEME) :]
    try:
        told = {name: values[0] for name, values in parse_qs(line, max_num_fields=20).items()}
    except ValueError as error:
        raise NoInvitationError(str(error)) from error
    if told.get("v", _VERSION) != _VERSION:
        raise OtherVersionError("it is an invitation of another version")
    return _checked(told)


def _checked(told: dict[str, str]) -> Invitation:
    """The invitation of these fields, each of which is within its bounds."""
    hosts = tuple(told.get("at", "").split(","))
    color, game, secret = _COLORS.get(told.get("play", "")), told.get("game", ""), told.get("key", "")
    port, minutes = _number(told, "port", _MOST_PORT), _number(told, "minutes", MOST_COUNTED)
    reachable = len(hosts) <= _MOST_HOSTS and all(_can_be_host(host) for host in hosts)
    named = 0 < len(game) <= LONGEST_GAME and game.isascii()
    told_secret = 0 < len(secret) <= _LONGEST_SECRET and secret.isascii() and secret.isprintable()
    if color is None or not (reachable and named and told_secret):
        raise NoInvitationError("a field is missing or damaged")
    return Invitation(hosts, port, game, color, minutes, secret, shown_name(told.get("name", "")))


def _can_be_host(text: str) -> bool:
    return len(text) <= _LONGEST_HOST and is_host(text)


def _number(told: dict[str, str], field: str, most: int) -> int:
    digits = told.get(field, str(PORT) if field == "port" else "")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 5 and 1 <= int(digits) <= most):
        raise NoInvitationError(f"{field} is no number from 1 to {most}")
    return int(digits)


def shown_name(text: str) -> str:
    """A name from elsewhere as it may be shown: one line of what can be printed, not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:LONGEST_NAME]
