"""Studies: the shelf, the reader, the editor, and their ways out to paper and to a page."""
