import { readFileSync } from 'node:fs';
import { dataPath } from '../../../../test/shared-data.ts';

/** A puzzle in a step log of Sudoku Explainer. Ratings are tenths. */
export interface LoggedPuzzle {
  readonly puzzle: string;
  readonly steps: readonly LoggedStep[];
  readonly er: number;
  readonly ep: number;
  readonly ed: number;
}

export interface LoggedStep {
  readonly producer: number;
  readonly rating: number;
  /** Candidates (cell × 9 + digit − 1), ascending. */
  readonly eliminations: readonly number[];
  readonly placement: number | undefined;
  /** Such as `c12k4`: complexity 12, sort key 4. Empty outside chains. */
  readonly chain: string;
}

/** Reads the puzzles of a step log, one after another. */
export function* readStepLog(name: string = 'ratings/se-1.2.1-steps.txt'): Generator<LoggedPuzzle> {
  let puzzle = '';
  let steps: LoggedStep[] = [];
  for (const line of readFileSync(dataPath(name), 'utf8').split('\n')) {
    if (line.startsWith('#')) {
      puzzle = line.slice(1);
      steps = [];
    } else if (line.startsWith('=')) {
      const [er, ep, ed] = line.slice(2).split(' ').map(Number);
      yield { puzzle, steps, er, ep, ed };
    } else if (line !== '') {
      steps.push(parseStep(line));
    }
  }
}

/** Writes a step as a line of a log, with the eliminations ascending. */
export function formatStep({
  producer,
  rating,
  eliminations,
  placement,
  chain,
}: LoggedStep): string {
  const removed = eliminations.map((it) => `${Math.floor(it / 9)}-${(it % 9) + 1}`);
  const placed =
    placement === undefined ? [] : [`${Math.floor(placement / 9)}=${(placement % 9) + 1}`];
  return [producer, rating, ...removed, ...placed, chain].join(' ').trimEnd();
}

function parseStep(line: string): LoggedStep {
  const [producer, rating, ...rest] = line.split(' ');
  const eliminations = rest.filter((part) => part.includes('-')).map(candidate);
  const placed = rest.find((part) => part.includes('='));
  return {
    producer: Number(producer),
    rating: Number(rating),
    eliminations: eliminations.sort((a, b) => a - b),
    placement: placed === undefined ? undefined : candidate(placed),
    chain: rest.find((part) => part.startsWith('c')) ?? '',
  };
}

/** `5-3` and `5=3` are candidate 47: digit 3 in cell 5. */
function candidate(text: string): number {
  const [cell, digit] = text.split(/[-=]/).map(Number);
  return cell * 9 + digit - 1;
}
