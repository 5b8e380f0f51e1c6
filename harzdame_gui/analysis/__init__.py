"""Analysis of the position shown: the panel, the bar beside the board, the menu."""
