// Costly Tricks in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { study } from "./study";
import { pauseAfter, tellAfter, words } from "./words";

const sounds: GameClient["sounds"] = { "costly-tricks-card-played": "card" };

const client: GameClient = {
  name: "costly-tricks",
  Board,
  Rules,
  Account,
  words,
  pauseAfter,
  tellAfter,
  sounds,
  keys,
  study,
};

export default client;
