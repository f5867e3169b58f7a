import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelf } from "./shelf";

export default defineConfig({
  base: "/",
  plugins: [svelte(), shelf()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined, // components are mounted in tests
  build: {
    outDir: "../src/sottovoce/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
