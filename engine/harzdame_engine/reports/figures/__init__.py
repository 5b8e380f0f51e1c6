"""Figures of self-played games, with errors: results, length, material, placement. Needs NumPy."""
