"""The family, whatever its games say."""
