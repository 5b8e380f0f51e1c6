"""The library of games on screen: its window, the import, and the explorer beside the board."""
