import type { Geometry } from '../grid/geometry.ts';
import { blankCells, type Grid } from '../grid/grid.ts';
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

  constructor(givens: Grid) {
    this.geometry = givens.geometry;
    this.digits = givens.digits.slice();
    this.path = blankCells(givens);
  }

  abstract opensNode(index: number): boolean;
  abstract advance(events: number): SearchStatus;

  /** Updates the strategy's own state after a digit was placed. */
  protected abstract place(cell: number, digit: number): void;
  /** Undoes `place` after the digit was taken out again. */
  protected abstract takeBack(cell: number, digit: number): void;

  /** The strategy's own part of a checkpoint. */
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

  /** Places a digit in the next cell of the path. Neither this nor `pop` updates the counters. */
  protected push(digit: number): void {
    const cell = this.path[this.depth++];
    this.digits[cell] = digit;
    this.place(cell, digit);
  }

  /** Takes back the last digit of the path. */
  protected pop(): void {
    const cell = this.path[--this.depth];
    const digit = this.digits[cell];
    this.digits[cell] = 0;
    this.takeBack(cell, digit);
  }

  /** Makes a blank the next cell of the path. */
  protected makeNext(cell: number): void {
    this.makeNextAt(this.path.indexOf(cell, this.depth));
  }

  /** Makes the blank at this index the next cell of the path. */
  protected makeNextAt(index: number): void {
    const { path, depth } = this;
    const cell = path[index];
    path[index] = path[depth];
    path[depth] = cell;
  }

  protected setEvent(kind: SearchEvent['kind'], cell: number, digit: number): void {
    this.event.kind = kind;
    this.event.cell = cell;
    this.event.digit = digit;
  }
}
