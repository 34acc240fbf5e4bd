// Looking together at rounds that are over: what a page does when another leads, and tells the others when its own does.

import { onMount, untrack } from "svelte";
import type { Message } from "../games/game";
import type { Frame, LookAt, Spot, Together } from "../protocol/protocol";
import { route, type Route } from "../router.svelte";
import { every, seatName, t, who } from "../text";
import type { Attendance, MomentShown } from "./attendance.svelte";

/** A page that looks at a round. */
export interface LookingPage {
  /** What it shows; null before it can show anything. */
  shown(): MomentShown | null;
  show(shown: MomentShown): void;
  /** Goes to another round. */
  leaveFor(spot: Spot): void;
}

/** What somebody can do about it. */
export interface TogetherWay {
  readonly text: "together-look" | "together-take-over" | "together-alone";
  readonly does: () => void;
}

/** The part of one page in it, from when the page is made until it is left; then its line to the table is closed. */
export class LookingAlong {
  /** What was shown last because another led there: whoever then goes elsewhere looks for himself. */
  #followed: MomentShown | null = null;
  #spot: Spot | null = null;
  /** He has gone his own way, and the room may not know it yet. */
  #left = false;
  #pressed = false;

  constructor(
    private readonly attendance: Attendance,
    private readonly at: LookAt & { readonly table: string },
    private readonly page: LookingPage,
  ) {
    $effect(() => this.#follow());
    $effect(() => this.#goAlone());
    $effect(() => this.#lead());
    onMount(() => () => this.#leave());
  }

  get part(): Together["part"] {
    return this.attendance.together?.part ?? "alone";
  }

  /** Who leads, and whom; null if nobody looks together. */
  get words(): Message | null {
    const { table, together } = this.attendance;
    return table && together && wordsOf(table, together);
  }

  get ways(): readonly TogetherWay[] {
    const { frame, table, together } = this.attendance;
    const look = (does: () => void): TogetherWay => ({ text: "together-look", does });
    const alone: TogetherWay = { text: "together-alone", does: () => this.attendance.follow(false) };
    const over: TogetherWay = { text: "together-take-over", does: () => this.#takeOver() };
    if (!table || !this.page.shown()) return [];
    if (this.part === "leads") return [alone];
    if (this.part === "follows") return frame ? [over, alone] : [alone];
    if (together?.at) return [look(() => this.attendance.follow(true))];
    return frame && hasOthers(frame) ? [look(() => this.#takeOver())] : [];
  }

  press(way: TogetherWay): void {
    this.#pressed = true;
    way.does();
  }

  /** An attachment: who has pressed the button in whose place this one comes goes on from there by his keyboard. */
  keepsFocus = (button: HTMLElement): void => {
    if (this.#pressed && document.activeElement === document.body) button.focus();
    this.#pressed = false;
  };

  #takeOver(): void {
    const shown = this.page.shown();
    if (shown) this.attendance.lead(shown);
  }

  #follow(): void {
    const { together } = this.attendance;
    if (together?.part !== "follows") {
      [this.#followed, this.#spot, this.#left] = [null, null, false];
      return;
    }
    const { at: spot, leader } = together;
    if (!spot || leader === null || this.#left) return;
    if (!isThere(this.at, spot)) return this.page.leaveFor(spot);
    if (!this.page.shown() || (this.#spot && isSame(this.#spot, spot))) return;
    untrack(() => this.page.show(spot));
    this.#spot = spot;
    this.#followed = untrack(() => this.page.shown());
  }

  /** Whoever goes his own way looks for himself from there on. */
  #goAlone(): void {
    const shown = this.page.shown();
    if (!shown || !this.#followed || isSame(shown, this.#followed)) return;
    [this.#followed, this.#left] = [null, true];
    untrack(() => this.attendance.follow(false));
  }

  #lead(): void {
    const shown = this.page.shown();
    const spot = untrack(() => this.attendance.together?.at);
    if (!shown || this.part !== "leads" || !spot) return;
    if (!isThere(this.at, spot) || !isSame(shown, spot)) this.attendance.point(shown);
  }

  /** The page is left; on the next one he is what he was, if it shows what he looked at with the others. */
  #leave(): void {
    const to = roundOf(route(), this.at.table);
    const spot = this.attendance.together?.at;
    const stays = this.part === "leads" ? to !== null : to !== null && spot && isThere(to, spot);
    if (this.part !== "alone" && !stays) this.attendance.follow(false);
    this.attendance.close();
  }
}

/** The round of this table that a page looks at. */
function roundOf(to: Route, table: string): LookAt | null {
  if ((to.page !== "replay" && to.page !== "review-table") || to.table !== table) return null;
  return to.match === undefined ? null : { match: to.match, round: to.round };
}

function isThere(at: LookAt, spot: Spot): boolean {
  return at.match === spot.match && at.round === spot.round;
}

function isSame(one: MomentShown, other: MomentShown): boolean {
  return one.move === other.move && one.eyes === other.eyes;
}

/** There is somebody at the table with whom to look. */
function hasOthers({ seats }: Frame): boolean {
  return seats.some((info) => info.kind === "person" && !info.mine && info.present);
}

function wordsOf({ seats }: Frame, { leader, at, followers, others, part }: Together): Message | null {
  if (!at) return null;
  if (leader === null) return { id: "together-nobody-leads" };
  const guests = part === "follows" && !followers.some((seat) => seats[seat]?.mine) ? 1 : 0;
  const you = guests ? [t("player-within", { who: "you", name: "" })] : [];
  const named = [...you, ...followers.map((seat) => t("player-within", calledAs(seats, seat)))];
  const more = others > guests ? [t("watchers-others", { named: named.length, others: others - guests })] : [];
  const leads = calledAs(seats, leader);
  if (named.length + more.length === 0) return { id: "together-leads", args: leads };
  return { id: "together-leads-with", args: { ...leads, names: every([...named, ...more]) } };
}

/** Whoever shares his screen sits there as one, at his first seat. */
function calledAs(seats: Frame["seats"], seat: number): ReturnType<typeof who> {
  return seats[seat]?.mine ? { who: "you", name: seatName(seats, seat) } : who(seats, seat);
}
