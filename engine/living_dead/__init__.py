"""The rules that only Night of the Living Dead has; all others are the family's."""
