"""The best play: values of every action, reviews of rounds, puzzles. Like the room without clock and chance."""
