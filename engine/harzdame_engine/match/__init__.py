"""Matches between two engines: many games from balanced openings, and what their results say.

Knows nothing of the command line. From the bottom up: limits and clocks,
players, openings, one game, the worker processes that play many, statistics.
"""
