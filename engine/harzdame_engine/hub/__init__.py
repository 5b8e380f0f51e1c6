"""The Hub protocol, version 2, from both ends: our engine for other programs, other engines for us.

International draughts has the protocol's own form; other games have the same
with a parameter `variant`. docs/hub.md says what we add. This room knows
neither Qt nor how engines are chosen.
"""
