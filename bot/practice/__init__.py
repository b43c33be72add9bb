"""The practice table: a local Discord with a page, so that the shipped bot plays without one."""
