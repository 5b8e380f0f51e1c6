"""Home: what a person can go on with, found in the profile."""
