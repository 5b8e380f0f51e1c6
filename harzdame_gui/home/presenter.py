"""Home: shows the page while nothing is on the board, or when it is asked for, and leads on from it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from harzdame_engine import Position
from harzdame_engine.puzzles.results import Mode
from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication, QWindow

from harzdame_gui.context import Context
from harzdame_gui.controllers.home.outlook import Lookout, Outlook, Wanted
from harzdame_gui.controllers.opponents.ladder import next_opponent
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent
from harzdame_gui.controllers.settings.choices import CoachMode
from harzdame_gui.home.commands import HomeCommands
from harzdame_gui.home.text import (
    COURSE_GAME,
    Surrounding,
    going_on,
    help_offered,
    progress,
    question,
    today,
)
from harzdame_gui.home.way import ANSWERS, Aim, Section, Way
from harzdame_gui.play.presenter import headings
from harzdame_gui.study.shipped import shipped_studies

if TYPE_CHECKING:
    from harzdame_gui.home.page import HomePage


class HomePlace(Protocol):
    """Has room for the page."""

    def made_home(self) -> HomePage:
        """The page, made in its place and hidden."""

    def show_home(self, shown: bool) -> None:
        """Show it in place of what is usually there, or that again."""


class HomeWays(NamedTuple):
    """The ways to the other rooms."""

    begin_course: Callable[[], None]
    read: Callable[[Path], None]
    """A study that came with the app."""
    go_on: Callable[[Path], None]
    """With one of one's own games."""
    train: Callable[[str, Mode], None]
    play_tournament: Callable[[Path], None]
    play: Callable[[Opponent, str], None]
    """Against somebody, a game by its id."""
    compare: Callable[[str, str], None]
    take_tour: Callable[[str], None]
    """Of a game, by its id."""


class Home(QObject):
    """The page is there from the start on until somebody plays, opens a game, or wants to see something else.

    The question of the first start stays on it until it is answered, or a game that counts was played.
    """

    def __init__(self, context: Context, place: HomePlace, ways: HomeWays) -> None:
        super().__init__(context.window)
        late, settings = context.late, context.settings
        self._context = context
        self._session = context.session
        self._settings = settings
        self._place = place
        self._ways = ways
        self._page: HomePage | None = None
        self._outlook: Outlook | None = None
        self._is_asked_for = False  # over a game
        self._is_begun = False
        self.visible = False
        self.commands = HomeCommands(self)
        self._lookout = Lookout(late.folder, late.tournaments.folder, late.studies, context.jobs, self)
        context.menu.offer(self.commands)
        context.window.addActions(self.commands.all())
        self.commands.home.triggered.connect(self.show)
        self._lookout.found.connect(self._on_found)
        self._connect()

    def _connect(self) -> None:
        context, session = self._context, self._session
        session.gameReplaced.connect(self._on_replaced)
        session.cursorMoved.connect(self._on_moved)
        context.board.pressed.connect(self._on_pressed)
        for setting in (self._settings.analysis, self._settings.explorer):
            setting.changed.connect(self.leave)
        context.late.files.opened.connect(self.leave)
        context.late.studies.changed.connect(self._look)
        self._settings.results.changed.connect(self._look)
        application = cast("QGuiApplication", QGuiApplication.instance())
        application.focusWindowChanged.connect(self._on_window)

    @Slot()
    def begin(self) -> None:
        """Show the page if nothing is on the board, without taking the focus."""
        settings = self._settings
        looks_on = settings.analysis.value or settings.explorer.value
        if settings.home.value and self._is_free and not looks_on:
            self._is_asked_for = False
            self._look_for_first()

    @property
    def is_board_empty(self) -> bool:
        """Whether nobody has moved, and the game is none that was opened or set up."""
        session = self._session
        start = session.tree.root.position
        usual = start == Position.start(start.rules.id)
        nobody_moved = not (session.tree.root.children and session.worked_on)
        untouched = nobody_moved and not (session.studied or session.can_restore)
        return usual and untouched and session.tree.result is None and self._context.late.file.path is None

    @Slot()
    def show(self) -> None:
        """Show the page, whatever is on the board, and put the focus there."""
        self._is_asked_for = True
        if self._page is not None:
            self._page.show_ways()
            if self._page.isVisible():
                self._page.focus_first()
        self._look_for_first()

    @Slot()
    def leave(self) -> None:
        """Show the game again."""
        if self.visible:
            focused = self._page is not None and self._page.isAncestorOf(self._context.window.focusWidget())
            self._show(shown=False)
            if focused:
                self._context.board.setFocus()

    def put_away(self) -> None:
        """Show the game again, if the page was asked for over one."""
        if not self._is_free:
            self.leave()

    @property
    def _is_free(self) -> bool:
        """Whether the board is as it was at the start: nobody has begun a game."""
        return self.is_board_empty and not self._is_begun

    # What is on the page

    @property
    def _is_question_open(self) -> bool:
        return not (self._settings.welcomed.value or self._settings.results.value)

    def _look_for_first(self) -> None:
        """Show the page as soon as it is known what is on it; the question needs no knowledge."""
        if self._outlook is not None or (self._is_question_open and self.is_board_empty):
            self._show(shown=True)
        else:
            self.visible = True
        self._look()

    @Slot()
    def _look(self) -> None:
        if self.visible:
            game = self._session.position.rules.id
            wanted = Wanted(game, self._settings.results.value, self._context.late.recovery.own)
            self._lookout.look(wanted, shipped_studies())

    @Slot(object)
    def _on_found(self, outlook: Outlook) -> None:
        self._outlook = outlook
        if self.visible:
            self._show(shown=True)

    def _show(self, *, shown: bool) -> None:
        was_shown = self._page is not None and self._page.isVisible()
        self.visible = shown
        if shown:
            self._fill()
        elif self._page is not None:
            self._page.show_ways()
        self._place.show_home(shown)
        if shown and not was_shown and self._is_asked_for and self._page is not None:
            self._page.focus_first()

    def _fill(self) -> None:
        page = self._page = self._page or self._made()
        if not self._is_question_open:
            page.show_sections(self.tr("Home"), self._sections())
            return
        rules = self._session.position.rules
        sections = [Section("", question(rules))]
        if self._outlook is not None:
            sections.append(going_on(self._surrounding(), self._outlook))
        word = self.tr("Or just play: make a move on the board.") if self._is_free else ""
        page.show_sections(self.tr("How would you like to begin?"), _filled(sections), word)

    def _made(self) -> HomePage:
        page = self._place.made_home()
        page.chosen.connect(self._on_chosen)
        page.known.played.connect(self._on_play_known)
        page.known.compared.connect(self._ways.compare)
        return page

    def _sections(self) -> tuple[Section, ...]:
        around, outlook = self._surrounding(), self._outlook
        if outlook is None:
            return ()
        return _filled(
            [
                going_on(around, outlook),
                today(around, outlook.puzzles),
                progress(around, outlook),
                help_offered(around.rules, outlook),
            ]
        )

    def _surrounding(self) -> Surrounding:
        session, results = self._session, self._settings.results.value
        rules = session.position.rules
        told = "" if self._is_free else " · ".join(headings(session))
        waits = self._context.commands.recover.isVisible()
        return Surrounding(rules, told, waits, results, next_opponent(rules.id, results))

    # What happens on the board

    @Slot()
    def _on_replaced(self) -> None:
        self._is_begun = True
        self.leave()

    @Slot()
    def _on_moved(self) -> None:
        """Give way to the game, unless it is the answer of the computer that was waited for here."""
        node, session = self._session.node, self._session
        by_computer = node.parent is not None and node.parent.position.turn not in session.persons
        answered = by_computer and node is session.live
        if not self.is_board_empty and not (self._is_asked_for and answered):
            self.leave()

    @Slot()
    def _on_pressed(self) -> None:
        if not self._is_free:
            self.leave()

    @Slot(QWindow)
    def _on_window(self, now: QWindow | None) -> None:
        """See what has changed meanwhile in another window: a puzzle was solved, a chapter read."""
        if now is not None and now is self._context.window.windowHandle():
            self._look()

    # Where it leads

    @Slot(object)
    def _on_chosen(self, way: Way) -> None:
        ways, game, path = self._ways, self._session.position.rules.id, way.path or Path()
        if self._is_question_open and way.aim in ANSWERS:
            self._take_answer(way.aim)
        leads: dict[Aim, Callable[[], object]] = {
            Aim.LEARN: ways.begin_course if game == COURSE_GAME else partial(ways.take_tour, game),
            Aim.EASY_GAME: partial(ways.play, OPPONENTS[0], game),
            Aim.KNOWS_DRAUGHTS: partial(self._ask_for_known, game),
            Aim.BACK: self.leave,
            Aim.GAME: partial(ways.go_on, path),
            Aim.RECOVER: self._context.commands.recover.trigger,
            Aim.STUDY: partial(ways.read, path),
            Aim.DUE: partial(ways.train, game, Mode.DUE),
            Aim.MISTAKES: partial(ways.train, game, Mode.MISTAKES),
            Aim.TOURNAMENT: partial(ways.play_tournament, path),
            Aim.DAILY: partial(ways.train, game, Mode.DAILY),
            Aim.OPPONENT: partial(self._play_next, game),
            Aim.STRENGTH: self._context.commands.strength.trigger,
        }
        leads[way.aim]()
        self._look()

    def _take_answer(self, aim: Aim) -> None:
        self._settings.welcomed.set(True)
        if aim is Aim.KNOWS_DRAUGHTS:  # the coach is for who does not
            self._settings.coach.set(CoachMode.OFF)

    def _ask_for_known(self, game: str) -> None:
        if self._page is not None:
            self._page.show_known(game)

    @Slot(str)
    def _on_play_known(self, game: str) -> None:
        self._settings.game.set(game)
        self._play_next(game)

    def _play_next(self, game: str) -> None:
        self._ways.play(next_opponent(game, self._settings.results.value), game)


def _filled(sections: list[Section]) -> tuple[Section, ...]:
    """Those that have rows."""
    return tuple(section for section in sections if section.ways)
