"""Invitations in words: who invites to which game, and why a line is none."""

from __future__ import annotations

from harzdame_engine import Color
from harzdame_engine.dxp.invitation import Invitation, NoInvitationError, OtherVersionError
from harzdame_engine.rules.variants import variants

from harzdame_gui.text.games import game_name
from harzdame_gui.translation import counted, translate


def name_of(game: str) -> str | None:
    """The name of a game by its id; None: it is unknown here."""
    return next((game_name(rules) for rules in variants() if rules.id == game), None)


def terms_text(game: str, minutes: int) -> str:
    """A game and its time: ``Harzdame, 10 minutes``."""
    time = counted.tr("%Ln minutes", "", minutes) if minutes else translate("Invitation", "without a clock")
    named = name_of(game) or translate("Invitation", "a game that this version does not know")
    return f"{named}, {time}"


def invites_text(name: str, game: str, minutes: int) -> str:
    """Who invites to what."""
    who = name or translate("Invitation", "Somebody")
    text = translate("Invitation", "{name} invites you to {terms}.")
    return text.format(name=who, terms=terms_text(game, minutes))


def side_text(color: Color) -> str:
    """Which side the reader plays."""
    if color is Color.WHITE:
        return translate("Invitation", "You play White.")
    return translate("Invitation", "You play Black.")


def invitation_text(invitation: Invitation) -> str:
    """What an invitation says."""
    return (
        f"{invites_text(invitation.name, invitation.game, invitation.minutes)} {side_text(invitation.color)}"
    )


def invitation_problem(error: NoInvitationError) -> str:
    """Why a line cannot be taken."""
    if isinstance(error, OtherVersionError):
        return translate(
            "Invitation", "This invitation is from another version of Harzdame. Both need the same one."
        )
    return translate(
        "Invitation",
        "This is no invitation, or a part of it is missing: copy the whole line, from “harzdame:” on.",
    )


def unknown_game() -> str:
    """An invitation is to a game that is not here."""
    return translate("Invitation", "This invitation is to a game that this version does not know.")
