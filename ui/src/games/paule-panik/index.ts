// Paule Panik in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import { ahead } from "./ahead";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { isDone } from "./view";
import { pauseAfter, words } from "./words";

const sounds: GameClient["sounds"] = {
  "paule-panik-bets-turned": "page",
  "paule-panik-card-played": "card",
  "paule-panik-card-drawn": "card",
  "paule-panik-card-turned": "card",
};

const client: GameClient = {
  name: "paule-panik",
  Board,
  Rules,
  Account,
  words,
  pauseAfter,
  sounds,
  isDone,
  ahead,
  keys,
};

export default client;
