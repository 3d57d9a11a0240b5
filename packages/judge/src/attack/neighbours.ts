import { BulkSolver } from '@nonet/engine/bulk';
import type { Random } from '@nonet/engine/generate';
import { allDigits, CLASSIC, identityTransform, type Transform } from '@nonet/engine/grid';
import { mapped, type ProperPuzzle, renamed } from '../cases/proper-puzzle.ts';

/**
 * The kinds of moves from a puzzle to a similar puzzle:
 *
 * - `digits` swaps two digits, `lines` swaps two lines or chutes, or transposes the grid;
 * - `add` adds a given, `remove` removes a redundant given, `move` does both;
 * - `change` gives a cell a different digit, so the solution changes.
 */
export const moveKinds = ['digits', 'lines', 'add', 'remove', 'move', 'change'] as const;
export type MoveKind = (typeof moveKinds)[number];

const { cells: CELLS, size: SIZE } = CLASSIC;
const ALL = allDigits(SIZE);
const WIDTH = CLASSIC.boxRows;
/**
 * After a digit has changed, at most this many givens are added to make the puzzle proper again.
 */
const MOST_ADDED = 4;

/** Makes random moves from a proper puzzle to another proper puzzle. */
export class Neighbours {
  private readonly random: Random;
  private readonly solver = new BulkSolver();
  private readonly masks = new Uint16Array(CELLS);
  private readonly found = new Uint8Array(CELLS);

  constructor(random: Random) {
    this.random = random;
  }

  /** Returns the puzzle with its solution, or undefined if it is not proper. */
  proper(givens: Uint8Array): ProperPuzzle | undefined {
    if (this.solver.solveOne(givens, this.found) !== 1) return undefined;
    return { givens: givens.slice(), solution: this.solutionFound() };
  }

  /** Makes a random move of this kind. Returns undefined if the move drawn is impossible. */
  neighbour(puzzle: ProperPuzzle, kind: MoveKind): ProperPuzzle | undefined {
    switch (kind) {
      case 'digits':
        return renamed(puzzle, this.swappedDigits());
      case 'lines':
        return mapped(puzzle, this.movedLines());
      case 'add':
        return this.withGiven(puzzle);
      case 'remove':
        return this.withoutGiven(puzzle, -1);
      case 'move': {
        const added = this.withGiven(puzzle);
        return added && this.withoutGiven(added, differentCell(puzzle, added));
      }
      case 'change':
        return this.changed(puzzle);
    }
  }

  /** Removes redundant givens in random order until every given is needed. */
  minimal({ givens, solution }: ProperPuzzle): ProperPuzzle {
    const left = givens.slice();
    for (const cell of this.random.shuffle(cellsWhere(givens, (given) => given !== 0))) {
      if (this.isRedundant(left, cell)) left[cell] = 0;
    }
    return { givens: left, solution };
  }

  /** Goes through the cells in this order, and removes each given that is redundant. */
  dug({ givens, solution }: ProperPuzzle, cells: readonly number[]): ProperPuzzle {
    const left = givens.slice();
    for (const cell of cells) if (this.isRedundant(left, cell)) left[cell] = 0;
    return { givens: left, solution };
  }

  private withGiven({ givens, solution }: ProperPuzzle): ProperPuzzle | undefined {
    const cell = this.oneOf(cellsWhere(givens, (given) => given === 0));
    if (cell === undefined) return undefined;
    return { givens: givens.with(cell, solution[cell]), solution };
  }

  /** Removes a redundant given from a cell other than `kept`. */
  private withoutGiven({ givens, solution }: ProperPuzzle, kept: number): ProperPuzzle | undefined {
    const cells = this.random.shuffle(cellsWhere(givens, (given) => given !== 0));
    const cell = cells.find((one) => one !== kept && this.isRedundant(givens, one));
    return cell === undefined ? undefined : { givens: givens.with(cell, 0), solution };
  }

  /** Gives a cell a different digit, and adds givens until the puzzle is proper. */
  private changed({ givens }: ProperPuzzle): ProperPuzzle | undefined {
    const cell = this.oneOf(cellsWhere(givens, (given) => given !== 0));
    if (cell === undefined || !this.solvesOtherwise(givens, cell)) return undefined;
    const solution = this.solutionFound();
    const changed = givens.with(cell, solution[cell]);
    for (let added = 0; added <= MOST_ADDED; added++) {
      const blanks = this.random.shuffle(cellsWhere(changed, (given) => given === 0));
      const open = blanks.find((blank) => this.solvesOtherwise(changed, blank, solution[blank]));
      if (open === undefined) return { givens: changed, solution };
      changed[open] = solution[open];
    }
    return undefined;
  }

  private isRedundant(givens: Uint8Array, cell: number): boolean {
    return givens[cell] !== 0 && !this.solvesOtherwise(givens, cell);
  }

  /** Searches for a solution in which the cell does not have `digit`. */
  private solvesOtherwise(givens: Uint8Array, cell: number, digit: number = givens[cell]): boolean {
    const { found, masks, solver } = this;
    givens.forEach((given, at) => {
      masks[at] = given === 0 ? ALL : 1 << (given - 1);
    });
    masks[cell] = ALL & ~(1 << (digit - 1));
    return solver.solveOne(masks, found, { limit: 1 }) === 1;
  }

  private solutionFound(): Uint8Array {
    return this.found.map((symbol) => symbol - 48);
  }

  private swappedDigits(): number[] {
    const digits = [...identityTransform(CLASSIC).digits];
    const one = 1 + this.random.below(SIZE);
    const other = 1 + ((one + this.random.below(SIZE - 1)) % SIZE);
    [digits[one], digits[other]] = [digits[other], digits[one]];
    return digits;
  }

  private movedLines(): Transform {
    const identity = identityTransform(CLASSIC);
    if (this.random.below(5) === 0) return { ...identity, transpose: true };
    const swapped = this.random.below(2) === 0 ? this.swappedChutes() : this.swappedLines();
    const isRows = this.random.below(2) === 0;
    return { ...identity, ...(isRows ? { rows: swapped } : { columns: swapped }) };
  }

  private swappedLines(): number[] {
    const chute = WIDTH * this.random.below(SIZE / WIDTH);
    const [one, other] = this.random.shuffle([0, 1, 2]);
    const lines = [...identityTransform(CLASSIC).rows];
    [lines[chute + one], lines[chute + other]] = [chute + other, chute + one];
    return lines;
  }

  private swappedChutes(): number[] {
    const [one, other] = this.random.shuffle([0, 1, 2]);
    const chutes = [0, 1, 2];
    [chutes[one], chutes[other]] = [other, one];
    return chutes.flatMap((chute) => [0, 1, 2].map((line) => chute * WIDTH + line));
  }

  private oneOf<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.random.below(list.length)];
  }
}

function cellsWhere(givens: Uint8Array, accepts: (given: number) => boolean): number[] {
  const cells: number[] = [];
  givens.forEach((given, cell) => {
    if (accepts(given)) cells.push(cell);
  });
  return cells;
}

function differentCell(a: ProperPuzzle, b: ProperPuzzle): number {
  return a.givens.findIndex((given, cell) => given !== b.givens[cell]);
}
