"""Engines that the user has added: their list, their parameters, and the way to more of them."""
