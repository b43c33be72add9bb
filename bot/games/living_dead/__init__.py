"""Night of the Living Dead at the table."""
