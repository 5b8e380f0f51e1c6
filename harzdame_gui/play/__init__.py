"""The game being played: players, moves and the way through the game."""
