"""Tournaments: who meets whom, the games played by the workers of matches, the record of them, standings.

It knows nothing of the command line. From the bottom up: fixtures, the schedules
of the formats, the plan, the record, standings and Elo, the runner.
"""
