"""Playing in a window: typed moves, clocks, lines that are looked at, and the cards of a game's end."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction

from harzdame_gui.context import Context
from harzdame_gui.controllers.opponents.opponents import Opponent
from harzdame_gui.controllers.sounds.speaker import Speaker
from harzdame_gui.notices.card import Tone
from harzdame_gui.play.board_area import BoardArea
from harzdame_gui.play.clock_view import ClockView
from harzdame_gui.play.ending import Ending
from harzdame_gui.play.look_ahead import LookAheadView
from harzdame_gui.play.navigation import MoveEntry
from harzdame_gui.play.presenter import BoardPresenter
from harzdame_gui.play.result_card import ResultCard
from harzdame_gui.play.typed_moves import TypedMoves
from harzdame_gui.play.watch_bar import WatchBar, WatchView
from harzdame_gui.widgets.connections import connect_in_qt


def install_play(
    context: Context,
    *,
    presenter: BoardPresenter,
    area: BoardArea,
    entry: MoveEntry,
    review: QAction,
    speaker: Speaker,
    play: Callable[[Opponent], None],
) -> None:
    """`entry` is the field for moves; `review` is offered with the result; `play` begins the next game."""
    presenter.strayed.connect(context.notices.show_refusal)
    _add_ending(context, review, play)
    TypedMoves(
        entry,
        context.board,
        key=context.commands.type_move,
        position=lambda: context.look_ahead.position,
        play=presenter.play,
        refuse=presenter.refuse,
        say=lambda message: context.notices.say(message, Tone.WARNING),
    )
    connect_in_qt(context.session, "gameReplaced()", entry, "clear()")
    for row in (area.above, area.below):
        context.settings.motion.follow(row.dots.set_speed)
    LookAheadView(context, area)
    ClockView(context, context.session.clock, area, speaker)


def _add_ending(context: Context, review: QAction, play: Callable[[Opponent], None]) -> None:
    """The cards of a game that is over, and of one that is watched."""
    commands = context.commands
    bar = WatchBar(commands, context.settings.watch_pause)
    texts = [(action, action.text()) for action in (commands.rematch, commands.other_colors)]
    texts += [(action, action.iconText()) for action in (review, commands.take_back)]
    card = ResultCard(texts)
    context.add_card(bar)
    context.add_card(card, allow=card.allow)
    WatchView(context.session, bar, commands)
    Ending(context, card, tuple(action for action, _ in texts), play)
