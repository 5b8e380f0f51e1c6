"""The built-in player: searches, their limits and findings, levels and evaluation."""
