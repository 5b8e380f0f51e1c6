"""The reference obeys the rulebooks, worked out by hand, and they leave no cell of the table out."""

from __future__ import annotations

from tests.for_each import for_each
from tests.reference.captures import Move, follow
from tests.reference.games import HARZDAME
from tests.reference.moves import legal_moves, play
from tests.reference.position import Position, read_fen, start
from tests.reference.table import GAMES, full_row, more, parent, rows
from tests.rules.rulebook import Case, Line, Result, cases, games, results, written_cases

UNLIKE = [case for game in games() for case in written_cases(game) if case.unlike]

# By short leaps nobody can turn back, nor come where a captured piece stood; over a piece that
# stays until the end nobody can turn back either. So these cells cannot be seen in any position.
# Short kings on a half board likewise; and where a capture must take the most, it goes on wherever it can.
UNSEEN = {
    **{game: {"lands", "landing", "removal"} for game in ("english", "italian")},
    **{game: {"landing"} for game in ("brazilian", "canadian", "spanish", "thai", "killer", "malaysian")},
    **{game: {"landing"} for game in ("antidraughts", "frisian")},
    # No king ever moves.
    "breakthrough": {"takes kings", "king", "lands", "landing", "removal"},
    "gothic": {"may turn back 180°", "removal"},
    **{game: {"may turn back 180°"} for game in ("croda", "modern-gothic", "teutonic", "universal", "dameo")},
}


def _squares(way: str) -> tuple[str, ...]:
    return tuple(way.replace("-", "x").split("x"))


def _move(position: Position, line: Line) -> Move:
    """The one move that all ways of a line play."""
    moves: set[Move] = set()
    for way in line.ways:
        if "-" in way:
            origin, target = _squares(way)
            moves.add(Move(origin, target, frozenset(), line.promotes))
        else:
            found = follow(position, _squares(way))
            assert found is not None, f"{way} jumps what cannot be jumped"
            moves.add(found[0])
    (move,) = moves
    assert move.promotes == line.promotes
    return move


@for_each("case", cases(), ids=str)
def test_legal_moves(case: Case) -> None:
    position = read_fen(case.fen, GAMES[case.game])
    assert legal_moves(position) == {_move(position, line) for line in case.lines}


@for_each("case", UNLIKE, ids=str)
def test_another_game_has_other_moves(case: Case) -> None:
    assert case.unlike is not None
    here, there = (read_fen(case.fen, GAMES[game]) for game in (case.game, case.unlike))
    assert legal_moves(here) != legal_moves(there)


@for_each("case", cases(), ids=str)
def test_no_case_has_a_man_on_its_promotion_squares(case: Case) -> None:
    game = GAMES[case.game]
    pieces = read_fen(case.fen, game).pieces
    assert not [at for at, p in pieces.items() if not p.king and at in game.promotion_squares[p.side]]


def test_every_game_has_its_rulebook() -> None:
    assert set(games()) == set(GAMES)


@for_each("game", [game for game in rows() if game in GAMES])
def test_every_cell_has_a_case_that_shows_it(game: str) -> None:
    # Where a game is built on another: every cell that differs, with a position that tells the two apart.
    # A position on a half board is one of few games, so that others need not differ there.
    built_on = parent(game)
    book = written_cases(game)
    row = dict(full_row(game)) | ({"more": " ".join(sorted(more(game)))} if "more" in rows()[game] else {})
    other = {} if built_on is None else dict(full_row(built_on)) | {"more": " ".join(sorted(more(built_on)))}
    # Who has won is no move: `tests/engine/rules/test_goals.py`.
    beside = {"id", "game", "board", "begins", "goal"}
    cells = {column for column in row if row[column] != other.get(column)} - beside
    half_board = "board" in row and built_on is None
    shown = {case.cell for case in book if half_board or (case.unlike and built_on in {case.unlike, None})}
    starts = {case.cell for case in book if read_fen(case.fen, GAMES[game]).key == start(GAMES[game]).key}
    assert cells - UNSEEN.get(game, set()) <= shown | (starts & {"men"})


@for_each("result", results(), ids=lambda result: f"{result.move} {result.clause}")
def test_results(result: Result) -> None:
    position = read_fen(result.fen, HARZDAME)
    origin, target = _squares(result.move)[0], _squares(result.move)[-1]
    (move,) = (move for move in legal_moves(position) if (move.origin, move.target) == (origin, target))
    assert play(position, move).key == read_fen(result.after, HARZDAME).key
