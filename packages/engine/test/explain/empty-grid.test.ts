import { expect, it } from 'vitest';
import { argument } from '../../src/explain/argument.ts';
import { HintSearch } from '../../src/explain/hint-search.ts';
import { geometry } from '../../src/grid/geometry.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import { finish } from '../../src/work/work.ts';

/** Cell → its digit. The cages alone have no other solution. */
const DIGITS = Array.from('1234341221434321', Number);
const CAGES = [
  [0, 1, 5],
  [2, 6, 7],
  [4, 8],
  [9, 10],
  [11, 15],
  [12, 13, 14],
];

it('a single in a grid without digits rests on the notes of the player', () => {
  const givens = emptyGrid(geometry(2, 2));
  const constraints = CAGES.map((cells) => ({
    kind: 'killer' as const,
    cells,
    sum: cells.reduce((sum, cell) => sum + DIGITS[cell], 0),
  }));
  const centre = DIGITS.map((_, cell) => (CAGES[0].includes(cell) ? 0b1011 : 0b1111));
  const found = finish(new HintSearch({ givens, filled: givens, notes: { centre }, constraints }));
  if (found.kind !== 'step') throw new Error(`expected a step, got ${found.kind}`);
  expect(found.step.technique).toBe('hidden-single');
  expect(argument(found.step, 'en').map(({ text }) => text)).toContain(
    'In box 1, 3 has been ruled out in r1c1, r1c2 and r2c2.',
  );
});
