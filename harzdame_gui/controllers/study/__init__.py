"""Studies: the files on the shelf, the place in each, and the reading of one step by step."""
