"""Questions about endgames: claims of players and inventors, with the material that answers them."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from harzdame_engine.endgames.material import Material
from harzdame_engine.rules.board import Square
from harzdame_engine.rules.rules import Rules
from harzdame_engine.rules.variants import variant

_DISSECTED = "[Draughts Dissected](https://mindsports.nl/index.php/draughts-dissected?start=6)"


class Part(NamedTuple):
    """Some positions of a material: those with Black's pieces on `black`; None means anywhere."""

    name: str
    black: frozenset[Square] | None = None


EVERYWHERE = Part("")


class EndgameQuestion(NamedTuple):
    """A question; `claim`: the sources' answer in Markdown, "" if they are silent; `note`: our remark."""

    rules: Rules
    title: str
    material: Material
    claim: str = ""
    parts: tuple[Part, ...] = (EVERYWHERE,)
    note: str = ""


def _question(
    game: str | Rules,
    title: str,
    material: str,
    claim: str = "",
    parts: tuple[Part, ...] = (EVERYWHERE,),
    *,
    note: str = "",
) -> EndgameQuestion:
    rules = variant(game) if isinstance(game, str) else game
    return EndgameQuestion(rules, title, Material.parse(material), claim, parts, note)


_TURKISH_TO_THE_END = replace(
    variant("turkish"),
    id="turkish-to-the-end",
    name="Turkish draughts without the draw at one piece each",
    one_piece_each_draws=False,
)
_LONG_DIAGONAL = frozenset({"5", "10", "14", "19", "23", "28", "32", "37", "41", "46"})
_DIAGONAL_PARTS = (
    Part("the single king on the long diagonal", _LONG_DIAGONAL),
    Part("the single king elsewhere", frozenset(variant("international").board.names) - _LONG_DIAGONAL),
)
_NORMALLY = "“Wins normally” (the inventor of the family)."
_CATCH = f"Two kings catch one, as in Armenian draughts ({_DISSECTED})."

QUESTIONS = (
    _question(
        "harzdame",
        "Two kings against one",
        "KKvK",
        "Harzdame's endgames are said to be decisive where those of draughts are drawn.",
    ),
    _question(
        "harzdame",
        "King and man against king",
        "KMvK",
        "If two kings can trap a lone one, the key question is whether this endgame can be converted into "
        f"that one; usually, it would seem, it can ({_DISSECTED}, of straight games).",
    ),
    _question("harzdame", "King against man", "KvM"),
    _question("harzdame", "Two kings against two", "KKvKK"),
    _question("harzdame", "Two kings against king and man", "KKvKM"),
    _question("harzdame", "Two kings against two men", "KKvMM"),
    _question("harzdame", "King and man against king and man", "KMvKM"),
    _question("harzdame", "King and man against two men", "KMvMM"),
    _question("harzdame", "Two men against two", "MMvMM"),
    _question("turkish", "Two kings against one", "KKvK", _NORMALLY),
    _question(
        _TURKISH_TO_THE_END,
        "Two kings against one",
        "KKvK",
        _NORMALLY,
        note="Two kings win by offering one of them, and that leaves one piece each: by the rule a draw at "
        "once. If the game goes on instead, what the inventor says holds.",
    ),
    _question(
        "international",
        "Three kings against one",
        "KKKvK",
        f"Usually a draw, “barring some 10.000 of over 2.500.000” positions ({_DISSECTED}). "
        "A king on the long diagonal, players say, is safe.",
        _DIAGONAL_PARTS,
    ),
    _question(
        "international",
        "Four kings against one",
        "KKKKvK",
        f"It takes four kings to catch one ({_DISSECTED}).",
        _DIAGONAL_PARTS,
    ),
    _question(
        "hexdame",
        "Three kings against one",
        "KKKvK",
        f"“3 kings will always capture a lone one in three moves or less” ({_DISSECTED}).",
    ),
    _question(
        "hexdame",
        "Two kings against one",
        "KKvK",
        "There are 16 won positions, those alike by symmetry counted once; "
        f"generally three kings are needed ({_DISSECTED}).",
    ),
    _question("turkthic-2", "Three kings against one", "KKKvK", _NORMALLY),
    _question(
        "turkthic-2", "Two kings against one", "KKvK", "“Drawn in non-trivial positions” (the inventor)."
    ),
    _question("dameo", "Two kings against one", "KKvK", _CATCH),
    _question("croda", "Two kings against one", "KKvK"),
)
