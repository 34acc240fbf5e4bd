import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ComponentProps } from "svelte";
import type { Frame } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Notes from "./Notes.svelte";

const PERSON: Frame["seats"][number] = {
  kind: "person",
  name: "Mira",
  level: null,
  mine: true,
  present: true,
  ready: false,
};
const QUIET = { phase: "playing", seats: [PERSON, { ...PERSON, name: "Jonas", mine: false }], events: [] };
const frame = (more: Partial<Frame>): Frame => ({ ...QUIET, ...more }) as unknown as Frame;
const AWAY = frame({ away: [null, 20_000], bot_at: [1], terms: { away: "bot" } } as unknown as Partial<Frame>);
const ASKED = frame({ asked: { seat: 1, what: "pause" }, asked_of: 0 } as Partial<Frame>);
const NEWS = [{ id: "says-thanks", args: { name: "Jonas" } }];
const REFUSAL = { action: "", message: { id: "error-stale-turn" } };

type Props = ComponentProps<typeof Notes>;
const ondo = vi.fn<Props["ondo"]>();
const REST: Props = {
  frame: null,
  cameAt: 0,
  status: "open",
  reason: { id: "error-unexpected" },
  refusal: null,
  news: [],
  ping: 0,
  onhere: () => {},
  ondo,
};

/** The notes that are seen: those that wait for another to go are not. */
function seen(props: Partial<Props>): string[] {
  cleanup();
  const { container } = render(Notes, { ...REST, cameAt: performance.now(), ...props });
  const notes = [...container.querySelectorAll("[data-note] p")].filter((note) => !note.closest(".waits"));
  return notes.map((note) => note.textContent);
}

beforeEach(() => speak("en"));
afterEach(cleanup);

test("pitfall 69: one note is shown at a time, the most urgent", () => {
  const [refused, lost] = ["The game has moved on meanwhile. Have another look.", /^Connection lost/];
  expect(seen({ frame: AWAY })).toEqual(["Jonas is away; a bot plays in 20 s."]);
  expect(seen({ frame: AWAY, news: NEWS })).toHaveLength(1);
  expect(seen({ frame: AWAY, news: NEWS })[0]).toContain("Jonas: ");
  expect(seen({ frame: ASKED, news: NEWS })).toEqual(["Jonas would like to pause."]);
  expect(seen({ frame: ASKED, news: NEWS, status: "lost" })).toEqual([expect.stringMatching(lost)]);
  expect(seen({ frame: ASKED, news: NEWS, status: "lost", refusal: REFUSAL })).toEqual([refused]);
  expect(seen({ frame: frame({}) })).toEqual([]);
});

test("pitfall 69: a note that has too little room unfolds, with what can be done about it", async () => {
  seen({ frame: ASKED });
  await fireEvent.click(screen.getByRole("button", { name: "Unfold" }));
  const whole = document.querySelector("[popover=auto]");
  expect(whole?.textContent).toMatch(/Jonas would like to pause\.\s*Agree\s*No/);
  await fireEvent.click(whole?.querySelector("button") as Element);
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "answer", seat: 0, yes: true });
  expect(document.querySelector("[popover=auto]")).toBeNull();
});

test("a refusal that is marked at its card is not told here, too", () => {
  expect(seen({ refusal: { ...REFUSAL, action: "R8" } })).toEqual([]);
});
