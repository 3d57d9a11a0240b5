// Hot code: plain loops, integers and preallocated arrays only.
import { type CellSet, lowestOf } from '../cell-set.ts';

/**
 * The templates of a digit are the ways to place it once in every house. The templates are not
 * listed one by one. In a band, a template consists of an order, which assigns one of the three
 * boxes to each row, and of a column in each box. Two bands fit together if they use different
 * columns. So only the 27 triples of columns of each band have to be combined.
 */

/**
 * A triple has one column, 0 to 2, for each stack. The triple with columns a, b and c has the
 * number 9a + 3b + c.
 */
const TRIPLES = Array.from({ length: 27 }, (_, i) => [
  Math.floor(i / 9),
  Math.floor(i / 3) % 3,
  i % 3,
]);

/** Stack × 8 + set of columns → the triples whose column in this stack is in the set. */
const WITH_COLUMN = new Int32Array(24);

/** Triple → the triples that differ from it in every stack. */
const DIFFERENT = new Int32Array(27);

/** The sum of the numbers of three triples that differ from each other in every stack. */
const SUM = 39;

/**
 * Order × 3 + stack → the row of the digit in the box of this stack: 0, 1 or 2, counted in the
 * band.
 */
const ORDERS: Uint8Array = Uint8Array.of(0, 1, 2, 0, 2, 1, 1, 0, 2, 2, 0, 1, 1, 2, 0, 2, 1, 0);

for (const [i, triple] of TRIPLES.entries()) {
  for (let stack = 0; stack < 3; stack++) {
    for (let set = 0; set < 8; set++) {
      if ((set & (1 << triple[stack])) !== 0) WITH_COLUMN[stack * 8 + set] |= 1 << i;
    }
  }
  for (const [k, other] of TRIPLES.entries()) {
    if (triple.every((column, stack) => column !== other[stack])) DIFFERENT[i] |= 1 << k;
  }
}

/** Row → the columns in which the digit may be, as a set. */
const rows = new Int32Array(9);

/**
 * Band × 6 + order → the triples of columns that are possible for the digit, given its candidates
 * in the band.
 */
const allowed = new Int32Array(18);

/** Band → the triples of columns that are part of a template. */
const used = new Int32Array(3);

/**
 * Finds the cells that are in some template of a digit. A template uses one candidate in each house
 * that has candidates of the digit. Houses without candidates already contain the digit.
 *
 * @param from The cells with the candidate are `candidates[from]` to `candidates[from + 2]`.
 * @param union Receives the candidates that are in some template.
 */
export function findTemplateCells(candidates: Int32Array, from: number, union: CellSet): void {
  readRows(candidates, from);
  for (let band = 0; band < 3; band++) {
    for (let order = 0; order < 6; order++) {
      let triples = -1;
      for (let stack = 0; stack < 3; stack++) {
        const columns = (rows[band * 3 + ORDERS[order * 3 + stack]] >> (stack * 3)) & 7;
        triples &= WITH_COLUMN[stack * 8 + columns];
      }
      allowed[band * 6 + order] = triples;
    }
  }
  combineBands();
  for (let band = 0; band < 3; band++) {
    union[band] = cellsInBand(band) & candidates[from + band];
  }
}

/**
 * Sets `rows` to the candidates of each row. A row without candidates already contains the digit.
 * Such a row gets all its cells whose column and box also have no candidates.
 */
function readRows(candidates: Int32Array, from: number): void {
  let columns = 0;
  for (let row = 0; row < 9; row++) {
    rows[row] = (candidates[from + Math.floor(row / 3)] >> ((row % 3) * 9)) & 0x1ff;
    columns |= rows[row];
  }
  for (let band = 0; band < 9; band += 3) {
    const inBand = rows[band] | rows[band + 1] | rows[band + 2];
    let free = ~columns & 0x1ff;
    for (let box = 0o7; box < 0o1000; box <<= 3) if ((inBand & box) !== 0) free &= ~box;
    for (let row = band; row < band + 3; row++) if (rows[row] === 0) rows[row] = free;
  }
}

/** Sets `used`. */
function combineBands(): void {
  let all0 = 0;
  let all1 = 0;
  let all2 = 0;
  for (let order = 0; order < 6; order++) {
    all0 |= allowed[order];
    all1 |= allowed[6 + order];
    all2 |= allowed[12 + order];
  }
  used.fill(0);
  for (let rest0 = all0; rest0 !== 0; rest0 &= rest0 - 1) {
    const first = lowestOf(rest0);
    for (let rest1 = all1 & DIFFERENT[first]; rest1 !== 0; rest1 &= rest1 - 1) {
      const second = lowestOf(rest1);
      const third = 1 << (SUM - first - second);
      if ((all2 & third) === 0) continue;
      used[0] |= 1 << first;
      used[1] |= 1 << second;
      used[2] |= third;
    }
  }
}

/** The cells of a band that are in some template. */
function cellsInBand(band: number): number {
  let cells = 0;
  for (let order = 0; order < 6; order++) {
    const triples = allowed[band * 6 + order] & used[band];
    if (triples === 0) continue;
    for (let stack = 0; stack < 3; stack++) {
      const shift = ORDERS[order * 3 + stack] * 9 + stack * 3;
      for (let column = 0; column < 3; column++) {
        if ((triples & WITH_COLUMN[stack * 8 + (1 << column)]) !== 0)
          cells |= 1 << (shift + column);
      }
    }
  }
  return cells;
}
