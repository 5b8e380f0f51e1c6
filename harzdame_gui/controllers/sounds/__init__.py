"""Short sounds, played by a program of the system."""
