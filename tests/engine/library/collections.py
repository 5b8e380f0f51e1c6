"""Collections of games for tests of the library: random legal play, the same for the same seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from harzdame_engine import Position

_FIRST = ("Ada", "Bruno", "Carla", "Dörte", "Emil", "Fritz", "Gesine", "Hanna", "Ivo", "Jördis")
_STEMS = ("Berg", "Linden", "Stein", "Wolfs", "Harz", "Roten", "Kalten", "Brunn", "Eichen", "Sonnen")
_ENDS = ("hagen", "mann", "bauer", "ke", "er", "thal", "stedt", "meier", "ow", "feld")
_EVENTS = ("Club championship", "Harz Open", "Team match", "Correspondence", "Training")
_REMARKS = ("a quiet move", "too slow", "the point of the plan", "now the corner falls", "better was to wait")


def collection(count: int, seed: int = 0, plies: int = 60, variant_id: str = "harzdame") -> Iterator[str]:
    """The PDN texts of `count` games of up to `plies` moves, with tags and a few comments."""
    rng = random.Random(seed)
    start = Position.start(variant_id)
    for number in range(count):
        yield _game(rng, start, plies, number)


def write_collection(path: Path, count: int, seed: int = 0, plies: int = 60) -> None:
    """A file of such games."""
    with path.open("w", encoding="utf-8") as file:
        for text in collection(count, seed, plies):
            file.write(text)
            file.write("\n")


def _game(rng: random.Random, start: Position, plies: int, number: int) -> str:
    words: list[str] = []
    position = start
    for ply in range(plies):
        if not position._core_moves:
            break
        move = rng.choice(position._core_moves)
        if ply % 2 == 0:
            words.append(f"{ply // 2 + 1}.")
        # naming every move of a position would take most of the time
        words.append(str(position._named(move)))
        if rng.random() < 0.01:
            words.append(f"{{{rng.choice(_REMARKS)}}}")
        position = position._after(move)
    outcome = position.outcome()
    result = outcome.result if outcome else rng.choice(("1-0", "0-1", "1/2-1/2"))
    tags = {
        "Event": f"{rng.choice(_EVENTS)} {rng.randrange(100)}",
        "Site": f"{rng.choice(_STEMS)}{rng.choice(_ENDS)}",
        "Date": f"{rng.randrange(1950, 2026)}.{rng.randrange(1, 13):02}.{rng.randrange(1, 29):02}",
        "Round": str(rng.randrange(1, 12)),
        "White": _name(rng),
        "Black": _name(rng),
        "Result": result,
        "GameType": str(start.rules.gametype),
        "Annotator": f"Number {number}",
    }
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    moves = " ".join([*words, result])
    return "\n".join([*lines, "", *_wrapped(moves), ""])


def _name(rng: random.Random) -> str:
    return f"{rng.choice(_STEMS)}{rng.choice(_ENDS)}{rng.randrange(40)}, {rng.choice(_FIRST)}"


def _wrapped(text: str) -> Iterator[str]:
    while len(text) > 80:
        cut = text.rfind(" ", 0, 80)
        yield text[:cut]
        text = text[cut + 1 :]
    yield text
