"""The Hub protocol, version 2, from both ends: our engine for other programs, other engines for us.

Its own form for International draughts; the same with a parameter `variant` for the other games. What is
ours in it stands in docs/hub.md. Knows neither Qt nor how engines are chosen.
"""
