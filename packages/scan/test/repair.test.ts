import { expect, it } from 'vitest';
import { CLASSES } from '../src/classify/classify-cells.ts';
import { repaired } from '../src/reading/repair.ts';

const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const digits = Array.from(PUZZLE, (text) => (text === '.' ? 0 : Number(text)));

/** The probabilities of cells that are read as `read` and may also be another digit. */
function probabilities(changes: Readonly<Record<number, readonly [number, number]>>): Float32Array {
  const found = new Float32Array(81 * CLASSES);
  digits.forEach((digit, cell) => {
    const [read, other] = changes[cell] ?? [digit, digit];
    found[cell * CLASSES + other] = 0.3;
    found[cell * CLASSES + read] = other === read ? 1 : 0.6;
  });
  return found;
}

it('leaves a proper puzzle as it was read', () => {
  expect(repaired(probabilities({}), 9)).toEqual({ taken: digits, isProper: true });
});

it('finds two digits and a missing given by their second best', () => {
  const wrong = probabilities({ 0: [6, 5], 12: [7, 1], 20: [0, 8] });
  expect(repaired(wrong, 9)).toEqual({ taken: digits, isProper: true });
});

it('leaves the cells as they were read if nothing helps', () => {
  const read = digits.with(0, 3);
  expect(repaired(probabilities({ 0: [3, 8] }), 9)).toEqual({ taken: read, isProper: false });
});

it('ends soon if every cell could be anything', () => {
  const even = new Float32Array(256 * CLASSES).fill(1 / CLASSES);
  expect(repaired(even, 16)).toMatchObject({ isProper: false });
});

it('does not take digits written by hand for givens', () => {
  const found = probabilities({});
  found.fill(0, 2 * CLASSES, 3 * CLASSES);
  found[2 * CLASSES + 16 + 9] = 1;
  const { taken, isProper } = repaired(found, 9);
  expect(isProper).toBe(true);
  expect(taken[2]).toBe(25);
});
