"""A slow, plain draughts generator written from the rules alone, to check the fast core by.

It shares no line and no table with the engine package, and nothing here may import it
but `compare`, `compare_endgames` and `selfplay`, which set the two against each other,
and `pdn_scanner`, `pdn_tokens` and `movetext`, which read files as the core does.
It aims to be obviously right: small functions, plain sets and dictionaries, each rule
with its clause of the rules.md beside it. "shared 4" in a comment is number 4 of "What
every game shares"; a game's own row is cited by the game's name.
"""
