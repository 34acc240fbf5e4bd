"""The door: every connection from its first byte, who it is, what it may use, and where the room lies."""
