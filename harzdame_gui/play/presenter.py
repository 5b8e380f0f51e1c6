"""The board, the player rows and the actions, kept in step with the game session."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from harzdame_engine import Color, Move, Position, Refusal, Square
from PySide6.QtCore import QObject, Signal, Slot

from harzdame_gui.board import BoardView
from harzdame_gui.commands.main_commands import MainCommands
from harzdame_gui.controllers.game.look_ahead import LookAhead
from harzdame_gui.controllers.game.played_game import why_not
from harzdame_gui.controllers.game.result_recorder import NoCount, ResultRecorder
from harzdame_gui.controllers.game.session import GameSession
from harzdame_gui.controllers.game.standing import Transition
from harzdame_gui.controllers.game.variations import beside
from harzdame_gui.controllers.opponents.opponents import Opponent, opponent_of
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.play.player_row import PlayerState
from harzdame_gui.text.counting import reason_sentence, short_reason
from harzdame_gui.text.draws import count_text, walk_text
from harzdame_gui.text.levels import level_name
from harzdame_gui.text.outcomes import color_name
from harzdame_gui.text.players import UNKNOWN, pieces_left, player_name


class BoardPresenter(QObject):
    """Shows the session's game on the board and at its edges, and passes input on to the session.

    *Signals*
    strayed(Refusal, Position): a capture under way was shown to a square to which it cannot go, or a
        gesture was no move at the end of a line that is looked at.
    """

    strayed = Signal(object, object)

    def __init__(
        self,
        session: GameSession,
        *,
        recorder: ResultRecorder,
        look_ahead: LookAhead,
        board: BoardView,
        area: BoardArea,
        actions: MainCommands,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._recorder = recorder
        self._look_ahead = look_ahead
        self._board = board
        self._area = area
        self._actions = actions
        self._left_at: Position | None = None  # where a look ahead ended that the cursor has not moved from
        self._hear()
        self._obey(actions)
        self._on_game_replaced()

    def _hear(self) -> None:
        """What the session says is shown, and what happens on the board is told to the session."""
        session, board = self._session, self._board
        session.gameReplaced.connect(self._on_game_replaced)
        session.cursorMoved.connect(self._on_cursor_moved)
        session.treeChanged.connect(self._show_last_move)
        session.treeChanged.connect(self._show_drawn_marks)
        session.stateChanged.connect(self._show_state)
        self._recorder.changed.connect(self.show_players)
        self._look_ahead.changed.connect(self._on_looked_ahead)
        session.refused.connect(self._on_refused)
        board.moveChosen.connect(self.play)
        board.refused.connect(self.refuse)
        board.strayed.connect(self._on_strayed)
        board.marksEdited.connect(session.set_marks)
        board.stepped.connect(self._on_wheel)

    def _obey(self, actions: MainCommands) -> None:
        """The commands of play, and those that go through the game or along the line that is looked at."""
        session, look_ahead = self._session, self._look_ahead
        for action, slot in (
            (actions.take_back, session.take_back),
            (actions.restore, session.restore),
            (actions.engine_move, session.engine_move),
            (actions.offer_draw_now, session.offer_draw),
            (actions.resign_now, session.resign),
            (actions.clear_marks, self._clear_drawn_marks),
            (actions.back_to_game, self._back_to_game),
            (actions.flip, self.flip),
        ):
            action.triggered.connect(slot)
        for action, step, along in (
            (actions.to_start, session.to_start, look_ahead.leave),
            (actions.step_back, session.step_back, look_ahead.step_back),
            (actions.step_forward, session.step_forward, look_ahead.step_forward),
            (actions.to_end, session.to_end, look_ahead.to_end),
            (actions.previous_variation, partial(self._go_beside, -1), look_ahead.leave),
            (actions.next_variation, partial(self._go_beside, 1), look_ahead.leave),
        ):
            action.triggered.connect(partial(self._step, step, along))
        for action in (actions.hint, actions.show_me):  # they speak of the game's position
            action.triggered.connect(look_ahead.leave)
        actions.turn.toggled.connect(self._board.set_standing)

    @Slot()
    def flip(self) -> None:
        """See the board from the other side."""
        self.set_flipped(not self._board.orientation.flipped)

    @Slot(bool)
    def set_flipped(self, flipped: bool) -> None:
        """See the board from Black's side, or from White's."""
        self._board.set_flipped(flipped)
        self.show_players()

    @Slot()
    def _on_game_replaced(self) -> None:
        session = self._session
        self._board.set_position(session.position)
        self._board.set_last_move(session.node.move)
        self.set_flipped(session.persons == (Color.BLACK,))
        self._actions.turn.setEnabled(self._board.can_stand)
        self._show_drawn_marks()
        self._show_state()

    @Slot(object)
    def _on_cursor_moved(self, transition: Transition) -> None:
        shown, self._left_at = self._left_at, None
        self._board.clear_marks()
        if transition.after is not shown:  # else the move to it is under way on the board
            self._board.set_position(transition.after, transition)
        self._board.set_last_move(self._session.node.move)
        self._show_drawn_marks()

    @Slot(object)
    def _on_looked_ahead(self, transition: Transition) -> None:
        self._left_at = None if self._look_ahead.active else transition.after
        self._show_drawn_marks()
        self._show_state()

    @Slot()
    def _show_drawn_marks(self) -> None:
        """Show the arrows and squares of the node; a position that is only looked at has none."""
        self._board.set_drawn_marks(() if self._look_ahead.active else self._session.node.marks)

    @Slot()
    def _clear_drawn_marks(self) -> None:
        self._session.set_marks(())

    # The way through the game

    def _step(self, go: Callable[[], None], along: Callable[[], None], *_: object) -> None:
        """Go through the game, or through the line that is looked at."""
        (along if self._look_ahead.active else go)()

    @Slot()
    def _back_to_game(self) -> None:
        self._session.go_to(self._session.reached)

    def _go_beside(self, step: int) -> None:
        session = self._session
        session.go_to(beside(session.node, step) or session.node)

    @Slot(int)
    def _on_wheel(self, steps: int) -> None:
        game, line = self._session, self._look_ahead
        ways = (game.step_forward, line.step_forward) if steps > 0 else (game.step_back, line.step_back)
        for _ in range(abs(steps)):
            self._step(*ways)

    @Slot()
    def _show_last_move(self) -> None:
        """The move that led here, of which there is none once the game begins here."""
        self._board.set_last_move(self._session.node.move)

    @Slot()
    def _show_state(self) -> None:
        session, actions, looking = self._session, self._actions, self._look_ahead.active
        node = session.node
        self._board.set_playable(self._look_ahead.can_play if looking else session.humans_turn)
        actions.take_back.setEnabled(session.can_take_back)
        actions.restore.setEnabled(session.can_restore)
        actions.hint.setEnabled(session.can_hint)
        actions.offer_draw.setEnabled(session.can_offer_draw)
        actions.resign.setEnabled(session.can_resign)
        actions.offer_draw_now.setEnabled(session.can_offer_draw)
        actions.resign_now.setEnabled(session.can_resign)
        actions.rematch.setEnabled(not session.studied)
        actions.other_colors.setEnabled(not session.studied)
        actions.engine_move.setEnabled(session.can_engine_move or session.thinking)
        actions.clear_marks.setEnabled(bool(node.marks) and not looking)
        for action in (actions.to_start, actions.step_back):
            action.setEnabled(looking or node.parent is not None)
        for action in (actions.to_end, actions.step_forward):
            action.setEnabled(self._look_ahead.can_go_on if looking else bool(node.children))
        for action, step in ((actions.previous_variation, -1), (actions.next_variation, 1)):
            action.setEnabled(looking or beside(node, step) is not None)
        self.show_players()

    @Slot(object)
    def play(self, move: Move) -> bool:
        """Play a legal move in the position shown; False: it was refused."""
        if not self._look_ahead.active:
            return self._session.play(move)
        self._look_ahead.play(move)
        return True

    @Slot(str, str)
    def refuse(self, origin: Square, target: Square) -> None:
        """Tell why a gesture from `origin` to `target` is no move in the position shown."""
        if not self._look_ahead.active:
            self._session.refuse(origin, target)
        elif self._look_ahead.can_play:
            self._tell(why_not(self._look_ahead.position, origin, target))

    @Slot(object, str)
    def _on_strayed(self, path: tuple[Square, ...], target: Square) -> None:
        from harzdame_engine.game.explain import explain_on_the_way

        self._tell(explain_on_the_way(self._look_ahead.position, path, target))

    def _tell(self, refusal: Refusal) -> None:
        """Tell of a refusal that is not the session's."""
        self._board.show_refusal(refusal)
        self.strayed.emit(refusal, self._look_ahead.position)

    @Slot(object)
    def _on_refused(self, refusal: Refusal) -> None:
        self._board.show_refusal(refusal)

    # Words

    @Slot()
    def show_players(self, *_: object) -> None:
        """Show anew who plays, and who is at work."""
        below = Color.BLACK if self._board.orientation.flipped else Color.WHITE
        self._area.below.show_player(self._player(below))
        self._area.above.show_player(self._player(below.other))

    def _player(self, color: Color) -> PlayerState:
        session = self._session
        at = session.thinking_at
        held = session.players[color].held
        thinking = at is not None and at.position.turn is color and not held
        position = self._look_ahead.position
        counts = pieces_left(position, color), walk_text(position, color), self._count(color)
        return PlayerState(
            color=color,
            name=name_of(color, session),
            opponent=opponent_in(color, session),
            detail=self._detail(color),
            tip=self._tip(color),
            pieces=", ".join(filter(None, counts)),
            status=self._status(color, thinking=thinking),
            thinking=thinking,
        )

    def _detail(self, color: Color) -> str:
        """The level, and what keeps the game from counting: a coach, or else that it does not."""
        level, reason = self._session.players[color].rated_level, self._reason(color)
        told = None if reason is None else short_reason(reason)
        return " · ".join(filter(None, ("" if level is None else level_name(level), told)))

    def _tip(self, color: Color) -> str:
        reason = self._reason(color)
        return "" if reason is None else reason_sentence(reason)

    def _reason(self, color: Color) -> NoCount | None:
        """Why the game against this player does not count."""
        asked = self._recorder.concerned and color not in self._session.persons
        return self._recorder.reason if asked else None

    def _count(self, color: Color) -> str:
        """How near a draw by counting is, beside the side to move."""
        node = self._session.node
        if self._look_ahead.active or node.position.turn is not color:
            return ""
        return count_text(self._session.tree.counts(node))

    def _status(self, color: Color, *, thinking: bool) -> str:
        if thinking:
            return self.tr("Thinking")
        if self._session.players[color].held and not self._look_ahead.active:
            return self.tr("Waiting")
        if self._look_ahead.active:
            return ""
        session = self._session
        looked_back = session.looked_back_at(session.node)
        at = session.reached if looked_back else session.node
        if session.outcome_at(at) is not None or at.position.turn is not color:
            return ""
        if self._session.persons == (color,):
            return self.tr("Your move")
        return self.tr("To move")


def name_of(color: Color, session: GameSession) -> str:
    """The name of the player of one side, for the board's edge."""
    player, alone = session.players[color], session.persons == (color,)
    if (opponent := opponent_in(color, session)) is not None:
        return opponent.name
    tag = player.spec.name if alone else session.tree.tags.get(color.name.capitalize(), "")
    return player.name or player_name(color, tag, person=color in session.persons, alone=alone)


def opponent_in(color: Color, session: GameSession) -> Opponent | None:
    """The opponent with a face who plays one side, if one does."""
    spec = session.players[color].spec
    return opponent_of(spec.level, spec.style) if spec.built_in else None


def headings(session: GameSession) -> tuple[str, ...]:
    """What the game is called: the players and the event; a study's chapter without players by its name."""
    names = [name_of(color, session) for color in Color]
    told = (" – ".join(names), _tag(session, "Event"))
    if names == [color_name(color) for color in Color]:
        from harzdame_engine.study.tags import CHAPTER, STUDY

        if chapter := _tag(session, CHAPTER):
            told = (chapter, _tag(session, STUDY))
    return tuple(filter(None, told))


def _tag(session: GameSession, name: str) -> str:
    value = session.tree.tags.get(name, "")
    return "" if value in UNKNOWN else value
