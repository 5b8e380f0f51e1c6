"""Puzzles: positions with one way to win, mined from games, checked, graded and kept in files."""
