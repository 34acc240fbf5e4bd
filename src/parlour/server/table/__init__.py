"""Tables in memory: who plays at them, what is due, and what each connection is told."""
