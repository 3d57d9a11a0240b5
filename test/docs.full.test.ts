import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counts } from '../docs/kernel/counts.mjs';
import { fillIn } from '../docs/kernel/markers.mjs';

const essay = readFileSync(new URL('../docs/kernel.md', import.meta.url), 'utf8');

describe('docs/kernel.md', () => {
  it('has the counts that node docs/kernel.mjs writes', async () => {
    expect(essay).toBe(fillIn(essay, 'counts', await counts()));
  });
});
