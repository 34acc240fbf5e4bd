// The Third Man in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { hasBid } from "./view";
import { pauseAfter, words } from "./words";

const client: GameClient = {
  name: "third-man",
  Art,
  Board,
  Rules,
  Account,
  words,
  pauseAfter,
  isDone: (frame, action) => hasBid(frame, action),
  keys,
};

export default client;
