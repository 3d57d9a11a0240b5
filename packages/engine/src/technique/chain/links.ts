// Hot: built for every position in which chains are searched, so it uses only plain loops, integers
// and preallocated arrays.
import { CLASSIC } from '../../grid/geometry.ts';
import { CELL_HOUSES, CELL_PLACES, COUNT, HOUSE_CELLS, LOWEST } from '../classic-tables.ts';
import type { Position } from '../position.ts';
import type { Candidate } from '../step.ts';
import { CAUSE, type Cause, type ChainKind } from './chain.ts';

const CANDIDATES = 729;
/** A candidate has at most 8 others in its cell, and 20 in the peers of the cell. */
const MOST_WEAK = 28;
/** A candidate has at most one strong link in its cell and in each of its three houses. */
const MOST_STRONG = 4;

/** Cell × 20 + i → its peers: those of the box, then the others of the row, then of the column. */
export const LINKED_PEERS: Uint8Array = new Uint8Array(81 * 20);

/** The kinds of houses of `CELL_HOUSES` in the order of links, with their causes. */
const BOX_ROW_COLUMN: readonly (readonly [kind: number, cause: Cause])[] = [
  [2, CAUSE.box],
  [0, CAUSE.row],
  [1, CAUSE.column],
];

for (let cell = 0; cell < 81; cell++) {
  const peers = BOX_ROW_COLUMN.flatMap(([kind]) => [
    ...CLASSIC.houses[CELL_HOUSES[cell * 3 + kind]],
  ]);
  const others = new Set(peers);
  others.delete(cell);
  LINKED_PEERS.set([...others], cell * 20);
}

/**
 * Why candidate `to` is off if candidate `from` is on. The candidates must share a cell, or have
 * equal digits in one house.
 */
export function weakCause(from: Candidate, to: Candidate): Cause {
  const a = Math.floor(from / 9);
  const b = Math.floor(to / 9);
  if (a === b) return CAUSE.cell;
  if (CLASSIC.box[a] === CLASSIC.box[b]) return CAUSE.box;
  return CLASSIC.row[a] === CLASSIC.row[b] ? CAUSE.row : CAUSE.column;
}

/** The links that a kind of chain uses, as parts of the lists of `Links`. */
export interface LinkRanges {
  /** Candidate → the index of its first weak link. */
  readonly weakFrom: Uint16Array;
  /** Candidate → the index after its last weak link. */
  readonly weakTo: Uint16Array;
  readonly strongFrom: Uint16Array;
  readonly strongTo: Uint16Array;
}

/**
 * The links between the candidates of a position, in the order in which Sudoku Explainer follows
 * them: the cell first, then the box, the row and the column. If two links lead to the same
 * candidate, only the first one counts.
 *
 * - A weak link: if the candidate is on, the other one is off.
 * - A strong link: if the candidate is off, the other one is on, because no third candidate is left
 *   in the cell, or no third place in the house.
 *
 * Candidate c has the weak links from `weakStart[c]` to before `weakEnd[c]`. Those to other cells
 * begin at `weakPeers[c]`. Strong links are stored alike.
 */
export class Links {
  /** The candidates of the position, ascending. */
  readonly candidates: Uint16Array = new Uint16Array(CANDIDATES);
  count = 0;
  readonly weakStart: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weakPeers: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weakEnd: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weak: Uint16Array = new Uint16Array(CANDIDATES * MOST_WEAK);
  readonly strongStart: Uint16Array = new Uint16Array(CANDIDATES);
  readonly strongPeers: Uint16Array = new Uint16Array(CANDIDATES);
  readonly strongEnd: Uint16Array = new Uint16Array(CANDIDATES);
  readonly strong: Uint16Array = new Uint16Array(CANDIDATES * MOST_STRONG);
  /** The causes of the links in `strong`. (`weakCause` computes those of weak links.) */
  readonly strongCause: Uint8Array = new Uint8Array(CANDIDATES * MOST_STRONG);

  /** The links of chains of this kind: see `ChainKind`. */
  rangesOf(kind: ChainKind): LinkRanges {
    return {
      weakFrom: kind === 'x' ? this.weakPeers : this.weakStart,
      weakTo: this.weakEnd,
      strongFrom: kind === 'x' ? this.strongPeers : this.strongStart,
      strongTo: kind === 'y' ? this.strongPeers : this.strongEnd,
    };
  }

  /** Replaces all links by those of this position. */
  build(position: Position): void {
    let weakEnd = 0;
    let strongEnd = 0;
    this.count = 0;
    for (let cell = 0; cell < 81; cell++) {
      const digits = position.candidates[cell];
      for (let digit = 0; digit < 9; digit++) {
        const candidate = cell * 9 + digit;
        if ((digits & (1 << digit)) !== 0) {
          this.candidates[this.count++] = candidate;
          weakEnd = this.addWeak(position, candidate, weakEnd);
          strongEnd = this.addStrong(position, candidate, strongEnd);
        } else {
          this.weakStart[candidate] = this.weakPeers[candidate] = this.weakEnd[candidate] = 0;
          this.strongStart[candidate] = this.strongPeers[candidate] = this.strongEnd[candidate] = 0;
        }
      }
    }
  }

  /** Adds the weak links of a candidate from this index on. Returns the index after them. */
  private addWeak({ candidates }: Position, candidate: Candidate, end: number): number {
    const { weak } = this;
    const cell = Math.floor(candidate / 9);
    const bit = 1 << (candidate - cell * 9);
    this.weakStart[candidate] = end;
    for (let rest = candidates[cell] & ~bit; rest !== 0; rest &= rest - 1) {
      weak[end++] = cell * 9 + LOWEST[rest];
    }
    this.weakPeers[candidate] = end;
    const offset = candidate - cell * 9;
    for (let i = cell * 20; i < cell * 20 + 20; i++) {
      const peer = LINKED_PEERS[i];
      if ((candidates[peer] & bit) !== 0) weak[end++] = peer * 9 + offset;
    }
    this.weakEnd[candidate] = end;
    return end;
  }

  /** Adds the strong links of a candidate from this index on. Returns the index after them. */
  private addStrong({ candidates, places }: Position, candidate: Candidate, end: number): number {
    const { strong, strongCause } = this;
    const cell = Math.floor(candidate / 9);
    const offset = candidate - cell * 9;
    this.strongStart[candidate] = end;
    if (COUNT[candidates[cell]] === 2) {
      strong[end] = cell * 9 + LOWEST[candidates[cell] & ~(1 << offset)];
      strongCause[end++] = CAUSE.cell;
    }
    const first = end;
    this.strongPeers[candidate] = first;
    for (let i = 0; i < 3; i++) {
      const [kind, cause] = BOX_ROW_COLUMN[i];
      const house = CELL_HOUSES[cell * 3 + kind];
      const set = places[house * 9 + offset];
      if (COUNT[set] !== 2) continue;
      const other = LOWEST[set & ~(1 << CELL_PLACES[cell * 3 + kind])];
      const target = HOUSE_CELLS[house * 9 + other] * 9 + offset;
      // Only a link in the box can lead to the same cell as a link in the row or the column.
      if (end > first && strong[first] === target) continue;
      strong[end] = target;
      strongCause[end++] = cause;
    }
    this.strongEnd[candidate] = end;
    return end;
  }

  /** Why candidate `to` is on if candidate `from` is off. */
  strongCauseOf(from: Candidate, to: Candidate): Cause {
    for (let i = this.strongStart[from]; i < this.strongEnd[from]; i++) {
      if (this.strong[i] === to) return this.strongCause[i] as Cause;
    }
    throw new RangeError(`expected a strong link between candidates ${from} and ${to}`);
  }
}
