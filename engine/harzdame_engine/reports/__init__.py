"""Pages of the documentation written by a program: drawings, tables and figures. Nothing an app imports."""
