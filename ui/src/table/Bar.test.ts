import { fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Bar from "./Bar.svelte";
import { speakerOf } from "./company";
import Controls from "./Controls.svelte";

const notes = createRawSnippet(() => ({ render: () => "<i></i>" }));
const deaf = { onrules: () => {}, onmenu: () => {}, notes };
const table = { game: "buddy", edition: "piatnik-2001" } as Frame;
const seat = (mine: boolean, kind: SeatInfo["kind"] = "person"): SeatInfo => ({ mine, kind }) as SeatInfo;

beforeEach(() => speak("en"));

test("at the table the others are given a sign with one press, and the board stays as it is", async () => {
  const [onsay, oncompany] = [vi.fn(), vi.fn()];
  render(Bar, { frame: table, oncompany, onsay, ...deaf });
  await fireEvent.click(screen.getByRole("button", { name: "❤️" }));
  expect(onsay).toHaveBeenCalledExactlyOnceWith("heart");
  expect(oncompany).not.toHaveBeenCalled();
});

test("a flat phone has one button beside the board for all that can be said", async () => {
  const oncompany = vi.fn();
  render(Controls, { oncompany, ontakeback: () => {}, ...deaf });
  await fireEvent.click(screen.getByRole("button", { name: "At the table" }));
  expect(oncompany).toHaveBeenCalledOnce();
});

test("who is alone with bots has nobody to say something to", () => {
  const may = { react: [0] };
  expect(speakerOf({ ...table, may, seats: [seat(true), seat(false, "bot")] })).toBeNull();
  expect(speakerOf({ ...table, may, seats: [seat(true), seat(true)] })).toBeNull();
  expect(speakerOf({ ...table, may, seats: [seat(true), seat(false)] })).toBe(0);
  render(Bar, { frame: table, oncompany: () => {}, ...deaf });
  expect(screen.queryByRole("group", { name: "Say something" })).toBeNull();
});
