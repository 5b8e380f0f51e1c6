"""The game on the board: its players, its record, what may be done now."""
