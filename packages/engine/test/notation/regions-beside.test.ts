import { expect, it } from 'vitest';
import { CLASSIC, layoutGeometry } from '../../src/grid/geometry.ts';
import type { PuzzleRecord } from '../../src/notation/notation.ts';
import { packedCells } from '../../src/notation/parts/packed-cells.ts';
import { PuzzleReader } from '../../src/notation/puzzle-reader.ts';
import { FAMOUS, placedError } from './records.ts';

// A grid with the numbers of regions, above or below its puzzle.

const ROWS = FAMOUS.match(/.{9}/g)!;
const JIGSAW = [
  '111123333',
  '112223233',
  '114222233',
  '144566666',
  '445555566',
  '444558566',
  '478888999',
  '778788999',
  '777778999',
];
const LAYOUT = layoutGeometry({
  boxes: Array.from(JIGSAW.join(''), (region) => Number(region) - 1),
});

/** The puzzles of a text, and the errors with their places. */
function answers(text: string, variants = true): (PuzzleRecord | string)[] {
  const reader = new PuzzleReader({ variants });
  return [...reader.push(text), ...reader.end()].map((result) =>
    result.ok ? result.record : placedError(result.error),
  );
}

function only(text: string): PuzzleRecord {
  const [record, ...more] = answers(text);
  if (typeof record === 'string' || more.length > 0) throw new Error(`${JSON.stringify(record)}`);
  return record;
}

const lettersOf = (rows: readonly string[]): string[] =>
  rows.map((row) => row.replace(/[1-9]/g, (digit) => 'ABCDEFGHI'[Number(digit) - 1]));
const spaced = (rows: readonly string[]): string =>
  rows.map((row) => Array.from(row).join(' ')).join('\n');

it.each([
  ['rows', `${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`],
  ['rows, regions above', `${JIGSAW.join('\n')}\n\n${ROWS.join('\n')}\n`],
  ['rows, letters', `${ROWS.join('\n')}\n${lettersOf(JIGSAW).join('\n')}\n`],
  ['lines', `${FAMOUS}\n${JIGSAW.join('')}\n`],
  ['lines, regions above', `${JIGSAW.join('')}\n${FAMOUS}\n`],
  ['spaced rows', `${spaced(ROWS)}\n\n${spaced(JIGSAW)}\n`],
  ['a heading', `Jigsaw Sudoku\n\n${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`],
])('reads regions: %s', (_, text) => {
  const { givens } = only(text);
  expect([packedCells(givens), givens.geometry]).toEqual([FAMOUS, LAYOUT]);
  expect(answers(text, false).every((answer) => typeof answer === 'string')).toBe(true);
});

it('regions belong to one puzzle each', () => {
  const [first, second, third] = answers(
    `${FAMOUS}\n${JIGSAW.join('')}\n${JIGSAW.join('')}\n${FAMOUS}\n${FAMOUS}\n`,
  ) as PuzzleRecord[];
  expect([first, second, third].map(({ givens }) => givens.geometry)).toEqual([
    LAYOUT,
    LAYOUT,
    CLASSIC,
  ]);
});

it('regions are an error without a puzzle', () => {
  expect(answers(`${FAMOUS}\n${JIGSAW.join('')}\n${JIGSAW.join('')}\n`)).toEqual([
    expect.objectContaining({ line: 1 }),
    '3:1 variant: expected a classic Sudoku, found the rule "regions"',
  ]);
});

it('regions do not hide another rule', () => {
  const text = `Killer Sudoku\n\n${ROWS.join('\n')}\n\n${JIGSAW.join('\n')}\n`;
  expect(answers(text)).toEqual([expect.stringContaining('found the rule "Killer Sudoku"')]);
});
