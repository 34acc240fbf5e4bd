"""Lessons: records of a game in which a learner is asked, answered in words, and goes on. Pure, like the study."""
