"""Editing the record: comments, signs, the order of variations, the game's details, and the trash."""
