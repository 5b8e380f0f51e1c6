"""Time controls and the clocks of a game: plain values that know no timer."""
