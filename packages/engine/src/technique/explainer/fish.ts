// Hot code: it allocates nothing until it has found a fish.
import { COUNT, LOWEST } from '../classic-tables.ts';
import { cellsAt, membersOf } from '../places.ts';
import type { Position } from '../position.ts';
import { candidateOf, type Step, type TechniqueId } from '../step.ts';

type FishDegree = 2 | 3 | 4;

export interface FishOptions {
  readonly degree: FishDegree;
  /**
   * The kind of the base lines: 0 for rows, 1 for columns. The cover lines are of the other kind.
   */
  readonly base: 0 | 1;
  /** The sets of `degree` lines, in the order in which they are tried as base. */
  readonly sets: Uint16Array;
}

const NAMES: readonly TechniqueId[] = ['x-wing', 'swordfish', 'jellyfish'];

/** Digit − 1 → the lines that can be part of a base. */
const lines = new Uint16Array(9);

/**
 * Finds a fish: n parallel lines in which all places of a digit are in n cross lines, the lines of
 * the other kind. Each of the lines has at least two places. The digit is removed from the rest of
 * the cross lines. Each set of lines is tried with all digits, ascending, before the next set.
 *
 * HoDoKu tries the digits one by one and also finds fish with fins and boxes, so it has `FishSearch`.
 *
 * @returns The first fish that removes a candidate.
 */
export function findFish(position: Position, search: FishOptions): Step | undefined {
  const { places } = position;
  const { degree, base, sets } = search;
  let digits = 0;
  for (let digit = 0; digit < 9; digit++) {
    lines[digit] = baseLines(position, search, digit);
    if (COUNT[lines[digit]] >= degree) digits |= 1 << digit;
  }
  if (digits === 0) return undefined;
  for (let s = 0; s < sets.length; s++) {
    const set = sets[s];
    for (let rest = digits; rest !== 0; rest &= rest - 1) {
      const digit = LOWEST[rest];
      if ((set & ~lines[digit]) !== 0) continue;
      let cover = 0;
      for (let left = set; left !== 0; left &= left - 1) {
        cover |= places[(base * 9 + LOWEST[left]) * 9 + digit];
      }
      if (COUNT[cover] !== degree) continue;
      let removed = 0;
      for (let left = cover; left !== 0; left &= left - 1) {
        removed |= places[((1 - base) * 9 + LOWEST[left]) * 9 + digit] & ~set;
      }
      if (removed !== 0) return fishStep(position, search, set, cover, digit + 1);
    }
  }
  return undefined;
}

/**
 * The lines in which a digit has two to `degree` places. Returns no line if fewer than 2 × degree
 * lines have the digit as candidate. In this case, a smaller fish in the cross lines removes the
 * same candidates.
 */
function baseLines({ places }: Position, { degree, base }: FishOptions, digit: number): number {
  let set = 0;
  let open = 0;
  for (let line = 0; line < 9; line++) {
    const count = COUNT[places[(base * 9 + line) * 9 + digit]];
    if (count >= 1) open++;
    if (count >= 2 && count <= degree) set |= 1 << line;
  }
  return open >= 2 * degree ? set : 0;
}

function fishStep(
  position: Position,
  { degree, base }: FishOptions,
  set: number,
  cover: number,
  digit: number,
): Step {
  const bases = membersOf(set).map((line) => base * 9 + line);
  const covers = membersOf(cover).map((line) => (1 - base) * 9 + line);
  const cells = bases.flatMap((house) => cellsAt(house, position.placesOf(house, digit)));
  const removed = covers.flatMap((house) => cellsAt(house, position.placesOf(house, digit) & ~set));
  return {
    technique: NAMES[degree - 2],
    pattern: {
      kind: 'fish',
      cells: cells.sort((a, b) => a - b),
      digits: [digit],
      houses: bases,
      cover: covers,
      fins: [],
      endoFins: [],
    },
    eliminations: removed.map((cell) => candidateOf(cell, digit)).sort((a, b) => a - b),
    placement: undefined,
  };
}
