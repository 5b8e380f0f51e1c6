"""A new game: which game, who plays, how strong the computer is."""
