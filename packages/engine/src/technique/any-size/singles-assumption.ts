import { countDigits, digitsOf, hasDigit, lowestDigit } from '../../grid/digit-set.ts';
import type { PatternNode } from '../pattern.ts';
import { candidateOf, cellOf, digitIn } from '../step.ts';
import type { Board } from './board.ts';

/**
 * A candidate that is taken to be true, and the naked and hidden singles that follow from it, until
 * there is a contradiction.
 */
export class SinglesAssumption {
  /** Whether a cell loses all its candidates, or a house all places for a digit. */
  readonly isRefuted: boolean;
  private readonly board: Board;
  /** Cell → the candidates that are left. A filled cell keeps its digit. */
  private readonly left: Int32Array;
  /** The candidates that were placed, in order. The first is the assumption. */
  private readonly placed = new Set<number>();
  private readonly removed = new Set<number>();

  constructor(board: Board, cell: number, digit: number) {
    this.board = board;
    this.left = board.candidates.slice();
    this.placed.add(candidateOf(cell, digit, board.geometry));
    this.isRefuted = this.propagate();
  }

  private propagate(): boolean {
    const { board, left, placed } = this;
    for (const candidate of placed) {
      const cell = cellOf(candidate, board.geometry);
      const digit = digitIn(candidate, board.geometry);
      for (const other of digitsOf(left[cell])) {
        if (other !== digit && this.remove(cell, other)) return true;
      }
      for (const peer of board.geometry.peers[cell]) {
        if (hasDigit(left[peer], digit) && this.remove(peer, digit)) return true;
      }
    }
    return false;
  }

  /** Removes a candidate, and places the singles that this leaves. True if it refutes. */
  private remove(cell: number, digit: number): boolean {
    const { board, left } = this;
    const { geometry } = board;
    left[cell] &= ~(1 << (digit - 1));
    this.removed.add(candidateOf(cell, digit, geometry));
    if (left[cell] === 0) return true;
    if (countDigits(left[cell]) === 1) {
      this.placed.add(candidateOf(cell, lowestDigit(left[cell]), geometry));
    }
    for (const house of geometry.housesOf[cell]) {
      const open = board.cellsOf(house, digit).filter((it) => hasDigit(left[it], digit));
      if (open.length === 0) return true;
      if (open.length === 1) this.placed.add(candidateOf(open[0], digit, geometry));
    }
    return false;
  }

  /** All statements that follow: the digits that are placed, and the candidates that are removed. */
  statements(): PatternNode[] {
    const node = (candidate: number, on: boolean): PatternNode => ({
      cells: [cellOf(candidate, this.board.geometry)],
      digit: digitIn(candidate, this.board.geometry),
      on,
    });
    return [
      ...[...this.placed].map((candidate) => node(candidate, true)),
      ...[...this.removed].map((candidate) => node(candidate, false)),
    ];
  }

  /** Whether a statement about a candidate follows. */
  implies({ cells: [cell], digit, on }: PatternNode): boolean {
    return (on ? this.placed : this.removed).has(candidateOf(cell, digit, this.board.geometry));
  }
}
