"""The computer's opponents as people: who they are, who was beaten, and who comes next."""
