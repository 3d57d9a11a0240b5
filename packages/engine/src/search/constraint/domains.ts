// Hot code: it runs once per change of a cell.
import type { Wiring } from './wiring.ts';

/**
 * Cell → the values that it may still have, as a set, with all that a change sets in motion: the trail
 * that undoes it, and the marks of what must be looked at again.
 *
 * A cell with one value is fixed. `path` is a permutation of the cells: the first `fixed` cells are
 * fixed, in the order in which that happened, and the first `settled` of these are also taken from their
 * peers.
 */
export class Domains {
  readonly now: Int32Array;
  readonly path: Uint16Array;
  fixed = 0;
  settled = 0;
  /** The changes since the beginning: cell and earlier set. */
  readonly trailCells: Uint16Array;
  readonly trailSets: Int32Array;
  trailLength = 0;
  /** Propagator → a bit, which says that it must run. The cheapest propagators come first. */
  readonly waiting: Int32Array;
  /** Cell → a bit, which says that its pair tables must be looked at. */
  readonly sources: Int32Array;
  /** Cell → a bit, which says that it has changed, and that its propagators do not wait yet. */
  private readonly changed: Int32Array;
  /** Cell → its index in `path`. */
  private readonly places: Uint16Array;
  private readonly propagators: number;
  private readonly wakes: Int32Array;
  private readonly tables: Int32Array;

  constructor(domains: Int32Array, wiring: Wiring) {
    const cells = domains.length;
    this.now = domains.slice();
    this.propagators = wiring.propagators;
    this.wakes = wiring.wakes;
    this.tables = wiring.tables;
    this.path = new Uint16Array(cells);
    for (let cell = 0; cell < cells; cell++) this.path[cell] = cell;
    this.places = this.path.slice();
    const changes = cells * wiring.values;
    this.trailCells = new Uint16Array(changes);
    this.trailSets = new Int32Array(changes);
    this.waiting = new Int32Array((wiring.propagators + 31) >>> 5);
    this.changed = new Int32Array((cells + 31) >>> 5);
    this.sources = this.changed.slice();
  }

  /** Lets the cell have only these values, at least one of which it has now. */
  set(cell: number, values: number): void {
    const { trailLength } = this;
    this.trailCells[trailLength] = cell;
    this.trailSets[trailLength] = this.now[cell];
    this.trailLength = trailLength + 1;
    this.now[cell] = values;
    if ((values & (values - 1)) === 0) this.fix(cell);
    const word = cell >>> 5;
    const bit = 1 << (cell & 31);
    this.changed[word] |= bit;
    this.sources[word] |= bit & this.tables[word];
  }

  /** Marks the propagators of all cells that have changed since the latest call. */
  wake(): void {
    const { changed, wakes, waiting } = this;
    const size = waiting.length;
    for (let word = 0; word < changed.length; word++) {
      let rest = changed[word];
      if (rest === 0) continue;
      changed[word] = 0;
      for (; rest !== 0; rest &= rest - 1) {
        const start = (32 * word + 31 - Math.clz32(rest & -rest)) * size;
        for (let i = 0; i < size; i++) waiting[i] |= wakes[start + i];
      }
    }
  }

  /** Marks everything, as a change of all cells would. */
  wakeAll(): void {
    const { sources, tables } = this;
    for (let i = 0; i < this.propagators; i++) this.waiting[i >>> 5] |= 1 << (i & 31);
    for (let i = 0; i < tables.length; i++) sources[i] = tables[i];
  }

  /** Makes the cell the next fixed one of the path. */
  fix(cell: number): void {
    const { path, places, fixed } = this;
    const place = places[cell];
    const other = path[fixed];
    path[fixed] = cell;
    path[place] = other;
    places[cell] = fixed;
    places[other] = place;
    this.fixed = fixed + 1;
  }

  /** Forgets what must still be looked at. */
  clear(): void {
    this.waiting.fill(0);
    this.changed.fill(0);
    this.sources.fill(0);
    this.fixed = this.settled;
  }

  /** Undoes the changes after this length of the trail. */
  undo(length: number): void {
    const { now, trailCells, trailSets } = this;
    for (let i = this.trailLength - 1; i >= length; i--) now[trailCells[i]] = trailSets[i];
    this.trailLength = length;
  }

  /** The sets, the path and the trail. */
  save(): number[] {
    const { now, path, settled, trailLength, trailCells, trailSets } = this;
    const trail = [...trailCells.subarray(0, trailLength), ...trailSets.subarray(0, trailLength)];
    return [settled, trailLength, ...now, ...path, ...trail];
  }

  /** Restores what `save` returned, from this index of the state on. Nothing waits afterwards. */
  load(state: Int32Array, start: number): number {
    const { now, path, places } = this;
    const cells = now.length;
    const trail = start + 2 + 2 * cells;
    [this.settled, this.trailLength] = state.subarray(start);
    now.set(state.subarray(start + 2, start + 2 + cells));
    path.set(state.subarray(start + 2 + cells, trail));
    for (let i = 0; i < cells; i++) places[path[i]] = i;
    const end = trail + 2 * this.trailLength;
    this.trailCells.set(state.subarray(trail, trail + this.trailLength));
    this.trailSets.set(state.subarray(trail + this.trailLength, end));
    this.clear();
    return end;
  }
}
