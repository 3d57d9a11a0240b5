import type { Geometry } from '../grid/geometry.ts';
import { blankCells, type Grid } from '../grid/grid.ts';
import type { Checkpoint, Counters, Search, SearchEvent, SearchStatus } from './strategy.ts';

/**
 * What the searches of all strategies have in common: the grid as it stands, the path of
 * placements, the counters. The path is a permutation of the blanks; in a fixed order it never
 * changes.
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

  /** Keeps the strategy's books when a digit goes into a cell. */
  protected abstract place(cell: number, digit: number): void;
  /** Keeps them when it comes out again: the twin of `place`. */
  protected abstract takeBack(cell: number, digit: number): void;

  /** The strategy's own part of a checkpoint. */
  protected abstract saveState(): Int32Array;
  /** The twin of `saveState`. It is called with every placement taken back. */
  protected abstract loadState(state: Int32Array): void;

  save(): Checkpoint {
    return { counters: { ...this.counters }, state: this.saveState() };
  }

  load(checkpoint: Checkpoint): void {
    while (this.depth > 0) this.pop();
    this.loadState(checkpoint.state);
    Object.assign(this.counters, checkpoint.counters);
  }

  /** Puts a digit into the next cell of the path. Neither this nor `pop` counts. */
  protected push(digit: number): void {
    const cell = this.path[this.depth++];
    this.digits[cell] = digit;
    this.place(cell, digit);
  }

  /** Takes the last digit of the path out. */
  protected pop(): void {
    const cell = this.path[--this.depth];
    const digit = this.digits[cell];
    this.digits[cell] = 0;
    this.takeBack(cell, digit);
  }

  /** Moves a blank that is not on the path yet to the place where the next one is taken from. */
  protected bring(cell: number): void {
    this.bringFrom(this.path.indexOf(cell, this.depth));
  }

  /** The same for the blank at this index of the path. */
  protected bringFrom(index: number): void {
    const { path, depth } = this;
    const cell = path[index];
    path[index] = path[depth];
    path[depth] = cell;
  }

  protected note(kind: SearchEvent['kind'], cell: number, digit: number): void {
    this.event.kind = kind;
    this.event.cell = cell;
    this.event.digit = digit;
  }
}
