// The files of Python that are served beside the page, and not in it: 12 MB.
import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const installed = dirname(fileURLToPath(import.meta.resolve('pyodide/package.json')));
const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

/** The name of their folder beside index.html. A page needs the version with which it was built. */
export const PYODIDE_FOLDER = `pyodide-${version}`;

const NAMES = ['pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.zip'];

/** @returns {ReadonlyMap<string, string>} Name → path of the installed file. */
export const pyodideFiles = new Map(NAMES.map((name) => [name, join(installed, name)]));

/** Returns name → size in bytes. */
export function pyodideSizes() {
  return Object.fromEntries([...pyodideFiles].map(([name, path]) => [name, statSync(path).size]));
}
