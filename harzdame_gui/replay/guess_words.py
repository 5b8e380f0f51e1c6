"""Guesses in words: what is said of one, and of all of them."""

from __future__ import annotations

from collections.abc import Sequence

from harzdame_engine.game.numbering import number_of
from harzdame_engine.review.guessing import MOST_POINTS, Guess, GuessVerdict, points

from harzdame_gui.text.message import Message
from harzdame_gui.text.short_moves import short_move
from harzdame_gui.translation import counted, translate


def verdict_message(guess: Guess) -> Message:
    """What a guess is worth, and what was played."""
    played = numbered(guess)
    if guess.verdict is GuessVerdict.PLAYED:
        return Message(
            translate("Guess", "Right"), translate("Guess", "{move} was played.").format(move=played)
        )
    if guess.verdict is GuessVerdict.SHOWN:
        return Message(translate("Guess", "{move} was played.").format(move=played))
    title = {
        GuessVerdict.BETTER: translate("Guess", "Better than the game"),
        GuessVerdict.EQUAL: translate("Guess", "Just as good"),
        GuessVerdict.CLOSE: translate("Guess", "Nearly as good"),
        GuessVerdict.WORSE: translate("Guess", "Not as good"),
    }[guess.verdict]
    if guess.own is None or guess.played is None:
        text = translate("Guess", "{move} was played. The two could not be compared.")
        return Message(title, text.format(move=played))
    text = translate(
        "Guess",
        "{move} was played. Of 100 such games it scores {played}, and your {own_move} scores {own}.",
    )
    return Message(
        title,
        text.format(
            move=played,
            played=round(100 * guess.played),
            own_move="" if guess.move is None else short_move(guess.move),
            own=round(100 * guess.own),
        ),
    )


def numbered(guess: Guess) -> str:
    """The move of the game with its number."""
    node = guess.node
    if node.move is None:
        return ""
    return f"{number_of(node)} {short_move(node.move)}"


def score_line(guesses: Sequence[Guess]) -> str:
    """The points so far."""
    if not guesses:
        return translate("Guess", "No points yet")
    most = MOST_POINTS * len(guesses)
    return counted.tr("{points} of %Ln points", "", most).format(points=points(guesses))


def summary(guesses: Sequence[Guess]) -> Message:
    """The result, with a word on it and how it came about."""
    most = MOST_POINTS * len(guesses)
    share = points(guesses) / most if most else 0.0
    if not most:
        return Message(translate("Guess", "Nothing was guessed."))
    if share >= 0.85:
        word = translate("Guess", "Masterly")
    elif share >= 0.65:
        word = translate("Guess", "Very good")
    elif share >= 0.4:
        word = translate("Guess", "Well guessed")
    else:
        word = translate("Guess", "A hard game")
    counts = [
        (translate("Guess", "the move of the game: {count}"), (GuessVerdict.PLAYED,)),
        (translate("Guess", "as good or better: {count}"), (GuessVerdict.EQUAL, GuessVerdict.BETTER)),
        (translate("Guess", "nearly as good: {count}"), (GuessVerdict.CLOSE,)),
        (translate("Guess", "missed: {count}"), (GuessVerdict.WORSE, GuessVerdict.SHOWN)),
    ]
    told = []
    for pattern, verdicts in counts:
        count = sum(guess.verdict in verdicts for guess in guesses)
        if count:
            told.append(pattern.format(count=count))
    return Message(word, " · ".join(told))


def missed(guesses: Sequence[Guess]) -> list[Guess]:
    """The guesses that were not the move of the game nor as good, the costliest first."""
    bad = (GuessVerdict.CLOSE, GuessVerdict.WORSE, GuessVerdict.SHOWN)
    return sorted((guess for guess in guesses if guess.verdict in bad), key=lambda guess: -guess.lost)


def history_line(guess: Guess) -> str:
    """A row of the list of all guesses: points and moves."""
    other = guess.move is not None and guess.verdict is not GuessVerdict.PLAYED
    return f"+{guess.verdict.points}   {missed_line(guess) if other else numbered(guess)}"


def missed_line(guess: Guess) -> str:
    """A row of the list of missed moves."""
    if guess.move is None:
        return translate("Guess", "{move} – shown").format(move=numbered(guess))
    text = translate("Guess", "{move} – yours: {own}")
    line = text.format(move=numbered(guess), own=short_move(guess.move))
    lost = round(100 * guess.lost)
    return f"{line} (−{lost})" if lost > 0 else line
