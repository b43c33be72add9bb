"""The Workshop: a page on which people draw missions, beside the practice table."""
