"""The card beside the board: a duty, a refusal, a result, something that went wrong."""
