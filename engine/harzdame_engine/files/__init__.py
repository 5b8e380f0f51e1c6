"""Data files: their folders, whole writes, and errors about them."""
