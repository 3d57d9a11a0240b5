// Hot code: it runs once per change of a cell that has a pair table.
import type { PairTable } from '../../constraint/compiled.ts';
import type { Domains } from './domains.ts';
import { keep } from './propagator.ts';

/** The largest number of values for which a table has an entry for each set. */
const LARGEST_FLAT = 10;

/** Tables are made once for many pairs, and what is made of them as well. */
const transposes = new WeakMap<Int32Array, Int32Array>();
const unions = new WeakMap<Int32Array, Int32Array>();
const pairTables = new WeakMap<Int32Array, Int32Array>();

/** All pair tables, as arcs from each of the two cells to the other. */
export class PairArcs {
  /** Cell → its first arc. */
  readonly starts: Uint32Array;
  /** Arc → the cell in which it takes values away. */
  readonly targets: Uint16Array;
  /** Arc → set of values of its cell → the values of its target that go with any of them. */
  private readonly unions: readonly Int32Array[];
  private readonly isFlat: boolean;
  /** The cells of the latest contradiction. */
  source = 0;
  target = 0;

  constructor(cells: number, values: number, pairs: readonly PairTable[]) {
    this.isFlat = values <= LARGEST_FLAT;
    this.starts = new Uint32Array(cells + 1);
    this.targets = new Uint16Array(2 * pairs.length);
    this.unions = [];
    if (pairs.length === 0) return;
    const { starts, targets } = this;
    for (const { a, b } of pairs) {
      starts[a + 1]++;
      starts[b + 1]++;
    }
    for (let i = 0; i < cells; i++) starts[i + 1] += starts[i];
    const next = starts.slice();
    const tables: Int32Array[] = [];
    tables.length = targets.length;
    const make = this.isFlat ? unionsOf : bytesOf;
    let latest: Int32Array | undefined;
    let there: Int32Array | undefined;
    let back: Int32Array | undefined;
    for (const { a, b, allowed } of pairs) {
      if (allowed !== latest) {
        latest = allowed;
        there = madeOnce(unions, allowed, make);
        back = madeOnce(unions, madeOnce(transposes, allowed, transposed), make);
      }
      targets[next[a]] = b;
      tables[next[a]++] = there!;
      targets[next[b]] = a;
      tables[next[b]++] = back!;
    }
    this.unions = tables;
  }

  /** Takes from the partners of the cell what goes with none of its values. */
  propagate(domains: Domains, cell: number): boolean {
    const { starts, targets, unions } = this;
    const set = domains.now[cell];
    const end = starts[cell + 1];
    for (let arc = starts[cell]; arc < end; arc++) {
      const table = unions[arc];
      const allowed = this.isFlat
        ? table[set]
        : table[set & 255] |
          table[256 | ((set >>> 8) & 255)] |
          table[512 | ((set >>> 16) & 255)] |
          table[768 | (set >>> 24)];
      if (keep(domains, targets[arc], allowed)) continue;
      this.source = cell;
      this.target = targets[arc];
      return false;
    }
    return true;
  }
}

function madeOnce(
  known: WeakMap<Int32Array, Int32Array>,
  table: Int32Array,
  make: (table: Int32Array) => Int32Array,
): Int32Array {
  const made = known.get(table) ?? make(table);
  known.set(table, made);
  return made;
}

/** The pair table of two cells that form one of these sets. */
export function pairsOf(sets: Int32Array, values: number): Int32Array {
  return madeOnce(pairTables, sets, () => {
    const allowed = new Int32Array(values);
    for (const set of sets) {
      const low = set & -set;
      allowed[31 - Math.clz32(low)] |= set ^ low;
      allowed[31 - Math.clz32(set ^ low)] |= low;
    }
    return allowed;
  });
}

function transposed(allowed: Int32Array): Int32Array {
  const result = new Int32Array(allowed.length);
  for (let a = 0; a < allowed.length; a++) {
    for (let b = 0; b < allowed.length; b++) {
      if ((allowed[a] & (1 << b)) !== 0) result[b] |= 1 << a;
    }
  }
  return result;
}

/** Set of values → the union of what they allow. */
function unionsOf(allowed: Int32Array): Int32Array {
  const unions = new Int32Array(2 ** allowed.length);
  for (let set = 1; set < unions.length; set++) {
    unions[set] = unions[set & (set - 1)] | allowed[31 - Math.clz32(set & -set)];
  }
  return unions;
}

/** The same for each byte of a set. */
function bytesOf(allowed: Int32Array): Int32Array {
  const unions = new Int32Array(4 * 256);
  for (let i = 0; i < unions.length; i++) {
    const byte = i & 255;
    if (byte === 0) continue;
    const value = 8 * (i >>> 8) + 31 - Math.clz32(byte & -byte);
    unions[i] = unions[i & ~(byte & -byte)] | (value < allowed.length ? allowed[value] : 0);
  }
  return unions;
}
