"""Comparison of two games: the facts in which they differ, and positions that show each of them."""
