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
/** The entry of `wayClass` if the class would be empty. */
const NONE = 255;

/** The index in `triples` at which the triples of the ways begin. */
export const WAY_TRIPLES: number = 3 * PARTITIONS;

export interface BoxPartitions {
  /**
   * The three triples of partition p begin at index 3p, ascending. The triples of way w to fill the
   * other boxes begin at `WAY_TRIPLES` + 6 × (56p + w): three rows of the second box, then three of
   * the third. Row i of a box is beside triple i of p.
   */
  readonly triples: Uint16Array;
  /** The 36 partitions that are orthogonal to partition p begin at index 36p. */
  readonly orthogonal: Uint16Array;
  /**
   * If the first box has row partition p, way w gives the second box the row partition at index 2 ×
   * (56p + w), and the third box the row partition after it. Way w is the same for all p, up to
   * renaming digits.
   */
  readonly others: Uint16Array;
  /** Bit q & 31 of the number at index 9p + (q >> 5): whether partitions p and q are orthogonal. */
  readonly crosses: Int32Array;
  /**
   * If the first box has partition p, class `wayClass[280p + q]` has the ways whose second box is
   * orthogonal to q. The entry is 255 if there are none. Classes keep the tables small enough for
   * the processor's cache.
   */
  readonly wayClass: Uint8Array;
  /** The eight ways of class c begin at index 8c. */
  readonly waysOfClass: Uint8Array;
}

let built: BoxPartitions | undefined;

/** Returns the tables, about a megabyte. The first call builds them in about 0.1 s. */
export function boxPartitions(): BoxPartitions {
  built ??= build();
  return built;
}

function build(): BoxPartitions {
  const all = partitions();
  const indexOf = new Uint16Array(1 << 18);
  const flat = Uint16Array.from(all.flat());
  for (let p = 0; p < PARTITIONS; p++) {
    indexOf[keyOf(flat[3 * p], flat[3 * p + 1], flat[3 * p + 2])] = p;
  }
  const crosses = new Int32Array(PARTITIONS * 9);
  const orthogonal = new Uint16Array(PARTITIONS * ORTHOGONAL);
  let found = 0;
  for (let p = 0; p < PARTITIONS; p++) {
    for (let q = 0; q < PARTITIONS; q++) {
      if (!areOrthogonal(flat, p, q)) continue;
      crosses[p * 9 + (q >> 5)] |= 1 << q;
      orthogonal[found++] = q;
    }
  }

  const ways = waysOf(all[0]);
  const second = ways.map(([[a, b, c]]) => indexOf[keyOf(a, b, c)]);
  const classes = all.map((_, q) =>
    [...ways.keys()].filter((way) => areOrthogonal(flat, second[way], q)),
  );
  const numbers = new Map<readonly number[], number>();
  for (const found of classes) if (found.length > 0) numbers.set(found, numbers.size);

  const classNumbers = classes.map((found) => numbers.get(found) ?? NONE);

  const others = new Uint16Array(PARTITIONS * WAYS * 2);
  const triples = new Uint16Array(WAY_TRIPLES + PARTITIONS * WAYS * 6);
  triples.set(flat);
  const wayClass = new Uint8Array(PARTITIONS * PARTITIONS).fill(NONE);
  for (let p = 0; p < PARTITIONS; p++) {
    const renamed = renaming(all[0], all[p]);
    for (let way = 0; way < WAYS; way++) {
      const at = p * WAYS + way;
      for (let box = 0; box < 2; box++) {
        const [a, b, c] = ways[way][box];
        others[2 * at + box] = indexOf[keyOf(renamed[a], renamed[b], renamed[c])];
        const to = WAY_TRIPLES + 6 * at + 3 * box;
        triples[to] = renamed[a];
        triples[to + 1] = renamed[b];
        triples[to + 2] = renamed[c];
      }
    }
    for (let q = 0; q < PARTITIONS; q++) {
      const at = 3 * q;
      const key = keyOf(renamed[flat[at]], renamed[flat[at + 1]], renamed[flat[at + 2]]);
      const index = indexOf[key];
      wayClass[p * PARTITIONS + index] = classNumbers[q];
    }
  }
  const waysOfClass = Uint8Array.from([...numbers.keys()].flat());
  return { triples, orthogonal, others, crosses, wayClass, waysOfClass };
}

/** Renames digits so that triple i of `from` becomes triple i of `to`: set → set. */
function renaming(from: readonly number[], to: readonly number[]): Uint16Array {
  const renamed = new Uint16Array(1 << 9);
  const targets = to.flatMap(digitsOf);
  for (const [i, digit] of from.flatMap(digitsOf).entries()) renamed[digit] = targets[i];
  for (let set = 1; set < renamed.length; set++) {
    renamed[set] = renamed[set & (set - 1)] | renamed[set & -set];
  }
  return renamed;
}

/** The digits of a set, ascending, each as a set of one digit. */
function digitsOf(set: number): number[] {
  const digits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) digits.push(rest & -rest);
  return digits;
}

/** Returns a key of a partition: its smallest and its middle triple, 9 bits each. */
function keyOf(a: number, b: number, c: number): number {
  const least = Math.min(a, b, c);
  const most = Math.max(a, b, c);
  return (least << 9) | ((a + b + c - least - most) & ALL);
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

/** Whether every triple of partition p has a digit in common with every triple of partition q. */
function areOrthogonal(triples: Uint16Array, p: number, q: number): boolean {
  for (let i = 3 * p; i < 3 * p + 3; i++) {
    for (let j = 3 * q; j < 3 * q + 3; j++) if ((triples[i] & triples[j]) === 0) return false;
  }
  return true;
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
