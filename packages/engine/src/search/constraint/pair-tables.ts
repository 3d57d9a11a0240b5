import type { PairTable } from '../../constraint/compiled.ts';

/** A table has a part for each so many bits of a set. */
const PART = 6;

/** Tables are made once for many pairs, and what is made of them as well. */
const transposes = new WeakMap<Int32Array, Int32Array>();
const unions = new WeakMap<Int32Array, Int32Array>();
const pairTables = new WeakMap<Int32Array, Int32Array>();

/**
 * All pair tables, as arcs from each of the two cells to the other: cell → its first arc, then for each arc the
 * cell in which it takes values away, and the index of its table in this array.
 */
export function arcsOf(cells: number, pairs: readonly PairTable[]): Int32Array {
  const starts = new Int32Array(cells + 1);
  for (const { a, b } of pairs) {
    starts[a + 1]++;
    starts[b + 1]++;
  }
  for (let i = 0; i < cells; i++) starts[i + 1] += starts[i];
  const next = starts.slice();
  const tables = new Map<Int32Array, number>();
  let end = cells + 1 + 4 * pairs.length;
  const placeOf = (table: Int32Array): number => {
    const place = tables.get(table);
    if (place !== undefined) return place;
    tables.set(table, end);
    end += table.length;
    return end - table.length;
  };
  const arcs = new Int32Array(4 * pairs.length);
  for (const { a, b, allowed } of pairs) {
    const there = placeOf(madeOnce(unions, allowed, unionsOf));
    const back = placeOf(madeOnce(unions, madeOnce(transposes, allowed, transposed), unionsOf));
    arcs.set([b, there], 2 * next[a]++);
    arcs.set([a, back], 2 * next[b]++);
  }
  const all = new Int32Array(end);
  all.set(starts);
  all.set(arcs, cells + 1);
  for (const [table, place] of tables) all.set(table, place);
  return all;
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

/** Part × 64 + its bits → the union of what their values allow. */
function unionsOf(allowed: Int32Array): Int32Array {
  const unions = new Int32Array(Math.ceil(allowed.length / PART) << PART);
  for (let i = 0; i < unions.length; i++) {
    const bits = i & ((1 << PART) - 1);
    if (bits === 0) continue;
    const value = PART * (i >>> PART) + 31 - Math.clz32(bits & -bits);
    unions[i] = unions[i & (i - 1)] | (value < allowed.length ? allowed[value] : 0);
  }
  return unions;
}
