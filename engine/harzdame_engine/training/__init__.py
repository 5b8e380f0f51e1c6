"""Self-play, and weights fitted to its games."""
