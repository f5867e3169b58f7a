import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budget } from "./budget.ts";
import { contents } from "./contents.ts";
import { letters } from "./letters.ts";
import { shelf } from "./shelf.ts";
import { worker } from "./worker.ts";
import { zipped } from "./zipped.ts";

export default defineConfig({
  base: "/",
  plugins: [svelte({ configFile: false }), contents(), letters(), shelf(), worker(), zipped(), budget()],
  server: { fs: { allow: [".."] } }, // words and contents of the games stand beside their rules
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined, // tests draw components as a browser does
  build: {
    outDir: "../src/sottovoce/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "*.test.ts"],
    testTimeout: 300_000, // ms: only what is stuck takes so long, however busy the machine is
  },
});
