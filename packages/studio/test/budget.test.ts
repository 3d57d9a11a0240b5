import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const BUDGET = 150_000;

/** The workers that start only when the user asks for what they do. */
const LATER = /^(coach|gif|judge|maker|press|scan)-worker/;

/**
 * Returns the scripts that a first visit loads: the scripts of the page, their imports and the worker
 * of the searches.
 */
function firstScripts(): ReadonlyMap<string, Buffer> {
  const index = readFileSync(`${DIST}/index.html`, 'utf8');
  const waiting = [...index.matchAll(/"\.\/assets\/([^"]+\.js)"/g)].map(([, name]) => name);
  const found = new Map<string, Buffer>();
  for (const name of waiting) {
    if (found.has(name) || LATER.test(name)) continue;
    const bytes = readFileSync(`${DIST}/assets/${name}`);
    found.set(name, bytes);
    const source = bytes.toString();
    for (const [, path] of source.matchAll(/(?:from|import)\s*["'`]([^"'`]+\.js)["'`]/g)) {
      waiting.push(basename(path));
    }
    for (const [, path] of source.matchAll(/["'`]([^"'`]+\.js)["'`],\s*import\.meta\.url/g)) {
      waiting.push(basename(path));
    }
  }
  return found;
}

it('the first load needs at most 150 KB of gzipped script', () => {
  const scripts = firstScripts();
  const sizes = Array.from(scripts, ([name, bytes]) => [name, gzipSync(bytes).length] as const);
  expect(sizes.some(([name]) => name.startsWith('search-worker'))).toBe(true);
  expect(
    sizes.reduce((sum, [, size]) => sum + size, 0),
    String(sizes),
  ).toBeLessThan(BUDGET);
});
