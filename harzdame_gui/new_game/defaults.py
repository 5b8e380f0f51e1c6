"""The defaults of a new game: the last choice, and names for the players."""

from __future__ import annotations

from harzdame_engine import LEVELS, variants

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.settings.choices import PlayerKind
from harzdame_gui.controllers.settings.settings import Settings
from harzdame_gui.text.levels import level_name
from harzdame_gui.translation import translate


def last_choice(settings: Settings) -> NewGame:
    """The choice for the last new game."""
    level = next(level for level in LEVELS if level.id == settings.level.value)
    computer = PlayerSpec.engine(level, settings.thinking_time.value)
    game = settings.game.value
    known = game in {rules.id for rules in variants()}
    return NewGame(
        variant_id=game if known else Settings.game.default,
        white=computer if settings.white.value is PlayerKind.ENGINE else PERSON,
        black=computer if settings.black.value is PlayerKind.ENGINE else PERSON,
        no_progress_limit=NO_PROGRESS_LIMIT if settings.no_progress_draws.value else None,
    )


def remember_choice(settings: Settings, choice: NewGame) -> None:
    """Store a choice for the next time."""
    settings.game.set(choice.variant_id)
    settings.no_progress_draws.set(choice.no_progress_limit is not None)
    settings.white.set(choice.white.kind)
    settings.black.set(choice.black.kind)
    if PlayerKind.ENGINE in (choice.white.kind, choice.black.kind):
        settings.thinking_time.set(choice.assistant.thinking_time)
        settings.level.set((choice.assistant.level or LEVELS[-1]).id)


def with_names(choice: NewGame) -> NewGame:
    """The same choice with names of the players for the record."""
    return choice._replace(white=_named(choice.white), black=_named(choice.black))


def _named(player: PlayerSpec) -> PlayerSpec:
    if player.name:
        return player
    if player.kind is PlayerKind.HUMAN:
        return player._replace(name=translate("Games", "Player"))
    name = translate("Games", "Harzdame ({level})").format(level=level_name(player.level))
    return player._replace(name=name)
