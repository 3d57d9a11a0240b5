import type { Grid } from '../../grid/grid.ts';
import type { Board } from '../../technique/any-size/board.ts';
import type { Find } from '../../technique/any-size/find.ts';
import { anySizeFinders } from '../../technique/any-size/finders.ts';
import type { TechniqueId } from '../../technique/step.ts';
import { workOf } from '../../work/work.ts';
import { type Found, type Producer, withRating } from '../producer.ts';
import { bruteForceStep } from './brute-force.ts';
import { type SearchId, type TechniqueRow, techniqueRows } from './hodoku-scale.ts';

/** A search in HoDoKu's order, for puzzles of any size. */
export interface AnySizeSearch {
  readonly id: SearchId;
  readonly producer: Producer<Board>;
}

/**
 * The searches that support puzzles of any size, in HoDoKu's order. The rating of a step is what
 * HoDoKu adds to the score for the technique.
 *
 * @param solution The solution of the puzzle. It gives the next digit if no technique finds a step.
 */
export function anySizeSearches(solution: Grid): readonly AnySizeSearch[] {
  return techniqueRows.flatMap((row) => {
    return searchOf(row, anySizeFinders, solution) ?? [];
  });
}

/** The search of a row, if there is a finder for it. */
export function searchOf(
  row: TechniqueRow,
  finders: Readonly<Partial<Record<TechniqueId, Find>>>,
  solution: Grid,
): AnySizeSearch | undefined {
  const { id, techniques } = row;
  if (id === 'brute-force') return { id, producer: bruteForce(solution, row) };
  const find = finders[techniques[0]];
  return find && { id, producer: producerOf(row, find) };
}

function bruteForce(solution: Grid, { score }: TechniqueRow): Producer<Board> {
  return { find: (board) => withRating(bruteForceStep(board, solution), score) };
}

function producerOf({ score, techniques }: TechniqueRow, find: Find): Producer<Board> {
  return { begin: (board) => workOf(firstStep(board, find, techniques, score)) };
}

/** A finder yields about this many times in a slice of a few milliseconds. */
const SLICE = 16;

function* firstStep(
  board: Board,
  find: Find,
  techniques: readonly TechniqueId[],
  score: number,
): Generator<undefined, Found> {
  let left = SLICE;
  for (const step of find(board)) {
    if (step && techniques.includes(step.technique)) return { step: withRating(step, score) };
    if (--left > 0) continue;
    left = SLICE;
    yield;
  }
  return { step: undefined };
}
