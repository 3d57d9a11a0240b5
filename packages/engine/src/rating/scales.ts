import type { BulkSolver } from '../bulk/bulk-solver.ts';
import { sharedSolver } from '../solve/shared-solver.ts';
import { type Position, positionOf } from '../technique/position.ts';
import { type ExplainerResult, ExplainerSummary } from './explainer-summary.ts';
import { HODOKU_SCALE } from './hodoku/hodoku-scale.ts';
import { type HodokuResult, HodokuSummary } from './hodoku/hodoku-summary.ts';
import { type QueuedPosition, queuedPositionOf } from './hodoku/queued-position.ts';
import type { Producer } from './producer.ts';
import type { Scale, ScaleEntry } from './scale.ts';
import { type ScaleId, scaleIds } from './scale-ids.ts';
import { SE_SCALE } from './se-scale.ts';
import { SUKAKU_SCALE } from './sukaku-scale.ts';

/** What each scale makes of a path. */
export interface Results {
  readonly se: ExplainerResult;
  readonly sukaku: ExplainerResult;
  readonly hodoku: HodokuResult;
}

/** The positions in which the producers of a scale find steps. */
export type PositionOf<S extends ScaleId> = S extends 'hodoku' ? QueuedPosition : Position;

type Scales = { readonly [S in ScaleId]: Scale<PositionOf<S>, Results[S]> };

const SCALES: Scales = {
  se: explainer(SE_SCALE),
  sukaku: explainer(SUKAKU_SCALE),
  hodoku: {
    newPosition: queuedPositionOf,
    entries: HODOKU_SCALE,
    newSummary: () => new HodokuSummary(),
  },
};

function explainer(entries: readonly ScaleEntry[]): Scale<Position, ExplainerResult> {
  return { newPosition: positionOf, entries, newSummary: (max) => new ExplainerSummary(max) };
}

/** @throws RangeError if there is no such scale. */
export function scaleOf<S extends ScaleId>(id: S): Scales[S] {
  if (Object.hasOwn(SCALES, id)) return SCALES[id];
  throw new RangeError(`expected a scale (${scaleIds.join(', ')}), got ${id}`);
}

/**
 * Makes the producers of a scale, in its order. Several paths can share them, one path after
 * another.
 *
 * @throws RangeError if there is no such scale.
 */
export function producersOf<S extends ScaleId>(scale: S): readonly Producer<PositionOf<S>>[] {
  return scaleOf(scale).entries.map(({ make }) => make());
}

const shared = new Map<ScaleId, readonly Producer[]>();

/**
 * The producers and the solver that all calls of `rate`, `explain` and `hint` share, and the scores
 * of generated puzzles. Making the producers takes a few milliseconds.
 *
 * @throws RangeError if there is no such scale.
 */
export function sharedTools<S extends ScaleId>(
  scale: S,
): { readonly producers: readonly Producer<PositionOf<S>>[]; readonly solver: BulkSolver } {
  const producers = shared.get(scale) ?? producersOf(scale);
  shared.set(scale, producers);
  return { producers, solver: sharedSolver() };
}

/**
 * Returns how many producers are needed to find every step with at most this rating. They are the
 * first ones in the order of the scale.
 *
 * @throws RangeError if there is no such scale.
 */
export function countProducers(scale: ScaleId, max: number): number {
  return scaleOf(scale).entries.findLastIndex(({ least }) => least <= max) + 1;
}
