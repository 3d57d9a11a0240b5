import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOf, ROOT, withoutTimes } from '../docs/examples/blocks.mjs';
import { runBlock } from '../docs/examples/run.mjs';

it('the race in README.md has the counts that the page shows', async () => {
  const blocks = blocksOf(readFileSync(`${ROOT}README.md`, 'utf8'));
  const block = blocks.find(({ body }) => body.includes('nonet race'))!;
  expect(withoutTimes(await runBlock(block))).toBe(withoutTimes(block.body));
});
