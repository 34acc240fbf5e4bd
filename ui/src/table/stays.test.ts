import { afterEach, expect, test, vi } from "vitest";
import { staysClear } from "./stays";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

function laid(board: string): HTMLElement {
  document.body.innerHTML = `<div id="table">${board}<section></section></div>`;
  const table = document.querySelector("#table") as HTMLElement;
  const panel = document.querySelector("section") as HTMLElement;
  vi.spyOn(table, "getBoundingClientRect").mockReturnValue({ top: 48 } as DOMRect);
  return panel;
}

test("what lies over a board leaves free what stays in sight, also when the window has another size", () => {
  const panel = laid("<div data-stays></div>");
  const stays = vi.spyOn(document.querySelector("[data-stays]") as Element, "getBoundingClientRect");
  stays.mockReturnValue({ bottom: 254.2 } as DOMRect);
  const leave = staysClear(panel);
  expect(panel.style.getPropertyValue("--clear")).toBe("207px");
  stays.mockReturnValue({ bottom: 300 } as DOMRect);
  window.dispatchEvent(new Event("resize"));
  expect(panel.style.getPropertyValue("--clear")).toBe("252px");
  leave();
  stays.mockReturnValue({ bottom: 400 } as DOMRect);
  window.dispatchEvent(new Event("resize"));
  expect(panel.style.getPropertyValue("--clear")).toBe("252px");
});

test("a board of which nothing stays in sight is covered as far as need be", () => {
  const panel = laid("");
  staysClear(panel);
  expect(panel.style.getPropertyValue("--clear")).toBe("0px");
});
