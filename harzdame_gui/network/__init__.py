"""Games over the network: the dialog that finds an opponent, and what is told during the game."""
