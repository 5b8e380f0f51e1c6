"""Studies: the shelf, the reader, the maker, and their ways out to paper and to a page."""
