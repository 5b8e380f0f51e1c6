"""The self-test: whether what is installed here computes what it should.

Its figures come with the program, so that it needs no checkout.
"""
