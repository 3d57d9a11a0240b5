import { assumesOneSolution } from '../rating/hodoku/hodoku-scale.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import type { Step, TechniqueId } from '../technique/step.ts';
import { finish } from '../work/work.ts';
import { fillIn, type NoPosition, PlayerCheck } from './player-check.ts';

export interface FindStepsOptions {
  /** The most steps to find, at least 1. Large fish can have thousands of instances. Default: 1000. */
  readonly limit?: number;
}

export type FoundSteps =
  | {
      readonly kind: 'found';
      readonly steps: readonly Step[];
      /** Whether these are all steps. False if the limit ended the search. */
      readonly complete: boolean;
    }
  | NoPosition
  /** The technique relies on a single solution, and the givens alone have several. */
  | { readonly kind: 'not-proper' };

/**
 * Finds every step of one technique, such as all X-Wings, and not only the next one. The
 * pencilmarks of the puzzle are the candidates that the player has left in each cell.
 *
 *     findSteps({ givens }, 'x-wing')
 *
 * @throws RangeError if `anySizeFinders` does not have the technique, or if the limit is not a
 *   positive whole number.
 */
export function findSteps(
  puzzle: Puzzle,
  technique: TechniqueId,
  { limit = 1000 }: FindStepsOptions = {},
): FoundSteps {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new RangeError(`expected limit to be a whole number of at least 1, got ${limit}`);
  }
  const find = anySizeFinders[technique];
  if (!find) throw new RangeError(`expected a technique that findSteps has, got ${technique}`);
  const checked = finish(new PlayerCheck(puzzle, { solver: sharedSolver() }));
  if (checked.kind !== 'position') return checked;
  if (!checked.isProper && assumesOneSolution(technique)) return { kind: 'not-proper' };
  const steps: Step[] = [];
  const seen = new Set<string>();
  for (const step of find(fillIn(new Board(puzzle.givens), checked))) {
    if (step?.technique !== technique) continue;
    // A pair in a row and a box, for example, is found in both houses.
    const key = JSON.stringify(step);
    if (seen.has(key)) continue;
    if (steps.length === limit) return { kind: 'found', steps, complete: false };
    seen.add(key);
    steps.push(step);
  }
  return { kind: 'found', steps, complete: true };
}
