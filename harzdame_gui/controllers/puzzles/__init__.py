"""Puzzles solved: what happens when a move is tried, how it is judged, and where the results are kept."""
