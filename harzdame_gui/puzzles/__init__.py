"""Puzzles to solve: a window of its own with a board and a column beside it."""
