"""The defaults of a new game: the last choice, and names for the players."""

from __future__ import annotations

from harzdame_engine import LEVELS, variants

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, NewGame
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.levels import level_name
from harzdame_gui.translation import translate


def last_choice(settings: Settings) -> NewGame:
    """The choice for the last new game."""
    level = next(level for level in LEVELS if level.id == settings.level.value)
    game = settings.game.value
    known = game in {rules.id for rules in variants()}
    return NewGame(
        variant_id=game if known else Settings.game.default,
        white=settings.white.value,
        black=settings.black.value,
        level=level,
        thinking_time=settings.thinking_time.value,
        no_progress_limit=NO_PROGRESS_LIMIT if settings.no_progress_draws.value else None,
    )


def remember_choice(settings: Settings, choice: NewGame) -> None:
    """Store a choice for the next time."""
    settings.game.set(choice.variant_id)
    settings.no_progress_draws.set(choice.no_progress_limit is not None)
    settings.white.set(choice.white)
    settings.black.set(choice.black)
    settings.thinking_time.set(choice.thinking_time)
    if choice.level is not None:
        settings.level.set(choice.level.id)


def with_names(choice: NewGame) -> NewGame:
    """The same choice with names of the players for the record."""
    computer = translate("Games", "Harzdame ({level})").format(level=level_name(choice.level))
    names = {PlayerKind.HUMAN: translate("Games", "Player"), PlayerKind.ENGINE: computer}
    return choice._replace(white_name=names[choice.white], black_name=names[choice.black])
