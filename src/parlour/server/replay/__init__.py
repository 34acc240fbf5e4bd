"""Rounds that are over, and records, to be looked at again."""
