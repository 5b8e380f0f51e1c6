"""Exact endgames: verdicts in the panel, tables built on demand, the list of a game's tables."""
