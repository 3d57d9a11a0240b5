import type { Geometry } from '../grid/geometry.ts';
import { blankCells, type Grid } from '../grid/grid.ts';
import type { HouseMasks } from './house-masks.ts';
import type { Checkpoint, Counters, Search, SearchEvent, SearchStatus } from './strategy.ts';

/**
 * The base class of all searches. It holds the current grid, the path of placements and the
 * counters. The path is a permutation of the blanks. Strategies with a fixed order never change
 * this permutation.
 */
export abstract class PathSearch implements Search {
  readonly geometry: Geometry;
  readonly digits: Uint8Array;
  readonly path: Uint16Array;
  depth = 0;
  readonly counters: Counters = { placements: 0, backs: 0, tries: 0, nodes: 0, solutions: 0 };
  readonly event: SearchEvent = { kind: 'placement', cell: 0, digit: 0 };
  protected readonly masks: HouseMasks | undefined;
  /** Blank → its index in the path. */
  private readonly indexOf: Uint16Array;

  /** @param masks Updated with every placement and back. Some strategies do not need masks. */
  constructor(givens: Grid, masks?: HouseMasks) {
    this.geometry = givens.geometry;
    this.digits = givens.digits.slice();
    this.path = blankCells(givens);
    this.indexOf = new Uint16Array(givens.digits.length);
    this.path.forEach((cell, index) => {
      this.indexOf[cell] = index;
    });
    this.masks = masks;
  }

  get isSolved(): boolean {
    return this.depth === this.path.length;
  }

  opensNode(_index: number): boolean {
    return true;
  }

  abstract advance(events: number): SearchStatus;

  /** Updates the strategy's own state after a digit was placed. */
  protected place(cell: number, digit: number): void {
    this.masks?.place(cell, digit);
  }

  /** Undoes `place` after the digit was taken out again. */
  protected takeBack(cell: number, digit: number): void {
    this.masks?.takeBack(cell, digit);
  }

  /** Returns the strategy's own part of a checkpoint. */
  protected abstract saveState(): Int32Array;
  /** Restores what `saveState` returned. All placements are taken back before the call. */
  protected abstract loadState(state: Int32Array): void;

  save(): Checkpoint {
    return { counters: { ...this.counters }, state: this.saveState() };
  }

  load(checkpoint: Checkpoint): void {
    while (this.depth > 0) this.pop();
    this.loadState(checkpoint.state);
    Object.assign(this.counters, checkpoint.counters);
  }

  /**
   * Whether the puzzle has no blanks. The first call also opens the first node. Later calls return
   * false.
   */
  protected startsFull(): boolean {
    if (this.counters.nodes !== 0) return false;
    this.counters.nodes = 1;
    return this.path.length === 0;
  }

  protected solved(): SearchStatus {
    this.counters.solutions++;
    return 'solution';
  }

  /** Fills the next cell of the path. Updates the event and the counters. */
  protected makePlacement(digit: number): void {
    this.setEvent('placement', this.path[this.depth], digit);
    this.push(digit);
    this.counters.tries++;
    this.counters.placements++;
  }

  /** Takes back the last digit of the path. Updates the event and the counters. */
  protected makeBack(): void {
    const cell = this.path[this.depth - 1];
    this.setEvent('back', cell, this.digits[cell]);
    this.pop();
    this.counters.backs++;
  }

  /** Fills the next cell of the path, without an event. */
  protected push(digit: number): void {
    const cell = this.path[this.depth++];
    this.digits[cell] = digit;
    this.place(cell, digit);
  }

  /** Takes back the last digit of the path, without an event. */
  protected pop(): void {
    const cell = this.path[--this.depth];
    const digit = this.digits[cell];
    this.digits[cell] = 0;
    this.takeBack(cell, digit);
  }

  /** Makes a blank the next cell of the path. */
  protected makeNext(cell: number): void {
    this.makeNextAt(this.indexOf[cell]);
  }

  /** Makes the blank at this index the next cell of the path. */
  protected makeNextAt(index: number): void {
    const { depth, path } = this;
    const cell = path[index];
    this.setCell(index, path[depth]);
    this.setCell(depth, cell);
  }

  /** Sets the cell at this index of the path. Nothing else changes the path. */
  protected setCell(index: number, cell: number): void {
    this.path[index] = cell;
    this.indexOf[cell] = index;
  }

  protected setEvent(kind: SearchEvent['kind'], cell: number, digit: number): void {
    this.event.kind = kind;
    this.event.cell = cell;
    this.event.digit = digit;
  }
}
