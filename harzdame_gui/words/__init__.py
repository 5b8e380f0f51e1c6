"""What the app says: the engine package's reasons, outcomes and problems as a club player would put them.

Every function returns text in the app's language. Nothing here knows a widget.
"""
