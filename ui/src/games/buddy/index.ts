// Buddy on your Left in the browser.

import type { GameClient } from "../game";
import Account from "./Account.svelte";
import Board from "./Board.svelte";
import Rules from "./Rules.svelte";
import { keys } from "./keys";
import { pauseAfter, tellAfter, words } from "./words";

const sounds: GameClient["sounds"] = { "buddy-card-played": "card" };

const client: GameClient = { name: "buddy", Board, Rules, Account, words, pauseAfter, tellAfter, sounds, keys };

export default client;
