import { readFileSync, writeFileSync } from 'node:fs';
import { blocksOf, PAGES, ROOT, withBodies, withoutTimes } from './examples/blocks.mjs';
import { runBlock } from './examples/run.mjs';

// npm run build && node docs/examples.mjs
//
// Runs the examples of all pages, and writes their output into the pages. If only times differ, an
// example stays unchanged. The script takes a minute, because one page has a race.

/** Block → its body with the current output. The English and Korean pages have the same blocks. */
const bodies = new Map();

async function bodyOf({ reason, ...block }) {
  if (reason) return block.body;
  const key = `${block.language} ${block.body}`;
  if (!bodies.has(key)) bodies.set(key, await runBlock(block));
  const body = bodies.get(key);
  return withoutTimes(body) === withoutTimes(block.body) ? block.body : body;
}

for (const page of PAGES) {
  const text = readFileSync(ROOT + page, 'utf8');
  const updated = [];
  for (const block of blocksOf(text)) {
    updated.push(await bodyOf(block));
    if (updated.at(-1) !== block.body) console.log(`${page}:${block.line}: updated`);
  }
  writeFileSync(ROOT + page, withBodies(text, updated));
}
