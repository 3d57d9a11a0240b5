import { describe, expect, it } from 'vitest';
import { faultsIn, READERS, readInChunks } from './reading/readers.ts';
import { TEXTS } from './reading/texts.ts';
import { isFull, isOnce, sized } from './size.ts';

// Texts and files as people have them give the same grids on the command line, in the library and in
// the page. test/reading/table.mjs shows what is read right and wrong.

const ways = Object.keys(READERS) as (keyof typeof READERS)[];

/** The quick tests read every second text in one of the ways, in turn, and the long tests all in another. */
const isRead = (text: number, way: number): boolean => {
  const turn = (text + way) % ways.length;
  if (isFull) return turn === 1 || (isOnce && turn === 0 && text % 2 === 0);
  return turn === 0 && text % 2 === 0;
};

describe.each(ways.map((way, at) => [way, at] as const))('%s', (way, wayAt) => {
  describe.each(Object.keys(TEXTS))('%s', (kind) => {
    for (const one of TEXTS[kind].filter((_, at) => isRead(at, wayAt))) {
      const test = one.known === undefined ? it : it.fails;
      test(one.name, async () => {
        const answer = await READERS[way](one.text);
        expect.soft(faultsIn(answer, one).join(', ')).toBe('');
        if (!one.or) expect.soft(answer.grids).toEqual(one.puzzles);
      });
    }
  });
});

it.each(Object.keys(TEXTS))('chunks of any size give the same: %s', (kind) => {
  for (const [at, { name, text }] of TEXTS[kind].entries()) {
    if (typeof text !== 'string' || at % sized(6, 2) > 0) continue;
    const whole = readInChunks(text, text.length);
    for (const size of kind === 'large' ? [1_000] : [7, 1].slice(0, sized(1, 2))) {
      expect(readInChunks(text, size), `${name}, ${size}`).toEqual(whole);
    }
  }
});

it('no two texts have the same name', () => {
  const names = Object.values(TEXTS).flatMap((texts) => texts.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
