"""The rulebook as data: positions, and what each rule says is legal in them."""
