import { describe, expect, it } from 'vitest';
import { generate } from '../../src/generate/generate.ts';
import { Random } from '../../src/generate/random.ts';
import { candidatesOf } from '../../src/grid/candidate-grid.ts';
import { countDigits } from '../../src/grid/digit-set.ts';
import { CLASSIC, geometry } from '../../src/grid/geometry.ts';
import { emptyGrid } from '../../src/grid/grid.ts';
import { Position, positionOf } from '../../src/technique/position.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

/** Checks that all tables of the candidates agree. */
function expectConsistent(position: Position): void {
  const { blanks, candidates, cells, places, singles, values } = position;
  for (let digit = 1; digit <= 9; digit++) {
    for (let cell = 0; cell < 81; cell++) {
      const has = (candidates[cell] & (1 << (digit - 1))) !== 0;
      expect(position.has(cell, digit)).toBe(has);
      expect((cells[(digit - 1) * 3 + Math.floor(cell / 27)] & (1 << (cell % 27))) !== 0).toBe(has);
    }
    for (const [house, members] of CLASSIC.houses.entries()) {
      const expected = members.reduce(
        (set, cell, place) => set | (position.has(cell, digit) ? 1 << place : 0),
        0,
      );
      expect(places[house * 9 + digit - 1]).toBe(expected);
      expect((singles[house] & (1 << (digit - 1))) !== 0).toBe(countDigits(expected) === 1);
    }
  }
  for (const [house, members] of CLASSIC.houses.entries()) {
    expect(blanks[house]).toBe(
      members.reduce((set, cell, place) => set | (values[cell] === 0 ? 1 << place : 0), 0),
    );
  }
  expect(position.blankCount).toBe(values.filter((value) => value === 0).length);
}

describe('Position', () => {
  it('begins with the candidates that the givens leave', () => {
    const puzzle = grid(WIKIPEDIA);
    const position = positionOf(puzzle);
    expectConsistent(position);
    const expected = candidatesOf(puzzle).candidates;
    for (let cell = 0; cell < 81; cell++) {
      expect(position.values[cell]).toBe(puzzle.digits[cell]);
      expect(position.candidates[cell]).toBe(puzzle.digits[cell] === 0 ? expected[cell] : 0);
    }
    expect(position.blankCount).toBe(51);
  });

  it('keeps its forms equal while candidates are removed and digits are placed', () => {
    const random = new Random('positions');
    for (const { givens: puzzle, solution } of generate({ seed: 'positions', count: 5 }).puzzles) {
      const position = positionOf(puzzle);
      while (!position.isSolved) {
        const cell = random.below(81);
        const digit = 1 + random.below(9);
        if (position.values[cell] !== 0) continue;
        if (solution.digits[cell] === digit) position.place(cell, digit);
        else position.eliminate(cell, digit);
      }
      expectConsistent(position);
      expect([...position.values]).toEqual([...solution.digits]);
      const copy = new Position();
      copy.copyFrom(position);
      expect(copy).toEqual(new Position(position));
    }
  });

  it('is of classic size', () => {
    expect(() => positionOf(emptyGrid(geometry(2, 2)))).toThrow('expected a classic grid, got 2x2');
  });
});
