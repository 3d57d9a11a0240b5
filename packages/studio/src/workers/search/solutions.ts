import { type PlainPuzzle, puzzleOf, shapeOf, symbolOf } from '@nonet/engine/notation';
import type { Tally } from '../../picture/tally.ts';
import { immediate } from '../work.ts';
import { eachSolution, SOLUTION_CAP } from './enumerate.ts';

export const solutions = {
  /** Finds at most SOLUTION_CAP solutions. The worker keeps them until the next search begins. */
  explore: ({ searchId, puzzle }: { searchId: number; puzzle: PlainPuzzle }) => {
    kept = new Solutions(searchId, puzzle);
    return kept.find(puzzle);
  },
  /** The solutions `from` to `to` − 1. Empty if another search has begun since. */
  solutions: ({ searchId, from, to }: { searchId: number; from: number; to: number }) =>
    immediate((): readonly string[] => (kept?.searchId === searchId ? kept.cells(from, to) : [])),
};

let kept: Solutions | undefined;

class Solutions {
  readonly searchId: number;
  private readonly size: number;
  /** The digits of all solutions, one after another. */
  private readonly digits: Uint8Array;
  private readonly frequencies: Uint32Array;
  private count = 0;
  private more = false;

  constructor(searchId: number, puzzle: PlainPuzzle) {
    const { cells } = puzzle;
    this.searchId = searchId;
    this.size = shapeOf(puzzle).size;
    this.digits = new Uint8Array(SOLUTION_CAP * cells.length);
    this.frequencies = new Uint32Array(cells.length * this.size);
  }

  *find(puzzle: PlainPuzzle): Generator<Tally, Tally> {
    for (const solution of eachSolution(puzzleOf(puzzle), SOLUTION_CAP + 1)) {
      if (solution) this.add(solution);
      yield this.tally;
    }
    return this.tally;
  }

  cells(from: number, to: number): string[] {
    const { length } = this.frequencies;
    const cells = length / this.size;
    const texts: string[] = [];
    for (let at = Math.max(0, from); at < Math.min(to, this.count); at++) {
      texts.push(Array.from(this.digits.subarray(at * cells, (at + 1) * cells), symbolOf).join(''));
    }
    return texts;
  }

  private get tally(): Tally {
    return { solutions: this.count, more: this.more, frequencies: this.frequencies };
  }

  private add(solution: Uint8Array): void {
    if (this.count === SOLUTION_CAP) {
      this.more = true;
      return;
    }
    this.digits.set(solution, this.count * solution.length);
    for (let cell = 0; cell < solution.length; cell++) {
      this.frequencies[cell * this.size + solution[cell] - 1]++;
    }
    this.count++;
  }
}
