// The Third Man in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
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
  Rules,
  Account,
  words,
  pauseAfter,
  tellAfter,
  sounds,
  isDone: (frame, action) => hasBid(frame, action),
  keys,
};

export default client;
