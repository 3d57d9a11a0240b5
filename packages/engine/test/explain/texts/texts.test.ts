import { describe, expect, it } from 'vitest';
import { sized } from '../../../../../test/size.ts';
import { generate } from '../../../src/generate/generate.ts';
import { geometry } from '../../../src/grid/geometry.ts';
import { CheckedPaths } from './checked-paths.ts';

/** Conditions for puzzles, and the number of puzzles of each. */
const CLASSES = [
  { name: 'random minimal puzzles', wishes: { minimal: true }, count: sized(4, 10) },
  { name: 'hard puzzles', wishes: { level: 'hard' }, count: sized(2, 5) },
  { name: 'unfair puzzles', wishes: { level: 'unfair' }, count: sized(2, 5) },
  { name: 'extreme puzzles', wishes: { level: 'extreme' }, count: sized(1, 2) },
] as const;

const SHAPES = [
  { name: '6×6', shape: geometry(2, 3), count: sized(3, 8) },
  { name: '8×8', shape: geometry(2, 4), count: sized(2, 5) },
  { name: '12×12', shape: geometry(3, 4), count: 1 },
] as const;

describe('each sentence of an explanation', () => {
  it.each(CLASSES)('follows from those before it, for $name', ({ count, wishes }) => {
    const paths = new CheckedPaths();
    for (const { givens: puzzle } of generate({ ...wishes, count, seed: 'texts' }).puzzles) {
      paths.check(puzzle);
    }
    expect(paths.faults.slice(0, 10)).toEqual([]);
    expect(paths.puzzles).toBe(count);
    expect(paths.proved).toBe(paths.sentences);
    expect(paths.techniques.size).toBeGreaterThan(5);
  });

  it.each(SHAPES)('follows from those before it, for puzzles of $name', ({ count, shape }) => {
    const paths = new CheckedPaths();
    for (const { givens: puzzle } of generate({
      geometry: shape,
      minimal: true,
      count,
      seed: 'texts',
    }).puzzles) {
      paths.check(puzzle);
    }
    expect(paths.faults.slice(0, 10)).toEqual([]);
    expect(paths.proved).toBe(paths.sentences);
  });
});
