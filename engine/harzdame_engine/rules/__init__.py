"""Rules: boards, the built-in games as records of facts, their symmetries and their form in the core."""
