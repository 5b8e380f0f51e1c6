"""Summary of a tournament as text and as a record."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from harzdame_engine.files.terminal import plain_line
from harzdame_engine.rating.scale import ScalePlace
from harzdame_engine.tournament.plan import Format
from harzdame_engine.tournament.standings import ResultCounts, Table, sprt_ratio
from harzdame_engine.tournament.tournament import Tournament


def summary_line(tournament: Tournament) -> str:
    """The leaders in one line: ``club 5.5/8, keen 4/8, casual 2.5/8``."""
    totals: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for result in tournament.results:
        played.update((result.white, result.black))
        totals[result.white] += result.points  # type: ignore[assignment]  # halves as well
        totals[result.black] += 1 - result.points  # type: ignore[assignment]
    leaders = sorted(played, key=lambda player: (-totals[player], player))[:3]
    names = tournament.specs
    return ", ".join(f"{names[each].name} {totals[each]:g}/{played[each]}" for each in leaders)


def summary(tournament: Tournament) -> str:
    """The standings, the cross table and the causes of the games' ends, on several lines."""
    table, results = tournament.table(), tournament.results
    lines = [f"{plain_line(tournament.plan.name)}: {len(results)} of {tournament.total} games"]
    if not results:
        return lines[0]
    lines += ["", *_aligned(_standings(tournament, table)), "", *_aligned(_cross(tournament, table)), ""]
    causes = Counter(result.cause for result in results)
    lines.append("Ended by " + ", ".join(f"{cause} {count}" for cause, count in causes.most_common()))
    for one, other in tournament.lots():
        lines.append(
            f"Level after all replays, decided by lot: {_name(tournament, one)} – {_name(tournament, other)}"
        )
    if sprt := tournament.plan.sprt:
        verdict = tournament.verdict
        lines.append(
            f"SPRT {sprt.elo0:g} {sprt.elo1:g}: LLR {sprt_ratio(sprt, results):.2f} "
            f"({sprt.lower:.2f} to {sprt.upper:.2f})" + (f", {verdict} accepted" if verdict else "")
        )
    return "\n".join(lines)


def summary_record(tournament: Tournament) -> str:
    """The summary as JSON."""
    table, results = tournament.table(), tournament.results
    record: dict[str, Any] = {
        "name": tournament.plan.name,
        "games": len(results),
        "total": tournament.total,
        "over": tournament.over,
        "causes": dict(Counter(result.cause for result in results)),
        "standings": [
            {
                "place": row.place,
                "name": _name(tournament, row.player),
                "points": row.points,
                **row.score._asdict(),
                "buchholz": row.buchholz,
                "sonneborn_berger": row.sonneborn_berger,
                "elo": row.elo.elo if row.elo else None,
                "elo_error": row.elo.error if row.elo else None,
                "faults": row.faults,
            }
            for row in table.standings
        ],
        "cross": [
            {"player": _name(tournament, one), "opponent": _name(tournament, other), **score._asdict()}
            for (one, other), score in sorted(table.cross.items())
        ],
    }
    if sprt := tournament.plan.sprt:
        ratio = sprt_ratio(sprt, results)
        record["sprt"] = {**sprt._asdict(), "llr": ratio, "accepted": tournament.verdict}
    return json.dumps(record)


def _name(tournament: Tournament, player: int) -> str:
    return tournament.specs[player].name


def _standings(tournament: Tournament, table: Table) -> list[list[str]]:
    swiss = tournament.plan.format is Format.SWISS
    rows = [["", "player", "points", "games", "+", "=", "-", "Buchholz" if swiss else "SB", "Elo", "faults"]]
    for row in table.standings:
        tie = row.buchholz if swiss else row.sonneborn_berger
        rows.append(
            [
                f"{row.place}.",
                _name(tournament, row.player),
                f"{row.points:g}",
                str(row.score.games),
                *map(str, row.score),
                f"{tie:g}",
                _elo(row.elo),
                str(row.faults or ""),
            ]
        )
    return rows


def _cross(tournament: Tournament, table: Table) -> list[list[str]]:
    order = [row.player for row in table.standings]
    rows = [["", "", *(f"{number}." for number in range(1, len(order) + 1))]]
    for number, one in enumerate(order, 1):
        cells = ["·" if one == other else _score(table.cross.get((one, other))) for other in order]
        rows.append([f"{number}.", _name(tournament, one), *cells])
    return rows


def _score(score: ResultCounts | None) -> str:
    return f"{score.points:g}/{score.games}" if score else ""


def _elo(place: ScalePlace | None) -> str:
    return f"{round(place.elo):+d} ± {place.error:.0f}" if place else ""


def _aligned(rows: list[list[str]]) -> list[str]:
    """Columns of equal width, names to the left, the rest to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if column == 1 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
