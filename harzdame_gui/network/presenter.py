"""A game over the network on the board: begun, played, taken back and ended, and told in notices."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import localtime

from harzdame_engine import Color, Node, Outcome, Termination
from harzdame_engine.clocks.control import TimeControl
from harzdame_engine.dxp.conversation import (
    BackAnswered,
    BackAsked,
    Ended,
    Event,
    MoveArrived,
    RequestRefused,
    Started,
    State,
    WordsArrived,
)
from harzdame_engine.dxp.messages import STANDARD_GAME, GameRequest
from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication

from harzdame_gui.context import Context
from harzdame_gui.controllers.game.new_game import PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.game.standing import Standing
from harzdame_gui.controllers.network import network_opponents
from harzdame_gui.controllers.network.network_game import Meeting, NetworkGame, minutes_asked_for
from harzdame_gui.controllers.network.network_player import NETWORK, NetworkPlayer
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.network.asking import Asking
from harzdame_gui.network.chat import ChatCard, spelt_name
from harzdame_gui.new_game.defaults import persons, with_names
from harzdame_gui.text.connections import friend_lost_sentence, lost_sentence, waiting_sentence
from harzdame_gui.text.games import game_name
from harzdame_gui.text.invitations import terms_text
from harzdame_gui.text.message import Message
from harzdame_gui.widgets.connections import connect_in_qt


class NetworkPlay(QObject):
    """One connection at a time; another game on the board ends it.

    As long as an opponent is looked for, a notice says so; the search ends with it, so that no game
    is replaced unexpectedly. A notice that covers it for a while ends nothing.

    A takeback here asks the other side first: until it agrees, the game stays as it is.
    """

    def __init__(
        self,
        context: Context,
        *,
        start: Callable[[Callable[[], None]], None],
        before: Callable[[Callable[[], object]], None],
    ) -> None:
        """`start` begins a game that belongs to no file, `before` asks whether one is left for that."""
        super().__init__(context.window)
        self._services = context.services
        self._session = context.session
        self._notices = context.notices
        self._start = start
        self._before = before
        self._window = context.window
        self._game: NetworkGame | None = None
        self._last: Meeting | None = None
        self._me = PERSON
        self._asking = Asking(context.services, context.window, meet=self.meet, adopt=self._adopt)
        self._other = ""  # the name by which it is known here
        self._chat = ChatCard()
        context.add_card(self._chat)
        self._chat.said.connect(self._send_words)
        connect_in_qt(self._chat, "left()", context.board, "setFocus()")
        self._color = Color.WHITE
        self._reached: Node | None = None
        self._over = False
        self._met = False  # whether there has been a game
        self._busy = False
        self._agree = self._made(self.tr("Agree"), partial(self._answer_back, True))
        self._decline = self._made(self.tr("Decline"), partial(self._answer_back, False))
        self._stop = self._made(self.tr("Cancel"), self._give_up)
        self._late: set[Color] = set()  # the sides whose time is up
        self._sign: Message | None = None  # what waits for the person, as it is shown
        self._offers: tuple[QAction, ...] = ()  # its buttons
        self._covered = False
        self._hear()

    def _hear(self) -> None:
        self._notices.covered.connect(self._on_notice_covered)
        self._notices.passed.connect(self._on_notice_passed, Qt.ConnectionType.QueuedConnection)
        self._session.stateChanged.connect(self._follow)
        for moved in (self._session.cursorMoved, self._session.gameReplaced):
            moved.connect(self._on_board_changed)
        self._session.timeUp.connect(self._on_time_up)

    @property
    def busy(self) -> bool:
        """Whether there is a game, or an opponent is looked for."""
        return self._game is not None

    def close(self) -> None:
        """Leave the connection; the window closes."""
        self._leave()

    def _made(self, text: str, slot: Callable[[], None]) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(lambda _checked=False: slot())
        return action

    def open(self) -> None:
        """Ask how to find an opponent; a game over the network is left first."""
        self._before(lambda: self._asking.open(self._session.position))

    def _adopt(self, game: NetworkGame, me: PlayerSpec) -> None:
        """Play with a friend who has come, and waits for the answer."""
        self._leave()
        self._last, self._me, self._other = None, me, ""
        self._met = self._over = False
        self._take(game)
        game.withdrawn.connect(self._on_withdrawn)
        game.answer(True)

    @Slot()
    def _on_withdrawn(self) -> None:
        self._leave()
        self._warn(self.tr("Your friend is gone."))

    def _take(self, game: NetworkGame) -> None:
        game.setParent(self)
        self._game = game
        game.told.connect(self._on_told)
        game.lost.connect(self._on_lost)

    def play(self, choice: NewGame) -> None:
        """Begin a game with a program that was kept as an opponent, or once more with the last one."""
        named = with_names(choice)
        sides = [
            color for color, player in named.players.items() if network_opponents.is_network(player.program)
        ]
        other = named.players[sides[0]]
        meeting = self._way_to(other.program)
        if len(sides) > 1:
            self._warn(self.tr("Only one side can be played over the network."))
        elif meeting is None:
            self._warn(self.tr("{name} is no longer among the opponents.").format(name=other.name))
        else:
            color, minutes = sides[0].other, minutes_asked_for(named.clocks, meeting.minutes)
            meeting = meeting._replace(color=color, minutes=minutes, position=named.position)
            meeting = meeting._replace(game=named.variant_id)
            self.meet(meeting, named.players[color], other.name)

    def _way_to(self, program: str) -> Meeting | None:
        if program == NETWORK:
            return self._last
        opponent = network_opponents.find(self._services.settings, program)
        return Meeting(False, opponent.host, opponent.port) if opponent is not None else None

    @Slot(object)
    def meet(self, meeting: Meeting, me: PlayerSpec | None = None, other: str = "") -> None:
        """Look for an opponent, by default for the person whose computer it is."""
        self._leave()
        self._last, self._me, self._other = meeting, me or persons(self._services.settings)[0], other
        self._met = self._over = False
        name = spelt_name(self._me.name if self._me.kind is PlayerKind.HUMAN else "")
        game = NetworkGame(name, self._services.jobs, self, accepts=self._accepts)
        self._take(game)
        game.meet(meeting)
        if meeting.secret:
            title = self.tr("{name} is asked to play.").format(name=meeting.name or self.tr("Your friend"))
            self._ask(title, terms_text(meeting.game, meeting.minutes), (self._stop,))
        elif meeting.waits:
            where = waiting_sentence(meeting.host, meeting.port)
            self._ask(self.tr("Waiting for an opponent."), where, (self._stop,))
        else:
            self._ask(self.tr("Connecting."), f"{meeting.host}:{meeting.port}", (self._stop,))

    def _accepts(self, _request: GameRequest) -> bool:
        """Whether a game may begin: the person expects it, and is not asked about something else."""
        expected = self._sign is not None and (self._covered or self._notices.said == self._sign)
        return expected and QApplication.activeModalWidget() is None

    @Slot(str)
    def _send_words(self, words: str) -> None:
        if self._game is not None and self._game.playing:
            self._game.talk.say(words)

    def _give_up(self) -> None:
        self._leave()
        self._notices.dismiss()

    def _leave(self) -> None:
        self._sign = None
        self._chat.end()
        game, self._game = self._game, None
        self._reached = None
        if game is not None:
            game.close()
            game.deleteLater()
        session = self._session
        if self._on_board and session.outcome_at(session.reached) is None:
            session.drop_clock()  # nobody is left to keep time for

    # What the other side does

    @Slot(object)
    def _on_told(self, event: Event) -> None:
        match event:
            case Started():
                self._begin(event)
            case RequestRefused():
                self._leave()
                self._warn(self._refused, self._known_to_whom)
            case WordsArrived(text):
                self._chat.hear(text)
            case BackAsked():
                self._ask(
                    self.tr("The other side asks to take a move back."), "", (self._agree, self._decline)
                )
            case BackAnswered(ply, accepted):
                self._on_back_answered(ply, accepted)
            case MoveArrived(declines=True):
                self._on_back_answered(0, False)
            case Ended():
                self._on_ended(event)

    def _begin(self, event: Started) -> None:
        game = self._game
        if game is None:
            return
        self._services.engine.visitors[NETWORK] = lambda spec, parent: NetworkPlayer(spec, game, parent)
        other = PlayerSpec.added(NETWORK, name=self._other or event.name or self.tr("Opponent"))
        white, black = (self._me, other) if event.color is Color.WHITE else (other, self._me)
        clock = TimeControl.of(60 * event.minutes) if event.minutes else None
        rules = event.position.rules
        choice = NewGame(
            rules.id, white, black, position=event.position, white_clock=clock, black_clock=clock
        )
        self._color, self._met, self._over = event.color, True, False
        self._late.clear()
        self._sign = None
        self._busy = True
        tree = with_names(choice).tree(localtime())
        self._start(partial(self._session.begin, tree, choice.players, choice.clocks, shared=True))
        self._busy = False
        self._services.engine.visitors.pop(NETWORK)
        self._chat.begin()
        self._reached = self._session.reached
        text = self.tr("You play White.") if event.color is Color.WHITE else self.tr("You play Black.")
        title = self.tr("Connected to {name}.").format(name=other.name)
        self._say(title, f"{game_name(rules)}. {text}")

    @property
    def _refused(self) -> str:
        if self._last is not None and self._last.secret:
            friend = self._last.name or self.tr("Your friend")
            return self.tr("{name} does not want to play now.").format(name=friend)
        return self.tr("The other side does not want this game.")

    @property
    def _known_to_whom(self) -> str:
        """What may be why nothing came of a game that was asked for."""
        last = self._last
        asked = last is not None and not last.waits and not last.secret and last.game != STANDARD_GAME
        only = self.tr("Programs other than Harzdame play International draughts only.")
        return only if asked and not self._met else ""

    def _on_back_answered(self, ply: int, accepted: bool) -> None:
        if accepted:
            self._go_back(ply)
            self._say(self.tr("The other side agrees."), self.tr("The move was taken back."))
        else:
            self._say(self.tr("The other side does not agree."), self.tr("The move stays."))

    def _answer_back(self, accepted: bool) -> None:
        game = self._game
        if game is None:
            return
        try:
            game.talk.answer_back(accepted)
        except ValueError:  # it has moved on
            return
        if accepted:
            self._go_back(len(game.talk.moves))
        self._notices.dismiss()

    @Slot()
    def _on_notice_covered(self) -> None:
        self._covered = self._sign is not None

    @Slot()
    def _on_board_changed(self) -> None:
        """A move or another game takes a notice away; one that is covered, too."""
        if self._covered:
            self._covered = False
            QTimer.singleShot(0, self._on_notice_passed)

    @Slot()
    def _on_notice_passed(self) -> None:
        """Whoever sends a question off declines, and the search for an opponent ends with its notice."""
        game, sign, said = self._game, self._sign, self._notices.said
        if game is None or sign is None or said == sign or (self._covered and said is not None):
            return
        self._sign = None
        looking = game.talk.state in {State.IDLE, State.ASKED}
        if self._covered and (looking or game.talk.back_wanted):
            self._ask(sign.title, sign.text, self._offers)
        elif looking:
            self._leave()
            self._say(self.tr("No longer looking for an opponent."))
        elif game.talk.back_wanted:
            game.talk.answer_back(False)

    def _on_ended(self, event: Ended) -> None:
        self._over = True
        session = self._session
        tree = session.tree
        if not event.ours and tree.result is None and tree.outcome(session.reached) is None:
            if event.points is None or event.points == 0.0:  # it claims no less than a win, unproven
                self._warn(self.tr("The other side left the game."))
            else:
                drawn = event.points == 0.5
                winner = None if drawn else self._color
                self._end(Outcome(winner, Termination.AGREEMENT if drawn else Termination.RESIGNATION))
        self._leave()

    def _end(self, outcome: Outcome) -> None:
        self._busy = True
        self._session.end(outcome)
        self._busy = False

    @Slot(object)
    def _on_lost(self, error: Exception | None) -> None:
        self._leave()
        if self._on_board:
            self._stop_players()
            self._session.stateChanged.emit()
        if self._over:
            return
        title = self.tr("The connection is lost.") if self._met else self.tr("No connection could be made.")
        if self._last is not None and self._last.secret and not self._met:
            self._warn(title, friend_lost_sentence(error, self._last.port))
            return
        self._warn(title, f"{lost_sentence(error)} {self._known_to_whom if error is None else ''}".rstrip())

    @Slot(object)
    def _on_time_up(self, side: Color) -> None:
        """Tell it once: the protocol has no word for it, so the game is not over by that."""
        if side not in self._late:
            self._late.add(side)
            title = self.tr("Your time is up.") if side is self._color else self.tr("Their time is up.")
            self._say(title, self.tr("The protocol leaves it to both sides what follows. You can play on."))

    @property
    def _on_board(self) -> bool:
        return any(player.spec.program == NETWORK for player in self._session.players.values())

    # What the person does

    @Slot()
    def _follow(self) -> None:
        """See whether the person took a move back, or ended the game."""
        game, session = self._game, self._session
        if self._busy or game is None or self._reached is None:
            return
        if session.tree.line_to(self._reached)[0] is not session.tree.root:
            self._leave()  # another game
        if not game.playing:
            return
        reached = session.reached
        if session.tree.result is not None:
            game.end(session.tree.result.points(self._color))
            self._reached = None
        elif reached.ply < self._reached.ply:
            self._ask_back(game, reached)
        else:
            self._reached = reached

    def _ask_back(self, game: NetworkGame, wanted: Node) -> None:
        """Put the game back to where it was, and ask for what the person wants."""
        before = self._reached
        ply = wanted.ply - self._session.tree.root.ply
        self._stand(before)
        try:
            game.talk.ask_back(ply)
        except ValueError:  # it was asked already
            return
        title = self.tr("The other side was asked whether the move may be taken back.")
        self._say(title, self.tr("The move stays if either side plays on."))

    def _go_back(self, ply: int) -> None:
        if self._reached is not None:
            line = self._session.tree.line_to(self._reached)
            self._stand(line[min(ply, len(line) - 1)])

    def _stand(self, node: Node | None) -> None:
        if node is None:
            return
        self._reached = node
        waits = node if node.position.turn is not self._color else None
        self._busy = True
        self._stop_players()
        self._session.resume(Standing(node, node, None, waits))
        self._busy = False

    def _stop_players(self) -> None:
        for player in self._session.players.values():
            player.stop()

    def _ask(self, title: str, text: str, actions: tuple[QAction, ...]) -> None:
        sign = Message(title, text)
        self._notices.ask(sign, actions)
        self._sign, self._offers, self._covered = sign, actions, False

    def _say(self, title: str, text: str = "") -> None:
        self._notices.say(Message(title, text))

    def _warn(self, title: str, detail: str = "") -> None:
        self._notices.warn(Message(title, detail))
