"""Reasons that other games than the flagship bring with them, and the clause each refusal rests on."""

from harzdame_engine import Clause, Position, Reason, explain

from tests.for_each import for_each

# fmt: off
CASES = [
    # a king lands on the next square
    ("greek", "W:WKa1:Ba3,h8", "a1", "a5", Reason.LANDS_NEXT, Clause.LANDS_NEXT, "a4"),
    # "Man captures N E W": not backwards
    ("turkish", "W:Wd4:Bd3,h8,Ka8", "d4", "d2", Reason.NO_SUCH_JUMP, Clause.MAN_CAPTURE, "d3"),
    # "orthogonal, but S never as the first jump"
    ("armenian-2", "W:Wd4,a2:Bd3,h8,Ka8", "d4", "d2", Reason.NO_FIRST_JUMP, Clause.FIRST_JUMP, "d3"),
    # a king flies in all eight directions but captures in the orthogonal four
    ("armenian", "W:WKa1,h1:Bc3,Kh8,h7", "a1", "d4", Reason.NO_SUCH_JUMP, Clause.KING_CAPTURE, "c3"),
    # "One step, all eight; short leap, all eight"
    ("gothic", "W:WKa1,h2:Ba4,h8", "a1", "a6", Reason.TOO_FAR, Clause.KING_CAPTURE, "a4"),
    ("turkthic-2", "W:WKa1,h2:Bc3,h8", "a1", "d4", Reason.TOO_FAR, Clause.KING_CAPTURE, "c3"),
    ("gothic", "W:WKa1,h2:Ba2,h8", "a1", "a5", Reason.TOO_FAR, Clause.KING_CAPTURE, "a2"),
    ("gothic", "W:WKa1,h2:Bh7", "a1", "a3", Reason.NO_SUCH_STEP, Clause.KING_STEP, "a2 b1 b2"),
    # "NE NW": not straight ahead
    ("gothic", "W:Wd4:Bh8,g8", "d4", "d5", Reason.NO_SUCH_STEP, Clause.MAN_STEP, "c5 e5"),
    # "line leap from the first rank": c2 stands on the second
    ("modified-turkish", "W:Wc2,c3:Bh8,g8", "c2", "c4", Reason.NO_SUCH_STEP, Clause.LINE_LEAP, "b2 d2"),
    # "an unbroken line of friendly men, to the empty square immediately beyond"
    ("dameo", "W:Wc1,c2:Bh8,g8", "c1", "c5", Reason.NO_SUCH_STEP, Clause.LINE_LEAP, "b2 c3 d2"),
    ("dameo", "W:Wc1,Kc2:Bh8,g8", "c1", "c3", Reason.NO_SUCH_STEP, Clause.LINE_LEAP, "b2 d2"),
    ("dameo", "B:Bf8,f7,Kf6:Wa1,b1", "f8", "f5", Reason.NO_SUCH_STEP, Clause.LINE_LEAP, "e7 g7"),
    # straight ahead only: sideways there is no leap
    ("dameo", "W:Wc1,d1:Bh8,g8", "c1", "e1", Reason.OWN_PIECE_IN_THE_WAY, Clause.MAN_CAPTURE, "d1"),
    # in every game
    ("turkish", "W:Wd4:Bd5,h8,g8", "d4", "e4", Reason.MUST_CAPTURE, Clause.COMPULSORY, "d4"),
    ("turkish", "W:Wd4:Bh7,g8", "d4", "d3", Reason.NEVER_BACKWARDS, Clause.MAN_STEP, "c4 d5 e4"),
    ("international", "W:W28:B1,2", "28", "33", Reason.NEVER_BACKWARDS, Clause.MAN_STEP, "22 23"),
    ("hexdame", "W:We5:Ba3,e8", "e5", "e4", Reason.NEVER_BACKWARDS, Clause.MAN_STEP, "d5 e6 f5"),
]
# fmt: on


@for_each("case", CASES, ids=lambda case: f"{case[0]} {case[4].name} {case[5].name}")
def test_reason_and_clause(case: tuple[str, str, str, str, Reason, Clause, str]) -> None:
    game, fen, origin, target, reason, clause, squares = case
    refusal = explain(Position.from_fen(fen, game), origin, target)
    assert refusal is not None
    assert (refusal.reason, refusal.clause, set(refusal.squares)) == (reason, clause, set(squares.split()))


def test_bahrain_a_threat_is_refused_while_another_man_is_threatened() -> None:
    """Bahrain's threat rule: the threatened man has to be seen to first."""
    # h5, backed up by h6, could take h4
    position = Position.from_fen("W:Wb4,h4:Bc5,h5,h6", "bahrain")
    assert position.threatened() == ("h4",)
    refusal = explain(position, "b4", "b5")  # next to c5, with d5 empty behind it
    assert refusal is not None
    assert (refusal.reason, refusal.clause, refusal.squares) == (Reason.MAKES_THREAT, Clause.THREATS, ("h4",))
    assert explain(Position.from_fen(position.fen, "turkish"), "b4", "b5") is None
