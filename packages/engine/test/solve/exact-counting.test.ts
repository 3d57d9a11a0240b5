import { describe, expect, it } from 'vitest';
import { notationErrorText } from '../../src/notation/notation-error.ts';
import { parsePuzzle } from '../../src/notation/puzzle-reader.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';
import { Counting } from '../../src/solve/counting.ts';
import { ExactCounting } from '../../src/solve/exact-counting.ts';
import type { Work } from '../../src/work/work.ts';

/** A 16×16 puzzle with 8,160 solutions. */
const THOUSANDS =
  '.........A............B.....1.......DEF.1.3...78........5.7.9..C' +
  '.3.5..8.A.C.EFG....9.......1..4.AB...F.1....6789E..12345..8..B..' +
  '345678.ABC..F..278.AB.D.FG.23...BC..FG..3456.89AFG1.34.6.89ABCDE' +
  '...78.A.CD.FG1.389ABC....123.567.DEFG12.4.6.89A.G123.56.89.BCD.F';

function read(text: string): Puzzle {
  const parsed = parsePuzzle(text);
  if (!parsed.ok) throw new Error(notationErrorText(parsed.error));
  return parsed.record;
}

/** Returns the number of events that a task of search events takes, and its result. */
function eventsOf<T>(work: Work<T>): readonly [events: number, result: T] {
  const SLICE = 64;
  for (let events = SLICE; ; events += SLICE) {
    const result = work.advance(SLICE);
    if (result !== undefined) return [events, result];
  }
}

describe('counting the solutions of a 16×16 puzzle exactly', () => {
  const puzzle = read(THOUSANDS);

  it('is the same work as counting them one by one, if they are thousands', () => {
    const [plain, { count }] = eventsOf(new Counting(puzzle, { limit: 20_000 }));
    const [exact, all] = eventsOf(new ExactCounting(puzzle));
    expect([count, all]).toEqual([8_160, 8_160n]);
    expect(exact).toBe(plain);
  });

  it('knows how many there are at least', () => {
    const counting = new ExactCounting(puzzle);
    for (let i = 0; i < 100 && counting.atLeast < 100; i++) counting.advance(1_024);
    expect(counting.atLeast).toBeGreaterThanOrEqual(100);
    expect(counting.atLeast).toBeLessThan(8_160);
  });
});
