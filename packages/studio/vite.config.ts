import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { techniquePages } from './technique-pages/plugin.ts';

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as { version: string };

/** Relative URLs, so that the built folder can be served at any path. */
export default defineConfig({
  base: './',
  plugins: [techniquePages()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { NONET_VERSION: JSON.stringify(version) },
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
