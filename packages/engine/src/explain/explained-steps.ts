import { type GridState, type StepInGrid, stateOf } from '../draw/grid-state.ts';
import { CLASSIC } from '../grid/geometry.ts';
import type { Grid } from '../grid/grid.ts';
import { apply } from '../rating/path.ts';
import type { RatedStep } from '../rating/producer.ts';
import { Board } from '../technique/any-size/board.ts';
import { positionOf } from '../technique/position.ts';
import { type StepTextOptions, stepText } from './step-text.ts';
import { techniqueNames } from './technique-names.ts';

/** A step with its text, and the grid before it. */
export interface ExplainedStep extends RatedStep, StepInGrid {
  /** The name of the technique, such as "X-Wing". */
  readonly name: string;
  /** Why the step is true, and what follows from it. In a notation, a text may have several lines. */
  readonly text: string;
}

/** Writes the texts of the steps of a path from these givens. */
export function explainSteps(
  givens: Grid,
  steps: readonly RatedStep[],
  options: Omit<StepTextOptions, 'geometry'>,
): ExplainedStep[] {
  const { geometry } = givens;
  return stepsInGrid(givens, steps).map((step) => ({
    ...step,
    name: techniqueNames[step.technique][options.language],
    text: stepText(step, { ...options, geometry }),
  }));
}

/** Adds the grid before each step to the steps of a path from these givens. */
export function stepsInGrid(
  givens: Grid,
  steps: readonly RatedStep[],
): readonly (RatedStep & StepInGrid)[] {
  const position = givens.geometry === CLASSIC ? positionOf(givens) : new Board(givens);
  return steps.map((step) => {
    const before = stateOf(givens, position);
    apply(step, position);
    return inGrid(step, before);
  });
}

/** Adds the grid before a step. The copy has the getters of the step: the pattern of a net is computed when it is read. */
export function inGrid(step: RatedStep, before: GridState): RatedStep & StepInGrid {
  const properties = Object.getOwnPropertyDescriptors(step);
  return Object.defineProperties({ before } as RatedStep & StepInGrid, properties);
}
