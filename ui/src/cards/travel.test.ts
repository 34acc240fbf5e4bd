import { afterEach, expect, test } from "vitest";
import { gather } from "./travel";

afterEach(() => document.body.replaceChildren());

/** A row of cards, 50 pixels apart as long as all before them are in the flow. */
function row(count: number): HTMLElement[] {
  const cards = Array.from({ length: count }, () => document.createElement("span"));
  for (const [index, card] of cards.entries()) {
    const before = (): number => cards.slice(0, index).filter(({ style }) => style.position !== "absolute").length;
    Object.defineProperty(card, "offsetLeft", { get: () => 50 * before() });
    Object.defineProperty(card, "offsetWidth", { value: 40 });
  }
  document.body.append(...cards);
  return cards;
}

test("cards that leave together fly from where they lay, and their room is free", () => {
  const cards = row(3);
  for (const card of cards.slice(0, 2)) gather(card, { hand: 0, still: false, withdrawn: false });
  expect(cards.map(({ style }) => [style.position, style.left, style.width])).toEqual([
    ["absolute", "0px", "40px"],
    ["absolute", "50px", "40px"],
    ["", "", ""],
  ]);
});

test("cards that leave later have their own place", async () => {
  const [first, second] = row(2) as [HTMLElement, HTMLElement];
  gather(first, { hand: 0, still: false, withdrawn: false });
  await Promise.resolve();
  gather(second, { hand: 0, still: false, withdrawn: false });
  expect(second.style.left).toBe("0px");
});

test("without motion a card just goes", () => {
  const [card] = row(1) as [HTMLElement];
  expect(gather(card, { hand: 0, still: true, withdrawn: true })).toEqual({ duration: 0 });
  expect(card.style.position).toBe("");
});

test("pitfall 65: a card that is withdrawn is gone at once, in a time that Svelte can wait for", () => {
  const [card] = row(1) as [HTMLElement];
  const { duration, css } = gather(card, { hand: 0, still: false, withdrawn: true });
  expect(duration).toBeGreaterThan(0);
  expect(css?.(1, 0)).toBe("opacity: 0");
  expect(card.style.position).toBe("");
});
