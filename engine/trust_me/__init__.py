"""The rules of Trust Me, one module per chapter of the rulebook."""
