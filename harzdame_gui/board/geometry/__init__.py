"""Geometry of the board: places of squares, in board units and on screen. Knows no pieces."""
