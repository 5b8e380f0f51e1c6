"""Training: self-play, and weights fitted to its games."""
