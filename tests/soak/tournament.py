"""A tournament of many fast games between programs that crash at random.

It must come to its end with a table that agrees with the games in its PDN file,
and with every crash counted as a loss of the program that crashed:

    python -m tests.soak.tournament --games 1000 --rate 0.01
"""

from __future__ import annotations

import argparse
import shlex
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from harzdame_engine import pdn
from harzdame_engine.match.game import Cause, GameRules
from harzdame_engine.match.progress import Interruption
from harzdame_engine.tournament.pdn_file import TournamentGames
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.runner import Finished, play
from harzdame_engine.tournament.summary import summary
from harzdame_engine.tournament.tournament import Tournament

STAND_IN = Path(__file__).parents[1] / "engine" / "tournament" / "stand_in.py"
PLAYERS = ("Ada", "Bea", "Cid", "Dan", "Eve")
_POINTS = {"1-0": (1.0, 0.0), "0-1": (0.0, 1.0), "1/2-1/2": (0.5, 0.5)}


def crashing(name: str, rate: float, deaths: Path, seed: int = 1) -> str:
    """The description of a stand-in."""
    command = shlex.join([sys.executable, str(STAND_IN), name, str(seed), str(rate), str(deaths)])
    return shlex.join([f"name={name}", f"cmd={command}"])


def crashing_plan(games: int, rate: float, deaths: Path) -> Plan:
    """A round-robin of about so many games between the stand-ins, of at most 80 plies each."""
    meetings = len(PLAYERS) * (len(PLAYERS) - 1) // 2
    return Plan(
        name="Crashes",
        date="2026.01.01",
        game="harzdame",
        players=tuple(crashing(name, rate, deaths) for name in PLAYERS),
        games=games // meetings,
        limits="depth=1",
        rules=GameRules(max_plies=80),
    )


def disagreements(tournament: Tournament, games: Path, deaths: Path) -> list[str]:
    """What the table says otherwise than the games and the list of deaths."""
    died = Counter(deaths.read_text(encoding="utf-8").split()) if deaths.exists() else Counter[str]()
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    found = pdn.scan(games.read_text(encoding="utf-8")).games
    for game in found:
        names = (game.tags["White"], game.tags["Black"])
        for name, scored in zip(names, _POINTS[game.tags["Result"]], strict=True):
            points[name] += scored  # type: ignore[assignment]  # halves as well
            played[name] += 1
    wrong = []
    if len(found) != tournament.total or len({game.tags["Round"] for game in found}) != len(found):
        wrong.append(f"{len(found)} games instead of {tournament.total}")
    for row in tournament.table().standings:
        name = tournament.specs[row.player].name
        said = (row.points, row.score.games, row.faults)
        true = (points[name], played[name], died[name])
        if said != true:
            wrong.append(f"{name}: {said} instead of {true}")
    causes = Counter(result.cause for result in tournament.results)
    if causes[Cause.DIED] != died.total() or causes.keys() - {Cause.DIED, Cause.RULES, Cause.LENGTH}:
        wrong.append(f"{died.total()} deaths, {dict(causes)}")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=0.01, help="crashes of a program a game")
    parser.add_argument("--concurrency", type=int, default=2)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Interruption() as interruption:
        deaths, path = Path(folder, "deaths"), Path(folder, "games.pdn")
        plan = crashing_plan(options.games, options.rate, deaths)
        tournament = Tournament.created(plan, Path(folder, "record.jsonl"))
        games = TournamentGames(path, ())
        begun = time.monotonic()
        for event in play(tournament, options.concurrency, interruption):
            if isinstance(event, Finished):
                games.add(event.result)
        print(summary(tournament))
        crashes = sum(row.faults for row in tournament.table().standings)
        print(f"{len(tournament.results)} games, {crashes} crashes, {time.monotonic() - begun:.0f} s")
        wrong = disagreements(tournament, path, deaths)
        if wrong:
            sys.exit("\n".join(wrong))
        print("The table agrees with the games and the crashes.")


if __name__ == "__main__":
    main()
