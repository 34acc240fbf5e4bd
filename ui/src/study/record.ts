// Positions as game records: in an address, pasted by a person, and as they go to the solver.

/** A round that may stop anywhere; see the record format in the documents. */
export interface GameRecord {
  readonly game: string;
  readonly players: number;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, boolean | string>>;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly actions: readonly string[];
}

const EDITION = "edition";
const OPTION = "option.";
const PLAY = "play";
const LISTS = ["hands"];

/**
 * The address that holds a position: `study/GAME?hands=T5.4..,.2..83,.3.T1.,...T76&leader=0&play=R5,B3`. An option that
 * differs from the edition's is in it as `option.must_follow_trump=false`.
 */
export function addressOf(page: "study" | "review", record: GameRecord): string {
  const query = record.edition ? [`${EDITION}=${record.edition}`] : [];
  for (const [name, value] of Object.entries(record.options ?? {})) query.push(`${OPTION}${name}=${value}`);
  for (const [key, value] of Object.entries(record.setup)) query.push(`${key}=${String(value)}`);
  if (record.actions.length > 0) query.push(`${PLAY}=${record.actions.join(",")}`);
  return `${page}/${record.game}?${query.join("&")}`;
}

/** The position that an address holds; none without a set-up. What is wrong with it, the room says. */
export function recordIn(game: string, query: string): GameRecord | null {
  const fields = new URLSearchParams(query);
  const actions = fields.get(PLAY)?.split(",").filter(Boolean) ?? [];
  const edition = fields.get(EDITION);
  const setup: Record<string, unknown> = {};
  const options: Record<string, boolean | string> = {};
  for (const [key, value] of fields) {
    if (key.startsWith(OPTION)) options[key.slice(OPTION.length)] = optionOf(value);
    else if (key !== PLAY && key !== EDITION) setup[key] = valueOf(key, value);
  }
  if (Object.keys(setup).length === 0) return null;
  return {
    game,
    players: 2,
    ...(edition ? { edition } : {}),
    ...(Object.keys(options).length > 0 ? { options } : {}),
    setup,
    actions,
  };
}

function optionOf(value: string): boolean | string {
  return value === "true" || (value !== "false" && value);
}

/** The same set-up in another edition, before its first action. */
export function inEdition({ game, players, setup }: GameRecord, edition: string): GameRecord {
  return { game, players, edition, setup, actions: [] };
}

function valueOf(key: string, value: string): unknown {
  if (LISTS.includes(key)) return value.split(",");
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

/**
 * What a person pastes: a game record, a match (its last round), or four hands such as "T5.4.. .2..83 .3.T1. ...T76",
 * perhaps followed by the number of the hand that leads. Null if it is none of these.
 */
export function pasted(game: string, edition: string, text: string): GameRecord | null {
  return text.trim().startsWith("{") ? pastedRecord(game, text) : pastedHands(game, edition, text);
}

function pastedHands(game: string, edition: string, text: string): GameRecord | null {
  const words = text.trim().split(/[\s,]+/);
  const leader = words[4];
  if (words.length < 4 || words.length > 5 || (leader !== undefined && !/^[0-3]$/.test(leader))) return null;
  const setup = { hands: words.slice(0, 4), ...(leader === undefined ? {} : { leader: Number(leader) }) };
  return { game, players: 2, edition, setup, actions: [] };
}

function pastedRecord(game: string, text: string): GameRecord | null {
  try {
    const whole = JSON.parse(text) as Record<string, unknown>;
    return recordOf(game, whole);
  } catch {
    return null;
  }
}

/** A round of a match record, by its index (the last one unless given), or the record of a round. */
export function recordOf(game: string, whole: Record<string, unknown>, index?: number): GameRecord | null {
  const rounds = whole["match"];
  const round = Array.isArray(rounds) ? (rounds.at(index ?? -1) as Record<string, unknown> | undefined) : whole;
  if (!round) return null;
  const { setup, actions = [] } = round as { setup?: GameRecord["setup"]; actions?: GameRecord["actions"] };
  if (typeof setup !== "object" || !Array.isArray(actions)) return null;
  const header = { ...whole, ...round } as Partial<GameRecord>;
  return {
    game: header.game ?? game,
    players: header.players ?? 2,
    ...(header.edition ? { edition: header.edition } : {}),
    ...(header.options ? { options: header.options } : {}),
    setup,
    actions: actions as string[],
  };
}
