import { describe, expect, it } from 'vitest';
import { sized } from '../../../../../test/size.ts';
import { Random } from '../../../src/generate/random.ts';
import {
  CAUSE,
  chainRating,
  cycleRating,
  type LinearChain,
  type LinearChainStep,
  reversedCycle,
} from '../../../src/technique/explainer/chain/chain.ts';
import { LinearChains } from '../../../src/technique/explainer/chain/linear-chains.ts';
import { isOn, subjectOf } from '../../../src/technique/explainer/chain/literal.ts';
import { Position, positionOf } from '../../../src/technique/position.ts';
import { AI_ESCARGOT, ANTI_BRUTE_FORCE, grid, INKALA_2012, WIKIPEDIA } from '../../puzzles.ts';
import { type PlainStep, plainLinearChains } from './plain-linear-chains.ts';

/** Candidate "r1c1=5" as a number. */
function candidate(text: string): number {
  const [row, column, digit] = text.match(/\d/g)!.map(Number);
  return ((row - 1) * 9 + column - 1) * 9 + digit - 1;
}

/** Removes a digit from all places of a row except these. */
function limitRow(
  position: Position,
  row: number,
  digit: number,
  columns: readonly number[],
): void {
  for (let column = 1; column <= 9; column++) {
    if (!columns.includes(column)) position.eliminate((row - 1) * 9 + column - 1, digit);
  }
}

function limitColumn(position: Position, column: number, digit: number, rows: readonly number[]) {
  for (let row = 1; row <= 9; row++) {
    if (!rows.includes(row)) position.eliminate((row - 1) * 9 + column - 1, digit);
  }
}

function limitCell(
  position: Position,
  row: number,
  column: number,
  digits: readonly number[],
): void {
  for (let digit = 1; digit <= 9; digit++) {
    if (!digits.includes(digit)) position.eliminate((row - 1) * 9 + column - 1, digit);
  }
}

/**
 * A chain from its assumption on, as "+r1c1=5" if the candidate is on and "-r1c1=5" if it is off.
 */
function written({ literals }: LinearChain): string {
  return [...literals]
    .reverse()
    .map((literal) => {
      const candidate = subjectOf(literal);
      const cell = Math.floor(candidate / 9);
      const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}=${(candidate % 9) + 1}`;
      return (isOn(literal) ? '+' : '-') + name;
    })
    .join(' ');
}

const chains = new LinearChains();

describe('the best chain or cycle', () => {
  it('is nothing in an empty grid', () => {
    expect(chains.find(new Position())).toBeUndefined();
    expect(chains.all(new Position())).toEqual([]);
  });

  it('is an X chain that eliminates its source', () => {
    const position = new Position();
    limitRow(position, 1, 5, [1, 5]);
    limitRow(position, 9, 5, [1, 6]);
    const step = chains.find(position)!;
    expect(step).toMatchObject({
      technique: 'x-chain',
      eliminations: [candidate('r2c6=5')],
      placement: undefined,
      rating: 6.6,
      chain: { complexity: 6, sortKey: 2 },
    });
    expect(written(step.proof)).toBe('+r2c6=5 -r1c5=5 +r1c1=5 -r9c1=5 +r9c6=5 -r2c6=5');
    const { cell, box, row, column, start } = CAUSE;
    expect(step.proof.causes).toEqual([column, row, column, row, box, start]);
    expect(cell).toBe(1);
  });

  it('is an X cycle, which holds in both directions', () => {
    const position = new Position();
    limitRow(position, 1, 5, [1, 5]);
    limitRow(position, 9, 5, [1, 5]);
    const step = chains.find(position)!;
    expect(step).toMatchObject({
      technique: 'x-cycle',
      rating: 6.5,
      chain: { complexity: 4, sortKey: 2 },
    });
    const rows = [2, 3, 4, 5, 6, 7, 8];
    expect(step.eliminations).toEqual(
      rows.flatMap((row) => [candidate(`r${row}c1=5`), candidate(`r${row}c5=5`)]),
    );
    expect(written(step.proof)).toBe('+r1c1=5 -r9c1=5 +r9c5=5 -r1c5=5 +r1c1=5');
    expect(written(reversedCycle(step.proof))).toBe('-r1c1=5 +r1c5=5 -r9c5=5 +r9c1=5 -r1c1=5');
  });

  it('is a Y cycle through cells with two candidates', () => {
    const position = new Position();
    limitCell(position, 1, 1, [1, 2]);
    limitCell(position, 1, 5, [2, 3]);
    limitCell(position, 9, 5, [3, 4]);
    limitCell(position, 9, 1, [1, 4]);
    const step = chains.find(position)!;
    expect(step).toMatchObject({ technique: 'y-cycle', chain: { complexity: 8, sortKey: 3 } });
    expect(step.rating).toBeCloseTo(6.6);
    expect(step.pattern.digits).toEqual([1, 4, 3, 2]);
    const inRow = [2, 3, 4, 6, 7, 8, 9];
    const inColumn = [2, 3, 4, 5, 6, 7, 8];
    expect(step.eliminations).toEqual(
      [
        ...inRow.flatMap((it) => [candidate(`r1c${it}=2`), candidate(`r9c${it}=4`)]),
        ...inColumn.flatMap((it) => [candidate(`r${it}c1=1`), candidate(`r${it}c5=3`)]),
      ].sort((a, b) => a - b),
    );
  });

  it('is a chain that places its source', () => {
    const position = new Position();
    limitRow(position, 1, 5, [1, 4]);
    limitColumn(position, 1, 5, [1, 9]);
    limitColumn(position, 5, 5, [2, 9]);
    const step = chains.find(position)!;
    expect(step).toMatchObject({
      technique: 'x-chain',
      placement: candidate('r1c1=5'),
      rating: 6.6,
      chain: { complexity: 6, sortKey: 2 },
    });
    expect(written(step.proof)).toBe('-r1c1=5 +r1c4=5 -r2c5=5 +r9c5=5 -r9c1=5 +r1c1=5');
    const others = [1, 2, 3, 4, 6, 7, 8, 9];
    expect(step.eliminations).toEqual(others.map((digit) => candidate(`r1c1=${digit}`)));
  });
});

describe('ratings', () => {
  it('grow with the complexity, by tenths', () => {
    const complexities = [4, 6, 8, 10, 12, 14, 16, 18, 20, 26, 28, 34, 36, 50, 52];
    const tenths = complexities.map((it) => Math.round(10 * cycleRating('xy', it)) - 70);
    expect(tenths).toEqual([0, 0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8]);
  });

  it('keep the rounding errors that decide between equal ratings', () => {
    expect(cycleRating('x', 10)).toBe(6.5 + (0.1 + 0.1));
    expect(chainRating('x', 8)).toBeLessThan(cycleRating('x', 10));
  });
});

/** A step without the properties that the exhaustive search does not compute. */
function plainForm({ rating, chain, eliminations, placement, proof }: LinearChainStep): PlainStep {
  const literals = proof.literals.map((it) => subjectOf(it) * 2 + Number(isOn(it)));
  return { rating, ...chain, eliminations, placement, literals };
}

/** Cause → a number that the cells of a house of this kind have in common. */
const SHARE: Readonly<Record<number, (cell: number) => number>> = {
  [CAUSE.box]: (cell) => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3),
  [CAUSE.row]: (cell) => Math.floor(cell / 9),
  [CAUSE.column]: (cell) => cell % 9,
};

/** Returns the links of a chain that its causes do not justify. */
function flawsOf(position: Position, { literals, causes }: LinearChain): string[] {
  return literals.slice(0, -1).flatMap((literal, i) => {
    const [to, from] = [subjectOf(literal), subjectOf(literals[i + 1])];
    const [cell, digit] = [Math.floor(to / 9), (to % 9) + 1];
    const shared = SHARE[causes[i]];
    const group = Array.from({ length: 729 }, (_, it) => it).filter((it) => {
      if (!position.has(Math.floor(it / 9), (it % 9) + 1)) return false;
      if (!shared) return Math.floor(it / 9) === cell;
      return (it % 9) + 1 === digit && shared(Math.floor(it / 9)) === shared(cell);
    });
    const isRight = group.includes(to) && group.includes(from) && to !== from;
    return isRight && (!isOn(literal) || group.length === 2) ? [] : [`${from} ${to}`];
  });
}

describe('all chains and cycles', () => {
  it('are those that an exhaustive search finds, with the same proofs', () => {
    const random = new Random('linear chains');
    const puzzles = [AI_ESCARGOT, INKALA_2012, ANTI_BRUTE_FORCE, WIKIPEDIA];
    const counts = { none: 0, steps: 0 };
    for (let i = 0; i < sized(10, 16); i++) {
      const position = positionOf(grid(puzzles[i % puzzles.length]));
      // Sometimes removes more candidates than a step could, so that some cells have a single
      // candidate or none.
      const share = [0, 2, 10, 20, 40][i % 5];
      for (let it = 0; it < 729; it++) {
        if (random.below(100) < share) position.eliminate(Math.floor(it / 9), (it % 9) + 1);
      }
      const all = chains.all(position);
      const expected = plainLinearChains(position);
      expect(all.map(plainForm)).toEqual(expected);
      expect(chains.find(position)).toEqual(all[0]);
      expect(all.slice(0, 5).flatMap(({ proof }) => flawsOf(position, proof))).toEqual([]);
      counts.steps += all.length;
      if (all.length === 0) counts.none++;
    }
    expect(counts.none).toBeGreaterThan(0);
    expect(counts.steps).toBeGreaterThan(200);
  });
});
