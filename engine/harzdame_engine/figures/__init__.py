"""What many self-played games say about how a game is played, with errors. Needs NumPy."""
