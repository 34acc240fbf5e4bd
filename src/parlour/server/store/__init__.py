"""What a room keeps: logs of tables, and what follows from them."""
