"""The main window: the board, what surrounds it, and the flows that a person starts from it."""
