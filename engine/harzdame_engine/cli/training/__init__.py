"""Commands that play games to learn from, label positions, fit weights and measure them."""
