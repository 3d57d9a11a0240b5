import type { Geometry } from './grid/geometry.ts';
import type { NotationError } from './notation/notation.ts';
import { packedCells } from './notation/packed.ts';
import { parsePuzzle } from './notation/puzzle-reader.ts';
import { strategies, strategyById } from './search/all.ts';
import { propagation } from './search/propagation.ts';
import { type Outcome, type SolveOptions, solvePuzzle } from './search/solve-puzzle.ts';
import type { Strategy } from './search/strategy.ts';

export interface SolveTextOptions extends Omit<SolveOptions, 'strategy'> {
  /** A strategy or its id. Default: propagation. */
  readonly strategy?: Strategy | string;
  /** The shape of the grid. Default: the usual one of its size. */
  readonly geometry?: Geometry;
}

export type Solved =
  | {
      readonly ok: true;
      /** The solution, row by row, a symbol a cell; of several the smallest; undefined if none. */
      readonly solution: string | undefined;
      /** 0, 1 or, up to the limit, more. */
      readonly solutions: number;
      readonly outcome: Outcome;
    }
  | { readonly ok: false; readonly error: NotationError };

/**
 * Solves the first puzzle of a text in any notation.
 *
 *     solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')
 *
 * Text that is no puzzle is answered with an error that says where and what was expected.
 *
 * @throws RangeError when the strategy is unknown or the limit is not at least 1.
 */
export function solve(text: string, options: SolveTextOptions = {}): Solved {
  const read = parsePuzzle(text, options.geometry && { geometry: options.geometry });
  if (!read.ok) return read;
  const { strategy, ...bounds } = options;
  const outcome = solvePuzzle(read.record, { ...bounds, strategy: strategyOf(strategy) });
  const solution = outcome.solution && packedCells(outcome.solution);
  return { ok: true, solution, solutions: outcome.solutions, outcome };
}

function strategyOf(strategy: Strategy | string = propagation): Strategy {
  if (typeof strategy !== 'string') return strategy;
  const known = strategyById(strategy);
  if (known) return known;
  const ids = strategies.map(({ id }) => id).join(', ');
  throw new RangeError(`expected a strategy (${ids}), got "${strategy}"`);
}
