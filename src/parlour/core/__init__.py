"""What all games share, without any input or output: the protocol, matches, records, discovery."""
