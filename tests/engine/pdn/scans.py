"""What a scan found, comparable: the core's and the plain one's of tests/reference."""

from __future__ import annotations

import random

from harzdame_engine import pdn

from tests.reference import pdn_scanner

Seen = tuple[list[object], tuple[pdn.PdnProblem, ...]]


def seen(found: pdn.PdnFile | pdn_scanner.FoundGames) -> Seen:
    """All that is known of the games, and the problems."""
    return [
        (
            game.number,
            game.line,
            game.column,
            game.start,
            game.end,
            list(game.tags.items()),
            game.rules and game.rules.id,
            game.game_name,
            game.text,
        )
        for game in found.games
    ], found.problems


def differs(text: str) -> bool:
    """Whether the core's scan of `text` is another than the plain one's."""
    return seen(pdn.scan(text)) != seen(pdn_scanner.scan(text))


def differs_edited(rng: random.Random, text: str, by: str) -> bool:
    """Whether a file with a part, often a game, replaced is another than the changed text's."""
    file = pdn.scan(text)
    if file.games and rng.random() < 0.7:
        game = rng.choice(file.games)
        start, end = game.start, game.end
    else:
        start, end = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    edited = file.edited(start, end, by)
    changed = text[:start] + by + text[end:]
    return edited.text != changed or seen(edited) != seen(pdn.scan(changed))
