"""DamExchange (DXP), the network protocol of draughts programs, from both ends.

Messages are text; a conversation of them is kept apart from the connection that
carries it. Only International draughts can be played by it. This room knows
neither Qt nor who plays.
"""
