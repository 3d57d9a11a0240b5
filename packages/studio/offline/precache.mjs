// node precache.mjs FOLDER: writes the service worker FOLDER/offline.js, with the paths of all other files in
// FOLDER and one hash of their contents.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PYODIDE_FOLDER } from '../program-scripts/pyodide-files.mjs';

const [folder] = process.argv.slice(2);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name !== 'offline.js' && statSync(join(folder, name)).isFile())
  .sort();
const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');

const hash = createHash('sha256').update(source);
for (const name of files) hash.update(`${name}\0`).update(readFileSync(join(folder, name)));
const version = hash.digest('hex').slice(0, 16);
const paths = files
  .map((name) => name.split(sep).join('/'))
  .map((name) => (name === 'index.html' ? './' : `./${name}`));

const worker = source
  .replace("const VERSION = '';", `const VERSION = '${version}';`)
  .replace("const FILES = [''];", `const FILES = ${JSON.stringify(paths)};`)
  .replace("const PYTHON = '';", `const PYTHON = '${PYODIDE_FOLDER}';`);
writeFileSync(join(folder, 'offline.js'), worker);
