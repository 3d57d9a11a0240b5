import { type GridState, type StepInGrid, stateOf } from '../draw/grid-state.ts';
import { withMarks } from '../rating/fill-in.ts';
import { apply } from '../rating/path.ts';
import type { RatedStep } from '../rating/producer.ts';
import { isRatable } from '../rating/ratable.ts';
import type { Puzzle } from '../search/puzzle.ts';
import { Board } from '../technique/any-size/board.ts';
import { positionOf } from '../technique/position.ts';
import { ruledPuzzle } from './ruled-puzzle.ts';
import { type StepTextOptions, stepText } from './step-text.ts';
import { techniqueNames } from './technique-names.ts';

/** A step with its text, and the grid before it. */
export interface ExplainedStep extends RatedStep, StepInGrid {
  /** The name of the technique, such as "X-Wing". */
  readonly name: string;
  /** Why the step is true, and what follows from it. In a notation, a text may have several lines. */
  readonly text: string;
}

/** Writes the texts of the steps of a path from this puzzle. */
export function explainSteps(
  puzzle: Puzzle,
  steps: readonly RatedStep[],
  options: Omit<StepTextOptions, 'geometry'>,
): ExplainedStep[] {
  return stepsInGrid(puzzle, steps).map((step) => ({
    ...step,
    name: techniqueNames[step.technique][options.language],
    text: stepText(step, options),
  }));
}

/** Adds the grid before each step to the steps of a path from this puzzle. */
export function stepsInGrid(
  puzzle: Puzzle,
  steps: readonly RatedStep[],
): readonly (RatedStep & StepInGrid)[] {
  puzzle = ruledPuzzle(puzzle);
  const { constraints, givens } = puzzle;
  const start = isRatable(puzzle) ? positionOf(givens) : new Board(givens);
  const position = withMarks(start, puzzle);
  return steps.map((step) => {
    const before = stateOf(givens, position, constraints);
    apply(step, position);
    return inGrid(step, before);
  });
}

/** Adds the grid before a step. The copy has the getters of the step: the pattern of a net is computed when it is read. */
export function inGrid(step: RatedStep, before: GridState): RatedStep & StepInGrid {
  const { before: _, ...properties } = Object.getOwnPropertyDescriptors<Partial<StepInGrid>>(step);
  return Object.defineProperties({ before } as RatedStep & StepInGrid, properties);
}
