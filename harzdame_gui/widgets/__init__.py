"""Widgets that know no subject: buttons, labels, lists and what dialogs have in common."""
