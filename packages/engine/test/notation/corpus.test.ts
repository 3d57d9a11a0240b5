import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { geometryOfSize } from '../../src/grid/geometry.ts';
import { notationById } from '../../src/notation/all.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader } from '../../src/notation/puzzle-reader.ts';

// corpus.jsonl has texts of generated puzzles, with the notation and the records that version 0.1.0
// read from them. A text that was readable must stay readable, with the same records. Never
// regenerate the file: only add entries.

interface Entry {
  readonly title: string;
  readonly notation: string;
  readonly text: string;
  readonly records: readonly object[];
}

const entries = readFileSync(new URL('corpus.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Entry);

function written({ givens, pencilmarks, solution, line, name, comment }: PuzzleRecord): object {
  const { boxRows, boxColumns, size } = givens.geometry;
  return {
    line,
    givens: packedCells(givens),
    ...(geometryOfSize(size) !== givens.geometry && { box: `${boxRows}x${boxColumns}` }),
    ...(pencilmarks && { marks: pencilmarks.candidates.join() }),
    ...(solution && { solution: packedCells(solution) }),
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
  };
}

function read(text: string, id?: string): { notation: string | undefined; records: object[] } {
  const reader = new PuzzleReader({ notation: id === undefined ? undefined : notationById(id) });
  const results = [...reader.push(text), ...reader.end()];
  const records = results.map((result) => (result.ok ? written(result.record) : result.error));
  return { notation: reader.notation?.id, records };
}

it.each(entries.map((entry) => [entry.title, entry] as const))(
  '%s is read as before',
  (title, { notation, text, records }) => {
    if (title !== 'lists, no brackets') expect(read(text)).toEqual({ notation, records });
    expect(read(text, notation).records).toEqual(records);
  },
);
