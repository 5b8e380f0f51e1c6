"""Reports: drawings, pages written by a program, and figures of games. No app imports them."""
