import { type Cells, cellsOf } from './cells.ts';
import { propertiesOf, propertyOf } from './properties.ts';
import { blanksIn, type Candidate, inOrder, isSame, Puzzle } from './puzzle.ts';
import type { Record } from './record.ts';
import { canChange, hasConflict, isList, kindOf, type List, Sizes } from './shapes.ts';
import { Symbols } from './symbols.ts';

/** A grid has one of these sizes if there is no puzzle on standard input. */
const SIZES = [9, 16, 25];
/**
 * The tracer gives up after this many scans, because a program may make many variables and no grid.
 */
const MOST_SCANS = 1_000_000;
/** A program may make any number of copies of its puzzle. Only the last ones are candidates. */
const MOST_KEPT = 64;
/** A grid may be a property of a property of a variable. */
const DEPTH = 2;

interface Kept extends Candidate {
  readonly cells: Cells | undefined;
  readonly hasCandidates: boolean;
}

type Found = Pick<Candidate, 'puzzle' | 'order'>;

/**
 * Finds the grid of the program among its variables. The grid is an object that has the givens at
 * first, and changes later.
 */
export class Finder {
  private readonly puzzles: readonly Puzzle[];
  private readonly byDigits = new Map<string, Found>();
  private readonly sizes: Sizes;
  private readonly symbols: ReadonlyMap<number, Symbols>;
  private readonly kept = new Map<unknown, Kept>();
  private readonly record: Record;
  private scans = 0;
  private hasUnfollowed = false;
  /** The boards of objects that were considered. */
  private readonly withObjects = new WeakSet<object>();
  /** Whether `look` has seen a value with the length of a grid. */
  hasSeen = false;

  constructor(puzzles: readonly Puzzle[], record: Record) {
    this.puzzles = puzzles;
    this.record = record;
    for (const puzzle of puzzles.toReversed()) {
      const order = transposed(puzzle.size);
      this.byDigits.set(inOrder(puzzle.digits, order).join(), { puzzle, order });
    }
    for (const puzzle of puzzles.toReversed()) {
      this.byDigits.set(puzzle.digits.join(), { puzzle, order: undefined });
    }
    const sizes = [...new Set(puzzles.map(({ size }) => size))];
    this.sizes = new Sizes(sizes.length > 0 ? sizes.sort((a, b) => a - b) : SIZES);
    this.symbols = new Map(this.sizes.sizes.map((size) => [size, new Symbols(size)]));
  }

  /** Whether the tracer should stop looking for a grid. */
  get hasGivenUp(): boolean {
    return this.scans > MOST_SCANS;
  }

  /** Returns a candidate that the program has changed. */
  changed(): Candidate | undefined {
    this.scans++;
    for (const [grid, kept] of this.kept) {
      if (!kept.cells || kept.cells.look(undefined, undefined).count === 0) continue;
      this.kept.delete(grid);
      const found = this.digitsOf(grid, kept.puzzle.size);
      const digits = found && inOrder(found, kept.order);
      if (digits && kept.puzzle.isWithin(digits)) return { ...kept, digits };
    }
    return undefined;
  }

  /**
   * Looks for grids in the value of a variable.
   *
   * @param isWritten Whether the program has just written to the value.
   * @returns A candidate that the program has changed.
   */
  look(
    name: string,
    value: unknown,
    isWritten: boolean,
    depth: number = DEPTH,
  ): Candidate | undefined {
    if (typeof value !== 'object' && typeof value !== 'string') return undefined;
    this.scans++;
    if (this.sizes.maySuit(value)) {
      this.hasSeen = true;
      return this.consider(name, value, isWritten);
    }
    if (isList(value)) this.considerObjects(name, value);
    if (depth === 0) return undefined;
    for (const [property, inner] of propertiesOf(value)) {
      const found = this.look(property, inner, isWritten, depth - 1);
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Keeps an object as a candidate if it has the givens of a puzzle. If the program has already put
   * more digits into it, returns the candidate instead.
   */
  private consider(name: string, grid: unknown, isWritten: boolean): Candidate | undefined {
    if (this.kept.has(grid)) return undefined;
    for (const size of this.sizes.sizes) {
      const digits = this.digitsOf(grid, size);
      const { hasCandidates } = this.symbols.get(size)!;
      const found = digits && this.match(digits);
      if (!digits || !found) continue;
      const candidate = { ...found, grid, name, digits: inOrder(digits, found.order) };
      const isBesideDigits = hasCandidates && this.keepsDigitsOf(found.puzzle);
      if (!isBesideDigits && this.goesFurther(candidate, isWritten)) return candidate;
      const cells = canChange(grid) ? cellsOf(grid, this.symbols.get(size)!) : undefined;
      this.kept.set(grid, { ...candidate, cells, hasCandidates });
      if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value);
      return undefined;
    }
    return undefined;
  }

  /** Notes a board that cannot be followed because its givens are in objects. */
  private considerObjects(name: string, board: List): void {
    if (this.hasUnfollowed || this.withObjects.has(board)) return;
    const cells = this.sizes.objectsIn(board);
    if (!cells) return;
    this.withObjects.add(board);
    if (!this.haveGivens(cells)) return;
    this.hasUnfollowed = true;
    const rows = isList(board[0]) ? board.length : 0;
    this.record.note('unfollowed', `${name}, ${kindOf(board, rows)} with objects as cells`);
  }

  /** Whether a property of objects has the givens. Objects with private fields may have them. */
  private haveGivens(cells: readonly unknown[]): boolean {
    const properties = propertiesOf(cells[0]);
    const isGrid = ([property]: (typeof properties)[number]): boolean => {
      const values = cells.map((cell) => propertyOf(cell, property));
      const digits = this.digitsOf(values, Math.sqrt(cells.length));
      return digits !== undefined && this.match(digits) !== undefined;
    };
    return properties.length === 0 || properties.some(isGrid);
  }

  /** Whether a grid of digits may be the one that the search changes. */
  private keepsDigitsOf(puzzle: Puzzle): boolean {
    return [...this.kept.values()].some(
      (kept) => kept.puzzle === puzzle && kept.cells && !kept.hasCandidates,
    );
  }

  private digitsOf(grid: unknown, size: number): Uint8Array | undefined {
    return this.symbols.get(size)!.digitsOf(grid);
  }

  private match(digits: Uint8Array): Found | undefined {
    if (this.puzzles.length > 0) {
      return this.byDigits.get(digits.join()) ?? this.matchEarlier(digits);
    }
    const size = Math.sqrt(digits.length);
    const puzzle = new Puzzle([Math.sqrt(size), Math.sqrt(size)], digits);
    const known = [...this.kept.values()].map((kept) => kept.puzzle);
    if ([...this.kept.values()].some((kept) => puzzle.isWithin(kept.digits))) {
      // The program is still filling in the givens.
      const same = known.find((each) => isSame(each.digits, digits));
      return same && { puzzle: same, order: undefined };
    }
    const earlier = this.matchEarlier(digits);
    if (earlier || !puzzle.hasEnough || hasConflict(digits, puzzle.box)) return earlier;
    return { puzzle, order: undefined };
  }

  /** Returns a known puzzle whose givens are all in the grid. The grid may have more digits. */
  private matchEarlier(digits: Uint8Array): Found | undefined {
    const known =
      this.puzzles.length > 0
        ? this.puzzles.slice(0, 20)
        : [...this.kept.values()].map(({ puzzle }) => puzzle);
    const puzzle = known.find((each) => each.hasEnough && each.isWithin(digits));
    return puzzle && { puzzle, order: undefined };
  }

  /** Whether the program has put more digits into a grid than its puzzle has. */
  private goesFurther({ digits, puzzle }: Candidate, isWritten: boolean): boolean {
    const blanks = blanksIn(digits);
    if (blanks === 0 || blanks >= blanksIn(puzzle.digits)) return false;
    const isKnown = isWritten && this.puzzles.length > 0;
    return isKnown || [...this.kept.values()].some((kept) => kept.puzzle === puzzle);
  }
}

/** Returns the index of each cell in a grid that is stored column by column. */
function transposed(size: number): number[] {
  return Array.from(
    { length: size * size },
    (_, cell) => (cell % size) * size + Math.floor(cell / size),
  );
}
