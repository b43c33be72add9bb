"""The practice table: a local Discord with a page, on which the shipped bot plays without an
account."""
