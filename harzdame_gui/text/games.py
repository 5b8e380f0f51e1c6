"""The games in words: each one's name, family and specialities, in the app's language."""

from __future__ import annotations

from harzdame_engine import Clause, Criterion, Direction, Rules
from harzdame_engine.rules.foreign_games import LARGE_DRAUGHTS, SMALL_DRAUGHTS
from harzdame_engine.rules.rules import Goal
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.settings.languages import OF_THE_SOURCES, nearest
from harzdame_gui.text.game_heads import PageHead, read_head, written_languages
from harzdame_gui.translation import translate

_SECTIONS = {
    Clause.END: "end",
    Clause.MAN_STEP: "man-moves",
    Clause.MAN_CAPTURE: "man-captures",
    Clause.FIRST_JUMP: "man-captures",
    Clause.LINE_LEAP: "line-leap",
    Clause.KING_STEP: "kings",
    Clause.KING_CAPTURE: "kings",
    Clause.LANDS_NEXT: "kings",
    Clause.COMPULSORY: "compulsory",
    Clause.CARRY_ON: "compulsory",
    Clause.CHOICE: "compulsory",
    Clause.THREATS: "threat",
    Clause.SAME_KING: "kings",
}


def spoken_language() -> str:
    """The language of the app, by its code."""
    return nearest(QLocale().name())


def read_language() -> str:
    """The language of what is written as prose, as courses are: that of the app, or that of the sources."""
    spoken = spoken_language()
    return spoken if spoken in written_languages() else OF_THE_SOURCES


def game_head(rules: Rules) -> PageHead:
    """The game's entry in the list of games; only its name if it has no page."""
    try:
        head = read_head(rules.id, spoken_language())
    except FileNotFoundError:
        return PageHead(rules.id, name=rules.name, family="", summary="")
    return head if head.summary else head._replace(summary=_summary(rules))


def _summary(rules: Rules) -> str:
    """What is special about a game where nobody has put it into a sentence."""
    told = " · ".join(_features(rules))
    return told[:1].upper() + told[1:]


def game_name(rules: Rules) -> str:
    """The name of the game."""
    return game_head(rules).name


def foreign_name(name: str) -> str:
    """The name of a game that is none of ours, in the app's language where it is a known one.

    Some of them are ours now, but not in libraries from before.
    """
    known = {
        "Chess": translate("Games", "Chess"),
        "Chinese chess": translate("Games", "Chinese chess"),
        "Othello": translate("Games", "Othello"),
        "English draughts": translate("Games", "English draughts"),
        "Italian draughts": translate("Games", "Italian draughts"),
        "Pool checkers": translate("Games", "Pool checkers"),
        "Spanish draughts": translate("Games", "Spanish draughts"),
        "Russian draughts": translate("Games", "Russian draughts"),
        "Brazilian draughts": translate("Games", "Brazilian draughts"),
        "Canadian draughts": translate("Games", "Canadian draughts"),
        "Portuguese draughts": translate("Games", "Portuguese draughts"),
        "Czech draughts": translate("Games", "Czech draughts"),
        "Thai draughts": translate("Games", "Thai draughts"),
        "Frisian draughts": translate("Games", "Frisian draughts"),
        "Spantsiretti": translate("Games", "Spantsiretti"),
        SMALL_DRAUGHTS: translate("Games", "Draughts on 64 squares"),
        LARGE_DRAUGHTS: translate("Games", "Draughts on 144 squares"),
    }
    return known.get(name, name) or translate("Games", "Another game")


def told_name(name: str, *, guessed: bool) -> str:
    """The name of a game, with a word about that if nothing decides that it is this one."""
    return translate("Games", "{game} (guessed)").format(game=name) if guessed else name


def search_text(text: str) -> str:
    """`text` as searches compare it: capitals do not count, and 10×10 may be typed with an x."""
    plain = text.casefold().replace("×", "x")
    return plain.replace(
        translate("Games", "no majority").casefold(), translate("Games", "free choice").casefold()
    )


def sought_text(rules: Rules) -> str:
    """All that a search for a game looks through: names, family, summary, board, and what is special."""
    head = game_head(rules)
    told = (head.name, head.also or "", head.names, rules.name, head.family, head.summary, rules.board.id)
    return search_text(" ".join((*told, *_features(rules))))


def _features(rules: Rules) -> list[str]:
    """What is special about a game, as people look for it."""
    kings = translate("Games", "flying kings") if rules.flying else translate("Games", "short kings")
    if {Direction.SE, Direction.S, Direction.SW} & set(rules.man_captures):
        men = translate("Games", "men capture backward")
    else:
        men = translate("Games", "men capture forward only")
    return [kings, men, *_choice(rules), *_goal(rules)]


def _choice(rules: Rules) -> list[str]:
    """The choice of captures as people look for it."""
    if not rules.choice:
        return [translate("Games", "free choice")]
    words = {
        Criterion.NUMBER: translate("Games", "majority capture"),
        Criterion.WITH_KING: translate("Games", "capture with a king first"),
        Criterion.KINGS: translate("Games", "most kings"),
        Criterion.KINGS_FIRST: translate("Games", "kings first"),
        Criterion.VALUE: translate("Games", "capture of the greatest value"),
    }
    return [words[criterion] for criterion in rules.choice]


def _goal(rules: Rules) -> list[str]:
    """Another goal than the usual one, as people look for it."""
    if rules.goal is Goal.GIVE_AWAY:
        return [translate("Games", "give away"), translate("Games", "losing wins")]
    return [translate("Games", "first king wins")] if rules.goal is Goal.FIRST_KING else []


def clause_section(clause: Clause) -> str:
    """The section of a rules page that explains a clause; empty: none in particular."""
    return _SECTIONS.get(clause, "")
