"""The review of a game on the screen: the graph of the score, accuracy, turning points, and the command."""
