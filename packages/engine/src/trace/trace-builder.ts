import { brokenBy } from '../constraint/holds.ts';
import type { Variant } from '../constraint/variant.ts';
import { conflicts } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Phrase, Phrases } from '../notation/phrase.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { rulesOf, variantOf } from '../search/puzzle-variant.ts';
import { PackedEvents } from './packed-events.ts';

const KINDS = ['row', 'column', 'box'] as const;

/**
 * Adds events to a trace and checks that each event is possible. If an event is not possible, the
 * method adds nothing, and returns what was expected and what was found.
 */
export class TraceBuilder {
  readonly puzzle: Puzzle;
  readonly events: PackedEvents = new PackedEvents();
  /** Whether the program made more events, which were not recorded. */
  isCut = false;
  private readonly current: Grid;
  /** Undefined if the puzzle has no constraints. */
  private readonly rules: Variant | undefined;
  private blanks: number;

  constructor(puzzle: Puzzle) {
    const { geometry, digits } = puzzle.givens;
    this.puzzle = puzzle;
    if (rulesOf(puzzle).length > 0) this.rules = variantOf(puzzle);
    this.current = { geometry, digits: digits.slice() };
    this.blanks = digits.filter((digit) => digit === 0).length;
  }

  /** Adds digits that were tested and did not fit. */
  test(tries: number): void {
    this.events.lastTries += tries;
  }

  place(cell: number, digit: number, line: number, forced: boolean): Phrases | undefined {
    if (this.current.digits[cell] !== 0) {
      const expected = this.isGiven(cell) ? 'cell-without-given' : 'blank-cell';
      return { expected: { id: expected }, found: this.contentOf(cell) };
    }
    this.events.push({ cell, digit, line, forced });
    this.current.digits[cell] = digit;
    this.blanks--;
    return undefined;
  }

  takeOut(cell: number, line: number): Phrases | undefined {
    if (this.current.digits[cell] === 0 || this.isGiven(cell)) {
      const expected = this.isGiven(cell) ? 'cell-without-given' : 'filled-cell';
      return { expected: { id: expected }, found: this.contentOf(cell) };
    }
    this.events.push({ cell, digit: 0, line });
    this.current.digits[cell] = 0;
    this.blanks++;
    return undefined;
  }

  solve(line: number): Phrases | undefined {
    const found = this.missing();
    if (found) return { expected: { id: 'solution' }, found };
    this.events.pushSolution(line);
    return undefined;
  }

  /** Whether the grid is a solution. */
  get isSolved(): boolean {
    return this.missing() === undefined;
  }

  /** Why the grid is not a solution. */
  private missing(): Phrase | undefined {
    if (this.blanks > 0) return { id: 'blanks', count: this.blanks };
    const { size } = this.current.geometry;
    const conflict = conflicts(this.current).find(({ house }) => house < 3 * size);
    if (!conflict) return this.brokenRule();
    const kind = KINDS[Math.floor(conflict.house / size)];
    return { id: 'twice', digit: conflict.digit, kind, number: (conflict.house % size) + 1 };
  }

  private brokenRule(): Phrase | undefined {
    const { rules } = this;
    const [broken] = rules ? brokenBy(rules, this.current.digits) : [];
    return broken === undefined
      ? undefined
      : { id: 'broken-rule', kind: rules!.constraints[broken].kind };
  }

  private isGiven(cell: number): boolean {
    return this.puzzle.givens.digits[cell] !== 0;
  }

  private contentOf(cell: number): Phrase {
    const { geometry, digits } = this.current;
    const place = { row: geometry.row[cell] + 1, column: geometry.column[cell] + 1 };
    const digit = digits[cell];
    if (digit === 0) return { id: 'cell-blank', ...place };
    return { id: this.isGiven(cell) ? 'cell-given' : 'cell-filled', ...place, digit };
  }
}
