"""Refusals of moves: each reason from the rules, and agreement with the reference everywhere."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import partial

import pytest
from harzdame_engine import Color, Position, Reason, Refusal, explain

from tests.for_each import for_each
from tests.reference.captures import Move, capturing_moves
from tests.reference.games import Choice, Game, Lands
from tests.reference.moves import legal_moves, plain_moves
from tests.reference.position import Piece, write_fen
from tests.reference.position import Position as Board
from tests.reference.samples import samples
from tests.reference.table import GAMES
from tests.rules.rulebook import swapped, turned_on


@dataclass(frozen=True)
class Case:
    """A refused move, and what is to be said about it; squares and moves in any order."""

    shows: str
    fen: str
    origin: str
    target: str
    reason: Reason
    squares: str
    moves: str = ""
    counts: tuple[int, int] = (0, 0)
    player: Color | None = None
    game: str = "harzdame"

    def for_the_other_colour(self) -> Case:
        turned = partial(turned_on, GAMES[self.game].board)
        return Case(
            self.shows,
            swapped(turned(self.fen)),
            turned(self.origin),
            turned(self.target),
            self.reason,
            turned(self.squares),
            turned(self.moves),
            self.counts,
            None if self.player is None else self.player.other,
            self.game,
        )


POSITIONS = 7
SHUT_IN = "W:Wa8:Bb8,c8"
ALONE = "W:Wc3:Bh8"
BLACK = Color.BLACK
TWO_OR_ONE = "W:Wc3,f2,a1:Bc4,d5,f3"

# fmt: off
WRITTEN = [
    Case("a man shut in", SHUT_IN, "a8", "b8", Reason.GAME_OVER, ""),
    Case("an empty square", ALONE, "e5", "e6", Reason.NO_PIECE, "e5"),
    Case("the opponent's man", ALONE, "h8", "h7", Reason.NOT_YOUR_PIECE, "h8"),
    Case("the opponent's man, out of turn", ALONE, "c3", "c4", Reason.NOT_YOUR_PIECE, "c3", player=BLACK),
    Case("one's own man, out of turn", ALONE, "h8", "h7", Reason.NOT_YOUR_TURN, "h8", player=BLACK),
    Case("put down where it stood", ALONE, "c3", "c3", Reason.SAME_SQUARE, "c3"),
    Case("onto an own man", "W:Wc3,c4:Bh8", "c3", "c4", Reason.OCCUPIED, "c4"),
    Case("onto an enemy", "W:Wc3:Bd3,e3", "c3", "d3", Reason.OCCUPIED, "d3"),
    Case("a king onto an enemy", "W:WKc3:Bh3", "c3", "h3", Reason.OCCUPIED, "h3"),
    # Shared 2: "Capturing is compulsory."
    Case("another man must", "W:Wa1,d4:Bd5", "a1", "a2", Reason.MUST_CAPTURE, "d4", "d4xd6"),
    Case("the same man must", "W:Wa1,d4:Bd5", "d4", "e4", Reason.MUST_CAPTURE, "d4", "d4xd6"),
    Case("two men can", "W:Wa1,d4,g2:Bd5,g3", "a1", "b1", Reason.MUST_CAPTURE, "d4 g2", "d4xd6 g2xg4"),
    Case("a king must", "W:WKb8,a1:Bb3", "b8", "c8", Reason.MUST_CAPTURE, "b8", "b8xb2 b8xb1"),
    Case("only the majority can", TWO_OR_ONE, "a1", "a2", Reason.MUST_CAPTURE, "c3", "c3xc5xe5"),
    # Shared 4: "the whole turn must take the greatest possible number of pieces"
    Case("another man", TWO_OR_ONE, "f2", "f4", Reason.MUST_TAKE_MORE, "c3", "c3xc5xe5", (1, 2)),
    Case("another way", "W:Wd4:Bd5,e4,f5", "d4", "d6", Reason.MUST_TAKE_MORE, "d4", "d4xf4xf6", (1, 2)),
    Case("a king is one", "W:Wd4:BKd5,e4,f5", "d4", "d6", Reason.MUST_TAKE_MORE, "d4", "d4xf4xf6", (1, 2)),
    Case("a king stops on the wrong square", "W:WKb1:Bb3,d7", "b1", "b5", Reason.MUST_TAKE_MORE, "b1",
         "b1xb7xe7 b1xb7xf7 b1xb7xg7 b1xb7xh7", (1, 2)),
    # Shared 2: "A capture must be carried on as long as the same piece can capture more."
    Case("in the middle", "W:Wc3:Bc4,d5", "c3", "c5", Reason.MUST_CONTINUE, "e5", "c3xc5xe5"),
    Case("at a fork", "W:Wc3:Bc4,b5,d5", "c3", "c5", Reason.MUST_CONTINUE, "a5 e5", "c3xc5xa5 c3xc5xe5"),
    Case("a king in the middle", "W:WKb1:Bb3,d5", "b1", "b5", Reason.MUST_CONTINUE, "e5 f5 g5 h5",
         "b1xb5xe5 b1xb5xf5 b1xb5xg5 b1xb5xh5"),
    # Harzdame: "A man steps N or E (Black: S or W)"; shared 7.
    Case("down", ALONE, "c3", "c2", Reason.NEVER_BACKWARDS, "c4 d3"),
    Case("left", ALONE, "c3", "b3", Reason.NEVER_BACKWARDS, "c4 d3"),
    Case("down, with one way open", "W:Wc3,c4:Bh8", "c3", "c2", Reason.NEVER_BACKWARDS, "d3"),
    # Shared 3: "along a clear line … never over a friend, never over two pieces in a row".
    Case("an own man before the king", "W:WKb1,b3:Bh8", "b1", "b5", Reason.BLOCKED, "b3"),
    Case("two enemies before the king", "W:WKb1:Bb3,b4", "b1", "b5", Reason.TWO_IN_A_ROW, "b3 b4"),
    Case("far beyond two enemies", "W:WKb1:Bb3,b4", "b1", "b8", Reason.TWO_IN_A_ROW, "b3 b4"),
    Case("a man over its own", "W:Wd4,d5:Bh8", "d4", "d6", Reason.OWN_PIECE_IN_THE_WAY, "d5"),
    Case("a man sideways over its own", "W:Wd4,c4:Bh8", "d4", "b4", Reason.OWN_PIECE_IN_THE_WAY, "c4"),
    Case("a man diagonally", ALONE, "c3", "d4", Reason.NO_SUCH_STEP, "c4 d3"),
    Case("a man two squares", ALONE, "c3", "c5", Reason.NO_SUCH_STEP, "c4 d3"),
    Case("a king diagonally", "W:WKa1,b1:BKa3,Ka4", "a1", "c3", Reason.NO_SUCH_STEP, "a2"),
    # Greek: lands, next square: it "must stop immediately behind the piece it jumps".
    Case("a king flies on", "W:WKa4:Bd4,h8", "a4", "f4", Reason.LANDS_NEXT, "e4", game="greek"),
    Case("a king flies on over its neighbour", "W:WKa4:Bb4,h8", "a4", "f4", Reason.LANDS_NEXT, "c4",
         game="greek"),
    Case("a king that flies on takes too few anyway", "W:WKa4,c2:Bd4,c3,d5,h8", "a4", "f4",
         Reason.MUST_TAKE_MORE, "c2", "c2xc4xe4", (1, 2), game="greek"),
    # Russian: "must land on one from which the capture can go on, if there is such a square".
    Case("a king lands where its capture ends", "W:WKa1:Bc3,g5", "a1", "d4", Reason.LANDS_TO_GO_ON, "f6",
         game="russian"),
    # Killer: "must stop on the first vacant square after the last captured piece" if that is a king.
    Case("a king flies on behind a king", "W:WK46:BK37", "46", "28", Reason.LANDS_NEXT_BEHIND_KING, "32",
         game="killer"),
    # Czech: "with king".
    Case("a man beside a king", "W:WKh2,c3:Bd4,g3", "c3", "e5", Reason.MUST_TAKE_WITH_KING, "h2",
         "h2xf4 h2xe5 h2xd6 h2xc7 h2xb8", game="czech"),
    # Spanish: "number, kings".
    Case("a man instead of a king", "W:W10:B13,K14", "10", "17", Reason.MUST_TAKE_KINGS, "10", "10x19",
         game="spanish"),
    # Italian 6.9: "dalla parte dove si incontrano prima i pezzi più forti"; 5.3: men never capture a king.
    Case("a king later", "W:WK22:BK18,10,19,K12", "22", "8", Reason.KINGS_FIRST, "22", "22x13x6",
         game="italian"),
    Case("a man over a king", "W:W22:BK18", "22", "13", Reason.MEN_TAKE_NO_KINGS, "18", game="italian"),
    # Frisian: "value", and "not more than three plain moves in a row … with one and the same king".
    Case("a king instead of two men", "W:W28,35:BK18,30,20", "28", "8", Reason.MUST_TAKE_VALUE, "35",
         "35x24x15", game="frisian"),
    Case("a king once more", "W:WK46,50:BK5,20:+3+0", "46", "41", Reason.SAME_KING, "50", game="frisian"),
    # Turkish: a man captures "N E W".
    Case("a man captures S", "W:Wd4:Bd3,h8", "d4", "d2", Reason.NO_SUCH_JUMP, "d3", game="turkish"),
    Case("a man captures S, from afar no more", "W:Wd5:Bd4,h8", "d5", "d2", Reason.NO_SUCH_JUMP, "d4",
         game="turkish"),
    # Armenian II: "S never as the first jump".
    Case("the first jump S", "W:Wd4:Bd3,h8", "d4", "d2", Reason.NO_FIRST_JUMP, "d3", game="armenian-2"),
    # Gothic: a king captures by the "short leap".
    Case("a short king from afar", "W:WKa1,h2:Ba4,h8", "a1", "a6", Reason.TOO_FAR, "a4", game="gothic"),
    Case("a man from afar", "W:Wd2:Bd4,h8", "d2", "d5", Reason.TOO_FAR, "d4"),
    Case("a man too far beyond", "W:Wd2:Bd3,h8", "d2", "d5", Reason.TOO_FAR, "d3"),
    # "If you have a threatened man, then no *other* man may make a non-capturing move after which it
    # could itself capture something".
    Case("threat for threat", "W:Wb4,d5:Bb6,d6,d7", "b4", "b5", Reason.MAKES_THREAT, "d5", game="bahrain"),
    Case("two threatened men", "W:Wd5,g5:Bd6,d7,f6,g6,g7", "g5", "f5", Reason.MAKES_THREAT, "d5 g5",
         game="bahrain"),
    Case("one piece each", "W:Wd4:Bd5", "d4", "d6", Reason.GAME_OVER, "", game="turkish"),
]
# fmt: on
CASES = [*WRITTEN, *(case.for_the_other_colour() for case in WRITTEN)]


@for_each("case", CASES, ids=lambda case: f"{case.game} {case.reason.name} {case.shows} {case.fen}")
def test_reason(case: Case) -> None:
    position = Position.from_fen(case.fen, case.game)
    refusal = explain(position, case.origin, case.target, case.player)
    assert refusal is not None
    assert (refusal.reason, refusal.origin, refusal.target) == (case.reason, case.origin, case.target)
    assert sorted(refusal.squares) == sorted(case.squares.split())
    assert sorted(map(str, refusal.moves)) == sorted(case.moves.split())
    if case.reason is Reason.MUST_TAKE_MORE:
        assert (refusal.taken, refusal.required) == case.counts


def test_every_reason_has_a_case() -> None:
    assert {case.reason for case in WRITTEN} == set(Reason)


def reaches(moves: frozenset[Move], origin: str, target: str) -> bool:
    return any((move.origin, move.target) == (origin, target) for move in moves)


WORSE = {
    Choice.NUMBER: Reason.MUST_TAKE_MORE,
    Choice.WITH_KING: Reason.MUST_TAKE_WITH_KING,
    Choice.KINGS: Reason.MUST_TAKE_KINGS,
    Choice.KINGS_FIRST: Reason.KINGS_FIRST,
    Choice.VALUE: Reason.MUST_TAKE_VALUE,
}


@dataclass(frozen=True)
class Allowed:
    """The reference's view of a position: legal moves, captures majority aside, steps captures aside."""

    game: Game
    legal: frozenset[Move]
    captures: frozenset[Move]
    steps: frozenset[Move]

    @property
    def origins(self) -> set[str]:
        return {move.origin for move in self.legal}

    def reasons(self, origin: str, target: str) -> set[Reason]:
        """The reasons there can be for refusing a move of one's own piece."""
        if not self.legal:
            return {Reason.GAME_OVER}
        if reaches(self.steps, origin, target) and not self.captures:
            # then only Bahrain's rule or Frisian's can be against it
            bahrain = {Reason.MAKES_THREAT} if self.game.threat_rule else set()
            return bahrain | ({Reason.SAME_KING} if self.game.same_king_limit else set())
        if reaches(self.steps, origin, target):
            # whoever could simply step there forgot the capture, unless a legal one lands there on its way
            captures_too = any(move.origin == origin for move in self.captures)
            return {Reason.MUST_CAPTURE} | ({Reason.MUST_CONTINUE} if captures_too else set())
        if origin != target and reaches(self.captures, origin, target):
            # Where captured pieces leave at once, a capture may end where one of them stands now.
            taken = any(target in move.captures for move in self.captures)
            return (
                {Reason.MUST_CONTINUE}
                | {WORSE[criterion] for criterion in self.game.choice}
                | ({Reason.OCCUPIED} if taken and not self.game.deferred_removal else set())
            )
        others = {Reason.GAME_OVER, Reason.NO_PIECE, Reason.NOT_YOUR_PIECE, Reason.NOT_YOUR_TURN}
        others |= {Reason.MAKES_THREAT, Reason.SAME_KING}
        others |= {reason for criterion, reason in WORSE.items() if criterion not in self.game.choice}
        if self.game.lands is not Lands.NEXT_SQUARE:
            others |= {Reason.LANDS_NEXT}
        if self.game.lands is not Lands.NEXT_SQUARE_BEHIND_A_KING:
            others |= {Reason.LANDS_NEXT_BEHIND_KING}
        if self.game.men_take_kings:
            others |= {Reason.MEN_TAKE_NO_KINGS}
        if not self.game.lands_where_it_goes_on:
            others |= {Reason.LANDS_TO_GO_ON}
        return set(Reason) - others

    def check(self, refusal: Refusal) -> None:
        """Check that a refusal speaks the truth about the captures there are."""
        match refusal.reason:
            case Reason.MUST_CAPTURE:
                assert set(refusal.squares) == self.origins
            case Reason.MUST_TAKE_MORE:
                most = max(len(move.captures) for move in self.legal)
                assert set(refusal.squares) == self.origins
                assert 0 < refusal.taken < refusal.required == most
            case (
                Reason.MUST_TAKE_WITH_KING
                | Reason.MUST_TAKE_KINGS
                | Reason.KINGS_FIRST
                | Reason.MUST_TAKE_VALUE
            ):
                assert set(refusal.squares) == self.origins
                assert any(move.origin == refusal.origin for move in self.captures)
            case Reason.MUST_CONTINUE:
                assert refusal.origin in self.origins and refusal.squares


def is_so(refusal: Refusal, at: Board) -> bool:  # noqa: C901 - a case for each reason
    """Whether the sentence of a refusal is true, by the reference with as few pieces as it is about."""
    origin, target = refusal.origin, refusal.target
    piece = at.pieces[origin]

    def alone(*enemies: str, square: str = origin) -> Board:
        other = {enemy: Piece(piece.side.other, king=False) for enemy in enemies}
        return Board(at.game, {square: piece, **other}, piece.side)

    def jumps(to: str, over: str) -> bool:
        return any((move.origin, move.target) == (origin, to) for move in capturing_moves(alone(over)))

    def takes(victim: str) -> bool:
        return any(victim in move.captures for move in capturing_moves(alone(victim)))

    match refusal.reason:
        case Reason.OWN_PIECE_IN_THE_WAY:  # over an enemy it could
            (own,) = refusal.squares
            return at.pieces[own].side is piece.side and jumps(target, own)
        case Reason.TWO_IN_A_ROW:  # over the first of them alone it could
            first, second = refusal.squares
            return {first, second} <= at.pieces.keys() and takes(first)
        case Reason.NO_SUCH_JUMP | Reason.NO_FIRST_JUMP:
            return not takes(*refusal.squares)
        case Reason.TOO_FAR:
            return not jumps(target, *refusal.squares)
        case Reason.LANDS_TO_GO_ON:  # anywhere else it ends, though alone with that piece it could land there
            legal = [move for move in capturing_moves(at) if move.origin == origin]
            ends = [move for move in legal if move.target == target and len(move.captures) == 1]
            longer = max(len(move.captures) for move in legal)
            return piece.king and not ends and longer > 1 and target not in refusal.squares
        case Reason.NEVER_BACKWARDS:
            back = plain_moves(alone(square=target))
            return not reaches(plain_moves(alone()), origin, target) and reaches(back, target, origin)
        case Reason.BLOCKED:
            return set(refusal.squares) <= at.pieces.keys() and reaches(plain_moves(alone()), origin, target)
        case Reason.NO_SUCH_STEP:
            return not reaches(plain_moves(alone()), origin, target)
    return True


@pytest.mark.parametrize("game_id", GAMES)
def test_reasons_agree_with_the_reference(game_id: str) -> None:
    game = GAMES[game_id]
    for position in samples(game, random.Random(f"explain/{game_id}"), POSITIONS):
        core = Position.from_fen(write_fen(position), game_id)
        allowed = Allowed(game, legal_moves(position), capturing_moves(position), plain_moves(position))
        for origin in position.squares_of(position.turn):
            for target in game.board.places:
                refusal = explain(core, origin, target)
                where = f"{core.fen} {origin} {target} {refusal}"
                assert (refusal is None) == reaches(allowed.legal, origin, target), where
                if refusal is not None:
                    assert (refusal.origin, refusal.target) == (origin, target), where
                    assert set(refusal.moves) <= set(core.legal_moves()), where
                    assert refusal.reason in allowed.reasons(origin, target), where
                    allowed.check(refusal)
                    assert is_so(refusal, position), where
