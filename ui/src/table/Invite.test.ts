import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Invite from "./Invite.svelte";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
});
const open: SeatInfo = { ...person("", false), kind: "open", present: false };
const frame = (seats: SeatInfo[], join: number | null): Frame => ({ table: "abc", seats, join }) as Frame;

let asked: [string, string, unknown][];

beforeEach(() => {
  speak("en");
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([init.method ?? "", path, init.body ? JSON.parse(init.body as string) : null]);
    const answer = path.endsWith("/seats")
      ? { table: "abc", url: "http://192.168.1.4:8000/t/abc" }
      : { name: "Mira", known: true };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("test_pitfall_46: who waits sees the link that lets others in, to copy and as a code to scan", async () => {
  render(Invite, { frame: frame([person("Yvonne", true), open], null), onseated: () => {}, ondo: () => {} });
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  await waitFor(() => expect(field.value).toBe("http://192.168.1.4:8000/t/abc"));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("src")).toBe("api/tables/abc/qr.svg");
  expect(screen.getByText("Or scan this with a phone.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.querySelector("span:last-child")?.textContent)).toEqual([
    "Yvonne (you)",
    "open seat",
  ]);
});

test("who only watches asks for no seat when the last one is taken by somebody else", async () => {
  const { rerender } = render(Invite, {
    frame: frame([person("Mira", false), open], 1),
    onseated: () => {},
    ondo: () => {},
  });
  await rerender({ frame: frame([person("Mira", false), person("Jonas", false)], null) });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.filter(([, path]) => path.endsWith("/seats"))).toEqual([]);
});

test("a link that works on this computer only says so, and has no code for a phone to scan", async () => {
  const answer = { table: "abc", url: "http://127.0.0.1:8000/t/abc", name: "Mira" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  render(Invite, { frame: frame([person("Yvonne", true), open], null), onseated: () => {}, ondo: () => {} });
  await waitFor(() => expect(screen.getByText(/works on this computer only/)).toBeTruthy());
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByText("Or scan this with a phone.")).toBeNull();
});

test("if the browser does not let us copy, the link is marked so that the person can", async () => {
  document.execCommand = () => false;
  vi.stubGlobal("isSecureContext", false);
  render(Invite, { frame: frame([person("Yvonne", true), open], null), onseated: () => {}, ondo: () => {} });
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  await waitFor(() => expect(field.value).not.toBe(""));
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
  expect(screen.getByText(/Copy the marked link yourself/)).toBeTruthy();
});

test("a visitor gives a name and sits down, in that order, and is no longer a visitor", async () => {
  const onseated = vi.fn();
  render(Invite, { frame: frame([person("Yvonne", false), open], 1), onseated, ondo: () => {} });
  expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  await fireEvent.input(screen.getByLabelText("Your name"), { target: { value: "Odile" } });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(onseated).toHaveBeenCalledOnce());
  const changes = asked.filter(([method]) => method !== "GET");
  expect(changes).toEqual([
    ["PUT", "api/me", { name: "Odile" }],
    ["POST", "api/tables/abc/seats", { seat: null }],
  ]);
});

test("who was too late is told in the room's words", async () => {
  vi.stubGlobal("fetch", (path: string) => {
    const full = path.endsWith("/seats");
    const answer = full ? { code: "table-full", parameters: {} } : { name: "Mira" };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: full ? 409 : 200 }));
  });
  const onseated = vi.fn();
  render(Invite, { frame: frame([person("Yvonne", false), open], 1), onseated, ondo: () => {} });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("All seats are taken. You can watch."));
  expect(onseated).not.toHaveBeenCalled();
});
