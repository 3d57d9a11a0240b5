// The parts of which a classic grid is put together, as tables. A set of digits is 9 bits.
//
// A box is the crossing of two partitions of the nine digits into three triples: what stands in its
// rows, and what stands in its columns. Any two that are orthogonal, each triple of the one having a
// digit in common with each of the other, make a box. There are 280 partitions without regard to the
// order of their triples, and each is orthogonal to 36 others.

import { allDigits } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';

const ALL = allDigits(CLASSIC.size);

/** Partitions without order, and those that are orthogonal to one. */
const PARTITIONS = 280;
const ORTHOGONAL = 36;
/** The ways in which the rows of two boxes go with those of the third in their band. */
const WAYS = 56;
/** No way. */
const NONE = 255;

/** Where the triples of the ways begin. */
export const WAY_TRIPLES: number = 3 * PARTITIONS;

export interface BoxPartitions {
  /**
   * Partition × 3 → its triples, ascending. From `WAY_TRIPLES` on, (partition × 56 + way) × 6 → the
   * three triples of the second box, and those of the third, each beside a triple of the first.
   */
  readonly triples: Uint16Array;
  /** Partition × 36 → the partitions orthogonal to it. */
  readonly orthogonal: Uint16Array;
  /**
   * (Partition × 56 + way) × 2 → the partitions of the second and the third box, when the first has
   * this one. A way is the same for all, up to the names of the digits.
   */
  readonly others: Uint16Array;
  /** Partition × 9 + (q >> 5) → those of 32 partitions that are orthogonal to it, a bit each. */
  readonly crosses: Int32Array;
  /**
   * Partition × 280 + q → the class of the ways whose second box is orthogonal to q, 255 where there
   * is none. There are few classes: as one table of ways it would not stay in the cache.
   */
  readonly suits: Uint8Array;
  /** Class × 8 → its ways, always eight. */
  readonly crossing: Uint8Array;
}

let built: BoxPartitions | undefined;

/** The tables, built at the first call: a few milliseconds, a megabyte. */
export function boxPartitions(): BoxPartitions {
  built ??= build();
  return built;
}

function build(): BoxPartitions {
  const all = partitions();
  const indexOf = new Map(all.map((triples, index) => [keyOf(triples), index]));
  const indexOfTriples = (triples: readonly number[]): number =>
    indexOf.get(keyOf(triples)) as number;
  const crosses = new Int32Array(PARTITIONS * 9);
  const orthogonal = new Uint16Array(PARTITIONS * ORTHOGONAL);
  let found = 0;
  for (let p = 0; p < PARTITIONS; p++) {
    for (let q = 0; q < PARTITIONS; q++) {
      if (!areOrthogonal(all[p], all[q])) continue;
      crosses[p * 9 + (q >> 5)] |= 1 << q;
      orthogonal[found++] = q;
    }
  }

  const ways = waysOf(all[0]);
  const classes = all.map((q) => waysAcross(ways, q));
  const numbers = new Map<readonly number[], number>();
  for (const found of classes) if (found.length > 0) numbers.set(found, numbers.size);

  const others = new Uint16Array(PARTITIONS * WAYS * 2);
  const triples = new Uint16Array(WAY_TRIPLES + PARTITIONS * WAYS * 6);
  triples.set(all.flat());
  const suits = new Uint8Array(PARTITIONS * PARTITIONS).fill(NONE);
  for (let p = 0; p < PARTITIONS; p++) {
    const renamed = renaming(all[0], all[p]);
    for (const [way, [second, third]] of ways.entries()) {
      const at = p * WAYS + way;
      const [rows2, rows3] = [second.map(renamed), third.map(renamed)];
      others[2 * at] = indexOfTriples(rows2);
      others[2 * at + 1] = indexOfTriples(rows3);
      triples.set([...rows2, ...rows3], WAY_TRIPLES + 6 * at);
    }
    for (let q = 0; q < PARTITIONS; q++) {
      suits[p * PARTITIONS + indexOfTriples(all[q].map(renamed))] = numbers.get(classes[q]) ?? NONE;
    }
  }
  const crossing = Uint8Array.from([...numbers.keys()].flat());
  return { triples, orthogonal, others, crosses, suits, crossing };
}

/** The ways whose second box is orthogonal to a partition. */
function waysAcross(ways: readonly [number[], number[]][], partition: readonly number[]): number[] {
  return [...ways.keys()].filter((way) => areOrthogonal(ways[way][0], partition));
}

/** The names of digits that turn the triples of one partition into those of another, in order. */
function renaming(from: readonly number[], to: readonly number[]): (set: number) => number {
  const names = new Map<number, number>();
  const targets = to.flatMap(digitsOf);
  for (const [i, digit] of from.flatMap(digitsOf).entries()) names.set(digit, targets[i]);
  return (set) => digitsOf(set).reduce((all, digit) => all | (names.get(digit) as number), 0);
}

/** The digits of a set, ascending, each a set. */
function digitsOf(set: number): number[] {
  const digits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(rest & -rest);
  return digits;
}

/** The same for any order of the triples: of the first two, ascending, 9 bits each. */
function keyOf([a, b, c]: readonly number[]): number {
  const least = Math.min(a, b, c);
  const most = Math.max(a, b, c);
  return (least << 9) | ((a + b + c - least - most) & ALL);
}

/** Three digits of a set. */
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

function areOrthogonal([a, b, c]: readonly number[], [x, y, z]: readonly number[]): boolean {
  return (
    (a & x) !== 0 &&
    (a & y) !== 0 &&
    (a & z) !== 0 &&
    (b & x) !== 0 &&
    (b & y) !== 0 &&
    (b & z) !== 0 &&
    (c & x) !== 0 &&
    (c & y) !== 0 &&
    (c & z) !== 0
  );
}

/** What the three rows of the second and of the third box hold, each beside a row of the first. */
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
