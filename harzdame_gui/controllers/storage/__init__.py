"""Files on disk, read and written so that nothing is lost, and the ways in which that fails."""
