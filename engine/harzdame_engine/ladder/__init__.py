"""How strong the levels are: every one plays its neighbours, and one scale is fitted to all the games.

Knows nothing of the command line. From the bottom up: the file of results,
the scale, the games, the tables that are made of it.
"""
