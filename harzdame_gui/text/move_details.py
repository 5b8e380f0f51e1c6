"""A move in full sentences: for tooltips, and for those who listen to the game instead of reading it."""

from __future__ import annotations

from harzdame_engine import Node
from harzdame_engine.game.tree import Evaluation
from PySide6.QtCore import QCoreApplication

from harzdame_gui.text.glyphs import glyph_words
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.text.move_rows import Word, WordKind, clock_text
from harzdame_gui.text.scores import men_text
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.text.sizes import shown_part


def word_tooltip(word: Word) -> str:
    """What there is to know about a word of the move list beyond what it says; often nothing."""
    translate = QCoreApplication.translate
    match word.kind:
        case WordKind.GLYPH | WordKind.CODE:
            return glyph_words(word.glyph)
        case WordKind.MOVE | WordKind.CLOCK:
            return "\n".join(_facts(word.node))
        case WordKind.EXTRA:
            return translate("MoveDetails", "This text of the file has no meaning here. It is kept.")
        case WordKind.UNREAD:
            return translate(
                "MoveDetails", "From here on the moves of the file could not be read. They are kept as text."
            )
        case WordKind.REST:
            return translate("MoveDetails", "Only the beginning of so long a text is shown. All is kept.")
        case _:
            return ""


def spoken_move(node: Node) -> str:
    """A move with what is said of it, in one text."""
    translate = QCoreApplication.translate
    if node.move is None or node.parent is None:
        start = translate("MoveDetails", "Start of the game")
        return ". ".join(filter(None, (start, shown_part(node.comment))))
    parts = [told_move(node), *map(glyph_words, node.glyphs)]
    place = node.parent.children.index(node)
    if place:
        parts.append(translate("MoveDetails", "Variation {number}").format(number=place))
    others = len(node.parent.children) - 1
    if others and not place:
        parts.append(translate("MoveDetails", "Variations: {count}").format(count=others))
    said = map(shown_part, (node.before, node.comment, node.after))
    return ". ".join([*parts, *filter(None, said)])


def _facts(node: Node) -> list[str]:
    translate = QCoreApplication.translate
    facts = []
    if node.move is not None and short_move(node.move) != str(node.move):
        facts.append(str(node.move))
    facts += map(glyph_words, node.glyphs)
    if node.clock is not None:
        facts.append(translate("MoveDetails", "Time left: {time}").format(time=clock_text(node.clock)))
    if node.elapsed is not None:
        facts.append(translate("MoveDetails", "Time taken: {time}").format(time=clock_text(node.elapsed)))
    if node.evaluation is not None:
        facts.append(_judged(node.evaluation))
    return facts


def _judged(evaluation: Evaluation) -> str:
    translate = QCoreApplication.translate
    if evaluation.win_in is None:
        value = men_text(evaluation.value or 0.0)
        return translate("MoveDetails", "Evaluation: {value}").format(value=value)
    if evaluation.win_in > 0:
        return translate("MoveDetails", "White wins in {count}").format(count=evaluation.win_in)
    return translate("MoveDetails", "Black wins in {count}").format(count=-evaluation.win_in)
