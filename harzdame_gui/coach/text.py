"""The words of the coach, and the lines that it shows for them."""

from __future__ import annotations

from harzdame_engine import Move, Node, Square
from harzdame_engine.review.facts import (
    BreakthroughMissed,
    EdgeLeft,
    EndAllowed,
    EndMissed,
    Fact,
    GameLost,
    Hanging,
    KingAllowed,
    KingGone,
    KingMissed,
    KingTaken,
    MaterialLost,
    MaterialMissed,
    RaceLost,
    Shot,
    ShotMissed,
    VerdictChanged,
    WinMissed,
)

from harzdame_gui.controllers.coach.judgement import Seen
from harzdame_gui.text.facts import count_sentence, fact_sentence, taking_sentence
from harzdame_gui.text.message import Message
from harzdame_gui.text.move_numbers import told_move
from harzdame_gui.translation import translate


def warning_message(seen: Seen) -> Message:
    """The count of the chain and how it begins, or else the sentence of the weightiest fact."""
    match _worst(seen):
        case Shot(chain, _) if chain.ends_game:
            return Message(translate("Coach", "This loses the game."), _beginning(chain.line))
        case Shot(chain, _) as shot if chain.gives_away:
            return Message(taking_sentence(shot.own, chain.taken), _beginning(chain.line))
        case Shot(chain, _) as shot:
            return Message(count_sentence(chain.taken, shot.own), _beginning(chain.line))
        case Hanging(squares, _, _) as hanging:
            return Message(count_sentence(len(squares), 0), fact_sentence(hanging))
        case VerdictChanged(_, now, _, _) as changed if not now.is_loss:
            return Message(translate("Coach", "This gives the win away."), fact_sentence(changed))
        case GameLost() | VerdictChanged() as lost:
            return Message(translate("Coach", "This loses the game."), fact_sentence(lost))
        case EdgeLeft() | RaceLost() as crowning:
            return Message(translate("Coach", "They will get a king."), fact_sentence(crowning))
        case fact:
            return Message(translate("Coach", "Look again."), fact_sentence(fact) if fact else "")


def _beginning(line: tuple[Move, ...]) -> str:
    if len(line) == 1:
        return translate("Coach", "{answer} takes at once.").format(answer=line[0])
    return translate("Coach", "It begins with {answer}, and you have no way out.").format(answer=line[0])


def moment_title(node: Node) -> str:
    """The number of a move and the move: ``12. c3-c4``; one that was taken back says so."""
    title = told_move(node)
    if stands_on_main_line(node):
        return title
    return translate("Coach", "{move} (taken back)").format(move=title)


def stands_on_main_line(node: Node) -> bool:
    """Whether it belongs to the game as it was played."""
    at = node
    while at.parent is not None:
        if at.parent.children[:1] != [at]:
            return False
        at = at.parent
    return True


def moment_sentence(seen: Seen) -> str:
    """What mattered about a move."""
    fact = _worst(seen)
    if fact is not None:
        return fact_sentence(fact)
    return translate("Coach", "{move} was better.").format(move=seen.best.pv[0])


def shown_line(seen: Seen) -> tuple[Move, ...]:
    """The moves that show what is wrong with a move, the answer first."""
    match _worst(seen):
        case Shot(chain, _):
            return chain.line
        case Hanging(_, line, _) | GameLost(line) | MaterialLost(_, line, _) | EdgeLeft(_, _, line):
            return line
        case RaceLost(_, line) | KingAllowed(_, line) | EndAllowed(line) | KingGone(line):
            return line
    return () if missed_line(seen) else seen.reply.pv[:1]


def told_squares(seen: Seen) -> tuple[Square, ...]:
    """The squares that a warning is about, that of the move first."""
    move = seen.node.move
    own = (move.target,) if move is not None else ()
    line = shown_line(seen)
    return (*own, *(square for each in line for square in (*each.squares, *each.captures)))


def _worst(seen: Seen) -> Fact | None:
    """The fact to speak of: a chain before all others, then what is weightiest."""
    return seen.chain or next(iter(seen.facts), None)


def missed_line(seen: Seen) -> tuple[Move, ...]:
    """The line that would have been better, where that is all that is wrong; else ()."""
    match _worst(seen):
        case ShotMissed(chain):
            return chain.line
        case WinMissed(line) | MaterialMissed(_, line, _) | BreakthroughMissed(_, line) | KingMissed(_, line):
            return line
        case EndMissed(line) | KingTaken(line):
            return line
        case None:
            return seen.best.pv[:1]
    return ()
