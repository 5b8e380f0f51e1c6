"""Data files: where they lie, how they are written whole, what their errors have in common."""
