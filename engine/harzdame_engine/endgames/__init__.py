"""Exact endgames: tables of who wins and in how many plies, made once and looked up for good.

Begin with `tables.Tables`, which answers, and `building.build`, which makes what is missing.
"""
