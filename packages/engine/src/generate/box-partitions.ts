// Tables for UniformGrids, which assembles a full 9×9 grid box by box. A set of digits is 9 bits.
//
// A partition divides the nine digits into three triples. The rows of a box are one partition, and
// its columns are another. Two partitions make a box if each triple of one has a digit in common
// with each triple of the other. Such partitions are called orthogonal. There are 280 partitions if
// the order of triples is ignored. Each partition is orthogonal to 36 others.

import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';

const ALL = allDigits(CLASSIC.size);

/** The number of partitions, and the number of partitions orthogonal to each. */
const PARTITIONS = 280;
const ORTHOGONAL = 36;
/**
 * The number of ways to fill the rows of the other two boxes of a band, given the rows of one box.
 */
const WAYS = 56;
/** The entry of `wayClass` if no way is in the class. */
const NONE = 255;

/** The index in `triples` at which the triples of the ways begin. */
export const WAY_TRIPLES: number = 3 * PARTITIONS;

export interface BoxPartitions {
  /**
   * The three triples of partition p begin at index 3p, ascending. There are 56 ways to fill the
   * rows of the other two boxes. The triples of way w begin at `WAY_TRIPLES` + 6 × (56p + w): three
   * rows of the second box, then three of the third. Row i of a box is in the same row of the grid
   * as triple i of p.
   */
  readonly triples: Uint16Array;
  /** The 36 partitions that are orthogonal to partition p begin at index 36p. */
  readonly orthogonal: Uint16Array;
  /**
   * Index 2 × (56p + w) → the row partition of the second box, if the first box has row partition p
   * and the other boxes are filled in way w. The next entry is the row partition of the third box.
   * Way w is the same for all p, up to renaming digits.
   */
  readonly others: Uint16Array;
  /** Whether partitions p and q are orthogonal: bit q & 31 of the number at index 9p + (q >> 5). */
  readonly crosses: Int32Array;
  /**
   * A class is a list of eight ways to fill the second and the third box. If the first box has
   * partition p, class `wayClass[280p + q]` has the ways that give the second box a partition
   * orthogonal to q. The entry is 255 if there are none. Many entries share a class, so the tables
   * fit in the processor's cache.
   */
  readonly wayClass: Uint8Array;
  /** The eight ways of class c begin at index 8c. */
  readonly waysOfClass: Uint8Array;
}

let built: BoxPartitions | undefined;

/** Returns the tables, about a megabyte. The first call builds them in about 15 ms. */
export function boxPartitions(): BoxPartitions {
  built ??= build();
  return built;
}

function build(): BoxPartitions {
  const all = partitions();
  const [first] = all;
  const sets = Uint16Array.from(triplesOf(ALL));
  const flat = Uint16Array.from(all.flat());
  const indexOf = indicesByPair(flat);

  const ways = waysOf(first);
  const wayTriples = Uint16Array.from(ways.flat(2));
  const otherTwo = Uint16Array.from(ways.flat(), ([a, b]) => indexOf[(a << 9) | b]);
  const orthogonalToFirst = orthogonalTo(flat, 0);

  const crosses = new Int32Array(PARTITIONS * 9);
  const orthogonal = new Uint16Array(PARTITIONS * ORTHOGONAL);
  const others = new Uint16Array(PARTITIONS * WAYS * 2);
  const triples = new Uint16Array(WAY_TRIPLES + PARTITIONS * WAYS * 6);
  triples.set(flat);
  // A renaming of the digits turns the first partition into partition p, and any partition q into
  // partition `moved[p][q]`. So the entries for p follow from those for the first partition.
  const moved: Uint16Array[] = [];
  for (let p = 0; p < PARTITIONS; p++) {
    const renamed = renaming(first, all[p], sets);
    const partition = movedPartitions(flat, renamed, indexOf);
    moved.push(partition);
    const near = mapped(orthogonalToFirst, partition).sort();
    orthogonal.set(near, ORTHOGONAL * p);
    addToSet(near, crosses, 9 * p);
    others.set(mapped(otherTwo, partition), 2 * WAYS * p);
    triples.set(mapped(wayTriples, renamed), WAY_TRIPLES + 6 * WAYS * p);
  }

  const { classOf, waysOfClass } = wayClasses(crosses, otherTwo);
  const wayClass = new Uint8Array(PARTITIONS * PARTITIONS);
  for (let p = 0; p < PARTITIONS; p++) {
    scatter(classOf, moved[p], wayClass.subarray(PARTITIONS * p, PARTITIONS * (p + 1)));
  }
  return { triples, orthogonal, others, crosses, wayClass, waysOfClass };
}

/**
 * Returns, for every partition q, the ways in which the second box has a partition orthogonal to q.
 * In all ways, the first box has the first partition. `otherTwo` has, for each way, the partitions
 * of the second and the third box.
 */
function wayClasses(
  crosses: Int32Array,
  otherTwo: Uint16Array,
): { readonly classOf: Uint8Array; readonly waysOfClass: Uint8Array } {
  const classOf = new Uint8Array(PARTITIONS).fill(NONE);
  const classes: number[][] = [];
  for (let q = 0; q < PARTITIONS; q++) {
    const found: number[] = [];
    for (let way = 0; way < WAYS; way++) {
      const second = otherTwo[2 * way];
      if ((crosses[9 * q + (second >> 5)] & (1 << second)) !== 0) found.push(way);
    }
    if (found.length > 0) classOf[q] = classes.push(found) - 1;
  }
  return { classOf, waysOfClass: Uint8Array.from(classes.flat()) };
}

// These functions are called hundreds of times while the tables are built. V8 compiles small
// functions with plain loops early, which makes the build three times as fast.

function mapped(indices: Uint16Array, table: Uint16Array): Uint16Array {
  const found = new Uint16Array(indices.length);
  for (let i = 0; i < indices.length; i++) found[i] = table[indices[i]];
  return found;
}

/** Adds numbers to the set at index `at` of `sets`. Each entry has bits for 32 numbers. */
function addToSet(numbers: Uint16Array, sets: Int32Array, at: number): void {
  for (let i = 0; i < numbers.length; i++) sets[at + (numbers[i] >> 5)] |= 1 << numbers[i];
}

function scatter(values: Uint8Array, indices: Uint16Array, target: Uint8Array): void {
  for (let i = 0; i < values.length; i++) target[indices[i]] = values[i];
}

/**
 * Renames the digits of all partitions. Returns, for each partition, the number of the renamed one.
 */
function movedPartitions(
  triples: Uint16Array,
  renamed: Uint16Array,
  indexOf: Uint16Array,
): Uint16Array {
  const found = new Uint16Array(PARTITIONS);
  for (let q = 0; q < PARTITIONS; q++) {
    found[q] = indexOf[(renamed[triples[3 * q]] << 9) | renamed[triples[3 * q + 1]]];
  }
  return found;
}

/** Two triples of a partition, in any order and 9 bits each → the number of the partition. */
function indicesByPair(triples: Uint16Array): Uint16Array {
  const indexOf = new Uint16Array(1 << 18);
  for (let i = 0; i < triples.length; i++) {
    const p = (i / 3) | 0;
    for (let j = 3 * p; j < 3 * p + 3; j++)
      if (i !== j) indexOf[(triples[i] << 9) | triples[j]] = p;
  }
  return indexOf;
}

/**
 * Renames digits so that triple i of `from` becomes triple i of `to`. Returns a map with the new
 * name of each digit, and the new triple for each triple in `sets`.
 */
function renaming(from: readonly number[], to: readonly number[], sets: Uint16Array): Uint16Array {
  const renamed = new Uint16Array(1 << 9);
  for (let i = 0; i < 3; i++) {
    for (let a = from[i], b = to[i]; a !== 0; a &= a - 1, b &= b - 1) renamed[a & -a] = b & -b;
  }
  for (let i = 0; i < sets.length; i++) {
    const triple = sets[i];
    const two = triple & (triple - 1);
    renamed[triple] = renamed[triple & -triple] | renamed[two & -two] | renamed[two & (two - 1)];
  }
  return renamed;
}

/** All triples of digits in a set. */
function triplesOf(set: number): number[] {
  const found: number[] = [];
  for (let a = set; a !== 0; a &= a - 1) {
    for (let b = a & (a - 1); b !== 0; b &= b - 1) {
      for (let c = b & (b - 1); c !== 0; c &= c - 1) found.push((a & -a) | (b & -b) | (c & -c));
    }
  }
  return found;
}

function partitions(): number[][] {
  const found: number[][] = [];
  for (const a of triplesOf(ALL)) {
    for (const b of triplesOf(ALL & ~a)) {
      const c = ALL & ~(a | b);
      if (a < b && b < c) found.push([a, b, c]);
    }
  }
  return found;
}

/**
 * Returns the partitions q orthogonal to p: every triple of q has a digit in common with every
 * triple of p.
 */
function orthogonalTo(triples: Uint16Array, p: number): Uint16Array {
  const own = [...triples.subarray(3 * p, 3 * p + 3)];
  const meets = (q: number): boolean =>
    [...triples.subarray(3 * q, 3 * q + 3)].every((triple) =>
      own.every((set) => (set & triple) !== 0),
    );
  return Uint16Array.from({ length: PARTITIONS }, (_, q) => q).filter(meets);
}

/** Returns all ways to fill the rows of two boxes of a band, given the rows of the third box. */
function waysOf([p0, p1, p2]: readonly number[]): [number[], number[]][] {
  const found: [number[], number[]][] = [];
  for (const a of triplesOf(ALL & ~p0)) {
    const b = ALL & ~(p0 | a);
    if (a > b) continue;
    for (const second1 of triplesOf(ALL & ~(p1 | a))) {
      const second2 = ALL & ~(a | second1);
      if ((second2 & p2) !== 0) continue;
      const second = [a, second1, second2];
      const third = [b, ALL & ~(p1 | second1), ALL & ~(p2 | second2)];
      found.push([second, third], [third, second]);
    }
  }
  return found;
}
