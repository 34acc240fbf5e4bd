"""A table without input or output: seats, consent, the fold of its log, and what each viewer gets to see."""
