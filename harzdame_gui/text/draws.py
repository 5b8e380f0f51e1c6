"""Draws by counting and moves of one king in a row, in words: what is counted, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine import Color, Position
from harzdame_engine.game.counting import Count
from harzdame_engine.rules.draws import CountedDraw, Force, Material, Reset

from harzdame_gui.text.message import count
from harzdame_gui.translation import counted, translate


def draw_sentence(draw: CountedDraw) -> str:
    """The rule: ``One king against three kings: a draw after 13 moves by each side.``"""
    moves = draw.plies // 2
    if draw.material is None:
        return translate(
            "Draws", "It is a draw after {number} moves by each side without a capture or a man’s move."
        ).format(number=moves)
    if draw.reset is Reset.CHANGE:
        pattern = translate(
            "Draws", "{pieces}: a draw after {number} moves by each side without a capture or a promotion."
        )
    else:
        pattern = translate("Draws", "{pieces}: a draw after {number} moves by each side.")
    return pattern.format(pieces=_material(draw.material), number=moves)


def _material(material: Material) -> str:
    if material.total is not None:
        least, most = material.total
        return translate("Draws", "Kings on both sides, {least} or {most} pieces in all").format(
            least=count(least), most=count(most)
        )
    if material.other.most == 1:
        return translate("Draws", "One king each")
    if material.line is not None:
        pattern = translate("Draws", "One king on the main diagonal against {others}")
    else:
        pattern = translate("Draws", "One king against {others}")
    return pattern.format(others=_force(material.other))


def _force(force: Force) -> str:
    least = count(force.least)
    if not force.men and force.most is None:
        return translate("Draws", "{number} or more kings").format(number=least)
    if not force.men:
        return translate("Draws", "{number} kings").format(number=least)
    if force.least == force.most:
        return translate("Draws", "{number} pieces with a king among them").format(number=least)
    return translate("Draws", "one piece or two with a king among them")


def walk_text(position: Position, color: Color) -> str:
    """How often a side has moved the same king in a row, where that is limited; else empty."""
    walk = position.king_walks.get(color)
    if walk is None:
        return ""
    pattern = translate("Draws", "king {square}: {moves} of {limit} moves")
    return pattern.format(square=walk.square, moves=walk.moves, limit=position.rules.same_king_limit)


def count_text(counts: Sequence[Count]) -> str:
    """How many moves are left to the nearest draw, where that is near enough to matter; else empty."""
    telling = [each for each in counts if each.draw.material is not None or 2 * each.plies >= each.draw.plies]
    if not telling:
        return ""
    left = min(each.draw.plies - each.plies for each in telling)
    return counted.tr("draw in %Ln moves", "", (left + 1) // 2)
