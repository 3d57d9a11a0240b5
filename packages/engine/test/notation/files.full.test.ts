import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataPath, describeWithData } from '../../../../test/shared-data.ts';
import { PuzzleReader, type parsePuzzles } from '../../src/notation/puzzle-reader.ts';

describeWithData('collections of puzzles', () => {
  const files = readdirSync(dataPath('puzzles')).filter((name) => name.endsWith('.txt'));

  it('exist', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  it.each(files)('%s is detected and read completely', (name) => {
    const text = readFileSync(dataPath(`puzzles/${name}`), 'utf8');
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
