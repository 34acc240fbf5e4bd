// Costly Tricks on the pages of the study.

import type { StudyClient } from "../game";
import { cardOf } from "./cards";
import { HANDS } from "./constants";
import { SEATS } from "./example";
import { notation } from "./notation";
import { whoOf } from "./seats";
import StudyBoard from "./StudyBoard.svelte";
import StudyCard from "./StudyCard.svelte";
import type { CostlyTricksView } from "./view";

export const study: StudyClient = {
  notation,
  Board: StudyBoard,
  arrange: () => import("./ArrangeHands.svelte"),
  Action: StudyCard,
  name: (action) => ({ id: "costly-tricks-card", args: { ...cardOf(action) } }),
  sides: { id: "costly-tricks-study-sides" },
  sideName: (side) => SEATS[side]?.name ?? "",
  begins: (index) => index % HANDS === 0,
  toPlay: (view, seats = SEATS) => {
    const hand = (view as CostlyTricksView).to_play;
    return hand === null
      ? { id: "costly-tricks-study-over" }
      : { id: "costly-tricks-study-turn", args: whoOf(hand, seats) };
  },
  example: { id: "costly-tricks-study-example" },
};
