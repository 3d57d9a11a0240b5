import { symbolOf } from '@nonet/engine/notation';
import { type PuzzleText, puzzleOf } from '../picture/puzzle-text.ts';
import type { Tally } from '../picture/tally.ts';
import { CAP, eachSolution } from './enumerate.ts';
import { type Answers, atOnce } from './work.ts';

export interface SolutionsDesk {
  /** Finds and counts solutions, up to the cap. They are kept until another puzzle's are sought. */
  explore: { asked: { take: number; puzzle: PuzzleText }; answer: Tally; told: Tally };
  /** Solutions from one up to another, in the order found; none when others were sought since. */
  solutions: {
    asked: { take: number; from: number; to: number };
    answer: readonly string[];
    told: never;
  };
}

export const solutions: Answers<SolutionsDesk> = {
  explore: ({ take, puzzle }) => {
    kept = new Solutions(take, puzzle);
    return kept.find(puzzle);
  },
  solutions: ({ take, from, to }) =>
    atOnce(() => (kept?.take === take ? kept.cells(from, to) : [])),
};

let kept: Solutions | undefined;

class Solutions {
  readonly take: number;
  private readonly size: number;
  /** The digits of one solution after another. */
  private readonly digits: Uint8Array;
  private readonly frequencies: Uint32Array;
  private count = 0;
  private more = false;

  constructor(take: number, { boxRows, boxColumns, cells }: PuzzleText) {
    this.take = take;
    this.size = boxRows * boxColumns;
    this.digits = new Uint8Array(CAP * cells.length);
    this.frequencies = new Uint32Array(cells.length * this.size);
  }

  *find(puzzle: PuzzleText): Generator<Tally, Tally> {
    for (const solution of eachSolution(puzzleOf(puzzle), CAP + 1)) {
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
    if (this.count === CAP) {
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
