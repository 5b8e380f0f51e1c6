"""The set-up editor: any position, checked while it is made."""
