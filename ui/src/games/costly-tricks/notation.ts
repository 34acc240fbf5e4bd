// How positions of Costly Tricks are written: four hands such as "T5.4..", clockwise, and the number of the one that leads.

import type { PositionNotation } from "../game";
import { HANDS, SIDES } from "./constants";

const LISTS = ["hands"];

export const notation: PositionNotation = {
  players: SIDES,
  fieldsOf: (setup) => Object.entries(setup).map(([name, value]) => [name, String(value)]),
  setupIn: (fields) => Object.fromEntries(fields.map(([name, value]) => [name, valueOf(name, value)])),
  typed: handsIn,
  help: { id: "costly-tricks-study-paste-help" },
  notUnderstood: { id: "costly-tricks-study-not-understood" },
};

function valueOf(name: string, value: string): unknown {
  if (LISTS.includes(name)) return value.split(",");
  return /^-?\d{1,9}$/.test(value) ? Number(value) : value;
}

/** Four hands such as "T5.4.. .2..83 .3.T1. ...T76", perhaps followed by the number of the hand that leads. */
function handsIn(text: string): ReturnType<PositionNotation["typed"]> {
  const words = text.trim().split(/[\s,]+/);
  const [hands, [leader, ...more]] = [words.slice(0, HANDS), words.slice(HANDS)];
  if (hands.length < HANDS || more.length > 0) return null;
  if (leader === undefined) return { hands };
  return /^\d$/.test(leader) && Number(leader) < HANDS ? { hands, leader: Number(leader) } : null;
}
