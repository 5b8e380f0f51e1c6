"""Widgets that know no subject: buttons, labels and what dialogs have in common."""
