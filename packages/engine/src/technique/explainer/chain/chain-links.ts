// Hot code: plain loops, integers and preallocated arrays only.
import { CLASSIC } from '../../../grid/geometry.ts';
import { CANDIDATES, CELL_HOUSES, COUNT, HOUSE_CELLS, LOWEST } from '../../classic-tables.ts';
import type { Position } from '../../position.ts';
import type { Candidate } from '../../step.ts';
import { CAUSE, type Cause, type ChainKind } from './chain.ts';

/**
 * A candidate has weak links to at most 8 other candidates of its cell, and to its digit in 20
 * peers.
 */
const MOST_WEAK = 28;
/** A candidate has at most one strong link in its cell and in each of its three houses. */
const MOST_STRONG = 4;

/** Candidate → the index of its first strong link. */
const STRONG_START: Uint16Array = Uint16Array.from(
  { length: CANDIDATES },
  (_, candidate) => candidate * MOST_STRONG,
);

/**
 * Cell × 20 + i → the i-th peer of the cell: first the peers in the box, then the other peers in
 * the row, then the other peers in the column.
 */
export const LINKED_PEERS: Uint8Array = new Uint8Array(81 * 20);

/** The kinds of houses, as `CELL_HOUSES` numbers them, in the order of links: box, row, column. */
const KINDS: readonly number[] = [2, 0, 1];

/** The houses in the order of links: boxes, rows, columns. */
const HOUSES: Uint8Array = Uint8Array.from({ length: 27 }, (_, i) => (i + 18) % 27);

/** House → the cause of its links. */
const HOUSE_CAUSE: Uint8Array = Uint8Array.from(
  { length: 27 },
  (_, house) => [CAUSE.row, CAUSE.column, CAUSE.box][Math.floor(house / 9)],
);

for (let cell = 0; cell < 81; cell++) {
  const peers = KINDS.flatMap((kind) => [...CLASSIC.houses[CELL_HOUSES[cell * 3 + kind]]]);
  const others = new Set(peers);
  others.delete(cell);
  LINKED_PEERS.set([...others], cell * 20);
}

/**
 * Why candidate `to` is off if candidate `from` is on. The candidates must be in the same cell, or
 * have the same digit in one house.
 */
export function weakCause(from: Candidate, to: Candidate): Cause {
  const a = Math.floor(from / 9);
  const b = Math.floor(to / 9);
  if (a === b) return CAUSE.cell;
  if (CLASSIC.box[a] === CLASSIC.box[b]) return CAUSE.box;
  return CLASSIC.row[a] === CLASSIC.row[b] ? CAUSE.row : CAUSE.column;
}

/** The links that a kind of chain uses, as parts of the lists of `ChainLinks`. */
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
 * - A weak link: if the candidate is on, the candidate at the other end is off.
 * - A strong link: if the candidate is off, the candidate at the other end is on, because their
 *   cell has no third candidate, or their house has no third place for the digit.
 *
 * The weak links of candidate c are at `weakStart[c]` to `weakEnd[c]` − 1. ChainLinks to other cells
 * begin at `weakPeers[c]`. Strong links are stored in the same way. If the position does not have a
 * candidate, its entries for weak links are not valid.
 */
export class ChainLinks {
  /** The candidates of the position, ascending. */
  readonly candidates: Uint16Array = new Uint16Array(CANDIDATES);
  count = 0;
  readonly weakStart: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weakPeers: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weakEnd: Uint16Array = new Uint16Array(CANDIDATES);
  readonly weak: Uint16Array = new Uint16Array(CANDIDATES * MOST_WEAK);
  readonly strongStart: Uint16Array = STRONG_START;
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
    this.buildStrong(position);
    this.buildWeak(position);
  }

  /** Replaces the candidates and the strong links. The weak links become invalid. */
  buildStrong({ candidates, places }: Position): void {
    const { strong, strongCause, strongPeers, strongEnd } = this;
    this.count = 0;
    strongPeers.set(STRONG_START);
    for (let cell = 0; cell < 81; cell++) {
      const digits = candidates[cell];
      if (digits === 0) continue;
      for (let rest = digits; rest !== 0; rest &= rest - 1) {
        this.candidates[this.count++] = cell * 9 + LOWEST[rest];
      }
      if (COUNT[digits] !== 2) continue;
      const a = this.candidates[this.count - 2];
      const b = this.candidates[this.count - 1];
      strong[strongPeers[a]] = b;
      strong[strongPeers[b]] = a;
      strongCause[strongPeers[a]++] = CAUSE.cell;
      strongCause[strongPeers[b]++] = CAUSE.cell;
    }
    strongEnd.set(strongPeers);
    for (let i = 0; i < 27; i++) {
      for (let digit = 0; digit < 9; digit++) {
        if (COUNT[places[HOUSES[i] * 9 + digit]] === 2) {
          this.linkPlaces(HOUSES[i], digit, places[HOUSES[i] * 9 + digit]);
        }
      }
    }
  }

  /** Adds the strong link between the two places of a digit (counted from 0) in a house. */
  private linkPlaces(house: number, digit: number, set: number): void {
    const { strong, strongCause, strongPeers, strongEnd } = this;
    const a = HOUSE_CELLS[house * 9 + LOWEST[set]] * 9 + digit;
    const b = HOUSE_CELLS[house * 9 + LOWEST[set & (set - 1)]] * 9 + digit;
    // Boxes come first. So a link in a row or column can only repeat an earlier link in a box.
    if (strongEnd[a] > strongPeers[a] && strong[strongPeers[a]] === b) return;
    strong[strongEnd[a]] = b;
    strong[strongEnd[b]] = a;
    strongCause[strongEnd[a]++] = HOUSE_CAUSE[house];
    strongCause[strongEnd[b]++] = HOUSE_CAUSE[house];
  }

  /** Replaces the weak links. The strong links must be of the same position. */
  buildWeak({ candidates }: Position): void {
    const { weak } = this;
    let end = 0;
    for (let i = 0; i < this.count; i++) {
      const candidate = this.candidates[i];
      const cell = Math.floor(candidate / 9);
      const digit = candidate - cell * 9;
      const bit = 1 << digit;
      this.weakStart[candidate] = end;
      for (let rest = candidates[cell] & ~bit; rest !== 0; rest &= rest - 1) {
        weak[end++] = cell * 9 + LOWEST[rest];
      }
      this.weakPeers[candidate] = end;
      for (let j = cell * 20; j < cell * 20 + 20; j++) {
        const peer = LINKED_PEERS[j];
        if ((candidates[peer] & bit) !== 0) weak[end++] = peer * 9 + digit;
      }
      this.weakEnd[candidate] = end;
    }
  }

  /** Why candidate `to` is on if candidate `from` is off. */
  strongCauseOf(from: Candidate, to: Candidate): Cause {
    for (let i = this.strongStart[from]; i < this.strongEnd[from]; i++) {
      if (this.strong[i] === to) return this.strongCause[i] as Cause;
    }
    throw new RangeError(`expected a strong link between candidates ${from} and ${to}`);
  }
}
