"""Tours of the games: playable tasks made from the record of a game, and checked by its rules."""
