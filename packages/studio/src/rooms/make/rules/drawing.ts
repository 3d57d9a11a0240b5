import type { Constraint } from '@nonet/engine/constraint';
import type { Refusal } from './drawn-constraints.ts';
import type { Regions } from './regions.ts';
import type { Family } from './tools.ts';

/** The palette of constraints, and what is being drawn with it. */
export interface Drawing {
  readonly family: Family;
  /** The id of a tool, or `regions` while regions are painted. Undefined if the grid takes digits. */
  readonly tool: string | undefined;
  /** The cells that are chosen for the next constraint, in order. */
  readonly path: readonly number[];
  /** Why the last one was refused. */
  readonly refusal: Refusal | undefined;
  /** Tool → the number for its next constraint, as it is typed. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Constraints that the grid does not show. They still count. */
  readonly hidden: readonly Constraint[];
  /** Regions that are painted, until all are whole. */
  readonly regions: Regions | undefined;
  /** The region that is painted. */
  readonly region: number;
}

export const NOT_DRAWN: Drawing = {
  family: 'houses',
  tool: undefined,
  path: [],
  refusal: undefined,
  numbers: {},
  hidden: [],
  regions: undefined,
  region: 0,
};

/** The drawing for a puzzle that has changed. The tool stays in the hand. */
export function notDrawing(drawing: Drawing, cells: number): Drawing {
  const { path, refusal } = drawing;
  const regions = drawing.regions?.length === cells ? drawing.regions : undefined;
  if (path.length === 0 && refusal === undefined && regions === drawing.regions) return drawing;
  return { ...drawing, path: [], refusal: undefined, regions };
}
