// Hot code: it allocates nothing until something is eliminated.
import { lowestOf } from '../../cell-set.ts';
import { PEER_SETS } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../step.ts';
import type { ChainTree } from './chain-tree.ts';

/**
 * (Digit − 1) × 3 + band → the cells that see a candidate of the cycle with this digit. `seeOn` is
 * for the candidates that are on, `seeOff` for the candidates that are off.
 */
const seeOn: Int32Array = new Int32Array(27);
const seeOff: Int32Array = new Int32Array(27);
/** Band → the cells of the cycle. */
const inCycle: Int32Array = new Int32Array(3);

const NOTHING: readonly Candidate[] = [];

/**
 * Finds the candidates, ascending, that a cycle of the tree eliminates. The cycle goes from the
 * source to `last`. Then a weak link turns `off` off, and a strong link turns the source on again.
 */
export function cycleEliminations(
  position: Position,
  tree: ChainTree,
  last: Candidate,
  off: Candidate,
): readonly Candidate[] {
  seeOn.fill(0);
  seeOff.fill(0);
  inCycle.fill(0);
  let before = off;
  for (let on = last; before >= 0; on = tree.onBefore[before]) {
    see(before, seeOff);
    see(on, seeOn);
    before = tree.offBefore[on];
  }
  let any = 0;
  for (let i = 0; i < 27; i++) {
    seeOn[i] &= seeOff[i] & position.cells[i] & ~inCycle[i % 3];
    any |= seeOn[i];
  }
  return any === 0 ? NOTHING : seenOnBothSides();
}

function see(candidate: Candidate, seen: Int32Array): void {
  const cell = Math.floor(candidate / 9);
  const row = (candidate - cell * 9) * 3;
  for (let band = 0; band < 3; band++) seen[row + band] |= PEER_SETS[cell * 3 + band];
  inCycle[Math.floor(cell / 27)] |= 1 << (cell % 27);
}

function seenOnBothSides(): Candidate[] {
  const found: Candidate[] = [];
  for (let i = 0; i < 27; i++) {
    const digit = Math.floor(i / 3);
    for (let rest = seeOn[i]; rest !== 0; rest &= rest - 1) {
      const cell = (i - digit * 3) * 27 + lowestOf(rest);
      found.push(cell * 9 + digit);
    }
  }
  return found.sort((a, b) => a - b);
}
