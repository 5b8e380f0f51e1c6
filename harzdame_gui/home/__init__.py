"""Home: the page that is there while nothing is on the board."""
