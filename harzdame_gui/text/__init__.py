"""The app's sentences: the engine package's reasons, outcomes and problems in words, translated."""
