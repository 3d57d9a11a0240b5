import { digitsOf } from '../../grid/digit-set.ts';
import { type CellSet, cellsOf } from '../cell-set.ts';
import { CELL_HOUSES, COUNT, HOUSE_CELLS, LOWEST, PEER_SETS } from '../classic-tables.ts';
import { ASCENDING_SETS } from '../combinations.ts';
import type { UniqueSubset } from '../pattern.ts';
import { membersOf } from '../places.ts';
import { Position } from '../position.ts';
import { candidateOf, candidatesIn, type Step, type TechniqueId } from '../step.ts';

/** The order in which houses and cells are examined. */
export interface BugSearch {
  /** The kinds of house: 0 for rows, 1 for columns, 2 for boxes. */
  readonly kinds: readonly number[];
  /** Cell × 20 + i → the peers of the cell. */
  readonly peers: Uint8Array;
  /**
   * Whether to search as Sukaku Explainer does, which differs from Sudoku Explainer 1.2.1 in two
   * ways. First, if all extra candidates have the same digit, Sukaku Explainer also accepts a cell
   * for which no house shows that the digit is extra. Second, Sukaku Explainer tries the subsets of
   * type 3 by degree and then by house. Sudoku Explainer 1.2.1 tries them by house first.
   */
  readonly isCorrected: boolean;
}

/**
 * A bivalue universal grave: if the extra candidates were removed, every blank cell would have two
 * candidates, and every digit would have two places or none in every house. Such a puzzle has no
 * solution or several solutions. So one of the extra candidates is true.
 */
interface Grave {
  /** The cells with extra candidates, in the order in which they were found. */
  readonly cells: readonly number[];
  /** Cell → its extra candidates, as a set. */
  readonly extras: Uint16Array;
  /** The digits of all extra candidates, as a set. */
  readonly digits: number;
  /** The cells that see all cells with extra candidates. */
  readonly seen: CellSet;
}

/** The largest subset of type 3. */
const LARGEST_SUBSET = 6;

/**
 * Finds the step that follows from a bivalue universal grave. In type 1, one cell has extra
 * candidates. In type 2, all extra candidates have the same digit. In type 3, the cells with extra
 * candidates count as one member of a subset. In type 4, two cells share a digit that is not extra.
 * Type 4 is tried after type 2 and before type 3.
 *
 * HoDoKu finds only type 1, and by fewer conditions, so it has `findBugPlus1`.
 */
export function findBug(position: Position, search: BugSearch): Step | undefined {
  const seen = seenByOpenCells(position);
  const grave = seen && graveOf(position, search, seen);
  if (!grave) return undefined;
  const { cells, digits, extras } = grave;
  if (cells.length === 1) {
    const [cell] = cells;
    const removed = candidatesIn(cell, position.candidates[cell] & ~extras[cell]);
    return bugStep('bug-plus-1', grave, removed, []);
  }
  const houses = search.kinds
    .map((kind) => CELL_HOUSES[cells[0] * 3 + kind])
    .filter((house) => cells.every((cell) => isIn(house, cell)));
  if (COUNT[digits] === 1) return findType2(position, grave) ?? findType4(position, grave, houses);
  return findType4(position, grave, houses) ?? findType3(position, grave, search, houses);
}

/**
 * Returns the cells that see all cells with more than two candidates. Returns undefined if there
 * can be no grave. This is so if a cell has a single candidate, if no cell has more than two
 * candidates, or if no cell sees all cells with more than two candidates.
 */
function seenByOpenCells({ candidates }: Position): CellSet | undefined {
  let open = 0;
  const seen = Int32Array.of(-1, -1, -1);
  for (let cell = 0; cell < 81; cell++) {
    const count = COUNT[candidates[cell]];
    if (count === 1) return undefined;
    if (count <= 2) continue;
    open++;
    for (let band = 0; band < 3; band++) seen[band] &= PEER_SETS[cell * 3 + band];
    if ((seen[0] | seen[1] | seen[2]) === 0) return undefined;
  }
  return open > 0 ? seen : undefined;
}

/**
 * Finds the extra candidates. If a digit has one place in a house, or more than two, it is extra in
 * one of these places: in a cell with more than two candidates. If the house has several such
 * cells, the other houses of these cells show where the digit is extra.
 */
function graveOf(
  position: Position,
  { isCorrected, kinds }: BugSearch,
  seen: CellSet,
): Grave | undefined {
  const { candidates } = position;
  const cells: number[] = [];
  const undecided = new Set<number>();
  let odd = 0;
  const extras = new Uint16Array(81);
  let digits = 0;
  for (const kind of kinds) {
    for (let house = kind * 9; house < kind * 9 + 9; house++) {
      for (let digit = 1; digit <= 9; digit++) {
        const count = position.countPlaces(house, digit);
        if (count === 0 || count === 2) continue;
        const open = membersOf(position.placesOf(house, digit))
          .map((place) => HOUSE_CELLS[house * 9 + place])
          .filter((cell) => COUNT[candidates[cell]] > 2);
        if (open.length === 0) return undefined;
        odd |= 1 << (digit - 1);
        if (open.length > 1) {
          for (const cell of open) undecided.add(cell);
          continue;
        }
        const [cell] = open;
        if (extras[cell] === 0) cells.push(cell);
        extras[cell] |= 1 << (digit - 1);
        digits |= 1 << (digit - 1);
      }
    }
  }
  if (isCorrected && COUNT[odd] === 1) {
    const rest = [...undecided].filter((cell) => extras[cell] === 0).sort((a, b) => a - b);
    for (const cell of rest) extras[cell] = odd;
    cells.push(...rest);
    digits = odd;
  }
  return isGrave(position, cells, extras) ? { cells, extras, digits, seen } : undefined;
}

function isGrave(position: Position, cells: readonly number[], extras: Uint16Array): boolean {
  const rest = new Position(position);
  for (const cell of cells) {
    for (const digit of digitsOf(extras[cell])) rest.eliminate(cell, digit);
  }
  return (
    rest.candidates.every((set) => COUNT[set] === 0 || COUNT[set] === 2) &&
    rest.places.every((set) => COUNT[set] === 0 || COUNT[set] === 2)
  );
}

/**
 * One of the cells with extra candidates has the extra digit. So this digit is removed from the
 * cells that see all of these cells.
 */
function findType2({ cells }: Position, grave: Grave): Step | undefined {
  const digit = LOWEST[grave.digits];
  const removed = grave.seen.map((set, band) => set & cells[digit * 3 + band]);
  const eliminations = cellsOf(removed).map((cell) => candidateOf(cell, digit + 1));
  return bugStep('bug-type-2', grave, eliminations, []);
}

/**
 * One of the cells with extra candidates has one of the extra digits. So together, these cells
 * count as one cell of a subset.
 */
function findType3(
  { candidates }: Position,
  grave: Grave,
  { isCorrected, peers }: BugSearch,
  houses: readonly number[],
): Step | undefined {
  const [first] = grave.cells;
  const degrees = Array.from({ length: LARGEST_SUBSET - 1 }, (_, i) => i + 2);
  const tries = isCorrected
    ? degrees.flatMap((degree) => houses.map((house) => ({ degree, house })))
    : houses.flatMap((house) => degrees.map((degree) => ({ degree, house })));
  for (const { degree, house } of tries) {
    const others = [...peers.subarray(first * 20, first * 20 + 20)].filter(
      (cell) => isIn(house, cell) && !grave.cells.includes(cell),
    );
    if (others.length < degree) continue;
    for (const set of ASCENDING_SETS[degree - 1]) {
      if (set >>> others.length !== 0) continue;
      const members = membersOf(set).map((i) => others[i]);
      if (members.some((cell) => COUNT[candidates[cell]] < 2)) continue;
      const digits = members.reduce((union, cell) => union | candidates[cell], 0);
      if (COUNT[digits] !== degree || (grave.digits & ~digits) !== 0) continue;
      const removed = others
        .filter((cell) => !members.includes(cell))
        .flatMap((cell) => candidatesIn(cell, candidates[cell] & digits))
        .sort((a, b) => a - b);
      const subset = { kind: 'naked', cells: members, digits: digitsOf(digits) } as const;
      const step = bugStep('bug-type-3', grave, removed, [house], subset);
      if (step) return step;
    }
  }
  return undefined;
}

/**
 * The two cells with extra candidates share a digit that is not extra. This digit has no other
 * place in their house, so one of the two cells has it. So their other digits that are not extra
 * are removed.
 */
function findType4(
  { candidates }: Position,
  grave: Grave,
  houses: readonly number[],
): Step | undefined {
  const { cells, digits, extras } = grave;
  if (cells.length !== 2 || houses.length === 0) return undefined;
  const shared = candidates[cells[0]] & candidates[cells[1]] & ~digits;
  if (COUNT[shared] !== 1) return undefined;
  const removed = cells.flatMap((cell) =>
    candidatesIn(cell, candidates[cell] & ~extras[cell] & ~shared),
  );
  return bugStep(
    'bug-type-4',
    { ...grave, digits: shared },
    removed.sort((a, b) => a - b),
    houses.slice(0, 1),
  );
}

function bugStep(
  technique: TechniqueId,
  { cells, digits, extras }: Grave,
  eliminations: readonly number[],
  houses: readonly number[],
  subset?: UniqueSubset,
): Step | undefined {
  if (eliminations.length === 0) return undefined;
  return {
    technique,
    pattern: {
      kind: 'bug',
      cells,
      digits: digitsOf(digits),
      houses,
      extras: cells.flatMap((cell) => candidatesIn(cell, extras[cell])),
      ...(subset && { subset }),
    },
    eliminations,
    placement: undefined,
  };
}

function isIn(house: number, cell: number): boolean {
  return CELL_HOUSES.subarray(cell * 3, cell * 3 + 3).includes(house);
}
