"""What this app is: its versions, where its data lie, and the licences of all that it carries."""
