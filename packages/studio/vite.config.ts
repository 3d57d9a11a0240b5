import { defineConfig } from 'vite';
import { techniquePages } from './technique-pages/plugin.ts';

/** Relative URLs, so that the built folder can be served at any path. */
export default defineConfig({
  base: './',
  plugins: [techniquePages()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false } },
});
