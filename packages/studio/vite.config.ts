import { defineConfig } from 'vite';

/** Paths are relative, so the folder works wherever it is put. */
export default defineConfig({
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
