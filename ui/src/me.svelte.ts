// The guest that this browser is.

import { getMe, putMe } from "./net/api";
import type { ChangeMe, Me } from "./protocol/protocol";
import { store, storedObject } from "./stored";

export type GuestColour = Me["colour"];
export const GUEST_COLOURS = ["clay", "moss", "teal", "slate", "plum", "rose"] as const satisfies GuestColour[];

/** Under which the browser keeps what its guest has chosen. */
export const KEY = "parlour.me";

let name = $state("");
let colour = $state<GuestColour>();
let known = $state(true);
let asked: Promise<void> | undefined;

export const me = {
  /** Empty until he has given one. */
  get name(): string {
    return name;
  },
  /** Of his token; not known until the room has answered. */
  get colour(): GuestColour | undefined {
    return colour;
  },
  /** False if the browser turned out to keep no cookie: the room would not know the guest again. */
  get known(): boolean {
    return known;
  },
};

/** The letter on the guest's token. */
export function initial(): string {
  return [...name][0]?.toLocaleUpperCase() ?? "?";
}

/**
 * Asks the room who this browser is. The room keeps what a guest has chosen once he has sat down; until then it may have
 * forgotten him, and is told again.
 */
export function loadMe(): Promise<void> {
  asked ??= introduce()
    .then(take)
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

async function introduce(): Promise<Me> {
  const guest = await meet();
  const chosen = kept();
  const differs = chosen.name || (chosen.colour && chosen.colour !== guest.colour);
  return guest.known && !guest.name && differs ? putMe(chosen).catch(() => guest) : guest;
}

/** A browser that has sent no cookie has got one with the answer: whether it keeps that, the next answer tells. */
async function meet(): Promise<Me> {
  const first = await getMe();
  return first.known ? first : getMe();
}

/** Takes a name; rejects with the room's reason if it will not do. */
export async function rename(wanted: string): Promise<void> {
  take(await putMe({ name: wanted }));
  keep({ name });
}

/** Takes a colour; rejects if the room cannot be reached. */
export async function recolour(wanted: GuestColour): Promise<void> {
  take(await putMe({ colour: wanted }));
  keep({ colour: wanted });
}

/** What was chosen in this browser. */
function kept(): ChangeMe {
  return storedObject<ChangeMe>(KEY);
}

function keep(chosen: ChangeMe): void {
  store(KEY, { ...kept(), ...chosen });
}

function take(guest: Me): void {
  name = guest.name;
  colour = guest.colour;
  known = guest.known;
}
