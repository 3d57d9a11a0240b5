// Hot code: plain loops, integers and preallocated arrays only.
import type { Implications } from './implications.ts';
import { STATEMENTS } from './nodes.ts';

/** The number of entries that a table can hold. */
const CAPACITY = 1000;

/** HoDoKu stores a distance in nine bits. */
const MAX_DISTANCE = 0x1ff;

/** The source of a direct entry. */
export const DIRECT = -1;

/**
 * All statements that follow from one statement, in the order in which they are found. First come
 * the statement itself and its direct entries, then the direct entries of entry 1, entry 2 and so
 * on.
 *
 *     entry       0        1        2        3    4
 *     statement   s        a        b        c    d
 *     source      DIRECT   DIRECT   DIRECT   a    b
 *     distance    1        2        2        3    3
 */
export class Table {
  /** Entry → the statement that follows. */
  readonly entries: Uint16Array = new Uint16Array(CAPACITY);
  /** Entry → the statement from which it follows directly, or DIRECT. */
  readonly sources: Int16Array = new Int16Array(CAPACITY);
  /** Entry → the number of statements from the first statement to this one, both included. */
  readonly distances: Uint16Array = new Uint16Array(CAPACITY);
  /** Statement → its entry, or −1. */
  readonly indexes: Int16Array = new Int16Array(STATEMENTS).fill(-1);
  /** The number of entries. */
  count = 0;

  /**
   * Fills the table with all statements that follow from a statement. If an entry is found again by
   * a shorter chain, the shorter chain replaces the old one. Direct entries are never replaced.
   */
  expand(statement: number, { distances: steps, ends, starts, targets }: Implications): void {
    const { distances, entries, indexes, sources } = this;
    for (let i = 0; i < this.count; i++) indexes[entries[i]] = -1;
    entries[0] = statement;
    sources[0] = DIRECT;
    distances[0] = 1;
    indexes[statement] = 0;
    let count = 1;
    for (let k = starts[statement]; k < ends[statement] && count < CAPACITY; k++) {
      entries[count] = targets[k];
      sources[count] = DIRECT;
      distances[count] = steps[k];
      indexes[targets[k]] = count++;
    }
    for (let i = 1; i < count && count < CAPACITY; i++) {
      const source = entries[i];
      const base = distances[i];
      for (let k = starts[source]; k < ends[source]; k++) {
        const target = targets[k];
        const distance = base + steps[k];
        let index = indexes[target];
        if (index >= 0) {
          if (distances[index] <= distance || sources[index] === DIRECT) continue;
        } else if (count < CAPACITY) {
          index = count++;
          entries[index] = target;
          indexes[target] = index;
        } else {
          // If the table is full, HoDoKu overwrites the last entry.
          index = CAPACITY - 1;
        }
        sources[index] = source;
        distances[index] = distance & MAX_DISTANCE;
      }
    }
    this.count = count;
  }
}
