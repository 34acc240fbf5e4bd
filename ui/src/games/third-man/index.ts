// The Third Man in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import { turnOf } from "./answers";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { first } from "./first";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { hasBid } from "./view";
import { pauseAfter, tellAfter, words } from "./words";

const sounds: GameClient["sounds"] = {
  "third-man-open-bid": "card",
  "third-man-bid-sealed": "card",
  "third-man-bid-changed": "card",
  "third-man-revealed": "page",
  "third-man-annulled": "page",
};

const client: GameClient = {
  name: "third-man",
  Board,
  first,
  Rules,
  brief: () => import("./Brief.svelte"),
  Account,
  ending,
  words,
  pauseAfter,
  tellAfter,
  sounds,
  course: (view) => (view.game === "third-man" ? view.bidders.map(({ score }) => score) : []),
  isDone: (frame, action) => hasBid(frame, action),
  turn: turnOf,
  keys,
};

export default client;
