import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../../test/shared-data.ts';

/** A puzzle in a step log of HoDoKu. */
export interface LoggedPuzzle {
  readonly puzzle: string;
  readonly steps: readonly LoggedStep[];
  /** `Easy` to `Extreme`. */
  readonly level: string;
  readonly score: number;
}

interface LoggedStep {
  /** The code of the technique in HoDoKu's library, such as `0100`, or `BRUTE_FORCE`. */
  readonly code: string;
  readonly placement: number | undefined;
  /** Candidates (cell × 9 + digit − 1) in HoDoKu's order, each one once. */
  readonly eliminations: readonly number[];
}

/** Reads the puzzles of the step log, one after another. */
export function* readHodokuLog(): Generator<LoggedPuzzle> {
  let puzzle = '';
  let steps: LoggedStep[] = [];
  for (const line of readFileSync(dataPath('ratings/hodoku-2.2.0-steps.txt'), 'utf8').split('\n')) {
    if (line.startsWith('#')) {
      puzzle = line.slice(1);
      steps = [];
    } else if (line.startsWith('=')) {
      const [level, score] = line.slice(2).split(' ');
      yield { puzzle, steps, level, score: Number(score) };
    } else if (line !== '') {
      const [code, placements, deletions] = line.split('|');
      const [placement] = candidates(placements);
      steps.push({ code, placement, eliminations: [...new Set(candidates(deletions))] });
    }
  }
}

/** Reads candidates such as `r1c2<>3` or `r1c2=3`. */
function candidates(text: string): number[] {
  return [...text.matchAll(/r(\d)c(\d)(?:<>|=)(\d)/g)].map(
    ([, row, column, digit]) => (Number(row) * 9 + Number(column) - 10) * 9 + Number(digit) - 1,
  );
}
