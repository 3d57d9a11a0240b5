// Follows the one grid that the trace is about, and records its changes. Hot: runs at every change.

import { type Cells, type Changes, cellsOf } from './cells.ts';
import { blanksIn, type Candidate, inOrder, isSame, type Puzzle } from './puzzle.ts';
import { PLACE, REMOVE, type Record, SOLUTION } from './record.ts';
import { canChange, hasConflict, kindOf, Sizes } from './shapes.ts';
import { Symbols } from './symbols.ts';

/**
 * Knows the digits of the grid after all events so far, and the object `grid` that changes in
 * place.
 */
export class Follower {
  readonly puzzle: Puzzle;
  /** The name of the variable or property that has the grid. */
  readonly name: string;
  /** The number of blanks now. */
  blanks: number;
  grid: unknown;
  private cells: Cells | undefined;
  private readonly order: readonly number[] | undefined;
  private readonly sizes: Sizes;
  private readonly symbols: Symbols;
  /** Whether the cells of the grid have candidates. A grid of digits beside it is another grid. */
  private readonly hasCandidates: boolean;
  private readonly record: Record;
  private readonly now: Uint8Array;
  private readonly givens: Uint8Array;
  /** The number of the event that filled each cell last. */
  private readonly placed: Uint32Array;
  private events = 0;
  private isSolved = false;
  private isOver = false;

  constructor({ grid, name, order, puzzle }: Candidate, record: Record) {
    this.puzzle = puzzle;
    this.name = name;
    this.order = order;
    this.record = record;
    this.givens = puzzle.digits;
    this.now = this.givens.slice();
    this.blanks = blanksIn(this.now);
    this.placed = new Uint32Array(this.now.length);
    this.sizes = new Sizes([puzzle.size]);
    this.symbols = new Symbols(puzzle.size);
    this.symbols.digitsOf(grid);
    this.hasCandidates = this.symbols.hasCandidates;
    this.follow(grid);
    record.note('box', puzzle.box.join(' '));
    record.note('puzzle', this.givens.join(' '));
    record.note('grid', `${name}, ${kindOf(grid, puzzle.size)}`);
  }

  /** Whether the object cannot change, so the program must make a new object for each change. */
  get isFixed(): boolean {
    return this.cells === undefined;
  }

  follow(grid: unknown): void {
    this.grid = grid;
    this.cells = canChange(grid) ? cellsOf(grid, this.symbols) : undefined;
  }

  /** Records the changes that the tracer has missed. */
  catchUp(line: number): void {
    const digits = this.digitsOf(this.grid);
    this.follow(this.grid);
    if (digits) this.moveTo(digits, line);
  }

  /**
   * Records the changes that a statement has made to the grid. Returns whether it wrote to the
   * grid.
   */
  check(written: unknown, key: unknown, line: number): boolean {
    const changes = this.cells!.look(written, key);
    if (changes.count === 1) this.change(this.cellOf(changes, 0), changes.digits[0]!, line);
    else if (changes.count > 1) this.apply(changes, line);
    return changes.isOwn;
  }

  /** Returns the digits of a grid of the same puzzle, or undefined. */
  digitsOf(value: unknown): Uint8Array | undefined {
    if (!this.sizes.maySuit(value)) return undefined;
    const found = this.symbols.digitsOf(value);
    // A grid of texts no longer has candidates when it is full.
    const isAlike =
      this.symbols.hasCandidates === this.hasCandidates ||
      (this.hasCandidates && found && blanksIn(found) === 0);
    if (!isAlike) return undefined;
    const digits = found && inOrder(found, this.order);
    return digits && this.puzzle.isWithin(digits) ? digits : undefined;
  }

  hasOnlyGivens(digits: Uint8Array): boolean {
    return isSame(digits, this.givens);
  }

  /** Records the changes that lead to these digits. */
  moveTo(digits: Uint8Array, line: number): void {
    const { now, placed } = this;
    const removed: number[] = [];
    for (let cell = 0; cell < digits.length; cell++) {
      if (now[cell] !== digits[cell] && now[cell] !== 0) removed.push(cell);
    }
    removed.sort((a, b) => placed[b]! - placed[a]!);
    for (const cell of removed) this.change(cell, 0, line);
    for (let cell = 0; cell < digits.length; cell++) this.change(cell, digits[cell]!, line);
  }

  /** Moves to the digits of another object than the one before. */
  moveToCopy(digits: Uint8Array, line: number): void {
    if (this.isAt(digits)) return;
    this.record.countCopies();
    this.moveTo(digits, line);
  }

  isAt(digits: Uint8Array): boolean {
    return isSame(digits, this.now);
  }

  private apply(changes: Changes, line: number): void {
    const digits = this.now.slice();
    for (let i = 0; i < changes.count; i++) digits[this.cellOf(changes, i)] = changes.digits[i]!;
    this.moveTo(digits, line);
  }

  private cellOf(changes: Changes, i: number): number {
    const cell = changes.cells[i]!;
    return this.order ? this.order[cell]! : cell;
  }

  private change(cell: number, digit: number, line: number): void {
    const old = this.now[cell]!;
    if (old === digit || this.isOver) return;
    if (this.isSolved && this.givens[cell] !== 0) {
      // After a solution, another puzzle takes the place of this one.
      this.isOver = true;
      return;
    }
    // If the stack is full, `add` throws. So each event is recorded before the fields change.
    if (old !== 0) {
      this.record.add(REMOVE, cell, old, line);
      this.now[cell] = 0;
      this.blanks++;
    }
    if (digit === 0) return;
    this.record.add(PLACE, cell, digit, line);
    this.now[cell] = digit;
    this.blanks--;
    this.placed[cell] = ++this.events;
    if (this.blanks === 0 && !hasConflict(this.now, this.puzzle.box)) {
      this.isSolved = true;
      this.record.add(SOLUTION, 0, 0, line);
    }
  }
}
