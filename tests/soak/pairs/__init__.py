"""Every two things that a person does in the window, one entered while the other is on."""
