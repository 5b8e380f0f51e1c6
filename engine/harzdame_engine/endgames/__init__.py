"""Exact endgames: tables of who wins and in how many plies, made once and then looked up.

`cache.EndgameCache` answers searches and panels alike; `building.build` makes missing tables.
"""
