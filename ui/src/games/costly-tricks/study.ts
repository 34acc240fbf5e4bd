// Costly Tricks on the pages of the study.

import { face } from "../../cards/face";
import type { StudyClient } from "../game";
import { whoOf } from "./seats";
import { SEATS } from "./example";
import StudyBoard from "./StudyBoard.svelte";
import StudyCard from "./StudyCard.svelte";
import type { View } from "./view";

export const study: StudyClient = {
  Board: StudyBoard,
  Action: StudyCard,
  name: (action) => ({ id: "costly-tricks-card", args: { ...face(action) } }),
  toPlay: (view) => {
    const hand = (view as View).to_play;
    return hand === null
      ? { id: "costly-tricks-study-over" }
      : { id: "costly-tricks-study-turn", args: whoOf(hand, SEATS) };
  },
  example: { id: "costly-tricks-study-example" },
};
