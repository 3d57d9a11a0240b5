import { generate } from '@nonet/engine/generate';
import type { Grid } from '@nonet/engine/grid';
import { puzzleFacts } from '@nonet/engine/making';
import { difficultyTools } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import type { NewPuzzle } from '../dist/puzzle/bank-puzzle.js';
import { newPuzzle } from '../dist/puzzle/new-puzzle.js';

const tools = difficultyTools();

/** Makes puzzles for a bank. No two of them are equivalent. */
export function madePuzzles(seed: string, count: number): NewPuzzle[] {
  const minimal = generate({ seed, count, minimal: true }).puzzles;
  const symmetric = generate({ seed, count, symmetry: 'rotate180' }).puzzles;
  const made = [...minimal, ...symmetric].slice(0, count);
  return made.map(({ givens: puzzle }, i) => madePuzzle(puzzle, { seed, number: i + 1 }));
}

export function madePuzzle(givens: Grid, origin?: NewPuzzle['origin']): NewPuzzle {
  const facts = finish(puzzleFacts(givens, { tools }));
  if (facts.kind !== 'proper') throw new Error(`expected a proper puzzle, got ${facts.kind}`);
  return newPuzzle(givens, facts, { origin, source: 'made', version: '0.1.0' });
}
