"""Figures of self-played games: how a game is played, with errors. Needs NumPy."""
