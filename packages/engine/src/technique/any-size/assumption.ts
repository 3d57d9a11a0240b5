import { countDigits, digitsOf, hasDigit, lowestDigit } from '../../grid/digit-set.ts';
import { candidateOf, cellOf, digitIn, type PatternNode } from '../step.ts';
import { type Board, housesOf } from './board.ts';
import type { Source } from './sources.ts';

/** A cell without a candidate, or a house without a place for a digit. */
export interface Clash extends Source {
  /** The indexes of the placed digits that cause the contradiction. */
  readonly causes: readonly number[];
}

/** A digit that follows from an assumption. */
interface Placed {
  readonly cell: number;
  readonly digit: number;
  /** The indexes of the placed digits from which it follows. */
  readonly parents: readonly number[];
}

/**
 * A candidate that is taken to be true, and the naked and hidden singles that follow from it, until
 * there is a contradiction.
 */
export class Assumption {
  readonly clash: Clash | undefined;
  private readonly board: Board;
  /** Cell → the candidates that are left. A filled cell keeps its digit. */
  private readonly left: Int32Array;
  /** The digits that were placed, in order. The first is the assumption. */
  private readonly placed: Placed[] = [];
  /** Cell → the index of its digit in `placed`, or −1. */
  private readonly indexes: Int32Array;
  /** Candidate → the index of the placed digit that removed it. */
  private readonly removedBy = new Map<number, number>();

  constructor(board: Board, cell: number, digit: number) {
    this.board = board;
    this.left = board.candidates.slice();
    this.indexes = new Int32Array(board.geometry.cells).fill(-1);
    this.add(cell, digit, []);
    this.clash = this.propagate();
  }

  private add(cell: number, digit: number, parents: readonly number[]): void {
    if (this.indexes[cell] >= 0) return;
    this.indexes[cell] = this.placed.length;
    this.placed.push({ cell, digit, parents });
  }

  private propagate(): Clash | undefined {
    const { board, left, placed } = this;
    for (const [index, { cell, digit }] of placed.entries()) {
      for (const other of digitsOf(left[cell])) {
        const clash = other !== digit && this.remove(cell, other, index);
        if (clash) return clash;
      }
      for (const peer of board.geometry.peers[cell]) {
        const clash = hasDigit(left[peer], digit) && this.remove(peer, digit, index);
        if (clash) return clash;
      }
    }
    return undefined;
  }

  /** Removes a candidate, and places the singles that this leaves. */
  private remove(cell: number, digit: number, index: number): Clash | undefined {
    const { board, left } = this;
    left[cell] &= ~(1 << (digit - 1));
    this.removedBy.set(candidateOf(cell, digit, board.geometry), index);
    const inCell = { cells: [cell], digits: digitsOf(board.candidates[cell]), houses: [] };
    if (left[cell] === 0) return { ...inCell, causes: this.causes(inCell) };
    if (countDigits(left[cell]) === 1) this.add(cell, lowestDigit(left[cell]), this.causes(inCell));
    for (const house of housesOf(board.geometry, cell)) {
      const cells = board.cellsOf(house, digit);
      const open = cells.filter((it) => hasDigit(left[it], digit));
      if (open.length > 1) continue;
      const inHouse = { cells, digits: [digit], houses: [house] };
      if (open.length === 0) return { ...inHouse, causes: this.causes(inHouse) };
      this.add(open[0], digit, this.causes(inHouse));
    }
    return undefined;
  }

  /** The placed digits that removed candidates of a cell, or places of a digit in a house. */
  private causes({ cells, digits }: Source): number[] {
    const causes = cells.flatMap((cell) =>
      digits.flatMap((digit) => {
        const index = this.removedBy.get(candidateOf(cell, digit, this.board.geometry));
        return index === undefined ? [] : [index];
      }),
    );
    return [...new Set(causes)].sort((a, b) => a - b);
  }

  /** All statements that follow: the digits that are placed, and the candidates that are removed. */
  statements(): PatternNode[] {
    const { board, placed, removedBy } = this;
    const on = placed.map(({ cell, digit }) => ({ cells: [cell], digit, on: true }));
    const off = [...removedBy.keys()].map((candidate) => ({
      cells: [cellOf(candidate, board.geometry)],
      digit: digitIn(candidate, board.geometry),
      on: false,
    }));
    return [...on, ...off];
  }

  /** Whether a statement about a candidate follows. */
  implies(statement: PatternNode): boolean {
    return this.indexOf(statement) !== undefined;
  }

  /** The index of the placed digit that makes a statement true. */
  private indexOf({ cells: [cell], digit, on }: PatternNode): number | undefined {
    if (!on) return this.removedBy.get(candidateOf(cell, digit, this.board.geometry));
    const index = this.indexes[cell];
    return index >= 0 && this.placed[index].digit === digit ? index : undefined;
  }

  /** The chain of placed digits from which a statement follows, and the statement at its end. */
  proof(statement: PatternNode): PatternNode[] {
    const index = this.indexOf(statement);
    if (index === undefined) throw new Error('expected a statement that follows');
    const nodes = this.proofOf([index]);
    return statement.on ? nodes : [...nodes, { ...statement, parents: [nodes.length - 1] }];
  }

  /** Returns these placed digits, and all placed digits from which they follow, in order. */
  proofOf(causes: readonly number[]): PatternNode[] {
    const { placed } = this;
    const needed = new Set([0, ...causes]);
    for (let index = placed.length - 1; index > 0; index--) {
      if (needed.has(index)) for (const parent of placed[index].parents) needed.add(parent);
    }
    const indexes = [...needed].sort((a, b) => a - b);
    return indexes.map((index) => {
      const { cell, digit, parents } = placed[index];
      return { cells: [cell], digit, on: true, parents: parents.map((it) => indexes.indexOf(it)) };
    });
  }
}
