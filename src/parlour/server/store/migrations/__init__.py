"""How the database came to be as it is; run when the room starts."""
