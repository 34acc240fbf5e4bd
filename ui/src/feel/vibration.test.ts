import { afterEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { canVibrate, vibrate } from "./vibration";

const device = vi.fn<(pattern: number[]) => boolean>();

afterEach(() => {
  settings.vibration = true;
  device.mockReset();
  Reflect.deleteProperty(navigator, "vibrate");
});

function give(): void {
  Object.defineProperty(navigator, "vibrate", { value: device, configurable: true });
}

test("the own play is felt once, a refusal twice", () => {
  give();
  vibrate("played");
  vibrate("refused");
  expect(device.mock.calls).toEqual([[[10]], [[20, 60, 20]]]);
});

test("it can be switched off", () => {
  give();
  settings.vibration = false;
  vibrate("played");
  expect(device).not.toHaveBeenCalled();
});

test("a device that cannot vibrate is not asked to", () => {
  expect(canVibrate()).toBe(false);
  expect(() => vibrate("played")).not.toThrow();
});
