// Paule Panik in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import { ahead } from "./ahead";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { first } from "./first";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { isDone } from "./view";
import { late, pauseAfter, words } from "./words";

const sounds: GameClient["sounds"] = {
  "paule-panik-bets-turned": "page",
  "paule-panik-card-played": "card",
  "paule-panik-card-drawn": "card",
  "paule-panik-card-turned": "card",
  "paule-panik-last-card": "last",
};

const client: GameClient = {
  name: "paule-panik",
  Board,
  first,
  Rules,
  brief: () => import("./Brief.svelte"),
  Account,
  ending,
  words,
  pauseAfter,
  sounds,
  course: (view) => (view.game === "paule-panik" ? view.players.map(({ hand, pile }) => hand + pile) : []),
  isDone,
  ahead,
  late,
  keys,
};

export default client;
