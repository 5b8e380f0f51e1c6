"""The review of the game on the board, by searches that wait for everything else."""
