"""Parlour, a card room for four out-of-print card games."""

__version__ = "0.1.0"
