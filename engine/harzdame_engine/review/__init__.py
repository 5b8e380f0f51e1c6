"""The review of a game: every move judged by searches, in expected points, with better lines and words.

It knows games and searches, no screens, threads or files; `cli/review.py` and the app run it.
"""
