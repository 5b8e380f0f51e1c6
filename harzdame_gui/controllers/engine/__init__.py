"""The engine on its own thread, and what it is asked for besides moves: endgames, openings."""
