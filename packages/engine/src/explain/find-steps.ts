import { type StepInGrid, stateOf } from '../draw/grid-state.ts';
import { assumesOneSolution, type SearchId, techniqueRows } from '../rating/hodoku/hodoku-scale.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import type { TechniqueId } from '../technique/step.ts';
import { finish } from '../work/work.ts';
import { fillIn, type NoPosition, PlayerCheck } from './player-check.ts';

export interface FindStepsOptions {
  /** The most steps to find, at least 1. Large fish can have thousands of instances. Default: 1000. */
  readonly limit?: number;
}

export type FoundSteps =
  | {
      readonly kind: 'found';
      readonly steps: readonly StepInGrid[];
      /** Whether these are all steps. False if the limit ended the search. */
      readonly complete: boolean;
    }
  | NoPosition
  /** The technique relies on a single solution, and the givens alone have several. */
  | { readonly kind: 'not-proper' };

/**
 * Finds every step of one technique, or of the techniques of a row of HoDoKu's table, such as
 * `nice-loop`. The pencilmarks of the puzzle are the candidates that the player has left in each
 * cell.
 *
 * @throws RangeError if `anySizeFinders` does not have the technique, or if the limit is not a
 *   positive whole number.
 */
export function findSteps(
  puzzle: Puzzle,
  technique: SearchId,
  { limit = 1000 }: FindStepsOptions = {},
): FoundSteps {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new RangeError(`expected limit to be a whole number of at least 1, got ${limit}`);
  }
  const techniques: readonly TechniqueId[] = techniqueRows.find(({ id }) => id === technique)
    ?.techniques ?? [technique as TechniqueId];
  const find = anySizeFinders[techniques[0]];
  if (!find) throw new RangeError(`expected a technique that findSteps has, got ${technique}`);
  const checked = finish(new PlayerCheck(puzzle, { solver: sharedSolver() }));
  if (checked.kind !== 'position') return checked;
  if (!checked.isProper && assumesOneSolution(technique)) return { kind: 'not-proper' };
  const board = fillIn(new Board(puzzle.givens), checked);
  const before = stateOf(puzzle.givens, board);
  const steps: StepInGrid[] = [];
  const seen = new Set<string>();
  for (const step of find(board)) {
    if (!step || !techniques.includes(step.technique)) continue;
    // A pair in a row and a box, for example, is found in both houses.
    const key = JSON.stringify(step);
    if (seen.has(key)) continue;
    if (steps.length === limit) return { kind: 'found', steps, complete: false };
    seen.add(key);
    steps.push({ ...step, before });
  }
  return { kind: 'found', steps, complete: true };
}
