import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Paused from "./Paused.svelte";

const person = (name: string, more: Partial<SeatInfo>): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine: false,
  present: true,
  ready: false,
  ...more,
});

beforeEach(() => speak("en"));

test("whoever could go on sees who is away", () => {
  const seats = [person("Yvonne", { mine: true }), person("Mira", { present: false }), person("Jonas", {})];
  render(Paused, { frame: { seats, may: { resume: [0] } } as unknown as Frame, ondo: () => undefined });
  expect(screen.getByText("Mira is away.")).toBeTruthy();
  expect(screen.queryByText(/Jonas/)).toBeNull();
  expect(screen.getByRole("button", { name: "Go on" })).toBeTruthy();
});
