import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { blocksOf, ROOT } from '../docs/examples/blocks.mjs';

it('docs/library.md begins with five programs of at most six lines', () => {
  const programs = blocksOf(readFileSync(`${ROOT}docs/library.md`, 'utf8')).slice(0, 5);
  expect(programs.map(({ language }) => language)).toEqual(Array(5).fill('js'));
  for (const { body } of programs) {
    const code = body.split('\n').filter((line: string) => line !== '' && !line.startsWith('//'));
    expect(code.length).toBeLessThanOrEqual(6);
  }
});
