import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { restOfSeries } from "./series";

const pressed = vi.fn();

function button(name: string): HTMLElement {
  const made = document.createElement("button");
  made.addEventListener("click", () => pressed(name));
  document.body.append(made);
  return made;
}

beforeEach(() => document.body.addEventListener("click", restOfSeries(), { capture: true }));
afterEach(() => {
  document.body.replaceWith(document.createElement("body"));
  pressed.mockClear();
});

test("the rest of a double click does not press what came where the pressed button was", async () => {
  const [bid, list] = [button("bid"), button("list")];
  await fireEvent.click(bid, { detail: 1 });
  bid.remove();
  await fireEvent.click(list, { detail: 2 });
  await fireEvent.click(list, { detail: 3 });
  expect(pressed.mock.calls).toEqual([["bid"]]);
  await fireEvent.click(list, { detail: 1 });
  expect(pressed).toHaveBeenLastCalledWith("list");
});

test("a button that stays may be clicked as often as one likes", async () => {
  const back = button("back");
  await fireEvent.click(back, { detail: 1 });
  await fireEvent.click(back, { detail: 2 });
  expect(pressed).toHaveBeenCalledTimes(2);
});

test("a click that met nothing, such as one that ends a pause, takes nothing from the next", async () => {
  await fireEvent.click(document.body, { detail: 1 });
  await fireEvent.click(button("card"), { detail: 2 });
  expect(pressed).toHaveBeenCalledWith("card");
});

test("a key presses without a series", async () => {
  const bid = button("bid");
  await fireEvent.click(bid, { detail: 0 });
  bid.remove();
  await fireEvent.click(button("list"), { detail: 0 });
  expect(pressed).toHaveBeenCalledTimes(2);
});
