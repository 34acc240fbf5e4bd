import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { copy, staysHere } from "./link";

let selected: string | undefined;

beforeEach(() => {
  selected = undefined;
  document.execCommand = () => {
    selected = document.querySelector("textarea")?.value;
    return true;
  };
});

afterEach(() => vi.unstubAllGlobals());

test("on plain http, where there is no clipboard, copying goes by the old command and leaves nothing behind", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await copy("http://192.168.1.4:8000/t/abc")).toBe(true);
  expect(selected).toBe("http://192.168.1.4:8000/t/abc");
  expect(document.querySelector("textarea")).toBeNull();
});

test("a browser that forbids the clipboard gets the old command, too", async () => {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new Error("denied")) } });
  expect(await copy("there")).toBe(true);
  expect(selected).toBe("there");
});

test("if nothing works, it says so", async () => {
  vi.stubGlobal("isSecureContext", false);
  document.execCommand = () => false;
  expect(await copy("there")).toBe(false);
});

test("an address of this machine alone is known as one", () => {
  for (const host of ["localhost:8000", "127.0.0.1:8000", "127.1.2.3", "[::1]:8000"])
    expect(staysHere(`http://${host}/t/abc`)).toBe(true);
  for (const host of ["192.168.1.4:8000", "cards.example", "localhost.example"])
    expect(staysHere(`http://${host}/t/abc`)).toBe(false);
});
