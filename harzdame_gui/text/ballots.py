"""The names of the sets of ballots, and the words for an opening that was drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from harzdame_gui.translation import translate

if TYPE_CHECKING:
    from harzdame_engine.ballots.ballot import Ballot
    from harzdame_engine.ballots.ballot_sets import BallotSet


def set_name(ballots: BallotSet) -> str:
    """The name of a set."""
    names = {
        ("english", "two-move"): translate("Ballots", "Two-move ballot"),
        ("english", "three-move"): translate("Ballots", "Three-move ballot"),
        ("english", "eleven-man"): translate("Ballots", "Eleven-man ballot"),
        ("italian", "three-move"): translate("Ballots", "Three-move table"),
        ("russian", "idf-basic"): translate("Ballots", "Basic drawn table (IDF)"),
        ("russian", "idf"): translate("Ballots", "Full drawn table (IDF)"),
    }
    game = "russian" if ballots.game == "brazilian" else ballots.game
    return names.get((game, ballots.id), ballots.name)


def opening_text(ballots: BallotSet, ballot: Ballot) -> str:
    """An opening as the record tells it: the set and the ballot."""
    return f"{set_name(ballots)}: {ballot.title}"
