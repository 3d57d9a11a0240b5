import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PuzzleReader, type parsePuzzles } from '../../src/notation/puzzle-reader.ts';

const DIRECTORY = resolve(import.meta.dirname, '../../../../../shared/data/puzzles');
const isThere = existsSync(DIRECTORY);

if (!isThere && process.env.CI !== 'true') {
  console.warn(`no ${DIRECTORY}: collections of puzzles are not read`);
}

describe.runIf(isThere || process.env.CI === 'true')('collections of puzzles', () => {
  const files = isThere ? readdirSync(DIRECTORY).filter((name) => name.endsWith('.txt')) : [];

  it('are there', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s is detected and read in full', (name) => {
    const text = readFileSync(resolve(DIRECTORY, name), 'utf8');
    const reader = new PuzzleReader();
    let records = 0;
    const take = (results: ReturnType<typeof parsePuzzles>) => {
      for (const result of results) {
        if (!result.ok) expect(result.error).toBeUndefined();
        records++;
      }
    };
    for (let from = 0; from < text.length; from += 65_536) {
      take(reader.push(text.slice(from, from + 65_536)));
    }
    take(reader.end());
    const isEuler = text.startsWith('Grid');
    expect(reader.notation?.id).toBe(isEuler ? 'euler' : 'line');
    expect(records).toBe(text.match(isEuler ? /^Grid/gm : /^\S/gm)?.length);
  });
});
