import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { programScripts } from './program-scripts/plugin.ts';
import { PYODIDE_FOLDER, pyodideSizes } from './program-scripts/pyodide-files.mjs';
import { techniquePages } from './technique-pages/plugin.ts';

const { version } = JSON.parse(
  readFileSync(new URL('./package.json', import.meta.url), 'utf8'),
) as { version: string };

/** The files of Python, which are beside the page: see pyodide-files.ts. */
const pyodide = { folder: PYODIDE_FOLDER, sizes: pyodideSizes() };

/** Relative URLs, so that the built folder can be served at any path. */
export default defineConfig({
  base: './',
  plugins: [techniquePages(), programScripts()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  define: { NONET_VERSION: JSON.stringify(version), PYODIDE: JSON.stringify(pyodide) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Every visit loads these modules. In one file, gzip makes them 5 KB smaller than in twenty.
      output: { codeSplitting: { groups: [{ name: 'studio', tags: ['$initial'] }] } },
    },
  },
});
