import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { texts } from "./build/texts.ts";

const server = process.env["PARLOUR_SERVER"] ?? "http://127.0.0.1:8000";

/** All but what only later pages need, at which somebody plays, learns or reads about himself: the first page must be light. */
const SHARED =
  /^(?!.*[\\/]src[\\/](games[\\/]|study[\\/]|replay[\\/]|guest[\\/]|table[\\/]|feel[\\/]|cards[\\/](?!Mark|Token|signs)|protocol[\\/]facts|home[\\/]SeatChoice|net[\\/](line|reconnecting)|text[\\/](Words|wide)|shell[\\/](now|series|Sure|SettingsList|ColourField|ChoiceField)))/;

export default defineConfig({
  // The room may lie below a path: all addresses are relative to the <base> that the server writes into the page.
  base: "./",
  plugins: [svelte(), texts()],
  build: {
    outDir: "../src/parlour/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: {
      // What several pages share comes as one file: dozens of small ones, six at a time, take longer.
      output: {
        codeSplitting: {
          groups: [{ name: "shared", test: SHARED, minShareCount: 2 }],
        },
      },
    },
  },
  // Component tests need Svelte's client build, which Vite picks by this condition.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  server: { proxy: { "/api": { target: server, ws: true } } },
});
