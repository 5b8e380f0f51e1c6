"""The opponents on the screen: their faces."""
