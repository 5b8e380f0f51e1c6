"""A library of games in one SQLite file: import, search, edit, export, and the explorer of positions.

`library` is what others use. `schema` and `connection` know the file, `reading`
knows PDN, `positions` the search through the core. See docs/library.md for how
and why.
"""
