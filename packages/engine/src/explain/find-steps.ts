import { CLASSIC } from '../grid/geometry.ts';
import { type FinderOptions, finderOf } from '../rating/hodoku/finders.ts';
import { UNIQUENESS } from '../rating/hodoku/uniqueness.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import { Board } from '../technique/any-size/board.ts';
import { anySizeFinders } from '../technique/any-size/finders.ts';
import type { Receive } from '../technique/finder.ts';
import type { Step, TechniqueId } from '../technique/step.ts';
import { finish } from '../work/work.ts';
import { type NoPosition, PlayerCheck, type PlayerPosition } from './player-check.ts';

/** The options of the finders are for 9×9 puzzles. */
export interface FindStepsOptions extends FinderOptions {
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
 * @throws RangeError if the technique is not one of HoDoKu's, if it is not available for the size of
 *   the puzzle, or if the limit is not a positive whole number.
 */
export function findSteps(
  puzzle: Puzzle,
  technique: TechniqueId,
  { limit = 1000, ...options }: FindStepsOptions = {},
): FoundSteps {
  if (!Number.isInteger(limit) || limit < 1) {
    throw new RangeError(`expected limit to be a whole number of at least 1, got ${limit}`);
  }
  const search =
    puzzle.givens.geometry === CLASSIC
      ? classicSearch(technique, options)
      : anySizeSearch(technique);
  const checked = finish(new PlayerCheck(puzzle, { solver: sharedSolver() }));
  if (checked.kind !== 'position') return checked;
  const { isProper, position } = checked;
  if (!isProper && technique in UNIQUENESS) return { kind: 'not-proper' };
  const steps: Step[] = [];
  const seen = new Set<string>();
  const isCut = search(position, (step) => {
    // A pair in a row and a box, for example, is found in both houses.
    const key = JSON.stringify(step);
    if (seen.has(key)) return false;
    if (steps.length === limit) return true;
    seen.add(key);
    steps.push(step);
    return false;
  });
  return { kind: 'found', steps, complete: !isCut };
}

/** Passes the steps of a technique to `receive`. Returns whether `receive` ended the search. */
type StepSearch = (position: PlayerPosition['position'], receive: Receive) => boolean;

function classicSearch(technique: TechniqueId, options: FinderOptions): StepSearch {
  const finder = finderOf(technique, options);
  return (position, receive) => !(position instanceof Board) && finder(position, receive);
}

function anySizeSearch(technique: TechniqueId): StepSearch {
  const find = anySizeFinders[technique];
  if (!find) throw new RangeError(`expected a technique for puzzles of any size, got ${technique}`);
  return (position, receive) => {
    if (!(position instanceof Board)) return false;
    for (const step of find(position)) {
      if (step?.technique === technique && receive(step)) return true;
    }
    return false;
  };
}
