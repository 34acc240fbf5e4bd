// Positions as game records: in an address, pasted by a person, and as they go to the solver. How a position is written,
// its game says.

import type { PositionNotation, Setup } from "../games/game";

/** A round that may stop anywhere; see the record format in the documents. */
export interface GameRecord {
  readonly game: string;
  readonly players: number;
  /** Of the game's rules by which it is played; without one it follows the newest. What is no number, the room refuses. */
  readonly version?: number | string;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, boolean | string>>;
  readonly setup: Setup;
  readonly actions: readonly string[];
}

/** What says by which rules a round is played; a field that is not there says nothing. */
type Header = Pick<GameRecord, "version" | "edition" | "options">;

const VERSION = "version";
const EDITION = "edition";
const OPTION = "option.";
const PLAY = "play";

/**
 * The address that holds a position: `study/GAME?version=VERSION&edition=EDITION&…&play=ACTION,ACTION`, between them what
 * the game writes. An option that differs from the edition's is in it as `option.NAME=VALUE`.
 */
export function addressOf(page: "study" | "review", record: GameRecord, notation: PositionNotation): string {
  const fields: (readonly [string, string])[] = [
    ...(record.version === undefined ? [] : [[VERSION, String(record.version)] as const]),
    ...(record.edition ? [[EDITION, record.edition] as const] : []),
    ...Object.entries(record.options ?? {}).map(([name, value]) => [`${OPTION}${name}`, String(value)] as const),
    ...notation.fieldsOf(record.setup),
    ...(record.actions.length > 0 ? [[PLAY, record.actions.join(",")] as const] : []),
  ];
  return `${page}/${record.game}?${fields.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** The position that an address holds; none without a set-up. What is wrong with it, the room says. */
export function recordIn(game: string, query: string, notation: PositionNotation): GameRecord | null {
  const fields = [...new URLSearchParams(query)];
  const own = fields.filter(([name]) => ![PLAY, EDITION, VERSION].includes(name) && !name.startsWith(OPTION));
  if (own.length === 0) return null;
  const named = new Map(fields);
  const options = fields.filter(([name]) => name.startsWith(OPTION));
  return {
    game,
    players: notation.players,
    ...headerOf({
      version: versionOf(named.get(VERSION)),
      edition: named.get(EDITION),
      options: Object.fromEntries(options.map(([name, value]) => [name.slice(OPTION.length), optionOf(value)])),
    }),
    setup: notation.setupIn(own),
    actions: named.get(PLAY)?.split(",").filter(Boolean) ?? [],
  };
}

/** The fields of a header that say something. */
function headerOf({ version, edition, options }: { [Field in keyof Header]: Header[Field] | undefined }): Header {
  return {
    ...(version === undefined ? {} : { version }),
    ...(edition ? { edition } : {}),
    ...(options && Object.keys(options).length > 0 ? { options } : {}),
  };
}

function versionOf(text: string | undefined): Header["version"] {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : text;
}

function optionOf(value: string): boolean | string {
  return value === "true" || (value !== "false" && value);
}

/** The same set-up in another edition of the same rules, before its first action. */
export function inEdition({ game, players, version, setup }: GameRecord, edition: string): GameRecord {
  return { game, players, ...headerOf({ version, edition, options: undefined }), setup, actions: [] };
}

/** What a person pastes: a game record, a match (its last round), or a position as its game writes it. Null if it is none. */
export function pasted(game: string, edition: string, text: string, notation: PositionNotation): GameRecord | null {
  const { players } = notation;
  if (text.trim().startsWith("{")) return pastedRecord({ game, players }, text);
  const setup = notation.typed(text);
  return setup && { game, players, edition, setup, actions: [] };
}

/** A record, or the last round of a match record. What it does not say, `kind` does. */
function pastedRecord(kind: Pick<GameRecord, "game" | "players">, text: string): GameRecord | null {
  try {
    const whole = JSON.parse(text) as Partial<GameRecord> & { match?: unknown };
    const round = Array.isArray(whole.match) ? (whole.match.at(-1) as Partial<GameRecord> | undefined) : whole;
    return round ? roundOf({ ...kind, ...whole, ...round }, round) : null;
  } catch {
    return null;
  }
}

/** A round by its own fields and those that its match's header adds. */
function roundOf(
  header: Omit<GameRecord, "setup" | "actions">,
  { setup, actions = [] }: Partial<GameRecord>,
): GameRecord | null {
  if (typeof setup !== "object" || !Array.isArray(actions)) return null;
  const { game, players } = header;
  return { game, players, ...headerOf(header), setup, actions: actions as string[] };
}
