"""Benchmarks: each checks its own answers, and measures against a baseline in the same run."""
