"""Matches between two engines: many games from balanced openings, and what their results say.

It knows nothing of the command line. From the bottom up: time controls,
players, openings, one game, the worker processes that play many, results.
"""
