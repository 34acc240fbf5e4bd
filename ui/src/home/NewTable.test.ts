import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { makeTable } from "../net/api";
import { speak } from "../testing/texts";
import NewTable from "./NewTable.svelte";

const GAME = {
  name: "buddy",
  players: [3],
  editions: { "piatnik-2001": {} },
  options: [],
  bots: [{ id: "rocco", name: "Rocco", face: null }],
  open_hands: true,
};

vi.mock("../net/api", async (original) => ({
  ...(await original<object>()),
  getGames: () => Promise.resolve([GAME]),
  makeTable: vi.fn(() => Promise.resolve({ table: "abc", url: "" })),
}));
vi.mock("../router.svelte", () => ({ go: vi.fn() }));
vi.mock("../me.svelte", () => ({ loadMe: () => Promise.resolve(), me: {}, initial: () => "Y" }));

test("who shares this screen is named with the order of the table, by seat; alone there is nothing to name", async () => {
  speak("en");
  render(NewTable, { game: "buddy" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Open the table" })).toBeTruthy());
  expect(screen.queryByRole("textbox")).toBeNull();
  const choices = screen.getAllByRole("radio", { hidden: true, name: /Someone at this screen/ });
  await fireEvent.click(choices[1] as HTMLElement);
  await fireEvent.change(screen.getByRole("textbox", { name: "Player 1" }), { target: { value: "Anna" } });
  await fireEvent.change(screen.getByRole("textbox", { name: "Player 3" }), { target: { value: " Ben" } });
  await fireEvent.click(screen.getByRole("button", { name: "Open the table" }));
  await waitFor(() => expect(makeTable).toHaveBeenCalledOnce());
  expect(vi.mocked(makeTable).mock.calls[0]?.[0]).toMatchObject({
    seats: ["me", "bot:rocco", "same-screen"],
    names: ["Anna", "", "Ben"],
  });
});
