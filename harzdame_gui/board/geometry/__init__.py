"""Where squares lie, in board units and on screen. Knows no pieces."""
