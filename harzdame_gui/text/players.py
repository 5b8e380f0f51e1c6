"""Players in words: their names, their pieces, and their problems."""

from __future__ import annotations

from collections.abc import Mapping

from harzdame_engine import Color, Position

from harzdame_gui.controllers.game.new_game import PlayerSpec
from harzdame_gui.controllers.game.players import PlayerProblem
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.text.message import listing
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.translation import counted, translate

UNKNOWN = ("", "?")


def player_name(color: Color, tag: str, *, person: bool, alone: bool) -> str:
    """The name on the board's edge; `alone`: the one person against the computer."""
    if not person:
        return translate("Player", "Computer")
    if tag not in UNKNOWN:
        return tag
    return translate("Player", "You") if alone else color_name(color)


def own_name(color: Color, players: Mapping[Color, PlayerSpec | None]) -> str:
    """The name of the one person of a game against the computer; empty for any other player."""
    persons = [side for side, spec in players.items() if spec is not None and spec.kind is PlayerKind.HUMAN]
    spec = players.get(color)
    if persons != [color] or spec is None:
        return ""
    return player_name(color, spec.name, person=True, alone=True)


def problem_sentence(problem: PlayerProblem) -> str:
    """The reason why a player does not move or answer; empty where all that is known is that it stopped."""
    return {
        PlayerProblem.STOPPED: "",
        PlayerProblem.NOT_STARTED: translate("Player", "The program cannot be started for this game."),
        PlayerProblem.ENDED: translate("Player", "The program ended."),
        PlayerProblem.SILENT: translate("Player", "The program did not answer in time."),
        PlayerProblem.NONSENSE: translate("Player", "The program’s answer is not a legal move."),
        PlayerProblem.NO_HINT: translate("Player", "The search for one failed."),
        PlayerProblem.UNANSWERED: translate("Player", "The search for one failed."),
    }[problem]


def pieces_left(position: Position, color: Color) -> str:
    """``17 men, 2 kings``."""
    kings = sum(piece.king for piece in position.pieces.values() if piece.color is color)
    men = sum(piece.color is color for piece in position.pieces.values()) - kings
    parts = []
    if men or not kings:
        parts.append(counted.tr("%Ln men", "", men))
    if kings:
        parts.append(counted.tr("%Ln kings", "", kings))
    return listing(parts)
