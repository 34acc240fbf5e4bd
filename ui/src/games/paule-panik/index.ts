// Paule Panik in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { isDone } from "./view";
import { pauseAfter, words } from "./words";

const client: GameClient = { name: "paule-panik", Art, Board, Rules, Account, words, pauseAfter, isDone, keys };

export default client;
