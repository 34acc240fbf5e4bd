// The lessons over HTTP: all that was done in a step goes to the room, which keeps nothing, and what is told comes back.

import { request } from "../net/api";
import type { LessonDeed, Lesson } from "../protocol/protocol";

/** A step by what its address says. */
export interface StepAt {
  readonly game: string;
  readonly course: string;
  readonly step: number;
}

export const goOn = ({ game, course, step }: StepAt, deeds: readonly LessonDeed[]): Promise<Lesson> =>
  request("POST", `api/lessons/${game}/${course}/${step}`, { deeds });
