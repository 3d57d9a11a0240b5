import { expect, it } from 'vitest';
import { parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import { candidateMasks } from '../../src/search/puzzle.ts';

it('intersects pencilmarks with the candidates that the givens leave', () => {
  const read = parsePuzzle('1...............');
  if (!read.ok) throw new Error(read.error.expected);
  const { givens } = read.record;
  const { geometry } = givens;
  expect([...candidateMasks({ givens })]).toEqual([1, ...Array.from({ length: 15 }, () => 15)]);

  const candidates = Int32Array.from({ length: 16 }, (_, cell) => (cell === 0 ? 6 : cell));
  const masks = candidateMasks({ givens, pencilmarks: { geometry, candidates } });
  expect([...masks]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});
