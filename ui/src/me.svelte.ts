// The guest that this browser is.

import { getMe, putMe } from "./net/api";

let name = $state("");
let asked: Promise<void> | undefined;

export const me = {
  /** Empty until he has given one. */
  get name(): string {
    return name;
  },
};

/** Asks the room once who this browser is; after a failure the next call asks again. */
export function loadMe(): Promise<void> {
  asked ??= getMe().then(
    (guest) => {
      name = guest.name;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Takes a name; rejects with the room's reason if it will not do. */
export async function rename(wanted: string): Promise<void> {
  name = (await putMe({ name: wanted })).name;
}
