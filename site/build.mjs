// `npm run site` builds the documentation site into site/dist. Any host can serve this folder at any
// path.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PYODIDE_FOLDER, pyodideFiles } from '../packages/studio/program-scripts/pyodide-files.mjs';
import { deadLinks } from './build/check.mjs';
import { findPages, writePages } from './build/pages.mjs';
import { makeRelative } from './build/relative.mjs';

const SITE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = join(SITE, '..');
const PAGES = join(SITE, '.pages');
const DIST = join(SITE, 'dist');

/** Installs the dependencies of the site, unless those of the lock file are installed. */
function install() {
  const lock = readFileSync(join(SITE, 'package-lock.json'));
  const installed = join(SITE, 'node_modules/.installed.json');
  if (existsSync(installed) && readFileSync(installed).equals(lock)) return;
  const options = { cwd: SITE, stdio: 'inherit' };
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options);
  if (status !== 0) throw new Error('npm ci failed in site/');
  writeFileSync(installed, lock);
}

async function timed(name, work) {
  const start = performance.now();
  const result = await work();
  console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  return result;
}

async function writeAllPages() {
  const { apiPages } = await import('./build/api.mjs');
  const engine = join(ROOT, 'packages/engine');
  const api = await apiPages({ engine, folder: join(SITE, 'node_modules/.cache/api') });
  rmSync(PAGES, { recursive: true, force: true });
  mkdirSync(PAGES);
  const titles = writePages({ root: ROOT, pages: [...findPages(ROOT), ...api], folder: PAGES });
  writeFileSync(join(PAGES, 'titles.json'), JSON.stringify([...titles]));
  return titles.size;
}

async function buildSite() {
  const { build } = await import('vitepress');
  process.env.NODE_ENV = 'production';
  rmSync(DIST, { recursive: true, force: true });
  await build(SITE);
  await makeRelative(DIST);
  // This page refers to no file of the site, because a host shows it at any address.
  cpSync(join(SITE, '404.html'), join(DIST, '404.html'));
  cpSync(join(ROOT, 'packages/studio/dist'), join(DIST, 'studio'), { recursive: true });
  // Not in packages/studio/dist, because the package \`nonet\` has a copy of that folder.
  const python = join(DIST, 'studio', PYODIDE_FOLDER);
  mkdirSync(python);
  for (const [name, path] of pyodideFiles) cpSync(path, join(python, name));
}

if (!existsSync(join(ROOT, 'packages/studio/dist/index.html'))) {
  throw new Error('packages/studio/dist is missing: run npm run build first');
}
await timed('dependencies', install);
const pages = await timed('pages', writeAllPages);
await timed(`site of ${pages} pages`, buildSite);
const dead = await timed('links', () => deadLinks(DIST, { except: 'studio/' }));
for (const line of dead) console.error(line);
if (dead.length > 0) process.exitCode = 1;
