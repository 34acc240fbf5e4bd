"""The study: who may ask how much, and the workers that find it out."""
