import { conflicts } from '../grid/conflict.ts';
import type { Grid } from '../grid/grid.ts';
import type { Phrase, Phrases } from '../notation/phrase.ts';
import type { Puzzle } from '../search/puzzle.ts';
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
  private blanks: number;

  constructor(puzzle: Puzzle) {
    const { geometry, digits } = puzzle.givens;
    this.puzzle = puzzle;
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
    return this.blanks === 0 && conflicts(this.current).length === 0;
  }

  /** Why the grid is not a solution. */
  private missing(): Phrase | undefined {
    if (this.blanks > 0) return { id: 'blanks', count: this.blanks };
    const [conflict] = conflicts(this.current);
    if (!conflict) return undefined;
    const { size } = this.current.geometry;
    const kind = KINDS[Math.floor(conflict.house / size)];
    return { id: 'twice', digit: conflict.digit, kind, number: (conflict.house % size) + 1 };
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
