// Buddy on your Left in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import { turnOf } from "./answers";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { first } from "./first";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { pauseAfter, tellAfter, words } from "./words";

const sounds: GameClient["sounds"] = { "buddy-card-played": "card" };

const client: GameClient = {
  name: "buddy",
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
  turn: turnOf,
  course: (view) => (view.game === "buddy" ? view.totals : []),
  keys,
};

export default client;
