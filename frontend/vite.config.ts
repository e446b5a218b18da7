import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page goes where the server finds it; `npm run dev` asks a running `donjons serve` for everything else.
const SERVER = 'http://127.0.0.1:8055';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/donjons/web/page',
    emptyOutDir: true,
    manifest: true, // scripts/weigh.js reads it
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true }, '/rules': SERVER } },
  test: { include: ['tests/**/*.test.ts'], reporters: ['dot'] },
});
