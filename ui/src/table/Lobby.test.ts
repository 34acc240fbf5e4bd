import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame, SeatInfo } from "../protocol/protocol";
import { speak } from "../testing/texts";
import Lobby from "./Lobby.svelte";

const person = (name: string, mine: boolean): SeatInfo => ({
  kind: "person",
  name,
  level: null,
  mine,
  present: true,
  ready: false,
});
const open: SeatInfo = { ...person("", false), kind: "open", present: false };
const frame = (seats: SeatInfo[], join: number | null, more: Partial<Frame> = {}): Frame =>
  ({ table: "abc", game: "paule-panik", phase: "waiting", seats, join, host: 0, sizes: [2, 3], ...more }) as Frame;

const GAMES = [{ name: "paule-panik", players: [2, 3], bots: [{ id: "yusuf", name: "Yusuf", face: null }] }];
const deaf = { onseated: () => {}, onready: () => {}, ondo: () => {} };

let asked: [string, string, unknown][];

beforeEach(() => {
  speak("en");
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push([init.method ?? "", path, init.body ? JSON.parse(init.body as string) : null]);
    const answer = path.endsWith("/seats")
      ? { table: "abc", url: "http://192.168.1.4:8000/t/abc" }
      : { name: "Mira", known: true };
    return Promise.resolve(new Response(JSON.stringify(path === "api/games" ? GAMES : answer)));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("test_pitfall_46: who waits sees the link that lets others in, to copy and as a code to scan", async () => {
  render(Lobby, { frame: frame([person("Yvonne", true), open], null), ...deaf });
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  await waitFor(() => expect(field.value).toBe("http://192.168.1.4:8000/t/abc"));
  expect(screen.getByRole("button", { name: "Copy link" })).toBeTruthy();
  expect(screen.getByRole("img").getAttribute("src")).toBe("api/tables/abc/qr.svg");
  expect(screen.getByText("Or scan this with a phone.")).toBeTruthy();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "Y Yvonne (you) host",
    "open seat",
  ]);
});

test("who only watches asks for no seat when the last one is taken by somebody else", async () => {
  const { rerender } = render(Lobby, {
    frame: frame([person("Mira", false), open], 1),
    ...deaf,
  });
  await rerender({ frame: frame([person("Mira", false), person("Jonas", false)], null) });
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.filter(([, path]) => path.endsWith("/seats"))).toEqual([]);
});

test("a link that works on this computer only says so, and has no code for a phone to scan", async () => {
  const answer = { table: "abc", url: "http://127.0.0.1:8000/t/abc", name: "Mira" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer))));
  render(Lobby, { frame: frame([person("Yvonne", true), open], null), ...deaf });
  await waitFor(() => expect(screen.getByText(/works on this computer only/)).toBeTruthy());
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.queryByText("Or scan this with a phone.")).toBeNull();
});

test("if the browser does not let us copy, the link is marked so that the person can", async () => {
  document.execCommand = () => false;
  vi.stubGlobal("isSecureContext", false);
  render(Lobby, { frame: frame([person("Yvonne", true), open], null), ...deaf });
  const field = screen.getByLabelText<HTMLInputElement>("Link to this table");
  await waitFor(() => expect(field.value).not.toBe(""));
  await fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(field.selectionEnd).toBe(field.value.length));
  expect(screen.getByText(/Copy the marked link yourself/)).toBeTruthy();
});

test("a visitor gives a name and sits down, in that order, and is no longer a visitor", async () => {
  const onseated = vi.fn();
  render(Lobby, { frame: frame([person("Yvonne", false), open], 1), ...deaf, onseated });
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
  render(Lobby, { frame: frame([person("Yvonne", false), open], 1), ...deaf, onseated });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("All seats are taken. You can watch."));
  expect(onseated).not.toHaveBeenCalled();
});

const ME = person("Yvonne", true);
const TOM = person("Tom", false);
const hosts = { may: { arrange: [0] }, sits_ready: false };

test("the host opens a place, closes it, and chooses which bot sits there", async () => {
  const ondo = vi.fn();
  const { rerender } = render(Lobby, { frame: frame([ME, TOM], null, hosts), ...deaf, ondo });
  await fireEvent.click(screen.getByRole("button", { name: "One more place" }));
  expect(ondo).toHaveBeenLastCalledWith({ type: "arrange", seat: 0, at: 2, place: "open" });
  await rerender({ frame: frame([ME, TOM, open], null, hosts) });
  expect(screen.queryByRole("button", { name: "One more place" }), "no more than the game has").toBeNull();
  const choices = await screen.findAllByRole("radio", { hidden: true });
  expect(choices.map((radio) => radio.parentElement?.textContent.replace(/\s+/g, " ").trim())).toEqual([
    "3 Yusuf",
    "3 A friend, by link",
    "3 No place here",
  ]);
  await fireEvent.click(choices[0] ?? document.body);
  expect(ondo).toHaveBeenLastCalledWith({ type: "arrange", seat: 0, at: 2, place: "bot:yusuf" });
  await fireEvent.click(choices[2] ?? document.body);
  expect(ondo).toHaveBeenLastCalledWith({ type: "arrange", seat: 0, at: 2, place: "gone" });
});

test("the host takes somebody's seat at the second press, and who has lost it is told plainly", async () => {
  const ondo = vi.fn();
  const { rerender } = render(Lobby, { frame: frame([ME, TOM], null, hosts), ...deaf, ondo });
  await fireEvent.click(screen.getByRole("button", { name: "Take the seat from Tom" }));
  expect(ondo).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: "Sure? Tom can then only watch." }));
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "arrange", seat: 0, at: 1, place: "open" });
  await rerender({ frame: frame([TOM, open], null, { barred: true }) });
  expect(screen.getByRole("heading").textContent).toBe("This seat is no longer yours");
  expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
});

test("the host starts a race that is full, and the others say that they are ready", async () => {
  const [ondo, onready] = [vi.fn(), vi.fn()];
  const { rerender } = render(Lobby, {
    frame: frame([ME, TOM], null, { ...hosts, may: { arrange: [0], start: [0], ready: [0] } }),
    ...deaf,
    ondo,
    onready,
  });
  expect(screen.getByText("All are here. Not ready yet: Tom.")).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "start", seat: 0 });
  await rerender({ frame: frame([ME, TOM], null, { host: 1, sits_ready: false, may: { ready: [0] } }) });
  await fireEvent.click(screen.getByRole("button", { name: "I’m ready" }));
  expect(onready).toHaveBeenCalledOnce();
});

test("who comes late chooses for which bot he plays on", async () => {
  const bot = { ...person("Yusuf", false), kind: "bot", level: "yusuf" } as const;
  const onseated = vi.fn();
  render(Lobby, {
    frame: frame([TOM, bot, { ...bot, name: "Rocco" }], null, { take_over: [1, 2] }),
    ...deaf,
    onseated,
  });
  await fireEvent.click(screen.getByRole("radio", { name: "Rocco" }));
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  await waitFor(() => expect(onseated).toHaveBeenCalledOnce());
  expect(asked.filter(([method]) => method === "POST")).toEqual([["POST", "api/tables/abc/seats", { seat: 2 }]]);
});

test("those who share this screen are named while they wait, and whoever sits alone has no field for it", async () => {
  const ondo = vi.fn();
  const shared = frame([ME, ME, open], null, { may: { "name-seat": [0, 1] } });
  const { rerender } = render(Lobby, { frame: shared, ...deaf, ondo });
  await fireEvent.change(screen.getByRole("textbox", { name: "Player 2" }), { target: { value: "Ben" } });
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "name-seat", seat: 1, name: "Ben" });
  await rerender({ frame: frame([ME, open], null) });
  expect(screen.queryByRole("textbox", { name: /^Player/ })).toBeNull();
});

test("the host says whether others may watch, and everybody reads it if they may not", async () => {
  const ondo = vi.fn();
  const { rerender } = render(Lobby, {
    frame: frame([ME, open], null, { ...hosts, may: { arrange: [0] } }),
    ...deaf,
    ondo,
  });
  await fireEvent.click(screen.getByRole("checkbox", { name: "Others may watch" }));
  expect(ondo).toHaveBeenCalledExactlyOnceWith({ type: "allow-watching", seat: 0, allowed: false });
  await rerender({ frame: frame([ME, TOM], null, { host: 1, may: { ready: [0] }, terms: { watching: false } }) });
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByText(/Only those who sit here see what is played/)).toBeTruthy();
});

test("whoever meets a game for the first time reads before the start what it is about", () => {
  const lines = [{ id: "first-next" }, { id: "first-done" }];
  render(Lobby, { frame: frame([person("Yvonne", true)], null), lines, ...deaf });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
    expect.arrayContaining(["Next", "Got it"]),
  );
});
