"""Opening books: positions searched beforehand, with scores backed up from the ends of their lines.

`opening_book` is what others use. `book_file` knows the form on disk, `graph`
and `builder` make books. See docs/openings.md for how and why.
"""
