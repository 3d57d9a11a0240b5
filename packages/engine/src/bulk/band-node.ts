// Hot code: it runs once per node.
import * as tables from './band-tables.ts';

// Local copies of imported constants and tables save 5 % of the time, because V8 does not fold
// imported constants.
const { BOX, NINE, THIRDS, THRICE } = tables;
const PLACES: Int32Array = tables.PLACES;
const PLACE_CELLS: Int32Array = tables.PLACE_CELLS;

/**
 * A node of the band solver, 43 words:
 *
 *   [3 × digit + band]  the open cells of the band that can take the digit, 27 bits; bit 27
 *                       (CHANGED) is set if the digit must be propagated
 *   [MISSING + digit]   the boxes that lack the digit, bit 3 × box
 *   [OPEN + band]       the cells without a digit
 *   [NAKED + band]      open cells with one candidate that has not been placed yet
 *   [TRAIL]             the length of the trail, which lists the placed digits
 *
 * When a digit is placed, its cell is removed from `OPEN` and from the words of the digit. The cell
 * is removed from the words of another digit when `propagate` next visits that digit.
 */
const MISSING = 27;
const OPEN = 36;
const NAKED = 39;
const TRAIL = 42;
const NODE_WORDS = 43;
const CHANGED: number = 1 << 27;

/**
 * The results of `propagate`. DEAD means that there is no solution. SOLVED means that a solution is
 * found. STALLED means that a guess is needed.
 */
const DEAD = 0;
const SOLVED = 1;
const STALLED = 2;

/**
 * Propagates naked singles, hidden singles and locked candidates until nothing changes.
 *
 * A sweep visits the digits that have lost a cell since their last visit. A visit looks at the
 * bands and then at the stacks. In each of these chutes, T is the set of minilines that have a cell
 * for the digit. A table maps T to U, the set of minilines that keep the digit. The visit ends when
 * U equals T in all six chutes. If the digit then has only one minirow and one minicolumn in a box,
 * it has only one cell there, and the tables have already removed it from the peers of that cell.
 * The sweep also counts the candidates of each cell up to two, which gives the naked singles. A
 * naked single is placed at the next visit of its digit, which first removes the digit from the
 * rest of the box.
 *
 * Bands of 27 bits with a table for locked candidates come from Zhou Yundong's solver and its
 * relatives (JCZSolve, fsss2). Those solvers go band by band, with one table for rows and another
 * for columns. This solver goes digit by digit, with one table for rows and columns, which is made
 * from tdoku's configurations.
 *
 * @param node Changed in place. If there is no solution, the propagation may be incomplete.
 * @param trail Receives the placed digits, from index node[TRAIL] on. Each digit takes four
 *   numbers: digit + 1, and the cells placed in each of the three bands.
 */
export function propagate(node: Int32Array, trail: Int32Array): number {
  const places = PLACES;
  const placeCells = PLACE_CELLS;
  let open0 = node[OPEN];
  let open1 = node[OPEN + 1];
  let open2 = node[OPEN + 2];
  let naked0 = node[NAKED];
  let naked1 = node[NAKED + 1];
  let naked2 = node[NAKED + 2];
  let top = node[TRAIL];
  for (;;) {
    const before0 = open0;
    const before1 = open1;
    const before2 = open2;
    let stale0 = ~open0 | naked0;
    let stale1 = ~open1 | naked1;
    let stale2 = ~open2 | naked2;
    let one0 = 0;
    let one1 = 0;
    let one2 = 0;
    let two0 = 0;
    let two1 = 0;
    let two2 = 0;
    for (let digit = 0; digit < 9; digit++) {
      const word = 3 * digit;
      let a0 = node[word];
      let a1 = node[word + 1];
      let a2 = node[word + 2];
      if (((a0 & stale0) | (a1 & stale1) | (a2 & stale2)) !== 0) {
        a0 &= open0;
        a1 &= open1;
        a2 &= open2;
        const n0 = a0 & naked0;
        const n1 = a1 & naked1;
        const n2 = a2 & naked2;
        if ((n0 | n1 | n2) !== 0) {
          let x = n0 | (n0 >> 9) | (n0 >> 18);
          a0 = (a0 & ~Math.imul((x | (x >> 1) | (x >> 2)) & 0o111, BOX)) | n0;
          x = n1 | (n1 >> 9) | (n1 >> 18);
          a1 = (a1 & ~Math.imul((x | (x >> 1) | (x >> 2)) & 0o111, BOX)) | n1;
          x = n2 | (n2 >> 9) | (n2 >> 18);
          a2 = (a2 & ~Math.imul((x | (x >> 1) | (x >> 2)) & 0o111, BOX)) | n2;
        }
        const missing = node[MISSING + digit];
        let rows = 0;
        let columns = 0;
        for (;;) {
          let x = (a0 | (a0 >> 1) | (a0 >> 2)) & THIRDS;
          const t0 = (x | (x >> 8) | (x >> 16)) & NINE;
          x = (a1 | (a1 >> 1) | (a1 >> 2)) & THIRDS;
          const t1 = (x | (x >> 8) | (x >> 16)) & NINE;
          x = (a2 | (a2 >> 1) | (a2 >> 2)) & THIRDS;
          const t2 = (x | (x >> 8) | (x >> 16)) & NINE;
          rows = places[t0] | (places[t1] << 9) | (places[t2] << 18);
          if (((rows | (rows >> 1) | (rows >> 2)) & THIRDS) !== missing) return DEAD;
          a0 &= placeCells[t0];
          a1 &= placeCells[t1];
          a2 &= placeCells[t2];
          columns =
            ((a0 | (a0 >> 9) | (a0 >> 18)) & NINE) |
            (((a1 | (a1 >> 9) | (a1 >> 18)) & NINE) << 9) |
            (((a2 | (a2 >> 9) | (a2 >> 18)) & NINE) << 18);
          x = columns & 0o7007007;
          const t3 = (x | (x >> 6) | (x >> 12)) & NINE;
          x = (columns >> 3) & 0o7007007;
          const t4 = (x | (x >> 6) | (x >> 12)) & NINE;
          x = (columns >> 6) & 0o7007007;
          const t5 = (x | (x >> 6) | (x >> 12)) & NINE;
          const u3 = places[t3];
          const u4 = places[t4];
          const u5 = places[t5];
          if (((u3 ^ t3) | (u4 ^ t4) | (u5 ^ t5)) === 0) break;
          a0 &= Math.imul((u3 & 7) | ((u4 & 7) << 3) | ((u5 & 7) << 6), THRICE);
          a1 &= Math.imul(((u3 >> 3) & 7) | (u4 & 0o70) | ((u5 & 0o70) << 3), THRICE);
          a2 &= Math.imul((u3 >> 6) | ((u4 >> 6) << 3) | (u5 & 0o700), THRICE);
        }
        const several =
          (rows & (rows >> 1)) |
          ((rows | (rows >> 1)) & (rows >> 2)) |
          (columns & (columns >> 1)) |
          ((columns | (columns >> 1)) & (columns >> 2));
        const single = missing & ~several;
        if (single !== 0) {
          node[MISSING + digit] = missing ^ single;
          const s0 = a0 & Math.imul(single & 0o111, BOX);
          const s1 = a1 & Math.imul((single >> 9) & 0o111, BOX);
          const s2 = a2 & Math.imul((single >> 18) & 0o111, BOX);
          a0 ^= s0;
          a1 ^= s1;
          a2 ^= s2;
          open0 ^= s0;
          open1 ^= s1;
          open2 ^= s2;
          stale0 |= s0;
          stale1 |= s1;
          stale2 |= s2;
          trail[top] = digit + 1;
          trail[top + 1] = s0;
          trail[top + 2] = s1;
          trail[top + 3] = s2;
          top += 4;
        }
        node[word] = a0;
        node[word + 1] = a1;
        node[word + 2] = a2;
      }
      two0 |= one0 & a0;
      one0 |= a0;
      two1 |= one1 & a1;
      one1 |= a1;
      two2 |= one2 & a2;
      one2 |= a2;
    }
    // The node is dead if an open cell has no candidate, or if a naked single could not be placed.
    if (
      ((open0 & (~one0 | naked0)) | (open1 & (~one1 | naked1)) | (open2 & (~one2 | naked2))) !==
      0
    ) {
      return DEAD;
    }
    naked0 = open0 & ~two0;
    naked1 = open1 & ~two1;
    naked2 = open2 & ~two2;
    if (
      ((open0 ^ before0) | (open1 ^ before1) | (open2 ^ before2) | naked0 | naked1 | naked2) ===
      0
    ) {
      node[OPEN] = open0;
      node[OPEN + 1] = open1;
      node[OPEN + 2] = open2;
      node[TRAIL] = top;
      return STALLED;
    }
    if ((open0 | open1 | open2) === 0) {
      node[TRAIL] = top;
      return SOLVED;
    }
  }
}

/**
 * Places the chosen digit in the chosen cell of `child`, and removes this candidate from `node`.
 *
 * @param choice 128 × digit + cell.
 */
export function branch(node: Int32Array, child: Int32Array, choice: number): void {
  const cell = choice & 127;
  const band = cell < 27 ? 0 : cell < 54 ? 1 : 2;
  const bit = 1 << (cell - 27 * band);
  const chosen = 3 * (choice >> 7) + band;
  child.set(node);
  let others = 0;
  for (let word = band; word < 27; word += 3) {
    if (word === chosen || (child[word] & bit) === 0) continue;
    child[word] = (child[word] ^ bit) | CHANGED;
    others++;
  }
  child[NAKED] = 0;
  child[NAKED + 1] = 0;
  child[NAKED + 2] = 0;
  child[NAKED + band] = bit;
  node[chosen] = (node[chosen] ^ bit) | CHANGED;
  node[NAKED] = 0;
  node[NAKED + 1] = 0;
  node[NAKED + 2] = 0;
  if (others === 1) node[NAKED + band] = bit;
}

export { CHANGED, DEAD, MISSING, NAKED, NODE_WORDS, OPEN, SOLVED, TRAIL };
