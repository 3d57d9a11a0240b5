// Hot: runs at many steps of a path, so it uses only plain loops and integers until it has a step.
import { type CellSet, cellsOf } from './cell-set.ts';
import { BAND, BIT_IN_BAND, COUNT, PEER_SETS } from './classic-tables.ts';
import type { Position } from './position.ts';
import { candidatesIn, type Step } from './step.ts';

/** Which exclusions to look for, and in which order. */
export interface AlignedSearch {
  /** The number of cells whose combinations of digits are tested. */
  readonly degree: 2 | 3;
  /** Cell × 20 + i → the peers of the cell, in the order in which third cells are tried. */
  readonly peers: Uint8Array;
}

/** The cells that may be part of an exclusion, ascending, and as a set. */
const bases = new Uint8Array(81);
const baseSet: CellSet = new Int32Array(3);
let baseCount = 0;

/** The cells with 2 to `degree` candidates. They may exclude combinations. */
const excluderSet: CellSet = new Int32Array(3);

/** Cell × 3 + band → the excluders that the cell sees. */
const excludersOf = new Int32Array(81 * 3);

/** The excluders that all cells of the tested combinations see, and their candidates. */
const common: CellSet = new Int32Array(3);
const commonDigits = new Uint16Array(20);

/** The digits that each of the tested cells has in some allowed combination, as sets. */
const allowed = new Uint16Array(3);

/** The third cell of a pair, and the set of its digits: a digit that no other cell has. */
const NO_CELL = 1 << 9;

/**
 * Finds two or three cells such that some digit of them is in no allowed combination of their
 * digits. A combination is not allowed if it repeats a digit in a house, or if it leaves no
 * candidate to a cell that sees all of them (an excluder).
 *
 * The pairs are tried by their second cell, and then by their first. The third cell is an excluder
 * of the first or the second. Cells that see a naked single are skipped.
 */
export function findAlignedExclusion(position: Position, search: AlignedSearch): Step | undefined {
  const { degree } = search;
  collectBases(position, degree);
  for (let j = 1; j < baseCount; j++) {
    const second = bases[j];
    for (let i = 0; i < j; i++) {
      const first = bases[i];
      for (let band = 0; band < 3; band++) {
        common[band] = excludersOf[first * 3 + band] & excludersOf[second * 3 + band];
      }
      if (!hasTwo(common)) continue;
      const step =
        degree === 2
          ? pairStep(position, first, second)
          : tripleStep(position, search, first, second);
      if (step) return step;
    }
  }
  return undefined;
}

function collectBases({ candidates }: Position, degree: number): void {
  const singles = [0, 0, 0];
  excluderSet.fill(0);
  baseSet.fill(0);
  baseCount = 0;
  for (let cell = 0; cell < 81; cell++) {
    const count = COUNT[candidates[cell]];
    if (count === 1) singles[BAND[cell]] |= BIT_IN_BAND[cell];
    else if (count >= 2 && count <= degree) excluderSet[BAND[cell]] |= BIT_IN_BAND[cell];
  }
  for (let cell = 0; cell < 81; cell++) {
    if (COUNT[candidates[cell]] < 2) continue;
    let seenSingles = 0;
    let seenExcluders = 0;
    for (let band = 0; band < 3; band++) {
      const peers = PEER_SETS[cell * 3 + band];
      seenSingles |= peers & singles[band];
      excludersOf[cell * 3 + band] = peers & excluderSet[band];
      seenExcluders |= peers & excluderSet[band];
    }
    if (seenSingles !== 0 || seenExcluders === 0) continue;
    bases[baseCount++] = cell;
    baseSet[BAND[cell]] |= BIT_IN_BAND[cell];
  }
}

/** Whether a set has at least two cells. */
function hasTwo(set: CellSet): boolean {
  const [a, b, c] = set;
  if ((a & (a - 1)) !== 0 || (b & (b - 1)) !== 0 || (c & (c - 1)) !== 0) return true;
  return (a !== 0 && (b | c) !== 0) || (b !== 0 && c !== 0);
}

function pairStep(position: Position, first: number, second: number): Step | undefined {
  return excludes(position, first, second, NO_CELL) ? stepOf(position, [first, second]) : undefined;
}

/** The third cells for a pair, and those of them with which a digit is excluded. */
const thirds: CellSet = new Int32Array(3);
const hits: CellSet = new Int32Array(3);
const commonOfPair: CellSet = new Int32Array(3);

function tripleStep(
  position: Position,
  { peers }: AlignedSearch,
  first: number,
  second: number,
): Step | undefined {
  for (let band = 0; band < 3; band++) {
    const seen = excludersOf[first * 3 + band] | excludersOf[second * 3 + band];
    thirds[band] = seen & baseSet[band];
    commonOfPair[band] = common[band];
  }
  removeCell(thirds, first);
  removeCell(thirds, second);
  removeTested(first, second);
  hits.fill(0);
  for (let band = 0; band < 3; band++) {
    for (let rest = thirds[band]; rest !== 0; rest &= rest - 1) {
      const third = 27 * band + 31 - Math.clz32(rest & -rest);
      restrictCommon(third);
      if (hasTwo(common) && excludes(position, first, second, third)) hits[band] |= rest & -rest;
    }
  }
  if ((hits[0] | hits[1] | hits[2]) === 0) return undefined;
  const third = firstHit(peers, first) ?? firstHit(peers, second);
  if (third === undefined) return undefined;
  restrictCommon(third);
  excludes(position, first, second, third);
  return stepOf(position, [first, second, third]);
}

function removeCell(set: CellSet, cell: number): void {
  set[BAND[cell]] &= ~BIT_IN_BAND[cell];
}

/** Sets `common` to the excluders that the pair and the third cell see. */
function restrictCommon(third: number): void {
  for (let band = 0; band < 3; band++) {
    common[band] = commonOfPair[band] & excludersOf[third * 3 + band];
  }
}

/**
 * Removes the third cells that were tested with the same two cells before, in another role. Half of
 * the triples are.
 */
function removeTested(first: number, second: number): void {
  const linked = sees(first, second);
  if (isExcluder(second)) removeBefore(second, linked);
  if (isExcluder(first)) removeBefore(first, linked);
}

/** Removes the third cells before this cell: all of them, or only the peers of the cell. */
function removeBefore(cell: number, all: boolean): void {
  for (let band = 0; band <= BAND[cell]; band++) {
    const before = band < BAND[cell] ? -1 : BIT_IN_BAND[cell] - 1;
    thirds[band] &= ~(all ? before : before & PEER_SETS[cell * 3 + band]);
  }
}

function isExcluder(cell: number): boolean {
  return (excluderSet[BAND[cell]] & BIT_IN_BAND[cell]) !== 0;
}

function sees(cell: number, other: number): boolean {
  return (PEER_SETS[cell * 3 + BAND[other]] & BIT_IN_BAND[other]) !== 0;
}

/** The first peer of a cell, in the given order, that is an excluder and a hit. */
function firstHit(peers: Uint8Array, cell: number): number | undefined {
  for (let i = cell * 20; i < cell * 20 + 20; i++) {
    const peer = peers[i];
    if ((hits[BAND[peer]] & BIT_IN_BAND[peer]) !== 0) return peer;
  }
  return undefined;
}

/**
 * Tests the combinations of digits of the cells, and sets `allowed`. Returns whether some digit is in
 * no allowed combination.
 */
function excludes({ candidates }: Position, first: number, second: number, third: number): boolean {
  const firstDigits = candidates[first];
  const secondDigits = candidates[second];
  const thirdDigits = third === NO_CELL ? NO_CELL : candidates[third];
  const unlikeFirst = third !== NO_CELL && sees(first, third);
  const unlikeSecond = third !== NO_CELL && sees(second, third);
  const linked = sees(first, second);
  const count = collectCommonDigits(candidates);
  allowed.fill(0);
  for (let restA = firstDigits; restA !== 0; restA &= restA - 1) {
    const a = restA & -restA;
    for (let restB = secondDigits; restB !== 0; restB &= restB - 1) {
      const b = restB & -restB;
      if (linked && a === b) continue;
      let left = thirdDigits;
      if (unlikeFirst) left &= ~a;
      if (unlikeSecond) left &= ~b;
      for (let i = 0; i < count; i++) {
        const rest = commonDigits[i] & ~(a | b);
        if ((rest & (rest - 1)) === 0) left &= rest === 0 ? 0 : ~rest;
      }
      if (left === 0) continue;
      allowed[0] |= a;
      allowed[1] |= b;
      allowed[2] |= left;
      if (allowed[1] === secondDigits && allowed[2] === thirdDigits) break;
    }
  }
  return allowed[0] !== firstDigits || allowed[1] !== secondDigits || allowed[2] !== thirdDigits;
}

function collectCommonDigits(candidates: Uint16Array): number {
  let count = 0;
  for (let band = 0; band < 3; band++) {
    for (let rest = common[band]; rest !== 0; rest &= rest - 1) {
      commonDigits[count++] = candidates[27 * band + 31 - Math.clz32(rest & -rest)];
    }
  }
  return count;
}

function stepOf({ candidates }: Position, cells: readonly number[]): Step {
  const removed = cells.flatMap((cell, i) => candidatesIn(cell, candidates[cell] & ~allowed[i]));
  return {
    technique: cells.length === 2 ? 'aligned-pair-exclusion' : 'aligned-triple-exclusion',
    pattern: { cells, digits: [], houses: [], excluders: cellsOf(common) },
    eliminations: removed.sort((a, b) => a - b),
    placement: undefined,
  };
}
