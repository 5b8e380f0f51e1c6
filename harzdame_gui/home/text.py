"""The rows of the page in words. Each says what is so, and leads there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from harzdame_engine import Color, Rules
from PySide6.QtCore import QLocale

from harzdame_gui.controllers.home.outlook import LeftGame, Outlook, PuzzlesToday
from harzdame_gui.controllers.opponents.ladder import beaten
from harzdame_gui.controllers.opponents.opponents import OPPONENTS, Opponent, opponent_of
from harzdame_gui.controllers.settings.settings import LevelResult
from harzdame_gui.controllers.study.study_service import Shelved
from harzdame_gui.controllers.tournament.kept import Kept
from harzdame_gui.home.way import Aim, Section, Way
from harzdame_gui.text.games import game_name
from harzdame_gui.text.opponents import opponent_sentence
from harzdame_gui.text.players import UNKNOWN, own_name
from harzdame_gui.text.sizes import bounded, one_line
from harzdame_gui.translation import counted, translate

COURSE_GAME = "harzdame"
"""The game that the course for beginners is about."""


class Surrounding(NamedTuple):
    """What is known without looking anywhere.

    `rules` are those of the game on the board, `headings` its players; "" while nobody has begun it.
    `waits`: another unfinished game can be put on the board.
    """

    rules: Rules
    headings: str
    waits: bool
    results: Sequence[LevelResult]
    opponent: Opponent


def question(rules: Rules) -> tuple[Way, ...]:
    """The answers to the question of the first start."""
    first = OPPONENTS[0]
    names = {"game": game_name(rules)}
    known = translate("Home", "See in a minute what is different in {game}, then play.").format(**names)
    easy = f"{first.name}: {opponent_sentence(first)}"
    return (
        Way(Aim.LEARN, translate("Home", "Learn it"), _lesson(rules), "learn", lead=True),
        Way(Aim.EASY_GAME, translate("Home", "Play an easy game"), easy, first.id),
        Way(Aim.KNOWS_DRAUGHTS, translate("Home", "I know draughts"), known, "exchange"),
    )


def _lesson(rules: Rules) -> str:
    if rules.id == COURSE_GAME:
        return translate("Home", "“Harzdame in an hour”, move by move on a board.")
    return translate("Home", "A tour of {game} in five minutes, by moves that you make.").format(
        game=game_name(rules)
    )


def going_on(around: Surrounding, outlook: Outlook) -> Section:
    """What was begun and is not over."""
    return Section(translate("Home", "Go on"), tuple(_begun(around, outlook)))


def _begun(around: Surrounding, outlook: Outlook) -> Iterator[Way]:
    if around.headings:
        yield Way(Aim.BACK, translate("Home", "Back to the board"), around.headings, "play")
    if around.waits:
        text = translate("Home", "It was left when Harzdame ended.")
        yield Way(Aim.RECOVER, translate("Home", "Another unfinished game"), text, "play")
    if outlook.game is not None:
        yield _left_game(outlook.game)
    for course in sorted(outlook.courses, key=lambda each: -each.progress.opened):
        if course.progress.chapter and not _is_read(course):
            yield _course(course)
            break  # the one that was read last
    if outlook.tournament is not None:
        yield _tournament(outlook.tournament)


def _left_game(left: LeftGame) -> Way:
    told = [name for color in Color if (name := _player(left, color)) not in UNKNOWN]
    opponents = (_opponent_in(left, color) for color in Color)
    face = next((each.id for each in opponents if each is not None), "play")
    number = left.plies // 2 + 1
    move = translate("Home", "move {number}").format(number=QLocale().toString(number))
    text = " · ".join(filter(None, (" – ".join(told), game_name(left.rules), move)))
    return Way(Aim.GAME, translate("Home", "Your last game"), text, face, left.path)


def _player(left: LeftGame, color: Color) -> str:
    opponent = _opponent_in(left, color)
    return own_name(color, left.players) or (opponent.name if opponent else one_line(left.names[color]))


def _opponent_in(left: LeftGame, color: Color) -> Opponent | None:
    """Who of the ladder plays a side; None: nobody."""
    spec = left.players.get(color)
    return opponent_of(spec.level, spec.style) if spec is not None and spec.built_in else None


def _course(course: Shelved) -> Way:
    heading, done = course.heading, min(len(course.progress.done), course.heading.chapters)
    text = counted.tr("{done} of %Ln chapters read", "", heading.chapters)
    return Way(
        Aim.STUDY,
        bounded(heading.title),
        text.format(done=QLocale().toString(done)),
        "learn",
        course.path,
    )


def _is_read(course: Shelved) -> bool:
    return len(course.progress.done) >= course.heading.chapters


def _tournament(kept: Kept) -> Way:
    text = counted.tr("{played} of %Ln games played", "", kept.total)
    return Way(Aim.TOURNAMENT, one_line(kept.plan.name), text.format(played=kept.played), "cup", kept.path)


def today(around: Surrounding, puzzles: PuzzlesToday) -> Section:
    """What there is to do today."""
    return Section(translate("Home", "Today"), (*_puzzles(puzzles), _opponent(around.opponent)))


def _puzzles(puzzles: PuzzlesToday) -> Iterator[Way]:
    if puzzles.has_daily:
        yield Way(Aim.DAILY, translate("Home", "Today’s puzzle"), _daily(puzzles.daily_points), "puzzle")
    if puzzles.due:
        title = counted.tr("%Ln puzzles to repeat", "", puzzles.due)
        yield Way(Aim.DUE, title, translate("Home", "You failed them before; they are due again."), "puzzle")
    if puzzles.own_due:
        title = counted.tr("%Ln puzzles from your own games", "", puzzles.own_due)
        yield Way(Aim.MISTAKES, title, translate("Home", "Wins that you missed."), "puzzle")


def _daily(points: float | None) -> str:
    if points is None:
        return translate("Home", "Not tried yet.")
    return translate("Home", "Solved.") if points > 0 else translate("Home", "Not solved; try it again.")


def _opponent(opponent: Opponent) -> Way:
    title = translate("Home", "Play against {name}").format(name=opponent.name)
    return Way(Aim.OPPONENT, title, opponent_sentence(opponent), opponent.id)


def help_offered(rules: Rules, outlook: Outlook) -> Section:
    """The help that the first start offers, found again under its names."""
    ways = []
    begun = any(each.progress.chapter for each in outlook.courses[:1])
    if rules.id != COURSE_GAME or not begun:
        ways.append(Way(Aim.LEARN, translate("Home", "Learn it"), _lesson(rules), "learn"))
    known = translate("Home", "What is different in {game}.").format(game=game_name(rules))
    ways.append(Way(Aim.KNOWS_DRAUGHTS, translate("Home", "I know draughts"), known, "exchange"))
    return Section(translate("Home", "Learn"), tuple(ways))


def progress(around: Surrounding, outlook: Outlook) -> Section:
    """How far the person has come in the game."""
    results = [result for result in around.results if result.game == around.rules.id]
    if not results:
        return Section("", ())
    won = sum(result.points == 1 for result in results)
    games = counted.tr("%Ln games that count, {won} of them won", "", len(results))
    text = games.format(won=QLocale().toString(won))
    if number := len(beaten(around.rules.id, results)):
        told = counted.tr("{beaten} of %Ln opponents beaten", "", len(OPPONENTS))
        text = f"{text} · {told.format(beaten=QLocale().toString(number))}"
    title = translate("Home", "Your strength")
    if outlook.strength is not None:
        elo = QLocale().toString(round(outlook.strength.elo))
        title = translate("Home", "Your strength: about {elo}").format(elo=elo)
    way = Way(Aim.STRENGTH, title, text, "analysis")
    return Section(translate("Home", "Your progress"), (way,))
