"""The record of a tournament and its file of games, torn at any byte."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from harzdame_engine import pdn
from harzdame_engine.match.game import Cause, SideEffort
from harzdame_engine.match.torn_end import torn_path
from harzdame_engine.tournament.pdn_file import TournamentGames
from harzdame_engine.tournament.plan import Plan
from harzdame_engine.tournament.record import GameResult
from harzdame_engine.tournament.tournament import Tournament

PLAN = Plan("Çup", "2026.01.01", "international", ("name=a depth=1", "name=b depth=1"), games=4)
OLDER = '[Event "older"]\n\n1. 32-28 19-23\n\n'


@pytest.fixture(autouse=True)
def _quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of tears: nothing has to be on the disk in the end."""
    monkeypatch.setattr(os, "fsync", lambda _handle: None)


def text(round_: str, result: str = "1-1", moves: str = "1. 35-30 16-21 2. 1-12") -> str:
    return (
        f'[Event "{PLAN.name}"]\n[Date "{PLAN.date}"]\n[Round "{round_}"]\n[White "Ż"]\n'
        f'[Result "{result}"]\n[GameType "20,W,10,10,N2,0"]\n\n{moves} {{[%emt 0:00:00.001]}} {result}\n'
    )


@pytest.fixture
def tournament(tmp_path: Path) -> Tournament:
    """Three of four games are on the record and in the file, behind games of before."""
    tournament = Tournament.created(PLAN, tmp_path / "cup.jsonl")
    (tmp_path / "cup.pdn").write_text(OLDER, encoding="utf-8")
    games = TournamentGames(tmp_path / "cup.pdn")
    for fixture in tournament.fixtures[:3]:
        white, black = fixture.white, fixture.black
        result = GameResult(
            fixture.id,
            white,
            black,
            0.5,
            Cause.RULES,
            "",
            4,
            (SideEffort(2), SideEffort(2)),
            text(fixture.id),
        )
        tournament.add(result)
        games.add(result)
    return tournament


def rounds(path: Path) -> list[str]:
    return [each.tags.get("Round", "") for each in pdn.scan(path.read_text(encoding="utf-8")).games]


def gone_on_with(tournament: Tournament) -> Tournament:
    """The tournament read from its record, and its file brought to it."""
    assert tournament.path
    again = Tournament.resumed(tournament.path)
    TournamentGames(tournament.path.with_suffix(".pdn"), again.results, again.plan)
    return again


def test_a_file_torn_anywhere_in_its_last_games_is_made_whole(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    whole = path.read_bytes()
    for length in range(len(OLDER), len(whole) + 1):
        path.write_bytes(whole[:length])
        TournamentGames(path, tournament.results, PLAN)
        assert path.read_bytes().rstrip() == whole.rstrip(), whole[:length][-60:]
    assert not torn_path(path).exists()  # nothing was torn that is not on the record


def test_a_file_that_is_gone_is_made_anew(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    path.unlink()
    gone_on_with(tournament)
    assert rounds(path) == [each.id for each in tournament.results]


def test_a_record_torn_anywhere_in_its_last_game_has_the_games_of_the_file(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    record, file = tournament.path.read_bytes(), path.read_bytes()
    begin = record.rstrip().rindex(b"\n") + 1
    lost = tournament.results[-1]
    for length in range(begin, len(record) + 1):
        tournament.path.write_bytes(record[:length])
        path.write_bytes(file)
        again = gone_on_with(tournament)
        assert rounds(path) == ["", *(each.id for each in again.results)], record[begin:length]
        if len(again.results) < 3:
            again.add(lost)  # it is played again
            TournamentGames(path, again.results[:2], again.plan).add(lost)
        assert path.read_bytes() == file
        assert len(Tournament.resumed(tournament.path).results) == 3


def test_half_of_a_game_that_the_record_does_not_know_is_set_aside(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    whole = path.read_bytes()
    unknown = "\n" + text(tournament.fixtures[3].id, "2-0", "1. 1-12 16-2 2. 2-8")
    for length in range(2, len(unknown.encode()) + 1):
        path.write_bytes(whole + unknown.encode()[:length])
        torn_path(path).unlink(missing_ok=True)
        gone_on_with(tournament)
        assert path.read_bytes().rstrip() == whole.rstrip(), unknown[:length]
        assert torn_path(path).read_bytes().strip() == unknown.encode()[:length].strip()


def test_what_was_begun_directly_behind_a_whole_game_is_set_aside_alone(tournament: Tournament) -> None:
    """Whatever it is, and wherever it begins: each game on the record is in the file after one resumption."""
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    whole = path.read_bytes()
    unknown = text(tournament.fixtures[3].id, "2-0", "1. 1-12 16-2 2. 2-8").encode()
    halves = [unknown[:length] for length in range(1, unknown.rindex(b"2-0") + 1)]
    others = [b"{", b"{ 1-1", b"1. 32", b"1. 32-28 19", b"\0" * 4096, b'[Result "1-1"]', b"[", b'"', b"("]
    for junk in (*halves, *others):
        for file in (whole, whole.rstrip(), whole.rstrip() + b"\r\n"):
            path.write_bytes(file + junk)
            torn_path(path).unlink(missing_ok=True)
            gone_on_with(tournament)
            assert path.read_bytes().rstrip() == whole.rstrip(), junk
            assert torn_path(path).read_bytes().strip() == junk.strip(), junk


def test_what_was_begun_behind_an_edited_game_is_set_aside_alone(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    head, _, tail = path.read_text(encoding="utf-8").rpartition("16-21")
    edited = f"{head}16-21 {{why not?}}{tail}"
    path.write_text(f'{edited}[Event "half', encoding="utf-8")
    gone_on_with(tournament)
    assert path.read_text(encoding="utf-8") == edited
    assert torn_path(path).read_text() == '[Event "half\n\n'


def test_both_torn_at_once(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    record, file = tournament.path.read_bytes(), path.read_bytes()
    for length in (1, 40, 150, len(text("1-1")) + 30):
        tournament.path.write_bytes(record[:-20])
        path.write_bytes(file[:-length])
        again = gone_on_with(tournament)
        assert rounds(path) == ["", *(each.id for each in again.results)]


def test_what_others_put_behind_stays(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    whole = path.read_bytes()
    path.write_bytes(whole + b'\n[Event "mine"]\n\n1. 32-28 *\n\n[Event "half')
    gone_on_with(tournament)
    assert path.read_bytes().rstrip() == whole + b'\n[Event "mine"]\n\n1. 32-28 *'
    for directly in (
        b'[Event "mine"]\n[Result "*"]\n\n1. 32-28 *\n',
        b"{played in Arnhem}\n",
        b"1. 32-28 *\n",
    ):
        path.write_bytes(whole + directly)
        gone_on_with(tournament)
        assert path.read_bytes() == whole + directly


def test_a_game_that_somebody_has_edited_is_not_doubled(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    head, _, tail = path.read_text(encoding="utf-8").rpartition("16-21")
    edited = f"{head}16-21 {{why not?}}{tail}"
    path.write_text(edited, encoding="utf-8")
    gone_on_with(tournament)
    assert path.read_text(encoding="utf-8") == edited


def test_a_new_tournament_takes_nothing_out(tournament: Tournament) -> None:
    assert tournament.path
    path = tournament.path.with_suffix(".pdn")
    before = path.read_bytes()
    TournamentGames(path)
    assert path.read_bytes() == before
