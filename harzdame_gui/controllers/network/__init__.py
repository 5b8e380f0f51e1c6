"""Games over the network: the connection, the player at its other end, and the opponents that were kept."""
