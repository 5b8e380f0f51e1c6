"""Games in files: opening, saving, recovering, the clipboard."""
