import { render, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import type { SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import SeatClock from "./SeatClock.svelte";
import SeatName from "./SeatName.svelte";

const guest: SeatInfo = { kind: "person", name: "", level: null, mine: false, present: true, ready: false };
const mira: SeatInfo = { ...guest, name: "Mira" };
const bot: SeatInfo = { ...guest, kind: "bot", level: "easy" };

function look(seats: readonly SeatInfo[], seat = 0): { text: string; initial: string; robot: boolean; away: boolean } {
  const { container } = render(SeatName, { seat, seats });
  return {
    text: container.textContent.replace(/\s+/g, " ").trim(),
    initial: container.querySelector("text")?.textContent ?? "",
    robot: container.querySelector(".robot") !== null,
    away: container.querySelector("path.away") !== null,
  };
}

beforeAll(() => speak("en"));

test("a person whose bot plays has a robot at his token, and a listener hears of it", () => {
  expect(look([{ ...mira, level: "medium", present: false }])).toEqual({
    text: "M Mira a bot plays",
    initial: "M",
    robot: true,
    away: true,
  });
  expect(look([mira])).toMatchObject({ robot: false, away: false });
  expect(look([bot])).toMatchObject({ robot: false, away: false });
});

test("a bot with a name is called by it and has its face for a letter", () => {
  const face = { head: "round", hair: "bald", eyes: "dots", mouth: "grin" } as const;
  const gus: SeatInfo = { ...bot, name: "Gus", level: "gus", face };
  expect(look([mira, gus], 1)).toEqual({ text: "Gus", initial: "", robot: false, away: false });
  expect(look([gus, { ...gus }], 1).text).toBe("Gus 2");
  const { container } = render(SeatName, { seat: 1, seats: [mira, gus] });
  expect(container.querySelectorAll(".portrait path").length).toBeGreaterThan(3);
});

test("a long name that somebody has given may end in dots, at a shared screen as anywhere; words are shown whole", () => {
  const long: SeatInfo = { ...mira, name: "Maximiliane von Traun" };
  const shown = (info: SeatInfo, second: SeatInfo): [boolean, string] => {
    const text = render(SeatName, { seat: 0, seats: [info, second] }).container.querySelector(".text");
    return [text?.matches(".short") ?? false, text?.getAttribute("title") ?? ""];
  };
  const mine: SeatInfo = { ...guest, mine: true };
  expect(shown(long, mira)).toEqual([false, long.name]);
  expect(shown({ ...long, mine: true, named: true }, mine), "at a shared screen").toEqual([false, long.name]);
  expect(shown(mine, mine), "Player 1").toEqual([true, ""]);
  expect(shown({ ...long, mine: true }, mira), "You").toEqual([true, ""]);
});

test("guests without a name have different tokens, and so have namesakes; bots keep their letter", () => {
  expect([0, 1].map((seat) => look([guest, { ...guest }], seat).initial)).toEqual(["1", "2"]);
  expect([0, 1, 2].map((seat) => look([mira, guest, { ...mira }], seat).initial)).toEqual(["1", "G", "2"]);
  expect([0, 1].map((seat) => look([bot, { ...bot }], seat).initial)).toEqual(["B", "B"]);
});

test("a clock says whose time it is, and nothing where none runs", () => {
  render(SeatClock, { seat: 0, seats: [mira], seconds: 78 });
  expect(screen.getByRole("timer").textContent).toMatch(/^\s*Mira has 78 s left\.\s*1:18\s*$/);
  const { container } = render(SeatClock, { seat: 0, seats: [mira], seconds: null });
  expect(container.textContent).toBe("");
});
