### Lessons: what can be wrong with one, or with what is sent to it.

error-no-such-lesson = { $game } has no such lesson. Go back and choose one.
error-lesson-other-deed = The lesson is somewhere else by now. Begin the step again.
error-lesson-too-long = More than { $most } moves do not fit in one step. Begin it again.
error-lesson-malformed = Line { $line } of the lessons is no step: look at { $place }.
error-lesson-out-of-place = The step { $lesson } is in the wrong place: each course is in order, in the folder of its game.
