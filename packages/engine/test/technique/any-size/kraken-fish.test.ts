import { expect, it } from 'vitest';
import { Board } from '../../../src/technique/any-size/board.ts';
import { findKrakenFish } from '../../../src/technique/any-size/kraken-fish.ts';
import { candidateOf, patternAs, type Step } from '../../../src/technique/step.ts';
import { AI_ESCARGOT, grid, INKALA_2012 } from '../../puzzles.ts';

function krakenFishIn(puzzle: string): Step[] {
  return [...findKrakenFish(new Board(grid(puzzle)))].filter((step) => step !== undefined);
}

it.each([
  ['AI Escargot', AI_ESCARGOT, 7],
  ['Inkala 2012', INKALA_2012, 0],
])('Kraken fish remove as many candidates as in HoDoKu: %s', (_, puzzle, count) => {
  expect(krakenFishIn(puzzle)).toHaveLength(count);
});

it('Kraken fish have a chain from each fin, and for type 2 also from the places in the last house', () => {
  for (const step of krakenFishIn(AI_ESCARGOT)) {
    const { eliminations, technique } = step;
    const { cells, chains, digits, fins } = patternAs(step, 'kraken');
    const starts = chains.map(([first]) => first);
    const ends = chains.map((chain) => chain[chain.length - 1]);
    expect(starts.every(({ digit, on }) => on && digit === digits[0])).toBe(true);
    expect(ends.map((end) => candidateOf(end.cells[0], end.digit))).toEqual(
      chains.map(() => eliminations[0]),
    );
    expect(ends.every(({ on }) => !on)).toBe(true);
    const fromFins = starts.filter((start) => fins.includes(start.cells[0]));
    const fromCells = starts.filter((start) => cells.includes(start.cells[0]));
    expect(fromFins).toHaveLength(fins.length);
    expect(fromCells.length > 0).toBe(technique === 'kraken-fish-type-2');
  }
});
