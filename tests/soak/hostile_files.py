"""Endgame tables and weights made to hurt, with right checksums: all are refused or harmless.

``python -m tests.soak.hostile_files --count 2000`` changes files at random, mends
their checksums, opens them and uses what is opened: positions are looked up and
searched. Any error but the one of its kind fails, and so does a crash, most surely
in a build with sanitizers.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import lzma
import random
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from harzdame_engine import Engine, Limit, Position, variant
from harzdame_engine.endgames.cache import EndgameCache
from harzdame_engine.endgames.tables import Tables, installed_folders
from harzdame_engine.files.errors import WeightsError
from harzdame_engine.files.resources import resource
from harzdame_engine.search.weights import read_weights

GAME = "harzdame"
ENDINGS = ("W:WKa1:Bh8,g7", "W:WKc4:BKf6", "B:Wc2,d2:BKh1", "W:WKa1,b2:Bh8", "B:WKd4:Bh5", "W:Wc3:Bf6")


def hostile_table(data: bytes, chance: random.Random) -> bytes:
    """A table with changed codes, now and then with a changed header, under its right checksum."""
    magic, _, header, codes = _lines(data, 3)
    codes = _changed(codes, chance)
    if chance.random() < 0.2:
        header = _changed_json(header, chance)
    body = header + b"\n" + codes
    return magic + b"\n" + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def hostile_weights(data: bytes, chance: random.Random) -> bytes:
    """Weights with a changed header, or another content, under their right checksum."""
    magic, header, packed = _lines(data, 2)
    kind = chance.random()
    if kind < 0.3:
        values = _changed(lzma.decompress(packed), chance)
        packed = lzma.compress(values, preset=0)
    elif kind < 0.4:
        packed = lzma.compress(bytes(chance.choice((1 << 16, 1 << 24))), preset=0)
    described = json.loads(_changed_json(header, chance) if kind > 0.25 else header)
    if isinstance(described, dict):
        described["sha256"] = hashlib.sha256(packed).hexdigest()
    return magic + b"\n" + json.dumps(described).encode() + b"\n" + packed


def _lines(data: bytes, count: int) -> list[bytes]:
    return data.split(b"\n", count)


def _changed(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        at = chance.randrange(min(len(changed), chance.choice((24, 200, 2000, len(changed)))))
        changed[at] = chance.choice((0, 1, 0x7F, 0xFF, changed[at] ^ 1 << chance.randrange(8)))
    if chance.random() < 0.1:
        del changed[chance.randrange(len(changed)) :]
    return bytes(changed)


_VALUES: tuple[Any, ...] = (None, -1, 0, 1, 2**31, 2**63, 1e308, "", "a1", [], {}, [[]], True, "x" * 3000)


def _changed_json(header: bytes, chance: random.Random) -> bytes:
    """JSON with one value somewhere in it replaced, repeated or taken away."""
    root = json.loads(header)
    at: Any = root
    while isinstance(at, (dict, list)) and at:
        key = chance.choice(list(at) if isinstance(at, dict) else range(len(at)))
        inner = at[key]
        if not isinstance(inner, (dict, list)) or not inner or chance.random() < 0.3:
            if isinstance(at, list) and chance.random() < 0.4:
                at.insert(key, chance.choice((inner, [[], False], [["a1"] * 12, True])))
            elif chance.random() < 0.2:
                del at[key]
            else:
                at[key] = chance.choice(_VALUES)
            break
        at = inner
    return json.dumps(root).encode()


def try_table(data: bytes, folder: Path, name: str, chance: random.Random) -> str:
    """Open a table among the others and use it; returns what became of it."""
    place = folder / "tables" / GAME
    place.mkdir(parents=True, exist_ok=True)
    path = place / name
    path.write_bytes(data)
    tables = Tables(variant(GAME), (folder / "tables",))
    outcome = "refused" if tables.problems else "used"
    for fen in ENDINGS:
        position = Position.from_fen(fen, GAME)
        tables.probe(position)
        tables.endgame(position)
        for move in chance.sample(position.legal_moves(), min(3, len(position.legal_moves()))):
            tables.endgame(position.play(move))
    engine = Engine(1, tables=EndgameCache((folder / "tables",)))
    engine.analyse(Position.from_fen(ENDINGS[0], GAME), Limit(nodes=500, depth=8))
    path.unlink()
    return outcome


def try_weights(data: bytes, folder: Path) -> str:
    """Read weights and search by them; returns what became of them."""
    path = folder / "hostile.weights"
    path.write_bytes(data)
    try:
        read_weights(path, variant(GAME))
    except WeightsError:
        return "refused"
    Engine(1, evaluation=str(path)).analyse(Position.start(GAME), Limit(nodes=500, depth=8))
    return "used"


def run(count: int, seed: int) -> Counter[str]:
    """So many files of either kind."""
    chance = random.Random(seed)
    outcomes: Counter[str] = Counter()
    files = sorted(path for folder in installed_folders() for path in (folder / GAME).glob("*.table"))
    weights = resource(f"weights/{GAME}.weights").read_bytes()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(count):
            path = files[number % len(files)]
            outcomes[
                f"tables {try_table(hostile_table(path.read_bytes(), chance), folder, path.name, chance)}"
            ] += 1
            outcomes[f"weights {try_weights(hostile_weights(weights, chance), folder)}"] += 1
    return outcomes


def main() -> None:
    """Print what became of the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for outcome, times in sorted(run(options.count, options.seed).items()):
        print(f"{times:6} {outcome}")


if __name__ == "__main__":
    main()
