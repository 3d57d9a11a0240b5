import { countDigits, digitsOf, hasDigit, lowestDigit } from '../../grid/digit-set.ts';
import { candidateOf, type Pattern, type PatternNode, type Step } from '../step.ts';
import { type Board, housesOf } from './board.ts';
import { elimination, type Find } from './find.ts';

/**
 * Finds candidates that lead to a contradiction. It assumes that a candidate is true, and places all
 * naked and hidden singles that follow, until a cell has no candidate or a digit has no place in a
 * house. The shortest proof comes first.
 */
export const findForcingNets: Find = function* (board) {
  const steps: Step[] = [];
  for (const [cell, digits] of board.candidates.entries()) {
    for (const digit of digitsOf(digits)) {
      const step = new Assumption(board, cell, digit).step;
      if (step) steps.push(step);
    }
    yield;
  }
  yield* steps.sort((a, b) => lengthOf(a) - lengthOf(b));
};

function lengthOf({ pattern: { chains = [] } }: Step): number {
  return chains[0].length;
}

/** A candidate that is taken to be true, and what follows from it. */
class Assumption {
  /** The step that refutes the candidate, if it leads to a contradiction. */
  readonly step: Step | undefined;
  private readonly board: Board;
  /** Cell → the candidates that are left. A filled cell keeps its digit. */
  private readonly left: Int32Array;
  /** The digits that were placed, in order, and the digits from which each follows. */
  private readonly placed: { cell: number; digit: number; parents: readonly number[] }[] = [];
  /** Candidate → the index of the placed digit that removed it. */
  private readonly removedBy = new Map<number, number>();
  private readonly isPlaced: Uint8Array;

  constructor(board: Board, cell: number, digit: number) {
    this.board = board;
    this.left = board.candidates.slice();
    this.isPlaced = new Uint8Array(board.geometry.cells);
    this.add(cell, digit, []);
    const clash = this.propagate();
    if (clash) this.step = this.refute(clash);
  }

  private add(cell: number, digit: number, parents: readonly number[]): void {
    if (this.isPlaced[cell] !== 0) return;
    this.isPlaced[cell] = 1;
    this.placed.push({ cell, digit, parents });
  }

  private propagate(): Clash | undefined {
    const { board, left, placed } = this;
    for (const [index, { cell, digit }] of placed.entries()) {
      for (const other of digitsOf(left[cell])) {
        if (other === digit) continue;
        const clash = this.remove(cell, other, index);
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
    if (left[cell] === 0) {
      const digits = digitsOf(board.candidates[cell]);
      return { cells: [cell], digits, houses: [], causes: this.causesInCell(cell) };
    }
    if (countDigits(left[cell]) === 1) {
      this.add(cell, lowestDigit(left[cell]), this.causesInCell(cell));
    }
    for (const house of housesOf(board.geometry, cell)) {
      const cells = board.cellsOf(house, digit);
      const open = cells.filter((it) => hasDigit(left[it], digit));
      if (open.length === 0) {
        const causes = this.causesInHouse(cells, digit);
        return { cells, digits: [digit], houses: [house], causes };
      }
      if (open.length === 1) this.add(open[0], digit, this.causesInHouse(cells, digit));
    }
    return undefined;
  }

  /** The placed digits that removed candidates from a cell. */
  private causesInCell(cell: number): number[] {
    const { board } = this;
    return this.causes(
      digitsOf(board.candidates[cell]).map((digit) => candidateOf(cell, digit, board.geometry)),
    );
  }

  /** The placed digits that removed a candidate from some of these cells. */
  private causesInHouse(cells: readonly number[], digit: number): number[] {
    return this.causes(cells.map((cell) => candidateOf(cell, digit, this.board.geometry)));
  }

  private causes(candidates: readonly number[]): number[] {
    const causes = candidates.map((it) => this.removedBy.get(it)).filter((it) => it !== undefined);
    return [...new Set(causes)].sort((a, b) => a - b);
  }

  /** Makes a step of the placed digits from which the contradiction follows. */
  private refute({ causes, ...clash }: Clash): Step | undefined {
    const { board, placed } = this;
    const needed = new Set([0, ...causes]);
    for (let index = placed.length - 1; index > 0; index--) {
      if (needed.has(index)) for (const parent of placed[index].parents) needed.add(parent);
    }
    const indexes = [...needed].sort((a, b) => a - b);
    const nodes = indexes.map((index): PatternNode => {
      const { cell, digit, parents } = placed[index];
      return { cells: [cell], digit, on: true, parents: parents.map((it) => indexes.indexOf(it)) };
    });
    const [{ cell, digit }] = placed;
    const pattern: Pattern = { ...clash, chains: [nodes] };
    return elimination('forcing-net-contradiction', pattern, [
      candidateOf(cell, digit, board.geometry),
    ]);
  }
}

/** A cell without a candidate, or a house without a place for a digit. */
interface Clash extends Pick<Pattern, 'cells' | 'digits' | 'houses'> {
  /** The indexes of the placed digits that cause the contradiction. */
  readonly causes: readonly number[];
}
