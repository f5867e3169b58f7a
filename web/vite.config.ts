import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shelf } from "./shelf";

export default defineConfig({
  base: "/",
  plugins: [svelte(), shelf()],
  build: {
    outDir: "../src/sottovoce/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined, // tests draw components as a browser does
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
