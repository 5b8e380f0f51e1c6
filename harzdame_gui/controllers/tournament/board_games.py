"""Games of tournaments on the board: how one begins, and the report of its end.

The record of such a game names the tournament, so that the journal and one's own
games bring it back as what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

from harzdame_engine import GameTree
from harzdame_engine.match.spec import EngineSpec
from harzdame_engine.tournament.fixtures import Fixture
from harzdame_engine.tournament.plan import Plan
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.controllers.engine.added_program import AddedProgram
from harzdame_gui.controllers.game.new_game import NewGame, PlayerSpec
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.tournament.tournament_service import TournamentService

_TAG = "Tournament"
_USUAL_TIME = 1.0


class UnknownProgramError(Exception):
    """The program of this name is not among those that the user has added."""


def playable(specs: Sequence[EngineSpec]) -> bool:
    """Whether persons can play these on the board, where engines are limited by nothing but time."""
    persons = any(spec.person for spec in specs)
    return not persons or not any(spec.limits.nodes or spec.limits.depth for spec in specs)


def new_game(plan: Plan, path: Path, fixture: Fixture, programs: Sequence[AddedProgram]) -> NewGame:
    """The game of a person in the tournament at `path`; no move is taken back.

    It begins in the usual position, or where ballots are drawn with its own.

    Raises:
        UnknownProgramError: the opponent is a program that is not among `programs` any more.
    """
    specs = plan.specs()
    white, black = specs[fixture.white], specs[fixture.black]
    limits = plan.player_limits()
    seconds = limits.time or _USUAL_TIME
    guest = white.person and black.person
    ballots = None if plan.fen else plan.ballots
    tags = (("Round", fixture.id), (_TAG, path.name))
    return NewGame(
        plan.game,
        _player(white, seconds, programs),
        _player(black, seconds, programs)._replace(guest=guest),
        position=plan.start() if plan.fen else None,
        no_progress_limit=plan.rules.no_progress,
        event=plan.name,
        white_clock=white.limits.control or limits.control,
        black_clock=black.limits.control or limits.control,
        takebacks=False,
        tags=tags,
        ballots=ballots.id if ballots else "",
        ballot=next(islice(ballots.in_lots(plan.seed), fixture.opening, None)) if ballots else None,
    )


def _player(spec: EngineSpec, seconds: float, programs: Sequence[AddedProgram]) -> PlayerSpec:
    if spec.person:
        return PlayerSpec(name=spec.name)
    seconds = spec.limits.time or seconds
    if not spec.command:
        return PlayerSpec.engine(spec.level, seconds, spec.name)
    program = next((each for each in programs if tuple(each.command) == spec.command), None)
    if program is None:
        raise UnknownProgramError(spec.name)
    return PlayerSpec.added(program.id, seconds, spec.name)


class BoardGames(QObject):
    """Reports the end of each game of a tournament that is played on the board.

    *Signals*
    reported(str): the result of a game of the tournament of this name is on record.
    """

    reported = Signal(str)

    def __init__(self, session: GameSession, service: TournamentService, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._service = service
        self._told: GameTree | None = None
        session.stateChanged.connect(self._look)

    def on_board(self, path: Path, fixture: Fixture) -> bool:
        """Whether this game is being played now."""
        tags = self._session.tree.tags
        same = (tags.get(_TAG), tags.get("Round")) == (path.name, fixture.id)
        return same and self._session.being_played

    @Slot()
    def _look(self) -> None:
        session = self._session
        tree, name = session.tree, session.tree.tags.get(_TAG)
        if not name or tree.result is None or session.studied or tree is self._told:
            return
        self._told = tree
        self._service.report(self._service.folder / Path(name).name, tree.tags.get("Round", ""), tree)
        self.reported.emit(tree.tags.get("Event", ""))
