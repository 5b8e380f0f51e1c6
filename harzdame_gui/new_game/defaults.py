"""The defaults of a new game: the last choice, and names for the players."""

from __future__ import annotations

from random import random

from harzdame_engine import LEVELS, Level, variants
from harzdame_engine.clocks.control import NO_CONTROL, TimeControl, parse_control, write_control
from harzdame_engine.search.styles import style_named

from harzdame_gui.controllers.game.new_game import NO_PROGRESS_LIMIT, PERSON, NewGame, PlayerSpec
from harzdame_gui.controllers.opponents.opponents import opponent_of
from harzdame_gui.controllers.settings.choices import ColorChoice, PlayerKind
from harzdame_gui.controllers.settings.settings import MOST_RECENT_GAMES, Settings
from harzdame_gui.text.levels import level_name, style_name
from harzdame_gui.translation import translate


def last_choice(settings: Settings) -> NewGame:
    """The choice for the last new game."""
    game = settings.game.value
    known = game in {rules.id for rules in variants()}
    computer = _computer(settings.level.value, settings.thinking_time.value, settings.style.value)
    both = settings.white.value is settings.black.value is PlayerKind.ENGINE
    white_computer = computer
    if both and settings.white_level.value:
        white_computer = _computer(
            settings.white_level.value, settings.white_thinking_time.value, settings.white_style.value
        )
    white_engine = settings.white.value is PlayerKind.ENGINE
    black_engine = settings.black.value is PlayerKind.ENGINE
    return NewGame(
        variant_id=game if known else Settings.game.default,
        white=white_computer if white_engine else _person(settings, guest=settings.white_guest.value),
        black=computer if black_engine else _person(settings, guest=settings.black_guest.value),
        no_progress_limit=NO_PROGRESS_LIMIT if settings.no_progress_draws.value else None,
        takebacks=settings.takebacks.value,
        colors=settings.colors.value,
        white_clock=_control(settings.white_clock.value),
        black_clock=_control(settings.black_clock.value),
        coach=settings.coach.value,
        ballots=settings.ballots.value,
    )


def with_programs(choice: NewGame, settings: Settings) -> NewGame:
    """The same choice with the added engines that played last, in place of the computer where one did."""
    white, black = (
        player._replace(program=program.value) if player.built_in else player
        for player, program in (
            (choice.white, settings.white_program),
            (choice.black, settings.black_program),
        )
    )
    return choice._replace(white=white, black=black)


def _control(text: str) -> TimeControl | None:
    """A time control as it is stored; None where it is none."""
    try:
        return None if text == NO_CONTROL else parse_control(text)
    except ValueError:
        return None


def persons(settings: Settings) -> tuple[PlayerSpec, PlayerSpec]:
    """The person whose computer it is and the last guest, as far as they are known."""
    return _person(settings, guest=False), _person(settings, guest=True)


def remember_choice(settings: Settings, choice: NewGame) -> None:
    """Store a choice for the next time; where colours alternate, with the sides exchanged."""
    settings.game.set(choice.variant_id)
    others = (game for game in settings.recent_games.value if game != choice.variant_id)
    settings.recent_games.set((choice.variant_id, *others)[:MOST_RECENT_GAMES])
    settings.no_progress_draws.set(choice.no_progress_limit is not None)
    settings.takebacks.set(choice.takebacks)
    settings.colors.set(choice.colors)
    settings.coach.set(choice.coach)
    _remember_ballots(settings, choice)
    for player in (choice.white, choice.black):
        if player.kind is PlayerKind.HUMAN:
            _remember_person(settings, player)
    if choice.colors is ColorChoice.ALTERNATING:
        choice = choice.swapped
    settings.white_clock.set(write_control(choice.white_clock))
    settings.black_clock.set(write_control(choice.black_clock))
    settings.white.set(choice.white.kind)
    settings.black.set(choice.black.kind)
    settings.white_program.set(choice.white.program)
    settings.black_program.set(choice.black.program)
    settings.white_guest.set(choice.white.guest)
    settings.black_guest.set(choice.black.guest)
    if choice.white.built_in or choice.black.built_in:
        settings.thinking_time.set(choice.assistant.thinking_time)
        settings.level.set(_level(choice.assistant).id)
        settings.style.set(_style_id(choice.assistant))
    if choice.white.built_in and choice.black.built_in:
        settings.white_thinking_time.set(choice.white.thinking_time)
        settings.white_level.set(_level(choice.white).id)
        settings.white_style.set(_style_id(choice.white))


def dealt(choice: NewGame) -> NewGame:
    """The choice with the colours given to its players: at random, if that is wanted."""
    at_random = choice.colors is ColorChoice.RANDOM
    return choice.swapped if at_random and random() < 0.5 else choice  # noqa: S311 - no secret


def with_names(choice: NewGame) -> NewGame:
    """The same choice with names of the players for the record, unless those are two persons without any.

    A person without a name has one in the record alone.
    """
    if choice.white == choice.black == PERSON:
        return choice
    tags = dict(choice.tags)
    for tag, player in (("White", choice.white), ("Black", choice.black)):
        if player.kind is PlayerKind.HUMAN and not player.name:
            tags.setdefault(tag, stand_in(player))
    return choice._replace(white=_named(choice.white), black=_named(choice.black), tags=tuple(tags.items()))


def stand_in(player: PlayerSpec) -> str:
    """The name that the record has for a person who has not told one."""
    return translate("Games", "Guest") if player.guest else translate("Games", "Player")


def _named(player: PlayerSpec) -> PlayerSpec:
    if player.name or player.program or player.kind is PlayerKind.HUMAN:
        return player
    if (opponent := opponent_of(player.level, player.style)) is not None:
        text = translate("Games", "{name} (Harzdame, {level})")
        return player._replace(name=text.format(name=opponent.name, level=level_name(player.level)))
    name = translate("Games", "Harzdame ({level})").format(level=level_name(player.level))
    if player.style is not None:
        text = translate("Games", "Harzdame ({level}, {style})")
        name = text.format(level=level_name(player.level), style=style_name(player.style))
    return player._replace(name=name)


def _computer(level_id: str, seconds: float, style_id: str) -> PlayerSpec:
    level = next((level for level in LEVELS if level.id == level_id), LEVELS[-1])
    return PlayerSpec.engine(level, seconds)._replace(style=style_named(style_id))


def _person(settings: Settings, *, guest: bool) -> PlayerSpec:
    name = settings.guest_name if guest else settings.player_name
    rating = settings.guest_rating if guest else settings.player_rating
    return PlayerSpec(name=name.value, rating=rating.value, guest=guest)


def _remember_person(settings: Settings, person: PlayerSpec) -> None:
    (settings.guest_name if person.guest else settings.player_name).set(person.name)
    (settings.guest_rating if person.guest else settings.player_rating).set(person.rating)


def _remember_ballots(settings: Settings, choice: NewGame) -> None:
    """Where openings are drawn, and the game begins as usual."""
    from harzdame_engine.ballots.ballot_sets import ballot_sets

    if choice.position is None and ballot_sets(choice.variant_id):
        settings.ballots.set(choice.ballots)


def _level(player: PlayerSpec) -> Level:
    return player.level or LEVELS[-1]


def _style_id(player: PlayerSpec) -> str:
    return player.style.id if player.style else ""
