import { countDigits, type DigitSet, digitsOf } from '../../grid/digit-set.ts';
import type { FishDegree } from '../fish-kind.ts';
import { nameOfFish } from '../fish-names.ts';
import type { Step } from '../step.ts';
import type { Board } from './board.ts';
import { elimination, type Find, inCells } from './find.ts';
import { smallUnions } from './unions.ts';

/**
 * Finds basic fish. In n parallel lines (the base), a digit has places only in n crossing lines (the
 * cover), so it is removed from the rest of the cover.
 */
export function findFish(degree: FishDegree | 5 | 6 | 7): Find {
  return function* (board) {
    for (const lines of allLines(board)) {
      const sets = lines.houses.map((line) => board.placesOf(line, lines.digit));
      for (const { indexes, union } of smallUnions(sets, degree, degree)) {
        yield fishStep(board, lines, indexes, union);
      }
    }
  };
}

/**
 * Finds finned and sashimi fish: basic fish whose base also has places outside the cover (fins). The
 * digit is removed only from those cells of the cover that see all fins. Such a cell shares a box
 * with the fins, so the fins are all in one box.
 */
export function findFinnedFish(degree: FishDegree): Find {
  return function* (board) {
    const { size } = board.geometry;
    for (const lines of allLines(board)) {
      const sets = lines.houses.map((line) => board.placesOf(line, lines.digit));
      for (let box = 0; box < size; box++) {
        const outside = lines.houses.map((line, i) => sets[i] & ~placesInBox(board, line, box));
        for (const { indexes, union } of smallUnions(outside, degree, degree)) {
          const all = indexes.reduce((places, i) => places | sets[i], 0);
          for (const cover of coversOf(all, union, degree)) {
            yield fishStep(board, lines, indexes, cover);
          }
        }
      }
      yield;
    }
  };
}

/** The rows, or the columns, in which a digit has enough places for a base. */
interface ParallelLines {
  readonly digit: number;
  readonly houses: readonly number[];
  /** The house number of the first crossing line. Place i of a line is in house `crossing` + i. */
  readonly crossing: number;
}

/** For each digit, the lines with two places or more. */
function* allLines(board: Board): Generator<ParallelLines> {
  for (let digit = 1; digit <= board.geometry.size; digit++) {
    yield* parallelLines(board, digit, 2);
  }
}

/** The rows, and then the columns, in which the digit has at least this many places. */
export function* parallelLines(
  board: Board,
  digit: number,
  least: number,
): Generator<ParallelLines> {
  const { size } = board.geometry;
  for (const from of [0, size]) {
    const houses = Array.from({ length: size }, (_, i) => from + i).filter(
      (line) => board.countPlaces(line, digit) >= least,
    );
    yield { digit, houses, crossing: size - from };
  }
}

function placesInBox({ geometry }: Board, line: number, box: number): number {
  let places = 0;
  for (const [place, cell] of geometry.houses[line].entries()) {
    if (geometry.box[cell] === box) places |= 1 << place;
  }
  return places;
}

/**
 * Yields the sets of `degree` places that contain all `needed` places. Yields nothing if there are
 * at most `degree` places, because then the fish has no fins.
 */
function* coversOf(places: number, needed: number, degree: FishDegree): Generator<number> {
  if (countDigits(places) <= degree) return;
  const free = digitsOf(places & ~needed).map((place) => 1 << (place - 1));
  for (const { union } of smallUnions(free, degree - countDigits(needed), degree, needed)) {
    yield union;
  }
}

/**
 * @param indexes The base, as indexes of `houses`.
 * @param cover Crossing lines, as a set of places.
 */
function fishStep(
  board: Board,
  { crossing, digit, houses }: ParallelLines,
  indexes: readonly number[],
  cover: DigitSet,
): Step | undefined {
  const bases = indexes.map((i) => houses[i]);
  const placesAt = (lines: DigitSet): number[] =>
    bases.flatMap((line) => board.cellsAt(line, board.placesOf(line, digit) & lines));
  const cells = placesAt(cover).sort((a, b) => a - b);
  const fins = placesAt(~cover);
  const covers = digitsOf(cover).map((place) => crossing + place - 1);
  const removed = covers
    .flatMap((house) => board.cellsOf(house, digit))
    .filter((cell) => !cells.includes(cell) && fins.every((fin) => board.areSeen(fin, cell)));
  const isSashimi = bases.some((line) => countDigits(board.placesOf(line, digit) & cover) <= 1);
  const { size } = board.geometry;
  const technique = nameOfFish({ bases, covers, hasFins: fins.length > 0, isSashimi }, size);
  return elimination(
    technique,
    { kind: 'fish', cells, digits: [digit], houses: bases, cover: covers, fins, endoFins: [] },
    inCells(board, removed, digit),
  );
}
