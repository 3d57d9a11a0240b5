import type { Constraint } from '../constraint/constraint.ts';
import { CLASSIC, type Geometry, internGeometry } from '../grid/geometry.ts';
import { type Grid, internGrid } from '../grid/grid.ts';
import type { Step } from '../technique/step.ts';
import type { Layer } from './layer.ts';

/** A grid while it is solved. */
export interface GridState {
  readonly geometry: Geometry;
  /** Cell → its given, or 0. */
  readonly givens: ArrayLike<number>;
  /** Cell → its digit, or 0. */
  readonly values: Uint8Array;
  /** Cell → its candidates. */
  readonly candidates: Uint16Array | Int32Array;
  /** The rules of a variant. Default: none. */
  readonly constraints?: readonly Constraint[];
}

/** A step, and the grid before it. */
export interface StepInGrid extends Step {
  readonly before: GridState;
}

/** The geometry of a step that has its grid. Otherwise that of 9×9 puzzles. */
export function geometryOf(step: Step | StepInGrid): Geometry {
  return 'before' in step ? internGeometry(step.before.geometry) : CLASSIC;
}

/** Copies the state of a position. */
export function stateOf(
  givens: Grid,
  { candidates, values }: Pick<GridState, 'candidates' | 'values'>,
  constraints?: readonly Constraint[],
): GridState {
  const { digits, geometry } = internGrid(givens, 'givens');
  const state = {
    geometry,
    givens: digits,
    values: values.slice(),
    candidates: candidates.slice(),
  };
  return constraints?.length ? { ...state, constraints } : state;
}

export function gridLayers({ candidates, constraints = [], givens, values }: GridState): Layer[] {
  return [
    { kind: 'constraints', constraints },
    { kind: 'notes', notes: candidates },
    { kind: 'digits', digits: values, as: 'placed' },
    { kind: 'digits', digits: givens, as: 'given' },
  ];
}
