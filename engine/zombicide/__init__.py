"""The rules that only Zombicide, season 1, has; its booklet joins them to the family's."""
