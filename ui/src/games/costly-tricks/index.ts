// Costly Tricks in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import { turnOf } from "./answers";
import Board from "./Board.svelte";
import { ending } from "./ending";
import { first } from "./first";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { study } from "./study";
import { pauseAfter, tellAfter, words } from "./words";

const sounds: GameClient["sounds"] = { "costly-tricks-card-played": "card" };

const client: GameClient = {
  name: "costly-tricks",
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
  course: (view) => (view.game === "costly-tricks" ? view.score : []),
  keys,
  study,
};

export default client;
