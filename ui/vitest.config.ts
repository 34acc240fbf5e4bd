import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "./vite.config.ts";

export default mergeConfig(
  base,
  defineConfig({
    plugins: [svelteTesting({ resolveBrowser: false })], // takes components away after each test
    test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  }),
);
