"""Openings that are drawn by lot, where that is part of a game: ballots, drawn tables, and their sources."""
