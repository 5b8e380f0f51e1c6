"""What must be true of window, record and disk, told by the reference rules and by plain reading."""

from __future__ import annotations

from collections.abc import Iterator

from harzdame_engine.library.library import FILE_NAME
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from harzdame_gui.coach.bubble import CoachBubble
from harzdame_gui.controllers.engine.engine_service import EngineService
from harzdame_gui.controllers.engine.searches import Priority, Search
from harzdame_gui.network.chat import ChatCard
from harzdame_gui.notices.progress_card import ProgressCard
from harzdame_gui.play.move_list import MoveList
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.text.move_rows import WordKind
from harzdame_gui.theme.still import Still
from tests.gui.driver import listed
from tests.reference.position import Position, read_fen
from tests.soak.pairs.records import (
    games_of,
    in_library,
    kept,
    main_line,
    of_tournaments,
    path,
    replayed,
    result,
    tags,
)
from tests.soak.pairs.stage import Stage
from tests.soak.pairs.witness import Departed

SOON_MS = 15_000
"""Within so long everything that was asked for gets on."""

_LATE_MS = 200
"""Some ask for a search only after they have looked into books and tables."""


def each_gets_on(stage: Stage) -> Iterator[str]:
    """Every search that waits now is carried out, answered or no longer wanted, while all others go on."""
    service = stage.driver.app.services.engine
    seen: set[int] = set()

    def waiting() -> list[Search]:
        seen.update(id(search) for search in service._runs)
        return [search for search in asked if search in service.searches and id(search) not in seen]

    QTest.qWait(_LATE_MS)
    review = stage.late.review
    stage.comes(lambda: not review.running or any(_is_review(search) for search in service.searches))
    asked = service.searches
    if not stage.comes(lambda: not waiting(), SOON_MS):
        for search in waiting():
            wanted = f"a search for {search.priority.name} of {search.position.fen}"
            yield f"{wanted} waits for ever{_beside(service)}"
    yield from _of_another_position(stage)
    if review.running:
        heard: list[float] = []
        connection = review.progressed.connect(heard.append)
        review.tell()
        if not stage.comes(lambda: len(set(heard)) > 1 or not review.running, SOON_MS):
            yield "the review does not get on"
        review.disconnect(connection)


def _beside(service: EngineService) -> str:
    """What holds the threads meanwhile, for whoever looks for the reason."""
    runs = (
        f"{search.priority.name} on {run.threads}, begun {run.job.begun}, stopped {run.job.stopped}"
        for search, run in service._runs.items()
    )
    return f", beside {'; '.join(runs) or 'none'}; owed: {sorted(map(str, service._patience.owed))}"


def _of_another_position(stage: Stage) -> Iterator[str]:
    """What is analysed is what is on the board, whoever's turn it is in a threat."""

    def strays() -> list[str]:
        pieces = stage.session.position.pieces
        searches = stage.driver.app.services.engine.searches
        return [
            search.position.fen
            for search in searches
            if search.priority is Priority.ANALYSIS and search.position.pieces != pieces
        ]

    if not stage.comes(lambda: not strays(), 5000):
        yield f"{strays()} is analysed, {stage.session.position.fen} is on the board"


def _is_review(search: Search) -> bool:
    return search.priority is Priority.REVIEW


def all_is_said_alike(stage: Stage) -> Iterator[str]:
    """Board, record, list of moves and journal say the same, and the rules agree."""
    session, driver = stage.session, stage.driver
    root = session.tree.root.position
    reached = path(session.node)
    if session.node is not session.tree.root and session.node not in session.tree.root.below():
        yield "the board stands in no node of the record"
    try:
        positions = replayed(reached, root.rules.id, root.fen)
    except ValueError as error:
        yield f"the record: {error}"
    else:
        if _core(session.position, positions[0]) not in [position.key for position in positions]:
            yield f"the position is {session.position.fen}, not what {reached} leads to"
        shown = {str(square): piece for square, piece in driver.board._board_scene.pieces().items()}
        if not driver.board._looking_ahead and shown != {
            str(square): piece for square, piece in session.position.pieces.items()
        }:
            yield f"the board shows {sorted(shown)}, the record {session.position.fen}"
    moves = driver.window.findChild(MoveList)
    main = session.tree.mainline()[1:]

    def words() -> list[str]:
        return [word.text for word in listed(moves) if word.kind is WordKind.MOVE and word.node in main]

    if not stage.comes(lambda: words() == driver.played, 5000):
        yield f"the list has {words()}, the record {driver.played}"
    yield from _journal(stage)


def _core(core: object, like: Position) -> object:
    return read_fen(core.fen, like.game).key


def _journal(stage: Stage) -> Iterator[str]:
    if not stage.session.modified:
        return
    stage.settle()
    journals = list((stage.folder / "profile").glob("unfinished-*.json"))
    there = [(main_line(text), result(text)) for text in map(kept, journals)]
    if stage.on_board() not in there:
        yield f"the journal has {there}, the board {stage.on_board()}"


def nothing_is_lost(stage: Stage) -> Iterator[str]:
    """Every game that has left the board is kept where it belongs."""
    profile = stage.folder / "profile"
    stage.settle()
    mine = [(main_line(text), result(text)) for text in map(kept, profile.glob("games/*.json"))]
    mine += [(main_line(text), result(text)) for text in map(kept, profile.glob("unfinished-*.json"))]
    mine.append(stage.on_board())
    library = [(main_line(text), result(text)) for text in in_library(profile / FILE_NAME)]
    saved = games_of(stage.saved.read_text(encoding="utf-8")) if stage.saved.exists() else []
    files = [(main_line(text), result(text)) for text in saved]
    session = stage.session
    if not session.game.studied and session.game.worked_on and session.tree.result is not None:
        told = stage.on_board()
        if told not in library:
            yield f"{told} has ended, and is not in the library at once: {library}"
    for game in stage.witness.departed:
        yield from _lost(game, mine, library, files)
    lines = [line for line, _ in library]
    for moves in stage.put_in:
        if not any(line[: len(moves)] == moves for line in lines):
            yield f"{moves} was put into the library and is not there: {lines}"
    for text in of_tournaments(profile / "tournaments"):
        if main_line(text) not in lines:
            yield f"{main_line(text)} was played in a tournament and is not in the library: {lines}"


def _lost(game: Departed, mine: list[object], library: list[object], files: list[object]) -> Iterator[str]:
    told = (game.moves, game.result)
    if (game.played or game.edited) and not any(_goes_on(each, told) for each in (*mine, *files)):
        yield f"{told} has left the board and is in none of My games: {mine}"
    if game.played and game.result is not None and told not in library:
        yield f"{told} has ended and is not in the library: {library}"


def _goes_on(kept: tuple[tuple[str, ...], str | None], told: tuple[tuple[str, ...], str | None]) -> bool:
    """Whether what is kept is the game as it left the board, or as it was gone on with later."""
    return kept == told or (told[1] is None and kept[0][: len(told[0])] == told[0])


def nothing_is_left_behind(stage: Stage) -> Iterator[str]:
    """No search, job or window outlives what it was for."""
    app = stage.driver.app
    if not stage.settle(searches=True):
        busy = [f"{job.lane or job.doing or job}" for job in app.services.jobs.under_way]
        yield f"still under way: {busy}, thinking: {stage.session.thinking}"
    if app.services.engine.searches:
        yield f"still asked for: {[search.priority.name for search in app.services.engine.searches]}"
    left = [type(window).__name__ for window in stage.windows()]
    if left:
        yield f"still open: {left}"
    if QApplication.activeModalWidget() is None and not stage.driver.board.isVisible():
        yield "the board is covered"
    stage.comes(
        lambda: not app.services.jobs.threads, SOON_MS
    )  # one that was given up may have waited for a core
    yield from stage.threads()


def no_card_is_left_behind(stage: Stage) -> Iterator[str]:
    """No card in the window speaks of what is over, or of another game."""
    for kind in (ProgressCard, CoachBubble):
        for card in stage.driver.window.findChildren(kind):
            if not stage.comes(lambda card=card: not card.isVisible(), 5000):
                yield f"a {kind.__name__} is left: {card.accessibleName()}"
    for still in filter(_is_still, QApplication.allWidgets()):
        if not stage.comes(lambda still=still: not (isValid(still) and still.isVisible()), 5000):
            yield f"a still of {still.parentWidget()} is left"
    chat = stage.driver.window.findChild(ChatCard)
    if chat is not None and chat.isVisible() and "Tornado" not in stage.session.tree.tags.values():
        yield "the talk with an opponent stays beside another game"
    result = stage.driver.window.findChild(ResultCard)
    if result.isVisible() and stage.session.outcome is None:
        yield "the card of a result is shown beside a game without one"


def _is_still(widget: QWidget) -> bool:
    return isinstance(widget, Still)


def nothing_is_doubled(stage: Stage) -> Iterator[str]:
    """No game stands twice where it was put once: in the library, or in the file that it is saved in."""
    saved = games_of(stage.saved.read_text(encoding="utf-8")) if stage.saved.exists() else []
    for place, texts in (("the library", stage.library_texts), (stage.saved.name, saved)):
        there = [(main_line(text), tags(text).get("White", "")) for text in texts]
        for game in dict.fromkeys(game for game in there if there.count(game) > 1):
            yield f"{game} stands {there.count(game)} times in {place}"


AFTERWARDS = (
    nothing_is_left_behind,
    no_card_is_left_behind,
    all_is_said_alike,
    nothing_is_lost,
    nothing_is_doubled,
)
"""The checks when both are over, in this order."""
