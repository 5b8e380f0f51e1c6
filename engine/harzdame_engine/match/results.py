"""Results of a match: games counted as they come, and their summary as text and as a record."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

from harzdame_engine.match.game import FAULTS, Cause, SideEffort
from harzdame_engine.match.statistics import EloEstimate, Sprt, SprtVerdict, estimate
from harzdame_engine.match.worker import GameReport


class Tally:
    """Counts of games, in any order, and of pairs of games once they are complete."""

    def __init__(self) -> None:
        self.wins = self.draws = self.losses = 0
        self.pairs = [0, 0, 0, 0, 0]
        """Pairs of games from one opening by the first engine's points: 0, ½, 1, 1½, 2."""
        self.as_white = [0, 0, 0]
        """The first engine's losses, draws and wins with White."""
        self.plies = 0
        self.causes: Counter[Cause] = Counter()
        self.faults: tuple[Counter[Cause], Counter[Cause]] = (Counter(), Counter())
        """The games that each engine lost by its own fault, by cause."""
        self.efforts = (SideEffort(), SideEffort())
        self._halves: dict[int, float] = {}
        self._lines: set[tuple[bool, bytes]] = set()

    @property
    def repeated(self) -> int:
        """The number of games that had all been played before, move by move, with the same colours."""
        return self.games - len(self._lines)

    @property
    def games(self) -> int:
        """The number of games counted."""
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        """The first engine's points a game, 0 to 1; ½ before the first game."""
        return (self.wins + self.draws / 2) / self.games if self.games else 0.5

    def add(self, report: GameReport) -> None:
        """Count one game."""
        self.wins += report.points == 1
        self.draws += report.points == 0.5
        self.losses += report.points == 0
        if report.first_is_white:
            self.as_white[round(2 * report.points)] += 1
        self.plies += report.plies
        self.causes[report.cause] += 1
        if report.cause in FAULTS:
            self.faults[report.points == 1][report.cause] += 1
        one, other = (old.plus(new) for old, new in zip(self.efforts, report.efforts, strict=True))
        self.efforts = (one, other)
        self._lines.add((report.first_is_white, report.moves))
        pair = (report.number - 1) // 2
        if pair in self._halves:
            self.pairs[round(2 * (self._halves.pop(pair) + report.points))] += 1
        else:
            self._halves[pair] = report.points

    def estimate(self) -> EloEstimate | None:
        """Elo from the complete pairs; None before there is one."""
        return estimate(self.pairs)

    def verdict(self, sprt: Sprt) -> SprtVerdict | None:
        """The verdict of the test on the complete pairs."""
        return sprt.verdict(self.pairs)


_PAIRS = ("LL", "LD", "WL/DD", "WD", "WW")


def summary_line(tally: Tally, names: tuple[str, str], sprt: Sprt | None) -> str:
    """The score, Elo and test in one line: ``Score of new vs old: 5 - 3 - 2 [0.600] 10 games; Elo …``."""
    parts = [
        f"Score of {names[0]} vs {names[1]}: {tally.wins} - {tally.losses} - {tally.draws} "
        f"[{tally.score:.3f}] {tally.games} games"
    ]
    if estimate := tally.estimate():
        parts += [f"Elo {_elo(estimate)}", f"LOS {100 * estimate.los:.1f} %"]
    if sprt:
        parts.append(_sprt(tally, sprt))
    return "; ".join(parts)


def summary(tally: Tally, names: tuple[str, str], sprt: Sprt | None) -> str:
    """The whole summary, on several lines."""
    lines = [summary_line(tally, names, sprt)]
    if not tally.games:
        return lines[0]
    pairs = " ".join(f"{name} {count}" for name, count in zip(_PAIRS, tally.pairs, strict=True))
    losses, draws, wins = tally.as_white
    lines.append(f"Pairs: {pairs}; {names[0]} with White: {wins} - {losses} - {draws}")
    causes = ", ".join(f"{cause} {count}" for cause, count in tally.causes.most_common())
    lines.append(
        f"Draws {100 * tally.draws / tally.games:.1f} %, {tally.plies / tally.games:.0f} plies a game; "
        f"ended by {causes}"
    )
    if tally.repeated:
        lines.append(f"{tally.repeated} games repeat others move by move: the error is larger than it says")
    for name, effort, faults in zip(names, tally.efforts, tally.faults, strict=True):
        lost = ", ".join(f"{cause} {faults[cause]}" for cause in sorted(FAULTS) if faults[cause])
        lines.append(f"{name}: {_effort(effort)}" + (f"; lost by {lost}" if lost else ""))
    return "\n".join(lines)


def summary_record(tally: Tally, names: tuple[str, str], sprt: Sprt | None) -> dict[str, Any]:
    """The summary for JSON; infinite and unknown numbers are None."""
    estimate = tally.estimate()
    record: dict[str, Any] = {
        "games": tally.games,
        "wins": tally.wins,
        "losses": tally.losses,
        "draws": tally.draws,
        "score": tally.score,
        "pairs": tally.pairs,
        "elo": _finite(estimate.elo) if estimate else None,
        "elo_low": _finite(estimate.low) if estimate else None,
        "elo_high": _finite(estimate.high) if estimate else None,
        "los": estimate.los if estimate else None,
        "plies": tally.plies,
        "repeated": tally.repeated,
        "causes": dict(tally.causes),
        "engines": [
            {"name": name, **effort._asdict(), "faults": dict(faults)}
            for name, effort, faults in zip(names, tally.efforts, tally.faults, strict=True)
        ],
    }
    if sprt:
        record["sprt"] = {
            **sprt._asdict(),
            "lower": sprt.lower,
            "upper": sprt.upper,
            "llr": sprt.ratio(tally.pairs),
            "accepted": tally.verdict(sprt),
        }
    return record


def _elo(estimate: EloEstimate) -> str:
    if math.isinf(estimate.error) or math.isnan(estimate.error):
        return f"{estimate.elo:+.1f} ({estimate.low:+.1f} to {estimate.high:+.1f})"
    return f"{estimate.elo:+.1f} ± {estimate.error:.1f}"


def _sprt(tally: Tally, sprt: Sprt) -> str:
    verdict = tally.verdict(sprt)
    return (
        f"SPRT {sprt.elo0:g} {sprt.elo1:g}: LLR {sprt.ratio(tally.pairs):.2f} "
        f"({sprt.lower:.2f} to {sprt.upper:.2f})" + (f", {verdict} accepted" if verdict else "")
    )


def _effort(effort: SideEffort) -> str:
    if not effort.moves:
        return "no moves"
    speed = effort.nodes / effort.time if effort.time else 0
    return (
        f"depth {effort.depth / effort.moves:.1f}, {effort.nodes / effort.moves:,.0f} nodes and "
        f"{1000 * effort.elapsed / effort.moves:.2f} ms a move, {speed / 1000:,.0f} knps"
    )


def _finite(number: float) -> float | None:
    return number if math.isfinite(number) else None
