import { digitsOf } from '../../grid/digit-set.ts';
import { cellsOf } from '../cell-set.ts';
import { CELL_HOUSES, COUNT, PEER_SETS } from '../classic-tables.ts';
import { ASCENDING_SETS } from '../combinations.ts';
import type { UniqueSubset } from '../pattern.ts';
import { cellsAt, membersOf, placeIn } from '../places.ts';
import type { Position } from '../position.ts';
import { type Candidate, candidateOf, candidatesIn, type Step, type TechniqueId } from '../step.ts';
import type { UniqueLoop } from './unique-loops.ts';

/**
 * The four types of unique loops. In type 1, only one cell has extra candidates. In type 2, all
 * extra candidates have the same digit. In type 3, two cells with extra candidates count as one
 * cell of a subset. In type 4, a digit of the loop has no other place in a house of two such cells.
 */
export type UniquenessType = 1 | 2 | 3 | 4;

const RECTANGLES: readonly TechniqueId[] = [
  'uniqueness-test-1',
  'uniqueness-test-2',
  'uniqueness-test-3',
  'uniqueness-test-4',
];
const LOOPS: readonly TechniqueId[] = [
  'unique-loop-1',
  'unique-loop-2',
  'unique-loop-3',
  'unique-loop-4',
];

/** Options for the search for steps in a loop. */
export interface UniquenessSearch {
  /** The order in which the shared houses of two cells are examined, as kinds of house. */
  readonly kinds: readonly number[];
  /**
   * The smallest number of digits of a hidden subset of type 3. Default: the number of extra
   * digits, as in Sudoku Explainer 1.2.1.
   */
  readonly leastHidden?: number;
}

/**
 * The steps that follow from a loop. Steps that remove nothing are left out. If two cells have
 * extra candidates, they are examined in the order of the loop.
 */
export function uniquenessSteps(
  position: Position,
  loop: UniqueLoop,
  search: UniquenessSearch,
): { type: UniquenessType; step: Step }[] {
  const found = new LoopSteps(position, loop, search);
  found.collect();
  return found.steps;
}

/** The largest subset of type 3. */
const LARGEST_SUBSET = 7;

class LoopSteps {
  readonly steps: { type: UniquenessType; step: Step }[] = [];
  private readonly position: Position;
  private readonly loop: UniqueLoop;
  private readonly search: UniquenessSearch;
  /** The two digits of the loop, as a set. */
  private readonly pair: number;

  constructor(position: Position, loop: UniqueLoop, search: UniquenessSearch) {
    this.position = position;
    this.loop = loop;
    this.search = search;
    this.pair = (1 << (loop.digits[0] - 1)) | (1 << (loop.digits[1] - 1));
  }

  collect(): void {
    const { candidates } = this.position;
    const open = this.loop.cells.filter((cell) => COUNT[candidates[cell]] > 2);
    if (open.length === 0) return;
    if (open.length === 1) {
      this.add(1, candidatesIn(open[0], this.pair), {});
      return;
    }
    const extra = open.reduce((set, cell) => set | candidates[cell], 0) & ~this.pair;
    if (open.length > 2 || COUNT[extra] === 1) this.collectType2(open);
    if (open.length > 2) return;
    const shared = this.search.kinds.map((kind) => sharedHouse(open[0], open[1], kind));
    const houses = shared.filter((house) => house !== undefined);
    if (COUNT[extra] > 1) this.collectType3(open, extra, houses);
    this.collectType4(open, houses);
  }

  /**
   * One of the cells with extra candidates contains the extra digit. So this digit is removed from
   * the cells that see all of these cells.
   */
  private collectType2(open: readonly number[]): void {
    const { candidates, cells } = this.position;
    const [digit] = membersOf(candidates[open[0]] & ~this.pair);
    const seen = cells.slice(digit * 3, digit * 3 + 3);
    for (const cell of open) {
      for (let band = 0; band < 3; band++) seen[band] &= PEER_SETS[cell * 3 + band];
    }
    const eliminations = cellsOf(seen).map((cell) => candidateOf(cell, digit + 1));
    this.add(2, eliminations, { extra: [digit + 1] });
  }

  /**
   * One of the two cells of `open` contains an extra digit. So these two cells together take the
   * place of one cell of a subset.
   */
  private collectType3(open: readonly number[], extra: number, houses: readonly number[]): void {
    const { leastHidden = COUNT[extra] } = this.search;
    for (let degree = leastHidden; degree <= LARGEST_SUBSET; degree++) {
      for (const house of houses) {
        const blanks = COUNT[this.position.blanks[house]];
        const isNaked = degree >= COUNT[extra] && degree * 2 <= blanks;
        if (isNaked) this.collectNaked(open, extra, house, degree);
        if (degree * 2 < blanks) this.collectHidden(open, extra, house, degree);
      }
    }
  }

  /**
   * Finds cells of the house that form a naked subset together with the extra digits of the two
   * cells.
   */
  private collectNaked(
    open: readonly number[],
    extra: number,
    house: number,
    degree: number,
  ): void {
    const { candidates } = this.position;
    const [first, second] = open.map((cell) => placeIn(house, cell));
    const both = extra & candidates[open[0]] & candidates[open[1]];
    for (const set of ASCENDING_SETS[degree]) {
      if ((set & (1 << first)) === 0 || (set & (1 << second)) !== 0) continue;
      const others = cellsAt(house, set & ~(1 << first));
      if (others.some((cell) => COUNT[candidates[cell]] < 2)) continue;
      const digits = others.reduce((union, cell) => union | candidates[cell], 0);
      // The subset must have exactly `degree` digits, and include all extra digits of the two
      // cells.
      if (COUNT[digits | both] !== degree || COUNT[digits | extra] !== degree) continue;
      const outside = cellsAt(house, 0x1ff & ~(set | (1 << second)));
      const eliminations = outside.flatMap((cell) =>
        candidatesIn(cell, candidates[cell] & (digits | extra)),
      );
      const subset = { kind: 'naked', cells: others, digits: digitsOf(digits | extra) } as const;
      this.add(3, eliminations, { houses: [house], subset });
    }
  }

  /**
   * Finds hidden subsets in a house. The digits of a subset include those of the loop. The two
   * cells count as one cell of the subset.
   */
  private collectHidden(
    open: readonly number[],
    extra: number,
    house: number,
    degree: number,
  ): void {
    const { candidates, places } = this.position;
    const [first, second] = open.map((cell) => 1 << placeIn(house, cell));
    const rest = membersOf(0x1ff & ~this.pair & ~extra);
    for (const set of ASCENDING_SETS[degree - 2]) {
      if (set >>> rest.length !== 0) continue;
      const chosen = membersOf(set).reduce((digits, i) => digits | (1 << rest[i]), this.pair);
      const sets = membersOf(chosen).map((digit) => places[house * 9 + digit] & ~second);
      const union = sets.reduce((all, one) => all | one, 0);
      if (sets.includes(0) || COUNT[union] !== degree) continue;
      const others = cellsAt(house, union & ~first);
      const eliminations = others.flatMap((cell) => candidatesIn(cell, candidates[cell] & ~chosen));
      const subset = { kind: 'hidden', cells: others, digits: digitsOf(chosen) } as const;
      this.add(3, eliminations, { houses: [house], subset });
    }
  }

  /**
   * `open` has two cells of one house. If these are the only places of a loop digit in this house,
   * one of them contains the digit. So the other digit of the loop is removed from both cells.
   */
  private collectType4(open: readonly number[], houses: readonly number[]): void {
    for (const digit of this.loop.digits) {
      const locked = houses.filter((house) => this.position.countPlaces(house, digit) === 2);
      if (locked.length === 0) continue;
      const other = this.pair & ~(1 << (digit - 1));
      const eliminations = open.flatMap((cell) => candidatesIn(cell, other));
      this.add(
        4,
        eliminations.sort((a, b) => a - b),
        { houses: locked.slice(-1) },
      );
      return;
    }
  }

  private add(
    type: UniquenessType,
    eliminations: readonly Candidate[],
    {
      extra = [],
      houses = [],
      subset,
    }: { extra?: number[]; houses?: number[]; subset?: UniqueSubset },
  ): void {
    if (eliminations.length === 0) return;
    const { cells, digits } = this.loop;
    const technique = (cells.length === 4 ? RECTANGLES : LOOPS)[type - 1];
    this.steps.push({
      type,
      step: {
        technique,
        pattern: {
          kind: 'unique',
          cells,
          digits: [...digits, ...extra],
          houses,
          ...(subset && { subset }),
        },
        eliminations,
        placement: undefined,
      },
    });
  }
}

/** The house of this kind that two cells share, if they share one. */
function sharedHouse(cell: number, other: number, kind: number): number | undefined {
  const house = CELL_HOUSES[cell * 3 + kind];
  return house === CELL_HOUSES[other * 3 + kind] ? house : undefined;
}
