"""Pointer and keyboard on the board: presses and drags become paths of squares."""
