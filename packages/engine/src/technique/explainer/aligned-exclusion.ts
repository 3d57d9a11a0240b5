// Hot code: it allocates nothing until it has found a step.

import { digitsOf } from '../../grid/digit-set.ts';
import { arePeers, type CellSet, isIn, lowestOf } from '../cell-set.ts';
import { BAND, BIT_IN_BAND, COUNT, PEER_SETS } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import { candidatesIn, type Step } from '../step.ts';
import type { AlignedMemory } from './aligned-memory.ts';
import { allowed, excludes, NO_CELL } from './digit-combinations.ts';

/** Options for the search for aligned exclusions. */
export interface AlignedSearch {
  /** The number of cells whose combinations of digits are tested. */
  readonly degree: 2 | 3;
  /** Cell × 20 + i → the peers of the cell, in the order in which third cells are tried. */
  readonly peers: Uint8Array;
  /** What is known from earlier positions. */
  readonly memory: AlignedMemory;
}

/** The cells that may be part of an exclusion. */
const bases: CellSet = new Int32Array(3);

/** The cells with 2 to `degree` candidates. They may exclude combinations. */
const excluders: CellSet = new Int32Array(3);

/** The excluders that all cells of a pair see. */
const pairExcluders = new Uint8Array(20);

/**
 * For the current pair of cells: `thirds` has the third cells to test, and `hits` has the third
 * cells that lead to an elimination.
 */
const thirds: CellSet = new Int32Array(3);
const hits: CellSet = new Int32Array(3);

/**
 * Finds an aligned exclusion of two or three cells. It tests all combinations of their digits. If a
 * digit of one of the cells is in no allowed combination, the digit is eliminated from this cell.
 *
 * A combination is not allowed if it repeats a digit in a house. It is also not allowed if it
 * leaves no candidate for an excluder. An excluder is a different cell that sees all of the tested
 * cells. At least two excluders must be able to exclude combinations. With only one, an XYZ-Wing or
 * a simpler technique removes the same digits.
 *
 * The pairs are tried in the order of their second cell, and then of their first cell. The third
 * cell is an excluder of the first or the second cell. Cells that see a naked single are skipped.
 */
export function findAlignedExclusion(position: Position, search: AlignedSearch): Step | undefined {
  collectBases(position, search.degree);
  search.memory.compare(position.candidates, bases);
  for (let band = 0; band < 3; band++) {
    for (let rest = bases[band]; rest !== 0; rest &= rest - 1) {
      const step = findWithSecond(position, search, band * 27 + lowestOf(rest));
      if (step) return step;
    }
  }
  search.memory.keep(position.candidates, bases);
  return undefined;
}

function collectBases({ candidates }: Position, degree: number): void {
  const singles = [0, 0, 0];
  excluders.fill(0);
  bases.fill(0);
  for (let cell = 0; cell < 81; cell++) {
    const count = COUNT[candidates[cell]];
    if (count === 1) singles[BAND[cell]] |= BIT_IN_BAND[cell];
    else if (count >= 2 && count <= degree) excluders[BAND[cell]] |= BIT_IN_BAND[cell];
  }
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[candidates[cell]] < 2) continue;
    let seenSingles = 0;
    let seenExcluders = 0;
    for (let band = 0; band < 3; band++) {
      seenSingles |= PEER_SETS[cell * 3 + band] & singles[band];
      seenExcluders |= PEER_SETS[cell * 3 + band] & excluders[band];
    }
    if (seenSingles === 0 && seenExcluders !== 0) bases[BAND[cell]] |= BIT_IN_BAND[cell];
  }
}

const firsts: CellSet = new Int32Array(3);

/** Tests this cell as second cell, with each earlier cell as first cell. */
function findWithSecond(
  position: Position,
  search: AlignedSearch,
  second: number,
): Step | undefined {
  seenTwice(pairExcluders, collectSeen(second), firsts);
  if (!isIn(search.memory.near, second)) {
    for (let band = 0; band < 3; band++) firsts[band] &= search.memory.near[band];
  }
  for (let band = 0; band <= BAND[second]; band++) {
    const before = band < BAND[second] ? -1 : BIT_IN_BAND[second] - 1;
    for (let rest = firsts[band] & bases[band] & before; rest !== 0; rest &= rest - 1) {
      const first = band * 27 + lowestOf(rest);
      const step =
        search.degree === 2
          ? findPair(position, search, first, second)
          : findTriple(position, search, first, second);
      if (step) return step;
    }
  }
  return undefined;
}

/** Sets `pairExcluders` to the excluders that a cell sees, and returns their number. */
function collectSeen(cell: number): number {
  let count = 0;
  for (let band = 0; band < 3; band++) {
    let rest = excluders[band] & PEER_SETS[cell * 3 + band];
    for (; rest !== 0; rest &= rest - 1) pairExcluders[count++] = band * 27 + lowestOf(rest);
  }
  return count;
}

/**
 * Sets `pairExcluders` to the excluders that both cells see, and returns their number. Leaves out
 * each excluder that has two digits which neither of the two cells has. A third cell can take only
 * one of these digits, so such an excluder always keeps a candidate.
 */
function collectExcluders({ candidates }: Position, first: number, second: number): number {
  const others = ~(candidates[first] | candidates[second]);
  let count = 0;
  for (let band = 0; band < 3; band++) {
    let rest = excluders[band] & PEER_SETS[first * 3 + band] & PEER_SETS[second * 3 + band];
    for (; rest !== 0; rest &= rest - 1) {
      const excluder = band * 27 + lowestOf(rest);
      const missing = candidates[excluder] & others;
      if ((missing & (missing - 1)) === 0) pairExcluders[count++] = excluder;
    }
  }
  return count;
}

/** Sets `result` to the cells that see at least two of the first `count` cells of `list`. */
function seenTwice(list: Uint8Array, count: number, result: CellSet): void {
  for (let band = 0; band < 3; band++) {
    let once = 0;
    let twice = 0;
    for (let i = 0; i < count; i++) {
      const peers = PEER_SETS[list[i] * 3 + band];
      twice |= once & peers;
      once |= peers;
    }
    result[band] = twice;
  }
}

function findPair(
  position: Position,
  { memory: { changed } }: AlignedSearch,
  first: number,
  second: number,
): Step | undefined {
  const count = collectExcluders(position, first, second);
  const isKnown = !isIn(changed, first) && !isIn(changed, second) && !hasChanged(changed, count);
  if (isKnown || !excludes(position.candidates, pairExcluders, count, NO_CELL, first, second))
    return undefined;
  return stepOf(position, count, [first, second]);
}

function findTriple(
  position: Position,
  { memory: { changed }, peers }: AlignedSearch,
  first: number,
  second: number,
): Step | undefined {
  const count = collectExcluders(position, first, second);
  if (count < 2) return undefined;
  seenTwice(pairExcluders, count, thirds);
  for (let band = 0; band < 3; band++) {
    const seen = PEER_SETS[first * 3 + band] | PEER_SETS[second * 3 + band];
    thirds[band] &= seen & excluders[band] & bases[band];
  }
  thirds[BAND[first]] &= ~BIT_IN_BAND[first];
  thirds[BAND[second]] &= ~BIT_IN_BAND[second];
  if (!isIn(changed, first) && !isIn(changed, second)) removeUnchanged(changed, count);
  if ((thirds[0] | thirds[1] | thirds[2]) === 0) return undefined;
  removeTested(first, second);
  if ((thirds[0] | thirds[1] | thirds[2]) === 0) return undefined;
  // The cell with the most digits comes last, because all its digits are tested at once.
  const { candidates } = position;
  const inOrder = COUNT[candidates[first]] <= COUNT[candidates[second]];
  const small = inOrder ? first : second;
  const large = inOrder ? second : first;
  hits.fill(0);
  for (let band = 0; band < 3; band++) {
    for (let rest = thirds[band]; rest !== 0; rest &= rest - 1) {
      const third = band * 27 + lowestOf(rest);
      if (excludes(position.candidates, pairExcluders, count, third, small, large))
        hits[band] |= rest & -rest;
    }
  }
  if ((hits[0] | hits[1] | hits[2]) === 0) return undefined;
  const third = firstHit(peers, first) ?? firstHit(peers, second);
  if (third === undefined) return undefined;
  excludes(position.candidates, pairExcluders, count, third, small, large);
  return stepOf(position, count, [third, small, large]);
}

/** Whether one of the first `count` of `pairExcluders` has changed. */
function hasChanged(changed: CellSet, count: number): boolean {
  for (let i = 0; i < count; i++) if (isIn(changed, pairExcluders[i])) return true;
  return false;
}

/** Keeps only the third cells that have changed, or that see a changed cell of `pairExcluders`. */
function removeUnchanged(changed: CellSet, count: number): void {
  for (let band = 0; band < 3; band++) {
    let touched = changed[band];
    for (let i = 0; i < count; i++) {
      const excluder = pairExcluders[i];
      if (isIn(changed, excluder)) touched |= PEER_SETS[excluder * 3 + band];
    }
    thirds[band] &= touched;
  }
}

/**
 * Removes the third cells that were already tested together with these two cells, in a different
 * order.
 */
function removeTested(first: number, second: number): void {
  const linked = arePeers(first, second);
  if (isIn(excluders, second)) removeBefore(second, linked);
  if (isIn(excluders, first)) removeBefore(first, linked);
}

/**
 * Removes the third cells with a smaller number than this cell. If `all` is false, removes only
 * those that are peers of the cell.
 */
function removeBefore(cell: number, all: boolean): void {
  for (let band = 0; band <= BAND[cell]; band++) {
    const before = band < BAND[cell] ? -1 : BIT_IN_BAND[cell] - 1;
    thirds[band] &= ~(all ? before : before & PEER_SETS[cell * 3 + band]);
  }
}

/** Returns the first peer of a cell, in the given order, that is in `hits`. */
function firstHit(peers: Uint8Array, cell: number): number | undefined {
  for (let i = cell * 20; i < cell * 20 + 20; i++) if (isIn(hits, peers[i])) return peers[i];
  return undefined;
}

/**
 * Makes a step from the combinations that were tested last. `cells` are the tested cells, in the
 * same order.
 */
function stepOf({ candidates }: Position, count: number, cells: readonly number[]): Step {
  const from = 3 - cells.length;
  const removed = cells.flatMap((cell, i) =>
    candidatesIn(cell, candidates[cell] & ~allowed[from + i]),
  );
  const seen = Array.from(pairExcluders.subarray(0, count)).filter((excluder) =>
    cells.every((cell) => arePeers(cell, excluder)),
  );
  const withDigits = (all: readonly number[]) =>
    all.map((cell) => ({ cells: [cell], digits: digitsOf(candidates[cell]) }));
  return {
    technique: cells.length === 2 ? 'aligned-pair-exclusion' : 'aligned-triple-exclusion',
    pattern: {
      kind: 'aligned',
      cells,
      digits: [],
      houses: [],
      aligned: withDigits(cells),
      excluders: withDigits(seen),
    },
    eliminations: removed.sort((a, b) => a - b),
    placement: undefined,
  };
}
