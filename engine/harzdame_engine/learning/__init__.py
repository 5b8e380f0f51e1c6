"""Learning from games of the engine against itself: playing them, keeping them, fitting weights to them."""
