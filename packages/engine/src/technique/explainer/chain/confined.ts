import { countDigits, digitsOf, hasDigit } from '../../../grid/digit-set.ts';
import { CLASSIC } from '../../../grid/geometry.ts';
import type { Confined } from '../../pattern.ts';
import { type Candidate, cellOf, digitIn } from '../../step.ts';
import type { LeftInChain } from './left-in-chain.ts';

const HOUSES: readonly number[] = [...CLASSIC.houses.keys()];

/**
 * The patterns of the candidates that are left because of which a candidate is off: locked
 * candidates, hidden pairs, naked pairs and X-Wings, as Sudoku Explainer looks for them within
 * chains.
 */
export function* confinedBefore(left: LeftInChain, candidate: Candidate): Generator<Confined> {
  const cell = cellOf(candidate);
  const digit = digitIn(candidate);
  yield* locked(left, cell, digit);
  yield* hiddenPairs(left, cell, digit);
  yield* nakedPairs(left, cell, digit);
  yield* xWings(left, cell, digit);
}

function* locked(left: LeftInChain, cell: number, digit: number): Generator<Confined> {
  for (const house of HOUSES) {
    const cells = left.placesOf(house, digit);
    const isSeen = cells.every((it) => CLASSIC.peers[cell].includes(it));
    if (cells.length > 0 && isSeen) yield { cells, digits: [digit], houses: [house] };
  }
}

/** Two digits with two places, one of which is the cell. */
function* hiddenPairs(left: LeftInChain, cell: number, digit: number): Generator<Confined> {
  const others = digitsOf(left.digitsIn(cell)).filter((it) => it !== digit);
  for (const house of housesOf(cell)) {
    for (const a of others) {
      for (let b = 1; b <= 9; b++) {
        if (b === digit || b === a || left.placesOf(house, b).length === 0) continue;
        const cells = union(left.placesOf(house, a), left.placesOf(house, b));
        if (cells.length === 2) yield { cells, digits: union([a], [b]), houses: [house] };
      }
    }
  }
}

/** Two cells with two digits. One cell with one digit can be left of them. */
function* nakedPairs(left: LeftInChain, cell: number, digit: number): Generator<Confined> {
  for (const house of housesOf(cell)) {
    const small = [...CLASSIC.houses[house]].filter((it) => {
      const count = countDigits(left.digitsIn(it));
      return it !== cell && count >= 1 && count <= 2;
    });
    for (const cells of [...small.map((it) => [it]), ...pairsOf(small)]) {
      const digits = cells.reduce((set, it) => set | left.digitsIn(it), 0);
      if (countDigits(digits) === cells.length && hasDigit(digits, digit)) {
        yield { cells, digits: digitsOf(digits), houses: [] };
      }
    }
  }
}

function* xWings(left: LeftInChain, cell: number, digit: number): Generator<Confined> {
  for (const [lines, crossing] of [
    [CLASSIC.row, CLASSIC.column],
    [CLASSIC.column, CLASSIC.row],
  ]) {
    const first = lines === CLASSIC.row ? 0 : 9;
    const own = lines[cell] + first;
    const bases = HOUSES.slice(first, first + 9).filter(
      (it) => it !== own && [1, 2].includes(left.placesOf(it, digit).length),
    );
    for (const houses of pairsOf(bases)) {
      const cells = houses.flatMap((house) => left.placesOf(house, digit));
      const covers = new Set(cells.map((it) => crossing[it]));
      if (covers.size === 2 && covers.has(crossing[cell])) yield { cells, digits: [digit], houses };
    }
  }
}

function union(a: readonly number[], b: readonly number[]): number[] {
  return [...new Set([...a, ...b])].sort((c, d) => c - d);
}

function housesOf(cell: number): number[] {
  return HOUSES.filter((house) => CLASSIC.houses[house].includes(cell));
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((a, i) => all.slice(i + 1).map((b): [T, T] => [a, b]));
}
