"""Studies: files of games to be read as a course, with questions that are answered on the board."""
