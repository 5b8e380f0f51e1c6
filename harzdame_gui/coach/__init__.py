"""What the coach shows: the punishing chain, the way back, and the moments of a game that mattered."""
