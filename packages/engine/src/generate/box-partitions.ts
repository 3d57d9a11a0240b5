// The parts of which a classic grid is put together, as tables. A set of digits is 9 bits.
//
// A box is the crossing of two partitions of the nine digits into three triples: what stands in its
// rows, and what stands in its columns. Any two that are orthogonal, each triple of the one having a
// digit in common with each of the other, make a box. There are 280 partitions without regard to the
// order of their triples, and each is orthogonal to 36 others.

const ALL = 511;

/** Partitions without order, and those that are orthogonal to one. */
const PARTITIONS = 280;
const ORTHOGONAL = 36;
/** The ways in which the rows of two boxes go with those of the third in their band. */
const WAYS = 56;
/** The ways that cross a partition in the second box, where there are any. */
const CROSSING_WAYS = 8;
const NO_WAY = 255;

export interface BoxPartitions {
  /** Partition × 3 → its triples, ascending. */
  readonly triples: Uint16Array;
  /** Partition × 36 → the partitions orthogonal to it. */
  readonly orthogonal: Uint16Array;
  /**
   * (Partition × 56 + way) × 2 → the partitions of the second and the third box, when the first has
   * this one. Ways 2k and 2k + 1 have them in exchange.
   */
  readonly others: Uint16Array;
  /** (Partition × 56 + way) × 6 → the three triples of the second box, and those of the third. */
  readonly rows: Uint16Array;
  /** Partition × 280 + q → 1 where they are orthogonal. */
  readonly crosses: Uint8Array;
  /** (Partition × 280 + q) × 8 → the ways whose second box is orthogonal to q: 8 or none, NO_WAY. */
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
  const crosses = new Uint8Array(PARTITIONS * PARTITIONS);
  const orthogonal = new Uint16Array(PARTITIONS * ORTHOGONAL);
  let found = 0;
  for (let p = 0; p < PARTITIONS; p++) {
    for (let q = 0; q < PARTITIONS; q++) {
      if (!areOrthogonal(all[p], all[q])) continue;
      crosses[p * PARTITIONS + q] = 1;
      orthogonal[found++] = q;
    }
  }
  const others = new Uint16Array(PARTITIONS * WAYS * 2);
  const rows = new Uint16Array(PARTITIONS * WAYS * 6);
  const crossing = new Uint8Array(PARTITIONS * PARTITIONS * CROSSING_WAYS).fill(NO_WAY);
  const filled = new Uint8Array(PARTITIONS);
  for (let p = 0; p < PARTITIONS; p++) {
    filled.fill(0);
    for (const [way, [second, third]] of waysOf(all[p]).entries()) {
      const at = p * WAYS + way;
      const index = indexOf.get(keyOf(second)) as number;
      others[2 * at] = index;
      others[2 * at + 1] = indexOf.get(keyOf(third)) as number;
      rows.set(second, 6 * at);
      rows.set(third, 6 * at + 3);
      for (let i = index * ORTHOGONAL; i < (index + 1) * ORTHOGONAL; i++) {
        const q = orthogonal[i];
        crossing[(p * PARTITIONS + q) * CROSSING_WAYS + filled[q]++] = way;
      }
    }
  }
  return { triples: Uint16Array.from(all.flat()), orthogonal, others, rows, crosses, crossing };
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
