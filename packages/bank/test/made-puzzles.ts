import { generate } from '@nonet/engine/generate';
import type { Grid } from '@nonet/engine/grid';
import { puzzleFacts } from '@nonet/engine/making';
import { packedCells } from '@nonet/engine/notation';
import { difficultyTools } from '@nonet/engine/rating';
import { finish } from '@nonet/engine/work';
import type { NewPuzzle } from '../dist/puzzle/bank-puzzle.js';

const tools = difficultyTools();

/** Makes puzzles for a bank. No two of them are equivalent. */
export function madePuzzles(seed: string, count: number): NewPuzzle[] {
  const minimal = generate({ seed, count, minimal: true }).puzzles;
  const symmetric = generate({ seed, count, symmetry: 'rotate180' }).puzzles;
  const made = [...minimal, ...symmetric].slice(0, count);
  return made.map(({ puzzle }, i) => newPuzzle(puzzle, { seed, number: i + 1 }));
}

export function newPuzzle(givens: Grid, origin?: NewPuzzle['origin']): NewPuzzle {
  const facts = finish(puzzleFacts(givens, { tools }));
  if (facts.kind !== 'proper') throw new Error(`expected a proper puzzle, got ${facts.kind}`);
  const { difficulty, form, minimal, symmetry } = facts;
  if (form === undefined) throw new Error('expected a canonical form');
  const { boxColumns, boxRows } = givens.geometry;
  return {
    boxRows,
    boxColumns,
    cells: packedCells(givens),
    form,
    givens: givens.digits.filter((digit) => digit > 0).length,
    symmetry,
    minimal,
    se: difficulty?.se,
    hodoku: difficulty && {
      level: difficulty.level,
      score: difficulty.score,
      techniques: difficulty.techniques,
    },
    origin,
    source: 'made',
    version: '0.1.0',
  };
}
