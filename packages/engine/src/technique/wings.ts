// Hot code: it allocates nothing until it has found a wing.
import { type CellSet, cellsOf } from './cell-set.ts';
import { COUNT, LOWEST, PEER_SETS } from './classic-tables.ts';
import { findFirst, type Receive } from './finder.ts';
import type { Position } from './position.ts';
import { candidateOf, type Step } from './step.ts';

export interface WingSearch {
  /** The number of candidates of the pivot: 2 for an XY-Wing, 3 for an XYZ-Wing. */
  readonly pivot: 2 | 3;
  /** Cell × 20 + i → the peers of the cell, in the order in which they are tried as pincers. */
  readonly peers: Uint8Array;
}

/** The peers of the pivot that can be pincers. */
const pincers = new Uint8Array(20);

/** The first wing that removes a candidate. */
export function findWing(position: Position, search: WingSearch): Step | undefined {
  return findFirst(position, (it, receive) => findWings(it, search, receive));
}

/**
 * Finds an XY-Wing or an XYZ-Wing. The pivot has the candidates x and y, and in an XYZ-Wing also z.
 * Two of its peers are the pincers. One has the candidates x and z, the other one y and z. One of
 * the three cells must be z. An XY-Wing has z only in the pincers, an XYZ-Wing in all three cells.
 * z is removed from the cells that see all cells of the wing that can be z. The pivots are tried
 * row by row.
 *
 * @returns Whether `receive` ended the search.
 */
export function findWings(
  position: Position,
  { pivot, peers }: WingSearch,
  receive: Receive,
): boolean {
  const { candidates } = position;
  for (let cell = 0; cell < 81; cell++) {
    const own = candidates[cell];
    if (COUNT[own] !== pivot) continue;
    let count = 0;
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const set = candidates[peers[i]];
      if (COUNT[set] === 2 && COUNT[own & ~set] === 1) pincers[count++] = peers[i];
    }
    for (let i = 0; i < count - 1; i++) {
      for (let j = i + 1; j < count; j++) {
        const shared = candidates[pincers[i]] & candidates[pincers[j]];
        if (COUNT[shared] !== 1) continue;
        if (pivot === 2 && (shared & own) !== 0) continue;
        if (!findSeen(position, pivot, cell, pincers[i], pincers[j], LOWEST[shared])) continue;
        const step = wingStep(position, [cell, pincers[i], pincers[j]], LOWEST[shared] + 1);
        if (receive(step)) return true;
      }
    }
  }
  return false;
}

/** The cells from which the latest wing removes its digit. */
const seen: CellSet = new Int32Array(3);

/** Finds the cells that have candidate z and see all cells of the wing that can be z. */
function findSeen(
  { cells }: Position,
  pivot: 2 | 3,
  cell: number,
  pincer: number,
  other: number,
  z: number,
): boolean {
  for (let band = 0; band < 3; band++) {
    seen[band] = cells[z * 3 + band] & PEER_SETS[pincer * 3 + band] & PEER_SETS[other * 3 + band];
    if (pivot === 3) seen[band] &= PEER_SETS[cell * 3 + band];
  }
  return (seen[0] | seen[1] | seen[2]) !== 0;
}

/**
 * The digits of the pattern are x, y and z. The first pincer has x and z, the second one y and z, and
 * the first is the lower cell.
 */
function wingStep({ candidates }: Position, cells: readonly number[], z: number): Step {
  const [pivot, a, b] = cells;
  const pincers = [Math.min(a, b), Math.max(a, b)] as const;
  const others = pincers.map((cell) => LOWEST[candidates[cell] & ~(1 << (z - 1))] + 1);
  return {
    technique: COUNT[candidates[pivot]] === 2 ? 'xy-wing' : 'xyz-wing',
    pattern: {
      kind: 'wing',
      cells: [pivot, ...pincers],
      digits: [...others, z],
      houses: [],
      pivot,
      pincers,
    },
    eliminations: cellsOf(seen).map((cell) => candidateOf(cell, z)),
    placement: undefined,
  };
}
