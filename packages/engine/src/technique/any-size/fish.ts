import { countDigits, type DigitSet, digitsOf } from '../../grid/digit-set.ts';
import type { FishDegree } from '../fish-kind.ts';
import { nameOfBasicFish } from '../fish-names.ts';
import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';
import { smallUnions } from './unions.ts';

/**
 * Finds basic fish. In n parallel lines (the base), a digit has places only in n crossing lines (the
 * cover), so it is removed from the rest of the cover.
 */
export function findFish(degree: FishDegree): Find {
  return function* (board) {
    for (const { base, union } of bases(board, degree, degree)) yield fishStep(board, base, union);
  };
}

/**
 * Finds finned and sashimi fish: basic fish whose base also has places outside the cover (fins). The
 * digit is removed only from those cells of the cover that see all fins. Such a cell shares a box
 * with the fins, so the fins are all in one box.
 */
export function findFinnedFish(degree: FishDegree): Find {
  return function* (board) {
    const { boxColumns, boxRows } = board.geometry;
    for (const { base, union } of bases(board, degree, degree + Math.max(boxColumns, boxRows))) {
      for (const outside of finLines(board, base, union, countDigits(union) - degree)) {
        yield fishStep(board, base, union & ~outside);
      }
      yield;
    }
  };
}

/** Parallel lines in which a digit has two or more places. */
interface Base {
  readonly digit: number;
  /** The houses of the lines. */
  readonly lines: readonly number[];
  /** The first house of the crossing lines: 0, or the size for columns. */
  readonly crossing: number;
}

/** All bases whose places are in at most `most` crossing lines. A place is a crossing line. */
function* bases(
  board: Board,
  degree: FishDegree,
  most: number,
): Generator<{ readonly base: Base; readonly union: DigitSet }> {
  const { size } = board.geometry;
  for (let digit = 1; digit <= size; digit++) {
    for (const [from, crossing] of [
      [0, size],
      [size, 0],
    ]) {
      const lines = Array.from({ length: size }, (_, i) => from + i).filter(
        (line) => board.countPlaces(line, digit) >= 2,
      );
      const sets = lines.map((line) => board.placesOf(line, digit));
      for (const { indexes, union } of smallUnions(sets, degree, most)) {
        const base: Base = { digit, lines: indexes.map((i) => lines[i]), crossing };
        yield { base, union };
      }
    }
  }
}

/** The choices of `count` crossing lines whose places are all in one box. */
function* finLines(board: Board, base: Base, union: number, count: number): Generator<DigitSet> {
  if (count === 0) return;
  const { box } = board.geometry;
  const lines = digitsOf(union);
  const sets = lines.map((line) =>
    placesAt(board, base, 1 << (line - 1)).reduce((boxes, cell) => boxes | (1 << box[cell]), 0),
  );
  for (const { indexes } of smallUnions(sets, count, 1)) {
    yield indexes.reduce((set, i) => set | (1 << (lines[i] - 1)), 0);
  }
}

/** The places of the base in these crossing lines. */
function placesAt(board: Board, { digit, lines }: Base, crossing: DigitSet): number[] {
  return lines.flatMap((line) => board.cellsAt(line, board.placesOf(line, digit) & crossing));
}

function fishStep(board: Board, base: Base, cover: DigitSet): Step | undefined {
  const { crossing, digit, lines } = base;
  const cells = placesAt(board, base, cover);
  const fins = placesAt(board, base, ~cover);
  const covers = digitsOf(cover).map((line) => crossing + line - 1);
  const removed = covers
    .flatMap((house) => board.cellsOf(house, digit))
    .filter((cell) => !cells.includes(cell) && fins.every((fin) => board.areSeen(fin, cell)));
  const technique = nameOfBasicFish({
    degree: lines.length as FishDegree,
    hasFins: fins.length > 0,
    isSashimi: lines.some((line) => countDigits(board.placesOf(line, digit) & cover) <= 1),
  });
  return elimination(
    technique,
    { cells, digits: [digit], houses: [...lines, ...covers], fins },
    inCells(board, removed, digit),
  );
}
